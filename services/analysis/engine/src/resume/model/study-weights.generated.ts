// Written by `npm run train:resumes`; not edited by hand.
export const studyWeights = `O BG IG BF IF BS IS BP IP BX IX BM IM
0(	02b 1-t 223 3-f 5-2c 6e b-1i ck
1 -	0-y 213 611 a-j
2D	0g a-e
2F	2-m 3h 4i
2G	0q 2r 3-q
2S	2m
2U	0n 1-k 2t 4q 5-1k 6-f 8h b-q
2l	01p 1-e b-j c-g
2w	0e 4-f af
0+1=&	3l
3(	0-1e 3o bp ch
3)	0-w 4q 5-i 6k as b-h
3*	5h
3,	1w 2h 4e 7-j 8-l c-j
3-	0e 4-l 512 9p a-t
3/	0-1c 3h 5-i 71n
31	2h
42	2e
5/12	2o
32000	6o
61	6-f 7q
64	0h
65	4f
66	7i
67	6u
68	0-v 2m ap
511	4e 6-l
62	0-f 6g 9e
64	5m 7-k
65	0-v 6t
66	6u 7-q
67	2j bn
68	7q
33	0o
4.28/4	0-g bq
54	0-i cl
57/4.0	bh
36	0-h cm
38.4	be
390	0o 2-g
3:	03e 2-1c 3-f 4-g 5-y 6-i 8i bi c-h
3;	2-h 4f 8f
3^	017 1-f 2-z 3-r 5i 6g 7j 9i a-n
3a	3h
4dministration	2-h 3r
5vanced	1r 5-k
4n	5-n 6v
5d	2r
4rt	0-i 3u
6s	2m
4t	0-m 111 2-n 4i
4ugust	0h
5stin	0-k 6k
3b	3h
4.eng.	0-t 2u
4a	0-w 2w 7e
3c	0g
4ao	6-e
5p	0f 11h 2-x
4d	0g 6-e
4ertificate	213 6-p
4hain	3n
5inh	0g
4ivil	0h 2-f
4lass	5-k b19
5oud	0g
4ollege	5f
5mmunication	2f
6prehensive	5m
7uter	0-e 2i
5ng	0-j 3q
5urse	0g
4um	2-f bq
3da	5j 6-h
5i	0p
5ng	1x 3-p
4egree	1l 2-e
5ntal	0i
5sign	2-l 3t
4h	2-g 3w 5-f
4i	1g
5en	0-p 2w 3-g
5ploma	1k 2k 3-i 6-n
4oanh	2-f
4uong	0i
3economics	2i
4ducation	4n
4nglish	0-l 2m
3faculty	0-u 6u
4inance	0-g
5rst	0f
4or	0-q 4v
3gian	4-h
5oi	0-k cq
4uilds	2f
4ymnasium	0h
3hamilton	0e
5ng	3-k 4w
4e	3f
5t	01e 1-m 5-h
4oa	0-e 4f
5c	0x 4k
5nours	0-h bi
6s	0-11 211
4ygiene	2-e 3t
3ib	7f
4n	0-r 11b 3-t 4-p 6h
5stallation	3g
3kha	0-h bn
5i	2-k 3m
4inh	0-h 6e
3laude	0-m bh cm
4evels	1n 2-e
4iterature	3k
4oai	0e 2-g
5p	0-n 2k
4uat	6j
5c	0n
3magna	117
5nagement	0-e 3o
5rk	be
5y	be
4ba	1f
4echatronics	0f
5rit	be
4n	0-i 8i
3nam	ae
4gan	0-q 4o 5h
7h	0-l 216
5he	0-n 2y 4-i
6iep	015 1-t 2g
5u	3g 4-g
4han	1g
4ursing	2k
3o	1-g 2p
4f	013 2-r 3-e 6r
3pham	3m
5uong	3f
5ysiotherapy	0i 2-h
4lumbing	0f
4rofessionnelle	1h
3quan	2q
5y	2e
3ricerca	2m
4obotics	0p 2-n
3sac	bs
4chool	3g 5-f
5ience	0-r 1-h 324 5-e
4enior	1m
5rvices	2i
4i	1z
4o	2-h 6f
5cial	1r 6-k
4tatistics	0k 2-e
4u	0-n 1i 2i
3tb	bi
4ech	5x
7nology	3h
4hanh	2-k 3o
5oi	2-i 3j
6ng	4i
5pt	0h
5uat	6e
4o	2e
5i	9h
4ruong	0s 5-g 6-f
4uc	1r 2-i
3university	0-h 517 6-g
4pper	ch
3van	0f 3-i 6l
4ien	0-y 5o 6-i av
4u	3h
3wassce	6p 7-m
4ith	0-1g a1h
3year	3k
7s	3j
3|	2q 3-f 4-h
3·	3e
3–	1-n 3i 4-o cl
3—	2k 3-i 8o
12=&	2-h
3(	0-t
3)	0-i 1-w 2r 5-h 7j av
3*	5h
3,	41i 5z 7-l a-f b-x
3-	0s 2-i 6w 7-l 9-l aj bj c-g
3/	0e 1-f 5f
31.7	be
410/110	0l 2-m
42	2h
4989	7k
594	0-j 6k
65	610 7-o
66	9h
32000	0-h 6f
61	0g 6-f
64	4j
66	7m
67	3-e 4-f 7w
68	0-k 1s 5-h 9o
69	0-o 211
510	6-g 8e
61	714
62	0-13 2n 611 9-m an bk
63	214 3-i 4-e 5n 6-x
64	0-k 6m
69	0j
524	0f
65	bg
33.4	bw
34	0g 2-i
38.1/10	2-g
390	0q
3:	01x 1-18
3;	2-s 3e 6f
3^	0h 1v 2-k 3-17 5-p 6-s 7l 9w a-p ci
3and	0m 3-g
4t	3g 6-e
3bachelor	0-h
5ng	4g
4usiness	1i
3cao	016 1-13 2-z 415
5p	0m 2-m
4d	4-f
4ertificate	1g 6-h
4gpa	0-1h a1g
4hemistry	1g
4lass	0g
4o	3e
5llege	3e
5mmunication	2e
5ng	0-f 2o
4redits	0p 2-g
4um	117 2-l
3da	1g 5-i
5i	0i 1-p 2j 3-h
5ng	2-l
4e	4f
5n	2f
4h	21p 4-1j
4iploma	1r 5-u
4oi	0-k al
5uble	7f
3ecole	2-i 3h
6nomics	2f
4ngineering	0-f 2e
3first	0o 2-r
4or	0-g 3l
3giang	5-l 6o
4pa	3f
4rade	2o
4uilds	1i
3hang	0-p 4x
4oa	2-i 6e
5c	0m
6hschule	0f
4ygiene	0i
3i	5r 6-g
4n	2g 3-f 5m
5stitute	2-f
3khoa	0-n 2-h bj cg
3laude	2-f bq
4evel	2j
4ien	2-j
4op	0-f 1p
4uc	0j 1-g
3ma	0j 6-i
5nagement	0-r 2w
5thematics	0m 3-h
5y	6f
4o	2-g 3y
3ngan	0r 2-e
7h	116 2-i
5he	0-h 1y 2j 4-k
6iep	3s
5u	3-e
3of	2-e 5p 6o
3politechnika	3e
3quan	0-z 2e au
5y	0h
3ricerca	1h
3science	0-e 6h
4ecurity	0g
5rvices	1r 6-k
4o	5h
4tatistics	0s 2-u
5udies	0-q 2p
3tb	0f 2-f
4ech	2-n 4m
7nical	2-l
4he	4j 5g 6-e
5ong	0e
5pt	8o
5uat	6h
4in	4f
4o	0l 2l 3-f
5an	3v
4p.hcm	6h
4rang	3j
5i	2g 6f
5ung	3e
6ong	2f 313 4-s 6-e
3universite	0-i 3x
cy	0-y 21i 3-18 51a 6-f
4pper	bi
3van	2h 6i
3wassce	0-o 6o
4ith	0-1f 61b 9-j aj
3y	2f
3|	7l
3·	0-m 2z 6m 7-n
3–	2s 3-i 4f 6-19 714
3—	2-p 3f 8q
3→	0p
0- /D	8g
3O	ce
3S	ch
3U	ae
3Y	0l
3l	6-g
29	2-e 4e
2D	a-i
2F	0j
2G	21j 4-o 9-f bi
2K	0m 2-e
2S	4h 6-f
2T	0i
2U	av
2Y	9m
2^	0r 9-f
2t	0l
2w	2-s cr
11=&	3-i 411
3(	5-11 6q 7f b-h
3)	01g 1h 2-n b-i
3*	0g 5m 6-g
3,	0-n 1-r 2y 3-16 5-p 6q 71s 811 9f b-z c-k
3-	0-r 1-n 211 3-v 6f 8-e al bt
3/	2-p 3-o 5l 6-g 7x bk
31	0-i
42/12	0q 2-e
32	0l
4008	0-l ao
510	1e
62	0-m br
64	0e
68	0-f aj
523	0-k ap
33	0i 5h
40	0p 2-g
37	0-k cm
39	1-g 2t
40	0m 2-f
3:	11f 2-f 3-f 514 6-p 7-q bg
3;	0-15 5r bx
3^	1e 2-q 3x 4-g 512 6-12 91b a-10
3a	1e
4ccounting	0-n 2l
4dvanced	211 6-p
4n	6-k 7t
5d	0-m 2m 3-s 418 5f 6-h
4rt	2f
6s	3h
4ssociate	0-j 2n
4t	0-f 1-k 527 6-r
3b.a.	0k 2-j
5com	2-e
5eng.	0-25 225
5sc.	0k 2-r
4a	0e 2-w 3o
5c	2j
6helor	0-k 2v
5ng	1-f 228 3-10 4-f
4eng	0x 2-16
4o	2g
4sc	0-e 2e
4tec	0j 2-v
7h	0w 2-v
4usiness	4t
3c	cr
4ampus	0f
5o	0-m 21g 4-i
5p	2l 3j 4-i
4gpa	0-i bn
4hinh	0-10 210 4e
5ua	af
6yen	0u
4ity	2f 6f
5vil	4k
4lass	0-l 6-h c15
5oud	2-f 4x
4ollege	0-p 1o 2r 6-f
5mpleted	1x 2-k
7uter	2x 4-i
5ng	2-t 417
4redits	0f
4u	0-o 2z
5m	cs
3dai	0-1q 22c 4-10 6o
5ng	3z 4-l
4e	6l
5gree	3p
5ntal	4q
4h	6u
4i	2u
5en	0-j
6u	4q
5nh	0v
5ploma	2-z 324 4-m 5f 6-m
4o	4e
5ng	6j
5ttorato	2m
4uc	9e
3early	4o
4conomics	2h
4lectrical	4j
4ngineering	2m
4xecutive	2f
3faculty	0e
5shion	2-j 4q
4ine	2-g 4u
6ished	0-e 11i 2-n
4ood	3-i 4m
4rom	517 7-i
3gcses	0n 2-m
4pa	0-u b18 cl
4rade	cg
4ymnasium	0-e
3hamilton	0i 6-m
4e	0o 2-q 9-m an
5alth	0f
5t	110
4igher	2v 3-e
4nc	0u 2-11
4oa	2g 4-i
5c	01m 1l 2-1m 3t 4-z
6hschule	0f
5ns	0-2c 22h
5spitality	2-i 4t
3in	0-v 1-w 21k 31w 4-v
4v	0q 2-x
3ke	4n
4ha	0p c-i
5oa	02e 3-15 4-p
4ien	0-v av
5nh	0-l 6e
4y	0-o 2n
3lam	2e
5urea	3-e
4evel	21a
4icence	0-g 2k
6h	2-f
5en	0k 2g 6-i
4op	2e
3m.s.	0f 2-i
4a	0m 2-15 3p
5gistrale	0i 2-n
6na	cf
5nagement	0l
5ster	2k
4ba	0n 2-r
4echanical	2-m 4w
5ng	0j 2-14 3n
4o	6g
5i	4j
4sc	0l 2-o 3m
3nam	0-12 919
5tional	2n
5y	0p 1-g
4ganh	2-s 31s
5he	0q 2-1c 3n
6iep	1s 2-t
5u	2s 4-f
4han	2q 3-j
4ursing	2r
3o	5i
4f	0s 1-i 212 3-15 4-o 617
4pen	0-n 2i
3ph.d.	018 2-1h
5am	4j
5d	0o 2-n
4rimary	2e
5ofessionnelle	2-o 3j
4ublic	4h
3qualification	0-t 1p
6n	2-m 4l
5y	2-k 3e
3ricerca	2-f
3school	0-i 2w
5ience	0j
4enior	2m
4i	0u 2-1k 311
4o	2j
5cial	4r 6-o
4t.	6m
4u	0o 2-q
5mmer	af
3tb	cl
4e	6h
5chnician	2l
4hac	2e
6ng	ae
5i	0j
6et	4e
5u	4g
4o	ae
5i	9-f af
5ok	11m 2-z
5t	2p
4ri	2-e 4h
5ung	0-o 2u
6ong	2-g 5-1e 62d
4tgdtx	6j
4u	2k 6-e
5c	2q
3university	0-j 6q
4ong	8n
4pper	0-u cv
3van	0-k 417 6j
4eterinary	2-k 4y
4ocational	2i
4u	4g
3with	0-o cu
3xa	2-f 3v
4ep	cp
4ong	013 9-x
4uat	0-e cr
3year	0f
3|	0-t 3-f 719 bk
3·	7r bl
3–	0-x 3-j 7i a1a
3—	0-k 1t 5f
12=(	0-17 21d 6f 9-14 a11
3)	0-12 1-f 3x 51n 6-m 7-e ae bh c-t
3*	0-e 5j
3,	1-n 214 5-u 6z 7-o ai b-f
3-	0-m 2-y 5v 8-n by
3/	611
31	0-s al
42/12	0i 2-e
32	2-11 3z 4o
4003	0-e 5m
514	2-e
65	cj
66	1m 5-f
68	1-e 2-g 5f
69	0n 1h af b-12
521	0-i
64	0n b-e
35	2i
37	cf
3:	0l 2o 3i 4-1e 6g b-l cg
3;	0-f 5h ck
3^	0z 11c 2f 3-1f 4-n 5w 6-j 9l a-i b-j c-i
3a	211
4cademy	2g
5counting	0-p 2z 3-l 4e
4dvanced	0j 2-k 3m
4nd	2w
4rt	3-g
6s	1-10 2k 3j
4ssociate	2-h 3k
4t	2-e
3b.a.	2-j
5eng.	2-n 3m
4a	3w 5-k
5c	2-g 3e
6calaureat	2i
6helor	221 3-16
5ng	0-p 21m 4-q
4erufsschule	6-h
4o	2q
4tec	2-j 3j
4usiness	0i
3cao	0-j 2g 310 4-k
5p	0-h 310
4ertificate	2t 3-s
4hemistry	0m 1-l 5k
5i	2l 3-e
6nh	2-g 4h
4ollege	1-e 2o 6-p 9o
5mmunity	1q 6-g
4redits	1v
4u	2o 3-j
3dai	2-r 311
5ng	1-e 2-r 3u 4e
4e	0k
5gree	0-17 3f 6i
5partment	0u 3-h
4h	0-j 6r
4i	2-j
5en	4o
5ploma	0-p 1-h 2o
4ottorato	0-f 2x
4u	0-x au
5oc	2-o 3i
3economics	2i
4ducation	0n b-n
4ngineering	2e 5g
6lish	0o 3-i
3faculty	0l
4inished	2h 6-h
3government	0-i 6h
4rammar	0-j 6j
4uilds	2g
3hamilton	0k 6-j
4e	0e 2-e
5t	216
4igh	0-v 6n
7er	2i
4oa	2-g 4f
5c	0-17 113 6t
5ld	1f
3i	3k
4n	2s 3-y 4j 516 6-10
4v	2-u 3q
3ke	4e
4hoa	01g 4-1b
4inh	6m
4y	0y 2-u
3la	6-f
5urea	0m 2-r
4evels	0r
4icence	3g
5en	010 6-k
4oai	bh
3ma	7m
5gna	cf
5jor	3n
5nagement	bl
5ster	2y 3-m
5thematics	0e
4ba	5i
4eng	2-o 4m
4o	3-e
3nam	3-i 7-g am
5ng	2h 4-i
5tional	3t
5y	0j
4ganh	4k
5he	2-15 415
6iep	2-g
5on	4n
5u	2f 9h
4han	2-e 4e bn
4oi	0v
3of	1r 3i 4-13
3ph.d.	2-g
5am	2p 4-q
4olytechnic	0-g
5stgraduate	2-e
4rimary	0-n 6k
3qualification	0l
6n	0-g 2-y 4u bn
5y	2-g 4e
3ricerca	2-j 3n
3san	0-i 6f 9p
4chool	0g 2-k 3-m 5q 6-p 7g 9f
5ience	5f
as	5f
4econd	cn
9ary	2g
5n	7e
6ior	6-h
4i	0-q 2-h 3n 4h be
4o	0-k 211
4u	2-g 4w
3tai	0-g 4l
4e	6w
5chnician	2-k 3f
8ology	0y 3-e
4hiet	4g
5ong	0j 2f
5pt	6f bg
5u	2-f
6at	0-g 4m
4ien	2-m 3j
4o	0h
5an	5-l 6m
5t	1s
4ri	0-j 2k
5ung	0-e 6f
6ong	0-h 6y
4u	2-i 3v
3university	5-m 6i 719
3van	7t
4iet	2j
4ocational	0-v 211
4u	2-e 4h
3xep	0l b-m
4ong	91c a-y
3year	3z
3|	8q
3·	0-f 9l a-e
3–	01d 3-e 4-l
3—	0-h 8g ce
0/D - S	8i
3G $	0j 2-p
5U	214 4-n
5l	2-e
3U $	0-k
1G - S	0h
3U D	0j 6-16 714
5Y	0e
1K G /D	2h
1O - U	cf
1P - G	2e
3G $	0-n 2-e 5h 6f
5D	3h
5G	2f
5U	2h
5Y	2-e 3f
3U D	0t
1S - F	2h
5G	0-j 218
5U	0m 2-14 4q
5w	2-f ck
3F D	3e
5U	2v
3G $	3-m bh ch
5/D	2-s 3h 4g
5D	3-j
5G	2-h 4n
5l	2-o 3e
3S $	6h
5/Y	0h
3U /G	7g
5D	0-h
5G	0l
5T	1j
5Y	2-k
1U - G	0p a-f
5S	0l 6-h
5U	0-e 6l
5Y	0-y 9f al
5w	0-j ah
3G /Y	2-m
3w $	4f
1Y - U	0h
3U 9	3w
1l - S	0g 6-f
3S $	5e
5S	0x 6-n
09 $	0s 9-h bt cg
2/S	0-e 1i
29	1-r 91v a-i
2D	015 9-h bk
2K	2g
2O	0z b-h
2S	0-w 1w 9g
2U	0-j cw
2Y	ap
2^	1e
2l	b-e cx
3 $	0y a-j
2w	2g
3 D	2k
0D $	9v ay
2/S	9h
29	0h
3 $	010 c-i
2F S	0s
2G	9m
3 /S	2z 3-l
4G	0h 2-y 3f
4S	1f
4U	0e 2-11
4l	3e
2S	914 ai
2U $	0s 5-i ck
4S	0-e 2-i 3g
4U	0-f 5j
4l	5e
2^	9v av
2l	0g 9-g
3 $	be cx
4S	2n a-e
2w $	0-n bg cg
0F $	3j 4-f
2/D	4l
3G	6g
3S	2g
3U	0-j 3l
29	0l 4-g
2D	0q 2p 4-15
2F	3-e 6f
3 $	3e
2G	0-z 1-m 31k 41t 6-n
3 $	2e
4Y	2-g
4w	014 1-i 2-j
2K	2l 3-f
2S	1i 4j 6p
3 D	0y 6-y
2T	2-f 3f
2U	01i 2w 3-1a
3 D	0e
4S	ck
2Y	4-e
2^	0k
2l $	c-e
0G $	0p 1-g 3-i 4-e bn
2/D	4l
3K	2h
3P	0-x 3e 5h 6f
3U	3-f 4e
3Y	2-k 3e
3l	2t
3w	0-e 2-m 3u
29	2-k
2D	1u 2-u 3j
2F	0o 1g 2t 3-u 4-i
3 $	2j 4-g
4/D	4i
5S	2-f
4S	2q
4Y	0f 2-l
2G	0h 1-1t 41e
3 F	2f
4S	1-h
4U	0-h 1-f 2u
4Y	0e
4l	2t
4w	011 2-m
2K	0e 116 21o 3-1p 4-t
3 $	2-f 3g
4/D	2l
4D	2-k 3i
4S	2i
2O	1e 2i
3 /S	2f
2P	0-h 1o 2-v 3q
2S	3h 413
3 U	0-h 3e 4o
4Y	0e
2T	0-o 2j bk
2U	1m 2f
3 $	2-h 3s 6l 7-f
4/D	2e
5S	2-p bj
5U	0y
49	bh
4D	0-12 4i 9n c-f
4F	0y
4S	219 6-f 7-g
4U	0f 2-g 3i 4g 5-m
2Y	1-q 2-j 4-k 6e 7i aq
3 $	ae
2^	6g 7e
2l	1f 2e 4-e
3 $	0-i 4o bj c-j
4/D	0-h 4g
5S	010
4D	9g
4O	0-l cn
4S	0k
2w	0f
3 $	0f
4S	0o
0K $	2-f 3h
2/D	2l
2F	2g 3-e
2G	0-g 1-e 31j 4k
3 $	0r
4S	0l 2-k
2S	4k 6j
2U	2x 3-o 4-k bs
3 D	2i
2l	2-j 3o
0O /Y	0-h 3k
2D	012
2F	0e
2G	0-s 318 4q
2K	3-l 4v
2S	6m
2U	0-p
2Y	0k 2k 3-l
2^	0h
2l	0j
0P $	0i 6-h
2/D	0f 5f
3G	0o 6-j
3S	7s
3U	6-n 8k
3Y	7e
29	7f
2D	0-z 6t
2F	2e
3 U	2-h 4h
2G	0-e
3 S	0-h
2K	1s
2O	1f
2P	0w 6-i 7-j 8t
3 $	0f
2S	3-e 6o 71k
2U	0u 5e 7-19 8j
3 $	0-i 7m
2l Y	0-h
0S $	6-f 9m
2/D	6i
3G	0-o 5q 6v
3S	2-f 3f
3U	5o 6-g
3Y	2-i
3l	0f 6-e
3w	6g
29	6q
3 D	bi
2D	0e 2-h 5m
2F	2s 4-f
3 D	4-u 6i
4F	6h
4S	4u 6-h
4Y	0-e 2i 4-i
2G	0-g 1-m 3q 4w 6-g
3 $	0m 2-z 3r
49	2-f
4O	2h
4Y	2h
4l	2k 3-e
2K	2f
2P	5e
3 $	0k
4/G	6-f 7t
5U	6-m 8k
4D	6v 7-r
4P	0e
2S	01q 1-k 5-s 6l
3 D	0m 2-e 6v
4U	0-m 5j 6e
2T	1g
3 l	0z 3-g 4-f
2U	0j 2-n 5-h 9o
3 $	011 6-l 7e 8m
4/G	0-e 5k
5U	0-s 5v 7p
4D	0-w 5-j 6r 7-m bm cu
4G	6-j 7v
4P	0i 6h 7-j
4S	2-i 3r
4U	0-f 2k 4-e 7i
4Y	0-k 2m 3-i 6f 7l
4w	010
2Y	2-i 6-19 712 8t
2^	0q 3h 6-h
2l	2n
3 $	0o b-h
4D	9g aq
4F	2f
4Y	0-n bn ce
4l	0-1r 3k 4j bm cn
4w	0g
2w	2f 5-g
3 Y	2g
4l	6i
0T /Y	2p
2D	3e
2F	1p
2G	0-e 3k 4q
3 $	0-j bk
2S	3f 4j 6-f
2T	0f
2U	0-r 1k 2j
2l	0s 3-j 4-j
3 $	0-e
2w	2m
0U $	016 1-15 3-h 5-y 6i 7-1j 9-h b17 cp
2/D	0-x 5y
3G	0-q 2-k 4-e 511 71k 9e
3P	0n
3S	1e 4f 6-x
3U	0n 5m 6-h b-e
3Y	3x 7e b-f
3l	2s
3t	0e 1n 7-n
3w	0-f
29	0-x 2-e 311 5-n b19
3 $	ce
2D	2j 3-10 7m 8-o 9e cj
3 $	ae
2F	018 3-n 7-r bl
3 S	0-j
4U	0p
2G	0-f 1-17 2g 31u 412 5-n 6-r c-i
3 $	0-e 1g
4/U	0f
4D	2-s 3e
4U	2-e
2K	1j 7-o
3 U	be
2O	cf
3 9	0-g
4Y	2f 3-e
2P	0o 2-o 811 b-e
3 $	0-e
4/D	0i
5G	013 7-y
4D	0-i 7h
4P	0h
4Y	7-g
2S	0-11 1-r 2-v 3l 4-g 6p 71e 811 9-l ck
3 $	1g 6-y 9r
4/U	2h
4U	0s
4Y	5-q 612
2T	0-x 5r 6l 7e
2U	1h 2q 3-i 5-15 8x cl
3 $	0l 1-l 3-f 4m 7-16
4/U	0g
49	1r 5-h 6-e
4D	0-q 1-u 2z 6-f 717
4G	7l 8m
4P	7-f 811
4S	6t
4U	3-g 8j
4Y	1p 2-k bg
4l	1u 3p 7-e
2Y	0i 113 3-m 5-g 7j 8-t
3 l	9-g ah
2^	1z
2l	0-j 2-i 3j 5p
3 $	bx
4S	0o 2-e
4l	1u 5u
2t	1-n 3g 5n c-m
2w	014 118 2-n 3-e 5-e 6q 7-u 8-g
3 $	6m
4Y	7f
0Y $	ao
2/S	9f
3U	af
29	9w
3 $	0i
2G	0-j 9l ai
3 $	0p 1-p 211 3-e 4-i
4/9	2g
5l	2j
4S	2-m 4x
2S	0-e 9x
3 $	0-e
4Y	6-i 7l 8g
2U	9v a-j
3 $	0f 5-i
4U	1f 5-f
2^	9e ag
2l	0y 9-r
3 $	0h ai
2w $	ae
4G	5l
0^ - 9	4e
4F	0v 2-l
4G	bo
4S	0-1a 4l 6u 8-o
4U	0-10 213 4-j 6-i 8h aq
4Y	0u a-j
29 S	1l 9-g
2D S	9h
2F G	0-e 3q
4S	0p 2-o
4U	0g 3-e
2G /S	0f 3p 4-t
5U	0-s 2k 4j
4D	2-l
4K	2j
4O	2-i
4P	2-n 3e
4S	0p 1-w 2u
4U	2l 3-n
4Y	0j 2-16 4-j 6o 7l
4w	0-e
2O G	0-f
4S	0q
2S $	0m 6-h
4/S	2-e
5U	5j 6-m
4D	0-13 1o 3l
4F	5f
4S	015 1j 3-i 5-n 6-l
4U	0y 1f 5-o 6-e
4Y	3s 4e 6-w
4l	0k 2i
2U D	0e
4G	0-j
4K	0u 2-r
4S	0o 2-l 5-j 6-g 8h
4U	116 5-f 6-n
4Y	2m
4l	0w
2t S	2-e
2w G	0-r 3e 4j
4S	3i
4T	0i
4U	0n 2-q 5p
0b	03v 11c 2-12 4-1i 5g 6-30 7-n 8-p 920 a-o
1eside=F -	0o a-m
9D	9g
9F	01h 2-u 3-l
9G	0y 2-r
9O	3-e
9P	0-f
9S	0z 1-f 2-j 6h
9U	015 1-z 2-13 3-s 5s 8l cq
9l	2-e be co
9w	7l b-g
7G -	0r 215 4-s c-t
99	1-10 9r cz
9D	91p ah
9F	0j 1-h 2-f 3-e 4x 6o
9G	0p 1-q 4g
9K	21r 3-o
9P	0t 3-f 6i 7-i
9S	0w 1-o 2h 61n
9T	0j
9U	1-1e 3-m 5i 6-j 9-f bm cz
9Y	a1h
9l	1-h 2-1a 3r c1n
9t	2-e
9w	0r 1-z 2-n 7e a-h br c13
7O -	6-n a-n cg
99	bj
9F	2-l 3h 4g
9G	0m 2-x 3g
9K	2-i be
9S	0-z 5f
9U	0-j 3-e 5g 7-n bx c18
7P -	0-k 2h 6-l 8k ce
99	bi
9F	0q 2-e
9G	0t 1-r 2i 3-y 5g 6e
9P	6-f 8o
9S	0-r 1e
9T	2-f
9U	0u 1j 2-n 4g 6-u 7-1a 8f cg
9l	2-p 4k 9e b-f
7S -	2-l 4t as
99	0e 9-l
9D	91p ai
9F	4h
9G	3f 414 5-k 6-n 7-e 9-f
9K	0-g 319 6-r
9O	3l
9P	3-i 7e 8p
9S	1m 2y 3n 4o 5-1o 6-r
9U	0-18 3-n 4k 5-14 7v 9-g b13
9Y	0j 9m
9l	0p 2-s 4m 5f 6e b-l c-l
9t	1j
9w	4f 7-j am
7T -	0-s 2-t 414 cn
9T	0e
9U	0-15 2-h 4u 6h ce
9l	01t b-t c-e
9w	2i
1old -	0-17 6t as
5G	21d 3-q
5K	3-f
5P	0-p 6-n 712 8g
5S	0-1q 2l 616
5U	0-h 4h 5l 6j 8-e b-h
5l	2j 6e ah b-n
5w	0-u 1k 2g
0column=0/2	1-t 2-15 5-10 7-r 9l a1g bz cq
a -	2-y 4-f 6o 911 c-e
b9	at
bG	0e 1-w 2v 3n 4e 6-o
bO	01f 3-i
bP	0-n 7w 8k
bS	0-17 1g 3s 4i
bT	3e
bU	1o 3-x 4-l 61g 7-15 be
bY	ak
bl	2-h bl cn
bw	0-s bk cs
93	0-k 1-e 21s 3-f 4-m 619 7-e 8-e
a -	0-x 2m
bP	6r
bS	2p 4-k
94	0-k 1-k 2r 3-l 6r 9m ah
95	0-x 2y
71/2	0e 3-m 7e 9l a-h b-j
a -	0-17 a10
bD	9q
bF	0-n 2-e 3f 4l
bG	013 2-16 4u
bK	2-h 3g
bO	0-q 3g
bP	0j 6-o
bU	01q 2i 3-1d 4-n 6t b-s
bY	9w
bl	0e 2i 4-f a-i
bw	2k 4-k
93	0-s 21l 3-13 4-15 7g cg
a -	0-z 212
bF	2m
bK	2r
bU	2-n 6-e 7h ci
94	0-s 2-h 4e 5n 6t 9l a-g
a -	0-e 4s
bG	4-h
bS	5o 6f
bU	0-e 6e
95	0-11 2-1i 31v 41a 9e
a G	4h
bU	2-m 3v 4i
72/3	6-q bq
94	0-16 1n 2-1f 324 4x 6-1z bm cq
a -	0-l cm
bF	3j 6-k
bK	3q 6-r
bO	3g 6-k
bT	0q
bU	0-h 2-m bf
bl	1s
bw	0-e
95	0s 5e 6-11
a S	0x 6-u
73/4	0-n 1p 2t 3-k 5-o 6-n 7-l 8-e an bw cw
a -	0-x 4e cf
b9	bi
bG	2y 3-i 4-j bi
bS	1e 2h
bU	4k 7-f
bl	ar
95	0k 3f
a w	0o
74/5	b1o c-e
a 9	bg
bU	b18
0e=&	4y
2(	6-i
2)	4-h 6e as
2*	016 6-g
2,	8i
2.	0z b-f
3s.	1l
2/	01l 4-o 6-h
310	0-p b18
42	0-l 11f 2l
2008	9-11 a18
310	ai
49	9f
21	2g
22	2i be
3.1	0e bf
23	0l
3.4	cj
30	0r
24.0	0-h bt
274	cg
28/4	0i b-g cg
2:	0g 2k
2;	0f
2a	4q
3ch	6n
3in	0i 6-e ce
3le	3-f
3nd	4k 6-s
4g	2w 3-h 5-f 6g b-g
4h	019 2-s 3-n 6g
3py	2-u 310
3ra	5v
4d	0o
4s	4n
4t	4u
4y	6s
3ss	0-y 6-i b1i cn
3t	6i
4e	218 3-k 6-o
4o	1g
2b	0e
3a	1-g 2u
4c	1g
4i	0f
3o	1r 2-i
3sc	1h
2cal	3w
4o	11d 3-q
4p	217 4-f
3d	0p
3ed	6-g
4s	2g 4u 6-u
3ht	7q
3u	1e
4m	0-m bh cm
2da	2e 4-e
4i	0-o 1q 2o 3-u
3e	0-g 6e
3h	512
3i	2l
4a	3-f 6e
3o	4e
2ear	0l
4t	1m
4u	5j
3ch	6y
4k	0-s 2u
3ft	0h
3ge	5-h 6e
3ld	5n
4s	1e
3na	0-f 710
4e	2-e 4q
4t	2p 3-p 4q
3ss	3p
2gan	3-k 4l
3he	0-t 2v 6i
3na	bh
3on	3k
3pa	0l 5-e b19
2ham	0-j 2h 3-f
4n	0-14 21g 6-l 7y
4t	2s 3-e
3cm	6h
3e	9g
4d	019 1-l 5-e
4t	0r 2-g
3oa	010 3-o
4c	0g 1-v 2o 4p
4i	6e
3pt	2g
3ua	ae
2i	0j
3an	2h 4-h 5-i
3ch	2-q 4s
4s	2-o 328 4-o 6-m
3en	3g 4-h
4p	1-g 2w 3f
4s	0s 3q 6-e c-l
4u	0j
3fe	1v 5-f
3gh	0-k bj
4n	4h
3n	01i 4-r
4e	1-j 313 6g
4g	0-i 216 3w 6-h
4h	0f 2-o 3i 6v
3oi	0-f 7-e b1q
4n	0-10 b1g
4r	2k
3re	7y
3sh	0k
4m	3j
3te	5j
4h	0-1a 2k bx
4s	0u
4y	0-i 2-11 3l 6o
3um	2e
3v	012 2-x
4e	1o 6e
2jor	0e
2kha	0-g 2-z b25 cn
4i	2-i 4m
3y	1f
2law	1y 2-k 3v
3le	0-g 2j
3op	0-f 2l
4r	1i
3th	4g
4y	5-r 6n
3uc	5g
3vh	0i
2ma	5f
4r	5x 7-i
4y	3h
3oi	3h
3sc	1l
2nal	0-y 1u 2g be
4m	011 9-t
3ce	2z 3-10 4q
3g.	2h
3ic	0e
3to	7e
2o	1l 2-k
3ai	0-s bf ck
4n	4r
3f	4-l 610
3gy	0-i 2-10 317 41h 6-p
3ld	bo
3ma	0-w 1i 223 3-f 4-e 6-y 7e
3n	8f
4d	0-k 5-e bm cr
4g	0-y 1-u 2-p 419 5j 7v 8h b-f c-o
4s	21c
3od	3m
4k	0h
4l	0g 3-e 6m
4r	3l
3rd	6-m 7i
4e	6f
4t	2e
4y	3o
3ud	3m
2per	0-g co
3ly	3n
3us	0g
2quy	2w
2rca	0-f 2x
3ea	0i
4e	2v
3ia	0-e
4t	0-i cl
3ly	310
3om	0j
3se	0f
4t	be
3ts	2m
2sac	0-e cr
3en	5g
4s	2p
3i	0-r 21e 4-e
4a	0-h 6n
4c	2-j 31k
3o	1r 2-e
3u	0-x 2j 3l
2tai	2j
4l	2-e 3t
3b	cg
3ed	01h 1-f
4r	1t 5-o
3in	4e
3o	9g
4i	af
4t	01a 1-r
3ry	0-p 2-p 31s
3uc	2g
2uan	6g 8-e
4t	1-f 2-r 3m br
3de	cs
3le	1h
3ne	7e
4g	0-m 1w 2-y 4n 6f
3oc	2-f 3l
4i	9h
3re	2-r 3x 4j
4s	co
2van	0-g 313 4-r
3b2	0y
3el	2p
3ia	5k
4l	3f
3u	2-f 4f
2way	015 6-h
2yen	0k
2|	0j
2·	0n
2–	2-j 6-f 9g an
2—	0j
0first=	0-u 1-2h 22d 3-m 418 5-2l 62r 7-1s 8v 9-2j a2j c1a
60/1	021 2-m 4-e 6-m 91b a-z
82	0i 5v 6-m 9e a-f
83	0-i 1t
61/2	0-25 128 2-l 3l 4-i 51s 6-1g 91s a-o b-n
83	0y 2-h 51m 6-16
84	010 1-g 6-n 7q
62/3	01c 1f 2-j 3j 4-f 5-h 6-h 9z a-i b-f
84	014 2-g 7v
63/4	0e 5-o b2b c-h
0l $	0t 1-f 6o 9-j a-i bq ce
2/S	0m af
29	a-k bk co
3 $	ck
2D	1-f 9k ao cg
3 9	0i 9-k
2F	0m c-r
3 /S	2s 4-g
2G	0n 2-k 4o c-h
3 $	0f
4D	2h
2S	6-k cm
3 Y	2e 6-e
2T	0-q 2h ce
2U	1t 2-e 5i 6-m be c-g
3 D	5p
2Y	2g
3 $	0w 9-l
49	a-e
2l	0-w 1f 5o 6-i cf
3 $	0p b-g
4/S	0-m
5U	0e
4D	3e
2w	010 6v b-j c-h
1ast 0	0-w 1e 2-11 4-1f 8-e 9u a1b b17
51	0-y 1m 3-u 4-x 8z 9-n ag bk cn
52	0-s 6t 7-10 9-m a-h c18
53	0-i 2h 3-m 5w 9k c-m
54	0-15 2j 4i 6o
1ine=0/1 -	0j 2l 6-i bh
a1 	0j 2l 6-i bh
90 	0-15 11n 2j 4-o 5q 9-l
b[	01n 124 2-z 3-n 4-l 5p 6-1n 9x a-18
c]	0-1u 11e 2-m 51f 91j a-r
b]	0-1n 317 41n 5-15 610 7-n 9-u an
91 	0p 1-16 2n 3f 5-i 6r 8-f
b[	0-u 11l 3-n 4-p 51i 6-14 7g 9t a-q
c]	0-2l 11j 2-n 31m 4-i 510 7o a-g
b]	0-1b 1-t 2l 4z 6r 7-i ae b-k
92 	0-r 2x 4-n 5j 7i ai b-t
b[	0g 1i 2-11 4-11 510 7n
c]	0-z 2-1l 313 5u 6f 9q bo c-s
b]	0-e 1-r 4o 5-k 7-e 8w 9-j
93 	2-v 9h
b[	010 2-17 5-11 9l a-p b1f c-g
c]	1-i 217 3-i 5-s 6-r 8e b1f
b]	0-i 3-e 6-o 8i a12 b-15 c1v
94 	0v af c-h
b[	5e bf
c]	0-s 2t 5-e 7-r 8k ae cm
b]	6g
95 [	0x 5-f
b]	0s 6-e
96 [	0m 7-i
c]	0t b-s
99	014 2-f 9z a-10
9D	914 aq
9F	0-q 1t 314
9G	11a 4-r
9K	3p
9O	0-13
9P	0-h 7g 8w
9S	0-1a 1u 2-f 5z a-f
9T	1i
9U	2-x 3-i 51d 6m 8l 9-x
9Y	0-p 91y
9l	5f 6-q af b-n
9w	1i 516 6-13
72 -	2m 6-e
a1 	2m 6-e
90 	0i 1-z 217 5-u 610
b[	011 2-g 5z 6-z
c]	116 5-h
b]	1-w 2n 4x 5-k 6y
91 	0q 2u 3-s 4-e
b[	6-h
c]	0-t 1f 5v 6-x 7i 8-h
b]	0-j 2u 3-t 4h ct
92 	017 4-i
b[	0q 1-q 2j
c]	0-e bg
93 	0x
b[	3-g
c]	719 b-j
94 ]	0e
9D	9l ae
9F	01p 1-g 2k 3-12
9G	1-g 2j 4u
9O	01z 3-n 4-e
9P	6f
9S	01b 6e
9U	1-q 2e 3-x 7z bk
9Y	9h
9l	0-u 2q cf
9w	4-g ch
73 -	2-v 616
a1 	2-v 616
90 	0y 1-q 3e
b[	0-p 1l 5g
b]	0-11 2x 3-h 4o 6i
91 	0e 2-h
b[	3f 5i 6-j
c]	0-r 6l
b]	4n
9G	2-e 4h
9P	6-g 8g
9S	1-t 3-g 5l 6q
9U	2o
9l	0m
74 0 	3f
b]	0-e 2-u 3p 4p
91 []	5g
9G	2-p 3v
9U	0-g 5i
51/2 -	0w 4-l 6f 9t a-s
a1 	0w 4-l 6f 9t a-s
90 	1-q 2q bo
b[	0l 114 2-f 5r 6-12 7i b-n
c]	0-r 1x 3e 510 6-f am b-n
b]	0-11 1-u 2-w 3v 41a 710
91 	0t b-e
b[	2h 5-1b 6x 9f a-k
c]	0-w 1i 5-f 7i 9j bq
b]	0-s 3-i 4o 9-h bv
92 	2-g ch
b[	0m br c-h
c]	0q 21b 6e 7-13 8g 9-e b-e
b]	0-h br
93 [	0k b-e
c]	0-e 211 3-f
b]	0o
99	0-i 2e ax
9D	al
9F	2g
9G	1-m 2q 3-y bh ck
9O	3k
9P	5e 7-i
9S	0y 6-u
9U	1u 3l 5-t 6-m 7o c-q
9Y	0s 9-w
9l	0r 1-e 2-k 6r a-j bj
9w	0-14 2i 6t 7m
73 -	4s 6-l
a1 	4s 6-l
90 	2y 4-e
b[	1n 5y 6-s
c]	0p 5n
b]	0-l 2m 6r
91 [	1u 5-f 6e 7g
c]	2s
b]	0-14 4o
92 []	0q 7-j
9G	0-k 1e 2r
9P	017
9T	2f
9U	0e 2e 3-e 5e 6o 7-m
9l	c-e
9w	0p 4g
74 0 [	5f 7f
c]	0v
91 [	1f
c]	0-n 1o
92 []	3e
9U	1g 2-e
9l	0g
9w	0j
52/3 -	2-u at
a1 	2-u at
90 	0i b-g
b[	0-i 1j 3m a-g bq
c]	0j 5-e 9p bq
b]	0l b-m
91 []	bx c-q
b]	3-g
99	0-e bz
9G	2f 4h
9U	3v 5-g 9f
9l	0m
9w	0i bf
74 0 	0x 2-r
b[	7k
c]	0u
b]	2e
91 [	3j
c]	0-i 3l
b]	4k
9F	0-h 3v
9G	0w 2-m
9P	7k
9U	0r
9t	0l
53/4 -	ch
a1 	ch
90 	cl
b[	b1c
c]	0l 5-g bz
b]	c12
91 	ce
b[	bt
b]	cl
9U	5-o 6-e b12 cz
9l	0-10 bv cs
9w	cg
1ook=-	01t 1-e 2-s 3-f 5-e cg
6  	01t 1-e 2-s 3-f 5-e cg
59 [ ,	be
8] 		913 a-t bp c-g
a)	01h b-k
a,	0-j 2f cl
a:	0-j cp
a;	bf
a^	1v
6[	be
7]	0-p 1l b15
6]	ce
5D	0-h 9-16 a3i
6  		am
8 	9o
8,	al
8^	9-r a1q
7[ 		914 a-y
9 	0t 9-m
9(	9i a-e
9,	aj
9^	926 a-1i
7] 		ag
9,	ah
9^	9-n a19
6[	0n 93p a-33
7]	91h a-1a
6]	9-1n a30
5F	016 1h 2l 3-1h
6  		3-e
8:	0f 3-h
8^	1p 4-e
8–	0n 4-g
7[ 		313 4-k
9,	2l 3-i
9^	0p
9–	0f 3-f 6e
8] 		3i
a^	0-h 3s
7] (	4e
9,	0-m 3i 4e
9-	4e
9^	4f
9–	6h
6[	018 4-r
7]	0-v 1-g 321
6]	0-11 41j
5G	026 1-34 3o 4-j 5u 7g bf
6  		1-t 2m 4m
8)	2k
8,	3h
8-	018 2-18
8:	0u 2-i 3k 4-h
8;	0o 2-k
8D	2k 3-f
8^	1-1d 510 6k 7j bi
7[ 		11e 2-v
9(	0t
9)	1j
9,	1p
9-	0-o 1-l 21d
9:	1n
9^	0r 11p 2-q 3-m
8] 		116 2-e
a(	0-j 2t
a,	1f
a-	1-h 2y
a^	11b
7] 		0-w 1-h 2f 4h bj
9(	0n
9)	2i
9-	2-j 3g
9:	2-e 4j
9;	0f 2-g
9D	2j 4-f
9^	0-10 1-1f 2k 310 41b ch
6[	0u 14d 2-11 3-1u 4-r
7]	0-13 12j 2w 3-18 4-i
6]	0-1r 1-2p 216 328 41x
5K [ 		3g
9,	2e
9-	6e
8] 		3x 6-l be
a,	2-f 3q
a-	2f 3-p
a^	3e
7] 		4h
9-	6e
6[	3s
7]	31d 4-m
6]	3-u 41b
5O	015 3-e 4-s
6  ,	2e
8-	6p
8^	0k
8–	0x
7[ -	3-10 4z
9–	0e
8] 		314 6-f
a,	0-l 2f
7] -	6f
9–	0o
6[	3-p 4n
7]	0-18 320 6-i
6]	4u
5P [ ,	8g
9^	7n
8] ,	6-f 8q
a-	0w 2e 7-k
a^	5e 7l
7] ,	8s
9^	8h
6[	712
7]	7y
6]	7-w 81t
5S	0-j 1-g 2n 3s 4-q 5-h 629 8-j
6  		0-i 5-k 6i
8)	51v 6-17
8,	0-g 5-i 6t
8-	4h
8:	6g
8;	6-m 7m
8D	5o
8^	015 3p 4-h 5-16 6m
8ở	6j
8—	6e
7[ 		0n 1i 51i 6-1z
9(	0f
9)	01r 5-1h
9,	6n
9-	0-q 3q 5-s 612
9:	0-e 5v 6-m
9^	0l 1n 3-e 51v 6-1z
9–	5l 6-e
8] ^	0v 1-f
7] 		2e
9(	2g
9,	6o
9-	0-q 4i
9:	0-f 4f 6e
9;	8p
9^	0-1k 3h 4q 5-l 61j
9a	01m 6-1q 9t
9f	0k 6-h
6[	02b 11f 2-u 3-e 4-l 52y 6-3r
7]	3-e
6]	0-17 1-r 419 5-1r 61y 8k 9k
5T [ 		0g
8] ,	0-j 2j
6[	0e 3i 4-g
7]	0-j 2j
6]	4g
5U	0g 1-o 2w 3s 4-e 5-r 6i b-t cp
6  		2q
8)	6f
8,	212 b-f
8:	2-h 3j 6h
8^	5-e
8a	2-f 6j
8—	3g 6-n
7[ 		1s 2-k 5m 6-q
9(	0s 2-e 5-z 7i
9)	5f
9,	0v 1-l 2k 5-g
9-	5-i 7s
9.	0p 2-j 8j
9:	2i 3-r 5e
9D	5h
9^	3v 5-f 6-h 7p
9a	5k
9|	7g
9–	5-i
9—	1t 3-h
8] 		110 2-1g 31m 6-1y 7-k b2h c-e
a(	0-f 21i 5-j
a,	1-y 2n 3-19 4g 5-12 61g 7f 8s b-q
a-	0-t 712
a.	2-s 31a 5f 6g 7-e 8-i
a:	0-w 1w 3-f 7-j bg
a;	bo
aD	0z 5-13 ai
a^	030 2-t 3-h 4-r 51n 6-10 7-r
aa	1-e 5n
af	5o
a|	0-l 7t
a·	0-e 7m
a–	0-v 2g 5m 6e b-14
a—	0-h 1n 5f
7] 		2h
9(	4j 6-f 8j
9,	0v 4u 6e 7-e 8-o
9-	0-j bg
9.	2-e bf
9D	6j
9^	2t 5-k 7i 8e b-s
9a	0e
9|	8h
9—	0-h bu
6[	01d 2-10 5f 6-16 71f bp c-x
7]	0-p 4-n 522 6-m 8-f bz
6]	0-m 3-z 4x 5-15 619 7-g 8v cv
5Y [] 		910 a-o
a 	0z 9-v
a(	aj
a,	9l
a^	91a
a–	ai
7] 		9-j ak
9 	9h
9,	9-e af
9^	9-g al
6[	9z a-n
7]	929
6]	0-g 9-13 a1p
5l	013 b-1j cf
6  		2q
8)	bl c-l
8,	015 ag b-17
8-	cf
8:	1l 2-h
8–	0q c-e
7[ 		1l c-f
9(	0l
9)	0t b-o
9,	0m 1-p 3f c-f
9-	0-r bj
9:	1-f
9^	1f be
9|	0-e
9·	be
9–	9g
9—	0-k 3j
8] 		0i 114 a-i
a(	6h
a,	01f 1-k 2e 9-g
a-	0-h bn
a^	0-t 9h
7] (	0j
9)	0-f
9,	01a 1-l 2-m 3-p 5i
9-	0-j af cf
9^	2k
9—	0-i 4i
6[	2-x 3o 4-l 9k a-f b23 c-1d
7]	0-n 112 4-i b13
6]	1-z 2q 3-n 4l 9-f ai b-17 c1n
5t	0m
6 [ 		1f
9^	0i
7] ^	3j
6[	1t 3-f
6]	1-e 3e
5w	01c 1e 4-i 5i 6-e b-g
6  :	2-e
8D	0h
8^	0i 1n 4-j 5n
8–	0g
7[ 		1i
9,	1-o 2g be
9-	3h
9;	0-e 5l
9^	01q 1-k 5-i 6-f 7g
7] 		0-f
9,	ch
9-	0-i 4j
9^	4u
6[	0q 2-h 4-q 5e b16 c-l
6]	0-19 2m 4y cv
0n=0 -	01t 1-e 2-s 3-f 5-e cg
49	1h a-g bl c10
4D	1-g 2-j 3-g 4-h 5-g 6-k 92d a25 b-e c-e
4F	0-v 1-g 321
4G	0-14 12m 2v 3-18 4-j
4K	31d 4-m
4O	0-1a 31v 6-m
4P	711
4S	3-e
4T	0-j 2j
4U	3-j 4-p 5i 717 8-l bk c-e
4Y	2-h 6-i 91x ar
4l	0-m 112 4-i b13
4w	5u
21 F	0f 1-n 2n 4g
4G	0o 1n 3r 4-1h
4K	4x
4O	0-o 2-g 41q
4P	3-e 7g 81f
4S	0-k 2i 4-j 5k 6l
4T	0o
4U	1-f 2-u 5o 6-z 7i 8y
4l	1-n 5h 6-l ah cl
4t	1e 2r 3-k
4w	1-n 2r 3-p 4-y 5k 7h bg ce
22 F	3-f 4e 6o
4G	0i 3o bp
4K	2f
4O	011 3-r 4-e 6p
4P	0m
4S	0r 2z 4-l 6n
4T	4m
4U	0n 215 3-y 4-h 6o 7-z cv
4l	0v 6g b-13 ch
4t	0-f 3s
4w	0-j 2n 5-e
23 F	0z 1v 3-g
4G	1-1j 3n 418
4O	0t 4-g
4S	0-1g 2-r 4k 5p 7e 9k
4U	1h
4l	bi
4t	0s 2-h
4w	0t 2-x
24 G	3-n 4o
4U	1-s 2-n 315 4s
4w	4e
25 G	3-e 7m
4S	01i 2-l 4g 6-10
1o=G -	0x 2-f 4l 6-11 8j
59	11f
5D	9j ag
5F	0-m 116 3r 4g 6-m
5G	0-w 120 3l 8-i 9-n
5K	3s 6-f
5O	0-h 3q
5P	0-19 1t 7t
5S	0-v 11f 3g 5f 6-o 9f
5T	0-u 1o 2p
5U	11t 4f 6-h 9-p a-o c-f
5Y	911
5l	11a 21d 4-h 6-x b-f
5t	0i 1h
5w	0-r 110 219 5h 6-11 c-k
3O -	0x 2-n 4-h ae ck
59	0-f 1m bj cq
5D	1-f 2-h 3-e 4-f 5-e 6-i 925 a1u
5F	0p 2f 3j 9-e a-e
5G	0g 1h 2p 8-i 9-n
5K	0-n 3u 4f
5O	0g 3g
5P	0e 3-q 4-f 713 8l
5S	0y 2-f 513 a-q b-l c-l
5T	1e 2e
5U	0r 5e 9-k a-h
5Y	2-g 6-g 91c av
5l	0t 2g 6-f
5t	0e
5w	0s 5p 6-l
3S -	01h 4-h 6-p
59	0-j bp
5D	9j
5F	0-h 2s
5G	3-x 5p 7g
5K	3e
5O	0-f
5P	0j 6-e 7e
5S	0x 1-m 2-k 4-q 52k 6w 7-i 8-f a-j b-g c-g
5T	1m 3-h 4-e
5U	0-l 1-g 2-13 4-r 533 6x 7q 8-r 9-j b-j
5Y	0-u 9u ah
5l	115 5t a-e b-o
5w	0-j 51d 7w
3T -	0v 3-e 4-t 6f
59	1i 3-e 4-e bs cn
5D	1-f 2-i 3-f 4-g 5-f 6-j 926 a23
5F	2r 3m 9-f a-e
5G	0p 1x 2e 4e 8-j 9-p b-f
5K	0-p 313 4j
5O	3p 4i
5P	0e 3-s 4-g 7m 81a
5S	0r 5e 6m a-q b-m c-m
5T	0-o 1s
5U	0o 4-k 6-f 7-m 9-m a-i bx cg
5Y	2-h 6-h 91y al
5l	b12 cg
5t	1f
5w	0f 5p 6-m 9-h a-h
1th=-1 - /D	8g
aO	ce
aS	ch
aU	ae
aY	0l
al	6-g
9^	0r 9-f
40 9 Y	ag
8^	1e
6D ^	9v av
6F D	0m
8^	0k
6G /K	2h
9P	0-x 3e 5h 6f
9S	2-k bf cf
9Y	2-g
8D	0-e 1i
8Y	0-o 21c 3-k
8^	6g 7e
6O ^	0h
6P /S	7w
6S /l	0k 6-e
8D	0-l 5r
8Y	0-r 5f
8^	0q 3h 6-h
6U /G	0g 2-g 6-l 7p 9g
9P	0q
9S	6-w 7i
9U	0f 2f 6-g
9Y	311
89	0-g bg
8D	0-e 2-r 6l
8Y	0-r 1n
8^	1z
6Y /U	ae
8^	9e ag
6l /S	0f
89	0r a-j
8D	2l a-h
6t /U	0j
6w /S	0k
9U	7n ae
8D	0-s 4e
8^	1k 3f 6-e
41 9 U	bk c-f
6F P	2-h 4h
8S	0-o 1f 6m
6G F	0-j 1m 2j
8G	0k 1-1n 412
8K	1n
8S	0-m 1q 2e 3j 4-l
8U	2-o
8w	0-m
6K G	2h
6O G	3i
8S	6e
8U	0-f 3k
6P G	2e
8S	1-i 6s 7n
8U	0j
6S F	2k
8G	3k 4s 6-h
8S	0-i 1-q 518
8U	0-e 1k 6-o 9r
8Y	1f
8w	0-k
6T U	0-e
8w	2k
6U F	0-m bk
8G	0e 1-n 2t 8-i 9h
8S	3-g 4-o 5z 61a 7i b-11 c-f
8U	0-15 2-i 3-o 6r 716 8e
8Y	bj cm
8w	0-z 11s 2-h 4i 5-e 6-o
6Y G	9k
6l D	0-y aj cr
8G	0j bx c-p
8S	0-r 9e ar c-i
8U	0m 5r
8l	3e
6w G	0-s 4p
8S	0-v 2k
8Y	0k
8l	0k
42 9 D	be
8S	9h
8U	cj
8l	cf
6D U	ag
8l	9-k al
6F P	2k
8S	4-e
8T	2-e 3f
8U	0-f 2i
8l	2s 4-g
6G G	1-o 2q
8K	0t
8T	0-i bk
6K G	2-k 3h
8U	2e
8l	3e
6O K	4m
6P P	0i 7-q 8g
8S	7k
8U	0k 8-g
6S F	0m 6-n
8G	0k 6-h
8S	614
8U	2-i 6j
8Y	6-h 7m 8h
8l	2m
6T U	1g
6U D	0-g bf
8F	5e
8G	0-q 31d 7-p
8K	5n
8S	0-q 1-g 3-l 5-k 7x 8m bv ch
8T	0-l 4f 6n
8U	1-g 3w 7-14 8t
8Y	012 2e ak b-13 c-k
6Y l	010 9-p
6l F	0y c-l
8G	3h 4o
8S	0p cr
8T	0-g 2j
8U	0-l 1s 6-f bi
8Y	ce
8l	2-i
8w	0-p 2j 6y
6w D	0g
8K	5m
8S	0-e
8U	6l 7e
8Y	0-e 5l am
43 9 Y	0f
6D l	0m a-n
6F G	4f
6G F	015 1-h 2-l
8P	0-h
6O U	2g
6P S	7f
8U	7-t 8w
6S S	5-j 6y
8U	0g 5-e
8l	0e 6-g
6U D	018 5-j
8F	012
8G	0-w 3k 4l
8S	0-k 6-i 712 8j
8U	1l 411 5-m 7g c-m
8Y	bk
8l	0-s 5e 7h
6Y U	ae
6l D	0s
8G	0-x 9g ch
8S	bg ci
8Y	ar c-k
8l	0o 2n
6w D	0e
8S	cf
44 9 D	01f b-j c-p
8U	cg
6D l	ag
6P U	8g
6U U	0-f 2v 5-e cj
6l G	0x b-m
6w G	0u b-e
0o=D -	01b 8p 9-g a-14 b-f ch
49	0l 9-16 a-g b14 cp
4F	0g 3o 4l
4G	2s 7-g 9-g a-i bk
4K	0-g 6h
4O	4i
4P	3-j 7q 8v
4S	0k 2n 5o 6j 7-h 8-e 9-k a-i b-f c-f
4T	3m
4U	0u 1-p 8s 9-h a-p
4Y	0w 9-u
4l	1-e 2-u 5-f b14
4w	0s 1-s 5e a-u bf cj
2F -	0y 2-f a-m
49	ae
4D	9o
4F	2-f 6n
4G	1m 2-j 3f
4K	2f
4O	0e
4P	0-11 6n
4S	2i 6f
4T	1q
4U	0i 1-e 3-13 5z cl
4Y	9q
4l	ch
4t	0f
4w	0x 1-f 2-h 7j ag
2G -	0w 4-o 6r cm
49	1-z bv cq
4D	0-h 6-e 91u a1q
4F	014 1-13 2j 6p
4G	012 1-x 2x 3-s
4K	0-i 1-f 4i 6l
4O	0l 1-h 4n
4P	01c 1-q 3-j 6-j 817
4S	01q 1-13 2-e 3-e 5j 613 9-i a-h b-e c-e
4T	0l
4U	0q 1-21 2-e 4-t 5p 6g cs
4Y	9w az
4l	0r 1-14 2-17 6p bv cn
4w	01k 1-17 2-1f 6e a-g bf cv
2O -	0w 4e a-j
4G	1m
4P	6-k 8t
4U	1-j 4-e bs ch
4Y	9l
4l	be cj
2P -	6-m 81g a-q
49	1o 9-j b-h ce
4F	4l
4K	2-h 3i
4P	0q 6-i 7-h 8s
4S	0g 5-f
4U	017 1-x 2-h 3-f 5l 8k c-e
4l	3o c-g
4w	1p 2l b-o c-m
2S -	2-s 4e 6f ch
49	cu
4D	1-e 2-g 3-e 4-f 5-e 6-h 91u a24
4F	0z 2-h 3k 4i a-e
4G	1u 2z 3r 5-p 6-i 7-k 8-g 9-m
4K	0-o 3p
4O	0j 3m 4l
4P	0-h 3-o 4-e 7q 81q
4S	1y 2h 3e 4o 5-1l 6-h
4T	3r 4f 6-h
4U	013 2r 5-2j 6-y 8t b12
4Y	0p 2-f 6-e 913
4l	0e 1-y 5-q b14
4t	1g 6-g
4w	01b 5-q 6-p 7-s bg ce
2T -	0y 2-q 4q 6-p
4F	0e 2-g
4G	0-k 2i bj
4P	7j
4S	5l
4T	0f
4U	1-j 2-e 3-j 5o 6e 711 b-e
4l	0u 2g b-l
2Y -	0v 2-w 6-u 9p aj bf
49	1j 9-p ar
4F	2y 3-g
4G	110 b-f
4K	3i
4P	0-o 7t 8s
4S	1n
4U	4-u 5h 711 8-m 9-n bk co
4Y	9-17 a1l
4l	5k 6-i bn ch
4w	0u 1h 2-12 6-p ah
2t -	0-h
49	9j
4U	0p 2-e 4o 6-w 7-e bg
4l	0g
4w	0-n 2u
1thers= S	0i 1-i 2-h 6-o 9s
8U	0s 1f 2-i
8Y	0-j
7D -	0-u 2o 8k
9F	2j
9G	2-r
9P	1-g 5i
9S	0g 1m 3-e
9U	0u 1p 3t 5-v 6-l b-q
9l	0k 1k
9w	5q
7G -	0-h 6j
9U	6l
9Y	9n
8D -	0g 2-l 6g
aF	0g
aP	0j
aS	1-m 4e 5v 6h
aU	0-14 2-h 5u 71b
al	0-g
aw	0-i 6m
9F -	0h
bF	0-e 3j
bU	0g 5h
bl	0e
8PY -	2i
bU	c-h
8Y -	0v 2-h
aF	2w 3-f
aS	0u 6f
aU	0-i 4-h 5r 614
al	016
aw	4i
9F -	0-i 2j
bS	6i
7OD U	7f
8GY -	2j
bS	6e
8SD P	6-g 8g
9GD U	bj cf
cl	0-i cj
aPD -	2f
9PD -	cf
7PD F	4i
aG	0-f 3-g 5g
aU	0-i 5h
9F U	0-e
8Y l	0-e
7S G	2m
9U	0-n 2p
9Y	0n 9l a-z
9l	0-g 2i
9w	2e
8D -	2w 4-f
a9	2e 9-i
aF	0-m 1s 310 4-k
aG	311 6-e
aK	1f 2f
aP	1n 8-g
aS	0-n 3o 4m 5-i
aT	0-n 3w
aU	0-p 11d 2k 6f 7-1g
al	9e bo
at	0-h 3f
aw	2g 4e
9F -	6o
bF	0m
bG	1l 3-k
bU	0-11 br
bl	2f c-m
bt	0i
bw	cf
9Y G	2o
8G -	0-h af
aD	9o a1a
aY	915
al	2j
9D -	0m 4-p 8-f ag ch
b9	0l bi
bF	0p 1-e 3i
bG	0j 2-g
bK	2h 6v
bP	7y
bS	0g
bT	0r
bU	1-t 2n 312 7-e b-l
bY	0z 9-y
bl	0-e 2-h 4k 6k
bw	0u 1-f 2-n
aF -	21a 6-r
cG	1-f 2z
cP	2e
cS	0e 6-f
cU	013 6-o 7g
cl	ck
aY l	0-i bq
9PD -	2-f
cF	2m 3-o
cP	0r 7-f
cU	61e
cw	0-i
bF -	0-q
dw	01d b-o c-l
aY -	8h
cG	0-k 210
cU	0o 6-13
cl	0j
9Y -	0-x 2-i 6i 9h ao bm c-g
b9	bh
bF	6n
bG	0p 3-g
bS	6-11 7k 8f
bU	0-n 2l 4f 6-h 8-i
bY	9-t a12
bl	bm
bw	2-g 5i
aF -	2-r co
c9	ag
cG	0v 2-11
cO	0f
cU	2-m bk
cl	0-r cp
8PD -	2-f
bU	0y 1-i
bw	0-k 4h
aF G	010 2-16 3f
9Y -	6e
bG	1g 2-p 3e
bS	0f 2-k 3e
bl	0-m
bw	1l 2j
8Y -	0z 6-k
a9	1g b-n
aF	6-g
aG	2-k
aO	6-e
aP	7g
aS	0-m 2e
aT	2j
aU	0j 4-f 5-s 6e 71a b-i c-m
al	2k b-h
aw	a-e
9F G	0-16 3j 4l
bS	0-k 2-g 6w
bw	aq
7T T	0f
8D S	5g 6-s
aU	7i
al	0-r 2j
8SD -	0-i 2-e 411
bG	0-l bk
bU	0-m 6h
bl	0o
bw	0l
9GD -	0l 2-k
cl	0p
9Y U	7l
bw	af
7Y -	2-f 6-e aj
9G	0k 1-e 2e 3-i 7k
9S	0-g 1h 3e 6-l
9U	0v 1i 7-n b-e
9l	5u
9w	0w 2-j 4-h
8F G	3e
aS	5e
7tD U	ce
8S U	4q
9D U	0z 7-f
aF U	1n
9GD -	0-y 6u
9Y -	0-f am
bl	0g
0p=&	4y
2(	6-i
2)	4-h 6e as
2*	016 6-g
2,	8i
2.	0z b-f
2/	01l 4-o 6-h
21	2g
32/1	0-e 1s 2o
22	2i be
3.1	0e bf
3008	9-x a11
410	ai
23	0l
3.28	0i b-g cg
44	cj
47/	cf
30	0r
274	cg
28.1/	bk
29/12	1n
2:	0g 2k
2;	0f
2a	4q
3dmi	4t
4va	6-g
3gri	3l
3nd	4l 6-i
4h	4l
3rt	4u
5s	2m
3t	6i
2b	0e
3.en	2f
3a	1-g 2u
4c	1g
5h	1g
4ng	1r
3o	1r 2-i
3sc	1h
3usi	3q
2camp	0g
4o	111 3-p
4p	217 4-f
3d	0p
3ert	0-h 1j 21i 6-n
3gpa	bl c-k
3hem	0-o 2-g 31k
4il	3h
5n	2e
4ua	ae
5y	0k
3ity	1i 6e
4vi	3f
3las	0f 6-g cn
4ou	3m
3oll	5-i 6y
4mm	210 3-m
5p	1-k 2v 6e
4ns	2g
4ur	0i
3red	bl
3u	1e
4m	0-m bh cm
2da	2e 4-e
4i	0-o 1q 2o 3-u
4ng	0e 1-k 219 4-i b-e
3e	0-g 6e
4gr	2v
4nt	2-e 3t
4pa	0f
4si	4h
3h	512
3i	2l
4en	3r
5u	0f
4pl	0-t 1i 224 3-f 4-e 6-y
4st	0-s 2-g b1m
3o	4e
4an	0-f
4ng	3e
4tt	1h
3uoc	2-f 3l
5n	4m
2earl	310
3duc	2g
3ngi	3-n 4g
5l	0k
3rik	5h
3ven	0l
3xec	1f
2fach	1u
5u	5-r 6n
4sh	2-k 3p
3ina	0-k be
5e	2-f 3u
5i	019 1-l 5-e
4rs	be
3orm	6h
3rom	0j
2gcse	2t
3ian	2e 4-h
4oi	0-f 7-e b1q
3pa	bo
2hami	0j
4n	0-e 2m
3e	9g
4al	4g
4t	0r 2-g
3igh	0-g bj
4st	3v
3oa	4e
4c	0g 1-v 2o 4p
4no	co
5s	2r
4rt	2-f 3k
4sp	2-z 318
3ygi	2-e 4q
2i	0j
3n	01i 4-r
4fo	2f
4st	4i
4te	1o 5-k
3v	012 2-x
2jour	2-i 3o
2kha	0-g 2-z b25 cn
4i	2-i 4m
4oa	016 3-m
3inh	2-x 3w
3y	1f
2laud	cs
5r	0i
4w	2-i 3z
3eft	0h
4ve	0-e 214
3ice	1o
4en	0m 6-h
4te	4m
3oai	0-p bf ck
4gi	2-g 310
4p	0-f 2l
3uat	2-f 3v
4c	5g
2ma	5f
4gi	1e 3-h
5n	bh
4jo	0e
4na	216
4rk	2-m 3l
4th	0i
4y	3h
3ech	2-o 31b
4ri	0-i cl
3oi	3h
4re	5j
3sc	1l
3usi	2-j 31k
2nam	011 9-t
4ti	1n
3gan	01s 2-12 3-p
4he	0-t 2v 6i
5i	2u 3f
4on	3l
3han	0-w 2q
3igh	0g
3ow	ae
2o	1l 2-k
3f	4-l 610
3n	8f
2pass	0-x b1n
3ham	4e
4uo	4g
4ys	2-v 310
3lum	2-j 3v
3rim	1f
4of	0-f 2m
3syc	2-r 310
3une	7e
2qual	2o
4y	2w
2rice	0-f 2x
3obo	3k
2sac	0-e cr
3cho	0g 2i 3-e
4ie	0-f 21b 3-v 4x
3eco	0-e 2j 3-g 5-i bl cp
5u	3-e 4m
4ni	2k
4rv	4j 6-n
3i	0-r 21e 4-e
4en	7i
4ng	6f
3o	1r 2-e
3tat	0f 2f
4ud	0g 1j 4h c-g
3u	0-x 2j 3l
4pp	3h
2tai	2j
3b	cg
3ech	0-h 1h 3-e 4l 6x
3hpt	2g
4ua	4e 6m
3in	4e
3o	9g
4an	4r
4i	af
4ok	0i
4ro	7e
4t	01a 1-r
3p.h	6h
3run	0-f 1w 2-h
5o	2-j 4h 51e 6-10
3tgd	5e
3uc	2g
2univ	518
3ong	0-j 7m
3ppe	0-g co
2van	0-g 313 4-r
3b2	0y
3ete	2-m 3y
3lvh	0i
3oca	0-e
3u	2-f 4f
2wate	7p
3ith	0-n 2j be
2xong	ae
3uat	bs
2year	0y 2-e 4l
2|	0j
2·	0n
2–	2-j 6-f 9g an
2—	0j
1eer=F	011 1h 3v 4h 5-12 6-p 7-s 8-w a-r bh cz
6 F	017 3-h 4-f
7G	0-j 2-q 4-g bv ct
7K	2h
7P	6m
7S	0-w 4j 6f
7U	0w 2g 3j 4i 5-o 6-11 7-f
7Y	a-g
7l	0j
5G	0-i 12n 31l 5-q 6-1e 8-r 9-e a-t ch
6 F	2-e 3p 6-i
7G	0f 2h 3-m a-e be cf
7K	3f
7O	0g 2-e
7S	0-i 4-p
7U	2t 3l 7-g
7l	110
7w	0-o 1j 2-h 4f
5O	0k 2-11 3z 7-g 8-e
6 G	0-e
7O	0n
7P	6l
7S	013 6-s
7U	2-s 3s
5P	011 1-1h 4m 6-w 717
6 G	1-e 2m
7P	01f 6-n 8-e
7U	015 1-16 2-q 5-n 6-l 7w 8q bh
7l	0-r 1-f 3j 4f 5t
7w	1j 2l
5S	1-z 3-g 4g 51h 7-z 9e a-i cr
6 9	1-e 91c
7D	9j
7F	0n
7G	0-k 4v 6-p 7j
7K	2v
7O	2-g
7P	1-f 5h 7g
7S	0h 113 4h 6-i 9-f a-f
7U	1-v 4-k 5w 6q 7-19 bk c11
7Y	ak
7l	0s 1-g 2-g cm
7w	0-r 4e
5T	1j 3l 4f b-j c-f
6 F	2-f 3o
7G	2h
7T	0j 2m 4-f
7l	0-s 4q
7w	0o
0shape="	2g
6%	ch
7 9	ch
6&	41a
7 G	2-j 4q
8U	2q
6(	0g 2-r aq
7 -	0g 2-r aq
6)	0-1g 21u 619 a-17
7 -	0-1g 21u 619 a-17
6*	01m 6-j
7 U	0v 6-e
8w	0q
6,	2-g 6-m 817 b-h
7 -	2-g 6-m 817 b-h
6-	4j
7 -	2f 4k
8D	ai
6.	01j b-p
7 9	01j b-p
6/	03a 4-11 6-v
7 G	01g 4-i 6-m
8S	0x
8w	0h
69	221 3-e 4-y 8e af b-j
7 9	1-h cm
8G	2h
8U	0-v 1q 2v
8l	0i
7.9	0-12 1-t 9-j b10 c27
9 9	1-s 9-h bl cq
aU	cr
al	0-13 bk cq
9/9	0-1a b1x cf
b 9	0-j b1p c-f
cU	0-q cu
99	0-17 b1y
a U	0-w b1s c-k
a/	0-g b17
b U	0-e bv ch
7/99	0-o 127 9-u
a 9	0-g 11j 9-k
79	02e 1-f 4-e 6-11 ae
8 G	0y 2-t
9S	0v 2i 6-z
9l	c-e
9w	2h
8.99	0z 9g b-e c-e
b D	9g
8/99	0-1k 11r 2q 91b a-h b-j
b 9	0-l 118 912 a-k b-g
cD	9e
cU	0-h 211
89	bu
9/9	bf
b w	bf
99	0-n 1-e 2-g 6-g 92g a1t b-m
a D	9n ao
bY	0-f 91c a15
a-	0-g 91k a-k
b D	9u a-k
a.	9j
b Y	9j
a/	919
7nd	bi
6:	0t 6-e b-g cu
7 -	0i 6-e cn
6;	0t
7 -	0t
6X	1f 2-n 3-e bk ci
7 G	0-g bg
8S	4t
8U	0g cm
7X	0-27 12k 2w 3-f 4-2k 52l 6w 7-l 8t b-17 c-y
8 F	0-k 1l 3f
9G	0-u 1u 21b 4-p 6-k
9P	0-w 1n 2f 6-j 8o
9S	0-19 1u 4-j 5u 6u
9U	0m 1u 2-1d 4-o 5m 615 7-e 9f ai b-1g c-j
9l	0p
9t	2u
9w	0h 1-o 5v bf
7x	0-1u 2-1g 344 51g 62p 72k 9-1y a-3c b-1i c-1e
8 D	910
9F	2h 3l 4t
9G	0-1j 1i 2-h 322 4-e 612 a-e c-m
9K	0-h 2o 314
9O	0f 4m
9P	1-k 2-e 3-q 71i 8s
9S	0k 1q 2-q 4-1d 5l 61y 9-j a-i b-f c-f
9T	2f 4-f
9U	0-j 1-w 41t 5e 7t 9-x a-s b-f
9l	0-e 5h b-h cx
9t	1f
9w	11j 2-1e 3r 4-u br c-h
6x	03e 1-1p 3-x 43b 5-s 7-1d 8-14 9-12 b-p cm
7 -	0-19 4-g 6r b12
8D	0k 9-j ak
8F	4o 6f
8G	015 2s 3-1s 41b b-m cp
8K	2-n 4o
8O	2-i 3u
8S	1-r 2i 3j 41a 6-10
8T	0-g 1e 4h
8U	020 1-s 2-e 4-l 6f
8l	0g 1j 6-j c-e
8t	0j
8w	1-14 214 3-h 4u ai b-w c12
6|	011 6-j
7 -	011 6-j
6·	0z
7 -	0z
6–	0-r 2-u 6k 9k a1l c-h
7 -	0-p 2-s 6m 9u av c-f
8D	aq
6—	0y 6-h
7 -	0y 6-g
6→	ah
1ign+=	 9 S	9o
8F D	0-o 2u
aG	3g
8G D	0-h 215 4-h
aU	2k
aY	2j 3i 6-k
8K G	3j 6-j
8O S	3i
8P D	7i
8S D	0-o 3i 6g
aG	1-e
aS	2v 4-l
aY	0p 6-i
8U 9	3e 6-e
aD	0m 1-h 3-s 5g 61d 8-l
aS	0i 1-j 2-e 31b 5-x ch
aU	2n 3m 4-g
aY	0-q 4-e 5h 6s 7-e bj
8Y S	ah
8l D	014
6  G Y	0h 2-14 6x
8S D	0y 1j 6-1g
aY	1q 2-g 6-1h 7k 8g
8U D	2h
8l D	9f
aY	0w b-e
8w D	5i
79 $	0s 9-h bt cg
7D $	9v ay
7F $	3j 4-f
9/D	4k
aS	2l
aU	0-h 2e 3j
7G $	0p 1-g 3-i 4-e bn
9/D	2-f 4i
aS	2q 4-f
aU	2e 3-g
al	2g
aw	0-e 2-m 3u
7K $	2-f 3h
9/D	2l
7O /S	2e
aY	0-g 3l
7P $	0i 6-h
9/D	0i
aG	0o 6-j
aU	6-m 8m
aY	7e
7S $	6-f 9m
9/G	0-k 5j 6m
aU	5n 6-h
aY	0f 2-e
aw	6f
7U $	016 1-15 3-h 5-y 6i 7-1j 9-h b17 cp
9/D	0-11 5r
aG	0-16 5r 6f 7v
aS	0-f bh
aU	5k 7e
aY	7i
at	0e 1n 7-n
aw	0-f
7Y $	ao
7l $	0t 1-f 6o 9-j a-i bq ce
9/S	ah
7w $	0-k 1k 3-g 4-p bu cg
9/D	0g
aS	0-k 2e
6( - w	0-k ah
8F G	0-g 3h 4e
aS	4k 6-f
8G D	2-o 3i 4f
aG	1v 2-s
aK	2e
aO	2e
aU	2g
aY	2-v 3i af
al	0u 2-f 4-j
aw	2-e
8S D	0-y 2-g 5e 61g
al	2-k
8U D	2o 6-r bj cg
aG	6-h 7e
aS	513 6m 7-g
al	0-k
8l D	0-n
aY	cm
6) D 9	0i a-i
8U F	2e
6, 9 S	1k
8F D	0n 4-t 6l
aF	0h 3-f
aG	0-g 3r
aS	4l
aU	01d 3-y
aY	0o 2-q
al	2-j 3i
8G 9	2-e
aD	4g
aF	0o
aG	2-g 4s
aK	2h
aO	2h
aS	0q 1-t 219 3-1b 4m
aY	0-r 1j 4-j
al	0-1i 1p 3e
aw	016 1-k
8K G	6p
aS	2x 3-h
aU	be
8O D	01c 3-g 4-e
aY	0z
8P P	0s 6-h 7k 8-j
aU	5i
8S D	0f
aG	0-f
aS	1q 4n 6-z
aU	1-f 5q 6f
aY	0-q 2p 6l
al	0f 2q 4-e
8T F	1m
aU	2g
al	0u 3-k 4-l
8U D	0-j 2-17 4l 6-k 718 9m
aF	01e 2-o
aG	5-h 7j 8k
aK	0o 1f 2-k
aP	0t 7-r 81c
aS	2s 4i 7-h
aT	7g
aU	1h 2h 3-i 517 7-f b-e
aY	1t 4-e 5w 7-j 8-i
al	31g 6-u
aw	5g
8l 9	0-r bl cm
aD	9m ay
aF	2f
aS	1e a-e
aY	0-s 1i bl
al	3f 4e
aw	0z
8w G	0-h 3e 4k 5j
aS	4g
al	6h
6- F D	0l
aY	2f
8G D	0h 2-g
aF	2t
aG	2h
aS	2q 3-l 4-i
aU	2n
8S F	5g
aS	0-v 6i
aU	0-11 1n 4o 6-e
8U D	1g 7j
aS	5k
al	6s
8Y U	a-g
6. U U	71e
aY	3i 4i
6/ G D	2o 4-h
aY	0g 3-e 7m
8S Y	01m 1-y 2-z
6: S S	017 5-g
aU	013
8U 9	1e 3s 5-p bn
aD	0n
aG	0s
aS	0-i 7j 8n
aU	0n
aY	017
al	0v
8w 9	0n
aD	0l
aG	0o
aS	0n
6; G D	2-p 3h
aS	0-t 2f
8S S	0g 6-i
6D D 9	9-m aq
8Y 9	9o
6^ - 9	2-e 4e
aD	a-h
aF	0i
aG	21j 4-o 9-f bi
aK	0m 2-e
aS	4h 6-f
aT	0i
aU	av
at	0l
aw	0h 2-r cr
6a F S	1k 2-l
8G S	013 2-15
8U S	1q 2-k
aU	0q 1k 2-h
6f G S	0w 2-1e 4r
8S U	2-13 3h
6t G S	0-r 2-1c 317 4u
8K S	2-e
6| F S	211 3-i 4-g
8G D	2-h
aS	2s
8S U	6e
8U D	2g
aS	1h
aY	6-g 7y 8e
8l U	2j
6· G S	0-j 312
6ở S S	1i
aU	2e 6-k
8U S	0g 2-i
aU	0f
8w S	0-s 4e
aU	0r 2-p
6– - Y	0-k 9o
8F S	0r 4-f
8G D	2-l
aF	0-g
aK	2k
aO	2-n
aP	2-e
aU	2-j
aY	2-j
al	2n
8O S	0r
8S D	01m 6-1a
aF	6k
aS	015
aU	0j
8U F	0-m bm
aO	ce
aS	0f
aU	0-h 9g
aY	2-h
8l O	cf
aY	0-x 2z
al	0-j
8w S	013 4-h
6— F U	2m 3-f
8G S	2f
8U U	1-h 8p
al	0s
8l Y	0f
8w U	5u
4=	 9 9	914 a-i
9Y	bl
7F S	3n 6-o
7G D	1h 2-19 3f
9F	0x
9T	0-j bk
9Y	0-12 2o 4m
7K S	3t 6-r
9U	be
7O S	3k 6-j
7S S	0x 6-10
9U	5o
9Y	0-g
7T S	0n
7U D	0-o 2f
9S	010 3x 6-1x 7-e br
9U	2-f 6-n b15
9w	0-j 1o
7l 9	0v a-j
9D	0-i 2n a-e
9S	1i
9U	0-s 1s bh
9l	0w
5  D l	0i
7Y l	017 9-t
6- /D	8g
9O	ce
9S	ch
9U	ae
9Y	0l
9l	6-g
8^	0r 9-f
5( F G	2-g 3f
7G G	018 1-z 3-f
9K	1e
7K G	2-k 3l
9U	2i 4-e
7S U	019
7U G	2z 3k 4i 5-16
9U	0-e 7k 8l cj
7Y U	9-h ai
7l D	ai
9G	0i
9S	6g
7w G	0f
5) 9 D	0s
9Y	0p
7G D	0-j 1h
9l	2g
7S G	0e
9U	0-g
9l	0s 6-t
7U U	3e 4f 6-h
7l U	3j 4i
5, 9 D	0i c-h
9Y	bf
9l	b-e cy
7D U	9-e ah
9l	9-l an
7F G	0-i 2y 3-k 4k
9S	2-g 6f
9T	2-e 3g
9l	2s 4-f
7G F	2f
9G	1-j 4i
9P	0-k
9S	3i 4-f
9U	0-e 2-v 3m 4n
9l	0l
7K G	2s
9l	3e
7O G	0-g 2n
9U	0-j 2f
7P P	7-13 81c
9S	1-i 71g
9U	0u 7-v 8x
7S S	0x 1-l 5-w 6r
9U	1i
9l	0-j 6g
7T U	0-i 1l
7U 9	0-f bg
9D	0u 5-i
9F	017 7-h
9G	1-g 411 6f 7-11 8-g 9g b-h
9K	0-g 2m 5e 7-e
9P	7m
9S	0v 1-l 2k 3-r 5-17 710 8n
9T	0-j 5e 6o
9U	2r 3-q 4x 5-1l 615 b-o
9Y	0u 2e c-g
7l D	0e ch
9F	0t c-o
9G	0m 4v c-o
9S	0x 1-l 3-g 6-k ao cg
9T	0-r 2i
9U	019 1-n 2-q 5r
9Y	cl
9l	b-g
9w	0r 6y b-m c-o
7w S	0i
9T	0-l af
9U	7f
9l	0i
5- F G	0-l 4m
7G G	1-x 3l 4k
9U	2i
7K S	3-n 614
7O G	4e
9K	0-f 3-g 410
9S	0-e 4-f 61j
7P S	0h
9U	0p
7S G	0-o 3p 4y 6-j
9S	0-z 618
9U	5-m 6n
7U G	7k
9S	0-y 5-j 6o 717
7l D	0-k bg cl
9U	0-e
7w G	4e
5. P S	6i
7S U	5-f 6f
7U G	2-1h 3v 5i
9U	3j 6f 7-i
5: 9 U	cq
7F D	0j
7G D	2-10 3h 4n
9Y	0e 4-f
9w	0-k
7S S	5h 6f
9U	0-e 1f 2l
9w	3f 4l
7U D	2-p 3g 4e
9G	0r 21p 3-o 4-l 5-k
9S	0-f 51h 6l 7-j
9U	0-g 1x 5-h
7w D	4h
9w	0-f
5; G K	010
9S	2-o
7S F	0o 6-n
9Y	6-i 7l 8g
7U S	bf
5D 9 Y	az
7G D	210 3-i 4-h
7S D	5g
7U D	0w
9Y	ak
7w D	0l
9Y	ai
5^ 9 ^	1e
7D ^	9v av
7F ^	0g
7G /K	2h
aP	0-x 3e 5h 6f
aS	2-k bf cf
aY	2-g
9^	6g 7e
7O ^	0h
7P /S	7w
7S /l	0k 6-e
9^	0q 3h 6-h
7U /G	0g 2-g 6-l 7p 9g
aP	0q
aS	6-w 7i
aU	0f 2f 6-g
aY	311
9^	1z
7Y ^	9e ag
7l /S	0f
7t /U	0j
7w /S	0k
aU	7n
9^	1k 3f 6-e
5a S U	0m 6-v 9t
9w	0w 6-e
7U U	1-e 2-i 5h
7w K	5m
5f S G	0j 6-i
5w 9 Y	b-z c11
5| G D	2w 4-i
7U S	0-h 5-f 6-j 7p 8i
5· G S	2f
7U G	0-e
9S	6-g cf
7l D	0h
5ở S S	6e
5– F G	0v
9S	3-m 61p
7G F	2-h
7O G	0v
7S S	5f
7U G	2e 3l
9S	0-u 61k 7g b-v
9U	ae
7l G	9h
9U	0f
9Y	0g
7w S	0-g 6i
5— U S	7n
9U	5h
9w	115 4g 5-j 6-t
7l S	0-p 3i 4j
0t /U	0i
2D	0-j
2F	0f
2K	0e
2S	3e
1=BF	0-l 1-b 2-2g 3-3f 4a4 5m 6-1l 7-g 8-p 99 a-n b0 c-r
3G	0v 1-34 2ar 31q 4-2u 510 6-2h 7-m 8-q 9-g a-s b1l c-x
3M	0-2l 1-l 2-q 3-g 4-n 5-l 6-q 7-a 8-o 9-7 a-r b-1r c8y
3P	0-q 1u 2-t 3q 4-o 5-14 6-v 7-18 86u 9q a-p b-u c-q
3S	0-1 1-n 2-1h 35 4-13 5-39 6ac 711 8-w 9-1 a-n b-k c-q
3X	0s 1o 2-1f 3-h 4-r 51a 6-1m 7-f 8-f 9-20 a72 b1i c-1m
2IF	0y 18 2-2h 3-3c 490 5-3 6-1q 7-i 8-r 9s a-10 b-1 c-x
3G	024 1-3g 2am 31f 4-4b 51d 6-3o 7-r 8-x 91a a-1k b1b c-1e
3M	0-1y 1-q 2-s 3-h 4-l 5q 6-o 7-e 8-i 9-18 a-u b-1b c6y
3P	0-1h 10 2-j 3-s 4-h 5-11 6-h 7-11 85r 9b a-k b-j c-f
3S	0f 11m 2-2w 39 4-2j 5-3x 6ap 7d 8-2h 9-f a-2j b-12 c-1k
3X	011 11m 2-21 3-1 4-y 51c 6-1z 7-k 8-k 9-2t a8k b-g c-1f
2O	030 13v 2-5p 344 4-51 538 6-6q 743 8-4b 943 a-4p b2x c-58
2^	022 11b 2-16 3a 4-s 5w 6-1l 73 8-e 91q a-1m b-g c-e
0under=award	4e
6board university	013 6-w
6chuyen nganh	0-e 4h
6degree	0-m 1h 2o
6field	3m 6-i
6major degree	0g 3g 4-g
6nganh	0-i 3r 4u 6-e
b hinh	3-g
6qualification	0-e 4x
6ten truong	6l
7ruong	6k
6van bang	0r 1f 4-e
0w $	0-k 1k 3-g 4-p bu cg
2/D	0o
3U	7n ae
29	1-i 2g
2D	a-k
2F	0-g
2G	1-n 2-q 3n 417 5k
3 /w	2-w 3w
4l	2p 3-f
2K	2f 4-g 5k
2P	0-f 1j 2f
2S	3v 4v 5-l
3 $	0p
2T	ae
2U	014 2-12 4-e 5i
3 D	1t
4U	0e 2-f
2Y	4-r 5n 7k
2^	1k 3f 6-e
2l	6g
3 $	6x b-i c-f
4/S	2j
2w	0f 2-f
1=&	4y
3 G	4h
4U	2g
2(	6-i
3 -	6-i
2)	4-h 6e as
3 -	4-h 6e as
2*	016 6-g
3 w	0f
2,	8i
3 -	8i
2.	0z b-f
3 9	0z b-f
2/	01l 4-o 6-h
3 G	0h
21	2g
3 9	2g
32/12	0-e 1s 2o
7 9	1x
8U	2p
22	2i be
3 9	be
3.1	0e bf
5 9	bk
3008	9-z a13
6 D	9-15 a17
410	ai
6 Y	9-f aj
23	0l
3 U	0g
3.28/4	0i b-g cg
8 U	0i b-g cg
44	cj
5 9	cj
47/4.0	cf
9 U	cf
30	0r
26 9	cf
274	cg
4 9	cg
28.1/10	bk
8 9	bk
29/12	1n
6 9	1i
2:	0g 2k
3 -	2l
2;	0f
3 -	0f
2a	4q
3 S	4t
3dministration	4t
4vanced	6-g
a S	2r 6-g
3griculture	3l
3nd	4l 6-i
5 S	0l 6-g
4h	4l
5 G	4g
3rt	4u
5 U	4r
5s	2m
6 G	2l
3t	6i
4 -	0-i 6r
5S	0q
2b	0e
3.eng.	2f
8 G	2f
3a	1-g 2u
4 G	1-g 2u
4c	1g
5h	6e
6elor	1i
4ng	1r
6 G	1i
7S	1k
7w	0o
3o	1r 2-i
4 U	1n
3sc	1h
5 G	1h
3usiness	3q
a G	3e
2campus	0g
8 S	0g
4o	111 3-p
5 G	1r 3-i
4p	217 4-f
5 G	0-g 2t
6S	2f
3d	0p
4 S	0q
3ertificate	0-f 21g 6-i
d G	2k
eU	2k
3gpa	bl c-k
6 U	0e
3hemistry	0-o 2-g 31h
4inh	2e
7 G	2f
4ua	ae
6 l	ae
5yen	0k
3ity	1i 6e
6 U	1g 6f
4vil	3f
3lass	6-g cp
7 U	6-g cp
4oud	3m
3ollege	5-h 6e
9 S	5-h 6e
4mmunication	2e
5pleted	0x 1-f
b U	0j 1-e
6rehensive	6f
6uter	2e
a G	2l 3-i
4urse	0f
8 l	0f
3redits	0t
3u	1e
4m	0-m bh cm
5 l	0-w bh cm
2da	2e 4-e
4i	0-o 1q 2o 3-u
5 G	2o 3-f
6S	0-m 1u 3-f
4ng	0e 1-k 219 4-i b-e
6 G	2f
7S	1-i 2v
7l	0g
3e	0-g 6e
4 S	6g
4gree	2v
8 G	0-h 2n
9U	0j
4ntal	2-e 3t
8 U	3o
4partment	0f
c O	0f
4sign	4h
3h	512
4 S	5p
3i	2l
4en	3r
6 G	3l 4-f
5u	0f
6 T	0h
4ploma	0-t 1i 224 3-f 4-e 6-y
9 G	1o
aS	21e 6-s
4stinction	0-11 b1n
d l	0-y b14
3o	4e
4anh	0-f
4ng	3e
4ttorato	1h
3uoc	2-f 3l
6 G	3e
5ng	4m
2early	310
3lectrical	3j
8onics	2n 3-i
3ngineering	2g 3-i 4g
5lish	0k
9 F	0m 3-e
3riksen	5h
9 U	5g
3xecutive	1f
2fachhochschulreife	1v 5-f
k U	1v 5-f
5ulty	5-r 6n
9 S	5-r 6n
4shion	2-k 3p
3inal	be
7 l	be
5e	2-f 3u
6 U	3o
5ished	019 1-l 5-e
a U	0q 1-k
4rst	be
7 U	bi
8l	0e
3rom	0j
2gcses	2t
3ian	2e 4-h
4oi	0-f 7-e b1q
6 U	0-j b1h
3pa	bo
5 U	bo
2hamilton	0j
4n	0-e 2m
3e	9g
4 Y	9g
4alth	4g
4t	0r 2-g
5 S	0j
3igh	0-k bj
6 l	0-h bj
4story	3o
3oa	4e
4c	0g 1-v 2o 4p
5 G	0-i 2u
6S	0j 4-k
6w	0-g 2-g 41j
4nours	co
5s	2r
6 U	2r
4rticulture	2-f 3k
4spitality	2-z 318
d F	2-f 3l
eG	2-j 3l
3ygiene	2-e 4q
9 U	4f
2i	0j
3n	01i 4-r
4 F	0e
5G	2m 4-e
5S	6k
5U	0f
4stallation	4j
3v	012 2-x
4 G	015 2-13
2journalism	2-i 3o
c G	2-e 3f
2kha	0-g 2-z b25 cn
5 U	b1a
6l	bj cf
4i	2-i 4m
5 G	2-f 4h
4oa	016 3-m
6 F	0i
7U	0e
3inh	2-x 3w
3y	1f
4 G	0-g 1i
2laude	cs
7 l	0-l cs
5rea	0i
8 G	0i
4w	2-i 3z
5 F	3g
6G	3g
3eft	0h
6 l	0h
4vel	2p
7s	2g
3icence	1h
4en	0m 6-h
6 S	0f 6-h
4terature	4m
3oai	0-p bf ck
6 l	0-x bg co
4gistics	2-g 310
b O	3j
4p	0-f 2l
5 l	1h
3uat	2-f 3v
6 F	3f
7G	3g
4c	5g
2ma	5f
4 P	5f
4gistrale	3-e
c G	3-e
5na	bh
7 l	0-e bh
4jor	0e
4nagement	216
c F	2s
dG	2g
4rketing	2-m 3m
b G	2-h 3k
4thematics	0e 3g
d G	2-f 3q
4y	3h
3echanical	3k
c G	3g
7tronics	2-j 3r
e F	3h
4rit	0-i cl
7 l	0-i cl
3oi	3h
5 S	3g
4reau	5j
3sc	1l
3usic	2-j 31k
7 U	31a
2nam	011 9-t
5 D	0m 9-q
4tional	1n
a U	1e
3gan	3-k 4l
6 O	3-g 4q
6h	01y 2-13 4-e
7 G	0t 2-g
8S	0s 2-k
4he	0-t 2v 6i
6 G	0-j
7S	0-f 2h
5iep	1-g 2w 3f
8 S	0-i 2w
4on	3l
3ha G	4e
5n	0-p 2u
6 G	0-o 2t
3ow	ae
2o	1l 2-k
3f	4-l 610
4 G	2k
5S	6t
3n	8f
2pass	0-y b1n
6 l	0-x b14
3ham	4e
4uong	4g
8 w	4e
4ysiotherapy	2-t 310
f G	2-o 3v
3lumbing	2-j 3v
3rimary	1f
4ofessionnelle	0-f 2j
h G	2f
3sychology	2-r 310
c G	2-l 3m
3une	7e
2quan	3e
4y	2w
5 G	0-i 2v
2ricerca	0-f 2x
9 F	2l
3obotics	3k
2sac	0-e cr
5 w	0-e cr
3chool	0g 2i 3-e
8 G	2o
9S	0j 2-j 6n
4ience	0-h 219 3-q 4j
9 G	2x 3-m
aS	6e
aU	2e 6-h
9s	4e
3econd	0-k 5-e bm cr
8 U	5-e bp
9l	0-q cw
8ary	2i 3-e 6f
5urity	4m
a G	2j
4nior	2k
3i	0-r 21e 4-e
4 G	0-n 2w
4ena	0-f 710
7 U	0-f 710
4ngapore	6f
b P	6f
3o	1r 2-e
3tudies	0t c-f
3u	0-x 2j 3l
4 G	0-m 2i
4pply	3n
2tai	2j
5 w	2f
3b	cg
4 l	cj
5w	bi
3ech	6y
6 U	6q
6nology	2-g 4z
c G	2-i 4q
3hong S	2h
4pt	2g
4uat	4e
3in	4e
3o	9g
4an	4r
6 S	2e
4i	af
5 l	af
4ok	0i
4ronto	7e
9 P	7e
4t	01a 1-r
5 G	01d 1-18
3p.hcm	6h
8 S	6e
3rung	0-f 1w 2-h
7 S	1m
5ong	2-j 4h 51e 6-10
8 S	51e 6-10
3tgdtx	5e
3uc	2g
5 U	0-e 2q
2universite	5k
c S	5k
by	6i
3ong	0-j 7m
3pper	0-g co
7 U	co
2van	0-g 313 4-r
5 G	3t 4-p
6w	0-e 3g
3b2	0y
5 U	0y
3eterinary	2-m 3y
c G	2-h 3i
dU	3g
3lvh	0i
6 l	0i
3ocational	0-e
3u	2-f 4f
4 G	4f
2waterford	7p
b U	7p
3ith	0-1a 2k bx
6 -	0-t 2k
7l	0-h bk
2xong	ae
6 l	ae
3uat	bs
6 w	bs
2year	0n
6s	4n
7 F	4e
8G	4e
8U	0e
2|	0j
3 -	0j
2·	0n
3 -	0n
2–	2-j 6-f 9g an
3 -	0f 2-i 6-e 9n
4D	ah
2—	0j
3 -	0j
`;
