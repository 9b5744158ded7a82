// Written by `npm run train:posts`; not edited by hand.
export const spanWeights = `O BH IH BS IS BL IL BD ID BC IC BY IY BX IX
0-	1-13 2c 3-1y 416 5-7 6q 7-n 8-i a-y b-m cj d1l e1s
0a=^	0s 1-i 3d 5-i 7f 8-7 9-e a-j b-8 c-d dj ej
30	0t 1p 2-v 3m 4-s 5-7 6-b 7i 8-l 9d a-8 bk c-j dy e-z
31	0-e 1-h 21g 3s 47 5-i 6w 7-n 86 9-d a-a c-l d-u el
32	0-e 1-r 2-g 3m 4-a 5f 6-7 7-a 8-8 9l a-a c-a d1c
33	0f 17 2c 3-1j 46 5a 67 7d 8-l ak b-9 ch d-11 ek
34	0b 2-f 4o 5-i 6-j 7h 811 9-u a-a b-p cl ea
2ability	0-e 1n 2-h 3r 4j 8-6 e-8
90	0f 4-7
91	0-v 17 312 4-8
92	0-w 1b 2b 3-e 4s
93	09 1b 2-6 3-f
94	0p 2-h 3m
4le	0-l 2c 38 a-6 dg e8
60	0b
61	0q 3-g
62	0-i 1g 3f 4-9
63	0-1b 1b 2o 4-7 dm
64	07 1-p 2-9 38 4u ec
2background	0-c 3-7 4-c 7-8 89 bd cu
c0	2-6 8c
c1	0-i 1g 8b
c2	0-k 1-6 2k 8c
c3	0u 2-7 7-d
c4	1-8 4-7 76 8-o be cy
3iết	2-k 3a 4b 5a 6e e-b
60	1-9 3h 4-a 58
61	1-6 2-8 48 6a
62	0b 2-a 4a
63	06 2-7 4b
64	0-k 1r 28 4-8
3ằng	0s 1a 2-g 5-j 6-d 7c 89
60	1g 5-i 76
61	0m 2-7 6-d
62	77
63	86
2certification	0-1a a1j
fs	09
g0	09
9ed	09
3hỉ	0-m 1-i 2-q 3i 9u dc ef
50	0-a 1-b 2-7 9u
52	06
53	0-h 3h
54	1-6 2-c de ei
4ứng	0-e 2i
70	0-e 2i
3ó	0t 1-t 2-1x 3-6 4o 7-7 8-9 b7 c-8 d11 e15
40	1l 2-a 3l 4-k
41	0-u 1-8 3-7 411 ed
42	0-s 1-9 2-9 3-6 4u bd d-8 en
43	0z 1-a 2-d 4-k c9 d6
44	01k 1-n 2-y 3-c c-a dt ea
2degree	0z 1-i 2-1f 3-h 4-f 9z a18
80	87 9n
81	0-9 1-e 7b 8a ah
82	0e
83	0m 1-l 78
84	09 1o 2-y 3-9 4-7 7-m 8-f 9g ax b6
2excellent	0-7 1-9 31d 4-r 5d
b0	0-k 3j 4-b 5d
b1	0-d 2f 3-j 4n
b2	0h 4-c
b3	08 37 4-a
b4	1-8 2-a 316 4-i
4perience	0g 1o 3-f 4-c 5-8 7f 8x 9-7 a-c bf c-d d-a e-h
c0	0v 1-a 2-m 3-c 4-6 bq
c1	0t 26 3-j 4-c 7-7 89
c2	0-d 2c 3-6 79
c3	0-z 1p 2b 3-d 46 8g
c4	19 2-c 310 7c 88 a-9 b-7 c-8 d-6 e-a
cd	0e 1e 29 3-b 4-g
d0	08 1-6
d1	17
d2	28
d3	1-8 28
d4	0d 1n 3-a 4-f
cs	0-7 1o 2-8
d1	0-9 1b
d2	0-a 2c
d4	06 1f 2-g
7t	1c
82	0-e 1c
83	18
84	0h 1-9
8ise	1-b 2v 4-8
b0	06
b2	1-8 29
b3	0-d 1b
b4	1-c 2k
2familiarity	19
3luency	5b
91	0-7 5b
7t	07 1-6 2-a 5g
81	59
84	09
2good	0-f 311 4-f
60	0-b 1j 2-8
61	0-f 2q
62	08 1-8
63	0-i 2-9 3u
64	0k 4-a
2hiểu	0d 1-l 2-9 4n
60	47
61	09 1-9
62	08 1-7
64	0-9 4e
2including	0l 112 2-l 4-d 5-b
b0	17 2-h 3b
b1	0-c 18 2b
b2	0-19 1k 2t
b3	0m 2-i
b4	01i 2-q 5-a
4terest	0-f 2s 4-6
a0	07
a1	18
a2	0-8 26
a3	0-l 2o
a4	07 1-8 29
2khả	0x 3-b 4-e
50	0x 3-b 4-e
3inh	0f 1-o 29 3-7 89 ct d-6 e-f
60	0-f 1-e 28 4b cv e-b
61	26 89
63	0e 2-6
64	0e
4ến	0-8 1-9 2-c 8z
60	0a 2-8 89
3nowledge	0-b 1j 2z 4d 7-7 8-8 9-7 c-6 e-c
b0	0u 1-a 2-c 4-6
b1	0-6 1w 2-f
b2	0-8 1-k 2q 3e 4-6
b3	0-13 1o 212 3-m 49
b4	0c 1-8 3c 4g e-6
3ỹ	0q 1-c 3-9
40	08 1-7 28 3-8
41	07
42	07 2-6
2like	06 1m 2b 3-f
60	0-o 1h 4e
61	1e
62	0h 1-l 28
63	0e 1-n 2g
64	110 3-a 4-b
2mềm	0-6 16 2b
50	0-c 2h
51	0-b 2c
52	0m 2-m
2nghiệm	0g 1g 2v 3-l 4-17 5-6 8-e b9 ec
80	0-6 1f 4-a 7b bi c-8
81	0t 1-k 28 4-8 b-e cg
82	2d 4-7 b6
83	0-i 2g d8
84	07 1k 3-9 4-f 8-8 c-8 er
7p	0i 1-k 3-f 4-n 71j 81e c-e d-b e-m
80	0-q 1-f 46 71b
81	07 2-9 8q
82	0r 1-7 2-7 4-7 78
83	1-6 2-6 4-6 8s
84	07 1d 2m 3-6 4-b 8-b e-6
4ành	0b 1-17 21b 3-7 8-7 b9 c7 d-6 e-c
70	08 1-z 2x
71	46
72	1-d 26 bb
73	0-9 ca
74	0a 26
3ăng	09 1-h 2o 3i 4p 7-9 8-b c-a d-7
60	0-r 18 26 3b 48
61	0-i 1-i 2o 4o
62	0-o 1-7 26 3q 4a
63	0n 4-o
64	01j 2-c 3-i 47
2passion	0-n 38 4c
90	08 2-6
91	0-c 16 2-8 3a
92	26
93	0-d 29
94	16
9ate	07 1-f 2-m 3-9 41f
c0	0-a 4i
c1	0-c 4k
c2	0-g 4n
c3	0-g 4m
c4	01p 1-9 2-b 4-w
3hần	0-8 2j
60	07
64	0-d 2j
3roficiency	0-f 1-g 4-7 5n 6p
d2	0-f 19 29
d3	09 1-f 29
d4	0-e 1-e 2-9 5n 6p
bt	0-9 1a
c1	0-a 1b
2skill	0-p 4q
71	39
72	46
74	0-g 4k
7s	0-b 2-o 3r 5q 78 87 a-8 e-6
80	0z 1-8 2-9 3-7 4-h 7c
81	16 3-8 4-9 8b
82	0-a 1-f 2e 3j 4-j 5f
83	0d 2-n 48
84	0-1i 1c 3i 410 59
3trong	0-9 1-a 2d 4o
80	0-a 1k 4-6
81	0-k 1g 27
82	1-d 3g
83	0e 1-f 37
84	08 1-i 3-f 4u
3uch	06 11g 2-8 3-a 4-h
60	0i 1-6 2-7
61	16
62	0-8 1f
63	1h 2-8
64	1k 2c 3-6 4-a
2thành	0p 1-8 2-h e9
70	0m 1-6 2-f
71	e6
4ạo	11e 213 3-f 4-n 7-7 8-8 c-6 e-c
60	1i 2-e
62	06 1-9 28
63	06
64	0-j 1z 214 3-a 4-g e-8
4ần	0t 1-8 2-f 3c e-6
60	46
61	0-9 4f
62	016 4-z
64	2-8 39 4c
4ức	1-9 2c
60	2-b 48
61	0-8 47
62	2c 4-9
63	0-9 2c 38 4-9
64	0b 1-7
3inh	06
60	06
3ốt	1-b 2-z 3-9 4g 88 d9 eo
50	07 1-l 2-7 4a 8a dd e-a
51	2-j 3-8 4n ea
52	0-n 1a 3-7 4e ec
53	0-a 36 4-6 ef
54	0u 4-p
2understanding	06 19 2g 3-7
f0	0g 2-9
f1	0-b 1q 2-8
f2	0c 1-c 28
f3	0-h 1b 2c
f4	06 1-c 2e
3sing	0-g 11w 2-o 3-7 4-a
70	0-o 117 2-e
71	0c 2-6
72	18 2-7
73	17
74	1d 4-6
2về	0-16 1w 2c 3-8 4-f b7 cy d-6 e-b
40	1f 2-8
41	66
42	0-9 1g
43	0-p 2t
44	0-a 2-e 4-6 b8 c11
2with	0a 1-a 2p 3-m 4o 5-g 6-9 7-j 8-t 9e a-f c-8 dg e13
60	0-b 1-d 2-t 3k 4s bd d7
61	0-l 1f 2e 3-a 47 ca e6
62	0t 1-s 21d 3-g 4-e 8-a e6
63	115 29 3-g 4-g 8-6 e7
64	0g 1-o 2-i 4i 5-9 7-6 8-7 9k a-8 b-8 c-9 di em
0b	0-8 127 2-u 3-c 4-15 5-e 6-6 7-6 87 9i a-k c-r e-s
0g+=!	0-f 2o
3&	0-u 1y 2l 4-d
3(	0-9 1-1l 2v 3-9 4-9 813 9o
3)	0j 1p 3-g 4-d 9q a9 bm c-j e-13
3,	0-2j 1m 28 3-r 423 5-7 7-e 87 b-d c-j e1t
3-	0p 16 31g 4-12 5-8 7-6 8-6 c-7 dg e-s
3.	0h 2-9 3-l 4s 5-a 77 8-j 9e a-h b-c cg
3/	115 3-a 4-h 7h c-7 d-k ec
3:	032 1-l 2-a 3-6 4-r 6d d-8 e-y
3;	0p 11c 2-11 3q 4-1c 9-6 e9
3?	1-6 2-d 3d 4e
3_	0b 1-z 2-n 3-8 4e 5l 6-j 7a 8-d 9-s bk cm d14 e-i
3–	0-9 28 eb
3’	06
3…	1u 2-j
1-=%	0-h di
3&	0-h 119 2-7 4-6
3(	01r 1u 2-1g 3-h 4-b 7-i 9r ab bm d-9 e-x
3)	0a 1-i 2-l ab dv
3,	12y 2-2x 32s 4-37 5-6 7d b-8 c-k d1m e-a
3-	1-2k 23b 3-12 41p 7-7 8-7 b-7 c-6 d-i e7
3.	1-9 d9
3/	0-8 11j 3a 4-f 78 8i b-7 c-8 d-h e-l
3:	0m 19 2-m 3-k 5g 77 bi dr e-11
3@	06
3_	0-8 1-y 21n 3-15 41p 5-9 68 7-8 8c 96 a-t b-c cl d-2j e1s
3–	0-a 28 ee
0m+1=$	01p 1-6 3-k 4p 5-9 6-e 7-8 8-e a-b c-9 dg e-6
4B-deg	01m 1-n 2-u 3-o 4-l 724 d-7 e-8
6hard	027 1m 2s 3-p 5-7 7-d 8-h b-8 d-f e-t
6lang	0v 1-8 2-a 4n 7-8 d-6 e-8
6soft	0i 1-d 2j 314 5n 67 7-h 8-e b-7 c-a d-i e-o
6term	01f 1w 2-b 3-a 4-d 7-6 8-8 e-b
7ool	019 1q 3-c 4-d 7-c 8-6 e-7
4I-hard	022 1-w 2-x 5-8 77 c-7 df e7
6lang	0-6 1-c 51a
6soft	027 1b 2-18 4-8 5-b 6-6 7-c 8-e b-7 c-9 dh ed
6tool	011 1-11 2r 3-7 4-6
1-1=B-deg	1-w 2-b 316 4-m 7-k 81h 9l a-b e-8
6hard	01x 11s 2-19 3-o 5-c 6-8 7-f 9-a a-b b-9 c-c di
6lang	0v 1-e 2-g 3-n 4-6 5-7 61z 7-6 8-8 e-9
6soft	01r 1-8 2-a 314 4-y 7-7 8-c a-7 c-8 d-9 e8
6term	021 1k 2-e 3-c 4-m 5-6 7-d 86 9-7 a9 c-7 d-6 e-d
7ool	01h 12q 2-1n 3-d 4-j 5-6 7-7 8-a c-6 e-c
4I-hard	01x 11b 2-1h 3c 4-a 5-8 7-d 88 a-6 b-7 c-d d-f
6lang	017 3-a e-7
6soft	01l 11g 2-1h 33b 4-2u 5-9 7-f 8-k a-7 b-8 c-h dg
6tool	015 117 2-1k 4-6
4^	0t 1p 2-v 3m 4-s 5-7 6-b 7i 8-l 9d a-8 bk c-j dy e-z
1=-	02w 2-h 4-13 5-1t 6-17 7-10 9-p aa b17 cr d14 e9
2B-cert	0-a 1-a 9o
4deg	0c 1-15 2-14 3-r 4-r 5-7 72m 81u d-6 e-b
4hard	0r 13i 2-y 4-q 5-i 6-8 8-a 9-9 a-6 b-9 c-b d6 e-s
4lang	0-h 1-y 2-8 3-7 52m e-6
4soft	08 1p 2-1s 332 4-t 5-b 7-a 8-a c-6 di e-e
4term	11c 2-m 3-w 4-i 5n 6-7 8-c 91x b-7 c-7 d-f e-e
5ool	0e 13e 2-19 3-j 4-i 5-8 7-8 8-6 d-6 e-a
2I-hard	0-u 1-1h 23d 3-y 4s 5-9 6-6 7-b 9-6 b-6 c-8 d-c eq
4lang	0-b 1-a 2-a 4-6 5-7 621 7-6 e-8
4soft	0-r 1-y 2n 42r 5-9 6-6 7-c 8-h a-6 b-6 c-b d-f eq
4tool	0-i 16 21h 3-7 4-a
1g=B-cert_	0-b 1-a 9o
5deg(	09 7-e 87
8/	7-c 8v
8_	08 1-12 2-z 3-o 4-p 5-6 738 8t e-9
5hard&	1b 2-9
9(	0-t 11f 2-c
9)	18
9,	0r 1-8 3-8 4-9 88
9/	0j 1c 2-u 7c
9:	0e 2-7
9_	0-8 11q 2m 3i 4-b 5-f 6-6 7-b 8-f 9-7 b-7 c-8 dc e-k
5lang_	0-h 1-y 2-8 3-7 52m e-6
5soft,	0d 1t 2-a 3z 4-1p dc e-8
9:	0d 3-9
9_	2-1h 31n 412 5-9 7-8 8-8 d8
5term(	0-c 2-9 9t
9,	09
9-	06 1-6
9:	0-l 1c 5j
9_	0b 1l 26 3-s 4-f 56 8-9 918 b-6 c-6 d-c e-b
6ool/	1b 2-6
9:	0-q 1w
9_	0z 123 2-x 3-h 4-g 5-7 7-6 e-8
3I-hard-	0-b 1-h 2k 4j
9/	0-u 1-8 217
9_	0a 1-q 21k 3-t 4a 5-8 7-9 c-7 d-a et
5lang_	0-b 1-a 2-a 4-6 5-7 621 7-6 e-8
5soft-	0-o 2-a 3-6 419
9_	1-x 2x 36 41j 5-9 6-6 7-c 8-h b-6 c-a d-e er
5tool-	1-9 2i
9/	16
9_	0-e 19 2z 4-7
1r=-A	01n 1-9 2-7 3-6 4-6
4C	0-g 11a 3s 4-l 5-9 6-8 7-a 8-a 9-8 a-8 b-9 c-c df el
4D	0-v 1d 2c 3-d 4-a 5d 6i 7-c 9-6 a-6 b6 dd
4F	18 26 3-8 5-8 6-6 76 b-7 c-8 dg ee
4L	011 1-7
4O	0z 1-p 2-8 3a 4j
4P	015 1-y 2e 3-g 4-q 7d 8n b7 e-9
4R	0-l 16 2-t 4e 5-1c 6-13 7-q 8-7 a11 b1g c1c da e-6
3B-degC	07
8D	0f 1-6
8R	0-k 1-x 2-x 3-p 4-p 5-6 72q 81x e-9
5hardA	0-n 3q
9C	01f 1-q 3-a
9D	16 2-b 7b
9F	0q 2-c
9O	0-o 1r
9P	0-d 11t 2-17 88
9R	06 11h 2z 4-o 5-e 7-6 8-e 9-6 b-6 c-8 dd e-i
5langA	0c 5-b
9C	0e 5-a
9F	0-7 59
9P	59
9R	0-q 1-q 2-7 3-6 52f
5softA	0-6 37
9C	0k 1-7 3-e
9D	0-h 11b 2-a 4-c
9F	0-9 3a e7
9O	0o 3-h
9P	0-7 3e
9R	1-7 2-1f 336 4-c 5-a 7-9 8-9 c-6 dl e-i
5termC	0d 1-7
9D	0k 1j 2-s
9F	0-e 1o
9O	0k 1-i
9P	0-t 1k 2-b 9t
9R	0-h 19 2f 3-q 4-e 5r 7c 8-a 915 c-6 d-9 e-9
6oolC	0a 2-7
9D	01a 1-u 2-d
9F	0-i 1y 2-9
9O	0-15 116
9R	0j 123 2-g 3-h 4-g 5-7 7-7 8-6 e-8
3I-hardC	0-p 1g 2l 4-6
9D	0-p 1-l 213 47 8a
9F	1-d 2n
9P	0-g 1-e 212
9R	0w 1-k 3-q 410 5-7 7-9 8-7 c-6 d-8 eu
5langF	0-8 6b
9P	6a
9R	1-7 2-6 5-6 61f e-6
5softC	0-z 415
9D	49
9F	0-h 4f
9P	06
9R	0t 1-v 2w 36 4o 5-9 6-6 7-c 8-g b-6 c-a d-e el
5toolC	07 2-6
9D	0-d 17 28
9R	0-7 21b 3-6 4-8
0p4=0	0d e-7
40	0b e-9
41	06 e-6
42	0-b bl
43	b-c cj
31	bo
40	c7 d-a
48	0-7 dg
32	0-m 1-c 2b bz cg d-9 e-d
40	e6
521	0b e-7
42h0	0d e-b
44	0-a dd
45	eg
33	0r b-e
4+	0-b bh
40	0-e eq
41	0a
465	0-6 1-6 2h
340	0-a ei
35	0-q cq d-8 eh
36	0-9 b7 e6
40	0-a de
390	0b e-8
3a	017 1-e 3-j 8d
4arh	06
4bil	0t 1-6 4-8
5le	0f 3-6
5ou	0b
4cad	0-10 2i 3o
5co	0-d 2h
5hi	0e 4-8
5ou	1-b 2g
5qu	1-6 29
5ro	1-6 2-a 4g
5t	0-6 4d
6i	0-g 1-8 2d 39 4-c eh
4dap	0-6 3c 4-6
5di	08
5mi	0j 1-j
5op	06
5va	06 1-8 4f
6i	08
4est	0-i 2q
4fra	48
4gen	1-b 2a
5il	0-w 118
4lgo	0-e 1d
5l	0n 1-8
5so	0a
5te	1-8 2c
5wa	3a
4m	48
5az	09
5bi	0-j 3f 46
4n	011 1-e 3-8
5al	0-17 1l 319 4-c
5d	02h 1-13 3-h 4f 8-8 e-f
5gu	0-k 1o
5h	1-g 2-a 5n 613 e-6
5im	07 1-6
5ti	0-g 1m
5y	08
4p	2b
5ac	0d 2-a
5is	0-18 1s 2i
5pe	06
6l	0s 2-b 4-9
6r	01c 1-c 2-f 3-9 e-c
6s	09
4rch	0d 1-w 2q
5e	0x 2-6 3-8 4-6
6n	09 2-8
5ou	48
5ti	0-9 1-6 37 4e
4s	0y 1-f 2-a 3-8 8a
5pe	06
5si	0q 1-f 2-8
6o	06
6u	0-8 28 3b 4-8
4t	011 2-7 4-h
5om	0-6 28
5te	37
6i	0d
4udi	0-d 1f 26
5th	0-7 2b
6o	1r 2-g 3-a
4war	0-f 4j
5s	0-i 1m
4zur	0-q 111 2-6
3b	1-d 2g
4a	8h
5ch	0-7 7h
6k	01e 1-18 4-6 88
5n	2m 4-7 d-6
6g	0d
5o	0-6 1k 2-6 4-6
5se	06 27
6i	07 1-b 27
5tc	0-c 1l 2-7
5y	2b 4-7
4e	0w 1-d 2j 3-9 4-8 7-a
5am	0-c 1h
6u	07
5ha	0-g 1p
5in	3b 4-9
5ne	09
5st	0e 1-e
5tt	0-9 1-8 29 4c
5ve	0-9 1-6 2f
4i	27
5a	0-e 1h
5ds	0-7 1e
5et	0p 3-8
5g	0k 1-d
6g	0-b 4d
4loc	0-d 1h
5ue	0-r 1s
4oc	0-n 19 2h
5dy	27
5ot	0-f 1-7 2o
5th	012 1-a 2-c 3-6 4-8
5x	0-d 2g
4rid	1-b 2i
6g	0f 1-8
6n	0d
4s	0-6 1-8 7d 88
4udg	0-7 1b
5il	0-y 117 2-a
5si	0-8 1v 27 3-k a-6
5t	0c
4y	0m 2-6
3c	2e e-6
4++	1-8 29
4a	0-h 1-6 4-6 dg el
5bl	0-6 1e 2-7
5c	017 1-o 2-m 3-8 7-a 89 dk
5lc	0-m 1-d 211
5n	09 4-7 e7
6d	0l 4-8
5o	0-h 1-8 2f 3-6 4-6 715 8-7 d-a
5p	0-h 8z
6a	0d 2-6
5re	06
5se	0a 2-7
6i	0-6 2b
5t	0-7 28
6e	0-k 1m
6t	0-k 2l
5u	07
4d	0-m 1-6 2q 7a
4ell	0-k 1i 26
5nt	07
5rt	0-k 1-9 2-6 4-8 9p ar
4hai	07
6l	0-w 1j 3-7 4p
6m	0-9 3g
6n	1-f 2-6 4d eb
6r	0-n 1-i 211 8-a 9n
6t	0-l 4n
5i	08 1-7 3g 4-d
6n	2-a 38 88
6u	3c 4-7
5o	2-6 4a
6i	46
5u	0-8 3e
6c	0-7 4b
6n	0-9 1i
6y	0j 2-8 8-7 ea
4i	1f 2-9
5vi	0-d ah
4lea	0-1a 1n 2-7 3d 4-e ew
5ie	0-n 2-e 4s ea
5os	09 4-6
6u	0a 16
5us	06
4o	01g 1-b 3-b d-a
5ac	0-t 1k 3d
5co	0-c 1r 2-d
5de	0-i 1c 27 39 4-7
6i	0h 2-c
5gn	0-n 2p
6s	0-b 1c
5ll	011 1-8 2-e 3-q 4h
5mb	0e 2-b
6f	08
6m	0-1f 1-8 2-i 32o 4-v 7o
6p	11g 2-e 3-j 4-g 78
5nc	2g
6f	0-1e 1s 3r
6g	0e 1-j 28 38 4-h e7
6n	0f 3-9
6s	0-g 1-j 2q 3n 4-a
6t	0-15 1z 2-b 3r
5op	0-r 3z
6r	0-9 1i 2-6
5re	0e 1-l 2b
6r	09
6v	0f 1-9
5sm	08
4rea	0-6 1c 2-7
5it	0-c 4e
5m	0r 1-p
5os	1-f 3p
4ss	0a 2-a
4u	06
5a	0n 1-8 4a e-h
5lt	0-j 1-c 4v
5ng	08 4-6
5ri	08
6r	0a
5st	0-v 1u 4a
4ycl	0-6 28
3d	0f 1-7 2-7
4ai	0-q 4a 715 8-6
6l	06
6r	0-16 1n 2k
5m	3c
5ng	0-n 8x
6h	17
6i	0-m 1-f 51d
5o	16 2-7
5p	0i e-b
5ta	0-n 1t 3b 4-9
5ys	0-o dh ec
4e	0c
5ad	0-b 4f
6l	3a
5ca	0-11 118 2-6
6i	07 3-6
5di	0s 3-i
5fe	0-9 1a
6i	0f 2-7
5gr	1-6 2-c 4-9 816
5li	0q 1-6 2-9
5mo	2h
5n	e8
5pe	0-g 1h
6l	0-8 1-k 2x
5sc	06
6i	0-x 1-e 2z 3a 4f
5ta	0-h 4l
6e	0-e 3k
5ve	0a 1w 4-g
6o	0-j 17 4h
4i	0-c 1-6 dm
5ch	0-8 47
5en	1a
5ff	0b 1-6 2-b 4b
5gi	07 1-d 29
5me	0-9 1a
5nh	0a
5re	0-10 1k 2-a 4t
5sc	0v 2-o
6p	0-9 2d
5ve	08
4na	16
4o	1l 2-c db e-e
5an	0-c 2f 4b e-6
5c	1e 3-9
6k	0-6 1b
6u	0-i 111 2-6 3-6
5i	09
5me	0-g di
5ng	1c 2-g 4g e-f
4riv	0-1o 1-c 31b 4x
4sp	0-6 18
4u	0-8 de
5c	4b
5ng	0g
5oc	06 1-6 2c 47 e-9
6i	di e-h
6n	0a
5ra	0-6 1b
5ti	08
5y	0-8 26
4yna	0d 2-6
3e	0-7 19
4.g	0x 1-f 2-d
4ach	0d e-9
4con	0a 1-8
4duc	0-6 1-w 2-7 7d 816
4e	0-7 2b
5g	0-f 1g
4ffe	0-7 3d
6i	06
6o	2e 4-b
4lec	16 29
6m	0-8 2c
5ig	06
4mag	0f 1-a
6i	17
5be	0-6 19
5er	06
5pl	0c
4nco	07
5d	16 4-8
5er	0-1c 319
5gi	0l 1-t 3-b 4-9 7f ah
6l	0-c 1-i 519
5ha	06
5jo	3f 4-e
5su	0b
5te	0-m 3s
6h	0-q 39 4m
6i	0-6 2a
6r	07 3-6
5vi	0p 1-d 2-7
4pit	26
4qui	1-6 29
4rp	0-7 19
4spe	0g 4-c
5ta	38
4tc	0f 2-9
5hi	0-10 314
5l	16
4val	0-8 18
5en	07 29 4-9
6r	0h 4-7
5ol	0-f 4l
4xce	0l 2-b 3-i 4f
6h	0-j 2m
5ec	0d 1-8
5is	0d 2-6
5pa	08
6e	01v 1-10 2-e 3-c 4-8 cu e-7
6r	29
5te	0i 1-a
6r	0-r 115 2-8
3fact	0-i 1o
5mi	0b
5rm	06 2-6
5st	4h
4eat	06
5ed	0-t 1j 2e
4iel	0-k 1-7 2-8 8h aa eg
5na	0c 1-g 2d
6d	3b 4-b
5rs	4b
4lex	0-8 4a
5ow	0-f 16 2a
5ue	0a
4mcg	18
4ocu	0-8 2-b 3u
5ll	0g 1-b
5od	0-9 1c
5r	01d 1-f 2-k
6e	1a
6m	0-a 2d
6w	0-8 4b
5un	0-6 2a
4ram	0-a 1-g 211
5om	0h 1-6 2-f 4a
6n	0-7 18
4ull	1-a du
5nc	0e 2-g 47
6d	09 1-7
5rn	0-l 1i
5tu	0d 2-6
3gain	0-d 3g
5n	3f 4-9
4ene	0g 1-b
5tt	0-b 3d
4ia	0h 8-b
6i	0-f 16 29 3o 4-i
6m	0-6 1b
6n	0-6 eb
6o	0f 46
5o	ed
6n	3-c dh
5vi	06
4lob	0d
5yc	0i 1-8
4o	0-t 1l 47
5od	0m 1-8 4-9
4rad	0-o 18 eo
5ea	0d
6e	48
5ou	0l 1-8
6w	0-j 1y 3-k 4d
3ha	0-7 29
5i	1-d 28 46
5ld	09 1-7
5nd	0-9 1-8 27 3a
6g	06 2k
6h	ea
5rd	46
5s	08
5ve	010 1-7 2-6 3-7
6i	0a
4cm	07
4e	0-b ek
5ad	0-9 1d
6l	0d 2-6
6t	0-h 2o
5lp	06
4ien	2-8 4c
6u	0n 2-6 37 4-g
5gh	09 2-i 3p 4-b
5nh	0-c eg
5ri	0-h 1i
4oa	1-g 3c 5o
6c	011 8-6 e-g
6n	0j 7-b
6t	09 2-6 4-6 e6
5c	0-t 1-6 48 818
5i	49
5ne	36
5p	0e e-7
5w	0a 4-7
4q	08
4tml	0-9 1e
4uan	1-e 2f 38
5on	0-8 1-6 28 48
4w	1-b 2j
3id	0-9 2c
5ea	1-8 2-a 4k
6n	0a 1e 2-g
4f	06
4gam	0b 1-6
4mag	0-r 1u
5mu	08
5pa	1j 4-a
6l	0r 1-g
6r	0-m 1-9 4z
4n	012 1-v 2-7 4-m an e8
5ci	0-n 2p
6l	01m 1-d 2-x 4-6
5de	0-d 3e
6u	0-n 1-7 213
5fl	0-d 1-a 3t
6o	19 2-8
6r	0-b 2b
5it	08
5no	013 1-7 2-9 3-d 4-7
5sp	0-k 314 4-g
6t	06 1-6
5te	0-11 1g 3q 4-l dm e7
6o	06 1-8 26
5ve	0-j 2o
4s	01c 1-7 2-o 4-6
5er	0-g 2i
5su	48
4t	0k 2-g bk e-6
5s	0b
3java	0r 1i 2-n
4enk	0-8 1h 2-7
4ob	0j 2-9
5in	06
4s	1-b 2e
3kafk	0-n 1v 2-6
4e	0g 1-h 2e
5ep	0-6 39
5t	49
4ha	0t 3-e
6c	0i 2-n 38 ed
6i	0-9 28
6u	0-9 2d
5i	48
6e	28
5oe	0-k er
6i	0-a 1h
6n	0-6 3-7 dg
4ien	1-9 8a
5nh	0d 1-a 3-d 4g ci d-7 e-d
4now	0i 1-f 3-8 4g
4ube	0-y 1j 2k
4y	07 26 4-6
3la	0y 2-c e-7
5b	0-j 2q
6o	2-d 8q
5ke	0-9 2b
5m	0g 1-f 2-a c-6 dt e-7
5n	07
6g	1-9 2-9 6p
6h	0-8 ec
5p	0-9 1f 2-c eg
5rg	3-g 4i
5u	48
4e	0-i 29 eb
5ad	17 2-8 3-h 4r
6r	0h 1-h 2g 3-c
5d	0-e 1g
5n	0y 2-7 8-7 e-6
5ve	08 1-7 2-9 8k
4ien	0h
5fe	1f 2-b
5ke	0i 1-8 2-f 3f
5ne	0-c 2f
6h	09
6u	16
4oca	0m 1-g
5gi	29
5i	0b
5n	0-6 2-9 ei
6d	0h 1-a
6g	47
5ok	0h 3-6
5ve	38
5w	0-e 1i
4uat	0h 1-e
5c	0-b 1-9 28 3-6 4r
5ye	0-6 46
4y	0-d 2o 3-6 di e-a
3m	07
4ach	06
5in	0-12 11o 2-b
5ke	0a
6i	0b 4-7
5na	0-o 1j 2y 3-8 4-b
6n	0m 2-8 4-c
6u	0b 1-a
6y	1-8 26 4k b-6
5ri	0-e 1f
6k	0-e 19 2h
5st	0-f 2-6 714
5tc	08
6e	29
6t	0-p 2m 4a
5y	1b
4e	0-f 2c 46
5an	0-8 4d
6s	1g 2-d
5ch	1d 2-9
5di	1-m 26 7i
5et	08
5g	0-d 1g
5m	07
6b	0a
5nt	0-x 1i 2-7 3s
5ss	0-d 1f
5ta	0-i 2j
6h	0e 1-9
6r	0-s 110
4icr	0-w 11f 2-g
5nd	0-b 2-g 410
6i	2-7 bi
4o	07
5bi	08 1-6
5de	0-7 2f 4-7
5i	0-n 4i eb
5le	16 2-6
5ng	0-a 3d
6i	0o 1-k
6o	0a
5re	07 1-d be c7
5t	0f 2-8
6i	0-14 3w 4e
5us	0-a 1c
5ve	0-i 3f 46
4s	17 7-b
5c	0-p 7u
4uch	0-c dh
5lt	0-o 1o 2-9 4d
5on	0-8 4c
5si	0-7 1l 2-a
4vc	0f 1-c
5p	0h 1-8 2-7
4y	1-8 26 8a
5sq	0a 1-7
3nai	29
5m	0-z 1-l 2-7 8-7 c1h dr ec
5ng	0b 3i 4-g
6o	0-c 2d
5ti	0e 1-a
6u	08
4eed	0k 2-7 4-6
5go	0h 3-b
5t	1h 9-7
6w	0-x 1-b 2o 3p
5w	1-9 2-c 4s
6l	0-j do
4gan	0-g 1r
6y	eb
5he	0j 2-d
6i	06 1-e 2-b 46 87 cu d-7 e-e
5oa	0f 1-7 3-j 86 dj
6n	0-a 2-7 46 ed
5u	06 2-b 4h
6o	0-8 4a da e-8
4han	2k 4-e
6p	26
6t	2-6 cf
5en	49
5ie	0-r 3c 4f e9
6n	4-g en
5om	29
5u	0i 4-b
4ode	0-e 1m 2-7
5i	2-6 3-6 en
5n	0c 1-6
5rd	0m 1-e
5sq	07
5t	37
4sop	0-x 114
4u	0f db
5tr	0-r 19 2i
3o	0e
4bje	0g 2-7
5se	0-o 1u 2-6
4cca	d6
4f	013 1-v 27 3-e cg
5fe	0h 2-c
6i	2e
6s	0-n 1s
5te	4-7 ef
4n	0u 1-e 2-k 3-9 4n
5e	0c 1-8 8-7 bg
6s	09 4-7
4pen	0-g 1-d 313 4-6
6r	1-w 27 3a 4c
5po	0o 2-a 4-7
5ti	0i 1-6 2-8
4r	01f 1-n 2-t 4-e 87 c8 ee
5ac	17
5ga	1-8 3n 4-9
4the	1-b 4r
4ur	0z 1-c 2-7 4-6
5t	0b 4-6
6s	0l 3-c
4ver	0-e 1-7 2-7 dv
4wne	07 2-9
3p	0-7 1g 2-8
4art	1-g 2o 3-9
5ss	0-a 1-d 312 4-9
5tt	0-f 2o
4eop	0b 17 27 3-b 4-a
5rf	0m 1-j 28
6s	0-r 2i 3z 4-p
4hag	0-d 1t 2-g
6m	0-f 2t
6n	0-7 27 3b
6r	06
6s	0-7 2e
5d	0m 1-6 7-b
5on	2l e-8
6t	0-9 1e 2-b 8a
5p	0-d 1f
5uc	0-a 18 47
6o	1a
5ys	8h
4ict	0-b 4d
5pe	08
4lac	0d 2-9
6n	0n 2-h
6t	08 1-6
6y	47
5m	0-8 19
5us	09
4osi	0x 1-7 2-b 3-7
6s	0s 2-c 4-8
5we	0-a 2c
4rac	0l 1-9 27 4-9
5ed	0-r 1s
6f	014 2-h 4-6
6p	27
6s	0-l 1t 2-7 36
6v	0-7 19
5ic	0-f 1h
6n	0-l 2p
6v	1-9 2c
5oa	0-1b 31d
6b	0-1k 1e 2-7 37 419
6c	06 1-d 2o
6d	0a 27 3-8
6f	011 1-b 2-c 3-8 46
6g	0g
6j	0c 1-m 2b 3-7 4c
6p	0e 2-8
6t	1l 2-c
6v	0m 1-j 2b 3-6
4tth	1-6 7g
4ubl	0-18 1q ep
5rc	09 1-7
6e	0-m 119 2-m
6i	0-m 1g 2a
5t	0-c 3g
4yth	1j 2-7
3qt	0a
4ua	08 4-7 e6
6l	1-a 2f 49
6n	01c 1-e 2-9 e-e
5ic	46
5oc	0-6 2f
5y	0-w 1b 4n 86
6e	26
3r	0-9 1n 2-a
4abb	16
5ng	e8
4eac	0-a 1i 2-8 47
6d	0-8 dc
6l	06
5ce	0e 3-8
6o	0i 1-c
5di	0d 1-a
6u	0-p 1m 26
5fa	0i 1-g
6e	0-b 1i
6i	0-c 2-f 4t
5gi	0-j 4m
6u	06
5la	0-v 2-b 3-l 41k 8g
6e	0-9 1m ac
6i	38
5po	0m 1-h
5qu	07 1-9 211 4-h
5se	0-x 1v 2a 3-6
6o	3e 4-8
6p	0-7 2-j 411
6t	0-1b 11v 2-g
5ta	0-d 1f
5vi	0e 2-d
4isk	19
4o	e6
5ad	2c
5le	0p e-9
4umi	0-e 2f
5n	0-8 2c
6n	08 1-7
3s	0z 8-y af
4ale	0b 1-7 27
5mp	17
5n	0j 1-9
6g	06
5p	0-d 1g 4-8
5t	0-6 2d
6i	0p 2-k
5u	08
4c	0-i 1-8 2-6 dw
5al	08 1-i 2f
6n	0-f 5n
5he	2-6
5ie	0-f 1-8 88 en
5ri	0-m 1d 2j 3-8
6u	0-a 1c
4ear	09 1-6
5ct	0-8 2a
6u	0-d 1u 2-b 3-8 4-h ar
5gm	06
5le	28
6f	3j 4-a
6l	08
5mi	0-a 29
5ni	07
5o	06
5pa	0-h 2j
5rv	2f 4-9
5t	1-9 2d
6t	1-6 2-8 4a
5ve	0-b 1-9 4c bf
4har	0-c 3j
5op	27
6r	0-a 3i
6u	0a
4ide	26
5gn	06
5mi	0l 2-7
6u	0-z 2r 4a
5nh	2-e dj
5te	eb
4kil	0d 1-e 2c 3-b 4k
4o	07
5ft	0i 1-9 2a 4-7
5li	1-a 3-6 7i
6u	0j 1-8
6v	0-g 18 3-6 4j
5me	0h 1-7
5rt	0-e 2i
5un	0-n 117 2-a
6r	0e 2-8
4par	0-j 1u 2-9
5ec	0h 2-9
6e	0-8 2f
5ir	09 4-8
5or	0-g 3n
5ri	0-v 11c 2-d
4ql	0-a 2c
4re	0-d 1d
4tac	0-l 2q
6f	0-6 4c
6k	1-10 3f 4k
6n	2-7 4b
6r	4a
6t	0-6 ai
6y	0-10 28 ew
5or	0-z 1j 2k
5ra	0-f 1k 27 4-6
6e	1-d 2g
6i	3-6 4e
6o	0j 1k 2-l 3-7
6u	3h
5s	06
5ud	0-i 1-9 2w
4u	0g 1-9 2-6 e7
5bj	0c 2-6
6s	1-8 2b
5c	0-i di e7
6c	0d
6h	0r 2-i
5pe	0e
6p	0x 1-e 3-6
4w	09 1-b 27
5if	0-d 1f
4yst	2t 4-f
3tabl	0-6 2a
5c	4-a ef
5i	0z 1-8 e-9
5ke	4c
6i	0-h 3m
5le	0c 1-9
5ng	0-f dn e-7
5sk	0-h 4s
4dd	0u 1-s
4e	27 86
5ac	0-u 1m 2e
6m	0-m 1-i 2b 311 48
5ch	0-7 1-m 2k 3-10 48 8p 9u
5le	0-n 1s
5nd	1-9 2e
5rm	4a
6r	0-8 1e
5st	0-i 1s 2p 3-9 4-c
4hac	0-b 4e
6m	0a
6n	0h 1-d 2-h cs e-7
6o	0o 2-e
6t	0p 1-6 2-c 36 4-8
5e	0z 1-15 3-d 4i d-8 ei
6i	0j 4-9
6m	2-a ee
6o	0-e 1-a 2o 4-a 8i d-9
6r	0d
6s	0d
6y	08
5i	0-9 2b
6c	0-8 2-9 4l
6e	0b
6n	0-e 28 3k 4-b
6r	0-c 1e
6s	0j 1-8
5oa	0-k 2d 4d
6i	0-a dj e-a
6n	0-7 2-d 89 ei
6r	0-m 3p
5ri	09 3-7
6o	0u 2-6 4-i
5u	0-j 19 2-6 4b eb
6a	0-l 49 8d
6c	0-c 17 2-7 3-9 4z e-6
6o	0c d-8
6y	3m 4-f
4ich	0-c 2e
5en	0-9 1-f 2-e 3-6 4d 510 d-6 e9
6p	0-6 4d dk e-e
6u	09
5me	0i 1-a 38
5n	18 2-d
6h	0-x 2q 3i 4-f ej
4o	0x 1-m 3-a 47 ec
5an	0g 2-b
5i	d7
5ol	0-q 1-9 217
5p	0-9 1-7 2h
6o	0-g 1j
5t	010 1-7 2-n 3-7 4-g 7i d-6 eg
5wa	0a 2-7
4rac	2-6 3-7 4i
6i	06
6n	0p 1-e 2a 4c e-q
6v	0-22 1-8 2-7 3-7 4-d d22 e10
5en	0-j bl
5i	0g 2-b 49
6e	1e
6m	18
6n	0-p 1b 3-b 4h ea
5o	01i 2-8 8-m e-9
6n	018 1-9 3-6 4-f e-9
6u	0-c 1j
5uc	2-7 89
6e	07
6n	0-t 1-a 38 4-6 6d 710 d-6
6o	0-o 47 86 ea
6s	38
6y	0-h 2-7 4f e7
4u	1d 2-f 3n 4-c
5an	0-c 1-7 3d eb
5ng	06
5oi	0-x dk e11
6n	08
4y	0g 4-9
5pe	1a 2-6
3ua	3-6 4-9 ek
4i	0b 1-8
4ltr	27
4nde	0b 1-e 2t 4-e
5g	0p e-8
5iv	0-f 7k
4p	07
4s	06
5e	0b 1-d 48
6r	16 2-b 46
5in	01f 1-f 2-v
4til	0-6 1p 2-j
4u	0d 1-8 dd e-7
3va	01r 1-f 3-g 4-m
5lu	0-8 3e 47
5n	0-f 2f 4a 6d e-b
5ri	0k 1-a
4e	0d 1-c 2j
5rb	08
6s	0f 1-b
5ss	2a
5te	06
4i	0b
5ad	0-1g 11k
5ec	0b 1-c 28 3-a 4p d-a
6n	1-a 26 ec
6t	0j 1-a
6w	0-9 2d
5rt	17 2-6
5su	0-e 3c
4oi	0j 3-7 4-a
5lt	0-b 2g
4u	0-j 2e 4g
5c	07 1-9 2a
5ng	06
3way	08
4e	0p 1-6
5al	07 1-6
5b	0-m 1m
5ll	0l 2-7
4hat	07
5en	06
6r	08
5ic	0r 2-8 4-d
6l	0v 2-8 4-d
5o	0f 4-7
5y	09 4-6
4ide	0e 1-6
5ll	0q 1-6
5nd	0-l 17 2f
6e	1-9 2d
5re	0-b 2k
5th	020 1-u 2-t 3-c 4i
4ord	0-9 1i 2-6
6k	0x 1-f 29
6l	06
5ul	0g 2-8
4rit	0e 1c 3-p 47
3xa	49
5y	29
4ep	0-f 2b e6
4oay	0-f eh
4u	3-8 4b
5at	0-7 1-6 2g
3y	0-6 49
4ear	0-h 1-7 2-e 4-a bn c1j e-g
5u	1-a 3k 47 e-6
4ou	019 2-c 3-a 4-6
6r	0e 1-c 2-f 3-c 4x
1art=dropped	014 1j 3-1m 41i 5-o 6-d 9-d a-e
6uties	0-9 2-i 3-12 4-b 5o 6j 7m 810 9-7 a-8 bh cu d-w e-r
5intro	010 122 2c 3u 4j 5-6 6-i 7-e 8-8 9-k a-k b-l c-x e-w
5nice	0-8 1-1t 4-1q 7a 810 ct d-f e1s
6one	0l 1x 2-8 3o 5-a 66 7-9 8c 9-e a-16 b-j c6 dt e-o
5requirements	0-7 1g 2-m 3p 4-z 7-d 8-1w 923 a1v bn c-1t dg e-a
0r=A	01z 1-n 2-f 31i 5-r 6-6 7-9 8-8 9-6 a-6 b-6 c-6 d-7 e-9
3^	07
2C	016 1w 2q 4p 5-16 6-h 7-q 8-o 9-h a-h b-k c-q dq ez
3^	013 1-a 3-b
2D	1g 2-d 3-13 5q 6x 7-8 8d 9-g a-f ba df e-f
3^	0a 1l 3-d d-6
2F	1j 28 3-9 49 6a 8-9 9-b a-b b-f c-h d-f e16
3^	0-i dz e-6
2L	021 1-d 2-a 3-7 4-8
2O	0n 114 2-l 3-d 4q 7-7 8-6 b-6 c-6 d-8 e-8
3^	0i 3-8
2P	0-1k 113 3-o 4-23 6c 7f 81v 91g a-6 ba e-w
3^	0a 1a d-c
2R	0-11 1o 3-b 4-v 5n 6-q 78 87 9t aw be ck d-r e-r
3^	0-13 1a 2-l 31e 4-l 6-7 7r 8-g 9g bp c-f dn e-n
1a=A^	029 1-9 2-6 5-u
4excellent	0-a 5a
4skills	0-17 3x 47 57
3C^	0-a 2i 3j 4-c 5-8 6-6 7-9 8-9 9-6 a-6 b-7 c-a dj ep
4ability	4h
6le	0-v 1a 26 3j
4experience	0-7 27
ed	0g 3-9 4-9
es	1h 2-f
4including	1i 5-a
4knowledge	0a
4like	1d 2-6
4passion	0t 1-a 2-8 3-6
bate	0c 4-7
4skills	0c
5trong	0e 1-e 2-j 3c 49
5uch	19
4understanding	0-s 18 2o
5sing	0e
4with	09 1-t 2g 3-g 415
3D^	0-i 1-7 210 3-o 4-9 5-a 8d b8 dg
4ability	0-14 11l 26 4-i
6le	0n 1j 2-k 4-c
4certified	09
4degree	0f 1-7
4experience	0t 2-o
9t	1b 2-6
aise	0-h 1-6 2o 36
4including	0e 1-8
4knowledge	0-9 26 37
4like	0h 1-9 2-6
4passion	0-x 2-9 3f 4q
bate	0-q 4s
5roficiency	0-r 1-a 2-9 5o 6p
4strong	0-e 17 2f
5uch	0t 1-p
4understanding	0o 1-e 2-9
5sing	0-r 1u
4with	01d 1-i 3-8 47
3F^	1j 2-k 3b 4x 7-d 8-g b-6 c-7 d7 e6
4bằng	0-p 7f 8e
4có	01i e-1a
4experience	0w 1-9
4knowledge	0-12 1f 2r
4ngành	0-f 16 2a
5ăng	0-8 4-d es
4về	0-6 66
4with	0-7 1-e 2-8 4-a d8 e11
3L^	0f
4including	0c
4with	0a
3O^	0s 1-n 4p
4experience	0-g 1k
4strong	08
4with	0-7 1s 4-9
3P^	0-s 1e 2c 4-a 7h 8-a b9 c8 e-9
4biết	0w 1-9 2-j e-6
5ằng	1g 2-a
4có	0f 1-c 2-c eb
4kinh	0g 1-c 8d e-9
6ến	0-f 2-b 8z
4nghiệm	115 2-e 3-7 4-a 8-7
9p	0c 1-7 2-9 8b
6ành	1-g 214 8-a e-6
5ăng	0c
4thành	0-9 eb
5ốt	0-f 8e
4về	0-d 1k
4with	0-x 1e 2v 8-6
3R^	0-15 1-d 2-v 3a 4-m 512 6l 7r 8m 97 b-7 d-d
4ability	0v 1-u 2-l 3z 4k 8-6 e-7
6le	0-d 1-v 2q 3-6 4i a-6 di ea
4background	0-d 3-7 4-c 7-8 89 bd cu
5iết	0-x 1d 3b 4c 56 6a
5ằng	01g 5-j 6-d
4certification	0-1a a1j
5hỉ	0-8 1-8 2-n 3i dd eg
5ó	0-14 1-g 2-1k 4q 7-7 8-8 b7 c-8 d12 e25
4degree	0i 1-a 2-1c 3-e 4-e 9z a18
4excellent	1-8 31d 4-r
6perience	0-l 1a 2d 3-a 4-6 5-6 7i 810 a-b bh c-b d-8 e-c
ed	1g 4-8
es	0-d 19 28
9tise	0e 1-9 29
4familiarity	19
5luency	57
9t	09 2-9 5c
4good	0-g 311 4-f
4hiểu	0c 1-l 2-8 4n
4including	0-9 1x 2-g 39 4-9
6terest	0-f 2s 4-6
4khả	0w 3-b 4-e
5inh	1-c 3-6 cu e-7
6ến	08
5nowledge	0p 26 4j 7-6 8-8 9-6 e-a
5ỹ	0p 1-c 3-9
4like	0-c 1h 2n 3-c
4mềm	0-6 16 2b
4nghiệm	0g 1-q 219 3-d 4-x 77 8-7 ba c7 d-6 e7
9p	06 1-c 3-e 4-m 71i 813 c-d d-9 e-i
6ành	0p 1-x 3-6 46 ba c8
5ăng	1-c 2v 3o 414 7-9 8-b c-a d-a e-t
4passion	0-j 1a 2m 4-9
bate	0l 1-d 2-k 3-8 4u
5hần	0-8 2j
5roficiency	0c 1-6 2e 4-7
dt	0-9 1a
4skill	0-p 4q
9s	0h 2-l 5j 79 87 a-8
5trong	0-h 2i 4k
5uch	0-o 11z 2-g 4-a
4thành	0x 1-7 2-g
6ạo	11e 213 3-f 4-n 7-7 8-8 c-6 e-c
6ần	0t 1-8 2-f 3c e-6
6ức	0-6 1-7 2e
5inh	06
5ốt	0e 1-9 2-x 3-8 4h db eq
4understanding	09 1f 3-6
5sing	116 2-k 4-6
4về	0-m 1e 2c 3-8 4-e b7 cy e-8
4with	0-d 1c 3a 5-a 7-c 8-h 9j a-b dj ed
0s3=.js	0-l 1m
4sc	0-c 7g
30	0d e-7
40	0b e-9
41	06 e-6
42	0-b bl
51	0b e-7
43	b-c cj
31	bo
40	c7 d-a
48	0-7 dg
32	0-m 1-c 2b bz cg d-9 e-d
40	e6
44	0-a dd
45	eg
33	0r b-e
4+	0-b bh
40	0-e eq
41	0a
465	0-6 1-6 2h
340	0-a ei
35	0-q cq d-8 eh
36	0-9 b7 e6
40	0-a de
390	0b e-8
3a	017 1-e 3-j 8d
4ce	0m 2-c
5h	0-9 1-d 29 3a 4y e-h
5k	1-7 2g 4-7
5t	0-i 1p 2-7
4de	0-l 1t 2-6
5y	0-7 dc
4ff	0-6 4c
4ge	0-12 1o 213 3-8 4-9
4id	48
5l	0-m 1k 2-9 4e
5n	09 1c 2-b
5r	0-r 1u
4ke	0-j 1-6 2q 46
4le	0-8 1c
5l	0l 2-7 4-6
5s	0d
4m	48
5e	0-k 1s 2-6
5p	27
5s	0-s 1-a 210 4c
4n	011 1-e 3-8
5d	02m 1-14 3-i 4e 8-8 e-f
5e	0f 1-7
5g	0-l 2t 3e 4-q 7-f 8n cb de e-k
5h	0-l 2-a 5l 612 7-9 8-f d-b ej
5t	0y 1-e 3-8 ab
5y	0e 1-g 3-6 4i b-7
4p	2b
5e	06
5i	2b
5t	0-6 3c 4-6
4rd	0-b 16 4f
5e	013 1-h 3-f
5k	0-z 11p 2-p
5n	3-a 4a
5s	0-1d 1-e 2-e 4-8 b1e c1j e-a
5t	0j 1-6 3-e 48
5y	0-g 114 2-f
4s	0y 1-f 2-a 3-8 8a
5e	0-a 1t 2-7
5k	0-9 1f
5s	0-h 1l
5t	0-n 412
4t	011 2-7 4-h
5a	3c 4-8
5e	013 1-d 3-6 4-9
4va	0a 1n 2-i
5e	0z 1-7 2-6 3-7
4ws	0-i 1m
4ys	0-1c 1-6 2-8 39 dh e17
3b	1-d 2g
4a	8h
5l	0f 1-7
5n	0-7 2l 4-7 d-6
5o	0-6 1k 2-6 4-6
5y	2b 4-7
4e	0w 1-d 2j 3-9 4-8 7-a
4i	27
5a	0-e 1h
5g	0k 1-d
4le	0l 2-7
5y	0q 2-b
4oc	0-n 19 2h
5x	0-d 2g
4s	0-6 1-8 7d 88
4ug	0e 1-7
5t	0c
4y	0m 2-6
3c	2e e-6
4++	1-8 29
4a	0-h 1-6 4-6 dg el
5c	017 1-o 2-m 3-8 7-a 89 dk
5l	0-t 19 2-1i 3s 7j 8b 9u d-6
5n	0a 1-6 4-7 e7
5o	0-h 1-8 2f 3-6 4-6 715 8-7 d-a
5p	0-h 8z
5t	0-8 27
5u	07
4d	0-m 1-6 2q 7a
4ed	4e
5l	1f 2-6
5s	09 1f 4-e
4he	0c 2-9
5i	08 1-7 3g 4-d
5o	2-6 4a
5u	0-8 3e
4i	1f 2-9
5t	0-s 1t
4le	0-p 1m 29
4o	01g 1-b 3-b d-a
5l	0e 2-b
4rm	0r 1-p
4ss	0a 2-a
4ts	0-t 1v 27 3-9 4e
4u	06
5a	0n 1-8 4a e-h
5s	2-9 3c 46
3d	0f 1-7 2-7
4ai	0-q 4a 715 8-6
5m	3c
5o	16 2-7
5p	0i e-b
4e	0c
5d	0-l 1r 2-8 46
5m	e7
5n	0a 1-a e8
5r	0-t 1l 2e
5s	06
4ge	0t 1-l 2-8 3-6 4f
4i	0-c 1-6 dm
5c	0c 1-a
5o	0-i 1g 27
5s	0d 1-a
4le	17
4na	16
4o	1l 2-c db e-e
5c	1e 3-9
5i	09
5n	0i 1-a
4sp	0-6 18
4u	0-8 de
5c	4b
5x	0-i 1p 2-6
5y	0-8 26
3e	0-7 19
4.g	0x 1-f 2-d
4ad	16 2-7 4b
5k	06
5l	0c
5m	16 2-b 3j
5n	0-e 1k
5r	0g e-7
5s	0-e 4l
5t	1-7 2n
4ck	0-a 1f
5t	48
4ds	0d 2-6
4e	0-7 2b
5d	0-l 1e 28
5g	0-f 1g
5n	0-f 3c
5p	39
5r	0t 2-b 4-9
5t	09
4gy	0-9 1n 2-a
4in	0-k 1o
5r	0j 4-9
4ld	0-c 2-6 8h eg
5f	3i
5l	1g 4-7
5s	2i 4-8
5y	0m 3-h
4ms	0-a 1-8 2h 4a
4na	09 2-8
5d	0f 1-6 4-8
5g	0-e 1-n 2-9 4-9 510 9t
5t	0-q 1-6 2m 31j 8-7 d-9
4re	0g 2-7
5m	4a
5n	09 1b 2-c
5p	0-7 19
5s	0-l 1-11 2b 41r
5t	17
5y	0s 2-c 4-7
4se	0a
5s	0d 111 27 3-q 4-8 a-7
5t	0a 27 4-7
4tc	0f 2-9
5e	0-d 1c
5l	16
5s	2b
5y	07
4ve	0e 4-7
4ws	0e 2-c
3fic	0-l eo
4ka	0-n 1v 2-6
4or	017 2-x
4ul	0-f 2-a 3h 48
3gan	3f 4-9
5y	eb
4er	0-l 2o
5s	0-1a 1-g 2p 4m 6p
4he	0j 2-d
5t	0-p dw
4ia	0h 8-b
5c	28
5o	ed
4ly	1k 2-h
4ns	0-c 2f
4o	0-t 1l 47
3h00	0y e-s
430	0c e-6
4a	0-7 29
5c	2-l 4c ee
5i	0-9 1-9 2h 46
5m	0-e 2m 3h 4-a
5n	0-9 1-8 2q 4-9 cc e-a
5o	0p 2-e
5p	2e
5s	08
5t	0a 1-f 2-a 4f ce
5u	0-9 2d
4cm	07
4e	0-b ek
5m	2-a ee
5n	47
5o	2g 4-7 d-9
5r	1d 2-8 4c
5s	09
5y	08
4ic	0-q 3t
5n	0a 1-a 4-h en
5p	0-7 3-c 4q
5s	0k 1-8
5u	3c 4-7
4ly	3h
4oa	0-i 1-g 39 4e 5o
5c	0-t 1-6 48 818
5e	0-k er
5i	0-j 1a 4g df e-d
5m	29
5n	1h 2-7
5p	06 1d 4-6 e-7
5w	0d 4-7
4q	08
4ub	1-7 2b
5c	0-t 1f 2-a 3-a 41h e-8
5s	06
4w	1-b 2j
3iai	0-f 16 29 3o 4-i
5l	0d 3-k 4-c 7p
5m	0-6 1b
5n	0-o 1-6 2-a 5n 8b eb
5o	0f 46
4ce	0-9 17 2d 4-6
5h	0-8 4b ea
5s	2b 3-6 4-8 8g
4d	0-9 2c
5e	0v 1-9 3-c 4-7
5s	1c
4ec	0b 1-c 28 3-a 4p d-a
5d	09 1-6
5m	0-c 1-f 4h cv e-9
5n	0g 2-l 3-a 4i 86 d-7 e9
5p	2-b 3-6 4n 8a dg e-k
5s	0-9 217 3-a
5t	016 1-i 4-d e-8
5u	0o 4-o ec
5w	0-8 2c
4f	06
5e	1g 2-d
5t	0-8 1b
5y	09
4gh	07 1b 2-e 39 4-9
5n	2q 3-8
4ke	0b 1-8 2-f 3f
4ld	0-a 1b
5e	0d 1x 2-f 3-8 4-g
5l	0r 1-6
5y	0a
4me	0-7 1-b 2-6 38 dt e-6
4n	012 1-v 2-7 4-m an e8
5d	0-p 16 2a 3b
5e	0b
5g	0-v 119 3q 4-d 5-8 8-6 ab b-9 c-a dq e-s
5h	0-o 47 7-a b-6 cf el
5k	0-e 16 3o 4-d
5o	0-6 2b
5s	0-w 1h 2i
5t	0e 1-d
4on	0-n 116 2s 3-8 4-16 7-6 8y 9m d-a e-g
5r	0g
4ps	0-v 2i 4l
5t	09 2-6
4rd	0-c 1e
5e	0-n 1-6 28 316 4-i
5y	0-w 1e 2k
4s	01c 1-7 2-o 4-6
5e	1a 2-e 3b 4-6
5h	0-1b 1-g 2-b 4-7 52l
5k	19
5m	0-s 2i 4e
5t	8i
4t	0k 2-g bk e-6
5a	0f 1-9
5e	0f 1-9
5h	01g 1-k 2-r 3-b 4m
5s	0j 2-8
5y	0-y 18 2-q 3-n 412 7i ap d-6 ec
4ve	0-q 2-w 32b 4-b
3job	0j 2-9
5y	3g 4-b
4s	1-b 2e
3ke	0g 1-h 2e
5r	0-a 1f
5s	0a e-6
5t	0-b 1-6 2i 46
4ha	0t 3-e
5i	48
4ly	46
4y	07 26 4-6
3la	0y 2-c e-7
5b	0-k 2p
5m	0g 1-f 2-a c-6 dt e-7
5n	0a
5p	0-9 1f 2-c eg
5r	0b 1k 2-g
5u	48
5y	0-8 2c
4ds	ad
4e	0-i 29 eb
5d	0-b 1g
5m	38
5n	0y 2-7 8-7 e-6
5s	0-o 212 4-6
5x	28 4-7
4ic	0-a 1e
5d	1-a 3-6 7i
4ls	09 1-d 2c 3-9 4l
5y	0d 1-c 2-i 315 4-i
4og	0i 1-e
5i	0b
5n	0-6 2-9 ei
5p	0b 1-9 3a 4-7
5r	7b
5w	0-13 1r 2h
4so	0a
4th	0d 1-6 2-6
5s	07
4uc	0-b 1-9 28 3-6 4r
5e	0-e 3f 48
5s	09
4ve	0-a 19
4y	0-d 2o 3-6 di e-a
3m	07
4ag	0f 1-a
5l	07 1-6
5n	0-8 4b
5p	0-8 2e
5y	1b
4cg	18
4e	0-f 2c 46
5g	0-d 1g
5m	07
5n	2k 4-g
5r	1-m 2i 4f
4ic	0-u 2h 3n
5n	0-d 1f
4l5	0-b 1f
4o	07
5i	0-n 4i eb
5n	08
5t	0f 2-8
4s	17 7-b
5c	0-p 7u
4um	0-6 2-6 bi
4vc	0f 1-c
5p	0h 1-8 2-7
4y	1-8 26 8a
3nai	29
5l	19 2-17 3j 4-j 7b dq
5m	0-z 1-l 2-7 8-7 c1h dr ec
4ce	0-j 1-d 2e 4-i cs eo
5y	2a
4ds	0-t 2m 3a
4ed	1-7 2-d 3j
5r	1f 2-b 36
5s	0d 2-8
5t	0-8 112 2-c 9-7
5w	1-9 2-c 4s
4ge	1c
5s	0i 2-f
5u	06 2-b 4h
4hu	0i 4-b
4ic	09
4oi	08 2-6 3-6 en
5n	0c 1-6
5t	37
5w	29
4to	06 1-8 26
5s	1-j 21a 3-9
4u	0f db
5x	16
3o	0e
4ac	01d 2-g 8-6 e-d
5i	1-9 29 3-j dj
5n	0n 2-c
5t	09 4-6 e6
5y	0-f eh
4de	0-a 1d 39 4-7
5s	0-y 217
5y	0-l 1m
4f	013 1-v 27 3-e cg
5t	1a
4gs	0-b 1c
5y	016 1-f 2-f
4ld	27
5e	0q e-9
5s	2d
4me	0g
4n	0u 1-e 2-k 3-9 4n
5e	0h 1-9 8-8 bg
5g	0h 1-t 4-e 7-6 8d c-7 dw ed
5o	0a
5s	0-q 1-11 2l 3-a 4q ap ef
4od	0l 2-8 4-8
5k	06
5l	0-j 18 2e
5t	0-c 1-8 2n
4ps	0-f 16 4h
4r	01f 1-n 2-t 4-e 87 c8 ee
5a	0-6 18
5d	0-k 1v 2-6
5e	be c7
5k	1-o 2v 3o 4-c
5m	0-a 1r 2-9
5s	0-r 1c 2l
5t	3g 4-7
5y	0-16 114 2-b 8q
4ss	1-k 2-b 3n 4d
5t	0a
4te	06
5h	0c 1i 2-c 3-7 4-8
4ud	0n 1-f
5p	0i 1-8
5r	01g 1-k 2-m 3-e 4j
5s	08 1-1b 3u 4f
5t	09 2a 4-6
4ve	0-a 1-6 3l
4wn	0-6 26
5s	0-6 29
3p	0-7 1g 2-8
4en	0-m 1-8 313 4-6
4hd	0m 1-6 7-b
5p	0-d 1f
4id	0-7 19
5s	0-14 1o 2i
4le	06 19 3-c
5m	0-8 19
5y	09 1-6
4oc	0d 1-c
4ps	09
4ts	0p 2-j
4ut	0-c 3g
3qt	0a
4ua	1-7 2g 4-7 e6
5e	0-e 2j
5y	0-w 1b 4n 86
3r	0-9 1n 2-a
4's	0-k 7t
4al	0-h 2-a 3-6 4l bf
4ch	0-s 1m 2g 3-6
4ds	2-d 4a
4ed	0k 1-b 2-e 3e 4-c 8-a 9n
5e	1-6 2-c 4-9 816
5n	0-c bl
5s	0-e 3h 48
4ge	3-g 4i
5y	0-g 19 47
4ic	0-7 1c
5t	09 4-8
4ks	1-d 2r
4ly	3d 4-e
4ms	0b 2-6
4ns	0-f 2o
4o	e6
5l	0-a 2d
5m	0h 1-6 2-f 4a
5w	1-6 4e
5x	0c e-a
4st	4b
4ts	0-r 1-f 217 3l 4-f
5y	0-b 2e
4uc	2-7 89
5e	07
5m	0-a 1c
5n	0-8 2c
3s	0z 8-y af
4an	0j 1-9
5p	0-d 1f 4-8
5t	0-6 2d
5u	08
4c	0-i 1-8 2-6 dw
4db	08
4ed	0-19 113 3p 4-c
5e	07
5o	06
5r	17
5s	0-c 2u 4-7
5t	1-c 4j
4ic	1c
5s	0b 1-9 26
4ks	0-g 4r
4ly	49
4o	07
4ql	26
4re	0-d 1d
4so	0-j 1n
4ts	0w 1-c 2-c
4u	0g 1-9 2-6 e7
5c	0-i di e7
5e	0-7 1d
4w	09 1-b 27
3tac	4-a ef
5i	0z 1-8 e-9
5l	28
4ch	0-u 11c 2-e
4dd	0u 1-s
4e	27 86
5d	1-u 2-8 3f 8f ej
5m	18 26 4-6
5n	0h 3-n ef
5r	0-b 1-e 3-8 4k 7p
5s	0-s 1f 2f eb
4he	0z 1-15 3-d 4i d-8 ei
5i	0-9 2b
5m	0-9 1d
5s	07
5u	0-j 19 2-6 4b eb
5y	37
4ic	0-v 2o 3t 4-6 dg e-p
5n	18 2-d
4js	19
4le	0-h 2k
5y	4a
4mq	16
4o	0x 1-m 3-a 47 ec
5i	d7
5m	0-t 1n 26
5p	0-i 1f
5r	0-l 2b 311 4-s
5t	010 1-7 2-n 3-7 4-g 7i d-6 eg
4ra	07
5i	0g 2-b 49
5o	01t 2-b 8-m e-a
5y	0-7 1-b 2r
4th	1-6 7g
4u	1d 2-f 3n 4-c
5m	1a
5s	0-b ai
4y	0g 4-9
3ua	3-6 4-9 ek
5l	2c
5n	0a 1-k 27 3k 4-6
5t	0-d 1-l 2f 4e 8d
4ch	0g 2-j dg
5t	0a 1-e 26
4de	0o 3-6 4-7
4es	1-9 4n
4gh	09 2-6 3n 4-i
4i	0b 1-8
4ld	0r 2-b
5l	0j 1-9
4me	3c 4-6
4nd	0-7 1i 2-8 3-6 88
5g	0o 2-d 4-m 6c 7z d-b e-i
4oc	0-7 2m 3-6 46 e-a
5i	0-14 48 c-6 d1c ed
5n	4c
4p	07
4re	0-o 111 2c 3-h 47
4s	06
5e	48
5t	06
4te	0f
4u	0d 1-8 dd e-7
3va	01r 1-f 3-g 4-m
5n	0-f 2f 4a 6d e-b
4e	0d 1-c 2j
5l	0-j 1-c 2-e 3-a 4-f 8k dj ez
5n	06 1-l 2-6 37 4l
5r	0-b 1m
5s	1-6 2b
4i	0b
5a	06
5l	0-d ah
4oi	0j 3-7 4-a
4u	0-j 2e 4g
5c	07 1-9 2a
3way	28
4e	0p 1-6
5b	0-m 1m
5r	0-9 28
4ho	0f 4-7
5y	09 4-6
4ly	0-j do
4th	0-a 117 2-b 3-j
3xa	49
5y	29
4ep	0-f 2b e6
4u	3-8 4b
3y	0-6 49
4ed	29
5n	2-f 4e 8-7 d-6 ea
5r	47
5t	0-6 26 3k 4-g
5u	1-a 3k 47 e-6
4ou	019 2-c 3-a 4-6
3zed	0-8 3d
4on	09
14=0	0d e-7
40	0b e-9
41	06 e-6
42	0-b bl
43	b-c cj
31	bo
40	c7 d-a
48	0-7 dg
32	0-m 1-c 2b bz cg d-9 e-d
40	e6
521	0b e-7
44	0-a dd
45	eg
4h00	0d e-b
33	0r b-e
4+	0-b bh
40	0-e eq
41	0a
465	0-6 1-6 2h
340	0-a ei
35	0-q cq d-8 eh
36	0-9 b7 e6
40	0-a de
38h00	0e e-d
390	0b e-8
3a	017 1-e 3-j 8d
4ble	0m 4-7
6y	0o 2-9
4ces	0-7
5he	0d 2-a
5le	17
5t	0-6 4d
6s	0g 4-6
4ded	0-e 1k
4fka	0-n 1v 2-6
4ger	0-7 1-7 2o 4-8
6s	1-9 2-9 6p
4ily	06
5ry	0-z 1f 2k
4les	18 27
5l	0n 1-8
6y	0b 1-c 2-i 316 4-h
5so	0a
5th	0d 1-6 2-6
5ue	0-e 3f 48
4m	48
4n	011 1-e 3-8
5ce	0-z 1e 2a 4-9 ev
5d	02h 1-13 3-h 4f 8-8 e-f
6s	0-a 3d 47
5ge	0j 1-d
5h	1-g 2-a 5n 613 e-6
5ts	0-a 2d
5y	08
4p	2b
5is	0-18 1s 2i
5ps	09
4rch	0-s 1m 2g 3-6
5ds	2-c 4a
5e	0x 2-6 3-8 4-6
5ge	3-g 4i
5ly	3d 4-e
5ms	06 2-6
5ts	0-h 1-a 2s
6y	0-b 2e
4s	0y 1-f 2-a 3-8 8a
5ed	28
6s	0-c 17 2b
5ic	1-b 28
5ks	0-h 4r
4t	011 2-7 4-h
5ch	0-v 11c 2-d
5ed	1-m 2-7 3-8 8f em
6s	0a
5om	0-6 28
6r	0-d 315 4-p
5us	0-b ai
4vel	0-n 1-6 2-7 3-6 4-d dk e10
4ws	0-i 1m
4yed	29
6r	0-6 48
4zon	09
3b	1-d 2g
4a	8h
5ck	0d 2-7
5n	2m 4-7 d-6
6g	0d
5o	0-6 1k 2-6 4-6
5se	1e
5y	2b 4-7
4e	0w 1-d 2j 3-9 4-8 7-a
5am	0-c 1h
5rs	07
5st	0e 1-e
4i	27
5a	0-e 1h
5ds	0-7 1e
5et	0p 3-8
5g	0k 1-d
5le	08 1-6
4lem	38
6s	0-7 29
5ic	0-a 1e
4oc	0-n 19 2h
5dy	0-l 1m
5ot	0-f 1-7 2o
5th	012 1-a 2-c 3-6 4-8
5ut	0b
5x	0-d 2g
4s	0-6 1-8 7d 88
4ut	0c
4y	0m 2-6
3c	2e e-6
4++	1-8 29
4a	0-h 1-6 4-6 dg el
5c	017 1-o 2-m 3-8 7-a 89 dk
5n	09 4-7 e7
6t	06
5o	0-h 1-8 2f 3-6 4-6 715 8-7 d-a
5p	0-h 8z
5rd	0-7 19
5t	0-7 28
6e	0m 3-h
5u	07
4d	0-m 1-6 2q 7a
4eed	49
5ll	0-p 1m 27
5ss	0b 1c 2-e
4ham	0-9 3g
6t	0-l 4n
5er	0-n 1p
6s	09
5i	08 1-7 3g 4-d
6u	3c 4-7
5o	2-6 4a
5u	0-8 3e
6c	0-7 4b
4i	1f 2-9
5al	0-6 3-d 4-8 7p
6n	8c
5ng	0-i 1f 38
5ty	08
4ker	0-6 1b
5ly	46
4o	01g 1-b 3-b d-a
5de	0-i 1c 27 39 4-7
5gs	0-b 1c
5ld	27
5ng	0e 1-j 28 38 4-h e7
5re	0e 1-l 2b
4rm	0r 1-p
5um	0-a 1c
4ss	0a 2-a
4tjs	19
5ly	48
5or	0-9 2d
4u	06
5a	0n 1-8 4a e-h
5ng	08 4-6
3d	0f 1-7 2-7
4ai	0-q 4a 715 8-6
5m	3c
5ng	0-n 8x
6h	17
5o	16 2-7
5p	0i e-b
6t	0-6 3c 4-6
5ta	3c 4-8
6e	0f
5ys	0-o dh ec
4ded	19
4e	0c
5al	07
6s	0-g 4l
5ls	0-7 2b
5n	e8
6t	0-1e 2q 3y
5rn	08 1b 2-c
6s	06 1-1a 2c 3c 4j
4ges	0-b 2e
4i	0-c 1-6 dm
5ch	0-8 47
5en	1a
6s	0-j 2l
5ng	01p 1-a 2e 3-q 4-k
6h	0a
4map	0-8 2e
4na	16
4o	1l 2-c db e-e
5c	1e 3-9
5i	09
5ng	1c 2-g 4g e-f
4set	2-d 4m
5p	0-6 18
4u	0-8 de
5c	4b
6t	0a 1-e 26
5ng	0g
5oc	06 1-6 2c 47 e-9
6i	di e-h
5y	0-8 26
3e	0-7 19
4.g	0x 1-f 2-d
5js	0-l 1m
4ach	0e e-9
6t	19
5dy	0-7 dc
5ms	0-t 1-a 211 4d
5rn	3-a 4a
6s	0-1d 1-e 2-e 4-7 b1e c1j e-a
5se	0-9 1g
5te	0a
4cts	1-e 4n
4dge	0l 1-b 2-d 4g
5is	0d 1-a
5ux	0-i 1p 2-6
4e	0-7 2b
5ds	0c
5g	0-f 1g
5rs	0-8 28 48
4ful	0-b 3i
4gic	06
4ing	0f 1-8 2-7 3b 4-9
4lds	0-6 ad
5op	0b 1-9 3a 4-7
6r	7b
4mag	0f 1-a
5ic	0-10 2i 3o
4nce	0e 1-q 38 4-9 ct e-7
6y	2a
5d	16 4-8
6s	0-n 16 2q
5ge	0-n 1p
5ts	0f 1-h 2r 3-8
4ory	28
5us	0-6 4b
4pts	0p 1-7 2-g
4r's	0-g 7o
5al	1-d 4b bf
5ce	0-8 2d
5ed	0-7 8-a 9n
5gy	0-g 19 47
5ns	0-f 2o
5p	0-7 19
4sts	0a
4tc	0f 2-9
5es	0-y 1k 2k
5ic	0-1b 1-b 2t 3y
5l	16
5ro	08 1-7
4vel	2-6 8k
6n	09 4-8
4wly	0-j do
3face	07
5st	0-7 4h
4ect	0-9 1a
5ed	0-h 1l
4ice	2e
5le	08
5nd	3b 4-7
4low	0-t 1c 2j
4mcg	18
4ood	0-9 1c
5r	01d 1-f 2-k
4rom	0h 1-6 2-f 4a
4ten	4-7 ef
4ull	0j 1-9
3gan	3f 4-9
6h	0-d 1p
4ent	0-j 3p
5rs	0-h 2k
4ful	0-9 4d
4ger	0-e 4d
4hly	0-7 3h
4ia	0h 8-b
6i	0-f 16 29 3o 4-i
6m	0-6 1b
6n	0-6 eb
6o	0f 46
5es	0b 1-g 2f
5le	0-w 118
5ne	08
6g	0-y 11a 2-b 3-9 4c
5o	ed
5st	0-d 8i
4o	0-t 1l 47
5ai	0f 1-7 3-j 86 dj
5od	0u 1-7 4-8
4ree	1-6 2-c 4-9 816
5ow	1-6 4f
4ths	06
4ues	2-7 4i
5oi	0-8 4a da e-8
3ha	0-7 29
5ch	07 38
5ge	0-d 1t 2-g
5i	1-d 28 46
6n	0-6 1g 2-7
5ng	2d 8-6 cf e-a
6h	0c 1-b 2-8 38 4-b em
5rd	47
5s	08
5ve	0z 1-7 2-6 3-7
4cm	07
4e	0-b ek
5ad	0-b 1d
6t	0-h 2o
5ck	0-a 1f
5ir	0j 4-9
5re	0g 2-7
6s	0-a 4c
5se	0a
4ich	0j 2-h 48
5em	0-l 1-c 4i cw e-8
6n	2-8 4d
6p	07 2-7 49 8b
6t	3d 4-8
6u	0k 36 4-n ee
5gh	07 1b 2-e 39 4-9
5le	0t 2-7 4-c
5ng	0-7 28 3-8
6h	0-8 2-b 37 87 ed
6k	0-a 3o 4-d
5ps	0-v 2i 4l
5rd	0-c 1e
4oa	1-g 3c 5o
6c	01d 2-g 8-6 e-d
6i	0-a 2d
6n	06
6t	09 2-6 4-6 e6
5c	0-t 1-6 48 818
5ds	0-p 1-9 211
5i	49
5ng	0-f 1-6 27 3-a 4-6 88 dd ef
5ol	19
5p	0e e-7
5re	0-o 1t
6t	0-a 3i
5ut	06
5w	0a 4-7
4q	08
4uan	0-6 1-e 2e 38 4-6
6t	0-l 49 8d
5ng	0-8 1i
4w	1-b 2j
3ials	29
5ry	0-h 1s 2-a
5te	08
4ble	49
4cal	0-u 1a 2-1i 3t 7j 8b 9u d-6
5es	07 1c 4-c
5it	0-s 1t
4d	0-9 2c
5er	0-e 2k
5ge	07 1-9
4eld	0-c 2-6 8h eg
5ng	1-d 2-8 4-9 510
6t	ea
5ty	07
5ve	0e 4-7
5ws	0e 2-c
4f	06
5ic	0-l eo
5ul	07
4ght	0-t dw
5ns	0-c 2f
4kes	0a e-6
4lar	0l 2-7
5ls	08 1-d 2d 3-9 4l
4mal	07 1-6
5um	0-6 2-6 bi
4n	012 1-v 2-7 4-m an e8
5ed	2-b 3k
6r	0-g 1l
6s	2-7 4b
5gs	0i 2-f
5to	06 1-8 26
5ux	16
4ong	3-c dh
6s	0-r 1-11 2l 3-a 4q ap ef
5us	0-i 1-9 3l
4ple	0-6 4f
4que	0-e 2j
4red	0b
6s	0-c 3i
5it	09 4-8
5st	4b
4s	01c 1-7 2-o 4-6
5ed	0-7 3d
4t	0k 2-g bk e-6
5al	1-c 2c
5es	eb
5hm	0-9 1d
5mq	16
5s	0b
4ven	0-v 1-7 3a 4u
6r	0b
6s	0f 2-6
5il	0-d ah
4zed	0-8 3d
3java	06 1q 2-i
4ect	0s 1-d 4-c
4ob	0j 2-9
4s	1-b 2e
3ke	0g 1-h 2e
5ep	0-7 39
5nd	0o 1-m
5t	49
6s	07
4ha	0t 3-e
6c	0b 2-m ef
6i	0-9 28
6u	0-9 2d
5i	48
5oe	0-k er
6i	0-a 1h
4ien	1-9 8a
5ng	0i 1-d 2-8 3x 4-e
6h	0d 1-a 3-d 4g ci d-7 e-d
6s	0-8 1h 2-7
4log	0g 1-e
4now	2a
4y	07 26 4-6
3la	0y 2-c e-7
5b	0-j 2q
5ce	0e 2-9
5ke	0-9 2b
5m	0g 1-f 2-a c-6 dt e-7
5n	07
6e	0f 1-7
6h	0-8 ec
5p	0-9 1f 2-c eg
5te	0-11 1i 38 4d
5u	48
4den	09 1-7
4e	0-i 29 eb
5ad	1-6 4b
6n	0-e 1g
5d	0-e 1g
5ms	0-c 4j
5n	0y 2-7 8-7 e-6
6t	01f 1-g 2-a 3-g
5rs	0a 2-8
5ss	0-7 1-6 2j
4ied	07
6n	0h
5fe	0f 2-d
5ke	0b 1-7 2-f 3f
5ne	0b
6g	0-2d 1j 2i 4-7 d1h
6h	09
6k	17
5se	0-c 3d
6h	0-e 1-j 4-6 519
6m	0-h 2j
5ty	3-8 4k
4ogy	016 1-f 2-f
5i	0b
5n	0-6 2-9 ei
6g	46
5ud	0n 1-e
5ve	38
5w	0-e 1i
6s	0-8 2a
4thy	06
4uat	0h 1-e
5c	0-b 1-9 28 3-6 4r
5de	08
4ves	0-f 2i
4y	0-d 2o 3-6 di e-a
3m	07
4ail	17
5ke	06
5ny	1-8 26 4k b-6
5te	06
5y	1b
4e	0-f 2c 46
5et	07
5g	0-d 1g
5m	07
5nt	0h 1g 26 e-8
5rs	0i
4ics	0k 1-6 2-7
5nd	47
6g	0o 1-d
4o	07
5i	0-n 4i eb
5ng	0-9 3d
6o	0a
5re	06 1-c be c7
5st	09
5t	0f 2-8
6e	06
5ve	0-j 3f 46
4s	17 7-b
5c	0-p 7u
4uch	0-c dh
5on	0-8 4c
4vc	0f 1-c
5p	0h 1-8 2-7
4y	1-8 26 8a
3nage	07
5i	29
5m	0-z 1-l 2-7 8-7 c1h dr ec
5ng	0b 3i 4-g
5ry	0-8 1f
5te	0-6 3j 4-7
4ced	4f
6s	06
4ded	48
5le	08
5on	0h 1-a
4eed	07
6r	0r 2-a 4-7
5rs	2-d 4k
5ss	1r 26 3-m a-6
5t	1h 9-7
5w	1-9 2-c 4s
4gay	eb
5es	0-11 2l 4q
5he	0j 2-d
5ly	1k 2-h
5u	06 2-b 4h
4han	2l 3-6 4-6
6p	26
6t	2-6 cf
5en	49
5in	4-g en
5om	29
5u	0i 4-b
4ing	0-e 1d 2-9 4f
5or	07
5sh	0-x 2-6 51d
5ty	0g 4-6
4joy	3g 4-b
4ner	0m 2-8 4-c
4ode	07 2-7
5i	2-6 3-6 en
5n	0c 1-6
5t	37
4tal	19
5er	09
5um	1a
4u	0f db
3o	0e
4ach	0-g 27 39 4c
5ng	0g 7-b
6h	0-d 2f 4b
5rd	06
4bal	0c
4col	0e 2-b
5us	2-9 3c 46
4f	013 1-v 27 3-e cg
4ing	1-6 36
4lid	1-a 3-6 7i
5ve	0-a 19
4mer	1-k 29 4f
4n	0u 1-e 2-k 3-9 4n
5al	0-g 1e 2-14 3m 4-c 7c dr
5e	0c 1-8 8-7 bg
6s	09 4-7
5ic	09
4ods	0-8 29
5ls	2d
5th	0-q 1s
4pen	0-m 1-8 313 4-6
6r	06 1-9 29
5le	0b 17 27 3-b 4-a
4r	01f 1-n 2-t 4-e 87 c8 ee
5ks	1-d 2r
5ts	0-c 2g 3l 4-f
4sdb	08
5ed	0-15 118
5ql	07
4ugh	09 2-6 3n 4-i
5ld	0r 2-b
5nd	0-7 1i 2-8 3-6 88
5r	0z 1-c 2-7 4-6
5se	0-9 1b
5t	0b 4-6
4ven	0s 1-e 2-7
6r	07
4wer	0-9 28
5th	0-a 117 2-b 3-j
3p	0-7 1g 2-8
4act	0-b 1k
5ny	0b
5rk	0-l 1v 2-9
6t	08 3-c 49
4eed	0-8 2f
5rs	46
4ham	0-f 2t
6n	0-7 27 3b
5d	0m 1-6 7-b
5p	0-d 1f
5uc	0-a 18 47
4ing	012 1-j 2-6 3-7
5re	0-8 3m 4-e
4lay	0-8 2c
5es	0-k 2p
6x	28 4-7
5m	0-8 19
5us	09
4ort	09
4ply	09 1-6
4rox	0c e-a
4tth	1-6 7g
4ut	0-c 3g
3qt	0a
4ua	08 4-7 e6
6n	0r e-e
5oc	0-6 2f
5y	0-w 1b 4n 86
3r	0-9 1n 2-a
4ach	0-7 3-7 4k
6k	06
6t	3b 4-8
5ge	0-r 1-b 21a
5id	48
5me	0-n 1t
5ng	0-8 1-h 2s e7
5te	0l 1-8
4dic	0c 1-a
4eat	0c
5ct	0-j 4k
5en	48
5na	09 2-8
6t	0-d 1-a 4r
5st	0-6 1k 2-7
5te	0-e 1d
4hus	06
4ial	08 3-6
5cs	0-t 1v
5en	1e
6s	0-13 219
5ne	0-f 1f
6g	0-g 1a 2-j 3p 4-n 7f 86 ah
6h	0-p 1b 3-b 4h ea
6t	0f 1-e
5or	08
5pt	09 2-6
5sk	19
5te	07
6y	0-k 1n 2-c 3-g 46 ar
5ve	0-v 3p 4g
4ket	0-a 1-6 2m
4nal	0f
5et	18
4o	e6
5le	0p e-9
5ng	01w 1-a 3-d 4-l e-a
5ss	1-k 2-b 3n 4d
5up	0i 1-8
6s	0j 1-h
5ve	08
5wn	0-9 2a
4red	0d
4son	06
4ter	0-9 4b
4un	0-8 2c
6g	0-t 1-a 38 4-6 6d 710 d-6
4ver	0-t 1q 27
3s	0z 8-y af
4age	0-c 1f
5ls	08 2-6
5n	0j 1-9
6g	06
5p	0-d 1g 4-8
5t	0-6 2d
5u	08
4c	0-i 1-8 2-6 dw
4elf	3i
6s	2a
6y	07 4-6
5nt	0-a 2j
5o	06
5rs	2-9 47
5ss	0b
5t	1-9 2d
6s	0-d 2g
4hip	0-7 3-c 4q
5op	0-8 1e
4ics	0-7 8h
5de	0c 3-9
5gn	2q 3-8
5ng	1-h 2c 3i 4-8
6h	2-e dj
5on	0-6 1a 3b 4-6
5re	0-g 3l
5te	09
6y	3-c 7k
5ve	06
4o	07
5ft	1a
5me	09
5rs	0-7 1g 2-8
4ql	0-a 2c
4re	0-d 1d
4ses	0-9 1-7 2m
5ue	0-7 1d
4ted	0c
6m	18 26 4-6
6r	0d 2-h 7h
5ic	0-q 1d di
5ry	0-9 1-a 2r
5s	06
4u	0g 1-9 2-6 e7
5c	0-i di e7
6h	0r 2-i
5es	49
5me	3c 4-6
5re	0c
4w	09 1-b 27
3tac	4-a ef
6k	0-l 2q
5ff	0-6 4c
5ge	1-7 2c
5i	0z 1-8 e-9
6l	0-q 1e 4f
6n	09
5ke	0-g 2g
5ng	0-f dn e-7
4dd	0u 1-s
4e	27 86
5am	0a 1-d 2-6 3k
5gy	0-9 1n 2-a
5in	0-k 1o
5ms	1-6 2l 4-9
5nd	0-9 1a
6t	0-b 1d 2-b 3i
5rm	4a
6s	0-1f 1y 2h
5st	2c
4ful	0-6 1a
4hac	0-b 4e
6m	0a
6n	cd
6o	0o 2-e
6t	0p 1-6 2-c 36 4-8
5e	0z 1-15 3-d 4i d-8 ei
6m	2-a ee
6o	2g 4-7 d-9
6r	0f 1-b 2-6 4c
6y	08
5i	0-9 2b
6c	0-q 3t
6n	0f 1-a
6s	0j 1-8
5oi	0-a dj e-a
6n	1j 2-7
5u	0-j 19 2-6 4b eb
6c	0-c 17 2-7 3-9 4z e-6
4ial	0a
5ch	0-c 2e
6s	0a 1-n 2o
5en	2-a 4g e7
6p	0-6 4d dk e-e
6s	0x 1g 2-11 3-6
6u	09
5fy	08
5me	0-7 1-b 2-6 38 dt e-6
5n	18 2-d
6g	0-o 1q 2r d-6 e-6
6h	0-x 2q 3i 4-f ej
5on	0-j 1x 2u 3-j 4-10 7-6 8z 9m d-9 e-e
5re	0-6 2a
5se	0k 2-a
5ve	0-7 16 2-n 31s 4-p
4ml5	0-b 1f
4ner	0-j 26 37 4c
4o	0x 1-m 3-a 47 ec
5an	0g 2-b
5i	d7
5ol	0-g 2i
5p	0-9 1-7 2h
5rs	0-k 2t
6y	0-j 1i 2-i 8q
5t	010 1-7 2-n 3-7 4-g 7i d-6 eg
4ren	0-c bl
5i	0g 2-b 49
6c	0-7 1c
5o	01i 2-8 8-m e-9
6l	0-a 2d
5uc	2-7 89
6e	07
4ted	0-s 3s
6n	0j 3-m 48
6r	0-s 2m 4f
5le	0-i 2k
4u	1d 2-f 3n 4-c
5al	1-6 2d
6n	0-c 1-7 3d eb
5de	0g 4-6
5ng	06
5oi	0-x dk e11
5re	1-m 2w 3-6 4a
4y	0g 4-9
3ua	3-6 4-9 ek
4cts	0-1a 11c
4dio	0-i 1g 27
4ent	07
4i	0b 1-8
5ld	0-a 1b
5re	06
4lar	0-a 1p 2-a
5ts	07
4mer	0-6 29
4ng	0p e-8
5ts	0-8 29
4ong	0-10 3a 4h 8a
5us	09 1-k 3f
4p	07
4ral	0-k 1e 4c
5ce	0a 16 2-b
5ed	2-7 3h
6s	4a
4s	06
5e	0b 1-d 48
6d	3g 4-8
6r	17
5ic	0-b 1n 2-a
5ly	49
4ter	79
5ic	07
4u	0d 1-8 dd e-7
4yen	2-f 4e 8-7 d-6 ea
6t	0-6 26 3k 4-g
3va	01r 1-f 3-g 4-m
5n	0-f 2f 4a 6d e-b
6t	0i 1-9 ac
5te	0-6 1-9 2h
4e	0d 1-c 2j
5ly	0d 3-g 49
5ry	0t 1-7 2-9 4-7
4i	0b
5an	0-h 5n
5ce	0-b 1d
5de	06
5ec	0b 1-c 28 3-a 4p d-a
6n	1-a 26 ec
6t	0j 1-a
6w	0-8 2c
5ng	1-d 2-7 3-k 41f
5ta	0f 1-9
6y	0-l 3f ej
4oi	0j 3-7 4-a
5ps	0-j 17 4h
4u	0-j 2e 4g
5c	07 1-9 2a
5ng	06
3ward	0-6 4b
6e	1-6 2a 4c
5y	08
6s	07 2-7 39
4e	0p 1-6
5b	0-m 1m
5ll	0j 2-7
4hat	07
5en	06
5o	0f 4-7
5y	09 4-6
4ide	0b
5ft	0-d 1f
5ll	0n 1-6
5nd	0-l 17 2f
6e	1-9 2e
6g	0s 1-h 2-7
5th	01g 1-k 2-r 3-b 4m
4ord	0-o 1w
6k	1-o 2v 3o 4-c
3xa	49
5y	29
4cel	1f 2-6
4ep	0-f 2b e6
4oay	0-f eh
4tra	06
4u	3-8 4b
5at	0-7 1-6 2g
3y	0-6 49
4cle	0-l 1g 2b
4ear	0f e-7
5u	1-a 3k 47 e-6
4ing	07
4ou	019 2-c 3-a 4-6
6r	0f 1-c 2-c 3-a 4s
6t	0-i 2h
4sis	1-7 29
5ql	0a 1-7
5ts	0a
3zing	0-t 1v
4ure	0-q 111 2-6
1h-1=0	07 19 2-z 3-a 4-d 7-7 8-b b-8 c1k d6 eh
5X	1a 2h 3-f
6X	0-9 21w 3-f 4-q 5-6 7-k 8j 9-7 a9 b-6 c-8 d-8 ee
6x	0j 1-k 2-f 4x 5-l 61n 7-q 81c c-1b e-y
5^	0t 1p 2-v 3m 4-s 5-7 6-b 7i 8-l 9d a-8 bk c-j dy e-z
5x	0-i 217 3i 5r 6-1c 7x 8-m 9i a-g c-13 d-8 ek
6.	08 1v 2-s
60	1a 2-8 4-7 cy d-h
6X	013 1k 2-15
21=0	0j 2-w 3-a 4-d 7-8 bx cf db
4X	0-q 16 2f 4r e-a
5X	013 1m 2q 3-d 4-w 7l 8-e c-6 d-9 e-i
5x	0v 1o 29 3-g 6-6 7-k 8r 98 a-e b-s c-c d-8
4x	0-h 1-f 2-l 311 4-b 5-8 9i b6 c-i db
5.	0u 2-e
50	1j 2-9 e6
5X	1k
2=0	0i 1-16 27 3-f 4-c 7-b 8-a c19 d-a e13
3X	0-l 1z 27 36 e-9
4X	0-1a 1m 2-c 3-w 4-m 5s 6-6 7f 8g 91z b-9 c-8 dd e-n
4x	0k 11v 2-r 3v 4-2d 52e 6p 71f 8-r 97 a-b b-14 c-17 d-6 e-1b
3l	02j 1-26 2-b 3-u 41c 5-7 7-b 8-a 9-6 b1j e-u
3x	02e 17 2g 31e 41d 5-2w 6-g 7-16 81a 9-16 a9 b-22 c-c eo
4.	1a 7f
40	0-26 2-7 3-c b20 c-6 dg eq
4X	11j 3-9 5-7 7-i 9-7
0t=BC	0-y 1-7 2-5 3-6 4-5 5-2 6-1 7-2 8-2 9-4 a2s b-2 c-2 d-2 e-2
3D	0-14 1-x 2-l 3-m 4-o 5-b 6-2 7-n 860 9l a-b b-5 c-f d-b e-g
3H	0k 13h 2c4 3-20 4-3n 5-n 6-b 7-v 8-1r 9-i a-q b-l c-12 d1 e-1s
3L	0r 1-h 2-b 3-r 4-c 5-a 62p 7-7 8-a 9-1 a-4 b-5 c-8 d-7 e-a
3S	0-1f 1-29 2-2n 3y 4b8 5-b 6-5 7-f 8-u 9-6 a-n b-b c-t d-i e-1i
3X	0-2w 1-t 2-n 3-q 4-w 5-9 6-3 7-d 8-p 9-2 a-4 b-f c-p d-h e8t
3Y	0-1p 1-h 2-a 3-b 4-a 5-5 6-2 7-5 8-8 9-3 a-4 b-c c4q d-9 e-a
2IC	0-17 1-a 2-6 3-6 4-5 5-2 6-1 7-3 8-3 9-2 a2a b-2 c-3 d-2 e-3
3D	0-4 1-16 2-s 3-m 4-x 5-7 6-2 7e 85v 9-3 a-b b9 c-p d-f e-m
3H	0o 12m 2aq 3-13 4-4j 5-m 6-8 7-13 8-1k 9-f a-p b-7 c-1c d-z e-27
3L	01l 1-6 2-6 3-6 4-6 5-2 6-2 7-2 8-3 9-1 a-1 b-2 c-2 d-5 e-4
3S	0-f 1-12 2-4e 316 4b2 5e 6-7 7-u 8-16 9-8 a-i b-h c-13 d-1c e-2r
3X	0s 1-1g 2-1j 3-1b 4-1r 5-a 6-3 7-e 8-n 9-4 a-6 b-l c-u d-l e8b
3Y	0-x 1-f 2-q 3-i 4-o 5-6 6-2 7-b 8-d 9-2 a-5 b-c c55 d-g e-k
2O	07l 152 2-aj 35c 4-8h 52q 6-17 74d 8-3d 91h a-1h b2z c-2s d4x e-6b
2^	0t 1p 2-v 3m 4-s 5-7 6-b 7i 8-l 9d a-8 bk c-j dy e-z
0w+1=0	0j 2-w 3-a 4-d 7-8 bx cf db
422h00	0g e-d
4^	01p 1-6 3-k 4p 5-9 6-e 7-8 8-e a-b c-9 dg e-6
4a	1-9 2-12 31q 8c a-6 e-6
5bilities	0-k 2p
ay	08
6le	09
6out	0-7 37 4-b el
5cademic	0-6 1a
6cording	0-m 1p
8unts	0-9 1a
6hieve	0g 4-b
6oustics	0-d 1f
6ross	0-f 1-c 28 3k
6t	0-c 4d
7ions	0h 4-6
8vities	0-g 1-6 2n
by	0-a eg
5dapt	08
6option	06
6vanced	0-s 1e 3g
9tage	06
5fraid	38
5gency	0-6 16
8ts	07 1-6
6ile	0f
5lgorithm	0b 1-7
ds	0-e 1-7 2m
6l	0u 2-e 4-6
7ocation	17
6so	08
6ternative	0-a 2b
6ways	0a
5mazon	0f 1-d
6bitious	0-m 3d 4a
6ong	09 1-9
5n	013 1-8 2-d
6alysis	1c 2-7
ats	0a 1-7
9tical	0n 1-7 2-8
cs	0g 1c 2-m
6d	0-1n 114 2-k 31n 410 5m 7-6 9d a-a b-c c-u d-j e-8
6h	09 1-9 2-7 5o
6tibody	07
6y	16
5pis	0-m 1r
6plication	0f 2-7
fs	0l 1-e
7roach	0-m 27 3p
9priate	06
9x	0-l dn
7s	09
5rchitecture	0-t 1m 2c
6e	08 1-7 46
7a	1-7 28
7na	0d 1-9
6ound	3c
6ticulate	0-b 3d
5s	0-10 111 2-e 3m 4-k 5h 87
6sist	0-r 2t
aing	0-7 29
7urance	0-a 1f
9ed	09 1-8
5t	0f 1-e 47
6om	27
6tention	0b
7itude	0e 4-a
5udio	0-j 1-c 2z
5ws	0b
5zure	1-k 2r
4b	0-9 1g
5a	7e
6chelor	07
7kground	0-n 1e 7a
8log	0d 2-c
6sed	08
5e	010 1-6 2-c 4-7
6am	0-i 1s 2-9
6haviour	0-8 1g 2-e 47
7ind	07 2-7
6ing	0-l 3j 48
6st	0-b 19 27
6tter	0-a 4c
8ing	1-c 2g
5ids	07
6ology	08 2-8
6ến	2-8
7t	0a
5ody	28
6ot	0-7 1d
6th	0-6 1b 49
6x	0-a 2h
5ridge	0-u 1n 29
as	0-8 2e
7ghtlane	06
7ngs	0-9 1a
5uild	09
9ing	06 3-j 4k
6siness	18
6t	0b
5y	0n 1-6 5-8
5ày	1h 2-6 3-9
5án	1c 2-b
6o	2b
5ó	3f 4-9
5ạn	06
5ản	0-c 2o 4-8 da e-7
6o	0d 2-b
5ằng	0u 2-a 4-g
5ị	1b 2-6
5ộ	06
4c	08 e-6
5#	09 2-6
5a	0-7 dp
6ble	0a 2-a
6lculations	0-k 1i
6n	06
7didate	0-6 3a
6o	0-z 3d 4j 8a
6pabilities	0-6 19
6ses	0c 1-8
6ttle	0-k 2l
5d	0-g 1i
5ell	1c 2-a
6nter	0-f 2h
6rtifications	0-c 4-8 ar
5hain	08 1-6
7llenges	0-8 4a
cing	0-b 38 46
7nge	06
as	0-c 3g
7racterization	0-7 1h 2-8
8tered	0-7 7a
9s	0-e 1g
6u	09 4-6
7yên	0l 2-a
8ển	0-8 ec
6í	0k 3-d
7nh	0c
6ăm	06 2-6
6ất	0-l 3o
6ịu	0-o 410
6ủ	0b
6ức	0-7 3-a 4k
5i	0-j 1m
6vil	0-d ai
5learly	0h 3-f
6ient	ea
as	0-b 1-8 2-7 3i 49
6osely	08 3-6
7ud	0-f 1a 2b
5ode	1-g 2n 4-7
7ing	06
6gnition	0-p 1v 2-6
6llaboration	09
fve	3-g 4h
8eagues	0-7 4i
6mbined	0-6 29
7merce	0-7 19
bial	0p 1-9 2-7
8unicate	08
eing	0a 2-9
fon	0j 1-6 2-6 3-f 4a
eor	0t 3-r
7pany	0v 1-j 2-8
8lex	06
8onents	0b 1-7
6ncepts	0c 2-c
8rete	0-h 1-6 2o
7sent	0-f 2j
8truction	08 1-6
8ulting	17
9mer	0-7 1b
7tainer	07
8ent	0h 1-9
8inuous	29
ely	3e
8ractual	0-b 2e
9ol	16 2-9
bling	06
6ordination	0-c 2f
6re	0a
7related	1k 2-h
7vita	06
6smosdb	0-a 1e
5reative	09
5ss	06
5ultural	0-a 3e
ae	3-9 48
bs	0-9 4b
6stomer	0-d 1-8 2c 36 46
cs	0o 1-f
5ycle	0-7 1k 2-d
5ác	1-8 2-a 4b 8s
7h	46
6o	0-8 1o
5ó	2p 4-8
5ông	1-c 2a 3-9 4h ds e-p
5ơ	6a
5ấp	0-l 1-6 711
5ầu	09 3d 4-7 e-7
5ộng	08
5ụ	07
5ủa	0-8 47 e8
5ửa	0a
4d	0h 1-e
5aily	07
7ry	0-i 2j
6nish	07
6ta	0-h 1r 2-i 3i
6ys	0-7 dd
5eadlines	0-a 4b
6canters	27
6dicated	06
6gree	1-g 2-8 3-d 4-7 71m
6liver	08
by	1c 2-7
6partment	0-h 1h
7loyment	0b 1a 2-h
6scription	0d 2-8
7ign	09 1-15 216 3-c 47
aers	0-h 4n
as	0-c 2h
8re	17
6tail	0-a 4d
6velop	0g 4-7
ber	0-18 111 2c
ds	0-7 48
bing	0f 2-6
bment	0t 1-n 2m 3-9
7ices	06
7ops	0-6 1-6 4h
5i	0-9 ed
6fferent	0-r 2k 4c
6rect	0-k 4k
aionality	0-7 1-7 2f
aly	3e 4-6
6sciplines	0-d 1-8 2n
7play	0-8 1q 2-g
5o	07
6anh	0c 1-6 2d
6cker	0-6 17
6main	0z 1-y
5riven	0-8 2-a 3v
5urable	07
6ties	0-b 2e
6y	0-9 19 36
5ynamics	0s 1-c 7-7
5ài	48
5ưới	0-m dc ec
6ợc	0-f 1i
5ẫn	29
5ễ	0f 4-6 e-6
5ịch	18 2-8 47
5ụng	0p 1-c
5ựng	29
4e.g	0a
5ach	0-8 ec
5ducation	0-12 7p 8i
dal	09
5e	0-6 1a
5ffective	0-q 3v
dly	06 3-k 4g
7orts	0-p 1-6 2e 3j
5lectrical	0e 2-8
aonic	0g 2-c
7ments	0-8 2e
5nd	0i 1-g 29 3-6
6ergy	48
6gine	08 1-6
aer	0p 2-g
cing	1-c 4-a 86 ah
cs	0-1o 17 21e 3-b 4f
7lish	0r 7-7
6joy	0d 4-c
6tire	0-8 29
6vironments	08 1-6
5quipment	0-8 17
8valent	0g 2-9
5specially	0-l 29 4e
5tc	1e 2-8
6l	0-e 2g
5valuation	0-c 2l
6en	0-f 3g
7ry	0c 4-7
6olve	0-d 4d
9ing	48
5xam	06
6ceed	0-7 48
8l	1c 2-6
9lence	0-7 48
ct	08
8ptional	1-e 2h
6isting	08
6perience	0-d 11r 2-e 3-e 4-i cm e-6
amentation	0-a 2a
es	0-u 1m 29
9tise	0-9 3j
7osure	1-h 2h
7ression	1e 2-9
6tra	07
4factory	0-e 1-8 2n
6rms	0-c 2d
6st	0-d 3f
5eed	0b 1-c
8back	0-e 1p
5ield	0-g 8g eg
9s	0-6 ad
6nance	09 2-6
aial	0-7 1d
7d	09 4-7
8ings	06
6rst	4c
5lexible	0-8 49
5ocus	36
9ed	3b
6r	0-1i 111 21b 3-8 4-a 56
7ming	0-8 1i 2-9
7ward	0-7 4c
6undation	0-8 1a
5ramework	0-1c 1q 2r
ds	1-d 2g
6om	0q 1-8 2-i 4a
5ull	07
6n	06
7ctional	0d 1-h 3b
6rniture	18 2-6
6ture	08 1-6
4ghi	18 2-6
5ian	0-6 dj e-a
7o	0-m 3-g 4c 5n 6j
6ving	0d 8-7
6ải	1c 2-6
6ờ	d-b em
5lobal	09
6ycoengineering	07
5o	0-n 1k
6als	06
6od	0b
8s	0-6 29
5reat	09
7en	0-7 48
6oup	0r 1-9 2-a
7w	0-b 4f
8n	0-7 28
8th	0g 2-a
5ắn	014 4-w
4handle	06
9ing	0-9 1b
8s	48
6rd	46
6ve	1k
7ing	07
5cm	07
5ead	0b 1-a
7lth	08 1-6
7t	0-n 2o
5igh	0g 1c 2-f 4-8
8ly	08
6ểu	0f 3-7
6ện	2-6 3-6 4h
5ow	2l 4-9
6à	0b 3-6
7n	e-6
6á	0-9 2a
6ạch	2b
7t	0-b 1c e6
6ặc	06 1-8 66
5r	0-8 29
5tml5	0-a 1d
5uấn	0-a 2c
6ống	46
5w	0-i 2j
5àng	0-j 2m 3-6 4b
5ình	0-b 3-i 4g do e-7
5ướng	0-6 2a
5ải	26
5ệ	0-f dr e-8
5ọc	0-u 17 2-e 71c 8-7
5ỏi	46
4id	0-6 1e 2-8
6eally	0-w 16 2s
8s	0-e 4l
7ntification	0i 1-h
5f	06
5mpact	0-c 3k
as	09 4-7
7lementation	0i 1-d
7rove	0-b 1e
bment	0-h 18 2-7 3i
fs	0d 4-8
aing	0-s 4t
5n	0-c 1-w 2-b 4-a 5-b 8g 9d aa c8 d15 e-b
6clude	0e 5-7
aing	1-7 29 4-i ep
6dependently	3a 4-9
7ustries	0-a 1b
by	0-r 1l 2a
6fluence	0-a 2f
7ormation	0i 1-8 2-6
7rastructure	0-6 1-7 2f
6novation	0k 4-f
cve	06 47
6spire	0-8 4a
6tegration	08
aity	0-f 3l
8lligent	0-r 3r
8ract	0a 4-8
cion	29
9changes	0-m 1r
9faces	1c 2-d
9nal	08 4-6
cly	07
btional	d-6 ef
7o	0f 1-a
5os	0-6 17
5s	0-s 1n 2g 3-6 4-a 6o 8-7
6eries	0-h 1o 2-7
6sues	2-6 4a
5t	1-7 2-9 4j
6s	06
4java	0t 1-c 2-7
8script	0-a 1j
5ob	0-c 1w 2-g
4kafka	0a 1-9
5ey	3c
5hai	1d 2-6
6i	48
7ếu	28
6oẻ	0-i di e7
6á	0h 4-e
7c	0-8 e8
8h	0i 2-c
6ó	36
6ông	06
6ả	0a
6ẩu	0-7 2b
6ối	86
5inh	0-d 2-7 47 cy e-b
6ến	87
6ểm	26
5now	0-6 1d
8ledge	06 2-7 4e
5ubernetes	0-12 216
5ế	0f 1-7 29 3-g
6t	48
5ỹ	0e
4lab	0-j 1r
7oratory	0-6 1-i 7i 8b
6ke	0-7 1-f 2n
6nguages	1-1c 2q 5o
6rge	0-a 4f
5ead	1-8 3-8 4i
8ership	0-b 3d
8ing	06
7rn	4a
9ing	1c 3-8
6vel	0e 1-r 2e 4-c 7g
9s	06
8raging	0-f 2i
5ife	0g 2-e
8cycle	07 1-a
6ke	0-12 2u 4e
8s	06
6nes	0-9 2e
7ux	07
6ên	0h
5ondon	08
6oking	07
5uyện	1-e 2f 38
6ật	0c 2-a
5à	0-17 1b 2p 4f
6m	0d 2-8 4-d cn d-7 e7
5âu	46
5ên	01g 2-7 8-m e-6
5òng	46
5ý	0-a 1d 27
5ĩnh	06 1-7 27
5ần	08
5ập	26
5ớn	0-6 2-9 ej
5ợi	0f
5ực	0-9 19 3a
4m	09
5achine	06
6intenance	0-e 1q 2-9
6kes	06
7ing	0a 3-6
6nagement	0-s 2v
ar	1j 3-8
9ing	2a 4-8
7ner	0-e 17 38
7y	0-k 19 4i
6rket	0-8 1-e 2q
aing	09 1-8
as	09
6ster	0a
a's	08
as	0-h 1h
6terials	07 1-9 27
7ter	0-l 2g
as	0-6 49
6y	08
5eaningful	0-b 3h
7surement	26
6chanical	0m 2-e
6dium	1a
6g	06
6mbers	08
6ntoring	0-9 1l 4-6
6ssage	16
6thodologies	0c 1-a
as	0-s 17 2o
5icroservices	0c 2-c
6nd	3-a 4a
8ed	37
8set	2-i 3c 4c
7imum	0-l 2p
5obile	08 1-7
6delling	0-k 1t 2-9
9s	0-6 1a
8rn	0a 1-e 2-7 4d
6lecular	28
6nitoring	0-h 1j
7o	0c 4-6
6re	ca
6tivated	0-9 3d
6ve	0-j 4k
5sc	09
5ultiple	0-6 4e
6sic	0f 2-c
7t	0d 5-9
6ốn	0-a 3d
5vc	0-8 19
6p	0b 2-8
5ysql	09 1-7
5áy	08
5ê	37
5ôi	0-i 48 ed
5ại	06
5ềm	09 19 2-d
5ọi	0-8 4b
5ột	0l 2-a
5ở	07
4nam	09
6tive	0-e 2h
7ure	08 4-6
5eed	06
8s	0c
6t	0-9 1b
7work	0-o 1h 28
bs	08
6w	0-6 1-b 4l
5ghe	6a
7iệm	0e 2-b 3-8 cj e-9
9p	2-6 49 7j e-6
7ệ	1-d 4b
6oại	0c 2-7
6ành	0z 2-e 8-8
7y	08 2-8 ee
6ân	0-7 27
6ười	4a d-6
6ại	d6
6ữ	0a 2-a 4e d-6
5hanh	47
6iệm	0-8 3-7 4k
8t	0-8 4c
6ân	0-9 2e
6ìn	3-6 4-c eo
6óm	0-b 2k 36 4-c
6ư	0a 4-6
6ất	2-9 bk
6ận	2d 4-8
7p	1-b 2d
6ẹn	3a
5ode	0-p 1j 27
6rdvik	0-8 1b
6sql	1-d 2h
6t	0b
6vel	06
5utrition	0-g 2k
5ói	3-n 4-e dr ef
5ăm	0-15 2-6 b12 cv
6ng	0o 2-7 3-a 46
5ại	28
5ội	0-6
5ợ	08 2-6
5ữ	0l 1-9 4-6 d-d el
4objective	06
ds	07
5f	0-b 1n 2-f 3-13 4n 8-9 c1f d-9
6fice	1b
7shore	06
6ten	0-g 4-6 dm e8
5n	0r 1-r 2-9 3w 4-g
6e	08 4-6 87
7s	0b 4-9
5pen	0g 4-7
7rating	0-d 3i
bon	0-i 2g
ds	0e 2-8
6portunities	0d 1-8
ey	0b
6timisation	0e 1-6 2-8
5r	0-2k 1p 215 3-m 4-k 5h 8s a8 bd c-7 de
6acle	0-j 1m
6ganisation	17
azation	07
gal	0e 4-7
6ientation	37
5ther	0-6 4d
9s	0-d 4e
5ur	0q 1-6 2-8 4-8
6t	0d 3-6
7side	06
5wners	4b
ahip	06
4p	26
5art	3b 4-6
8icipating	09 1-6
8ner	0-d 17 4e
bs	0o 1-6 4-a
chips	0-f 1m
8y	0-c 1e
6ssion	06
bate	0a
6tterns	0-8 17 27
5eople	0v 16 3-l 4-7
6rson	06
aal	08
5hage	0-g 2k
7ses	0-b 1g
6ysics	0-9 8g
6ân	0-b 2c
6òng	2h e-8
6ương	08
6ần	0l 2-b
6ẩm	0-c 1b 2a
6ục	3e 4-9
5icture	0-b 4d
6pelines	0-t 1m 29
5lace	0-8 2c
7nning	0f 1-e
7tforms	0d 1-6
7yer	38
5osition	0-e 1-6 2o
7sess	0-g 2p
8ibilities	0b
6wer	18
5ractices	0-c 1n 4-8
6eferably	0-y 2j 8n
ared	0-9 2-9 4-7 as
7paration	0-6 17
7school	06
6inciples	0-i 1p
7vate	0-b 2d
6oblem	0b 4-6
bs	0-8 4f
7cess	0a 2-e 8c
bes	1w 2-p
bing	0-o 1u
7ducing	09
at	07 1-9
bion	0d
7fessional	0-e bp
es	0-7 4d
8ile	06
7gram	07
bming	0-7 1g
7ject	0-a 17 2-d 3n
bs	0g 1-g 3-6
7posals	0-c 2g
7tein	0-s 1d 2j
8ocol	26
7ven	0a 1-7
8ider	0-j 1k
5ublications	0-m eo
6rification	0-7 1-6 2e
5ython	0a 1a 2-e
4qt	07
5ualifications	0i
9ty	0-i 1j 2-c 3-8 4m
7n	0a 1-f 3c e-6
8tum	07
6ickly	46
6y	0-h 4n 8a
7ết	18 3b 4-e
6ả	0e 4-8
7n	0q 1-f
6ận	08 e-6
6ốc	0-7 2a
4r	0-6 26
5eaching	0-8 48
8t	0b 1-6
9js	09
6dis	0a 1-8
7uction	0-9 1d
8x	0e 1-g
6ference	06
6gions	0-j 4m
7ression	07
7ular	0-9 2b
6lated	0-11 1x 2-8 8g
9ion	0-7 3a
cs	0-a 3d
dhip	0-8 39
gs	0-f 3-e 4y
7evant	0-a ad c8
6quired	0b 2-6
bments	0-m 1t 29 3-d
6search	08 17 2-d 3-9 4c
7olve	06
8urce	0-b 1c
7ponsibilities	49
hy	0-j 3j 46
7t	06 1f 2-i
8ful	1-a
7ults	0b 1-7
5isk	0c 1-6
5oadmap	0-c 1e
6le	0-8 2e 4-8 ec
5uminants	0-e 2e
6n	0-a 2a
5àng	e6
5õ	0a 4-8
4s	0-c 1-d 2a 3-6 9p
5aas	1-a 2f
6les	0-d 1j
6tisfaction	0l 1-j
5calable	0-e 1k
6ience	09 1-c 79
9tific	0-m do
6ripting	0-6 17
7um	0-6 29
5ector	0-7 2c
7urity	1-i 2b 3-i 9w
6lf	0-e 3q 4-7
6miconductor	2b
6nior	0-f 4j
6o	07
6parators	0-h 2j
6rver	0-g 1d 26
8ice	0-a 1d 27
bs	0p 1-6 2-a
6t	0d 2-c
7ting	4b
6veral	0-8 4d
5hop	26
7rt	08
7uld	07
5ide	16
6milar	0e 2-7
6ngle	1-6 2b
7h	0f 1-d
6tes	eb
5kills	0-1e 111 2-m 3g 4a 5h
5oftware	0b 3-7 4-6
6lution	0i 1-b 2-6
cs	08 1-s 2p 3a 4-a
7ving	0-b 37 48
6me	07
6rting	0-f 1o 2-7
6und	0i 1-6 2-7
7rce	0f 1-9
5pecifications	09 1-7
7ed	0-c 1q 2-c
6irit	09 3-8
6ring	08
5ql	18
5tack	0-g 1e
7ff	38
7keholders	0-7 2-7 4h
7ndards	3a
7rter	0-8 3i 4-9
7tus	0-a 8-a 9n
7yed	0-6 1e 2-7
6orage	0-h 1j
6rategies	16
by	0m 1-d 2-7
7ive	0-a 3d
7ong	0d
6udent	0a 7-8
8ies	0-l 1m
5ubstations	0-9 1d
6ch	0-o 2v
6perconductor	08 2-6
7port	06
bed	0-j 8p
5w	26
6ift	08 2-6
5ystem	0-w 11g 2-a
as	0e 1-h 2j 3-6
5àng	07
5áng	07
6t	0-6 1a
5ắp	2-d 4c
5ẽ	06
5ố	09 17 2-8
5ức	0-7 dd
5ự	ea
4takes	46
7ing	06
6sks	0-g 3q
5eam	0o 19 2-9 3-l
8s	1-9 2a 3-6 4b
6chnical	0j 1-a 2-e 3b
bian	8c
aque	0-9 2a
ds	09 1-c 28
9ologies	08
est	2-c 8e
dy	0x 1-f 2-a
6lstro	0c 2-6
6nders	0-d 2e
6rm	0-7 3e
7raform	0-e 1-9 2o
6st	1f
8ing	0-g 1y
8s	09
5han	0-a bg
7t	0h 1-7 26 4-8
6e	0h 1-11 3l eb
7ir	0g 4-a
7m	0a
7o	0-10 2h 4d ej
8retical	0-c 7i
7re	09 2-6
7se	09
8is	0a 7-8
7y	0b 2-8
6ings	3d
8k	0-9 4c
9ing	1c 4-9
7s	0a
7ết	2c
7ểu	08 d7
6oại	0-9 1i 2-7
6rough	0-15 1q 2-9 4r
6uyết	0g 4-c
7ật	0-f 1-7 4a 8d
6ành	0-l 2n
6áng	0c 2-9 4-7 bi
6ích	0-7 1-9 3m
6ông	0f 2-f 8a
6ương	0a 1-a 86
6ạo	0p 1-b
6ần	06 3q 4-s
6ận	36
6ế	0e
6ể	ec
6ời	0a e-b
6ủ	1-7 3d
6ứ	0-7 ed
7c	37
6ực	0-f 1-6 38 4k
5ime	0l 1-7
6n	0e 2-c
7h	011 3-r
6ên	0c 1-8 dd e-7
7u	0b 4-7
6ến	0-7 4d
8g	2-6 4q d-a
7p	0n 46 e-b
5o	1-v 2-8 3t 412
6ols	07 1-l 2i
9ets	0-e 1h
6p	0-8 1-6 2f
6wards	27
6án	0h 1-d
5ra	26
7ck	06
7ining	08
7ng	2g
8sformation	0b 1-a
9parent	0-h 3i
7vel	0-b 4-b dt e8
6ends	1c 2-8
6iển	0a
6ong	0-h 1-6 2m 4m c-k ea
6ung	0-9 27 48 58
7yền	2-a 4c
6ách	0-6 3a
6ên	0e 1-6
6ình	0-g 16 3x 4-z 67 eb
6í	3d
6ường	0-n 47 7-8 8e eb
6ạm	0-n 2r
6ị	0f 1-8
6ở	0-1i 1-b 2-8 7q 813 ce e7
5uân	0-8 4b
6ần	e7
6ổi	1-6 eq
5y	0k 4-9
6pe	06
5ài	09
5ác	09 4-i d9 e7
5ình	3d
5ích	0-a 1-c 2n
6nh	0-p 1n 47
5ăng	08 e-7
5ư	08 2-7 46
6ơng	06
5ại	0-6 cd
6o	17 2-6
5ế	1-d 2c 86
5ỉnh	0-j ep
5ối	0-r 66 dk e8
6t	0-1m 2w 4s eg
5ổ	0-i 4k
5ừ	0-p 1f 26 4-7 d6 ei
6ng	06
5ự	09 3-7
4ultracold	26
5nderstanding	1y 2-9 3-c
5p	09 1-6
5se	4a
7r	06
8s	06 1-7 47
6ing	0-q 1a 2s 4-9
5x	07 1-7
4value	39
5erbal	07
6ssels	2a
5ia	0-n 1q
6ew	0-8 1d
6sion	0-r 1s
6ên	0-9 1-6 2a dg
6ết	0e
6ệc	0h 1-c 2a 3a db e-j
5oltage	0-a 1a
5ui	06
5à	0-21 1-d 2k 42c e-8
5ăn	1-9 2d 59 e-8
5ấn	0-9 1k 2-g 4a
5ẻ	36
5ẽ	0-b 2m
5ề	0a 1-9
5ị	07 c6
5ới	0-z 412 e6
5ụ	0-i 1a 4f
5ững	0b
4way	07
5e	0w 1-j 2a 4-h
6b	06
6ll	0m 2-b
5here	0d 2-8
6ich	0-f 1-7 28 3k
7le	07 2-7 4a
6o	0c
6y	0-d 4e
5ide	08
6ll	1-f 2-7 4-9 8a eu
6nd	0-c 1f
7e	0-b 2e
6reless	0-b 2j
6th	0-l 1u 2w 3-f 8-7
8in	2-f br
5ork	0a 1-7 4e
8flow	0-n 1q
8ing	0h 2-8 3c c-6 e-8
8s	27
6uld	0-a 2j
5ritten	47
4xoay	0-f dk
5uất	0-c 2h
5ếp	0-c 1d 4-7
5ử	4b
4year	0h e-9
8s	0-g 1-h 3-g b11 c14 d-c
5ou	01h 1-a 2-k 4-7
7r	09 1-c 2-9 3m
8self	0b 2-f 39
5êu	0c 48 e-c
4áp	07 2a 4-9
4ít	0-b ec
4ý	0-7 3b
4đam	e7
5i	0f e-6
6ện	0e 2-a
5ào	09
5áp	4-9 e6
5ương	08
6ợc	0p 2-7 e-b
5ại	8f
6o	06
5ẳng	0-l 713
5ến	e6
5ể	0-k 4d ed
5ịnh	09
5ọc	09
5ồng	3e 4-d
5ổi	08
5ộ	0p 3-e 4f e-b
6ng	09 2-a 3g e-a
5ức	06
4ưa	4-d ej
5u	0-d ek
4ở	0-8 eh
4ứng	0x 2-6 e-f
22=0	0t 1-c 2-i 3-b 4-e 7-a 8-8 bs c-d dn ef
422h00	0e e-b
4^	0d 1b 215 3-10 5-o 6-g 7-v 8-o 9-e az b-w ce d-9 e26
4a	0-1b 1-g 210 3p 6n a8 d-6 e-6
5bilities	0-k 1r
ay	09
6le	0-7 4c
6out	4-9 dm
5cademic	07
6count	1-c 2e
6hieve	0-c 4g
6quire	0-l 2n
6ross	0h 2-9
6t	0-8 3m 4-d
7ions	08
8vities	0-l 1p
by	0-d dh
5dapt	06
6vanced	08 2-6
9tage	08
5gile	0-9 1e
5lgorithms	0-e 19 27
6l	06 1-9 2b
7ocation	0-a 1b
8w	0-8 1-6 2f
6ready	0-a 1b
6so	4b
6ternative	0-8 19
6ways	08
5mazon	08 1-7
6bitious	0-9 3a
5n	0u 1-q 2b 3-a 4b 8-6
6alysis	0f 2-6
ats	06
9tical	0-i 2g 36
cs	06 17 2-9
6d	0-s 11e 2d 3x 49 7-c 9-6 a-6 b-l c-a e-n
7roid	0c 1-6
6gular	0-b 1b
6h	2-8 4q
6imal	08 1-6
6na	07
6tibody	06
6y	16
5pache	0-6 1c 2-6
6is	1b 2-b
6plication	09
fs	0-h 1h 26
7roach	07
5rchitecture	1-8 2e
6e	0-k 1-c 2z 36
7a	27
6ound	09
5s	0-e 1-k 2r 39 4-9 79 c8
6signed	0-a 1c
8st	0-p 1s
aing	0-8 1b
7urance	0a
5t	0-6 1-6 2o 3b 4-e
6om	26
6tention	0-7 36
7itude	0-c 4b
5udio	0-w 1-a 2t cl
6tomation	06
8nomous	06
5ws	0k 2-d
5zure	1-i 2i
4b	09
5achelor	06
7klog	0d 1-d
6lance	0-h 4j
6sed	1-c 2b
7ic	0-i 1r 2-8
5e	0-19 2c 5-6 8h eu
6am	0-7 1-7 2f
6haviour	0-b 17
7ind	07 1-7
6ing	47
6neficial	2-8
6st	0-7 2g
6tter	0-7 4e
8ing	0-9 1e
5ig	07
6ology	1-8 27
6ến	0-g 2j
5lockchain	08 2-6
5ody	1a
6ot	0-9 1c
6th	0-e 1-8 2-6 410
6x	0-7 2f 3-a 46
5rain	08 2-7
6idge	1-6 2k 4-6
as	0-8 1j 2-a
7ghtlane	0c 2-6
5uild	0p 1-a 2-i
9ing	0-7 3i
6siness	0-a 1k 2-8 3-g 4a 77
6t	07
5y	2-a 4-6 8p
5ày	0l 4-g
5án	0t 17 2-w
6o	2b
5ó	014 4-w
5ản	0-7 1-6 2r 4-7 6a
6o	0e 1-a
5ằng	0w 2-b 3-8 4-a
5ộ	0a 4-7
4c	0g e-8
5#	0-11 1e 2p
5a	0f 4-7
6ble	0-a 1d
6n	0c 2-8
6o	0-d 3-6 48 7f e9
6pabilities	07
6ses	0b 2-8
6ttle	0-j 2j
5d	0-7 1d
5ell	1-7 2b
6nter	0-c 1g
5hallenges	4a
7nge	0h 1-8 2-7
7racterised	3b
ezation	0c
6emical	0-b 8c
6o	0-g 3b 4e
6uyên	0j 1-8 2-6 7b 8-7
8ển	0-9 ed
6ính	0b
6ăm	3d 4-a
6ất	0f 2-g
6ịu	3f
6ức	0-i 4k
5i	0-e 1k
6vil	0-7 1-6 9j
5licking	08 5-8
7ent	0-j 2f ea
as	0-j 3e 4f
5ode	0-s 1s 48
6gnition	0a 2-9
6llaboration	0p 3-i
fve	0-9 4f
8eagues	3h 4-6
6mbined	17
7mercial	0g 2-6
8issioning	0f 1-8
9tted	08 3-7
8on	06
8unicate	46
eing	0e 2-a
fon	0-j 2-i 3x 4a
7pany	0e 1-a
8etent	07
8lex	0a
6ncrete	0-i 112 2-j
7fident	36
9guration	0-r 1s
7sent	0-g 1j
8isting	0a
8tantly	0c 1-8
8ulting	1-8 2f
9mer	06
7tent	0b
8inuous	18
ely	08
8ract	06
cual	0-b 1f
9ibute	06
dions	0-p eq
9ol	0-17 1j 2q
6ordination	0-b 1f
6re	0-k 2o
7vita	0-b 1f
6smosdb	08 1-8
6uld	07 1-6
5reate	07
9ing	0-k 1l
ave	09
5ulture	47
6stomer	0-c 2q 4-9
cs	0b
5ycle	0f 2-d
5ác	0-f 1-e 3l 4-6 7y e-b
6o	2b
5ó	07 1-9 2t 3j 4-u d-d e9
5ông	06 1a 2-d 41a e-w
5ơ	57
5ầu	0r 3-b e-c
5ộng	06
5ụ	06
5ủa	47 e7
4daily	0a 4-6
7ry	0-f 2h
6ta	0f 2-6
8bases	0f 2-9
5eadlines	0-8 3f
6canters	17
7ision	0-a 3c
6gree	0v 1-c 2-6 3-7 4-6 7c
6liver	0-k 3p
by	0n 1-6 2-f
6monstrated	0a 2-9
6ployment	0m 1-c 2-7
6scription	0-h 1x 2-f
7ign	0-15 1j 2p 48
aers	0-j 3f 47
aing	0a 2-8
as	0-f 2h
8re	0z 1-p
6tail	0-6 46
7ermined	0-8 3j 4-6
6velop	0-q 1-7 2g 3g
ber	0a
ds	1-6 3-6 4d
bing	013 1-b 3-o
bment	17 2h 3-b 4-6
7ops	2-a 4g
5i	0-a di
6fferent	0-r 1q 2-9 4g
6rect	0-i 4i
aionality	0-d 1e
aly	0n 4-7 8-8 e-7
6sciplines	0-6 1-8 2g
7likes	06
7play	0-f 2j
5na	06
5o	0a
6anh	0d 17 4-f
5rive	08
9n	0p 1-n 2-i 3m
6ug	06
5sp	09 2-7
5uties	0-9 1-b 2k
5ynamics	0g 1-7
5ài	46
5ưới	0-b ec
5ẫn	0-7 2a
5ễ	0g e-b
5ịch	0a 2-a 37
5ụng	06
4e.g	27
5ach	0-a ed
5ducation	0-8 7i
dal	06
5e	0-c 1m 2-8
5ffectively	0-c 4i
7orts	0-9 2h
5ither	0-a 2b
5lectrical	2d 8-b
aonic	0h 1-d
7ments	0-d 2e
5mployment	0e 2-a
5nable	0m 4-i
6d	0-n 1a 2-6 4m
6ergy	0-d 28 48
6gineer	0i 1-s 2-f 3v
cing	2-6 4-g 79 ah
cs	0-13 1o 4e
7lish	0-k 1-a 2-6 3j 4-h 512
6joy	48
6sure	08
6tire	0-7 29
6vironment	3-8 46
5quivalent	1-6 8g
5specially	0-l 19 4e
5tc	1p 2-l
6hic	36
6l	0-g 1h
5valuation	1f 2-7
6ery	4a
6olve	0-c 3e
9ing	0-6 48
5xam	88
6ceed	0-6 39
8llence	0-6 38
8ptional	0-b 1d
6isting	0-n 1s
6pect	0-i 8k
8rience	0-a 1g 3-n 4-h 9-6 bv cs
ed	0-6 39
es	1-d 2h
amentation	0-9 1a
es	0-8 1a
9tise	09 2-7
7osure	0-l 1o
7ression	26
6tensive	0b 1-a
8rnal	09
cly	06
7radosed	26
4f	0-b 1e
5actory	0-e 1h
6miliar	26
6rms	0-d 1d
6st	0-d 4f
5eed	0-a 1h 2-7
8back	0-f 1l
5ield	0-r 8g eh
9s	0-a ae
6nance	1-7 2-8 cc
aial	07
7d	0c 4-8
8ing	0-e 2f
bs	0-i 4k
6rst	0-8 4c
5lexible	39
5mcg	27
5ollowing	07
6od	07
6r	0-l 11e 3-9
7emost	08
7ming	0-e 1n 2-9
7ward	0-a 4c
5ramework	0-h 1m
ds	07
6om	0-z 1-i 21f 4c
5ull	0d
6n	09
7ctional	0g 1-7
cs	1-8 2b
6rniture	08
4gambling	0c 1-c
5eneral	07
5ian	0e e-b
7o	0-f 2-9 3s 4-e 5d
6t	09 2-6
6ving	8-6
6ám	0h 16 2-a 4-b
6ải	0-e 1i 2-7 3-c 4j
6ờ	0-a dc e6
5lobal	3-6 49
5o	0-7
6od	0-j 2s
8s	0-7 1b
5reat	0d
7en	0-7 3-b 4j
6oup	0k 1-8
7w	0-a 4d
8n	0-7 29
5ắn	0k 3-7 e-6
4handle	06
8s	2-6 46
6rdware	0f 1-a
6s	06 1-9 3-b 4m
6ve	0-m 1-e 216 4-i en
7ing	0c 2-6
5cm	09
5ead	0-a 1f
7t	0-g 2i
6lp	0-d 4l
5igh	0e 1k 2-k 4-6
8ly	08
6ện	0-a 2-6 4j
7u	0-9 3-j 4v
5ow	0-9 1o 3-a
6à	37
7n	0-b ef
6á	0-a 1j 2-9
6ạch	06 19 3-g
7t	0-h ce e7
6ặc	1i 2-g
5r	0-8 18
5tml5	0-d 1f
5uấn	0-c 1d
5w	28
5àng	0-6 1-7 2e 4d
5ình	4g e-7
5ải	17
5ệ	0b e-7
5ọc	0g 2-f 8b
4id	0-6 26
6eal	0-9 2d
9ly	1e 2-d
8s	0-i 3k
5f	08
5gaming	09 2-6
5mpact	0-u 2y
as	0-h 3m
7lementation	1b 2-6
7rove	27
bment	0h 2-b
fs	0b 4-9
aing	0-r 4t
5n	0-s 1j 213 4-q 7n 8-f 9n d-9 e-8
6clude	0d
aing	0-s 17 47 en
6dependently	4c
7ustry	0-o 1d 2h
6fluence	0-7 1g
7ormation	0-6 1b
7rastructure	2b
6novation	0-6 4c
cve	46
6spire	0-9 3a
6tegrate	09 2-7
8ract	0e 2k 4-w
cion	28
9changes	08 1-7
9ested	0-7 29
9face	06
ds	26
9nal	46
cly	0-8 4c
btional	1-6 3-g 4c dh
7o	0e 1-e 3-6
6vestment	0-e 2e
5s	0a 1t 2-t 3-7 4-a 5q 7-b
6eries	0-k 1k
6sues	06 1-6 2-6 3e 4-6
5t	0-r 2e 4k
6s	0y 1-7 2-p
4java	01v 1-1e 2-a
8script	0-g 1l
5ob	0-u 1n 2c
7s	06
4kafka	0-7 19
6nban	0f 1-e
5ey	08
5hai	09
6i	48
7ếu	19
6oẻ	0-7 dd
6á	0j 3-f
7c	0-7 e8
8h	0-d 28 46
6ông	07
6ả	08
6ẩu	0-6 1-6 2f
6ối	76
5inh	0-g 1-l 47 88 b1c c-6 d-6 e-c
6ến	86
6ểm	1a
5now	0-6 2c
8ledge	0-6 1c 2-9 3g
5ubernetes	0-u 1c 2k
5ế	1-9 2c
6t	3i 4-a
5ỹ	0r 1-c 4-a
4lab	07
7oratory	8b
6nguages	0-6 1l 2-b
6rge	0-a 3h
5ead	0-d 4i
8ers	07
8ing	0-6 2b
7rn	3b
9ing	012 1-g 2-e
6tter	07 5-7
6vel	06 1h 2-6 4-c
9s	06
8raging	0-g 1k
5ife	0h 1-7 2-9
8cycle	17
6ke	0-j 1-c 2u 3-9 4c
8s	07
6nes	0-8 1c
7ux	0c 1-6
6ên	0j
5ondon	0-c 1r 2-8
6oking	06
6ve	06
5uyện	0-a 2c
6ật	0e 1-7 2-6
5à	0-v 19 2f 4g e-6
6m	0c 1-7 3-z 4g b-8 ct d-6 e8
5âu	3f 4-9
5ên	0-1q 1-a 2-7 7q 813 ch e9
5òng	38
5ý	0-d 1-a 2i 4c
5ĩnh	0n 1-6 2a c-j
5ần	06
5ập	27 3-8
5ẻ	06 1d 2-h
5ớn	0-7 2-6 ek
5ợi	0i 2-8 e-6
5ực	0h 4-a
4m	0-d 1e
5achinery	0-c 1c
6ke	0-a 2-7 3c 49
7ing	08
6mmalian	09 2-9
6nage	06
ad	07 1-6
ament	0-c 1-b 210 4-6
ar	06
9ing	1a 3-8
7y	0-8 3a 47
6rket	0-6 2e
aing	0c 2-7
6ster	0i 1-7 8-6
a's	06
6tter	0-h 2g
as	0-8 49
6y	0-d 2f
5eaningful	06
6chanical	0-i 2h 78
6dical	8c
8um	08
6g	0-8 1e
6mbers	06
6ntoring	0-8 1f 3-6
6ssage	0-8 1-7 2h
6thodologies	07
as	0-f 1a 26
5icrosoft	27
6nd	0-9 49
8ed	0-e 2k
8set	09 1-i 3d
7imum	0-m 1o
5obile	06
6delling	0-c 2g
9s	0-b 1f
8rn	0-8 2-7 4c
6lecular	0-9 27
6nitoring	0f 2-b
7o	0-9 4-7 el
6re	09 1-9 8-7 bg
6tivated	08
6ve	0-g 4k
5ultiple	4g
6sic	07
9al	0-l 2l
7t	06
5áy	0b
5ê	e7
5ôi	0-j 38 ed
5ại	0b 1-7
5ềm	0o 1-c 2-8
5ọi	47
5ột	0-p 1a 2f 4j e-8
5ở	08
5ỹ	0d 1-7
4nam	09
6tive	0-e 1f
7ure	0-6 36
5eed	06
8s	0b
6twork	17
6w	07 1-e 2-7 4j
5ghe	0w 4-m 58 e-c
7iệm	0-8 1-6 2-8 46 cz e-8
9p	09 2-6 3f 4-9
7ệ	0-a 3b
6oại	0c 1-9 7-8 8e
6ành	07 86
7y	0-l 1i d-h et
6ân	0-6 17
6ười	0-6 4b
6ại	07
6ữ	2-a 4f
5hanh	0-8 48
6iệm	0-6 3a
8t	0-8 36
6à	0-8 17 e7
6ân	1-6 2b
6ìn	4-g em
6óm	1l 4-i
6ư	0a 4-7
6ất	0-a ec
6ận	2a 4-8
7p	1-6 2a
5o	3c 4-7
6de	0-8 1b
8.js	06
6n	0j 2-6 4-6
6rdvik	0-6 18
6sql	0-8 1b
6t	0g 1-9
5utrition	0-j 1l
5ói	4-g 6a ef
5ăm	2-a bi cd e-a
6ng	0a
5ại	28
5ội	07 1-f 26
5ữ	0-b 3-6 dk
4objectives	06
5f	1-q 2-a 3-h 49 7-6 bq c13 e-9
6ferings	1-h 2j
7shore	0g 2-c
6ten	4-7 d-9 eh
5n	01m 1-m 2-6 3-k 4-b 7-8 8h
6e	0j 2-9 3-8 88
7s	0a 3-8
5perations	0e 1-7
6portunities	06
ey	0b 4-6
6timisation	0e 1-6 2-7
azing	09 4-9
5r	0-8 3-f 4-c 7o 8v 9k a-a
6acle	0-i 1m
6ganisation	06
azational	36
6iented	1-6 29
5strava	08
5ther	0-8 2d 39
9s	1-b 3f
5ur	016 4-d 5-a
6t	0a
7side	06
5wn	06
7ers	0-a 4b
4p	18
5age	1-6 2b
6rents	0-d 2h
7t	0f 3-6
8icular	0-7 27
8ner	2-6 4d
bs	0e 4-8
6ssion	07
bate	28
6tterns	19 2-6
5eople	0z 4-i
6rformance	0e 1-6
bing	0-7 29
7son	36
aal	08
5hage	0-h 1n
7ses	08
6ysics	07
6át	47
6ân	0-b 17
6òng	2f e-7
6ần	0-7 1e
6ẩm	07 1-6 28
6ục	07
5icture	0-c 4c
5lace	27
7tforms	09
6us	06
5osition	0-i 1o
ave	0-i 4m
7sess	0-k 2p
8ibilities	07
5ractice	07
cs	0a 28 4-9
7gmatic	2-d 4f
6eferably	0-1w 1s 2l 8i
ared	2-b 4-9 ar
6inciples	2a
7vate	0d 2-9
6oactive	0-s 3t
7blem	0a 38 4-9
bs	0-a 4g
7cess	1-h 2a 7h
bes	0f 2-8
bing	09
7ducing	0-7 27
at	0n 2-l
bion	1-j 2m
bs	0f 2-9
7fessional	06
es	0-b 4d
7gramming	0n 1-d 2-6
7ject	08 1-s 2-f 3t 48
bs	0g 1-e 3-7 48
7posals	0-e 2h
7tein	0-6 26
7vide	08
5ublications	0-m do
6rification	0-q 2v
5ython	1b
4qualifications	0d
9ty	1-q 2g 4c
7n	0f
8titative	07 2-6
6y	4a
7ết	0h 4-b
6ản	0i 18 2-b 4-c
6ận	0a e-7
6ốc	0-6 19
4r	0-7 17
5e	0b 1-a
6aching	0-7 38
8t	0-j 1s 2-6
7l	0-i 3k
6duction	1-6 29
8x	08
6factoring	06
7erence	0-7 2a
6gard	08 2-7
7ions	0-j 3n
7ular	0-o 1a 4j
6lated	2-9 8f
9ion	0-s dv
cships	0-n 3c 4f
7ease	0a
8vant	0-h af b9 ca
7iable	3b 4-7
6quired	0-p 1m 26
bments	1-9 2g
6search	0-u 1a 2b 3h
7ponse	07 2-6
bibilities	3b 4-6
7t	016 1-y
6trospectives	0h 2-g
5ole	0-e 1d 3-8 ec
5uminants	0-b 1e
6n	0-9 1b
5àng	0a 4-8
5õ	0-b 3-6 4-6 ds
4s	07 1d 2-f
5aas	0-6 16
6les	0q 1-9 2-8
6mple	08 2-8
5calable	06
8e	0a 4-9
6ience	09
6rum	18 2-6
5ector	0-a 2b
7urity	1b 2-a
6lf	0-m 3q
7l	0-a 4b
6miconductor	06
6nior	0-d 3j
6o	26
6parators	0-h 1r 2-9
6rver	08 2-8
8ice	0-1c 11o
bs	0-9 1l
6t	0i 2-d
7ting	0-c 3e 46
6veral	1-a 3d
5hare	0-7 4b
9d	0-h 2i
6op	26
7uld	09
5imilar	0-k 1d 2c
6ngle	0-w 1v
7h	0-a 2a
6tes	0-6 eb
6ze	09 2-6
5kills	01a 1-k 3-v 4g
5ocial	0p 3-n
6ftware	0-g 3u
6lution	09 1-6
cs	0-9 1y 3-9 4-7
7ving	3f 4-a
6me	06
6rting	09 2-8
6und	0b 2-7
7rce	07
5pecial	0-g 2h
7ed	16
6oken	07
7rts	07
6ring	0w 1-s
9t	08 2-6
5ql	0-b 2k
5tack	1-7 27
7keholders	0-c 28 48
7rter	0-l 3s
7tus	0-7 7a
7yed	0a 2-a
6rategies	1-a 28
by	0b 2-8
7ong	0e 4-7
7uctures	17
5ubstantial	0-6 47
ations	07
6ch	0-y 210
6perconductor	08
7port	0p 1-7 2-8
bed	0-h 7p
5wift	0a 1-8
5ystem	0-o 1d 2g
as	0-7 1-9 2p
5óc	08 2-6
5ắp	0-c 2-k 4x e7
5ẽ	06
5ố	0s 4-o
5ự	ec
4table	0a 1-a
6ke	3a
7ing	07
6sks	09
5eaching	0-g 1e
7m	013 1-r 3-a
8s	1-a 2e 3-l 4g
6chnical	0x 1-h 2-r 3d 4-k 9o
bian	0-9 8c
aque	0-8 1b
ds	19
9ologies	0i 1-f 2-e 4k
est	1-i 7i
dy	018 1-k 2-f
6lstro	0x 1-n 2-6
6nders	0-7 1e
6rm	07
7raform	0-a 19
6st	0f
8ing	1p 2-7 3-6
8s	07
5hat	0-17 1z 2e
6e	0-7 1-e 3-d 46 7-7 8a bo dc e-9
7ir	0k 3-d
7o	0-14 16 29 4c dh
8ry	27
7re	0a 1-8
7y	0-6 2f 4-6
6ings	0c 4-7
8k	0-9 4d
9ing	0e 4-a
7s	1-e 9t
7ết	0-6 1d
7ểu	0-i 66 dm
6oại	0d 2-a
6rough	1-a 2-9 4n
6uyết	0c 4-a
7ật	2-f 4a 89
6ành	0-k 1r 2-6
6áng	07 2-a 4k d-6
6ích	0-7 48
6ông	0b
6ương	08 2-d 86
6ạo	0-b 2h
6ất	26
6ần	011 3-r
6ế	0m 2-7 e-6
6ể	eb
6ời	1-6 29
6ủ	0-c 4b
6ứ	0-8 17 e9
7c	06
6ực	0-h 2-7 37 4o
5ime	0e
6n	0h 1-d
7h	0-f 2t 4-f
6ên	0-e ek
7u	0-c 4h
6ến	3e
8g	0-a 2-7 3t 4-h 67 d-6 eb
7p	0-e 3-g 4c 5n 6j d-9
5o	1n 2-1o 31q 4-j 7-6 8g e-a
6ols	08
6p	16
6wards	17
6án	0c 2-6
5ra	27
7ining	09 1-6
7ng	0-6 2b
8sform	07
7vel	0-7 3-k ey
6ends	0r 2-e
6iển	0-9 2f
6ong	0-j 18 3b 4o c-n
6ung	27 3c 4-6 e-6
7yền	1-a 3r 4-d
6ách	0-e 2-7 3u
6ên	09
6ình	0a 1-9 4-d dd
6í	49 c6
6ường	0-x 48 8h eb
6ạm	0-m 1d 2b
6ị	0k 2-e
6ở	0-u 1-8 2-9 7o 8f bi e6
5uân	0-8 3b
6ần	e7
6ổi	1-6 d1d e-t
5y	46
5ài	07
5ác	0q 1-6 4-h dc e-7
5ình	0-a 4b
5ích	0-b 2c 46
6nh	39
5ăng	08
5ư	2-b 49
6ơng	0-c 2h
5ại	ca d-a ea
6o	0e
5ế	26
5ỉnh	0-j ep
5ối	0-7 e8
6t	0-f 1-8 2t 3a 4-l dj e-8
5ổ	0-i 3m
5ừ	0i 4-8 d9
6ng	06
4ultracold	1k 2-h
5nderstand	08
eing	0-d 1p
5ps	0d 2-c
5rban	0-i 2i
5se	08 2-8 47
7r	1-6 27
8s	09 1-c 47
6ing	0-h 2r 3-8
4value	0h 2-c
6rious	0-d 2d
5erbal	0-8 1l 3-b
6ssels	0-a 1a
5iew	0-9 2b
6ên	28
6ết	0m 4-7
6ệc	06 3-i 4e ci d-9 e-6
5oltage	1a 2-6
5ui	06
5à	0-10 1-14 2v 31p 4a d-a e-6
6o	d7
5ăn	1m 2-9 e-8
5ấn	2-7 3f
5ẽ	0-9 2q 4-7
5ề	b6
5ị	0-6 ch
5ới	0-u 4w dj e-d
5ụ	0-8 17 2-9 4g
5ực	08 1-7 27
4want	0-8 2-8 4i
5e	0s 1-9 3-j
6b	0t 1-j 2-7
6ll	0-12 1d 3k 4-7 5i
5here	28
6ich	0-c 2d
7le	0-v 28 3l 46
6y	0-b 3e
5ide	06
6ll	0-i 1-9 2-j 4h 86 dv
6ne	0-c 2f
6reless	0-e 1n 2-6
6th	1-12 2u 3o 46
8in	0j 1c 2-m
5ork	0-7 2-7 3p 4-6 c9
8ing	0-12 1e 2-8 3a 4v c-a e8
8s	0-6 27
6uld	0-13 118
4xuất	0-d 1i
5ếp	2-d 4c
5ử	0-8 4d
4year	0-6 ec
8s	0-q bp cm
5ou	0q 1-n 2f 3-6 8-8
7r	0i 1-9 2-b 37
8self	0-6 1b
5êu	0-d 49 e8
4áp	0b 3-l 49
4ít	0-a ed
4đam	0-r 4o
6ng	e8
5i	0j e-7
6ện	0c 1-b
5ào	09
5ánh	0-f 4e
6o	09 4-6
6p	4-9 d-8 ee
5ương	06
6ợc	1-6 2-7 36 4v e-9
5ại	0-f 1-6 2b 7k
5ẳng	0-7 8f
5ến	e6
5ể	0-g 39 ed
5ọc	07
5ối	06
5ồ	1-i 2k
6ng	0a 3-6
5ổi	08
5ộ	4e 67 d-6 e-9
6c	3b 4-7
6ng	0-8 19 37 48 e-8
5ức	06
4ưa	3-c dg
5u	0-a ek
4ở	c-8 ee
4ứng	0n 2-9 4-a
1-1=0	07 19 2-z 3-a 4-d 7-7 8-b b-8 c1k d6 eh
422h00	08 e-6
43+	0-b cf
4^	0t 1p 2-v 3m 4-s 5-7 6-b 7i 8-l 9d a-8 bk c-j dy e-z
4a	0-1g 1-q 3w 71d 8b 9g a-6 d-c e-8
5bility	0f 4-7
6le	0b
6out	06 48
7ve	07
5cademic	0-13 2n 4n
6cording	0-f 2g
8unt	1-7
7urate	0-b 1c
6hieve	0d 4-7
6oustics	0-7 1-6 2f
6ross	1-g 4g
6t	0-6 4b
7ing	0-g 4i
5dapt	0-6 47
6vanced	0-x 1s 4e
5fraid	0-7 48
5gile	01r 1-p 2-1q dw
5lgorithm	1-7 2d
ds	0-a 1i 2-7
6l	0n 1-7
6ongside	0-h 1h
6so	0f 3-6
6ternative	1-7 28
6ways	3-9 4b
5mazon	0d 1-7
5n	0o 1-b 2-f 3k
6alysis	1d 2-d
9tical	0f 1-c 2-8 3h 4-a
cs	0-8 1c
6d	0-2e 1-s 21u 31z 41g 7-j 8-9 9m a-6 c-9 d-w e-j
7roid	0-v 1-f 21e
6gular	0-11 116
6h	0k 3-6 6d e-6
6imal	06 2-6
6tibody	0-f 2j
5pache	0-j 112 2-i
6i	26
7s	0a 2-9
6plicants	0-p 1r
btion	1-f 2g
fs	08 2-7
7roach	0e 4-9
9priate	0a
5rchitecture	27
6e	0-p 1-d 2-7 31d 4-d b7 d9
7a	0-k 1j
6ound	0-9 18 47
5s	0-6 3c 7-6 8a
6sisting	0n 1-i
7ociated	06
7urance	010 1-e 2-j
5t	06 1-8 3a 4-d 7g
6om	0-j 2l
6tention	0-6 48
7itude	08
5udio	0-l 1-9 210
6tomate	0a
bion	0k 2-g
5ws	024 1-b 2-1r
5zure	1-14 219
4b	28
52b	0-9 2c
5a	0-6 7-7 8n
6chelor	0o 8-j
7kend	0-f 1m
8ground	2-6 8c
8log	0g 2-f
6sed	1-f 2p
7ic	17
5e	0-d 1-b 2-a 31f 4-8
6am	0-h 2j
7utiful	08
6ing	0c 3-f 48
6sides	07 1-6
7t	0-s 1p 27
6tween	07 1-a 26
5ids	0-d 2e
6g	1-6 2-8 3l
6ology	29
6ết	1-9 3h 4-a 58
5lockchain	0a
5ody	0-6 29
6ot	16
6th	09 17 2-a 4-6
6x	0-j 2m 3e 4-e
5rightlane	06
7ng	0a
5s	7-7 8p
5uild	0-b 1-7 2i 3-6 48
9ing	0-a 19 2a 3-b 46
6siness	0g 1-i 2h 4-7
6t	0a
5y	0u 1-d 2-6
5ày	0-6 2c
5án	0-a 2f
6o	0-a 2m 4-6
5ó	48
5ạn	0c
5ản	0-h 2r
5ằng	1g 5-i 76
5ị	0-7 26
5ộ	06
4c	1d 2-6
5#	0-b 1o 2-a
5++	0a 2-8
5a	0r d-9 e-7
6ble	29
6lculations	0h 2-f
6n	0i 1-a
7didate	06
6o	2-7 3-k 810
6pabilities	06
6reer	06
5d	0a 2-7
5ell	0-t 2y
8ular	06
6rtifications	09
5hallenge	0-o 2q
cing	4d
7nge	0g 2-e
as	0e 3-a
7racterization	0b 2-9
8tered	0-8 ai
9s	0-c 1n 2-a
6o	0-9 2-6 4h
6uyên	0i 2-7
6ính	48
6ăm	0-a 4e
6ỉ	0-a 1-b 2-7 9u
6ịu	47
6ủ	0-b 4a
6ức	38
7ng	0-e 2i
5i	0-h 2m
6vil	0-h ai
5lass	07
6ean	0-p 2q
8rly	0-b 4e
6ient	0-8 1-6 29 3-c 47 eb
as	0-c 4k
6oud	0-o 1c 2n
5o	0-9 4g
6ach	0-g 4g
6de	0-c 2b
7ing	0f 2-a
6gs	0-h 2m
6llaborate	0b 4-9
eion	0a
fve	1-7
hly	48
6mfortable	08
7merce	0a 1-6
bial	0-l 2g 4-e 8p
8issioning	09 2-7
8unicate	0m 4-e
eing	0-d 4j
fon	0-9 2-f 4p
7pany	08
8etent	0b 2-6
8lex	1-8 2j 4-8
8onents	0a 2-6
8utational	0-18 21a
ae	08
br	1-7 88
6ncrete	0-h 2n
7sent	0-c 2g
8ultative	0-l 4n
bing	0r 1-8 2-d
9mer	0-8 29
7tainer	0-c 1-6 2j
8ent	0-7 2g
8inuous	08 1-6 2-f 4f
ely	0-6 49
8ractual	29
9ol	0k 1-8 2-a
6operation	0-j 4l
7rdinates	0-q 1r
dion	07 2-6
6re	0-i 1k
7related	27
7vita	0d 1-8
6smosdb	1c 2-9
5reate	0l 1-a
9ive	2g 4-9
6oss	2-e 4m
5ultural	0-7 4d
ae	2c 4-6
bs	08
6rious	08 4-7
6stomer	2-6 4j
cs	09
5ác	1b 2-w 3h 4-6 d-7 em
6o	26
5ó	1l 2-a 3l 4-k
5ông	0r 1-a 2-i 3-7 eg
5ơ	26
5ả	07
5ấp	0c 7e 8-7
5ầu	0-q 3l 4g
5ộng	06
5ủa	0-8 4f
5ửa	0f 2-8
4d	0e 2-9
5aily	06
7ry	0-x 211
6nish	06
6ta	09 1-k 2g 47
8base	26
cs	0i 2-b
6ys	0-r eu
5ecanters	1d 2-9
7entralized	26
7ision	07 4-6
cs	3c 4-6
6dicated	0-9 3h
6gree	87 9n
6liver	0d
by	16
6monstrated	0-a 1h
6ployment	0-q 2v
6sign	019 1-n 2-c
aers	0-b 4c
as	08
8re	0-j 4l
6tail	0-f 3k
7ermined	0h 4-9
6velop	0b 1-7 2-7 48
bed	0-h 1l
cr	09
ds	47
bing	0c 19 2-b 4-6
bment	0b 1-8 2e 4-6
fal	0-e 2g
7ops	2-b 4i
5i	0-a ed
6fferent	2-a 4a
6rect	0-k 4l
aionality	0-8 1i 2-9
aly	0-6 48
6splay	09 1d 2-l
5na	0-a 1-8 2i
5o	0c
6anh	0-a 1a
6cker	06 2-6
7ument	0-7 1a
cation	08
6mestic	0-g ei
5rive	0l 4-f
9n	0-k 1-j 21e 3a 4-g
5sp	0f 2-c
5urable	0-6 29
6ties	07
6y	0-6 26 46
5ynamic	08
bs	0t 1-11 2f
5ài	0k 4-d
5ễ	0-7 ed
5ịch	0-c 28 46
5ụng	0-6 1p 2-9
5ựng	0-7 28
4e	0-9 2d
5ach	0a e-6
5ducation	09
dal	0e 1-7 2-f 8c
5ffective	46
dly	0f 4-d
7icient	0-7 19
5lectrical	1-a 2a
aonic	09
7ments	06
5mbedded	2c
5nables	0k 1-i
6d	0-a 2k
6ergetic	0-m 318 4-h
9y	0-7 2g 4-8
6gineer	0-w 1i 9t
cing	0-9 1e 2-c 4-b 8o
cs	0-k 115 2-f
7lish	015 3-i
6joy	0-g 39 48
9s	0-d 3g
6sure	08
9ing	09 1-7
6tire	27
6vironment	0b 2-8
5quipment	0-l 1u 2-8
5rp	0-k 2m
5specially	06
6tablish	0-l 1i
5tc	0d 1-9
6l	0-a 2c
5uropean	26
5valuation	111 2-w
6ery	0c 4-6
6olve	0-f 4f
9ing	0-6 49
5xceed	0-9 4b
8llence	0-6 48
ct	0-k 3j 4-b 5d
8ptional	37
6isting	18 2-6
6panding	06
7ect	0-g di
aed	0-v dw
8rience	0v 1-a 2-m 3-c 4-6 bq
ed	08 1-6
9tise	06
7ression	09 2-8
6ternal	0a
cly	06
7radosed	0b 2-a
4factory	0-l 1r
6st	08
5eed	0-g 1-7 2o
5ield	0d
9s	16
6nance	0-g 2k
aial	07 2c 7-b
5lexible	0-d 3j
6ow	0-7
5ocus	49
6llowing	0-f 1o 2-7
6od	0-a 1-6 2f
6r	0e 2-f 3e d-7
6undation	0b 2-9
5rameworks	1c 2-c
6om	0-c 1l 2-c 4a
5ull	0q 1-e
8y	06
6nctional	47
7damental	08 2-7
6rniture	0-y 2z
6ture	0p 1-h 2-6
4gaining	0-f 4h
5eneral	0-a 1i
6tting	0-b 4d
5ian	d-9 eg
7o	07 4e e-7
6t	1b 2-6
6ám	0-6 2d
6ải	0-g 2g 49
6ọng	4-b eg
6ờ	0a e-6
5lobal	0c
6ycoengineering	0-7 1g 2-6
5o	0-6 18
6od	0-b 1j 2-8
5reat	3b 4-6
7en	48
6oup	0i 1-6 2-8
7w	0-7 4f
8n	0-d 2d
8th	0v 2-8 4-j
5ắn	46
4halden	0b 1-7
6ndle	0-a 3i
8s	0-d 4i
6rd	47
6s	06
6ve	0-l 1w 2-8 3-j 4-8 b15 d-6
7ing	08
5ead	0-6 1-8 2f
7lthy	08
7t	0-i 2k
5igh	0-7 1-h 27 3m
8ly	3-d 4i
6ring	0-g 1l
6ểu	47
6ện	2-7 4e
7u	0c 4-6
5ow	08 1-9 2a 4-6
6à	0-6 4b
6á	0a 2-e
6ạch	09 1p 2-c 3-7 4-d
7t	06 2-7
6ặc	2-c 7a df e-c
5tml5	1d
5uấn	0-6 46
6ống	0e 4-b
5àng	0v 2-x 3k 4-q bm
5ình	4-f el
5ọc	0e 46
5ỏi	3d 4-9
5ợp	db e-6
4ideal	0-d 1f
9ly	06
8s	09
7ntification	0-a 2b
by	0a
5mpact	0-e 2j
as	08 4-6
7lement	08
dation	08
7rove	06
bment	0-b 2-6 4j
5n	0-o 1d 2-c 3-i 5m 7-7 8c am d-7 e9
6clude	0-q 1h dg
bs	18
aing	17 2-h 3b
7ome	0-7 2a
6dependent	08 4-6
fly	3g 4-d
7ustry	0k 2-j
6fluence	0h 2-7
cing	07
7ormation	0-9 2c
7rastructure	0-g 1-a 2t
6novation	0a 4-7
cve	2-7 4a
6spire	0-a 4b
7titutional	09
8ruments	06
6tegrate	1a
cion	0v 1-i 2-7
8lligent	0-8 3e 4-6
8ract	46
cing	0-8 4e
don	29
9changes	1m 2-j
9disciplinary	0-m 2o
9est	07
9faces	26
9national	0-e 1-c 27 4-b ez
7o	0-g 16 2g 3-7
6volve	0-d 1e
5os	0e 1-a
5s	0v 1-a 2-h 3l 4-7 5-a
6sues	29
5ts	0c 2-8
4java	018 18 2-11
8script	013 1-8 2-o
5enkins	07
5ob	0a
7s	06
5s	0l 1-i
4kafka	0-d 2g
6nban	0q 1-p
5eep	0-7 49
6y	26
5hai	0-9 2c
6i	06 3-6 48
7ếu	2a
6oẻ	0-b ei
6ách	0-d 4p
6ông	4-8 en
6ả	0x 3-b 4-e
6ẩu	1e
6ối	0-9 2d
5inh	0-f 1-e 28 4b cv e-b
6ến	0a 2-8 89
5now	28
8ledge	0u 1-a 2-c 4-6
5ubernetes	01b 1-8 2-z
5ết	4a
5ỹ	08 1-7 28 3-8
4lab	0-9 28
7oratory	0-f 8t
7s	07 1-6
6nguages	17
5ead	1g
8ership	0f 4-a
8ing	2m 4-f
7rn	0n 4-e
9ing	18 4-9
7st	0-9 de
6d	0-b 2i
6vel	1-7 47
5ife	0f 2-c
8cycle	2a
6ke	0-o 1h 4e
6nh	07
7ux	0w 1-f 2-g
6ên	0j e-6
5ong	07
6ok	06
6ve	48
6w	0-e 2j
5uyện	0-b 2b
6ật	0u 1-j 2-9
5à	0i 2-9 da e-9
6m	0-t 1u 2-h 3-6 47 d-8 ev
5âu	4c
5ên	06 3-b dl
5òng	0-a 4d
5ý	29 3-9 4-9 eb
5ĩnh	08 1-a 28
5ần	06
5ập	0g 1g 27 3-k 4-f
5ẻ	06
5ợi	0a
5ực	014 3-6 4-l
4m	06
5ainframe	0-9 1o 2-f
8taining	0-a 2d
9enance	0e 2-b
6ke	07
6nagement	0e 1a 2-b 4-8
ar	2-6
9ing	1-9 2e
7y	1-7 4m c-9
6rine	0-d 1-7 2k
7ket	0e 2-9
aing	1f 2-e
6ster	89
a's	0-a 8h
6terials	08 2-6
7ter	1j 2-n
as	0-6 48
6y	0b
5eaningful	0-a 4b
7surement	0-6 27
6chanical	2d
6dical	2-c 8e
6et	09
6mbers	0-9 1b
6ntoring	2-7 4a
6ssage	0-8 1d
6thods	0g 2-c
7ro	19
5icroservices	0-v 113 2-7
aoft	0-8 2e
6nded	06
8set	0l 4-h
7imum	b-c ch
5obile	07
6delling	1j 2-m
9s	0-e 1m 2-6
8rn	0-c 2f
6ng	0-8 4c
7itoring	0-f 2h
6re	0-n 2-b 5o cj
6tivation	0-i 4j
6use	0-9 2c
6ve	0-l 4n
5s	0-a 1-6 2j
6c	08
5uch	0-a eg
6ltiple	0-13 411
6sic	0-c 2h
7t	06
6ốn	0-b 4b
5ysql	0v 1-p
5áy	0-t 1i 2h
5ê	0-n 1-6 3-6 415
5ôi	0-h 48 ec
5ềm	0-c 2h
5ỉ	0-7 3b
5ọi	0-7 4a
5ột	0e 2-7
5ỹ	89
4nam	019 1-7 8-6 e-e
6tive	07
5eeds	0b
6gotiation	06
6t	0c 1-l 2j
7work	0-f 2i
bing	0-7 2a
6w	0-h 2-g 410
7ly	0-j eo
6xt	06
5ghe	0f
7iệm	0-6 1f 4-a 7b bi c-8
9p	0-q 1-f 46 71b
7ệ	18 2-a 48
6oại	0c 2-6 4-i eh
6ành	08 1-z 2x
7y	0-9 el
6ân	0-7 18
6ười	e8
6ữ	07 1-7 2-6 4-6 5n
5hanh	49
6iệm	014 4-q
8t	4a
6à	06
6ân	0-8 2f
6ìn	0-h d11 e-i
6óm	0i 2-7 38 4-b
6ư	0p 1-7 3-9 4-7
6ất	0-a ba ce
6ận	0-k 2c 4-6 dk
7p	0-9 2e
7t	0-b ec
6ẹn	3g 4-c
5ode.js	0d 1-7 2-6
6n	0e
6rdic	0-7 1f 2-8
6sql	1e 2-a
6t	47
5soperation	1o 2-h
5utrition	0-11 211
5ói	08 4-m ep
5ăm	0j c6
6ng	0-r 18 26 3b 48
5ại	0-7 2b
5ắm	06
5ội	0-f 4i
5ợ	06
5ữ	dd
4objective	1-7 2a
5ccasional	0-c de
5f	0-1i 1-k 21e 3-f bc cv dd
6fshore	0-m 1-6 2t
6ten	0e 4-6
5n	1a 2-m 47 7d
6e	2-6 ca
7s	07 4-6
6going	07
5op	0b 2-8
5pen	0-m 2-7 411
7rate	0-j 3k
aing	0-g 1e 2-a 4c
bon	0k 2-h
dal	0-a 4f
6timisation	0-d 1f
5r	0-1n 1t 2-j 3-a 4-e 5n 712 8d c6 d-c ee
6ganisation	06
azation	0-g 4j
gal	07
6iented	37
5ther	07 1-e 4c
9s	0f 4-c
5ur	0p 1f 2-e 3-8 4-7
6tside	0b 4-9
8tanding	37
5wn	0-x 1t 48
7ership	0-h 4h
4p	0-b 2f
5articular	0-d 1e
8ner	2-a 4g
bs	0-d 1o 4-6
8y	0-d 2g
6ssion	08 2-6
bate	0-a 4i
6tterns	0-e 1i
5eople	2l 4-e
6rform	0-h 1i
bance	0m 2-b
bing	1a
7sistent	0-e 2h
8onal	06 3-a 4f
5hage	0-e 2g
7ses	0-g 2i
6p	0-7 1a
6án	06 17 4-7
6ân	0-c 2e
6òng	011 2-m e-6
6ương	1-7 26
6ần	07
6ẩm	0j 18 2-n
6ục	0l 27 36 4-v
5icture	0-9 3n 4-d
6peline	09 2-7
5lanning	0h 1-e
7tform	0c
7yer	06
6us	16
5osition	09
7sess	0b
7ted	0a e-7
6wer	0-a 1-6 2i
5ractical	0-f 1i
bes	09 2-7
7gmatic	0a 4-9
6edictive	0-t 2u
7fer	0-i 3i
aably	0-6 2-6 7d
7school	1-c 2a
8entation	0s 4-p
6icing	06
7ncipal	0a 1-a
7vate	0-7 2c
6oactive	09 4-8
7blem	4d
bs	0i 4-c
7cess	2a
bes	0-8 1r 2-g
7duct	1-8 29
bion	0-b 1a 28
bs	0-k 1c 2b
7fessional	09
8ile	06
8ound	0-o 3r
7gramming	0m 1-b
7ject	0l 4-a
bs	07 1e 2-6 4-c
7tein	0-j 1-g 215
8ocol	0c 2-a
7ven	0o 2-j
8ide	09
br	0-n 2p
aing	09
5tth	06
5ublic	0-i 2n
aation	0-a 1-a 2k
6rification	08 1k 2-o
6t	0-c 4c
5ython	0r 19 2-v
4qa	0o 1-6 2-g
5uality	0b 4-6
7n	d9 e-6
8titative	0r 1-9 2-h
9um	27
6ickly	0-g 4h
6y	2a
7ết	27
6ả	0-8 3e
7n	0-g 1i 2d 4-6
6ận	09
6ốc	0-7 2d
4r	08 18 2-d
5eaching	0-8 4a
8t	0-m 1l
9js	07
7dy	0-b ec
6ceiving	0-a 3f
8nt	0-v 1w
6dis	0-e 1i
7ux	0m 1-k
6ference	0-d 2f
6gression	09 1-b
6lated	0-7 1-6 4-6 8h
9ion	48
cships	0g 4-d
7ease	0-g 2j
8vant	0-f 1-9 2-a 710 ac
6mote	0i 3-e
6quire	0c d-6
bments	0g 4-8
bs	0-i 3m
6search	46
7olve	06
7ponsibilities	0-9 4b
hy	07
7t	1c 2-c
8ful	0-6 2c
7ults	06
6tail	09 2-7
5isk	0-6 27
5ole	0d
5un	0-w 1m 2b
7ning	06
5àng	3-6 ek
5õ	e8
4s	0w 8-v ae
5ales	0e 1-7
6mple	0-6 27
5c	0-o 2-7 ex
6alable	0-8 2d
7ndinavian	0-k 6p
6heme	06
6ience	0a 7-9 88
9tific	0-o ep
6rum	16
5earch	07
6curity	0-k 1-a 2p 4-f ar
6eking	0-i 1j
6lf	2-6 4g
6miconductor	08
6nior	0-g 1k
6parators	1g 2-c
6rver	0-8 26
8ice	0-v 2a 3k
bs	0u 1-e 2-c
6t	1-7 2d
6veral	0-8 2-7 4a cc
5haring	0-h 4l
6op	08 2-6
7rt	0-a 4e
7uld	0g
7w	0-b 3f
5ide	27
6milar	0o 1-7 8-6
6nh	0-c el
6te	06
5kills	0z 1-8 2-9 3-7 4-h 7c
5mart	0c 3-8
5oftware	0-b 2u 4-9
6lid	0-7 2-7 8i
7utions	09 2-9
7ve	2a
8ing	0c 1t 3-8 4-s
6me	0-j dv
6und	0-e 2o
7rce	09
5peak	0-f 5m
7ed	0-a 2f
6orts	0-g 1-9 28 4k
6ring	1-d 2h
9t	0f 2-d
5re	0-p 2p
5taff	09 3-6
7ge	0e 1-c
7keholders	2-a 4b
7rter	09
7yed	28
6orage	0a 1-7
6rategic	1n 3-e
ces	0-i 2j
by	0-c 1-f 2t
7eams	17
7ive	0-a 4c
7ong	0-a 1k 4-6
aly	26
7uctured	0m 4-j
ds	08 2-6
6udies	0c 1-b
5ubstations	0i 1-b 2-6
6ccessful	0-e 1i
7h	0i 1-6 2-7
6perconductor	0a 2-8
7ply	0-g 1m
8ort	0c
5w	0-g 2h
5ystem	0-h 1m
aatic	06
as	07 1h 2-k
5àng	0-b dm
5át	2b 4-8
5ản	0e 2-b
5ắp	0-f 2b e6
5ẵn	06
5ẽ	06
5ố	26
5ức	0-k er
5ử	0f 2-9
5ự	e8
4take	48
7ing	0-8 3-f 4q
6lent	07 2-6
5eam	0h 1-6 2-a
8s	0m 4-d
8work	06
6chnical	0-i 27 ao
bian	1-8 7d
aques	0e 2-a
9ologies	1i 2-g
est	8-8 bh
dy	0b 1-b 29
6lstro	1-7 2b
6rm	49
6st	28
8ing	010 1m 2-1e
8s	0q 1-k
5han	b-6 cb
7t	0p 2-a 4-6
6e	0c 111 3-u 4g 5-7 7-h d-9 e9
7ir	0p 1-7 2-6 4-8
7m	0a
7o	0-k 2f 4a
8retical	0-8 2-8 8j
7se	0a
6ings	0-8 4b
8k	0-e 4e
7rd	0-b 2e
7s	0j 1-6
7ết	0-8 26
7ểu	0-g br d-7 e8
6orough	0-i 3q 4-6
7ại	1l 2-j
6rive	06
7ough	1j 4-f
6uyết	48
7ật	3d
6ành	0m 1-6 2-f
6áng	cc
6ích	0-g 2-8 4w
6ông	08
6ương	86
6ạo	1i 2-e
6ất	06
6ần	46
6ận	0-8 3k 4-6
6ể	0-y 4c dl e9
6ời	0-b eb
6ứ	0-c 26 ec
7c	2-b 48
6ực	0-f 2l 3c 4-6
5ime	0-m 2-9 48 du
6n	0-c 1e
7h	06
6ên	0-17 1e 2-9 7m dd e8
7u	08
6ến	0e 4-c
8g	0-c 1-9 2-9 5-6 61n
7p	0o 4-l e7
5o	07 1-o 4d dd ec
6ols	06
6p	0-c 2f
7ological	0-g 2j
5ra	1-d 2f
7ck	07
9ing	0f 1-c
7ining	1-6
7ng	2a
8slate	0-7 1-b 2k
9parent	0-k 4k
7vel	0u 2-9 4-e
aling	0c e-b
6imming	0-6 28
7ển	0-7 2b
6ong	0t 26 3-6 4-i e-8
7ubleshoot	09 1-7
6ue	0-i 3p
7ly	0d 3-d
7ng	0-t 811 e-6
7yền	0-n 4h e9
6ách	0-d 4m
6ên	0-9 b-c cj
6ình	0e 1-f 2g e-a
6í	0i 4-9
6ường	0-h 3-f 4f 86 ec
6ạm	0-7 29
6ị	0g 2-9
6ở	010 2-7 8-7 e-6
5uân	2-7 4d
6ổi	0-s d6 e12
5wo	06
5y	06 17
6pe	0b 1-8
5ài	0c
5ác	0-h 3e 4-a ei
5ình	07
5ính	0d 2-a 39 4-6
5ăng	0-f eh
5ư	0-g 2d 48
6ơng	09
5ại	1g 2-8 e-7
6o	0f 1-g 2c
5ế	0m 1-l 8a
5ỉnh	0-b ef
5ối	eg
6t	07 1-l 2-7 4a 8a dd e-a
5ổ	0-7 4b
5ừ	0-z 2-j bk dw el
6ng	07
5ự	0-8 4e
4ui	27
5ltracold	0-6 28
5nderstanding	0g 2-9
6ique	07
7versity	0-d 8g
5p	0-6 1a
5se	0-m 1u 2-d 48
7r	28
6ing	0-o 117 2-e
5x	0-a 1e
4value	0-14 1s 3g
9s	07 3-6
6rious	06
5erbal	0-h 3a 4a
7sion	0e 2-d
7y	06
6ssels	1-c 2h
5i	27
6a	0c 1-9
6ew	0-b 2e
6sual	28
6ên	0k
6ết	0e 2-a
6ệc	0-14 2f 3-g 4b ds e9
5oltage	0n 2-l
5à	0-28 1i 2e 31y 4-a d-9
5ăn	06 2f e-a
5ẽ	0-m 2r
5ề	1f 2-8
5ị	08
5ới	0l 3-j
5ụ	07 2-9 47
5ực	0-u 1h 2j
4we	0k
6b	0-11 1-k 21r
6ll	0i 2-6
5hen	08
7re	06
6ich	0j 4-a
7le	0x 2-7 3-8 4-b
8st	06
6o	0f 4-7
5ide	0-a 16 28
8r	0-d 1f
6ll	014 1-c 2-7 3-7
6ne	26
6reless	0p 2-h
6th	0-b 1-d 2-t 3k 4s bd d7
8in	0-q 1z
8out	0a 3-6
5ords	1a
7k	0f 1-7 2-7 3-d 4k
8flow	0-o 2p
8ing	1-b 3f 4d
6uld	0e
5rite	0-b 5n
8ten	0-c 3f
4xoay	0i e-e
5uất	0-b 1-a 2o
5ây	0-6 26
5ếp	2c e-f
4year	78
8s	0d 2-9 cd
5ou	0-k 1-m 3w 4-b 7-8 d16
7r	08 1-6 2-g 3-a 4x
5êu	0h 2-b 48 e-6
4áp	1b 2-a 4a
4ít	2-6 cf
4đam	46
5i	0-6 2-6 ei
6ện	0-7 2g
5áo	1c
6p	0a
5óng	28
5ược	0h 3-7 4b e-9
5ại	0-o 813
5ẳng	0-8 7j
5ến	0-g 1b ec
5ể	0f 4-6
5ịnh	4f
5ọc	0d 1-l 2j 4-7
5ối	e6
5ồ	0-9 1-d 2o
6ng	0e 4-a
5ổi	07
5ộ	0k d-f
6c	48
6ng	0b 2-6
5ức	48
4ưa	4-e ek
5u	0c 2-9 e8
4ứng	0o 4-6 e-9
22=0	01a 2-b 3-7 4-c 8-7 b-6 d-o eu
422h00	08 e-6
43+	0-a cf
4^	012 2-k 31k 4-b 5-f 6k 8-10 9k a-8 bk c-1b e-m
4a	0-l 1-n 2-7 3c 7s 8y ab d-6 e-e
5bility	0-v 17 312 4-8
6le	0q 3-g
6out	4f
7ve	0-c 7k
5cademic	0b 2-9
6cording	1-a 2g
8unt	0h 2-e
7urate	18
6hieve	0f 4-6
6oustics	0e 2-a
6ross	0m 1-f
6t	0-f 4h
7ing	0-i 4i
8vities	16
5dapt	0-6 47
6ministrator	07 1-6
6vance	0a 1-9
bd	2-6 4b
5fraid	0-6 49
5gile	06 1-g 2-g ew
5lgorithm	1b 2-9
ds	0-9 2e
6l	0k 2-7
6ongside	06
6ready	0-c 1h
6so	09
6ternative	0-6 27
6ways	47
5m	07
6azon	09
6bitious	0-6 3a
5n	0-x 1-8 31d 48 8-7
6alysis	1k 2-i
ats	0-w 11b 3-b
9tical	2-e 4b
cs	0-7 2d
6d	0c 1-e 2e 31l 4-1c 5l 79 8-a ai b-6 d-d e-u
7roid	0-h 2g
6gular	0-19 11c
6h	0f 4-8 5o e-8
6tibody	0-d 1t 2-g
5pache	08 2-6
6i	16
7s	06
6plicants	0-p 2q
btion	0j 5-a
fs	06
7roach	1f 4-8
9priate	0a 4-6
7s	0-b 1f
5rchitecture	0-9 18
6e	0-b 1-b 2-8 38 4-7 dl e9
7a	28
6ound	0-7 17 47
6ticulate	3l 4-g
5s	0-i 1-n 3e 412 86
6pects	0n 1-k
6sist	07
7urance	0l 2-f
5t	0-b 2-8 3-7 8k dd
6tention	0-8 4c
7itude	37
5udio	0-6 18 2-i 3i
6tomate	07 4-6
cd	07
bion	0-c 1n 2-9
5ws	1-7
5zure	1e 2-9
4b	0a 3-8
52b	1f 2-b
5achelor	0j 8-d
7kend	0-j 2l
8ground	0-i 1g 8b
6sed	1-a 3a
7ic	0-c 1-7 2l
5e	0n 2-7 3-d
6am	09 2-9
6haviour	26
6ing	09
6lieve	07
6st	08
6tting	38
7ween	0-e 2h
5ids	1-9 2e
6g	0d 4-8
6ết	0f 1-h 2-a 48 6a
5ody	0-m do
6ot	0-f 1i
6th	1-a 5f
6x	0-7 48
5ridges	0-a 1d
7ghtlane	0b 1-6
7ng	37
5s	0-6 8g
5uild	48
9ing	0-e 1-8 2c 4g
6siness	014 1f 2-19 3h 4-l
6t	0a
5y	0n 1-8 2-c 3-c 4d
5ày	0-7 2b
5án	0-b 2-6 3n
6o	26
5ó	4c
5ạn	0e e-6
5ản	0-o 17 2m
6o	0-d 1n 2-7
5ằng	0m 2-7 6-d
5ị	0-a 27
4c	0g 2-b
5#	0g 2-b
5a	014 d8 e-16
6ble	28
6lculations	0m 1-b 2-a
6n	0h 2-7
7didate	09
ds	1-9 bf
6o	0a 1-6 2-6 4-e 7h e8
6pable	0-i 3i
5ell	0c 2-a
8ular	0-b 1g
5hallenge	0-p 2q
cing	07
7nge	0a 2-7
as	0-6 1b
8nels	09 1-8
7racterised	0-i 3l
ezation	0c 2-7
8ts	0-a 2c
6u	1c
7yên	0u 1-l
6ính	0g
6ăm	0-d 4b
6ấp	0-g dk
6ịu	4d
6ủ	4-7 ec
6ức	3-c 4j
5i	08
5lean	0-i 2q
8rly	08 4-6
6ients	0-8 1-8 4m
6osely	0b 1-9
7ud	0h 1-a
5o	1-a 4d
6ach	0-d 4h
6de	0-n 2f 47
7ing	2-6
6llaborate	011 1-h 3-e
eive	07 26 4-8
hly	47
6mfortable	0-h 3q
7mercial	0m 1-b 4-7
8issioning	0a
9tted	0-w 3w
8unicate	4a
eing	0-i 4k
fon	0k 4-a
7pany	0b 1-6
8etent	0e 1-8
8leted	78
ax	07 1k 2-c 4-a
8rehensive	06
8utational	0b 2-9
aer	7-9 88
6ncrete	0-j 2m
7densed	0a
7struction	17
8ulting	2-7 3b
7tainer	0-b 2d
8ent	0-i 2n
8inuous	0e 1-i 2-9 4h
ely	0-7 4a
8ractual	06
9ibute	0e 1-7
9olling	29
6operation	0-i 4l
7rdinates	0-p 2q
dion	0-8 1d
6re	0j 2-c
7related	0-6 28
7vita	0d 2-7
5reate	0-y 112 2-d 3e
9ion	26
ave	2f 4-8
6oss	2-f 4m
5ulture	0q 1-b 2-8
6rious	07
6stomer	0-i 3m
cs	0d 1-7
5ycle	0-1c 11d
5ác	09 1-r 2-9 4g d-8 ep
7h	46
6o	0-c 29 56
5ó	0r 1-p 2i 3-o 4b c-6 e7
5ông	0-l 1u 2-a 7-c dd
5ấp	08 4-6 8a
5ần	17
6u	0-z 1j 4q
5ẩn	0-8 3k 4-6
5ủa	0-b 4i
5ửa	0c 2-8
4daily	06
7ry	1d 2-9
6nish	57
6shboards	0b 1-b
6ta	09 1n 2-h
8bases	0-6 1f 2-7
7e	0b e-7
6ys	0-p et
5eadlines	08
7l	0-7 3e
6canters	0-h 1d
7entralized	0i 2-e
7isions	48
6dicated	07
6fine	0-7 1b
6gree	0-8 1-e 7b 8a ah
6liver	0f
by	27
6monstrated	0-c 2g
6partment	0f 1-e
7loyment	0x 1-n 2-9
7th	16
6sign	0-k 1-8 26 48 br
aers	0-b 4c
aing	0g 1-a
8re	0-j 4n
6velop	0e 1-6 2-9 47
bed	0-f 2i
cr	0-8 1e
ds	0-b 4c
bing	1-f 2j
bment	01e 1-l 2-i
7ops	0a
5ifferent	06
6gital	0-b 2d
6rectionality	0-b 2d
aly	49
6splay	29
7tributed	27
5na	0-j 2k
5o	0b
6anh	0-8 2g
6cument	1-8 28
cation	0b
6mestic	0-8 d-8 ei
6ne	0-f 1f
5rive	1j 4-c
9n	0m 3-9 4-8
5urable	0-8 29
7ing	09 1-7
5ynamics	0p 2-f
5ài	0e 4-8
5ược	2-7 76
5ẫn	27
5ịch	48
5ụng	1-6 2j
5ự	0e 2-7
6ng	0-8 28
4e	09 1-6
5.g	19
5arly	0e 1-c
5ducation	0e 1-b 2-8 b9
dal	2-7 8c
5eg	0-a 1b
5ffective	0-n 3n
dly	08 4-6
7icient	0-9 2b
5ither	77
5lectrical	0y 1-d 2-h
aonic	08
5mbedded	07
6phasis	0-k 1l
7loyment	09
5nable	06
as	0j 2-i
6d	0-a 1-a 2p
6ergetic	0-a 3n 4-a
9y	09 4-7
6gine	0-e 1f
aer	0b
cing	8c
cs	0-1f 21m
7lish	0q 4-h
6joy	0-9 3-9 4j
9s	0-e 4f
6sure	07
9ing	06
6terprise	09 1-8
7ire	27
5quipment	0a
8valent	0-e 2h
5specially	06
6tablish	0-t 2p
5uropean	26
5valuation	0-w 19 2p
6olve	0-e 4f
5xceed	08 4-6
8l	19
9lence	0-6 49
ct	0-c 2f 3-j 4n
7ited	0-7 38
6isting	0-a 2d
6pect	0-19 dv eh
aed	0-o ew
8rience	0h 1z 3-r 4-f 7-8 88
ed	17
es	0-p 1s
aments	0-6 17
9ts	08 1-8
7ression	0-7 1h 2-7
6tradosed	0-6 1e 2-7
5ye	0-o 1q
4fabrication	08
6ctory	0-n 1u 2-6
6st	0-8 3b
5eed	1l 2-f
5ield	0-a 1b b9
9s	26
6nance	0-b 7g
aial	0i 8-6
6rst	0a
5lexible	4-9 dm
6uency	0-7 5b
9t	59
5ocus	0-k 1j 4a
9ed	0-e 3k
6llowing	0e 1b 2-m
6r	0e 1-1p 2j 3x 4g e-9
7ward	08
5rameworks	1c 2-a
6om	0-d 1d 4b
5ull	0-9 de
8y	07
6nctionality	09 1-7
cs	1-m 2m
7ded	0-j 1j
6rniture	0-g 2i
7ther	0-d 1e
4gaining	0-i 4j
5eneral	0-h 2k
ation	0-b 2d
6tting	0-c 4d
5ian	eb
7o	010 4-k e-6
6ving	08 3-6
6ám	2b
6ải	09 17 4-8
6ọng	4-9 eg
6ới	07
5lobal	0j 1-8 2-8
6ycoengineering	0-9 2b
5o	0-8 1a 2-6
6als	36
6od	0-a 2n
7gle	0-t 1m 28
5reat	0-e 3b 48
7en	07 4-7
6oup	19
7w	0-g 4i
8n	08 2-8
8th	18
5ắn	48
4halden	0d 2-6
6ndle	0-a 4e
8s	08
6rd	08 4-6
6ve	0-1i 11a 27 4-i 7h b-g c10 d-6 e-6
7ing	06
5ead	1-b 2e
5igh	0-s 1-a 2e 4v
8ly	0d 37 4-e
6ring	0-e 1p
6ểu	0a
6ện	0-a 2-8 4l
7u	0-8 3e
5old	0-a 7e
6w	1-7 2e
6à	0f 4-a
6á	47
6ạch	18 2g 4-f
7t	e6
6ặc	07 2-c 8a
5tml5	0-n 1o
5uấn	0-b 2b
6ống	07
5àng	0-6 3-7 49 ch
5ình	4-e em
5ọc	1-6 3c 4-c 89
5ỏi	3-7 46
5ợp	e6
4ideal	17
9ly	06
8s	09
7ntification	1-6 2b
5f	37
5maging	0-9 1a
6pact	0-d 1-6 2k
7lement	0d 1-7
dation	0-c 1k
7ortance	0-h 1j
7rove	0-f 1k
bments	08
5n	0d 2j 3-13 8-7 as e8
6clude	0-7 eg
bs	0-h 1u 2-d
aing	0-f 1c 2b
7ome	06
6dependent	0-k 3r
fly	0-j 3f 49
7ustry	0-b 118 2-s
6fluence	0r 1-i
7ormation	08 1-l 2f
7rastructure	0-6 2e
6novation	0d 4-6
cve	0e
6struments	0-d 1j
6tegrate	0-6 1h 2-8
cion	0d 2-8
8lligent	0-7 49
8ract	46
cing	0-e 4f
don	09
9changes	26
9est	18
9face	16
ds	1-6 28
9national	0v 2-c 4-6 e-6
7o	0-f 1-c 210
6volve	0-e 2g
5os	0a 2-7
5s	0-t 1k 2-9 39 4k
6sues	29
4java	09 1j 2-j
8script	0g 1e 2-o
5ob	09
6ining	0g 1-e
4kafka	07
6nban	0-6 18
5hai	0-7 2c
6iếu	0-7 2b
6oẻ	di e-a
6ách	0z 2-a 4-e
6ó	0-d de
6ông	4-6 ei
6ả	16 3g 4-h d7
6ẩu	0-h 2h
6ối	0-f 2h
5inh	1g 4-d 87 bi c-9
6ến	06 1-7 2-7 8c
6ểm	1-d 2h
5now	0-f 1e 26
8ledge	1v 2-f
5ubernetes	0c 2-7
5ế	0e 1l 2-b 3-7 4-d
6t	4e
5ỹ	16 48
4lab	46
7oratory	1-9 7c 8-a bh
7s	08 2-6
6ke	0-o 1f 2a
6nguage	0a 5-9
cs	1e 2-8
6rge	1-6
5ead	07 1-f 2d
8ership	09
8ing	0-x 28 3s 4-6
7rn	0k 4-c
9ing	0h 1-8
7st	0-9 ed
6d	0-a 2f
6vel	0-n 1d 26 49
9s	3a
5ifecycle	0j 2-9
6ke	1e
6nux	0h 2-f
6ên	da
5ong	07
6ts	08
6ve	0-9 48
6w	06
5uyện	0-7 2a
6ật	0t 2-p
5à	0g 2-8
6m	0-z 3-8 47 dc e12
5âu	0k 4-d
5ên	16 4-b ej
5òng	0-8 4d
5ý	0-t 1-6 2c 4c ec
5ĩnh	0-w 1k 2i
5ập	09 1-a 2r 37 4-t
5ẻ	0c 1-9
5ực	01e 3-i 4-m
4m	09
5achine	19 2-b
6inframe	0-u 1l 2b
8tain	06
cing	0-m 19 2f
9enance	0-d 1m 2-8
6ke	3b
6nage	08
ament	0c 1-9 2-7 39
ar	0-6 1i 3-9
bs	0d 1-d
7y	27 4-7
6rket	07
aing	1-c 2g
as	06
6ster	0l 8-b
a's	0d
6tches	1k 3-f
7erials	0c
7ter	0-g 19 48
as	0-f 18 49
6y	0-6 1l d-6
5eaningful	06
7surement	0-c 2f
6chanical	0f 2-9
6dical	0-c 8i
8um	0b 2-a
6et	0b 1-6
6mbers	0-9 2c
6thods	06
7ro	0-l 1g 26
5icrosoft	0j 1-7 2-9
6ndset	3l 4-e
7imum	0-c bf
5obile	0a 1-9
6delling	0-m 1g 26
8rn	0-j 1-a 2y
6lecular	1-7 2f
6ng	0-b 4b
7itoring	1-j 2p
6re	1-w 6p b-7 ci
8over	0c 7-8
6tivated	06 1-9
bion	0-8 3-b 4j
6ve	07 4-6
5s	2c
6c	0b 1-e 78
5uch	0-d ej
6lti	19
9ple	1-9 2h
6sic	09 2-7
7t	07
6ốn	0-a 4d
5vc	0-7 1f 2-7
5ysql	0-d 1i
5áy	1m 2-d
5ê	0-o 2-7 412
5ôi	0-c 3-f 4f ed
5ềm	0-b 2c
5ỉ	0-9 4b
5ột	0d 2-8
5ỹ	0a
4nam	3-6 dn
6tive	1-8 2c
5eed	0k 1-f
8s	1i 3-6
6t	1c 2-8
7work	28
bing	2-6 37
6uroscience	06
6w	0o 2-a 4-b
6xt	0b 1-7
5ghe	0d
7iệm	0j 1-c 2c 4-8 b-e cg
9p	07 2-9 8q
7ệ	3d 4-6
6oại	0-7 1-a 4-f 5n el
6ành	0d 1-9
7y	e7
6ân	0-b 28
6ữ	67
5hanh	3g 4-d
6iệm	0j 4-b
8t	0e 4-c
6à	0-l 1i 2-d bm
6ân	0d 4-8
6ìn	0-f el
6óm	2-8
6ư	0m 2-6 4-f
6ất	0-b cl
6ận	2-a 4-6 eg
7p	1d 2-7
7t	0-b ec
6ẹn	0-c 3c 47
5o	46
6de	012 1-10
6rdic	1-6 2a
6sql	1b 2-6
6t	47
5utrition	0-z 212
5ói	0p 4-9 e-6
5ăm	2-8 cp
6ng	0-j 1-h 2o 4o
5ội	0c
5ợ	08
5ữ	07 4-6 d-7 ed
4objective	08 1g 2-k
5ccasional	0-c eh
5f	0-9 1-v 21z 3-f c8 d-6
6fshore	0q 1-c 2-d
6ten	0a
5n	0b 1-17 212 4-7 7h
6e	0g 1-b 2-6 c7
7s	0d 3-d
6line	57
5op	0a 2-7
5pen	0-s 3-9 417
7rating	0-c 4d
bon	07 2-6
6timisation	07
8ons	08 1-8
5r	0-w 1-o 21d 3-p 5m 7-9 8b 9g a-8
6acle	0z 1-v
6ganizational	08
6iented	17
5strava	07 1-6
5ther	0-l 1-e 2r 4d
9s	07
5ur	1t 4-8
6tside	0c 4-8
5wners	0d 1-a
ahip	0-7 3-8 4h
4p	0a 2-9
5aced	09 1-6
6rt	0-g 4a df
8icipating	0h 1-f
aular	0-q 1v
8ner	4a
bs	0k 1-7 2-6
6ssion	0-c 16 2-8 3a
bate	0-c 4k
6tterns	0-g 2i
5eople	0-p 26 3s 4-6
6rform	0-e 2i
bance	0z 1-6 2-n
bing	26
7sistent	0b 1-a
8on	06
aal	06
5hage	1e 2-i
7ses	0-e 2j
6d	0-g 8i
6p	06
6án	26
6òng	0g 1o 2-p e-6
6ương	0-8 18
6ần	0-c 2i
6ẩm	09 2-7
6ục	0f 2-8
5icture	0-d 4e
6pelines	0a 1-9
5lanning	0i 2-f
7tform	0e
5osition	0-8 1g
ave	0j 3-b
7sess	0-a 1m
8ibilities	19
7ted	0c e-9
6wer	010 1-9 2-n
5ractical	0-n 2o
be	0d 1-a
7gmatic	07
6edictive	0a 2-9
7fer	0-i 4i
aably	2-6 7d
6ivate	0e 1-h 26
6oblem	0k 1u 3-7 4-12
bs	09 3d 4-h
7cesses	0-i 19 2e
bing	16 2-9
7duct	0i 1-6
bion	0d 1-7
bs	0-m 1j 26
7fessional	39
bor	0a 1-9
8icient	0-a 1b
7gramming	19
7ject	0a
bs	0-7 1-7 2k 37 4-b
7mote	08
7posals	07
7tein	0q 2-m
7ven	1i 2-a
8ide	09
aing	0-8 1g
5ublic	0-6 1-9 2g
aation	0-c 2f
6t	0-c 4c
5ython	0-f 1-8 2t
4qa	0c 1-a
5t	17
5ualifications	0-c 1d
9ty	0n 1m 2-15
7n	09 4-7
6ickly	0-g 4h
6y	0-f 1-9 2c 4i
7ết	0-7 29
6ả	0-8 4c
7n	0d 2l 3-6 4-g
6ận	08
6ốc	0g 1-7
4r	0h 2-c
5anging	0-r 1s
5eact	07
9js	0h 1-d
7dy	0-a ec
6ceiving	0-c 4e
7ord	0-i 1n
6dux	0-b 1c
6flect	0-b 1d
6lated	0g 1-7 2-6
9ion	49
cship	06
gs	0e 4-9
7evant	0-7 16 2-7 7-b 8t
7iability	0-k 1k
6motely	0-7 dc
6quire	de e-8
bments	0-6 3e 4-7
bs	0-h 4l
6search	1o 2-g
7ource	18
7ponsibilities	4b
hy	0h 3-c
6tail	1b
5isk	0a
5ole	0i 1-6
5un	0e 1-8 3-8
5àng	0-b 4-9 en
5õ	3-6 ek
4s	0-f 7d ad
5ales	1h 2-7
5calable	1-8 2e
7ndinavian	0-6 29
6ene	0-d 3e
6heme	06
6ience	08 2-9 87
6rum	07 1-10 dx
5earch	06
6curity	1-m 2y 4-7
6eking	0-18 2j 3r
6lf	0i 1-9 4-6
6miconductor	0-c 1j
6nior	0-6 1c
6parators	0-8 1i 2-9
6rver	0-6 2a
8ice	0-i 1e 2e 4-7
bs	08 2-8
6t	0-k 19 2f
6veral	2-6 4b
5hape	0a 1-9
7ring	0-l 4o
6ort	49
7uld	5-7 di
7wing	0-j 3l
5ide	0e 2-c
6milar	07
6nh	2-6
6te	0m 1-k
5kill	39
9s	0f 2-7 3-8 4-a 8b
5o	0-w dw
6ftware	01m 1-n 2-k 4-6
6lid	0-e 8j
7utions	09 2-6 46
7ve	0-a 28
8ing	37
6me	08
6und	2a
7rce	08
5pace	0b 1-a
6eak	07
7ed	07 1f 2-h
6orts	0-a 2f
6ring	0-9 1e
9t	0g 1-e
5tack	19 2-b
7ff	08 4-6
7ge	0k 1-g
7keholders	2-8 4f
7ndardisation	08
7yed	0-6 28
6orage	0-6 2b
6rategic	0-h 2o
ces	0-h 2j
by	0-6 1-8 2i
7eams	0-d 1m 2-7
7ive	0-9 4d
7ong	0-d 1f
aly	27
7uctural	0-g 1-b 9t
6udies	0c 2-b
5ubject	0-h 1k
7stations	0c
6ch	16
6perconductor	07 2-6
7ply	0-k 2m
8ort	0i 1-6
5w	1-b 2j
5ystem	1-8 2c
as	0-h 1h
5àng	0-b ei
5áng	0c
6t	2c
5ản	0-b 19
5ắp	2c e-f
5ẵn	0-b dm
5ẽ	07
5ố	26
5ức	0-b ei
5ử	0-b 1p 2-8
5ự	0-7 e9
4take	0-11 3-7 4w dn
7ing	0-b 3l
6lented	0-t 1y
5dd	0-a 3d
5eaching	0-l 1s
7m	01c 2-7 3-q 4-b
8s	0a 3c 4-a
6chnical	1-8 2-8 aq
dly	0-h 3j
bian	1-9 79 8b
aques	1d 2-6
9ologies	0a 1c 2-e
est	ca
dy	07
6lstro	0-g 1a 2c
6nders	06
6st	0e 1-8
8ing	0-t 1j 2i
5han	06
7t	0e 1k 2-d 3-9 4-7
6e	0t 1-f 211 8-8 d-7 e-b
7ir	0d
7m	0a
7o	0-b 2m e-c
7se	0a
6ings	0-6 4c
8k	0-d 4j
7rd	0-d 2g
7s	0j
7ết	0-8 2c
7ểu	0-g ck
6ought	08
6rive	39
7ough	0-1c 11b 3d 4-8
bout	16
6u	0-7 18
7yết	010 36 4-10
7ật	2-6 4a
6ành	1o 2-h
6áng	cf
6ích	0-g 2-9 4w
6ông	1c
6ương	87
6ất	17
6ần	0-9 4f
6ận	0-b 4i
6ể	0-k ev
6ời	d-9 eg
6ủ	0-6 38
6ứ	16 e7
7c	18 2-6 46
6ực	0h 1-a 2-e 3-6 4k
5ime	0-8 1-8 er
6n	0-d 2j
7h	46
6ên	0-o 1-8 29 8h ea
7u	06
6ến	0-6 3i 4-8
8g	0r 3-a
7p	0s 4-a 5-o ea
5o	0-j 1-10 214 4r db eb
6ols	1-7 2e
6p	0-i 2l
7ological	0-g 2j
6wards	0-e 1c
5rack	06
9ing	0i 2-d
7ining	06
7ng	1-6 2c
8sform	06
9late	0-6 29
9parent	0-j 4k
7vel	018 4-a e-q
6ends	2b
6imming	1-8 28
7ển	0-6 2a
6ong	018 1-i 2c 4-j e-9
6ue	0-i 4m
7ly	09 4-8
7ng	3c 4-h 7b
6ách	014 4-q
6ình	28 36 49 e-9
6í	0-8 3r 4-c
6ường	86 e-6
6ạm	0-8 2b
6ị	0h 2-9
6ở	06 3-b dl
6ợ	06
5uân	06
6ổi	0-l d8 ew
5wo	79
5y	0c
6pe	0b
5ài	0h 1-9
5ác	0-9 4b
5ình	3l 4-h
5ích	1-6 2a
6nh	47
5ăng	0f e-d
5ư	1-8 28
5ại	2b
6o	09
5ế	0l 2-l 89
5ỉ	0-7 3b
5ối	0-f br d-7 e7
6t	0-14 1-k 2-n 3-d 4e 720 86 e8
5ổ	38
5ừ	0-u 2-e 4-8 cc d-7 e1s
6ng	08
5ự	0-a 3k 4-6
4ui	0-6 1c
5ltracold	0-j 2l
5nder	06
9stand	08
eing	0-b 1q 2-8
5p	0c 16 2-g
5s	0-f 3i
6e	2-8 48
7s	09
6ing	0c 2-6
5x	2-a 3e
4value	0-a 3b
9s	07 4-6
6riety	0b 1-6
8ous	1-8 27
5erbal	0-j 4o
7sion	0g 1-8 2-6
7y	0-7 1e
6ssels	0-c 1-6 2j
5i	07
6ên	0j
6ết	0a 2-a
6ệc	0-10 2s 47 d-b eh
5oltage	0-d 1o 2-6
5à	0-19 1-m 2a 41w
5ăn	015 2-o e-a
5ấn	39
5ẽ	0-l 2s
5ề	0c 66
5ị	0-8 1e
5ới	0n 3-6 4-c
5ụ	0-c 19 48
5ững	0-6 1a
5ực	0-m 1-e 216
4way	0k 1-e
5e	0b 1e 3-b
6b	0k 1-9 2-6
6ll	0-d 18 2-6 3j 4-6
6’re	06
5hat	47
6ere	06
6ich	0l 4-a
7le	0-b 1j 2-6 3c 4-c
6o	0-f 3t 4-8
5ide	0-d 2k
8r	0-e 2f
6ll	0e 1-e 2-8 36 4-7 df
6nd	1q 2-k
6reless	0g 2-e
6th	0-c 1c 29 3-a 46 ca e6
8in	0-e 1-e 214 7-7
8out	0a 4-8
5ork	0-t 2-6 4w
8ing	0-10 1h 37 4j
6uld	0b
5ritten	0-8 4h
4xuất	0-a 2c
5ây	0-7 28
5ếp	0-f 2d
5ử	4a
4year	88
8s	0-u 2-6 38 cy
5ou	0-m 2-b 47 5n 7-7 bc e8
7r	1-8 26 49
5êu	2-b 4n
4áp	017 4-11
4ít	0-d ba ce
4ý	0b 46
4đam	0-n 1-6 3-6 415
5i	0-7 2-6 eh
6ện	0f 1j 2-t
5àm	06 17 4-7
6o	06 1-g 2c
5áo	2b 4-6
6p	0a
5óng	29
5ược	06 4i e-a
5ại	0n 8-9
6o	46
5ẳng	0-c 8r
5ến	0-g 28 d9
5ể	0c
5ịnh	4c e-6
5ồ	0-6 17
6ng	0c
5ổi	0h 3-9
5ộ	06
6c	1l 3-h
6ng	2-6 46
4ưa	0-h d11 e-i
5u	0-17 1e 2-9 7m dd e8
4ứng	0o 4-6 e-9
13=0 0	0p e-f
5days	0-b ed
5lần	06
5năm	0j c6
5tháng	0-7 cc
5years	0g c-d
5đến	0-8 ec
33+ years	0-a cf
3^ 0	07 1e c-g
5^	0t 1p 2-v 3m 4-s 5-7 6-b 7i 8-l 9d a-8 bk c-j dy e-z
5a	0k 3-f
6nd	0i
8roid	0-i 1-b 2w
7h	6d
6s	06
6zure	26
5besides	07 1-6
6s	8h
6uild	0-g 1-6 2n
6ằng	0-o 1i 77
5ca	0-7 d-7 ef
6hịu	0-a 4e
6loud	0-d 1f
6orvita	08 1-7
6ó	0-d 1a 314 4-q
6ông	0d 2-8
5demonstrated	06
7sign	0e 1-8
7velop	07
6ynamics	0-6 27
5engineering	0-s 2h 8c
6xperience	0b
5flexible	0-i 3k
6ull	0k 1-9 2-a
5giao	0-k 4o
7ọng	4-b eg
5have	0-6 bh
6igh	0-r 3t
5in	0e 1-c
7frastructure	0-b 2b
7tegrate	07 1-6
5java	1p 2-i
9script	08 1-6
5kafka	0-d 2h
6hả	48
6nowledge	09
6ỹ	2-a 4g
5là	db
7m	0-a 1p 26 4-d
5nam	010 e-j
6et	1-b 2k
6goại	4-d ef
6hanh	47
6ăng	0-8 4j
5or	0-6 78
5qa	06
5r	07 1-6
6eactjs	07
5senior	0-f 1f
6trong	0o 3-k
6ử	09
5technical	0b 2-6
7sting	1g 2-d
6he	0l 1-f
7is	07
7ành	09 2-7
6iếng	0-e 6t
6uổi	0-i db ea
6ài	27
6ối	06
7t	0h 8-6
6ừ	b8
5ui	27
6nderstanding	06
5we	06
6ork	0b 4-6
9ing	08
5you	0p 1-6 7-7
8r	0e 3-8
6êu	0e 2-9
5độ	0-c d-a ep
5ưu	0d e-6
3a big	0-h 3m
5computer	0-7 89
7nsent	0-c 2g
5dsp	0a 2-9
6ynamic	07
5fast	46
6ull	0-9 2a
5good	08
6reat	06
7owth	0o 4-i
5hands	0-m 4o
6ealthy	07
6igh	4c
9ly	3-6 46
5new	06
5passion	0-6 47
6hd	87
6lus	16
6roduct	0-d 2f
5relevant	0-n 711
7search	0-9 4d
5senior	17
6imilar	0b 8-6
6olid	0-8 8i
6trong	0-i 2b 3f
5technical	0-8 2k 4-8
6rue	0-i 3p
4bility to	0-v 17 312 4-8
5le and	0j 3-h
8to	07
5out building	0-6 4a
9their	07 4-6
4ccording to	1-a 2g
7unt management	09 2-8
5hieve organizational	08
5ross the	0-7 29
5ting as	0-i 4i
4dapt to	0-6 47
5ministrator industry	07 1-6
4lways strive	0-b 4d
4m hiểu	07
5azon web	09
5bitious and	0-8 3a
4n academic	0-a 2g
7gile	07 1-6
6excellent	0-7 3i 4-9
8perienced	07 1-6
6innovative	0-c 4i
8terdisciplinary	0-g 2h
best	06
bnational	08
6open	0-8 49
5alysis development	0-9 1p 2-e
9ts to	0-j 1s 3-9
5d a	37
8ct	0-6 4b
8nalytical	0d 4-7
9imal	06 2-6
8re	0-m 3s
7be	0-a 3f
9st	0-j 2l
8uilding	2-8 48
9siness	08
7cell	0-g 2j
bular	06
8lient	26 3-c 4b
8ode	0-a 28 46
9mmissioning	08 2-7
bunicate	0n 4-m
hion	2-b 48
aplex	0-a 2g
9nsulting	09 2-8
atractual	0-7 2a
8reate	07 1-6
7data	09 2-8
8elivery	0-7 18
9velop	4b
eing	0e 2-9
8irect	0-k 4l
7engineering	0d 2-7
9joy	0-g 39 48
8xternal	09
fly	06
7functional	2a
7general	0-h 1m
8rowth	0-8 28
7have	0-i 1n
8igh	27
7impact	0-j 2k
alement	07
8n	1-a 4e
9frastructure	1-a 2e
9ternational	09
8ts	09 2-7
7modern	1h 2-b
7not	48
7or	0-f 3h
8ther	16
7practical	0-e 1f
9esentation	0r 4-n
9ivate	0-b 2d
9oblem	49
aduct	0-a 4d
aject	0j 2-i
7reference	0-e 2f
9lease	0-i 2l
9quires	0-l 3n
7sales	07
8elf	09
9rvice	0-f 2g
8kills	0-8 7d
8oftware	0-u 213
8trong	06
7take	0a
8echnical	0-8 2-7 4-a ar
8he	07
air	06
8o	3l 4-e
7use	07
7verbal	0-a 3a
7working	0-d 4g
8rite	0-f 5n
bten	0-h 3f
7you	0-h 29 3e
5h giao	09
7văn	09
5tibody engineering	0-d 1t 2-g
4pplication data	0-d 2g
fin	0a 5-9
6roach with	0-g 1i
4rchitecture and	0-i 16 2f
5e also	07
7comfortable	06
7passionate	0-7 4a
7ready	0-b ec
7you	0-10 3j dn
6a of	1a
5ound solving	0-6 48
4s a	1-u 2f 4m
6laboratory	0-6 8c
6part	0-a 4b
aner	49
6well	0h
5pects of	0n 1-k
5sist with	06
4t a	06
6every	07
6least	0-9 de
6our	0a
5tention to	0-9 4c
6itude and	38
4udio algorithms	0-9 1d
9engineering	0c 2-9
5tomated testing	07
aion and	0-j 1n
4zure cosmosdb	1c 2-9
9net	0a 1-8
3bachelor s	0h 8-d
6kground as	8c
ein	0-e 1j
5sed on	3a
4e an	0d 3-a
6the	06 1-6
5ing part	06
5tting and	08
4ids and	1-9 2e
5ết tiếng	6a
4oth in	0-8 5f
4s ba	8d
4uilding a	0-b 2j
dn	0-7 4b
5siness analysis	0-7 1h 2-8
ed	2-b 3k
cor	08 1-6
cpartner	07
droblems	0i 4-f
fduct	08 2-6
4án hàng	0-f 3n
7lẻ	06
5o cáo	26
4ó lâu	4c
4ản vẽ	0-m 2r
4ằng tiếng	0l 6-d
3c# azure	0c 2-a
4a 0	07
6xoay	0i e-e
5ble stayed	28
5n rest	09 2-6
6didates with	0-7 1-6 bf
5o từ	ec
7đẳng	0-8 7j
5pable of	0-i 3i
4haracterised by	0-i 3l
dzation of	0c 2-7
5u đáo	1c
6yên ngành	0p 1-j
5ấp nhận	0-g dk
5ủ nhật	0-b ec
7động	0a 4-7
5ức và	3-e 4c
4i cd	0a 2-7
4lients and	48
5osely with	0a 1-9
6ud technologies	06
4oach the	0-d 4h
5de in	0-c 1e
5llaborate and	0f 3-d
fwith	0l 1-h
dive teams	0a 4-6
gly in	47
5mfortable in	0-d 3g
6mercial and	1-9 2d
7issioning of	09
7unicate effectively	07 4-6
dion skills	0b 4-6
6plex engineering	0-c 2h
binterchanges	1m 2-j
bsoftware	06
7utational modelling	09 2-7
9er science	7-9 88
5ndensed matter	0a
6tinuous integration	0m 1-h
dly with	0-a 4b
7ribute to	0d 1-7
4reate commercial	0e 2-b
anew	0-c 1d
athe	0-s 1s
5oss functional	06 2-e 49
4ulture of	0e 1-9
4ycle including	0-v 1w
4ác phương	06
9ần	0a
7quy	0-e 2d 46
7tỉnh	0-f ef
4ó khả	0z 3-9 4-l
7inh	0f 1-6 29
8ến	06
6thể	0-m dl e9
7inh	07
7rách	0-6 49
6ít	06
6ý	09
4ông nghệ	18 2-a
8ty	06 17
9ác	0-f 3f 4-f ej
8việc	0-l 28 3-9 4i dg e-b
4ấp cao	0-8 8c
7trở	08
4ầu có	0-j 1l
8ông	0-e 4g
4ẩn thận	0-8 3k 4-6
4ủa khách	0-g 4j
4ửa hàng	09 2-8
3danish and	57
5ta and	0-6 1-8 2h
8driven	0-9 1-7 2h
8in	0-e 1e
7bases and	0-b 1c
6e posted	0a e-7
4egree in	0-d 8j
aor	06
5monstrated technical	0-d 2g
5partment of	0f 1-e
5sign and	0-f 1-9 2d 4f
aof	0-6 2a
apatterns	0-f 1i
9ers and	0-b 4c
9ing and	0b 1-8
7re to	0-k 4n
5velop and	06
bmeaningful	0-a 4b
aer industry	09 1-8
dtechnologies	0-o 1p
ament and	0t 1-q
flifecycle	09 2-6
fmaintenance	0c 2-9
fof	0-v 2q
4igital products	0-e 2e
5rectionality beam	0-b 2d
4rive the	0-l 1l
8n by	0d 3-b
adesign	09
cvelopment	08 2-6
4ynamics 0	0g 2-8
cdynamics	08
4ài với	0c 4-6
4ược hoặc	0-8 76
4ịch vụ	48
4ụng thành	09
3e commerce	09 1-6
4arly stage	0e 1-c
4ither a	77
4mphasis on	0-k 1l
6loyment as	07
4nd to	0-9 1-6 2h
5ergetic and	0-7 39
8y and	08 4-7
5gineer a	09
bing or	0-a 8g
fphage	0-e 2g
bs and	0-8 1a
dmechanical	0-t 2t
4quipment and	09
4valuation of	1-8 2b
esystem	0-6 1j 2-d
4xcellent english	0j 3-h
5perience and	0t 3-m
ein	0j 1-8
eof	0-o 1x 3-8
ewith	0-c 1w 3-7
forking	0c
dd in	0-8 19
9ments and	0-6 17
8tise across	0a 1-9
din	0-9 1b
3fast and	0-6 3b
4eed evaluation	08 1l 2-s
4ield and	b9
9of	09 1-6
5nancial performance	08
5rst and	06
4luency in	0-7 5b
8t in	59
4ocus on	0-11 1y 4b
8ed and	0-g 3k
5r a	0-v 1-l 31j
8n	0o 1-d 3-a
7big	0a 2-9
7offshore	0-n 2q
7the	0i 1-b
6ward to	06
4rom a	0-n 1r
8the	1a
4ull stack	0-c 17 26
8time	0-c df
3gian làm	e7
6o tiếp	010 4-k e-6
5ám sát	2b
5ải quyết	27
5ọng nói	4-9 eg
5ới tính	07
4oals and	36
5od mechanical	0-a 2d
4reen energy	07 4-7
5owth of	0-7 29
4ắn bó	48
3halden group	0d 2-6
5ndle short	0-b 4e
7s on	08
5ve a	19 3-a 7b
9n	0-a 1-9 3i 78
8excellent	0-f 1e
aperience	1a 3-8
8more	0-8 ce
8strong	1a 2-7
4ead of	07 1-6
4igh level	0-g 27 4d
8quality	0c 2-8
8speed	0-i 2k
7ly motivated	07 37 4-b
5ểu biết	06
8về	1c
5ệu quả	0-8 3e
4old a	0-a 7e
5w the	27
8o	2a
5ạt động	06
4tml5 and	0-n 1o
4uấn luyện	0-b 2b
4àng bán	0a 2-9
8trong	0-b 1e
9ốt	0o 1-e 3-7
4ình ưa	4-9 ee
4ọc chuyên	07
7hỏi	3d 4-9
3identification and	1-6 2b
4f you	37
4maging and	0-9 1a
5plementation and	0-c 1i
6rove supply	0-m 1n
4n a	0-o 1u 3-a 4c
7ll	08
7n	0-g 1s
6being	09 3-7
6computer	27
7ross	0-7 2-8 4g
6developing	07
dmental	0-e 2g
9ops	07 2-6
6english	07
6java	08 2-7
6music	0-d 2f
6offshore	0-8 2b
6power	27
6software	0d 2-a
7ports	2b
6teams	06
8sting	0e 17 2-l
7he	0d 1-s 26 eh
6your	06
5dependent and	0-o 3r
ely and	0-e 3j
6ustry and	0-b 1f
cwide	0-f 17 29
5formation and	1-8 2a
fon	06
6rastructure architecture	07
js	0-g 2i
5novation and	0a
bve and	08
5struments and	0-d 1j
5teract with	06
8est in	18
8national sales	06
htravel	0z e-v
6o the	0-c 2i
4s a	0a
7n	0-9 1d
6passionate	0-8 48
6seeking	0-j 1j
6your	0-g 3j
3java and	0i 1-f
8spring	0-f 2f
7script frameworks	1c
ereact	0-c 1f
jjs	0f 1-c
3khiếu nại	0-7 2b
5oẻ tốt	0-7 dj e-6
5ách hàng	0w 2-a 4-d
5ả năng	16 3g 4-h d7
5ối kinh	0-f 2h
4inh doanh	0-a 1a 27
8nghiệm	1k 4-a bj c-8
8tế	07 1-d 8a
5ến thức	0d 2-6
5ểm tra	1-d 2f
4now how	27
7ledge and	0b 1-7
din	0c 1-b
dof	0-i 111 2-a
dwithin	0-9 1c
4ế hoạch	09 1p 2-c 3-7 4-d
6toán	07
4ỹ năng	0-8 1b 48
6thuật	07
3laboratory technician	1-8 7d
jologist	8-8 bh
4ead role	0c 1-c
7ing and	0-r 3u
6rning and	0a
6st 0	0-9 ed
5vel of	0-v 1l 4d
4ifecycle as	06
5ke to	0-9 1c
5ên quan	da
4ots of	08
5w power	0-8 2b
4à một	0d 2-7
6người	e8
5m việc	0-d 2-c 3-7 dd em
4âu dài	0k 4-d
4ên chuyên	17
4ý tình	0-7 49
4ĩnh vực	0-v 1h 2j
4ập kế	0a 2a 4-h
7và	0-6 2-7 38 46
4ẻ hoặc	0c 1-9
4ực cao	0r 3-j
8ông	013 4-z
3machine learning	19 2-b
5intain strong	0e 1-c
8enance and	0-g 1p 2-6
5ke use	0-a 4b
5nagement and	39
9r to	09 3-9
6y body	0-6 29
8stakeholders	07
5ster s	0m 8-i
9's degree	0d
5tches your	1k 3-f
5y require	0b d-6
4eaningful relationships	06
5chanical engineering	06
5dical laboratory	0-d 8i
7um voltage	0a 2-a
4icrosoft dynamics	08
5ndset and	0-9 3m 4-b
4odern programming	0-9 2i
5lecular biology	0-7 29
5ng muốn	0-b 4b
5re modern	1-e 2i
8than	b-6 cb
7over the	0b 7-8
5tivated by	47
4sc or	78
4ysql redis	0-e 1i
4áy tính	19 2-9
4ê kinh	2-6 4a
4ôi trường	0-c 3-f 4f ed
3nam nữ	di e-a
4eed for	0j 1-f
5t c#	0-9 1b
7microsoft	06
4ghe nói	0d
6iệm làm	19 2-9
aquản	0-8 2a
atrong	06 1-h 2d
avề	0-6 1b
8p cao	0-9 8e
atrung	0-f 8o
ađại	0-9 8f
6ệ thực	07
5oại hình	4-e em
9ngữ	1-7 5n
9thương	86
5ành bán	0-8 29
6y 0	e6
4hanh nhẹn	3g 4-c
5iệm trong	0d 4-8
7t tình	0e 4-c
5à máy	0-b 1j 2-6
5ân viên	0b 4-8
5ất 0	0-b cl
5ập khẩu	1e
4o matter	0-6 47
5t afraid	0-7 48
4utrition of	0-e 2f
4ói rõ	0e 4-6
7đọc	06
4ăm kinh	0-9 cq
5ng giao	0b
8làm	0-7 e7
9ập	0-c 4g
9ực	0-a 4b
8nghe	07
8thuyết	46
9rình	26
9ư	2a 4-7
8đọc	09 1-l 2i 4-6
9ộng	37
4ội thất	06
4ữ tuổi	0-7 ec
6độ	0i e-c
3objective c	1k 2-f
4f 0	0-8 cc
6a	07 1-6 3-8 4d
7pplication	28
7rchitecture	0-c 2e
7udio	0-i 2j
6business	0c 1-6
6cloud	1b 2-9
6engineers	0k 1-i
6high	08 2-6
7ow	0-a 2a
6industry	06
8ternational	0-i eo
7t	0-7 28
6matter	1k 2-h
7usic	26
6new	0-9 4b
7on	07
6open	08
7ur	0-a 1i
6predictive	0-c 2d
6relevant	07
8search	0c 2-9
6software	0f 2-b
6technical	07
8st	26
7he	1j 2-h
6working	0-q 2a 3k
5fshore substations	0h 1-b
cwind	09 2-7
4n a	0-8 7i
6bridge	06
6computational	0-g 2h
6quality	0a 4-6
6taking	48
6work	07 4-6
5e or	0b 1-9 c7
6s truly	0d 3-d
4pen and	3-8 4a
8source	06
8to	0-e 4f
4r a	1-8 3-7 7-6 8g 9i
6more	0-q 19 2-9 5o
6other	18
6similar	09
4strava labs	07 1-6
4ther cloud	0-g 2i
9stakeholders	09
4ur content	0a 2-a
7data	0-7 27
7software	07 2-6
7telstro	0-7 2d
5t of	0-6 47
4wners and	0c 1-a
9hip and	0-e 4i
3paced and	09 1-6
5rt of	4a
7icipating in	0g 1-f
7ner continuously	0-9 4b
as and	0c 1-6
5ssion and	3c
bfor	0-7 1a 2-7 46
aate about	0-7 4d
fround	0-6 48
4eople and	29
awith	0-o 1-7 3x
5rformance and	06
4hage display	1e 2-i
6ses of	0-g 2k
5d degree	0-h 8i
5òng và	16
5ương thức	0-6 1a
5ần mềm	0-c 2h
5ục khách	0d 4-b
4ipelines and	0a 1-9
4ossess strong	0-f 1o 3-6
6ted 0	0c e-9
5wer of	0a 1-9
9wireless	0v 2-q
4redictive processing	09 2-9
5ivate cloud	26
btechnologies	0h 1-g
5oblem solving	0k 1u 3-7 4-12
as and	0-d 3e
cthrough	0h 4-d
6cesses and	1a
6ducts in	0-8 18
eto	0-g 2h
6fessional and	0-8 39
aor in	08 1-8
7icient in	0-a 1b
6gramming languages	17
6jects and	38
6mote a	07
4ublic cloud	0-6 19
3qa python	0b 1-9
4uality and	0-o 1l 2-6 49
cssurance	010 1-e 2-j
6n đến	0-7 1c
5ickly and	0-h 4h
5yết khiếu	2a
9vấn	47
5ản lý	0g 2a 3-6 4-f
8trị	0g 2-9
5ận 0	06
5ốc tế	0g 1-7
3r d	0e 2-9
5java	09 1-6
4anging from	0-r 1s
4eact or	0-d 1g
9redux	0m 1-k
8js cloud	0c 1-a
6dy to	0-b ec
5cord of	0-i 1l
5lation to	49
bships with	09 4-6
6iability engineer	0-k 1l
5quirements and	0-7 3e 4-6
5search and	0-h 1i
6ponsibilities and	0-a 4b
gy and	0g 3-c
4isk management	09
4àng dễ	0-6 e9
4õ ràng	3-6 ek
3s in	0-a ad
4ales and	0-k 1m
4ecurity and	0d 1-c
cin	0-a 1-6 2h
5lf driven	0a 1-8
8starter	09
5nior role	0-e 1f
5rver side	27
7ices and	16
5t top	0-d 2g
7up	0-9 1b
4haring your	0-o 4p
5ould expect	0-h di
4kills and	0e 3-9
ain	0-g 1h
ato	08
4oftware development	08 1-7
cengineering	0c 1-8
5lid theoretical	0-b 2-7 8j
6ve problems	0-6 48
7ing and	38
bbusiness	0-a 4c
5und quality	0-8 2c
4peed separators	1g 2-c
5orts betting	0-6 27
5ring boot	16
ajava	1-d 2a
8t planning	0g 1-e
4tack engineer	0-a 1a
6keholders and	0-c 4g
5rive for	0-a 4d
6ong commercial	0-a 2l 4-9
adrive	08
4ubject area	0-i 1l
6stations for	0-d 1f
5ch as	16
5perconductor semiconductor	07 2-6
4ystem and	2c
9s for	0-g 2c
4àng làm	0-b ei
4áng tạo	09
4ắp xếp	2c e-f
4ẵn sàng	0-b dm
4ẽ được	07
4ức khoẻ	0-b ei
4ử dụng	0-b 1p 2-8
3take on	0-8 4b
9wnership	0-h 4h
6ing on	06
4eaching and	0-p 1s
6m around	0-b 1c
8building	0d 3-7
8members	0-9 1b
8of	0p 1-7 3-d
8player	06
7s and	0-a 3h
9to	08
5chnical and	0h 1-6
aian medical	8b
8ologies and	1a
gfor	08 1-7
gpython	0-n 1o
gqa	0e 1-e
greactjs	0-q 1r
cy trends	08 2-7
5lstro education	0-8 2d
5st automation	0b 2-8
7ing of	19
4hat the	0-r 1r
5e applicants	0-q 1r
7best	0-p 1q
8ox	3e 4-e
7customer	0-c 4d
7design	0-d 2j
9velopment	0-g 2h
8ynamics	0-9 2c
7embedded	0-f 2g
8ntire	28
8uropean	27
7field	06
8ollowing	2-7
8urniture	0-h 2i
7nordic	0-7 1f 2-8
7preschool	06
8ublic	0-6 29
7software	0-6 2c
7use	09 2-8
7wider	0-d 1f
9nd	0-6 28
6o kế	0-m 26 4j
5ink and	0-7 4d
6rd party	0-d 2g
6s role	06
8sound	06
6ết bị	26
6ểu 0	0-j ck
5ought and	06
5rough innovation	09 4-7
bto	0-l 1m
aout the	0-6 17
5uyết phục	0t 36 4-v
6ật máy	07 2-6
5ành thạo	1o 2-d
5ích công	0-9 2-8 4k
5ông thạo	09 1-6
ain	0-8 1g
5ần trách	0-6 49
5ời gian	d-9 eg
5ứ 0	e8
6c về	1a
5ực có	47
8hiện	2-7 4e
8phẩm	0h 1-9 2-6
8trong	07 4-6
4inh thần	46
5ên các	09
5ến và	0-8 3i 4-8
7g anh	0m
6p với	0a 4-7
4o 0	0-h di
6achieve	0c 4-7
6be	0-l 3r
7oth	47
7uild	48
6client	0-7 ec
7ollaborate	06
7reate	0d
6deliver	0a
8tail	0-e 3k
8velopment	0-q 2q
6end	0-b 2c
8sure	06
7stablish	0-l 1i 46
7volve	0-f 4f
6identify	08
7nfluence	0a 2-6
6keep	0-7 49
6lead	0-a 1g
9rn	0k 4-e
6meet	07
7ove	0-d 4e
6our	06
6product	0d 2-b
dion	06
6run	0-a 2c
6solve	2a
6take	0-6 49
7he	0l 1-c
7ravel	4-7 ed
6work	0-k 3-8 411
5ols and	1-a 2g
5pological phases	0-h 2j
4ransparent and	0-j 4k
6vel often	0e 4-6
ato	0-9 eb
5ends and	0a 2-6
5imming and	08
5ong các	06
aông	0z 4-m
9lĩnh	09
9ngành	0-a 1-c 2h 47
5uly passionate	09 4-8
6ng cấp	06 7e 8-7
9thực	07 3e 4-e
5ách nhiệm	014 4-q
5ình bày	0-6 2c
9độ	08
5ị kinh	0f 2-9
5ở lên	06 3-b dl
4uân thủ	06
5ổi 0	0-f el
8từ	0-h de ee
4wo year	79
4ype full	06
4ài chính	09
4ình huống	0e 4-b
8và	0-e 3i
4ính nam	08
8văn	26
4ăng ca	0f e-d
4ư duy	0-6 26 46
4ế các	09
4ỉ mỉ	0-7 3b
4ối thiểu	0-g br d-7 e8
5t nghiệp	0-17 1-b 71p 87
4ổ chức	38
4ừ 0	0-x cc e18
3ui ux	0-a 1e
4ltracold atom	0-j 2l
4nderstand how	08 1-6
ding of	0-i 1u 2-7
4p and	0-c 1c
4s is	0-h 3j
5e of	4a
3variety of	0b 1-6
7ous audio	1-7 26
4erbal and	0-6 49
acommunication	0-d 4f
6y good	0-6 19
4i tính	07
5ên có	06
5ệc có	0-6 e9
8linh	07
8nhóm	39 4-7
8theo	0-f 2h
9rong	07
9ại	1h e-8
8và	0-8 29 37
9ới	3-f 4e
8độc	48
4à các	0c 1-6
7ó	3-d 4g
6giám	2a
6làm	0d 4-a
6nhân	28 4-8
6quản	47
6thực	2-7 4f
4ăn phòng	011 2-m e-6
4ề lĩnh	07
4ới các	0g 4-7
8ông	0b 4-6
7khách	08 4-6
4ụ khách	0-6 48
3way of	0h 1-e
4e are	0c 3-6
6use	0-o 1o
5b services	0p 1-c 2-b
5ll as	0-e 18 3j 4-6
4hat it	47
5o are	0-8 3f
7enjoys	0-d 3g
4ide technology	0-g 2l
5ll be	3b
8include	0-c dh
5th a	0-7 3e
9n	0j 1-8 3-8
9ws	0q 2-p
8building	1g 2-k
asiness	09 2-d 47
8cloud	1-a 2f
8docker	06 2-6
8green	48
8kubernetes	06
8low	28
8machine	28
any	47
8networking	0-7 2a
8operating	1f 2-a
9ther	08 1-j 2e
9ur	0-h 1k
8passion	07
8security	0-9 2d
9takeholders	0-e 4h
8the	18
8your	4a
7in the	0-6
4ork collaboratively	48
8in	0-x 1i 4h
adependently	07
8on	4c
8with	47
7ing in	19
ddependently	0-b 3h
bon	09 1-6
brelationships	06
bwith	0-c 4k
fin	0-a 2b
5uld be	09
4ritten and	06
3xuất nhập	0-9 2d
4ây dựng	0-7 28
4ử lý	4a
3year master's	88
7s and	0-8 39
9of	0-r cz
4ou a	06
8lways	0-8 4e
8re	0-h 3h db
7can	0d 1-9
7have	0-a 1h 3-9 be
7in	0c 1-8
7know	29
7like	0-b 4g
8ove	49
7should	06
8peak	0-f 5m
7thrive	06
7use	0-7 18
7will	0i 1-6
6r many	0-e 4i
8own	48
4êu cầu	4d
7thích	2-8 4b
3áp lực	01c 4-11
3ít nhất	0-a ba ce
3ý thức	4a
3đam mê	0-n 1-6 3-6 415
4iện thoại	1l 2-j
4àm phán	06 17 4-7
5o tạo	06 1-g 2c
4áp ứng	0a
4ại học	0n 8-9
4ẳng đại	0-a 8i
4ộ tuổi	e7
5c lập	1l 3-h
5ng trong	07
3ưa nhìn	0-h d11 e-i
4u tiên	0-17 1e 2-9 7m dd e8
3ứng viên	0b
14=0 0	0r d-a
5^	0i 1-b ed
5dislikes	06
5for	0-s 1s
5likes	07
6ần	06
6ợi	08
5ngày	08
6ăm	2-a bi cd e-a
5tháng	0f d-6
6uổi	0-q d1n e-r
5years	0-s bq cc
5đến	e6
3^ ^	01p 1-6 3-k 4p 5-9 6-e 7-8 8-e a-b c-9 dg e-6
3a business	0-a 2c
5consent	0-g 1j
5dsp	09 2-7
5fast	0-6 47
5global	0-7 49
5high	0c
5positive	0-h 4m
6roject	0-f 3u 4-8
5real	0-i 3k
7search	0-e 3i
5strong	0b
5team	47
7chnical	0d 4-9
4bilities ^	0-k 2p
9y to	08
5le to	09
5out building	3a
9their	0d 3-d
4ccording to	0-m 1p
5hieve common	06
borganizational	0a 4-6
5ross all	0-b 2g
5tions ^	0b
4dapt to	08
5option and	06
5vanced knowledge	0-e 1f
4ll systems	0b 2-8
4mazon web	0f 1-d
5bitious and	0-8 4a
4n advantage	06
6innovative	48
6open	07
5alysis ^	1b
8tical and	0f 1-7
5d ^	0d 1-f
7a	0-10 2g 3f 4d
8ct	0-8 3m 4-d
8n	0e 4-8
9alytical	0-h 1g 37
9imal	08 1-6
8s	47
7basic	08 2-6
8e	0-k 1b 4b
9st	0-g 2l
8usiness	09
7can	2-6
9pabilities	06
8ell	0-9 2f
8hallenges	4a
aracterised	3b
8lient	0-e 2g
8ode	0-i 1b 4a
9llaboration	0h 3-e
9mmissioning	0e 1-7
bunicate	0-8 48
hion	0-d 2-e 3y
9nfiguration	0-r 1s
astantly	09 1-8
bulting	0-e 2h
atractual	0-b 1f
8ustomer	0e 3-b
7delivery	0d 2-8
9sign	0-7 1o 2-d
9velop	0-10 2j 3h
ement	0e 3-7
8irect	0-i 4i
7effectively	0-g 4l
8nable	0l 4-i
9gineering	2a 4-a
alish	0-n 1-8 513
9joy	48
9sure	07 2-6
8xperience	0c 1-7
hd	0-7 39
hs	1-d 2h
9tensive	09 1-9
brnal	08
fly	06
7flexible	3a
8oremost	08
8unctional	0c 1-6
7good	0-9 29
8rowth	26
7has	0-8 3-a 4m
9ve	0-17 1-8 21c 4-i eo
8igh	0-m 1t
8ow	27
7igaming	08 2-6
8mpact	0-i 2j
alementation	0c 2-9
8n	37
9frastructure	0-6 2b
9ternational	0d 4-6
8t	0-n 2r
9s	0x 1-7 2-p
7learning	0p 1-h 2-7
7managed	07 1-6
9rket	07
8ethodologies	06
8odern	18
9nitoring	0a 2-7
7new	0f 1-b
8on	08 4-6
9sql	0-7
7or	0-6 7a
8ther	0-7 2e
8ur	0c 5-9
7performance	07
8ractice	06
9ivate	0b 2-9
9oblem	3a
aduct	07 2-a 47
aject	0o 1-i
avide	06
7reference	0-7 2a
9lease	0a
9sponsibilities	06
7sales	08
8ecurity	0h 2-f
9rvice	0-t 1u
8ocial	0p 3-n
9ftware	0-h 1n
8upport	0k 2-7
7take	3e 4-e
8eams	0-6 2c
9chnical	08 1-b 2-f 9o
cology	06
9nders	0-7 1e
8he	09
8o	0-p 3e 4g
9ols	09 1-8
8ransform	07
7understand	07
8se	0b
ar	07
7verbal	0-8 1l 3-b
7working	48
8ritten	06
7you	0-f 2d 4a
5h ^	0o 5-d
7cơ	57
7giao	5a
7nghe	58
5tibody engineering	06
4pplication ^	19
es ^	0-a 2f
gis	0k 2-g
6roach and	38
cto	0-c 3i
8x ^	0-l dn
4rchitecture disciplines	0-6 2d
5e also	0-b 4b
7familiar	26
7interested	0-8 29
6na ^	0d 1-9
5ound solving	0-8 3c
4s a	0-w 1l 2c
6code	0-a 1b
6laboratory	0-9 8c
6one	08 3-7
6partner	06
6they	06
6well	0-x 17 3k 4-7 5i
5sured there	09 1-8
4t a	0-9 29
7ll	0f 4-a
6every	0-9 4b
6scale	09 4-9
6the	0-g 4l
5tention to	0a
6itude and	08
4udio algorithms	27
4zure cosmosdb	08 1-8
3ba degree	7e
5chelor s	07
6kground as	0-o 1k 7a
ein	26
5sed on	06
4eam forming	0-e 1n 2-9
5ing able	0-a 4b
9part	08 3-6
5st practices	0-e 19 27
5tter ^	0-b 4d
7ing and	07 1-6
4ids and	07
4oth internally	0-8 4c
4ridge projects	1-8 2b
4uilding an	49
5siness and	0-i 1c 28
ccases	0a 2-8
clevel	07
cof	0-f 2g
dr	0j 1-8
cproblems	0-7 4a
4y clicking	08 5-8
4án hàng	26
7lẻ	06 1d 2-h
5o cáo	2b
4ó lâu	3f 4-9
4ản vẽ	0-9 2q 4-7
4ằng tiếng	0q 2-9 4-g
3c# azure	06
4a ^	0-d dd
6được	08 e-6
5ble stayed	0a 2-a
5ndidate to	0-a 3a
5o ^	0-8 4c
7trong	0-6 4a
8ừ	0-7 e9
7đẳng	0-7 8f
5pabilities for	0-9 1a
5ses and	07
4d pipelines	0-6 16
4ell lines	0-b 1d
8sorting	09 2-8
4hallenges ^	0-a 4b
bing tasks	0-e 39 46
6nges ^	0-d 3g
6racterization of	0-8 1i 2-8
5u đáo	09 4-6
6yên ngành	0e
5ính ^	08
5ịu được	0-q 4x
5ủ động	06
5ức và	39
4i cd	0-7 1d
4lients and	47
bto	3m 4-e
5oud python	06
9technologies	06
4ode ^	0-7 29
8and	06
5gnition ^	0-g 1m 2-6
5llaboration with	06
eve teams	3-g 4j
7eagues and	0-8 4f
5mbined with	0-6 29
6merce business	0-f 1g
aial and	0a
7unication and	06
hskills	0r 3-f 4-8
6pany size	09 2-6
7lex engineering	0-f 1g
binterchanges	08 1-7
5nsent system	0-g 2j
7umer goods	0-7 1b
6tent for	08
7inuous development	0-9 29
dly with	3e
5smosdb rest	0-9 1b
4ulture ^	0-6 4b
bin	06
5stomer service	09
bs and	06
4ycle including	0-l 1l
4ác chuyên	88
7phần	06
7tỉnh	0-8 e8
5o ^	0-c 1e 28
4ó khả	07
6thể	eb
7inh	0-f 2t 4-g
7rách	0-8 4d
4ông trình	0-h di
9y	46
9ác	0g 4-g dd e-6
8việc	3-7 4s e-c
4ơ bản	6a
4ấp cao	0-a 7e
8ác	76
7trở	0-a 7h
4ầu công	0b
7tiến	3g 4-c
4ụ thể	06
4ủa công	07
7khách	0-a 4d
4ửa hàng	07
3dairy cattle	0-j 2j
5ta analysis	08
ad	16
8driven	0-f 1-6 3n
4egree ^	7-7 8a
ain	0-f 710 8-a
aof	08
br	06 87
5livery and	0b 1-6
5sign across	0-c 2e
bnd	0-h 4e
aimplementation	0d 1-7
aof	09 2-7
apatterns	0b 1-6
9ers and	47
7re to	17
5velop meaningful	06
aer ^	1-9 2g
dfor	0m 1-m
dm	0-g 1g
dwho	0-7 17
ament ^	28 3-6
fand	07
ffor	0-o 2o
flifecycle	17
fprocess	07 1-7
fteam	08 1-6
js	26
6ops engineers	0-d 4h
4i chuyển	0-9 ed
5gital products	0-c 1e
5rectionality beam	0-7 1-7 2f
5sciplines ^	0-d 1-8 2n
4oanh ^	1-k 2o
9số	0p 4-l
5main driven	0z 1-y
4riven and	1-b 3j
adevelopment	0f 1-a
4ynamics 0	0l 1-7 7-7
cdynamics	06
4ài với	47
4ưới 0	0-m dc ec
5ợc hoặc	0-i 1k
4ễ nghe	0f e-a
4ịch vụ	18 2-8 47
3e.g ^	0-i 2l
4ach year	0-8 ec
4e ^	0-6 1a
4ffectively ^	0-g 4h
4lements of	0-8 2e
4nd to	09
7users	0e 1-a
5ergy and	48
amarket	17
5gineer ^	0-c 1e
ca	07
bing ^	1-b ah
fgroup	08 1-8
fin	0-7 19
for	89
fphage	0-h 1n
gractices	0a 4-7
bs ^	0-7 2b
dand	0-p 2t
ddata	0b 1-a
dmechanical	0-g 2i
5vironment ^	29
es ^	06
4valuation ^	0-b 1-7 2k
eof	26
esystem	0-7 1f 2-8
4xperience ^	cf
eand	0b
fs	0-8 cd
ein	0q 1-c 4-6
ewith	0c 1-n 2i c7
iin	0-9 1h 2-6
forking	1o c-a
guld	18
9ments and	0-8 2a
3fast and	0-8 3g 4-8
4eed evaluation	0e 1-b
4ield ^	0-h eh
9and	0-7 8g
8s ^	0-a ad
5nancial performance	0-e 1h
4ocus as	06 1-6
9on	08
8ed and	0-7 3b
5r a	0-9 2f
8udio	27
7better	0-8 4f
8oth	0-g 4k
7offshore	0e 2-b
8ur	0-f 2e
7the	1l 2-g 57
6ward in	0-b 4d
4ramework ^	0-f 1-8 2q
dand	0-x 1y
cs ^	0-c 2g
5om a	0-6 29
9n	06
8the	09
4unctional teams	1-d 3b
3gian làm	0-6 d8
6o tiếp	0-m 3-g 4c 5n 6j
5ải quyết	0h 4-b
4reen energy	0-8 48
5oup we	08 2-6
6wth of	09 2-9
4ắn bó	014 4-w
3hands on	06
5ve experience	0-f 1i
4ealth and	07 1-6
4igh level	0-b 1j
8medium	08
8performance	0h 1-f
8quality	06
8speed	0-a 1d
4ow the	0-8 2b
ay	0-d 2f
8o	08
5à đồng	08 3-6
6n thành	e-6
5ạt động	0-8 1c
5ặc các	07
8tương	0-g 2j
4tml5 and	0-d 1e
4uấn luyện	0-a 2c
4àng ^	0s 2-7 4-h
8bán	0b 1-9
8tốt	0c 28 4-f
4ình ưa	3-b dg
4ướng dẫn	0-7 2a
4ải quan	26
4ọc ^	0-7 78
7chuyên	7c
8ác	77
7văn	1d 2-b
3ideas and	0-j 4l
6ntification and	0h 1-h
4mplementation ^	0-c 2h
iand	0l 1-7 2-9
6rove the	0-e 1f
ament ^	0-g 1p 2-6
9ing the	0-s 4t
4n a	0r 2-8 3-a 4-6
7n	0-8 1-i 2i 4c
6both	0-i 4j
7usiness	78
6collaboration	06
6devops	0b 2-9
6english	3n 4-g
6java	07 2-6
6large	0-b 3h
7ondon	0-j 1t 2-6
6one	06
7ur	0a 2-9
6production	1-j 2p
6relation	0-t dv
6software	0j 2-e
6teams	06 3-8
7he	0-9 1-e 2g 3-6 8e dh
6working	0-8 39
6your	0-g 3k
5cluding ^	0n 2-k
dthe	0f 4-e
5dependently and	06 4-6
6ustries ^	0-a 1b
ay ^	0-f 1i
cand	1-b 2e
cgambling	0c 1-c
5frastructure architecture	0-d 2g
5novation and	0g 4-c
bve culture	0-6 4a
5ternal and	07 4-6
bly and	07
ational travel	0-7 d-6 ef
6o a	09 2-6
8the	0-b 2e
4s a	0-t 1h 2-6 6p
7lso	06
7n	2a
6beneficial	2-8
6passionate	0-8 29
7referred	09 2-7
6required	0-s 1n 27
5sues ^	0f
4t is	07
6will	0-g 4h
3java ^	0u 1-i 2-9
8ee	0-c 1m 2-8
7script react	0-9 1a
4ob description	0-h 1x 2-f
3key decision	0-a 3c
4hiếu nại	28
5oẻ tốt	0-e dq e-7
5ách hàng	0i 2-c
5ông ngại	07
5ả năng	0a
5ối kinh	86
4inh doanh	0-a 1b
8nghiệm	0-8 1-6 2-8 46 cz e-8
5ểm tra	27
4now how	0-9 1e
7ledge of	0j 1-6
4ế hoạch	06 19 3-g
6toán	0a 2-6
4ỹ thuật	0c 2-9
3laboratory technician	0-9 8c
jologist	1-i 7i
5nguages ^	0g 1-l 28
dand	1-7 2a
5rge collaborative	0-c 4g
4ead in	0-i 4j
5vel ^	0a
9of	0-a 3i
4ife cycle	0f 2-d
7cycle as	0-o 2t
dfrom	0d 1-c
5kes 0	06
5ên quan	0h
4à 0	0-c 2b
6một	0-v 1c 2f 4h e-8
5m việc	09 4-d cj d-6 e8
4âu dài	46
4ên ^	0l 8-9
7chuyên	0j 8-c
4ý ^	0q 1-e 4-8
6công	3-b 4c
4ĩnh vực	1-7 27
4ập kế	08 4-6
4ẻ ^	2-7
6hoặc	26
4ợi thế	0f
4ực cao	0-6 4c
8ông	0-6 49
3machine learning	06
5intenance and	0-7 1h 2-8
fof	0-8 19
5ke use	0-c 4c
5nagement ^	1-7 37
eand	0-w 1l 2f
9r ^	0-9 1b
bin	07 1-7
6ner ^	0-7 39
6y body	1a
8stakeholders	0-g 4j
5rket and	1-6 27
astrategy	06
9s ^	06
5ster's degree	07
4eaningful relationships	0-b 3h
5chanical engineering	06
5dium voltage	1a
5thodologies ^	0b 1-a
9s ^	1-7 2c
band	0-f 2c
bsuch	0-a 1a
4indset ^	2-h 4h
4odern programming	0i 1-d
5lecular biology	28
5ve forward	0-c 4d
4usic cognition	09 2-9
6t be	06
4vp ^	0b 2-8
4ôi trường	0-i 48 ed
4ột lợi	0a
3net c#	0-e 1f
6works and	07
5w skills	0-f 4f
7technologies	0-8 4b
4ghe ^	e7
8nói	6a
6iệm ^	c8
alàm	cb
atrong	09 1i c-m
bại	0-9 cc
avà	06
aở	0d c-8
8p vụ	49
6ệ thực	0g 1-d
5oại ngữ	0b 2-6
9thương	86
5ành liên	06
6y tuần	e7
5ười ^	4a
5ữ anh	06
4hiệm cao	3a
9trong	3-f 4l
7t tình	0-8 4c
5à máy	08
5ân viên	0-a 2e
5ìn ^	e7
5óm tốt	47
5ất 0	2-8 bk
5ập khẩu	0-6 1-6 2f
4o matter	46
5rdvik 0	0-9 1b
5sql ^	07 1-6
4ói rõ	3-8 db
7đọc	07
4ăm kinh	0-k b15
7làm	0-9 b-7 ci
5ng giao	0-p 3y
aải	0e 3-c
8làm	0x 3-s
9ập	08 3-6
8thuyết	0j 3-g
9ư	09
9ổ	0-m 3n
8động	0-d 4f
4ội thất	26
4ữ tuổi	0k d-8
6độ	07
3objectives ^	07
4f a	2b 3-c 49
7ll	0-d 4e
6business	06
6employment	0d 2-a
7xperience	0-p cz
6knowledge	09
6matter	0-g 2j
7usical	0-l 2l
6new	0-9 4b
6our	06
6relevant	0-6 ca
7uminants	0-b 1e
6software	0e 1-6
7uch	0-d 2f
6the	0u 1-r 2-a 4g
6work	4c
5fice ^	0-6 1b
4n a	0-7 1-8 4h
6bridge	0-6 2c
6experience	0h 3-8
6quality	39
6the	09
6work	0-k 3l
5e or	87
4pen and	06
8to	06
5portunities for	07 1-6
dy ^	07
4r a	ac
6equivalent	8g
6mechanical	06
7ore	1-7 8-7 bg
6similar	0-l 1e 2c
5ganizational goals	08
5ientation ^	37
4utside of	06
4wners and	06
9hip of	0a 3-9
3part of	3b 4-6
7icipating in	09 1-6
7ner continuously	07
as and	0e 4-6
bhips to	0-j 1m
5ssionate about	06
5tterns ^	0-8 2b
4eople and	19
awith	0c 3-a
5rformance and	06
4hage display	0-g 2k
6ses of	0-h 1j
5ysics or	0-c 8g
5ân tích	0-b 2c
5ần mềm	0o 1-c 2-8
5ẩm ^	0-8 1-c 2m
8hoặc	1d 2-9
4ipelines ^	0-n 1p
dand	0-7 2a
4lace of	0-b 2c
6tforms ^	0e 1-b
4osition in	0-d 2i
6sibilities ^	06
5wer wireless	0-6 17
4ractices ^	1e 4-8
din	0a 1-8
5eferably from	0-n 2q
9red ^	0-9 2-9 4-7 as
5ivate cloud	0-c 2d
5oblem solving	0b 4-6
as and	0-6 47
cthrough	0-8 4a
6cesses and	08 19 2-f
aing of	0-l 1l
6duct development	06
bowners	0-a 4b
as ^	0-9 1e
cfor	06
cin	08
eto	0-c 2d
6fessional experience	0-i bp
ds and	0-7 4d
6gramming ^	28
flanguages	0-8 1m 2-b
6ject ^	06
bengineer	0-w 3w
bfor	09 2-8
as ^	1-6 28
cand	09 2-a 48
cfrom	06
4ython ^	0c 1-6
aand	06
ajavascript	0-i 1j
bob	07
3qualifications ^	09
iand	06
8ty ^	06
band	1-8 2c
cssurance	0a
bevaluation	0-7 1j 2-9
bwith	0-i 1n
6n ^	0a 1-d 27
5ickly ^	08 4-7
band	0-9 4e
5yết khiếu	19
9vấn	3f 4-b
5ả ^	06
6n lý	1-9 2k
8trị	0k 2-e
5ận 0	08 e-6
5ốc tế	0-7 2a
3react redux	0a 1-9
8js java	06
5gions and	0-j 4m
5lated field	0-e 8g
8ion to	0-7 3a
bships to	0-9 4d
hwith	3-6 48
5quired ^	07
aments ^	1-7 2c
gand	1e 3-c
5search center	0-g 1h
cgroup	0a
cprojects	0-6 17
cto	0i 1-h
6ponsibility and	0-6 3k 4-b
iof	0-h 4i
6t ^	0c 2-a
4isk management	06
4ole ^	0-a ec
4àng ^	46
8dễ	0h e-b
4õ ràng	0a 4-8
3s degree	0i 7-a
5in	0-a 1-8 9p
4cience or	0a 1-8
4elf starter	0-l 3s
5miconductor materials	0a
5nior project	0-j 4j
5rvices ^	0l 16 2-o
cand	0e 1-i
5t top	16
6ting ^	0-d 4d
4ide and	0c 1-a
5tes ^	0-8 eb
4kills ^	0-f 18 3f 4-8
aand	0-n 1v 2-7
ain	1f 3-9
ato	36
4oftware and	0b 2-8
cdevelopment	0-16 114
cengineer	0k 1-h
cimprovement	0c 2-9
dn	07 1-7
5lutions ^	06 1-m 2v 4-b
dfor	0a
din	26
dthat	09
eo	0-h 39 4b
6ving business	0-8 4b
5und quality	0g 1-6 2-6
4peed separators	0-h 1r 2-9
5orts betting	18
5ring boot	0-9 1c
ajava	0g 1-e
4tack developer	09 1-9
6ff ^	39
6keholders and	0-7 19 46
gon	0-c 4d
6tus or	0-a 8-a 9n
5rategies ^	1g 2-a
ay and	0b 2-6
6ive for	0-a 3d
4uch as	0-s 2z
5perconductor semiconductor	08 2-6
6port ^	0-d 1e
band	0e 1-d
aed by	0-k 8q
4wift job	07 2-6
4ystem and	0k 2-g
9s ^	1-h 2u
bas	07
bfor	0b 18 2-e
bwith	06
4àng làm	07
4áng tạo	06
4ắp xếp	2-d 4c
4ẽ được	07
4ố ^	07
4ức khoẻ	0-7 dd
3takes ^	0-7 48
5sks ^	0-f 3t 4-8
9and	47
4eaching and	0a 2-6
cmethods	0-e 16 2a
6m ^	0-o 18 28 4d
8in	0-m 1y 4-7
8of	0k 1-g
8with	46
7s ^	0c 26 4-9
9and	0-c 2-8 4q
5chnical and	0c 4-9
8ologies ^	0e 2-o 48
gand	0-b 2f
gsuch	29
dst will	2-6 87
cy ^	0a 1-a
etrends	0h 2-d
5st ^	0-f 1k
7ing ^	0n 1-b 2-7
band	0c 2-b
4han 0	0-b bg
6t are	0-d 2f
5e box	3-9 46
7customer	0-b 3g
7design	1-7 28
7end	0-s 4t
9tire	0-7 29
7field	0-g eh
7market	0-e 2f
6ir work	09 4-8
6o ca	0-7 ee
8kế	47
6re is	09 2-6
5ink and	0-b 4d
6ểu 0	d8
9bằng	06
5rough innovation	0-a 4c
bto	0-q 1s
5uyết phục	08
6ật ^	0-d 8d
9máy	06
5ành thạo	0-k 2o
5ích công	0-7 1-9 3j
5ông thạo	09 2-6
5ương mại	0b 1-7
5ạo tin	0c 1-a
5ất là	0-9 1e
5ần trách	3w 4-r
5ế ^	0d
5ời gian	0e e-b
5ứ 0	0-8 ed
5ực hiện	0-a 2-6 4j
8phẩm	28
4ime ^	09
5n học	0e 2-c
6h thần	011 3-r
5ến và	0-c 4h
7g anh	2-6 4q
6p ^	07 3b 4-f
8hiệu	3-i 4e
8thuyết	3g 4-c
9ốt	08 3-7 48
8và	0-6 3c
9ới	3-g 4l
4o a	0-c 3a 49
7chieve	0-d 4g
8quire	0-m 2n
6balance	0-h 4j
7oth	4a
7uild	0t 1-9 2-i
6client	0-9 eb
6deliver	0-l 3q
6end	0-9 1h
7volve	0-c 3e
6find	07 4-7
6help	0-h 4l
6improve	0-6 28
7nteract	0m 4-k
6learn	0-6 3b
6make	0-l 3d 4b
8rket	06
7ove	0-b 4d
6product	08 2-7
6run	0-9 1b
6take	49
7he	0f 2-6
7ravel	08 3-i dc
6work	3a
6your	06
5ols and	07
9like	1-h 2j
8ets ^	0-e 1h
5wards a	27
4ransparent and	0-h 3i
6vel ^	0s e-o
aoften	4-7 d-9 eh
ato	0-8 da
5ends and	0-7 1d
5ong công	06 46
9lĩnh	0d 2c c-j
9ngành	0-6 29
5ung thực	49
5ách nhiệm	0-6 3a
5ình bày	0l 4-g
5ạm biến	0-g 2j
5ị kinh	0e 1-8
5ở lên	0-1q 1-a 2-7 7q 813 ch e9
4uân thủ	0-8 4b
5ần ^	0-7 e7
5ổi ^	0-i et
8từ	0x d-a e-6
4y ^	0c 4-7
4ài chính	09
4ăng ca	08 e-7
4ư vấn	2-7 46
5ơng đương	06
4ại nhà	e7
7vị	0-b ce
4ối thiểu	0-i 66 dm
5t ^	0-13 2i 4m
4ổ chức	0-i 4k
4ừ 0	0d db
3ultracold atom	26
4nderstanding ^	0-l 1q
hand	1g 3-b
hof	07
4se of	0-8 4b
6rs ^	48
3various audio	26
4erbal communication	06
4ision and	0-s 1s
5ên ^	0-r 2f dj
5ệc ^	0i
8có	0-e 3e d-8 ed
8nhóm	3n 4-j
8theo	0-i 2j 4-9 db e-6
9ại	0i d-9
9ốt	06
8và	0f 3-7
9ới	3d 4-7
8độc	3b 4-7
4oltage engineers	0-t 1c 2i
4à các	26
6giám	0k 2-7 4-b
6quản	28 4-8
6thực	0-c 1-6 3b 48
7rách	4a
6xử	0-c 4e
6đam	0-n 4p
4ăn phòng	2f e-7
4ấn ^	18 2-d 4b
7và	2b
4ị trí	06 c6
4ới các	06
8ông	49
4ụ khách	47
4ực kinh	0-f 2k
3we are	0-d 2e
5b services	0a 2-6
5ll as	0j 2-a
4here you	07 2-6
5ich you	0-f 2h
4ide technology	06
5ll be	0-r 4-8 8i ev
5nd farms	0-d 1d
5reless systems	0-7 2b
5th a	0d 1-6 4-8
9n	07
8business	3-6 48
8green	0-8 3-b 4j
8internal	46
8many	0-6 3a
8other	0b 3-6
ds	0-c 3f
8the	0-i 1-6 2n 3d 4-b
8your	47
7in the	0-g 2-a br
4ork ^	0h 4-d
8experience	27
8in	07
8with	0-h 4i
7ing in	0a 4-6
ddependently	0-e 4g
brelationships	49
bwith	3l 4-e
7s ^	27
5uld be	0-b 2j
3xuất nhập	0-b 2h
4ử lý	4b
3year ^	0c e-9
7s and	0j b-d
9experience	b8
9of	0-10 1-c 3-9 bw c15
4ou have	07
7know	06
7will	08
6r colleagues	0-f 3k
8many	0-9 4b
8qualifications	06
7self and	0g 2-f
4êu cầu	0a 49 e-b
3áp lực	0g 4-9
3ít nhất	0-b ec
3đam mê	e7
4iện thoại	0d 2-a
4ào tạo	09
4áp ứng	4-9 e6
4ương ^	08
5ợc áp	0d
4ại học	8f
4ẳng trở	0-9 7c
8đại	0-9 7k
4ến 0	e6
4ọc viết	08
4ộ tuổi	07
5ng ^	09 e-9
3ưa nhìn	4-d ej
4u tiên	0-e ek
3ở vị	08
3ứng viên	0a
1=0	06 1-18 3-f 4-c 7-b 8-b b18 c19 d-c eo
222h00	0d e-b
23+	0-b bh
2a	017 1-e 3-j 8d
3arhus	06
3bilities	08
8y	0m 1-6
4le	0f 3-6
4out	0b
3cademic	0-10 2i 3o
4cording	0-8 2a
6unts	0-a 2a
4hieve	0d 4-7
4oustics	0-8 1-8 2g
4ross	1-6 2-a 4g
4t	0-6 4d
5ing	3a
6ons	0h 4-9
6vities	0-l 2m
9y	0-d ej
3dapt	0-6 3c 4-6
4ministration	0j 1-i
4option	06
4vanced	0-7 4g
7tage	0b 1-6
3fraid	48
3gency	1-a 2f
4ile	0-w 118
3lgorithm	0-9 1d
bs	26
4l	0n 1-8
5owing	06
4so	0a
4ternative	1-8 2c
4ways	3a
3mazon	09
4bitious	0-k 3g 47
3n	018 1-d 2-b 3-8
4alysis	1-7 29
8ts	0a
7tical	0-14 1-9 2-7 31p
as	0d 1-b 28
4d	02h 1-13 3-h 4f 8-8 e-f
4gular	0-m 1p
4h	1-g 2-a 5n 613 e-6
4imal	07 1-6
4tibody	0-h 1n
4y	08
3pache	0d 2-a
4is	0-18 1s 2i
4plication	09 1h 2-h
ds	09 1-8 27
5roach	09 2-8 4b
7priate	07
7x	0c e-a
5s	09
3rchitecture	0f 1-t 2k
4e	0x 2-6 3-8 4-6
5na	09 2-8
4ound	48
4ticulate	0-k 38 4e
3s	0y 1-f 2-a 3-8 8a
4pects	06
4sisting	0g 1-c
5ociated	06
5urance	0-c 2e
7ed	09 2-6
3t	011 2-7 4-h
4om	0-6 28
4tention	37
5itude	0d
3udio	0-i 1g 27
4tomate	06
9ion	0c 2-d
3ws	0-i 1m
3zure	0-q 111 2-6
2b	1-d 2g
3a	8h
4chelor	7b
5kend	0o 1-m
6ground	1-6 88
6log	0g 1-e
4sed	28
5ic	1-b 28
3e	01q 1-c 2-b 3-9 4-8 7-a
4am	0-c 1h
5utiful	07
4ing	3b 4-9
4st	0e 1-e
4tter	0-8 4c
6ing	1-6 2a
3ids	0-7 1e
4g	0k 1-d
4ết	0p 3-8
3lockchain	0-d 1h
3ody	27
4ot	0-f 1-7 2o
4th	012 1-a 2-c 3-6 4-8
4x	0-d 2g
3ridge	07 1-9
8s	0-b 2e
5ghtlane	0f 1-7
5ng	0a
3s	0-6 1-8 7d 88
3uild	0-a 1b
4siness	0-a 1w 27 3-k a-6
4t	0c
3y	0m 2-6
3ày	2b 4-7
3án	18
4o	0-8 1o
3ó	46
3ạn	09
3ản	0-9 2p 4-6
3ằng	0d
3ị	27
3ộ	06
2c	2e e-6
3++	1-8 29
3a	0-m 2-6 4-6 dg el
4ble	0-6 1e 2-7
4lculations	0-m 2o
4n	08
5didate	09
bs	06
4o	0-7 1-7 2-7 3-6 715 8-7 d-9 e7
4pabilities	08
4ses	09 2-7
4ttle	0-k 2l
3d	0-j 2q
3ell	0-p 1m 27
4rtifications	0-e 4-7 as
3hain	07
5llenge	0-n 1p
bs	4a
aing	3-6 4h
5nge	0h 1-d
8s	0-b 4g
5racterization	2a
6tered	0-7 8-a 9n
7s	0-h 1-a 2s
4o	2-6 4a
4uyên	0t 2-8 8-7
6ển	0-a ed
4í	3h 4-g
5nh	06 38 88
4ăm	0-9 3g
4ất	0-m 4n
4ỉ	08
4ịu	3c 4-7
4ủ	39
4ức	0-7 4b
5ng	0-d 1i
3i	1f 2-9
4vil	0-d ah
3lean	0-o 1q
6rly	3d 4-e
4ient	0-b 36 ea
8s	0-c 2-b 4v
4osely	07 4-6
5ud	0n 1-e
3o	0-d 3i
4ach	0-d 3f
4de	0-i 1c 27 39 4-7
5ing	0h 2-c
4gnition	0-o 2q
5s	0-b 1c
4llaborating	09 3-8
don	0c
dve	07 3-9
fly	06 3-8
6eagues	0-7 2-6 4i
4mbined	0c 2-a
5fortable	08
5merce	0-8 2d
9ial	0-d 1i 2-b 3-d 7q
6itment	0-a 3e
8ted	0-s 3t
6unicate	0l 3-h
cing	0-7 3h
don	0t 1-g 2-8 3-b 49
cor	0-e 315 4-p
5pany	0b
6etent	0e 1-6
6lex	28 4-7
7iance	0-h 1i
6onents	09 2-6
6utational	0-18 119
8er	79
4ncepts	0p 1-7 2-g
6rete	0-e 1d
5fident	0-n 3r
7guration	0-r 1t
5sent	0-a 2j
6truction	0e 1-7
6ultative	0-k 3m
9ing	2a 3-9
7mer	0-6 29
5tainer	0-g 1l
6ent	07 17 2-8
6inuous	09 1-k 3f
cly	49
6ractual	1-6 2d
7ol	0-a 2d
4operation	0-h 3m
5rdination	0-b 1j 2-6
4re	0e 1-l 2b
5related	26
5vita	0f 1-9
4smosdb	08
3reate	0a
7ive	1g 3-b
aly	0-6 48
9ity	0-c 3f
4m	0r 1-p
4oss	1-f 3p
3ss	0a 2-a
3ultural	0-6 4c
8e	1-7 28
9s	0-b 4d
4rious	0-6 36
4stomer	1-k 29 4f
as	0i
3ycle	0-8 29
3ác	017 1-o 2-m 3-8 7-a 89 dk
4o	0-a 2m 4-6
3ó	01t 1-8 2-9 3-s d-9
3ông	08 1-j 2e 4-g d6 e8
3ơ	27
3ấp	0-j 8z
3ầu	07
3ẩn	36
3ộng	06 2-6
3ụ	06
3ủa	09 4b e-d
3ửa	0e 1-7
2d	0f 1-7 2-7
3aily	06
5ry	0-z 1f 2k
4nish	0-m 1-f 51d
4ta	3c 4-8
6base	0-a 1e
as	0-b 1a
4ys	0-o dh ec
3eadlines	0-b 4e
4canters	0-11 118 2-6
5ision	08 3-6
4dicated	0j 3-d
9ion	09
4gree	1-6 2-c 4-9 816
4liver	0a
9y	0d 2-8
4monstrated	09
4ployment	09 1-j 2f
4scription	06
5ign	0-6 2q 3-8
8ers	0-h 4m
8ing	0a 1-6
8s	0-c 2f
6rable	06
7e	0-g 3l
4tail	0-e 4g
5ermined	0-g 3k
4velop	0b 1-9 3a 4-7
9er	1-7 2a
bs	47
9ing	0x 1-h 3-6
9ment	0-p 11j 4-b
dal	0-e 1h
5ops	0-j 17 4h
3i	0-8 ec
4fferent	0a 1-6 2-b 4b
4gital	1-c 2c
4rect	0-k 4k
8ionality	0-e 1n 2-9
8ly	48
4sciplines	0r 2-n
5play	0-9 2d
3na	16
3o	0c
4anh	0-d 2f 4b
4cker	0-6 1b
5ument	06
aation	0-l 1v
4mestic	0-g di
3rive	0-y 311
7n	0-v 1-6 3b 4u
3sp	0-6 18
3urable	0-7 1b
4ties	08
4y	0-8 26
3ynamics	09 2-6
3ài	4c
3ưới	di e-h
4ợc	0-e 2i
3ễ	eb
3ịch	0-8 47
3ụng	0l 2-b
3ựng	0-6 26
2e	0-7 19
3.g	0x 1-f 2-d
3ach	0d e-9
3ducation	0-m 1-h 816
bal	0a 1-e 7d
3e	0-7 2b
4g	0-f 1g
3ffective	0-k 3l
bly	0d 3-8
5orts	2e 4-b
3lectrical	1h 2-9
8onic	08
5ments	0-9 2c
3mag	0f 1-a
5il	17
4bedded	0-6 19
4erging	06
4ployment	07
3nd	16 4-8
4ergetic	0-r 3z
7y	0-g 19 47
4gine	07
8er	0r 2-a 4-7
aing	1-m 2c 3-9 4-b 7g 86 ah
as	0-8 28 48
5lish	0-c 1-i 519
4joy	3g 4-b
4sure	08
4tire	0-6 2a
4vironment	0j 1-c
ds	06
3quipment	0-b 2g
6valent	0e 2-6
3rp	0-7 19
3specially	0g 4-c
4tablish	38
3tc	0f 2-9
4hic	0-q 3t
4l	16
3valuation	0-a 1a
4en	09 4-8
5ry	0c 4-6
4olve	0-d 4d
7ing	48
3xceed	0-7 49
6l	1f 2-6
7lence	0-6 48
at	0t 3-f
6ptional	0a 1-6
4ecution	08
4isting	0d 2-6
4panding	06
5erience	0u 1-g 3-8 4-c cu
8mentation	0-7 1-e 2m
cs	0k 2-j
7tise	0k 2-a
5ression	29
4tensive	09
5ra	06
7dosed	0-15 118
2factory	0-j 1o
4miliarity	08
4rms	06 2-6
4st	0-7 4h
3eed	0-h 1l
6back	09 2-6
3ield	0-e 8h eg
7s	0-6 ad
4nance	0c 1-7
8ial	1-8 2g
5d	3b 4-7
4rst	4b
3lexible	0-8 4a
4ow	0-7 18
4uent	07
3mcg	18
3ocus	2-9 3c 46
7ed	0-6 3j 4-8
4llowing	0g 1-b
4od	0-9 1c
4r	01d 1-f 2-k
5emost	06
5ming	0-b 2d
5ward	0-8 4b
4undation	0-8 2b
3ramework	0-7 2h
bs	1-d 2k
4om	0h 1-6 2-f 4a
5ntend	0-9 1a
3ull	0j 1-9
4nctional	08 2-i 49
5damental	08 1-7
4rniture	0-l 1i
4ture	0c 2-6
2gaining	0-f 3h
3eneral	08
4tting	0-b 3d
3ian	0-6 eb
5o	0f 46
4ving	06
4ám	0-6 1b
4ải	0-f 16 29 3o 4-i
4ọng	3-c dh
4ờ	ed
3lobal	0c
4ycoengineering	0b
3o	0-n 1u 2-8
4od	0u 1-7 4-8
6s	0-8 29
3reat	0c
5en	48
4oup	0i 1-8
5w	1-6 4f
6n	0-9 2a
6th	0-a 117 2-b 3-j
3ắn	3f 4-9
2halden	09 1-7
4ndle	08
7ing	0-8 2b
6s	0-b 3d 48
4rd	47
4s	08
4ve	0z 1-7 2-6 3-7
5ing	0a
3cm	07
3ead	0-b 1d
5lth	08 2-6
5t	0-h 2o
3igh	07 1b 2-e 39 4-9
6ly	0-7 3h
4ring	0-h 1i
4ểu	08 39 4-8
4ện	2-8 4c
5u	0e 4-8
3ow	0a 4-7
4à	3h 4-8
5n	06
4á	0d 1-d
4ạch	0-c 2g
5t	09 2-6 4-6 e6
4ặc	01d 2-g 8-6 e-d
3q	08
3tml5	0-b 1f
3uấn	1-e 2f 38
4ống	0-7 49
3w	1-b 2j
3àng	06 2k
3ình	0-c eg
3ướng	29
3ải	06 1-c 29
3ệ	0-d ek
3ọc	0-y 49 819
3ỏi	49
3ợp	0e e-7
2id	0-9 2c
4eally	0e 2-6
6s	0-g 4l
5ntification	1g 2-f
9y	08
3f	06
3gaming	0b 1-6
3maging	0-s 1t
4pact	0-b 1k
8s	08 4-6
5lement	07
bation	0g 1-a
5rove	07
9ment	0-g 4h
ds	0d 4-9
8ing	0-r 4t
3n	012 1-v 2-7 4-m an e8
4clude	08
8ing	016 1-6 2-t
4dependent	37
dly	0-8 38
5ustries	0-a 2b
9y	0-d 1-7 2s
4fluence	0-7 1-7 3j
aing	0-6 3a
5ormation	19 2-8
5rastructure	0-b 2b
4novation	0j 4-d
ave	0k 2-6 3-c 46
4spire	0-8 3m 4-e
5titutional	07
6ruments	26
4tegrate	0a
aion	09 1-7
8ity	3-a 4l
6lligent	0-j 3p
6ract	3c 4-8
aing	0-6 3f
bon	06 1-f 2c
7changes	0-l 2p
7disciplinary	0-l 1o
7est	08
7faces	0-7
7nal	09
aly	06
9tional	0-i 3-a dp e9
fly	06
8et	18
7personal	0-8 3d
5o	06 1-8 26
3s	01c 1-7 2-o 4-6
4eries	0-g 2i
4sues	49
3t	0h 2-8
4s	0b
2java	06 1q 2-i
6script	0l 1-8 2-6
3enkins	0-8 1h 2-7
3ob	0j 2-9
3s	1-b 2e
2kafka	0-n 1v 2-6
3eep	0-7 39
3hai	0-9 28
4i	48
5ếu	28
4oẻ	0-k er
4ác	0b 2-m ef
6h	07 38
4ông	0-6 3-7 dg
4ả	0q 3-d
4ẩu	0-9 2d
4ối	0-a 1h
3inh	0d 1-a 3-d 4g ci d-7 e-d
4ến	1-9 8a
3now	2a
6ledge	0i 1-b 2-b 4h
3ubernetes	0-y 1k 2k
3ế	0i 1-g 2b
4t	49
3ỹ	0b
2lab	0-j 2q
5oratory	2-d 8q
4ke	0-9 2b
4nguages	1-9 2-8 6p
4rge	3-g 4i
3ead	1-6 4b
6ership	0-e 4i
6ing	1i 3-f
5rn	3-a 4a
7ing	0b 1-c 2h 4-b
4d	0-e 1g
4vel	2-6 8k
3ife	0f 2-d
6cycle	0-d 1g
4ke	0b 1-7 2-f 3f
6s	06
4nes	0-d 2f
5h	07
5ux	16
4ên	0h
3ocation	0j 1-f
4ndon	0h 1-a
4oking	0c
4ve	38
4w	0-e 1i
3uyện	0-6 46
4ật	0h 1-e
3à	0y 2-c e-7
4m	0g 1-f 2-a c-6 dt e-7
3âu	48
3ên	0y 2-7 8-7 e-6
3òng	47
3ý	0-d 2o 3-6 di e-a
3ần	07
3ập	07 1f 2-c
3ớn	0-6 2-9 ei
3ợi	0b
3ực	0-b 1-9 28 3-6 4r
2m	07
3ainframe	0-n 1t
6taining	0-7 1c
7enance	0-i 1p
4ke	06
5ing	0b 4-7
4nage	07
8ment	0-l 1c 2j
8r	0-7 1-7 2o 4-8
7ing	0-8 1g 2-6
5ner	0m 2-8 4-c
5ufacturing	0b 1-a
5y	1-8 26 4k b-6
4rine	0-f 1f
5ket	0-d 2m
8ing	0-9 1e
8s	07
4ster	0-6 7h
8's	0-g 7o
8s	06
4tching	06
5erials	29
5ter	0-k 2n
8s	47
4y	08
3eaningful	0-9 4d
5surement	1g 2-c
4chanical	1d 2-9
4dical	1-j 7i
4et	07
4g	0-d 1g
4mbers	07
4ntoring	0-10 1j 2-6 3s
4ssage	0-c 1f
4thodologies	06
8s	0-p 1-9 211
5rics	0-t 1v
6o	08 1-7
3icroservices	0-m 1s
8oft	0-9 1d
4nd	47
6ed	48
6set	2-d 4m
5imum	0-6 2-6 bi
3obile	08 1-6
4delling	0-j 2n
7s	0-7 2b
6rn	08 1b 2-c
4lecular	16 2-6
4ng	0-a 3d
5itoring	0n 1-j
5o	0a
4re	1-c be c7
4tivated	0-n 3e 4d
9ion	0-i 3j
4use	0-a 1c
4ve	0-j 3f 46
3s	17 7-b
4c	0-p 7u
3uch	0-c dh
4ltiple	0-6 4f
4sic	0-b 1n 2-a
4ốn	0-8 4c
3vc	0f 1-c
4p	0h 1-8 2-7
3ysql	0a 1-7
3áy	0-9 1d
3ê	46
3ôi	0-h 47 ec
3ềm	07
3ọi	0-7 4a
3ột	0f 2-8
3ở	07
3ỹ	1-8 26 8a
2nam	1-e du eg
4tive	0d 1-a
5ure	07
3eed	07
6s	0c
4gotiation	0i 3-e
4t	1j 9-7
5work	0-b 1-c 2r
9ing	0-s 3r
9s	07
4uroscience	08 1-8
4w	1-9 2-c 4s
5ly	0-j do
3ghe	08 e7
5iệm	1-b cw e-6
7p	07 2-7 49 8b
5ệ	06 2-9 48
4oại	0c 1-7 3-j 86 dj
4ành	0-d 1p
5y	eb
4ười	0-8 4a da e-8
4ữ	06 2-b 4h
3hanh	3a 4-8
4iệm	0-d 4m
6t	3d 4-6
4ân	2d 3-6
4ìn	4-g en
4óm	29
4ư	0c 4-7
4ất	2-6 cf
4ận	29 4-7
5p	26
4ẹn	49
3ode	07 2-7
6.js	0-l 1l
4n	0c 1-6
4rdic	0c 1-a
6vik.example	06
4sql	07
4t	37
3soperation	0-x 114
3utrition	0-r 19 2i
3ói	0f 4-o eo
3ăm	0-15 c1m
4ng	0j 4-8
3ại	2a
3ắm	0b
3ội	0-b 4j
3ợ	06
3ữ	0f db
2objective	0d 1-9
3ccasional	d6
3f	013 1-v 27 3-e cg
4ferings	0d 2-c
5ice	2e
5shore	0-o 1t
4ten	4-7 ef
3n	0u 1-e 2-k 3-9 4n
4e	0c 1-8 8-7 bg
5s	09 4-7
3pen	0-m 1-8 313 4-6
5rating	1-e 4g
9on	0d 1-d
bal	0-a 3g
4portunities	0c 2-8
cy	0c 4-6
4timisation	0b 2-8
3r	01f 1-n 2-t 4-e 87 c8 ee
4acle	17
4ganisation	29
8zational	08
4ientation	46
3ther	07 1-8 4e
7s	0-c 4e
3ur	0z 1-c 2-7 4-6
4t	0b 4-6
5side	0e 3-9
6tanding	07
3wners	0-7 4b
8hip	06
2p	0-7 1g 2-8
3art	08 3-c 49
6icipating	0a 2-6
6ner	0-j 26 37 4c
9s	0p 2-7 4-d
ahips	0-f 2l
6y	0-b 2e
4ssion	1-a 3j
9ate	0-7 3j 4-6
4tterns	0-f 2o
3eople	0b 17 27 3-b 4-a
4rformance	0a 1-f 2c
9ing	08
5sistent	0-x 1d 3n
6on	06
8al	1-7 3e
3hage	0-d 1t 2-g
5ses	0-b 2f
4d	0m 1-6 7-b
4p	0-d 1f
4ysics	0-a 8h
4ân	0-a 1-b 2n
4òng	0-6 2m e-7
4ương	1a
4ần	09 1b 2-f
4ẩm	0-f 2t
4ục	0-a 18 47
3icture	0-b 4d
4peline	09
3lace	0d 2-9
5nning	0g 2-e
5tform	1-6
5yer	0-6 48
4m	0-8 19
4us	09
3osition	0l 1-6 2-b
8ve	0b 3-6
5sess	0a
6ibilities	0b 2-6
4wer	0-9 28
3ractical	07
9es	08 29 4-8
4edictive	0-r 1t
5ferably	0m 2-9
8red	0d
5paration	27
5school	1a
6entation	38
4icing	0-g 1i
5nciples	0-l 2p
5vate	0-6 1-9 2h
4oactive	0-1b 31d
5blem	38
9s	0-c 4j
5cess	1d 2-c
9es	0-b 1-6 2n
9ing	0-o 2u
5duct	0a 1-e 26
9ion	0-b 1m
9s	06 1-8 29
5fessional	0h
cs	0-7 4b
6iciency	06
7le	07
5gramming	0h 1-a
5ject	0u 1-g 4-b
9s	0-i 1-6 29 4o
5posals	08 2-6
5tein	0-k 1o
6ocol	0e 2-b
5ven	0s 1-e 2-7
6ide	06
9r	0-j 2l
3tth	1-6 7g
3ublic	0-a 1e
8ation	0-b 1c
ds	0-o ep
4rification	0-n 1g 2a
4t	0-c 3g
3ython	1j 2-7
2qt	0a
3ualifications	0n 2-7 4-8
7ty	0-v 2m 4h
5n	0a 4d e-7
6titative	0p 1-o
7um	1a
4ickly	46
4y	0-w 1b 4n 86
5ết	27
4ả	0c 4-6
5n	0a 4-c
4ận	07
4ốc	0-6 2f
2r	0-9 1n 2-a
3abbitmq	16
3eaching	0-7 49
6t	19
7js	19
5dy	0-a dc
4ceiving	08 3-6
4dis	0d 1-a
5uction	0-8 2c
6x	0-i 1p 2-6
4factoring	0i 1-g
5erence	0-c 1i
4gions	0-j 4m
4lated	8g
7ion	4a
as	0-b 4d
bhip	3-c 4d
es	0-h 4o
5ease	0-f 1h
6vant	0i 1-9 ac
5iable	0-9 3a
4porting	0k 1-g
4quired	0b
9ments	0-j 21a 4-e
4search	0-z 1v 2a 3-6
5olve	06
6urce	18
aful	0-f 3j
5ponsibilities	0b 2-c 49
fy	0-m 4t
5t	0-e 1p 2-7
6ful	0-7 1b
5ults	07
4tail	0-d 1f
3isk	19
3oadmap	0-8 2e
4le	0p e-9
3uminants	0-e 2f
4n	0-8 2c
5ning	08 1-7
3àng	e8
3õ	e6
2s	0z 8-y af
3ales	0k 1-k 29
4mple	0-6 17
4tisfaction	0m 2-j
3c	0-i 1-8 2-6 dw
4alability	0d 1-a
8le	1-c 2i
5ndinavian	0-h 5n
4ience	06 1-7 88
7tific	0-m eo
4ripting	0-n 1d 2k 3-8
5um	0-a 1c
3earch	09 1-6
4ctor	0-a 2b
5urity	0-p 1v 2-9 4-e ar
4gment	06
4lf	3j 4-a
4miconductor	0-a 2a
4nior	07
4o	06
4parators	0-i 2k
4rver	2d
6ice	0-e 1e
9s	0h 1-a
4t	1-9 2d
5ting	2-7 4c
4veral	0-b 1-9 4c bf
3haring	0-f 3l
4op	28
5rt	0-a 3i
5uld	0a
3ide	26
4milar	0l 2-7
4nh	2-e dj
4te	06
6s	0-6 eb
3kills	08 1-d 2d 3-9 4l
3oftware	0d 1-6 2b 4-7
4lid	1-a 3-6 7i
5ution	0d 2-9
5ve	19
6ing	0-c 4m
4me	09
6thing	06
4rting	0-e 2i
4und	0-d 1t 2-a
5rce	0d 2-8
3park	0-l 1v 2-9
4ecifications	09 2-8
5ed	0-8 2f
4irit	09 4-8
4orts	0-g 3n
4ring	0-1a 11r 2-c
7t	0f 1-e
3ql	0-a 2c
3re	0-d 1d
3tack	0-l 2q
5ff	0-6 4c
5keholders	1-10 3f 4k
5ndardisation	07
as	0-6 4b
5rter	0-9 4b
5tus	0-b ai
5yed	29
4orage	0-m 2r
4rategic	06
aes	0-c 2i
9y	0-9 1n 2-a
5eams	0-c 1-6 2j
6ngths	06
5ive	3-6 4e
5ong	0m 3-7
8ly	1k 2-h
5uctured	0-a 3i
4s	06
4udies	0-l 2m
3ubstations	1-8 2c
4ch	0r 2-i
4perconductor	0b 2-6
5ply	07 1-6
6ort	08
9ive	07
3w	09 1-b 27
4ift	0-d 1f
3ystem	19 26 4-6
8s	1-6 2n 4-9
3àng	06
3át	0-6 2d
3ản	0c 1-9
3ắp	0-c 1d 4-7
3ẵn	07
3ố	08
3ức	0-i di e7
3ử	0h 1-9
3ự	e8
2takes	47
5ing	0-h 3m
4lent	09 1-7
4sks	0-h 4r
3dd	0u 1-s
3eacher	0-u 1v
7ing	1-9 2e
5m	0a 1-d 2-6 3k
6s	0-g 2i 4d
6work	0-g 3l
4chnical	06 2-f 3-v 4e 9v
9ian	8c
8que	0-h 2k
7ologies	0h 1-e
cst	0-d 8i
by	0-7 2j
4nders	1-9 2e
4rm	4a
5raform	0-8 1e
4st	2c
6ing	0-n 1u 2h 3-7 4-8
6s	08
3han	cd
5t	0w 2-d 4-7
4e	0t 1-13 2a 3-b 4h eb
5ir	0j 4-9
5m	0a
5o	2g 4-7 d-9
6retical	0-7 8i
7y	28
5se	0a
5y	08
4ings	0-7 4a
6k	0-a 3o 4-d
7ing	2a 4-8
5rd	0-c 1e
5s	0j 1-8
5ểu	09
4orough	0-m 3p
5ại	0-a 2d
4rive	08 3-6
5ough	0t 4-i
4uyết	3m 4-f
5ật	0-l 49 8d
4ành	0m 1-b 2-6
4áng	06 2-7 4-7 cg
4ích	0-8 2-9 4l
4ông	07 2-a 89
4ạo	0o 2-e
4ần	06
4ế	0c
4ể	0-7 eb
4ời	0-a dj e-a
4ủ	0-6 2-8 4d
4ứ	0-9 ec
5c	0b 1-9 48
4ực	0-r 1g 3-7 4t
3ime	0i 1-a 38
4n	1d 2-c
5h	06 3q 4-s
4ên	0b 2-8 e8
5u	09
4ến	0-b 4i
6g	0-9 1-b 510
5p	0-6 4d dk e-e
3o	01u 1-l 3-o 4-c ec
4ol	0-g 2i
6s	2d
7ets	0-e 2g
4p	0-9 1-7 2h
5ological	0-g 1j
4wards	0a 2-7
4án	0g 2-b
3rack	06
7ing	06
5ining	06
5ng	0-8 1-g 2t
6sformation	0c 2-a
7late	0-h 1j
7parent	0-h 4i
5vel	0-n 1-6 2-7 3-6 4-d dk e10
8ling	0-1f d1i
4ends	0-7 16 28
4imming	18
5ển	1e
4ong	01h 1-9 4-p e-9
4ue	07
5ng	0-t 1-9 38 4-6 6d 710 d-6
5yền	0-j 2-6 4f e8
4ách	0-8 3-6 4k
4ên	0-c bl
4ình	0-p 1b 3-b 4h ea
4í	49
4ường	0-n 47 86 ea
4ị	0f 2-8
4ở	01h 2-8 8-m e-7
3uân	1-6 3d
4ần	0-8 ec
4ổi	0-x dk e11
3y	0l 4-9
3ài	0c
3ác	09 4-h eh
3ình	0-8 4g
3ích	0-c 2e
4n	07
5h	0-b 2u 3-6
3ăng	0-f dn e-7
3ư	0-g 1t 2-i
4ơng	08
3ại	0s 2-8 e-8
3ế	27 86
3ỉnh	0-k ep
3ối	d7
4t	010 1-7 2-n 3-7 4-g 7i d-6 eg
3ổ	0-7 3-a 4k
3ừ	0o 1-8
4ng	06
3ự	0-9 1-6 26 3n 4-b
2ui	0b 1-8
3ltracold	27
3nderstanding	06 1-d 2u 4-e
4iversity	0-f 7k
3p	07
3s	06
4e	0b 1-d 48
5r	17
6s	2-9 47
4ing	01f 1-f 2-v
2value	0-e 3f 48
4riety	06
6ous	06 1-8
3ersion	0f 1-b
4ssels	2a
3i	16
4aducts	0-1g 11k
4ew	0-9 2d
4ên	0-e 2a ec
4ết	0j 1-a
4ệc	0b 1-c 28 3-a 4p d-a
3oltage	0-b 2g
3à	01r 1-f 3-g 4-m
3ăn	1-7 2b 6d e-a
3ấn	0-b 26 49
3ẽ	0-e 2p
3ề	0t 1-b 2-6
3ị	0c
3ới	0j 3-7 4-a
3ụ	0-m 2g 4g
3ững	06
3ực	07 1-9 2a
2way	08
3e	0p 1-6
4alth	06 1-6
4b	0-m 1m
4ll	0j 2-7
3hat	07
4en	06
5re	08
4ich	0r 2-8 4-d
5le	0t 2-7 4-c
4o	0f 4-7
4y	09 4-6
3ide	0a
4ll	0n 1-6
4nd	0-l 17 2f
5e	1-9 2e
4reless	0-b 2k
4th	01g 1-k 2-r 3-b 4m
6in	0f 1-a
3ord	1a
5k	0x 1-7 2-c 4-8
6flow	0-n 2o
6ing	0u 1-6 2-c 3-8 48
6s	0-8 29
4uld	0g 2-8
3rite	07
6ing	0-c 1i
6ten	0j 3-m 48
2xoay	0-f eh
3uất	0-7 1-6 2g
3ây	29
3ếp	0-f 2b e6
3ử	3-8 4b
2year	0f e-7
6s	0-w 1-6 2-c 4-7 bn c1j e-a
3ou	019 2-c 3-a 4-6
5r	0f 1-c 2-c 3-a 4s
6self	46
3êu	0j 1-a 48 e-6
2áp	2b
2ít	2-8 bk
2ý	0-6 49
2đam	37
3i	1-6 dn e-7
4ện	1a
3ào	17
3ánh	17
4p	0i e-b
3óng	1e 2-7
3ương	09
4ợc	0k 2-6 47 e-9
3ại	0-l 715 8-6
3ẳng	0-m 8x
3ến	e8
3ề	46
3ể	0k 4-8 e-7
3ịnh	0a
3ọc	1e 3-7
3ồ	0-i 1s 2-8
3ổi	08
3ộ	0a dc e-d
4c	47
4ng	2-8 4e e-a
2ưa	3-6 4-9 ek
3u	0d 1-8 dd e-7
2ở	0a
2ứng	0p e-8
1w+=0 0	0n dq e-t
6^	0-a 2-b br c-6 eh
6days	0-a de
7eveloper	0-6 27
6likes	06
7ần	08
7ợi	07
6ngày	0d
7ăm	0-15 2-6 b12 cv
6tháng	0-7 bi
7uổi	0-k ex
6years	b-i cy d-6
6đến	e6
43+ years	0-b bh
4a business	0-b 2c
6consent	0-g 2j
6fast	48
6high	09
6project	07
6research	0-d 4f
6strong	09
6team	0-7 4c
8chnical	0e 4-9
5bilities ^	08
ay to	0m 1-6
6le to	0d
6out building	49
atheir	09 4-8
5ccording to	0-8 2a
6hieve organizational	08
6ross all	0b 2-8
bthe	27
6ting as	3a
8ons ^	0c 4-6
5dapt to	0-6 3c 4-6
6option and	06
6vantage ^	06
5gile software	0-l 1m
ateam	0m 1-m
5lways strive	0-d 3e
5mazon web	09
6bitious and	0-7 3g 4-7
5n innovative	48
7open	06
6alysis ^	26
9tical and	0-7 3d
6d act	0-c 4d
9nalytical	08 2-6
8be	06
ast	0-a 2c
8cell	0a 2-9
9hallenges	0-a 4b
9ode	09 4-6
ammunication	08
antractual	0-d 2e
8design	27
avelop	07 4-6
9irect	0-k 4k
8effectively	0-g 4h
9ngineering	09
ajoy	0d 4-c
8flexible	0-9 49
8growth	09 2-9
8in	07
afrastructure	0-d 2g
9ts	06
8or	06
8private	0-c 2d
aoduct	0-b 4c
8reference	06
asponsibility	0-h 4i
8software	28
8teams	0-9 29
anders	0-d 2e
9o	0f 4-d
8verbal	06
8written	0-7 48
8you	07 2-6
6h ^	0r 1-6 6-7
8cơ	6a
8giao	6e
8nghe	6a
8văn	59
6tibody engineering	0-h 1n
5pplication ^	0c 2-6
gdata	0-7 1b
fs ^	0-c 2f
his	0f 2-d
7roach and	0n 2-6 4-d
dto	0-h 4k
9x ^	0c e-a
5rchitecture and	0w 1-c 2-j
hdisciplines	1-7 2b
6ena ^	09 2-8
6ound solving	0-6 49
5s a	0-c 4l
7code	0-f 2g
7laboratory	0-9 8c
7one	06
7partner	07
7well	0k 2-a
6pects of	06
6sured there	09 2-6
5t a	06
7every	08 4-6
6tention to	37
7itude and	0b
5udio engineering	0-t 1v
6tomation ^	0v 1-f 2-f
fand	0-j 1l
5ws and	0-e 1f
5zure cosmosdb	0-a 1e
anet	0-e 1f
4ba degree	8h
6ckend developer	09 1-8
8ground as	0-p 2m 89
fin	0o 2-g
5eam forming	0-8 1i 2-9
6ing part	0-6 3d
6st practices	0a 1-c
6tter ^	0-b 4d
8ing and	08 2-6
5ids and	0-7 1e
6g data	0d 1-c
6ết tiếng	08
5lockchain technology	0h 1-f
5oth internally	07
5ridge projects	27
5s ba	7e
5uilding a	0-f 1j
en	49
6siness analysts	0a 1-6
fd	0-1i 1t 2u
dlevel	0a
dor	0h a-6
dpartner	0-9 1a
eroblems	0-7 4a
dwith	07
5áo cáo	0-8 1o
5ó lâu	46
5ản vẽ	0-b 2m
5ằng tiếng	08
4c# ^	0-9 1a
7azure	0a 1-8
5a ^	0-d eg
7xoay	0-f dk
7được	08 e-7
6ble stayed	0-6 1e 2-7
6ndidate to	06
6o ^	4e
8trong	0l 4-f
9ừ	d-6 ef
8đẳng	0-l 713
5d pipelines	0-7 2a
5ell lines	0-b 2f
9sorting	0-f 1o 2-7
5hallenges ^	0-9 4b
cing tasks	0-b 4h
7nge management	0f 1-d
as ^	0-c 4f
7racterization of	2b
6uyên ngành	0o 8-7
6ính ^	08
6ăm chỉ	36
6ịu khó	36
9được	06
6ủ động	0-6 39
6ức và	46
5i cd	0-g 1i
5lients to	0-6 4b
6oud python	07
5oach the	0-d 3f
6de ^	0-7 29
9and	06
6gnition ^	0-g 2h
6llaborate and	0-a 3c
gwith	0e 3-b
eing with	08 3-7
fon with	08
fvely in	06 3-8
8eagues and	0-9 4f
6mbined with	0c 2-a
7merce business	0-g 2i
bial and	1d
fpossibilities	08
8issioning of	0-h 1j
9tment and	0-b 3f
8unicate effectively	0l 3-k
eion and	015 3-11
iskills	3p 4-f
7plex engineering	0-b 2i
cinterchanges	0-m 1r
csoftware	06
8utational modelling	0-g 1g
aer science	79
6nsent system	0-a 2j
8umer goods	0-6 29
7tent for	08
cmanager	0i 1-g
8inuous learning	06
ely with	49
6re java	0q 1-q
6smosdb rest	0c 2-a
5reative solutions	06
6oss functional	1-e 3b
5ulture ^	0-9 4e
cof	06
6stomer satisfaction	0l 1-i
5ycle including	0-l 2l
5ác chuyên	08
8phần	0i 1-a
8quy	46
8tỉnh	0-8 e9
6o ^	0-d 2n
5ó khả	0a
8inh	0f
7thể	0-9 ed
8inh	010 3-r
8rách	0-n 3f 4b
5ông nghệ	0e 1-d
9trình	0-h eh
ay	0k 4-9
aác	4-e da e9
9việc	3b 49 e-c
5ơ bản	27
5ấp cao	0-a 8d
9ác	86
8trở	0-b 8h
5ần thiết	07
6u công	09 4-6
5ẩn thận	36
5ủa khách	0-c 4f
5ửa hàng	0c 1-7
4dairy cattle	0-k 2l
6nish and	0-l 1-6 5y
6ta analysis	1b
bd	28
9driven	08 1-i 3h
9lake	0-7 1-f 2n
9science	06
5ecision making	06 3-6
6dicated and	0a 3-7
6gree in	0-d 8n
bof	09
cr	8b
6livery and	07 2-6
6monstrated technical	07
6sign across	0-b 2g
cnd	0-e 2c 4b
bimplementation	0h 1-6 2-9
bof	1c 2-7
bpatterns	0-6 1d 2-7
aers and	46
aing and	07 1-6
8re to	0-g 3l
6velop meaningful	0-b 3h
ber ^	0-f 2k
bment ^	0-7 2m 4-6
gand	09 1-7
glifecycle	0d 1-g
gmaintenance	0-7 1h 2-8
gof	0-l 1m
gprocess	08 2-6
gteam	0-r 1x 2-6
fal toolsets	0-e 1h
7ops and	16
bengineer	0-c 1d
js	1-h 4h
bindustry	0-8 18
5i chuyển	0-8 ec
6gital products	0-c 2d
ctransformation	09 1-9
6rectionality beam	0-e 1n 2-9
6sciplines ^	0r 2-n
5oanh ^	0-7 2a
asố	07
5rive and	0-k 3k
9n and	2-d 4h
bdevelopment	0c 2-9
bto	0-n 3q
5sp team	0-d 1e
5ynamics 0	17
ddynamics	06
5ài với	49
5ưới 0	di e-h
6ợc hoặc	0-c 1-7 2k
5ễ nghe	e7
5ịch vụ	0-8 47
4e commerce	0-7 19
5.g ^	0f 2-9
5ach year	0c e-9
5ducational content	06
5e ^	0-7 2b
5ffectively ^	0-f 4h
5lements of	0-9 2c
5mag ^	0d 1-8
7il ^	1a
6bedded software	0-8 19
5nd to	0-a 1i
8users	09
6ergetic and	0b 3-7
9y and	48
bmarket	27
6gineering ^	2-a ai
ggroup	07 2-6
gin	0-8 29
gor	89
gphage	0-g 2k
hractices	0c 4-6
cs ^	0g 2-e
emechanical	08 2-8
7lish ^	0-a 1-7 5m
cand	06
cby	08 5-8
cmust	09 5-9
cskills	0-f 5i
6vironment ^	1-6
5quipment and	26
5valuation ^	0-c 2f
fof	1i 2-g
fsystem	0-6 2a
5xcel ^	1c
6perience ^	2-9 ci
fin	2-6 cc
fwith	0b 2-6 c8
jin	08 2-7
gorking	0f c-6
huld	07 2-6
amentation and	09 1-8
es and	09 2-8
4fast and	0-8 4a
5eed evaluation	16 2-a
5ield ^	0-h eh
aand	0-7 8h
9s ^	0-a ad
6nancial performance	0-d 2h
6rst and	08
5ocus on	3c
9ed and	0-8 3j 4-6
6r audio	0-d 2f
8better	0-b 4d
8the	06
7ward in	0-d 4e
5ramework ^	06
eand	26
ds ^	0-c 2e
fe.g	09 2-6
6om a	06
9the	07
5ull time	08
6nctional teams	07 2-d 49
6rniture industry	0-i 1l
4gian làm	0-6 e8
7o tiếp	0f 46
6ám sát	0-6 1b
6ải quyết	18 3b 4-e
6ọng nói	3-c dh
5oals ^	47
5reen energy	48
6oup products	08 1-6
7wth of	0-8 1g 2-8
5ắn bó	3f 4-9
4halden group	09 1-7
6ndle short	08
8s on	3d
5ealth and	07 2-6
5igh degree	08
9level	0-h 1-c 2j 3h
9medium	1a
9performance	09 17 2-c
9quality	0c 1-7
9speed	0-h 1r 2-9
8ly motivated	0-9 3c
6ệu quả	0e 4-8
5ow the	0-6 2a
by	09 2-7
9o	19
6à đồng	0-6 3g 4-7
7n thành	06
6ạt động	0c 2-6
5tml5 and	0-9 1c
5uấn luyện	1-e 2f 38
5àng ^	0p 2-6 4-f
9bán	0b 2-a
9tốt	29 4-9
5ình ưa	4-a ee
5ướng dẫn	29
5ải quan	06 1-c 29
5ọc ^	0-8 88
8chuyên	8a
9ác	87
8hỏi	46
4ideas and	0-k 4l
7ntification and	1g 2-e
5f you	06
5maging and	0-s 1t
6plementation ^	0-h 2k
jand	0l 1-6 2-8
7rovement ^	0-g 2n
aing the	0-r 4t
5n ^	0-b 2d
7a	0-7 3g 4-6
8n	07
7business	0a
7english	06
7large	0-b 4f
7music	0a 2-9
7teams	48
8he	0-f eg
7your	08 4-6
6cluding ^	09
6dependently and	38
7ustries ^	0-a 2b
by ^	0-d 2g
dwide	06
6formation and	17
7rastructure architecture	0-8 1-7 2h
ks	0-a 1b
6novation and	0e 4-a
cve and	06
fculture	0-7 4b
fsolutions	07
6struments and	0-7 2a
6teraction with	0a
9disciplinary research	0-q 1s
9est in	08
9nal and	08
cly and	06
btional research	0a
isales	0-n 1o
itravel	0-a ea
aet ^	19
9personal and	0-7 3a
7o the	0-c 2d
5os developer	0-a 1b
5s a	07
7required	08
6sues ^	0e 4-6
5t takes	46
4java ^	1d 2-9
9and	0-8 19
9ee	0-6 1a
9javascript	0-e 1f
9nosql	07 1-6
9spring	07
8script ^	0-9 1e
freactjs	06
5ob description	0d 2-8
4khiếu nại	28
6oẻ tốt	0-f el
6ách hàng	0j
6ông ngại	d6
6ả năng	0q 3-d
6ối kinh	0-a 1h
5inh doanh	0-9 1-6 2g 4b
9nghiệm	0d 2-b 3-8 cj e-9
9tế	09 1-8 86
6ến thức	07
6ểm tra	26
5now how	2b
8ledge of	0j 1-6
5ubernetes environments	06 1-6
fmonitoring	0-j 1j
5ế hoạch	2b
7toán	0j 1-g
5ỹ năng	0b
4laboratory technician	8c
kologist	2-c 8e
6nguages ^	0e 2-7
6rge collaborative	3-g 4j
5ead in	0-i 4j
7rning ^	06
6vel ^	0b
aof	0-9 4d
5ife cycle	0e 2-d
8cycle as	0-r 2u
efrom	0d 2-b
6kes 0	06
6ên quan	0h
5ondon ^	07
6oking for	09
6w power	0-6 17
5à 0	08
7một	0i 2-9
7người	06
6m việc	0e 1-7 2-6 de
5âu dài	48
5ên ^	0d
8chuyên	0b
5ý ^	0p 2-d 4-7
5ập kế	0d 1a 3-f 4-6
8và	1-6 3b
5ợi thế	0b
5ực cao	0-9 4e
9ông	0-f 4i
4maintenance and	0-9 1p 2-e
gof	0-9 2b
6ke use	0-a 4c
6nagement ^	2-7 46
fand	28
ar ^	0-9 2b
cin	06
7ner ^	0e 4-c
7y body	28
9stakeholders	0-h 4l
6rket strategy	07
6ster's degree	0-a 7h
5eaningful relationships	0-9 4d
6chanical engineering	0s 1-o
funderstanding	0-a 1d
6dical laboratory	1-i 7i
6g ^	0-e 1h
6thods ^	0-b 2d
cand	0-n 2p
csuch	0-a 2a
7rics ^	0-u 1v
5icrosoft dynamics	06
6ndset ^	0-g 2-6 4n
cand	2-6
5odern programming	0-i 1u 2-9
6ng muốn	0-a 3d
6re modern	0a 1-6
9than	0-a bg
6tivated and	0-h 3g
6ve forward	0-b 4d
5s office	19
6c or	0-e 7c
5usic cognition	0-p 1v 2-6
5vp ^	0h 1-8 2-7
5ysql redis	0a 1-8
5áy tính	0-l 1j
5ôi trường	0-h 47 ec
5ột lợi	06
4nam nữ	010 1-9 d-d
5et c#	06
7works and	06
6w skills	0-f 4g
8technologies	0-7 4b
5ghe ^	0-6 e9
9nói	0e
7iệm ^	0-6 ca
blàm	cd
btrong	06 2h c-j
cại	0-b ce
bvà	06
bở	08
9p ^	46
bvụ	49
7ệ thực	0h 2-d
6oại hình	3-i dp
angữ	0g d-6
athương	86
6ành bán	0-b 1e
adược	0-i 1k
7y tuần	e7
6ười ^	4b
6ữ anh	06
5hanh nhẹn	3a
6iệm cao	49
atrong	47
8t tình	3d 4-6
6à máy	07
6ân viên	0-6 2d 3-6
6ìn ^	e7
6óm tốt	48
6ất 0	2-6 cf
6ập khẩu	0-7 2b
5ode.js developer	0-n 1n
6sql ^	09 1-6
ain	06
6t afraid	38
5utrition of	0-b 1e
5ói rõ	0i 4-7 e-7
8đọc	08
5ăm kinh	0-j ct
8làm	0-9 cb
6ng giao	0-n 3-8 410
bải	0d 4-c
9làm	0x 4-r
aập	09 4-6
aực	0-m 1a 3d
9thuyết	0h 4-f
aư	09
aổ	0-l 4n
9động	37
5ắm vững	0b
5ữ tuổi	0l
7độ	07
4of a	2-6
7experience	0-d cl
7matter	0-h 2j
7new	0-a 4b
7ruminants	0-e 2e
7software	09 2-6
7the	0c 2-a
7various	26
7work	0a 4-6
6fice ^	0-7 2d
7shore substations	0-d 1g
dwind	0-e 1g
5n a	07
7experience	09
7work	0-l 4m
6e or	1-7 8-7 bg
5pen and	3a
9source	0c 1-7
9to	0-d 3f
6portunities for	07 2-6
ey ^	08
5r a	0-d 8f
7equivalent	09
7more	ca
7similar	0c 2-7
6ganizational goals	08
6ientation ^	46
5ther cloud	0-a 1d
5wners and	06
ahip of	0a 4-9
4part of	06 3-c 4a
8icipating in	09 2-6
8ner continuously	3e
bs and	0e 4-9
chips to	0-j 2m
6ssion for	1-9 3g
bate about	38
ground	0-8 3c
6tterns ^	0-d 2f
5eople and	2a
5hage display	0-d 1t 2-g
7ses of	0-g 2j
6d student	0a 7-8
8thesis	0a 7-8
6ysics or	0-c 8h
6ân tích	0-a 1-b 2n
6òng ^	27
6ần mềm	09 19 2-d
6ẩm ^	0-9 2c
5ipelines ^	09 2-7
eand	0-b 2b
5lace of	09 2-8
7tforms ^	07
6m head	0a 1-9
6us ^	07
5ossibilities ^	07
6wer generation	16
awireless	29
5ractices ^	0f 4-8
ein	09 2-8
6edictive processing	0-s 1t
7ferably from	06
ared ^	0d
6ivate cloud	0-8 1-8 2h
6oblem solving	38
bs and	0-6 47
dthrough	0-a 4c
7cesses and	27
bing of	0-l 2l
7duct development	0j 1-f
cowners	4b
bs ^	0-8 2c
dfor	06
din	06 2-6
fto	0-d 2e
7fessional experience	07
es and	0-7 4b
8iciency in	06
7gramming ^	0s 2-p
glanguages	0h 1-15 2s
7ject management	0g 1-b
bs and	2-8 49
5tth trở	1-6 7g
5ublic cloud	0-8 19
5ython and	0a 1-8
bdeveloper	0-g 1g
bjavascript	16
cob	0h 1-g
4qualifications ^	0b
jand	06
9ty and	27
dssurance	0-b 1f
cevaluation	0-7 2b
cwith	0-j 2k
7n ^	08
6ickly ^	07 4-6
cand	0-a 4d
6yết khiếu	28
6ản lý	0-c 1e 29 4-b
9trị	0f 1-8
6ận 0	07
6ốc tế	0-6 2f
4r d	0g 1-e
5abbitmq ^	16
5eact or	0-9 1b
aredux	0f 1-e
9js cloud	06
cjava	08 1-6
7dy to	0-b dc
6factoring ^	0i 1-g
6gions and	0-j 4m
6lated field	0-8 8g
9ion to	4a
cships to	0-a 4b
7ease test	0-i 1k
6quired ^	06
bments ^	2a
hand	2f 4-c
6search and	0-k 1m
dcenter	0-f 2h
dgroup	0a
din	0-q 1u
dprogram	06
gjects	1-6 28
dto	0j 1-9 2-9
7ponsibilities ^	0e 2-b
land	0-7 4b
hy and	0-d 4c
jof	0-h 4i
7t ^	07
9assured	09 1-8
6tail technology	07 1-7
5isk management	19
5ole ^	0e e-9
5àng ^	48
9dễ	0f e-a
5õ ràng	e6
4s degree	010 8-s
6in	0-c af
5ales agents	07 1-6
acustomers	0b 1-a
5calability and	0b 1-9
6ience or	09 2-7
5earch engine	08 1-6
6curity in	0-e 1j
6lf starter	0-8 3i 4-9
6miconductor materials	09 2-8
6rvices ^	09
dand	0r 2-o
6t top	0-8 1-6 2f
7ting ^	4d
5haring your	0-m 3n
5ide and	0a 2-9
6milar degree	06
6tes ^	0-9 ec
5kills ^	0-8 2a 4f
band	07 2-6
bin	0-a 2i
5oftware and	06
ddeveloper	0-d 2j
kment	1-i 2m
dengineer	09 2-7
ling	0m 1-k
dimprovement	0-g 1p 2-6
en	06 2-6
dtesting	1d 2-a
6lid theoretical	0-d 7i
7utions ^	2k 4-e
efor	08
ein	0-8 29
ethat	06
fo	0-h 4l
7ving business	0-7 4a
cskills	47
6und quality	0-7 1i 2-9
5peed separators	0-h 2j
6orts betting	1-7 27
6ring boot	0-7 1d
bjava	0-b 1m 2-8
9t planning	0f 1-e
5tack developer	08 2-8
7ff ^	0-a 4c
7keholders and	0-d 1-f 27 3g 46
hon	0-e 4i
7tus or	0-c ai
6rategies ^	0-8 2d
by and	08
7engths and	06
7ive for	0-6 4e
7ong drive	36
7uctured and	39
5ubstations for	07
6ch as	0o 2-g
6perconductor semiconductor	0b 2-6
7ply chain	07 1-6
8ort ^	0-d 2e
cand	0e 2-c
5w engineer	07
6ift and	0-c 1d
5ystem ^	0-i 2k
band	08
as ^	0-c 2p 4-6
cas	06
cfor	07
cwith	06
5àng làm	06
5ắp xếp	0-c 1d 4-7
5ẵn sàng	07
5ố ^	06
5ức khoẻ	0-i di e7
5ử dụng	0h 1-9
4take on	0-b 3c
8s ^	0-8 49
6sks ^	0-g 4m
5eaching methods	1-i 2l
7m ^	0-a 28 4c
9and	08
9building	07
9in	0b 4-6
9members	08
9of	07
9player	38
9with	47
8s ^	2e 4-a
aand	0-a 2-9 4o
8work ^	0-d 3h
6chnical and	0h 4-9
esolutions	07
9ologies ^	1-8 28 48
hand	0r 2-p
hsuch	0-b 2d
est will	0-9 8a
dy trends	0-a 1h
6lstro education	0-8 1a
6st ^	0-e 2k
9developer	09
8ing ^	0l 2-b
cand	0e 2-8
cof	0l 1-j
cwith	0-q 1m 28
5han 0	0-7 cd
6e customer	0-c 4c
8entire	0-8 29
8field	0-g eh
8market	0-g 2h
7ir work	08 4-7
7o ca	0-8 ee
9kế	0-7 49
9nhóm	38
8ry ^	28
6ink and	0-8 3m 4-d
7rd party	0-c 1e
7s role	06
7ết bị	1b 2-6
7ểu 0	e7
6rough innovation	0i 4-f
6uyết phục	3e 4-9
7ật ^	0-i 27 8e
6ành thạo	0l 1-b
6ích công	0-8 2-8 4j
6ương mại	06
6ạo tin	0c 2-a
6ất là	0-a 2b
6ần trách	46
6ế ^	0b
6ời gian	0-6 dj e-a
6ứ 0	0-9 ec
7c về	08
6ực hiện	2-6 3-6 4h
9phẩm	0-j 1k 26
5ime ^	0a
9management	1-6 39
6n học	1d 2-b
7h thần	06 3q 4-s
6ến và	0-d 4f
8g anh	1-8 5o
atrung	59
7p ^	06
9và	0-7 48
5o achieve	0f 4-b
7both	0-6 48
7client	0-9 eb
7deliver	06
7end	0-d 2g
8volve	0-d 4d
7find	08 4-7
7learn	0-8 4b
7market	06
8ove	0-c 4d
7run	0-a 2a
7take	0-6 48
8ravel	4-8 eb
7work	4b
6ols ^	0-b 2f
aand	06
alike	0-9 2a
9ets ^	0-e 2g
6pological phases	0-h 1j
6wards a	09 2-7
5ransparent and	0-h 4i
7vel ^	0s e-p
boften	0-g 4-6 dm e8
bto	0-7 ea
6ends and	0-8 2c
6ong công	015 4-t
alĩnh	0-6 2d
angành	07 2-a 47
6ung ^	66
acấp	0-n 1-6 711
athực	3b
6ách nhiệm	0-8 3-6 4k
6ình bày	1h 2-6 3-9
ađộ	09
6ạm biến	2-8
6ị kinh	0e 2-7
6ở lên	01g 2-7 8-m e-6
5uân thủ	1-6 3d
6ần ^	0-b ec
6ổi 0	e7
9^	0-j eq
9từ	dl e-d
5y ^	0c 4-6
5ài chính	0a
5ình huống	46
5ín dụng	07
5ăng ca	0-f dn e-7
5ư duy	0-9 19 36
7vấn	0-7 1k 2-f 46
6ơng đương	08
5ại nhà	06
5ối thiểu	08 d7
6t ^	0j 2-a 4-a ea
8chủ	06
8nghiệp	7j
5ổ chức	0-7 3-a 4k
5ừ 0	0n 1-6 2-a e9
4ui ux	07 1-7
5ltracold atom	27
5nderstanding ^	0-m 2p
iand	2g 4-b
iof	0l 1-b
5se of	4a
7r experience	08
8s ^	49
6ing java	08
4various audio	27
5i tính	16
6ên ^	0-u 2h eh
6ệc ^	0e e-7
9có	0-g 4c e6
9theo	0-f 2j
aại	0h e-8
aốt	06
9và	0d 4-8 e-6
aới	46
5oltage engineers	0-t 2u
5ui vẻ	36
5à có	09 4-6
7giám	06
7nhân	28
7thực	0-a 2-6 4j
8rách	0j 4-e
7xử	0-b 4d
5ăn phòng	2h e-8
5ấn ^	4b
8và	29 4-7
5ị trí	0b
5ới các	0g 4-a
9ông	0h 4-c
8khách	0c 4-a
5ụ khách	46
5ực kinh	0-d 2g
4wealth management	06 1-6
6b services	16
6ll as	0h 2-6
5hich you	06
5ide technology	06
6ll be	09
6nd farms	0-c 2d
6reless systems	2a
6th a	0a 4-6
9business	46
9green	0-7 48
9internal	07 4-6
9many	0-6 48
9others	0-d 4e
9your	47
8in the	1-7 27
5ord excel	1a
7k ^	0f 4-9
9as	07 3-6
9experience	08
9in	0-7 3d
9on	0-b 3c
9with	3-c 4i
8ing closely	06
cin	07
edependently	37
crelationships	48
cwith	0-6 36 4a
gin	0-a 1b
8s ^	0-8 29
6uld be	0f 2-8
5ritten and	0b 3-9
4xuất nhập	0-6 1-6 2f
5ây dựng	29
5ử lý	3-8 4b
4year ^	09 e-6
8s and	0l c-g
aof	0-x 2-9 c1l
5ou have	09
8know	0-9 1e
8will	09
7r colleagues	0-f 4h
9many	0-a 4b
5êu cầu	49 e-6
8thích	0d 1-9
4áp lực	0d
4ít nhất	2-8 bk
4ý thức	0-7 39
4đam mê	37
5iện thoại	0-9 1i 2-7
5ào tạo	17
5áp ứng	0i e-b
5ương ^	09
6ợc áp	0d 4-8
5ại học	0-l 715 8-6
5ẳng trở	0-a 8c
9đại	0-9 8g
5ến 0	e6
5ọc hiểu	09 3-6
8viết	08
5ộ tuổi	de
6c lập	47
6ng ^	08 e-9
4ưa nhìn	3-6 4-9 ek
5u tiên	0c 1-8 dd e-7
4ở vị	07
4ứng viên	0f
2=0 0	0r d-6 e8
5days	0-9 ed
5lần	07
5ngày	0a
6ăm	0-15 c1m
5tháng	0-9 cg
6uổi	0-k ev
5years	c9 e-7
5đến	e9
33+ years	0-b cf
3^ 0	be
5ability	0a
6gile	0l 1-j
6ndroid	0-9 1b
7h	59
6zure	0-g 1i
5biết	06
6s	7e
6uild	0-h 1i
5ca	0-d dh
6hịu	0-a 3e
6loud	06 1-6
6ollaborate	0e 3-b
6ó	017 3-p
6ông	0c 1-8
5design	0b 1-9
5engineering	0-q 1c 7i
6xcellent	08
7perience	0e
5familiarity	06
6lexible	0-s 3v
7uent	07
6ull	0e 1-c
5giao	0-j 3n
7ọng	3-c dh
5have	08
5infrastructure	0-9 19
5java	0-6 1a
9script	06
5kafka	0-9 1a
6hả	37
6nowledge	0a
6ỹ	07 1-b 3b
5là	06
7m	0g 3-e
5nam	0-g 1-b d18
6et	0-7 1k 9-7
6goại	3-f dg
6hanh	36
6ăng	0-c 3j
5other	06
5python	0-a 1b
5qa	0-e 1f
5reactjs	06
7quirements	08
5solid	0c 1-6
6ử	0b 1-6
5technical	0d 1-b
7sting	0-r 1v
6he	08
7is	0a 1-6
7ành	0a 1-7
6iếng	0-c 5l
6uổi	d7
6ài	17
6ối	07
7t	0c
6ừ	0a d-6
5understanding	0a 1-6
5we	0c
6ork	08 3-6
9ing	0f 3-6
5you	0p 1-8
8r	07
6êu	0f 1-9
5độ	0-k do
5ưu	0c d-6
3a 0	06
5business	0-9 2d
5collaborative	06
7mputer	0-7 7a
7nsent	0-a 2j
5fast	47
6ull	0-8 1a
5great	06
7owth	09 1c 3-i
5hands	0-k 3m
6igh	3f
5master's	0-9 7b
6otivated	0-d 3e
5passion	0-a 3d
6hd	77
6roduct	0-d 1f
8ject	07
5relevant	0a
7search	0-8 4e
5similar	06
6olid	0-c 7i
6trong	1b
5team	0-b 4g
7chnical	1i 3-8 4-9
6rue	07
4bility to	0f 4-7
5le to	0b
5out building	49
9their	08 4-7
4ccording to	0-f 2g
7unt security	06 1-6
5hieve organizational	08
5ross the	0-7 29
5ting as	0-g 4i
4dapt to	0-6 47
4gile software	08 1-a
4ll aspects	06
5ways strive	0-8 4f
4mazon web	0d 1-7
4n academic	0-a 1g
7dvantage	09
7gile	0-c 1f
6excellent	0c 3-a
6innovative	49
8terdisciplinary	0-g 1g
best	07
bnational	08
6open	3a
5alysis development	0-7 1h 2-8
5d act	0-7 4d
8nalytical	0-g 3o
9imal	07 1-6
8pis	0-a 1b
8re	06
7be	0a
9st	0-9 2d
8uilding	1-8 37
9siness	09
7cell	0-g 1q 2-8
8hallenges	0-8 4b
8lient	0-b 37
8ode	0-a 17 3a
9mmercial	06
bissioning	0-h 1j
bunicate	0r 3-p
hion	08 1-9
aplex	0-d 1g
9nfiguration	0-r 1t
asulting	18
atractual	0-6 2e
8reative	06
eity	0-d 3g
7data	09 1-8
8edication	07
9sign	0-k 1e 29
9velop	3d
eing	0g 1-a
8irect	0-k 4k
7effectively	0-f 4h
8ngineering	0g 1-7
alish	5b
9joy	3g 4-b
7flexible	0i 3-q 4a
8oremost	06
8unctional	1a
7general	06
8rowth	0-8 1g 2-8
7high	17
7igaming	08
8mpact	0-j 1l
8n	0-b 3h
9frastructure	0-7 1-7 2h
9ternational	0a
8ts	09
7maintaining	07
9rketing	0-l 1m
8entoring	0-s 3u
8odern	0e 1-b
9nitoring	0j 1-h
7nosql	06
9t	38
7or	06
8ther	0f 1-c
7private	0-a 1-7 2i
9oduct	0-9 4c
aject	0k 1-j
7reference	0-d 1j
9lease	0-i 1k
9porting	0c 1-b
9sponsibility	0-e 4i
7sales	0g 1-d
8ecurity	17
9lf	09
9rvice	0-g 1h
8kills	08
8oftware	0-u 1n 2b
7take	0a
8eams	0-7 2a
9chnical	1-9 3-e 9x
9nders	1-9 2e
8o	0i 4-c
7use	07
7working	0-c 3f
8ritten	08 3-d 48
7you	0-6 1d
5h giao	0a
7nghe	06
7văn	6d
5tibody engineering	0-g 2k
4pplication data	0-6 2b
6roach to	06
4rchitecture and	0-a 2c
gdisciplines	0i 2-f
5e comfortable	06
7passionate	0-9 3f
7ready	0-b dc
5ound solving	0-6 48
4s a	0-w 1e 4m
6code	0-g 2i
6laboratory	0-6 8c
6partner	3e
6well	0i 2-6
4t every	07
5tention to	0-6 48
4udio algorithms	1-7 26
9engineering	0-t 2x
5tomation and	08 2-7
4zure cosmosdb	08
9net	06
3ba degree	8d
5chelor s	0n 8-i
6kground as	0-7 8c
ein	06
4eam forming	0-b 2d
5ing part	07 3-g 4a
5st practices	29
4ids and	0-d 2e
5g data	0d 2-7
5ết tiếng	58
4oth internally	06
4ridge projects	0-9 2c
4s ba	8h
4uilding a	0-f 2j
dn	0-6 4a
5siness analysts	09
ed	0d 2-c
cdevelopment	26
clevel	0a
cpartner	0-9 2a
droblems	0-a 4c
fduct	08 1-6
4án hàng	0-9 2a
5o cáo	0-a 2m 4-6
4ó lâu	48
4ản vẽ	0-e 2p
4ằng tiếng	0n 5-h
3c# azure	0-9 1b
4a xoay	0-f eh
5ble stayed	29
5n rest	09 1-8
5o trong	07
8ừ	ea
7đẳng	0-m 8x
4d pipelines	0-b 2b
4ell lines	0-f 2g
8sorting	0-e 2i
4hallenging tasks	0-c 4f
6nge management	0f 2-d
6racterization of	0b 2-9
5uyên ngành	0d
5ịu được	06
5ủ động	0-8 4a
5ức và	0-a 4b
4i cd	0-j 2q
4lients and	0-7 48
5oud python	0c 1-a
4oach the	0-g 4g
5llaborate and	06
dively in	48
5mmerce business	08
aial and	0-b 2d
epossibilities	08
7issioning of	08 2-7
7unicate effectively	0j 4-i
dion and	08 4-6
hskills	0-u 411
6plex engineering	0-9 2f
binterchanges	0-l 2p
bsoftware	07
7utational modelling	0-g 2h
9er science	1-7 88
5nsent system	0-c 2g
7umer goods	0-8 29
6tent manager	0f 2-d
7inuous integration	28
dly with	0-9 4b
5re java	0-i 1q 2-7
5smosdb rest	07
4reate commercial	0d 1-9
5oss functional	07 2-d 49
4ustomer satisfaction	0l 2-j
4ác chuyên	06
7phần	0b 2-b
7quy	0-f 1d 46
7tỉnh	0-8 e8
4ó khả	0r 3-k
7inh	09 1b
6thể	ec
7inh	06 3p 4-r
7rách	3-l 4r
6ý	08
4ông nghệ	0e 2-9
8trình	0-i ei
9y	0l 4-9
9ác	4-g ei
8việc	4v e-e
4ơ bản	26
4ả 0	07
4ấp cao	0-8 7g
7trở	0a
4ần thiết	07
5u công	0-e 3m 4-6
7tiến	47
4ủa khách	0-d 4h
4ửa hàng	0c 2-8
3dairy cattle	0-k 2l
5ta analysis	26
ad	0-d 2g
8driven	07 2-k 4e
8lake	0-9 2b
4ecision making	06 4-6
5gree in	0-d 8g
aor	08
5monstrated technical	0-b 1i
5sign across	0b 2-8
bnd	0-q 2c 4f
aimplementation	0f 2-8
aof	0-6 27
apatterns	0-8 2a
9ers and	0-b 4c
7re to	0-j 4l
5velop meaningful	0-9 4d
ament lifecycle	08
fmaintenance	0-9 1p 2-e
fof	0-o 2p
fteams	0-f 2g
eal toolsets	0-e 2g
6ops engineers	0-d 4j
4i chuyển	0-a ed
5gital products	0-d 2e
btransformation	09 2-9
5rectionality beam	0-8 1i 2-9
4oanh số	06
4riven development	28
4sp team	0e 2-c
4ynamics 0	0-6 1-6 2h
ccrm	0r 1-p
cdynamics	08
4ài với	0h 4-c
4ễ nghe	0-6 e9
4ịch vụ	0-c 28 46
4ụng thành	07
3e commerce	0-9 2d
4ach year	09 e-6
4ducational content	09
4lements of	06
4mbedded software	0-b 2c
4nd to	0-e 2h
7users	08 2-6
5ergy and	08 4-7
5gineering or	0-e 8f
fphage	0-d 1t 2-g
gractices	0b 4-6
bs mechanical	0-r 1v
6lish skills	07
4valuation of	0-6 28
esystem	0q 2-l
4xcellent english	0-b 5e
5perience in	0a
ewith	0f
forking	08
5ternal stakeholders	09
3fast and	06 4-6
4eed evaluation	08 1-6
4inancial performance	0-e 2i
4ocus on	4a
5r audio	1-c 2e
7better	0-b 4d
8ig	0a 1-a
7offshore	0-o 1r
4rameworks e.g	0d 1-6
5om the	07
4ull time	09
5nctional teams	06 2-e 49
5rniture industry	0-i 2i
3gian làm	d-8 ed
6o tiếp	07 4e e-7
5ám sát	0-6 2d
5ải quyết	27
5ọng nói	4-b eg
4ood mechanical	0-a 1d
8understanding	07
4reen energy	48
5oup products	08 2-6
6wth of	0-8 28
4ắn bó	46
3halden group	0b 1-7
5ndle short	0-a 3i
7s on	0-d 4j
5ve a	06
9n	06
8excellent	06
8more	0-c bg
8strong	08 1-7
4igh degree	09
8level	0-f 27 4d
8performance	08
8quality	0f 2-9
8speed	0-h 2j
7ly motivated	0-9 4c
5ểu về	07
5ệu quả	0c 4-6
4ow the	0-6 27
ay	06
8o	28
5à đồng	0-7 49
5ạt động	0a 2-7
4uấn luyện	0-6 46
4àng bán	0b 2-a
8tốt	0a
4ình ưa	4-9 ee
4ọc chuyên	08
7hỏi	49
3identification and	0-a 2b
4n a	4d
7ll	07
7n	09
6business	0a a-6
6cross	0-8 1-8 3i
6danish	0-7 1-6 5f
7eveloping	07 1-6
dmental	0-e 1h
9ops	0-6 17
6emag	0e 1-9
7nglish	08 1-9 57
6java	0-12 113
6large	3-g 4i
7ondon	07
6music	0-c 1k 2-7
6offshore	0-9 1b
7ne	06
6power	0-6 16
6software	0d 1-c
7ports	17
6teams	47
8sting	014 1-13
7he	0-f 28 eh
6writing	06
6your	07
5dependently and	07 4-6
6ustry wide	06
5formation and	0-9 2a
6rastructure architecture	1-a 2e
js	0-f 2g
5novation and	06
bve culture	0-9 4e
esolutions	06
5struments and	06
5terdisciplinary research	0-q 2r
8est in	07
8national research	09
hsales	0-h 1-8 2q
htravel	0-a ef
6o the	0-e 2f
4s passionate	0-7 38
6required	06
4t takes	47
3java ee	0-7 2b
8javascript	0-b 1d
8nosql	09 1-6
8python	08 1-6
8spring	0-e 1t 2-c
7script frameworks	0h 2-d
ereactjs	08 1-6
4ob description	06
6s nordvik.example	06
3kafka rabbitmq	16
4hiếu nại	2a
5oẻ tốt	0-o et
5ách hàng	4b
5ả năng	0x 3-b 4-e
5ối kinh	0-9 2d
4inh doanh	0-f 2j 48
8nghiệm	1-a cw e-6
8tế	2-7 86
5ến thức	0c
4now how	29
7ledge of	0k 1-6 2-7
4ubernetes focus	06
4ế hoạch	0-c 2g
6toán	0i 2-e
4ỹ năng	0c 1-6 3-8
6thuật	27
3laboratory technician	8c
jologist	0-d 8i
4east 0	0-a de
5vel of	0-a 4e
4ife cycle	0d 2-c
7cycle as	07
5ên quan	0j e-6
4ow power	29
4à 0	07
6một	0e 2-7
6người	db
5m việc	0d 1-6 2-a d-7 eg
4âu dài	4c
4ên chuyên	0a
4ý tình	46
4ĩnh vực	06 1-9 2a
4ập kế	0d 29 4-j
7và	2-7 46
4ẻ hoặc	06
4ợi thế	0a
4ực công	015 4-11
3maintenance and	0c 2-9
5ke use	0-a 4b
5nagement and	06
6y body	27
8stakeholders	0-h 4p
5rket strategy	07
5ster s	0l 8-f
9's degree	0-a 8h
4eaningful relationships	0-a 4b
5chanical engineering	0r 2-o
eunderstanding	0-a 2d
5dical laboratory	2-c 8e
4icrosoft dynamics	06
5ndset and	0d 4-c
4odern programming	0-8 1-l 2v
5ng muốn	0-8 4c
5re modern	0-a 1h
8than	cd
5tivated by	46
5ve forward	0-d 4e
4s office	0-6 2c
4usic cognition	0-p 2q
4ysql redis	0d 1-a
4áy tính	0-l 2o
4ê kinh	4c
4ôi trường	0-h 48 ec
3nam nữ	011 d-6 e-7
4et c#	0a 1-8
7microsoft	06
5w business	06
7skills	0-i 4i
7technologies	0-9 4d
4ghe nói	0f
6iệm làm	0i 1-7
aquản	0-9 1c
atrong	0-b 2g
avề	07
aở	07
8p cao	0-9 7e
atrung	0-f 7o
avụ	49
ađại	0-9 7e
6ệ thực	08 18 2-d
5oại hình	4-g em
9ngữ	0g
5ành bán	0-7 1-6 2d
9dược	0-c 1-7 2k
6y 0	e6
8tuần	0-8 ec
5ữ anh	1-7 5j
4hanh nhẹn	49
5iệm cao	0l 4-d
9trong	0e 4-a
7t tình	4a
5à máy	09
5ân viên	0-a 2f
5ất 0	0-a ba ce
5ập khẩu	0-9 2d
4ot afraid	48
4utrition of	0-e 2e
4ói rõ	0g 4-7 e-6
7đọc	08
4ăm kinh	07 cb
7làm	09
5ng giao	0d 3-15 4v
aải	3e 4-b
8làm	0-8 3s 4-p d7
9ập	0-d 3n 4-7
9ực	0-b 1-8 2a 4d
8nghe	06
8thuyết	3i 4-e
9rình	1c 3-7
9ư	1b
9ổ	3-j 4m
8đọc	1d 3-6
4ắm vững	06
4ữ tuổi	0-8 dj e-6
6độ	0f d-a
3objective c	0-7 1-6 2f
4f 0	0-9 be
6a	4a
7pplication	18
7udio	0-i 1j
6blockchain	0k 1-j
7usiness	08
6cloud	0-c 1e
6experience	0-s cz
cmentation	09 1-8
6high	06
7ow	0-9 1b
6industry	06
8novative	0b 3-a
8ternational	0-h 1-6 do
7t	0-7 18
6matter	0-g 2k
7usic	16
6new	0-9 4b
7on	06
6our	07
6predictive	0-b 1c
6research	0c 1-a
9ponsibility	0-9 3e
7uminants	0-e 2f
6software	0f 1-8
7trengths	06
6technical	07
8st	16
7he	0k 1-d 2-7
6various	26
6work	09
aing	18
5fshore substations	0-9 2f
cwind	0-f 2h
4n computational	0-g 1g
6taking	0-6 39
6work	07
5e or	ca
4pen and	0-9 49
8source	0b 2-7
8to	0-d 4e
4r a	0-b 8g
6equivalent	08
6mechanical	0h 1-f
7ore	0b 1-9 c7
6other	06
6similar	0c 2-6
5ganizational goals	08
4ther cloud	0-d 2e
9stakeholders	0g 1-b
4ur content	0b 1-b
7data	0-6 16
7hq	08
7kubernetes	08 1-8
7software	08 1-8
7telstro	0-9 1b
5t of	0-6 47
4wnership and	0-h 4i
3partner continuously	49
5ssion for	2-6
aate about	4a
fround	0-6 49
4eople and	0-8 29
4hage display	0-e 2g
6ses of	0-h 2j
5án tốt	07
5ân tích	0-c 2e
5òng và	07
9word	1a
5ương thức	06
5ần mềm	07
5ục khách	0i 4-f
4osted 0	0a e-7
5wer generation	26
9wireless	0-8 2b
4redictive processing	0-u 2v
6ferably python	16
6school segment	06
7entation skills	0n 4-l
5incipal devops	0a 1-a
6vate cloud	0-a 2c
5oblem solving	4d
as through	0i 4-f
6cesses and	06
6duct development	0j 2-f
bowners	0-7 4b
as into	0-e 2f
6gramming languages	0g 1-9
6ject management	0e 2-c
as and	07 4-6
4tth trở	06
4ublic cloud	0-6 29
4ython javascript	0g 1-e
3qa python	0e 1-e
6test	09
4uality and	2-7 49
cssurance	0-c 2e
bevaluation	0-8 2c
5ickly and	0-h 4h
5yết khiếu	28
5ản lý	0-c 2p
8trị	0f 2-8
5ận 0	08
5ốc tế	0-7 2d
3r d	0e 1-7 2-6
5java	07 1-6
4eact redux	0-g 1k
8js cloud	07
bjava	0f 1-c
6dy to	0-b ec
5lated field	0-8 8h
8ion to	48
bships to	06
hwith	09 4-8
6ease test	0-i 2l
5quirements and	07 4-7
5search projects	0-6 29
6ponsibilities and	0-a 4b
gy and	06
6t assured	09 2-6
4isk management	0-6 27
4ole devops	0-8 18
8qa	09 1-8
4àng dễ	e7
4õ ràng	e8
3s degree	012 8-v
5in	0-c ae
4earch engine	07
5curity in	0-e 2g
5lf driven	47
8starter	0-9 4b
5miconductor materials	07 2-6
5nior ios	0-7 18
apython	0-g 1g
5t top	0-b 2h
4haring your	0-m 4n
4imilar degree	0b 8-6
4oftware developer	0-i 2l
jment	0-7 1q 2-f
cengineering	0k 2-f
cimprovement	0-g 2n
5lid theoretical	0-9 8i
6ving business	0-7 4a
bskills	0z 4-v
5und quality	0-7 2b
4peed separators	0-i 2k
5ring boot	0-f 1-7 2o
8t planning	0f 2-d
4tack development	0-7 2b
6keholders and	0-a 4f
5rive for	0-a 4c
6ong commercial	0-a 1l 3-9
aunderstanding	06
4uch as	0g 1-6 2-6
5perconductor semiconductor	0a 2-8
6ply chain	06
4ystem and	0-b 2c
9s for	0-9 2c
4àng làm	0-b dm
4ắp xếp	0-f 2b e6
4ẵn sàng	06
4ẽ được	06
4ức khoẻ	0-k er
4ử dụng	0f 2-9
3take on	0-a 4c
4eaching methods	0-c 2e
6m building	06
8members	07
8player	0-6 48
7s and	07 4-6
9to	0a 4-6
5chnical and	08
dsolutions	07
aian medical	1-8 7d
8ologies and	06
greactjs	0-o 1p
gsuch	0a 2-7
cy trends	0-b 2f
5lstro education	2c
5sting of	0h 2-g
4han 0	b-6 cb
5e customer	0-b 4c
7danish	09
8esign	0-9 18
9velopment	0-f 1f
aops	0-k 1l
8ynamics	0-8 19
7embedded	0-f 1f
8ntire	0-6 2a
8uropean	17
7field	0-d eh
8ollowing	0e 1-a
8urniture	0-h 1k
7market	0-i 2j
7nordic	0c 1-a
7phd	0c 7-9
8osition	08
8ublic	0-8 19
7research	06
7software	0-a 1f
7use	09 1-9
7wind	0-7 18
6ir work	07 4-6
6o ca	0-9 ed
8kế	0-e 4f
8nhóm	0-6 49
5ink and	0-c 4d
6rd party	0-b 2e
6ết bị	27
6ểu 0	0-k br d-7 e9
5rough innovation	0h 4-d
5uyết phục	47
6ật máy	07
5ành thạo	0l 2-e
5ích công	0-9 2-8 4m
5ạo các	07
8tin	1c 2-a
5ần trách	46
5ời gian	0-6 eb
5ứ 0	0-b ed
6c về	08
5ực có	38
8hiện	2-8 4c
8phẩm	0-l 2t
8trong	09 4-8
4ime management	2-7 49
5nh thần	06
5ến và	0c 4-a
7g anh	1-8 2-7 615
9trung	6d
6p tốt	07
8và	07
9ới	0c 4-a
4o achieve	0c 4-7
6both	49
7uild	1-6
6client	0-7 eb
7ollaborate	0-a 3c
7reate	07
6deliver	06
8tail	47
8velopment	0-p 1p
6end	0-7 1-6 2h
8sure	06
7stablish	39
7volve	0-d 4d
6find	3c 4-7
6identify	07
7nfluence	07 1-6
6keep	0-7 39
6lead	07
9rn	3-9 4b
6market	07
7eet	06
7ove	0-b 4d
6product	0c 1-a
dion	06
6run	0-9 2c
6solve	1a
6take	0-7 48
7ravel	0-j 4-6 dm ea
6work	0-m 3i 4c
5ols and	0-g 2g
9like	0d 2-8
5pological phases	0-g 2j
4ransparent and	0-k 4k
6vel often	4-7 ef
ato	0-9 eb
5ends and	08 2-7
5ong công	0y 4-l
9lĩnh	1-c 2a
9ngành	0-j 1l 2-7 47
5uly passionate	0d 3-d
6ng cấp	0-o 810
9thực	48
5ách nhiệm	0-d 4m
5ình bày	2b 4-7
9độ	08
5ị kinh	0f 2-8
5ở lên	0y 2-7 8-7 e-6
4uân thủ	2-7 4d
5ổi 0	0-g dd e6
8từ	eb
4ài chính	0a
4ình huống	0-7 49
8và	06
4ính nam	07
4ăng ca	0-f eh
4ư duy	0-8 26
6vấn	0-8 27
5ơng đương	09
4ế các	07
4ối thiểu	09
5t nghiệp	8b
4ổ chức	0-7 4b
4ừ 0	0-r 2-9 bl da ej
3ultracold atom	0-6 28
4nderstanding of	0e 2-8
4se of	0-6 4a
6r experience	07
3verbal and	0-7 48
acommunication	0-a 3a
4i tính	27
5ệc có	3-h 4f ea
8linh	07
8nhóm	46
8theo	0-c 2i
9ại	0i e-8
8và	29
9ới	0-6 49
8độc	47
4oltage engineers	0j 2-i
4à các	07
7ó	0-e 3j
6giám	1b
6làm	0d 3-8
6nhân	28
6quản	37
6thực	0-6 2-6 4h
7rách	3g 4-e
6xử	3-c 4d
4ăn phòng	0-6 2m e-7
4ấn đề	47
4ề kinh	06
4ị trí	07
4ới các	0c 4-7
8ông	0c 4-6
7khách	0a 4-7
4ụ khách	48
4ực kinh	1-c 2g
3web services	0-7 2e
5ll as	0h
4hat it	46
5o are	06
4ide technology	0-f 17 29
5ll be	0i
5nd farms	06 2-6
5reless systems	29
5th a	0b
8building	0q 1-o
asiness	08 1-e 47
8cloud	0d 1-c
8devops	06 1-6
8green	48
8internal	08
8low	16
8machine	16
any	48
8operating	0e 1-d
9ther	0-9 1d
ds	0-d 4e
8passion	0-r 3x
9ython	07 1-6
8security	0-b 1c
9takeholders	0-8 1-7 3h
8the	08
8your	47
4ork collaboratively	06 3-8
8in	0-8 4d
8on	0-9 4c
8with	0-6 47
7ing independently	46
brelationships	46
bwith	0-8 4k
fin	0-a 2b
5uld be	0d
3xuất nhập	0-7 2b
4ây dựng	0-6 26
3year master's	79
7s of	2-7 cj
4ou always	0-d 3e
8re	08
7have	09
7know	2b
7like	0-c 3g
8ove	0-7 38
7thrive	08 3-6
7will	08
6r colleagues	0-g 4h
8many	0-c 4d
8tasks	06
4êu cầu	47
7thích	0d 2-9
3áp lực	4a
3ít nhất	2-6 cf
3ý thức	0-7 4a
3đam mê	46
4iện thoại	0-a 2d
4áp ứng	0a
4ược áp	0a
4ại học	0-o 813
4ẳng đại	0-8 7l
4ến 0	e7
4ọc hiểu	09 4-6
7viết	06
4ộ tuổi	d-e ed
5c lập	48
5ng trong	07
8và	08
3ưa nhìn	4-e ek
4u tiên	0b 2-8 e8
3ứng viên	0e
`;
