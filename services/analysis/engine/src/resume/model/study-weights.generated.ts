// Written by `npm run train:resumes`; not edited by hand.
export const studyWeights = `O BG IG BF IF BS IS BP IP BX IX BM IM
0(	012 1-a 21z 5-e 6-9 7-c 8-8 b-s c-k
1 -	0-6 21f 4-b 8-6 a-8 c-a
2D	a9
2G	0f 1-8 2d 3-c
2O	37
2U	0-a 2n 46 5-8
2l	015 b-k c-8
0+1=&	1d 2-7 39
3(	0-r 1-6 4c bd cl
3)	0b 47 c-6
3,	0-n 2-x 49 58 6s 87 ae
3-	019 2-l 3-8 a-c
32	2b
4016	0-6 c7
522	9b a-9
33.28/4	b8
54	0-f cf
40	0-8 c8
36	0-n cr
38	77
4.4	b6
390	0c
3:	01u 1-8 2-d 3-a 4-a 5-e 6-7 c-6
3;	2-l 36 48 56 6a
3^	0r 2-f 3-f 5-6 68 7-9 86 96
3advanced	1m 5-g
4rt	3h
4t	2-k 3j
3b.eng.	0-t 2u
4a	0-u 2w
3cao	07
5p	0c 16 2-8 3-6
4d	0a 6-7
4ertificate	2d 6-8
4gpa	36
4hain	39
5inh	0l 1-g
4ivil	0-8 2a
4lass	bj
4o	0-9 28
5llege	5a
5mprehensive	3-e 58 6e
4redits	0l 3-c
4um	b7
3dan	49
6g	1b 27 3-f
4e	09 4-6
5gree	66
5sign	2-8 3f 4-6
4i	1c 3-6
5ploma	17 2w 3-j 6-e
4ong	27
4u	0-7 26
5ng	46
5oc	28 b-6
6ng	38
3e	b6
4ducation	3-7 4b
4ngineering	3a
3faculty	0-10 612
4irst	08
4rom	0-a 27 47
3gian	0c
5oi	c8
4o	78
4pa	bb
4uilds	29
3ha	2-9 6b
5m	2-6 69
5ng	3-d 4j
4ealth	3c
4oa	0-c 78
5c	18
6hschule	0b 2-b
5ld	0a b-9
5nours	0-8 b6 c6
6s	0-t 2t
4ygiene	3p 5-9
3in	0-t 1a 21d 3-g 4-7
3ke	36
4ha	0-6 bc
6ch	0-b 6d
4y	09 2-9
3lac	77
5ude	0-e ba
4evel	27
4iterature	2-7 3a
4oai	b9
5gistics	0-a 2o 6-a
4uat	2b
5c	2-7 48
5u	06
3mark	0-6 b7
7eting	0-e 2g
5y	28
4erit	0-a bc
3ngan	0-n 4o
7h	0-a 2p 4-7 6-6
5he	0-e 2a 3g 4-d 67
5u	38
4ha	47
6n	2-6 46
4oi	67
5ng	0-7
3of	0n 2-h 3-6 4-6 6c
4n	78
5ly	0e b-c
3pham	2-8 37
5uong	3a
4olitechnika	08 2-8
6ytechnic	56 6-6
3quy	07 2c b-b
3rensburg	0-7 5o 6-c
4obotics	26
3sac	b9
5n	67
4cience	0-c 3u b-7
4econd	0-7 ba
9ary	66
6urity	2-7 3b
5nior	19
5p	87
4i	1c 3-7
4ociology	46
5uza	0-8 5k
4u	26
5mmer	0c 86 a-8
3tai	0g 2-e
4b	0-7 bf
4e	2-7 39
5ch	3-a 5u 7-6 b-6
7nical	0-h 2k
8ology	38
4hang	2-7
5oi	2-9 3c 46
6ng	08 2-6 47 b-6
5pt	26
5u	27
6at	6a
4oan	38 49
4p.hcm	0-6 67 86
4rang	4a
5i	37
5uong	09 1-c 3o 5-9
4u	0c 2-9
5c	1a
3universite	06
cy	5c
4pper	c6
3van	07 29 6-9
4eterinary	0-8 28
4ien	57
4u	1-a 3f
3work	38
3xay	0-g 6b
3y	2-9 67
4ear	07
7s	36
3zielinski	2-8 38
3|	2-8 4b
3·	0-6 16 2-w 3k 4h
3–	1b 2-a 37 4-a 66 9c a-7
3—	06 2-g 56 7b b-7
12=(	2-9 3g 47 5-6
3)	0-b 2m b-8
3,	0-c 1-6 46 6a 7b b-6
3-	26 5-8 89
31.7	0-6 b7
42/12	1a
32	2b
4.1	7b b-6
4014	06 2-9
66	0-6 c9
67	56
68	36 4-6
520	77
62	0e a-9
63	88
33	07 b-6
4.4	b7
37	b8
38.4	36
390	0p 2-d
3:	0y 1-8 2-7 3-7
3;	5b
3^	2-6 3-c 5-c 89 9c a9 b-e cm
3abernathy	2-f 3f
4dvanced	59
4griculture	28
4nh	3a
3b.eng.	26
4ang	2-8 68
4inh	0-b 67 8b
4usiness	2-6 37
3cao	08 2-f
4d	07
4ertificate	1b
4hemistry	26
5inh	b8
4ity	36
4o	37
5llege	1-9 3-6 5m
5mprehensive	56
5ursework	86
4redits	0c
3dai	2-9 47
5n	36
6g	09 2-6
4e	07
5gree	57
4h	47
4iploma	1m 5-g
4o	36
4ung	0-h 4c 68
3engineering	0-7 27
3finance	39
6e	0-7 29
4ood	0-6 29
4rom	26
3gian	2-7 48
5oi	0-a bc
4rade	78
4uilds	1d
3ha	1-8 56
5ng	0-o 4v
4e	36
4igh	0-g aj
4oc	0-j 2k 39
5nours	b8
3in	0-a 2o
5stitute	0-8 2b
3journalism	0-6 27
3kariuki	3c 4-6
4ha	b7
5i	0-9 28
4y	36
3lam	66
5ude	b7
4evel	29
4ich	0-7 26
4ode	b6
5gistics	0-7 2g
4uc	2-6 46
3marketing	27
5thematics	2b
5y	3-6 66
3nakamura	0b 2-b 5-7 79
4ganh	17 28
5he	1j 5-b 69
4ha	1-a 3f
4oi	2-9 6b
3of	0-y 5d 6o c6
4n	0-6 26
5ly	06
3phuong	27
4olitechnika	0-n 2e 39
4sychology	26
4ublic	0-a 2a
3quy	0l 1-g
3rensburg	0m 2-6 6-e
4icerca	1c 3-6
4ong	2-6 69
3san	0-b 6e
4chool	57 6-6
5ience	0-7 27 5-f 6h
4econd	67
5p	77
4ouza	0a 4-6
4ummer	0b a-8
5pply	0-9 29
3tay	66
4hong	2-9 37
5uat	0-9 2-8 6e
4oan	39
4p.hcm	66
4rang	38
5uong	0e 2-c 6-9
4u	2-6 36
3univ.	0-g 2e
7ersidad	09 2-b
bta	06 2-7
ce	0e 2-f
cy	0-7 28 5i 6-e
4pper	bc
3van	2a
5p	78
4lvh	07 b-6
3y	27
4ear	09
3·	0-l 26 3f
3–	28 96
3—	0a 2-f
3’	87
0- /P	0c 2-6
3S	0b 4-6 a9
3U	0d 2-d
2F	06
2G	2v 4-b a-7
2K	0l 2-i
2O	27
2S	4-7 8e
2T	0c 2-b
2U	0l 2-k 8a
2Y	0-c 4a ad
2^	0n 2b a-b
2w	0e 2-b
11=&	3-9 4f
3(	0a 1c 7-6 9c a-a b-c
3)	0n 5-e
3,	0e 1i 2-9 3-e 4-9 6-6 7-e 8a 96 a-c be
3-	0-b 1-b 2a 3-f 48 7r 8-7 b6 c-6
32	06 2-c 3a
4007	17
513	19
67	0-g aj
33	0h 2-7 a-7
4.62	8-6 cd
40	0c
37	0-n cr
390	0r 4-g
3:	0-9 1o 3-i 5j 6-b 7-8 96 a-7 ca
3;	0-a 3-f 5e 7l
3^	18 2-9 36 4-7 5l 6-a 9o a-i
3a	3-6 69
4dvanced	2h 6-9
4nd	4a
4rts	0-m 2m
4ssociate	0-i 2k
4t	5f 6-8
3b.a.	06
5com	09 2-f 38
5eng.	0-2v 22v
5sc.	0e 2-f
4a	08 2-c
5c	0-6 2c
6helor	0-8 2d
5ng	07 1-g 216 3-f 6-7
4eng	2-b 3a
4sc	0d 2-o 3c
4tec	0e 2-h
7h	2-l 3h
3cao	0-g 2v 4-i 66
5p	0-b 2a 38 4-7 66
4d	6a
4ertificate	07 2-d 3b
4gpa	c8
4hinh	0-e 2n 49 c-b
4ity	29
5vil	3-9 4f
4lass	6-8 ch
5oud	4c
4o	4a
5llege	08 2b 6-l
5mputer	47
5ng	2-d 4j
4u	0-i 2n
5m	0-a cb
3dai	0-i 217 4-r 66
5ng	3j 4-b 67
4e	3-6 6k
5gree	06 2-b 37
5n	a9
6tal	4g
4h	6b
4i	0-7 2h 4-6
5eu	2-7 49
5nh	6-6
5ploma	0l 2-v 310 4-j
4ong	67
4u	2-6 46
5oc	2a
3e	cb
4arly	3-7 4b
4conomics	0d 6-b
4ngineering	0-r 2t
6lish	49
4xecutive	29
3fachhochschule	66
5shion	46
4ine	4h 6-6
4ood	48
5undation	26
4rom	0-7 5z 6-k
3gpa	0-g cq
4rade	c7
6phic	47
4uilds	2b
3ha	69
5i	68
5m	67
4e	0g 2-e 9-f ag
4igh	0-9 2b 3-9 ca
7er	2l 3-f
4nc	2-9 36
4oa	0-a 6c
5c	0g 2-q 3i 4-8 66
5ns	0-2d 22d
5spitality	48
3in	0-8 1-9 2-f 31o 4-h
3journalism	08
3ke	2-6 4a
4inh	2-7 4a
4y	0-l 2m
3lac	0-b 67 8b
5urea	28 3-6
4eaving	29 3-8
5vel	0-9 2n 9-6
4icence	0-b 2c
6h	0-a 6d
5en	09
4oai	b-6 ci
3m.s.	09 2-8
4a	07 2-9
5gistrale	09 2-c 3a 4-7
5ster	26
5y	4a
4ba	0l 2-y 3f
4echanical	46
5ng	0i 2-k
4oi	2-9 4i 6-8
4sc	0r 2-12 3d
3national	2n 3-8 6-7
4ganh	2-9 3q 4-6
5he	0e 2-x 3i 67
5u	4f
4ha	2-9 4f
6n	2-g 3b
4ong	46
3of	0c 1-6 215 3-1a 4-c 6h
4n	0b c-8
3ph.d.	06 2-6
5am	49
5d	2-m 3i
5uong	2-6 4f c-6
5ysiotherapy	0b 4-7
4ostgraduate	27
4ublic	46
3quan	2-8 48 87
5y	07 2-d 3a
3ricerca	2-a 37
3school	1b 2i 4-8 6-6
5ience	0h 2-n 3j 4-9
4econd	c6
5nior	28
4i	0g 2-u 3l
4ocial	3-6 4a
4u	07 2-h 36 47
5mmer	9-b ac
5pply	3-6 49
3tai	5g 6-7
5y	67
4b	0-6 ch
4echnician	2c 3-6
8ology	09 6-6
4hang	9-8 ac
5oi	49
6ng	67
5pt	08 2-8
5uat	48
4ien	0-8 2a
4ot	26
4p.hcm	36
4ri	2-7 49
5ung	0-g 2j
6ong	2-b 5-a 6s
4tgdtx	69
4u	0a 2e 4-8
5c	29
3university	0-t 6v
3van	2-e 3-9 4k 6g c-6
5p	0-7 87
4eterinary	2-a 4e
3with	0-9 ca
3xay	2-7
4ep	b-7 c8
4ii	09
4uat	4-9 cd
3|	0-c 3-c 5e 78 bk
3·	0-6 3-d 57 7n
3–	0-i 1-6 3a 69 7e 8-8 9-8 af b6
3—	0-c 1-c 3-f 5b 7h br c-7
12=&	06 28 6-6
3(	0-n 2z 46 c-7
3)	0-a 1-7 3f 5s 6-k 78
3,	1-a 2k 3-c 5-6 6a 87 b-i cb
3-	0-b 3-a 59 7c 8e 9b a-7 b-8
3110/110	cb
32	3b
4016	2-8 3a
33	0c a-7
40	0l 3-c
37	b-b ci
39/12	08 1-9
3:	1-6 2m 3-9 4-a 6b
3;	0-8 4-b 8h c8
3^	1d 3c 4-d 5j 6-c 7-6 8-9 9b b-7 c-8
3accounting	49
4dvanced	07 2-b 3i 4-7
4rts	1-9 2d
4ssociate	2-8 37
4t	3-a 6g
3b.com	48
4a	46
5c	2-7
6helor	213 3-n 4-7
5ng	0-o 21h 4-j
4eng	48
4iostatistics	56
4o	29
4sc	2d
4tec	57
3cao	0-8 3j 4-b 67
5p	07 2-q 38 46 67
4d	66
4ertificate	08 2-a
4hinh	06 2-d 4a
4ity	28
4lass	0f 2-6
4ollege	6-8 7g
5mprehensive	16
5ng	49
6servatory	7d b-b
4u	06 2-f 3b
3dai	0c 2-m 3i
5ng	0-16 1-9 2s 3g
4h	6a
4i	06 2-a 37
5en	47
5nh	0-6
5ploma	3h
4ong	2-6 4d c-6
5ttorato	0-7 2h 4-6
4u	0-a 6d
5ng	56
5oc	07 2-7 36
3economics	5c 6-c
4ngineering	1-8 2d
3first	c7
4rom	6c
3giao	0-d 6d
4o	0-7 87
4pa	b-8 ce
4rade	b9
4uilds	2a
3he	01b 2-x 4-9
4igh	2a
7er	27 3-7
4oa	6a
5c	2-b 47 67
3in	2-a 3-c 4q
4vanova	08 b-8
3kariuki	0-7 b7
4e	46
4ha	07 b-6
5oi	b7
4y	09 2-h 46
3laurea	09 2-c 3a 4-7
4evel	0j 2-j 3e a-8
4ich	66
5en	0e
5nguistics	4a
4oai	b8
3m.s.	36
4agna	0-7 c8
5ster	2c 3-7
5thematics	47
5y	4b
4oi	b9
4sc	36
3nam	19
5tional	06 3g 4-c
4ganh	49
5he	1-6 2-f 4i
5on	4f 6-6
4han	2-b 4b
4ursing	07 2-6 b-7
4vq	2d 9-6
3of	2n 3k 4-s 6-f
4yelaran	7a
3paul	87
4hd	09
5ysiotherapy	5a
4ostgraduate	2-a 3c
4sychology	58
3quan	2-7 4b
5y	2-8 47
3robotics	16 76
3san	67
4chool	3-a 5b b9
5ience	39 b7
4econd	c9
9ary	0-b 29 77
6urity	56
5p	0-j ak
4i	2-d 37 4d
4o	0-d 2h
4slc	77
4tate	06 6-6
4u	2-7 4c
3tai	0-o 2-6 4m 6c
5n	0-b 8b
4b	0-m cq
4hong	0g 3-a
5uat	48 68
6y	8-6
4ien	2-b 38
4ot	2a
4ri	46
5ung	36 69
6ong	2-b 6g
4tgdtx	69
3university	5-f 6g
3van	0-d 6g
4u	2-9 4f
3|	87 c7
3·	0-8 2-a 37 86 ca
3–	0i 16 4-j 7-6 8a b-6
3—	8a
0/D - G	0-d 2c
5K	0a 2-c
3G $	0h 2-h 39 4-6
5U	0-b 27 46
5l	38
3S $	0-7 47
3U $	06 2-a 5b
5l	07
1G U D	0d
5Y	07
3l $	0-a bc
3w $	0-6
5D	06
5Y	07
1P - G	09
3G D	07 2-8
5Y	28 3-9
1S - D	c6
5G	2d 4-6
5K	0f 2-e
5O	0-b 2f
5T	09 2-9
5U	06
5Y	0-h ai
5w	06 2-7
3F Y	28
3G $	0e 4-7
5/U	0l 2-9 3-6
6l	0-7
5D	0b 2-p 3e
5F	3-6
5G	2-8 48
5O	0-f 2i
5l	0-7 26
3O G	37 6-6
3S $	08 6-8
5/D	2-7 68
6U	2d 6-b
5D	0f 2-d
5G	0-7
5Y	0-7 27
3U $	16
5G	0k 6-7
3w G	0b
5S	08
1U - F	0a 2-9
5K	0a 2-9
3G $	0-a 2a
3S D	48 6-c
5Y	36 6-6
1Y G $	0-l 2c 4e
5l	0m 2-e
09 $	1-6 bb ci
2/S	1a
3U	17
3w	16
2D	1d
2S	17 bc
3 $	08
4S	0c
2U	ch
2Y	17
2^	1b
2l	1-8 cg
0D $	09 9f ae b-6
2/S	9e a7
2G	0d 97
3 /S	0-9 4d
49	26
4K	2b 3-8
4S	3a
4U	09 2-h 36
2O	a6
2S	0-6 9f ak
3 9	18 27 5-7 6-6
4F	28
4S	39 48 6-d
2U	9b aa
3 $	3-7 7-9 bn c9
4/G	56
4K	57
4O	56
4S	1d 27 5-6
2^	0-7 9c ai
2l	a7
3 $	0-d b9 c9
2t U	06
0F $	46
2/S	0-6 27
2D	06
2G	1-8 2-c 3r 4p 6-d
3 $	2-8 46
4D	37
2K	66
2S	6k
3 D	2-6 68
4S	6-9
2U /S	b7
2Y	28
2l $	0-6
4/S	0b b-7
0G $	17 3g
2/D	2-8 3f
3P	09 3-8
3S	2b 46 6-7
3U	17
3Y	3-8 4b
3l	0-7
3w	0-g 3c 47
29	0p 2-d
2D	07 16 2-k 36 4-7 5b 6a
3 $	0i a-c
2F	0-9 1c 2m 3-d
3 D	07
2G	0b 1-13 2q 3-6 4f
3 $	1-8 29
4F	1-8 29
4K	26
4S	1-d 29
4U	0m 1-9 2-b
2K	0-g 1p 21h 3-13 4-d
2O	1d 2d 3-h
3 $	36
2P	2-g 3c
2S	0u 1-6 2-k 38 4e
3 D	0e 3f 5-9 6-9
2T	0-c 2h
2U	08 1a 3-c 46
3 $	3h 7-e 8-6
4/S	c7
49	56 b6
4D	3-6 7a 89 b-7 c-7
4S	3i 47 5-6
4U	2a 3-g 5h 67
4Y	4c
2Y	0-7 1a 4a
2^	59 69
2l	16 38
3 $	0c b-8
4/S	0-a b7 c6
4S	07
4U	06
2w	0-k 18 2b 39
3 D	36 4-8 57
0K /U	36
2G	1-7 3n 4h 6-8
3 $	27
4S	16 29 3-7
2O G	3-7 48
4S	3-7 49
2S	38 48
3 S	08
2U Y	57
2l $	0a c-6
4/S	0-a b6
0O $	47
2/S	6-7
29	09
2D	4-6
2G	3y 4a 6-c 7-8
3 $	0c
4/S	2b 3-9
4Y	2-a 46
2K	3-g 4i
2P	3-a 7i
3 $	76
2S	3-g 47 6f 77
3 S	28
2U	76
2Y	66
2^	39
0P $	1c
2/D	87
3G	88
2F	1c
2G	7a
2K	1f
2O	87
2P	1-6 8m
3 $	7-6 88
2S	1-7 3-8 71c 8-9
2U	8p
2Y	76
2^	18
2l	1-7 76 89
3 D	09 c-6
0S $	0c
2/D	0-9 2-6 57 6c
3G	5a 66
3S	29
3U	2e 46 6-c
3Y	66
3w	2-8
29	0i 3-b
2D	0d 17 2-f 3g 6-7
3 $	a9
2F	1a 2p 3-e 4-7 6-7
2G	0-b 1-b 3o 4b
3 $	18 2-l 3f
4D	0b 2c 3-e 4-7
4G	46
4S	07 2-6
4Y	0-j 2b 3b
4l	0-7
2K	1b 2p 3-f 4-b 6-6
2O	27
3 $	46
49	09
4G	38
4P	3-9 7b
4Y	66
2P	1-9 2-a 5c 6f
3 $	1-6 7e
4P	79 8-6
2S	0t 1-8 2-t 3k 5-b 6c
3 $	0c 1-8 3-6 56
4/U	56 6c
5w	56
4D	0-7 2-7 3d
4F	66
4O	6-8
4U	5-9 6f
4l	6c
2T	26
2U	07 1-b 3-a 6e
3 $	3-9 714 8a b-n
4/U	3-9 5t 68 7-7
5Y	79
49	79
4D	6i 7-f be
4G	3a
4P	6-7 78 88
4U	bc
4Y	b7 c8
4l	3-6 bb
2Y	0-c 16 2b 56 6-6
2^	0d 1-6 47
2l	2-a 46 58 6a
3 $	b7
4Y	ca
4l	0-g b7 ca
2w	1i 28 3-6 4-8 5-6
3 $	48
4D	0-9 b6 c7
4Y	19 29 3-7 4-7
0T F	1d 2c 3-c 4-c
2G	0-6 1-6 2-7 3f 4c
2S	37
2^	36
0U $	0-a 5-a 79 8-9 bi cb
2/9	57 68
3D	0g 2-8 57 b-7
3G	0c 2-a 3-6 4-9 5a 68
3K	79
3S	0c 19 2a 3-e 6-d 7-g 8-8 bi
3U	17 2d 3-d 5n 6-8 7-9
3Y	78 b-6
29	0-8 3-7 67 77 b7
3 $	c9
2D	0a 16 2-8 3-l 4-8 7-e bp cg
2F	3-7 5c
2G	0-a 1-f 2b 316 4i 58 7-l 8-8 b-d
3 /U	0-b 39
4S	0l 2-c
2K	29 3-9
2O	b7
3 G	36
2P	1-6 2-8 38 4-8 56 7-6 8n
3 $	19 7-9 86
4l	1-6 87
2S	0-u 3-7 6c 717 8e b-9 c-7
3 K	2c 6-a
2U	08 26 3-7 5-u 6-i 7m 8m c8
3 $	36 48 5-9 78 b-6
4P	7-8 8l
4Y	0k 5-d 6-c 7d 89 b-7
2Y	0g 2-8 5-7 6-9 cb
2^	0-e 2a 3l 5b 7-7
2l	26 3-8 b7
3 $	0a
2w	67 b9
3 Y	c6
0Y $	9j aa
2/S	9b
2G	9a a7
3 /S	0-d 2g
4O	0o 2-p
4S	3-6 47
2S	9c a9
3 F	18 2i 5-7 6-c
4S	2-j 3m
2U	9c
3 $	b9 c6
4G	3e
4S	16
2^	9b a8
2l $	0-9 b9
0^ - F	26
4G	29
4K	0-g 2i
4O	09 2-8
4S	4-6 87
4U	0h 2-h
4Y	4a
2D S	96 a7
2G /S	0r 2-j 39 4-c
4D	0-a 2-6 4-8 5f 6f
4F	27
4G	26
4K	2a 3-8
4O	0-k 2f
4P	2-g 3c
4S	0-c 39 4i
4U	2b 3-b 47
4Y	0e
2S /S	0-6
4D	2-6
4F	26
4S	0l 2-9 3a 5-a
4U	0b
4l	49 6-a
2U /S	59
4G	0-7 3g 5-7
4P	37
4S	5d
4U	3a
2t S	2-6 49
0b	01x 1w 2-f 3-l 4-6 6-1c 7-s 96 a-c cf
1old G	0y 2-f 4-b
5P	87
5S	1-9 59 69
5U	0-8 28 3-b 7g b-9
0column=0/2	0-m 5-9 7o 8n
a -	0d 2-i 88
bG	0-9 2g
bP	3-6 7j
bS	0-b 1b 2f 3-d 4-6 59
bU	0-8 2-8 5-8 7d 8i
bl	0e
bw	0-9 37 48
94	96 a7
a D	a6
71/2	0-7 2-9 39 4-6 5-8 6-k 7l 8d 9q a-d b-c
a -	0-6 26 6-7 8b
b9	17 b7
bD	9m
bF	36
bG	17 2-8 3a 46
bP	1-b 8k
bS	0-7 28 46
bU	0-c 7p 8-7 c6
bY	9k
bl	010 b-l
bw	0-b b8 c8
94	0-k 1-h 2-h 3-a 515 618
a -	0-d 6d
bS	1-d 2-b 3-6 5l 6i
bU	5g 68
72/4	0-h 1-7 2-8 327 4z 6-1k 7-6
a -	0-6 46
bF	3b 49 6-e
bK	36
bO	3g 6-f
bS	36 6-6
bU	3o 6-e
bw	3a
73/4	0-1f 11j 21u 3-o 4-u 5-i 6-e 7-9 8-e by ca
a -	0-v 2x
bG	1e 2i 3-c 4-b
bS	1e 2a 5-6 6-8
bU	3-6 5-a bl
bl	0-a ba c6
bw	18
0e=&	48
2(	08
2)	0l 2-a
2,	0a 2-c 4-7 6-6 8f c8
2-	0e 46 9-8 a6
2.62	bb
3s.	16
2/10	1-8 bh
42	1p 29 b-8 c-7
2020	96
2110	b6
22	2a
3.1	0-7 1-6 bl
23	2d 9-7
3.4	b-8 ce
30	0p 2-d
26	b-b ci
27	87
28	88 c-6
3.4	c8
3/4	c7
290	0l 3-c
2:	07 c7
2;	08
2ach	68
3in	3-6 49
3ld	56
4e	28 3-6
3ng	0-d 1c 2f 3-9 48 5-b
4h	01b 2-17 3-6 4e 6-8 76 8-6
4o	5b
3py	2-b 3e
3rs	0d 3-8 47
4t	4h
4y	26 3a b-7
3ss	0-m 6-7 bn cc
3t	0d 2-6
4e	0-8 2x 3-f
4o	1c 3-6
2ba	28
4o	06
3o	1a
2cao	1b 27 3-f
4p	0-c 2m 4-7
3d	0c 1-6 5d 6-7
3ed	2e 6-c
3um	0-e ba
2dai	1c 2e 3-m
3e	0-9 5h
3h	5c
3o	67
3tx	5c
2ech	4-7 6k c-6
3ge	1i 5-8
3in	7j b-9
3na	5-8 7n b-6
4e	4g
4g	17
4t	47
2gan	3-d 4d
3he	0-y 211 69
3na	0-6 b7
3on	3a
3pa	7-7 8-7 bl ca
2ha	67
4m	2-6 4b
4n	0-i 2g
3cm	1-8 2-7 6h 7a
3e	0g 1-g
3ic	3a
3oa	46
4c	0-h 2j 4g b-6 c-9
4i	0a 2-7
3pt	2f
3uy	68
2ial	38
4n	19
3ch	2-6 46
4s	1-7 2-14 32e 4-j 6-6
3em	b8
4n	07 2-6 68 b-7
4p	1-a 3e
4t	36
4u	38
3fe	0-b 117 3-6 5-f
3gh	0-8 b9
4n	3-8 4e
3n	01k 2-16 4-8
4e	3h
4g	2-v 316
4h	06 6c b-c
3oi	7-a bk c7
4n	0-k 3-6 4j bm
4r	2a
3sh	2-7 3a
4m	36
3th	0-a bc
4s	0r 4-g
4y	1b 2-b 48 66
3ve	6f
2ke	37
3ha	0-8 3-6 7-h bs cg
4i	4a
2law	2-8 3f
3ds	28
3ic	3c
3le	0-c 2c
3or	18
3th	46
4y	5-e 6h
2ma	1p 7-9
4y	38
3ba	17
3er	9g a-c
3n	87
3oi	1-d 3k 5-7 66
3sc	16
2nal	0-6 17 26 b6
3ce	2c 3-o 4p
3g.	1-b 2e
3ly	09 c-7
3oi	69
2oai	b7
4n	4g
3de	cb
3f	2a 4-8 6c
3gy	4d
3ld	09 c-8
3ma	21d 3-o 4-a 6-b
3n	09 8b b-9
4d	0-8 ba c8
4g	06 1-d 2-13 3c 4q 5b 6b c-8
4s	2e 3-6
3od	38
4l	2d 3-c
4r	59
3rd	7a b-a
4k	0d 3-6 4a b-c
4y	2-g 3l
3ud	2-7 3b
3va	59
2per	0-8 b9 c7
3ly	39
2q.	78
3uy	09 2o 4-f c-b
2rca	0-7 2h 4-6
3ee	0-6 2n
4w	0h b-g
3it	0-9 ca
3om	0v 4-8 5-8 6-c
3th	57
4s	2i 3-d
2sac	4-9 cd
3i	0-o 212 4-a
4c	3y 5-6
3ki	5a
3u	0-l 2l 38
2tai	2c 4-c
4l	3p 5-9
3b	0-6 b6 c7
3e	2-6 46
4d	0a b-6
4r	37
3on	77
3ri	2-7 49
4y	2-a 3k
3u	0a 6-6
2uan	39
4t	2-k 3h b9
3de	0-a cb
3le	1-6 59
3ng	2-g 3-6 4d 6c
3oc	2-c 3j
3re	2-c 3j
4g	3-b 6j
4s	0-9 ci
4y	1-a 3-7 5t
3za	6h
2van	0-8 2-7 3f 5l b-8
3el	2e
4n	5a
3il	36
3u	47
2xay	68
3ep	b9
2|	0a
2·	0c 2-6
2–	0a 2-8 a6
2—	0a
0first=	0-18 1-20 21d 3-n 41d 5-1l 61v 7-9 8i 9-1i a15 b-d c1b
60/1	0-h 1t 2-a 3j 4-9 6-6 9r a-k
82	0-9 514 6-f 9g a-c
83	0n 1e 5-i
84	0g 3-6
61/2	0-k 11m 2-a 4-c 514 6-t 7-6 b-9 c-7
83	013 1-d 3-a 5k 6-n
84	0o 3-6 6-c
62/3	0r 1l 2-d 39 4-c 5-8 6-k 9h a-9
84	0m 1e 2-c
63/4	08 1-7 3-6 5-9 b16 c-e
0l $	3-6 bo c8
2/G	0-a bc
3S	0-7 c9
29	c8
3 $	b-7 cc
2D	ba c6
2F	0c b-8
2G	0k b-9
3 $	36
2K	57 67 c-9
2O	06
2S	0e ce
2U	0a
3 D	56
2Y	0-9 b6 cb
2l $	0h b-9 c-8
4D	06
2w	0a
3 /S	c6
1ast 0	0-1f 1v 2-g 3-j 4-q 56 6-l 7c 914 ap bt c-7
51	0-m 3-k 4-6 66 7-b 8b 9-6 a-6 bs cm
52	0-b 3-7 47 58 6g 7-j 8-b 9-7 a-7 cm
53	0g 2-i 56 6d
54	0-y 1-9 2i 4i 58 6c
55	0-6
1ine=0/1 -	0l a-7
a1 	0l a-7
90 	0l 1-s 2a 3g 4-9 5-f 6i 9-b ad c-7
b[	11j 2-b 3-6 4-g 519 6-1f 9g a-f b-8
c]	0-i 1q 2-9 3g 4-6 5c 99 a-9 b-7
b]	0-z 1-s 3e 41a 5-d 6q 9-g ai c-8
91 	0a 1-f 214 4-f 5-7 67 c-9
b[	0-9 11j 38 4-r 5k 6-g 7-8 b-a
c]	0-d 112 312 4-a 5h 6-u 7-i b-a
b]	0-y 1-n 29 41b 5-8 6v 8-8
92 	08 1-k 2-6 5l 6d 9-c ac b-e c6
b[	0l 1i 2-n 3-l 58 6-9 9e a-d bo c-b
c]	0-i 18 2f 3-i 4-c 5b 7f 8-j 9a a-a bq
b]	0-i 1-j 2k 3-i 4d 5-c 6n 7-9 88 9-k ai b-b co
93 	011 2-6 9-8 a-9 b-e cf
b[	0-7 5-c 6a 98 a-e bs c-c
c]	0-j 1-f 3-l 5-e 7c 9f a-a b19
b]	2-8 3-7 7-7 8c 9-a ab b-d cn
94 	9-6 a8 c6
b[	3-7 99 a-7 b9
c]	06 1-7 8a 9c a-7
b]	9-8 ab cd
99	0-7 3-6 9-6 bf ch
9D	0a 9h ac c-6
9F	37 68
9G	0-h 1k 2n 3-f 56 66
9K	3e 49
9O	49
9P	1g 3-7 4-7 79 8d
9S	39 4-a 5n 6c 7-7 9-6 b-7
9T	16
9U	0-t 1-a 29 4a 5p 69 7-i 8-7 9-8 bh cb
9Y	0-6 9n ab
9l	0h 2-6 3-8 4-6 9-6 b9 cc
9t	19
9w	0-p 1b 4-9 bb c8
72 -	2j 4-6 6-6 87
a1 	2j 4-6 6-6 87
90 	0m 1-f 26 4-d 5-a 6n 9-6 a6
b[	0-6 1u 2-9 4-d 5r 6-k 97 a-7
c]	0-c 1i 2-6 3a 5i 7-6 99 a-d b-7 c-6
b]	0-r 1-d 2-c 3p 4t 5-8 6l 9-7 a8 c-6
91 	9-b ac
b[	2-9 3-9 5-g 6a 7u 8-b 9i a-e b6
c]	0-6 5-8 7t 8-a 9g a-c
b]	0-b 3-8 47 7-9 8m 9-h ah
92 	a6
b[	97 a-6 b6
c]	0-a 1-7 5-9 8a 99 a-6 bn
b]	a6 c8
99	19
9D	9i aa
9G	0c 2-e 36 47
9P	7a 8g
9S	0-c 3-b 59 6t
9U	0-i 5-9 68 7l 88
9Y	9h
9l	0-d bc c8
9t	06
9w	0-e 39 4b
73 -	2-7
a1 	2-7
90 	0a 2g 3-8 6-9
b[	1c 38 5-c
c]	0p 3-7 5-7
b]	0-c 3d 4d 6-9
91 	66
b[	5l 6-8
c]	5n 7-8
b]	0-7 2a 3-e 6f
9F	47
9G	2d 4-7
9P	19
9S	0k 1-8 3-c
9U	0-7 17 2a 3-9 5l 7-9
9l	0i b-b
74 0 []	0g 3-6
91 [	5b
b]	66
9S	0f 1-6 3-9
51/2 -	0l 4-9 a-8
a1 	0l 4-9 a-8
90 	1-k 2g 3z 4-b 5-b 69 c-6
b[	0-9 1z 2-6 4-7 5m 6-l
c]	0-d 1m 36 5i 6-8
b]	0-c 1-j 2-6 3b 419 5-6 6d c-9
91 	07 9-6 a7
b[	5-e 7j 8-9 98 a-6 c-6
c]	1-7 27 3m 5-d 7g 97 a-6 b-e
b]	27 3-c 4f 6-6 7-7 8g 9-9 aa b-7
92 	a6 c8
b[	0i 3-f 97 bc
c]	1-6 7-7 98 bc
b]	06 2-6 38 4-a 6-6 9-6 a9 cd
9D	0-8 9a ac
9F	37
9G	0i 1-7 29
9K	3a
9P	1-6 7a 87
9S	08 17 2-b 46 5-a
9U	0-h 37 78 86
9Y	96
9l	0s b-g c-a
9t	0-6 3a
73 -	0a
a1 	0a
90 	2-6 6f
b[	0d 1-b 5o 6-f
c]	0p 6-8
b]	08 2-7 6j
91 	0-k 2p 39
b[	1h 3-g 7h
c]	7e
b]	0-7 2-j 3h 4c 87
92 []	88
9G	0-b 3e
9O	3-6 77
9S	0-k 58 6d
9U	0j 3-9 7c b-8
9w	0o
74 0 [	09 6-6
c]	0f 6-6
b]	06
91 	09
b[	1a 3-7
c]	16
b]	36
9G	0-e 16 29
9S	0i 2-j
9U	0e 6-6
9w	0f
52/3 -	2-h af
a1 	2-h af
90 	2e 6-b
b[	06 19 37 4-8 6-c 98 b8
c]	0f 1a 2-9 5-6 6-8 98 b9
b]	1-6 28 37 4c 6-f 9-6 a9 b-7 c6
91 [	16 96
9D	96 a8
9G	49
9S	0-6 2i 3b 6-m
9U	0g 17 5-6 6-6
9Y	97
9w	0g
74 0 	0c 29 3-8 6-9
b[	06 1b
c]	0g 2-8
b]	0-8 2h
9G	09 3-6
9S	2d 6-b
9U	0g 2-6
9w	29
53/4 0 	b-8 cc
b[	by c-d
c]	0b 5-7 b7
b]	b-7 ci
91 [	bb
c]	ba
b]	c8
99	b8
9U	0h 5-9 bb ca
9l	0-m bj ca
9w	0a
1ook=-	01q 1-6 2-i 3-7 4-a 5-6 6-6 87 b-8 c6
6  	01q 1-6 2-i 3-7 4-a 5-6 6-6 87 b-8 c6
59	c6
6 [ ,	b9 c-6
8] 		1f
a,	1-8 bb c9
a-	ba
a:	b-b ci
a^	1k
a|	b6
a—	b9
7] ,	c8
6[	bf c-9
7]	0-a 1r 3-8 7-6 9-a a-6 bi cb
6]	b-6 ce
5D	0h 2-6 9-27 a2h
6  		9-q av
8(	9-9 ac
8,	9-b ae
8-	a7
8:	a7
8^	9-j au
7[ 		911 a-u
9(	9b a-8
9,	9d a-9
9:	98 a-6
9^	9w a-o
8] 		9t a-k
a(	96
a,	96
a^	9i a-c
7] 		9-h an
9(	a9
9,	9-6 ab
9:	a7
9^	9-d ar
6[	938 a-2l
7]	0-7 920 a-1b
6]	0-f 9-1l a2p
5F	2h 3-g 6b
6  		3-6 48
8^	2i 4-7
8–	4-7 6d
7[ 		3i 4-b 6-9
9)	0a
9^	19
9–	3-7 6c
8] 		3c 6-7
a^	39
7] 		3-a 4d
9)	38
9,	49
9-	46
9^	2-7 4b
9–	3-8 6c
6[	08 17 3i 4-o
7]	1-7 311 6-a
6]	0-9 2-9 3-i 417 66
5G	01a 1-20 2q 310 4-s 5b
6  		1-i 2l 3b 4-d
8,	0m 1-a 2-a
8-	09 2-c
8:	1-9 26 3a 4-8
8^	0q 1-u 5d
8·	0-c 2g
8–	0-e 2a
8—	08 2-9
7[ 		1y 2-c 3-a
9(	09 19 2-f
9,	0p 17 3-m
9-	0-6 2c
9:	1o 3-i
9^	0-6 110 2-7 3-c
8] 		1t 2-g 4-7
a(	1-f 2r 3-8
a,	1n 3-c
a-	1-9 2g
a:	19 3-6
a^	1r 2-b 3-6
7] 		0-o 1-h 2h 3a 4k
9(	08
9,	1-d 26 3a
9-	46
9:	0-8 1-8 38 4f
9^	0-s 1-s 2d 3o 4p 67
9·	2-7 38
9—	1-7 3a
6[	0f 134 2-r 3-1x 4-c
7]	0-b 120 2c 3-19 4-a
6]	0-1j 1-27 2k 321 41s
5K	47
6 [ 		3a 4-8
8] 		37
a^	3g
7] 		3-7 49
9,	46
9^	47
6[	3o 4-f
7]	1-6 3z 4-8 6-7
6]	3-m 4z
5O	09 4-a 67
6  ,	0a
8-	4-7 6c
8^	26
7[ 		3e 4-a
9-	3-12 4z 6b
9^	39 4-6
8] 		3f 6-a
a-	38
a^	36
7] 		46
9-	6e
9^	46
6[	3-j 4c 7e
7]	316 6-c 7-7
6]	3-c 4k 67
5P [ ,	7-8 8c
9-	78
9·	76
9–	76
8] ,	1-6 8s
a^	19
a|	76
a·	76
a–	77
a—	7a
7] ,	7-7 8b
9-	86
6[	7n 8-9
7]	0-9 1j 3-a 4-9 7s 8c 9-8 b-7
6]	7-l 8z
5S	0-7 1-k 2r 3h 4-f 5-s 619
6  		0-b 1-6 2l 46 5-f 6a
8)	0-9 3-6 51h 6-v
8,	08 36 5-h 68
8-	5-6 69
8:	0c 5-8
8^	1-7 2f 3f 5-m 6e
8t	2-6 6f
8|	69
8·	0-d 2a
8–	0b 6-9
7[ 		1s 2-a 5n 6-10
9)	01c 1-6 5-x
9,	1a 3-k 5-a 6t
9-	58
9:	1d 3-c 5m 6-h
9^	0-7 1m 512 6-14
9f	57
9t	1-6 5c
9|	59
9·	59
9–	3o 5-8 6-6
8] ^	01b 1-d 3-g 5-8
7] 		0-8 28 3c
9)	6a
9,	0c 2x 3-c 5-7 6-b
9-	2-f 3h
9:	0-c 2-8 3a 6e
9^	0-r 1-6 2-8 3f 4o 5-9 6j
9t	66
9|	66
9·	66
9–	6b
6[	0p 11j 2-i 3-w 4-9 52j 6-2l
7]	01b 1-d 3-g 5-8
6]	0-1a 1-k 3l 4o 5-u 622
5T [ 		37 4-7
9,	19 3-8
9^	39
7] ,	29
9^	2-6 48
6[	19 3a 4-a
6]	0-7 49
5U	0g 1-e 2m 4-b 5-k 68 b-e cn
6  ,	27 ca
8^	0b 1-7 2a
8·	07 ca
8–	6d
7[ 		18 3a 5a 6-b
9,	76
9-	3-6 7g
9.	36 7-6 88
9:	5d
9;	3-7 b7
9^	1g 2-7 59 6-b b9 c-7
9|	3-6 77
9–	5-k 6l 76
9—	77
8] 		0-6 3y 6-a 7-6
a(	0-a 2t 5-8
a,	1-6 5-b 7-a bw
a-	0-7 3-7 bn
a.	86
a:	0-7 1a 3-c 5q 7-a
a;	0-7 3-6 bg
a^	01y 2-l 4-c 5r 6-g 7-b b-d c-6
a|	3-7 5f
a–	3-7 7t b-a
a—	57 b8
7] 		26 47
9(	46
9,	47 b-6 cd
9-	8a
9:	6c
9;	4-7 c7
9^	0-a 2e 4c 5-8 6i 7-6 8-7 b-6
9|	c9
9–	48 87
6[	0-b 1o 2-l 4-c 5e 6-d 7q 8-8 bp c-p
7]	0m 1-b 3-d 4-g 51a 6-u 9-b a-6 bw c-f
6]	0-h 1-9 3-b 4t 5-k 6w 7-m 8n b-n cn
5Y [ ^	97
8] 		9p a-c
a(	97
a,	98
a^	9n a-8
7] 		9-b ac
9(	9-7 a8
9^	9-f ak
6[	9j
7]	0-8 1-6 6-6 92b a-w b-6
6]	9-1b a1j
5l	0y b-15 cg
6  ,	0w b-i
8^	67 b-7
7[ (	0g b-b
9,	0i c-a
9-	0-d bh
9;	0-8 58
9^	0-b 58 bb
9|	0-7 ba
9–	b7
8] (	0b b-7
a,	0m b-c
a—	0-8 ba
7] (	0b c-6
9)	36
9,	013 6-6 b-g
9-	0-c cg
9;	66
9|	c8
9–	0-6 ca
6[	0-h 5e b1h c-s
7]	0-a bw c-6
6]	0f b-s c12
5t	09
6 [ 		19
9^	19
7] 		27
9^	3b 49
6[	1s 3-e
6]	1-9 27 3c
5w	2a 58 b-7
6  ^	27
8–	06 4-9 58
7[ 		19 3c 4-7
9,	be
9-	37
9;	b6
9^	01d 1-8 2-8 3-6 4-9 6-a
9–	17
7] 		49 c-6
9,	0-9 46 cd
9-	0-b 4f
9^	0d b-8
9·	c6
9–	28 4-9 67
9—	c6
6[	010 2-f 37 4-j 5-6 6-d bx c-g
6]	0-g 3-8 4g b-e cs
0n=0 -	01q 1-6 2-i 3-7 4-a 5-6 6-6 87 b-8 c6
49	0-c 1n 3-8 7-6 9-b a-7 bm cm
4D	0-8 1-b 2-6 3-a 4-a 5-7 6-a 7-8 8-8 91h a19 b-a c-9
4F	1-7 311 6-a
4G	0-b 121 2b 3-19 4-a
4K	1-6 3z 4-8 6-7
4O	1-6 3r 6-d 7c
4P	0-9 1j 3-a 4-9 7s 8c 9-8 b-7
4S	01b 1-d 3-g 5-8
4U	0l 1-c 3-e 4-g 519 6-v 7l 8-8 9-c a-6 bo c-f
4Y	0-c 1-8 2-6 3-7 4-6 6-9 91j ai b-7
4l	0-a bw c-6
21 F	07 2-6 38 48 6-8
4G	06 1n 213 4-1h
4K	4k
4O	3-7 4z 6-a
4P	8q
4S	0-k 1p 2o 3-6 4-e 59 6-8
4T	18 4-6
4U	0-b 1-m 2-x 3c 4p 7i 8u b-e c-9
4l	cf
4t	1e 2o 3-e 4-a
4w	01q 1-j 2-j 3-h 4-f 6-a bk cg
22 F	0-7 3-j 4j 6o
4G	01f 1-o 2-c 3r 5-7 6-8
4K	47
4O	3-6 6p
4S	0k 26 3m 4-u 69 b-6
4T	0-6 36 4a
4U	0-f 1e 2x 3-v 4-p 5-b 6q 7-m 8-c bh cv
4l	0p 3-7 66 b-m ce
4t	2-e 3n
4w	0-12 1f 2d 3i b-8
23 F	0-6 19 2b 4-9
4G	0-b 1-t 2-6 4y 5b 6a
4O	68
4S	0-z 1-6 4s 5g 67
4U	1d 2j 5-7 67 7-7 b-7 c-6
4t	06 46
24 G	0-k 1-7 2-7 37 4w
4O	09 4-6 6-6
4S	08 2-q 3-d 4g 59 6j
4U	0m 2-e 3g 46 5-b 6-b
4t	06
25 G	0-k 4f
1o=G -	0q 2-10 86 ac c6
59	0-6 115 9-6 a-6 b-6
5D	0-6 9g ad
5F	0-6 2a 6-7
5G	0-f 120 6-6 7-8 8-8 9-a a-a b-8 c-9
5K	38
5O	06 46
5P	0-6 1z
5S	0-r 110 2m 6-c
5T	1e 2a 3-6 4-8
5U	1v 2k 6-a 9-6 c-e
5Y	9h
5l	c7
5t	1f 6-6
5w	1g 2j 3-7 4-7 6-8
3O -	01k 4-15 6-6 8e b-7 cb
59	0-b 1q 3-8 7-6 9-a a-7 bf cn
5D	0-j 1-9 2-9 3-8 4-7 5-6 6-9 7-6 8-7 91b a1c b-8 c-8
5F	0-7 3l 4f
5G	1p 2i 48 6-6 7-8 8-7 9-a a-a b-8 c-9
5K	0-7 1-9 3u 4j 6-a
5O	1-6 38 4g 5-8 76
5P	0-9 1c 3-e 4-7 6-7 7t 8s 9-8 b-7
5S	0m 27 5f 6g 7-a 8-8 9-b a-9 b-a c-9
5T	0-8 16 38
5U	0a 1-7 26 3-7 4-6 5e 6-6 76 9-h a-d b8 ca
5Y	0-b 1-7 2-6 3-6 6-8 91c af b-6
5l	0h 1-6 2-b 3-7 4-9 7-7 9-a bf cg
5t	1c 6-6
5w	0l 6-a 9-7 a-6 b9 cc
3S -	0r 2-j 6-a 89
59	19
5D	99 a6
5F	56
5G	18 3-j 5c 6b
5O	76
5P	79 87
5S	0b 1-m 2-8 3-q 4-c 51i 6w
5U	0-j 1-7 3-14 4-j 528 6l 79 b-d
5Y	98
5l	0-8 5e 6f c-d
5w	09 2-8 4-c 57
3T -	013 1-6 3-6 4-9 5-6 89 b-8
59	0-b 1o 3-8 7-6 9-b a-7 bk cm
5D	0-6 1-a 3-9 4-a 5-6 6-a 7-7 8-7 91b a16 b-9 c-9
5F	0-8 3i 4e
5G	1t 2k 4j 6-6 7-9 8-8 9-b a-b b-9 c-9
5K	0-7 1-9 3x 4j 6-a
5O	1-6 38 4g 5-7 76
5P	0-a 1f 3-f 4-c 6-9 7u 811 9-9 b-9
5S	0i 5k 6g 7-a 8-8 9-b a-9 b-a c-9
5T	0-9 18 38
5U	0c 1-9 27 3-g 4-a 5l 76 9-h a-d bd c6
5Y	0-c 1-8 2-6 3-7 6-8 91e aj b-7
5l	0d 1-7 2-c 3-8 4-b 7-7 9-b bj co
5t	1f 6-6
5w	0g 6-a 9-7 a-6 b8 c8
1th=-1 - /P	0c 2-6
aS	0b 4-6 a9
aU	0d 2-d
9^	0n 2b a-b
40 9 /S	16
8D	1b
8^	1b
6D /S	96
8^	0-7 9c ai
6F /S	27 6-6
6G /D	2-8 3f
9P	09 3-8
9S	17 6-6
9U	0-e 29
9Y	3-8 4b
8D	0-a 17
8Y	17 2-7 3-6
8^	59 69
6O /S	6-9
8^	39
6P ^	18
6S /D	0-8
9S	06 26 6-c
9U	36 48 6-g
89	0j 3-7
8D	0-c 28 47
8Y	0-9 17 3f 6-9
8^	0d 1-6 47
6T ^	36
6U /9	57 68
9D	0h 2-8 57
9G	0f 2-9 4-8 56
9K	06
9S	0k 16 27 6-f
9U	0c
9Y	06
89	69
8D	0-8 1a 5f 7-8
8Y	18 39
8^	0-e 2a 3l 5b 7-7
6Y ^	9b a8
6l /G	0-a bc
8D	0-7 c7
6t /S	3b
8D	06
8^	48
6w /D	08
9G	07
9K	06
9S	0g 2a 6-9
9U	06
9Y	0a
8^	36 47
41 9 S	1a
6D G	a6
6F G	2-6 38 4e
8S	6e
6G F	16 29 3-8
8G	0f 1-n 48
8K	0-8 1b 2e 3-c
8O	17 2c 3-d
8S	0-9 1b 2-9 3c
8T	0-9 2c
8U	08 17 2-7
8w	0-e 17 36
6K G	49
6O G	3b 49 7-6
8K	3-6 46
8S	06 4-8 67
8U	76
6P G	76
8S	7l
8U	7f 8-b
6S G	1-9 2-7 3i
8K	17 2a
8S	0-r 36 46 59 6h
8U	28
8w	1e 5-6 6-8
6T S	36
6U D	c6
8G	0-e 1-6 3h 46 5l 6b b-g c-a
8S	0-d 1-8 4-7 5k 6d 7s 8g b-r c-i
8U	5-j 7k c9
6l G	0l 67 b-i
8S	0k b-9 c-6
8U	b6 c9
8Y	0-7 b8
6w G	0-6 37 56 c-7
8K	28
8S	0-b 17 26 38 4b b-8 c-a
42 9 S	1-8 be
8U	c9
6D G	a6
6F G	07
6G F	2-c 3a
8G	1-l 2g
8K	19
8S	0-6 2b
8l	0-6 37
6O K	3-9 4b
8S	3-6
6P F	16
8P	7-c 8i
8S	1-6 7e
8U	18
6S F	1-6 2-c 5e 66
8G	06 3-6
8K	0a 3-6
8S	0q 1-c 2-9 3-c 6i
8U	6-6
6U D	bb
8F	5c 66 7-6
8G	0-6 2k 3-8 49 7-8 8-8
8K	77
8O	b9
8S	3-b 5-b 6c 76 b9 c8
8U	5-g 6-p 76 8l b6 cd
8Y	b7
6l F	08 b-7
8G	0a
8K	57 67 c-9
8S	c9
8U	36
8w	07
6w K	06
8S	0-6 3-6 bb ca
43 9 U	b-6 c8
6D G	0l a-m
6G G	1-6 26
8O	0d 2-7
6O S	67
6P P	7-6 87
8S	7c
8U	7-a 8g
6S S	5-8 6g
6U G	3-6 bd
8S	0-8 3-e 5-a 7i bh
8U	09 36 49 5-8 89 b-8 c-7
6l G	0-d bb c7
8P	b6
8S	0-6 b7
8l	0k b-a c-9
6w U	c6
8l	c6
44 P P	88
8U	7-7 8e
6U U	0b b-7
6l S	0-g b7 cb
8U	0d c-6
0o=D -	0r 4-7 89 a-c c6
49	0-8 1d 3-6 9-7 be ce
4F	1-7 2-6 3g 4b
4G	1l 2c 7-6 9-7 a-7 b-6 c-6
4K	1-6 3n 4c 6-6
4O	37
4P	0-7 1c 3-a 4-7 6-6 7n 8m 9-6 b-7
4S	0a 2c 3-b 5d 6e 7-7 9-7 a-6 b-7 c-6
4T	0-6 1b 26
4U	07 1-b 28 3-9 5a 77 9-a a-8
4l	0i 2-8 4-7 9-7 bc ci
4t	07 18 37
4w	0i 1-7 2-d 6-6 bb c9
2F -	4-9 6h 8-8 ae
4D	98 aa
4G	0-9 1a 2u 3-h
4P	18 76
4S	08 2f 3-k 4-7 69
4T	1d 2c 3-c 4-c
4U	0e 1-9 3-k 4-a 5g 6d 7-e bc
4Y	9b
4l	cd
4w	4-8 c8
2G -	010 2j 4-9 a-g b-6
49	1-i bs cl
4D	1-8 3-8 4-8 6-8 7-6 8-6 911 aw b-7 c-7
4F	1-9 2-c 3h 4d 6c
4G	0b 1-13 2q 3-6 4f
4K	1-7 3p 4g 6-8
4O	0-6 1-6 3a 4b 7a
4P	1-l 3-b 4-7 6-6 7u 810
4S	01b 1-y 2-f 3-f 5k 6y 7-7 9-7 b-7
4T	0-6 1-6 2-7 3f 4c
4U	0e 1-15 2-d 3-g 4-8 5p 66 79 8a 9-c a-9 bf ck
4Y	0-9 6-6 912 ae
4l	0h 2-a 4-8 9-9 be cd
4w	0j 1-h 2-l bd cf
2O -	06 2-f 4w 8-7
49	b7
4D	0b
4G	0-9 18 2c 3-a 46
4P	8b
4S	3-9 5a 66
4U	3-c 57 bc
4Y	96
2P -	0-a 2-6 4-9 6-k 81h
49	16 b8
4F	36
4O	3-a 7h
4P	8l
4S	0-c 17 2a
4U	0-a 3i 4-a 6-7 78 8h b-a
4l	b6
4w	c9
2S -	0z 3-6 4-6 5-6 b-8
49	0-a 1d 3-7 7-6 9-9 bk cj
4D	1-a 3-9 4-a 5-6 6-9 7-7 8-6 918 a14 b-8 c-9
4F	0-6 3k 4c 5-7 66
4G	1o 210 3e 4e 5-e 6-i 7-8 8-7 9-a a-a b-8 c-9
4K	0-7 1-8 3t 4h 6-8
4O	4k 5-7
4P	0-9 1k 3-c 4-a 6-8 7k 8w 9-8 b-8
4S	08 1o 2e 3f 4b 5-u 6-a 7-6 9-6 b-7
4T	0-9 18 38
4U	0u 3l 49 5-1n 6-p 86 9-d a-9 by ca
4Y	0-b 1-7 3-6 6-8 91a ag b-6
4l	0t 1-6 2-a 4-9 5-b 6-c 7-6 9-9 bc cx
4t	1f 6-6
4w	0d 26 3-6 5-7 6-f 9-7 a-6 bd cb
2T -	0m 2-g
4D	96
4G	2b
4S	3-8 4-6 66
4U	b7
4l	09
4w	07
2Y -	0z 2-l a7
49	1a b9 c8
4F	0-6
4G	0-6 1c 2i 4c 5-6 6-7
4K	3a 47
4O	4c
4P	77 8h
4S	0a 5c 68
4T	36 46
4U	3-a 4-6 5b 6-8 9-7 a-6 bk
4l	3-6 57 67
4t	17 27
4w	2b 6-6
2t -	2-7 ai
4S	6a
4U	7d b-b
4l	b9
4w	c8
1thers=D G	2-6 3-k 5d 6c
9S	29 47 6-6
8F U	5-6 b9
7GD -	0-8 2h
aG	26
aO	36
aP	7g 8-8
aS	0a 1-8 4-9 5f 67
aU	0-b 1-7 3-c 5g 7g 8-6 cd
al	68 c-8
aw	4-b 57
9F -	06
bS	57
bU	5l 6b 7-6 b-9
8PD -	0d 2-d
bU	5a
bl	b6
8Y -	08
aS	3-a 5e 69
aU	3-i 5q 88 b-6
al	57 66
aw	07
9F -	0a 2-a
bU	59
7OGD U	5b 66
9Y -	07 2-7
bU	77
8SD G	0-b 27
aF G	26
9G D	0f a-a
aD -	2-b 4j
aPY -	0-8 2a
aY -	46
cU	6-6 bb c6
9PD -	07
9Y -	0-9 48
bG	2-8 46
bS	16 6-8
7PD G	08 2-a
aS	17 26 5-6
aU	28 37 6-9
7S D	97 a6
9Y	96
8D -	09 c7
a9	1o b-b
aG	1k 2-7 3j 49 5-7 6-9
aO	08 6-7
aP	1e
aS	0-f 1b 3g 49 6-f
aU	1e 3-b 56 7-7 c-6
al	09
at	08 16 2-9 39
aw	09 36 4d b-7 c-a
9F -	0a 2-7
bG	19
bP	17
bS	3-6 57
bT	1d 2c 3-c 4-c
bU	07
8G D	0-9 9l an
aY	9g ac
9D -	2s 4-b 8-c
b9	1-8 b8 ca
bF	2-7 38 67
bG	0d 1-h 48
bK	3c 4a
bO	3b 4b
bP	78 86
bS	0h 1-9 2-7 36 4a 5-g
bT	39 47
bU	0b 1-c 3n 48 5-w 86
bl	0d c9
bw	2-7 be cc
aF -	0-g 2i 6e
cG	28
cS	09 5-8 66
cU	0a 3-6 5-8 b7
cl	c7
cw	06
9F D	a6
9PD -	2-e 8d
bF -	0-p 2l 87
aY -	0-b 27 6-6 8c
cP	86
cU	3b
9Y -	08 29 4-7 66 8-7
bF	48
bG	1-6 26 46
bO	46
bP	7b
bS	28
bU	0b 1-6 2-6 36 5-d 8-7 b9 c9
bl	c6
bw	07 2-6 49
aF -	0d 2-e
cG	26
cU	ba
8PD -	2-9 8a
bG	3b 4-b
bS	0-8 17
bU	38
aF S	27
9Y G	4a
8Y -	07
aF	16 26
aG	0d 1b 2-9 3g 4-b
aO	46
aP	17
aS	0b 16 2-g 3i
aU	0-8 1b 2e c-8
al	c7
at	26
aw	0-6 1b 2i 4-6 c-6
9F G	17
bS	18 2e 5-7 6-9
bw	26
7TSD G	28
9GD -	0b 2-8
cG	07
aY -	08
cS	07
cl	09
7Y G	0-a
9U	17
7tSD U	7e b-a
9Y -	08
bl	b6
aF -	0-i ai
0p=&	48
2(	08
2)	0l 2-a
2,	0a 2-c 4-7 6-6 8f c8
2-	0e 46 9-8 a6
2110/	b6
32/1	1d 29 b-6
22	2a
3.1	0-7 1-6 bl
3022	96
23	2d 9-7
3.28	c7
44	b-8 ce
462	bb
30	0p 2-d
26	b-b ci
27	87
28	88 c-6
3.1/	1-8 bh
44	c8
29/12	1c
30	0l 3-c
2:	07 c7
2;	08
2acco	39
3dva	2e 6-c
3gri	3e 4-7
3nh	4f 6-6
3rt	4h
5s	2i 3-d
3t	0d 2-6
2b.en	1-b 2e
3a	28
4ch	18
4ng	0c 1d 3-6 5-8
4o	06
3ios	3d 4-9
3loe	7j b-9
3o	1a
3tec	19
2cao	1b 27 3-f
4p	0-c 2m 4-7
4st	57
3d	0c 1-6 5d 6-7
3ert	0-8 2y 3-e
3gpa	b6
3hai	3-6 49
4em	2-a 3k
4in	07 28 b-b
3ity	1d
4vi	36
3las	6-6 cd
4ou	2-7 3b
3oll	1i 5-8
4mm	4a
5p	36 6e
4ng	2-9 3f
4ur	0d b-c
3red	0r 4-g
3um	0-e ba
2dai	1c 2e 3-m
4ng	0-d 2v 4-i 66
3e	0-9 5h
4gr	0-6 2n
4nt	3p 5-9
4si	3-8 4e
3h	5c
3iem	b8
5n	38
5u	38
4nh	67
4pl	21d 3-o 4-a 6-b
4st	0-g bk
3o	67
4ng	38
4tt	1c 3-6
3ung	2-8 4b
4oc	2-c 3j
5n	2-7 49
2econ	37
3ngi	3-g 4j
5l	2-7 3a
2fach	0-b 112 3-7 5-7
5u	5-e 6h
4sh	36
3ern	58
3ina	0-6 49 b7
5e	3h
4tz	56
3ood	38
3rom	0v 4-8 5-8 6-c
2gian	06
4oi	7-a bk c7
3pa	8-7 bf cb
3rap	3a
3uil	28
2ha	67
4ng	0-6 2-9 4h
3e	0g 1-g
4al	46
3igh	0-8 b9
4st	2-f 3m
3oa	46
4c	0-h 2j 4g b-6 c-9
4ld	09 c-8
4no	0-9 ci
5s	2e 3-6
4rt	2-7 39
3ygi	4g
2in	01k 2-16 4-8
3van	57
2jank	58
3our	36
2ke	37
3ha	0-8 3-6 7-h bs cg
5c	66
4i	4a
3inh	2-7 39
2laud	0-a cb
4w	2-8 3f
3eve	2e
3ich	2-6 46
4en	08 b-6
4te	49
3oai	b7
4de	cb
4gi	2-7 3i
3uat	2-d 3n
2m.s.	16
3a	1p 7-9
4gi	28 3-6
5n	0-6 b7
4na	48
4rk	2-d 3i
4th	2-6 3b
4y	38
3ba	17
3ech	2-a 3d
4ri	0-9 ca
3n	87
3oi	1-d 3k 5-7 66
3sc	16
3usi	3y 5-6
2nati	17 26
3gan	01e 2-14 3-d 49
4he	0-y 211 69
5i	1-a 3e
4on	3a
3han	0-i 2g
3oi	69
3urs	3c 4-8
2of	2a 4-8 6c
3n	09 8b b-9
4ly	09 c-7
2pass	0-m br
3ham	4b
4uo	47
4ys	2-b 3e
3lum	2-d 3k
3rof	0-b 2c
3syc	37
3ubl	3c
2q.	78
3uan	39
4or	57
4y	09 2o 4-f c-b
2rens	3-a 6k
3ice	0-7 2h 4-6
3obo	3b
4ng	67
2sac	4-9 cd
3cho	2d 3-c
4ie	0-6 2f 3-j 4g
3eco	0-9 2c 3-e 66 ba
5u	4c
4ni	2a
3i	0-o 212 4-a
4en	5-8 7n b-6
3oci	2-7
4uz	6h
3tat	2-c 3e
3u	0-l 2l 38
4mm	9g a-c
4pp	39
2tai	2c 4-c
3b	0-6 b6 c7
3e	2-6 46
4ch	18 3-8 6i c-6
3han	76 8-6 97
4ie	36
4oi	0a 2-7 47
5n	07
5r	56
4pt	2f
4ua	2-6 47 66
5y	68
3oan	4g
3p.h	1-8 2-7 6h 7a
3ran	4b
4i	2-7 49
4un	2-6 69
5o	1-8 2-a 3-7 4j 5l 6-g
3tgd	5d
3u	0a 6-6
2univ	5a
3ppe	0-8 b9 c7
2van	0-8 2-7 3f 5l b-8
3ete	2-6 3n b-7
3ien	66
3u	47
2with	07
3ork	3-6 4a
2xay	68
3ep	b9
3uat	b9
2year	0i 3-9 47
2|	0a
2·	0c 2-6
2–	0a 2-8 a6
2—	0a
0shape=%	c6
7 9	c6
6&	26 4e
7 G	2-8 4e
8U	27
6(	0k 2-6
7 -	0k 2-6
6)	0-o 21j 4-7 a-8 c-6
7 -	0-o 21j 4-7 a-8 c-6
6,	0a 2-x 4-g 811 c9
7 -	0a 2-x 4-g 811 c9
6-	0-6 26 4v 6-8 8-7 9-b a8
7 -	0-r 29 4v 6-8 8-6 ae
8D	0m 9-a a-6
69	0-d 1-6 218 4-h 6-6 8h 9-b b-b c8
7 9	b-7 ck
8D	27 9-9
8G	0-a 2l 4-8
8U	0-8 2e 8h c-b
8l	08
7.9	0-d 1-d bc c11
9 9	1-d bg ca
aU	cc
al	0-b cg
9/9	1-f bu
b 9	1-f bv c-6
99	7-b bn
a U	7-b bn
a/	8-8 cj
b U	8-8 cj
7/99	1x b-8 c-7
a 9	1x b-8 c-7
79	01o 2-k 3-d 4-8 a6 c-i
8 9	b6
9D	a7
9G	0w 2-d 3-c 4-6
9U	0e
8.99	9e
b D	9e
8/99	0-a 1o 2i 98 b-c c-9
b 9	1q b-a
cD	9b
cU	2k
89/9	bh
b w	bh
99	0-b 1-7 2-7 3-6 4-6 6-8 9y a11 b-7 c-6
a D	ae
bY	0-9 1-6 2-6 6-7 910 an b-6
a-	9f
b D	9f
a/	9a a-6
b D	9a a-6
6:	a-6 b-7 cp
7 -	a-6 cj
89	c6
6;	0e 6-6
7 -	0e 6-6
6XX	0-f 116 2n 3-10 4-15 510 6-b 7-g 8i a-8 bb
8 D	9a
9F	57
9G	0-r 113 2r 3-b 4-c
9P	0-7 1y 7-a 89 b-6
9S	0l 1-d 2-d 3-b 4-6 5k 6b
9U	1-b 2-7 3-6 4-8 5i 6-f 8c bg c7
9l	0f b-d
9t	0-7 2l 4-6
9w	bk c-6
7x	0-2c 11b 2-1z 342 4-a 5i 6y 710 9-f a-16 b-17 c-h
8 D	9p
9F	0-7 2-b 3x 4d 5-7
9G	0-1n 1w 31p 46 5-d 68 7-6 9-6
9K	1-8 311 6-9
9O	0-7 1-6 3a 4h 5-7 76
9P	1-k 3-e 4-7 6-8 714 8t
9S	0-a 1k 2-k 39 4-15 51j 6r 7-8 8-6 9-8 a-6 b-6 c-6
9T	19 3b 4-a
9U	0-8 2-8 3-9 4j 59 6f 7k 8-6 9-f a-a b-9
9Y	9a
9l	0-g 6h b-6 cg
9t	0-9 1i 47
9w	016 17 2-f 3b 4-e 6-6 c-7
6x	02x 1-1h 2o 3-27 42j 5-q 6-v 7-e 8-c 9-9 a-6 b7
7 D	0-7 af
8F	3-a 46 67
8G	01q 1-12 2a 3-14 4l 5f 6-c
8K	4e
8O	08 2-a
8S	0a 215 3-8 41a 5-1g 6-k
8T	0-8 4e
8U	0m 2-9 67 c-9
8Y	98
8l	0e 2-a 4-9 59 6-9 9-9 b14 c-7
8t	0h 2-f
8w	0-d 2f 3-6 48 56 b-l cu
6|	0f
7 -	0f
6·	0n 2-a
7 -	0n 2-a
6–	2-k 6q 9-8 aa
7 -	2-j 6q
8D	9-7 ab
6—	0i 6-6
7 -	0i 6-6
1ign+=	 F G	3a 46 6-b
8G D	0-8 36
aY	0e 4-6
8O G	3e 6-c
8P Y	76
8S D	3-7 58 69
aF	66
aG	6-6
aK	57 67
8U D	3-9 67 76 b8
aG	39 6-7
aO	56
aY	5-6 6-9 79
8l D	b7
aY	0c b-8
8w D	0-7 46
6 9 $	1-6 bb ci
9/w	16
7D $	09 9f ae b-6
9/S	98
7F $	46
7G $	17 3g
9/S	2c
aU	0a 16 2-a
al	0-7
aw	0-g 3c 47
7O $	47
7P $	1c
9/D	87
aG	88
7S $	0c
9/D	1-6 2-8 57 6b
aG	58
aS	0-8 67
aU	29 3-a 56
aw	16 2-6
7U $	0-a 5-a 79 8-9 bi cb
9/G	67
aK	79
aS	0-8 3-b 56 7-e 8-7 bn c9
aU	0-7 2f 3-b 5l 7-8
aY	79
7Y $	9j aa
9/S	98
7l $	3-6 bo c8
7t $	27
7w $	0-j 16 3-6 bi cc
9/S	0-9 c7
al	0-9 28
6( G D	0-o 2f 3a
aG	2-9 4c
aK	27 3-6
aU	2i 3-e
aY	0m 2-d 3-8
al	0-9 2b
8K G	36
8S D	0a 2-7 3-7
aG	38 47
aY	0a 1-8 2-8 57 67
8U D	0-b 6-e b7 cj
aG	3j 5-9
aY	0g 6-7 b-6 c9
8l D	0d
aY	0-d cb
al	0-g bb c9
8t K	2a 3-7
8w D	b8 c7
aY	c6
6, F S	46
8G D	0y 2-m 3-u 4-8 5f 6e
aF	2i 3-a
aK	2e 3-7
aO	26
aS	0p 3-g
aU	0t 2-u 38 4-6
aY	0-k 16 48
al	2n 3-n
8K G	39
8O 9	09
aG	36
8P P	7h 8-b
al	79
8S D	0s 1-8 2-9 3l 4-6 5-7 6-g
aF	1f 2x 5-f 6-r
aG	0-9 27
aS	2-9 3b 5d 6-8
aU	5-7 6j
aY	09
al	2-7 69
aw	26
8T G	36
aS	37 46
8U D	06 68
aG	3m 5-7
aP	3-b 4-7 8u c-6
aS	1a 28 3-b 57
aU	3-6 7-b bf
aY	68
al	b7
8l 9	0-8 c9
aS	08
aU	06
al	0-a c6
8w D	4-9 57
aG	0-8 37 4a
6- G D	0f 2-c
aF	27
aG	19 27 3-9
aK	27
aO	0-9 37
aP	0c 2-d
aS	2a 3-7
aU	48
aY	0-f 4a
al	0c 2-y 3m
8S D	1a 3h 5-c 6-6
aS	0-6 19 2-c 3r 5-8 6-9
aY	16 6-8
8T S	1b 2b 3-b 4-a
8U U	56 69
aY	38 49 5-6
8t U	06
6. U U	7i b-8
6: S S	0z 1-a 3-e
aU	0b
8U 9	0-6 bg
aD	0t 2-b
aG	0n 3-6 6-8
aK	08
aY	0a
al	09
8w 9	06
aD	0l 4-6
aG	0g
aS	0d
aU	07
aY	0f
al	06
aw	06
6; F D	09 4-7
aY	28
8G D	0-a 28
aS	0y 2-17 39
aU	0-g 2c 46
al	2-8 3b
8S S	2-9
8l U	58 67
6^ - F	06
aG	2v 4-b a-7
aK	0l 2-i
aO	27
aS	4-7 8e
aT	0c 2-b
aU	0l 2-k 8a
aY	0-c 4a ad
aw	0e 2-b
6a F S	28 4-7
8G S	0-i 3d
6f G S	01b 2-e 3-r 4-6
8U S	36
6t G S	0-u 1-8 2g 3s
8S S	0e 3-6
6| G D	0c 3-b
aS	0-j 2k
aY	0-m 2q
al	26
6· G D	0c 2-d
aS	0l 2-f
aY	0-a 3b
8S Y	0-c 2e
8U S	2-6
6– G D	0-l 27 3f
aK	28 3-9
aS	0-l 28 4g
aU	27 3-8
8S D	56 66
aF	68
aK	2b 6-9
aS	0-6 1a 26 36 5-7 6-d
aU	56
8U S	36
aU	5a
8w F	27
6— G 9	0-6
aD	06 2-a 3b
aY	0j 2-f
al	47
8U G	56
aP	38
4=	 9 D	18
7F S	38 49 6-c
7G D	16 2-c 3h
9K	18
9Y	0-f 2b
7O S	3c 6-d
9U	36
7S D	0-9 2e 6-a
9Y	0-7 2-6 3b 6-6
7U D	5c
9S	3n 6-d
9Y	3e
7t D	06
7w S	36
5  D G	0l a-q
6- /P	0c 2-6
9S	0b 4-6 a9
9U	0d 2-d
8^	0n 2b a-b
5( G G	0l 1-t 2g
9K	17
7U G	0-a 2r 5-8
7l G	08
9S	0f b-8
5) F G	09 4-7
7S F	07 6-a
9G	0e 6-a
9K	09 6-8
7U G	b7 cb
7l U	36
5, 9 l	1-6 cf
7F G	49
7G F	46
9G	06 2-d 48
9K	0-8 16 2g 3-9
9O	09 3-8
9S	07 16 4-7
9T	0-6 2a
9U	0f
9l	0-6
7O G	36
9S	09
7P P	7-l 8x
9S	7k 8-a
9U	1-b 7-a 8v
7S 9	0k 3-6
9F	56 67
9G	0-a 5b
9K	28 3-7 4-6
9O	28
9S	0c 48 5-1d 6v
9U	29 6-7
9w	28
7U D	b8
9F	5a
9G	3l 4c 66 7-b 8-6
9S	0-6 3-c 5-6 6-6 76 bi
9U	0a 5-c 6-k 77 cd
7l F	09 b-7
9G	0s b-f c-6
9K	08
9P	08
9S	0n b-d
9U	0h
9l	0i b-9 c-8
9w	07
7w G	0-6 49
9K	27
9S	49
9U	c7
5- G G	0-8 1-k 2m
9S	06 2-a
7O G	4b
9K	3-f 4i
9S	3-f 610
7S S	2-b 3e 6-6
7U D	b8
9S	7f 87
9U	78 86
9Y	b8
7l S	0-c c8
7w G	0-6 4a
9S	0-8 48
5. F G	36
7U U	7-b 8j
5: 9 U	b-b ck
7G D	2g 3-c
9U	0-b 17
9Y	0k 2-i 3-7
9w	0-d 38
7S D	2-6 66
9S	1-6 3-9 5k 68
9Y	26
9w	06 18 2-a 36 6-8
7U D	19
9S	3-9 5x 6b 7-9
5; G S	26
7U F	b7
9G	3-9 4-6 58 67
9S	77
7l G	0-6
5^ 9 /S	16
9^	1b
7D /S	96
9^	0-7 9c ai
7F /S	27 6-6
7G /D	2-8 3f
aP	09 3-8
aS	17 6-6
aU	0-e 29
aY	3-8 4b
9^	59 69
7O /S	6-9
9^	39
7P ^	18
7S /D	0-8
aS	06 26 6-c
aU	36 48 6-g
9^	0d 1-6 47
7T ^	36
7U /9	57 68
aD	0h 2-8 57
aG	0f 2-9 4-8 56
aK	06
aS	0k 16 27 6-f
aU	0c
aY	06
9^	0-e 2a 3l 5b 7-7
7Y ^	9b a8
7l /G	0-a bc
7t /S	3b
9^	48
7w /D	08
aG	07
aK	06
aS	0g 2a 6-9
aU	06
aY	0a
9^	36 47
5| S S	68
7U G	3-a 5a
7l G	0-8
9S	0-6
5· G S	0-d 29
7S S	0-d 28
7U S	7i b-d
9U	0a 5-6 6-6 c8
5– F G	48
9S	3-g 4-j 615
7G S	0-f 26 47
7P S	78
7S G	07 3q 5-c 6-e
9S	3-7 58 67
7U G	36 4a 6-7
9S	3-8 5-f 614 7b b-b
9U	5-f 7q 87 b-7
7l G	06
9S	0-8 c7
7w G	4-b 57
9S	19 29 3-7 4-6
5— G F	37
9S	2-6
7P S	78
7U G	56
9S	3-8 77 87 b9
7l S	0-7 b7
0t $	27
2/S	3b
2D	08 2-f 3f
2K	2e 3-a
2S	2-6
2^	48
1=BF	0n 1j 2-21 3-38 47o 5-7 6-1n 7-c 8-x 99 a-f b1 c-u
3G	0q 1-25 27q 35 4-21 52 6-1x 7-5 8-c 9-4 a-d b-2 c-i
3M	0-2b 1-b 2-h 3-a 4-g 57 6-l 7-5 8-m 96 a-9 b-z c6f
3P	0-1w 10 2-c 30 4-b 5-j 6-i 7-z 850 9-3 a-8 b-6 c-q
3S	0-q 1-6 2-10 3-c 4-q 5-1u 67d 7-5 8-f 9-b a-7 b-4 c-h
3X	0l 1q 2-12 37 4-e 5t 6-r 7-6 8-8 9-2d a3o b-d c-g
2IF	0o 1j 2-21 3-2m 465 55 6-1c 7-5 8-l 9-3 a-j b3 c-v
3G	02p 1-1g 26w 31c 4-38 5-b 6-2j 7-8 8-d 9-k a-h bd c-r
3M	0-1h 1-o 2-h 3-f 4-h 5c 6-o 7-6 8-g 97 a-e b-n c4b
3P	0-1j 1-5 2-5 3-5 4-5 5-l 6-8 7-i 83x 912 a-b b-h c-d
3S	0i 1-a 2-1a 33 4-22 5-1z 685 7-q 8-1a 9g a-16 b-k c-w
3X	015 115 2-1f 3-1 4-o 5x 6-17 7-7 8-a 9-2t a3q b-e c-l
2O	02h 124 2-48 347 4-30 52k 6-4s 739 8-36 932 a-2d b3k c-3q
2^	0d 110 2-k 3h 4-j 5h 6-q 7-8 8-7 91c a-13 b-7 c-6
0under=degree	0-d 1d 2a 4-6
6field	3a 46 6-b
6nganh	3g 6-8
6school	5a
6ten truong	1-6 2-6 58 6e
6van bang	ba
0w $	0-j 16 3-6 bi cc
2/D	08
3G	07
3K	06
3S	08 28 6-9
3U	06
3Y	0a
3l	0-9 28
29	06
3 /w	16
2D	0a 1-6 2-6 4-c c6
2F	28
2G	1-9 2-b 3j 4i c-7
3 /w	0-b 2-6 3b
2K	19 29 3-7 4-9
2S	0-b 38 4g
3 /w	07 18 2-b 36 6-8
2U	c7
2Y	0d 3-6 4-8 c6
2^	36 47
1=&	48
3 G	47
2(	08
3 -	08
2)	0l 2-a
3 -	0l 2-a
2,	0a 2-c 4-7 6-6 8f c8
3 -	0a 2-c 4-7 6-6 8f c8
2-	0e 46 9-8 a6
3 -	0-9 46 ag
4D	0m 9-8 a-9
2110/110	b6
9 w	b6
32/12	1d 29 b-6
7 9	1e
8U	29
22	2a
3.1	0-7 1-6 bl
5 9	1-6 bm c-a
6l	0-7 c9
23	2d 9-7
3 D	27 9-7
4G	26
3.28/4	c7
8 U	c7
44	b-8 ce
5 9	b-8 ce
462	bb
6 U	bb
30	0p 2-d
26	b-b ci
3 9	b-b ci
27	87
28	88 c-6
3.1/10	1-8 bh
8 9	1-8 bh
44	c8
5 U	c8
29/12	1c
6 9	1c
30	0l 3-c
2:	07 c7
3 -	07
2;	08
3 -	08
2accounting	39
3dvanced	2e 6-c
a S	2f 6-c
3griculture	3e 4-7
3nh	4f 6-6
5 S	4a 6-6
3rt	4h
5 U	4g 6-6
5s	2i 3-d
6 G	2i 3-d
3t	0d 2-6
2b.eng.	1-b 2e
8 G	1-b 2e
3a	28
4 G	28
4chelor	18
a G	18
4ng	0c 1d 3-6 5-8
6 G	17
7S	1b 5-7
7w	0c
4o	06
5 l	06
3iostatistics	3d 4-9
f G	3b 4-9
3loemfontein	7j b-9
e U	7j b-9
3o	1a
4 U	1a
2cao	1b 27 3-f
5 G	1-6 2c
6S	1h 2-6 3-a
4p	0-c 2m 4-7
5 G	0-l 2s
6w	09
4stellano	57
c U	56
3d	0c 1-6 5d 6-7
4 S	0d 1-6
3ertificate	0-8 2y 3-e
d G	0-7 2o 3-d
eU	29
3gpa	b6
6 U	b6
3hain	3-6 49
4emistry	2-a 3k
b F	39
cG	2-6 3a
4inh	07 28 b-b
7 G	0-6 28
8l	0d b-b
3ity	1d
6 U	1a
4vil	36
3lass	6-6 cd
7 U	6-6 cd
4oud	2-7 3b
3ollege	1i 5-8
9 S	1i 5-8
4mmunication	4a
5prehensive	6f
f U	6b
6uter	38
4ng	2-9 3f
6 G	2-7 3a
4ursework	0d b-c
c l	0d b-c
3redits	0r 4-g
3um	0-e ba
5 l	0-e ba
2dai	1c 2e 3-m
5 G	2e 3-9
6S	1g 3-d
4ng	0-d 2v 4-i 66
6 G	0-9 2g 4-6
7S	0-8 2f 4-c 67
3e	0-9 5h
4 S	66
4gree	0-6 2n
8 G	0-n 2p
9U	0h
4ntal	3p 5-9
8 G	36
9U	3j 5-9
4sign	3-8 4e
8 G	3-6 4a
3h	5c
4 U	58
3iem	b8
6 l	b8
5n	38
5u	38
4nh	67
4ploma	21d 3-o 4-a 6-b
9 G	2m 3-g 4-7
aS	2f 6-9
at	2c 3-6
4stinction	0-j bm
d l	0-j bm
3o	67
4ng	38
6 w	37
4ttorato	1c 3-6
b w	1b 3-6
3ung	2-8 4b
6 F	4-6 68
7G	2-6 47
7S	48 6-6
4oc	2-c 3j
6 G	2-7 38
7S	3b
5ng	2-7 49
7 T	46
2economics	37
3ngineering	3-g 4j
d G	3-c 4d
5lish	2-7 3a
9 G	2-7 38
2fachhochschule	58
g S	58
freife	0-b 117 3-6 5-f
k U	0-b 117 3-6 5-f
5ulty	5-e 6h
9 S	5-e 6h
4shion	36
3inal	0-6 b7
7 l	0-6 b7
6nce	49
9 G	46
5e	3h
6 U	3f
4rst U	b8
4tzgerald	56
3ood	38
6 O	38
3rom	0v 4-8 5-8 6-c
6 S	0l 5-7 6-c
2gian	06
6 w	06
4oi	7-a bk c7
6 U	7-a bm
7l	c8
3pa	8-7 bf cb
5 U	8-7 bf cb
3rade U	06
5phic	3a
9 G	39
3uilds	28
2ha	67
4ng	0-6 2-9 4h
6 G	2-8 4c
3e	0g 1-g
4 G	0i 1-g
4alth	46
3igh	0-8 b9
6 l	0-8 b9
4story	2-f 3m
3oa	46
4c	0-h 2j 4g b-6 c-9
5 G	0-9 27
6S	0-a 2i 4-9
6l	08 b-6
6w	0-6 2-7 4m c-8
4ld	09 c-8
6 l	09 c-8
4nours	0-9 ci
9 U	c8
al	0-9 ca
5s	2e 3-6
6 U	2e 3-6
4rticulture	2-7 39
e G	2-7 39
3ygiene	4g
9 U	4c
2in	01k 2-16 4-8
4 G	012 2-u
3vanova	57
2jankowski	58
3ournalism	36
2ke	37
4 T	37
3ha	0-8 3-6 7-h bs cg
5 U	7-h bw
6l	c7
6w	c9
5ch	66
7 O	66
4i	4a
5 G	46
3inh	2-7 39
6 G	2-7 37
2laude	0-a cb
7 l	0-a cb
4w	2-8 3f
5 F	37
6G	2-6 38
3evel	2e
3ich	2-6 46
6 G	46
4en	08 b-6
6 l	07 b-6
4terature	49
3oai	b7
6 l	0-a b8
4de	cb
6 w	cb
4gistics	2-7 3i
b G	2-6 38
cO	3a
3uat	2-d 3n
6 G	2-b 3f
2m.s.	16
6 G	16
3a	1p 7-9
4 P	1p 7-9
4gistrale	28 3-6
c G	28 3-6
5na	0-6 b7
7 l	0-6 b7
4nagement	48
4rketing	2-d 3i
b G	2-c 3f
4thematics	2-6 3b
d G	38
4y	38
3ba	17
5 G	18
6t	29
3echatronics	2-8 39
4rit	0-9 ca
7 l	0-9 ca
3n	87
4 P	87
3oi	1-d 3k 5-7 66
5 S	1-c 3k 5-7
3sc	16
5 G	16
3usic	3y 5-6
7 U	3r 5-6
2national	17 26
a G	28
bU	19
3gan	3-d 4d
6 O	3-d 4d
6h	01e 2-14
7 G	0v 2-q
8S	0j 2-f
4he	0-y 211 69
6 G	0-o 2n
7S	0-a 2d
7U	6a
5iep	1-a 3e
8 G	1-a 3d
4on	3a
6 S	36
3han	0-i 2g
6 G	0-i 2h
3oi	69
5 S	66
3ursing	3c 4-8
9 G	3a 4-8
2of	2a 4-8 6c
4 G	0-9 2i 4-6
5S	6d
3n	09 8b b-9
4 l	0a b-9
4ly	09 c-7
6 l	09 c-7
2pass	0-m br
6 l	0-m br
3ham	4b
6 G	47
4uong	47
4ysiotherapy	2-b 3e
3lumbing	2-d 3k
a G	2-d 3g
3rofessionnelle	0-b 2c
h G	0-b 2c
3sychology	37
3ublic	3c
8 O	39
2q.	78
4 U	78
3uan	3a
4y	09 2o 4-f c-b
5 G	2n 4-f
6l	0d c-a
2rensburg	3-a 6k
3icerca	0-7 2h 4-6
9 w	2e
3obotics	3b
a O	36
4ng	67
6 S	66
2sac	4-9 cd
5 w	4-9 cd
3chool	2d 3-c
8 G	2e 3-a
4ience	0-6 2f 3-j 4g
9 G	2o 3-h
aU	2-7 4b
3econd	0-8 ba c8
8 U	bc
9l	0-8 c9
8ary	2d 3-d 67
b G	2d 3-c
5urity	4c
4nior	2a
8 U	2a
3i	0-o 212 4-a
4 G	0-n 2t
5T	29 4-7
4ena	5-8 7n b-6
7 U	5-8 7n b-6
3ocial	38
8 G	37
6ology	47
4uza	6h
3tatistics	2-c 3e
c G	2-c 3d
3u	0-l 2l 38
4 G	0-l 2l
4mmer	9g a-c
4pply	39
2tai	2c 4-c
3b	0-6 b6 c7
4 l	b-6 cb
5w	bc
3e	2-6 46
4 G	2-6 47
4ch	4-7 6k c-6
6 U	4-7 6g
6nician	19
c t	19
7ology	48
c O	47
3hang	97
7 D	97
6h	76
7 P	76
4iet	36
4oi	0a 2-7 47
6 w	0b
5ng	07
5rnbury	56
4pt	2f
6 G	2b
4uat	2-6 47 66
7 U	66
5y	68
3oan	4g
3p.hcm	1-8 2-7 6h 7a
8 P	1-7 7a
9S	2-7 6d
3rang	4b
7 w	48
4i	2-7 49
5 G	2-6 46
4ung	2-6 69
7 G	17
8S	66
5ong	1-8 2-a 3-7 4j 5l 6-g
8 S	1-8 2-a 3-7 4i 5l 6-g
3tgdtx	5d
8 U	5d
3u	0a 6-6
4 S	09
2university	66
c S	66
3pper	0-8 b9 c7
7 U	c9
8l	0-8 ba
2van	0-8 2-7 3f 5l b-8
5 G	2-6 37
6S	5d
6w	3b
3eterinary	2-6 3n b-7
c U	3k b-7
3ien	66
6 S	66
3u	47
2with	0-a bc
6 l	0-a bc
6drew	0h b-g
a l	0h b-g
3ork	3-6 4a
6 G	47
2xay	68
5 F	3-8 69
3ep	b9
5 l	0-b bc
6w	0a
3uat	b9
6 w	b9
2years	0d 3-8 47
7 F	46
8U	0d
2|	0a
3 -	0a
2·	0c 2-6
3 -	0c 2-6
2–	0a 2-8 a6
3 -	0a 2-8
4D	a7
2—	0a
3 -	0a
`;
