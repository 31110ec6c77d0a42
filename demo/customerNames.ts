/** How people of a part of India are called, and what they speak. */
export interface NameRegion {
  readonly states: readonly string[]
  readonly language: 'en' | 'hi' | 'bn' | 'ta' | 'te' | 'mr'
  readonly women: readonly string[]
  readonly men: readonly string[]
  readonly families: readonly string[]
}

const list = (text: string) => text.split(' ')

/** The first region is for every state that no other names. */
export const nameRegions: readonly NameRegion[] = [
  {
    states: [],
    language: 'hi',
    women: list(
      'Aditi Neha Pooja Shreya Ritika Kavita Anjali Sunita Nidhi Swati Priyanka Isha Tanvi Mansi Rashmi',
    ),
    men: list(
      'Rahul Amit Rohit Vivek Karan Ankit Manish Saurabh Nikhil Deepak Gaurav Varun Arjun Mohit Harsh',
    ),
    families: list(
      'Sharma Verma Gupta Agarwal Singh Mishra Tiwari Chauhan Saxena Bansal Jain Malhotra Kapoor Yadav',
    ),
  },
  {
    states: ['IN-TN', 'IN-PY'],
    language: 'ta',
    women: list('Kavitha Meenakshi Revathi Nithya Divya Lakshmi Janani Sowmya Abirami Yamini'),
    men: list('Karthik Arun Senthil Prakash Vignesh Murugan Ashwin Hari Balaji Dinesh'),
    families: list('Subramanian Raman Sundaram Natarajan Krishnan Iyer Venkatesan Murugesan Selvam'),
  },
  {
    states: ['IN-WB', 'IN-TR', 'IN-AS'],
    language: 'bn',
    women: list('Ananya Moumita Sreeja Debjani Rituparna Paromita Ishani Tanushree Madhurima'),
    men: list('Arindam Sourav Subhajit Anirban Debashish Rajat Tanmay Pritam Abhishek'),
    families: list('Banerjee Mukherjee Chatterjee Ghosh Bose Sen Das Dutta Roy Chakraborty'),
  },
  {
    states: ['IN-TG', 'IN-TS', 'IN-AP'],
    language: 'te',
    women: list('Sravani Lavanya Keerthi Mounika Swapna Harika Bhavani Sirisha Anusha'),
    men: list('Ravi Kiran Srinivas Naveen Praveen Sai Chaitanya Mahesh Venkat'),
    families: list('Reddy Rao Naidu Chowdary Varma Raju Prasad Murthy Goud'),
  },
  {
    states: ['IN-MH', 'IN-GA'],
    language: 'mr',
    women: list('Sayali Mrunal Ketaki Gauri Vaishnavi Rutuja Manasi Amruta Prajakta'),
    men: list('Sagar Aniket Omkar Swapnil Tejas Yash Rohan Chinmay Ameya'),
    families: list('Deshmukh Patil Kulkarni Joshi Jadhav Shinde Gokhale Pawar Bhosale Naik'),
  },
  {
    states: ['IN-KA', 'IN-KL'],
    language: 'en',
    women: list('Aishwarya Deepa Asha Meera Anitha Sindhu Shruthi Parvathi Reshma Ammu'),
    men: list('Suresh Girish Manjunath Vinay Pradeep Anoop Jithin Rakesh Sandeep Arjun'),
    families: list('Gowda Shetty Hegde Nair Menon Kurian Pillai Bhat Rao Thomas'),
  },
  {
    states: ['IN-GJ', 'IN-RJ'],
    language: 'hi',
    women: list('Hetal Jigna Komal Dhara Krupa Bhoomi Payal Khushbu Mital'),
    men: list('Jignesh Hardik Chirag Mehul Parth Dhruv Nirav Kunal Jay'),
    families: list('Patel Shah Mehta Desai Trivedi Rathore Solanki Parmar Bhatt'),
  },
  {
    states: ['IN-PB', 'IN-CH', 'IN-HR'],
    language: 'hi',
    women: list('Simran Harpreet Jasleen Navneet Gurleen Manpreet Amrit Kiran'),
    men: list('Gurpreet Harjit Manpreet Jaspreet Amandeep Ranjit Karan Sukhdeep'),
    families: list('Kaur Gill Sandhu Dhillon Sidhu Bedi Grewal Arora Sethi'),
  },
]
