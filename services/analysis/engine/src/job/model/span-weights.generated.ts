// Written by `npm run train:posts`; not edited by hand.
export const spanWeights = `O BH IH BS IS BL IL BD ID BC IC BY IY BX IX
0-	1-9 3-11 4w 5a 6x 8d a-i b-e c-8 d-m ei
0a=^	0a 1-d 3l 6-d 7q 8-h 9c a-l b-w c-8 dr
30	0w 1m 2-s 3n 4-q 5e 6-g 7i 8-k 9m a-q bi c-o dw e-14
31	0-m 1-u 2h 3c 4l 5-m 6p 9-g cp d-j
32	0-b 39 6-c 7b 8-j 99 c-d dp
33	16 3-c 4-e 5n 79 a-d b-m c8 d-7 eh
34	07 1-6 2d 3-b 4p 5-j 6-7 7-9 8i 9-9 ak b-10 el
2ability	0-e 1j 3n 5a d-6 e-b
90	0g 4-a
91	0-j 16 3s 4-a
92	0-r 17 27 4f
93	16 3-f 48
94	0b 3e e-6
4le	0-b 29 3k 49 a-c c-7 db e7
60	0j 4-8
61	06 4-8 dd
62	0-l 1d 37 ec
63	0-12 1a 2d d8 e8
64	0n 1-j 27 3b 4l a-9 d-6 e-c
2background	0-a 2-9 4-7 8b b7 cp
c0	87
c1	0-8 19 87
c2	0-6 27 87
c3	0g 7-7
c4	0-8 1-6 8-9 b8 cq
3iết	0-w 1q 3d 49 5d 6v 7-6 8-a 9-a a-g c-a d-9
60	0-k 1v 2-b 39 4-6 5b
61	1-g 2f 46 6e
62	0-7 1c 6c
63	4b
64	a-7 eg
3ằng	0h 2-8 3-6 4-9 5-b 6-9 7d 8a e8
60	5-b 77 e7
61	06 2-8 6-9 86 ee
64	0e 27 e-d
2certificate	07 1-e 3-6 4-8 9a ba e8
d0	e7
d1	1-a 98 e7
d2	08 2-6
d3	09
d4	2a a-7 bb
cion	0-x a14
f0	0-7 a9
f1	0-a aa
9ed	0c 1-9
3hỉ	1-s 2-u 38 4-b 8-7 9u a17
50	0-b 1-c 2-7 9g al
51	2-7 98 ad
52	06 2-6 a7
53	0-9 3b a6
54	0n 1-7 2-6 96
4ứng	1-6 ai
70	0-9 ai
3ó	07 1-c 2-z 3-h 7-7 8-a 9l ah c-7 d12 ea
40	0-a 2-9 4-g 9s c-7 ea
41	0-p 3-8 4o aa c6 e6
42	0-j 48 ab
43	08 4-a a8 da e-7
44	01i 1-d 2-c 3-7 a-8 b-7 c-c dk
2degree	0z 1-c 2-11 3-i 4-d 86 9e ap e-7
80	09 9b
81	06 1-c 77 a7
82	0k 2-9
83	0j 1-g
84	0-j 1k 2-k 3-9 7-7 ap b7 c7
2excellent	0-8 1-a 2-9 312 4-f e6
b0	0-c 3j 4-8
b1	26 3-9 4b
b3	36 4-7
b4	1-6 2-7 3o 4-9
4perience	09 2-9 4b 5-6 7c 8n b9 c-f d-c e-h
c0	0h 2-b 3-6 bc
c1	0m 1-6 27 4-6 7-8 88 b-7
c2	0-e 19 7a b9 c-9
c3	0-o 1a 28 3-6 8a
c4	09 1-8 2-b 3m 4b 79 c-6 d-6 e-9
cd	06 19 3-7 4-a
d1	0-6 19
d4	09 19 3-6 4-9
cs	19
d1	0-6 17
d2	0-6 27
d4	0d 2-9
7t	0a 19 2-7
82	0-8 18
83	17
84	0j 1-8
8ise	2g
b1	07
b2	06 1-7
b3	0-6 18
b4	0-a 2f
2fluent	0b 1-6 2-6 5a
84	08
2good	0-b 3o 4-d 57 a-9 d9
60	0-n 1h 3-7 ef
61	0-c 2r 4-e
62	0b 2-6
63	2-7 3h 4-b
64	0a 2-8 37 49
2hiểu	2i 4a
60	19 2-a
61	1-7
62	0-6
64	1-7 2g
2including	0f 1f 2-m 4-b eg
b0	1c 2-b 36
b1	0-9 28
b2	0-k 17 2e
b3	0d 2-c
b4	0z 1-9 2-l ea
4terest	0-8 2j
a2	0-6
a3	0-c 2e
a4	06 26
2khả	0m 3-6 4-8
50	0m 3-6 4-8
3inh	1-m 2q 8a a-8 cm d-6 e-e
60	0-a 1-d 2d co e-8
61	1-9 2c 89
62	08
63	0f 2-9
64	0-9 26
4ến	0-a 1-8 2-9 8s
60	2-6 88
61	0-6 8a
62	0-7 8a
3nowledge	0-c 1p 2f 37 4g a-8 c-6 d-7 e-a
b0	0q 1-a 2-9
b1	0-a 1s 2-b
b2	1-c 2d 38
b3	0-13 1s 2r 3-c
b4	0b 1-9 3b 4g
3ỹ	0p 1-j
40	1-6 28 3-6
41	1-7
44	0a
2like	1b 4c e-6
60	0-a 17 48
61	19
62	07 1-b
63	1-9 26
64	1e 3-6
2mềm	18 26
50	0-f 19 2a
51	0-6
52	0c 2-c
53	08 1-8
2nghiệm	0c 1b 2o 3-g 4-s 8-a 9-6 a-b bd ce e7
80	1j 2-6 4-7 be
81	1-b 2l b-d cg
82	0g 1-f b8
84	1f 3-7 4-b ek
7p	2q 3-d 4-j 711 8g c-a e-i
80	0-k 2-b 7r 8e
81	0-a 76 8e
82	0j
83	8f
84	0c 1a 2x 4-8 8-l
4ành	17 2m 3-8 b6 d-6 e-c
70	0-f 1f 28
71	1-9 2k
73	0-6 17
74	0k 1-7
3ăng	1-h 2i 3a 4v 7-6 8-9 a-7 c-7 e6
60	0-l 16 3a
61	0-f 1-e 2j 4h
62	3a
63	0g
64	0l 4e
2passion	0-j 16 2c 49
91	0-7 17
92	28
93	0-a 28
9ate	09 1-a 2-f 3-7 4u
c0	4c
c1	0-9 4e
c2	0-b 4g
c3	0-e 4i
c4	01c 1-6 2-7 4-u
3hần	06 1-7 2b
60	06
64	1-6 2a
3roficiency	1-b 5c 6d
d2	0-9 26
d3	0a 1-c
d4	0-9 5d 6d
bt1	0-6 16
c4	07
2skill	0-m 4j
71	0-6 36
74	0-b 4g
7s	08 2-j 3k 5b a-6 d-6 e-9
80	0p 1-7 2-6 4-c 77
81	4-8 87
82	1-6 29 38 4-b
83	2-c 39
84	0-j 16 37 4q
3trong	2b 4j e-9
80	0-d 1c 3g 4-6
81	0-j 17 26 4f
82	06
83	09 1-9 36
84	0e 1-7 3-d 4g
3uch	0e 119 2-o 3-7 4-9
60	0e
62	18
63	1a 2-9
64	1r 4-6
2thành	0q 1-b 2-g ed
70	0f 2-a e6
71	e7
74	0b
4ạo	1f 2r 3-9 4-d
60	1a 2-a
62	1-6 27
64	0-7 1d 2p 3-6 4-9
4ần	2-9 36 4-6 ee
61	0-8 4c
62	0m 4-j
64	ec
4ức	1-7
60	2-7
62	26
63	26
3inh	06
60	06
3ốt	0-6 1-7 2-o 4g 8f c-8 dc ek
50	1-d 8h da e-b
51	0-6 2-a 4i e8
52	0-g 16 49 e7
53	0-e 46 ea
54	0q 4-l e6
2understanding	06 17 2e
f0	0c 2-6
f1	0-a 1j
f2	07 1-6
f3	0-8 17
f4	1-b 2f
3sing	0-a 11f 2-i 4-9
70	0-h 1x 2-c
71	09
72	16
74	1a
2về	0-9 1e 27 4-a cn e-9
40	06 1d 2-c
43	0-a 2e
44	0-9 co
2with	1-k 3-s 4e 5-d 6b 7-7 a9 ba ek
60	0-n 2-l 3a 4i 9-7 bl df
61	0-b 1b 5-7 a-9 cc e8
62	0d 1-p 210 4-f
63	09 1b 3-h 4-6 86 a6 e9
64	0d 1-d 2-e 3-c 4h 6d 8-7 9c ae
0b	01g 111 2-p 4-n 6-6 7g 9g b-g c-q d-6 e-s
0g+=!	2b
3&	0-m 1m 2j 4-a
3'	c9
3(	0-v 1-k 2e 4-7 8k 9e d-8 ep
3)	014 1x 2-l 3-7 4-c 86 99 a7 e-y
3,	0-1q 2n 3h 41a 5-6 7-c 8-f 9b a-6 b-o c-u dn e14
3-	06 31d 4-q 5-8 8-6 9-6 a-7 c-8 dy e-r
3.	0z 1-a 413 5-7 8-g a-i b-9 c8 d-7
3/	0-g 1x 2-9 3-9 4-g 714 87 99 b-e c-a d-f e7
3:	01w 1-d 4-b 7-6 d-7 e-f
3;	0b 1l 2-i 38 4-l 56
3?	0j 2-a 48 e-f
3_	1-q 2-d 3-1b 5u 76 87 9-b as bx ct d-p
3|	07
3–	d7
3…	1b 2-9
1-=%	0-f db e8
3&	0-a 1h 2c
3'	e6
3(	01h 1x 2-10 3-b 4-b 7-d 98 a7 d-d e-l
3)	0a 1-b 2-d a9 c-9 db
3+	a6
3,	014 12t 2-3h 332 4-31 5e 6-e 7l 8-b 91f a-16 c-y d2h e-2g
3-	0-9 1-23 22o 3-11 41u 7-7 9-6 a-7 b-c d-s ex
3.	0b b-7
3/	0-i 1f 4-e 6-6 71b 8a 96 c-h d-n e6
3:	0-w 1b 2-d 5c 79 be dn e-a
3@	08
3_	0-g 1-x 21d 3-1l 41t 5-t 6q 7-14 87 9-11 a16 b-7 c14 d-1i e19
3|	07
3£	07
3–	0g 1-c 2d d-a e6
3€	06
0m+1=$	014 18 3-6 4m 5-7 7-g 9-o b-n c-6 d-6 eg
4B-cert	0e
6deg	01g 1-h 2-k 3-h 4-e 71s 87 a-a d-e e-c
6hard	01w 1l 2x 3-18 5-g 7-a 9b a-a b-a c8 d-d e-w
6lang	01k 1-g 2-9 46 5b 9-6 d-7 e-b
6soft	0a 1-9 26 31s 4n 5a 7-b 8-a 9-a a-b b-7 c-b d-q e-m
6term	0w 1k 3-d 4-h 9g b-6 c-9 df e-r
7ool	011 1s 3-8 4-9 a-7 c-6 d-7 e-a
4I-cert	0-9 1-d 2-b 9f ai e7
6hard	034 1-1h 2-1f 3-8 5-8 ac b-6 c-9 eb
6lang	0a 1-b 5k
6soft	02v 1i 2-s 3-v 4-j 5-8 7-b 8-a 9-8 a-a b-6 c-9 dk
6tool	018 1-11 2i
1-1=B-cert	2-8 9f
6deg	014 1-9 2-n 3-7 4-f 5-6 79 8y c-6 e-g
6hard	01h 11d 2-1d 3-i 5-b 6-c 7-9 89 9-e a18 c-f e-g
6lang	01l 1-l 2-n 3-e 5e 61c 9-7 a-c d-7 e-h
6soft	01y 1-9 31j 4-1i 7-7 8-a 9-6 a-b c-8 d-a e7
6term	01d 1j 4-k 5-d 6-7 8-c ai b-7 c-d d-g
7ool	01g 12f 2-1h 3-9 4-d 8-7 9-6 a-b d-7 e-e
4I-cert	0g 1-8 2-e af
6hard	01o 1q 2-19 3-7 4-a 5-7 6-6 88 9-a bj c-d d-a
6lang	0y 2-7 3-8 68 e-7
6soft	01c 111 2-k 32f 4-2i 5-6 7-b 8-f 9-8 a-g b-7 c-f dl
6tool	0x 1v 2-14
4^	0w 1m 2-s 3n 4-q 5e 6-g 7i 8-k 9m a-q bi c-o dw e-14
1=-	01x 2-n 3-f 4-r 5-p 7-z 8-9 9-k bs cv dx
2B-cert	0-7 1-g 2-6 91c a-8
4deg	1-15 2-o 3-i 4-k 5-7 73b 818 a-6 d-b e-i
4hard	0o 12i 2-c 4-n 5-l 6-c 8-b a8 b-a c-e d-b e-9
4lang	0a 1-15 2-d 3-8 526 7-6 87 d-a e-8
4soft	1c 2-16 32z 4-e 5-8 6-6 7-a 8-8 9-8 a-8 c-6 dk e-l
4term	1w 2-8 3-x 4-l 5c 6-c 8-c 918 a8 b-8
5ool	0n 12x 2-x 3-e 4-c 5-8 7-7 9-a a-8 d-9 e-c
2I-cert	0-9 1-9 2-g az ee
4hard	0-z 1-10 22r 3-s 4h 5-9 6-8 7-b 87 9-b ah b-6 c-9 d-8 ek
4lang	09 1-c 2-a 61b e-7
4soft	0-n 1-g 2i 3c 427 5-7 6-6 7-a 8-d 9-8 a-d b-6 c-b d-h em
4tool	0-d 17 219 4-6
1g=B-cert/	9b
9_	0-8 1-f 911 a-6
5deg(	09 7-9 86
8,	78 8-6
8-	26
8/	0-i 7k 8h
8_	07 1-t 2-r 3-f 4-i 5-6 72o 8t d-9 e-g
5hard&	06
9(	0-k 112 2-9
9,	019 1-7 2-6 3-7 4-7 87 d-7
9.	0-7 19
9/	18 2-c 79 e9
9:	17
9_	0-a 117 2m 38 4-b 5-h 6-9 7-6 8-g 97 ag b-7 c-a e-a
5lang,	5b
9_	0b 1-13 2-c 3-7 51r 69 88 d-9 e-7
5soft,	1c 2-6 3t 4-x dh e-8
9/	0-6 39
9_	2-z 322 4l 5-7 7-8 8-6 9-7 a-7 e-d
5term&	19 2-7
9(	0-k 1h 2-6 9a
9,	0x 1-p 2-d 9o a-a
9-	08 1-6
9/	0-8 2-6 7a ee
9:	0-c 17 5b
9_	113 2m 3-p 4-g 6-9 8-9 98 ak b-6 c-6 e-a
6ool,	1c
9/	06
9:	0-8 1d
9_	0y 11r 2-l 3-c 4-a 5-7 7-6 9-8 a-6 d-7 e-a
3I-cert_	0-9 1-9 2-g az ee
5hard&	26
9-	0-f 1-c 2t 48
9/	0-i 1-6 2u
9_	1-e 2w 3-o 4a 5-8 6-7 7-9 88 9-a ak c-8 d-6 en
5lang_	09 1-c 2-a 61b e-7
5soft-	0-f 2-d 411
9_	0-8 1-f 2v 3g 415 5-7 6-6 7-a 8-d 9-8 a-d b-6 c-a d-g eo
5tool-	1-8 2c
9_	0-j 1d 2x
1r=-A	0a 1-9 2-7 38 4i e7
4C	07 1d 2a 37 4-6 5-8 6-7 7-9 8-8 a7 b-9 c-a eb
4D	0g 1c 2e 3-l 4-n 5-7 6-6 7-8 9-7 ad b-6 c-7 dc ed
4F	1-6 5-7 6-6 9-7 a-7 b6 cn eb
4L	0p 1-6 d7
4O	59 6a 7-6 b-6 c-6 e6
4P	0o 18 2-m 5a 67 7-7 a-a ca d-c e-f
4R	0-a 1-8 2-f 3-7 4-g 5-h 87 97 b1b cr dh e-z
3B-certP	0-6 1-7 9l
9R	1-a 9t
5degA	0-a 7c
8C	7a
8O	0-8 79
8P	96
8R	0o 1-y 2-n 3-g 4-k 5-7 724 81c 9-8 a-7 d-9 e-g
5hardC	0i 18 2-d 3-7
9D	06 2-o 4e 78
9F	19
9O	0d
9P	0-j 1w 3-6 4-6 5-6 87 99
9R	11a 2s 3e 4-o 5-c 6-9 7-9 8-f b-6 c-a
5langA	0b 5-a
9C	0c 5-6
9F	0d 5-9
9O	5-a
9P	0-d 1-a 5x
9R	0-i 1-p 2-a 3-6 529 d-7
5softC	38 4-8
9D	0-m 1o 3b 4-6
9F	0-c 3b e6
9O	46
9R	0p 1-6 2-10 326 5-8 6-6 7-9 8-7 9-7 a-8 c-6 dn e-q
5termC	0l 1-d 2-7
9D	0h 1f 2-k
9F	1b e-7
9O	27
9P	0-d 2r 9l a-e e-8
9R	0-q 1q 2-d 3-n 4-g 5c 6-9 7-8 8-9 9m an b-6 d8 em
6oolC	0d 1-6
9D	0m 1-c 2-7
9F	0-o 1z 2-6
9P	0-b 1r
9R	0l 11s 2-a 3-c 4-a 7-6 9-7 a-6 d-7 e-9
3I-certP	0-6 2-6 ah
9R	0-9 2-8 aj ec
5hardC	0-11 1i 2l
9D	0-l 1-h 2t 4f 89 e-6
9F	06 1-8 29
9P	1-c 4-g ak e9
9R	0c 1-h 2x 3-l 4q 5-6 7-8 8-b 9-7 c-7 en
5langF	09 6-6
9O	07
9P	6g
9R	1-8 2-7 617
5softC	0-m 4r
9D	2-6
9F	0-d 49
9R	1-e 2r 3g 413 5-7 6-6 7-a 8-d 9-7 a-c b-6 c-a d-g eg
5toolC	07 2-6
9D	0-d 17 27
9P	29
9R	2v
0p4=0	09 e-6
40	0-d ee
50	09
42	bb
43	b-6 c9
31	08 1-6 a6 bk d-8 e-a
42	8e e-6
50	07
44	0-7 e6
4702	26
48	0-n dj e8
32	1-8 a6 bi cd e-i
4+	b8
40	e7
521	09
42	0-7
33	08 8a a8 d-6 e-e
4+	0-6 bc
40	0-8 eh
45	e6
465	29
48	e7
34	0-9 8d
4+	b7
40	ea
45	b-6 ef
35	0-h b-6 cj e9
4+	b6
40	0-b eh
50	07
36	0-9 2-6 bl c7
4.5	68
40	dc
37	0-b e7
400	0-6
38	0a
4h	0-6 e6
390	09 e-8
3a	011 1-n 2j 3-l 4d 9-7 ba d-k
4bil	0n 3-a
5le	0j 3-7
5ou	0e e-7
4cad	0-k 16 29 3b
5co	16 2d
5hi	0a
5ou	1-6 2a
5qu	0-6 29
5ro	48
5t	49
6i	0-d 37 4-7 ec
4dap	39
5ju	0-6
5mi	1-8
5op	08
5s	0-6 27
5va	09 49
6i	08
4est	0-6 2b
4fri	0-e 5a
5te	07
4gil	0-q 1y
4i	08 1-8
5d	0-8 2-8 al
5rs	0-7
4ler	0-c 39
5l	0m 1-7
6e	0-i 1a ec
6o	09
5on	08
5so	0c
5um	0-6 18
5wa	37
4m	0-6 29 e6
5az	0a 1-6
5bi	0-a 3a
5pl	0-8 19
4n	0m 1-f a7 d-8 ea
5al	0-l 1e 3k 4-7
5d	01z 1-v 2-9 3-f d-b ec
6r	17
5gu	0-e 1h
5h	0a 1-e 5c 6n
5si	16
5ti	0-a 1f
5y	1-6
4p	28
5ac	06 2-6
5is	0-p 1j 29
5p	08
6l	0r 4-6
6r	0t 1-6 2-a
4rch	28
5e	016 1-6 2-6 3-7 4-6 e-6
6n	07 2-6
5ou	07 46
5ti	46
4s	0w 1-9 2-6 86
5k	38
5si	0f 1-7 2-6
6u	39 4-6
4t	0f 1-8 2-8 4-e 6a a9 d-7 eb
5ti	08
4udi	1b
5th	0-7
6o	1p 2-6 3-6
4war	0-9 4c
5s	0-8 18
4zur	0-g 1p
3b	1-b 28 a8
4.sc	7b
5te	77
41	68
42	e7
4a	7-7 8f
5ch	06
6k	0r 1-r 2-8 86 d8
5la	18
5n	08 2f 4-8 d-6
6g	0g d9
5o	1e 2-7 aa e-7
5se	1-6
6i	aa
5tc	17
5y	26
4e	0k 1-7 3-7 4-6 77
5am	0-b 1c
5fo	0h 2-8
5ha	0-6 1c
5in	0e
5nc	1c
6e	08
5p	0-7 28
5rl	06
5st	0a 1-9
5tt	47
5ve	28
4i	27
5a	0-7 1a
5ds	0-6 1a
5en	0-6
6t	015 1-d
5g	0i 1-a
5nh	37
4lue	0-c 1f
4oc	0-7 2b
5dy	27
5m	08 1-7
5ot	0-d 2f
5t	0-6 27
6h	0w 1-7 2-8 4-7
5x	0-8 2a
4po	0-6 17
4rea	18
5id	1-6 2c
6g	0f 1-7
6n	0e
4s	76 88
4udg	0-9 1d
5il	0-f 1n 2-7
5si	1p 3-d
5t	07 46
4y	0i
3c	1-8 26
41	0-8 67
4a	0-8 2-8 4-9 d9 el
5bl	18
5c	0u 1-h 2-g d8
5lc	0-i 2l
6l	ee
6m	0-7 39
5m	0-8 e9
5n	0u d-8
6d	0w 4-6 7-a
6g	0b
5o	1-9 2c 3-6 4-a 713 d-6
5p	1-6 8t a6 e-6
6a	0b
5r	eb
6d	0-e 2-7 am
6e	0-q 19 2j 36
6r	d8
5se	0d 2-6
6i	26
5t	0-8
6t	0-f 2g
5u	0e
4d	0-f 2j
4ell	0-h 1e 26
5nt	0a
5rt	0-w 1-7 2-f 4-6 98 a1c d7
4hai	07
6l	0-j 19 4k
6m	3b
6n	1-9 48 ea
6r	0-e 1-6 2q 8-6 9a
6t	0-b 48
6y	0a
5e	0-9
6c	0-d 1-7 eq
6e	0-6 39
6f	28
5i	1-8 37 4-8 ag
6e	17
6n	87 e-8
6u	3a
5o	0a 47
6i	46
6t	08
5u	0-7 38
6a	07 e7
6c	0-6 4b
6n	0-9 16 2-6 9m
6o	0-6 3d
6p	06
6t	46
6y	06 4c
4i	0-7 1d
5ti	0-f ef
5vi	0-a 18 a7
4lai	27
6s	9a
5ea	0-s 2-6 3f 4-9 d7 ei
5ie	0-n 2-9 4p
6m	d9
5os	e8
4o	0p 18 3-7 4-9 d7
5ac	0-g 1b
5co	0-7 1f 2-7
5de	0-f 36 98
6i	0c
5gn	0-d 2g
5ll	0w 2-9 3-g 48
6o	0-9
5mb	09 2-6
6e	08
6f	0b
6m	0-p 1c 2-c 31g 4-d 7c d-6 e-7
6p	0a 1l 2-a 3-6 76 aa d-7 e-a
5nc	2c
6d	ea
6f	0-p 1b 3d
6g	0b 1-6 28 4-b
6n	0a
6s	1-c 2g 3i 4-8
6t	0-f 1s 2-a 3f e-7
6v	0-6
5ok	0-7 18
6p	0-d 3j
6r	1a
5re	09 1-a 26
6r	46
6v	0c
5ur	0-9 37 87
4pc	a8
4rea	18
6d	0-b
5im	0-7 ea
6t	48
5m	0c 1-a
5os	1-9 3d
4u	0-e 7j
5a	0g e-7
5lt	0-9 4i
5ng	09
5oi	0-6 46
6n	4a
5rr	0c
5st	0-c 1b 4d
4v	09
3d	06
4a	07
5i	0-k 1-c 7y
6l	07
6r	0-s 1i 2a
5m	0-7 3c
5ng	0-e 2-6 8x
6h	18
6i	0d
5o	2-7
5p	1a e-8
5t	06
6a	19 29 e-6
6e	06
5y	0a e7
6'	0-7 e8
6s	d9
4bs	0-a 9-6 ej
5t	0-8 18
4e	e6
5ad	0-g 4d
6l	0-6 38
5ca	0-j 1m
6e	0-8
6i	48
6o	0-b 2e
5di	0q 3-g
5fe	0-9
6i	0a
5gr	09 2-a 4-a 8n e8
5li	0o 2-7
5m	ea
6o	27
5pe	0-7 17
6l	1-a 2g
5si	0-d 2l 39 4a e-9
5ta	0-c 4h
6e	39
5ve	0f 1n 4-8 e-7
6o	0-c 4a
4h	78 8-8
4i	0-f dj eg
5a	e9
6r	0-8 1a
5ch	0-d 2d
5em	38
6n	27 a8
6u	1a
5ff	47
5gi	1-8 27
5me	0-6 17
5nh	06
5pl	0-d 8a
5re	0-j 1d 4h
5sc	2-h 3i
6p	0-e 2e
4na	16
4o	1h e-e
5an	0-8 2b 4d
5c	0b
6k	18
6u	0-b 1f
5es	3a
5i	09 e6
5me	0-a dc
5n	0b 2-7
6g	4b e-7
6o	0-7 18
5wn	0-9 28 48
4riv	0-1k 1-c 2c 3l 4f 9f ad
5ug	0-b da
5y	0-c 2a
4sp	0-6 18
4u	17 d6
5c	4b
5ng	1-8 26 3a
5oc	0m 1-7
6i	d9 e-7
6n	29
5ra	17
5ty	e6
4yna	0g
3e	0-b 16 2-7 a6
4.g	0k 1-9 2-8
4ach	0b e-7
5rl	0-d 47 d9
4duc	1-c 78 8o
4e	27
4ffe	38
6o	27
4igh	0-8 b7
4lec	29
6m	28
4mag	09 1-7
5be	0-6 1a
5pa	37
6l	09
4n	18
5er	0-y 3z
5g1	98
6i	07 1-f 2g 4-9 79 a8 e-8
6l	0-6 1-b 5i 89
5ha	0-d dk
5jo	37 4-7
5su	0a
5th	0-c 4c
6i	28
5vi	0t 2-i
4qui	2a
4rp	0-6 17
4spe	08
6r	28
5ta	36
4tc	08
5hi	0-b 3e
4u	0-9
4val	0-d 17 29
5en	d8
6r	0j 4-7 d6
5ol	0-c 4g
4xce	09 1d 2-8 3-c 4a
6h	0-9 2b
5ec	0b
5is	08
5pa	08
6e	01s 1-j 2-7 3-9 4-7 a-9 ck d-6 e-c
6l	38
6r	26
5tr	0-6 1j
3fact	1b
5ir	0-7
5mi	0c
5st	0-7 4e
4eed	0-p 1f 2b
6l	06
4iel	0-d 2-7 8a aa ea
5gu	29
5le	26
5na	09 1-d 2c
6d	37 4-7
5re	0-g 9e
6m	0-9 3e
6s	1-b 9g
5t	e8
5ve	0-a ba ea
4lex	48
5oo	0-6 4a
6w	0-9 16
5ue	09
4ocu	2-6 3k
5ll	06 1-a
5od	0-g 96 ad
5r	011 1-c 2-l 3-6 d-8 ee
6e	0-6 1d
6k	0-6
6m	28
6t	e7
6w	48
5ur	b9 e9
4ram	0-d 1-8 2u
5ee	d6
6n	57
6s	17
5id	08
5om	0d 2-7 46
4ull	0-6 1-a 99 di
5nc	0a 2-b 49
5rn	0-e 1d
5tu	07
3gage	26
5in	0-7 3c
5n	0-c 37 4-7 ea
5ug	0-8 2a
4cse	77
4ene	1-7
6t	0-f 3e
5rb	18
6m	59
5t	e8
6t	0-8 3a
4hi	06 1-6
4ia	0d 8-6
6i	0-7 3e 4-9
6m	18
6n	0-7 46 e9
6o	0f
5o	0-8 ed
6n	3-c dd
5vi	06
4lob	06
5yc	08
4o	0-l 1m
5i	16
5od	0b 1-7 4-a d7
6g	18
5ve	06
4rad	0-g 16 7e e9
5ea	0f
5ow	0-d 1n 3-9 49
4uar	0-6
4wo	97
3ha	27
5cc	16
6k	0-6
5i	1-b
5ld	07
5n	67
6d	0-8 26 3b
6g	07 2d 4-6 a-6
6h	e6
5s	0h
5ve	0z 1-7 2-6 3-6
6i	0c
4e	e8
5ad	0-8 1b
6l	d7
6t	0-b 2c
6v	0-6 18
5ig	0-e
5lp	0e
4ien	49
6u	0s 2-9 4-9
5gh	08 2-b 3i 4-9
5nd	56
6h	0-b ek
5ri	0-a 16
4oa	0-c 1-c 2b 37 5c
6c	01f 1-8 2-9 e-c
6n	0d
5c	0-c 1-6 8z e-8
5i	46
5ld	0d
6i	e9
5ne	0-d 3c
5p	0d
5te	1-6
5ur	eg
6s	17
5w	06
4q	07
4tml	0-7 1c
4uan	1-a 2b
5mo	0-b 47
5on	46
4w	1-7 2b
4ygi	a7
3id	0-9 29
5ea	0a 1-7 2-6 4c
6n	08 18 2-a
4elt	0-c 5o
4f	0j
4gam	08
4mag	0-b 1d
5me	0-6 d8
5pa	1a
6l	0i
6r	0-8 1-7 4j
4n	014 1-l 4-g a6 c-7 d-a ei
5ci	0-d 2d
6l	01a 1-8 2-l e-7
6o	16
5de	0-b 3b
6u	0-h 1-9 2w
5fl	0-c 3f
6o	17
6r	0-8 2g
5je	0-6 29
5no	0r 3-8 4-6
5s	0-8 29
6i	07
6p	0-9 3m 4-7
6t	0a 1-6
5te	0-i 1l 2-6 3d 4-f d8
6o	07
5ve	0-8 2h
4os	0-6 18
4s	01f 2-i 4-7 a-6 e-a
5er	1-7 26
5ix	5a
5n'	07
5o	18
4t	0o 2-c bd d-6 e-9
5s	08
3java	0l 1e 2-i
4enk	0-6 1b
4lpt	5a
4ob	09
5in	09
4s	1-6 2a
3kafk	0-a 1f
4e	0f e-6
5ep	0-b 3k
5t	48
5y	16
4g	e6
4ha	0k 3-9
6c	0e 2-b 4-6 eb
6i	0-7
6m	07
6u	0-6 27
5i	28
6e	26
5o	47
6e	0-c ei
6i	19
6n	0-g 3e 4-6 dm e-7
4ien	1-7 89
5nd	0-c 3f
6h	0h 3-c 4a ch d-7 e-a
4now	010 1-e 3-7 4a
4ube	0-e 1b 27
4y	0c
3la	0x 2-9
5b	0-a 2h
6o	0-b 8n
5i	0-7 el
5ke	0-7 28
5m	0o 1-f 2-a c-6 do
5n	0d e-6
6g	06 1-7 6d
6h	0-9 4-7 ed
5p	0-8 ec
6t	0-g 19 e7
5rg	3-b 4c
5st	0-a e6
5y	1b
6o	26
4e	0-8 39 e6
5ad	3-a 4k
6r	0a 1-9 2e 3-7
6s	07
6v	0-c 48
5ct	18
5d	0-8 1a
5n	0i 2-6 e-9
5tt	0-7
5ve	1-a 2-b 8d 98 ad d-8 e-a
4ibr	0-c 2b
5ce	0-y 2-7 a1h
6h	26
5en	0h
6u	27
5fe	0-6 17
6t	0-f dk
5gh	06
5ke	0c 2-7 39
5ne	0-e 2b e7
6k	06
6u	16
5ve	0-o dr
4o	0-8
5ca	09
5gi	0-a 18
5i	18 e-6
5n	0-7 ea
6d	0f 1-8
5ok	0b
5st	06
5w	0-c 1f
4uat	0-6 1d a6
5c	26 4e e-6
5oi	0-6 e7
6n	07
5u	26
4y	2f
3mach	0c
5in	0-j 1z 2-8
5ka	0-6 18
5n	46
6a	1f 2n 3-g
6g	0-d 19 da
6n	0b 2-6
6u	a7
6y	4d b-6
5ri	17
6k	19 2b
6s	a9
5st	2-6 7e 98
5t	0-a 47 d9
6e	0-7 28
6h	0-9
6r	0-6 7a
6t	0-c 2c 48
5u	0-7
5y	1b 2-7 4-6 e8
4ca	79
5sa	9g
4e	0-9 26
5an	06
6s	19
5ch	2-6
5di	0-c 1-7 7g ab
5et	0b
5g	17
5mb	0e
5nt	0-p 19 3j
6u	06
5ss	19
5ta	0-e 2b
6h	1-6
6r	0-e 1d
4icr	0-f 1r 2-8
5nd	2-g 4o
6h	0b
6i	06 b6
6u	0-e ec
4obi	09 1-6
5de	0-d 18 2c
5i	0-a 48 e7
5le	1a
5n	1b
6g	36
6i	0i 1-a
6o	08
6t	0-n cs ed
5re	09 1-e 2-7 b9 ca
6n	0-8 eb
5st	06
5ti	0-w 3k 4g
5us	16
5ve	0-6 39
4s	0-a 26
5c	0-h 7l
4uch	0-a db
5lt	0-p 1f 49
5on	46
5si	1e
6t	0j
4vp	08
4y	1-9 26 87
3n3	68
4ai	27
5m	0-f 1-h 2-a 3-6 7-6 8a c12 ds
5ng	06 37 e-6
6o	0-6 27
5ti	1-6
6u	06
5u	0-7
4eed	0v 4-7 e-9
5go	0c 3-7
5t	1g 9-7
6w	0-e 1-b 2g 3b
5w	07 1-6 2-6 4h
6l	0-9 db
5xt	06
4gan	0e 1a 2-8
6y	eb
5he	2-d 3-7 47 ab
6i	0d 1-j 8e co d-6 e-d
5oa	0a 3-h 86 di
6n	0-9 eb
5u	4b
6o	d8
4ha	1-d 27 d7
6n	0-c 1-9 27 8i d-6 e-7
6t	07 cc
5e	0-7 3b
6n	46
5ie	0-m 36 4h
6n	4-b eh
5om	26
5u	0c
4igh	dg
4o	1-a 2-6 46 dm e-7
5de	0-f 1n 2-6
5i	0-7 17 2-8 4-7 d-7 el
6s	16
5n	07 1-6
5rd	0b
5sq	0a
5t	0-6 38 dd
6h	0-6 48
6i	0-b e9
4sop	0-h 1k
4u	0-6 1-6 dx
5mb	47
5tr	0-j 19 2a
4ysc	98
3o	07
4bje	0b
5se	0-e 1h
4cca	d6
4f	0x 1-q 3-c cf d-a eb
5f	06
6e	0l 2-9
6i	2d
6s	0-n 1n
5te	e6
4n	0n 1-d 2-k 4b dc
5ce	e9
5e	1-e 4-6 bo d8
5ly	08
4pen	0-8 1-9 3s
6r	0-8 1-8 49
5po	0h
5ti	0b 2-7
4r	01h 1-i 2-l 4-b a-9 ck d-6 e9
5al	07 3-6
5de	06
5ga	1-6 3u 4-g
5ie	0-7 48
4the	0-b 1-6 4e ea
4ur	0z 1-9 4-6
5t	46
6d	0-a
6s	09
4ver	0-8 dd e8
4wn	0-b 1-6 ds
6e	06 2-6
3p	0-8 1c
4age	0-7 26
5id	09
5rt	0f 1-e 2d 38 e-8
5ss	0-e 1-9 2-7 3i d6 ec
6t	16
5tc	0-a 17
6i	37
6t	0-e 2l
4ens	06
5op	0a
5rf	0f 1-d 27
6m	0-7
6s	0-k 17 27 3h 4-e
4ha	0-6
6g	0-9 1j 2-8
6m	0-8 2q 8-6
6n	39
6p	1-9 26
6r	06
6s	0-8 2c
6t	06
5d	0n 1-6 7-9
5ep	0-6 4a
5on	08 e-8
6t	19
5p	0-b 1c
5u	06
6c	0-9 18
6o	17
5ys	1-8 8b d8
4ick	36
4lac	0b 2-6
6n	0g 2-9
6t	08
6y	0-b 18
5ea	0b
5m	0-c 1c
5ug	0-a 2c
6s	0f
4oin	e9
5li	0-d 3a d9
5rt	0-8 de
5si	0n 2-7
6s	0j 2-8
6t	09
5we	27
4r	1-8 ea
5ac	0f 1-8 27 4-7
5ed	0-f 1h
6f	0y 2-d
6p	26
6s	0-d 1g 2-6
6v	17
5ic	0-6 18
6n	0-e 2f
6v	08 1-8
5oa	0-j 3l
6b	0-u 2-6 39 4t
6c	0-d 2e
6d	16
6f	0w 1-c
6g	0c 1-b 2a
6j	0a 1-b
6p	09
6t	1g
6v	0i 1-c 2b
4sm	06
4ubl	0-j 1e 2-6 eg
5re	0-a 1i 2-7
6i	0-e 18 28
5t	0-7 39
4yth	1g 2-6
3qt	08
4ua	0j
6l	2a 4a e-6
6n	0v 4-9 e-7
5ic	0-6
6e	0-6 d9
5oc	0-9 2c
5y	0-h 18 4f 87
3r	0-8 1k 2-7
4a	08
4ead	d6
6l	08
5ce	0c
6o	0-8 27 ee
5di	07
6u	0-b 1h
5fa	08 1-7
6e	0-8 16 d9
6i	2-9 4d
5gi	0-u 2-8 4b av
6r	17
6u	08
5la	0-j 3-c 413 89 e-6
6e	1h a9
5mo	06
5po	08 1-8 27
5qu	07 1-6 2m 4-a
5se	0-l 1n 29
6i	0-8 e9
6o	06 4-6
6p	0-a 2-b 37 4n
6t	0-i 1z 2-b
6u	08
5ta	0-d 27
5vi	0c 2-b
4igh	dc
5sk	19
4ole	0n e-8
5ta	0-j 19 de
4umi	0-b 2b
5n	28
5ou	0-6
3s	0t 2-6 8-h a8
4afe	0-9 2-6 aj
5il	0-b 1c
5le	07 26
5mp	16
5n	06 1-6 d6
6g	09
5p	16
5t	2f
6i	0d 2-a
6u	0-j da eg
5u	08
4c	0-6 dd
5al	1-6 27
6n	0-c 5d
5ie	0-6 1-7 86 eb
5re	0-a ee
6i	0-h 1d 29
6u	0-j 1b
4e	07
5ar	0a 1-9
6s	0-6 cf
5cr	0-9
6t	27
6u	0-8 1h 4-a a9
5le	26
6f	3f
5mi	0-6
5ni	07
5o	0e 1-b
5pa	0-c 2d
5rv	16 2c 4-7 e-6
5t	06 1-6 27
6t	46
5ve	0-7 47 ba
4har	0-6 3h
5if	0-i eq
5op	29
6r	0-h 3g
6u	09
4ien	36
5gn	08
5mi	0h 1-6
6u	0-e 17 26
5nc	07
6g	0-k 16 de
6h	0-b 7b d8
5te	eb
5x	0-b b9 d6 e7
4kil	0j 1-9 3-7 4a
4mar	0-6 d8
5ok	0-7 e9
4o	08 3-6 46 d-7 e-9
5ft	29
5li	1-6 7b
6u	0i
6v	0-f 16 4j
5me	0l 1-7
5n	17
5rt	0-c 2f
5un	0-d 1x 2-8
4par	0-a 1g
5ea	0b 37
6c	0e 2-6
6e	0-c 2e
5or	3b
5ri	0-l 1z 2-a
4ql	0-9 2b
4re	0-9 1a
4tac	0-c 2g
6f	47
6k	1-n 3b 4c
6m	0-9 da
6n	d7
6r	0-m 4b d8 e9
6t	a9
6y	0-i ec
5cw	96
5ea	0-a
6e	0-8 da
5or	0-l 2d 46
5ra	0-8 1a 27
6e	1-6 26
6i	48
6o	0j 1a 2-b 3-6
6u	3b
5ud	1-7 2n
4u	16 2-6 a9 e6
5bj	0b
6s	1-8 2f
5c	0-c dd
6c	0g
6h	0k 2-e
5nd	0-8 d6
5pe	0c
6p	0m 1-8
4w	06 1-8
5if	17
6m	0-9
4yst	07 2l 4-c e-6
3t7	0-6 e8
4ac	2-6 4-7 eg
5i	0n
5ke	08 4d
6i	0-6 3a
5lk	0-b 39
6l	17
5ng	0-6 dh e-7
5o	0-7 a8
5p	09
5sk	0-a 4j
4dd	0b 1-9
4e	0-6 29 86
5ac	0-9 18 26
6m	0-c 1-d 3m 4k e-9
5ch	1-8 2c 3-f 46 8k 9a d-6 e-c
5le	0-e 1g
5nd	1-7 29
5rm	0-6 46
6r	1a
5st	0-h 1f 2e 4-8 a8
5t	e7
5xt	26
4ha	0-6 47
6c	46
6m	07
6n	0a 1-c 2-g 3-7 ct d-8 ed
6o	0d 2-b
6t	0n 1-7 e-7
5e	0x 1-z 28 3-9 4j 9f a-7 d-h e8
6i	0j 4-7
6m	0k 2-a
6o	1-9 2a 4-8 8b
6r	0b
6s	09
6y	06
5i	0a
6c	2-6 38 49
6e	0d
6n	0-e 27 39
6r	1a
6s	0l 1-6
6t	0-7 29
5oa	0-b 28 48
6i	0-8 dc
6n	0-c 2-c ed
6r	0-6 3a
6s	09
5re	0-e 3-6 bn
6o	07
5u	2-b 49
6a	0-g 26 47 8a
6c	4p e-9
6e	0-9 2a
6o	46
6r	0-7 ea
6y	3e 4-9
4ich	0-6 28
5en	06 1-h 2-f 4f 5l d-6 ee
6p	4d da e-6
6u	09
5me	e6
5n	0-7 1b 2-b 49
6h	0-e 28 3d
4ms	06
4o	0r 1-e 3-c 4c a-7 c8 d-f ej
5an	a7
5ei	5a
5i	e6
5le	07
5n	36
5ol	0-k 1-6 2o
5p	29
6o	0-d 1e
5t	0r 1-6 2-g 3-7 4-h 7g d-6 eg
5wa	08
4rac	4f
6d	0-6
6i	2-f aa
6n	0a 1-d
6v	0-15 1-6 2-7 4-9 d15 es
5e	48
6n	be
5i	0d 1-6 2-8 48
6a	28
6e	19
6n	0-9 3-7 4c
6p	0-6
5o	015 2-7 8-f e-a
6n	010 1-6 4-a
6u	19
5u	0-6
6a	e6
6c	0-a 89
6n	0-g 1-c 68 7q
6o	0-j 28 ea
6s	0-b 28 37
6y	0-e 49 e9
4u	08 2-b 3b da e-8
5an	0-e 39 eh
5i	26
5ng	0b
5oi	0-e da eo
6n	0b
5ye	06
4wen	0-6 e7
5o	1-b 3-8 bs dd e-6
4y	0c
5pe	0-6 1a
6o	18
3ua	4-6 ee
4k	0-9 eg
4nde	0e 1-b 2l 3-7 4-7 e-6
5fl	0-a 3a
5g	0e
5iv	0-g 7k
4p	09 2-8 46
4s	0b d7
5e	08 46
6r	06 2-7
5in	0u 1-8 2-h
4til	0-6 1a 2-7
4u	0g 1-6 d8
3va	01l 1-b 3-a 4-k
5cc	0-a 1-b ea
5i	0-8 2a
5li	d7 e7
6u	3a
6v	0-8 29
5n	0a 1-7 26 46 66 e-8
5ri	0k 1-8
5t	0-7 19
4e	0j 1-a 2c
5hi	0-8
5rb	06
6s	08 1-6
6y	08
5ss	26
4i	0g 2-6
5ad	0-n 1p
5ec	0e 1-b 3-8 4i d-7
6n	1-9 8a
6t	07 1-6
6w	0-6 2b
5si	eb
6u	16
4oca	0-6 77
5i	0j 3-6
6c	0-7
5lt	0-b 2f
4u	0-8 4a
5c	07 1-7 26
5ng	09
3ware	26
6m	0-6 39
4e	0w
5'r	06
5b	0-g 1h
5ek	0-n 2-6 4-7 e17
5ll	0j
4hat	4d
5ee	e8
6n	0k 4-7
6r	0b
5ic	0q 2-7 4-6
6l	0q 4-b
5o	0o 4-7
4ide	0b
5ll	012 1-6 3-7 d-7
5nd	0-c 17 2b
6e	1-6 28
5re	0-7 2f
5th	01i 1-n 2-n 3-c 4d dg e-6
4ord	1a
6k	0r 1-c 3-a 4-e dd e6
5ul	0o 2-8
4rit	07
4sq	98
3xac	0-8
5y	0-c 16 26
4e	0-9 18 d7
5p	0-b 26 e9
4oay	0-h ee
4u	47
5at	1-6
5c	0-b e9
5on	d9
3y	0-6
4ear	1-d 2-n 3-7 4-i c29 d-6 e-9
5u	06 1-7 3g e-6
4ou	01d 2-9 3-7 4-6 d-7 e-6
6'	011 3-9 d-a
6r	0m 1-c 2-c 3-a 4v d-8
4rs	0-n cs
1art=dropped	017 17 2h 3-p 4i 5-q 6-c 7-9 8-g 9-c af b-7 d-a ef
6uties	09 2-q 3-p 4-6 56 7b 8o 9i a-b cd e-o
5intro	010 115 2e 4p 5-e 6-f 7-a 87 9-q a-10 b-a c-8 d-f e9
5nice	0-b 1-t 4-12 5a 66 8r 9n ag cf d-v
6one	2-b 3a 6-8 7-6 8-e 99 am c-8 ds e-g
5requirements	0-6 1b 2-l 3x 4-i 5r 6i 7q 8-t a-8 c-14 dm e-f
0r=A	0w 1-n 2-d 3f 411 5-t 6-9 7b 8-a 9-9 a-8 b-8 c-8 dd ec
3^	0a
2C	0x 1m 36 4c 5-u 6-g 8-6 ac b-j c-m eb
3^	0s 1-h
2D	06 1o 3-j 49 5-k 6-e 77 8l 9-b av b-g c-h
3^	0f 1c 3-c
2F	0l 1h 27 39 5-w 6-p 9-j a-g c18 d-e e9
3^	0n 1-e b7
2L	01a 1-c 2-7 3-6 4-6 d9
2O	0r 1-9 2h 4-8 6k a7 b-c c-c d-e
3^	77
2P	0-y 1b 2-h 3-11 4-17 51v 6y 7-a 8e 9t a6 ce d-f e-l
3^	0-w 1t 39 7-c 9w d-f
2R	0-k 1l 2-6 36 4-q 5t 6h 7f 8a 9q a-7 b8 c-o d-m e-r
3^	0-e 1i 2-i 3y 4-i 5k 6-a 7l 8-e 9-6 a-i bh c-i d10 e-t
1a=A^	0h 1-a 2-6 5-d 78 d7 ea
4like	0-j 4f
4with	07
3C^	1-j 29 3g 5-a 6-6 b-7 c-8 da ee
4ability	0-14 113 2c 4-6
6le	0-e 17 3a
4experience	07
ed	09
es	0-8 1b
9tise	09
4good	0-c 17 27
4including	18
4knowledge	17
4like	0-e 16 29
4nghiệm	07
4passion	07
bate	09
4strong	0b 1-7 2-c 36
5uch	0b 2-9
4using	0g 1-9
4with	0e 1-r 3-7 415
3D^	0a 2v 3-h 4-f 5-8 76 8d 9-8 a-7 b-6 c-6 dd e-6
4able	0b 1g 4-e
4certified	07
5hỉ	07
5ó	e9
4experience	0-n 1-b 2-a 39 410
9t	1b
aise	0-a 1b 2a 4-6
4knowledge	0b 18 2-f
4like	08
4passion	0-t 37 4n
5hần	0c 2-7
4such	0b 1-b 27
4thành	0a
4understanding	1-7 2e
5sing	0-w 1x
4with	0a 1-j 2-6 4-6 ao e6
3F^	07 1d 2-6 37 4g 5-g 6-c 9-a a-7 ce d-a
4biết	0-13 19 2o
4có	012 e-u
4experience	0p 1-a 2-6
4good	0-a
4ngành	0d 2-6
5ăng	0-h 4-d d6 ev
4về	07
4with	0-g c8 d8 e8
3L^	d8
4including	09
4with	07
3O^	1-9 39 4k a-6
4biết	0-i 1c 29
4có	09 e-9
4knowledge	0-t 1e 2g
4năng	06
4strong	06
5uch	0e 1-7
4with	1-6 4-d 6f ea
3P^	0-i 1o 3g 4-6 5r 8-19 99 a6 c6 d6 e-r
4ability	1-6 5b
4biết	0f 2-m 4-8 6d 9-6 a-8 ej
4certificate	06
bed	a6
5hỉ	1-e 2-b 9r ad
6ứng	06
5ó	0-c 1-a 2-a 98 d6 em
4degree	0c 1-6
4experience	0a
4kinh	08 1-n 29 8f
6ến	0-c 2-7 8t
5nowledge	17 26
4like	0p 1-b 2-7
4nghiệm	0-6 1l e-6
9p	0-g 2-6 8q
6ành	0-f 2s
5ăng	2-a 4t
4thành	0-b ee
6ức	06
5ốt	0-7 89
4understanding	0-8 27
4về	0-c 1m
4with	0-8 1p 2p 4-6 a-8 d-8 e-6
3R^	0-e 1-e 2-t 3-b 4-a 5o 6e 77 8m 9v a-7 b-8
4ability	0o 1-e 2-c 3t 49 e-a
6le	0-8 1-q 28 3d 4s a-c c-7 dd ea
4background	2-8 4-6 8b b7 cp
5iết	0a 2-a 3d 4h 5a 6i 8-7 a-9 c-9 d-7 e-d
5ằng	07 4-8 5-a 6-7 7e 8b a-8 e8
4certificate	1-b 4-7 9b ba eb
eion	0-10 a16
bed	06
5hỉ	1-a 2-i 39 ap e6
6ứng	0-8 ac
5ó	0-v 2-m 3-b 4b 7-6 8-8 98 ac c-9 d17 ek
4degree	0n 1-6 2-w 3-h 4-d 8a 9b ao e-7
4excellent	0-8 1-a 2-9 312 4-f e6
6perience	0-b 1l 29 4-m 7d 8p ba c-d d-9 e-e
ed	19
es	0a
9t	0c
aise	1-9 29
4fluent	0b 1-6 2-6 5a
4good	1-8 2-b 3p 4-a 57 a-9 d9 e8
4hiểu	2f 4b
4including	19 2-i 4-8 d6 ei
6terest	0-8 2j
4khả	0n 4-b
5inh	0-f 2j 8-6 cl e-b
5nowledge	0e 1-b 2b 3a 4k e-9
5ỹ	0j 1-h
4like	0-8 1k
4mềm	26
4nghiệm	08 1-9 2m 3-d 4-o 8-8 a-7 b9 cc ef
9p	0b 16 2x 3-c 4-f 712 8-a c-a e-h
6ành	1d 3-7 76 b6 e-9
5ăng	09 1-9 2y 3j 4f 8-7 a-7 c-7 d-9 e-k
4passion	2i 3-9 4-d
bate	1-7 2-c 4s
5hần	0-b 2k
5roficiency	1-b 5c 6d
4skill	0-o 4k
9s	2-i 3l 5b a-6 e-9
5trong	0-h 2j 4k e-7
5uch	0-m 11p 2-j
4thành	0o 2-a
6ạo	1f 2r 3-9 4-d
6ần	2-9 36 4-6 ee
6ức	0-a 46
5inh	06
5ốt	2-n 4h 86 c-8 dd el
4understanding	0e 1d
5sing	06 1r 2-j
4về	0-b 2d 4-9 cn
4with	0-d 1f 2-6 3-9 5-d 98 bc e8
0s3='ll	0d
4re	0j
4ve	0b
3.js	0-e 1f
4sc	0-7 7e
30	09 e-6
40	0-d ee
50	0b e-6
42	bb
51	09
55	26
43	b-6 c9
4am	0-6 e7
31	08 1-6 a6 bk d-8 e-a
4.5	07 e-6
42	8e e-6
50	07
44	0-7 e6
48	0-n dj e8
32	1-8 a6 bi cd e-i
4+	b8
40	e7
42	0-7
33	08 8a a8 d-6 e-e
4+	0-6 bc
40	0-8 eh
45	e6
465	29
48	e7
34	0-9 8d
4+	b7
40	ea
45	b-6 ef
35	0-h b-6 cj e9
4+	b6
40	0-b eh
50	07
36	0-9 2-6 bl c7
4.5	68
40	dc
37	0-b e7
400	0-6
38	0a
4h	0-6 e6
390	09 e-8
3a	011 1-n 2j 3-l 4d 9-7 ba d-k
4ce	07 2-7
5h	0-6 26 36 4k d-6 e-d
5k	0a 1-7 2b
5t	0-f 1j 36
5y	07 2-7
4da	0-a 19
5e	0-e 16
5s	0-6 26
4ff	47
4ge	0-f 1k 2p 3-7 4-6 e-7
4ho	0-7 19
4i	08 1-8
5d	2-9 ak
5l	0-k 4e
5n	06 2-7 3c
5r	0-d 1b
4ke	0-j 2n 48
4le	0-6 17
5k	0-7 39
5l	0m 2-7 4-7 e9
5m	0-7 39
5s	0a 2b
4m	0-6 29 e6
5e	0-6 1a
5p	0-c 27 d9
5s	0-k 1-7 2k 4f
4n	0m 1-f a7 d-8 ea
5d	01l 1-v 3-h ej
5e	0b 1-7
5g	1-c 27 4-6 7-a 8o 9-8 a-b cg do e-g
5h	0g 2-f 5a 6m 7-7 8-f a-7 c-6 d-a ei
5s	0-g 5a
5t	0t 1-7 3-6 a8 d-6 e-6
5y	0e 1-e 4f b-7
4p	28
5i	29
5p	0a
4rd	0-s 1b 2-b aq
5e	0l 2j 3-8 d-8 e-c
5k	0-g 1r 2-9
5m	0-j 38
5n	08
5s	0-k 1-9 2-g 4-c bc c1m
5t	1-7 2-7 d6 e6
5y	0-c 1v 2-7
4s	0w 1-9 2-6 86
5e	0f 1c e-8
5k	0-c 16 3b
5s	0-j 1a 99
5t	1-8 2-6 4u
4t	0f 1-8 2-8 4-e 6a a9 d-7 eb
5a	28 e-6
5e	0o 1-n 3-d 4-e 7g an df e-f
5h	0-7
4va	0b 1g 2-e
5e	0j 1-8 d-6
5y	18
4ws	0-7 17
4ys	0-c 2-e 4-9 dg eo
3b	1-b 28 a8
41	68
42	e7
4a	7-7 8f
5l	0b
5n	06 2e 4-8 d-6
5o	1e 2-7 aa e-7
5y	26
4e	0k 1-7 3-7 4-6 77
5p	0-7 28
5r	1a 2-6
4i	27
5a	0-7 1a
5g	0i 1-a
4le	0l 38 e-6
5y	0i 2-9
4oc	0-7 2b
5m	08 1-7
5t	0-9 26
5x	0-8 2a
4po	0-6 17
4s	76 88
4ut	07 46
4y	0i
3c	1-8 26
41	0-8 67
4a	0-8 2-8 4-9 d9 el
5c	0u 1-h 2-g d8
5l	0-e 1a 2-w 3f 7j 87 99 a7 d-a
5m	0-d e9
5n	0n d-9 e7
5o	1-9 2c 3-6 4-a 713 d-6
5p	0-8 8t a6 e-7
5r	eb
5t	0-8 17
5u	0e
4cp	16
4d	0-f 2j
4ed	0-e 48 dj
5l	0-e 1m
5s	1b 4-8 d8 e-6
4hi	06 1-8 37 4-8 ag
5o	07 46 e-6
5u	0-7 38
4i	0-7 1d
5t	0-b 1b
4ks	27
4le	0-p 1h 2c
5s	9a
4o	0p 18 3-7 4-9 d7
5l	06 2-6
5n	08
4pc	a8
4rm	0c 1-a
4sa	9g
5e	0-6 7c
4ts	0-d 1d 2e 3-6 47
4u	0-e 7j
5a	0g e-7
5s	39
4v	09
3d	06
4a	07
5i	0-k 1-c 7y
5m	0-7 3c
5o	2-7
5p	1a e-8
5t	06
5y	0-i 1-a 2-7 di ex
4bs	0-a 9-6 ej
5t	0-8 18
4e	e6
5d	0-9 1f 47
5m	ea
5n	08 1-8 e9
5r	0-a 16 2n 3-6
4ge	0o 1-a 2-8 4b
4h	78 8-8
4i	0-f dj eg
5a	e8
5c	08 1-6
5o	0-d 1f 27
5s	07
4le	16
4na	16
4o	1h e-e
5c	0c
5i	09 e6
5n	0q 1-a 2-9
4ry	0-c 2a
4sp	0-6 18
4u	17 d6
5c	4b
5x	0-7 1i 2-9
3e	0-b 16 2-7 a6
4's	09
4.g	0k 1-9 2-8
4ad	0-6 1g 4b
5k	07 37
5l	0f
5m	1a 2-7 36 47 e-7
5n	0-t 1b 97 de
5r	0-6 2-7 cn e-a
5s	4c
5t	1-6 2a
4ch	0-6 79
5k	0-k er
5s	1a
5t	08
4ds	0c
4e	27
5d	0-a 1e 28
5k	ed
5l	d9
5n	1-9 36 e9
5p	3e
5r	0g 4-6
5s	0-7 ec
5t	39
4gy	0-7 1e
4ic	5a
5n	0-f 1h
5r	0j 4-7
4ks	e7
4ld	0-9 8a e9
5e	0-8 19
5f	3e
5l	0-9 1g 4-7
5p	08
5s	2e 4-6
5y	0f
4ms	1-6 2d 48 e-6
4n	18
5a	07 2-6
5d	0-7 ed
5e	a7
5g	0-8 1-i 2-7 5l 9c
5h	06 1-6
5s	0-g ef
5t	2g 3t 7-6 a-6 e-j
5u	06
4pt	08
4ra	0-9 1e
5e	0o 2-a 4-6
5m	47
5n	1a
5p	0-6 17
5s	1-o 2l 41c a-6 d-8 e-g
5t	0-8 39
5y	06 2-9 4-6 a8
4se	0a
5h	17
5s	0b 1n 3-6 e-9
5t	36 4-7 a9
4tc	08
5e	0-9
5s	27
5y	2-6 aj
4u	0-9
4ve	0c
3fee	07
4ic	0-8 ed
5t	e8
4ka	0-a 1f
4or	0w 2-r 3-6 d-8 ee
4ts	0-9 ed
4ul	0-d 2-9 3x
3gan	0-g 37 4-8 ea
5p	1-6
5y	ea
4er	0-c 29 49
5s	0-13 1-b 2w 4g 6d
5t	0-7 16 e7
4he	2-d 3-7 46 ab
5i	09 1-6
5t	0-n 2-6 b7 d16
4ia	0d 8-6
5o	0-8 ed
4le	0-f 1h d9
5y	1a 2-8
4ns	28
4o	0-l 1m
5i	16
5n	0-8 49
4wo	97
3h00	09 e-6
430	09 e-6
4a	27
5c	2-6 e6
5i	1-9 2a
5l	0-6 a9
5m	08 1-g 2m 3e 4-7 8-6 d-6 e-6
5n	1-i 29 66 8h c7 d-b
5o	0h 2-b
5p	08 1-8 27
5s	0h
5t	0l 1-d 37 4g cb d-a e-c
5u	0-7 26
5y	08 37
4e	e8
5f	28
5m	0f 2-9 e6
5n	0k e-7
5o	1-6 37 d-6
5p	49
5r	08 2-9 48 e9
5s	06
4ic	0-9 3c
5n	0-a 1-6 4-e dh ej
5p	3-6 4a e6
5s	0h 1-6
5t	0-7 29
5u	3a
4ly	1-7 3g
4oa	0-e 1-c 2a 48 5c
5c	0-c 1-6 8z e-8
5e	0-g ei
5i	0-f 1a 4c da e-8
5m	26
5n	1e 2-7
5p	06 1b 4-6 e-6
5w	06
4q	07
4ua	2-6
5b	1-6 27
5c	0-f 16 2-6 3-7 415 e-b
5e	0-8 2a
5p	06
5t	46
4w	1-7 2b
3iai	0-7 3e 4-9
5l	1j 3-9 4-b 7h
5m	19
5n	0-f 2-b 5l 86 e7
5o	0f
4cd	0-8 19
5e	0-k 19 26 dd
5h	2g e-9
5k	0-e 3d
5s	1b 4-6 8a
4d	0-9 29
5e	0m 3-7
5s	19
4ec	0c 1-9 27 3-8 4i d-7
5d	0d
5m	1-g 39 4f cp e-b
5n	08 1-c 2-a 4e 8g a8 d-a
5p	1-8 2-6 3-6 4j 8g d7 e-d
5s	1-c 2r 3-8
5t	0z 1-c e-9
5u	0w 4-7 d-8
4f	0j
5e	17
5t	0-h df ea
5y	07
4gh	19 2-8
5n	17 2h 3-6 e-6
4ke	07 2-7 39
4ld	18
5e	1s 3-6 4-d
5l	0k 4-6
5y	0g
4me	0-a d8 e7
4n	014 1-l 4-g a6 c-7 d-a ei
5d	0-m 1c 26 3g e-6
5e	17 d9
5g	1w 28 3n 5-8 6-6 a6 b-8 c-e d8 e-s
5h	0-c 1-6 4p 78 9-7 a-b cd d-9 eb
5k	3b
5o	26
5s	0-a 1a
5t	09
4on	0-b 1p 2k 3-6 4-s 6-6 8d 9h aq c-7 d-f e-h
5r	0e
5s	18
4ps	0-n 29 4d
5t	17 2-6
4rd	0-7 1a
5e	0-u 2b 3q 4-b 99
5m	0-7 3a
5y	0-m 1d 2a
4s	01f 2-i 4-7 a-6 e-a
5e	0g 2-8
5h	0-9 2-9 38 4-7 5f 69 89
5k	19
5m	0-c 29 48
5o	18
5t	8f
4t	0o 2-c bd d-6 e-9
5a	0c
5e	1-8 3f
5h	01f 1-g 2-i 3-a 4d
5s	0m 2-8
5y	0-g 19 2-f 3-l 4s 7h a6
4ve	0-m 2-q 31f 4-b a-6 b9 d6
3job	09
5y	38
4s	1-6 2a
3ke	0f e-6
5d	0d
5n	0-7
5r	0-a 1i
5s	0d 48 e-8
5t	2a
5y	16
4g	e6
4ha	0k 3-9
5i	28
5o	47
4it	0-7 17
4y	0c
3la	0x 2-9
5b	0-c 2g
5i	0-7 el
5m	0n 1-g 2-a c-6 do
5n	0j e-6
5p	0-8 ec
5r	1i 2-6
5y	0-e 1e 26
4ds	aa
4e	0-8 39 e6
5d	1c
5m	0-7 3a
5n	0i 2-6 e-9
5r	0-g 1d e7
5s	0-b 16 2j
5x	18
5y	0-6 19
4ic	0-8 16
5d	1-a 7a d6 e6
5n	07
5o	0-8 df
4ls	0k 1-a 3-6 4b e-6
5y	08 2-d 3j 4-9
4o	0-8
5i	18 e-6
5n	0-7 ea
5p	0d
5w	0-14 1h 27 3a d8
4pt	5a
4so	0c
4th	d8
5s	5o
4uc	26 4e e-6
5e	0-8 39
5g	0-a 2c
5s	0f
5u	26
4ve	16 3-7 46
4y	2f
3mag	09 1-7
5n	0-b 46 59
5p	26
5t	0-a 47 d9
5u	0-7
5y	1b 2-7 4-6 e8
4ca	79
4e	0-9 26
5g	0-8 1b
5n	2a 4-8
5r	0-6 1-7 2e 49
5s	26
4ic	0-d 28 39
5n	0-7 17
5t	0-8
4l5	0-7 1a
4oi	0-a 48 e7
5n	19
5s	0-6 29
4ps	0-8 28
4s	0-a 26
5c	0-h 7l
4um	06 b6
4vp	08
4y	1-9 26 87
3n's	0-6
5t	09 37
43	68
4ai	27
5l	2-t 3l 4-n 7i dk
5m	0-f 1-h 2-a 3-6 7-6 8a c12 ds
5u	0-7
4ce	1-c 2-7 3-7 4-i av ch d-f ek
5h	56
5y	0-b 16 28 ad
4di	56
5s	0-m 2g 36 d6
4ed	08 1-6 2-b 3d
5r	0-b 19
5s	16 e-8
5t	1j 9-7
5w	07 1-6 2-6 4h
4g1	98
5e	0-6 18
5s	0c 2-d
5u	4b
4ha	1-d 27 d7
5e	0-7 3b
5u	0c
4ly	0a
4o	1-a 2-6 46 dm e-7
5i	2-8 4-7 d-7 el
5t	38 dd
5w	0b
4th	ed
5o	07
5s	1-a 210 3-8
5y	e6
4u	0-6 1-6 dx
5x	16
3o	07
4ac	01j 2-k e-a
5i	1-7 3-h dh
5n	08 1-7 a6
5t	07
5y	0-h ee
4ck	0-9 1b
4de	0-a 18 36 98
5s	0-h 2o
5y	1d
4f	0x 1-q 3-c cf d-a eb
5f	08
4gy	0u 1-c
4id	17
4le	0e e-9
5s	26
4ma	8a
5e	0p 1-6 e-6
5y	17
4n	0n 1-d 2-k 4b dc
5e	1-8 bn de e-b
5g	0p 1-k 2f 4-8 7-a 9-7 a-6 c-8 dk
5o	07
5s	0-i 1-7 2c 3-9 4l aa c8
4od	4-d ab da
5l	0-f 2a 89
5r	0-7 49
5t	0-c 2f
4pe	19
5s	0-a 1a 48
4r	01h 1-i 2-l 4-b a-9 ck d-6 e9
5d	0-l 1g ef
5e	0e 2-c 3-6 b8 c9
5k	0-7 1-k 2h 38 4-e a6 dd e7
5m	1d 2-8
5s	0-i 1e 2f 4-7
5t	0-x 2b 3c 4-a el
5y	0-p 8m
4sa	5a
5e	0b
5s	1-e 3c 47
5t	0n 1-6
4te	0b
5h	0n 2-8 4-7
4ud	08 1-b 46
5p	08
5r	0x 1-f 2-i 3-a 4i b7 d-a eb
5s	0-7 1-m 310 49
5t	0c 3-7 4e e-6
4ve	0-8 1-6 3d
4wn	0-k 1-7 28 48 dr e-8
5s	06
3p	0-8 1c
4cr	0-7 19
4en	0-b 3s
5r	07
4ha	0-6
5d	0n 1-6 7-9
5p	0-b 1c
5u	06
5y	0-6 16
4is	0-k 1g 28
4le	18 3-7 4b e-6
5m	0-c 1c
5y	08
4oc	09 1-6
4r	1-8 ea
4sm	06
4ts	07 2-a
4ut	0-7 39
3qt	08
4ua	0g
5e	0-d 2j
5y	0-h 18 4f 87
3r	0-8 1k 2-7
4's	0-h 7i
4a	08
5i	0-a e6
5l	06 2-7 48
5m	26
4ch	0-r 1l 2d
4ds	27
4ed	09 2-e 3b 8-6 9e
5e	1-d 3-6 4-e 8n bm da
5n	1-6 2-8 be
5s	0-m 2b 3a
4ge	3-b 4c
5y	0-b 46
4ic	0-h 7a
5g	0-7 1a
5p	0-7
4ks	1-6 2i
4ly	1-6 dd
4ms	06
4ns	0-d 2j
4ol	0-a 2b
5m	0d 2-7 46
5n	2a
5w	0-8 4g
4se	87
5t	1-b 9g
4ts	0-b 1-8 2n 3a 4-8
5y	2c
4ua	e6
5c	0-9 89 d6
5g	0-a da
5m	0-7 16
5n	28
3s	0t 2-6 8-h a8
4al	16
5n	06 1-6 d6
5p	16
5t	2f
5u	08
4c	0-6 dd
4db	06
4e	07
5d	0-e 1m 3e 4-9
5o	0e 1-b
5r	18
5s	2f 4-6
5t	0e 1-8 2-7 4e
4ic	0-9 1c aa
5s	09
5t	07
5x	0-b b9 d6 e7
4ks	0-d 4n
4o	08 3-6 46 d-7 e-9
5n	1a
5r	09
4ql	27
4re	0-9 1a
4so	0-8 16 26
4ta	0-6
5o	19
5s	0i
4u	16 2-6 a9 e6
5c	0-c dd
5e	17
4w	06 1-8
3t7	0-6 e8
4ac	2-6 4-7 eg
5i	0n
5l	0-9 18
5o	0-7 a8
5p	09
4ch	0-h 1v
5w	96
4dd	0b 1-9
4e	0-6 29 86
5d	0a 1-g 49 88 98
5l	1-6
5n	07 e6
5r	0-d 1-8 3-a 4c 7a 96 af
5s	0-e 1f e9
5t	e7
4ha	0-6 47
5e	0x 1-z 28 3-9 4j 9f a-7 d-h e8
5i	0a
5s	0-d co
5u	2-b 49
5y	3b
4ia	17
5c	0-15 2f 3u 4-6 d9 e-8
5n	0-7 1b 2-b 49
4js	06
4le	0-o 2f 3d
5y	06 46
4ms	06
4o	0r 1-e 3-c 4c a-7 c8 d-f ej
5i	e6
5m	0-e 1a
5n	0-j 1c 36
5p	0-l 2c e7
5r	0-9 16 3j 4-g a6
5t	0r 1-6 2-g 3-7 4-h 7g d-6 eg
4ra	09
5e	48
5i	0d 1-6 2-8 48
5o	01b 2-9 8-f e-b
5u	0-6
5y	0-c 2o
4u	08 2-b 3b da e-8
5i	26
5s	a9
4wo	1-b 3-8 bs dd e-6
4y	0c
3ua	4-6 ee
5l	0-e 26 a7
5n	1-d 27 3i 4-h eh
5t	0-i 28 46 87
4ch	0c 2-e db
5t	1-6 e9
4de	07
4es	0-6 4e
4gh	3c 4-6
4k	0-9 eg
4ld	0y 2-a
5l	1-9 99 e6
4me	39
4nd	1e 2-e 3-8 86
5g	0r 1-i 2-c 38 4-g 67 7o 9j a-7 d-d e-c
4oc	0g 1-8 2e 3-6 d-7
5i	0-m 1-7 2-8 49 c-6 dt eg
5u	0-6
4p	09 2-8 46
4re	0-i 1r 2c 3-6
5s	ee
4s	0b d7
5e	0b
5t	0j
4te	07
5s	0-7
5y	0-9 e6
4u	0g 1-6 d8
3va	01l 1-b 3-a 4-k
5i	0-8 2a
5n	0a 1-7 26 46 66 e-8
5t	0-7 19
4e	0j 1-a 2c
5l	0-q 1-e 2-f 4-c 8c 97 ad d9 ej
5n	1-f 38 4a d-6
5r	16 3-6 4-6 9b
5s	09
4i	0g 2-6
5l	0-9 18 a7
4oi	0j 3-6
4u	0-8 4a
5c	07 1-7 26
3way	27
4e	0w
5b	0-g 1h
5r	0-6 29
4ho	0o 4-7
4im	0-a
4ly	0-9 db
4sq	98
4th	0-a 1t 2-8 3-8
3xac	0-8
5y	0-c 16 26
4e	0-9 18 d7
5p	0-b 26 e9
4u	47
5c	0-b e9
3y	0-6
4's	0-6 e8
4ed	26
5n	1-7 2-8 4k 8-6 ed
5r	46
5t	3d 4-7
5u	06 1-7 3g e-6
4ou	01d 2-9 3-7 4-6 d-7 e-6
4rs	0-n cs
4sc	98
3zed	0-c 38 d8
14=0	09 e-6
40	0-d ee
50	09
42	bb
43	b-6 c9
31	08 1-6 a6 bk d-8 e-a
42	8e e-6
50	07
44	0-7 e6
48	0-n dj e8
32	1-8 a6 bi cd e-i
4+	b8
40	e7
521	09
42	0-7
33	08 8a a8 d-6 e-e
4+	0-6 bc
40	0-8 eh
5am	0-6 e7
45	e6
465	29
48	e7
34	0-9 8d
4+	b7
40	ea
45	b-6 ef
35	0-h b-6 cj e9
4+	b6
40	0-b eh
50	07
36	0-9 2-6 bl c7
4.5	68
40	dc
37	0-b e7
400	0-6
525	26
38	0a
4h	0-6 e6
390	09 e-8
3a	011 1-n 2j 3-l 4d 9-7 ba d-k
4ans	0-9 5a
4ble	0e 3a 4-9
6y	0i 2-7
4ccp	16
5es	0-6
5he	06 2-6
5t	49
4ded	0-b 1b
6r	0-7 2d
5s	0-6 27
4fka	0-a 1f
4ger	29
6s	1-6 6d
4i	08 1-8
5d	0-8 2-8 al
5ly	07
5ry	0-n 1d 2a
4kes	48
4les	16
5id	d7 e7
5l	0m 1-7
6y	2-c 3j 4-9 d6
5so	0c
5th	d8
5ue	0-8 3a
4m	0-6 29 e6
5ic	06
4n	0m 1-f a7 d-8 ea
5ce	0-e 1f 3-6 4-d en
6y	0-6
5d	01z 1-v 2-9 3-f d-b ec
6s	39
5ge	06 1-7
5h	0a 1-e 5c 6n
5ts	27
5y	1-6
4p	28
5hy	0-6 16
5is	0-p 1j 29
5p	08
4rch	0-m 1f 2e
5ds	0c 2-6
5e	016 1-6 2-6 3-7 4-6 e-6
5ge	3-b 4c
5ly	d9
5ts	0-8 1-6 2c e6
6y	0-8 2a
4s	0w 1-9 2-6 86
5es	0-f 16 2c
5ic	aa
5k	38
6s	0-e 4n
4t	0f 1-8 2-8 4-e 6a a9 d-7 eb
5ch	0-e 1r
5ed	1-9 47 89 e6
6s	0h
5ic	0-b 36
5on	0-6 18
6r	0-b 3m 4-e
5us	a9
4uty	0-7
4vel	0-k 1-6 2-6 4-9 dh et
4ws	0-8 18
4y's	0-7 e8
5ed	26
6r	46
4zon	08
3b	1-b 28 a8
4.sc	7b
41	68
42	e7
4a	7-7 8f
5ck	08
5n	08 2f 4-8 d-6
6g	0g d9
5o	1e 2-7 aa e-7
5y	26
4e	0k 1-7 3-7 4-6 77
5am	0-f 1c
5p	0-7 28
5st	0a 1-9
4i	27
5a	0-7 1a
5ds	0-6 1a
5en	0-6
6t	015 1-d
5g	0i 1-a
5le	09 1-6
5nh	37
4lem	0-7 3a
6s	0-7
5ic	16
4oc	0-7 2b
5dy	1d
5m	08 1-7
5ot	0-a 2f
5t	0-6 27
6h	0w 1-7 2-8 4-7
5ut	0e e-7
5x	0-8 2a
4po	0-6 17
4s	76 88
4ut	07 46
4y	0i
3c	1-8 26
41	0-8 67
4a	0-8 2-8 4-9 d9 el
5c	0u 1-h 2-g d8
5ll	0-9 ef
6m	0-7 39
5m	0-8 e9
5n	0u d-8
6g	0b
5o	1-9 2c 3-6 4-a 713 d-6
5p	1-6 8t a6 e-6
5r	eb
6d	0-k 18 2-7 am
6e	0-p 1d 2i
5t	0-8
6e	2-6 3-g am d8
5u	0e
4d	0-f 2j
4eed	46
5ll	0-l 1g 28
5nt	0-a
5pt	06
5ss	08 17 2-d
4ham	3b
6t	0-c 48
6y	0a
5e	0-9
6f	28
6r	0-7 1a
6s	06
5i	1-8 37 4-8 ag
6u	3a
5o	0a 47
6i	46
6t	08
5u	0-7 38
6a	07
6c	0-6 4b
6p	06
6t	46
4i	0-7 1d
5al	0-7 1b 4-6 7c
6n	87
5ng	0-e 17 39
5ty	07
4ker	18
4o	0p 18 3-7 4-9 d7
5de	0-a 36 98
5me	0a
5ng	0b 1-6 28 4-b
5rd	0-7 eg
6e	09 1-a 26
4pc	a8
4rm	0c 1-a
5um	0-7 16
4tjs	06
5or	26
5ra	0-6 18
4u	0-e 7j
5a	0g e-7
5ng	09
5oi	0-6 46
4v	09
3d	06
4a	07
5i	0-k 1-c 7y
5m	0-7 3c
5ng	0-e 2-6 8x
6h	18
5o	2-7
5p	1a e-8
5t	06
6a	28
6e	0k
5y	0a e7
6s	0-7 dh ee
4bs	0-a 9-6 ej
5t	0-8 18
4ded	18
4e	e6
5al	08
6s	0-8 4d
5ls	0-a 2b
5m	ea
5nt	0-o 27 3f 99
5rn	1b 2-9
6s	08 1-u 27 39 4c
4ges	0-7 29
6t	17
4h	78 8-8
4i	0-f dj eg
5a	e9
5ch	0-d 2d
5em	38
6n	27 a8
6s	0-c 2b
6u	1a
5ng	0x 2c 3-b 4-a d-8
6h	06
5um	26
4map	26
5in	0-a 18
4na	16
4o	1h e-e
5c	0b
5i	09 e6
5n	0b 2-7
6g	4b e-7
5wn	0-9 28 48
4rug	0-a da
5y	0-c 2a
4set	2-e 4g
5p	0-6 18
4u	17 d6
5c	4b
6t	1-6 e9
5ng	1-8 26 3a
5oc	0m 1-7
6i	d9 e-7
5ty	e6
3e	0-b 16 2-7 a6
4're	06
4.g	0k 1-9 2-8
5js	0-g 1h
4ach	07 e-8
6t	1a
5ms	0-n 1-6 2k 4f
5ns	0-6
5rn	08
6s	0-j 1-8 2-j 4-c bc c1m
5se	1c
6t	0f
5te	0a
5ve	0-d 48
6y	0-6 18
4con	06
5ts	1-7 4b
4ded	08
5ge	0l 1-9 2-a 4b
5is	07
6t	0-6
5ux	0-7 1i 2-9
4e	27
5ds	0c
5ks	e7
5rs	0-8 2d
4ful	0-a 3j
4gic	07
4ing	0k
4lds	0-6 ab
5er	0-7 e8
5op	0b
6r	09
5ts	0-c 5o
4mag	09 1-7
5ic	0-k 16 29 3b
5os	0-6 29
4n	18
5ce	1-q 2-7 a10 cj d-8 e-a
6h	57
6y	ad
5ds	0-l 2f d8
5g1	98
6e	0-a 1d
5se	0-7
5ts	0a 1-f 2o 3-7 46 e-6
6y	e7
4one	07
5us	0-6 46
4pts	0c 2-9
4r's	0-a 7c
5al	1-8 47 b6
5ce	28
5ed	0-9 9f
5gy	0-b 46
5ns	0-a 2g
5p	0-6 17
4sso	28
5to	19
6y	0-6
4tc	08
5ed	06
6r	0-6 17
6s	0-e 1b 27
5ic	0-s 1-6 2e 3q
5ro	06
4u	0-9
4vel	0-7 1-8 2-8 8d 98 ae d-7 e-9
6n	07
4wer	0-6
5ly	0-9 db
3face	06
5ir	0-7
5st	0-6 4e
4ect	0-7
5ed	0-f 1g
5rs	08
5ty	0-7 ak
4ice	29
5ed	06
5le	26
5nd	37
6e	06
5re	0-9 99
6m	0-7 3a
5t	e8
6s	06
5ve	0-a ba ea
4low	0-g 18 2a
4ood	0-i 96 ad
5r	011 1-c 2-l 3-6 d-8 ee
6e	0i 2-8
6m	08
5ur	0-6 b9 e9
4ree	0-8 d8
5om	0d 2-7 46
4ten	e6
6r	09
4ull	1-9 99 d6 e6
3gan	0-c 37 4-7 ea
6h	0h 17 2-9
4cse	77
4ent	0-a 3d
5rs	0-6 2a
5t	e8
4hi	06 1-6
5ly	1-6 3h
4ia	0d 8-6
6i	0-7 3e 4-9
6m	18
6n	0-8 46 e9
6o	0f
5es	2d
5le	0-q 1y
5ne	07
6g	0-i 1r 48
5o	0-8 ed
5st	0-f 8g
4o	0-l 1m
5ai	0a 3-h 86 di
5i	16
5ng	4-8 ec
5od	0h 1-6 4-a d7
5ry	0-6
4ree	0h 2-a 4-a 8o
5ow	4b
4ths	07
4ues	4e
5oi	06 d8 e-7
4wo	97
3ha	27
5ch	0b
5ge	0-9 1j 2-8
5i	1-b
5n	67
6d	0-9
6g	0-a 26 48 a-7 ck
6h	0a 1-6 2-9 37 ef
5s	0h
6e	06
5ve	0y 1-7 3-6
4e	e8
5ad	0-d 1c
6t	0-b 2c
5ck	0-h er
5ir	0j 4-7
5lp	08
5re	0n 2-a 4-6
6s	46
5se	08
4ich	0p 2-d e-6
5em	1-d 4c cp e-7
6n	47
6p	1-7 46 8h e-7
6t	37
6u	0q 1-7 4-9 d-6
5ft	ee
5gh	19 2-8
5le	0p 4-a
5ne	07
6g	3-a 4a
6h	0-9 87 ec
6k	3c
5ps	0-j 2a 4e
5rd	0-7 1a
4oa	0-c 1-c 2b 37 5c
6c	01m 1-7 2-j e-a
6i	0-6 29
6n	06
5c	0-c 1-6 8z e-8
5ds	0-a 1-6 2j
5i	46
5ld	06
5me	06
5ne	0-h 49 d9
6g	0-f 3a 4-9 dl
5ol	17
5p	0d
5re	0-j 1n
6t	0-d 3g
5sa	5a
6e	0c
5w	06
4q	07
4ree	0-b 1-7 bn
4uan	1-b 2b 4-6 e7
6t	0-g 26 47 8a
5ng	0-6 16 2-6 9m
4w	1-7 2b
3ials	0-a 2j
5ry	0-g 1l
5te	d7
4ble	47
4cal	0-e 17 2-w 3g 7j 87 99 a7 d-a
5es	0a 18 4-9
5it	0-b 1b
5le	0-7
4d	0-9 29
5ay	0a
5er	0-6 2b
4eld	0-7 8a ea
5ne	a7
6g	1-e 2-7 5l
6t	38
5ty	07
5ve	0a
4f	0j
5ic	0-9 ed
5ts	0-9 ed
5ul	06
4ght	0-r b7 d16
5ns	28
4kes	08
4lar	0h 1-6
5ls	0d 1-8 26 3-6 4c
4mum	06 b6
4n	014 1-l 4-g a6 c-7 d-a ei
5al	e9
5ce	07
5di	56
5ed	2-8 3e
6r	0-9 1e
6s	16 2-7 47
5gs	0c 2-d
5s	0-8 29
5to	07
6s	e9
5ux	16
4ong	3-c dd
6s	0-8 1-c 2g 3-9 4l ac
5s	0-6 18
5us	1-8 3c
4per	1b
5le	0-7 4b
4que	0-d 2j
4red	0c
6s	0-7 3b
5st	1-b 9g
4s	01f 2-i 4-7 a-6 e-a
5ed	37
5o	18
4t	0o 2-c bd d-6 e-9
5al	28
5s	08
4ven	0-n 2d 4f
6r	9c a6
6s	06
5il	0-a 18 a7
4zed	0-c 38 d8
3java	08 1i 2-d
4ect	0h 4-8
4lpt	5a
4ob	09
4s	1-6 2a
3ke	0f e-6
5ep	3f
5nd	1-b ei
5t	48
5y	16
4g	e6
4ha	0k 3-9
6c	2-8 e8
6i	0-7
6m	07
6u	0-6 27
5i	28
5o	47
6e	0-c ei
6i	19
4ien	1-8 89
5nd	0-8 3a
6g	0g 3k 4-g e-6
6h	0h 3-c 4a ch d-7 e-a
6s	0-6 1b
4log	09 1-7
4now	09
4y	0c
3la	0x 2-9
5b	0-a 2h
5ce	0c 2-6
5i	0-7 el
6n	0-8 3c
5ke	0-6 28
5m	0o 1-f 2-a c-6 do
5n	0d e-6
6e	0f 1-6
6h	0-9 4-7 ed
6t	0-6
5p	0-8 ec
5ss	9a
6t	0-a e6
5te	0-o 1b 46
5y	1b
4den	07
6r	0-6 1c
4e	0-8 39 e6
5ad	48
6n	0-j 1a 36 97
6r	0-7
5d	0-8 1a
5ms	0-9 4g
5n	0i 2-6 e-9
6t	010 1-8 2-6 3-a
5rt	0-c 39
5ss	2f
4ice	0-6 d9
6h	26
5en	0h
6u	27
5fe	08
6t	0-c dh
5ke	07 2-6 39
5ne	2-6 d7
6g	0-18 1a 2b 39 do e-6
5sh	0-7 1-c 5j 89
6m	0-9 2a
6t	07
5te	0-7 37
6y	3-9 4k
5ve	0-g dk
4ler	0-6 1a
6y	0-7 1a
5ow	1-6
4o	0-8
5ck	19
5gy	0u 1-c
5i	18 e-6
5ma	8a
5n	0-7 ea
5ok	06
6r	0-6 4a
5st	06
5ud	0a 1-b
6r	0-9
6s	0-7 39
5w	0-c 1f
4thy	08
4uat	0-6 1d a6
5c	26 4e e-6
5de	06
5oi	0-6 e7
5u	26
4ves	27
4y	2f
3male	0-6
5n	46
6g	0-d 19 da
6y	4d b-6
5t	0-a 47 d9
6h	0-8
5u	0-7
5y	1b 2-7 4-6 e8
4ber	0c
4ca	79
5sa	9g
4e	0-9 26
5et	07
5g	17
5nt	0l 18 2e e-d
6u	06
5rs	0e
4ics	0e
5ng	0h 1-e 27
6h	0b
4mes	0-7 29
4oi	0-a 48 e7
5n	1b
6g	36
6o	07
5re	08 1-d 2-7 b9 ca
5st	09
5te	08
5ur	0-7
5ve	0-9 39
4s	0-a 26
5c	0-h 7l
4uch	0-a db
5on	46
5st	0j
4vp	08
4y	1-9 26 87
3n3	68
4age	09
5i	27
5m	0-f 1-h 2-a 3-6 7-6 8a c12 ds
5ng	06 37 e-6
5ry	19
5te	1-8 3g
5u	0-7
4ced	0-j 4a dj
6s	da
4day	0-9 d6 e6
5ed	0-8 46
6r	0a
5on	0f 1-8
4eed	0h
6r	0f
5rs	2-a 4g
5ss	0-9 1l
6t	0-7 39
5t	1g 9-7
5w	07 1-6 2-6 4h
4gay	eb
5er	0-d 4a
6s	0-p 2e 4j
5he	2-d 3-7 47 ab
5le	0-9 1a
6y	1a 2-8
5on	0-7 49
5u	4b
4ha	1-d 27 d7
6n	1-8 2b 3-6 4-9 8j
6t	07 cc
5e	0-7 3b
6n	46
5in	4-b eh
5om	26
5u	0c
4ing	2-c 49 a7
5or	07
5ty	0b
4joy	38
4o	1-a 2-6 46 dm e-7
5de	17 2-6
5i	0-7 17 2-8 4-7 d-7 el
5n	07 1-6
5t	0-6 38 dd
4tal	19
5ed	47
5hs	0-i co
5ic	09
5le	0-b 3f
6y	06
4u	0-6 1-6 dx
5al	a7
4ysc	98
3o	07
4ach	0-8 38
5ng	0b
6h	0-a 2b 4d
4bal	08
4col	06 2-6
5us	39
4eic	5a
4f	0x 1-q 3-c cf d-a eb
5f	06
4gic	0-9
5le	18
4ice	0-6
5se	16
4lid	1-6 7b
6o	0-8 df
5ve	16 3-7 46
4mer	1-a 26 4a
4n	0n 1-d 2-k 4b dc
5al	0-d 19 2-u 3p 4-h 7i dm
5ce	e9
5e	1-e 4-6 bo d8
5ly	08
5th	ed
4ods	0-6 27
5rs	0-6
5th	0-9 1b
4pen	0-b 3t
6r	09 1-7 26
5le	0a
4r	01h 1-i 2-l 4-b a-9 ck d-6 e9
5's	0-7 76
5al	08 3-6
5ds	0-c 2d
5ks	1-6 2i
5ts	0-6 2c 3b 4-7
4sdb	06
5ed	0-i 1k
5ql	0a
4tel	1-6
4ugh	3c 4-6
5ld	0y 2-a
5nd	1e 2-d 3-7 86
5r	0z 1-9 4-6
6s	ee
5se	16
5t	46
6s	0-8
4ven	0f 1-7
6r	0g
4wn	0-b 1-6 ds
5th	0-a 1t 2-8 3-8
3p	0-8 1c
4ace	0-6
6t	0-6 1b
5id	09
5ny	08
5rk	0-c 1h
6t	08 36
5ss	0-7
4eak	38
5ed	0-a 2e
5ra	0-8 1a
4ha	0-6
6m	0-8 2q 8-6
6n	39
6p	1-9 26
6t	06
5d	0n 1-6 7-9
5ep	0-6 4a
5p	0-b 1c
5u	06
6c	0-9 18
4ing	0l 1-7 2-7
5re	3c 4-6
4lay	0-9 2a
5es	0-7 2d
6x	18
5m	0-c 1c
5ug	0-a 2c
6s	0f
4ort	0-m 2e el
4ply	0b
4r	1-8 ea
4sm	06
4top	0-g 19 e7
4ut	0-7 39
3qt	08
4ua	0j
6n	0j 4-9 e-7
5oc	0-9 2c
5y	0-h 18 4f 87
3r	0-8 1k 2-7
4a	08
5ch	0-6 4g
6k	08
6t	36
5de	1-6
5ge	0-g 1-8 2t
5me	0-8 1c
5ng	0-8 1-8 2j
5te	0m 4-7
4ber	18
4cam	16
4day	0-k da ef
5ic	08 1-6
4e's	08
5ad	19
6l	07
6t	0e
5ct	0-b 4b
5en	e8
6s	0-b ed
6t	0-8 3a
5na	07 2-6
6t	0-6 1-7 26 4g
5sh	17
6t	1c
5te	0-a 16
4ial	0-6
5cs	0-d 1b
5en	19
6s	1-a 2m
5ne	0-6 17
6g	0-9 1h 2-d 3k 4-g 78 d-6
6h	0-9 3-7 4c
6t	06
5or	06
5ps	0-6
6t	17 2-6
5sk	19
5te	38
6y	1c 2-8 3-b a9
5ve	0-b 3f 4b
4ket	2h
4lin	06
4man	59
4nal	0i 1-7
4oid	17
5le	0n e-8
5ng	01n 1-7 2-6 3-b 4-e e-7
5ss	1-e 3c 48
5up	08
6s	07 1-7
5wn	26
4red	09
4ter	0-7 48
5hy	0-7 39
4un	28
6g	0-g 1-c 68 7q
5ou	0-6
4ver	0-i 1d 29
3s	0t 2-6 8-h a8
4age	0-c 1e
5n	06 1-6 d6
6g	09
5p	16
5t	2f
5u	08
4c	0-6 dd
4day	0-c d6 e9
4e	07
5lf	3e
6s	27
5nt	1-7 2a
5o	0e 1-b
5ss	0b
5t	06 1-6 27
6s	0-a 2b
4hal	0-6 a9
5ip	3-6 4a e6
5op	0-7 1c
4ics	8b
5de	07
5gn	2h 3-6 e-6
5ng	1-8 9a
6h	0-b 7b d8
5re	0-c 3g
5ty	7k
5ve	06
5x	0-b b9 d6 e7
4n't	3a
4o	08 3-6 46 d-7 e-9
5me	09
5n	17
6s	ca
5rs	1a
4ql	0-9 2b
4re	0-9 1a
4ses	27
5ue	17
4tcw	96
5ed	09
6r	2-a 99 a9
5ic	0-e 17 dc
5ry	0-f 2p
4u	16 2-6 a9 e6
5al	16
5c	0-c dd
6h	0k 2-e
5me	39
5re	08 2-6
4w	06 1-8
5im	0-a
3t7	0-6 e8
4ac	2-6 4-7 eg
6k	0-c 2g
5ff	47
5ge	2a
5i	0n
6l	0-o 26 4d
6n	08
5ke	2b 46
5lk	0-b 39
5mp	0-9 da
5nd	da
6g	0-6 dh e-7
6t	06
5o	0-7 a8
5p	09
5rt	0-b d9
4dd	0b 1-9
4e	0-6 29 86
5am	0c 2-c 37 48 e-6
5ch	79
5el	0-8 da
5gy	0-7 1e
5in	0-f 1h
5ly	4-6
5ms	2h 4-8
5nt	0-8 1i 2-7 39
5rm	47
6s	0-o 1l 2f
5st	aa
5t	e7
4ful	0-8 18
4ha	0-6 47
6c	46
6m	07
6n	06 2-6 c9 e6
6o	0d 2-b
6t	0n 1-6 e-7
5e	0x 1-z 28 3-9 4j 9f a-7 d-h e8
6m	0f 2-9 e6
6o	0a 4-6
6r	0b 1-9 2-6 ec
5i	0a
6c	0-a 3c
6n	1-6 di
6s	0l 1-6
6t	0-7 29
5oa	47
6i	0-8 dc
6n	1g 2-6
5u	2-b 49
6b	1-6 27
6c	4p e-9
6e	0-9 2a
4ial	0d
5ce	0-9 e8
6h	0-6 28
6s	0-7 17 2c
5en	2-a 4d eb
6p	4d da e-6
6s	0h 2-h
6u	09
5me	2-8 d8 e7
5n	0-7 1b 2-b 49
6g	0-d 1i 2g 4-8 a-7
6h	0-e 28 3d
5on	0-d 1n 2h 3-7 4-n 8f 9d au c-6 d-c e-k
5re	28
5se	0c
5ve	17 2-e 319 4-h d-9 e-a
4ml5	0-7 1a
5s	06
4ner	0-d 36 4a
4o	0r 1-e 3-c 4c a-7 c8 d-f ej
5an	a7
5i	e6
5my	0-6 17
5n	36
5ol	0-b 28
5p	29
5rm	0-6 1a
6s	0-6 2k
6y	0-k 8m
5t	0r 1-6 2-g 3-7 4-h 7g d-6 eg
4rai	0-8 e6
5e	48
6n	2-8 be
6s	e7
5i	0d 1-6 2-8 48
6c	0-h 7a
5o	015 2-7 8-f e-a
6l	0-e 2d
5u	0-6
6a	e6
6c	0-9 89 d6
4ted	36
6n	0b 3-6
6r	0-g 1-6 2e 4b
5le	0-d 2f
4u	08 2-b 3b da e-8
5al	27
6n	0-e 39 eh
5i	26
5ng	0b
5oi	0-e da eo
5re	2n e-7
4wo	1-b 3-8 bs dd e-6
4y	0c
3u'll	0c
5re	0b
5ve	09
4a	4-6 ee
5ge	06
5te	7a
4cts	0-m 1m 26
4dio	0-d 1f 27
4ent	06
4ick	0-8
5et	0-6 d9
5ld	0-6 18
4k	0-9 eg
4lar	0-b 1p 2-7
5ts	0a
4mer	0-7 26
4ng	0e
5ts	27
4ong	0-o 1-7 2a 39 4i 87
5us	1-d 3c
4p	09 2-8 46
4ral	0-6 1a
5ce	16 2-7
5ed	2-6 3a
6s	0-a 2c 46
5se	87
4s	0b d7
5e	08 46
6d	3a
6s	06
5ic	0-8 1f
4ter	1-6 77
6s	0-f 1a e9
4u	0g 1-6 d8
4yen	1-7 2-8 4k 8-6 ed
6t	3d 4-7
3va	01l 1-b 3-a 4-k
5cy	0a 2-8
5i	0-8 2a
5n	0a 1-7 26 46 66 e-8
6t	0f 1-6 a9
5t	0-7 19
6e	1-7 2b
4e	0j 1-a 2c
5ls	06
6y	0a 3-9
5ry	0p 1-8 2-9
4i	0g 2-6
5an	5d
5ce	1d
5de	06
5ec	0e 1-b 3-8 4i d-7
6n	1-9 8a
5ng	0-d 1-b 3-7 4v a7
5ta	0c
6y	0-c 36 eb
4oi	0j 3-6
5ps	0-c 4a
4u	0-8 4a
5c	07 1-7 26
5ng	09
3ward	48
6e	28 48
6m	0-8 39
5ys	08 2-6 37
4e	0w
5b	0-g 1h
5ek	ee
5ll	0e
4hat	4d
5en	0k 4-7
5o	0o 4-7
4ide	0b
5ft	17
5ll	0o
5nd	0-h 1a 2b
6e	1-6 29
6g	0i 1-d
5th	01f 1-g 2-i 3-a 4d
4ord	0-d 1j
6k	0-7 1-k 2h 38 4-e a6 dd e8
4sq	98
3xac	0-8
5y	0-c 16 26
4cel	0-e 1m
4e	0-9 18 d7
5p	0-b 26 e9
4oay	0-h ee
4tra	0a
4u	47
5at	1-6
5c	0-b e9
3y	0-6
4cle	0-g 18 2b
4ear	06 4-6 cn e-8
5u	06 1-7 3g e-6
4ou	01d 2-9 3-7 4-6 d-7 e-6
6r	0l 1-b 2-a 3-9 4r d-8
6t	0-7
4rs	0-n cs
4sts	0a
3zing	0-8 1b
4ure	0-g 1p
1h-1=0	1-9 2-7 4-j 7-6 88 9-8 b-c c12 ey
5X	29 3-f 46 7e 9d a-6 e-b
6X	06 2u 5-8 6t 7-c 8-7 9-8 b-b c-f d-i eb
6x	06 1-i 2-8 3-i 4q 5-f 6w 7-f 8k av c-x d-c
5^	0w 1m 2-s 3n 4-q 5e 6-g 7i 8-k 9m a-q bi c-o dw e-14
5x	0-8 1h 213 5a 6-1b 76 9-l a-6 c-d d8 e6
6.	0-7 1r 2-i 7f
60	08 1-b 2-d 36 4-8 9m a7 co d-b e-n
6X	012 1b 2-t 8-6 e-6
21=0	18 3-g 4-d 8j bj c7 e-e
4X	0-h 1-6 4d 99 e-b
5X	010 1e 2-6 3-8 7j 8-i 9b a-r b-6 de e-h
5x	0u 1r 2c 3-t 56 6-b 78 8b 9-7 a9 b-10 c-e d-p eg
4x	1-8 31l 5-1a 7-b 9-e a6 b6 c-8 di ea
5.	0a 2-7 76 b8
50	0a 2-p 4-c 515 6a 7-6 9j ac d-e e-9
5X	09 1b 28 e-6
2=0	0n 1-14 2x 3-m 4-c 5-7 7-a 8r 9-g ae cl d-9
3X	0-c 1l 2-b af d-9
4X	0-t 1-b 2-m 3-o 519 6-f 7r 8-9 91x a-m b-9 c-6 e7
4x	0i 119 2-d 39 4-1o 51k 6b 7q 8-a 9-b ac b-t c-1k
3l	01f 1-b 2-b 4t 5-a 6-7 7-s 8-d 9-d a-h br cs e-s
3x	01v 2d 31i 416 5-2h 6-1i 7-e 8q 9-13 b-z dj ee
4.	16 7p 8-6
40	0-19 1-f 2-h 3-c 4-b 61n 8-a 916 bz c-9 d-8 e-9
4X	113 27 3-6 59 7-c 9-9 e-7
0t=BC	0-1z 1-u 2-f 3-f 4-f 5-a 6-7 7-b 8-j 9s a7j b-b c-i d-j e-h
3D	0-14 1-g 2-k 3-h 4-i 5-f 6-6 7o 85u 90 a-l b-8 c-h d-5 e-l
3H	019 13o 2ar 3-1f 4-2l 5-l 6-l 7-o 8-1h 9-t a-1x b-c c-18 d-z e-2c
3L	07 1-p 2-c 3-h 4-b 5g 63s 7-8 8-f 9-b a-h b-6 c-9 d-a e-e
3S	0-i 1-1p 2-20 31c 49w 5-9 6-8 7-f 8-r 9-d a-y b-b c-v d-y e-1w
3X	0-23 1-19 2-14 3-t 4-18 5-9 6-7 7-e 8-o 9-g a-t b-j c-x dc eac
3Y	0-2a 1-j 2-d 3-c 4-c 5-5 6-3 7-7 8-b 9-8 a-d b-d c6k d-d e-h
2IC	06 1-1a 2-s 3-n 4-q 5-8 6-5 7-d 8-k 9-8 a75 b-d c-n d-k e-t
3D	0-1b 11 2-r 3-k 4-l 5-8 6-6 72 861 9-9 a-k b-2 c-l d-k e-m
3H	016 12z 295 3-z 4-30 5-l 6-d 7-q 8-18 9-j a-1l b2 c-1b d-1h e-2g
3L	0u 1-8 2-7 3-9 4-7 54 6w 7-3 8-6 9-4 a-6 b-3 c-5 d-7 e-6
3S	0c 1-1d 2-2y 31i 496 50 6-8 7-n 8-v 9-g a-16 b-g c-y d-p e-2k
3X	0m 1-2g 2-25 3-y 4-24 5-d 6-8 7-c 8-s 9-j a-15 b-r c-1a dz ea8
3Y	0-k 1c 2-x 3-h 4-p 5-7 6-4 7-c 8-g 9-c a-n b-h c5v d-s e-t
2O	06c 145 2-7d 347 4-6a 52h 6-1q 73u 8-34 93l a-3p b3f c-3e d55 e-6p
2^	0w 1m 2-s 3n 4-q 5e 6-g 7i 8-k 9m a-q bi c-o dw e-14
0w+1=0	18 3-g 4-d 8j bj c7 e-e
43d	08 2-6
46.5	59
48h	0-6 e6
4^	014 18 3-6 4m 5-7 7-g 9-o b-n c-6 d-6 eg
4a	0g 1j 2-13 31e 4-d a-7 c-6 e-7
5bilities	0-6 2a
6out	0-7 3g
5cademic	17
6cording	0-c 1h
8unt	0e 2-b
bs	0-6 18
6hieve	0a 4-7
6oustics	0-6 19
6ross	0-7 27 3b
6t	0-7 49
7ions	0a
8vities	0-9 2b
by	0-a eb
5doption	08
6s	16
6vanced	0-c 3a
9tage	0a
5fter	08
5gile	08
5id	0-8 1-8 9h
5lgorithm	06
ds	0-6 2a
6l	0i 2-6
7ergies	d8
7ocation	16
8wance	08
6one	07
6so	0d
6ways	07
5m	0-6 d7
6azon	0a 1-8
6bitious	0-b 37 46
5n	0q 1-9 2-7 99
6alysis	16
ats	09
9tical	0c
cs	07 19 2-d
6d	0-1j 1j 2-d 31i 4t 6-a 7-a 8-8 97 a-b b-6 c-12 dd es
6h	0d 1-8 5a
6y	e6
5pis	0-b 1g
6p	09
7lication	0a
fs	06
8y	06
7roach	0-8 3c
9x	0-c dd
5rch	1a 2-8
8itecture	0-9 2g
6e	0-7 1-7 26 48 d7
7a	0-6
7na	08 1-6
6ound	39
6ticulate	37
5s	0-t 1o 2-b 3g 4-i c7 eb
6sist	0-9 2b
aing	27
7urance	0-9 1b
9ed	08 1-7
5t	0-u 46 58 89 dc e7
6tention	0a
7itude	06
5udio	0-8 1-7 2l
5ws	06
5zure	1-g 2h
4b	0-b 17 99
5.tech	0-6 77
52	e7
5a	77
6ckground	0-7 77
8log	09 2-8
6rista	0-6
6sed	07
7ic	97
9s	0-9
5e	014 1-6 2-b 4-6
6am	0-f 1k
6cause	0-6
6fore	0-l 4a ef
6haviour	0-8 17 46
7ind	0-a ce
6ing	0-7 3a
6st	0-6
6tter	48
8ing	1-6 2a
5iology	16
6ết	26 49
5oot	0-6 1b
6th	3-6 47 e6
6x	0-7 2b
5reak	08
6idge	0-d 19 26
as	29
7ng	08
5uild	06
9ing	3-a 4d
6siness	28
6t	0a 1-8 39
5y	3a
5ày	19 3-6
5án	18
6o	06 a6
5é	0-9 2c
5ó	37 4-7
6c	0-8 1a
5ạn	0c
5ản	1-b 2g 4-7 d8
6o	0h 2-a
5ất	06
5ắt	0-6
5ằng	0k 2-7 4-9
5ếp	0-d 1e
5ị	16
5ộ	07
6t	0-6 17
4c	d9
5a	1-8 dk
6lculation	0-a 1a
fs	0-d 1b
7l	0-c db
6n	0c
6o	0-c 36 4g
6pabilities	16
6r	0-6 d7
7d	1-a 9d a8 d6
7e	0-f 1k
6ses	09 1-8
6tegory	a7
7tle	0-f 2b
5d	0-b 1d
5ell	19
6nter	2b
6rtificate	0-9 1-7 9c af
eion	97
hs	ac
bed	0-8 9c
5hallenges	0-7 49
cing	0-8 37
7nges	0-6 3a
7racterization	19
8ts	0-6 18
6eck	0-g dg ea
7f	18
6o	07
6uyên	0e 2-9
8ển	eb
8ện	0-a 3b
6ánh	0-7 e7
6í	09 3-6
7nh	07 e-7
6út	36
6ất	0-b 3b
6ế	0-6 27
6ỉ	9m
6ịu	0-7 4d
6ối	46
6ức	0-7 4b
7ng	07
5i	0-e 1e
6tizenship	0-a
6vil	a8
5lean	36
8rance	0-f dn
9ly	0b 3-a
6ient	e6
as	0-d 39 4h
6osely	07
7ud	0-8 16 27
9watch	0-6 19
6usters	1a
5oaching	0-d 1c
6de	1-8 2c
7ing	06
6gnition	0-f 1i
6llaborate	08 4-7
eion	06
fve	3-b 4a
8eagues	4e
6mmerce	16
bial	0e 1-6
8unicating	06
fon	0e
eor	0g 3-e
7pany	0c
8etency	0-b a8
6ncepts	07 2-8
8rete	0-c 2g
7duct	0-8 eb
7sent	28
8truction	06
8umer	17
7tent	0f 1-7
8inuous	27
ely	39
8ractual	29
9ol	2-6
6ordination	0-a 2b
6rrelated	1a 2-8
6smosdb	0-9 1c
6urse	0-7 a7
6ver	08
5pc	98
5redit	0-7
6iminal	0-7 d7
5ulture	46
bs	0-7 49
6rrent	06
6stomer	28
cs	0c 1-8
5ycle	1a 2-8
5àng	0-d 67
5á	e6
6c	0-6 1-6 2-b 4a 8g e8
6o	1l
5ó	2d e6
5ông	1-8 27 3-6 4a dh e-g
5ơ	0-a 2f
5ười	0-7 38
5ả	09
6m	0-8 ea
5ấp	0-a 1-6 7s
5ần	08
6u	0h 36 4-7 e-6
5ắt	16
5ộng	07
5ửa	06
4d	06
5airy	0-9 2a
6ta	1a 3c
7e	07
6y	d7
7's	0-8
7s	0d
5bs	0-g dj
5eadline	37
cs	47
6canters	26
6dicated	06
6gree	0m 1-c 2-6 3-9 7l 88
as	0-b ed
6livery	2-6
6mos	0-6 19
6partment	0-c 1d
7loyment	06 16 2-a
6sign	0a 1-o 2q 3-7
aers	0-b 4f
as	2b
8re	16
6tail	0-9 4c
6velop	08
ber	0-13 1w 2d
ds	46
bing	0d
bment	0h 1-d 2j 3-6
7ops	1-7 4a
5i	0-8 eb
6fferent	48
6ploma	1-7 7b 86
6rect	0-b 4b
aionality	26
aly	39
6sciplines	0-8 2a
7play	0-7 1h 2-9
5o	09
6anh	07 28
6main	0e 1-d
6wn	0-a 19
5rawings	07
6ive	07
9n	0-e 1b 3d
9r	96
8ing	0-c 9c
6y	0-7 1b
5uties	0-9 28
7y	d6
6y	17
5ynamics	0g 1-9
5ân	1-6
5ưới	0-e d7 e9
6ỡng	18
6ợc	0-h 1e
5ẫn	26
5ễ	06
5ịch	0-9 1g
5ụng	0f
5ựng	0-7
4e	e6
5arly	0-c 48
5ducation	0-k 7d 8b
5e	17
5ffective	0-b 3f
dly	06 3-f 4a
7orts	0-b 28 39
5lectrical	08
aonic	08 2-6
7ments	29
5nd	0g 1-9
6ergy	46
6gine	07
aer	0d
cing	4-7 87 a7
cs	0-10 1b 2t 3-6 46
7lish	0i 1-6
6tire	0-6 28
6vironment	27 3-6
fs	0a 1-9
5quipment	0-8 16
8valent	0a
5specially	0-d 27 47
5tc	0-6 1d
6l	26
5valuation	0-d 2d
6en	0-g 3f
8ings	d7
7ry	eg
9thing	09
6olve	0-a 4a
5xceed	46
8l	1a 2-7
9lence	46
ct	07
8ptional	27
6perience	0-e 1z 2j 3-8 4-8 9-6 a-8 cg e-b
amentation	0-7 28
es	0-j 1b 28
7osure	29
7ression	19
6tra	09
4factory	2c
6rms	0-8 29
6st	0-a 3f
5eed	1-6
8back	0-9 1c
8ing	0-b 2b
5ield	0-9 89 ec
9s	0-6 ab
6nance	07
aial	0-7 19
7d	06
6rst	46
6t	d8
6ve	e6
5lexible	47
6ink	29
6oor	0-7 4a
5ocus	07
9ed	38
6od	98 a6
6r	0-1b 1g 2m 96 a-6 ei
7ming	0-7 1c
7ward	49
6undation	16
7r	ee
5ramework	0-k 1c 2d
ds	0-8 2b
6om	06 2-a 46
5ull	d8
6nctional	1-b 3a
4gages	17
5ian	0-7 46 dd
7o	3-9 46 5b 6e
6ving	09
6ám	07
6ải	07
6ặt	16
6ờ	0-8 ef
5lobal	07
5o	0-b 1b
6als	07
6od	ea
8s	27
5reat	0b
6ound	0-8
8p	0g 2-6
7w	0-8 4b
8n	26
8th	0b 2-7
5ần	0-b de
5ắn	0n 4-g
5ọi	06
4hand	0-7
8le	07
9ing	0-9 19
8s	46
6s	0a
6ve	1b a9
7ing	07
5ealth	06 1-7
7t	0-b 2c
6ights	0-9
6lp	07
5igh	0e 18 2-b
8ly	09
6ểu	0i 1-7
6ện	4c
5olidays	0-7 e7
6me	07
6urs	d8 e6
6w	2b
6à	06
6á	0-h 2b
6ạch	29
7t	e6
6ặc	0-12 1a 2g 6j e6
5tml5	0-6 18
5uấn	0-6 26
6ống	46
5w	0-a 2b
5àng	1-6 2r 3-6
7h	e7
5ình	0-c 3-g 4f dr e-7
5ướng	27
5ệ	0-a db
5ọc	0-h 17 2-b 7x e-6
5ồi	16
5ội	07 2-6
5ợp	07
4id	0-7 1a
6eally	0-k 2n
8s	0-7 4c
7ntification	0b 1-a
5mpact	0-6 39
7lementation	0d 1-9
7rove	17
bment	0-a 3c
fs	09
aing	0-d 4d
5n	0-11 1-t 2-c 36 4-k 711 aq cp d7 e7
6cident	0-9 1b
7lude	07
aing	1-6 4-9 ei
6dependently	37 4-7
7ustries	16
by	0-r 1n 28
6fluence	0-7 29
7ormation	0b
7rastructure	0-7 1-6 2i
6jection	0-6 17
6novation	0f 4-b
6s	0-7 2b
7pire	46
6tegrity	3e
8lligent	0-b 3b
8ract	07
9changes	0-e 1i
9faces	18 2-7
9nal	06
btional	08 e8
9preting	17
7o	0b
5s	0-1o 1d 2m 5b 6e 8-b 9-6 ah eg
6eries	17
6n't	0-a 36
6sues	16 3-8 48
5t	0e 1-7 2-9 4d
4java	0r 1-7 2-a
8script	0-b 1g
5ob	06
4kafka	07
5eep	09
6y	37
5hai	18
6iếu	26
6oẻ	0-7 dd
6á	08 4-7
7c	e6
8h	0a
6í	0-8 1a
6ông	0-6 17 2-6 46
6ả	08
6ẩu	26
5inh	86 cp e-b
6ếm	36
7n	0-6 87
5now	0-9 17 2a
8ledge	0-a 16 28 4b
8s	0-6
5ubernetes	0-g 2j
5ý	16
5ế	0h 1-9 3-9
6t	48
5ỹ	0g
4lab	0-d 1i
7oratory	0-e 1-6 7h 87
6ke	0-6 2a
6nguage	08
cs	1-v 2j 5d
6ptop	0-f 29 d8
6rge	0-7 4b
6st	0-9 e6
5ead	4b
8ership	0-6 39
7rning	1a
7st	0a
7ve	0-8 48
6vel	07 1-k 7b 99 a7
9s	06
5icence	0-t 1-9 9s au
6fe	07
8cycle	28
6ke	0-n 2i 4d
6ne	0-7
8s	0-8 29
7h	e6
6ên	0c
6ệu	0-6 16
5ondon	07
6ok	06
6st	06
5uyện	1-a 2b
6ật	89
5à	0-1a 18 2m 47
6m	2-a 4-7 cv
5ái	0-9 de
5ãnh	07
5ên	014 2-7 8-f e-a
5ý	16 4-c
5ĩnh	06 1-6
5ương	06
6ới	0-6 d8
5ại	d6
6nh	0-a ed
5ấy	08
5ần	0a e-6
5ập	06
5ắp	0-8 eb
5ễ	0-9 e7
5ịch	18 d6 e-6
5ớn	0-b ef
5ợi	0f
5ực	16
4machine	0c
6intenance	0-d 1m 2-7
6ke	07
6nagement	0-l 1a 2e
ar	07 17 2-6
9ing	27
7ner	0-8
7ual	97
7y	0-c 4c
6rket	0-6 1-7 2j
as	08
7shal	0-6 99
6ster	0e
a's	0b
as	0-6 18
6terials	2a
7h	0-6 18
7ter	0-e 2c
as	0-8
5ca	77
6sa	06
5echanical	0d 2-7
6dical	98 d7
8um	19
6mbers	06
6ntoring	0-8 1c
7u	08 1-6
6thodologies	06
as	0-9 2a
5ind	3-9 48
8ed	36
8set	2-c 39 4a
7imum	0-c 2b
7utes	0-6 e9
5odelling	0-a 1e
9s	0-8 19
8rn	07 1-a 49
6lecular	27
6nitoring	16
7o	08
7th	0-7 ed
9s	0-g bp d-6
6re	2-8 cb
6st	e7
6tivated	0-b 3f
6ve	0-9 4d
5sc	07
5ultiple	4b
6sic	09
7t	0b
6ốn	36
5vc	0-7 18
5áy	0e 2-8 d9
5ê	36
5ình	0b
5ón	0-a 2c
5ôi	0-f ed
6n	06
5ắc	46
5ẹ	26
5ềm	19 2-7
5ọi	46
5ỗi	0a e-6
5ột	08 2-6
5ỹ	2-6
4nam	0b e7
6tive	0-b 2b
5eed	0e
8ed	07
8s	0b
6t	0-e 1f
7work	0-g 1a 27
6w	4b
5ghe	0-7 e6
7iệm	0o 3-a ci d-6 e-8
9p	47 7h e-7
7ề	ab
7ệ	1-6 47
6oại	0a 2-6
6ành	0l 1-8 2-6 86
7y	09 2-6 ee
6ôn	0-6 4a
6ũ	0-6
6ười	0c
6ọng	4-8 e9
6ữ	49
5hanh	0-c 2b 4c
6iệm	0-6 4g
8t	47
6àng	0-9 3c
6ân	0-f 1-8 2e 7j
6ìn	4-8 eh
6óm	2c 4-9
6ư	0c
6ất	bd
6ận	08 4-6
7p	07 1-8
7t	07
6ẹn	37
5ice	07
6ght	06
5o	06 2-8 e8
6de	0-d 1e
6rdvik	0-7 19
6sql	1-8 29
6t	0b
7hing	0-6
7ice	e9
5umbers	0-6 47
6trition	0-a 2b
5ói	3-i dk e6
5ăm	0-r 1-7 2-8 8e bt ct d-7 e-9
6ng	0p 2-6 3-7
5ước	19 2-6
5ại	26
5ội	09
5ữ	0t 1-7 d-b ea
4of	0-m 1f 2-f 3-f 49 7-8 8-8 9-8 bb cz ea
6f	0a e-6
7ers	0a
7ice	19
6ten	0-9 da e6
5n	1-p 2-f 3o 4-9 cf d9
6ce	d7
6e	0f 2-6 4-6
6ly	0-8 ef
5pen	09 4-6
7rating	0-7 3a
bon	0-a 2a
aors	1b 2-8
6portunities	06
ey	09
6timisation	0d 2-9
5r	0-3k 11a 2l 3-k 4-o 510 6a 8n 9a a8 ca
6acle	18
6ganizational	0k 3-b 4-6
5ther	0-a 47 e6
9s	0-a 47
5ur	0r 2-6 4-7
5vertime	d8
5wn	0e
7ers	49
ahip	0a 3-6
4p	27
5age	0-8 16
6id	09
6rt	0g
8icipating	09 2-9
8ner	0-8 4b
bs	0g
chips	0-a 1c
8y	0-9 1a
6ssion	07
bate	07
8port	0-7 d6
6tients	06
7terns	0-6 16
5ension	06
6ople	0c
6rsonal	08
city	0-7
5ha	16
7ge	0-a 2d
7ses	0-b 1d
6ong	06
6ysics	0-6 8b
6án	36
7p	16
7t	06
6ân	29
6ép	0-7 3a
6òng	0c 1-8 27
6ương	08
6ạm	1c
6ản	06
6ần	0h 2-9
6ẩm	1a
6ục	3a 4-6
5ipelines	0-e 1a
5lan	06
8ning	0a 1-9
7tforms	07
7yer	38
6ease	0-c eb
6ug	0-c 2c
5oints	d9
6rtfolio	08 1-6
6sition	2e
7sess	2a
8ibilities	08
5r	0-e da
6actices	18 4-6
6eferably	0-q 2e 8j
ared	0-a ac
6inciples	0-b 1g
7vacy	09 1-7
9te	0-6 28
6oblem	06
bs	0-6 4d
7cedures	0-a 2b
9ss	2-a 88
bes	1e 2-a
bing	0-f 1k
7duct	0c 1-8 46
bion	07
7fessional	09
es	49
7gram	06
bming	0-6 1f
7ject	2-7 37
bs	1-7
7posals	0-8 2a
7tein	0-h 16 2e
7vider	0-a 1b
5ublications	0-b ed
6rification	0-7 2a
5ython	0b 2-7
4qt	06
5ualifications	07
9ty	0-9 1f 2-a 3-9 4i
7n	0a 1-b
6y	0-7 4f 87
7ết	17 39 4-8
6ả	0a
7n	0n 1-a 26 4-c
6ốc	0-8 2b
4react	06
9js	0b 1-9
7d	06
6cord	ec
as	0-9 1a
6duction	16
8x	0d 1-h
6gions	0-c 4d
8ster	0-7 96
aration	0-b 1-7 9h a6
7ular	26
6lated	0-h 1g 89
9ion	38
cs	0-8 3a
dhip	37
gs	0-8 3-6 4h
7evant	aa
6port	0-b 1a
6quired	0b
bments	0-b 1i 3-7
6search	1b 2-8 47
7idence	0-a
7ource	0-6 16
7ponsibilities	48
hy	0-a 39
7t	19 2-9
8riction	18
7ults	06
6view	09
5ight	07
6sk	0d 2-6
6êng	0-8 4b
5oadmap	16
6le	28
5uminants	0-b 2b
6n	26
5õ	e7
4s	1-9 27 99
53	0-9 1a
5aas	28
6fety	0-9 ag
6les	0-b 1h
6tisfaction	0b 1-9
7urday	0-d d7 e7
6u	07
5cala	07
9ble	0-7 1a
6heduling	29
6ience	77
9tific	0-b dd
6reen	0-6
5easons	ba
6ctor	0-6 28
7urity	1-9 28 3-7 9b
6lf	0-7 3e
6miconductor	26
6nior	0-7 4b
6o	0a 2-8
6parators	0-b 2d
6rver	0-d 1a 26
8ice	0-8 1b 26
bs	09 17 2-a
6t	09 2-6
5hift	0-7 d9
9s	0-a db
6ort	07
7uld	0-8 28
5imilar	0b
6nh	0c 1-e 29
6tes	e7
5kills	0-11 1l 2-6 3k 48
5o	0b
6ftware	07 26
6lution	0e 1-6 2-7
cs	0d 1-h 2h 37 4-a
7ving	0-c 39 48
6me	09
6rting	0-d 1g
6und	0f
7rce	06
5park	07 1-6
6eaker	56
9ing	06
7cifications	06
7ed	0-b 1g
6orts	06
5ql	16
5tack	0-9 16
7keholders	2-6 4b
7rt	d8
9er	0-6 3b
7te	06
8us	8-6 9b
7yed	18
6orage	0-b 1c
8y	0-6 47
6rategies	16
by	08
7ive	0-6 38
7ong	0b
6udent	07
8ies	0-9 1b
8y	07
5ubstations	0-7 1c
6ch	0-f 2l
6nday	0-7
6perior	06
7port	06
bed	0-9 8d
5ystem	0-e 1q
as	0c 1-9 2d 4-6
5àng	d8
5áng	09
6t	1b
5ơ	07
5ư	0-6 a9
5ạch	0-6 49
5ản	06
5ắp	2-6
5ẽ	07
5ố	4b
5ự	2-8 e8
4t	28
57	0-6 e8
5ake	47
8s	46
6sks	0-9 3b 46
5eaching	26
7m	0f 19 2-9 3-b 4b
8s	0-a 1-6 29 4d
6chnical	0l 1-8 2-a 38
bian	87
aque	0-b 29
ds	26
9ologist	0-6 2-8 8g
dy	0s 1-b 2-8
6lstro	07
6nders	0-9 2a
6rm	0-6 39
7raform	0-7 2b
6st	0-a 18
8ing	0-9 1m
8s	0b
5han	0-d ba
7t	0-h 2d
6e	014 1-r 39 a-6 d-8
7ir	0g 4-7
7m	0g
7o	0-k 28 eo
8retical	0-7 7c
7re	09 2-6
7se	07
6ings	0-6 3h 4-6
8king	19
7s	0b
7ểu	07
6oại	0-6 19
7ả	0-6 47
6ree	08
7ough	0-t 1b 4n
6u	09
7rsday	0-9 da
7yết	09
7ật	0-b 47 89
6ành	28
6áng	2-6 bo e-7
6êm	d9
6ì	0-d 27 aa
6ích	1-6 39
6ông	09 2-a
6ăng	0-6 48
6ương	1-d 38 86
6ạo	0d 1-8
6ất	0-8 1c
6ần	06 3i 4-l
6ận	36
6ắc	46
6ế	0c
6ịt	0-7 18
6ống	0-a ea
6ời	09
6ủ	39
6ứ	e7
6ực	0-7 2-6 4d
5icket	a8
6me	0f 1-9 e8
6n	0a 2-b
7h	0r 3-m
6ên	0f 1-6 d8
7u	09
6ến	36
8g	0j 2-7 48
7p	0g
5o	0-a 1-m 3u 4w 9-9 a-c b9 c-6
6lerance	06
6o	0-8 38 e8
7ls	1-9 28
9ets	0-a 1c
6p	29
6àn	a6
5racking	17
7de	0-6
7ining	0-9 1-7 ab
7ng	27
8sformation	06
9parent	0-b 3b
aort	0-6 d8
7vel	0-9 4-9 dn
6ends	19
6ials	19
7ển	07
6ong	0-j 2d 4m c-8 e7
6ung	06 1-8
7yền	4b
6ách	0-6 3a
6ên	0k 2-7
6ình	0-7 3f 4-d e6
6í	08 39
6ú	d9
7c	89
6ưa	e8
7ờng	0-i 88 ec
7ởng	0-6 16
6ại	e6
7m	0-g 2i
6ị	07
6ọng	37
6ở	0-14 67 7d 8q a-7 c7
6ừ	17
5uyển	e6
6ân	48
6ần	e8
6ổi	07 d6 ef
5wenty	0-6
6o	0i e-6
5y	0e
6pescript	0-8 18
5ài	07
5ác	2-7 4-b d6 eb
7h	1-a 2c
5ình	37
5ích	1-a 2h
6nh	0-a 1c e-6
5ô	0-6 e7
5ăng	07
5ĩnh	0-6 3a
5ư	46
5ại	0-e c9 ee
6o	0-7
5ập	06
5ế	86
5ỉnh	eg
5ối	0-j 4-6 d9 ed
6t	0-1b 2g 4p
5ổ	0-7 4a
5ừ	0-8 29 e7
6ng	0b
5ự	0-a 2d
4uk	0-9 ec
5nder	0-a 3b e8
9standing	1q 3-9
5p	0b 38
5s	0h
6e	47
7r	08
6ing	0-g 2j
4vaccination	0-7 ea
6lid	d7
5essels	26
5ia	0-8 1b
6ew	17
6sion	0-e 19
6ên	7b d6 e-6
6ết	0j 2-6
6ệc	0d 1-c 2a 37 d8 e-e
5lookup	06
5oltage	0-a 19
5à	0-1o 1-d 2i 41s
5ăn	1-c 2g
5ấn	1f 2-d 47
5ẽ	0-9 2c
5ề	0h 1-6
5ị	0d
5ới	0-w 416
5ụ	0-9 4b
4we	0h 1-b 26 4-7
6ek	0-6 eg
8end	0-e dc e6
bs	0-6 d6
6ll	0b 2-8
5hat	37
6eeler	0-7 d8
7n	0-u 3f 4e e6
6ich	0-j 3b ed
7le	49
6y	0-a 47
5ide	08
6ll	0-9 1-8 4-6 89 ed
6nd	0-7 1b
7e	29
6reless	0-8 2g
6th	0-18 1g 2m 46 a-6 da
8in	2-8 bd
8out	0-17 2r 3h
5ork	0-b 1h 2-7 3-7 a9 d9
8flow	0-b 1c
8ing	0d
8s	0-6 28
6uld	0-t 2r ae
5rite	07
4xe	da
5oay	0-c df
5uất	26
5ác	0-8
5ây	0-6
5ã	09
5úc	0-b db
5ếp	0-c 17
5ử	4b
4year	bp e-8
8s	0-o 1-j 2-b 3-f 4-7 b1h c1a d-g e7
5ou	0u 1-7 2-8 e-6
7r	2-8 3k
8self	2-6 36
5rs	0-n bn c6
5êu	0b 46
4án	e6
5p	07 28 4-9
4ít	e7
4ô	e7
4ý	37
4ăn	0-9
4đi	e7
6ểm	06
6ện	a8
5ào	07
5êm	d7
5úng	46
5ơn	0d 1-7
5ương	09
6ờng	0-c
6ợc	0e 1-a 2-a dc
5ại	88
5ẳng	0-j 1-6 713
5ến	07 1-6
5ể	0-d 48 e7
5ịa	eb
6nh	0a
5ồ	0-7 19
6ng	37 4-7
5ổi	06
5ộ	0k 1-6 3-6 48 d-6 e-7
6i	46
6ng	3a
4ưa	4-9 ee
5u	ec
4ẩm	0-6
4ở	ed
4ứng	0k
22=0	1-p 2-a 3-i 4-g 5-6 77 8i 9-6 a9 bk c-f do ek
43d	08 1-6
48h	0-6 e8
4^	0m 1l 215 3-b 6-9 7-t 8-8 9-7 ac b-1f cb d-j ek
4a	0-k 1-i 29 3h 68 7-a 9-8 cf d-9 ei
5bilities	0-6 1c
ay	0a
6le	0-a
6out	4-8 de
5ccount	06 1-e 2b
6hieve	47
6quire	0-c 2d
6ross	09 2-6
6t	3a
7ions	06
8vities	0-a 1b
by	0-a db
5ds	0-7 28
6vanced	09 2-8
5fter	06
5gile	0-6 19
5i	06
5lgorithms	0-6
6location	16
8w	0-a 2b
9ance	06
6one	07
6so	07
6ternate	0-7 e8
5mbitious	36
5n	0a 1-m 3-8 4h 56
6alysis	06
9tical	0-a 27
cs	06
6d	0-e 1z 2l 3p 46 7-c 97 a-8 b-o c-f e-6
6h	0a 2-8 4e
6other	0-6
6y	0-c e7
5pache	0-8 1a
6plication	09
fs	0-b 18 27
8y	07
5rchitecture	0-8 2e
6e	0-g 2k
7a	0-8
6ound	09
5s	0-h 1-b 2j 4-f 76 96 bd d8
6signed	16
8st	0-7 1b
aing	0-6 18
5t	0-k 27 a7
6titude	46
5udio	0-g 2j cb
5ws	0b
5zure	08 1-b 27
4b1	67
52	d7
5acklog	09 1-8
6lance	0-6 48
6sed	1-6 28
7ic	0-6 1b
6tch	17
5e	0-1d 2q 89 a9 db ec
6am	26
6fore	0-r ek
6haviour	0-a 16
7ind	0-d b7 c8
6ing	0-7 39
6st	2b
6tter	0-9 48
8ing	19
7ween	08
5iology	26
6ến	0-a 2d
7t	0-r 19 36 4c d6 e-6
5oot	0-7 1b
6th	0-j 4j
6x	0-6 2a
5reak	07
6idge	2c
as	0-6 18
7ghtlane	07
7ng	a7
5s	06
5uild	0b 2-9 36
9ing	3d
6siness	1b 3-c 46
6t	09
5y	8c
5ày	0a 4-6
5án	0e 19 2-h
6o	1-6
5é	27
5ó	0n 4-g
5ạn	0b
5ản	0-b 2o
6o	0f 1-9
5ằng	0n 2-9
5ộ	07
4c	08
5#	0-r 1g 2b
5a	0j 4-7
6ble	0-6 17
6n	1-6 96
6o	46 79
6pabilities	07
7cut	16
6tegory	97
7tle	0-b 2b
5d	17
5ell	28
6nter	0-7 1b
6rtificate	9b
5hallenges	48
7nge	09
7racterised	36
ezation	06
6eck	e9
7mical	0-6 88
6o	2-7 4a
6uyên	0b 1-7 79
8ển	eb
6ánh	0-6 e7
6ính	27
6ăm	0-6 38
6ất	08 2-7
6ỉ	0d
7nh	1-7 2b
6ịu	3a
6ức	0-8 4a
7ng	0-6
5i	0-a 1d
6vil	97
5lean	07
8r	0-6 37
6ient	e6
as	0-a 1-7 3h 49
6ose	e7
7udwatch	17
6usters	06 1-6
5ode	0-j 1f 2-6 38
6gnition	06
6llaborate	08 3-7
eion	0e 3-9
fve	4a
8eagues	3b
6mmissioning	09
8unicating	07
fon	1-8 2-9 3h
bty	0-6
7pany	0e 1-6
8etency	a7
ct	06
8lex	09
6ncrete	0-d 1m 2-7
7duct	0-9 e7
7figuration	0-c 1c
7sent	0-6 18
8isting	07
8ulting	27
7tent	08
8inuous	16
ely	06
8ractual	19
9ibutions	0-c ed
9ol	0-g 2c
6ordination	0-a 1b
6re	0-b 2f
7vita	17
6smosdb	07 1-6
6unts	0-6
7rse	0-6 96
5reate	06
9ing	0-8 19
ave	06
5ultures	47
6rrent	0-7
6stomer	0-6 2g 4-6
cs	09 4-6
5ycle	0a 2-8
5àng	0-c
5á	d6
6c	0-a 1-b 3f 7k
6o	0b
5ó	1-c 2i 3c 4-g d-b eb
5ông	17 3-8 416 d-6 e-g
5ơ	0-7 1a
5ấp	0f
5ần	07
6u	0r 3-b
4daily	09
7ry	0-8 29
6ta	0b
8bases	07
7e	a7
6y	08
7s	08 e7
5eadlines	39
6canters	17
7ision	0-8 3a
6dication	0b 3-6
6gree	0t 1-7 2-7 7a
as	0-c e8
6liver	0-8 3b
by	0j 2-d
6monstrable	07
6ployment	0a 1-8
6sign	0-q 1f 2i
aers	0-d 38 46
as	0-9 2b
8re	0e 1-8
6tail	0-6
7ermined	3b
6velop	0-g 2a 3b
ber	17
ds	47
bing	0l 1-a
bment	18 2b
7ops	1-6 2-6 4a
5i	0-9 dd
6fferent	49
6rect	0-b 4b
aionality	0-6 16
aly	09
6sciplines	1-c 2e
7play	0-a 2d
5oanh	06 4-7
5rive	0h
9n	0a 1-6 2-7 38
6y	18
5uties	0-a 2a
5ynamics	0c 1-6
5ùng	06
5ưới	0-9 e9
6ỡng	0-9 29
5ẫn	27
5ễ	06
5ịch	36
5ụng	26
5ựng	0-7 27
4e.g	0-6 28
5arly	0-a 47
5ducation	7b
5e	0-8 1g 2-6
5ffectively	0-7 4b
7orts	2a
5ither	0-b 27
5lectrical	26 8-6
aonic	08 1-7
7ments	0-8 29
5mployment	0a 2-6
5nable	0a 4-7
6d	49
6ergy	0-6 46
6gineer	0c 1-e 3b
cing	0b 2-7 4-b 77 a8
cs	0-o 1h 46
7lish	39 4-7 5f
6tire	28
6vironment	16
5quivalent	8e
5specially	0-d 18 47
5tc	1d 2-9
6l	16
5valuation	1d
6ery	0-b ef
9thing	08
6olve	0-a 3b
5xam	86
6ceed	37
8l	0b 2-9
9lence	36
8ptional	16
6isting	0-a 1b
6pect	0-b 8c
8rience	1n 3-9 4-8 a-6 b6 cl d-6 e-c
ed	0-8 3a
es	28
amentation	0-6 18
es	0-8 18
7osure	0-9 16
6ternal	08
4f	0-7 18
5actory	0-8 1a
6rms	0-8 19
6st	48
5eed	0-7 1a
8back	0-a 1b
8ing	0-c 2e
5ield	0-h 8a ed
9s	0-9 ab
6gures	0-7
6nance	09 1-6 2-6
7d	09
8ing	0-7 29
bs	0-a 4b
6rst	47
6ts	07
5lexible	38
6oor	0-7
6uent	26
5mcg	0-7 27
5ollowing	06
6od	96
6r	0-h 1m 5-6 ek
7ming	0-a 1g
7ward	0-6 49
6ur	0-c d7 ea
5ramework	0-7 1c
6om	0-r 1-8 2t 48 e-7
5ull	07
6n	07
7ctional	09
cs	27
4general	06
6rber	26
6t	0-6
5ian	06
7o	2-a 3f 4-7 58
6ám	08 2-8
6ải	16 2-6 4d
6ọng	0-7 4a
6ờ	0-b 47 d8
5o	0-6
6als	06
6od	0-l 2i db
8s	17
5reat	0c
7en	4a
6ound	0-8
8p	0c
7w	0-8 4a
8n	26
5sd	17
5ắn	0d 3-6
5ọi	06
5ỗ	16
4ham	46
6nd	0-6
6rd	47
8ware	08
6s	1-8 3-9 4p
6ve	0-h 1-7 2f 4-8 aj e6
5ead	0-8 17
7t	0-b 29
6ights	0-9
6ld	a9
7p	0-6 48
5igh	0k 2-c
8er	07 8-7
8ly	08
6ện	0-7 4d
7u	3-a 4f
5oa	0-8 5b
6liday	06
bs	0-b ed
6me	07
6urs	d8
6w	1c 3-6
6àn	e9
6á	0-e 1h 2-a
6ạch	16 3-6
7t	0-6 e6
6ặc	0-i 18 5d
5tml5	0-7 18
5uấn	0-6 17
5w	26
5àn	06
7g	27 48
7h	0-6 1-6 26 da
5ình	0-8 4f
5ạn	0-6 a6
5ọc	0i 89 e-6
5ội	07
5ợp	06
4id	0-6 27
6eal	26
9ly	0-8 1i 2-6
8s	0-8 3b
5f	0a
5mpact	0-h 2k
as	0-8 3c
7lementation	16
7rovement	0c 2-8
fs	07
aing	0-b 4d
5n	0-a 2c 3-6 4-v 7s 8-f 9j bd cb d-a
6cl	16
8ude	07
aing	0-i 46 ei
6dependently	48
7ustry	0-c 2c
6fluence	19
7ormation	16
7rastructure	2c
6novation	0-7 4b
6s	0-a 2b
6teract	06 2b 4-g
9nally	0-8 4a
btional	3-7 46 da
7o	08 1-8 26
6vestment	0-7 28
5s	0-o 1t 2-f 3-c 5h 7-d ah
6eries	0-6 16
6sues	3b
5t	0-6 26 4j e-8
6s	0k 2-f
4java	01a 1-q 2-b
8script	0-a 1e
4kafka	0-a 28
6nban	08 1-6
5eep	09
6y	08
5hi	e-8
7ếu	16
6u	0-b e8
6á	08 3-8
7ch	0-a 4c e-7
6ả	06
6ẩu	29
5ind	0-7 38
7h	0-c 1-e 8d by d-6 e-d
6ến	87
6ểm	16
5nack	0-7 3b
6ow	0-f 16 2j
8ledge	0-8 19 2-6 3c
8s	0-6
5ubernetes	0-b 16 28
5ý	07
5ế	0e 1-7
6t	3a
5ỹ	0k 1-a
4laboratory	87
6nguages	1h 2-9
6ptop	0-7 1a
6rge	0-7 3b
6st	e7
6yout	18
5ead	0-8 4b
8ing	26
7n	0-7 18
7rning	0o 2-a
7ve	0-6 4c
6ctra	16
6vel	17 2-6 4-9
9s	06
5icence	0-h 9x d-6 e6
6fe	06
8cycle	19
6ke	0-i 2j 4d
6nes	0-7 19
7h	d6
7ux	09
6ên	0f
6ệu	46
5ondon	18
6oking	06
8s	0-b 2a
5uyện	0-6 26
6ật	1-a 79
5à	0-o 17 29 4a a6
6m	06 1-a 2-8 3-k 48 bb ck
5âu	37 4-7
5ãnh	06
5ên	0-1f 67 7d 8q a-7 c9
5ý	0-b 1-6 2k 3-6
5ĩnh	0a c-a
5ạnh	0-a ee
5ấy	06
5ần	09 e-6
5ập	08 3-6
5ắp	e6
5ẻ	1a 2-d
5ễ	e6
5ớn	0-b eg
5ợi	0f 1-6 2-9
5ực	0g 4-a
4m	0-a 1a
5achine	0b
bry	0-7 18
6ke	3b
6nagement	2i
ar	0j 2-c
9ing	16
7ufacturing	07 2-6
7y	0-6 38
6rket	2a
aing	06 2-6
6ster	0g
a's	0a
6tter	0-e 2a
6y	0-c 2a
5ca	77
6sa	09
5echanical	0-9 2a
6dical	87
8um	06
6et	06
6ntoring	0-7 1a
6ssage	28
6tal	0-8
7ric	0-9 17
5icroservices	2-6
6nd	47
8ed	0-9 2c
8set	1-c 3a
7imum	0-c 1c
7utes	0-7 e9
5odels	0-b 1d
8rn	0-6 49
6lecular	0-6 26
6no	e8
7th	0-b d8 e8
9s	e7
6re	1-d 27 b9
6st	eb
6ve	0-7 4d
5s	08
5ultiple	4b
6sic	06
9al	0-b 2b
7t	06 1-6
5àu	17
5áy	0f 1-c 47 dc e-b
5ón	0-b 1c
5ôi	0-f e9
5ại	08 1-9
5ẫu	08
5ắc	46
5ẹ	27
5ềm	0f 2-7
5ỗi	0c e-7
5ột	0-t 1d 2g 4c
5ỹ	0a
4nam	06
6tive	0-8 19
5eed	08
8ed	0-9 e8
8s	09
6twork	16
6w	4b
5ghe	09 4-7
7iệm	0-7 cp e-9
9p	2-6 38
7ề	a6
7ệ	37
6oại	0b 88
6ành	8l e-6
7y	0-6 19 d-a em
6ân	16
6ôn	0-8 3a
6ũ	0-6
6ười	06 46
6ọng	3-9 da
6ữ	49
5hanh	0-j 19 3b
6iều	d7
7ệm	3a
6à	0-6
6ìn	4-a eg
6óm	1c 4-8
6ất	e7
6ận	1-7 27 4-7 e6
7p	27
7t	08
5ice	a6
6ghts	e6
5o	0-b 1-6 2-7 36 4-6 d7 ei
6body	06
6de	17
6rdvik	0-6 17
6sql	0-7 19
5umbers	0-9 47
6trition	0-b 1b
5âng	47
5ói	4-9 e7
5ăm	7a be cb d-b e-a
6ng	08
5ước	0b
5ại	26
5ội	08 1-7
5ữ	d9 e6
4of	09 1-f 3-o 4b 7-8 bl co d-b
6f	0b
7erings	1-a 2b
9s	07
7shore	09
6ten	e9
5lder	0-7
5n	0c 1-h 3-9 4-e 7-8 89 bd d8 e9
6e	0c 1-7 2-8 86 e8
6ly	0-c d8 e6
5perators	1b 2-7
6portunity	0a
6timisation	0c 1-9
azing	08 4-7
5r	1-f 3-j 4-f 5f 8u 9n a-b bi c-8 d-b e-7
6acle	0-7 19
6ganisation	07
5ther	0-b 27
9s	39
5ur	0y 4-a
6t	07
5versee	2a
5wn	48
7ers	0-6 49
4p	17
5age	0-7 26
6rents	0-b 29
7t	09
8ner	4b
bs	08
6ss	0-7
8ion	07
5ension	06
6ople	0o 4-e
6r	0-8 ec
7formance	0e 1-6
bing	0-6 27
7sonal	08
5hage	0-b 1f
6otoshop	06
6ân	0-7
6ép	0-6
6òng	1-7 2e
6ú	0-7 e8
7t	06
6ần	18
6ẩm	0e 1-7
6ục	16
5latforms	07
7yer	06
6ease	0-a e8
6ug	0-c 1c
5m	e6
5oints	06
6lish	56
8te	0-9
6sition	0-7 1e
ave	0-9 4c
7sess	0-7 2b
8ibilities	06
5ractice	0f 2-9
cs	28 4-6
6eferably	0-12 1b 2e 8h
ared	ae
7ssure	36
6inciples	26
6oactive	0-7 38
7blem	3c 4-6
bs	0-8 4d
7cedures	0-a 2c
9ss	1-9 79
bes	07
bing	06
7ducing	0-6 26
at	0f 2-g
bion	1-7 29
bs	0c 2-6
7fessions	0-7 49
7gramming	0h 1-a
7ject	1-a 2-9 3c 46
bs	08 1-7
7posals	0-9 2b
7tein	0-7 16
7ven	0-7
5ublications	0-b dd
6rification	0-g 2i
4qua	06
7lifications	07
9ty	1-h 26 36 48
7n	0a
6y	48
7ết	06
6ản	0g 19 2-b 3-d
6ốc	0-9 17
4r	16
5eact	0-8 1f
7l	0-9 3a
6cord	0-8 d9
6ference	26
6gions	0-c 3d
8stration	a6
7ular	0-e 16 4a
6lated	89
9ion	0-9 dc
cships	0-c 4c
7ease	08
8vant	0-6 aa c7
7iable	36
6porting	06
6quired	0-g 18 eb
bments	1-9 29
6search	0-f 26 3a
7ponsibilities	39
7t	08
6trospectives	09 2-9
5ight	06
6êng	4a
5ole	0-6 17
6ughly	0-8
5uminants	0-a 1b
6n	16
5àng	e7
5õ	0-6 de
4s	08 18 2-7
5afety	0-8 96 a8
6p	27
6ve	0-6
6y	16
5cala	06
8e	06
6heduling	0-8 1b
6rum	16
5ector	0-7 28
7urity	09 17
6lection	0-d 2d
7f	0-8 3a
7l	0-7 47
6nior	3b
6parators	0-b 1f
6rvice	0-g 1q
bs	1b
6t	0e 2-8
7ting	46
5hare	0-9 48
9d	0-8 29
9point	26
6ift	0-7 e8
7p	06
6ort	07
7uld	18
5ign	06
6milar	0-7 18
6nce	e7
7gle	0-9 1c
7h	26
6tes	e7
6x	d7
5kills	0u 1-8 3-h 48
5martphone	e7
5o	0a
6cial	0b 3-a
6ftware	0-9 3b
6lution	0a 1-6
cs	1j 3-7 4-6
7ving	3c 4-7
6me	0a
6und	0a 2-6
5park	0-6 27
6eak	29
7cial	0-b 2b
6oken	06
7rts	06
6ring	0h 1-c
5ql	1-7 2e
5takeholders	0-8 47
7rter	0-c 3f
7te	08
6orm	29
8y	0-6
6rong	06
5ubject	0a 8-7
7stantial	0-7 49
ations	06
6ccess	06
7h	0-j 2k
6perior	0-8 2a
7plied	0-9 29
8ort	0j
bed	0-8 7d
5wift	06
5ystem	0-9 28
as	1-6 2j
5ơ	06
5ản	08
5ắp	2-7 4d
5ố	0e 4-8
6ng	ea
5ức	06
5ự	1-8 e9
4t	16
5akes	0-7
5eaching	0-a 19 26
7m	0n 1-c 3-7 4b
8s	0-6 1-6 2b 3-a 4e
6chnical	0q 1-a 2-d 38 4-d 9a
bian	0-6 87
aque	0-8 1a
ds	16
9ologies	06 1-7 4f
est	1-b 7h
dy	0p 1-c
6lstro	0f 1-9
6n	0-8 d9
7ders	1a
6rraform	0-6
6st	07 2-6
8ing	07 1a
8s	07
5hat	0-11 1g 2h 4b
6e	0-i 1-l 2-b 3c 7-7 9-8 ba d7 ep
7ir	0b 3-9
7o	0-o di
7re	08 1-7
7y	0-6
6ings	08
7s	1-6 9c
7ết	1c 2-7
7ểu	0-c da
6ose	08
6ree	0-8
7ough	0-8 4g
6uyết	08
7ật	2-e 47 89
6ành	1c
6áng	0n 2-a 48 e-a
6ì	0-g aa
6ăng	0-6 49
6ư	06
7ơng	2-d
6ạo	27
6ần	0r 3-m
6ắc	46
6ế	0e
6ể	07
6ống	0-6 dc
6ời	29
6ủ	0-7 48
6ứ	e7
6ực	4f
5ime	d7 e6
6n	1-9 47
7h	0-8 2m 4-g
6red	0-6
6ên	0-7 ec
6ến	37
8g	0f 2-6 3b 4-e 5-7 6b e6
7p	3-9 47 5b 6e
6ền	0-6
5o	1g 2-x 319 4-8 86 9-9 d7 e-8
6o	0-9 d9
7ling	08 2-7
6àn	97
6án	0c 1-6
5raining	0-8 a6
7vel	3-b ek
6ends	0i 2-9
6iển	27
6ong	0-m 2b 4m c-a e7
6ung	08 1-6 36 e-6
7yền	0-8 3g
6ách	0-a 3n
6ên	0g 1-6
6ình	06
6í	09 46
6úc	88
6ưa	0-7 d8
7ờng	0-l 89 ed
6ại	e6
7m	0-g 2d
6ị	0g 2-b
6ở	0-f 1-7 58 7h 8g a-7 bc d-7
5uân	38
6ổi	0a d12 e-r
5wice	0-a
6o	17 c8 d-6
5y	06
5ài	16
5ác	0g 1-6 4-9 db
7h	0-8 1a
5ình	0-6 47
5ích	0-8 28
6nh	06 1-7 26
5ô	e7
5ăng	06
5ư	49
6ơng	0-c 16 28
5ại	0-d ee
6o	06
5ế	08 1-9 87
6t	e6
5ỉ	37
6nh	0-c 2-6 eo
5ối	ea
6t	0-z 1-a 2l 3c 4-8 66 di
5ổ	0-c 3b
5ừ	da
6ng	06
4uk	0-9 ec
5ltracold	1a 2-8
5nder	0-6 d8
9standing	19
5p	0c d6
6s	2-7
5rban	0-b 2c
5s	0b
6e	4a
7r	09
8s	1-6
6ing	0-d 18 2d
4vaccination	0-8
6lue	0d 2-8
6rious	27
5erbal	1a 3-6
6ssels	0-9 16
5iew	26
6ên	09 1-8 29
6ết	0f 1-8
6ệc	0e 3-b 4c c6 e-a
7t	0-7
5oltage	19
5à	0-1a 1-o 2s 3z 4l
5ăn	1n 2-9 e-6
5ấn	1-7 3a
5ẽ	2d
5ề	0g
5ị	cc
5ới	0-z 3g 4p d8 e-8
5ụ	2-9 4c
5ực	1-6
4want	0-7 4f
5e	0i 1-e 3-8 a8
6b	0c 1-6
6ek	0-d de
8end	d7
6ll	0-j 1d 28 3a 4-7
5hat	0-8 49
6en	0-p 3a 4h
6ich	0-m ba e8
7le	0-g 3a 47
6o	0-6 46
6y	36
5ill	0-k 2-9 4a 89 df
6ne	0-7 29
6reless	0-9 1h
6th	0-f 1-i 2h 3d 4f 76 9-d e-7
8in	0c 16 2-a
8out	0-o 2m 4-6
5ork	1-6 2-7 38
8ing	0-f 1-6 4o
8s	0-b 2a
6uld	0-19 112 ae
4xuất	1c 2-9
5ây	17
5ã	08
5ếp	2-6
5ử	0-c 4f
4year	ed
8s	0-7 1-a 2-8 4-6 bi cz d-7
5ou	0f 1-9 3-7 4h a8
7're	06
7r	08 a6 e-b
8self	16
5rs	b7
5êu	0-8 47 e7
4áp	0d 3-f
4ít	0-8 1-6 e6
4ô	0-7 d7
4đam	0-b 4b
6ng	e6
5i	08 d8
6ểm	0-6
6ện	0-7 29 a7
5ào	07
5ánh	0-a 46
6p	e6
5úng	37
5ường	0-7
6ợc	0-i 1-7 38 47 d9
5ại	1-a 28 7b
6o	08
5ẳng	06 87
5ể	0-c e7
5ịa	0-d de
5ối	07
5ồ	1-9 2b
6ng	08
5ộ	4a
6c	37
6i	37
5ức	06
4ưa	3-8 dc
5u	2-7 4-6 ec
4ẩm	0-7
4ở	ec
4ứng	0e 4-6
1-1=0	1-9 2-7 4-j 7-6 88 9-8 b-c c12 ey
41m55	d9
42+	c6
43+	c8
44+	c6
48h	0-6 e6
4^	0w 1m 2-s 3n 4-q 5e 6-g 7i 8-k 9m a-q bi c-o dw e-14
4a	0-29 1-o 2f 3-e 4b 723 919 a-j b-8 c7 d9 e-9
5bility	0g 4-a
6le	0j 4-8
6out	06 4a e-6
6solute	0-8 3a
5cademic	0-l 2h 49
6cording	0-9 2b
7urate	0-6 16
6hieve	09
6oustics	29
6ross	49
6t	47
7ing	0-a 4b
5dvanced	0-g 1b 49
5fter	08
5gile	01c 1-a 2-18 dd
5id	0-9 af
5lert	0-b 38
6gorithms	1a
6l	0o
6ongside	0-8 18
6so	0g
6ways	47
5m	d7
6azing	08
8on	09
5n	0-n 19 2-a 36 4-6 7c dg
6alysis	1b 2-9
9tical	07
cs	0-7 1a
6d	0-2n 1-j 2y 31c 4o 7-d 9q ea
7roid	0-i 1-6 2t
6gular	0-j 1n
bjs	16
6h	0m 2-8 66
6other	06
6tibody	0-a 2d
6y	0-a e9
5pache	0-8 1g 2-8
6plicants	0-8 1c
btion	09 1-9
fs	07
8y	06
7roach	0b 4-6
9priate	06
9x	0b b-7
5rch	28
8itecture	08
6e	0-h 1-a 2-7 318 4-b dc e-8
7a	0-d 1b
6ound	0-a 1g
5s	3c 86 e-6
6k	0-a 48
6sisting	0b 1-6
7urance	0k 1-9 2-a
5t	1-a 2-8 36 4-7 6a 78 ab d-a e9
6om	0-9 2a
6tention	46
7itude	08
5udio	0-f 2r
6tomation	0b 2-8
5ws	0t 2-t
5zure	0a 1-r 2o
4b	ac
5.sc	87
6tech	77
52b	26
5a	7-8 8h
6chelor	0m 8-g
c's	87
7k	06
8end	1a
8ground	87
8log	09 2-8
6d	0-7
6nk	e7
6sed	29
7ic	0-c 1b a7
6tch	0c 2-8
5e	0-13 1-d 2-8 318 4-9 dp
6am	0-d 2e
7utiful	06
6fore	0c 46
6st	0-6 19
6tween	1-7
5ids	0-8 2a
6g	06 2-7 3c
6ology	26
6ết	0-k 1v 2-b 39 4-6 5b
5lockchain	06
5ody	28
6th	0c 2-8
6x	0-b 2b 3a 4-8
5rightlane	08
7ng	0e 3-6
5s	7-c 8l
5uild	0-6 2a
9ing	0-9 16 26 46
6siness	1-8 2e e6
6t	47
6ổi	e6
5y	0j 1-a
5ày	27
5án	0-9 2h
6o	2g 4-6
5ình	47
5ạn	dc
5ản	2d
6o	a6
5ằng	5-b 77 e7
5ếp	0-c 26 b6
5ị	27
5ọc	0-7 29
5ột	0-7
4c	08 2-6 a-7
5#	0-a 1g
5++	07 2-6
5a	0k e-c
6ble	26
6lculations	08 2-7
7l	0-a ee
6n	0-x 1o 3m da e-9
7didate	07
6o	0-d 2-8 3-c 8z
6rrying	0-8
6tegory	0-9
5ell	0-n 2q
6rtificate	e7
eion	0-7 a9
5hallenge	0-a 2d
cing	4b
7nge	2-7
as	08
7racterization	07
8tered	a9
9s	1b
6eck	08
6o	06 1-6 49
6uyên	0i 2-8
8ện	47
7ẩn	09
6ính	0-6 48 87
6út	0-7 49
6ăm	0-8 4c
6ất	09
6ế	26
6ỉ	0-b 1-c 2-7 9g al
6ịu	4a
6ốt	07
6ủ	46
6ứng	0-9 ai
5i	0-f 2i
6vil	0-g 29 a9
5lass	a9
6ean	0-7 29
8rly	47
6ient	3-8 eb
as	0-9 4h
6oud	0-6 2c
5o	0-8 49
6ach	0-a 4a
9ing	0-7 17
6de	0-7 48 a7
7ing	0b 2-8
6gs	26
6llaborate	07
eion	06
fvely	46
7or	0-7
6mfortable	0b
7mercial	0-h 2i 8c
8issioning	06
8unicate	0i 4-e
eing	0-8 4d
fon	0-7 2-8 4b
7petent	07
8lex	2f
8utational	0-h 2k
aer	87
6ncept	06
8rete	0-b 2f
7sultative	0-8 4a
bing	0h 2-a
9mer	0-9 2b
7tainer	0-9 2d
8ent	2a
8inuous	2-d 4c
8rol	1-7
6ok	0-8
7peration	0-a 4c
7rdinates	0-9 1b
6re	0-a 1e
7vita	06
6smosdb	16 2-6
5reate	0g
9ive	0-6 2a
6iminal	0-7 ea
6oss	2-9 4c
5ultural	0-6 47
6rrent	0-6 9h
6stomer	4f
cs	07
5v	07
5á	0-b 18 e6
6c	1g 2-p 38 ec
6o	29
5ân	e6
5ó	0-a 2-9 4-g 9s c-7 ea
5ông	0e 1-b eb
5đ	7a 8-b
5ũng	06
5ơ	0-b 2k
5ả	0c
5ấp	08 2-8 7b 8-6 a7
5ầu	0-b 3b 4c
5ắt	0-8 27
5ụ	26
5ủa	46
5ử	0-c 8j
6a	07
4daily	07
7ry	0-m 2p
6nish	06
6ta	0a 1-i 2h
8bases	08 2-6
6y	09
7's	0-7 e8
7s	eb
5bs	e7
5ealing	46
6canters	18
7isions	39
6fect	0-9 2b
6gree	09 9b
6liver	0a
6monstrated	1a
6ployment	0-g 2j
6sign	0j 1-c e-6
aers	0-a 4a
as	06
8re	0-e 4f
6termined	06
6velop	08
ber	08
ds	46
bing	17 2-6
bmental	0-a 2b
7ops	2-8 4a
5i	0-a ec
6fferent	47
6ploma	0a
6rect	0-b 4b
aionality	0-7 1c
6splay	19 2-b
5na	0-7 28
5o	0a
6anh	46
6cument	17
6esn't	49
6mestic	0-a eb
6wn	0-9 46
5rive	0l 4-b
9n	0-e 1-6 2r 36 4-8
9r	0-6 ad
8ing	0-a ae
6ug	0-b ee
5sp	07
5u	28
6rable	27
6ties	06
6y	0-7
5ynamic	07
bs	0h 1-i 27
5ài	0d 4-9
5ùng	1d
5ược	0-8
5ễ	0-8 e8
5ịch	0-7 27
5ụng	0-6 1b
5ự	06
6ng	0-8 26
4e	0-6 2a
5.g	0-c 1g
5ach	0a e-6
6rly	0-c e9
5ducation	07
dal	06 2-6 87
5ffectively	0a 4-8
5ight	c7
5mail	08
6bedded	2a
5nables	07
6d	2h
6ergetic	0-d 3r 4-a
9y	2b
6gine	06
aer	0-k 1h 9g
cing	0-7 1c 4-7 8g
cs	0-c 1p 2-7
7lish	0x 3-a 6-8
6hanced	0-a ej
6joy	0-6 46
9s	0-7 3a
6sure	07
6tire	27
6vironment	09
5quipment	0-a 1d
5rp	0-9 29
5stablish	0-d 1b
5tl	26
5u	0-a ea
6ropean	0-7
5valuation	0-9 1l 2-b
6ening	0-8 e8
bs	0-6 e8
7ry	07 e7
9thing	07
6olve	0-b 4b
9ing	47
5xceed	0-6 47
8l	0b
9lence	46
ct	0-c 3j 4-8
8ptional	36
6ecutive	06
6pect	0-9 da
aed	0-a dc
8rience	0h 2-b 3-6 bc
7lain	0-6 48
7ort	0-7 2b
6ternal	0a
7ra	08
4factory	0-8 1c
6ult	07 2-6
5eed	0-f 2h
8ing	0-a 2b
5ield	0a
6nance	0-6 27
aial	28
6re	a9
7m	0-7 4a
7st	2-9 ak
6ve	0-d ca ec
5lexible	3a
6ink	0-6 1a
6ow	0-6
5ocus	47
6llowing	1b
6od	0-k 2b aj
6r	0-n 2-h 3c de ee
6ur	c7
5rameworks	16 2-7
6ee	e7
6om	0-h 18 47 d6
5ull	1-9 a9 ed
6nctional	17 2-8 47
6rniture	0-k 2l
6ture	0b 1-6
4gaining	0-b 4c
5cse	8a
5el	16
6neral	1c
6rman	0-8 6c
6t	0-7 e6
7ting	0-a 49
5hi	06
5iao	08 4c e-6
6ác	3a 4-6
7m	2c
6ải	0-8 28 47
6ọng	4-b eb
5lobal	07
6ycoengineering	0-7 1a
5ood	0-n 1h 3-7 ef
7gle	2c
5reat	39
6oup	0a
7w	4b
8ing	0c
8n	0-7 27
8th	08 4-8
5wo	a7
5ọi	06
5ội	0-6
4haccp	17
6lden	08
6nd	e6
8le	0-7 3c
8s	4b
6rd	48
6s	0g
6ve	1e 2-7 4-7 br d-6
7ing	06
5ead	0-8 2d
7lth	27
ay	07
7t	0-b 2a
7vy	0-6 28
6ight	0-6
6lp	06
5igh	1-e 2a
8ly	3-9 4g
6ring	0-a 1c
6ểm	08
7u	19 2-a
6ện	4a
7u	0a
5oa	0b 3-7
6ld	0-8 9c
6nest	0-a 4a
6urs	07
6w	2a
6à	47
6á	08
6ạch	1f 2-6 4-6
7t	37
6ặc	0-l 1j 2-g 59 7f dc e-9
5tml5	17
5uống	0c 4-8
5àng	0g 2-e 38 4-f bb e-6
7h	0-f 1c e7
5ình	4-d ee
5ạnh	06
5ệ	2-6 ed
5ọc	0e 1a 8-7
5ợp	07 d6
4ideally	07
8s	06
7ntification	0-6 26
by	07
5elts	0-b 6n
5f	17
5mmediate	0-6 e8
6pact	0-7 2a
7lement	06
dation	06
7rovement	0-7 4c
5n	0-s 116 3-k 58 7-7 89 9-8 a8 d-i er
6cident	0-b 2e
7lude	0-g 1a db
bs	0-7 17
aing	1c 2-b 36
7ome	26
6dependently	39 4-8
7ustry	08 2-9
6fluence	08
7ormation	28
7rastructure	0-7 2c
6jection	0-8 1c
6novation	07
6spire	0-7 47
7urance	07
6tegration	0d 1-7
8lligent	0-6 38
8racting	0-6 48
9changes	1a 2-8
9disciplinary	0-9 2d
9nal	06
btional	1-8 27 4-b em
7o	0-8 17 29
6volve	0-a 1a
5os	06 1-7
5s	1-d 3o 4-7 99 d9 e-b
6eries	06
6n't	06
6o	2a
6sues	27
5t	48
6s	0b
4java	0o 1c 2-q
8script	0l 2-b
5lpt	69
5s	07
4kafka	27
6nban	09 1-8
5eep	0-a 4f
6y	26
5g	0-6 e7
5hai	0-7 27
6i	07
7ếu	27
6oẻ	0-7 ed
6ách	48
7m	0a
6í	0-6
6ông	0-6 47 d-7 ek
6ả	0m 3-6 4-8
6ẩu	06
6ối	27
5inh	0-a 1-d 2d co e-8
6ến	2-6 88
6ểm	08
5now	0-6 1e
8ledge	0q 1-a 2-9
8s	0-c 1f
5ubernetes	0n 2-j
5ế	29
6t	49
5ể	07
5ỹ	1-6 28 3-6
4laboratory	0-h 8n
6ptop	0-6
6st	0-7 e9
5ead	1a
8ership	0g 4-c
8ing	2d 4-7
7rn	0e 4-7
9ing	26
7st	0-j bo da e-6
7ve	0-e 4d
6d	0-9 2a
6vel	0-a 1-6 as e-b
5icence	0i a-8
6fe	07
7t	0-a ea
6ke	0-a 17 48
6nux	0b
6ve	0-i ei
6ên	0f
5ow	0-c 2f
6ại	0-7
5uyện	0-8 28
6ật	0b 1-c a7
5à	0j d8 e-7
6m	0-i 1w 2-g 3-6 d-9 er
5ái	0-9 ee
5âu	46
5ên	d9
5òng	47
5ý	29 3-9
5ĩnh	08 1-8
5ưu	06
6ơng	07
6ới	0-7 e8
5ại	0-8 eb
5ần	07
5ập	06 1g 3-e 4-9
5ắp	27
5ễ	0-b 49
5ịch	19
5ỗi	0-7 29
5ợi	07
5ực	0z 4-n
4m	06
5ainframe	17 2-6
8tain	0c 1-7
cing	0-7 29
9enance	09 2-7
6ke	47
6nage	08
ament	0d 1b 4-d
ar	06 2-6
9ing	1-6 2f
7ual	0-9 aa
7y	4e c-8
6rine	0-6 28
7ket	0b
aing	1b 2-9
6ster	86
a's	0-7 8b
6tter	19 2-c
as	46
6y	0j 2-a
5eals	06
7ns	0-9 dd
6chanical	28
6dical	2-6 8f
ation	0-6
8um	26
6et	0a
6mbers	16
6ntoring	46
6ssage	17
6thods	0f 2-a
7ro	16
5icroservices	0-d 1i
6n	0-6 77
7dset	0c 4-8
7imum	c6
5obile	08 2-6
6delling	18 2-b
9s	0-a 1d
8rn	2e
6lecular	28
6ng	46
7itor	06
bing	0-7 29
7ths	18
6re	0-a 16 2-c 5d cd
6st	09
6tivation	0-a 4b
6use	27
6ve	0-b 4f
5s	0-8 2f
5uch	0-a eb
6ltiple	0-m 4k
6sic	0-8 2d
7t	0g
6ốn	46
5ysql	0c 1-7
5áy	0-g 17 2e d9
5ê	0-k 4q
5ình	08
5ón	0-a 2b
5ôi	0-h ed
5ạng	e7
5ẫu	06
5ắc	46
6t	0-7 e8
5ặc	0-6
5ẹ	0-b 2c
5ềm	0-f 19 2a
5ỉ	38
5ỗi	0a e-7
5ỹ	86
4nam	012 1-6 8-6 db e-g
5eed	0b
6gotiation	09 4-8
6t	0c 1-e 2e
7work	0-a 2c
bing	27
6w	2-a 4k
7ly	0-8 eb
5ghe	07
7iệm	1j 2-6 4-7 be
9p	0-k 2-b 7r 8e
7ề	0-a ab
7ệ	16 2-6 47
6oại	06 4-f eg
6ành	0-f 1f 28
7y	0-9 ek
6ân	0-7
6ôn	0-8 4a
6ười	06
6ọng	0-6 ed
6ữ	5d
5hanh	4c
6iệm	0s 4-l
8t	47
6ân	0-c 1b 2c
6ìn	0-d dg
6óm	0d 4-7
6ư	0a
6ất	cb
6ận	0-a 1-6 4-7 di
7p	28
6ẹ	0-7 4b
7n	39 4-7
5ight	0-b eh
5o	07 1-a 2-b 48 ej
6de.js	06
6ise	26
6n	0a
6rdic	1a
6sql	19 2-7
6t	0-7 4b eb
7hing	0-7 48
5soperation	17
5ursing	0-8 aa
6trition	0-m 2m
5âng	47
5ét	0-8 28
5ói	4-8 el
5ăm	0a 19 2-8 8g c7 d-6 e-e
6ng	0-l 16 3a
5ại	27
5ấu	0-7
5ắm	06
5ội	0-e 2a 4a
5ữ	dt e-6
4occasional	0-e de
5f	0-15 1-8 2m 3-8 96 cm ec
6fshore	0-f 2o
6ten	09
5n	0-l 1i 2-l 4b 78 em
6ce	0-6 ea
6e	0-9 2-a cl d6
5pen	0-d 4r
7rate	0-f 3c
aing	0-b 19 2-6 48
bon	0c 2-a
dal	49
6portunity	06
5r	0-2h 117 2-d 3-b 4-d 517 7k 9h a-9 b-6 ck d-d e9
6ganisation	06
azation	0-6 48
gal	4c
6iented	36
5ther	0-6 46 e9
9s	07
5ur	0t 17 2-a 3-6 4-7
6t	47 e6
7side	07
5wn	0-z 19 2-7 d9 eq
7ership	0-8 4a
4p	0-a 2d
5art	49
8icular	0-9 1c
8ner	2-6 4d
bs	1b
8y	0-9 2b
6ssionate	4c
6tch	27
7terns	18
5cr	0-b 1d
5eople	2e 4-7
6rform	0-9 1a
bance	0a
bing	16
7iod	0-6
7sistent	0-9 2b
8on	07
aal	47
5ha	0-7 28
7ge	0-9 2c
7ses	0-c 2e
6d	0c
6ong	38
6p	0-7 18
6ysically	0-6 e8
6án	17 4-6
7t	06
6ân	27
6ép	36
6òng	0x 1-7 2-d e-6
6ạm	2b
6ản	49
6ần	06
6ẩm	0f 2-a
6ục	07 28 37 4-h
5icture	0-6 3a
6peline	06
5lanning	0a 1-8
7tform	07
6ug	0-a 2a
5oints	0-6
6lice	0-6 e8
6sition	09
7sess	09
7ted	08
6wer	2d
5r	0-6
6actical	0-9 1c
7gmatic	06
6edictive	0-g 2i
7fer	0-b 3b
aably	77
7school	28
8entation	0j 4-g
6ivacy	06
9te	27
6oblem	4b
bs	0f 4-b
7cess	28
bes	1c 2-6
7duct	1-7 46
bion	27
bs	0-c 18 28
7fessional	06
8ound	1-6 3d
7gramming	08 1-6
7ject	08 4-6
bs	08 4-6
7metheus	16
7per	0-9 18
7tein	0-e 1-7 2o
8ocol	09 2-6
7ven	0c 2-8 3-7
8ide	08
br	0-a 2c
5ublic	1-7 29
aation	0-8 2b
6rification	1a 2-7
6t	0-8 4b
5ython	0k 18 2-n
4qa	0d 2-9
5uality	27
7n	d6
8titative	0b 2-9
6ick	0-8
9ly	0-b 4b
7et	0-6 e8
6ả	37
7n	0-7 2i 4-6
6ốc	0-9 2b
4r	07 2-6
5a	08
6ilway	0-c 1d
5eaching	46
8t	0-f 1i
9js	0d 1-6
7d	19
6ceiving	0-6 39
8nt	0-d 1d
7ord	06
6dis	0-9 1c
7ux	0a 1-6
6ference	26
6gression	27
6lated	1-6 8a
9ion	46
cships	0a 4-7
7ease	0-9 2e
8vant	0-8 2-6 7k a8
6mote	0c 3-6
6quire	06
bments	08
bs	0-9 3c
6solve	0a 4-9
7ponsibilities	0-6 48
hy	06
7t	18 2-8
8ful	27
5ight	ea
6sk	28
5ole	06
6tating	0-9 29
aonal	0-8 e9
5un	0-b 1a 27
5àng	0-7 3-8 eh
7h	0-7
4s	0q 8-f a9
5afety	ad
6le	06
8s	0f 1-6 2-7
9force	06
6mple	0-6 27
6p	0a 1-8
6turday	0-e ei
6u	07
5c	0-9 ed
6alable	28
7ndinavian	0-8 6d
6ience	07 87
9tific	0-b ed
6ripting	0-7 2a
7um	2-6
5earch	09 2-8
6curity	0-d 1-7 2h 4-9 aa e7
6eking	0-a 1b
6lection	07
7f	0-6 4g
6nior	0-a 1f
6o	09 2-6
6parators	17
6rve	09
9r	0-7 26
8ice	0-8 39
bs	0d 2-7
6t	26
6veral	48
5haring	0-a 4d
6ifts	06
6ort	0-b 47
7uld	07
7w	0-9 3a
5iemens	1-6 29
6milar	0f
7ultaneous	46
6nce	08
7gle	29
7h	1-6 8a e9
6x	0-8 c9 ec
6êng	46
5kills	0p 1-7 2-6 4-c 77
5o	0-b 3d de e-7
6ftware	2p
6lid	8c
7utions	0b
7ve	27
8ing	09 1c 4-d
6me	0-n 1f dg
8one	0-a 3h
6und	0-f 2l
5peak	0-c 48 5f
7ed	0-6 29
7nd	0-6
6orts	1-6 26 4a
6ring	0-8 2c
9t	09 2-9
5re	0-c 2c
5tage	07 1-6
7keholders	2-6 48
7mp	0-9 ea
7nd	0-6 e9
7rt	0-6 eb
9er	06
6eel	0-8 e9
6ock	0-6
7ry	0-6 47
6rategic	1g 3-6
ces	0-7 29
by	0-8 1-6 2f
7ive	0-7 49
7ong	0-d 1c 3g 4-6
7uctured	09 4-7
6udies	09 1-8
5ubstations	09
6ccessful	18
7h	0e
6nday	0-7
6perconductor	06
7ply	0-8 1c
8ort	0a
5w	0-7 29
5ystem	0-b 1e
as	08 16 2-9
5àng	0-d df e6
5át	0a 29 4-6
5ơ	27 a7
5ư	2b 8-6
5ản	09 2-6
5ắp	0-d 26 e8
5ẵn	d7 e6
5ẽ	06
5ố	27
5ức	0-7 ed
5ử	0a
4take	0b e-6
8s	09
7ing	3-6 4a
6lk	0-8 49
5eaching	26
7m	0g 2-8
8s	0e 4-6
8work	09 4-7
6chnical	0-7 ae e-7
bian	7a
9ologies	1a 2-a
est	ba
dy	08 1-8 27
6lstro	28
6rm	46
6st	08 1-6
8ing	0l 1c 2-s
8s	0d 1-8
5ham	06
7n	2-6 c8
7t	0l 2-9 e-6
6e	0c 1a 3-r 4m 5-d 7-k 9n a-7 da
7ir	0e 4-7
7m	0a 2-6
7oretical	8c
7re's	0a
7se	08
6i	27
7ngs	0-8 4d
8k	0-8 4a
7rd	0-7 2a
7s	0k
7ểu	0-b bd
6orough	0-6 3c
7se	08
7ại	16 2-6
7ả	46
6pt	8-6
6ree	2-7 4-6 cd
7ough	1h 4-c
6u	07
7yết	47
7ật	1-7 3e
6à	0-a 3a
7nh	0f 2-a e6
6áng	ca e-8
6êm	e9
6ì	0c
6ích	0-7 4k
6ông	29
6ăng	0-6 47
6ư	28
7ơng	1-7 87
7ởng	09
6ạo	1a 2-a
6ận	0-b 3b
6ắc	46
6ẻ	0-7 ah
6ể	0-i 47 db
6ống	0-7 ee
6ời	0-b ea
6ức	2-7
6ực	38 e-7
5ime	0-h de
6n	0-6 19
7h	06
6ên	0-s 7b dl e7
7u	09
6ến	0a 4-6
8g	1-d 2-c 61a
7p	0l 4-l
6ền	ea
5o	0-l 1-r 4i a-9 b-8 c8 dy ej
6eic	6a
6o	47
6p	28
7ological	0-c 2e
6àn	a6
5ra	1-9 28
7ck	08
9ing	08
7ng	0-6 28
8slate	29
9parent	0-b 4b
7vel	07 2-7 4-8 ea
6ips	0-8 e9
7ển	27
6ong	0n 19 4-b
6ue	0-8 3d
7ly	08 3-8
7ng	0-c 1-7 8s e-6
7stworthy	4-8
7yền	0-h 4b e8
6ách	0-a 4i
6ên	0-6 1g 2-6 b-b cd
6ình	0c 1-9 28 e-6
6í	1a
6ú	0-8 e8
7c	0-6 8a
6ưa	e7
7ờng	0-9 3-7 86 ec
7ởng	08
6ạm	26
6ị	09 1-6
6ọng	46
6ở	0o 2-6 e-7
5uyển	09
6ân	4a
6ần	07
6ổi	0-e dh
5wo	09 2-9 4-8 cj e9
5y	08
6pe	09 1-6
8script	17
5ài	08
5ác	38 4-7 e7
5ình	06
5ính	0f 2-6 e-7
5ôn	47
5ăng	0-8 ec
5ư	0-a 2c 46
6ơng	09
5ại	17 2-7
6o	1-8 2b a8
5ải	0-6 28
5ế	0f 1-i 89
5ỉnh	e7
5ối	ed
6t	1-d 8h da e-b
5ổ	4b
5ừ	0-a 1-9 2-f b9 df eg
6ng	0d
5ử	09 2-7
5ự	0-i 1f 4c
4ui	26
5k	a-6 e7
5nder	08
9standing	0c 2-6
6iversity	86
5p	16 46
5s	09 e6
6e	0-k 1n
7s	0-7 1a
6ing	0-h 1x 2-c
5x	17
4valid	0-j 9h ef
7ue	0-k 1a 3a
6rious	07
5erbal	0-a 37
7sion	08 2-7
7y	0a
6ssels	28
5iew	0-6 27
6sual	28
6ên	0m 2-6 8c e-7
6ết	0d
6ệc	0-n 28 3-b 49 df
5ocational	0-7 88
6ltage	08
5à	0-1e 16 31j 4-b
5ăn	07 2b e-7
5ẽ	0-h 2p
5ề	06 1d 2-c
5ệ	27
5ị	0b
5ới	0i 3-b
5ụ	0a 2-d a6
5ực	0-f 1a 29
4we	0t
6're	07
6b	0-l 1-b 210
6ekend	0-6 e9
8s	e8
6ll	0d
5hat	4e
6en	0g
7re	09
6ich	0e b6
7le	0l 4-9
6o	0-d 3p 4-7 d7
7's	0-e 3f
5ide	0-6 17
6ll	0z 1-7 3-8
8ing	0a
6nd	26
6reless	0d 2-6
6th	0-n 2-l 3a 4i 9-7 bl df
8in	0-y 1p ek
5ord	17
7k	0a 2-a d-6 el
8flow	0-b 2c
8ing	0-i 1-8 39 4c d6
6uld	0f
5rite	48
8ten	0-6 37
5sq	a8
4xe	0-d 2a eb
5uất	1-6 29
5ây	0-d 28
5ã	07
5ử	2-6 49
4y	27
5ears	0q 1-6 2-9 4-7 a-6 ck
5ou	0-b 1-i 31h 4-9 7-7 dg e-8
7'd	07
8ll	dh
8re	0-w 313
8ve	b6
7r	07 2-f 3-7 4s e-6
5rs	16
5êu	07 2-9 4f e-6
5ếu	46
4áp	48
4ít	0a cc e-6
4ô	0-7 e7
4đam	46
5h	1b 8-8
5i	0-9 2-6 ep
6ềm	48
7u	28
6ểm	08
6ện	27
5ào	a8
5ánh	2a
6o	18
6p	08
5úng	0-6 4a
5ơn	07
5ường	07
6ợc	0-g 1t 2-d 3-7 e8
5ại	0-i 2-a 8z
6t	06
5ắp	0-a 2a
5ẳng	1a 7a
5ặt	08
5ến	0-6 16 e6
5ể	0c
5ịa	e9
6nh	49
5ọc	0f 1-c 26
5ồ	0-b 2i
6ng	0d 4-6
5ộ	08 46 e-8
6ng	0d
5ủ	e7
5ức	46
4ưa	4-9 ef
5u	0f 2-6 e7
4ảnh	07
4ẩm	0-6
4ứng	0d
22=.net	0c 1-a
40	0h 2-d 4-h b-e db ei
41m55	e8
42+	0-7 ca
48h	0-6 e7
4^	0-6 16 2-z 315 4-8 56 67 7g 8-w 9t a-o bo c-6 dk e-11
4a	06 1-v 3-6 4-b 814 a15 d-j e-c
5bility	0-j 16 3s 4-a
6le	06 4-8 dd
6out	4c
7ve	0-7 7c
5ccording	2b
8unt	09 2-7
7urate	16
6hieve	09
6oustics	07
6ross	1-8 2c
6t	0-9 4b
7ing	0-a 4b
8ve	a8
5dvance	07 1-7
bd	49
5frikaans	56
5ge	e6
6ile	0a 1-9 2-a ed
5id	ab
6rside	0-6
5lert	0-7
6gorithm	17 2-6
ds	27
6l	0d
6ready	19
6so	0b
6ternative	26
6ways	47
5m	e6
6azon	07
5n	0-n 1-7 2-a 3p 5-6 ek
6alysis	1g 2-e
ats	0-d 1n 3-6
9tics	0-8 29
6d	0-f 1-k 2-9 31n 4-18 58 77 8-b 9d am b-8 da e-8
7roid	0-9 2a
6gular	0-j 1m
bjs	26
6h	0f 5c e-6
6tibody	0-a 1j 2-8
6y	e7
5pache	08 2-6
6plicants	0-9 2b
btion	27
fs	08
8y	da
7roach	17
9priate	06
9x	0b c-8
7s	17
5re	2-8
7a	0-c 18
6ound	0-a 1a
6ticulate	3b 4-8
5s	1-6 2-8 37 4r 86 e-6
6k	0-6
6pects	0c 1-b
6sist	06
7urance	0d 2-9
5t	0-n 2-9 3-6 46 89 bn
6tention	48
7itude	36
5udio	2-7 3c
6to	06
8mation	0-7 1e
5ws	09 1-7
5zure	06 2-8
4b	07
5.tech	0-6
52b	17
5achelor	0d 8-7
7kend	0-6 29
8ground	0-8 19 87
6sed	1-6 37
7ic	0-i 2k
6tch	06 2-6
5e	0-h 1-d 2-8 78 d8 ek
6am	06 2-6
6en	19
6fore	0e
6nefit	0c 1-b
6st	06
6tting	07
7ween	0-c 29
5ids	1-6 2a
6g	08
7ger	0-6 3a
6ến	0-9 1a
7t	1-g 2c 46 6e
5ody	0-b dd
6ot	0-9 16
6th	07
5ridges	0-6 17
7ghtlane	0b
5s	89
5uild	46
9ing	0-9 1-6 28 4b
6siness	0x 1e 2-m 4-g
6t	0f
5y	09 2-a 3-7 48
5ày	27
5án	39
6o	0-7 28
5ó	46
5ạn	d6 e-6
5ản	0-f 2f
6o	1h 2-9
5ằng	06 2-8 6-9 86 ee
5ếp	0-7 26
5ị	0-8 29
4c	0c 2-8
5#	09 2-6
5a	0w e-o
6lculations	08
7l	e6
6n	0-11 2r 4j d-6
7didate	d9
ds	b6
6o	17 2-6 4-7 7d
6pable	0-a 3b
6re	0-c 17 2a
5ellular	0-7 1a
6rtificate	1-a 98 e7
eion	0-a aa
5hallenge	0-a 2d
7nges	19
7racterised	0-8 3a
ezation	08
8ts	26
6eck	08
6o	2-7 4a
6u	18
7yên	0u 1-j
7ẩn	09
6ính	0e
6út	0-a 4b
6ăm	0-9 4a
6ưa	0a 1-7
6ấp	0-h dj
7t	2-6
6ế	0-6
6ỉ	2-9 98 af
7nh	0-7 28
6ịu	0-6 4g
6ụp	07
6ủ	0a 4-7
6ức	3-9 4e
7ng	0-e 1-c 9g an
5lass	a6
6ean	0-m 2a 38 e6
6ients	4g
6osely	06
7ud	0b 1-9
5o	0-6 48
6ach	0-a 4a
9ing	2-6
6de	0-c
6llaborate	0n 1-8 3-9
eive	4-6
hly	46
6mfortable	0-k 3k d6
7mercial	0h 1-6
8issioning	08
9tted	0-b 3b
8unicating	0-b 4d
fon	0e 1-6 4-a
7pany	0a
8etent	08
8leted	0-9 7c
ax	06 19 2-6
8utational	07 2-6
aer	87
6ncept	07
8rete	0-9 2b
7sent	08
8ulting	2-6 39
7tainer	0-7 28
8ent	2a
8inuous	1-8 2-6 4b
8ribute	08
9ol	16 2-7
bling	27
6operation	0-8 4c
7rdinates	0-8 29
dion	0-8 19
6re	09
7vita	06
6unter	0-7
5reate	0-g 1g 2-7 3c
9ive	28
6oss	2-a 4g
5ulture	0c
6rrent	0-8 ag
6stomer	0-6 3b
cs	08
5v	07
5ycle	0-m 1n
5á	0-7 28
6c	1-g 4d ed
6o	0-a 28
5ó	06 1-j 3-k aq e9
5ông	0-9 1k 7-6
5đ	17
5ũng	06
5ơ	0-8 29
5ả	0a
5ấp	07 86
5ần	0-c d9
6u	0-g 1b 4e
5ẩn	0-b 3b
5ắt	0-8 16
5ố	06
5ủa	47
5ử	0-7 1e
6a	06
4dairy	16
6nish	06
6ta	1b 2-7
8bases	17
7e	0a
6y	07
7s	0-7 eg
5eal	1-6 36
6canters	0-c 17
7entralized	09 2-7
7isions	46
6dicated	0d 4-7
6gree	07 1-c 77 a7
6liver	0b
6monstrated	28
6partment	0c 1-b
7loyment	0f 1-b
6sign	bd
aers	0-9 4a
aing	07
8re	0-d 4g
6tail	38 4-9
6velop	08
ber	07
ds	0-9 4a
bing	1-6 2f
bment	014 1-f 2-h
5igital	0-6 29
6ploma	06
6rectionality	0-8 29
6stributed	26
5na	0-b 2c
5oanh	2d
6esn't	0-6
6mestic	0-7 eb
6n't	08
7e	17
6wn	0-8 49
5rive	1a 4-8
9n	0f
8ing	09
5u	0-6 1b
6rable	0-6 27
7ing	09 1-6
6y	0-8 49
5ynamics	0g 2-a
5ài	0e 4-6 e-6
5ùng	06 1-8
5ịch	46
5ụng	0-a 2j
5ự	0c
6ng	0-a 29
4e.g	0-h 1f
5arly	1-7
5ducation	0c 1-a
dal	87
5ffective	0-f 3c 46
dly	07 4-6
7icient	26
5lectrical	0h 1-8 2-8
5mphasis	0-a 1b
5nables	07
6d	1-8 2h
6ergetic	0-8 3d
9y	07
6gineer	0c
cing	88
cs	0-r 2s
7lish	0f 4-8
6hanced	e7
6joy	0-7 48
9s	0-8 49
6sure	07
6tire	27
5quivalent	28
5ssential	06
6tablish	0-f 2c
5valuation	0-m 17 2g
6ening	0-8 e8
7ry	e9
9thing	06
6olve	0-b 4b
5xcel	1a
9lence	47
ct	26 3-9 4b
7ited	0-6 36
6isting	0-8
6p	0-8 17
7ect	0-k dc e9
aed	1-6 ec
8rience	07 1r 3-9 4-7 7-a 87 b-8
ed	0-6 19
es	0-f 1h
aments	0-6 16
9tise	07
as	0a 1-9
7lain	0-6 47
7osure	16
7ression	18
6tradosed	18
5ye	0-e 1f
4factory	0-8 1c
6mily	06
6nuc	16
6st	38
5eed	0-a 1b
5ield	0-8 19
6nance	79
aial	0a
6rm	0-7 4a
7st	ae
6ve	27
6xed	26
5lexible	06 4-7 da
6ow	0-6 1a
5mcg	0-7 1b
5ocus	0-p 1p 47
9ed	39
6llowing	16 2-9
6od	0-9 ae
6r	0c 1-13 26 3i 7-9 d-7 en
7ward	06
5ramework	16
ds	1d 2-6
6ee	e8
6om	0-6 47 e6
5ull	0-c d6 ea
6nctional	27
cs	1-a 2a
6rniture	0-7 29
7ther	0-8 19
4gaining	0-c 4c
5el	26
6neral	0-8 2b
ation	0-8 29
7tle	0-7
6rber	0-7 18
7man	0-8 6a
6t	0-8
7ting	0-6 49
5ia	0b
7n	0-a d7 e7
7o	0z 4-m
6ving	06
6ám	08 27
6ọng	4-7 ea
5lobal	09
6ycoengineering	0-6 28
5o	0-7 17
6od	0-e 2p 4-f
7gle	0-d 19
6t	06
5rade	06
7sp	16
6eat	0-a 39 47
6oup	17
7w	0-a 4c
5wo	a7
4haccp	26
6lden	07
6m	0-6
6ndle	0-a 4e
6s	0j 3-7
6ve	0-16 1o 4-b 7d b-7 co
7ing	16
5ead	29
6ld	0-7 d9
7p	06
5igh	0-b 2b 49
8ly	0d 4-b
6ring	0-d 1c
6ểu	08
6ện	4c
7u	37
5oa	06 4-9
6ld	0-k 9a e7
6nest	0-a 4b
ay	0-6 3c
6urs	0c e-9
6w	0-7 2b
6à	0b 4-6
7n	07
6á	0f 2-9
6ạch	2c 4-9
6ặc	07 1-f 2-6 3-6 6c 8f
5tml5	0-a 1a
5uấn	0-7 28
6ống	07
5àn	66
7g	cb
7h	26
5ình	0-9 4-a el
5ệ	2-7 ed
5ọc	1-a 2a 4-8 87
4ideally	06
8s	06
7ntification	26
5f	3a
5maging	0-8 19
6pact	0-9 2b
7lement	07
dation	0-9 1f
7ortance	0-9 1a
7rove	0-9 1b
bments	06
5n	0b 1a 212 3-x aa d-f
6clude	0-7 eb
bs	0-a 1c
aing	0-f 1a 28
6dependent	0-6 3c
fly	0-b 3a
7ustry	0-f 1r 2-9
6fluence	0b 1-6
7ormation	1-a 2b
7rastructure	1-7 26
6jection	0-6 19
6novation	09
cve	0b
6s	0-a 1c
7truments	17
7urance	06
6tegrate	1a
cion	06
8lligent	46
8racting	0-7 48
don	07
9ested	0a 3-7
9nal	07
btional	0l 2-9 4-6
7o	1-7 2l
6volve	0-a 2b
5s	0-o 1a 2-9 3a 4f a8
6n't	06
6sues	28
5t	0c
4java	07 19 2-a
8script	0c 16 2-d
5ob	08 1-6
4kafka	06
6nban	16
5eep	47
6y	06
5hai	0-7 27
6i	06
7ếu	27
6oảng	06
7ẻ	de e-9
6ách	0p 2-8 4-9
7m	0a
6í	27
6ó	d8
6ông	0-c 4a d-6 en
6ả	0-a 3d 4-8 d6
6ối	0-a 29
5inh	0-7 1c 28 4-8 87 be c-6
6ến	1-8 8a
6ểm	1-8 28
5nack	36
6ow	0-j 1f 2k
8ledge	0-8 1r 2-c
8s	2a
5ubernetes	07
5ế	08 18 2-6 4-8
6t	4b
5ể	07
5ỹ	47
4lab	46
7oratory	1-6 79 ba
6ke	0-8 26
6nguages	19 2-6
6ptop	0-6 e8
6st	0-8 e8
5ead	1-6 29
8ing	0-h 3c
7rn	0e 4-6
9ing	08
7st	0-b ch
7ve	0-d 4d
6d	0-6 29
6ss	b8
6vel	0-b ae e-8
9s	37
5icence	da
9se	06
6fecycle	0b
7t	0-f eg
6ke	19
6nh	0-9 37 e6
7ux	09 2-8
6ve	0-g el
8d	0-9
6ên	d6
6ệu	0-7 28
5og	0-7 19
5uyện	0-6 27
6ật	0j 2-6
5à	0k 1-8 2-7
6m	0-18 2d dd ev
5ái	0-8
5âu	0e 4-9
5ê	0-7 18
6n	0-h 1k
5òng	47
5ý	0-b 4d
5ĩnh	0-k 1g 28
5ương	07
6ới	0-8 e9
5ập	1-8 2n 4-i
5ẻ	0a 1-8
5ễ	36
5ịch	0-b 2b
5ực	0v 3-a 4-f
4m	06
5achine	06 2-7
6inframe	0-8 16
8tain	0e 2-8
cing	0-c 2a
9enance	0-9 1f
6ke	0-7 38
6nage	0b
ament	17 37
ar	08 3-8
bs	08 1-7
7ual	0-8 d9
6rket	07
aing	28
as	06
6ster	0g
6tches	1a 3-8
7ter	0-b 47
as	0-c 18 46
6y	1a 2-8
5eals	07
7ns	0-7 eb
7surement	0-6 28
6chanical	2-6
6dical	0-7 8g 96
6et	06
6mbers	27
6thods	08
7ric	27
8o	0-d 1a
5icrosoft	09
6nd	0-a d9
8set	39 4-6
6ền	06
5odelling	0-8 17
8rn	0-c 1-6 2k
6lecular	0-6 2b
6ng	46
7itoring	1-a 28
7th	06
9s	0-9 1a 29
6re	1-m 6d b-8 ce
8over	08
6st	07
6tivation	4b
6ve	07
5s	0-8 26
6c	08 1-8
5uch	0-a eb
6ltiple	29
6sic	07
7t	0-e de
6ốn	49
5vc	19
5ysql	0-8 1c
5áy	0-c 2h
5ê	0-m 4q
5ình	06
5ôi	0-f 3-7 ed
5ạng	e7
5ắc	47
5ẹ	0-c 2c
5ềm	0-6
5ỉ	46
5ỗi	09 e-7
5ở	06
5ỹ	0c
4nam	0-7 dl
5eed	0-e 1-f 3b 77 98 da
8s	0-6 18
6t	1c
7work	26
6w	0f 4-7
6xt	06
5ghiệm	2k 4-6 b-d cg
9p	0-a 76 8e
7ề	0-d a8 b7
7ệ	3a
6oại	1-b 4-c 5d 87 eb
6ành	1-e 2o
7y	e9
6ân	0-d 19 26
6ọng	0-8 ed
5hanh	39
6iệm	0f 4-b
8t	0a 4-8
6u	0-a 3c
6à	1a 2-6 bc
6ân	0l
6ìn	0-c ee
6ư	0d 4-8
6ất	cc
6ận	2-b 4-6 eh
7p	09
7t	1-6
6ẹn	0-7 37
5o	1-7 2-a 4a eo
6de	0g 1-e
6ise	26
6n	18
6sql	16
6t	0-d 47 eb
7ice	0-7
5utrition	0-l 2n
5ào	97
5âng	47
5ói	0b
5ăm	0-11 1d 87 cp d7 e-c
6ng	0-e 1-d 2i 4h
5ại	0-7 28
5ội	0c
5ữ	ep
4objective	06 18 2-c
5ccasional	0-e ek
5f	0-7 1-7 219 a-7 b6 d-9
6fshore	0c 2-6
6ten	07
5n	0-k 1-t 2o 4-8 7a 9e d-7 eo
6ce	eb
6e	1-d 2-9 ca eg
7s	08 3-8
5pen	0-p 3-8 4u db
7ra	0-6 17
9ting	0-9 49
aors	0-7 18
6portunity	06
5r	0-h 1-9 28 3-e 4-6 5g 6c 7-6 88 a8 e6
6acle	0j 1-f
6ganisation	06
6iented	0-6
5ther	0-9 1-7 2d 48
5ur	0f 4-7
6t	4a e6
7side	07
5versee	0-6 19
5wn	0-a ei
7ers	07
ahip	3-6 4a
4paediatric	a8
6rt	0-a 4a dd
8icipating	0b 1-a
aular	0-e 1c
8ner	1-7 46
bs	0d 1-6
6ssion	0-7 17
bate	0-9 4e
6tch	27
7terns	0-8 26
5eople	0-f 3e
6rform	1-6 29
bance	0q 2-c 3-6
7iod	0-6 e7
5hage	19 2-9
7ses	0-b 2f
6d	0-9 8c
6ong	47
6án	26
6òng	0h 1f 2-f e-6
6ạm	26
6ản	0-6
6ần	0-a 2a
6ẩm	06
6ối	0-6 d7
6ục	0c 2-7
5icture	0-9 49
5lace	06
7n	06
8ning	0b 2-9
7tform	0a
6c	27
6us	0-6
5m	0-6 e7
5oints	e9
6sition	1d
ave	0d 3-8
7sess	0-8 1f
7ted	09 e-7
6wer	0l 1-9 2-9
5ractical	0-c 2e
be	08 1-6
6efer	0-b 4b
aably	7a
7ssure	06
6oblem	0f 1c 4-l
bs	06 3a 4-c
7cesses	0-9 28
7duct	0g
bion	09
bs	0-c 1a 26
7ficient	0-6 16
7ject	3b
bs	26 37 4-6
7mote	06
7per	0-a 27
7tein	07
7ven	0d 1a 3-b 4-6
8ide	0c
aing	18
5ublic	27
aation	0-8 29
6t	0-a 4b
5ython	0-c 2e
4qa	07
5ualifications	18
9ty	0b 1b 2-l
7n	16
6ick	0-8
9ly	0-a 4b
6y	0-9 4b
7ết	0-7 26
6ản	0b 1-7 2m 3-7 4-a
6ốc	0e 1-8
4r	0a
5a	0-8 dc
6nging	0-c 1d
5eact	17 2-6
9js	0f 1-c
7d	0-9 18 28
8y	0-b d9
6ceiving	0-6 48
7ord	0-k 1g d7
6flect	0-6 18
6lated	0c 2-7
9ion	46
cships	0a 4-6
7evant	0-6 8f
7iability	19
6motely	0-7 d8
6quire	da
bments	39
bs	0-9 4c
6search	1l 2-a
7ource	17
7ponsibilities	48
hy	0c 3-7
7triction	0-b 1c
7ults	08
6tail	18
5ight	0-8 ec
6sk	08
5ole	0c
5un	26
7s	06
5àng	0-8 4-8 ej
5õ	0-a 3-8 eg
4s	76 aa
5ales	1b 2-7
9force	07
6p	0b
6turday	e8
6u	06
5calable	29
6ene	0-8 39
6heduling	0-7 16
7ool	06
6ience	06 2-6 87
6rum	1-d dd
5earch	09 2-8
6cond	06
7urity	0c 1-e 2f
6eking	0-q 2b 3g
6lf	0b
6miconductor	0-7 19
6nior	18
6parators	18
6rve	06
9r	2a
8ice	18 27
bs	1c
6t	28
6veral	49
5hape	09 1-8
7ring	0-b 4e
6ifts	d9
7p	07
6ort	0-a
7uld	0-c 16 db
7wing	0-a 3c
5ide	06
6ngle	0-a
7h	06 2-7 4-7 8b e6
6t	06
7e	1-6
6x	0-9 eg
5kill	0-6 36
9s	06 4-9 87
5o	0-19 9g dh e9
6ftware	0r 2-c
6lid	0-7 8c
7utions	09
7ve	0-7 26
8ing	36
6me	0-8 27 e6
8one	0-e 4d
6und	0-9 2h
6ạn	06
5peak	58
7ed	16 2-6
7nd	0-7 e8
6orts	28
6ring	0-8 1a
9t	09 1-7
5tack	18
7ge	0a 1-7
7keholders	49
7nd	e8
9ardisation	06
7rt	0-8 eb
6cw	a6
6orage	27
6rategic	0-9 2g
ces	0-6 29
by	1-6 28
7eams	19
8ngths	07
7ive	0-6 49
7ong	0-e 16 4e
7uctural	0-9 9d
6udies	0a 2-8
5ubject	0-8 1b
6pply	0-b 2c
8ort	0b
5w	1-7 2a
5ystem	1-6 2b
as	0-6 1d
5àng	0-g el
5áng	0b
6t	2c
5ơ	a8
5ư	2b
5ạch	0-7 36
5ắp	27
5ẵn	0-h df ee
5ẽ	08
5ức	0-7 ed
5ử	0-8 1f
5ự	e6
4take	0-j 1-6 4k df e-6
8s	0a
7ing	39
6lented	0-9 1d
7k	0-8 49
6y	0-8 16
5eaching	0-7 1b
7m	0u 2-6 3-f
8s	0b
6chnical	1-6 ag
dly	0-a 3b
bian	0-6 1-8 77 89
aques	18
9ologies	1e 2-7
est	c7
6lstro	0-7 28
6n	06
6st	06
8ing	0-c 19 29
5ham	08
7n	ea
7t	1f 2-a d9 e-7
6e	0o 1-p 210 3-b 4-a 7-6 8-d 9-7 ar e-a
7m	0b
7o	07 2d e-9
7re	0-b d8
9's	d8
7se	06
7y	08
6ings	47
8k	0-c 4c
7rd	0-8 2a
7s	0g
7ết	0-6 2a
7ểu	0-b c9 e9
6oại	0b
7ả	0-6 47
6ree	c8
7ough	0-o 1r 36 4-6
6uyết	0l 36 4-l
7ật	4e
6à	0-b 4b
7nh	1c 2-b e7
6áng	cd
6ì	0b
6ích	0-8 2-6 4k
6ông	17
6ương	87
7ờng	0-b db
7ởng	0a e-6
6ạo	06
6ần	0-8 4c
6ận	0-d 4f
7t	0-a 3a
6ắc	46
6ẻ	0-6 ag e-6
6ể	0-b eg
6ời	e7
6ức	16
6ực	4i e-6
5iktok	0-7 26
6me	ei
6n	0-8 2e
6ên	0-b 89 ee
7u	06
6ến	0-6 3b
8g	0k 2-8 3-8 6d
7p	0c 4-8 5-a ec
5o	0-9 1-p 29 3-7 4h 5-8 9-6 a-6 dn eq
6o	0-7 48
7ls	27
6p	0-6 2a
7ological	0-d 2e
6wards	0-9 19
5racking	09 2-7
7ining	08
7ng	1-6 29
8sparent	0-a 4b
7vel	07 4-7
6ends	28
6ips	0-7 e9
7ển	27
6ong	0r 1-g 2d 4-c
6ue	0-8 4c
7ly	06 4-6
7ng	37 4-7 7a
7yền	06
6ách	0u 4-l
6ình	27 e-9
6í	0-8 28 3c
6ú	0-7 e8
7c	0-7 8a
6ưa	e6
6ạm	0-6 29
6ị	08
6ở	da
6ợ	06
6ực	06
5uyến	06
7ển	08 1-7
6ần	07
6ổi	0-k db eo
5wo	c8 e9
5y	0c
6pe	07
5ài	0b 1-c
5ác	46
5ình	3h 4-b
5ích	27
6nh	07 e-6
5ôn	46
5ăng	0e e-b
5ại	e6
6o	a9
5ập	0-6 48
5ế	0d 2-e 88
5ỉ	38
6nh	06
5ối	0-h bd ec
6t	0-v 2-e 3-9 4c 711 8e
5ừ	0-a 1-9 2-a c6 e11
6ng	19
5ử	09 2-8
5ự	3d
4ui	16
5k	e8
5ltracold	0-9 2a
5nder	0g
9standing	0-a 1j
5p	06 2-a 4b
5s	3a
6e	0-8 1a
7r	09
6ing	09
5x	38
4valid	0-6 ac
7ue	0-6 36
6riety	09
5erbal	0-8 4e
7sion	08
7y	0-6 1e
6ssels	0-7 29
5i	08
6ên	0o 1-6 8d e-9
6ết	0a 2-b
6ệc	0-r 2k d-8 ej
7t	0-6
5oltage	1a
5à	0-z 1-h 26 41g
5ăn	0s 1-a 2-c e-6
5ận	0-c 1b
6t	26
5ẽ	0-f 2f
5ề	0c
5ị	0-7 1g 2-6
5ới	0e
5ững	16
5ực	0-e 2n
4want	38
5e	0n
6ek	06
6ll	0-e 3n 4-6
5hat	4f
6eeler	0-6
7n	0c
7re	09
6ich	d6
7le	18 39 4-7
6o	0-1v 17 319 4l
7's	0-a
5ide	0-8 2d
6ll	0s 1-9 2-6 4-7 d7
8ing	da
bness	0-a 39
6nd	0-6 1b
6reless	08 2-7
6th	0-9 1a 5-7 a-9 cc e8
8in	0-t 1-9 2q ek
5ork	0-g 1-b 2-6 4d el
8ed	0-6 1a
8ing	0-t 1c 4d e7
6uld	0i
5rite	48
8ten	47
4xe	da e-6
5oay	08
5ây	0-d 2d
5ếp	0-a 27
5ử	4e
4yearly	08
8s	0-1c 118 2-9 4-7 c10 e-8
5ou	0-13 19 2-8 415 b8 d-6
7'd	0-8 d9
8ll	ea
8re	0-7 36
7r	08
5rs	0-7 27
5êu	2-6 4h
5ếu	0-7 47
4áp	0v 4-q
4ít	cb
4ý	06
4đam	0-g 4q
5h	2a
5i	0-6 em
6ểm	07
6ện	0n 16 2-l
5àm	17 4-6
6o	1-c 28 a8
5áo	27
6p	07
5óng	26
5ơn	07
5ường	08
6ợc	0-x 2i 4a ef
5ại	0k 2-6 8-b
5ảm	0-6
5ắp	0-a 1a
5ẳng	0-9 8f
5ặt	08
5ến	0-6 d7
5ể	0e
5ịnh	48
5ồ	0-9 17
6ng	0c
5ổi	08
5ộ	88
6c	1d 3-c
6ng	07
4ưa	0-d dg
5u	0-s 7b dl e7
4ảnh	06
4ở	e8
4ứng	0b
13=0 0	d7 e7
5am	d7
6nd	16 e9
5buổi	0-6 e6
5days	09
5food	a6
5in	06
5kg	0-6 e7
5lần	07
5months	18
5năm	08 1a 2-7 ca e-8
5tháng	ca
6iếng	0-7 e7
6o	c7
6uổi	de e-a
5years	0l c-c
5đến	e8
32+ years	0-7 ca
33+ years	c8
3^ 0	0-9 cb e6
54+	c6
5^	0w 1m 2-s 3n 4-q 5e 6-g 7i 8-k 9m a-q bi c-o dw e-14
5a	3-e 7g 9f
6ble	06
6gile	07
6nd	06
8roid	0-d 2m
7h	67
7y	0-9
5bachelor	07
7sic	0-9 1a
6e	0-8
6iết	0-j 1m 58
6ring	07
6s	7-9 8f
6uild	0-a 2b
6ằng	0-8 1a
5ca	0-6 e8
7n	0-b 1a d8
7o	87
6hịu	0-7 4d
6loud	16
6ontent	0-9 2b
6ó	0-r 3h 4-e 9i d7
6ông	06
6ử	0-6 89
5degree	8-7 9b
7sign	07
6ynamics	0-8 29
5eight	c7
6ngineering	0-h 2b 88
8lish	0b
6xperience	09
5flexible	0-8 3b
6ull	0e
5giao	0-b 4f
7ọng	4-d ei
6ood	0-6
5have	ba
6igh	0-b 3b
5ielts	68
6f	0-6
6n	0c 1-a
7frastructure	0-9 29
5java	1k 2-b
9script	06
5khách	46
7ông	49
6nowledge	07
9s	0-8 1a
6ỹ	09
5là	d9
7m	09 26 4-6
6ập	1a 4-8
5maintain	06
7ny	0a c-8
6in	77
8imum	b7
6ust	0b
5nam	0u dd e-m
6et	1-7 2f
6goại	4-b ee
6hẹ	47
6ight	e6
6ói	47
6ăng	0-6 4d
5one	0-9 ca
6r	06
6wn	0-d ed
5python	08 1-7
5r	06
6eactjs	06
5senior	0-a 1a
6inh	0-7 8b
7x	c9
6olid	3-6
7me	0-f 1d
6trong	06
6ử	07
5teamwork	08
7chnical	08
aologies	0-c 1d
7sting	17
6he	0m 1-a
7is	09
7orough	0-7 3c
7ành	06
6iếng	6n
6uổi	0-8 ea
6wo	0-6 ca
6ư	06
6ối	07
7t	0d
6ổ	0-8 49
5use	0-7
5valid	0-6 96 e6
5we	0b
6ork	08
9ing	0-6
5xoay	e6
5you	0j 3c 7-6
8'll	dc
9re	0-f 3f
9ve	b6
8r	0c
6êu	48
5ít	06
5đi	eb
6ộ	e6
5ưu	0c
3a big	0-7 3c
5certificate	e6
6omputer	88
7nsent	27
8tent	06
5full	0-h ab e8
5good	0b
6rowth	0a 4-7
5hands	0-b 4d
6igh	48
5passion	46
6roduct	26
5related	8a
8evant	0-a 7k
7search	48
5self	46
7nior	16
6imilar	07
6olid	8c
6trong	1-6 36
5technical	29
6rue	0-8 3d
6wo	08
5year	0-8
4bility to	0-j 16 3s 4-a
5le and	0g 3-c
8to	0-a 3f 4-8 df
5out building	47
4ccording to	2b
5ross the	0-7 28
5ting as	0-a 4b
4id at	0-7 a9
4lways strive	0-7 49
4mazon web	07
4n absolute	0-8 3a
7cademic	0-7 2b
7gile	0e 2-b
6enhanced	0-9 ec
7xcellent	3c 4-6
6innovative	4a
8terdisciplinary	0-b 2b
bnational	0c
6open	0-7 48
6toàn	a6
5alysis development	0-7 1j 2-b
9ts to	1b 3-6
5d 0	0a e-6
7a	0-k di
8ble	06
8ct	47
8n	0-a d9
9alytical	06
8re	0-c 3g
8ws	08
7bank	e7
8e	0-9 39
9st	0-7 29
8usiness	08
7can	0-a 37
8ell	0-e 2h
8lient	3-7 48
8ode	0-6
9mmissioning	06
bunicate	0g 4-f
aplex	0-9 2b
9nsulting	06
atractual	27
8urrent	0-7 9a
7data	09 2-8
8elivery	16
9sign	28
8irect	0-b 4b
7engineering	0a
9joy	0-7 46
8xternal	07
7first	a8
8ree	0-6 e8
7general	0-9 1e
8row	0-b 4b
bth	0-6 26
7have	0-a 1b
8eat	0-c 2b
7impact	0-b 2b
8n	1-7 49
9ternational	07
7leave	0-7 48
7metro	16
8odern	18 2-6
7no	0-8 eb
9t	47
7or	0-7 3c
7practical	0-8 19
9esentation	0i 4-g
9ivate	0-6 28
9oblem	49
aduct	0-7 4b
aject	0a 2-9
7reference	26
9lease	0-d 2f
9quires	0-c 3d
8un	0-b 1c
7service	0-6 29
8kills	78
8oftware	0-j 2q
8upport	06
7take	07
8echnical	ac
8o	3d 4-8
7verbal	37
7working	0-9 48
8ritten	0-9 37
7you	0-f 27 3f
a're	39
5h giao	06
7văn	06
5tibody engineering	0-a 1j 2-8
4pplication data	0-e 2g
6roach with	0-7 18
8x 0	0b c-8
4rchitecture and	0-6
5e also	06
7comfortable	06
7passionate	48
7ready	e6
7you	0-g 39 da
6a of	0-a 1c
5ound solving	47
4s a	1-d 28 4e
6laboratory	87
6part	0-b 4d
aner	47
6well	0d
5pects of	0c 1-b
4t 0	0-b e8
6a	07
6least	0-j bo da e-6
6our	07
6the	06
5tention to	48
6itude and	36
4udio algorithms	16
5tomation and	0-c 1f
4zure cosmosdb	16 2-6
9net	08 1-6
3bachelor s	0b 8-7
6kground as	87
ein	0-6 1b
5sed on	37
4e an	0a 3-7
6honest	0-8 48
6on	e7
5nefit of	0a 1-a
5tting and	07
4ids and	1-6 2a
5ết dùng	16
8lấy	26
8tiếng	6f
4s ba	88
4uilding a	0-6 2b
dn	48
5siness analysis	0-6 1e 2-6
cor	06
cproblems	0d 4-b
4y a	19
4án hàng	3a
5o cáo	29
4ó lâu	46
4ản vẽ	0-c 2k
5o hiểm	08
7quản	0-7 1b
4ằng lái	0-6 ee
8tiếng	0d 6-9
3c# azure	07 2-6
4a 0	07
6xoay	07
5n explain	0-6 48
7keep	0-8 49
7rest	08
7work	0-8 e8
6didates with	b6
5o từ	e8
7đẳng	1a 7a
5pable of	0-a 3b
5rd and	0-6
6e or	16
4ertificate in	1-6
fof	0-b a7 ea
4haracterised by	0-8 3a
dzation of	08
5o công	0-b 4b
5u đáo	18
6yên ngành	0n 1-i
5ính ngân	26
5ưa biết	08 1-6
5ạy máy	17
5ấp nhận	0-h dj
5ế tạo	0-7
5ỉ tiêu	06
5ịu áp	46
5ụp ảnh	07
5ủ nhật	0-6 e6
7động	0c 4-6
5ức và	3-a 4a
6ng chỉ	0-i 1-b 9g an
4lean and	0-f 2b 38
5ients and	48
5osely with	06
4oach the	0-a 4a
5de in	16
5llaborate and	0a 3-9
fwith	0c 1-8
dive teams	06
gly in	46
5mfortable in	0-e 3c d6
fwith	0-6 39
6mercial and	28
7issioning of	07
7unicate effectively	07 4-6
dion skills	09
6pleted a	0-8 7c
9x engineering	27
binterchanges	1a 2-8
7uter science	87
5ntinuous integration	09 1-7
dly with	47
7ribute to	08
4reate commercial	07 2-6
anew	17
athe	0-b 1b
5oss functional	2-9 49
4ustomer service	0-7 3a
4ycle including	0-a 1b
4ác ngày	0-6 e6
8hà	06
7quy	0-9 26
7trường	86
8ỉnh	e6
4ó 0	e-7
6bằng	0-c e9
6chứng	0-b ak
6khả	0k 4-c
7inh	0s 4-7 c-b
7ỹ	4a
6laptop	0-6
6năng	2a 4-a
6sẵn	d8
6thẻ	0-7 ag
8ể	0-b db
7inh	07
7rách	48
6xe	e7
6ít	07
4ông cụ	27
8nghiệp	07
bệ	16 2-6
8ty	08
9ác	39 4-9 e8
8việc	0-c 3-7 4e d9 e-8
9à	0-7 1a
4đ đh	17
4ơ điện	0-7 28
4ấp cao	8a
7trở	06
4ần bạn	0-9 da
5u có	0-b 1c
8ông	0-a 4a
4ẩn thận	0-b 3b
4ủa khách	48
4ử nhân	0-7 1e
5a hàng	06
3data and	1-h 2i
8driven	0-6 29
8in	0-6 1b
6e posted	08
5ys in	0-c ec
4eal of	36
8with	06
5dicated team	07 4-7
5gree in	1-7 8b
5monstrated technical	0-6 29
5partment of	0c 1-b
5sign and	0-6 1-7 27 49
aof	0-a 27
apatterns	0-6 18
9ers and	0-9 4a
7re to	0-e 4g
5velopment and	0f 1-d
fmaintenance	09 2-7
fof	0-d 2b
4igital products	0-a 2a
5rectionality beam	0-8 29
4rive the	0-b 1b
8n by	07
7ing licence	06
4u lịch	0-6 1b
4ynamics 0	0a
4ài với	08
4ược phẩm	06
4ịch vụ	46
4ụng máy	0-b 2d
8thành	06
3early stage	07 1-6
4lectrical or	08 1-7
4mphasis on	0-a 1b
4nd to	29
5ergetic and	36
5gineer a	06
bing or	8a
fphage	0-a 2c
bs and	0-7 18
dmechanical	0-c 2c
6lish communication	4-6
4valuation of	27
esystem	1a 2-6
5ery other	0-7 e8
4xcellent english	0b 3-7
5p in	0-7 18
6erience and	0c 3-8
ein	0h 1-9
eof	0-b 1h
ewith	0-f 1x
forking	07
dd in	0-9 1a
9ments and	0-7 17
8tise across	06 1-6
6osure to	0-6 16
4ye for	0-e 1f
3fast and	38
4eed evaluation	1b 2-a
4ield a	0-a 1b
5rst aid	0-b af
4mcg or	0-6 17
4ocus on	0-v 1u 48
8ed and	0-6 39
5od safety	a7
5r a	0-6 1-a 3p
8n	0b
7big	07 2-6
7offshore	0-e 2h
7the	0h 1-6 7-7
9ree	0-6
8wo	e6
4ree of	0-6 e8
5om a	19
8the	17
4ull manual	a8
8stack	0-6
8time	0-8 d7
8uk	a-6
5nctional regression	0-6 28
3german at	0-7 6a
4ian làm	e6
6o tiếp	0t 4-l
5ám sát	2a
5ải quyết	26
5ọng nói	4-6 ec
5ới tính	06
4ood mechanical	0-b 2d
8with	16
4rasp of	16
5owth of	26
3halden group	07
5ndle short	0-6 49
5ve a	7a
9n	3c
8excellent	0-c 19
aperience	17
8more	0-6 ca
8strong	17
4ead for	0-8
4igh level	0-a 48
8medium	26
8quality	07
8speed	0-e 2c
7ly motivated	06 4-8
5ểu biết	07
8về	1c 2-6
5ệu quả	37
4oa giao	0b 4-9
5ld a	0-6 9a
5nest with	0-7 48
5w the	0-7
8o	28
5á chất	08
5ạt động	06
5ặc có	09
8tiếng	67
4tml5 and	0-a 1a
4uấn luyện	0-8 28
4àng bán	09 2-8
8trong	0-b 1e
9ốt	0c
4ình cân	e6
8ưa	4-6 eb
4ệ thống	0-7 ee
4ọc chuyên	07
3identification and	26
4f you	36
4maging and	0-8 19
5plementation and	0-9 1d
6rove supply	0-c 1d
4n a	0-a 1t 2-6 3-a 46
7ll	08
7n	0-d 1l
6being	08 4-6
6civil	0-h 29 a9
7omputer	26
7ross	4b
6developmental	0-a 2b
6java	06
ascript	09 2-7
6mechanical	0a 2-6
7usic	27
6offshore	0-7 2a
6particular	0-c 1d
7ower	26
6software	0c 2-a
7ports	26
6testing	16 2-b
7he	0-7 1-e eq
6your	07
5dependent and	0-b 3d
ely and	0-9 3c
6ustry and	0-8 1a
cwide	0-9 18
5formation and	1-6 28
6rastructure architecture	07
js	0-c 2e
5novation and	06
5struments and	17
5terested in	08 3-6
8national travel	0c e-7
6o the	0-7 2b
4s 0	0-6
6a	0f 1-8
7n	0-8 19
6seeking	0-b 1b
6your	0-9 3b
5o 0	16
3java and	0b 1-a
8spring	0-a 2a
7script react	0-b 1e
jjs	09 1-6
4ob type	06
3kafka and	07 1-6
4hiếu nại	27
5oảng 0	06
6ẻ tốt	0-9 de
5ách hàng	0n 2-7 4-7
5ông nói	4-7 e9
9yêu	07
5ả năng	0-a 3d 4-8 d6
5ối kinh	27
4inh doanh	2a
8nghiệm	1l 4-6 be
8tế	1-a 89
5ến thức	07
9rúc	0-6 8a
5ểm tra	1-8 2a
4nack for	36
5ow the	0-8 18
8your	16
7ledge and	08
dof	0-c 1q 2-6
dwithin	0-a 1d
4ế hoạch	1g 2-6 4-8
6toán	1-6
4ể cả	07
4ỹ năng	0-6 47
6thuật	1-6
3laboratory technician	7a
jologist	ba
5st five	e7
4eading and	0-c 3d
6rning and	06
6st 0	0-9 c9
5ss than	b8
5vel 0	ae e-6
9of	0-i 1b 49
4icence with	d8
5ft 0	0-6 e8
5ke to	0-6 18
5nh hoạt	0-a 37 e6
5ve in	e7
8within	0-9 ea
7d in	0-b
5ên quan	d7
4ow power	28
4à một	06
6người	e8
5m bếp	0-7
7việc	0-8 2-a d7 ef
7được	0-g d8
4ái ô	e7
4âu dài	0e 4-9
4ên ngành	1a
4ý công	0-6
6lịch	e7
6tình	47
4ĩnh vực	0-h 1b 2a
4ập báo	0-9 29
7kế	26 4-8
7trình	0c
7và	36
4ẻ hoặc	0a 1-8
4ễ phép	36
4ịch rõ	e7
4ực cao	0f 3-b
8ông	0m 4-k
3maintain strong	08 1-6
8enance and	0-b 1g
5ke use	0-7 48
5nagement and	0-a 38
9r to	08 3-7
5ster s	0d 8-7
9's degree	07
5tches your	1a 3-8
5y require	06
4echanical electrical	08
5dical and	96
blaboratory	0-c 8g
4icrosoft dynamics	06
5ndset and	3a
4odern programming	0-7 2c
5lecular biology	27
5ng muốn	46
6ths in	0-6 17
5re modern	1-c 2f
8than	b-8 c9
7over the	07
4sc in	09 1-7
4ust be	0-d dd
4ysql redis	0-9 1c
4ê kinh	48
4ôi trường	0-b 3-7 ed
4ạng lưới	0-7 e8
4ắc của	47
3nam 0	0-6 e8
7nữ	dk e-9
4eed for	0a 1-8
8the	0-c db
9o	37
5t c#	0-9 1a
4ghe nói	08
6iệm bán	0-6 27
alàm	1c 2-9
aquản	26
atrong	1-a 28
avề	0-6 1a
8p cao	0-6 8b
bđ	8-6
athpt	8-6
brung	0-a 8h
avụ	a6
ađại	0-6 8b
6ề luật	0-6 a7
6ệ thực	07 2-6
5oại hình	4-c eb
9ngữ	5d
9thương	1-6 87
5ành cơ	26
9tài	06
5ân hàng	0-b 1a
5ọng nói	0-7 ea
5ữ anh	06
4hanh nhẹn	39 4-7
5iệm trong	09
7t tình	09 4-8
5u cầu	0-a 3c
5à hàng	0-6 bc
7máy	1b 2-6
5ân viên	0d
5ất 0	cc
5ận làm	e8
8tăng	0-9 e9
4o matter	47
5de and	07 1-7
5t too	0-6 47
6ice period	0-6
4utrition of	0-b 2b
4ào có	0-6 97
4ói chuyện	47
7ngọng	eb
7rõ	06 4-6
4ăm 0	89
7kinh	0-c cq
7làm	1d
5ng coaching	1-6
8giao	46
8làm	0-6 e7
9ập	48
9ực	27
8nghe	0a
8tư	28
8đọc	1-b 2b
4ữ 0	0-6 ea
6độ	09 e-6
3objective c	1b 2-8
4f a	06 1-7 4a
7pplication	26
7udio	0-a 2b
6good	e7
6high	06
7ow	0-7 27
6industry	07
8ternational	0-a ec
7t	0-7 28
6matter	1a 2-8
7usic	27
6new	0-6 48
6predictive	0-7 28
6the	1k 2-8
6which	b6
7orking	0-g 27 3c
5fshore substations	07
4n a	7b
6call	0-e ef
7omputational	0-d 2d
6data	06
6the	0-b 46 9g
5ce a	0-7 eb
5e of	07
8r	0c 1-a
7saturday	0-6 e7
7weekend	0-6 e6
6s truly	08 3-8
4pen and	3-6 48
8to	0-i 4d d8
4r a	06 1-8 89 96
6in	0-9
6master	06
7echanical	06 2-6
7ore	0-d 1a 2-9 5d
6two	07
4ther cloud	0-a 2c
4ur data	0-7 27
7own	0-b 1c
7telstro	2a
5t of	0-8 e8
4wn hand	0-6 e7
6ers and	06
9hip and	0-7 4b
3paediatric first	a8
5rt of	4a
8time	0-6 d9
7icipating in	0b 1-a
7ner continuously	46
as and	06
5ssion for	0-b 1a
aate about	49
fround	47
4eople and	28
awho	0-7
bith	0-8 3d
5rformance and	09 3-6
4hage display	19 2-9
6ses of	0-c 2f
5d degree	0-a 8c
5òng và	16
5ương thức	17
5ần mềm	0-b 2a
5ối hợp	d7
5ục khách	0a 4-9
4lus a	0-8
4ossess strong	0-9 1h 3-6
6ted 0	09 e-7
5wer of	06
9wireless	0g 2-d
4ressure to	06
5oblem solving	0f 1c 4-l
as and	0-a 3b
cthrough	0c 4-9
6ducts into	0-b 2b
6ficient in	0-6 16
6ject is	0-7 38
as and	38
6mote a	06
4ublic cloud	0-6 17
4ython or	0-7 19
3quality and	0-g 1b 47
cssurance	0k 1-9 2-a
6n đến	17
5ickly and	0-b 4b
5y trình	27
7định	0-8 4b
6ết khiếu	29
5ản lý	0a 2e 3-6 4-a
8trị	09 1-6
5ốc tế	0e 1-8
3r java	08
4anging from	0-c 1d
4eact or	0-7 19
9redux	0a 1-6
8js cloud	0a 1-8
6d a	19
7iness for	0-7
7y to	0-7
5cord and	d7
aof	0-h 1f
5lation to	46
bships with	08
6iability engineer	0-a 1a
5quirements and	39
5search and	0-a 1b
6ponsibilities and	0-7 49
gy and	0a 3-7
5tail and	0-6 17
4ight to	0-b ed
4un a	0-d 18 28
6s on	06
4àng dễ	e6
4õ ràng	0-7 3-8 eh
3s in	0-8 ab
4afety level	a7
5les and	0-9 1a
4earch engine	08 2-7
5curity and	0d 1-b
cin	0-7 2d
5lf starter	06
5nior role	0-9 1a
5rver side	26
7ices and	0-6 18
5t top	0-8 2a
4hape the	06
6ring your	0-e 4f
5ould expect	0-9 db
aknow	18
4inh viên	8c
4kills and	06
ain	0-a 1b
ato	08
4o a	0-c 99
6no	0-6
5ftware engineer	0-7 18
king	06
5lid theoretical	0-7 8c
6ving and	36
bbusiness	0-9 4b
5und quality	0-6 28
4peed separators	17
5ring java	27
8t planning	09 1-7
4tack engineer	0-7 17
6keholders and	0-9 4b
5rategy and	06
6ive for	0-7 49
6ong commercial	0-6 2d 4-6
adrive	06
aorganizational	0-b 4e
6uctural engineer	0-8 9d
4ubject area	0-a 1b
6stations for	0-7 19
4ystem and	29
9s for	0-b 16 26
4àng làm	0-8 ec
8đi	0-7 e9
4áng tạo	08
4ơ cấp	a8
4ư phạm	2c
4ạch sẽ	36
4ản phẩm	19
4ắp xếp	27
4ẵn sàng	0-f df e6
4ẽ được	09
4ức khoẻ	0-7 ed
4ử dụng	0-7 1f
3take on	0-6 48
9wnership	0-a 4a
5lk to	0-9 49
4eaching and	0-a 1b
6m around	0-8 19
8members	16
8of	0d 3-9
5chnical and	09
aian medical	0-6 8a
8ologies and	17
gpython	0-a 1b
gqa	06 1-6
greactjs	0-9 1a
5lstro education	29
4hat a	0-6
8the	0-c 1c
5e applicants	0-b 1c
7best	0-a 1b
8ox	3a 4-8
7customer	0-8 48
7design	0-a 2d
9velopment	0-9 2a
8ynamics	0-7 29
7e	0-7 28
8mbedded	0-a 2a
8ntire	27
7furniture	0-c 2c
7last	0-7 e6
7nordic	1a
7other	0-9 4a
7phd	0b 8-7
8ublic	0-6 28
7right	e7
7software	0-8 2b
7use	07 2-6
6o bản	26
8ca	06
8kế	0-c 48
6re are	0-6 d8
8's no	06
5ink and	0-6 49
6rd party	0-9 2b
6s role	07
6ết bị	28
6ểu 0	0-f c9 eb
5ree years	c9
6ough innovation	06
bto	0-a 1b
5uyết phục	0f 37 4-h
atrình	06
5ành thạo	1d 2-8
5áng kinh	0-b cd
5ích công	49
5ông tin	1b
5ương kinh	0-6 88
5ần trách	47
5ật thà	0-a 3a
5ắc mắc	46
5ẻ an	a6
5ời gian	e8
5ức về	18
5ực có	46
8hiện	4a
8phẩm	0c
4iên các	07
8ứng	06
5ến và	0-6 3c
7g anh	0j
6p với	08 4-6
4o 0	0-6 dc
6a	d7
7chieve	08
6be	0-d 3f d7
7oth	46
6client	0-7 e8
7ommunicate	09 4-9
7reate	0a
7ustomer	0-b 2c
6deliver	08
8velopment	0-b 2c
6end	27
7stablish	0-d 1b
7volve	0-b 4b
6hold	0-8
6keep	0-8 4b
6lead	1b
9rn	0a 4-6
7ive	0-7
6move	0-7 49
6product	06
6read	06
7un	0-7 28
6solve	27
7pend	0-6
6take	46
7he	0i 1-7 46 5-8
7ravel	ea
6work	0-c 4b ed
7rite	0-8 4a
5ols and	28
5pological phases	0-d 2e
4ransparent and	0-a 4b
6vel often	09
ato	0-a e6
5ips to	0-7 e9
5ong công	0m 4-d
9lĩnh	0d
9ngành	0-c 1-8 2h
5uly passionate	06 4-6
6ng cấp	7b 8-9
9thực	39
5ách nhiệm	0t 4-l
5ình bày	28
5ú tại	0-7 e8
5ị kinh	06
5ở lên	da
4uần và	e7
5ổi 0	0-6 ea
8từ	0-7 e8
4wo evenings	0-7 e8
7weeks	0-8 e8
4ài chính	06 1-7
4ác tỉnh	07
4ình huống	0c 4-8
8và	0-9 3d
4ính nam	07
4ăng ca	0e e-b
4ư duy	0-7
4ại tỉnh	0-7 e9
5o nghề	a6
4ập thể	0-7 48
4ế các	07
4ỉ mỉ	38
4ối thiểu	0-b bd
5t không	0-6 e8
7nghiệp	0-v 7z 8f
4ừ 0	0-h c6 er
5ng làm	16
3ui ux	17
4ltracold atom	0-9 2a
4nder the	06
8standing of	0-h 1o
4p and	17
6on	0-9 4a
6to	e7
4s is	0-a 3c
5e a	0-8 2a
7of	48
3variety of	07
4erbal and	46
acommunication	0-6 48
6y good	0-8 1c
4i tính	08
5ên có	08
8năm	8d
5ệc theo	0-d 2d
9rong	06
9ại	1a
8và	0-7 27 36
9ới	3-8 49
4à biết	1-6 3f
6có	3-8 4b
6giám	28
6nhân	27
6thực	4a
4ăn phòng	0s 1-6 2-e
4ận hành	0-6 1b
7tải	0-8 28
4ẽ kỹ	0-7 27
4ị trí	1a
4ới các	07
8ông	07
7khách	07
4ụ khách	0-6 47
3way around	0-8 1a
7of	1-6
4e are	0a
6use	0-f 1f
5b services	06
5ll as	0-d 3j
4hat it	47
5o are	0-d 3i
7can	0-c 39
7enjoys	0-7 3a
4ide technology	0-a 2d
5ll be	0a
8include	0-a db
7ing to	da
aness to	0-a 39
5th a	0a 1-9 3b 4-7 9-6
9n	0c
9ws	0d 2-c
8building	18 2-b
asiness	09 2-9
8cloud	27
8development	27
8low	27
8many	46
8networking	27
8operating	19
9ther	1-9 28
9ur	0-i 1l
8security	0-9 2a
9takeholders	0-a 4c
8the	9a
7in 0	0-6 e8
athe	0-7 26
4ork collaboratively	46
8in	0-q 4c ef
adependently	06
8with	07 1-7
7ed in	0-6 19
7ing independently	0-6 3a
bon	07
bwith	0-f 19 4d
fin	0-7 28
5uld be	09
4rite a	47
7ten communication	0-9 4a
3xe máy	db
4uất nhập	27
4ây dựng	0-b 28
4ử lý	4e
3years and	0-8
9in	0-i 1o
9of	0-l 17 co
ar	0-b cf
9with	0-6
4ou always	0-6 49
8re	0-8 3d d6
7can	18
7have	0-6 1b ba
7in	07
7know	27
7like	0-7 49
8ove	47
7will	0i 3-6
6r many	49
4rs in	16
4êu thích	49
3áp lực	0z 4-q
3ít nhất	cb
3ý thức	46
3đam mê	0-g 4q
4i công	0-9 eg
5ện thoại	16 2-6
9ử	09 2-7
4àm phán	17 4-6
5o tạo	1-c 28 a8
4ược 0	e6
4ại học	0j 16 2-6 8-b
5o đức	46
4ảm bảo	0-6
4ẳng đại	0-7 8d
4ến 0	d7
4ộc lập	1d 3-c
3ưa nhìn	0-d dg
4u tiên	0-s 7b dl e7
3ở lại	e6
3ứng viên	0b
14=0 0	1-9 87 eh
5^	1-c 88
5and	17
5buổi	e6
5ca	e6
5degrees	0-c e8
7veloper	0-7 18
5food	97
7r	0-a 1a
5in	0-6 a8
6s	17
5lần	09 e-6
5months	0-8 e9
5ngành	89
8y	07 d-6
6ăm	09 bf cb d-8 e-9
5pm	e7
5tháng	0o e-8
6iếng	0-8 e9
6o	e7
6uổi	0-f d1c e-o
5years	0-g bl ce d-6
6rs	b7
3^ ^	014 18 3-6 4m 5-7 7-g 9-o b-n c-6 d-6 eg
3a business	0-7 29
5consent	0-9 1b
5high	06
5knack	0-7 3b
5month	0-9 d9
5positive	0-9 4b
6roject	0-6 3d
5real	0-9 3b
7lated	0-8 89
7search	0-6 3a
5strong	07
5team	0-7 4b
7chnical	09 4-7
5year	e6
4bilities ^	0-6 2a
9y to	07
5out building	37
9their	08 3-8
4ccording to	0-c 1h
5hieve organizational	06
5tions ^	06
4doption and	07
5vantage ^	08
4id at	97
4mazon web	0a 1-8
5bitious and	46
4n innovative	46
6open	06
6toàn	97
5alysis ^	16
8tical and	09
5d ^	06 1-6
7a	0-e 36 49 e8
8ble	0-8
8ct	0-6 3a
8n	0-7 46
9alytical	0-a 1a
8t	aa
8ws	0e 2-c
7be	0-h 46
9st	0-a 2d
8uild	37
9siness	0a 4-6
7can	97
8ell	0-7 2a
8hallenges	48
aracterised	36
8ode	0-b 16 46
9llaboration	08 3-6
9mmissioning	08
bunicate	0-7
hion	1-6 2-7 3j
9nfiguration	0-c 1c
asulting	0-6 28
atractual	0-6 19
col	0-9 18
8ustomer	08
7dedication	0a 3-6
9livery	0a 2-7
9sign	0-6 1d 2-6
9velop	0-l 2b 3b
eing	1-7
8irect	0-b 4b
7effectively	0-a 4c
8nable	09 4-7
9gineering	06 4-7
alish	0-8 5e
8xperience	06
hd	0-8 3a
hs	28
9ternal	06
7flexible	38
8unctional	08
7good	0-a 27
8row	0-a 4a
7has	0-7 3-8 4m
9ve	0-r 2m 4-8 a7 ea
8eat	0-b 29
8igh	19
8ow	26
7impact	0-a 2a
alementation	07
8n	07
9frastructure	29
9ternational	06
8t	0-9 2i
9s	0e 2-c
7kind	0-7 38
8now	0-6 29
7leading	0-7 27
arning	0e 1-7
ave	47
7market	06
7no	e8
9n	06
7other	28
8ur	06
7practice	09 2-8
9ivate	16
9oblem	38
aduct	2-9 46
aject	0b 1-6
7quality	29
7reference	26
9lease	06
9porting	06
7sales	06
8ecurity	09 2-8
9rvice	0-a 1b
8ocial	0b 3-a
9ftware	0-d 1i
8upport	0b
7take	4-6
8eams	0-6 29
9chnical	2-6 98
9nders	1a
8he	2-6 e7
8o	0-j 4d
7user	06
7verbal	1a 3-6
7we	0i 1-6
8ith	0-o 4c
8orking	46
8ritten	0a
7you	0-7 4a
5h ^	0e 5-a
7giao	56
4pp ^	07
6lications ^	0-7 2a
gis	08 2-6
6roach to	39
8x 0	0-c dd
4rchitecture disciplines	1-c 2d
5ena ^	08 1-6
5ound solving	0-7 39
4s a	0-l 18 26 37
6code	0-8 19
6laboratory	0-6 88
6per	0-c ed
6well	0-j 1d 28 3a 4-7
5sured there	08 1-7
4t 0	0-c da
6a	0-9 26
7ll	0c 4-7
6every	0-6 47
6our	06
6scale	06
6the	49
6work	a7
5tention to	0a
4zure cosmosdb	07 1-6
3b licence	96
4a degree	77
5ckground and	07
fs	0-e 19 78
5sed on	06
4eam forming	0-a 1g
5fore the	0-6
ayou	0-7
5hind a	ca
5st practices	0-8 26
5tter ^	49
4oth can	0-6
8internally	0-8 4a
4ridge projects	27
4uilding an	47
5siness and	0-a 17 26
ccases	07
clevel	06
cof	0-8 28
dr	08
cproblems	0-7 49
4án hàng	28
7lẻ	1a 2-d
5o cáo	0b
4é ^	0-a 2c
4ó lâu	37 4-7
5c tách	0-8 1a
4ản ^	0a
7vẽ	1-8 2d
4ằng tiếng	0f 2-7 4-8
3ca ^	0-a d6 e7
6theo	0-9 da
5o ^	0-7 4b
7trong	48
8ừ	ea
7đẳng	06 87
5pabilities for	16
5ses and	07
4ell lines	0-9 19
5rtified ^	0-7
4hallenges ^	0-8 49
bing tasks	0-b 38
6nges ^	0-8 3a
6racterization of	19
5eck and	0-6
5o công	0-6 47
5uyên ngành	07
5ánh ^	0-7 e7
5ính ngân	17
5ế tạo	0-6 26
5ịu được	0-a 4d
5ối ^	46
5ức ^	3-8 49
8và	0-6 39
6ng chỉ	07
4i cd	17
5vil engineering	0-8 a8
9or	06
4lean and	36
5ients and	46
bto	3c 4-6
5oudwatch ^	0-6 19
4ognition ^	0-8 1a
5llaborate and	08 4-7
dive teams	3-b 4d
7eagues ^	46
eand	4a
5mmerce business	0-8 18
7unication and	06
hskills	0i 4-8
6plex engineering	0-8 1a
5nsent system	0-9 2b
7umer goods	0-6 17
6tinuous development	0-7 27
dly with	39
5smosdb rest	0-9 1a
4riminal record	0-7 d7
4ulture ^	48
bin	06
4ycle including	0-a 1b
4àng tốt	0-e 66
4á nhân	e6
5c ngày	e6
7trường	0-7 89
8ỉnh	0-7 eb
5o ^	0-6 19 26
4òn hạn	a6
4ó chứng	0-6
6khả	06
6thể	e6
7inh	0-9 2m 4-h
7rách	48
4ông trình	0-8 d7
9y	06
9ác	06 4-9 dc
8việc	4i e-a
9à	27
4ơ bản	0-6 28
6điện	26
4ấp cao	7a
7trở	7b
4ần tuyển	e6
5u tiến	38 4-a
4ụ thể	07
3dairy cattle	0-b 2b
5ta driven	0-7 39
5ys ^	0a
8of	d7
9nly	0-6 e7
4eadline ^	36
5gree ^	7-7 89
ain	7r 8-a
bs	08 7-6
aof	07
br	8c
5livery and	07
5sign ^	0-6 26
aand	0-8 49
aimplementation	08
apatterns	07
9ers and	46
7re to	16
5veloper ^	0-9 2f
dfor	07 1-7
dm	0-c 1c
dwho	0-6 16
ament for	0-c 2c
flifecycle	0-6 19
fprocess	07 1-6
6ops engineers	0-a 4a
4i chuyển	0-8 eb
5gital products	0-9 1a
5rectionality beam	26
5sciplines ^	0-8 2a
4oanh ^	0-8 1-e 2j
9số	0h 4-b
5main driven	0d 1-d
4riving licence	97
4ynamics 0	0a
4ài với	46
4ưới 0	0-e d7 e9
5ợc hoặc	0-d 1e
4ễ nghe	07
4ịch vụ	17 2-7 46
3e.g kafka	0-7 28
4e ^	17
4ffectively ^	0-b 4b
4lements of	29
4nd to	06
7users	07
5ergy and	46
5gineer ^	0-6 18
bing ^	1-7 a9
fin	17
for	88
fphage	0-c 1f
gractices	07
bs ^	29
dand	0-a 2b
dmechanical	0-8 2b
6lish ^	06
5vironment ^	0-7 29
fwith	07
es ^	09 1-8
4valuation ^	0-7 2c
esystem	1a
4xperience ^	0-h 2e ca
eand	07
ein	0i 1-6
ewith	0b 1-a
iin	0-6 1a
forking	09
9ments and	0-8 28
6osure ^	0-8 16
3farms ^	0-9 29
5st and	3a
4eed evaluation	08 1-6
4ield ^	0-b eb
9and	8a
8s ^	0-8 ab
5nancial performance	0-7 1b
5rst ^	0-7 48
4ocus as	06
9on	07
8ed and	38
5r 0	0-9 e6
7a	0-8 2a
7better	0-6 49
8oth	0-9 4d
7offshore	07
8ur	0-7 26
7parents	0-7 29
7the	17 2-a e9
6ward in	0-7 49
4ramework ^	0-9 2e
dand	0-e 1g
cs ^	0-8 2a
4ull time	0-9 d9
5nctional teams	1-8 3a
3gian làm	0-6 d7
6o tiếp	0-a 3-9 47 5b 6e
5ải quyết	0c
4ood conduct	0-6 e7
4reen energy	46
4ắn bó	0n 4-g
3hand tools	d6
7s ^	46
5s to	0-6
5ve experience	0-7 1a
4igh level	1a
8medium	06
8performance	09 1-8
8speed	0-7 19
4olidays ^	e8
5w the	0-6 28
8o	07
5ặc các	08 2-6
8tiếng	6b
9ương	0-c 2a
4tml5 and	0-7 18
4uấn luyện	0-6 26
4àng ^	0l 4-d
8bán	09 1-8
8theo	0-6 48
aáng	0-6 4a
9ại	0-6
9ốt	07 4-7
8với	46
6h ^	0-7 19
4ình ưa	3-8 dc
4ướng dẫn	27
4ệ thống	0-6 dc
4ọc chuyên	79
7văn	1b 2-7
4ội nhập	06
3ideas and	0-a 4b
6ntification and	09 1-8
4mplementation ^	0-6 2a
iand	0d
6rove the	0-6 18
ament ^	0-b 1g
9ing the	0-d 4d
4n 0	06
6a	0i 2-8 4-7
7n	1-6 2a 48
6both	0-a 4b
6civil	97
6date	a7
7evops	07
6english	3b 4-7
6international	3-6 4a
6large	0-8 3c
7ondon	1a
6production	1-7 2b
6relation	0-a dc
6software	0a 2-7
6the	0-a 1-9 2d 89 da
6your	0-8 3a
5cluding ^	0d 2-a
dthe	07 4-6
5dependently and	07 4-6
6ustries ^	16
ay ^	0-e 1h
cand	1-6 29
5frastructure architecture	0-e 2g
5novation and	0b 4-9
bve culture	47
5tegrity and	0-b 3e
7rnational travel	0-6 ea
6o the	0-7 2a
4s a	18 2-d 6b e7
7n	57
6needed	0-b e7
7ice	a6
6required	0-f 1a
6subject	08 8-7
6your	26
4t is	06
6takes	46
6will	0-b 4c
3java ^	0l 1-a 2-9
8ee	0-8 1g 2-6
8spring	0b 1-8
7script ^	0-6 17
ereact	0-7 17
3key decision	0-6 37
4hiếu nại	26
5oẻ tốt	0-a dk e-6
5ách hàng	2-8 47
5ông nói	06
5ả năng	08
4inh doanh	0-d 19 26
8nghiệm	cp e-9
8tế	0c 1-7 87
5ếm tiền	36
6n trúc	88
4now how	0-6 1a
8your	0-6 29
7ledge of	0e
4ubernetes ^	0-9 2a
4ế hoạch	17 3-9
6toán	0b
4ỹ năng	06
6thuật	0c 2-9
3laboratory technician	0-6 87
jologist	1-b 7h
5nguages ^	06 1-f 2b
dand	26
5ptop ^	0-7 29
5rge collaborative	0-9 4b
4ead in	0-b 4b
5vel 0	9b a8
9^	08
9of	0-6 3b
4icence ^	a6
band	0-8 a9
bis	0-8 9d
5fe cycle	09 2-8
7cycle as	0-h 2j
dfrom	06
5nh hoạt	e7
5ên quan	0c
4à 0	0-c 28
6một	0-r 18 2g 4a
6điểm	0-8
5m việc	0e 2-6 c7
7được	0-6
4ái b2	d7
7ô	0-6 d7
4ãnh đạo	07
4ên ^	0f 8-9
7chuyên	0a
4ý ^	08 4-6
6công	3-9 4a
4ập kế	09 4-6
4ắp ^	0-7 eb
4ẻ ^	2-7
6hoặc	26
4ễ phép	0-7
6tết	e6
4ịch rõ	d8
4ớn ưu	0-9 eb
4ợi thế	0f
4ực ^	06
7cao	46
8ông	46
7doanh	0c 4-b
3maintenance and	0-6 1e 2-6
fof	0-7 18
5ke use	0-8 48
5nagement ^	06 1-9
eand	0-i 1h
6ual licence	98
6y stakeholders	0-a 4d
5ster's degree	0a
4echanical electrical	06
5dical and	0-6
7um voltage	19
5thodologies ^	06
9s ^	27
band	0-6 26
4indset ^	2-c 4c
6utes of	0-6 e7
4odern programming	0d 1-a
5lecular biology	27
5nths ^	06
ain	b7
5tivated and	0-7 39
5ve forward	0-8 49
4usic cognition	06
6t be	06
4áy ^	d8
4ôi trường	0-e ed
4ắc của	46
4ềm quản	18
4ột lợi	09
3net c#	0-g 1h
5w skills	0-b 4b
7technologies	47
4ghe ^	e7
6iệm ^	c6
aquản	07
atrong	1b c-9
aở	06
8p cao	06
avụ	46
6ề luật	a6
6ệ thực	0f 1-b
5oại ngữ	08
9thương	86
5ày ^	07
8tuần	e8
5ôn ngữ	0-6 4a
5ọng nói	e6
4hiệm trong	3-9 4e
7t tình	47
5à máy	0a
6ng với	0-7 38
5ân ^	e6
8luật	0-6 79
8viên	2c
5ìn ^	e6
5ất 0	bd
5ập khẩu	29
4o matter	0-6 46
5rdvik 0	0-8 19
5sql ^	06
4ói lắp	e6
7ngọng	3-9 da
7rõ	3-6 d8
4ăm 0	8b
7^	b-c cb
7kinh	0-c br
7làm	0-b ci
5ng giao	0-d 3j
aải	09 3-7
8làm	0l 3-h
8thuyết	0c 3-a
9ổ	0-b 3c
8động	47
4ội ^	06
4ữ 0	08
6^	0-b ec
6tuổi	0h d-8
3of 0	07
6a	0-6 26 36
7ll	0-a 4b
6competency	a7
6employment	07 2-6
7xperience	0-c ck
6good	0-6 d7
6knowledge	06
7ubernetes	0-7 17
6matter	0-c 2e
7usical	0-b 2b
6new	0-7 48
6ruminants	0-a 1b
6software	08
7uch	0-7 28
6the	0h 1-a 2-8 4a
6which	0-6 ba
7ork	49
5f ^	e-6
6ice ^	16
4n a	1-6 48
6bridge	27
6experience	09
6quality	3a
6the	0-l 37 eb
6work	0-a 3c
5ce a	0-7 d8
5ly ^	0-b ef
4r a	1-8 2-6 a9 e6
6equivalent	0-9 8e
6higher	06 8-7
6master	06
7ore	06 1-9 ba c6
6polish	56
6similar	0-9 19
6two	c9
5ganizational skills	0d 3-a
4thers ^	16
4wners and	06
9hip of	09 3-8
3part of	09
7icipating in	09 2-9
7ners and	07
bhips to	0-b 1c
5tterns ^	28
4eople and	17
awith	09
5rformance and	08
4hage display	0-a 2d
6ses of	0-d 1e
5ysics or	0-8 8b
5ân tích	0-7 28
5ần mềm	0i 1-7 2-6
5ẩm ^	1-9 2f
8hoặc	19 2-b
4ipelines ^	0-c 1e
dand	0-6 29
4lace of	26
6tforms ^	0a 1-9
5ease and	0-7
4ortfolio ^	06 1-6
5sition in	29
5wer wireless	16
4referably from	0-f 2h
9red ^	ac
5ivate cloud	0-8 28
5oblem solving	09
as and	0-6 46
cthrough	0-7 49
6cesses and	2-6
aing of	0-b 1b
6duct owners	0-6 49
as ^	0-6 17
cinto	0-8 29
6fessions and	49
6gramming languages	0-8 1j 2-9
6ject engineer	0-b 3c
bfor	06
4ython ^	0e 1-9
ajavascript	0-a 1b
3quality ^	0b 3-6
band	27
bevaluation	1e 2-7
bwith	0-7 1b
6n ^	1-9
5ickly ^	08
band	0-7 4a
5yết khiếu	19
9vấn	3a 4-6
5ản lý	2h 4-b
8trị	0g 2-b
5ốc tế	0-7 28
3react redux	07 1-7
5cord and	e6
5dux ^	26
5gions and	0-c 4d
5lated field	0-7 8a
8ion to	38
bships with	46
5quired ^	07
aments and	1b 3-6
5search center	0-a 1b
cgroup	07
cto	0a 1-9
6ponsibility and	3a 4-6
iof	0-b 4b
6t ^	1b 2-7
4ole ^	0-7
4ules ^	0-6
5n a	0-6 28
7the	07
4àng dễ	08
4õ ràng	e7
3s degree	0b
5in	0-8 9b
4afety training	0-6 a7
4easons or	ba
5lf starter	0-c 3f
5miconductor materials	06
5nior project	0-b 4c
5rvice ^	07
as ^	0b 2-d
cand	1-6
4ide and	06
5nh ^	28
5tes ^	0-6 e8
4kills ^	0-b 17 3e 4-9
aand	0-d 1c 39 4-7
ain	19
4oftware and	06
cdevelopment	0-k 1j
cengineer	09 1-7
cimprovement	09 2-7
5lutions ^	1-c 2i 4-6
dto	0-a 37
6ving business	0-8 4a
5und quality	0c
4peed separators	0-b 1f
5ring boot	0-8 1b
ajava	0a 1-8
4tack ^	0-6 27
6ff ^	36
6keholders and	0-7 16
gon	47
6tus or	8-6 9b
5rategies ^	1a
6ive for	0-7 38
4uch as	0-i 2n
5pport ^	0-6 17
band	07 1-7
aed by	0-9 8d
4ystem and	2-7
afor	0-6 2b
9s ^	1-b 2j
bfor	06 16 2-8
4àng đi	0-6 da
4ạch sẽ	0-6
4ắp xếp	2-6
4ẽ được	07
4ố ^	06
6liệu	47
3t2 t7	0-6 e6
47 ^	e6
4akes ^	0-7 47
5sks ^	0-7 3c
9and	47
4eaching and	06
cmethods	0-7
6m ^	0-g 17 4a
8and	06
8in	1d 4-6
8of	06
8player	06
8with	0-6 48
7s ^	28
9and	0-9 4h
5chnical and	07 4-7
dsolutions	06
8ologies ^	07 2-e 46
gand	0-6 2b
gsuch	26
dst will	89
cy ^	07 1-6
etrends	0b 2-9
5rraform and	28
5st ^	0-a 1e
7ing ^	17
band	2-6
7s for	09 1-7
4han 0	0-7 ba
6t are	0-9 2a
8fits	06
8looks	0-8
8makes	0-7
5e customer	0-7 3a
7design	27
7end	0-c 4d
9tire	28
7field	0-d ee
7market	0-a 2a
7other	0-a 3a
7uk	0-b ec
6ir work	06 4-6
6o bản	0-8 27
8ca	0-7 eb
8tiêu	0-7 49
8yêu	0-7 e8
6re is	09 2-6
5oại laptop	0-7 1a
5rough innovation	0-9 4b
bto	0-g 1c
5uyết phục	07
6ật ^	0-9 8a
9máy	07
5ành thạo	0-8 2a
5áng ^	08
9có	06
9kinh	b9
9trở	0-8 bd
5ích công	36
5ương kinh	86
amại	08 1-9
5ạo tin	08 1-6
5ất là	0-a 1e
5ần trách	3p 4-k
5ắc mắc	46
5ế ^	0b
5ể ^	07
5ời gian	08
5ứ 0	e7
5ực hiện	0-7 4d
8phẩm	08
4ime ^	1-6
5n học	0c 2-9
6h thần	0r 3-m
5ến và	0-7 4b
7g anh	0c 49
9hàn	06
9trung	0a
6p hiệu	3-9 46
8thuyết	36
9ốt	47
8với	47
8được	09 3-6
4o 0	0-6 b7
6a	0-u 27 37 4i
7chieve	0-6 48
8quire	0-c 2d
6balance	0-6 48
7e	07
7oth	48
7uild	0e 2-9
6client	0-7 e8
7ollaborate	08 3-7
7ustomer	0-b 2b
6deliver	0-9 3b
7rive	06
6end	19
8sure	26
7volve	0-a 3b
6help	0-6 49
6interact	0b 4-a
6make	0-d 38 46
7ove	0-7 49
6run	0-b 18
6saturday	0-7 d8
6the	38
7ravel	0c 3-a
6work	da
6your	0a 3-7
5o ^	e8
6ls ^	06
9like	1-6 28
8ets ^	0-a 1c
4ransparent and	0-b 3b
9ort ^	0-6 d9
6vel ^	09
aoften	e9
ato	0-7 d7
5ends and	1a
5ials ^	19
5ong công	4d
9lĩnh	26 c-a
5ung cấp	0a
9thực	46
5ách nhiệm	0-6 3a
5ình bày	0a 4-6
5ú tại	0-7 d9
5ường lạnh	0-a ee
5ạm biến	0-b 2c
5ị kinh	08 1-6
5ở lên	0-19 67 7d 8q a-7 c9
4uyển ^	0-6 e7
5ân thủ	48
5ần ^	0-6 e9
5ổi ^	0-6 eb
8từ	0m e-9
4wo years	08
4y ^	08
4ài chính	27
4ăng ca	07
4ại tỉnh	e8
7vị	c7
5o hội	06
4ế marketing	17
5t ^	e6
4ối thiểu	0-c da
5t ^	0-e 29 4a
7biết	0-6
4ổ chức	0-8 4a
4ừ 0	06 27
5ng làm	06
4ự động	26
3uk ^	0-6 e6
4nder pressure	36
8standing ^	0-c 1g
hand	0-7 1f 3-8
hof	08
4se of	0-6 48
3vision and	0-b 1b
5ên ^	0-h 2c db
8năm	0-7 7c
5ệc ^	0b
8có	0-9 36 e8
8linh	d6
9àm	0-7 47
8nhóm	3d 4-a
8theo	0-e 2e d8
9ại	0b d-6
8và	06
9ới	3a
8độc	37
4oltage engineers	0-i 19 2b
4à giám	06
6lễ	0-7 e8
6quản	26
6thực	0-8 37 46
7rách	47
6xử	0-a 4b
6đam	0-a 4c
4ăn phòng	2d
4ấn ^	16 2-9 46
7và	27
4ệ sinh	26
4ị trí	0c
4ới công	47
7khách	0-8 4a
4ụ ^	0-6 47
6khách	46
4ực kinh	0-7 2c
3we are	0-8 2a
5b services	08
5ek every	0-7 e7
5ll as	0g 2-7
4hat it	46
5en the	0-g 36 49
5ich you	0-8 29
4ide technology	07
5ll be	0-p 8b eg
5nd farms	0-8 19
5reless systems	29
5th a	09 3-6 e7
8business	3-7
8figures	0-7
8good	0-9 29
9reen	4a
8many	39
8numbers	0-6
8other	07
ds	0-6 39
8the	29 38 4-9
7in the	0-a bd
7out a	0-7 2a
bbeing	0-8 3a
4ork ^	08 4-9
8experience	26
8in	0-g db e7
9s	0-6 19
8on	0a
8with	0-7 4a
7ing in	07
ddependently	0-a 4b
bto	08 3-7
bwith	39
5uld be	0-m 2n a6
9save	0-6
3xe máy	0-8 dc
4uất nhập	2a
4ử lý	4b
3year ^	0b e-8
8behind	b7
8master's	07
8of	b7
7s and	0e b-d
as	ba
9experience	08
9in	0-8 bc c7
9of	0-g 1-7 ba cs
ar	bb
4our colleagues	0-9 3c
8many	46
7self and	07 2-6
4êu cầu	0a 46
3áp lực	0e 4-9
3ít nhất	e7
3ô tô	e7
3đi công	ea
4ào tạo	07
4ương ^	08
5ợc 0	0-6 d7
8môi	0-6
8áp	09
4ại học	88
4ẳng trở	7a
8đại	0-6 7d
4ến 0	e6
4ối tác	07
4ộ tuổi	07
4ức hoà	06
3ưa nhìn	4-9 ee
4u tiên	0-8 ec
3ẩm thực	0-6
3ở lại	e6
5phú	0-7 e8
3ứng viên	0a
1=0	0e 1-18 2r 3-q 4-d 5-8 7-c 8q 9-i ad bo ct d-7 e-6
22+	b8
23+	0-6 bc
24+	b7
25+	b6
26.5	68
28h	0-6 e6
2a	011 1-n 2i 3-l 4d 9-7 ba d-k
3bilities	06
8y	0h 3-9
4le	0j 3-7
4out	0e e-7
3cademic	0-k 16 29 3b
4cessibility	16
5ording	28
6unts	0-a 28
4hieve	09
4oustics	2a
4ross	48
4t	49
5ing	0-7 39
6ons	0a
6vities	0-a 2b
9y	0-a eb
3dministration	06 1-6
4option	08
4s	0-6 27
4vanced	4a
7tage	0c
3frikaans	0-9 5a
4ter	09
3gency	27
4ile	0-q 1y
3i	08 1-8
4d	0-8 2-8 al
4rside	0-8
3lert	0-c 39
4l	0m 1-7
5ergies	0-9 e7
5owance	07
4so	0c
4ways	37
3m	e7
4azon	08
4bitious	0-c 3a
3n	016 1-f 3-8 d-7
4alysts	0a
7tical	0-j 3s
as	26
4d	01z 1-v 2-9 3-f d-b ec
5roid	17
4gular	0-h 1k
4h	08 1-e 5c 6o
4sible	16
4tibody	0-b 1f
4y	1-6
3pache	06 2-6
4is	0-p 1j 29
4p	08
5lication	09 2-8
ds	29
6y	07
5roach	09 2-6
3re	016 1-6 2-6 3-7 4-6 e-6
5na	07 2-6
4ound	07 46
4ticulate	0-a 47
3s	0w 1-9 2-6 86
4k	38
4sisting	08
5urance	0-9 2b
7ed	08
3t	0f 1-8 2-8 4-e 6a a9 d-7 eb
4tention	36
5itude	08
3udio	0-f 1g
4tomation	2-6
3ws	0-8 18
3zure	0-g 1p
2b	1-b 28 a8
3.sc	7b
4tech	77
31	68
32	e7
3a	7-6 8f
4chelor	09
a's	76
5k	06
6end	0d 1-a
6ground	87
6log	09 1-7
4sic	aa
4tch	17
3e	0s 1-7 2-6 3-7 4-6 77
4am	0-b 1c
5utiful	06
7y	0-7
4fore	0h 2-8
4ing	0e
4rlin	06
4st	0a 1-9
4tter	48
6ing	26
3ia	0-6 1b
4ds	0-6 1a
4g	0i 1-a
4ết	014 1-d
3lockchain	16
3ody	27
4m	08 1-7
4ot	0-a 2f
4th	0w 1-7 2-8 4-7
4x	0-8 2a
3po	0-6 17
3ridges	0-7 29
5ghtlane	0e 1-6
5ng	0a
3s	76 88
3udget	17
4ild	0-6 18
4siness	0-7 1p 3-d
4t	07 46
3y	0i
3ày	26
3án	0-6 29
4o	0-9 1k a6
3é	0-a 2c
3ình	37
3óc	1-b 2b
3ạn	0i
3ản	2a
4o	08
3ằng	0e da
3ếp	0-7 28
3ị	28
3ọc	0-7 18
3ột	0-6 27
2c	1-8 26
31	0-8 67
3a	0-g 2-8 4-7 da el
4ble	18
4lculation	0-c 2b
ds	0-e 2f
5l	0-9 ef
5m	0-7 39
4n	0r 3-8 d-6
5didate	0b
bs	07
4o	1-8 2-6 3-6 713 d-6
4pabilities	07
4r	eb
5d	0-g 2-6 am
5e	0-p 1a 2k
6ful	0-6 38
5rying	0-6
4ses	08 2-9
4tegory	0-6
5tle	0-f 2g
3d	0-e 2j
3ell	0-l 1g 28
4rtificate	0-k an d8
cion	0-f 9b ac
fs	ac
3hallenge	0-a 1d
bs	0-6 49
aing	4c
5nge	1-7
8s	0-6 4b
5racterization	26
6tered	9a
7s	0-7 2d
4eck	0-d 1-6 er
5f	28
4o	06 47
4uyên	0r 2-7
6ền	28
6ển	0-6 eb
6ện	0-a 4e
5ẩn	e7
4ánh	0-7 e8
4í	39 4-7
5nh	87 e-7
4út	46
4ăm	0-7 3c
4ạy	0a
4ất	0-c 4a
4ỉ	1-6 ah
4ịu	3a
4ối	46
5t	08
4ụp	06
4ủ	36
4ức	0-6 4b
5ng	0-d 17 9n
3i	0-7 1d
4tizenship	0-a ea
4vil	0-a 18 a7
3lass	0-6 9a
4ean	0-g 19 36
6r	0-8
7ance	0-g en
7ly	37 4-a
4ient	0-7 e6
8s	0-d 2-6 4s
4oud	0d 1-b
7watch	0-9 1d
4usters	0-6 27
3o	0-e 3a
4ach	0-9 3a
7ing	0-7 1b
4de	0-a 36 98
5ing	0c
4gnition	0-e 2g
4llaborate	36 4-6
cing	0a 3-9
don	08
6eagues	4e
4mbined	07 2-6
5e	06
5fortable	0b
5merce	28
9ial	0-b 1i 2-6 7d
6issioning	16
7tment	0-7 3a
8ted	0-6 36
6unicate	0j 3-f
cing	3c
don	0f 1-7 2-6 47
cor	0-7 3m 4-d
5pany	08
6etency	0-a ad
at	08
6lex	18
7iance	0-8 19
6utational	0-i 1k
8er	1-6 77
4ncept	06
9s	0c 2-9
6rete	0-a 16
5duct	0-8 eb
5fident	0-7 38
7guration	0-8 18
5sent	1-7 2a
6truction	0c 1-7
6ultative	0-7 3a
7mer	0-7 26
5tainer	0-b 1f
6ent	1b
6inuous	1-d 3c
cly	46
6ractor	06
aual	28
7ol	0-8 28
9ling	16
4operation	0-9 3c
5rdination	0-a 1c
4re	09 1-a 26
5vita	0c
4smosdb	06
4unter	0-7
5rse	87
4ver	06
3pc	a8
3reate	0a
7ive	18
9ity	36
5dit	0-7
4iminal	0-7 ea
4m	0c 1-a
4oss	1-9 3d
3ultures	0-8 4a
4riosity	06
5rent	0b
4stomer	1-a 26 4a
as	0b
3v	09
3àng	0b
3ác	0u 1-h 2-g d8
4o	0-6 2j
3òn	06
3ó	01i 1-9 2-6 3-h 4-7
3ông	09 1-a 2a 4-a e6
3ũng	06
3ơ	0-c 1e
3ười	0-7 48
3ả	0b
4m	0-8 ea
3ấp	2-6 8t a6 e-6
3ần	06
4u	08
3ẩn	36
3ắt	0-8
3ủa	09 e-7
3ử	0-d 7j
4a	07
2d	06
3aily	07
5ry	0-n 1d 2a
4nish	0d
4ta	28
6base	16
5e	06
4y	e9
5's	0-7 e8
5s	d9
3bs	0-a 9-6 ej
4t	0-8 18
3eadline	0-a
as	0-6 49
5ling	39
4canters	0-j 1m
5ent	0-7
4dicated	0d 3-7
9ion	0d 3-9
4fect	0-8 16
4gree	0l 2-a 4-9 8o
8s	0-b ed
4liver	09
9y	0b 2-6
4monstrated	07
6s	0-6 29
4ployment	1-9 27
4sign	2i e-6
8ers	0-b 4f
8s	29
6re	0-c 3g
4tail	0-b 4e
5ermined	0-6 39
4velop	0b
9er	0a
bs	46
9ing	0h 1-8
9ment	0-d 1x 4-7
dal	0-a 1c
5ops	0-c 4a
3i	0-8 eb
4ary	0-8 1a
4fferent	47
4gital	1-8 28
4ploma	8a
9tic	0-8
4rect	0-b 4b
8ionality	0-a 1g
4sciplines	0i 2-e
6reet	0-9 3a
5play	0-7 2a
3na	16
3o	0f
4anh	0-a 2b 4d
4cker	18
5ument	06
aation	0-e 1c
4esn't	3a
4mestic	0-a dc
4wn	0-9 28 48
3rive	0-b 3j
7n	0-o 2d 4f
7r	0-a 9c a6
6ing	0-7 1-8 a8
4ug	0-a da
4y	0-c 2a
3sp	0-6 18
3u	19
4rable	0-6 17
4ty	e6
3ynamic	06
9s	0a
3ài	0-6
3ùng	0a
3ưới	d9 e-7
4ỡng	28
4ợc	0-e 2h
3ễ	0-6 ea
3ịch	0-d 2d
3ụng	0c
3ự	06
4ng	0-e 29
2e	0-9 17 a6
3.g	0k 1-9 2-8
3ach	0b e-7
4rly	0-e 47 d9
3ducation	0-f 8o
bal	1-6 78
3e	27
3ffective	0-9 3b
bly	08
5orts	27
3ight	0-9 b7
3lements	28
3mag	09 1-7
4bedded	0-6 1a
3n	18
4ergetic	0-j 3q
7y	0-b 46
4g1	98
5ine	07
8er	0f
aing	1-8 2a 4-7 79 86 a7
as	0-9 2d
5lish	1-a 5i 89
4hanced	0-g dk
4joy	38
4sure	08
4tire	28
4vironment	0n 2-e
ds	06
3quipment	0-a 2d
6valent	0b
3rp	0-6 17
3specially	08
5resso	28
4tablish	36
3tc	08
4hic	0-a 3c
3u	0-9
3valuation	0-e 18 29
4en	07
6ing	0-8 d9
9s	e6
5ry	06 d7
7thing	09
4olve	0-a 4a
7ing	46
3xceed	46
6l	0-f 1m
7lence	46
at	0o 3-9
6ptional	07
4isting	08
4perience	019 1-e 3-6 4-7 a-8 ck e-a
8mentation	0-8 2a
7tise	0c
5lain	0-7 38
5ort	0-6
6sure	09
5ression	26
4ternal	08
5ra	0a
7dosed	0-j 1k
2factory	1b
4ir	0-7
4st	0-8 4f
3eed	0-f 1g
6ing	0-c 2e
3ield	0-7 8a ea
7s	0-6 ab
4nance	09
8ial	2a
5d	37
4re	0-9 99
5m	0-7 3a
5st	1-b 9g
4t	e8
4ve	0-a ba ea
3lexible	48
4oor	0-6 4a
5w	17
4uent	06
3ocus	39
7ed	3b
4llowing	0a 1-6
4od	0-i 96 ad
4r	011 1-c 2-l 3-6 d-8 ee
5klift	0-6
5ming	0-8 29
5ward	48
4undation	26
5r	0-6 b9 e9
3ramework	2d
bs	0-8 1-6 2h
4ee	0-8 d8
5nch	57
5sh	17
4iday	06
4om	0d 2-7 46
3ull	1-9 99 d6 e6
4nctional	2-c 49
4rniture	0-e 1d
4ture	07
2gages	26
4ining	0-a 3c
3cse	77
3eneral	08
5tle	0-b 3f
4rber	18
5man	59
4t	e8
5ting	0-8 3a
3hi	06 1-6
3ian	0-8 46 e9
5o	0e
4ving	06
4ám	19
4ải	0-7 3e 4-9
4ọng	3-c dd
4ờ	0-8 ed
3lobal	08
3o	0-e 1l 2-7
4od	0h 1-6 4-a d7
6s	0-6 27
5gle	18
3raduate	0-8 7a
ad	0-8 eb
4eat	0e
4ound	0-7
6p	08
5w	4b
6ing	06
6n	0-6 26
6th	0-a 1t 2-8 3-8
3wo	97
3ần	0-b ed
3ắn	37 4-7
3ọi	07
3ỗ	29
3ội	0-7 18
2haccp	16
4lden	07
4nd	0-7
6ling	27
6s	3a
4s	0h
4ve	0y 1-7 3-6
5ing	0c
3ead	0-9 1c
5lth	d8
8y	06
5t	0-b 2c
5vy	0-6 18
4ights	0-9
4lp	08
3igh	19 2-8
6ly	3h
4ndi	56
4ring	0-a 16
4ểu	0g 2-7
4ện	49
5u	0b
3oa	0-9 5c
4ld	06
5idays	0-7 eb
4me	06
4nest	0-7 39
8y	0-6
4tel	1-6
4urs	ef
5sing	0-6 18
4w	06
4à	39
5n	06
4á	1-8 26
4ạch	0-7 2b
4ặc	01m 1-7 2-j e-a
3q	07
3tml5	0-7 1a
3umour	0-7
4ấn	1-a 2b
4ống	47
3w	1-7 2b
3ygiene	a7
3àm	06
4n	67
5g	2g 4-6
5h	0-6 e6
3ình	0-b ek
3ướng	26
3ải	1-9 26
3ệ	e9
3ọc	0-j 810 e-8
3ỏi	46
3ồi	26
3ợp	0d
2id	0-9 29
4eally	0c
6s	0-8 4d
5ntification	19 2-9
3elts	0-c 5o
3f	0j
3gaming	08
3maging	0-b 1d
4mediate	0-6 d8
4pact	0-6 1b
5lementation	0e 1-6
5rovement	0-9 4b
ds	09
8ing	0-c 4d
3n	014 1-l 4-g a6 c-7 d-a ei
4cident	0-c 2a
5lude	06
8ing	0y 2-i
4dependent	0-9 37
5ustries	0-6 27
9y	0-b 1-9 2p
4fluence	39
aing	36
5ormation	18
5rastructure	0-8 2g
4jection	0-6 29
4novation	0e 4-a
ave	0d 3-7
4s	0-8 29
5pire	3c 4-6
4tegrity	3-6 4d
6lligent	0-a 3d
6ract	36
aing	0-6 39
bon	26
7changes	0-e 2g
7disciplinary	0-9 1e
7est	06
7faces	0-7
7nal	0a
9tional	3-8 de e6
7personal	0-6 3a
5o	07
3os	0-6 18
3s	01f 2-i 4-7 a-6 e-a
4eries	1-7 26
4ixhosa	5a
4n't	07
4o	18
3t	0j 2-8
4s	08
2java	08 1i 2-d
6script	0d
3enkins	0-6 1b
3lpt	5a
3ob	09
4ining	06
3s	1-6 2a
2kafka	0-a 1f
3eep	3f
4y	16
3g	e6
3hai	0-7
4iếu	26
4oẻ	0-7 ed
4ác	2-8 e8
6h	0b
5m	07
4í	0-8 29
4ông	0-c 39 4-6 dm e-7
4ả	0j 3-9
4ẩu	0-7 27
4ối	16
3ind	0-8 3a
5h	0h 3-c 4a ch d-7 e-a
4ến	1-7 89
4ểm	07
3now	09
6ledge	0j 1-9 2-9 4c
3ubernetes	0-e 1b 27
3ý	26
3ế	06
4t	48
3ể	07
3ỹ	0c
2lab	0-a 2h
5oratory	0-b 8n
4ke	0-7 28
4nguage	06
as	1-6 6d
4ptop	0-g 19 e7
4rge	3-b 4c
4st	0-a e6
4yout	26
3ead	48
6ership	49
6ing	1c 3-7
5rn	08
7ing	1-7 2f
5ses	0-8
6t	0f
5ve	0-d 48
4ctra	0-6 18
4d	0-8 1a
4vel	0-7 1-8 2-8 8d 98 ae d-7 e-9
7s	06
3icence	0-w 2-7 a1e
4fe	08
6cycle	0-e 19 28
5t	0-9 dh
4ke	07 2-6 39
4ne	e7
6s	0-9 2a
5ux	16
4ve	0-g dk
4ên	0d
4ệu	0-6 28
3ocation	0a 1-6
4gic	0-9
4ndon	0f 1-8
4oking	07
4st	06
4w	0-c 1f
3uật	0-6 1d a6
3à	0x 2-9
4m	0n 1-f 2-a c-6 do
3ái	ee
3ên	0i 2-6 e-9
3ý	2f
3ưu	26
4ơng	08
4ới	0-6 e7
3ại	e7
4nh	0-b ed
3ấy	16
3ần	08 e-6
3ắp	0-d ea
3ễ	0-a 39 e7
3ịch	26
3ỗi	0-6 19
3ớn	0-7 ea
3ợi	0a
3ực	26 4e e-6
2machine	07
4inframe	0-8 1c
6tain	06
aing	0-6 19
7enance	0-e 1j
4katon	0-6 18
4nage	09
8ment	0-d 16 2k 3-c
8r	29
7ing	0-9 1g
5ner	0b 2-6
5ual	0-9 a7
6facturing	07
5y	4d b-6
4rine	0-6 17
5ket	0-7 2i
8ing	18
8s	06
5shal	0-6 a9
4ster	06
8's	0-8 7c
8cam	16
8s	08
4terials	2a
5h	0-8
5ric	0-9 7a
5ter	0-d 2g
4y	0g 1-a
3ca	79
4sa	9g
3easurement	1a 2-6
4chanical	16
4dical	0-7 1-9 7g a7 e6
8tion	0-6
6um	26
4et	07
4g	17
4ntoring	0-n 1b 3f
5u	06
4ssage	0-7 19
4thods	0-a 1-6 2j
5ric	0-7
8s	0-a 1c
3icroservices	0-c 1g
4nded	46
6set	2-e 4g
5imum	b7
5utes	0-b e9
3obile	09 1-6
4delling	0-a 2c
7s	0-a 2b
6rn	1b 2-9
4lecular	1a
4ng	36
5itoring	0d 1-9
5o	07
5th	ed
7s	0-i co
4re	07 1-d 2-7 b9 ca
5nings	0-6 e7
4tivated	0-l 3a 4f
9ion	0-a 3b
4use	16
4ve	0-a 39
3s	0-a 26
4c	0-h 7l
3uch	0-a db
4ltiple	0-7 4b
4sic	0-8 1f
5t	0j
4ốn	46
3vp	08
3áy	0-d 1l 2-8 ea
3ê	46
3ình	0b
3ón	0-b 1b
3ôi	0-g ed
3ạng	0-e 19 d8
3ắc	46
4t	0-9 d9
3ẹ	0-6 27
3ỗi	0a
3ỹ	1-9 26 87
2n3	68
3am	1-a d10
3eed	0h
6ed	08
6s	0c
4gotiation	08 3-6
4t	1h 9-7
5work	0-7 1-8 2i
9ing	0-8 3c
4uroscience	06 1-6
4w	07 1-6 2-6 4h
5ly	0-9 db
3ghe	3-6
5iệm	0a 1-c cq e-6
7p	1-7 46 8h e-7
5ề	2-7 ac
5ệ	47
4oại	08 3-h 86 dj
4ành	0h 17 2-9
5y	eb
4ôn	0-7 49
4ũ	0-6
4ười	06 d8 e-7
4ọng	4-8 ec
4ữ	49 e-6
3hanh	3a
4iều	0-7 e6
5ệm	0-a 4i
6t	38
4à	1-b 27 d7
5ng	0-9 4c
4ân	0-e 29 8j
4ìn	4-b eh
4óm	26
4ư	0a
4ất	09 cc e-6
4ận	08 4-6
4ẹ	0-7 3b
5n	46
3ight	0-6 dg
3o	1-a 46 dn e-7
4de	17 2-6
6.js	0-g 1g
4ise	16
4n	07 1-6
4rdic	08 1-6
4sql	0a
4t	0-6 38 dd
5hing	0-6 48
5ice	0-c e9
3soperation	0-h 1k
3umbers	0-6 47
4trition	0-j 19 2a
3ysc	98
3âng	0-b 3b
3ói	37 4-h d-6 eo
3ăm	0-o 2-7 8f c17 d-6 e-9
4ng	0j
3ại	27
3ấu	0-7
3ắm	0a
3ội	1a 2-8 4b
3ữ	1-6 dy
2o	06
3bjective	0a 1-7
3ccasional	d6
3f	0x 1-q 3-c cf d-a eb
4f	06
5erings	07 2-6
7s	08
5ice	2a
5shore	0-l 1n
4ten	e6
3n	0n 1-d 2-k 4b dc
4ce	e9
4e	1-e 4-6 bo d8
4ly	08
3pen	0-b 3t
5ra	0-8 1a
7ting	1-7 4a
9on	1-6
bal	39
4portunities	06
cy	0b
4timisation	0c 2-9
3r	01h 1-i 2-l 4-b a-9 ck d-6 e9
4ganised	0-6 38
8zational	3h 4-d
3ther	47 ea
7s	0-a 47
3ur	0z 1-9 4-6
4t	46
5doors	0-8
5side	08
3ver	06
6time	e7
3wn	0-b 1-6 ds
5ers	49
8hip	4-7
2p	0-8 1c
3age	0-7 26
4id	09
4rt	07 36
6ner	0-d 36 4a
9s	0h 4-6
ahips	0-a 2c
6y	0-8 2a
4ss	0-7
6ion	37
9ate	3d
6port	0-9 ea
4tch	17
5ients	06
5terns	0-a 2g
3ension	06
4ople	0a
4rformance	07 1-9 29
5sistent	0-k 1a 3c
6onal	37
aity	4-7
3ha	0-6
5ge	0-9 1j 2-8
5ses	0-a 2d
4d	0n 1-6 7-9
4ong	06
5toshop	1a
4p	0-b 1c
4ysically	0-6 d8
8s	0-6 8b
4áp	1-9 26
5t	06
4ân	1-b 2g
4ép	0-6 4a
4òng	06 26
4ương	17
4ạm	2b 8-6
4ản	3d
4ần	1b 2-b
4ẩm	2e
4ục	0-9 18
3ipeline	07
3lace	0a 2-6
5nning	0b 2-9
5yer	46
4ease	0c
4m	0-c 1c
4ug	0-a 2c
5s	0f
3oints	ea
4lice	0-6 d9
6te	0-7 38
4rtfolio	0-8 df
4sition	0h 2-6
5sess	09
6ibilities	07
3r	1-8 ea
4actical	06
9es	06 27 4-6
4edictive	0-g 1h
5ferably	0g 2-7
8red	09
5paration	26
5school	18
6entation	06
4icing	0-7 18
5nciples	0-c 2g
5vacy	0a 2-8
7te	1-7 2b
4oactive	0-k 3m
5blem	0-7 3a
9s	0-9 4g
5cess	1a 2-a
9es	2a
9ing	0-f 2j
5duct	09 46
9ion	0-8 1f
9s	28
5fessional	0h
cs	48
6iciency	06
5grammes	0-7 29
aing	0f 1-f
5ject	0g 1-7 4-7
9s	0-6 4c
5tein	0-f 1h
6ocol	06 2-6
5ven	0f 1-7
6ide	06
9r	0-8 2b
3sm	06
3ublic	16
8ation	0-9 1a
ds	0-a ed
4rification	0-f 18 28
4t	0-7 39
3ython	1g 2-6
2qt	08
3ua	07
5lifications	0a
7ty	0-h 2d 4c
5n	0a 47 e-6
6titative	0c 1-b
4ick	0-8
5et	0-6 d9
4y	0-j 18 4f 87
4ả	09
5n	07 16 36 4-f
4ốc	0-7 2d
2r	0-8 1k 2-7
3a	07
3eact	16
7js	06
5d	0a
5l	07
4cord	0-8 eg
8s	0-b 2e
4dis	07
5uction	26
6x	0-7 1i 2-9
4factoring	08 1-7
5erence	17
bs	0-6 da
4gions	0-c 4d
6ster	0-7 ac
8ration	0-9 2-6 aj
5ression	17
4lated	89
7ion	48
as	0-9 4a
bhip	3-7 48
es	0-a 4g
5ease	0-a 1d
6vant	0f 1-6 a9
5iable	0-7 36
4mote	06
4port	0-7 2b
8ing	0c 1-6
4quired	0a
9ments	0-c 2r 4-7
4search	0-p 1o 2a
5idence	0-a ea
5olve	0a 3-7
6urce	16
aful	0-7 3b
5ponsibilities	47
fy	0-8 4g
5t	1a
6ful	19
6riction	0-9 1d
5ults	09
4tail	0-e 27
4view	09
3ight	dc
4sk	19
3oadmap	26
4le	0n e-8
4tating	0-9 19
8onal	0-8 da
3uminants	0-b 2b
4n	28
5ning	07
2s	0t 2-6 8-h a8
3afety	0-7 ak
4les	27
4mple	0-6 17
4p	07
4tisfaction	0b 2-a
5urday	0-k da ef
4u	07
3c	0-6 dd
4alability	06
8le	1-9 29
5ndinavian	5d
4ience	86
7tific	0-a ed
4reen	e9
5ipting	0-g 19 2c
5um	0-7 16
3earch	09 1-9
5sons	ca
4ctor	0-7 27
5urity	0-f 1i 4-8 a9
4lf	3f
4miconductor	0-6
4nior	07
4o	0e 1-b
4parators	0-c 2e
4rver	0-8 2b
6ice	16
9s	08
4t	06 1-6 27
5ting	46
4veral	47 b6
3haring	0-9 3d
4ift	0-6 ee
7s	0-9 ed
4op	26
5rt	0-d 3g
5uld	08
3imilar	0h 1-6
5ultaneous	0-6 46
4nce	07
5gle	0-9 1a
5h	0-b 7b d8
4tes	e7
4x	0-b b9 d6 e7
4êng	36
3kills	0d 1-8 26 3-6 4c
3martphone	0-7 da
3o	0i
4ftware	06 29
4lid	1-6 7b
5ution	08 2-6
as	09 26
5ve	17
6ing	0-b 4k
4me	08
6one	07
4rting	0-d 2f
4und	0-a 1q 2-8
3park	0-c 1h
4eak	38
7ing	06
5cifications	06
5ed	0-a 2e
4orts	0-6 3b
4ring	0-w 119 2-a
7t	0a 1-9
3ql	0-9 2b
3re	0-9 1a
3tack	0-c 2g
5ff	47
5keholders	1-n 3b 4c
5mp	0-9 da
5nd	0-6 da
5rt	0-b d9
7er	0-7 48
7s	e7
5tus	a9
5yed	26
4cw	96
4eady	0-6
5el	0-8 da
4orage	0-c 2h
6m	0-6 1a
6y	47
4rategic	07
aes	0-8 2c
9y	0-7 1e
5eams	29
6ngths	07
5ive	48
5ong	0m 3-6
8ly	1a 2-8
5uctured	0-6 3b
4udies	0-9 2b
3ubstations	1-7 2b
4ch	0k 2-e
4nday	0-6 e6
4perconductor	06
3w	06 1-8
4ift	17
5m	0-a
3ystems	2i 4-8
3àng	e7
3áng	09 e-7
4t	0-6 2f
3ơ	17
4n	17
3ư	0-9 1c a9
3ạch	0-7
3ản	06
3ắp	0-c 17
3ẵn	d7
3ẽ	07
3ố	0-6 4b
3ức	0-7 dd
3ử	0b 1-6
3ữa	0-6
3ự	e8
2t7	0-6 e8
3ake	06 46
6s	46
5ing	0-6 3a
4lk	0-b 39
5ly	0-6 17
4sks	0-a 4i
3dd	0b 1-9
3eacher	0-a 1d
7ing	26
5m	0f 1-9 2-b 37 48 e-6
6s	0-h 2b 4f
6work	0-c 3h
4chnical	0a 2-c 3-c 48 9b
9ian	87
8que	0-g 2j
7ologies	0a 1-7
cst	0-c 8g
4lephone	0-7
6sales	0-7 1b
4nders	1-6 2a
4rm	47
5raform	1a
4st	0-9 aa
6ing	0-d 1d 2e
3han	c9 e8
5t	0y 2-d e-6
4e	010 1-x 2d 3-8 4j d-d e6
5ir	0j 4-7
5m	0h 2-6
5o	0a 4-6
6retical	8c
5re	06
7's	08
5se	08
4ings	0-7 4c
6k	3c
7ing	28
5rd	0-7 1a
5s	0l 1-6
5ểu	09
4orough	0-6 3a
5se	09
5ại	0-7 29
5ả	47
4ree	0-b 1-7 bn
5ough	0f
4u	0a
5rsday	0-8 ea
5yết	3f 4-9
5ật	0-g 26 47 8a
5ế	26
4ành	0h 1-8
4áng	0-7 cl
4êm	e9
4ì	0e 2-7
4ích	49
4ông	16 2-8
4ăng	47
4ương	2-8 47
4ạo	0g 2-b
4ất	0-a 2d
4ần	06
4ắc	46
4ẻ	0-c 9j
4ế	09
4ịt	0-7 29
4ống	0-9 ef
4ời	0-9 dc
4ủ	2-6 4a
4ực	0-6 4k
3ime	2-7
4n	1b 2-a 46
5h	06 3i 4-l
4ên	0d e7
5u	09
4ến	4c
6g	1-d 5m
5p	4d da e-6
4ền	0-7 e8
3ms	06
3o	01j 1-j 3-n a-7 c8 d-e ee
4eic	5a
4lerance	06
4ol	0-b 28
6sets	0-a 2b
4p	29
5ological	0-d 1e
4wards	07
4àn	a6
3rack	08
5de	0-9
5ining	08 2-e aa
5ng	0-9 1-8 2k
6sformation	07
7late	0-7 19
7parent	0-b 4b
8ort	e9
bation	08
5vel	0-k 1-6 2-6 4-9 dh et
8ling	0-m do
4ends	27
4ials	28
5ps	0-7
5ển	19
4ong	017 1-9 4-g
5ubleshooting	19
4ung	0-e 1-a 68 7q
5stworthy	0-7 39
5yền	0-g 49 e9
4ách	0-7 4h
4ên	2-8 be
4ình	0-a 3-7 4c
4í	48
4ú	0-6 e7
5c	89
4ưa	e6
5ờng	0-d ec
5ởng	0-8 2b
4ại	e6
4ẻ	48
4ị	06
4ọng	47
4ở	015 2-7 8-f e-8
4ừ	27
4ực	0-6 d6
3uyển	e6
4ân	3a
4ần	0-a eh
4ổi	0-9 da ej
3wenty	0-6 e7
4o	1-b 3-8 bs dd e-6
3y	0f
4pescript	0-a 1b
5ography	18
3ài	09
3ác	2-6 4-b eh
3ình	4c
3ích	0-6 28
4nh	2e e-7
3ô	0-d e7
4n	37
3ăng	0-9 di e-6
3ĩnh	0-6 4a
3ư	0-b 1j 2-8
4ơng	09
3ại	0h 2-7
4o	0-7 a8
3ải	26
3ế	0-6 29 86
4t	e7
3ỉnh	0-7 eg
3ối	e7
4t	0r 1-6 2-g 3-7 4-h 7g d-6 eg
3ổ	0-6 4b
3ụi	06
3ừ	0q 1-7 2-c d8
4ng	0a
3ự	1-9 27 3b
2uk	0-9 eg
3nder	06
7standing	1-9 2o 4-a
4iversity	0-d 7k
3p	09 2-8 46
3s	0b d7
4e	08 46
4ing	0u 1-8 2-h
2vaccination	1-b ea
4lid	d7 e7
5ue	0-8 3a
4riety	06
6ous	08 1-6
3ehicle	0-8
4rsion	08
5y	08
4ssels	27
3iaducts	0-n 1p
4ew	27
4sion	e9
5ual	16
4ên	0-8 28 8b
4ết	09
4ệc	0e 1-b 3-8 4i d-7
3ocational	0-6 77
4ice	0-7
4ltage	0-b 2f
3à	01l 1-b 3-a 4-k
3ăn	08 66 e-6
3ấn	46
3ật	0-6
3ẽ	0-c 2e
3ề	0y 1-d 2-7
3ị	0d
3ới	0j 3-6
3ụ	0-b 4a
3ững	08
3ực	07 1-7 26
2warm	0-8 39
3e	0w
4're	06
4b	0-g 1h
4ek	ee
6end	0-e ei
9s	0-a d9 e6
6s	e7
4ll	0i
3hat	4d
4eeler	0-7 e8
5n	0k 4-7
5re	0a
4ich	0q 2-7 4-6
5le	0p 4-a
4o	0o 4-7
3ide	0a
4ll	0o
6ing	0b
4nd	0-h 1a 2b
5e	1-6 29
4reless	0-7 2g
4th	01f 1-g 2-i 3-a 4d
6in	1-6 di
6out	08
3ord	17
5k	0e 1-9 2-c 3-7 4-a a8 de ea
6flow	0-b 2b
6ing	0j 1-6 2-8
4uld	0o 2-8
3rite	38
6ing	18
6ten	0b 3-6
3sq	98
2xe	0-a 18 d7
3oay	0-h ee
3uất	1-6
3ác	0-8
3ây	0-c 16 26
3ã	06
3úc	0-b e9
3ếp	0-b 26 e9
3ử	48
2year	06 4-6 cn e-8
6s	0-b 2-i 4-b c1m
3ou	01d 2-9 3-7 4-6 d-7 e-6
5'll	0c
6re	0b
6ve	09
5r	0l 1-b 2-a 3-9 4r d-8
3rs	0-n cs
3êu	0a 1-7 3a
2án	e7
3p	28
2ít	bd
2ô	0-6 e7
2ăn	0-c
2đam	36
3h	78 8-8
3i	dk
4ềm	38
5u	1a
4ện	27 a9
3àm	36
3ánh	18
4p	0d e-7
3êm	ea
3úng	3a
3ơn	0c 2-6
3ương	09
4ờng	0-8 26
4ợc	010 2-f
3ại	0-f 1-b 7z
3ắp	0-a 1a
3ẳng	0-k 8y
3ặt	06
3ể	0e 4-6
3ịa	e9
4nh	09
3ọc	0c
3ồ	0-h 1a 28
3ổi	06
3ộ	0a e-b
4ng	0-9 27 49
3ủ	d8
2ưa	4-6 ee
3u	0g 1-6 d8
2ở	07 d6
2ứng	0e
1w+=0 0	0c 87 du e-n
6^	2-a 87 eb
6am	0-7 d7
7nd	29 a-6
6ca	e6
6days	09
7egrees	0-b ed
8veloper	0-8 29
6food	a6
6hours	0a
8ặc	0-6
6in	0-6 ac
7s	28
6lần	0a e-6
6months	0-e bf e8
6ngành	89
9y	0c
7ăm	0-p 1-6 2-7 bs ct d-6
6tháng	0-a bo e-a
7iếng	0-6 e7
7o	b7
7uổi	0-b eq
7ại	e6
6year	0-6 b7
as	09 b-r cw
7rs	0-j bj c6
6đến	e6
42+ years	b8
43+ years	ba
45+ years	b6
4a b	0-7 18
7usiness	0-7 28
6consent	0-9 2b
6month	0-6 e9
6related	0-7 8a
8search	0-6 49
6strong	06
6team	0-8 4c
8chnical	09 4-7
6year	b9
5bilities ^	06
ay to	0l 3-9
6le to	0h 3-6
6out building	47
atheir	07 4-6
5ccording to	28
6ross the	27
6ting as	0-7 39
8ons ^	06
5doption and	07
6vantage ^	09
5gile software	0-9 1a
5id at	a7
5lways strive	0-8 39
5m hiểu	07
6azon web	08
6bitious and	3a
5n innovative	46
7toàn	a6
6alytical and	0-6 3b
6d 0	0-7 e8
8a	08
9ct	0-9 49
8best	0-7 28
8challenges	0-8 49
9ode	06
alleagues	0-6 47
ammunication	06
antractual	0-8 29
8direct	0-b 4b
8effectively	0-b 4b
9ngineering	06
8flexible	0-7 48
8grow	0-b 4b
8heat	0-b 2c
8infrastructure	0-e 2f
8private	0-8 28
aoduct	0-9 4a
8responsibility	0-a 4b
8teams	0-8 29
anders	0-9 2a
9o	09 4-7
6h ^	0f 6-8
8giao	6a
6tibody engineering	0-c 1f
5pp ^	07
7lication data	0-6 18
fs ^	0-8 2a
his	06 2-6
7roach and	0c 4-6
dto	0-6 49
5rchitecture and	08 2-7
6ena ^	07 2-6
6ound solving	0-6 47
5s a	0-6 4e
7code	0-c 2d
7laboratory	0-6 87
7well	0h 2-7
6sured there	08
5t 0	0-c e8
7a	08
7least	0a
7work	0-7 a9
6tention to	36
7itude and	08
5udio engineering	0-i 1l
6tomation ^	0c 2-6
fand	0-a 1c
5zure cosmosdb	0-9 1c
anet	0-g 1h
4b licence	a6
5a degree	7-9 8g
6chelor s	07
c's degree	76
7kend developer	08 1-7
8ground and	07
gs	0-f 2a 87
fin	0g 2-8
6sed on	06
5eam forming	0-7 1c
6ing part	06
6st practices	07 1-8
6tter ^	48
5ids and	0-6 1a
6g data	09 1-8
5lockchain technology	09 1-8
5s ba	77
5uilding a	0-9 1a
en	47
6siness analysts	09
fd	0-q 1g 2g
dlevel	09
dor	07
dpartner	16
eroblems	0-7 49
5án hàng	26
6o cáo	1l
5é ^	0-a 2c
5ình tĩnh	37
5óc tách	1-a 2c
5ản ^	09
8vẽ	27
5ằng lái	0-8 de
9tiếng	06
4c# ^	0-6 17
7azure	08 1-6
5a 0	07
7^	0-a ee
7theo	0-9 e9
7xoay	0-c df
6ble stayed	18
6n work	06
6o trong	0a 4-6
9ừ	e6
8đẳng	0-j 1-6 713
6ses and	06
5d pipelines	26
5ell lines	0-9 2a
9sorting	0-d 1g
6rtificate of	0-b a7 da
hr	a7
eion ^	a9
5hallenges ^	0-7 49
cing tasks	0-9 4d
7nge management	07 1-6
as ^	0-8 4a
7racterization of	27
6eck and	0-6 e6
6o công	0-8 49
6uyên ngành	0j
6ánh ^	0-7 e8
6ính ngân	26
aquy	88
6ối ^	46
6ủ động	36
6ức và	0-6 47
7ng chỉ	0-9 9n
atừ	19
5i cd	0-b 1d
6vil engineering	0-d a9
5lean and	0-g 1b 37
6ients to	47
6oud ^	06 2-a
apython	06
9watch ^	0-9 1d
5oach the	0-9 3a
6gnition ^	0-8 29
6llaborate and	0-8 3f 4-6
gwith	0b 3-9
eing with	0a 3-9
fon with	06
8eagues and	0-6 4a
6mbined with	07 2-6
7merce business	0-8 29
bial and	18
fpossibilities	06
8issioning of	0-b 1c
9tment and	0-7 3a
8unicate effectively	0g 3-f
eion and	0m 3-h
iskills	3g 4-7
7plex engineering	2a
cinterchanges	0-e 1i
8utational modelling	0-d 1d
aer science	77
6nsent system	2a
8umer goods	27
7tent manager	0b 1-8
8inuously with	47
6re java	0d 1-c
6smosdb rest	07 2-6
5riminal record	0-7 ea
6m ^	0c 1-b
6oss functional	1-9 3a
5ulture ^	0-6 4a
6stomer satisfaction	0a 1-9
cs ^	06
5ycle including	0-a 2b
5àng tốt	09
5á nhân	e6
6c chuyên	07
8ngày	e6
8phần	0a
8trường	88
6o ^	0-7 2g
5ân đối	e6
5ó khả	08
8inh	0f
7laptop	0-7 d8
7thể	e6
8inh	0r 3-l
8rách	0-g 3f
7xe	0-7 d8
5ông cụ	0-7
9nghiệp	0-6 27
cệ	08 1-6
9trình	0-8 e9
ay	0e
aác	4-8 d6 ed
9việc	09 e-9
aà	0-7 28
5ơ khí	0-9 1a
7điện	0-7 18
5ấp cao	88
8trở	8a
5ần tuyển	0-6 e7
6u tiến	37
5ẩn thận	36
5ụ thể	06
5ủa khách	46
5ử nhân	0-d 7j
6a hàng	07
4dairy cattle	0-f 2b
6ta and	27
9lake	0-6 2a
9privacy	09 1-7
6ys ^	09
9in	0-a db
9only	0-6 e6
5egree in	0-7 77 8e
cs	07
bof	09
cr	06 89
6livery and	06
6sign and	0-6 26 47
bimplementation	0a
bof	17
bpatterns	1a
aers and	46
8re to	0-c 3g
6veloper ^	0-6 29
bing people	0-b 18
bment ^	2a
gand	06
glifecycle	1-7 28
gmaintenance	0-6 1e 2-6
gof	0-a 1b
gprocess	07 2-6
gteam	0-8 1d
fal toolsets	0-a 1c
7ops culture	06 1-6
bengineer	0-7 16
js	4a
bindustry	0-8 18
5i chuyển	0-8 eb
6gital products	0-9 29
6ploma in	79
cor	89
6rectionality beam	0-a 1g
6sciplines ^	0i 2-e
5oanh ^	0-a 27
asố	06
5rive and	0-c 3c
9n to	0-b 3c
9r cpc	98
6ug screen	0-6
5sp team	0-9 1a
5u lịch	19
5ài với	47
5ưới 0	d9 e-7
6ợc hoặc	1-8 2e
5ễ nghe	e8
5ịch ^	26
9vụ	0-7
5ựng bằng	0-6
4e commerce	16
5ach year	08 e-6
5e ^	27
5ffectively ^	0-a 4b
5lements of	28
5mag ^	07 1-6
6bedded software	0-7 19
5nd to	19
6ergy and	46
6gineering ^	2-7 a9
gin	26
gor	87
gphage	0-b 2d
hractices	08
cs ^	06
7lish ^	5c
cskills	56
6hanced dbs	0-e dg
6vironment with	07
5valuation ^	0-8 2a
fof	1b 2-8
6ery other	0-7
5xperience ^	2-6 cb
fin	0f
fwith	0a
gorking	08
4fast and	0-6 46
5eed evaluation	18 2-6
5ield ^	0-b eb
aand	8a
9s ^	0-8 ab
6nancial performance	0-7 2b
6re marshal	0-6 99
7st ^	0-7 48
aaid	0-a 1-8 9h
6ve years	0-7 bb
5ocus on	39
9ed and	3b
6od safety	a7
6r 0	0-7 ea
8audio	0-6 27
8better	0-7 49
8three	e6
7ward in	0-7 49
6ur years	0-6 b9
5rameworks ^	0-8 29
6ee of	0-7 d9
6om the	06
5ull manual	98
9time	1-6 e7
6nctional teams	2-8 4a
6rniture industry	0-c 1e
4gcse english	77
5erman at	57
5ian làm	0-6 e7
7o tiếp	0c
6ám sát	0-6 1b
6ải quyết	17 36 4-8
6ọng nói	3-9 dd
5o ^	18
6od communication	06
bnduct	e7
9understanding	06
5reen energy	46
6owth of	0-6 1b
5ắn bó	37 4-7
4halden group	07
6nd tools	e6
8le short	07
8s ^	47
aon	3a
5igh degree	07
9level	0-a 1-6 29 3a
9medium	19
9performance	16 2-6
9quality	06
9speed	0-d 1e
8ly motivated	0-c 3e
6ệu quả	0a
5oa giao	5c
6lidays ^	e7
6nest with	36
6urs ^	0-6 e6
6w the	27
9o	17
6à đồng	38
6ạt động	0a
6ặc tiếng	06
5tml5 and	18
5uấn luyện	1-a 2b
5àng ^	0i 4-c
9bán	09 2-8
9theo	0-7 49
báng	06
aại	0-7
9với	46
7h ^	0-7 29
5ình ưa	4-7 ea
5ướng dẫn	26
5ải quan	1-9 26
5ệ thống	0-a ea
5ọc ^	0-6
8chuyên	87
8trở	86
4ideas and	0-a 4b
7ntification and	1a 2-7
5elts 6.5	59
5maging and	0-c 1d
6plementation ^	0-8 2a
jand	0d 2-6
7rovement ^	0-b 2g
aing the	0-c 4d
5n ^	0-9 2d
7a	39
7civil	0-6 a8
7large	0-8 4b
7music	06
7teams	46
8he	0-j el
7your	06
6cluding ^	07
6dustries ^	0-6 27
by ^	0-c 2f
dwide	07
6formation and	16
7rastructure architecture	1-h 2i
ks	0-8 19
6novation and	0a 4-7
cve culture	48
6struments and	26
6tegrity and	3-6 4e
8rdisciplinary research	0-h 1j
9nal and	06
btional environment	06
iresearch	06
isales	0-c 1e
itravel	0-b d7 e9
9personal and	0-6 38
7o the	0-8 2a
5os developer	0-a 1a
5s 0	0-9 1b
7a	07
6o 0	18
5t takes	47
4java ^	2-6
9and	0-6 17
9ee	17
9javascript	0-b 1b
9nosql	06
8script ^	0-7 1b
4kafka and	0-8 1a
5hiếu nại	26
6oẻ tốt	0-b ee
6á trở	0-6
7ch hàng	0a e6
6ông nói	3-9 da
ayêu	08
6ả năng	0j 3-9
6ối kinh	18
5inh doanh	0-c 2f 47
9nghiệm	0n 2-8 3-a ci e-8
9tế	16 2-a 86
6ến trúc	89
5now how	28
8ledge of	0f
5ubernetes environments	09 1-9
fmonitoring	0-6 16
5ế hoạch	29
5ể cả	07
5ỹ năng	0g
4laboratory technician	87
kologist	0-6 2-8 8g
6ptop ^	0-6 19
6rge collaborative	3-b 4d
6yout ^	26
5ead in	0-a 4b
7st 0	09
6vel 0	0-d 99 ah
a^	08
aof	49
5icence ^	0-7 ab
cand	0-8 ac
cis	aa
cwith	06
6fe cycle	09 2-8
8cycle as	0-j 2k
efrom	06
6nh hoạt	e6
6ve in	d7
9within	d6
6ên quan	0c
5ooking for	06
6ve to	07 3-6
6w power	16
5uật ^	0-8 16
9sư	a7
5à một	0d 2-6
7người	06
6m báo	16
8ca	d7
8việc	1-6 db
5ái b2	e7
8ô	e7
5ên ^	06
5ý ^	06
7lịch	d8
5ập kế	07 17 3-8
8và	37
5ắp ^	0-7 ea
5ễ phép	0-8 3a
5ịch rõ	e6
5ớn ưu	0-a eb
5ợi thế	0a
5ực cao	48
9ông	0-b 4e
8doanh	0b 4-b
4maintenance and	0-7 1j 2-b
gof	0-8 29
6ke use	0-7 48
6nagement ^	06 2-9
fand	0-7 2a
7ner ^	09 4-7
7ual licence	a7
7y stakeholders	0-9 4e
6ster's degree	7a
5echanical electrical	09
gngineering	0e 1-d
funderstanding	0-b 1d
6dical and	0-6
claboratory	1-b 7h
8um voltage	26
6g ^	17
6thods ^	0-8 2a
cand	0-a 2d
7rics ^	0-c 1c
5indset ^	0-9 4d
cand	08 2-a 46
7imum 0	b7
7utes ^	0-8
cof	0-7 e7
5odern programming	0-d 1m 2-7
6lecular biology	16
6ng muốn	36
7ths ^	06
bin	c7
6re modern	09 1-6
9than	0-c ba
6tivated and	0-g 39 49
6ve forward	0-7 49
5s office	16
6c in	77
8or	0-8 76
5usic cognition	0-f 1i
5vp ^	08
5áy 0	0-6
8giặt	16
8tính	18
5ôi trường	0-d ed
5ại ^	26
6ng lưới	0-6 d8
5ắc của	46
6t tốt	0-6 d9
5ềm quản	26
5ỹ phẩm	28
4nam 0	0-a dc
8^	0-a dc
8cao	d-6 eb
8nữ	0u 1-6 d-a
5eeded ^	06
6w skills	0-b 4b
8technologies	47
5ghe ^	e6
9nói	0e
7iệm ^	c8
bquản	07
btrong	2b c-9
cại	c6
9p ^	0-7
bcao	07
btrung	06
bvụ	46
bđại	06
7ề luật	a6
7ệ thực	0f 2-d
6oại hình	3-g do
angữ	0a
athương	86
6ành bán	0-8 1b
adược	0-d 1e
7y ^	07
9tuần	e6
6ôn ngữ	0-7 49
6ười ^	46
6ọng nói	e6
5hanh ^	06
anhẹn	37
6iều ^	e6
7ệm cao	48
atrong	47
8t tình	38
6à gần	0-8 d9
8hàng	1-8 26
8máy	09
7ng với	0-7 48
6ân ^	e6
9luật	0-6 89
9viên	29
6ìn ^	e7
6ất 0	08 cc e-6
6ập khẩu	26
6ẹ nhàng	0-9 3c
5ight duty	d6
5o allergies	0-7 d8
7matter	46
6de and	0c 1-9
8.js developer	0-h 1h
6sql ^	08
ain	07 1-6
6t too	38
5utrition of	0-a 1b
5âng cao	0-6 3b
5ói chuyện	0-8 3b
8lắp	0-7 eb
8ngọng	4-8 e9
8rõ	07
8đọc	06
5ăm 0	8c
8kinh	0-c ck
8làm	0-a ce
6ng giao	0-c 4k
bải	09 4-7
9làm	0k 4-g
aực	0-6 18
9thuyết	0b 4-9
aổ	0-a 4c
5ấu ăn	0-7
5ắm vững	08
5ội thất	0-8 1c
5ữ 0	d8
7^	0-b ec
7cao	d9
7tuổi	0g e-7
7độ	07
4of a	49
7competency	0-7 a8
7experience	0-d ck
7good	0-6 e7
7kubernetes	0-a 2b
7matter	0-d 2e
7new	0-7 48
7ruminants	0-b 2b
7the	07
6fice ^	27
7shore substations	0-a 1c
dwind	0-b 1d
5n a	08
7call	0-f dc
7quality	46
7time	0-6
7work	0-a 4c
6ce a	0-7 eb
6e of	06
9r	09 1-9 ba
8weekend	0-6 d8
5pen and	38
9to	0-9 3c
7ra and	16
5r a	89
7equivalent	06
7more	cc
7similar	07
6ganizational goals	06
jskills	0-7 3j 4-a
5ther cloud	17
9s ^	26
5ut of	0-6
5wn car	0-6 d8
8hand	d6
8transport	0-6 d9
7ership of	09 4-7
4part of	37
8ner continuously	39
bs and	06
chips to	0-b 2c
6ssion and	06
cfor	39
bate around	0-7 39
6tterns ^	0-8 29
5eople and	27
6rformance and	06
5hage display	0-9 1j 2-8
7ses of	0-c 2e
6d degree	07
8student	06
6ysically fit	0-6 d8
as or	0-8 8b
6ân tích	1-a 2h
6ương pháp	17
6ần mềm	06 19 2-a
6ẩm ^	27
5ipelines and	0-8 29
5lus ^	07
5ower wireless	27
5ractices ^	08 4-6
6edictive processing	0-g 1h
7ferred ^	08
7paration ^	26
6ivate cloud	1-6 2b
6oblem solving	3a
bs and	0-6 46
dthrough	0-9 4b
7cessing of	0-b 2b
7duct development	0a 1-7
cowners	49
cteam	0-6 27
bs ^	0-6 27
dinto	0-9 2a
7fessional experience	06
es and	48
8iciency in	06
7gramming ^	0h 2-f
glanguages	08 1-r 2l
7ject management	07
5sm to	06
5ublic cloud	0-7 18
5ython ^	0f 1-9
band	06
bdeveloper	0-c 1c
bjavascript	0-6 17
4quality ^	0a 4-6
cassurance	0-9 1b
cevaluation	28
cwith	0-8 29
6ickly ^	07
cand	0-7 48
6y trình	1a
7ết khiếu	28
6ản lý	19 2b 36 4-f
9trị	07
6ốc tế	2a
4react redux	0e 1-d
9js java	06
6cord ^	e6
band	e6
6factoring ^	08 1-7
6gions and	0-c 4d
6lated field	8a
9ion to	48
cships with	46
7ease test	0-d 1e
6quired ^	06
bments ^	26
hand	2b 4-6
6search and	0-b 1c
dcenter	0-a 2b
dgroup	07
din	0-a 1c
dto	09 2-6
7ponsibilities and	48
hy and	0-6 46
jof	0-a 4b
7t ^	0-8 1d
9assured	08 1-7
5ight to	0-c de
6sk management	0-7 1a
5ole ^	0b e-7
5un a	28
5àng ^	0-6 49
9dễ	07
4s degree	0l 8-e
6in	0-a ab
5afety level	a7
btraining	a7
6les customers	06
5cripting ^	0-6 28
5earch engine	09 1-8
7sons or	ca
6curity in	0-9 1d
6lf starter	0-6 3b
6rvice ^	07 2-6
bs ^	07
dand	0d 2-b
6t top	2a
8up	06
7ting ^	47
5haring your	0-d 3d
6ift and	e6
5ide and	06
6nce 0	06
7h ^	27
9viên	0-g 7b d9
6tes ^	0-7 e8
6êng năng	36
5kills ^	0b
band	47
bin	29
5oftware developer	28
kment	1-9 2f
dengineer	06
ling	0g 1-d
dimprovement	0-b 1g
dtesting	17
6lid theoretical	0-8 7c
7utions ^	2d 4-8
ein	0-6 26
eto	0-a 4d
7ving business	0-7 49
6und quality	1e 2-7
5peed separators	0-b 2d
6ring boot	0-6 1b
bjava	0-8 1g 2-6
9t planning	0a 1-9
5ql server	26
5tack ^	0-7 28
7ff ^	47
7keholders and	0-a 1-b 3b
hon	49
7rt at	d7
7tus or	a9
6rategies ^	0-8 29
7ive for	48
7ong drive	37
borganizational	0c 3-a
7uctured and	36
5uch as	0i 2-c
6perconductor semiconductor	06
7port ^	0-6 27
cand	08 2-7
5ystem ^	0-7 28
bfor	0-7 29
as ^	2e
5àng đi	ea
5ơ cấp	0-6
5ư phạm	1c
5ắp xếp	0-c 17
5ẵn sàng	d8
5ẽ được	07
5ố liệu	46
5ức khoẻ	0-7 dd
5ử dụng	0c
4t2 t7	0-6 e7
57 ^	e6
5ake on	0-7 39
awnership	07 3-6
8s ^	0-7 48
6lk to	0-8 39
6sks ^	0-8 4d
aand	46
5eaching methods	1-8 2c
7m ^	0-6 49
9and	09
9in	08
9members	06
9player	38
9with	0-7 48
8s ^	2b
aand	0-9 2-6 4h
8work ^	0-6 39
6chnical and	0b 4-7
esolutions	09
aque ^	0-a 2c
9ologies ^	46
hand	0g 2-c
hsuch	0-9 2a
est will	0-9 8a
dy trends	0-6 1b
6lstro education	0-7 18
6st ^	0-a 2e
8ing ^	1b
cand	06
cof	09 1-8
cwith	0-d 1b
5han 0	ca
6e customer	0-7 48
8design	26
8entire	0-6 28
8field	0-d ee
8last	0-7
8market	0-b 2b
8other	0-a 4a
8uk	0-c ec
7ir work	06
7o ca	0-8 ec
9kế	0-6
9lịch	06
6ink and	0-6 3a
7rd party	0-9 1a
7s role	08
7ết bị	17
akế	1-b 27
7ểu 0	07
6oại laptop	0-8 29
6ree of	0-c ba
ayears	0-7 be
7ough ^	0-6
cinnovation	0d 4-b
6uyết phục	3a 4-6
7ật ^	0-c 8a
amáy	06
6ành thạo	0f 1-7
6áng kinh	c7
atrở	0-9 cc
6ích công	46
6ạo tin	08 2-6
6ất là	0-b 2c
6ần trách	46
6ắc mắc	46
6ẻ an	0-6 97
6ế ^	08
6ời gian	dd
6ực ^	46
9hiện	4c
9phẩm	19
5ime and	07
9management	36
6n học	1b 2-7
7h thần	06 3i 4-l
6ến và	0-8 4a
8g anh	0b 1-6 5a
atrung	56
7p tốt	4b
9và	0-6 47
9được	08 4-6
6ền án	e6
5ms and	06
5o 0	0-7 c7
7achieve	09 4-7
7both	46
7client	0-7 e8
8ollaborate	08 4-7
8ustomer	0-c 2c
7end	29
8volve	0-a 4a
7move	0-8 49
7run	0-7 28
7saturday	0-7 e7
7the	46
8ravel	09 4-6
7work	e8
6ols ^	26
aand	06 2-6
alike	0-6 26
9ets ^	0-a 2b
6pological phases	0-d 1e
5rack record	06
7ng ^	27
8sparent and	0-b 4b
aort ^	0-6 e8
dation card	08
7vel ^	08
boften	0-9 da e6
bto	e7
6ends and	28
6ials ^	0-6 29
7ps to	0-8
6ong công	0r 4-i
alĩnh	27
angành	06 2-7
7ubleshooting and	19
6ung cấp	0-c 7s
athực	38
6ách nhiệm	0-7 4h
6ên 0	0-b be
6ình bày	1b 3-6
ađộ	06
6ú tại	0-7 e8
6ường lạnh	0-b ed
6ị kinh	06
6ở lên	014 2-6 8-f e-7
6ực đêm	d7
5uyển ^	0-6 e8
6ân thủ	3a
6ần ^	0-a ec
6ổi 0	06
9^	0-7 eb
9từ	d9 e-8
5wo and	0-6
8evenings	d7
8weeks	0-8 d8
9heeler	0-7 d8
8year	07
cs	ba
5y ^	08
5ình huống	46
5ăng ca	0-9 di e-6
5ư duy	17
7vấn	1c 2-a
6ơng đương	09
5ại nhà	06
8tỉnh	e8
6o hội	06
8nghề	a6
5ết ^	0-7 e9
5ối thiểu	07
6t ^	0l 2-6 4-b
8nghiệp	7h
5ổ chức	0-7 4b
5ụi mình	06
5ừ 0	0j 2-9 d6
7chối	46
5ự động	26
4uk ^	0-6 e6
5nderstanding ^	0-d 2e
iand	0-7 2f 4-8
iof	0h 1-7
6iversity degree	0-a 7f
5se a	0-9 1a
8of	48
4valid passport	0-7 d6
5i tính	16
6ên ^	0-j 2d ea
9năm	0-6 8b
6ệc ^	08
9có	0-8
9linh	e6
aàm	0-7 47
9theo	0-d 2e
aại	0c e-6
9với	48
5oltage engineers	0-i 2k
5à có	08
7lễ	0-9 ea
7nhân	27
7thực	0-7 4d
8rách	0b 4-9
7xử	0-7 49
5ăn phòng	06 27
5ấn ^	46
8và	27
5ận hành	06
6t liệu	16
5ệ sinh	26
5ị trí	0b
5ới các	07
9ông	0b 4-6
8khách	0c 4-9
5ụ ^	0-7 47
7khách	46
5ực kinh	0-6 29
4web services	18 2-6
6ek every	0-7 e7
6ll as	0e
5hat it	46
5ide technology	07
6ll be	08
8ing to	0b
6nd farms	0-8 29
6reless systems	28
6th a	0f 4-a
9many	46
9others	0-7 48
9the	06
8in 0	0-7 d9
bthe	26
5ord excel	17
7k ^	0c 2-8 4-7
9experience	07
9in	0-i 39 ej
9on	d6
9with	3-7 49
8ing in	06
edependently	36
cto	07 4-7
cwith	0-8 46
gin	0-7 17
6uld be	0d 2-6
5rite a	37
8ten and	06
4xe máy	0-a d9
5uất nhập	29
5ây dựng	0-7 26
5ử lý	48
4year ^	0a e-6
9and	07
9behind	c6
9master's	07
9of	c6
8s and	0f c-h e6
bs	c7
aexperience	08 c-6
ain	0-6 ce
aof	0-e cp
br	c9
5ou have	06
8know	0-6 19
8will	07
7r colleagues	0-9 4a
9many	47
9own	06
5êu cầu	0a
8thích	06 1-6
4áp lực	0c
4ít nhất	bd
4ô tô	0-6 e7
4ý thức	36
4đam mê	36
5i công	0-7 db
6ện thoại	0-6 19
5àm phán	36
5áp ứng	0a e-7
5êm ^	e6
5ương ^	08
6ợc 0	0-6 e7
9^	06
9áp	09
5ại học	0-i 1-6 7z
5ẳng trở	0-6 89
9đại	0-6 8b
5ọc hiểu	09
8viết	06
4ưa nhìn	4-6 ee
5u tiên	0e 1-6 d8
4ở vị	09
4ứng viên	0e
2=0 0	0d 26 87 b-7 c-a d-7 ei
5am	0-7 e8
6nd	0-6 e8
5days	08
6egrees	0-c ed
5food	a6
5hours	08
5kg	e6
5lần	08 e-6
5months	0-g ce
5ngày	09
6ăm	0-o 2-6 c17
5tháng	0-c cl
6iếng	0-6 e6
6o	c7
6uổi	0-d eo
5year	0-7 c6
9s	0h c-9
6rs	0-k co
5đến	e6
32+ years	c6
33+ years	c7
3^ 0	08 bd
53+	b7
54+	b7
5a	0b
6ble	07
6m	06
6ndroid	0-8 1a
6utomation	08 1-8
6zure	0-h 1i
5be	0-6 78
6iết	0b
6s	79
6uild	0-a 1b
5ca	0-7 d9
7n	06
7o	78
6hịu	0-7 3c
6ollaborate	0b 3-9
7ntent	0-a 1b
6ó	0s 3-d
6ử	0-6 79
5dbt	0-9 19
6esign	06
6ynamics	0-7 18
5eight	b7
6ngineering	0-i 1a 7a
6xcel	0-7 19
alent	07
7perience	0c
5flexible	0-a 3c
6rontend	16
6ull	0b
5giao	0-b 3e
7ọng	3-e di
5have	06
5ielts	59
6nfrastructure	0-8 18
5jenkins	16
5không	38
6nowledge	07
6ỹ	0c
5là	06
7m	06 3-7
6ập	0e 3-8
5many	0a b-6
7tric	0-9 7a
6inimum	07
6ust	07
5nam	0-b 1-7 dy
6et	0-6 1i 9-7
6goại	3-c de
6hẹ	37
6ói	37
6ăng	0-8 3d
6ắm	06
6ữ	0-d dh
5one	ba
6wn	0-7 dc
5portfolio	0-9 da
6ython	0-8 19
5qa	0-7 18
5react	16
5sinh	0-7 7c
7x	0-7 b9
6olid	07
6ql	16
6trong	07
6ử	08
5technical	07
7sting	0-g 1i
6he	0b
7is	0a
7orough	0-7 3b
7ành	06
6iếng	5d
6uổi	d7
6wo	0-8 ba
6ư	06
6ối	06
7t	09
6ổ	0-8 39
6ừ	07
5understanding	06
6se	0-7
5vaccination	1-7
7lid	d6
5we	0e
7ekends	0-9 da
6hat	06
6ork	07
9ing	07
5xoay	d6
5you	0n
8'll	07
8r	0b
6êu	1-6 38
5đi	db
6ộ	d7
5ưu	0b
3a b	1-8 29
6usiness	28
5certificate	d6
6omputer	78
7nsent	2a
8tent	06
5degree	0-8 7d
5fire	0-7
6ull	0-i 9b d8
5good	0a
6rowth	16 3-7
5hands	0-a 3d
6igh	3a
5master's	78
6onth	e9
7tivated	0-c 3d
5passion	0-7 3a
6hd	0-6 79
6roduct	16
8ject	06
5related	8a
8evant	0a
7search	49
5solid	0-7 7c
6trong	36
5teaching	06 1-6
8m	0-a 4d
7chnical	17 4-7 76
6wo	07
5year	c9
4bility to	0g 4-a
5le to	0i 4-8
5out building	47
9their	06
4ccording to	0-9 2b
5hieve organizational	06
5ross the	0-6 27
5ting as	0-a 4b
4gile software	07 1-6
4id at	0-7 a9
4lways strive	0-6 49
4m hiểu	07
5azon web	09
4n academic	0-6 1a
7gile	0-8 1a
6enhanced	0-b dc
7xcellent	09 3-7
6innovative	46
8terdisciplinary	0-b 1b
bnational	0d 1-6
6msc	77
6open	38
6toàn	a6
5alysis development	0-6 1e 2-6
5d 0	e8
7a	0d
8ct	0-6 49
8nalytical	36
8pis	0-8 19
8ws	06
8zure	09 1-9
7best	28
8usiness	09
7can	06
8ell	0-e 1i
8hallenges	0-6 49
8lient	0-7 37
8ode	0-7 37
9lleagues	47
9mmissioning	0-b 1c
bunicate	0i 3-g
hion	06
aplex	0-a 1b
9nfident	0-9 3d
cguration	0-8 18
atractual	29
8reativity	37
7data	0a 1-8
8edication	0b 3-9
9sign	0-b 1b
8irect	0-b 4b
7effectively	0-a 4b
8ngineering	0b
alish	57
9joy	39
7first	98
8lexible	0b 3-h 48
8ree	0-6 d9
7grow	0-b 4b
bth	0-6 1b
7heat	0-d 2c
7igaming	07
8mpact	0-b 1b
8n	3a
9frastructure	1-h 2i
9ternational	07
7kind	0-8 3a
7lean	1-6
ave	0-7
7marketing	0-9 1a
8entoring	0-d 3d
8odern	07
9nitoring	0b 1-a
7no	0-8 db
9sql	07 1-6
9t	39
7other	09 1-6
7presentation	07
9ivate	2b
9oblem	36
aduct	0-6 4a
aject	0b 1-9
7reference	17
9lease	0-d 1e
9porting	07
9sponsibility	0-6 4b
7sales	09 1-8
8ecurity	17
9rvice	0-6 19
8oftware	0-j 1f 27
8upport	06
7take	07
8eams	0-7 29
9chnical	9c
9nders	1-6 2a
8o	0c 4-6
7working	0-8 37
8rite	07
7you	19
5h giao	07
7văn	67
5tibody engineering	0-b 2d
4pplication data	29
6rox 0	0a b-7
4rchitecture disciplines	0d 2-b
5e organised	0-6 38
7passionate	0-6 3b
7ready	d6
5ound solving	47
4s a	0-g 17 4e
6code	0-c 2e
6laboratory	87
6part	0-8 38
aner	39
6well	0f
4t 0	0-b e8
6least	0f
6work	0-7 a9
5tention to	46
4udio engineering	0-i 2l
4zure cosmosdb	06
3b e	a7
5licence	a6
4a degree	88
5chelor s	0f 8-b
b's degree	87
6kground as	87
5nk holidays	e7
5sed on	06
6ic safety	a6
4e honest	0-7 38
6on	0-6
5am forming	0-8 29
5ing part	06
4ids and	0-8 2a
5g data	09
5ết dùng	07
8lấy	16
8tiếng	0-6 5d
4s ba	7-9 8g
4uilding a	0-9 2b
dn	47
5siness analysts	09
clevel	09
cpartner	26
droblems	0-9 4b
fduct	06
4án hàng	0-8 2b
5o cáo	0-6 2j
4ình tĩnh	47
4ạn nữ	0-6 d8
4ản vẽ	0-7 2e
4ằng lái	0-6 ee
8tiếng	0d 5-a
4ếp 0	b6
3c# azure	0-9 1a
4a 0	07 e-6
6xoay	0-d ee
6đêm	e6
7ược	08 e-7
5ble stayed	26
5n explain	0-7 38
7keep	0-8 39
7rest	08 1-7
7work	0-9 db
5o từ	e8
7đẳng	0-k 8y
4d pipelines	0-6 26
4ell lines	0-a 2a
8sorting	0-d 2f
5rtificate of	0-d a7 e9
4hallenging tasks	0-a 4c
6nge management	07 2-7
6racterization of	07
5o công	0-b 4b
5uyên ngành	0b
5ính quy	88
5ế tạo	26
5ủ động	47
5ức và	0-8 49
6ng chỉ	0-6 ai
9từ	26
4i cd	0-e 2j
5vil engineering	0-e a9
4lean and	0-9 2b
5ients and	0-6 47
5oud aws	0-6 17
9python	0a 1-8
4oach the	0-a 4a
5llaboratively in	46
5mmercial and	0-7 28
7issioning of	06
7unicate effectively	0f 4-f
dion and	07
hskills	0-g 4m
6plex engineering	28
binterchanges	0-e 2g
bsoftware	06
7utational modelling	0-d 2d
9er science	87
5nsent system	27
7umer goods	0-6 27
6tent manager	0a 2-6
7inuously with	46
5re java	0-a 1g
4reate commercial	08
5iminal record	0-8 ea
5oss functional	2-9 4a
4ustomer satisfaction	0a 2-9
4á nhân	e6
5c ngày	e6
7phần	16 2-7
7quy	0-9 18
7trường	86
4ân đối	e6
4ó 0	b6
6bằng	0-6 da
6chứng	0-e 9o
6khả	0h 3-b
7inh	0q 3-7
7ỹ	0-6 3a
6laptop	0-a e8
6năng	1a 3-a
6thẻ	0-c 9g
8ể	e6
7inh	06 3h 4-k
7rách	3-d 4j
6xe	e8
4ông cụ	0-6 28
8nghiệp	0-7 29
bệ	08
8trình	0-9 e9
9y	0f
9ác	4-9 ej
8việc	07 4h e-b
4đ đh	7b 8-7
4ơ khí	0-9 2b
6điện	0-7 28
4ấp cao	7c
7trở	08
4ần tuyển	0-6 e8
5u công	0-a 3c
7tiến	46
4ủa khách	47
4ử nhân	0-c 8j
5a hàng	07
3dairy cattle	0-f 2g
5ta and	0-e 2f
8lake	0-7 28
8privacy	08 2-8
5ys in	0-c ec
4edicated team	08 3-7
5gree in	88
5monstrated technical	1a
5sign and	0-e 26 49
aimplementation	09 2-6
aof	0-6 26
apatterns	0-6 28
9ers and	0-a 4a
7re to	0-e 4f
5veloping people	0-b 28
ament maintenance	0-7 1j 2-b
fof	0-b 2b
fteams	0-7 28
eal toolsets	0-a 2b
6ops engineers	0-a 4b
4i chuyển	0-a ec
5gital products	0-9 2a
5rectionality beam	0-7 1c
4riven development	27
8r cpc	a8
alicence	a6
7ing licence	0-9 a9
5ug screen	0-7 e9
4sp team	06
4u lịch	28
4ynamics 0	29
ccrm	0c 1-b
cdynamics	06
4ài với	0b 4-6
4ùng excel	16
4ễ nghe	e7
4ịch vụ	0-9 27
4ụng kế	06
8máy	0-c 1f
8thành	06
3e commerce	0-6 28
4ach year	06
4mbedded software	0-8 29
4nd to	0-6 29
5gineer java	0-i 1i
bing or	0-8 89
fphage	0-a 1j 2-8
gractices	08
bs mechanical	0-a 1c
6lish communication	0e 3-9
5hanced dbs	0-9 eg
4valuation of	0-6 26
esystem	09 2-7
5ery other	0-7 e8
4xcellent english	56
5perience in	08
ewith	0a
forking	06
5ternal stakeholders	07
3financial performance	0-7 2c
5re marshal	0-6 a9
6st aid	0-b 2-7 al
5ve years	0-6 cb
4ocus on	48
5od hygiene	a7
8safety	a9
5r 0	d-6 e8
7audio	27
7better	0-8 49
8ig	07 1-7
7offshore	0-g 1i
7three	0-6 b6 e7
8wo	d8
5ur years	0-6 c7
4rameworks e.g	07
5ee of	0-7 e8
4ull manual	a7
8time	e7
5nctional regression	0-7 18
eteams	2-9 49
5rniture industry	0-c 2c
3gcse english	8a
4erman at	0-8 6a
4ian làm	e9
6o tiếp	06 4d
5ám sát	0-6 2f
5ọng nói	4-7 ec
4ood communication	36
anduct	e7
8mechanical	0-b 1d
8understanding	08
4reen energy	46
5owth of	0-6 26
3halden group	08
5nd tools	0-6 e7
7le short	3c
7s on	4b
5ve an	06
8more	0-9 ba
4igh degree	09
8level	0-9 49
8medium	26
8quality	08
8speed	0-d 2b
7ly motivated	0-7 4f
5ểu về	08
5ệu quả	08
4oa giao	0c 3-7
5nest with	0-7 48
5w to	27
5à đồng	46
5ạt động	09 2-8
4uống nhanh	06
4àng bán	09 2-6
8tốt	06
4ình cân	e6
8ưa	4-6 ea
4ệ thống	0-9 ef
4ọc chuyên	08
7hỏi	46
7khối	07
3identification and	0-6 26
4elts 6.5	68
4n a	47
7ll	06
7utomation	0-c 1c
6being	07 3-6
6civil	0-f 18 a9
7ross	3b
6developmental	0-a 1c
6emag	08 1-6
7nglish	1-6 58
6java	0-f 1f
6large	3-b 4d
7ondon	08
6mechanical	0a 1-8
7usic	19
6night	d7
6offshore	0-8 19
7ne	08 1-6
6public	06
6software	0c 1-b
6teams	46
8sting	0k 1-j
7he	0-j 26 ep
6your	07
5dustry wide	07
5formation and	0-7 27
6rastructure as	0-c 2d
5novative culture	0-8 4a
5terdisciplinary research	0-h 2i
8national environment	06
hresearch	06
hsales	0-9 2f
htravel	0-a eg
6o the	0-a 2b
4s 0	0-e 2d
5o 0	28
4t takes	47
3java ee	27
8javascript	0-9 1a
8nosql	08
8python	06
8spring	0-b 1n 2-9
7script frameworks	08
ereactjs	06
3khiếu nại	27
5oẻ tốt	0-j en
5ách hàng	e6
5ông nói	4-8 e9
9yêu	08
5ả năng	0m 3-6 4-8
4inh doanh	0-g 2g 47
8nghiệm	07 1-9 cq e-6
8tế	87
5ến trúc	89
4now how	27
7ledge of	0e
4ế hoạch	0-6 2b
4ể cả	07
4ỹ năng	0d
6thuật	28
3laboratory technician	87
jologist	0-c 8g
5st five	e7
4east 0	0-9 bb
5vel 0	0-d at e-7
9of	0-7 49
4ife cycle	09 2-8
5ve within	0-9
7d in	0-6
5ên quan	0d
4ove to	07 4-6
5w power	27
5ại khá	0-6
4uật sư	0-6 a8
4à 0	06
6một	08
6người	d9
5m báo	26
8ếp	0-7
7telesales	0-7 1a
7việc	1-6 2-7 4a eb
4ái b2	e7
7ô	e7
4âu dài	46
4ên ngành	06
4ý lịch	e6
6tình	46
4ĩnh vực	1-7 27
4ập báo	0-9 1a
7kế	07 26 4-a
4ễ phép	0-8 4a
6tết	e7
4ịch rõ	e7
4ợi thế	07
4ực cao	0b
8ông	0o 4-l
3maintenance and	09 2-7
5ke a	0-6
8use	0-7 48
5nual licence	a8
6y stakeholders	0-8 4f
5ster s	0c 8-6
9's degree	8c
4echanical electrical	09
fngineering	0e 2-c
eunderstanding	0-b 2d
5dical laboratory	0-6 2-8 8g
7um voltage	26
4inimum 0	c7
4odern programming	1-g 2m
5ng muốn	46
5re modern	0-9 1f
8than	0-7 ca e7
5ve forward	0-7 49
4s office	27
4usic cognition	0-f 2g
4áy tính	0-6 28
4ê kinh	48
4ôi trường	0-e ed
4ạng lưới	0-6 e7
4ắc của	46
5t tốt	0-7 e8
4ềm quản	27
4ỹ phẩm	0-6 28
3nam 0	0-6 dd
7nữ	013 d-d e-7
4et c#	08 1-6
5w skills	0-b 4c
7technologies	48
4ghe nói	0f
6iệm bán	0-6
alàm	0f 1-8
aquản	18
atrong	2b
avề	06
aở	07
8p cao	0-6 7b
atrung	0-a 7i
avụ	46
ađại	0-6 7b
6ề luật	a6
6ệ thực	08 17 2-e
5oại hình	4-e el
9ngữ	0a
5ành bán	1-6 2a
9cơ	16
9dược	1-8 2e
9kinh	17
9tài	06
6y tuần	0-7 ea
5ân hàng	26
5ôn ngữ	0-8 4a
5ọng nói	0-7 eb
5ữ anh	1-6 5b
4hanh nhẹn	46
5iệm cao	0h 4-b
9trong	0a 4-6
7t tình	47
5à gần	0-8 e9
7máy	0b
5ân luật	0-6 1a
8viên	0-6 2a
5ất 0	cb
5ận làm	d9
8tăng	0-9 db
6p khẩu	27
5ẹ nhàng	0-9 4c
4ight duty	e6
9shift	e6
4o allergies	0-6 e8
6degree	06
6matter	46
5t too	47
4utrition of	0-b 2b
4âng cao	47
4ói chuyện	0-8 4b
7lắp	0-7 ea
7ngọng	4-7 e9
7rõ	07
4ăm 0	8d e-6
7kinh	cg
7làm	0e
5ng giao	3-h 4j
aải	39 4-6
8làm	0-7 3g 4-d d7
9ập	3a
9ực	29
8nghe	0a
8thuyết	3c 4-8
9rình	18
9ư	18
9ổ	3-9 4b
8đọc	0-7 19
4ấu ăn	0-7
4ắm vững	06
4ội thất	0-a 2d
4ữ 0	0-6 de
6cao	e7
6tuổi	da e-7
6độ	07
3objective c	28
4f a	49
7udio	0-a 1b
6blockchain	0a 1-a
6competency	0-6 a8
6experience	0-j cp
6good	e7
6high	06
7ow	0-6 17
6industry	07
8novative	06
8ternational	0-a dc
7t	0-7 18
6kubernetes	1-9 2c
6matter	0-c 2f
7usic	0-6 17
6new	0-6 48
7ysc	98
6predictive	0-6 18
6responsibility	36
7uminants	0-b 2b
6software	06
6the	0d 1-a
6working	16
5fshore substations	0-7 2c
cwind	0-b 2d
4n a	06
6call	0-d eg
7omputational	0-d 1d
6data	06
6quality	46
6the	46
7ime	0-6 49
5ce a	0-8 eb
5e or	c7
7weekend	e6
4pen and	0-7 48
8to	0-a 4c
4r a	89
6degree	76
6equivalent	07
6mechanical	09 1-8
7ore	09 1-a ca
6similar	09
5ganizational skills	0-c 4f
4ther cloud	0-8 27
9stakeholders	07
4ur data	0-6 16
7hq	06
7telstro	0-7 19
5t of	0-9 e8
4wn car	0-6 e8
7hand	e6
7transport	0-6 e8
6ership and	0-a 4b
3part of	4a
7ner continuously	47
5ssionate around	0-6 47
4eople and	0-7 28
4hage display	0-9 2c
6ses of	0-d 2e
5d degree	06
5ysically fit	0-6 e8
5án tốt	06
5ân tích	28
5ần mềm	07
5ục khách	0d 4-a
4osted 0	08
5wer wireless	28
4redictive processing	0-g 2i
6sentation skills	0c 4-b
5ivate cloud	27
5oblem solving	4b
as through	0d 4-b
6duct development	0a 2-7
bowners	49
bteam	0-9 2a
as into	0-a 2a
6ject management	07
4ublic cloud	0-6 28
atransportation	08
3qa python	06 1-6
4uality and	47
cssurance	0-9 2b
bevaluation	0-6 28
5ickly and	0-b 4b
5y trình	28
6ết khiếu	28
5ản lý	2m 4-6
8trị	06
5ốc tế	0-6 28
3r java	06
4eact redux	0-6 1e 2-7
8js cloud	06
bjava	09 1-6
5lated field	8a
8ion to	46
bships with	07
6ease test	0-d 2f
5search projects	26
6ponsibilities and	0-8 49
6t assured	08
4ight to	0-c ed
5sk management	0-7 28
4ole devops	0-8 18
4un a	0-6 28
4àng dễ	e7
3s degree	0n 8-e
5in	0-a ab
4afety level	a7
atraining	a7
4earch engine	09 2-8
5curity in	0-a 2c
5lf driven	47
8starter	0-7 48
5nior ios	0-6 16
apython	0-c 1c
5t top	0-6 29
7up	06
4haring your	0-d 4d
4ince 0	07
6h viên	0-f 8b e8
5êng năng	46
4o no	0-7
5ftware developer	0-8 29
jment	19
cengineering	0f 2-c
cimprovement	0-b 2g
5lid theoretical	0-7 8c
6ving business	0-7 49
bskills	0i 4-g
5und quality	28
4peed separators	0-c 2e
5ring boot	0-b 2f
8t planning	09 2-9
4ql server	27
4tack development	27
6keholders and	0-8 4b
5rive for	0-7 49
6ong commercial	0-6 1e 3-6
adrive	46
aorganizational	0-6 3i 4-a
4uch as	0b
5perconductor semiconductor	06
4ystem and	0-8 29
9s for	26
4àng làm	0-9 df
8đi	0-6 e9
4ơ cấp	a8
4ư phạm	0-6 2b
4ản phẩm	06
4ắp xếp	0-e 27 e9
4ẵn sàng	e7
4ẽ được	08
4ố liệu	46
4ức khoẻ	0-7 ed
4ử dụng	0b
3t2 t7	0-6 e7
4ake on	0-6 49
9wnership	07 4-6
5lk to	0-9 49
4eaching methods	0-a 2c
6m player	46
7s to	06
5chnical solutions	08
aian medical	0-6 7a
8ologies reactjs	0-b 1c
gsuch	06
cy trends	0-7 2a
5lstro education	29
5sting of	08 2-7
4han 0	b-7 c9
5e customer	0-7 48
7danish	0d 5-a
8esign	0-9 27
9velopment	0-9 19
8ynamics	0-6 16
7e	0-7 17
8mbedded	0-a 1a
8ntire	28
7field	0-c ee
8ollowing	09 1-6
8urniture	0-c 1e
7last	0-9
7market	0-b 2b
7nordic	08 1-6
7other	0-a 4a
7phd	0j 7-e
8sm	06
8ublic	0-7 18
7right	d9
7sales	06
8oftware	0-a 1d
7uk	0-b ed
8se	07 1-6
6o ca	0-8 eb
8kế	0-8 47
8nhóm	46
6re's no	06
5i công	0-6 27
6nk and	0-9 49
6rd party	0-8 2a
6s role	08
6ết bị	28
6ểu 0	0-f bd
5oại laptop	0-6 19
5pt trở	08
5ree years	0-6 ce
6ough innovation	0c 4-9
5ành thạo	0e 2-9
5áng kinh	0-8 cb
5ích công	49
5ương kinh	87
5ạo tin	19 2-7
5ần trách	46
5ắc mắc	46
5ẻ an	a6
5ời gian	0-6 eb
8trang	27
5ực hiện	49
8phẩm	2a
8trong	06
4ime management	46
5nh thần	06
5ến và	06
7g anh	0b 1-7 2-6 6p
9hàn	67
9trung	69
6p tốt	0c 4-6
8với	09 4-7
5ền án	e7
4o 0	c7 d-6
6achieve	08
6be	07
7oth	47
6client	0-7 e8
7ollaborate	0-8 3f 4-6
8mmunicate	09 3-8
7reate	07
7ustomer	0-b 2c
6deliver	06
8velopment	0-b 1c
6end	29
7stablish	36
7volve	0-a 4a
6find	39
6keep	0-8 3b
6lead	06
7ift	d6
6move	0-7 49
6product	06
6read	06
7un	0-6 29
6saturday	0-6 e7
7olve	17
7tart	d6
7wim	0-a
6the	47
7ravel	0-c dm
6work	0-8 e8
7rite	0-9 3b
5ols and	0-6 28
5pological phases	0-c 2e
4rack record	06
6nsparent and	0-b 4b
6vel often	e6
ato	e6
5ips to	0-8 e9
5ong công	0m 4-d
9lĩnh	09 1-b
9ngành	0-i 1k
5uly passionate	08 3-8
6ng cấp	0-c 8p
9thực	47
5ách nhiệm	0-a 4i
5ên 0	b-b cd
5ình bày	28
9độ	06
5ú tại	0-8 e8
5ường lạnh	0-b ed
5ị kinh	07
5ở lên	0n 2-6 e-7
5ực đêm	e6
4uân thủ	4a
5ần và	0-6 e7
5ổi 0	d9
8sức	d6
4wo evenings	e7
7weeks	0-8 e8
8heeler	0-7 e8
7year	07
bs	c6
4ype full	06
4ình huống	47
4ính nam	06
4ăng ca	0-9 ec
4ương đương	09
4ại nhà	06
7tỉnh	e8
5o nghề	a6
4ỉnh thành	e6
4ối thiểu	09
5t không	d9
7nghiệp	8i
7với	46
4ổ chức	0-6 4b
4ừ 0	0-b 2-7 ba ea
6chối	46
4ự động	27
3understanding of	0a
5iversity degree	86
4p on	0-9
6to	e7
4se a	0-9 2a
7of	48
3valid passport	0-7 eb
4erbal communication	37
4i tính	27
5ên năm	8c
5ệc có	3-8 46 e6
8theo	0-b 2d
9ại	0b
8và	27
9ới	48
4à có	0-9 3e
6giám	19
6lễ	0-9 ea
6nhân	27
6theo	37
8ực	4c
7rách	3a 4-8
6xử	3-7 4a
4ăn phòng	2a
4ận hành	06
4ẽ kỹ	26
4ệ sinh	27
4ị trí	08
4ới các	06
8ông	08
7khách	0a 4-7
4ụ khách	46
4ực kinh	29
3web services	29
5ll as	0d
4hat it	47
5ich 0	b6
4ide technology	0-9 18
5ll be	08
7ing to	0a
5reless systems	26
5th a	0h 4-8
8building	0g 1-e
asiness	09 1-9
8cloud	06
8development	0-6 16
8internal	07
8low	16
8many	46
8operating	07 1-6
9ther	18
ds	0-7 48
8passion	0-a 3d
9rocess	0-8
8security	0-8 19
9takeholders	1-6 3c
8the	08
aree	0-7
7in 0	e9
athe	26
4ord excel	16
6k in	0-j 4a ed
7ing independently	46
bwith	0-a 4d
fin	0-7 28
5uld be	07
4rite a	46
7ten communication	37
3xe máy	0-a ee
4uất nhập	26
4ây dựng	0-9 28
4ử lý	2-6 49
3years in	07
9of	cg
ar	0-c cf
9relevant	07
4ou always	0-8 39
8re	08
7can	07
7have	07
7know	28
7like	0-8 3a
8ove	0-6 37
7will	08
6r colleagues	0-a 4b
8many	47
8own	d6
4êu cầu	08
7thích	06
3áp lực	48
3ít nhất	08 cc e-6
3ô tô	0-7 e7
3ý thức	47
3đam mê	46
4i công	0-8 eg
5ện thoại	0-7 29
4ào tạo	a8
4ược 0	e7
8áp	07
4ại học	0-k 8z
4ẳng đại	7c
4ến 0	e6
4ọc hiểu	08
4ộ tuổi	08 d-7
5ng và	06
4ức tốt	46
3ưa nhìn	4-9 ef
4u tiên	0d e7
3ẩm thực	0-6
3ứng viên	0e
`;
