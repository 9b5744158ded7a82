// Written by `npm run train:resumes`; not edited by hand.
export const jobWeights = `O BT IT BC IC BP IP BX IX BW IW
0(	02x 1-2w 23a 3-1z 43u 5-n 6-s 7-1p 8-1q 9-f
1 -	0-2g 22s 41j 6-e 7-d 8-i
2D	0o 2f 4i 7-x 8-i
2K	0u 2-g
2O	0l 3-c
2P	0d 411 5-k 6-g
2T	1-f 2a
2U	1-12 21i 3-l 4-o 5c 6e
2Y	0i
2l	016 1-o 2-12 3-m 41h ag
2w	016 3-c
0+1=&	3z 4-s
3(	0-2d 3g 4x 5c 7d 8j
3)	1-p 2e 4f 5l 8-h
3,	1e 3e 4-c 5c
3-	0-11 2-e 3b 411 7k 8-b
3/	0-2f 210 4t 611
311	0-a
42	0k 2-h
32019	7g 8-d
520	0b
61	0c 7-d
63	2f 7-f
33	0f 5-b
37	5d
38	5i
3:	02i 1-i 2-e 3-t 4-q 5-b 8e
3;	0-g
3^	029 1-c 4-1a 5-h 8c 9-k ap
3a	0e 2-t 4h
4.	3i
4n	0b 4-m 5m
4t	0k 2-b
3ban	3-c 4c
5o	4c
5y	2a 3-h 4h
4ien	0g 4-b
5nh	6m
5ostatistician	1j 2o 4-m
3ca	2i
5pe	3-k 5t
4hinh	0c
5uyen	0-d 2h
4n	0-h 2b
4ollege	0c
5ng	0z 2-w
4ty	0-a
4uoi	1a
3da	0-j 6f
4e	3f 4-d
5n	8b
5partment	0g 3-b 4-b
4inh	5g
4o	0-c 1-a 3v
5ng	4-d 5a
4ung	2a
5ong	5c
3english	0-l 2n
4u-funded	0-a 2c
3f&b	0b
4irm	4c
4or	2c
4ranchise	0-n 4o
4te	0a
3galway	5l
5n	0-b 4d
4ian	0d 1-c 2h
4o	5k
3han	0-f 2n
6g	0-a 3c
4ead	0p 2-i
4ospital	0d 3-d
4ung	4b
3ii	0a 3-d
3jul	4-j
5n	0-a 2b
3khach	0d
4iem	0-v 21d
3lac	5k
5i	0e 2-c
5m	4a
4e	5a
5ad	0o
5vel	0-l 2n
4ogistics	3a
3mau	0b 4-b
5y	0i 1c 3-c 7-h
4ien	0i 3-h 4a
3nay	0-d 4b
4ghiep	3b
4ha	0h 4-c
6nh	0b 3-j 4a
4ights	0-m 2o
5nh	0b
4oi	5d 6-a
5w	0-a
3o	0-j 2k
4f	0i 2-d 3f 4-g
5fices	4h
4n	0-g 2k 3-c 5o
3paper	1-d 3e
5rt	4b 8-d
4hai	4b
5ysiotherapist	1j 2k 3-h 4-h
4lacement	1f
4osition	0-g 3e 4d
6tdoctoral	0-b 2a
3quan	0b
5oc	0b
5y	0o 2-l
3region	2b
5nsburg	3d
5search	1d 3-b
5tail	0-k 2n
4ollout	0f 2-c
3san	2-b
4econdee	1c
9ment	0a
4ince	0-d 4f
4o	3a
5n	4a
5uza	3g
4u	1c
5mmer	2a
3tables	1d
5i	2c
5ng	0b
4eacher	1-n 2p
6m	0-h 2x 5-b
4han	4b
5e	0s 2-t
5o	5a
6i	2b
5u	0k 2-c
4ien	0-b
4o	1-b 4p
4p.hcm	6c
4ri	0d
5uc	0-b 2a
6ng	0k 2-e
6ong	0b 2-e
4u	0d
4y	0f 4-e
3uae	0-a 6d
3van	0h
5p	6h
5rious	0c
4ia	0c 4-b
5c	3-g 5z
5ec	1d
6n	1c
5neyards	3a
3wear	2j 3-d
5st	0-l 2m
4ork	2b
3xe	0e 2-b
3years	0a
3|	0-v 2q
3·	0-13 2n 4c
3–	4e 7s 8-e
3—	1-l 6e
12=&	0f 4-m
3(	2k 4-e
3)	0d 1-g 212 3-k 4v 5-n 7-v
3,	1-j 3-u 4-14 51p 6k 7i
3-	2-b 4i 7d 8-d
3/	0-1e 217 3-c 6m
301/2019	0d 5-b
44/2016	0-e 4e
312	0i 2-d
32	0-a
4011	2a
64	0i 5-b
68	2-d
69	0k 7-c
520	010 4-j
61	0a
62	2-h
5xx	4e
35	0-a 2b
3:	0w 1-d 3-e
3;	4a aa
3^	0-o 1-c 2-j 5q 6-m 7g 8o 9-v a15
3a	0-j 2c 3l
4gency	4-f
4mata	0g 3-k
4ssegnista	0g 5-a
4t	0d
3bao	3f
5y	0-f 4b
4inh	0-j 6d
5ostatistician	1k 3-k
4loemfontein	4b
3ca	2b
4huyen	1a
4o	3a 4-b
5llege	0a
5ng	2e
3da	0-e 6b
5iry	0-b
4e	0a
5m	0-f 2i
5n	7f
4istrict	7e 8-d
4ong	4a
4ung	1b
5ong	0c
5ration	0-a 1a
3family	0-j 4l
4ellow	2b
4or	9e
4ull	0-c
3gian	2c
3hamilton	4d
4oa	4-c 6h
4ue	4a
5ng	4a
3ii	0-l 2o
4ndustrial	0h
3jul	2-c
5ne	0h
3khach	0i 2-f
5oa	0b
4iem	0-b 2f
3lac	0a
5i	0-f 2l
5m	2a
4e	1b
5ad	0-m 2s
5cturer	4e
4y	0f
3mau	3-i 4l
5y	0b
4ien	4d
4y	0a
3nai	0b
5m	0-d 4f
5ng	6f
4ha	1-a
6n	0-b
4inh	0-a 4b
4ow	0-a 4g
3of	0i 8-e
3part	4d 7-d
4ham	0c
4une	0-b
3quy	0t 2-o
3region	0-l 2m
4ollout	0q 2-n
3san	0d 2-d
4ince	2-b
5te	0i 2-a
4ouza	0b 4-a
4ummer	0-d 2a
3tang	0d 2-a
4eacher	0-m 2n
4han	0j 4-e
7g	2h
5e	0-h 2s 4-b
5oi	2i
5u	0-g 2u
4iem	2b
4nhh	0-a
4o	2-d 3o 8-a
5ng	0c
4ruc	0g 4-d
6ng	0f 3-g 4e
6ong	0l 2-v 4b
4u	0g 5b
4y	0a 3a
3ubnd	0b
3vap	5k
3work	2a
3xa	0b
4e	0c 2-c
3years	4d
3·	2f
3–	0m 2s 4-v
3—	0-i 4l
0- /9	0e 4-f
3O	0-c 7e
3P	0i 4-c
3T	8d
3U	6b 7c
3Y	0m 4-k
3w	4f 6-g
2D	0j
2F	0-a 4d
2G	0k
2O	ac
2S	0e 4-e
2T	0v 2g 8-b
2Y	0-z 7n 8n
2^	0l 1-a 3-b 4g 7-d 8-a af
2l	0-t 7a 8k
2t	0n 4-c
2w	0e 2-b 4a
11=&	4o
3(	0e 1-s 2t 5m 8-e
3)	024 2-1q 3t 4-1j 5m 6-g
3,	0r 1-a 3-1j 4e 619 7d 8-l
3-	0-m 2i 6-a 8k
3/	0-29 31f 4-2i 53c
30.6	2b
58	0-a 2c
311	4f
42	0d
32019	0c 3-c
520	0n 3-c
62	1f
34	0b
360	0-c 4a
38	0a 8-f
3:	0-19 11i 2-e 312 4-h
3;	0-p 3v 5g
3@	3k 4-c
3^	0o 11a 2-10 31d 4-17 5-f 6-a 710 8-10
3a	0l 2-o
4.	4c
4b	0a
4cting	2h
4dministrator	0i 2-h
4g	0-c 4c
4l-haddad	4a
4n	0p 2-f
5alyst	0-a
5d	0m
4rchitect	0b 2-a
4ssociates	0d 4-c
4t	3h
4u	0-a 2d
5ditor	0f 2-e
3ban	0-r 2z
6g	0a
5o	0-a 4b
4ien	0c 6-a
6t	4a
5ostatistician	2c
4riain	4a
3cam	6b
4he	2a
5uyen	0-e
4losed	4b
6ud	0b
4n	2l
4o	0-a 4e
5.	5-g 6k
5ng	0d 2-e 4d
6sulting	0a 4-a
4ua	0-b 4f
3da	6g
4e	4l
5lta	0b 4-b
5n	8b
5partment	0-d 4a
4istrict	0e 4-c
5vision	0-b
4ntn	4a
4r.	4f
4u	2a
5bai	0-a 6d
6lin	0-d 6z 7-f
5ng	0-g 2r
3eastern	4-r 610
4mergency	0a 4-a
5ployer	3m 4-b
4nergy	0e 4-e
3family	2-d 4l
5rm	4a
4or	0e 2-f
6merly	0a
4ranchise	0-s 4w
5eight	0a 4-a
5om	0-k 7m
3gan	0j 4-i
5rden	4a
6ment	2a
4ian	0-i 2m
5o	0-a
4raduate	2b
3ha	0e 4-g
5milton	0-a 6o
5n	0c 4-e
4e	8m
4ien	4-m 8w
4oa	6d
5p	2b
3ii	0a 2-b
4n	0w 7-m aa
5dustrial	2a
5spector	0-c 2a
6tructor	0-a 2b
5ternship	2a
3jr.	1-g 2p
4unior	2a
3kaltern	0d 4-c
5riuki	0c 4-a
4cs	2c
4et	2d
4ho	4a
6a	0c
6i	0e 4-d
4iem	0s 2-e
4y	2d
3lac	0-f 6h
5nh	2-a
4e	0-g 6i
5ad	0-i 2m
7er	2b
5vel	2a 4-b
4inux	2a
4lp	0a 4-a
4ocum	0d
5ng	4-a
4td	0-k 4j
6.	4-a
4y	2e
3mau	0a
5y	0e
4elbourne	4-g 6r
5mber	0-o 2i 3a
5ns	2a
4ien	0f
4oc	2-a 9a
3nam	4-c 6e
5nny	0c
5y	0i
4ghiep	4c
4han	2f
7h	0a
5om	2a
4ow	0a
4urse	0b 2-a
3o	0b 2-i 4a
4bsidian	0b 4-a
4f	0h 2-a 3-a
3paper	4c
4eople	0-n 4n
5ttersson	2-b 4e
4hai	0-b 4d
6rmacist	3o 4-o
ay	2d
5ia	0c
5ong	0i 4-m
5u	2g
4lacement	0-c 2j
4resent	3l
5operty	2a
4vt.	0d
3q.	6h
4uan	0-f 6j
5y	2-b
3recruiter	0-a 2b
5gion	0b 2-b
5search	2i
4ollout	0a
3sales	2c
4elf-employed	2-e
4ince	4b 8-g
4mith-rowe	2-a 4d
4o	0c 2-h
5an	4a
5n	0-d 4j
4pecialist	0b 2-a
4r.	1-m 2p
4t.	3-e 4g
5and-in	2a
4u	0-a 2f
5mmer	0-e 2j
5rveyor	0-a
3t7	2c
4ai	3r 4-d
5n	6j
6g	0d
4eam	012 2-q
5chnician	0k 2-i
5st	0a 2l 4-n
4hang	0d 4-d 7-b 8f
6u	0-c 2g
5e	2-p 4p
6n	2c
6rapist	0-a 2a
5i	4b
5o	0-a
6i	0q 4-a
5u	2d
6at	2a
4iec	0-h 2d
6n	0-a 2m 4-a
5me	0-q 4u
5tle	1b
4nhh	4b
4o	8c
5a	4a
4p.hcm	0e
4rai	4a
7nee	2b
6nslator	0d
5i	4a
5uong	0d
4u	413 7-e
4y	4f
3uncle’s	4b
5it	0-g 4h
6versity	0-f 4o
3van	0l
5p	0-b 6g
5squez	4c
4ia	0-a 4b
5en	2a
6t	0-f 4d
5nh	6i
4oluntary	0-j 2m
9eer	0b 2-b
5n	0g 4-c
4uc	0a
3weekends	0g 2-f
5st	2g
5xford	4b
4ith	3g
3xa	0-n 4w
5nh	0y 4-y
3|	0-f 3c 5c
3·	0u 5-l
3–	0-v 1j 2a 3-1c 4j 7-s 81v
3—	0-g 117 3-a
3’	8a
12=(	0p 2o 3-b 4d 5-e 8-x
3)	0-16 2-r 31s 4-x 512 6-n 7c
3,	2j 3-h 411 5-n
3-	0l 2-n 4-f 9c a-a
3/	0-26 3-b 5-a 62p
32019	4-f
520	3h
65	2-a 4e
360	0-o 4n
3:	1-e 2t 4f 7-h
3;	6e
3^	0h 1l 2j 316 4-v 5-q 6-p 7p 8-b 9-d a-j
3a	0-g 2-o 418
4ccountant	0c 2-d
4dministrator	0c 2-a
4n	0e
5d	4-a
5h	4a
4ssociate	2c
cs	0a
4t	0-a 3h
3b2b	0b
4alo	4a
5n	2h 4-i
4eauty	0-b 2c
5p	0-d 2c
4ien	0-d 4j
6t	0-b 4d
5nh	0a
5ostatistician	0a
4reak	0l 7-g
3cam	0-g 6i
5sual	0c 2-c
4he	0-e 2d
5i	2c 4-b
5uyen	0-g 2a
4laims	2-a 4d
4n	0m 2-a
4o	4g 7b
5-op	2a
5ng	0c 4g
5rps	0-l 2n
4tv	2a
3da	0-f 4m
4e	4b
5n	3b
5partment	4a
5sk	2a
5veloper	0-a
4i	4-a
5vision	4a
4lamini	0d 4-d
4oanh	0f 2-k
5i	0-a 4a
5ng	0-c 4c
4r.	4c
4u	2-d
5blin	8-g
5ng	0-n 2k
5ong	0-c 2a
3employer	0-g 3q
4ngineer	0-a
4riksen	0c 4-e
4xecutive	2b
3f&b	0a
4irmware	0a
4or	0c 2-c
4reight	0a 4-a
3gao	0k 4-i
4iang	0o 2-o
4o	0-b 6g
4rade	2b
7uate	2a
6nts	0-e 2e
5owth	2c
3ha	0f 4-d
4o	0b 2-e
5a	0-f 4m
4ung	0o 4-p
3ii	0c 2-d
4n	0c
5dependent	2b
5structor	0-b 2c
4vanova	4d
3job	1a
4un	3-c
3kariuki	0m 4-k
4cn	0d
4iem	2a
5tchen	4a
4y	0-a 2i
3lac	5-i 6t
5gos	5c
5i	0d
5nh	0a
4e	5-f 6h
5ad	0-f 2f 3a
7er	0-b 2e
5cturer	0c 2-c
4ocum	3k
5gistics	0-a
4td.	0h 5-a
4y	0-f 2h
3machinist	0l 2-k
5nager	0-j 3e
5y	0-b 4c
4echanic	2a
5mber	1-m 2j
5ssgerate-werke	4a
4obile	0-a
5c	0e 2-i
5nths	3-a 5q
5reau	4b
4y	0-a 4f
3nakamura	0-a
5m	0m 4-k
5nny	0e 2-b
4ha	4p
6n	8-a
7h	0f
4oi	2a
5w	0-b 4a
4urse	3d
3o	2-f 4b
4bsidian	4b
4f	0-j 2-c 3m
4ngoing	0a
5line	0-d 4g
3packer	2a
5ediatric	0e 2-c
5rtners	0a 4-a
4ha	2a
6m	0a
5ia	0-e 2g
5o	2j
5u	2d 4-k
5ysiotherapist	2b
4latform	0a 2-a
5c	0e
4osition	0-e 1q
4resent	0d
5oducer	3b
6perty	2a
4une	0d 5-h
3recruiter	2h
5search	0-b 2b
4ung	0f 4-g
3san	0d 2-c
4elf-employed	4a
5o	0b 2-b
4ince	4b
6h	2c
5x	2a
4oan	4d
5c	2a
4u	0g
3tai	4g
5n	4-f 6g
6g	3d 4-c
5y	4-d
4eam	0-k 2i
5chnical	0-e 4f
aian	0c
5xtile	0b 2-b
4hang	4-d 5c 8b
5e	0d 2-n 4j
6n	0-b 2g
5inh	5a
5o	0-r 2v
6i	0-e 2l
5uat	0-d 2c
6oc	0-a
4iec	0-a 2a
6n	2v 4-n
4nhh	4e
4o	0c 2-a
5a	4a
5ng	4a
4rai	4b
5i	0-b 1c
5uong	0-a 2m
4y	0-d 3d 4c
3unit	4a
6versity	4j
4t	0l 4-k
3vap	6a
4eterinary	0b 2-b
4ia	0-a 4b
5et	4-g
4on	0i 4-f
4u	0-b 2b
5c	2g
3ward	0-b
4erkstudent	0b
5st	0b 2-b
4ork	0b
3xanh	0k 4-t
4i	4a
3year	0c
4outh	0f 2-a
3·	6k
3–	0e 2-d 3k 7-a a-a
3—	0-g 217 6b 7-a a-v
0/D - F	0-g 4h
5G	0g 2-c
5S	0i 4-e
5T	2l 4-k
5U	0-k 4q
5w	2f
3G U	0a
3T $	0-g 3a 4j
5U	0h 2-g
5l	0h
3U $	1-a 5d
5/T	0-c
5P	0c
5T	0c
5U	2h 3-c 4-f
3t U	0a
3w /U	0-d
5P	0c
5T	0e
5U	0-e 2i
5w	014 1-c 2-e
1F w U	0-h 4d
1O - T	0q 2-l
5w	2a
3F /T	0a
3O /T	0c
3T $	0-d 2h
5/P	0d 2-c
3U /D	0-a
6T	0c
3l $	0u
3w $	0a
5T	0d
5l	0-d
1P O $	1o 4-m
3T $	0k 2-g
3U /F	0g
3t $	2-e 3c
3w /F	0a
1S - T	0-d 2f
5w	0e 2-e
1T - D	0p
5S	0b 4-a
5T	0-a 2g
5U	4g
5Y	0-h 8c
3O /F	0b
5O	0-e 4a
3S $	4-d
3U $	0-b 3h 4a
5/D	0-i 5h 6a
6U	0u 3-d 4-h
5D	0e
5P	0-i 3g
3t U	4a
3w $	0-e 4b
1U - U	4-a 6a
5Y	0-c
3F /T	0b 4-a
3O /T	0s 4-k
3S /T	0i 4-c
3T $	0-c 2f
5/D	0i 2-f
5D	0b 2-a
3U /D	0-b
5T	0c
3l P	0-a
5Y	0l 7-e
3t $	0a
3w $	0a
5/U	0b
5U	0-c
1Y - t	0b
1l - O	0-j 4m
5T	0h 4-o
5w	2-a
3F /D	0-a
3O /D	0-a
3U /T	0a
1w - P	0c 6-a
5U	0-b 4b
3F /U	0d 4-a
3P $	5b
3U $	0-b 3-k 513
5P	0e 5-a
09 $	0g 2-d
2D	2a
0D $	0-p 4-d 7z 81b
2/S	0a
3T	7g 8h
2O	0b 4v 7-h 8-a
3 /T	0o 4-i
4T	0j 4-i
4U	0-h 4b
2P	6e 7c 8-a
3 $	018 5-16
2T	0a 2i 7m
3 $	0g
4/l	2-d 4a
4O	0-f 2f
4T	2j
4U	010 2-n
2U	4-d 8q
3 $	1m
4P	5i
4T	1h
4U	4-a
2Y	2f 8-k
2^	0-c 2-b 4-c 7x 81a
2l	0-d 7c ab
3 $	0k 2-c
2t	0a 2-a
3 $	0c
2w	0-m 7y 8a
3 /P	0a
4T	4a
0F $	3b 4d
2/O	0e 4-a
3T	0n
3U	0m 4-i
3l	0-e
3w	0c
2D	2d 4-c
2K	0c
2O	0-a
2P $	4c
4Y	4-c 5a
2T	0-b
2U	0b
2^	2a
2l $	4d
4D	0-a 4a
0G /D	0b
2D	1b
2l D	0-c 2d
4O	0f 2-d
2w U	0a
0K /w	2a
2D	0g 2-d
2K	0i 2-c
2T	0-c 2v
2U	0e
2l	2a
3 $	0g a-e
0O $	1f 3l 4-h 5-c
2/D	0-b 5d
3F	0a
3K	0a 4-c
3P	0-a 1n 4-b
3S	0f
3T	5e
3l	0-b
3w	4a
2D	3c 4-d
3 O	4h 7-a 8-b
2O	0b 3-b 4q
3 $	4a
4/D	0f 4-e
5K	0h 4-g
5T	0-b 4d
5w	0-h 3a 4b
4D	0o 4-k
4T	3-h 4j
4w	0b
2P	5o
3 $	5b
4/T	0-a 4i
4D	4-v 5n 6m
4P	0b 6-f
4Y	0b
2S	0a 3-e
2T	2j 4h 5-q
3 $	0-f
2U	0i 3-v 4j
3 $	0g 5-f 6-a
4/T	4-h 5i
5l	0c 1-b
4D	0-j 5j
4P	0d
4T	0u 4-c
4U	0e
4l	0-m 4k
2Y	0h
2^	3-a 5i 6f
2l	0-k 3u
3 $	0f
4/Y	0-d 4e
5w	0p 4-n
4D	0p 4-m
4P	0-d 4j
4l	0-c 4i
4w	4-d
2t	0-e 3c
3 $	2c
2w	0b 3-p 4-a 5-a 9b aj
3 $	4-f
4/T	0-b 4b
4D	0-a
4P	0a 4-b
4T	0-b 4c
4U	0e 4-e
4l	4-b
4w	0-p 4l
0P $	0z 2-c 3-a 6f
2/D	5i
3O	0b
3T	4k
3w	5b
2D	0b 4-19 5a 619
3 l	8-e
2F	0-c
2O	3a 5q
2P	0t 5-m 6j
3 $	6e
4/D	0e
4D	6n
4P	0e 5-e
2S	5c
2T	0l 3b 6-a
3 $	0e 2a a-f
2U	0-p 61e
3 $	1a 2d
4T	3f 6-a
2Y	4-i 5k
2l	0-b 5j
2w	0-a
3 D	0-a
0S $	0-f
2/D	0-f 1b
3O	4-d
3T	0c 4-a 5b 6c
3U	0m 4-e
3w	0l
2D	0-q 3b 4h
2F	0b
2O $	0q 4-r
4/T	0-c 4f
4D	0g 4-c
4w	0-e
2P $	0b
2S	0r 4-d
3 P	0c
4S	0h 4-c
2T	0-h 3g
3 $	0h 2-g
2U	0c 4-b
3 $	0-j 4f
4/T	0-c 4c
4D	0-c 5i
4U	0c
2^	0-d 4b
2l $	0-c 4h
4/T	0-c 4e
4D	0a
4P	0a 4-d
2w $	0-f 4c
0T $	0e 5-g
2/D	2h
3O	0-b 1e 2k
3P	0m 2-g
3S	1b
3T	1-f 3p
3U	1j 2a
3Y	2-b
29 D	2b
2D	1j 8-a
3 $	7c
4/S	0b
5U	0b
4Y	2f 8-l
2K /w	0-a 2b
4l	0-d 2e
2O	1l
3 $	3a 5-b
4/Y	0-a
4D	0-i 4l
4w	4-m
2P	0d 1-b 2-o 3k 4e a-f
2T	0-n 2c
3 /U	1b
2U	01a 1-l 2t 3-m 4-u ab
3 $	4c
4/D	2-g 3c 4a
5U	0-l 2e
5l	2g
4D	0-k 2j 4-b 6j 7g
4O	4a
4U	2j
4l	0k 4-b
2Y	0-b 1b 2d
3 $	7a
2^	2-c 3a 5r
2l	1e 3a
3 $	2l 3c 4-f
4/D	0e 2-a
5O	0f 2-c
5P	0-e 2e
5w	2c
4D	0-m 2l 4a
4O	0-o 2z
4P	0-d 4g
4S	0-a 2c
4T	0f 2-e
4l	0-g 2m
4t	0a 2-a
4w	2-b
2w	0-o 2c 4-i 9f ah
3 /D	0-g 2m
4D	6f
4w	0k a-f
0U $	1-c 3a 5o 6-b
2/D	5i
3F	0k 4-c
3K	3d
3O	0-a 1d 2-e
3S	0a 2-c
3T	1-d 2-o 3a 4-c 5r 6b
3U	110 4-r 5-g
3Y	3e
3l	0l 1-g 3-d
3t	0f 4-a
3w	1-f 2-a 5q
29	2d 4-e
2D	0-s 1v 2-h 5p 6d 8-b
3 $	8j
4O	0g
2F	3-b
3 D	4-a
2K	0a 3k 5-b
2O	1-w 3-a 411 5m 6-f
3 $	4o
4/Y	0d 4-a
5w	0c
4D	4-a
4P	0-c 5b
4T	0p 3-a 4-d
4w	0-b 4e
2P	1-l 2-f 3p 4b 5-j 6s
3 $	6i
4D	0-j 5l 6b
4P	5j 6-a
4T	0d
2S	3-h 4e 6d
2T	0g 1u 211 4-d 5-1a 6-i
3 $	0b ac
4D	2e
4l	2b
2U	0n 1-k 2r 3-1g 4e 5e
3 $	0e 1-a 4a 6-d
4/D	0s 3-a 4-k
5T	5e
5U	3e
4D	0f 2-c
4O	0-e 2l
4P	4-d 5-n 61i
4U	4b
4w	4a
2Y	0-i 1g 4-f 5h ad
2^	2c 3h 7-f
2l	0-h 1r 2d 5-j ab
3 /D	4-b
5T	0y 4-u
5U	0-a
5Y	0f
5l	0b
5w	4c
4D	0-m 4p
4O	0d
4T	0b
4U	0-g 2-c 3d 4h
4l	0-a
4w	a-d
2t	0-j 1-b 3n
2w	011 2-i 4l 5-r
3 /l	0i 2-b
4U	2-a 4c
4w	0g a-a
0Y $	0-b 7a 8m aa
2/O	8a
3T	7c
2O	7t
3 P	0n 4-m
4U	0f 3-c
2P	0-b 8d
2T	2-b 7m
2U	0-d 2-a 7r
3 $	5j
4O	2e 4-a
2^	7h 8g
2l	0f
2w	0-b aj
0^ - D	0-n 2c 4e 6a
4F	0d 4-d
4O	0m 4-v ae
4S	0-k 4a
4T	0-e 2-n 41p
4U	0h
4Y	4-g 8b
4t	0c
2D T	7a 8e
2K K	0f 2-a
2O /T	0-v 3a 4m
4D	4-g 5f 6a
4O	0i 3-a
4S	0b
4T	4b
4U	0i
2T /D	0-f 2k
5S	0f 2-f
5U	2b
4D	0-h 2-b 4b 5j
4O	0o 2-l
4P	3a
4U	0a 4-c
4Y	2c
2U $	1-a
4/D	1b
5T	0-e 3c
5U	1i 3-a
5w	1-d 3k
4D	0o 3-b 4-h
4O	3b
4P	4e
4U	0k
4l	2a
2l D	2-c
2t O	0a
2w D	0b 2e 3-b
4S	0o 2-n
4T	0-b 4a
0b	04t 11r 2-28 4-3y 71p 8-q 9-j a-z
1old -	2b
5D	8-a
5O	2-b 3-c 4c 5e 6d
5P	0-o 5n 6g
5S	4f
5T	0h
5U	1-h 2-g 3k 5t
5Y	0a
5l	0m 2d a-h
5t	0c
5w	0-13 3c 4w
0column=0/2	1-19 3-j 5-a 6-c 71j 823 9-i a-u
a -	0-1v 2y 7o 8k
bD	8e
bO	3a 4-s 5b
bT	3i 5-b
bU	0l 1-k 2-e 3-r 417 5-a 8b
bY	8o
bl	2-h 4-e 7p 8i
bw	01u 1-h 2-e 3-d a-a
93	0u 3-f 4-d
a O	0a
bU	0n 2-a 4-a
94	0m 2-e 4e
a U	4d
71/2	0-14 11g 2-s 4-15 5-d 6-r 7n 8-13 9v a23
a -	0g
b9	0g 2-h
bD	0-a 8c
bF	0-a
bG	1c
bK	2a
bO	1h 3-a 4f 5-g 9a
bP	0e 5j
bT	0-i 1f 2-n 4f 9f ac
bU	4-m 7c 8-c aa
bY	0-k 7z ab
bl	2-f 4c ak
bt	0-k 1a 2j
bw	1e 4-x ab
93	1b 3i 5-d
a -	0-l 2a 4c
bO	0i 4-b
bU	3e
bl	2-c 4c
bw	4b
94	1m 2-g 5f
a -	0-f
bO	0-h 4k
bP	5c
bT	0f 1g 2-j
bl	0i 4-h
bw	4-f
72/3	1k 2-o 3v 5-a
a -	0-d 4d
bO	3a
bU	1d 2-e 3a 4e
bl	0a 4-b
94	0-e 2-w 321 4-o 5j 6-f a-f
a -	0-a 4d
bD	7a
bO	3c
bU	2-i 314 4-i 6-b
bw	0-a
73/4	3-x 4-2y 5-i 6-l 7-i 8-m 92a a3g
a -	0-12 2i au
bF	0c
bO	0-e 4-f 9d al
bS	4-a 9c
bT	0-b 9e
bU	0q 1g 3-a 4-o
bY	ai
bl	0b 4-d
bw	0i 2-f 4-u 9u az
0e=&	4m
2(	4c
2)	0e 4h 6-i
2,	0a
2-	8t
2/	01h 2s 4-1x
2015	8c
48	7c
320	7c
43	0h 8-k
211	4h
23	0c
24	0b
27	0-c 4-a 6j
28	0-c 6z 7-f
2:	0q
2;	0a 2-a aa
2@	0h
2a	0q 2-j
3.	4f
3ch	0a 2-f
3da	3c
3ft	1c
3ge	4b
3il	2m 4b 5-b
4r	0-a 2d
3le	0-a 3e
3my	3e
3n	6e
4g	6e 7c
4h	0-d 2b 4h
4o	3g
4t	2b
3pe	4-r 6x
3ra	3l
3t	0e 2-c
4e	1b 3b
3ul	0b
2ban	0c
4o	4a
2cam	5a
4n	5b
4u	2d
3es	4c
3hi	0i 3-k
4t	0-g 3-e 516
3n	0n 1-a 3-i
3o.	5l
3um	1t 3-e
2dad	3g
4y	8b
3e	3g
4e	2a
4r	1p
3ge	3f
3o	0-m 2-b 413
3r.	3i
3u	0b 4-f
2ead	01a 2-z
4m	0p 2-c
4r	4-a
3ge	4-a
3in	0-g 3-i 51d
3ms	2a
3na	3-b 4-e 5w
4d	0d
4s	2j 3-d
4t	0-n 110 2r 3-o 4-n 8i
3re	4e
4n	3-m 5m
3sk	2a
4t	2t 3-j
2for	0q 2-r
2gan	0i 2b 4-s
3o	6h
4s	5k 6-f
4w	5a
3ym	4a
2ha	4d 5d 6-a
4i	0-a
4n	2v 4-q
4t	0c 3-a
4u	0a
3cm	0-a 5p
3e	7h
4n	2c
4r	2b
3oa	0e 3-e 5-e 6i
4c	1e
4i	0w 1-d 2c 3-e 4-a
4p	0-d
3ts	0-h 2s
3ue	5h
2ial	1c
4n	0d 1b 2m 3-a 4-m
3ct	0e 3-d
3de	0e
3ec	0a
4f	1b
4m	0y 2-r 3a 4-b
4n	2q 3-b 6-b 7c a-i
4t	0-a 4d
3i	0x 2-c 4-e
3ly	4d
3ne	0a
4g	0-c 1n 3-f 4e
4h	0-u 2e 5c 6k
4i	0e 1-g
3on	01p 1-e 2a 3-n 4-b
4r	1d
3re	1n
4m	2-c 4k
3sh	1-l 2m
4t	0-b 2x 4-m
2job	2a
3r.	1q 3-b
2kcs	1b
3ow	5d
3y	1d
2lac	6k
4i	0g 2-b
4m	0a 2-d 5a 9e
3e	6b
4s	2j
3in	0-c 3-a 5v
3le	3o
3ow	2a
2may	2l 7g 8-h
3er	0-h 111 2d 3-d 4-a
2nam	5f
4y	0-a 7i 8b
3ce	3w 5-a 7-f
3ds	0b
3ee	2c
4r	2l
3ha	0g
4h	4a
3ia	5-e 6f
4c	4b
3tn	3e
2o	0q 2-s
3an	0-c 4h
3f	0d 2-k 4c
3lm	3a
3n	0j 2-l 4-e 6k
4g	0-f 1f 2-k 6q
4t	3d
3rd	0-a 2-e 3f 5f
4k	0-i 1a 2k 4-a
4m	0d 5-b
3te	0b
3up	0i 4-e
4s	3e 4-a
4t	0c 2-b
3va	3n
4e	9b
3we	3g
2per	2d
3hu	1y 3-g
3le	4a
2q.	5k
2ran	3d
3ed	9k a-d
3ia	5d
3ne	3-g 5z
3th	4c
4y	2c
3uc	0d
2ska	3e
4i	3h
3on	4d
3r.	1l 3-a
3t.	3q 5-c
4a	1a
3u	2f
2tai	8q
4l	0a
4n	0-a 5k
4y	2e
3d.	0d
3er	2c
4s	0s 1-b 3-c
3he	1-f 2-e 3y 4-c
4u	0c
3o	0s 2-f 5-b
4k	2b
4n	0-d 3c 5p
4r	0-g 1r 217 3-f 4-i
3u	0-c 2a 3m
2uan	4-b 5c
4t	2c
3le	3f
3ne	0b
4g	1c 4b
3oc	0g 4-e
4i	2a
3rg	3k 4a
4y	3h 4d
3th	4a
4y	0n 2-h
3za	4b
2van	3d
3el	0b 3-a
4n	3q
4r	2d
3i	0l
4c	4-g 6r
2way	5-g 6k
2xa	0c
3i	3c
2yed	1-14 2-a 31q
4n	0-g 2d
4r	0z 3-i
2|	0h
2·	0i
2–	2-b 7f 8g
2—	0r
0first=	0i 1-43 22z 3-2z 448 5-13 621 7-4l 82n 9c
60/1	0-g 11o 2-r 3x 4-r 7s 8-q
82	0-t 1m 2-e 31c 4-i 7u 8-l
83	01o 1b 2-d 3-o 4-c 8-b
84	0w
61/2	0-1l 121 2-19 3u 4-1u 5-i 6-d 73v 8-s a-a
83	01t 1l 2-x 322 4-2b 5-l
84	0l 3a 4-k
62/3	0x 1y 2-w 4-17 5s 6-c 7i 8-h
84	2-b 3-k 4-a 51p 6-g
63/4	015 3-x 5h
0l $	2-j 3c
2/D	0-d 3e
3F	1c
3T	2-a 7a
3U	4-a
3l	7d
3w	0b 4-c
2F	0-c 4c
2G	2h
2K	0b 2b a-j
2O	0f 2-b 3-e 4e
2P	4-a 7c 8b
2S	2e
2T	1-g 21b
3 P	2-g
2U	0l 2-l 4h 7a a-j
3 $	2a 4-c
4D	1b
4O	0h
4U	4c
4Y	ae
2Y	0w 2-c 4-f 7-b ac
3 $	7-f
4O	8-c
4T	0c
4U	7b
2^	2-f
2l	0c 3m a-c
3 T	0b 4-b
4U	0a
4l	0r 4-d
4w	2-f
2w	2-p 4-f a18
3 $	0k 5a a-f
4U	0l a-f
4w	0-b ac
1ast 0	0-1g 1x 2-k 3w 4-1h 5-d 6-i 71n 81u 9-l a-c
51	0l 1f 2m 3r 4p 5-s 7-i 8-g 9-h a-q
52	1w 2i 3g 4u 5-h 6-m 7-n 8-q 9-g
53	3h 8-b
54	0-p 2-s 5r 6v ai
55	0n 2-u 9g
1ine=0/1 -	0f an
a1 	0f an
90 	1-k 2a 3-a 4i 5w 7-h 8i a-l
b[	0-a 11f 2-1a 32n 4-1o 6-i 7m 8-q a-a
c]	0-p 111 3f 6-a
b]	0-1b 1-x 2q 3-q 4s 5v 614 7-f 8h 9-a a-a
91 	1-n 3-x 4w 7-b 915
b[	0-y 112 2e 3q 4-u 5h 7f 8-w a-c
c]	0-21 112 3y 4-r 5w 6-j 715 8-h
b]	1-c 2n 3-q 4z 5-k 6k 7-p 8h
a0 	0f a-e
92 	1-d 2-h 4-c 5-d 6-f 8a 9o a17
b[	0h 1u 2-r 4-i 8-c 91z a-1j
c]	0-w 1k 2g 3l 4-m 7q 8-f
b]	1-d 2b 4y 5-h 7-g 8l
93 	4-t a18
b[	2-o 3-b 8-c 9p
c]	0-r 2j 4-a 6h 7e
b]	0-q 4l 6e ad
94 	0a 4-u ax
b[	0a 4-i af
c]	2f 4-a 6d
b]	2c 4-i ab
95 	4-b aw
b[	al
c]	2c
b]	af
98 	0a
99 	0r a-q
9D	0-q 1-b 3-a 71g 8i
9F	3f
9G	1f
9O	0-k 3a 9i
9P	2-c 4-1c 511 610
9S	0-p 3q 9d
9T	0-t 1j 2-d 3a 4-a 5e 7-a 8-d 9l ab
9U	0-14 1k 2b 3e 4-k 6a 8-c
9Y	0-a 7e aq
9l	7-f ah
9t	2d 4-d 9c ac
9w	0-x 1g 2-f 4-l 5c 6c 8-b 9o ay
72 -	0c
a1 	0c
90 	1-t 212 3-i 4i 7-c 8f a-b
b[	0-g 12e 2-10 3v 4-14 5-c 7n 8-l
c]	0-o 113 3e
b]	0-1a 1-j 21k 3-h 4q 7-c 8k
91 	2s 3-d 4a 8a
b[	0k 1w 2-14 3w 4-q 8-c
c]	0-y 2o 3d 4-o 5c 7f 8-b
b]	3-b 4v 5-c
92 	0q 4-b
b[	3-a 4e
c]	1-c 7m
94 [	0l 5-c
b]	0l 6-b
9D	7l 8j
9G	1a
9P	4e 5-c 6g
9S	0a 4a
9T	0c 1v 2-b
9U	0-m 1w 2a 5c
9Y	2-f 4-a 7y
9l	1-a 2r
9w	0-n 1g 2p
73 0 	1-a 3-b 4x
b[	0c 1c 2-e 3v 4-o
c]	014 3-a 5-a
b]	0-f 1-a 2j 4u
91 	2g 4-e
b[	2g 3m 4-c
c]	2-f 3h
b]	2i
92 [	0b
c]	0-a 2e
9D	0n 2-a
9P	4d
9T	2c
9U	0b 1-b 2g 3q 5-p 6-f
9l	4b
9w	0a 1-c
74 0 	0-b 4g
b[	0f
c]	0h
91 [	3m
b]	0-d 4g
9O	010 3-a 4-b
9T	2a
9U	1-a 3b 4i
9l	0-o 4l
51/2 -	0c 2-b 4-1h 6a 710 8m
a1 	0c 2-b 4-1h 6a 710 8m
90 	014 1-p 3f 4-h 5j a-a
b[	11v 2-r 3a 4-1f 5b 6-c 7a
c]	0-w 2-k 3o 4-l 6-b 71j 8n
b]	0-j 1-h 3-e 4s 6p 8t
91 	0t 3-h
b[	0-n 1-c 2z 3l 6-c 7e 8-i
c]	0-v 1-h 3s 4z
b]	2a 3-a 4l 5-c
92 	0o 2-e
b[	2-e 4v 5-f
b]	0-g 413
93 	0j 4-d
b[	4e
c]	0r 3-d
b]	4i
9D	2a
9G	0d
9O	0-o 1h 4g
9P	4j
9S	0b 3-a
9T	0i 1-h 3e
9U	1-v 4u 5-q 7k 8d
9Y	0-j 4-a 7b 812
9l	1-h 2-l 3a 7v 8h
9t	0f 1c 2-d
9w	0c 1-d 2-c 412 a-a
73 -	0g 4b
a1 	0g 4b
90 	0x 1-a 3-q 4g
b[	02d 1n 2-n 3p 4-1y 5-k
c]	0-i 2-a 31f 4-f
b]	0n 2g 3-d 6-a
91 	4f
b[	1p 2-m 3-r 4g 5e
c]	0-14 1j 3-a 4c 5w
b]	6d
92 [	2b
c]	5-j 6b
b]	2b
93 []	0m 6-b
9D	2a
9F	012 3-d 4-n
9O	0t 3-f 4-c
9P	0t 6-e
9U	0c 2-e 4-b 5b
9l	1a
9w	0c 3b a-b
74 0 	0d
b[	0c 4-d
b]	4a
91 	0b 4-a
b[	0b
c]	0-h 1a 2c
92 []	0e 2-d
9T	2a
9U	0q 2-d
9l	0n 4-c
9w	0h 4-b
52/3 -	4a 6-i
a1 	4a 6-i
90 	4g 8e
b[	1n 2-o 3x 4-13 5e 7g 8-d
c]	0y 1a 3-y 5d
b]	0-b 2a 6e 8b
91 	4l
b[	3t 4-a 5-a
c]	2b 5f 6-k
b]	4j
92 [	4d
93 	0c 4-b
9D	0-c 7d 8h
9O	4d
9P	5o
9U	0a 3-a 5e
9w	0g
74 0 [	511
c]	3-b 5o
b]	4-a 6r
9D	7a
9P	5g
9U	3-m 4-e 5y 6l
9w	0h
53/4 0 	0a 4-b
b[	0l 3-h
c]	0k 3-g
b]	0i 4-h
9P	6h
9U	011 3-n
9w	0n
1ook=-	01p 1-g 2-e 3-i 4-k 5-f 7i 8b 9-c
6  	01p 1-g 2-e 3-i 4-k 5-f 7i 8b 9-c
5D	1-a 2-e 3-a 4-f 7-24 84a
6  		7-m 816
8 	0g 7f 8-y
8(	8b
8,	8d
8^	7-z 82g
7[ 		71g 8-13
9 	6f 7-14 8d
9(	0q 2a 7-y 8-b
9,	7j 8-d
9^	72p 8-1q
8] 		7r 8-i
a(	7e
a^	7l 8-e
7] 		7-i 8u
9(	0a 8-k
9,	8e
9^	7-s 81r
6[	0g 2a 73q 8-3y
7]	0-n 2-c 72s 8-1l
6]	0-b 7-1s 82w
5F	4n
6 [ 		3h 4-f
9)	0b
9^	0d 4-h
6[	0h 1d 2-e 311 4-17
6]	0-c 2a 4l
5G  ^	0a
7[ 		1f
9^	1e
6[	113 2-h
6]	2m
5K [ 		1a
9(	0f
9^	1f
8] –	0-n 2p
7] (	0c
9^	2d
6[	0g 1o 2-m
7]	0-d 2y
6]	2c
5O	0s 3-y 5o 6-d 8-a
6  		3-d 4i
8(	0f
8)	0-a 3h
8,	0d 3-a
8-	0z 4-k
8^	0-h 4g 5s
8—	2f 4-q 9f
7[ 		31u 4-1x
9(	0-c
9)	0b 4-f
9,	0-e 3-d 4v
9-	0c 3-b
9.	3-p 4z
9:	0-b 3p 4-d
9^	01d 1g 3j 4-1x
9·	3b
9–	0a 3-n 4f
9—	1h
8] -	2v 5-c
7] 		3-b 4o
9)	4a
9,	4i
9-	0i 4-b
9:	4a
9^	0-t 3-n 4t 6x
9–	0d
6[	0k 1v 2-f 32b 4-2h 6-a a-c
7]	2u 4-f 5-i
6]	0-s 2-m 3-1k 438 6n
5P [ 		5r 6-o
9(	0h 4k 5-o
9,	5-l 612
9^	5g 6-e
8] 		5z 6-n
a(	0-l 5v
a,	0-p 4-a 5a 61f
a.	5-l 6q
a^	5s 6-b
a|	5a
a·	01o 5-1h
7] 		6c
9(	0e 4n 6-q
9,	6s
9^	6c
6[	3c 5y 6-s
7]	0-e 2-c 4-u 527 6h
6]	0b 2-b 5-1b 61v
5S	0q 3-12 5c
6  		0-a 4f
8,	0l
8^	0f 3-g 5e
7[ 		310 4-v 9c
9,	4b
9^	0c 1c 3i 4-s
7] 		4g
9^	6e
6[	1c 31u 4-1h 9a
6]	0-l 3-d 416 6c
5T	01u 1-33 2n 4h 9g
6  		0n 1-j 2m
8)	2-b
8,	0g 2-h 4a
8-	0-a 2d
8:	0j
8^	0k 1-1u 2p 3k 4c
8|	0c
8—	0-b 4-b 9q
7[ 		117 2-19 3a 9h a-a
9)	2-b
9,	1b 2-b 4b
9.	1-16 216
9:	1k 2-d
9^	12i 2-1f
8] 		0-c 115 2-d 3a 4-h
a,	1i
a.	1-c 2m
a:	1e
a^	0-e 1r 2-d 3b
7] 		1-j 2y
9^	1-18 213 5i
9—	ab
6[	0-f 13m 2-2j 9e a-c
7]	0-1i 12r 2-e 3s 4-s 5-c
6]	0a 1-25 22r 5e 9-h
5U	012 3-1f 4o 5k 6-c
6  		0f 3-d
8)	0-f 3a 5c
8^	0e 3-q 5i
8–	0p 2-b
7[ 		111 2-u 31x 4-1q 5h 6-h
9(	1-c 2a 3-b 5a
9)	3a
9,	01a 1-r 215 3-1i 4g 5-i
9.	3-k 4u 5-h 6l
9:	0-g 1c 3m
9;	5a
9^	1g 2-d 319 4-1c 5l
9t	3a
9–	0h 3-v 4k
9—	1a
8] 		0-h 1i 2-i 311 4-h 6-g 7g
a(	0-m 2g 3d
a)	3n 5-a
a,	0s 1-i 2u 3-13 4y 5-q
a-	0-g 5c
a.	0g 5-c 6c
a:	3f 5-c
a;	0-l 5p
aD	5b
a^	027 2-l 3-a 4-w 5-c 6-d 8i
a—	5c
7] 		0-e 3-a 4o
9)	0-i 4f 6a
9,	01e 2e 3-a 4-h 5-e 6-h
9.	6c
9:	0-d 4g
9^	0-1a 3-l 4t 5g 6v
9t	4a
9–	0i
9—	2a
6[	0p 1z 2-j 31i 4-23 5j 6-f 7-b
7]	31n 4-16 6-q 7e
6]	0-x 1-m 2f 3-1l 42e 5-r 61n
5Y [ ^	7m
9–	7-c 8f
8] 		7m 8-b
a 	0c 7-j
a(	0-b 7i
a^	7z
7] 		8b
9 	0a
9^	8s
6[	7v aa
7]	0-i 4-b 71u 8-c
6]	7-q 81e
5l	0v 1-d 2-b 3-b ae
6  		0-c 2d
8(	0a 2-k 4g
8)	3g
8,	01f 3-b a-e
8;	0-a aj
8·	2e a-a
7[ 		1r 2-h 3f 4-g
9(	0t 4-f
9)	0q 2-b
9,	1-n 2f 3-f 4v
9^	2-d 3m 4-i 7e
8] (	0i 2-j 4h
a,	0-t 2w 3e
a^	0-a 2-c 3e 4-a 7e
7] 		2a
9(	2b
9,	4t
9^	2-a 8i
6[	0u 1d 2-o 3e 4-s
7]	0-w 1a 3n 7a a-b
6]	1-e 2q 3-h 4q 8b
5t	1-c 3e 4-g ab
6  ^	0i 3g
7[ 		9c
9^	1u
9—	1b
7] ^	4b
6[	115 3-a a-b
6]	2c
5w	014 1-a 2-i 3-e 4d 8-b 9b
6  		0-j 4c al
8(	0j 4-b
8)	0-q ac
8,	011 4-d a-x
8.	0t 2-n 4-b ak
8^	0c 2-g 4u a-b
8—	9f a-e
7[ 		1o 2-g 3n 4-t 91q a-1e
9(	0g
9)	9l
9,	0-g 6h
9.	9-1c a1p
9:	0-d
9^	028 2-l 3c 4-10
7] 		0-p 2t
9(	0i
9)	0-h 5h
9,	4c
9.	ag
9:	0-f
9^	2g 4b a-b
9–	4b
6[	01l 1s 2-y 3q 4-1l 5-b 6a 9c a-d
6]	0-1h 1-g 211 3-b 419 5m 9-f
0n=0 -	01p 1-g 2-e 3-i 4-k 5-f 7i 8b 9-c
49	0e
4D	0-h 1-o 2-h 3-o 4-i 5-k 72l 81o 9-i a-a
4K	2w
4O	0-f 2t 4-e 5c
4P	0-h 2-c 3c 4-v 51t 6e
4T	0-1i 12r 2-e 3s 4-s 5-c
4U	0-r 11c 2-m 312 4-t 5p 6-12 7c
4Y	0-u 1-e 2-m 3-d 4-s 71w 814 al
4l	0-t 1a 3n 7a a-c
21 F	0k 4-a
4G	1a
4K	1s
4O	0r 1-c 2-m 41l 5-j 6-f
4P	0b 1-c 2-i 3-f 5a 61h
4S	2-b 3m 4a
4T	0-h 228 4-g
4U	0b 1-x 2s 5-h 617
4l	1-f 2k 3-l 4c 8c a-f
4w	0g 2-g 410 5c 6a 9-j a-r
22 F	0-i 1d 2b
4G	0-e 1j 2n 4-b
4K	0f 2-a
4O	01h 2-i 4f 5-o
4P	0l 4h 5-g 6-g
4S	0-a 2f 4a
4T	0t 1f 2b 5-f 6-a 8-c
4U	019 1-h 3-f 4t 5-a 6-h 7-a 8-a
4l	0w 1-c ah
4t	0-f 2f
4w	0c 8-a ah
23 F	2-d 3m 4c
4G	0c
4O	0-a
4S	4a
4T	0s 1-14 2k 4q a-c
4U	0h
4l	0-g 2-q 3i 4-b a12
4t	0a 1b 2-n 3b
4w	0d 1d 2c 4-t
24 O	4-d 5f 6h
4S	4-d
4T	1-i 2-1e 4c 5s
4U	0-l 2-a 5d 6g
4l	0h 1f 2j a-x
4t	2a
4w	0-e 4d 9a
25 O	0-p 1g 2f 4-10 6c
4S	0f 4-k
4T	0c 2-u 4-a 9j ac
4U	4-k
4l	0a 2-h
4t	0-b
4w	0i 9b a-b
1o=G -	017 1-g 2-h 3-h 5-f 7j 8d 9-c
59	0a
5D	0-c 1-n 2-f 3-n 4-h 5-j 72f 81h 9-i
5F	3k
5G	0-a 110 2d 4-h
5K	0a 1i 2i 4-e
5O	0i 1e 7-h 8-l
5P	0c 1-k 2-v 51i 61h 7-h 8-h a-d
5S	4-c 7-a 8-b
5T	114 2i 3p 4-i 6-f 7-n 8-s
5U	0b 1f 5g 8-c 9-d
5Y	0-s 1-d 2-k 3-d 4-q 71t 810 ai
5l	0-i 1a 3c 5-b 7a 8a
5t	1p 2d 4-e
5w	0i 1c 4-f 5c 7-m 8-o
3O -	015 4-r 7a
59	0a
5D	0-j 1-d 3-d 4-l 5-b 71l 81g 9-a a-c
5F	0-c 2-i 3x 4u
5G	1h
5K	2t
5O	1i 2-n 3z 7-f 8-i a-a
5P	1-a 2-f 5v 6f
5S	2-f 3k 4d
5T	0-o 31a 7-e 8-g
5U	2-p 31l 4l 7-d 8-g 9-e a-a
5Y	0-e 2-f 4-f 71b 8f
5l	0-b 2-d 3y
5t	0-d 1c
5w	0e 2-k 3f 5e 6a 7-c 8-d a-g
3S -	0t 1-f 3-g 5-e 7f 8f 9-b
59	0e
5D	0-f 1-l 2-c 3-l 4-k 5-i 72d 81d 9-h
5F	3m
5G	1s 4-f
5K	1n 2i 4-a
5O	0c 1a 3l 7-h 8-l
5P	0r 1-j 2-t 4-f 518 618 7-g 8-g a-c
5S	0-d 2-a 3l 7-a 8-b
5T	1v 3y 6-d 7-l 8-q
5U	2-g 315 5i 8-c 9-c
5Y	1-d 2-h 3-c 4-p 717 8w ak
5l	3f 4a 5-b
5t	1p 2g 4-d
5w	0g 3d 4c 5a 7-k 8-m
3T -	012 2-t 4-e
59	0h
5D	2-g 6b 7m
5F	1c 2e 4-e
5G	0-d 1w 2g 4-g
5K	0-p 1w 2e
5O	0-q 112
5P	4-a 5i 6m
5S	1k 4-a
5T	0m 123 2z 3-o 6-d 7-l 8-q 9-a a-s
5U	12h 2n 4-k 5-g 6-u 7-m 8-d
5Y	0-10 71k
5l	0-j 1v 2z 7-z
5t	0-i 110 2l 4-j
5w	11a 2b 3-d 4-e a-k
1th=-1 - /9	0e 4-f
aO	0-c 7e
aP	0i 4-c
aT	8d
aU	6b 7c
aY	0m 4-k
aw	4f 6-g
9^	0l 1-a 3-b 4g 7-d 8-a af
40 D /T	8b
8^	0-c 2-b 4-c 7x 81a
6F /O	0d 4-a
9U	0b 4-a
9l	0-c
8^	2a
6G /D	0e 2-b
6O /O	0f 4-b
9P	1n 4-l
9T	0-e 5a
9U	0n 4-g
8D	3l 4-b
8^	3-a 5i 6f
6P /w	5d
8D	0f 6-e
6S /O	0a 4-e
9T	0-c
9U	0l 4-c
9w	0u 4-i
8D	0-d 4d
8^	0-d 4b
6T /D	0a 4c
9O	2c
9P	0b
9S	0-c 2c
9T	3f
9U	0f
8D	2f 3a a-a
8Y	1a
8^	2-c 3a 5r
6U /D	2g
9K	0-a
9P	0o 4-b
9T	0h 2-j
9U	4-l 7a
9w	3-n 4-c 5u 6c
8D	0-u 3l 4g
8Y	0-b 1i 3-f 5e
8^	2c 3h 7-f
6Y /O	8c
8^	7h 8g
6l /D	0-a 3g
9O	0h 4-b
9T	0-b 7b
9l	0-b 7d
8D	0v 2-b 4-b
8^	2-f
6t /D	0e
9P	2-f 3c
9T	4a
6w /D	0l
9F	0-a
9O	0o 4-d
9P	0e
9T	0c
9U	0p 2-b 4-b
8D	0c a-e
8^	4f a-a
41 D O	4g
8T	0l 2l 8-m
8U	0c 4-d
8w	7c
6K T	2d
6O O	0b 3-n 4p
8T	0-t 2h 3t 4g 5-k
8U	0d 3-k 4a
8Y	0p 4-d
8t	0-b 3c
8w	0g
6P F	0-a
8O	4-c 5p
8S	0-e
8T	3d
8U	0-b 5o
6S O	4a
8T	0-c
6T O	0-c 1d 4-h
8S	0c 2-d
8T	0-d 3e
8U	3-d ab
8l	2-g
6U D	1f
8K	0-a 3a
8O	0-h 2-b 3-h 4a 5t
8P	3a
8S	3-b 4e 6c
8T	0-z 1-f 2r 313 4f 5-z 7d
8U	5l
8t	0-g 3j
8w	3c 5-e
6Y O	7b
8T	7c
8l	0n 7-a
6l D	0l
8F	4c
8K	0-f 2g
8O	4e
8T	0c 2c
8U	0-a 2b
8l	0c 2-b
8t	2c
8w	0-b 4f
6t O	0-c 2a
6w O	0-c
8T	0-17 2u 6f
8U	0b 4-a
50 w l	0l a-h
42 D U	8f
6K T	0-e 2g
6O O	0-k 4q
8T	0-c
8U	0f 3-e
8Y	0-a 4c
8l	3i
6P O	4e 5d 6-c
8P	5-w 613
8U	6i
6S S	0c
8l	2-a
6T D	0m 2-p
8O	4f
8P	0f
8U	0-b 1-b 2v
6U K	3a
8O	015 1-c 3-g 4q 5-k 6-d
8T	0-d 2i
8U	3-c 4a 5-c
8Y	0a
8l	0b
6Y l	0-d 7d
6l F	0-c 2c
8G	0-d 2d
8O	4e
8S	0-e 4i
8U	4b
8l	014 2-x
8w	0-b 2i
6w D	0-a 9e
8T	4-f
43 D P	8-c
6K T	0a
6O O	0m 4-t
8U	0-g
6P D	0j 5-i
8P	0e 5-c
8U	6k
6T w	1-a
6U O	0g 4-r 5l
8T	0s 4-b
8U	6e
8w	0p 3-f
6l O	4b
8S	0c 4-a
8U	0f
8l	0-k 2b 4l a-e
6w T	0b
8U	0-a
8l	0-g 9c
8w	0-r 4g ao
44 O Y	0j 4-i
6P O	0b
6U P	0q 5-d 6-c
8w	0-a
6l O	0f 4-e
8T	0-17 218
8U	0d a-b
8w	0-e am
6t D	0c
8P	0e
6w P	0-a
8T	0d
8l	ai
8w	0-a ag
45 D w	ac
6O O	0b 4-a
6l l	0b
8w	ac
46 l T	0-a 2a
6w U	0c a-b
47 w w	0g a-e
48 l K	0d a-c
49 w l	0y a-w
0o=D -	0y 1-f 2f 3-g 5-e 9-b
49	0b
4D	014 2e 4a 7-x 8-u
4F	3j
4G	1v 4-f
4K	1g 2n 4-c
4O	0a 1i 7-g 8-j
4P	1-j 2-s 4c 518 616 7-g 8-g a-c
4S	0b 4-k 7-a 8-a
4T	0c 1s 2b 3o 6-d 7-m 8-q
4U	0l 115 4-k 8-f 9-b
4Y	0d 4-b 7-x 8n ao
4l	0-c 1b 5-b 7o
4t	1m 4-c
4w	0-m 1q 2l 5b 7-k 8-m
2F -	2-k 4h
4F	0b
4K	0c
4P	0-f
4S	0h
4U	0m 3-r 4-p 5d 6i
4l	0f 2d a-l
2G -	0i 4-b
4U	0k 1-e 2-a 3a
4l	013 1-e
4w	0q 2-j 4g a-b
2O -	0l 2-h
4D	1-a 2-d 3-a 710
4F	0g 1d 2e 4-u
4G	0-e 1j 2h 4-a
4K	0i 1e 2-d
4O	0r 2h 3-y
4P	1-a 2-g 4-j 5s 610
4S	1b 4-h
4T	0v 1w 2j 3-j 4-h 5-c 6-b 7-a 8-c
4U	0w 2f 3-1g 4-s 5l
4Y	0-g 4-d 7l 8p ad
4l	0x 1-b 3-q
4t	1c 2h 4-e
4w	0u 3-d 7-a 8-b
2P -	61c a-l
4D	6a 7r
4F	0-g 3c 4e
4K	2b
4O	1j 4-c 5c
4P	0s 4c 5-m 6c
4T	0d 2p 3e a-s
4U	1g 4d 5-y
4Y	0-a 4-a 8i
4l	2f 3-c 4-j 7t 8i a-k
4t	3c
4w	2l 9-a a-u
2S -	0x 2-d 4-d
4D	8a
4K	0i
4O	3-k
4P	0-c 5e
4S	0f
4T	1a 2h 4-c
4U	0y 3-10
4Y	0-m 7p
4l	0l 2-d 4-a
4w	0s 3-b 4-b
2T -	0n 1-d 2f 3-e 5-c 7j 9-a
4D	0-i 1-j 3-j 4-d 5-g 6-h 71z 81s 9-f a-i
4F	2-i 3o 4f
4K	013 1-e
4O	01a 1-q 4j 7-e 8-h
4P	0l 1-h 2-p 514 6u 7-e 8-e a-a
4S	0c 1-h 2-j 3j
4T	0-g 1-y 2-i 31e 4-c 9f ao
4U	0v 1-2g 2-y 4d 5z 611 7e
4Y	1-a 2-k 3-a 4-l 7c 819 af
4l	014 1-z 2-17 5-c 6-a 715 8b
4t	0d 1-b
4w	014 1-17 2-q 3e 4f 7-e 8-g ac
2Y -	2-g 4-r 6-f 7s 8n ah
4D	0h 2i 8-1e ab
4K	0i 2-d
4O	0h 4-a
4P	4-p 5u
4S	0-c 4g
4T	1e
4U	0p 1-e 2-p 4h 6-h ac
4Y	7g
4l	0g 1-e 2-m 4-d a13
4t	0-g 2p
4w	4-o 9g ap
2t -	0e 4-s
4D	2-b
4O	3b
4P	6a
4T	aa
4U	0-f 1-i 3f 5d
4w	0-a 1-a 2-f 4h ak
1thers= -	0-b 4d
8O	0-d 4d
8U	1-r 2-a 3h 5d
8l	4e
8w	0g 1-c 2-f 4a
7D -	0n 4-o
9F	0b 4-b
9K	1a
9O	0b 3d 4-v
9P	5h
9S	2d 4-e
9T	1f 2-g 3-a 4b 5d
9U	0-17 11b 2d 3i 5-a
9l	1c 2i 4-z
9t	ab
9w	0-10 1o 2p 3-a 5c
8Y -	0-j 2a
aO	0-c 4j
al	0-a
7F w	0a
7GD -	0b
aU	3f
9F -	0-a 2a
7O -	0-k 4l
9l	0-e 4g
9w	0d
8D -	0s 2-j 4-i
aG	2d
aO	0-o 2a 4g
aP	6c
aS	0b 1b
aT	0e 1f
aU	0l 1y 2v 3-h 4-1a 6-a
al	1f 4-b
at	0b
aw	0-k 1l 2g 4-j
9F l	0-d 2d
9Y O	4-e
bw	4-b
8GD l	a-a
bw	010 a-j
9PD U	0f 4-a
8PD -	0-i 4j
bS	2b
bT	0h 2i a-j
bU	4b
bt	0-h 2h
bw	0-c 1a 2j
9Y D	8-g
bl	0-d 2b
bw	2a
8SD -	0i 4-g
bT	0-b 2e
bl	0-i 4h
bw	0-a
8Y D	ac
aO	010 3-e 4-j
aU	0z 2d 4-d 5-d
aY	7e 8-c
al	0f 7-f
at	2a
7PD -	0c 2-a
aO	1p 4-h
aT	0-g 1c
aU	111 3-b 5-e 6-b
al	0-e 4a
at	3c
aw	0-h 2a
9F l	0b
9Y -	0-h 4d
bl	0-d 4c
7SD -	0-e 2g
aT	0m
aU	0-j 1c
al	0-j
aw	0h 1b 2-d 4-b
9Y U	0u
8GD -	0-a
bl	4-c
aF -	0e 2-a
8PD U	1e 3-a
bl	0f 4-c
7T D	0-h 2-d 4-a 7s 81b
9Y	7o
8D -	2e
aF	2-a 3h 4i
aK	2a
aO	0b 4h
aP	0g
aS	3b
aT	0-i 3z 4-a
aU	0g 1-p 4e
aY	0m 7-g
al	0f 1-d 2-n 3w
aw	1-a 3c 6c
9F F	0b
bO	0a
bP	4i
bS	0c
bl	0-k 4g
bw	0-g 4a
9Y -	0-r 4l
bU	3b 5c
bl	2-d 4m
aF l	0f 2-d
8GD l	0-f 4e
8O D	0-e 7t 8r
aY	0-b 7l
9D -	0p 6-k
bD	0b
bF	0e 4-a
bK	0g 2-a
bO	3-a
bP	0-q 5t 6s
bS	4-b
bU	0t 2-n 3-f 4-b 5d 6c
bl	0f 2g a-h
bw	0u 1-e 2-c
aY -	0-r
cK	0a
cU	0-b 2-d 4m
cl	0-l 2a ag
cw	0-g aa
9P D	7f 8c
aD -	6n
cP	0h
cT	0k
cU	0b
cl	0o 4-f
ct	0s 2-d
cw	0h
bY -	0-a 4a
dO	4a
dU	2-c
dl	0-n 4f
aY -	2i 4-g
cl	0-b 2e
9SPD -	2-d
9Y -	0e 2-f
bU	0-j 5a
bl	0b 2-p
8P D	7d
9D -	0c
bF	0-a 4b
bO	3k 4-a
bP	0j
bS	0-f 3b 4j
bT	1-k 3g
bU	0-n 1-i 3x 413 5-h
bl	0a 2-d
bt	4a
bw	0-f 4r
aF -	0-o 2b 4e
cU	4-d
cl	0i 2a a-i
aY -	0a
9Y -	0e 4-g
bU	2c
bl	0d 4-f
aF -	0b 4-a
8S D	8a
9D -	0d 2f 4-j
bD	0b
bO	0d
bP	4-a 5b
bS	4a
bU	2c 3-e 6c
bw	0o
aF -	0b
9PD S	0s 4-j
cU	0k
cl	0b
9Y U	0e 4-c
8Y -	2-a 8i
aD	2e 8-l
aO	4a
aU	2-d 3a
9F P	4-b
8tD w	0a 4-c
9OD l	0a 2-a
7Y -	2-g 4f
9T	2f
9U	2-d 3-i 4p
9Y	7f 8-b
9l	0b 3e 4-e 7-j
9w	0e
7tD -	0q 4-r
aP	5-b
aU	3a 4-c
al	2-b
9Y l	0i 4-g
8OD -	0j 4-i
bl	4-d
bw	0-g 4g
9PD -	0-c 4d
cD	0c 2-a
cU	4b
cl	0-e 4a
cw	0a
9SD -	0-f 4i
8SD -	0-d 4d
0p=&	4m
2(	4c
2)	0e 4h 6-i
2,	0a
2-	8t
2/	01h 2s 4-1x
211	4h
22020	7b
51	4a
53	0g 8-j
23	0c
24	0b
27	0-c 4-a 6j
28	0-c 6z 7-f
2:	0q
2;	0a 2-a aa
2@	0h
2a	0q 2-j
3.	4f
3gen	0-d 4c
3l-h	3c
3n	6e
4sw	9b
3t	0e 2-c
3uck	5f
2back	0d
4n	0c
4o	4a
3erl	5c
3iet	4b
4nh	5a 6b
4os	1a 2h 4-b
3loe	0-g 3-i 51d
3ook	2a
3ran	2a
4oo	2-e 3f 4c
2cam	5a
4n	5b
4pe	4-r 6x
4u	2d
3hi	0i 3-k
5n	0-f 2i
4uy	0-e 2h
3lay	3c
4in	2-c 4f
3n	0n 1-a 3-i
3o.	5l
4ll	4-a
4ng	0p 2-n
3uoi	2b
4rr	8b
2date	0s 1-b 3-c
3e	3g
4mo	1h
4pa	4-f
5u	0n 2-j
4si	0a 3-a
3ien	2i
4nh	6f
4st	0e 3-d
3lam	3a
3ntn	3e
3o	0-m 2-b 413
4ng	0-d 2f
3r.	3i
4ov	9b
3u	0b 4-f
4bl	5i
4ng	0-c 1e
4ra	0g
2east	3-k 5t
3mer	0a
4pl	010 3-h
3ngl	1-l 2m
2fami	4d
4rm	3o 4-j
3ell	2a
3irm	4i
3or	0q 2-r
3ree	0-f 314 5-a
2galw	5-g 6l
4n	0r 4-p
3ian	0g
3las	5a
3o	6h
3rou	0i 4-e
3ym	4a
2ha	4d 5d 6-a
4mi	3-b 5v
4n	0-g 2w 4-a
5g	0-c 2i
3e	7h
3ien	7d
3oa	3-a 5-e 6i
4c	1e
4sp	0c 4-b
3ue	5h
4ng	4e
2ii	0x 2-c 4-e
3ndu	1c
2job	2a
3r.	1q 3-b
3uni	1b
2kcs	1b
3hac	2-b
4oa	0d
5i	0a
3iem	0z 2-m
4tc	0a
3rak	5d
3y	1d
2lac	6k
4go	5k 6-f
4i	0g 2-b
4m	0a 2-d 5a 9e
3e	6b
4ad	012 1c 2-t
4ve	0b 3-a
3oca	0c
5u	1t 3-e
4ng	5b 6f
3td.	0d
2mate	0b
4y	2l 7g 8-h
3elb	3-g 5z
4ns	2j 3-d
3ien	0n
2nam	5f
4ng	6g
4y	7f 8d
3gan	2c
3ha	0g
5t	0l
4om	0a 4-b
3ige	5c
5h	0-e 2r
2o	0q 2-s
3f	0d 2-k 4c
4fi	4d
3n	0j 2-l 4-e 6k
4li	0b
3yel	3d
2pair	0-a 2d
4rt	2b
4ul	0b
3eop	4a
3han	0a
4u	1y 3-g
4ys	2q 4-k
3ine	3a
3lac	0-a 2c
5t	0d 5-b
3osi	0d
3res	8d
4od	2e 4-a
5p	2c
3ubl	4a
4ne	0b
2q.	5k
3uan	5c
4oc	0e 4-d
5r	3a
2rail	4c
4ma	3e
3egi	2d
4mo	0b
4ns	4d
4ta	2p 5-b
3oll	0d 2-a
2sacr	2a
3eco	2a
4lf	1-14 2-a 31q
3ien	3-b 4-e 5w
4nc	7-e
3mit	3g
3on	4b
4uz	4c
3r.	1l 3-a
3t.	3q 5-c
4ag	1n
5t	0a
4re	1z 3-a
4ud	0-a
3u	2f
4mm	2b
3yst	2a
2tai	8q
4n	5k
5g	0d
4y	2g
3eam	0p 2-c
4il	1c
4st	2h 3-c
3han	0g 7e
5u	0e
4e	1-f 2-e 3y 4-c
5n	2b
4in	4a
4oi	0k 1-c 2e
4u	0c
3iem	3b
4kt	2b
3nhh	4a
3o	0s 2-f 5-b
4da	8b
4ng	3d
3p.h	0-a 5p
3rai	2a
4uc	0d
5n	0f
5o	1g
3u	0-c 2a 3m
2univ	3h
3tre	0-a 3-g 515
2van	3d
4ri	3e 4-a
3i	0l
4c	4-g 6r
4ec	0d
5n	0-a 2j
2wait	1d
4te	5i
3ear	2a
4rk	1p
4st	2b
3ool	0a
4rk	0-q 1a 2f
2xa	0c
3i	3c
2yama	3c
2|	0h
2·	0i
2–	2-b 7f 8g
2—	0r
0shape=&	4m
7 U	4k
6(	023 2-s 4-p
7 -	023 2-s 4-p
6)	0-2t 22w 41n 6-q 7-a 8-d
7 -	0-2t 22w 41n 6-q 7-a 8-d
6,	0-10 4i 61s 8-b
7 -	0-10 4i 61s 8-b
6-	4-e 7-a 817
7 -	0-e 4-c 8v
8D	8c
6/	064 2-16 3-a 4-49
7 O	01q 4-1j
8S	0c 4-b
8T	01h 2-g 4-r
8U	01u 2-a 4-1f
8l	0c
8w	0c
69	0t 1-e 2-e 4-18 61i 7-o al
7 D	6f 7-l 8d
8U	0-h 4-f 6x
8l	ab
8w	01b 1-c 4-c
7.9	2b
7/999	0-a 7f
b D	7e
79	0h 1-c 2-g 8c af
8 D	8a
9w	1-a 4d
8.99	0-e 7t
b D	0-c 7r
8/99	718 8-m
b D	718 8-l
899	1-a 3-a 4-b 7z 8q
a Y	0-g 2-a 4-g 710 8q
a-	0-a 714 8-d
b D	0-a 715 8-f
a/	7b
b D	7b
6:	019 2-b 4-i
7 -	019 2-b 4-i
6;	0h 2-e 4-b ad
7 -	0h 2-e 4-b ad
6@	0i
6X	4b
7X	0-3e 125 32c 4g 5-a 613 8-i 9-h a-10
8 O	0-1j 1o 3o 4r
9P	0-l 3i 6w
9S	3d
9T	1n
9U	0-c 2r
9l	0e
9t	0-e 1f 3b
9w	0-g 6c
7x	0-2a 11u 2-s 325 418 52h 8-1x 922 a-4a
8 D	71d 8-e
9F	0c 2-f 3h
9G	1s
9K	0a
9O	0-g 3e 41c 6e 7-c 8-d 9d a-t
9P	013 1-i 2-q 3-m 51j 6m 7-f 8-e a-b
9S	2-q 3b 4i 9a a-b
9T	1b 210 3y 4-y 6-d 7-d 8-e 9m a-v
9U	0-1c 3r 4x 5y 6-i a-d
9Y	8a
9l	0g 2-q 3-a 410
9t	0-15 1c 21y 9d a-s
9w	0-q 112 2-11 3u 4-p 5n 9t a-g
6x	018 21p 3-1q 4j 5-z 6-1d 7-1c 9-11 a2u
7 -	2-h 8k
8D	0e 2c 7-1b 810
8F	0-d 2d 4b
8G	2d
8O	0p 3-s 4-b av
8S	2p 4-i ac
8T	0-1h 1e 2h 3-b 41c 8-a 9-a ar
8U	0h 2-g 4b
8Y	7l 8-b
8l	0-b 2v 3h 4-p 5-b 6-b 7a a-c
8t	01f 2-1q az
8w	0h 1-i 213 3-d 4t 5-a 6-a 7-b 8-e 9-e
6|	0t 2-e
7 -	0t 2-e
6·	0v 2-d 4-a
7 -	0v 2-d 4-a
6–	0-k 7v 8p
7 -	0-i 717
8D	7-c 8u
6—	012 2-a 4-a
7 -	0u 2-a 4-a
6’	8c
1ign+=	 O D	0-w 5d
aU	0c
8P D	5b
8T D	1b 5-e
aU	0b
aY	2b
8U P	7b
aS	0g
aT	0j 1-b 3n 4-b 6-d
aU	0b 3-g
8Y O	7e
aP	8b
aU	8d
8l D	0-q 4k
aO	0-e 2a
aP	0-d 7a 8c
aT	0j 4-c
aU	7e
aw	4-c
8w O	0n
aT	0f
aU	0f
6  U D	2-b 7h
8l Y	010 2-b
79 $	0g 2-d
7D $	0-p 4-d 7z 81b
9/S	0a
7F $	3b 4d
9/T	0i 4-d
aU	0b
7K /w	2a
7O $	1f 3l 4-h 5-c
9/F	0a
aK	0h 4-g
aP	4b
aT	0l
aU	0-o 4k
7P $	0z 2-c 3-a 6f
9/D	5f
aT	4k
7S $	0-f
9/D	0-d
aT	0o 4-f
aw	4a
7T $	0e 5-g
9/D	2p
aO	1a
aP	0b
aS	0e 2-k
aT	3a
aU	0-i 1g 2i
aY	2-c
al	2-d 4a
7U $	1-c 3a 5o 6-b
9/D	2-h 4-a 5j
aF	0g
aO	2-c
aP	0-k 4c
aT	4-g 5u
aU	0-g 1v 2b 5-c
aY	0-a
al	0d 1-c 2b
at	0g 4-a
aw	1-a 3j 4d
7Y $	0-b 7a 8m aa
7l $	2-j 3c
9/O	0-j 2c 4b
aw	4-b
7t $	1a 3a
7w $	aj
9/D	0-y 2j
aO	0-i 1a 2c
aT	4f
aU	0-i 1a 2a
aY	0a 4-a
al	0k 2-h
aw	0-d
6( D w	7d 8g
8G U	0a
8K l	0-a 2b
8O D	0-g 4e
8P D	0f 4-e
aP	0-a 4h
8S F	0c
aO	0i
aU	2a 4-b
8T D	0-l 2-b 4m 5e
aO	0b 2-a
aU	0a 2-a
al	2q 4-c
8U D	0-m 2-f 3b 5l
aO	0-r 2-b 3s 4p
al	0-k 1q 2s 4-a
8Y l	0-a
aw	7b
8l O	0-a
aU	3e 4-a
al	0-16 2u 4c
8t U	0e
8w D	4-a
aP	0d 4-c
aT	1a
aU	0l 2-f
al	0-t 1a 2g
6) O P	0-b 4c
aT	0f 4-e
aU	0-e 4f
8P T	0s 5-b 6-c
8U D	0p 2-a
aT	0k 4-e
8Y T	0a
aU	0a
8l D	2c
aO	0m 4-b
aT	011 4-x
aU	2-k 4g
aw	0b 2-f
8w D	0-b 4c
6, K K	0f 2-a
8O D	019 3-c 4-q
aO	0-n 3f 4f
aT	0n
aw	0e
8P D	0-1g 4-r 514 618
aP	0r 4-n 5w 6-k
aY	4-g
8S P	0b
aU	0m
8T D	0-g 2n
aP	2-k 3f
aS	2a
aT	2i
al	2-c
8U D	0-q 5f
aO	0c
aP	1-a 2-d 3-h 4-14 5i 623
aU	0-e 2g 4c 5-a
aY	ae
al	2-b 4e
8Y U	0-d 7l
8l F	0d 2-b
aO	012 2-y
aT	0b 2-l 4b
aU	0-f 2m
al	3e 4b
at	0a 2-a
aw	0w 4-f a-a
8t O	0b 2-a
8w D	0a 4-c
aO	0-q 3j 4n
aS	0k 2-n
aT	2a
aU	a-g
aY	aa
al	0b
aw	0t 1-a 2-d 3-a
6- O P	0-d 4e
aU	0-d 4b
8T D	0-a 2c
aU	2q 4-d
8U D	2-k 4e
aO	2-b 4d
aP	0-o 3s 4a
8l P	0d 4-c
aU	0-f 4d
8t U	4a
8w P	4b
6. O D	0h 4-i
aO	0-a
aP	0-c 5w
aw	1e 2d 4-r 9c ab
8P O	3h 5-b
8T w	9d
8U O	4e
aT	0-c 11w 3-u 5-b
aU	0-b 1-b 5y
8l w	ad
8w w	4-d 9l
6/ T D	2-b 3-d 4-a 5j 6g
8U D	2a 4-q 6h
8l D	0a 2-h
8w D	0-i 6l
6: O O	0x 3-h 4-d
aS	0b
aU	0r 3-b 4-e
8U D	011 3-d
aP	0h
aT	011 3-f
aU	012 1-a 3-k
8w D	0n
aP	0m
aT	0c
6; O P	4a
aU	0-b 4d
8T U	0q 2-p
8U O	0-a 2i
8l O	0-d 2b
aU	0-d
8w U	0-j 2j
al	0-b ae
6D D O	0j 4k 7-j 8-k
al	8-d
6^ - D	0c
aF	0-a 4d
aG	0k
aO	ac
aS	0e 4-e
aT	0v 2g 8-b
aY	4-c 8n
al	0-t 7a 8k
at	0n 4-c
aw	0e 2-b 4a
6t T O	0k 2-k
6| T D	0z 2-x
8U D	2a
8l D	0-f
aU	0a 2-b
8w P	0a
6· T D	0-d 2f
aU	0m 2-d
8U P	0b
8l S	0-c 2c
6– - Y	0-w 7r
8O P	0a
8U D	0-d
aP	0-a 4l
8l D	0-g
aO	0c 2-a
aP	0-g 4h
aU	0q 4-o
8w U	4c
6— O D	0-c 4c
aU	0g 4-g
8U D	2b
aT	0-b 4b
aU	0d
8l D	0e 2-e
8w P	0-c 4d
aT	4b
aw	4b
4=	 D T	7i
7O D	3f
9U	3e 4-d
9Y	0l 4-a
7P D	5j 6-d
9U	5d
9Y	5b
7S D	0-d
7T D	0p 2-f
9O	1b 2a
9P	2k a-f
9T	2-a
9U	0i 1l 2-m 4-b
9w	0-b 1b
7U D	0-m 3q 4c
9O	1a 4-d
9P	3h 6-g
9T	0q 2-12 7h
9U	2-e 317 4-i
9Y	1g 3-k 4-b 5m
9l	4-a
9w	3d 5-a
7l D	0-f
9U	1d 2h 4-j
7w D	0-10 3b 4j 9f
9O	2c 4-d
9P	2b a-d
9T	9b
9U	4-c
5  D P	6f 8-o
9U	7-e 8g
9w	ac
7Y l	0v 7-i
6- /9	0e 4-f
9O	0-c 7e
9P	0i 4-c
9T	8d
9U	6b 7c
9Y	0m 4-k
9w	4f 6-g
8^	0l 1-a 3-b 4g 7-d 8-a af
5( D O	4g 7-a
9T	0j 2p 7-p 8-m
9t	0c 2-a
7K D	0k 2-g
7O O	0a 4-a
9S	0-d 4b
9U	3-f 4b
7P F	0-a 4b
9O	0s 4b 5-f 6-h
9U	6-b
7U O	01f 2-a 4-t
9S	0-j 4a
9T	0-h 21c 3-d 4-d
9U	5b
9l	4b
9t	0-f 3m
7l D	0z 2-g 4-a
9F	0-c 4h
9K	0-b 2d
9O	0e 2-a
9T	0-d 218
9U	0m 3-a
9l	0v 2-k
9w	2-11 at
7w D	018 4-a
9T	0-d 2i
5) F U	0h
7O l	3c 4-b
7S l	0e
7T l	2-i
7U Y	3f
9l	0-f 3f
9w	0-k
7l l	0i 2-e
7t D	0d
7w P	0-a
9U	0-c ab
9l	0-u 5f 9a
5, O O	0c 3-a
9S	4b
9T	0-d 3c
9U	4g
9l	0-a 4f
9w	0a 3-l 4b
7P O	0-d 5v
9P	5-y 61k
9U	0-d 5-15 626
7S S	0k
7T O	0k 2-r 4c
9S	0h 2-h
9T	2d
9U	0-a
7U O	0k 1-d 3-d 4l
9S	0b 4h 5-h
9T	21w 3-t 4-n 5-i
9U	0l 1-c 2c 3-n 4t 5-b 6-e
9l	0e 1-i 2f 3-b
9t	2c
9w	018 3-l
7Y w	aa
7l D	0y 2-d
9F	2b
9K	0i a-e
9O	4q
9P	0e 4-c
9T	0-t 219
9U	0f 2-g 4p a-h
9l	0d 2-g 4h
9w	2p
7w T	0-c 2f 4-e 6f
9U	0a a-d
9l	014 a-w
9w	0-d 4k
5- O O	0i 3-f
9T	2i 5-e
9U	018 3-e 4-10
7T O	0-a 2b
7U O	0-e 5a
9T	3d
9U	5a
7w U	0d
5. O P	3-a 4d
9U	3-i 4s
7P O	5-k 6p
7T U	1-1l 21z
7U U	3-j 4l 5-t 612
7w O	ac
9T	ad
9U	0a 2-b 4a
9l	0h 9-k al
9t	ae
9w	0c 9-n ay
5: O D	4-a
9O	0-g 3b
7U O	4a
9U	0-l 1c 3f
7w O	0-a
5; U U	5f
7l w	ae
5D T D	2c
7U D	5b
7l Y	ac
5^ D /T	8b
9^	0-c 2-b 4-c 7x 819
7F /O	0d 4-a
aU	0b 4-a
al	0-c
9^	2a
7G /D	0e 2-b
7O /O	0f 4-b
aP	1n 4-l
aT	0-e 5a
aU	0n 4-g
9^	3-a 5i 6f
7P /w	5d
7S /O	0a 4-e
aT	0-c
aU	0l 4-c
aw	0u 4-i
9^	0-d 4b
7T /D	0a 4c
aO	2c
aP	0b
aS	0-c 2c
aT	3f
aU	0f
9^	2-c 3a 5r
7U /D	2g
aK	0-a
aP	0o 4-b
aT	0h 2-j
aU	4-l 7a
aw	3-n 4-c 5u 6c
9^	2c 3h 7-f
7Y /T	7a
9^	7h 8g
7l /D	0-a 3g
aO	0h 4-b
aT	0-b 7b
al	0-b 7d
9^	2-f
7t /D	0e
aP	2-f 3c
aT	4a
7w /D	0l
aF	0-a
aO	0o 4-d
aP	0e
aT	0c
aU	0p 2-b 4-b
9^	4f a-a
5| T P	0l
5· P D	01w 5-1t
7l l	2h a-d
5– K T	0-n 2p
7O O	3-e
9S	0j 4-c
9w	0g 4-a
7T D	0a
7U D	1d
9O	3-c 4t 6-b
9T	2-d 4b
9U	0i 3-b
9l	0p 4-g
7Y /O	8a
7w O	0e
9S	0-h 4n
9U	4b
5— O T	4-d
7T O	0-a aa
9U	2-f ac
7U U	1a 2a
0t $	1a 3a
2/D	0m
3O	0-c 2c
3P	2-f 3c
3T	4a
2P	0d
2T	2b
2U $	0-d 2a 3f
2l $	0-a
2w	0-a ab
1=BC	0b 1-8 2-1s 3-32 4as 5-m 6-1b 7-e 8-t 9-3 a-w
3P	0-11 12 2-1d 3-v 4-29 5-1s 69b 75 8-l 9-a a-n
3T	0-9 1-3m 2b7 314 4-28 5-o 6-u 7b 8-w 9-7 a-1q
3W	0-1l 1-b 2-i 3-b 4-l 5-6 6-6 7-d 8-f 9-x a5o
3X	07 1a 2-1v 3f 4-1j 5q 6-q 7-2c 87d 92 a-i
2IC	02n 11r 2-47 3-53 4cy 5c 6-3l 71q 8-24 9l a-2n
3P	0-8 116 2-1p 3-12 4-22 5-22 670 7-3 8-t 9-c a-o
3T	0x 1-44 2bn 311 4-4n 5-x 6-2d 71a 8-2g 92u a-3f
3W	0-3b 1-q 2-1e 3-n 4-18 5-d 6-i 7-s 8-q 9-20 aa2
3X	01f 11y 2-4i 32t 4-3p 51n 6-1r 7-3s 85l 9t a-1s
2O	04f 136 2-68 34c 4-7n 54k 6-4l 748 8-3a 9-q a-42
2^	01b 12e 2-1k 31g 4-1u 5-s 6-f 71q 8-1m 9-b a-e
0under=chuc danh	0q 1c 2-b 4-e
bvu	0-d 2p
7ity	4-b 5e 6a
7o quan	0c
8mpany	2-f 3k 4k
8ng ty	0i 2-g
bviec	0-m 1d 2u 4-b
6don vi	4k
6employer	0-e 3l 4b
6job title	1c 2c 4-g
6main duties	9a ad
7o ta	0-h ap
6nhiem vu	ag
7oi dung	0-h aq
alam	0c
6organisation	4a
6place	4-a 5f
7osition	0-d 2h
9t held	2j 4-a
6role	0-f 1c 2r
6tasks	0-g ap
6vi tri	1g 2v 4-d a-p
8ec da	02e 2-q 4-k
6what i	0-e ap
8ere	0-g 2-c 3l 4e
0w $	aj
2/D	0-d 2j
3O	2k 4-e
3P	0k
3T	2-b 4m
3U	1d
3l	0n 2-j
3w	3a
2D	3-b 6g a-c
3 l	ac
2G	0f 2-b
2O	0-f 2-b 3b 4b 9d
3 U	0c 4-a
2P	4g a-m
2S	0c 2-l
2T	0-b 2x 4-j 6c
3 w	2d
2U	1f 2a a-u
3 $	0o 5-b
2Y	0-a ai
2^	4f a-a
2l	4-j 5b ag
3 $	0-d 2-m ax
4D	0-i 2a
4O	0c
4w	0a
2t	ag
2w	0v 1-i 2-q 3-f a11
3 $	4-a ak
4P	4a
4l	0b 9-b
4w	2-a ae
1=&	4m
3 U	4j
2(	4c
3 -	4c
2)	0e 4h 6-i
3 -	0e 4h 6-i
2,	0a
3 -	0a
2-	8t
3 -	0-d 8o
2/	01h 2s 4-1x
3 O	0q 4-n
4T	0-n 212 4-a
4U	0s 4-n
20.6 U	0c
211	4h
4 w	4h
22021	4a
6 D	4b 8-a
53	0j 8-i
6 D	0h 8-j
23	0c
24	0b
3 w	0d
27	0-c 4-a 6j
28	0-c 6z 7-f
3 D	6f 7-f
4U	0-d 6k
2:	0q
3 -	0q
2;	0a 2-a aa
3 -	0a 2-a aa
2@	0h
2a	0q 2-j
3 l	0h
3.	4f
4 U	4f
3cting K	2a
3gency	0-c 4d
8 O	0-c 4e
3l-haddad	3c
3n	6e
4swered	9b
3t	0e 2-c
3uckland	5f
2backend	0d
9 K	0d
4n	0c
5 l	0f
6w	1a
4o	4a
4y U	0g
3erlin	5c
3iet	4b
6 l	4b
4nh	5a 6b
4ostatistician	2i 4-b
h U	2a
3loemfontein	0-g 3-i 51d
e U	0-e 3-i 51a
3ookkeeper	2b
3rand	2a
2cam	5a
5 U	5a
4n	5b
4pe	4-r 6x
6 U	4-r 610
4u	2d
3hi	0i 3-k
5 O	0c 3-j
5nh	0-f 2i
7 l	0-e 2g
4uyen	0-e 2h
3linic	4c
3n	0n 1-a 3-i
4 U	0n 1-a 3-i
3o.	5l
5 O	5k
4llege	4-a
9 S	4-a
4ng	0p 2-n
6 O	0g 4-g
7T	2-f
3uoi	2b
4rrent	8b
9 U	8a
2dates	0s 1-b 3-c
7 U	0s 1-b 3-c
3e	3g
4 l	3g
4monstrator	1h
e U	1h
4partment	4-f
c O	4-f
5uty	0n 2-j
8 T	0o 2-m
3ien	2i
4nh	6f
4strict	0e 3-d
a O	0e 3-d
3lamini	3a
3ntn	3e
3o	0-m 2-b 413
4 w	0-l 4w
4ng	0-d 2f
3r.	3i
5 U	3i
4ove	9b
3u	0b 4-f
4 U	0j 4-h
4blin	5i
8 U	5i
4ng	0-b 1e
4ration	0g
a U	0g
2eastern	3-k 5t
9 U	3-k 5t
3mergency	0a
b O	0a
4ployer	010 3-h
a U	0y 3-h
3nglish	1-l 2m
9 T	1-l 2m
2family	4d
3ellow	2a
3irm	2-c 4k
3or	0q 2-r
5 t	0c 2-c
3reelance	0-f 314 5-a
b U	0-f 314 5-a
2galway	5-g 6l
8 P	5-g 6l
4n	0r 4-p
5 O	0p 4-o
4rage	4b
8 U	4b
3ian	0i
6 w	0g 2-b
3lasgow	5a
3o	6h
4 U	6h
3roup	0i 4-e
7 O	0i 4-d
3ym	4a
2ha	4d 5d 6-a
4 P	5c 6-a
4milton	3-b 5v
a U	3-a 5s
4n	0-g 2w 4-a
5 K	0-h 2j
5g	0-c 2j
6 T	0-a 2c
5h U	0a
3e	7h
4 Y	7h
4ad	0a
6 T	0b 2-b
3ien	7d
6 l	7e
3oa	3-a 5-e 6i
5 P	4d 5-i
4c	1e
5 w	1d
4spital	0d 4-b
a O	0d 4-b
3ue	5h
5 P	5c
4ng	4e
2ii	0x 2-c 4-e
4 T	0g 2-f
5U	0h 4-e
3ndustrial	1c
2job	2a
3r.	1q 3-b
5 U	1q 3-b
3unior	1b
2kcs	1b
3hach	2-b
4oa	0d
5i	0a
6 U	0b
3iem	0z 2-m
6 T	010 2-v
3rakow	5d
3y	1d
4 G	1b
2lac	6k
5 U	6d
4gos	5k 6-f
7 P	5h 6-f
4i	0g 2-b
5 T	0g 2-e
4m	0a 2-d 5a 9e
5 w	0g 1-a
3e	6b
4 U	6b
4ad	013 2-r
6 T	013 2-r
6er	1c
4vel	0b 3-a
7 U	0b 3-a
3indqvist	3a
3ocation	0c
a U	0c
5um	1t 3-e
7 U	1t 3-e
4ng	5b 6f
3td.	0d
6 O	0d
2maternity	0c
4y	2l 7g 8-h
5 D	7a
6T	2a
3elbourne	3-g 5z
b U	3-e 5u
4ns	2j 3-d
6 U	2j 3-d
3ien	0n
6 U	0d
2nam	5f
4ng	6g
4y	7f 8d
5 U	7d
3gan	2c
6 T	2a
3ha	0g
5 O	0x 3-b 4-i
6l	0-c 4d
5t	0l
6 U	0n
4om	0a 4-b
6 l	0b
3igeria	5c
9 P	5c 6-b
5hts	0-h 2s
8 l	0-c 2h
3oi w	0b
2o	0q 2-s
3 S	0d 2-b
4T	0f 2-f
3f	0d 2-k 4c
4fices	4f
9 w	4f
3n	0j 2-l 4-e 6k
4 U	4-a 6i
5t	2-a
4line	0b
8 l	0b
3yelaran	3d
2pair	0-a 2d
4ul	0b
6 U	0b
3eople	4a
8 w	4a
3han	0a
4u	1y 3-g
5 F	1b
6w	1c
4ysiotherapist	2q 4-k
h U	2o 4-k
3lacement	0-a 2c
b w	0-a
5tform	0d 5-b
3osition	0d
a U	0c
3resent	8d
4operty	2c
3une	0b
6 P	0b
2q.	5k
4 U	5d
3uan	5c
4oc	0e 4-d
6 l	0e 4-d
2rail	4c
4maswamy	3e
b U	3e
3egion	2g
8 U	2b
4mote	0b
8 P	0b
4nsburg	4d
4tail	2p 5-b
8 O	2i 5-a
3ollout	0e 2-a
2sacristan	2a
b w	2a
3econdee	2a
4lf-employed	1-14 2-a 31q
f T	1-14 2-a 31q
3iena	3-b 4-e 5w
7 U	3-b 4-e 5w
4nce	7-e
7 D	7-e
3mith-rowe	3g
3on	4b
4uza	4b
3r.	1l 3-a
5 U	1l 3-a
3t.	3q 5-c
5 P	3l 5-e
4agiaire	1n
b U	1n
4reamer	1z 3-a
a U	1s
4udent	2b
3u	2f
4mmer	2b
3ystems	2a
2tai	8q
5 -	0-c 8k
4n	5k
5 U	5b
5g	0d
4y	2g
5 l	2f
3eam	0p 2-c
6 T	0h
4ilzeitkraft	1c
f U	1c
4st	2i 3-c
6 U	3-b
3han	0f
6 O	0c
6g	7e
7 D	7f
5u	0e
6 l	0c 2-a
4e	1-f 2-e 3y 4-c
5 T	1-a 3d
6U	3i
5n	2b
4inh	4a
4oi	0k 1-c 2e
6 l	2b
7w	0l 1-c
4u	0c
5 T	0g 2-f
3iem	3b
4ktok	2b
3nhh	4a
3o	0s 2-f 5-b
4 P	0c 5-a
5T	2-a
5l	0h
4day	8b
7 l	8a
4ng	3d
6 O	3a
3p.hcm	0-a 5p
8 P	0-a 5p
3rainee	2c
4uc	0d
6 O	0e 4-b
5ng	0f
7 U	0h
5ong	1g
3u	0-c 2a 3m
4 w	0-c 1-a 3r
2utrecht	0-g 3-e 516
9 U	0-g 3-e 516
2van	3d
5 U	0d
4rious	3e 4-a
3i	0l
4 w	0l
4c	4-g 6r
5 U	4-g 6r
4ec	0d
6 l	0f 2-a
5n	0-a 2j
6 T	2d
2waiting	1d
9 K	1d
4terford	5k
b U	5d
3ear	2a
6 U	2a
4ekends	0b
a l	0c 2-b
4rkstudent	1p
d U	1l
4st	2b
3oolgate	0a
a l	0a
4rk	0-g 1a 2h
6 l	0-b 2d
7w	1a
6shop	4b
a l	4b
2xa	0c
4 P	0d
3i	3c
2yamada	3c
2|	0h
3 -	0h
2·	0i
3 -	0i
2–	2-b 7f 8g
3 -	7m
4D	8k
2—	0r
3 -	0j
`;
