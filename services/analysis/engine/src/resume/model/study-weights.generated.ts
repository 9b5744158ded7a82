// Written by `npm run train:resumes`; not edited by hand.
export const studyWeights = `O BG IG BF IF BS IS BP IP BX IX BM IM
0(	017 1-i 21n 5-i 7-a 8-e b-y
1 -	0-d 219 4-e 6c 8-9
2F	0-c 2-n 3p 4e
2G	019 1-g 2f 3-t 4-9
2K	2-c 3b
2S	0-h 2g
2U	0-y 2v 39 4j b-a
2l	01b b-n c-b
2w	0r 2-d
0+1=%	a-e bk
3&	1i 2-g 3f
3(	0-1e 1-b 2-b 3b 4i bl cj
3)	0-10 2n 4c
3,	0c 1-9 6o 7-f
3-	2-h 3b 4-h 5g 7n
312/12	2g
32	2b
4010	0-m 9k
62	6f 7-e 9b
63	2h 4-d
67	bg c-9
69	0e 9-d
524	9g a-d
33.28/4	0-f bp
54	0-j ck
57/4.0	0-b bk
36	0-f ch
374	0n a-m
38.4	bd
3:	02m 1-d 2-q 3-a 4-i 5-e bc c-c
3;	2-b
3^	01z 2-n 3-t 99 af b-9
3accounting	1c
4dvanced	1q 5-m
4fter	0a
4nh	4c
4pril	79
4rt	3o
6s	29
4t	0c 19 2-j 49
4ugust	0e
5stin	0-f 6g
3b.eng.	0-h 2h
4a	0-y 2z
5chelor	6m
4usiness	0-h 2k
3cao	0e 1f 2-u
5p	0m 3-c
6e	7a
4d	0b 6-a
4ertificate	1-c 2o
4hinh	0a
4lass	bn
4ollege	6e
5mputer	0-c 2g
5ng	1-9 2f
4redits	0a
4um	ba
3da	89
5i	1a
5ng	1k 2c 3-m
4e	5e
5sign	3m 6-a
4i	1j 3-b
5en	0-g 2z 3-e
5nh	6d
5ploma	21b 3-i 6-n
4lamini	2-9
4ung	2-b 4f
5ong	0b
3e	ba
4conomics	0-9 2e
4ducation	3-e 4l
4lectrical	29
4ngineering	2i
4xecutive	0d
3faculty	0-v 6w
4inance	4a
5rst	0a
4rom	2-a 4d
3galway	7c
4cses	0-f 1i
4ian	0a
5oi	0a b-j cc
4o	7c
4pa	0-l 3h
4uilds	2f
3hang	3-c 4p
4ealth	3b
5t	01h 1-m 3-d 5-e
4oc	0-j 1c 3i 4a 6-a
5ld	0a b-9
5nours	0-b bc c9
6s	0-j 2k
4ygiene	3c
3in	0-1h 1k 21a 3-g 59
5stallation	3a
3january	0p 8-l
3ke	3b
4ha	be
5i	39
4y	0g 19 c-b
3laude	0-9 2-a cg
4evel	2c
4iterature	3b
4oai	bd
3magistrale	1h
5nagement	3d 4-b
5rk	b9
5thematics	0f
5y	bb
4ba	19
4echanical	0d 2-9
5rit	0-e bg
4o	2-9 69
3nam	6a
5tional	0-n 2h 5j 6-c
4gan	0-i 4j
7h	0-p 218 4-b
5he	0-o 2e 3h 4-e 6j
6iep	0u 1-r
4ha	2-d 4j
6n	19
4ong	09
3o	0-9 4a
4f	011 2-g 3-b 6c
4n	7h
5ly	0d b-a
3pham	2-a
5uong	3b
3quan	2a
5y	2b
3rensburg	59
4icerca	2h 4-b
3sac	0-9 bk
4cience	0-m 3t
4ecurity	3k
5nior	1e
4i	1w 3-k
5ngapore	0-f 6f
4ociology	49
5uza	5c
4u	2c
5pply	0-a 2b
3tai	4a
4b	0-a bl
4ech	3-a 517 7-g
7nology	3f
4hoi	2-e 3i
6ng	4c
5pt	2g
5uat	2-a 6b
4oan	2-c 3a 4a
4p.hcm	8d
4rang	4a
5i	29
5uong	1-h 3s 5-b 6-e
4u	2-a
5c	1g
3upper	cb
3van	29
4ien	5e
4lvh	09
4u	1-a 3i
3wassce	6j
4ith	2i 3-i
4ork	3c
3xay	0-f 6e
3year	09
7s	2-9 3f
3|	2-g 4j
3·	0a 2-b 4b
3–	09 2-u 5f 9a ca
3—	2-11 4f 9j a-g
12=%	0n a-m
3&	1c
3(	1-d 5-9 ba
3)	0k 1-c b-c
3,	2a 3-d 4b 5a 6-d 7c b-a
3-	0-9 2-h 3c 5-b 6r 9h a-f bd c-b
3.	0-9 9a
31	b9
4.7	b9
42/12	1e
32	2e
4.1	7e
4009	0h
512	0-g 6p
63	6a
64	6f
65	2-c
66	0-a 6c
67	2-f
68	0q 8-m b-a
69	0a
522	5e
63	9i a-i
65	bc
33.4	bd
40	0-c 3b
37	b9
390	0l
3:	0w 1-k 2-9 3e b-9
3;	29
3^	09 1-j 2-t 3-l 5-l 7e 8i 9b ad ci
3anh	39
3bachelor	0-c 3j 5-9
5ng	0c
3campus	0-b 6k
5o	0v 1-10 2-p 4i
4ertificate	1h
4hain	0-a 2b
5inh	bb
4ollege	2-a 5d
5ng	0-n 2q
4u	0-f 5g
5m	2-c
3dai	4e
5n	29
6g	1e 2-j
4egree	0a
5partment	0g 2-l 3e b-i c9
5sign	0c 6-b
4ieu	29
5ploma	0a 1p 5-n
4o	2-a 3b
5ng	2d
4ung	0-g 4b 6d
3economics	2z 3-l
4ducation	3e
4ngineering	0-e 2l
6lish	0-d 2e
3faculty	69
4ebruary	7d
4irst	0l 2-r 4c b-9
3gian	2-d
5oi	0-g bk
4pa	0-9
4uilds	1k
3hang	0-m 2-d 412
4e	7c
4igh	0j 2-c
4oc	0-a 39
5nours	be
5rticulture	0-b 2c
3in	0-z 21d 3-a
3january	0g 8-i
3kha	bc
5oa	0-c 2-k 3d bd
3laude	ba
4evel	2f
4ien	0i 4-g
4ode	ba
5gistics	2f
3management	2b 3-c
4ba	0d
4o	1-a 5b
3nakamura	0-h 2i
5ng	89
4ganh	0-b 1c 2g 5-9
5he	1n
6iep	2m
4ha	1-a 3i
3of	0-j 5a 6z
3ph.d.	5e
3quan	0-9 2g
7g	2-9 6b
5y	09
3ricerca	1k 3-a
3san	69
6dwich	2-b
4chool	59
5ience	0-j 2h 5-a 6f
4ociology	2-c 3e
4tate	2g 4-c
4upply	29
3tech	5a
4hang	a9
5ong	2-9
5pt	19
5uat	0-h 6l
4oan	2-9
4rang	3c
5uong	0g 2-x 3a 4n 5-b 6-a
4u	0f 2-9
3univ.	39
7ersite	2-a 4g
cy	0-e 2m
4pper	b9
3vap	7c
4ien	39
3wassce	0-i 6j
4ith	2-9
3·	0-w 3b 6h
3–	0r 2l 3-j 4-f 6-e ba
0- /D	c-9
3F	0-c 2-a ci
3G	0b
3S	0a
3U	69
3Y	0e c-a
3l	6-9 8b
2D	2b
2F	0s 2-t
2G	215
2K	0p 2-n
2O	0k 2-f
2S	2m 6-9
2T	0c 2-c
2U	0-b 2m 89 c-i
2Y	cc
2^	0s
2w	0b 2-o cf
11=&	3-a 4k
3(	0e 3f 9d a-a b-j
3)	01f 2-f 5-i
3,	011 2e 3-q 4-h 7-q 9f a-k bg c-h
3-	0-l 1-o 2i 3-a 7z 9-a ah b9 c-a
31	9e a-e
32	2-c
4013	19
65	0c a-c
521	59
63	0b a-9
64	0-g 3o
33	0a
4.62	ch
37	0-e cg
390	0b
3:	0-m 1d 3-c 5x 6-h bh
3;	0-r 3-d 5e 7j bp
3^	0p 2-f 3c 4-d 5q 6-l 9v a-o
3a	6c
4ccounting	4a
4dvanced	2n 6-f
4rt	09
6s	0-j 2j
4ssociate	0-b 2d
4t	512 7-e
4ustin	0-9 89
3b.a.	2-9
5eng.	0-1n 21o
4a	0b 2-y 3p
5c	2b
6helor	0-d 2j
5ng	0a 1-n 21f 3-l 4-a
4eng	0e 2-d
4o	2h
4sc	3g
4tec	0g 2-h
7h	0i 2-m
4usiness	3-a 4i
3cao	0-l 210 4-h
5p	2d
4d	6c
5ac	0b
4gpa	cc
4hain	2g 4-c
5inh	0-h 2p c-c
4ity	2f
5vil	3-c 4g
4lass	6-c cl
5oud	4h
4o	4e
5llege	0-i 217 6-j 79
5mpleted	1y 2-c 3-9
7uter	2d 3-b
5ng	4g
4u	0-i 2o
5m	0-a 2-a cs
3dai	0-x 21n 4-y 6d
5ng	0-b 310 4-b
4e	6n
5gree	0d 2-b
5ntal	4t
4i	0-a 2n 4-a
5en	4e
6u	09 2-9
5nh	0q 3-d
5ploma	0j 2-15 3z 5k 6-o
4o	49
5ttorato	2h 4-b
4u	2-9
5oc	0b 2h 4-c c-a
3early	3-e 4l
4conomics	0-i 2i
4ngineering	0-r 2y
6lish	3-d 4j
4xecutive	2i
3fine	4r 6-a
6ished	0-e 1t
5rst	0b
4ood	4a
5undation	2a
4rom	5n
3gpa	0-h b10
4raphic	4e
4uilds	2c
3hamilton	0d 6-f 8b
4e	0p 2-t 9-p ar
5t	0-d 11b 2-h 4-a
4igh	0-d 29 cf
7er	2v 3-m
4nc	0h 2-m
4oa	0-i 6f
5c	0t 2-m 3e 4-f 6b
6hschule	0c
5ns	0-2l 22m
5spitality	2-c 3-9 4p
3in	0-t 1-i 2q 31k 4-b 5-g 6-l 9p
3ke	2-a 4f
4hoa	01z 3-11 4-9 6-a
6i	09
4inh	0-d 4j
4y	0-o 2v
3la	3f
5c	0-9
5urea	0o 3-k
4eaving	2c
5vel	2l
4icence	0-a 2c
5en	0e
5nguistics	4a
4oai	ba
3m.s.	0n 2-n
4a	2-o 3i
5gna	2-a ci
5nagement	0b 6-9
5thematics	2-9
5y	4a
4ba	2-x 3t
4echanical	2-c 3-9 4l
4oi	4c 6-a
4sc	0a 2-r 3i
3nam	0-o 6k 9r a-f
5tional	1-b 2o
4ganh	1-h 2a 3n
5he	0o 2-1k 3n 4b 69
6iep	0-a 4g 5a
5on	4c
5u	4b
4ha	2-a 4h
3of	0p 1-9 2k 3-1f 4-9 614
4n	0i c-a
3ph.d.	0g 2-r 3c
5am	3-a
5d	0f 2-10 3n
5uong	4e
4olytechnic	6-9
5stgraduate	2a
4rofessionnelle	2-b
4ublic	4c
3quan	49
7g	6b
5y	0b 2-p 3m
3ricerca	2-f 3h
3school	0h 2n 4-c 6-m
5ience	09 2-9 3k 4-h
as	0c 6-b
4i	0s 2-17 3p
4mith-rowe	3a
4o	2a
5cial	4d
4u	0d 2-12 3j
5mmer	9-f aj
5pply	4a
3tan	8a
4b	0b b-b cd
4echnician	2h
4hac	29
6ng	ad
5oi	2-b 4g
6ng	6a
5pt	09 2-a
5uat	4b
4ook	1z 2-f 3l 4-f 6-f
5t	0i
4ri	4d
5ung	0-g 2p
6ong	5-a 6q
4tgdtx	6f
4u	2f
5c	2k
3univ.	69
7ersity	0-11 612
4pper	ca
3van	2-n 411
5p	0-d 8e
4eterinary	2-9 4k
4u	4c
3with	2p 3-o
3xep	cd
4ong	0p 9-h
4uat	0-a cj
3|	0-l 7h bh
3·	0-j bs
3–	1-b 5i 7l 9-h ad ba
3—	0-a 3-a 5d bc
12=&	09 29 6-f
3(	0-v 21e 3-d 49 6f 9-n
3)	0-10 1-a 214 51e 6-n b-g
3,	1-e 214 3-m 4-a 7-c 9-a b-g cq
3-	0-k 2-j 3-b 6q 7e 8-g bp
301/2014	0t 2-o
32015	b9
68	2-9
523	bb
64	0o b-9
33	2c
40	0a
37	cb
3:	2c 6a 9b a-c b-9 cd
3;	0-b 8a cf
3^	1w 5j 6-h 8-b 9d b-a c-c
3advanced	2-j 3q 6-c
4nd	0-11 214
4rts	1-e 2i
4ssociate	0b 2-c
4t	0a 6a
4ustin	89
3b.a.	09 2-b
5com	4b
4a	3a
5chelor	210 3-j
5ng	0-k 21l 4-q
4o	2k
4sc	2q 3-f
3cao	0-h 310 4-b
5p	2-12 3q bb
4d	6c b-a
4hemistry	0g 1-c
5inh	0a 2-q 3a 4a
4ity	2f
5vil	0a
4ollege	0p 2g 3-a 5-9 7-h b-9
5ng	2-b 4g
6vent	0-c be
4u	0c 2-9
3dai	2-g 3f
5ng	0-q 1-b 2w
4egree	2c 5-d
5partment	0n 3-g
5sign	5a
4i	09 2-f 3g
5en	2a
5nh	0j 4-m
5ploma	0-b 1-b 2-b 39 4g 5d
4ong	4d
5ttorato	0-a 2o 4-a
4ung	6a
5oc	0d 2-c
3education	0j b-h
4ngineering	0-9 1-c 2l
4xecutive	2-a 39
3fachhochschulreife	59
6ulty	0b
4irst	ca
5tzgerald	0d a-d
3giao	0-f 6g
4o	0-d 8e
5vernment	0-k 6f
4pa	ca
4rade	bf c-9
4uilds	2d
3he	0k 2-g
5alth	0-a 6-d 7d 9b
5t	0-a 2n
4igh	2h 3-9 4-9
4oa	6c
5c	0-k 114 2-17 4e ba c-b
3in	0b 2s 3-r 4e 6-9
3ke	4a
4hoa	01b 4-x
6i	7g
4y	0e 2-10 3i
3law	59
4evel	0f 2-b
4icence	2-b
5en	0i
4uc	0u b-s
3magistrale	39
6na	2-9 cd
5rketing	5c
5thematics	2l 3-u 4b
5y	2-9 4i
4ba	2-f 4j
4sc	2-c 4c
3nakamura	7e
5m	0j 3-f ac
5tional	0c
4ganh	2-i 4x
5he	0-g 2-o 3f 4s
6iep	4b
5on	4b
4han	2-u bv
3of	0e 2g 3a 4-12
4nly	b-9
3paul	8a
4hd	2-g 3b 4c
4olytechnic	0-9
3quan	2-c 4l
3san	6a
4chool	0i 1d 3-d 6-i
4i	0-d 2-n 3l 4j
4o	0-b 2i
5n	0-9 3f
4tate	09 6-a
4u	2-e 4m
5pply	2g 4-c
3tai	0-m 4i b9
4b	cb
4ech	2-9
7nician	2-9
8ology	0c
4hac	09 2-e 39
6ng	a9
5ong	0g
5uat	4h
4ien	2-a
4ook	29
5t	2a 5a
4ri	0-d 4h
5ung	0b
6ong	2-9 59 6e
4tgdtx	6b
3university	0-d 2-9 5-f 616 7a
3van	0-9 6h
5p	8d
4iet	0-g 6g
4u	2-a 4h
5a	0-a 2c
3xep	cd
4ong	912 a-t
3|	ch
3·	8g
3–	0l 19 3-l 6-b 8v b-9
3—	0-d 8b bm c-a
0/D - G	0-a
5U	0a c-9
3G $	3-9
5U	2-e 3k
5l	2h 4-9
3S $	6a
3U $	0-o bk
5U	0c
5l	0j
1F - w	0-g cj
1G - S	0c
3U D	0d
5Y	0c
1O G /l	0-9
3S $	0a 2-b
1P G $	0-b 3-b 5g
5/D	0h 2-j
5D	2-n 3f 4d
5G	2e
5O	0-b 29
3S /D	2a
5Y	0a 2-9
1S - F	0b 2-d
5G	2q
5K	0-a 29
5O	0b 2-a
5w	0h 2-e
3D 9	0b a-h
3G /9	4-b
6w	0d 2-d
5D	0m 3-e
5F	2f 3-b
5K	29
5O	0-a 2j 3-9
5Y	0-c 3i
5l	0a 2-a
5w	2-n 3o
3S $	0-d 29
5/U	0d 2-9
5D	6-c
5U	6a
5Y	0-c
3U $	0-9
5/G	6-9 7j
5D	19
5G	0u
3w 9	0a
5D	09
5G	0-a 4f
5S	0c
1U - G	29
5U	0-k 6h
3G $	0-d 2c
5D	0k 2-k
5U	2-9
5Y	0-b 2x 3-9 4-d
3S l	6-b
3U $	2a 6-9
5U	39
1Y - U	0d c-c
3G U	0c 2-h
3S $	2-9
3U $	59
59	3n b-b
1l - S	6-9 8b
3S S	0o 6-h
09 $	0t 1-f ch
2/S	1e
2D $	a-b cc
2F Y	0f
2O	0x b-l
3 D	0c
2S	0-i 1e be
2U	0-9 ch
2Y	0d
2^	1d
2l	0-h cw
0D $	9m am
29	0h a-u bb c9
3 $	0p 1-d
2F S	0n 3-9 4-9
2G	9b ac
3 /S	0-e 3m
4G	1h 2-o
4O	2a
4S	0-x 1i 2k
4U	4g
4l	0-a 3d
2K	a-a
2S	0-a 9k av
3 /S	2-c
4G	0-h 2c 3a 4c 5-9 6-b
2U	ag
3 $	cn
4K	59
2^	9i am
2l	ab
3 $	0-o bi cf
2w G	0-9
4S	0-f 2b
0F $	2-b 3c
2/S	0-e 2f
29	0j 3-a
2D	018 2-j 4-d
2G	0-w 1-g 314 41a 6-d
3 $	2b
4w	011 1-q
2K	2g 3-q
2S	0d 1b 2-k 6a
3 D	09
2U	2e
3 D	0g bf
2Y	2m 3-j 4-d
2^	09 1d 4-a
2l	2e
3 F	0-b
4Y	0f c-9
2w	4c
0G $	1h 2-g 5b bd
2/9	4-b
3D	2-9
3O	0-h 29
3P	0-f 5f
3S	1d 2g
3U	0b 1a
3Y	0a 2-f
3l	0-9
29	0b
2D	0-m 112 2-j 4l
2F	0q 210 3-z 4-f
3 $	2-c
4Y	2h 3-a
2G	010 1-1n 2q 3-b 4l
3 $	3c
4F	0m 1-c
4S	0u 1-l 2-c 4a
4U	0-d 1-d 2s
4Y	2-c
4l	2e
4w	0f
2K	0-j 1z 21x 3-1c 4-k
3 /D	2g
5S	2g
4D	2-f 3b
4Y	2-9
4l	2-e 3b
2O	0-a 2n 4-a
3 Y	09
2P	1a 2-13 3f 4e
2S	0-t 2o 3j 4l
3 D	5b
4S	0-c
4w	0f
2T	0-f 2f 3-c bk
2U	0j 2b 3-h
3 $	0g 4h 7-a
4/S	ca
5U	0j 3a 5-c
4D	0e 5d c-d
4F	2f
4K	0-a 2f
4S	0-9 3f
4Y	3-a 4-b 5d 6b
2Y	2-s 3f 6b
2^	09
2l	0-l 1e 2-9 3p
3 $	0k
4D	5b
4O	0-a
4S	0a
4Y	59
4l	0-a
2t U	2e
2w	09 1-k 3o
3 $	0d
4S	09
0K /D	2g
3S	2f
2D	4b
2F	2p 3-n
2G	0-c 2-e 31c 4h 6-9
2O G	3-a 4c
4S	4b
2S	3k
3 $	9b
4Y	0c 6-9
2U	2h 3-d
3 D	0-h 2k
4Y	0d
2Y	2-9 39
2l	2-e 3c
0O /S	3b
2D	0n 4-b
2G	0-j 3z 4p 6-a
3 $	09
2K	3-m 4p
2P	7b
2S	1a 6f 79
2U	0-9 4d
2Y	0f 4-e
2^	0g
2l	0c
3 $	0a b-9
0P $	0-9 1b 8f
2/D	7e
3F	6h
3G	0p 6-d
3S	6-d 7p
3Y	89
2D	0-e 6x 7-g
2G	7c
3 S	0-n 1a 2-i 3i 4c
2K	1n
2P	09 8o
3 /D	0d 7-9
5G	8c
2S	0-f 3-b 6i 71a 8-b
3 D	0e
2U	0k 7-l 8i
2l	7c
0S $	0k 6-d 9m
2/D	0-f
3G	0-g 5l 6l
3K	6c
3O	0a 2-b
3S	0-i 1b 2-f 3y
3Y	2-a
3l	0h
3w	5a 6a
2D	0l 2-d 5d
3 $	aa
2F	0-9 2l 4-e
3 D	0m 4-a
4Y	0-g
2G	0-11 3u 4p 59 6-d
3 $	0o 2-18 3g
4U	2w 3-9 4-h
4l	2-a
2K	0a 2a 3-g 4-g 99
2O P	7b
4Y	19 3f 4-c
2P	1-9 2-b 6n
3 $	7m
4/G	6-9 7e
4D	6y 7-n
4P	0h
4Y	7d
4l	7e
2S	0q 1-a 3-h 4d 5-f 6n
3 $	0l 4a 6-o
4/G	0-9
5U	5c 6b
4D	0v 5-i
4F	2c
4K	0c
4S	0-c 6h
4U	0-o 5h 6e
2T	19 2d
3 l	0m 3-a
2U	1-d 2c 9d
3 $	0i b-e
4/G	0-h 5h 6s 7-a
5Y	7h
4D	0-f bl ce
4P	0i 6-h 8b
4U	0-a 7o
4Y	6c
4l	0-b 6g
2Y	0g 59
2^	0c 2d 4a 5-9
2l F	0-f 2k
4l	0-c
2w	0j 5-f
3 $	3c
4Y	0-9 cb
0T G	0-g 3k 4j
3 $	bl
2S	3a 49
3 S	2a
2l	0k 3-a
0U $	0t 2b 3-n 5-j 6-l 7-c 8-h bu cq
2/D	0-a 5f
3F	5c 6e
3G	0-k 2-b 3-a 4-9 5x 6u
3S	3-b 6-d 7j
3U	1e 3b 6-f
3Y	1-9 3n 7h b-j
3w	59
29	0-m 3k 7b bm
3 $	cd
2D	0h 1e 2-9 3-o 4-9 7-h bv ca
2F	0a 2b 3-b 7-9 bg
3 D	0-c 3i
2G	1-n 2g 313 410 7-x 8-d
3 /U	0n 2-10
4S	1-g 2j
4U	29
4Y	2-d
4l	0b 2-b
2K	1a 215 3-j 5b 6-e
3 U	2d 3-b
2O	1a
2P	0a 1-b 2-c 6-i 8w
3 $	19
4/D	7a
5G	011 7-j 8-9
4Y	0a 7-9
2S	0-9 1-h 5-9 6k 7u 8a b-g cb
3 $	6-a 9f
4/U	6-9
4D	0b
4Y	6g
2U	1a 2-c 3-e 5-a 717 8n b-10
3 $	0o 5-k 7e b-e c9
4D	2-b
4P	0-s 5n 8s
4w	5-h 6e
2Y	0f 1f 2-h 3-b 59 bb
2^	1u 7-9 b-9
2l	0-d 1-9 6h cb
3 S	0-9 3h
4l	0-9
2t	1-9 3r c-f
2w	0k 1-g 2-b 5-h 69 bf
3 $	6m
0Y $	0-b 9k af
2/S	9c
29	9d
3 $	0h
2G	9e
3 O	0c 2-b
4S	0-h 2u 3-o 4e
4l	0a 2-x 3m
4w	0-9 2a
2S	0-b 9j ad
3 /S	09
4S	1c 4-9
4w	0-g
2U	9b
3 $	0g 5-b bd
4U	1l 5-b
2^	99 ac
2l $	0-a b9
0^ - D	2c
4F	0e 2-e
4G	69
4K	0i 2-g
4S	0-h 2v
4U	2g 6-9
2D S	9a ac
2F D	0-9
4G	3g 49
4S	0b 1e 4-d
4U	0c
2G /S	2u 3-k
5U	2e
4D	0n 2-c 3-e
4F	1a
4G	0-h 29 49
4K	2n 3-f
4O	0-b 2-d 3o
4P	0o 2-n
4S	310 4-g
4T	2a
4U	3-9
4Y	0q 1-e 2-12 3b 6f
4l	0-11 2e 4k
4w	2-a
2O G	0-d 3f
4S	0p 3-f
2S /S	3d
4D	0-o 6d
4G	0-p 5c
4P	6c
4S	01a 3-g 6-k
4U	0s 2v 5-l 6-z
2U /S	5a 6h
5U	59
4D	0-f 1h
4G	3e
4K	0c 1c 6-a
4S	0h 2c 4-a 5-c 6-a
4U	0f 1e 3-9
4w	4c
2Y S	ab
2t K	0a
4S	4a
4U	2-a
2w G	0-c
4S	4a
4U	0q 2-k
0b	02a 1s 2-l 3-b 4-f 5d 6-1q 7-g 9d a-t cf
1old -	0-1m 21c 6c
5F	0-k 6a
5G	2f 4-c
5K	2h
5P	8b
5S	0-15 2n 6w
5U	1-e 2b 59 6r b-e
5l	0d
0column=0/2	0-n 1-e 2-o 5-m 6-h 719 8y 9-n bp cp
a -	0e 4-9 6-d
bD	9-b cg
bF	09 3-d 4e
bG	4e
bO	014 3-f
bP	0-l 7i 8i
bS	0-17 2e 39 6d
bU	0-g 4-b 5-b 710 8f bd c-a
bl	2-d bf
bw	0b
94	ad
71/2	0y 2-b 5-19 6-9 8j 9x b-g
a -	0-u 6j 8c
b9	0-b
bD	9s
bF	0-d
bG	01g 1-a 2-n
bK	2-b 3c
bO	0-b
bP	0b 8a
bS	0-m 2i 39 4d 5-a
bU	012 1b 3-j 5-s 6-9 b-a
bY	9j
bl	0q b-c c-a
bw	0a 3-9
93	0-w 21p 3-i 4-g
a -	0-t 2t
94	0-c 1-j 2-d 3-f 4-a 511 611 79
a -	69
bF	09
bS	1-a 2-a 5r 6i
bU	5b 6b
72/4	1-c 2-j 321 41d 6-1n
a F	3g 4f 6-f
bG	2-c 4d
bK	3c
bO	39 6-a
bS	3a 6-c
bT	0e
bU	39
bw	3a
73/4	09 115 211 3-w 4-15 5-j 6-i 7-a 8-e bw co
a -	0-b 29
bG	0e 2g 3-f 4-i bi
bS	1j 2d 6-9
bU	bb
bl	cb
0e=&	4k
2(	0d
2)	0d 6g c-c
2,	09 8c
2.	0h
3a.	0-9 1b
2/10	0-a bo
42	0-k 1z 2g b-9
2010	9-a af
48	9a
320	9e a-9
2110	ba
22	2d
3.1	bc
23	0d c-a
3.4	ca
30	0m
24.0	0-c b13 c-i
26	cc
274	a-e bk
28.4	cc
3/4	0h b-e
29	0-f 1i
30	0a
2:	0b
2;	0c
2ach	6a
3de	0a
3in	0b 4a
3le	0j 3-l 5a
3my	59
3ng	0-l 1n 2a 3-e 4j 5-f
4h	018 2-v 3-e 4e 6-9
4o	5j
3pe	8f
4y	2-h 3o
3ra	59
4s	0g 3-f 4h
4t	4r
4y	2d
3ss	0-l bh ck
3t	5-f 6f
4e	0-c 2y 3-i
4o	1k 3-a
2ba	2a
3o	1g
2cao	1k 2c 3-m
4p	2l 4-a
3d	0f 1-9 5d
3ed	2x 6-m
4s	2g 3-a
3ht	0-c 7s b-b
3o.	7c
4m	19
3u	19
4m	0-9 2-a cg
2dad	5b
4i	0-a 1i 2g 3-o
4n	4c
3e	0-9 5c 6a
3h	5a
3i	2g 4-c
3tx	5h
2ear	0c
3ch	6w
4k	5k
3da	59
3ft	0a
3ge	0-g 1j 5-f 6j
3ne	4t
4g	1m
4t	2c 3-m 4b
3re	5e
2gai	6b
4n	3-c 4d
3he	0-x 213 6c
3ia	69
3na	ba
3on	39
3pa	4-b bz ce
2ham	2-b 4e
4n	0-j 2m
3cm	0-b 7f 89
3ed	0w 1-f 3-a
4t	0v 2-d
3ic	3b
3nc	1d 2-9
3oa	0y 1-b 2-9 3-b 49 5-b
4c	1-s 2p 3-f 4q
3pt	2d 5c
2ial	3c
4n	1e
3ch	2-9
4s	0-a 1-a 2-m 327 4-m
3em	b9
4n	6a
4p	1-c 3h
4t	3c
4u	0b
3fe	0-h 111
3gh	0-b bd
4n	4l
3n	01x 2-g 4-f 6-t
4e	3n
4g	0-9 313 6-a
4h	6b
4i	6a
3oi	0-v b1j
4n	0-h 2-b 3-h 412 6-a bl
4r	1-9 2c
3sh	3b
4m	2-f 3r 4-9
3th	0-e bg
4s	0b
4y	0-e 1g 2-m 4d
3ve	1d
2ke	3a
3ha	2-p 3-a b1a ce
4i	4e
2lac	8a
4w	2-e 3m
3ds	2f
3ic	3b
3le	0-a 2c
3or	0-b 1l
3th	4c
4y	0e 5-n 6h
2ma	1p 8-9
4y	3c 9c a-b
3ba	1d
3n	8a
3oi	1-i 3p 5-9
2nal	0-f 1f b9
4m	0g
3ce	0-b 2o 3-s 4n
3en	5b
3g.	1-d 2l
4u	4b
3ha	4c
2oan	3-9 4i
3f	29 6i
3gy	2-j 4l
3ld	0b c-9
3ma	21s 3-m 4-h 6-i
3n	8f b-9
4g	0c 1-d 2-1j 3n 4x 5l b-9 c-c
4s	2e
3od	3f
4k	0r 1-e 3-9
4l	2a 5-9
4r	59
3ra	59
4d	0-c 5a 7j
4k	09 4c b-9
4y	3l
3ud	3k
3va	5i
3we	5a
2per	c9
3hd	1n 3-e
2q.	7c
3uy	2p 4-a c-c
2rca	0-a 2o 4-a
3ea	0d
4e	2l
3ly	3e
3om	09
3st	b9
3ts	2k 3-a
2sac	0-a cj
3i	0-m 21a 4-h
4c	0-d 1-9 2-b 31o 5-h
3ka	5a
3o	19
3u	0-i 2v 4-e
2tai	2e
4l	3c
3ed	0w
4r	2b
3in	6g
3on	6-9 7h
4t	0z 1-r
3ry	2-c 3n
3uc	2h
2uan	1-a
4t	2-p 3f bk
3de	0-a 2-a cs
3ng	2-d 4e 6a
3oc	1f 2-f 3a 4-9
3ra	5a
4e	2-p 3j 4b
4g	6a
4s	0-d cr
3za	6b
2van	0-i 3u b-b
3el	2h
3il	0-a 3e
3u	2-d 4j
2xep	bd
2y	2-9
2|	0b
2·	0h 2-9
2–	0q 2-b 6a
2—	0b
0first=	0-y 1-1x 21p 3-v 41l 5-1w 62g 7-19 8y 9-1v a16 b-n c1k
60/1	01s 2-c 4-b 5-f 6-a 9y a-n
82	0-9 1c 39 5w 6-h 9d a-b
83	1c
61/2	0-w 11r 2-f 3j 4-d 51g 6-10 7-9 b-e
83	0k 5x 6-t 7-9
84	0n 1-e 3-a 6-p 713 8-9
62/3	0r 1h 2-f 3f 4-f 5-c 6-c 9p a-g
84	0a 1g 2-d 5-a 6-b 7x 8-a
63/4	0e 1-g 3-d 5-f 99 a-9 b1z c-j
0l $	3-b 4-a br ck
29 $	b-a ch
2D	0-d 5h bc
2F /S	2s 4-e
2G	0t 2-b 3-b 5b 6-h
2K	5b 69 b-9
2O	0a b-c
3 D	09
2S	2f 3b
2U	2-9 3j
2Y	5b
3 9	0a
2l $	09 b-d
2w	0b
3 Y	09
1ast 0	0-1e 1l 2-x 3-i 4-10 6-l 7w 91e a19 bc
51	0-u 1n 2-o 3c 4-u 8g 9-c a-9 bu co
52	0-1k 39 5g 611 7-c 8-a 9-b a-b be c10
53	0-a 3-p 5j 6v 9a b-a
54	4c 99
55	0-i 29 6b
1ine=0/1 -	0e 2c 6-e cb
a1 	0e 2c 6-e cb
90 	11z 3-j 4-q 5-k 6m 9-e ae
b[	021 110 2-f 3-l 4-h 5c 6-1e 9j a-j
c]	0-1t 11g 2-9 39 5z 9d
b]	0-2m 31o 41i 5-h 6b 9-j ak
91 	1-g 2t 3q 4-m 5-i 6r
b[	1r 29 3-a 4-s 512 6-j a-b
c]	0-17 1z 313 5u 6-i 7-a b-j
b]	0-o 1-o 2-d 3r 41k 5-g 6a
92 	1-e 3-d 5q 6x b-d
b[	1g 2-q 3-9 5s 79 a-e
c]	0-17 4-9 5t 8-f 99 bl
b]	0-q 1-e 2f 3-i 4f a9 bc cd
93 	2-l 3e b-d cb
b[	2-u 3-e 4-9 7h 9f a-h b1d c-d
c]	0-n 1-u 3b 5-h 6-b 7g b1g
b]	0-n 9-i al b-e c1g
94 	0c
b[	013
c]	0b 1-a 5-a 7d 8b b-b
b]	0i
95 [	0s 5-9
b]	0t 6-9
99	0j b-b cj
9D	9l ak
9F	1q 2-m 3u 4-a
9G	010 1b 3-i 4-b a-9 ba
9K	2-a 310 49
9O	0-z 1e 3c 4g 7a
9P	0-j 1g 8i
9S	0-1a 1c 511 6n 9d
9U	0-w 1e 2-m 5w 9-a bk
9Y	6-9 9y aa
9l	0k 2-a 4-a 5k b-a cc
9t	1a
9w	0-h 1g 29 5j 6-b
72 -	2j c-a
a1 	2j c-a
90 	017 1-z 2y 3-g 5-h
b[	0i 1p 2-b 4-9 5r 6-r
c]	0-k 110 3l 5-9
b]	0d 1-n 2f 3-e 4c 5-a 6o 9-9
91 	016 3-o 4-f 9-c ac
b[	1-g 3-m 5e 7i 8-b 9c a-c bw
c]	2-h 3j 8-c 9k a-f bf
b]	0-h 3-z 6j 7-b 8b 9-a c18
92 	0y 4-i
b[	0c 3-i 7i 9a
c]	0-n 1-d 99 bj
b]	8f
93 	0l 3-9
b[]	0c b-f
9D	9g ah
9F	01q 1-l 2n 3-12 4-l
9G	0-k 1b 215
9O	023 1-c 3-r 4-g
9P	7h
9S	019 1-g 2-b 3-h 6a
9U	0o 3-o
9Y	9j
9l	0-o bb co
9w	0i 3-b 4-d bb ce
73 -	0a 2-f 69
a1 	0a 2-f 69
90 	0h 1-f 69
b[	0-e 1f
c]	0c
b]	0-v 2-f 3z 4h
91 [	3a 59
c]	69 b-9
b]	4f
92 	09
b[	0f
9F	2-a 39 49
9G	0e 2-w 3f
9S	1-9 2m 4-b
9U	6d b-9
9l	0i b-9 c-a
74 0 	2-d 3a 4b
b[	1b
b]	0-d 4d
91 	6a
b[	5j
9G	0-c 2-a 4h
9S	0b
9U	5b
51/2 -	0e
a1 	0e
90 	0d 1-i 3i 4-k
b[	0-e 113 2-a 4-b 513 6-p
c]	0-j 1o 3g 5d 6-a
b]	0-15 1-j 2-c 3k 41d 610 c-b
91 	3-g 4c 6b
b[	2l 5-l 6k 9b a-9 b-n
c]	0-d 6b 99
b]	2m 3-j 4q 9-d ae bc c-l
92 	c9
b[	0e 2-c 3h 5-9 99
c]	21a 3-x
b]	0-c a9 bl
93 	0e
b[	09
c]	0-m 219 3-q
b]	0d
99	0-9 cc
9D	ad
9F	0-m 2h 4g
9G	0-f 2o 5a
9K	2g 3-c 4e
9O	0-g 3a 4h
9P	0-9 6a
9S	0w 3-9
9U	2r 6n b-d c-g
9Y	af
9l	0u c-d
9t	09 2b
9w	0-v 6j
73 -	09 2b 6-g
a1 	09 2b 6-g
90 	0-d 2e 6f
b[	09 5k 6-k
c]	0b 5c 6-9
b]	0-e 2b 6j
91 	3f 6-d
b[	0-a 1h 3-b 5-b 7i
c]	0g 7k
b]	0-j 2b 4m 8d
92 [	7-a 8b
c]	0c 3j 7-c 8-9
99	1a
9G	0-g 2t 3-e
9K	2d
9P	0u
9S	0-c 39
9U	1-9 6-b 7a b-b
9w	0h
74 0 [	6-c 7l
c]	0h 1-9 6-d 7h
b]	8f
91 []	0-e 1n
9P	0-a 7d
9S	6a
9U	3-b 6-e 7g 8d
9w	0g
52/3 -	0k 2-a
a1 	0k 2-a
90 	2m 6-e
b[	0-d 1f 3g 6-9 9b be
c]	0c 2-9 4-b 5-9 9d bl
b]	0c 3g 6-e 9-9 b-c
91 []	bd c-a
b]	2-b 39 4a
99	bj
9G	2-c 3e
9S	3d 6-c
9U	0e 2c 3o 4-b 5-d 6-k
9l	0-9 b9
9w	0c
74 -	0b 2-h 89
a1 	0b 2-h 89
90 	0h
b[	19 7e
c]	09 2-a 7k
b]	0-9 3i 89
9G	2-b
9P	7d 89
9U	2-9 7c
53/4 -	0-b cg
a1 	0-b cg
90 [	by c-b
c]	0j 1-b 5-d b11
b]	b-c cr
91 [	bo c-b
c]	b9
b]	cg
99	ba
9U	1-c 3-a 5-e bz ck
9l	0-k bn cb
1ook=-	01u 2-k 4-a 8c a-a cb
6  	01u 2-k 4-a 8c a-a cb
59 [ ,	ba
8] 		1a
a)	01l 1-a b-r c-9
a,	0-f bb cm
a-	bb
a:	0-b ck
a^	0-b 1r c-9
6[	bl c-a
7]	1k 9-a b9 ch
6]	cc
5D	9-1n a2y
6  		9-m at
8 	0-c 9f
8(	ac
8,	9-e an
8^	9-p a11
8–	0a
7[ 		9v a-p
9 	0k 9-a
9(	9c a-9
9,	9j a-d
9:	9-a cg
9^	91d a-z
8] 		9k a-d
a,	99
a^	9m a-f
7] 		9-b ag
9 	0-9 ae
9,	9-a ah
9^	9-i av
6[	0f 930 a-2w cc
7]	91v a-18
6]	0-m 9-1n a2p bc
5F	0l 1p 2n 3-1c 4-j 6g
6  		49
8^	1u 2c 3-n 4-e
8–	0j 3-e 4-l 6i
7[ 		3f 4-9
9(	39
9)	2-9
9.	2a
9^	0p 1-g
9–	0h 3-i 6e
8] 		3c
a(	2-9 3j
a,	2d
a^	0-a 3n
7] 		4d
9(	4d
9)	4-9
9,	3-c 4n
9-	0-b 4d
9.	2j 4-9
9^	0-9 2-r 3f 4m
9–	0e 2-c 6d
6[	01c 1-g 39 4-p
7]	0-z 2b 31m 6-g
6]	0-l 2-q 41o 69
5G	029 1-2d 29 3v 4-l 5k
6  		1-m 2l
8,	1-a 3h
8-	0k 4-b
8:	0v 1-g 2-o 3i
8^	011 1-w 2d 4-e 5n
8–	0e 2-f
7[ 		1t 2-f 4-a
9(	0r 1-c
9,	0d 1g 3-g
9-	1-i 2s
9:	1j 3-b
9^	11o 2-d 3-j
8] 		1l 2-a
a(	0-e 2p
a,	1m 3-a
a-	1-j 2q
a^	112 2-c 3-9
7] 		0-t 1-d 3l bl
9(	0y 3-f
9,	1-b 2a
9-	2-j 3i
9:	0-9 1-a 4l
9^	0-1a 1-16 2d 31d 4w 6e
6[	0f 13q 2-l 3-1t 4-m 5-a
7]	0-t 124 2l 3-10 4-c
6]	0-29 1-2a 2p 324 41w 69 bd
5K [ 		39
9,	2h 3-b
8] 		39
a(	3c
a,	29
a.	2-j 3j
a^	3c
7] ,	2g
6[	3l 4-b
7]	313
6]	3-o 410
5O	0m 2i 3-i 4-o
6  -	6j
8^	1c
8–	0n 3-c
7[ -	3-16 412 6a
9^	0b 3b
8] 		3f
a^	0-a 3f
a–	0-a 3c
7] -	0-c 6i
9^	0b 4a
9–	0n 3-d
6[	0f 3-s 4l 79
7]	0-y 31o
6]	0a 2-i 4o
5P [ ,	8c
9^	7h
8] ,	0s 1-e 6-a 7-c 8s
a-	09 6a
a.	89
a;	7a
a^	1b 7i 8-a
a|	79
a–	0-d 7l
7] ,	8i
9^	8e
6[	713 8-a
7]	1f 3-a 7r
6]	7-n 81f
5S	2c 3m 4-n 5-w 61t
6  		0-a 2k 3c 5-a
8)	518 6-t
8,	6a
8:	0a 6c
8^	1a 2c 5-w 6j
8a	6l
8ở	6a
8–	0a
7[ 		0-a 1v 5w 6-17
9(	19
9)	017 5-z
9,	6a
9-	0-b 5-b 6i
9:	0-a 1b 5r 6-j
9;	59
9^	0g 1j 3-b 517 6-1b
9–	5b 6-c
8] ^	0j 1-c
7] 		0-k 2e 4i
9(	2e
9)	0a
9,	1-a 2e 3-b 5-9 6h
9-	0-c 6b
9:	0-c 6j
9^	0-y 1-e 2-b 3w 4l 5-h 6x
9a	01g 6-1l 9q
6[	0y 11j 2-m 3-q 4-f 52u 6-2u
7]	0c 1-c
6]	0-s 1-y 2c 410 5-1b 61q 9h
5T	4a
6 [ 		0d 4-a
6[	3e 4-f
6]	0-d 4d
5U	0n 1-i 2c 4-9 5-l 6j b-l cg
6  		2f
8,	0n
8^	29 3b 5-9
8a	6a
8–	0d 69
7[ 		0-b 1i 3d 6-b
9(	3i
9)	5d
9,	3f 5-d 7a
9-	0h b-9
9.	0i 7-9 8b
9:	b9
9;	79
9^	0w 1-g 6-k 7a
9a	5a
9|	0-c 79 bc
9·	0-a 7e
9–	5-h 6i
9—	0b b-a
8] 		1p 6-f
a(	0-i 211
a,	0v 1-g 2m 5a 6k 7-s b-j
a-	0-h 5-j 7x bj
a:	0-h 1f
a^	011 2-m 4-i 515 6-m
a–	0-u 3j 5d bh
a—	0-d 7h
7] 		0-b 2b 4c
9(	4k
9,	0i 3-d 4p ca
9-	be
9.	ba
9^	0-b 1t 2b 5-a 6l b-o
9a	0g 6-c
9|	cc
9·	8a cc
9—	0-c bl
6[	0t 1-c 2-r 3g 4-f 5o 6-k 714 c-j
7]	2n 3-g 4-n 515 6-v 8-9 b15 c-d
6]	0-w 1i 3-o 4x 5-p 6o 7-n 8n cj
5Y [  	0b 9a
8] 		9k a-b
a,	9d
a^	9t
7] 		9-c ad
9 	9a
9,	9-9 ab
9^	9-j al
6[	9z a-b
7]	0-c 927 a-r
6]	9-19 a1q
5l	0t 6e b-17 ce
6  )	59
8,	0t b-n
8–	0e
7[ (	0f b-a
9)	0c
9,	0k c-d
9-	0-d bf
9;	0-b ba
9^	ba
9|	0-b
9·	bb
9—	0-9 bb
8] (	0g b-9
a,	b9
a^	bb
7] (	0f
9)	0-g 3c 49 5j 6-c
9,	01c b-a
9-	0-a cf
9;	ca
9·	ca
9—	cb
6[	0-d 5i b1i c-w
7]	0-j b14
6]	0d b-10 c1a
5t	0b
6  ^	1a
7[ ^	19
7] ^	0-b 1-a 3i
6[	1h 3-f
6]	0-e 1-c 3q
5w	0y 1a 3-m b-9
6  )	0b
8:	2c
8^	1g 3-d
8–	0h
7[ 		1e 3f
9(	0e
9-	0-a 39
9^	016 4-9 6-d
7] 		0-f 2e 4a
9,	0-b 4e
9-	0-e 4d
9;	ca
9^	2g
6[	0o 2-k 4-k 5g 6-9 bz c-f
6]	0-x 29 39 4e b-f cu
0n=0 -	01u 2-k 4-a 8c a-a cb
49	1h 3-9 9-c bp cp
4D	0-d 1-c 2-c 3-c 4-d 5-a 6-h 7-9 8-9 91l a1j
4F	0-z 2b 31m 6-g
4G	0-u 125 2l 3-11 4-c
4K	313
4O	0-11 31j 6-b 79
4P	1f 3-a 7r
4S	0c 1-c
4U	2t 3-n 4-p 5z 6-f 7f 8-d 9-9 bu c-f
4Y	0-j 4-b 6-f 91t at
4l	0-j b14
21 F	4f
4G	0i 1t 2r 3k 4-1t
4K	4p
4O	0-e 3-c 41d 6-c
4P	0-9 3-c 7g 816
4S	0-15 1q 2w 5-a 69
4U	1e 2-1f 39 4d 6-f 7e 8x b-9
4l	5c cc
4t	1h 2g 3-a
4w	0h 1-f 2-d 3-i 4-h 5j bn cf
22 F	0g 3-c 5-9 6g
4G	012 1-g 3j 5-a 6-c bd
4K	2f
4O	0u 3-e 4-a 6k
4S	012 2i 3a 4-u 9-a
4T	0-a 3b 4e
4U	0w 1-k 2u 3-d 4-p 5-d 6p 7-l 8-c co
4l	0o 2-a 5a 69 b-s ck
4t	3k
4w	0-i 1b 2n 49
23 F	0u 2-e 3-p 59 6d
4G	0-m 1-z 41f 5a
4O	0h 3-a 69
4S	4l 5f 99
4U	4a
4t	2-b 49
4w	0h 2-j 39
24 G	0-b 1-a 4x
4O	0h 2d 3-9 4-b
4S	0g 2-16 3-9 4g 5b 6k
4U	2-d 39 4d
4w	0b
25 G	2-i 4e 6b
1o=G -	016 2-w 6-b
59	111 b-h
5D	9k al
5F	0-j 1n 3f 6-a
5G	0-r 11u 3j 7-b 8-b 9-f a-h c-c
5K	3g
5O	1f 3d 6-9
5P	0-r 113
5S	0-s 111 2h 3b 6-n 9h
5T	0-c 1a 29
5U	11k 29 6-d 7-m
5Y	0-c 9k ac
5l	cc
5t	1k 2-a 3b
5w	0-f 1n 2m 4-c 5i 6-h
3O -	01j 4-11 8h a-9 cg
59	1p 9-b bg cm
5D	0-e 1-b 2-b 3-b 4-b 5-9 6-g 91c a1f
5F	0h 3d 4c 9-9 a-9
5G	113 2u 7-b 8-b 9-f a-h c-c
5K	0-f 1-b 2i 3q 4m 6-b
5O	0k 3a 49 5-b
5P	3-j 4-9 7x 8r 9-9
5S	0m 5i 6k 7-d 8-c a-g b-e c-d
5T	3b 6-9
5U	0p 79 9-k a-f bc
5Y	0-g 4-a 6-e 91i ar
5l	0p 1-b 4-9 5a bj
5t	0a 1a
5w	0r 3-a 5b
3S -	0m 6-b
5D	9c ad
5F	2-g 69
5G	3-m 5j 6h
5O	0a
5P	7g
5S	0b 1-n 3-v 4-g 51t 6x 7-9 8-9 9e a-b b-9 c-9
5U	0-9 1-b 3-g 4-o 52f 6i 79 b-c c-k
5Y	0-u 9j aq
5l	0-c 2-a 3-a 513 6f
5w	1c 2-e 3-c 4-h 5p 6g
3T -	012 2c 4-9 a-a
59	1i 3-9 9-c bu ci
5D	0-c 1-b 2-c 3-c 4-d 5-a 6-g 91g a1g
5F	3n 4g 9-9 a-9
5G	113 2h 3i 4m 7-b 8-b 9-g a-i b-k c-d
5K	0-h 1-c 2f 3w 4p 6-d
5O	0d 3b 4i 5-b
5P	1d 2-9 3-l 4-b 7w 8w 9-9 b-9
5S	0l 5k 69 7-d 8-d a-g b-e c-e
5T	3b 49 6-9
5U	3-a 4-c 5k 6-a 79 9-k a-f b11
5Y	0-h 4-9 6-e 91m ar
5l	0-e 1-b 2-b 4-a 5m 9-9 bp cl
5t	1c 39
5w	0h 4-9 5b ba cd
1th=-1 - /D	c-9
aF	0-c 2-a ci
aG	0b
aS	0a
aU	69
aY	0e c-a
al	6-9 8b
9^	0s
40 9 /S	19
8D	0-9 1c
8^	1d
6D ^	9i am
6F D	0l 4-9
8^	09 1d 4-a
6G /D	29
9O	0-h 29
9P	0-f 5f
9S	0e
9U	0-9 2g
9Y	0a 2-a
8D	0-a 19 2-l 3n
8Y	49
8^	09
6O /S	3b
8^	0g
6P /S	6-b 7n
6S /D	69
9O	0a 2-a
9S	0-p 3p
9Y	2-a
9l	0h
8D	0-s 49 5f
8Y	0-9 19 5b
8^	0c 2d 4a 5-9
6U /F	5a 6c
9G	0d 2-9
9S	6-s 7o
9U	6-e
9Y	0f 3o b-d
8Y	0-u 1k 4e 6-9
8^	1u 7-9 b-9
6Y ^	99 ac
6w /S	09 2c 6-b
8D	0-u 19 2j
8^	1h
41 9 D	ba
8S	1d
8U	bc
6F G	2a 4a
8S	0-q 3m 6c
6G F	0-d 1j 2a
8G	01h 1-1r 4j
8K	1f
8O	3-9
8S	1i
8U	0j
8w	0-q 2o
6K G	2-c 3m 4a
8S	3b
6O G	4h
8S	0-f 3m 4-i 6c
6P G	7a
8P	89
8S	69 7d
8U	7b
6S G	0-9 6e
8S	0-f 4b 6h
8T	0-9 19 2e
8U	0a 6-c 9e
8w	0-b
6T S	0d
6U D	0o b-h
8G	1-9 2a 4b 5c 6a 7-b
8S	3-e 5f 6n 7n b-x c-h
8U	0-q 6l
6l G	0g ba c-a
8S	2j b-c c-a
6t G	2e
6w G	0-m 4c cb
8S	0-c 3e 4a
42 9 U	c9
6D 9	a-d cg
8S	a9
6F G	3-e 4b
8S	0l 3-e
8U	3b
8l	2m 4-a
6G F	29
8G	2d
8K	1a
8T	bl
8U	0k 2-j
8l	2a
6K U	2c 3-a
6O K	3-h 4g
8U	0-c 49
6P P	7-e 8f
8S	6b 79
8U	0o 7-h
6S F	0a
8G	0b 6-g
8K	09 9b
8S	09 1-a 6r
6U D	0-j bi ca
8F	59
8G	0-f 2b 3o 5-9
8K	5d
8S	0-a 1-a 3-c 5-b 6a 7m cc
8U	5c b-k c9
6l D	0-a
8G	0-f 5i 6-e cj
8K	5b 69
8O	09 b-c
8S	bb
8U	3k c-a
6w G	0j
8K	5s
8S	0-b cc
8U	6n
8l	09
43 9 D	0i
8S	b9
8U	ca
8Y	0a
6D K	09 a-e
8l	0b
6F S	6b
8l	09
6G F	015 1-p 2-b
8G	2e
8O	0c
8P	0-n 1a 2-i 3i 4c
8S	0f
6O 9	0a
6P S	0-b 7p
8U	7-c 8g
6S P	0f
8l	0d
6U F	0g 5-b bj
8G	0-g 5a be
8K	0-h 2k
8S	bb
8U	6-g 7n 8f
8t	0-a 3g
6Y l	ad
6l G	0-v bf cm
6w S	0-c bb cb
44 9 D	0d
8l	c9
6G O	0a
6S G	5d
6U S	cb
6l G	01b b-k c-j
8S	0-e ca
8l	0h b-f
6w G	0l b-a c-9
8S	0c
48 w U	0g
0o=D -	0u 2-a cd
49	1g bc cj
4F	2c 39
4G	1l 2p 6-b 9-b a-d c-9
4K	0-b 1-9 2x 49 6-9
4O	1-a 4m
4P	19 3-e 7m 8q
4S	0i 5l 6v 7-9 8-9 9-h a-b b-a c-a
4U	0l 1-a 6d 8e 9-e a-a
4l	0b 4-9 5e b9
4t	19 2e
4w	0k 5f
2F -	2b
49	cc
4D	9h ad
4F	6e
4G	0x 2-a
4K	2m 3-l
4O	0f 3-c
4P	0-g 6i 7e
4S	0l 2d
4U	0-a 3-10 4-l 5h 6l 7g be cg
4Y	9a
4l	0c ce
4w	0t
2G -	0o 2c 4-a
49	0-a 1-k b15 cj
4D	1-9 2-9 3-9 4-a 6-c 912 ay
4F	0v 1-p 6f
4G	0c 1-n 2r 3-d 49
4K	0-c 1-9 2i 3g 4k 6-9
4O	0j 1-h 2-c 4n 69
4P	0h 1-u 3-h 6-9 718 810
4S	01e 1-z 2-g 3-i 5r 61f 7-9 8-9 9-f a-b b-9 c-9
4T	39 4b
4U	0h 1-1p 3-a 4-b 5j 7x 8e 9-d a-9 be c9
4Y	4-9 6-a 918 ag
4l	1-9 2-j 5i 69 ba ca
4t	2e
4w	014 1-o 2-u 6a ch
2O -	0b 2-h 4r
4D	9a
4G	0-f 3d 49
4O	49
4P	0-e 7b 8c
4S	3-9 5b
4U	0-a 3-e 5j
4Y	9b
4l	0-e 59 69 cf
4t	39
4w	c9
2P -	6-x 81k
49	0g b-g
4D	99
4G	0f 1-t 2t 4-m 5e
4K	39
4O	0-d 7a
4P	09 8o
4U	01b 1-n 2-9 6-i 8l b-e c-9
4w	0n b-h c-g
2S -	018 2-c a-9 cc
49	19 9-b bn co
4D	1-b 2-b 3-b 4-c 5-9 6-f 919 a16
4F	2k 3a 4c 5-a 9-9 a-9
4G	0-h 111 213 3s 4m 5-k 6-p 7-b 8-b 9-f a-h c-c
4K	0-f 1-b 2m 3p 4k 6-c
4O	3g 4h 5-b
4P	1a 3-j 4-a 7s 8z
4S	0b 1p 3o 4e 5-11 9-c
4T	3c 49
4U	0o 4a 5-1w 6-p 8g 9-e a-a bs cn
4Y	0a 4-9 6-a 91a
4l	0n 1-a 4-9 5-k 6-b bl cu
4t	1a 2c
4w	0w 1-d 5-f 6-n bb cd
2T -	0s 2-v 6-9 c9
4F	0d
4G	0-g 2h 3-c 4-9 bk
4P	7c
4S	3-b 4-a 59 6i
4U	0m 89 b-l
4l	0o b-b
2Y -	010 2-a
49	bc
4F	0c
4G	0-i 1m 29 4b
4K	2-i 3p 4g
4O	0a
4P	7l 8c
4S	0a 5b 6b
4U	3-a 4-a 5p 6-j bo
4l	ch
4t	0-9 3d
4w	6-a bc cf
2t -	0-g 6s
4S	0-f 6e 9b
4U	0m 1-d 2-c 3m 6-9 c-g
4l	0-h bf
4w	5s
1thers= S	6-9 9g
8Y	0-p an
7D G	0a 2-t 4h
9t	09
9w	19 2b
7G Y	99
8D P	7a
aS	0k 3-9 5l
aU	0-a 5y 6j b-e
al	0-9 5g
9F -	0-g 2m
bS	5f
bU	0-x 3-9 7g bh
8PD U	0s 5-j
9Y -	0-v 2x
bU	5g c-i
8Y -	0t 2-q
aS	59 69
aU	0-b 4-h 5k
9F -	0b 2-a
7OD G	2a
8GD S	69
bl	0-a 6b
8SD l	0b b-b
bt	39
9F D	a-a
9GD -	0c 2-h 4d
c9	0-d bk
cG	09 1-a
bF l	0-9
aPD -	0-j 2o
9PD G	0-b 29
aY G	2-d
9Y G	49
bS	0l 2-b
bU	0d
7PD G	0-d 3-c 5g
7S Y	0h a-c
8D -	2f 6-9
a9	1q
aF	0-h 1h 3k 6-i
aG	0-9 1g 3s 4h 6-9
aP	0-9 1r
aS	0-j 1m 2b 3f 6-a
aU	0-i 116 5-c 6-a 7-e ba
al	09
aw	0-a 1d 2a
9F -	0-a 2h
bG	0-j 1d 2j
bS	09
bU	3-a 5a 6h
bl	0-c 2h
bw	b9 c9
8F D	a9
8G D	b9 c9
aY	9i aa
9D -	0m 4-9 8-a ca
b9	cd
bF	0j 1-b 2a 3-9
bG	0-p 1m
bK	2n
bO	39 4b
bS	09 1-9 2-b 6g
bT	0d
bU	09 1-g 2e 4i 5-i
bl	bh
bt	2e
bw	0k 1-b 2-g b9 ca
aF -	0-g 2j c9
cG	0l 1-g
cK	2n 3-n
cP	69
cS	0h 5-h
cU	0d 5-b 6-b bb c9
cl	0c
9F D	9a a9
bY	09
9PD -	0b 2-a 8c
cP	0w 7-j
cS	0-k 2e
cU	0m
cw	0-a
bF -	0j 2-g
dS	0f
dw	018 b-m c-k
aY -	2a 6-a 8a
cG	0-f 1-b 218 3-d
cU	0g 6-f be
bF -	2-e 8d
9Y -	2o
b9	bm
bG	2-d 3d
bK	2-d 3f 4c
bO	0f
bP	7f
bS	0j
bU	0-g 1-9 3o 5-p 7k cd
bw	09
aF -	2a
cG	0y 2-n
cU	0-a b9
8PD -	2-e
bG	01l 1-a 4-u
bS	0c 6-d
bU	0-i 39
aF G	0b 1-f 2-m 3i 49
9Y F	0-9 4a
bG	0-b
bS	2-f 69
8Y -	0e 2-9
aF	1b
aG	0-f 1n 3f
aO	0-d 1h 3d
aS	0-p 1h 3j 49 6-a
aU	19 2d 3-l 4c bd
at	3b
aw	0-a 2f
9F G	0-g 19 2g
bP	6f
bS	0-f
7TSD G	0-b 3-9 bm
9GD -	0f 2-e
cl	017 b-i c-h
aPD -	8a
dU	0-9 89
aY l	0-f cd
7Y F	0g
9G	0c 3-f 4-d 6c
9S	2i 6-m
9U	0t 1h 5-d b-c
9w	0p 2-k
7t S	9b
8SD -	0k 2-d
bU	2-9 3m
bl	0-i bg
9GD -	0-11 6u
0p=&	4k
2(	0d
2)	0d 6g c-c
2,	09 8c
2.	0h
2110/	ba
32/1	0-e 1h 2h
3997	9c
22	2d
3.1	bc
3010	ae
57	99
420	9c
23	0d c-a
3.28	0h b-e
44	ca
47/	ca
30	0m
26	cc
274	a-e bk
28.1/	0-a bo
44	cc
29	0-f 1i
3/12	1j
30	0a
2:	0b
2;	0c
2accr	0b
3dmi	3-a 4i
4va	2x 6-m
3gri	2-h 3p
3nh	4b
3rt	4r
5s	2k 3-a
3t	5-f 6f
3ust	6g
2b.a.	0-9 1b
4co	19
4en	1-c 2l
3a	2a
4ch	0-b 1l
4ng	0c 1r 3-a 5-c
3ios	2-9 3c
3o	1g
3tec	1a
2cao	1k 2c 3-m
4p	2l 4-a
5e	8f
3d	0f 1-9 5d
3ert	0-9 211 3-f
3gpa	bd
3hai	4a
4em	2-c 3o
3ity	1k
4vi	0-a 3e
3las	cl
5y	5f
4ou	3k
3o.	7c
4ll	0-g 1j 5-f 6j
4mp	0a 1-9 2b
4ng	2-h 3g 49
4ur	0a b-9
3red	0b
3u	19
4m	0-9 2-a cg
2dai	0-a 1i 2g 3-o
4n	4c
5g	0-f 210 4-h
3e	0-9 5c 6a
4gr	2l
4nt	3c
4pa	0d
4si	4l
3h	5a
3i	2g 4-c
4em	b9
5n	2b
5u	0b
4nh	6b
4pl	21s 3-m 4-h 6-i
4st	0-i bl
3oan	0-9 4c
4ng	39
4tt	1k 3-a
3rum	5h
3ung	2-b 4a
4oc	1f 2-f 3a 4-9
5n	09 2-a
2earl	3e
3con	2e
3ngi	2t 3-p
5l	3b
3xec	1d
2fach	0-h 1y
5u	0e 5-n 6h
4sh	3c
3ina	b9
5e	3o
5i	0s 1-f 3-a
4rs	b9
3ood	3f
3rom	09
2gia	69
4oi	0-v b1j
3pa	09 4-b bm cf
3rad	09
5p	3b
3uil	2f
2hami	09 7h
4ng	2-a 4l
3eal	4c
4t	0v 2-d
3igh	0-c bd
4st	3m 6-a
3nc	1d 2-9
3oa	4a
4c	1-s 2p 3-f 4q
4ld	0b c-9
4no	0-d cr
5s	2e
4sp	2-9 3f
3ygi	4t
2in	01x 2-g 4-f 6-t
4st	4b
3van	5b
2jour	2-f 3r 4-9
2ke	3a
3ha	2-p 3-a b1a ce
4i	4e
4oa	012 1-b 3-a 5-b
2lac	8a
4ud	0-a 2-a cs
5r	0d
4w	2-e 3m
3eft	0a
4ve	1-b 2p
3ich	2-9
4en	0d
4ng	0h 6-g
4te	3-d 4j
3ogi	2-b 3k
3uat	2-f 3o
2ma	1p 8-9
4gi	2m 3-b
5n	ba
4na	2d 3-i 4c
4rk	2-p 312
4th	0-a 2b 39
4y	3c 9c a-b
3ba	1d
3ech	3m 4-a
4ng	1i
3n	8a
3oi	1-i 3p 5-9
3usi	0-d 1-9 2-b 31o 5-h
2naka	5a
4m	0g
4ti	1f
3gai	6b
5n	01i 2-u 3-i
4he	0-x 213 6c
5i	1-c 3h
4on	39
4u	4b
3ha	4c
5n	0-j 2m
2of	29 6i
3n	8f b-9
2pass	0-j bm
3ham	2-a 4f
4d	1n 3-e
4uo	4a
4ys	2-h 3o
3lum	2-e 3k
3rof	0-a 2c
3syc	2-c 3e
3ubl	3b
2q.	7c
3uan	1-a 39
4y	2p 4-a c-c
2rama	59
3ens	6a
3ice	0-a 2o 4-a
3obo	3a
2sac	0-a cj
3cho	2a 5-9
4ie	0-b 2k 3-o 4m
3eco	2o 3-o
5u	4h
4ni	1-9 2c
3i	0-m 21a 4-h
3mit	5a
3o	19
4ci	4b
4uz	6b
3u	0-i 2v 4-e
2tai	2e
3ech	0-f 1b 3-b 612
3han	9c
4ie	3c
4on	4b
4pt	2d 5c
4ua	2-a 4b
3oan	3-9 4i
4ok	0r 1-e 3-9
4t	0z 1-r
3p.h	0-b 7f 89
3ran	2-9 4i
4uo	4c 5u 6-q
3tgd	5i
3uc	2h
2ueda	59
3niv	0-a 1-a 5p
3ppe	c9
3tre	0-c 7s b-b
2van	0-i 3u b-b
3ete	2-b 3q
3u	2-d 4j
2work	4d
2xep	bd
3uat	0-9 bk
2y	2-9
3ear	0s 3-f 4h c-9
2|	0b
2·	0h 2-9
2–	0q 2-b 6a
2—	0b
0shape=%	ca
7 9	ca
6&	1-b 4r 6-9
7 G	2-a 4f
8U	2b
6(	0l 2-9
7 -	0l 2-9
6)	0-y 21i 4-b 6d
7 -	0-y 21i 4-b 6d
6,	0b 2-f 4-d 6-f 8y cf
7 -	0b 2-f 4-d 6-f 8y cf
6-	4u ab c-9
7 -	4v
8D	ac
6.	01l 1-a b-r c-9
7 9	01l 1-a b-r c-9
69	0-s 211 4-i 8a 9-p b-b c13
7 9	0-c cx
8D	9-m aa cg
8G	2j 4-c
8U	0-l 1h 2f
8l	0d
7.9	0-j 1-b bg cy
9 9	0-9 1-b bp
aU	ce
al	ce
9/9	0-k 1-c bp cn
b 9	0-e 1-c b13 c-9
cU	b-f cw
99	0-j b1k c-j
a U	0-j b1k c-j
a/	bl
b U	bl
7/99	0-d 113
a 9	0-b 1t
bU	1a
79	016 2-d 4-a bg
8 D	be
9w	0h
8.99	9e
b D	9e
8/99	0-s 110 2n 9c b-9 c-b
b 9	0-a 1u
cD	9e
cU	0-a 2p
89/9	ba
b w	ba
99	0-o 2-9 6-b 91d a18
a D	9g
bY	0-k 9x az
a-	9o
b D	9o
a.	a9
a/	0-e 910
b D	99
6:	cv
7 -	co
6;	0j 6-9
7 -	0j 6-9
6X	6c
7X	0-u 11e 2v 3-t 4-1p 519 8t a-b b-9
8 D	99
9F	1c 5f
9G	0-19 112 21t 4-f 5-9 6-q
9P	0-c 1v 6-9
9S	1-i 2-h 5s 6v
9U	0j 2-u 3-d 4-l 5j 8t b-9
9l	0l b-i
9t	2r
9w	1-a br
7x	0-13 1y 2-24 34a 4-h 516 61e 7v 9-10 a-1h b-1d c-15
8 D	9n
9F	3r 4a 5-g 69
9G	0-18 19 2-w 31b 5f 6i 9-9 a-9 bi
9K	0-c 1-b 2m 311 6-a
9O	3e 4h 5-b
9P	1-l 3-k 711 8w
9S	0l 111 2-e 3a 4-15 512 6f 7-9 8-9 9-g a-b b-a c-a
9T	3e 4-f
9U	1-n 4v 6o 7l 9-f a-b b-t
9Y	9b
9l	0-12 5c 6i
9t	0-i 1l 3a
9w	0x 1m 2-r 3c 4-n 5g 6-a c-9
6x	03y 1-1r 210 3-29 433 5-14 6-q 7-j 8-k 9-n a-i
7 -	0-n 2d 6f
8D	9-9 am
8F	1-a 2m 4b
8G	027 2-c 3-12 4l b-d
8K	4u
8O	0j 2-g
8S	0h 1-g 2y 3-a 41d 5-y 6-i
8T	0-e 4n
8U	013
8Y	9e a-9
8l	0l 4-i 5c 6-e b18
8t	0m 2-j
8w	0-o 1-g 2s 4h b-i cw
6|	0g 6-9
7 -	0g 6-9
6·	0q 2-e
7 -	0q 2-e
6–	0z 2-s 6o 9-b
7 -	0i 2-r 6p
8D	0i 9-a
6—	0j 6-9
7 -	0j 6-9
1ign+=	 F D	0-k 2f
aG	3d 49 6-b
aY	0-a
8G D	0m 3-e
aS	2-9 4a
aY	2-m 3i
8K G	39
8O D	0-c
aG	6-9
8P D	7a
aY	8b
8S D	0-c 6g
aG	6-a
8U D	1d c-c
8l Y	09
6  G Y	0k 1-f 2-c 3-9 6f
8S D	016 6-t
aY	0p 6-l
8U Y	09
8l D	0b
aY	0c
79 $	0t 1-f ch
7D $	9m am
9/S	ac
7F $	2-b 3c
9/S	0-b 2l
7G $	1h 2-g 5b bd
9/9	4-b
aD	0b 2-i 4a
aS	0-i 2m
aU	0j 2-m
al	0-9
7K /D	2g
aS	2f
7P $	0-9 1b 8f
9/D	7f
aF	6h
aG	0p 6-d
aY	89
7S $	0k 6-d 9m
9/D	0-a
aG	0-d 5g 6g
aK	69
aS	2-j 39
aU	59
aw	59
7U $	0t 2b 3-n 5-j 6-l 7-c 8-h bu cq
9/D	0-g
aG	0-x 5t 6n
aS	0-f 6g ca
aU	1b
aY	0-f 7m
7Y $	0-b 9k af
9/S	9a
7l $	3-b 4-a br ck
9/S	09
7t $	0c 2-9
7w $	0-h 4-9 6j bh cb
9/D	0-p 1i 2h
aS	0-h 4b
aU	0-f 29
6( F G	0-d 4g
aS	0-9 4e
8G D	2-g 39 4a
aF	2i 3-c
aG	1i 2-e
aK	2g 3-f
aO	2a
aU	3-9
aY	0-h 2b
aw	2-p 3n
8K D	2j 3-k
8O G	3a
8S D	0-1b 616
aY	0a 2-d
8U D	2c 5-f 6-a bo
aG	3o 5-h 6-c
aK	0c 1b 6-a
aU	0-c
al	6a
8l D	0-9
al	0-r bi c9
8w G	0-e 4b
aY	0-9 cb
6) K S	2i 4-9
8Y 9	0a
8l F	0b 2-a
6, F D	0g 2a 3-e 4-b
aG	3k
aS	0f 1-9 3-9 4b
aU	0e 2b 3-b
aY	011 3-h 4-c
8G 9	0b
aD	0q 2-f
aF	0j 3-d
aK	29
aO	29
aS	1d 39 4-k
aT	2a
aU	3-n 4g
aY	2h 4-9
al	2-g 3v
aw	010 1-r
8K U	2d 3-b
al	2-9 39
8O D	017 3-k
aG	0-e 3e
aS	0f
aY	0p 3-e
8P P	0b 7g 8-d
8S D	09
aF	0-9 2f
aG	0-k 2c 3b 4c 5-f
aP	6c
aS	01a 1-f 2-o 3-9
al	0-9
aw	0c
8T l	0k 3-9
8U D	3-9 5p
aG	0-b 3d 4b
aK	0-b 2e
aP	0m 1-9 2-9 6-l 8z
aS	0-t 1c 2v
aU	1g
aY	3-b 4-9 6i
al	0-l 3c
aw	1-a 2-a 4c
8l 9	0-l bc ce
aD	5b
aF	0-f 2k
8t K	0a
aS	2a
aU	2-a
8w D	0b
aG	0-z 3f 4m
aS	49
aU	0-9
aY	0b
al	0-d 1a 2a
6- F D	0t 3-b
8G G	2e
aK	2e
aP	0c 2-k 39
aS	2-a 49
aU	2f 4-h
aY	2-c
aw	2b
8S D	0i 2-d 6-b
aF	0k 2-d
aG	0-j 5e
aS	0-g 4-9 59 69
aY	5-9 6b
6. G U	0-b 1-b 2u
8O P	7c
8U U	7n
6: S S	0s 1-a
8U 9	0-i 3m bo
aD	0x 2-c
aG	0w
aU	0t
aY	0l
al	0r b-9
8w 9	0l
aD	0s
aF	0g
aG	0q
aS	0f
aU	0b
aY	0b
al	09
6; G P	0g 2-h
aS	0-i 2c
8S S	0-t 2-d 3r 4l
6D D 9	0h a-n bd
8Y 9	99
6^ - D	2b
aF	0s 2-t
aG	215
aK	0p 2-n
aO	0k 2-f
aS	2m 6-9
aT	0c 2-c
aU	0-b 2m 89 c-i
aY	cc
aw	0b 2-o cf
6a F S	1l 3b 4-q
8G S	0h 1-g 2-j 3g
8O S	19
8S S	29
8U S	0a 2-c 3i
8w U	0-b 2g
6f G S	4c
6t G S	0-1a 212 4b
aU	0-c 2b
8S S	6-9
6| G D	0-g 2p
aS	0a 3-9
aU	0b 2-g
8S S	0-9 2-g 3b 4e
8U S	39
6· G S	0-a
8S F	2d
aw	0-g
6ở G S	49
8S S	0m 1o 2w 3-n 4-o 6-m
8U S	0b 2-a
8w S	0-m 2d
aU	011 2-10
6– 9 O	0b
8F D	3f
aS	0m
8G F	0-a
aK	2f 3-b
aO	0-j 2-c 3q
aP	2g 3-d
aS	0-a 2x 3-c
aU	0-a 3c
aY	0o 2-q
aw	09 2-9
8O S	0h
8S D	016 6-j
aF	0-l 39 6a
aS	0u 1-d 3-9
aU	2g 6-e
8U K	29
aS	0y 1-b 2-b
aU	0c
aw	0-d bc
8l S	0b
8w F	0-e
aS	0s 2-a
6— F D	0i 2-u 3b
8G D	0f 2-i
aS	3-b
aY	0-m 2h
al	0-9 29
8S S	0-d 6f
8l S	39
8t U	2e
4=	 9 D	1a
7F D	09
9S	3c 4d 6-c
7G D	0-y 1g 3c 4b
9F	0t 1-i
9K	19
9S	2-a 4b
9T	bl
7O S	3b 6-a
7S D	0-h 1a 59 6-d
9S	39 6-b
9Y	0-i 5d
7T S	0f
7U D	0-e 5c
9S	0k 6-j
9Y	0-n 1l
7w D	0-f 2b
5  Y l	0a
6- /D	c-9
9F	0-c 2-a ci
9G	0b
9S	0a
9U	69
9Y	0e c-a
9l	6-9 8b
8^	0s
5( F G	2-j 3g 49
7G F	1b
9G	01a 1-17 2k 3-j
9K	1c
7K G	2-b 39
7U G	0-l 2o 4b
9U	0-c ca
7l G	0d
9S	2i b-b
9U	0b
7w G	0e
5) 9 D	0z b-f
9Y	0m b-b
7O U	0-c
7S F	0b 6-a
9K	0f 6-c
9l	0e 6-c
7U G	5c
7l G	0a 5j 6-d
9U	0-d 3k
9l	0-a
7w G	0m
5, 9 D	bd
9l	0-a b-c cv
7F G	0-f 4h
9S	0l 6-9
9l	2m 4-9
7G G	1-c 4f
9K	2c
9O	0g 3-9
9P	0-n 1a 2-i 3i 4c
9U	0i 2-b
7K G	2z 3-f 4-a
9U	2d 3-b
7P P	7-n 811
9S	0-f 6-d 71a
9U	01a 1-9 7-1d 8r
7S G	0-i 1-a 2-e 39 5f 6f
9P	0f
9S	0p 5-u
9T	29
7U F	0k
9G	0v 29 4p 7-f 8-a b-i
9K	0-h 2k
9S	09 3-d 6c
9U	0i 1-a 6d b-d
9Y	0i 5-9 bb c-9
9t	0-c 3j
7l 9	0e
9D	0-b b9
9G	0c
9O	0d b-a
9S	0p
9l	0p b-i
9w	09
7t G	2e
7w G	4a
9S	09 3b 4b b-b c-b
5- F G	0-9
9S	0-b 49
7G G	1-p 3g
9S	2k 4-g
9U	1-i
7O G	4i
9K	3-k 4r
9S	0-f 3-c 619
7P S	0p 6n 7-t 8-9
7S S	0-i 5-g 6m
7U D	b9
9G	0m c-9
9S	7r b-f
7l S	0-c
7w G	0-b 4d
5. F G	0-9 2y 3-d 4-a
7K G	2-l 3l
7P O	89
7U U	7-9 8r
5: 9 U	cl
7D 9	a-d cg
7F D	0c
7G D	0o 2-m 3a
9U	0h 2-n
9Y	3-f 4f
9w	0-j 2c
7S D	0-c 2-a 6j
9S	5h
9U	6-9
9Y	09 1c 4-9
7U D	5b
9U	0-a 1h
9w	b9
7w D	0-d 29
9U	0d
5; O S	19 3g 4-b
7P S	7a
7l S	0-9
5^ 9 /S	19
9^	1d
7D ^	9i am
7F ^	09 1d 4-a
7G /D	29
aO	0-h 29
aP	0-f 5f
aS	0e
aU	0-9 2g
aY	0a 2-a
9^	09
7O /S	3b
9^	0g
7P /S	6-b 7n
7S /D	69
aO	0a 2-a
aS	0-p 3p
aY	2-a
al	0h
9^	0c 2d 4a 5-9
7U /F	5a 6c
aG	0d 2-9
aS	6-s 7o
aU	6-e
aY	0f 3o b-d
9^	1u 7-9 b-9
7Y ^	99 ac
7w /S	09 2c 6-b
9^	1h
5a S G	0e 6-d
9K	9b
9U	09 6-e 9f
9w	0q 5-9
7U w	09
5| P S	7b
7U S	7c
7l S	0-b
5· U G	0-e cc
9S	bg
5– D K	0a a-g
7F 9	0k 3-a
9G	0m 3-9
9S	0-c 4-l 61f
7G S	0e 2-f
7O 9	0c
9G	0g
7P S	0-a 7g
7S G	0c
9S	5a
7U G	0-c 3p 5-b bc
9K	0g
9S	0-c 3-c 612
7l S	b9
9U	09
7w l	09
0t $	0c 2-9
2G	2e
2K	0d 1c 3-a
2S	0-9
2U $	0f c-j
4l	0-b 3g
1=BF	0-3 1-3 2-2k 3-2z 48m 5n 6-1e 7-b 8-s 9-1 a-i b4 c-q
3G	01d 1-2s 28t 30 4-2f 5-6 6-1u 7-6 8-a 92 a-d b-7 c-e
3M	0-2k 1-f 2-i 3-a 4-f 5-g 6-o 7-5 8-g 9p a-a b-1b c6j
3P	0-27 1-9 2-c 3-8 4-9 5-f 6-j 7-t 85b 9j a-7 b-9 c-g
3S	0-l 1-i 2-13 31 4-s 5-1o 67t 7-1 8-h 9-2 a-a b-c c-h
3X	0q 1t 2-1g 3c 4-h 5j 6-v 7-8 8-a 9-2u a48 b3 c-p
2IF	0l 13 2-24 3-2o 46t 5-5 6-16 7-a 8-k 92 a-k b8 c-n
3G	02k 1-21 28m 31e 4-3g 5m 6-2x 7-9 8-e 9e a-i b-3 c-q
3M	0-1s 1-l 2-h 3-g 4-f 59 6-l 7-7 8-d 9-f a-d b-p c53
3P	0-1u 1b 2-9 3-2 4-9 5-g 6-b 7-i 83v 9n a-b b-b c-c
3S	0b 1s 2-1p 30 4-27 5-2i 68u 7g 8-1o 9-b a-1n b-q c-z
3X	0y 11p 2-1m 3c 4-p 5q 6-1h 7-g 8-i 9-37 a3y b-5 c-18
2O	03d 131 2-58 33y 4-3w 52n 6-5n 72u 8-3a 93h a-2y b42 c-4d
2^	01h 1q 2-q 3a 4-n 5q 6-11 7-e 8-9 91e a-13 b-b c-8
0under=degree	0-p 1e 2r
6field	3d 6-9
6nganh	3m 4c 6-9
b hinh	011 3-a 4-m
6school	5c
6ten truong	7d
6van bang	0d 19 2d
0w $	0-h 4-9 6j bh cb
2/D	0-i 1f 2f
3S	0-9 4f 6-b
3U	0-b 1c 2d
29	0j
2D	3-9 4-b 5o
2F	2c
2G	0-b 1-b 2-h 3p 413 6-9
3 /w	0-i 29
4D	2a
2K	2a 3-b 4-c 5r
2S	1-h 3i 4g
3 $	0q 5-9
2U	015 2-q 3-b 4-d 6j
3 Y	09
2Y	0a 4-e cc
2^	1h
2w	0f
1=&	4k
2(	0d
3 -	0d
2)	0d 6g c-c
3 -	0d 6g c-c
2,	09 8c
3 -	09 8c
2- -	69
2.	0h
3 9	0h
2110/110	ba
9 w	ba
32/12	0-e 1h 2h
7 9	1e
8U	2j
22	2d
3 9	b9
4U	2c
3.1	bc
5 9	bf c-c
6l	cc
3010	9-c ah
6 Y	9-e ah
58 Y	9a
420	9d a-a
6 D	9d a-c
23	0d c-a
3 l	0g c-a
3.28/4	0h b-e
8 U	0h b-e
44	ca
5 9	ca
47/4.0	ca
9 U	ca
30	0m
26	cc
3 9	cc
274	a-e bk
28.1/10	0-a bo
8 9	0-a bo
44	cc
5 U	cc
29	0-f 1i
3/12	1j
6 9	1g
30	0a
2:	0b
3 -	0c
2;	0c
3 -	0c
2accredited	0b
c w	0b
3dministration	3-a 4i
g F	49
4vanced	2x 6-m
a S	2y 6-m
3griculture	2-h 3p
d G	2-a 3i
3nh	4b
3rt	4r
5 U	4r 6-a
5s	2k 3-a
6 G	2h 3-a
3t	5-f 6f
4 -	0-d 6g
5S	0e 5-d
2b.a.	0-9 1b
6 G	0-9 1b
4com	19
4eng.	1-d 2l
8 G	1-d 2l
3a	2a
4 G	2a
4chelor	0-b 1l
a G	0-a 1h
4ng	0c 1r 3-a 5-c
6 G	1b
7S	0-9 1o 5-b
7w	0n
3iostatistics	2-9 3c
f G	39
3o	1g
4 U	1g
2cao	1k 2c 3-m
5 G	2f 3-b
6S	1m 3-b
4p	2l 4-a
5 G	0-l 2w
6w	0h 2-a
5e	8f
3d	0f 1-9 5d
4 S	0h
3ertificate	0-9 211 3-f
d G	2o 3-e
eU	2d
3gpa	bd
6 U	bd
3hain	4a
7 G	2c
4emistry	2-c 3n
b F	3c
cG	2-a 3c
3ity	1k
6 U	1i
4vil	0-a 3e
7 F	0-b 3b
3lass	cl
7 U	cl
4oud	3k
3o.	7c
5 O	7c
4llege	0-g 1j 5-f 6j
9 S	0-f 1j 5-f 6j
4mpleted	0k
b U	0c
6uter	0-9 2c
a G	2b 3-9
4ng	2-h 3g 49
6 G	2-e 3b
4ursework	0a b-9
c l	0a b-9
3redits	0b
3u	19
4m	0-9 2-a cg
5 l	0-j cg
2dai	0-a 1i 2g 3-o
5 G	2g 3-a
6S	0-9 1m 3-e
4n	4c
5 G	4a
5g	0-f 210 4-h
6 G	2f
7S	0-f 2l 4-a 69
3e	0-9 5c 6a
4 S	6a
5l	5b
4gree	2l
8 G	0-i 2l
9U	0j
4ntal	3c
8 U	39
4partment	0d
c O	0d
4sign	4l
8 G	49
3h	5a
3i	2g 4-c
4 F	29
4em	b9
6 l	b9
5n	2b
6 G	2f
5u	0b
6 T	0b
4nh	6b
4ploma	21s 3-m 4-h 6-i
9 G	2s 3-h 4-b
aS	2k 6-f
4stinction	0-j bm
d l	0-j bm
3oanh	0-9 4c
4ng	39
4ttorato	1k 3-a
b F	19
cw	1a
3ung	2-9 4a
4oc	1f 2-f 3a 4-9
6 G	2-e 3h
7T	1b 3-a
5ng	09 2-a
7 S	4a
8T	0e 4-c
2early	3e
7 F	3a
3conomics	2e
b G	2-9 3c
cK	2p 3-m
3lectrical	3a
c G	39
3ngineering	2t 3-p
d F	2c 3-b 49
eG	3-c
eK	2b 4-9
5lish	3b
3xecutive	1d
b t	1c
2fachhochschulreife	0-h 111
k U	0-h 111
5ulty	0e 5-n 6h
9 S	0e 5-n 6h
4shion	3c
3inal	b9
7 l	b9
5e	3o
6 U	3p
5ished	0s 1-f 3-a
a U	0h 1-b
4rst	b9
7 U	be
3ood	3f
6 O	3a
3rom	09
2gia	69
4oi	0-v b1j
6 U	0-j b12
7l	0-b bi
3pa	09 4-b bm cf
5 U	09 4-b bm cf
3rade	09
7 U	0d
5phic	3b
3uilds	2f
2hamilton	09 7h
a U	7h
4ng	2-a 4l
6 G	2-a 4g
3ealth	4c
4t	0v 2-d
5 U	0b
6w	09
3igh	0-b bd
6 l	0-b bd
4story	3m 6-a
3nc	1d 2-9
3oa	4a
4c	1-s 2p 3-f 4q
5 F	0d 3-b
6G	0-e 2g
6S	1-i 2f
6w	0-9 4r
4ld	0b c-9
6 l	0b c-9
4nours	0-d cr
9 U	cc
al	0-d cf
5s	2e
6 U	2e
4spitality	2-9 3f
d G	39
3ygiene	4t
9 G	4a
aU	4i
2in	01x 2-g 4-f 6-t
4 G	0o 4-c
5S	0r 6-n
4stallation	4b
3vanova	5b
2journalism	2-f 3r 4-9
c G	2-a 3f
2ke	3a
3ha	2-p 3-a b1a ce
5 U	0-j bw
4i	4e
4oa	012 1-b 3-a 5-b
6 F	0d
7U	0d
3y G	0-9
2lac	8a
5 U	8a
4ude	0-a 2-a cs
7 l	0-o cs
5rea	0d
8 G	0g 1-c
4w	2-e 3m
5 F	3a
6G	2-c 3d
3eft	0a
6 l	0a
4vel	2h
7 U	29
3ich	2-9
4en	0d
4terature	3-d 4j
c F	4b
3ogistics	2-b 3k
b G	2-b 3d
3uat	2-f 3o
6 F	39
7G	2-a 3c
2ma	1p 8-9
4 P	1m 8-9
4gistrale	2m 3-b
c G	2g 3-b
5na	ba
7 l	ba
4nagement	2d 3-i 4c
c G	3-c
4rketing	2-p 312
b G	2-d 3f
4thematics	3a
d F	2e
4y	3c 9c a-b
5 D	9c a-a
6w	3a
3ba	1d
5 t	2h
3echatronics	3j 4-a
e F	3a
fG	39
4ng	1i
3n	8a
4 P	8a
3oi	1-i 3p 5-9
5 S	1-i 3o 5-9
3usic	0-d 1-9 2-b 31o 5-h
7 U	0-e 1-9 31l 5-h
2nakamura	5a
4m	0g
5 D	9-e
4tional	1f
a U	1h
3gai	6b
6 S	69
5n	3-c 4d
6 O	3-c 4d
6h	01i 2-u 4-9
7 G	0m 2-d
8S	0o 2-h
4he	0-x 213 6c
6 G	0-l 2o
7S	0-b 2e
7U	6d
5iep	1-c 3h
8 G	09 1-c 3h 4-a
4on	39
4u	4b
3ha	4c
5n	0-j 2m
6 G	0-i 2p
2of	29 6i
4 G	0-j 2p
5S	2-g 6l
3n	8f b-9
4 U	8b
5l	0a b-9
2pass	0-j bm
6 l	0-j bm
3ham	2-a 4f
4d	1n 3-e
4uong	4a
4ysiotherapy	2-h 3o
f G	2-f 3i
3lumbing	2-e 3k
a G	2-c 3e
3rofessionnelle	0-a 2c
h G	0-a 2c
3sychology	2-c 3e
c G	2-b 3c
3ublic	3b
2q.	7c
4 U	7c
3uan	1-a 3a
4y	2p 4-a c-c
5 G	0-b 2q 4-a
6l	0d c-b
2ramaswamy	59
3ensburg	6a
3icerca	0-a 2o 4-a
9 F	2d
3obotics	3a
a O	3a
2sac	0-a cj
5 w	0-a cj
3chool	2a 5-9
8 G	2d
9S	0a 5-9
4ience	0-b 2k 3-n 4l
9 G	2s 3-i
aU	4i
3econd U	b9
9l	ca
8ary	2o 3-m
b G	2n 3-m
5urity	4h
4nior	1-9 2c
8 U	1-9 2c
3i	0-m 21a 4-h
4 G	0-i 2t
5T	29
3mith-rowe	5a
3o	19
4cial	3c
6ology	4b
4uza	6b
3tatistics	3b
3u	0-i 2v 4-e
4 G	0-l 2q
2tai	2e
3b l	ca
3ech	6x
6 U	6s
6nician	1e
c t	1e
7ology	4a
3hang	9c
7 D	9c
4iet	3c
4ong	4b
7 l	09
4pt	2d 5c
6 G	2c 5a
4uat	2-a 4b
3oan	3-9 4i
4ok	0r 1-e 3-9
6 U	0d
4t	0z 1-r
5 G	010 1-v
3p.hcm	0-b 7f 89
8 P	0-9 7f 89
9S	6a
3rang	2-9 4i
7 w	4g
4uong	4c 5u 6-q
8 S	4a 5u 6-q
3tgdtx	5i
8 U	5i
3u S	0a
4c	2h
5 U	2h
2ueda	59
3niversity	6c
c S	59
3pper	c9
7 U	c9
3trecht	0-c 7s b-b
9 U	0-c 7s b-b
2van	0-i 3u b-b
5 w	0-j 3v
3eterinary	2-b 3q
c U	3i
3u	2-d 4j
4 G	2-b 4h
2with	0-e bg
6 l	0-e bg
3ork	4d
2xay F	3-9 6a
3ep	bd
5 l	0-h bk
6w	0d
3uat	0-9 bk
6 w	0-9 bk
2y	2-9
3ear	0c
6 l	0c
6s	0g 3-f 4h
7 F	4b
8U	0i
2|	0b
3 -	0b
2·	0h 2-9
3 -	0h 2-9
2–	0q 2-b 6a
3 -	2-a 6b
4D	0i
2—	0b
3 -	0c
`;
