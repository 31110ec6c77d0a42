/** A pincode of the sample: its city, and its post office. */
export interface DemoPincode {
  readonly pincode: string
  readonly city: string
  readonly office: string
}

/**
 * A small sample of India's pincodes, for trying the shop out: `city: pincode office; …`, the digits that repeat left out. The full
 * list of the post is loaded by the shop itself (docs/operations.md).
 */
const rows = `
New Delhi: 110001 Connaught Place; 2 Darya Ganj; 3 Lodi Road; 4 Rashtrapati Bhavan; 5 Karol Bagh; 6 Chandni Chowk; 7 Delhi University; 8 Patel Nagar; 11 Udyog Bhawan; 12 Pusa; 14 Jangpura; 15 Ramesh Nagar; 18 Tilak Nagar; 21 Chanakyapuri; 24 Lajpat Nagar; 25 Okhla; 27 Rajouri Garden; 34 Pitampura; 35 Inderlok; 51 Krishna Nagar; 55 Paharganj; 58 Janakpuri; 91 Mayur Vihar; 92 Laxmi Nagar
Dwarka: 110075 Dwarka; 77 Dwarka Sector 8; 78 Dwarka Sector 6; 45 Palam
Rohini: 110085 Rohini; 89 Rohini Sector 16; 42 Samaypur Badli
Saket: 110017 Malviya Nagar; 16 Hauz Khas; 30 Mehrauli; 19 Kalkaji; 48 Greater Kailash; 49 South Extension; 62 Sangam Vihar
Mumbai: 400001 Mumbai GPO; 2 Kalbadevi; 3 Mandvi; 4 Girgaon; 5 Colaba; 6 Malabar Hill; 7 Grant Road; 8 Mumbai Central; 10 Mazgaon; 11 Jacob Circle; 12 Parel; 13 Delisle Road; 14 Dadar; 16 Mahim; 17 Dharavi; 18 Worli; 19 Matunga; 20 Churchgate; 21 Nariman Point; 22 Sion; 25 Prabhadevi; 26 Cumballa Hill; 28 Shivaji Park
Andheri: 400053 Andheri West; 58 Azad Nagar; 69 Andheri East; 49 Juhu; 50 Bandra West; 51 Bandra East; 52 Khar; 54 Santacruz; 56 Vile Parle West; 57 Vile Parle East; 59 Marol; 63 Goregaon East; 64 Malad West; 67 Kandivali West; 71 Chembur; 76 Powai; 80 Mulund West; 92 Borivali West
Pune: 411001 Pune Camp; 2 Shukrawar Peth; 4 Deccan Gymkhana; 5 Shivajinagar; 6 Yerawada; 7 Aundh; 9 Parvati; 11 Kasba Peth; 13 Hadapsar; 14 Vadgaon Sheri; 16 Model Colony; 21 Bavdhan; 28 Magarpatta; 33 Wakad; 37 Bibwewadi; 38 Kothrud; 40 Wanowrie; 45 Baner; 57 Hinjawadi
Nagpur: 440001 Nagpur GPO; 9 Hanuman Nagar; 10 Dharampeth; 22 Pratap Nagar
Thane: 400601 Thane; 2 Naupada; 4 Wagle Estate; 7 Kolshet; 10 Majiwada
Navi Mumbai: 400703 Vashi; 5 Sanpada; 6 Nerul; 8 Airoli; 614 CBD Belapur
Nashik: 422001 Nashik; 2 Shivaji Nagar; 9 Indira Nagar
Chhatrapati Sambhajinagar: 431001 Aurangabad; 3 CIDCO
Kolhapur: 416001 Kolhapur; 3 Rajarampuri
Bengaluru: 560001 Bengaluru GPO; 2 City Market; 3 Malleswaram; 4 Basavanagudi; 5 Fraser Town; 8 Ulsoor; 9 Kempegowda Road; 10 Rajajinagar; 11 Jayanagar; 16 Ramamurthy Nagar; 17 Vimanapura; 18 Chamarajpet; 20 Sheshadripuram; 22 Yeshwanthpur; 24 Hebbal; 25 Museum Road; 27 Sampangiram Nagar; 29 Taverekere; 30 Adugodi; 34 Koramangala; 37 Marathahalli; 38 Indiranagar; 40 Vijayanagar; 41 Jayanagar East; 43 Kalyan Nagar; 48 Mahadevapura; 50 Ashoknagar; 52 Vasanthnagar; 64 Yelahanka; 66 Whitefield; 68 Bommanahalli; 70 Banashankari; 71 Domlur; 75 Jeevan Bima Nagar; 76 Bannerghatta Road; 78 JP Nagar; 80 Sadashivanagar; 85 BSK 2nd Stage; 95 Koramangala VI; 100 Electronics City; 102 HSR Layout; 103 Bellandur
Mysuru: 570001 Mysuru; 2 Nazarbad; 8 Chamundi; 17 Vijayanagar
Mangaluru: 575001 Mangaluru; 3 Kodialbail
Hubballi: 580020 Hubballi; 29 Keshwapur
Belagavi: 590001 Belagavi; 6 Tilakwadi
Chennai: 600001 Chennai GPO; 2 Anna Road; 4 Mylapore; 5 Triplicane; 6 Greams Road; 8 Egmore; 10 Kilpauk; 14 Royapettah; 17 T Nagar; 18 Teynampet; 20 Adyar; 24 Kodambakkam; 26 Vadapalani; 28 Raja Annamalaipuram; 33 West Mambalam; 34 Nungambakkam; 35 Nandanam; 40 Anna Nagar; 41 Tiruvanmiyur; 42 Velachery; 78 KK Nagar; 83 Ashok Nagar; 86 Gopalapuram; 96 Perungudi; 101 Anna Nagar West; 119 Sholinganallur
Coimbatore: 641001 Coimbatore; 2 RS Puram; 4 Peelamedu; 12 Gandhipuram; 18 Race Course
Madurai: 625001 Madurai; 2 Tallakulam; 20 Anna Nagar
Tiruppur: 641601 Tiruppur; 2 Rayapuram; 4 Gandhi Nagar
Tiruchirappalli: 620001 Tiruchirappalli; 18 Thillai Nagar
Salem: 636001 Salem; 7 Hasthampatti
Hyderabad: 500001 Hyderabad GPO; 3 Hill Fort; 4 Khairatabad; 8 Golconda; 16 Begumpet; 18 Sanath Nagar; 19 Lingampalli; 28 Humayun Nagar; 29 Himayat Nagar; 32 Gachibowli; 33 Jubilee Hills; 34 Banjara Hills; 35 Saroornagar; 38 Ameerpet; 39 Uppal; 48 Rajendra Nagar; 72 Kukatpally; 81 Madhapur; 82 Somajiguda; 84 Kondapur; 90 Nizampet
Secunderabad: 500009 Manovikas Nagar; 10 Bowenpally; 15 Trimulgherry; 17 Lalaguda; 26 West Marredpally
Warangal: 506001 Hanamkonda; 2 Warangal
Karimnagar: 505001 Karimnagar
Kolkata: 700001 Kolkata GPO; 6 Beadon Street; 9 Raja Rammohan Sarani; 12 Bowbazar; 13 Dharmatala; 16 Park Street; 17 Circus Avenue; 19 Ballygunge; 20 Bhowanipore; 25 Bhawanipore South; 26 Kalighat; 27 Alipore; 29 Gariahat; 31 Dhakuria; 32 Jadavpur; 33 Tollygunge; 40 Regent Park; 42 Kasba; 53 New Alipore; 54 Kankurgachi; 64 Bidhannagar; 84 Garia; 91 Salt Lake; 107 East Kolkata Township; 156 New Town
Howrah: 711101 Howrah; 2 Shibpur; 6 Salkia
Siliguri: 734001 Siliguri; 3 Pradhan Nagar
Durgapur: 713201 Durgapur; 16 City Centre
Asansol: 713301 Asansol; 4 Burnpur
Ahmedabad: 380001 Ahmedabad GPO; 4 Shahibaug; 6 Ellisbridge; 7 Paldi; 8 Maninagar; 9 Navrangpura; 13 Naranpura; 14 Navjivan; 15 Ambawadi; 16 Civil Hospital; 22 Behrampura; 28 Danilimda; 51 Vejalpur; 52 Memnagar; 54 Bodakdev; 58 Bopal; 59 Thaltej; 60 Sola
Surat: 395001 Surat; 3 Nanpura; 7 Athwa; 9 Adajan
Vadodara: 390001 Vadodara; 5 Akota; 7 Alkapuri; 20 Gotri
Rajkot: 360001 Rajkot; 5 Kalawad Road
Gandhinagar: 382010 Gandhinagar; 7 Sector 7
Bhavnagar: 364001 Bhavnagar; 2 Krishnanagar
Jaipur: 302001 Jaipur GPO; 2 Johari Bazar; 4 Adarsh Nagar; 5 Ajmer Road; 6 Civil Lines; 12 Jhotwara; 15 Tonk Road; 17 Malviya Nagar; 18 Durgapura; 19 Shyam Nagar; 20 Mansarovar; 21 Vaishali Nagar
Jodhpur: 342001 Jodhpur; 3 Sardarpura; 8 Chopasni
Udaipur: 313001 Udaipur; 2 Hiran Magri
Kota: 324001 Kota; 5 Vigyan Nagar
Ajmer: 305001 Ajmer
Lucknow: 226001 Lucknow GPO; 3 Chowk; 4 Aminabad; 5 Alambagh; 6 Mahanagar; 7 Nirala Nagar; 10 Gomti Nagar; 12 LDA Colony; 16 Indira Nagar; 20 Aliganj; 24 Vikas Nagar
Kanpur: 208001 Kanpur; 2 Swaroop Nagar; 5 Nawabganj; 12 Kidwai Nagar
Noida: 201301 Noida; 3 Noida Sector 45; 4 Noida Sector 62; 5 Noida Phase II; 7 Noida Sector 63
Ghaziabad: 201001 Ghaziabad; 2 Kavi Nagar; 10 Vaishali; 14 Indirapuram
Varanasi: 221001 Varanasi; 2 Cantonment; 5 Lanka
Agra: 282001 Agra; 2 Civil Lines; 10 Sikandra
Prayagraj: 211001 Allahabad; 2 Kutchery
Meerut: 250001 Meerut Cantonment; 2 Meerut City
Gurugram: 122001 Gurugram; 2 DLF Phase I; 3 Sushant Lok; 9 DLF Phase III; 16 Udyog Vihar; 18 Sohna Road
Faridabad: 121001 Faridabad NIT; 2 Faridabad Sector 16; 7 Sector 7
Panipat: 132103 Panipat
Ambala: 133001 Ambala Cantonment; 134003 Ambala City
Ludhiana: 141001 Ludhiana; 2 Civil Lines; 8 Dandi Swami
Amritsar: 143001 Amritsar; 6 Golden Temple
Jalandhar: 144001 Jalandhar; 3 Model Town
Mohali: 160055 Mohali Village; 59 SAS Nagar Sector 59; 62 SAS Nagar Sector 62; 71 SAS Nagar Sector 71
Chandigarh: 160017 Sector 17; 22 Sector 22; 36 Sector 36; 47 Sector 47; 101 Manimajra
Indore: 452001 Indore GPO; 3 Palasia; 9 Sudama Nagar; 10 Vijay Nagar
Bhopal: 462001 Bhopal; 3 TT Nagar; 16 Arera Colony
Gwalior: 474001 Gwalior; 2 Thatipur
Jabalpur: 482001 Jabalpur Cantonment; 2 Jabalpur City
Raipur: 492001 Raipur; 4 Pandri
Bhilai: 490006 Bhilai Sector 6; 23 Supela
Patna: 800001 Patna GPO; 4 Bankipur; 13 Patliputra; 20 Kankarbagh
Gaya: 823001 Gaya
Ranchi: 834001 Ranchi; 2 Doranda; 8 Morabadi
Jamshedpur: 831001 Bistupur; 5 Sakchi
Dhanbad: 826001 Dhanbad
Bhubaneswar: 751001 Bhubaneswar; 7 Saheed Nagar; 13 Rail Vihar; 24 Patia
Cuttack: 753001 Cuttack; 3 Link Road
Kochi: 682001 Fort Kochi; 11 Ernakulam; 16 Ravipuram; 20 Kadavanthra; 24 Edappally; 30 Kakkanad
Thiruvananthapuram: 695001 Thiruvananthapuram GPO; 4 Pattom; 11 Medical College; 14 Thycaud
Kozhikode: 673001 Kozhikode; 4 Chalappuram
Thrissur: 680001 Thrissur; 20 Thrissur City
Visakhapatnam: 530001 Visakhapatnam; 3 Waltair; 16 Dwaraka Nagar; 17 MVP Colony
Vijayawada: 520001 Vijayawada; 10 Benz Circle
Guntur: 522001 Guntur; 7 Brodipet
Tirupati: 517501 Tirupati
Guwahati: 781001 Guwahati GPO; 5 Dispur; 6 Khanapara; 7 Ulubari
Dibrugarh: 786001 Dibrugarh
Dehradun: 248001 Dehradun; 6 New Forest
Haridwar: 249401 Haridwar
Shimla: 171001 Shimla; 2 Chotta Shimla
Srinagar: 190001 Srinagar; 11 Soura
Jammu: 180001 Jammu; 4 Gandhi Nagar
Panaji: 403001 Panaji; 2 Caranzalem
Margao: 403601 Margao; 2 Fatorda
Puducherry: 605001 Puducherry; 8 Lawspet
Shillong: 793001 Shillong; 3 Laitumkhrah
Agartala: 799001 Agartala
Imphal: 795001 Imphal
Gangtok: 737101 Gangtok
Leh: 194101 Leh
Port Blair: 744101 Port Blair`

/** The sample of India's pincodes. */
export const demoPincodes: readonly DemoPincode[] = rows
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [city = '', list = ''] = row.split(': ')
    let first = ''
    return list.split('; ').map((entry) => {
      const [, digits = '', office = ''] = /^(\d+) (.+)$/.exec(entry) ?? []
      if (digits.length === 6) first = digits
      const pincode = first.slice(0, 6 - digits.length) + digits
      return { pincode, city, office }
    })
  })
