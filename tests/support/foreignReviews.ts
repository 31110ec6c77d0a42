const judgeMeHead =
  'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date,picture_urls,ip_address,location,metaobject_handle'

/**
 * A file of reviews as Judge.me exports it: one that was let through and answered, one that waits, one of the shop, and three that cannot be
 * taken: of an unknown product, without stars, and of a day to come.
 */
export const judgeMeFile = `${judgeMeHead}
Soft,"<p>Very soft &amp; light.</p><p>I <3 it.</p>",5,2024-03-02 10:12:00 UTC,web,ok,Meera N.,MEERA@example.in,7012345678,mul-kurta,Thank you!,2024-03-04 09:00:00 UTC,https://judgeme.example/a.jpg,1.1.1.1,IN,abc
So so,Thinner than I thought.,2,2024-04-05,email,not-yet,Kabir,kabir@example.in,7012345678,mul-kurta,,,,,,
Fine shop,They answer at once.,5,2024-04-06 08:00:00 UTC,web,ok,Asha,asha@example.in,,,,,,,,
Gone,No longer sold.,4,2024-04-07 08:00:00 UTC,web,ok,Asha,asha@example.in,1,no-such-product,,,,,,
None,No stars.,,2024-04-08 08:00:00 UTC,web,ok,Asha,asha@example.in,7012345678,mul-kurta,,,,,,
Later,From a time to come.,4,2999-04-08 08:00:00 UTC,web,ok,Asha,asha@example.in,7012345678,mul-kurta,,,,,,
`

/** A file of Shopify's former app for reviews: the first is Judge.me's, before that took it over. */
export const shopifyReviewsFile = `product_handle,state,rating,title,author,email,location,body,reply,created_at,replied_at
mul-kurta,published,5,Soft,Meera N.,meera@example.in,Mumbai,Very soft.,,2024-03-02T15:42:00+05:30,
mul-kurta,unpublished,1,Torn,Someone,someone@example.in,,Torn at the seam.,,2023-06-02T10:00:00-04:00,
`

/** A file of WooCommerce's reviews: of a product by its SKU, one by that of a piece, one by its number, an answer, and one with a mark that nobody sees. */
export const wooReviewsFile = `comment_ID,comment_post_ID,product_SKU,comment_author,comment_author_url,comment_author_email,comment_date,comment_date_gmt,comment_content,comment_approved,comment_parent,user_id,comment_alter_id,rating
37,107,MUL-1,Meera,,meera@example.in,2024-05-01 15:33:22,2024-05-01 10:03:22,Good cut,1,0,4,37,4
38,107,MUL-1-S,Kabir,,kabir@example.in,2024-05-02 15:33:22,2024-05-02 10:03:22,Fits,0,0,5,38,3
39,54,,Ira,,,2024-05-03 15:33:22,2024-05-03 10:03:22,Warm,1,0,0,39,5
40,107,MUL-1,Shop,,shop@example.in,2024-05-04 15:33:22,2024-05-04 10:03:22,Thank you,1,37,1,40,
41,107,MUL-1,Zero\u200bWidth,,,2024-05-05 15:33:22,2024-05-05 10:03:22,Plain,1,0,0,41,5
`
