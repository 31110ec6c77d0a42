const shopifyHead =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Billing Phone,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping Company,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Note Attributes,Cancelled at,Payment Method,Refunded Amount,Vendor,Id,Tags,Risk Level,Source,Phone'

/** A file of orders as Shopify exports it: one of two lines, one that was called off, one paid back in part, and one in dollars. */
export const pastShopifyOrders = `${shopifyHead}
#1001,MEERA@example.in,paid,2024-05-01 14:05:00 +0530,fulfilled,2024-05-03 10:00:00 +0530,yes,INR,2698.00,0.00,289.07,2698.00,,0.00,Standard,2024-05-01 14:03:22 +0530,1,Madder Shirt - S,1299.00,,MS-S,true,true,fulfilled,Meera Nair,,Meera Nair,14 Hill Road,14 Hill Road,Bandra West,,Mumbai,'400050,MH,IN,12,Gift wrap,,,Razorpay,0.00,Indigo House,5001,,Low,web,
#1001,MEERA@example.in,,,,,,,,,,,,,,2024-05-01 14:03:22 +0530,2,Mul Kurta - M,699.50,,,true,true,fulfilled,,,,,,,,,,,,,,,,,,,,,,,
#1002,,voided,,unfulfilled,,no,INR,499.00,0.00,0.00,499.00,,0.00,,2024-06-11 09:00:00 +0530,1,Plain Scarf,499.00,,SC-1,true,true,pending,Meera Nair,,,,,,,,,,,,,,2024-06-11 10:00:00 +0530,,0.00,,5002,,Low,web,'098200 98200
#1003,someone@example.in,partially_refunded,,fulfilled,,no,INR,998.00,0.00,0.00,998.00,,0.00,,2024-06-12 09:00:00 +0530,2,Plain Scarf,499.00,,SC-1,true,true,fulfilled,Some One,,,,,,,,,,,,,,,,499.00,,5003,,Low,web,
#1004,abroad@example.com,paid,,fulfilled,,no,USD,20.00,0.00,0.00,20.00,,0.00,,2024-06-13 09:00:00 +0530,1,Plain Scarf,20.00,,SC-1,true,true,fulfilled,A Broad,,,,,,,,,,,,,,,,0.00,,5004,,Low,web,
`

/** A file of orders as the Analytics of WooCommerce export it, with three refunds: of a part, of a whole order, of one that the file has not. */
export const pastWooOrders = `Date,Order #,N. Revenue (formatted),Status,Customer,Customer type,Product(s),Items sold,Coupon(s),Net Sales,Attribution
2024-03-09 10:30:05,501,"₹12,599.00",completed,Kabir Rao,returning,"2× Mul Kurta - Indigo, S, 1× Plain Stole",3,,12599,Direct
2024-03-10 11:00:00,502,₹499.00,refunded,Kabir Rao,returning,1× Plain Stole,1,,499,Direct
2024-03-10 11:30:00,502,-₹499.00,refunded,Kabir Rao,returning,1× Plain Stole,-1,,-499,Direct
2024-03-10 12:00:00,501,"-₹5,000.00",completed,Kabir Rao,returning,1× Mul Kurta - Indigo,-1,,-5000,Direct
2024-03-10 12:30:00,501,-₹999.00,completed,Kabir Rao,returning,1× Plain Stole,-1,,-999,Direct
2024-03-10 12:45:00,400,-₹100.00,refunded,Kabir Rao,returning,1× Plain Stole,-1,,-100,Direct
2024-03-11 12:00:00,503,"₹1.200,00",processing,Asha Iyer,new,1× Mul Kurta,1,,1200,Direct
`

/** A report as Return Prime writes it: a return of two pieces, an exchange, one refused, one paid back of an order that is not here, and one under way. */
export const returnPrimeReport = `serial_number,type,status,customer_name,customer_email,customer_phone,order_number,exchange_with,item_name,item_quantity,item_price,sku,reason,requested_at,order_created_at,approved_at,received_at,refund_status,actual_refund_mode,refunded_amount,account_number,exchanged_at,archived_at
RET12,return,archived,Meera Nair,meera@example.in,9820098200,1001,NA,Madder Shirt - S,1,1299.00,MS-S,Too tight,"May 9, 2024 11:30 PM (GMT+05:30) Asia/Calcutta",2024-05-01T08:33:22.000Z,"May 10, 2024 9:00 AM (GMT+05:30) Asia/Calcutta",,refunded,store_credit,1249.00,NA,,"June 1, 2024 4:08 AM (GMT+05:30) Asia/Calcutta"
EXC7,exchange,received,Some One,someone@example.in,,#1003,Plain Scarf - Red,Plain Scarf,1,499.00,SC-1,Colour,"Thu June 20th 2024, 12:00 pm",2024-06-12T03:30:00.000Z,,,pending,,,,"June 22, 2024 4:08 AM (GMT+05:30) Asia/Calcutta",
RET12,return,archived,Meera Nair,meera@example.in,9820098200,1001,NA,Mul Kurta - M,2,699.50,-,Too tight,"May 9, 2024 11:30 PM (GMT+05:30) Asia/Calcutta",2024-05-01T08:33:22.000Z,"May 10, 2024 9:00 AM (GMT+05:30) Asia/Calcutta",,refunded,store_credit,1349.00,NA,,"June 1, 2024 4:08 AM (GMT+05:30) Asia/Calcutta"
RET14,return,rejected,Meera Nair,meera@example.in,9820098200,1001,,Madder Shirt - S,1,1299.00,MS-S,Worn,"May 31st 2024, 12:05 am",2024-05-01T08:33:22.000Z,,,pending,,,,,
RET15,return,approved,Meera Nair,meera@example.in,9820098200,1001,,Madder Shirt - S,1,1299.00,MS-S,Too tight,"May 31, 2024 9:00 AM (GMT+05:30) Asia/Calcutta",2024-05-01T08:33:22.000Z,,,pending,,,,,
RET16,return,inspected,A Nother,,,900,,Plain Scarf,1,499.00,SC-1,Colour,"May 31, 2024 9:00 AM (GMT+05:30) Asia/Calcutta",2024-05-01T08:33:22.000Z,,,refunded,bank_transfer,499.00,12345,,
`
