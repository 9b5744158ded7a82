// Written by `npm run train:posts`; not edited by hand.
export const spanWeights = `O BH IH BS IS BL IL BD ID BC IC BY IY BX IX
0-	1-15 28 3-1v 412 59 6o 7-t 8-m 9-6 a-y b-l cj d1l e1v
0a=^	0t 1-g 26 3b 4-5 5-n 7e 8-6 9-h a-i b-7 c-c di eo
30	0s 1l 2-s 3i 4-q 6-c 7i 8-j 99 a-9 bj c-i dw e-v
31	0-a 1-c 21e 3f 47 5-f 6w 7-p 9-c a-a b5 c-j d-s ej
32	0-d 1-w 2-j 3k 4-d 5k 6-7 7-5 8-9 9j a-a c-9 d1c
33	0g 18 2b 3-19 67 78 8-g ak b-9 ci d-11 eo
34	07 2-9 4r 5-p 6-i 7i 8z 9-t a-9 b-p ch e8
2ability	0-d 1o 2-g 3r 4d 8-5 e-8
90	0j 4-c
91	0-w 17 317 4-c
92	0-w 1c 2a 3-d 4q
93	09 1b 2-5 3-f
94	0o 1-6 2-h 3e 47 e-5
4le	0-i 2d 3c 8-5 a-7 c-5 df e6
60	0a 4-5
61	0o 3-f
62	0-k 1g 3g 4-9
63	0-19 1b 2p 4-7 dl
64	0d 1-q 2-a 3a 4o a-5 eb
2background	0-d 3-7 4-c 7-7 87 bd cv
c0	2-6 8b
c1	0-i 1g 8b
c2	0-j 1-6 2k 8a
c3	0t 2-7 7-c
c4	0-6 1-7 4-7 76 8-n be cy
3iết	16 2-h 39 48 59 6e e-a
60	1-8 3g 4-a 58
61	1-6 2-7 47 69
62	0b 1-5 2-9 49
63	05 2-6 4b
64	0-k 1t 28 4-a 65
3ằng	011 17 2-g 5-j 6-e 7a 87
60	05 1e 5-i 76
61	0o 2-7 6-e 85
62	75
2certification	0-1e a1o
fs	09
g0	09
9ed	08
3hỉ	0-k 1-h 2-p 3g 9r db ef
50	0-9 1-a 2-6 9s
52	06
53	0-h 3g
54	1-6 2-b dd eh
4ứng	0-5 28
70	0-5 28
3ó	0w 1-s 2-1t 3-9 4o 7-7 8-9 b5 c-9 d10 e13
40	1k 2-8 3g 4-k d5
41	0-w 1-8 3-8 415 d5 ec
42	0-r 1-8 2-9 3-5 4r bd d-7 em
43	0y 1-9 2-d 4-j c8 d7
44	01l 1-m 2-x 3-b 4-5 c-9 ds ea
2degree	013 1-i 2-1e 3-h 4-h 7-8 9w a17
80	1-5 2-5 4-5 87 9l
81	0-7 1-d 2-5 7a 8a ah
82	0e 2-5
83	0o 1-l 77
84	07 1n 2-x 3-8 4-7 7-m 8-c 9f aw b7
2excellent	0-8 1-a 31d 4-p 5d
b0	0-l 3k 4-a 5d
b1	0-e 2e 3-g 4n
b2	0g 4-8
b3	0a 37 4-b
b4	1-7 2-9 315 4-k
4perience	1l 3-d 5-7 6-5 7j 8u 9-7 a-d be c-c d-a e-f
c0	0r 1-b 2-l 3-a 4-5 bp
c1	0q 25 3-e 4-9 7-7 88
c2	0-i 2a 3-6 45 7f
c3	0-z 1n 2c 3-a 45 8f
c4	1a 2-9 3q 79 87 9-5 a-9 b-6 c-7 d-6 e-9
cd	0d 1b 28 3-a 4-e
d0	08 1-6
d1	17
d2	0-5 28
d3	1-8 29
d4	0d 1k 2-5 3-8 4-c
cs	0-5 1m 2-8
d1	0-a 1b
d2	0-a 2c
d4	08 1d 2-g
7t	1c 4-5
82	0-e 1c
83	18
84	0i 1-9
8ise	05 1-b 2v 4-e
b0	06
b1	05
b2	1-9 29
b3	0-a 19 25
b4	1-a 2k 4-7
2familiarity	18
3luency	5b
91	0-6 5b
7t	07 1-7 2-9 5h
81	5a
84	09 2-5
2good	0-i 25 3y 4-h
60	0-5 1k 2-5 3-7
61	0-7 2r 4-e
62	05 1-8
63	0-p 2-9 3z
64	0e 4-7
2hiểu	0c 1-k 2-9 4n
60	47
61	08 1-9
62	07 1-7
64	0-9 4d
2including	0j 1z 2-l 35 4-c 5-8
b0	18 2-g 3b
b1	0-b 17 2b
b2	0-16 1j 2r
b3	0l 2-h
b4	01f 2-r 5-7
4terest	0-g 2t 3-5 4-6
a0	07
a1	18 2-5
a2	0-9 26
a3	0-k 2n
a4	07 1-7 28
2khả	0t 3-a 4-b
50	0t 3-a 4-b
3inh	0c 1-p 2b 3-7 8a cu d-6 e-f
60	0-e 1-d 29 49 cv e-b
61	1-5 27 8a
62	26
63	0d 2-6
64	0d
4ến	0-7 1-9 2-e 811
60	09 1-5 2-9 8a
3nowledge	0-j 1m 211 4c 7-6 8-8 9-7 a-5 c-6 d-5 e-b
b0	0t 1-9 2-c 4-6
b1	0-9 1x 2-f
b2	0-8 1-j 2p 3d 4-5
b3	0-17 1q 212 3-j 47
b4	0c 1-9 3a 4g 9-5 e-6
3ỹ	0o 1-c 3-8
40	07 1-6 28 3-7
41	07
42	07 2-5
2like	07 1m 29 3-f
60	0-m 1f 4d
61	1d 2-5
62	0g 1-k 28
63	0e 1-n 2f
64	111 3-b 4-b
2mềm	0-6 15 2c
50	0-c 2h
51	0-b 2c
52	0k 2-k
2nghiệm	0h 1e 2y 3-j 4-16 8-e b9 c5 eb
80	1h 2-6 4-b bi c-8
81	0s 1-j 27 4-9 b-d cg
82	1-7 2d 4-6 b6
83	0-h 17 2d d8
84	1f 27 3-8 4-d 8-7 c-8 eq
7p	0c 1-l 3-d 4-k 71g 81b c-e d-b e-j
80	0-q 1-e 2-5 46 718
81	05 2-8 8o
82	0q 1-6 2-7 4-6 78
83	1-5 2-6 4-6 8r
84	07 19 2n 3-5 4-b 8-a c-5 e-5
4ành	0e 1-12 2z 3-6 45 8-9 ba c9 d-7 e-b
70	06 1-x 2w 45
71	05 46 8-5
72	1-b 76 bb
73	0-b 16 2-5 cb
74	0e e-5
3ăng	1-h 2p 3m 4v 5-5 7-9 8-b b-5 c-a d-8 e-6
60	0-r 19 27 3b 47
61	0-h 1-h 2o 3-6 4n
62	0-n 1-6 27 3q 47
63	0k 2-5 36 4-f
64	01e 1-5 2-7 3-g 48 8-5 c-5
2passion	0-c 29 49
90	05 2-5
91	0-9 17 2-6 45
92	29
93	0-e 2b
94	09
9ate	07 1-e 2-m 3-8 41c
c0	0-9 4h
c1	0-b 4i
c2	0-f 4m
c3	0-h 4n
c4	01n 1-8 2-b 4-w
3hần	0-a 2l
60	06
64	0-e 2k
3roficiency	0-i 1-f 4-6 5o 6o
d0	05
d1	16
d2	0-f 19 29
d3	09 1-e 28
d4	0-g 1-d 2-a 5o 6o
bt	0-a 1a
c1	0-a 1b
2skill	0-q 4q
71	0-6 3a
72	47
73	45
74	0-g 4k
7s	0-b 2-m 3u 5g 77 86 a-9 c-5 e-6
80	0z 1-7 2-9 3-6 4-h 7b
81	17 2-5 4-8 8a
82	1-c 2f 3d 4-e
83	08 2-l 3c
84	0-1h 1a 3h 412 5a a-6
3trong	0-6 1-b 2f 4q a-5
80	0-d 1i 3c 4-9
81	0-t 1g 28 3-5 4f
82	0e 1-d 27 4-8
83	0e 1-e 36
84	09 1-i 3-e 4v
3uch	07 11e 2-8 3-9 4-i
60	0h 1-6 2-7
61	15
62	0-7 1d
63	1h 2-7
64	1l 2b 3-5 4-c
2thành	0n 1-7 2-h ea
70	0l 1-6 2-f e5
71	e6
4ạo	115 2z 3-d 4-l 7-5 8-7 c-6 d-5 e-a
60	05 1e 2-e
62	1-8 29
64	0-j 1u 213 3-9 4-g 8-5 e-7
4ần	0p 1-6 2-c 3b e-6
60	0-5 46
61	0-9 4f
62	014 4-x
64	2-6 39 4a
4ức	1-6 26
60	07 2-a 47
61	0-6 46
62	29 4-8
63	0-7 2a 37 4-8
64	05 46
3inh	06
60	06
3ốt	1-9 2-w 3-8 4f 88 d8 em
50	06 1-j 2-6 49 8a dc e-9
51	0-5 2-h 3-7 4m 65 ea
52	0-m 1a 3-7 4e eb
53	0-a 36 4-6 ee
54	0u 16 4-p
2understanding	0a 16 2b 3-6
f0	0f 2-8
f1	0-d 1p 2-7
f2	0f 1-b
f3	0-c 1b 25
f4	05 1-g 2i
3sing	0-g 11v 2-o 3-7 4-a
70	0-o 116 2-d
71	0c 2-6
72	18 2-7
73	17
74	1d 4-5
2về	0-13 1v 28 3-8 4-f 66 8-5 b5 c10 d-5 e-a
40	1f 2-7 55
41	66
42	0-6 1b
43	0-n 15 2p
44	0-d 2-f 4-6 b6 c12 e-5
2with	09 1-8 2p 3-m 4q 5-e 6-9 7-j 8-r 9c a-g c-7 df e11
60	0-b 1-b 2-s 3l 4q bc d7
61	0-o 1c 2c 49 7-5 c9 e6
62	0r 1-t 21c 3-g 4-b 8-9 e6
63	114 2a 3-k 4-f 8-6 e7
64	0i 1-k 2-i 4i 5-7 6-5 7-6 8-7 9h a-9 b-8 c-9 dh el
0b	0y 121 2-m 3-9 4-10 5-a 6-8 7-a 85 98 a-j c-k e-l
0g+=!	0-g 2o
3&	0-v 1y 2l 4-c
3(	0-9 1-1g 2w 3-8 4-9 7-5 8z 9l
3)	0i 1o 3-c 4-d 7-5 9o a9 bl c-i e-12
3,	0-2k 1n 2a 3-q 422 5-6 7-e 85 b-d c-j e1t
3-	0l 31g 4-w 5-7 7-6 8-6 c-7 dd e-o
3.	0n 2-9 3-k 4v 5-8 75 8-h 9a a-i b-d cg
3/	0-6 115 3-9 4-h 7e c-7 d-k ec
3:	02x 1-l 2-a 3-5 4-r 6d d-7 e-u
3;	0m 11d 2-z 3o 4-1b 9-5 e8
3?	1-6 2-f 3b 4e
3_	0a 1-x 2-l 3-a 47 5m 6-i 7a 8-b 9-u a7 bm cq dz e-f
3~	05 e-5
3–	0-8 26 ea
3’	05
3…	1n 2-f
1-=#	06 1-6
3%	0-h dj
3&	0-m 118 3-5 4-6
3(	01j 1w 2-1e 3-f 4-b 7-h 9p ac bl d-8 e-x
3)	09 1-i 2-k ac du
3,	07 12l 2-2x 32p 4-34 5-5 7c b-7 c-k d1k e-5
3-	1-2i 236 3-x 41q 7-6 8-7 b-8 c-5 d-i e6
3.	08 1-7 2-5 35 d9
3/	0-a 11n 3a 4-f 5-5 8e b-7 c-7 d-i e-j
3:	0j 1a 2-l 3-j 4-6 5i 76 bh dp e-y
3@	06
3_	0-7 1-v 21s 3-17 41p 5-b 66 7-9 8e a-u b-a cq d-2j e1r
3~	05 e-5
3–	0-9 27 ed
3“	05
0m+1=$	01k 1-5 25 3-i 4t 5-6 6-f 7-c 8-d 9-8 a-9 c-9 dg e-7
4B-deg	018 1-j 2-q 3-l 4-g 71y c-5 d-6 e-7
6hard	026 1i 2p 3-l 5-7 7-c 8-g 9-5 a-5 b-8 d-f e-s
6lang	017 1-b 2-a 3-6 4k 7-9 8-5 d-6 e-7
6soft	0m 1-h 2g 3w 48 5q 67 7-e 8-e 9-5 b-7 c-a d-j e-l
6term	01f 1s 2-a 3-9 4-d 7-6 8-8 c-5 d-5 e-a
7ool	015 1k 3-b 4-c 7-5 8-5 e-7
4I-hard	024 1-1a 2-o 5-7 77 b-5 c-6 db e7
6lang	1-c 3-5 518
6soft	02c 1t 2-13 3-m 4-8 5-b 6-6 7-c 8-f 9-5 a-5 b-6 c-9 dd ec
6tool	010 1-13 2p 3-6 4-5
1-1=B-deg	012 1-g 2-n 3-8 4-i 7-j 81f 9l a-a c-5 e-6
6hard	01y 11s 2-1c 3-k 5-a 6-7 7-e 9-9 a-b b-9 c-c dh e-6
6lang	016 1-g 2-j 3-k 4-7 5-8 61v 7-7 8-9 c-5 d-5 e-9
6soft	01z 1-8 2-g 317 4-10 5-5 7-7 8-d a-6 c-8 d-a e6
6term	021 1i 2-j 3-a 4-m 5-5 7-d 86 9-6 aa c-7 d-6 e-c
7ool	01d 12o 2-1n 3-c 4-i 5-5 7-6 8-9 b-5 c-5 d-5 e-a
4I-hard	01r 114 2-1o 3b 4-a 5-7 7-d 88 a-6 bd c-e d-f
6lang	019 2-5 3-a 4-5 d-6 e-7
6soft	01f 11f 2-1a 33g 4-2t 5-8 6-5 7-g 8-m 9-5 a-8 b-9 c-i dc
6tool	016 115 2-1l 4-5
4^	0s 1l 2-s 3i 4-q 6-c 7i 8-j 99 a-9 bj c-i dw e-v
1=-	031 15 2-e 3-c 4-12 5-2d 6-17 7-w 9-p aa b15 cw d16 ed
2B-cert	0-9 1-9 9m
4deg	0-c 1-18 2-y 3-k 4-n 5-6 72r 81t d-5 e-8
4hard	0o 13f 2-v 4-o 5-g 6-7 8-9 9-9 a-6 b-8 c-a e-q
4lang	0-5 1-19 2-a 3-9 4-6 52t 7-6 d-6 e-5
4soft	05 1p 2-1q 335 4-w 5-a 7-9 8-9 b-5 c-6 dg e-e
4term	0-9 11d 2-k 3-v 4-g 5y 6-6 8-c 91m a-5 b-7 c-6 d-e e-d
5ool	08 13d 2-1a 3-h 4-g 5-7 7-7 8-6 d-6 e-9
2I-hard	0-s 1-1g 23a 3-w 4r 5-8 6-6 7-a 9-6 a-5 b-5 c-8 d-c en
4lang	0-6 1-a 2-a 4-5 5-7 61x 7-6 8-5 e-7
4soft	0-l 1-r 2j 42p 5-9 6-6 7-d 8-k 9-5 a-6 b-6 c-c d-h en
4tool	0-i 21f 3-6 4-9
1g=B-cert_	0-9 1-9 9m
5deg(	0b 7-d 87
8/	1-5 7-c 8s
8_	0-k 1-11 2-u 3-h 4-k 5-5 73b 8v d-5 e-7
5hard&	18 2-7
9(	0-n 11a 2-c
9)	16
9,	0n 16 3-8 4-a 89
9/	0e 1g 2-r 78
9:	0f 2-6
9_	0-b 11c 2v 3e 4-8 5-c 6-6 7-7 8-e 9-7 a-5 b-6 c-7 d9 e-i
5lang_	0-5 1-19 2-a 3-9 4-6 52t 7-6 d-6 e-5
5soft,	06 1p 2-8 313 4-1k dc e-8
9-	05
9:	0d 3-8
9_	2-1g 31n 4t 5-9 7-8 8-7 d7 e-5
5term(	0-9 2-9 9r
9,	06
9-	07 1-6
9:	0-n 1c 5l
9_	06 1r 27 3-r 4-e 5f 8-9 910 b-5 c-5 d-b e-a
6ool/	1a 2-6
9:	0-p 1v
9_	0t 121 2-w 3-f 4-e 5-6 7-6 d-5 e-7
3I-hard-	0-b 1-g 2k 4j
9/	0-q 1-8 213
9_	0a 1-q 21j 3-r 49 5-6 6-5 7-9 86 9-5 b-5 c-7 d-a ep
5lang_	0-6 1-a 2-a 4-5 5-7 61x 7-6 8-5 e-7
5soft-	0-p 2-c 3-5 41b
9_	1-p 2v 38 41e 5-9 6-6 7-d 8-k 9-5 a-6 b-6 c-b d-h eo
5tool-	1-9 2g
9/	16
9_	0-f 17 2z 4-7
1r=-A	01o 1-8 2-7 3-6 4-6
4C	0-9 119 2d 3c 4-m 5-8 6-8 7-9 8-9 9-7 a-7 b-9 c-d dd ej
4D	0-13 1b 2a 3-9 4-9 5g 6i 7-b 9-6 a-6 b6 df e6
4F	0a 1f 25 3-b 4-a 5-6 6-6 7-7 8-7 9-5 a-5 b-6 c-7 dp eg
4L	010 1-6 2-5
4O	0u 1-m 2-8 3a 4m
4P	011 1-r 3-g 4-p 7f 8m ba ci d-c e-a
4R	0-g 2-l 3b 4h 5-23 6-11 7-c a13 b1d c14 da e-8
3B-degD	0c 2-5
8R	0-v 1-12 2-t 3-j 4-l 5-5 72t 81u d-5 e-8
5hardA	0-k 3n
9C	016 1-n 2-8 4-6
9D	06 1g 2-e 3-j 4j 77
9F	0g 2-8
9O	0-a 1e
9P	0-c 11g 2-t 88
9R	11s 2s 4-y 5-c 6-5 7-6 8-d 9-6 b-6 c-7 dc e-h
5langA	07 5-5
9C	0i 1-6 5-a
9F	0-7 59
9P	58
9R	0-i 1-w 2-8 3-8 4-5 52l 7-5 d-5
5softA	0-8 38
9C	0g 1-8 3-5
9D	0-l 110 2-b 3a 4-9
9F	e6
9O	09 3-6
9P	0-7 3f
9R	0g 2-1d 32k 4-k 5-a 7-9 8-8 c-5 dk e-g
5termC	0f 1-a 25
9D	0g 1n 2-r
9F	0-i 1q
9O	0f 1-c
9P	0-q 1j 2-a 9q
9R	0-b 15 2f 3-p 4-d 512 6-5 8-a 9x b-5 c-5 d-8 e-8
6oolC	09 2-7
9D	018 1-s 2-d
9F	0-l 1w 2-6
9O	0-16 116
9P	16
9R	0k 11x 2-i 3-f 4-e 5-6 7-6 8-5 e-7
3I-hardC	0-11 1c 2b 4l
9D	0-a 1-l 21g 4-h 87
9F	1-b 2j
9O	08 4-6
9P	0-g 1-d 213 4-7 85
9R	0u 1-i 3-n 410 5-6 7-8 8-7 9-5 c-6 d-7 es
5langF	0-8 6c
9P	6a
9R	1-7 2-6 4-5 5-6 61c 7-6 8-5 e-6
5softC	0-g 4o
9D	2-b 4j
9P	49
9R	06 1-m 2z 3a 411 5-9 6-6 7-d 8-j 9-5 a-6 b-6 c-b d-g en
5toolC	07 2-6
9D	0-c 18 26
9R	1-9 219 3-6 4-8
0p4=0	08
40	0e e-c
41	06 e-6
42	0-c bl
43	b-b ci
45	b5
31	07 2-5 bn c-5
40	c7 d-9
48	0-6 df
49	05
32	0-k 1-b 2c bw cf d-8 e-e
40	e5
521	08
42h0	0b e-a
44	0-9 dc
45	eg
33	0p b-c
4+	0-b bi
40	0-c eo
41	0a
465	0-5 1-7 2h
340	0-9 eh
35	0-q cq d-7 ef
36	0-9 b8 e6
40	0-a de
38	05
390	0a e-8
3a	018 1-f 3-j 8c a-5 e-5
4arh	06
4bil	0v 1-5 2-5 3-b 4-6
5le	0e 3-5
5ou	0c 2-5
4cad	0-13 2i 3o
5co	0-a 2f
5hi	0b 4-6
5ou	1-c 2f
5qu	0-5 1-6 2c
5ro	1-7 4h
5t	0-5 3-5 4c
6i	0-d 1-7 2d 39 4-e ee
4dap	36 4-5
5mi	0m 1-l
5op	06
5va	05 1-8 2-5 4f
6i	0a
4est	0-g 2o 3-5
4ffe	07 4-5
5ra	0-5 48
4gen	1-b 2a
5il	0-r 11e 3-f
4lgo	0-c 1c
5l	0m 1-8 4-5
6o	05 1-5
5so	0a
5te	1-7 2b
5wa	3a
4m	47
5az	0a 1-5
5bi	0-j 3f 47
4n	010 1-e 3-8
5al	0-w 1k 3w 4-b
5d	02e 1-11 3-g 4e 8-7 c-5 e-f
6r	16
5gu	0-l 1o
5h	1-g 2-a 5q 610 7-6 d-6 e-5
5im	06 1-6
5na	05
5ti	0-g 1m
5y	07
4p	29 3-5
5ac	0d 2-9
5is	0-17 1s 2h
5pe	06
6l	0x 1-6 2-a 4-8
6r	018 1-b 2-f 3-9 45 e-a
6s	08
4rch	1-6 2d
5e	0w 1-5 2-6 3-8 4-6
6n	08 2-7
5ou	47
5ti	0-9 1-6 36 4e
4s	0x 1-f 2-a 3-7 89
5pe	06
5si	0i 1-9 2-6
6o	06
6u	0-8 27 3d 4-8
4t	011 2-7 4-h
5om	0-6 28
5te	39
6i	0b
4udi	0-c 1f 26 4-5
5th	0-6 2a
6o	1q 2-f 3-9
4war	0-e 4i
5s	0-h 1l
4zur	0-o 1z 2-6
3b	1-b 2f
4a	8f
5ch	7e
6k	01e 1-18 4-5 87
5la	05
5n	0-8 2n 4-8 d-6
6g	0e
5o	0-6 1h 2-6 38 4-6
5se	1-5 28
6i	06 1-a 27
5tc	0-b 1k 2-6
5y	2a 4-6
4e	08 1-7 2h 3-6 4-5
5am	0-d 1h
6u	07
5ha	0-g 1p 2-5
5in	0h 3-6 4-5
5ne	09
5rl	05
5st	0d 1-d
5tt	0-9 1-8 29 4b
5ve	0-9 1-6 2f
4i	0-5 27
5a	0-e 1g
5ds	0-7 1d
5et	0o 3-7
5g	0l 1-d
5ol	05
6t	05 1-5
4loc	0-9 1d
5ue	0-o 1q
4o	06
5c	0-l 17 2h
5dy	26
5ot	0-f 1-7 2n
5th	011 1-a 2-b 3-5 4-8
5x	0-d 2f
4rid	0-5 1-a 2i
6g	0e 1-7
6n	0g 1-6 3-5
4s	1-8 7c 87
4udg	0-7 1a
5il	0-z 116 2-b 35
5si	0-7 1u 26 3-j a-6
5t	0c 2-5
4y	0m 2-6 4-5
3c	1-5 2e e-6
4++	1-9 29
4a	0-k de ej
5bl	0-7 1e 2-7
5c	014 1-k 2-k 3-8 4-5 7-9 89 dj
5lc	0-m 1-c 210
5n	08 1-5 4-7 e8
6d	0k 4-9
5o	0-g 1-7 2f 3-6 4-5 713 8-9 d-9
5p	0-d 8v
6a	0d 2-7
5re	06
5se	0b 2-8
6i	0-6 2a
5t	0-6 27
6e	0-i 1k
6t	0-l 2m
5u	06 46 e-5
4d	0-k 1-6 2o 7a 8-5
4ell	0-l 1i 27
5nt	07
5rt	0-l 1-7 2-6 4-7 9n aq
4hai	07 2-5
6l	0-w 1i 3-7 4p
6m	0-9 15 2-5 3g
6n	1-g 2-6 4d ea
6r	0-m 1-g 2y 8-9 9l
6t	0-l 4m
5em	05
5i	06 1-7 3g 4-c
6n	15 2-9 38 86
6u	3c 4-6
5o	2-6 4a
6i	0-5 46
5u	0-a 3f
6a	e6
6c	0-7 4a
6n	19
6y	0h 2-7 8-7 ea
4i	1f 2-9
5vi	0-e ai
4lea	0-17 1l 2-6 3c 4-d ev
5ie	0-l 2-e 4t e9
5os	07
6u	0c 15 2-6
5us	06
4o	01g 1-a 3-c 4-6 d-a
5ac	0-s 1k 3b
5co	0-b 1q 2-d
5de	0-h 1d 26 39 4-7
6i	0g 1-5 2-a
5gn	0-m 2q
6s	0-a 1a
5ll	011 1-8 2-d 3-j 4a
5mb	0e 2-a
6f	09
6m	0-1i 2-j 32b 4-l 7n
6p	11d 2-d 3-g 4-g 78
5nc	0-7 2g
6f	0-1b 1q 3q
6g	0h 1-j 27 37 4-i d5 e6
6n	0f 3-9 4-5
6s	0-j 1-j 2t 3p 4-b
6t	0-11 1w 2-e 3t
5op	0-p 3x
6r	0-9 1i 2-6
5re	0e 1-k 2a
6p	05
6r	09 4-5
6v	0d 1-8
5sm	08 1-6
5vi	05
4rea	1c 2-8
5it	0-b 4d
5m	0o 1-n
5os	1-c 3f
4ss	09 2-9
4u	06
5a	0k 1-6 49 e-g
5lt	0-b 1-c 25 4o
5ng	08 4-6
5ri	08 3-5
6r	09
5st	0-v 1s 4a
4ycl	0-6 27
3d	0f 1-7 2-7
4ai	0-q 4b 714 8-7 e-6
6l	05
6r	0-15 1n 2j
5m	0-5 3c
5ng	0-l 8t
6h	18 2-6
6i	0g 1-9
5o	16 2-6
5p	0h e-b
5ta	0-i 1o 3a 4-8
5ys	0-m dh ec
4e	0d 2-5
5ad	0-d 4g
6l	3b 4-5
5ca	0-11 116 2-5
6e	15
6i	45
5di	011 3-o 4-5
5fe	0-7 18
6i	0f 2-7
5gr	08 1-6 2-e 3-5 4-c 815
5li	0r 1-7 2-9 3-5
5mo	1-5 2g
5n	e7
5pe	0-e 1g
6l	1-n 2u
6t	05
5sc	06
6i	0-t 1-e 2v 3c 4c
5ta	0-i 4n
6e	0-e 3j
5ve	09 1z 3-9 4-c
6i	05
6o	0-e 15 4d
4i	0-c 1-7 dl e5
5ch	0-8 47
5en	1a
5ff	1-5 4c
5gi	06 1-b 28
5me	0-7 18
5nh	0a
5re	0-x 1k 2-a 4r
5sc	0t 2-n
6p	0-9 2d
5ve	08
4na	0-5 16
4o	1n 2-d db e-e
5an	0-b 2f 4a e-6
5c	1e 3-9
6k	0-6 1a
6u	0-g 1y 2-5 3-5 4-5
5i	09 2-5
5me	0-g dj
5ng	1c 2-j 36 4i e-e
4riv	0-1o 1-d 31c 4x
4sp	0-6 17
4u	0-7 de
5c	4b
5ng	0f 2-5
5oc	06 1-6 2c 3-5 47 e-a
6i	di e-g
6n	0a
5ra	0-7 1b
5ti	08 2-5
5y	0-9 26 45
4yna	0e 2-6
3e	0-6 18
4.g	0v 1-e 2-c
4ach	0c e-8
4con	0a 1-9
4duc	1-v 2-5 7c 813
4e	0-7 2a
5g	0-d 1e
4ffe	0-8 3e
6o	2d 4-a
4lec	0-6 16 27
6m	0-7 2b
5ig	05
4mag	0e 1-9
5be	0-5 18
5er	06
5pl	0b
4nco	07
5d	15 4-6
5er	0-1k 15 31e
5gi	0i 1-q 3-9 4-c 7e ai e-5
6l	0-j 1-j 51h
5ha	07
5jo	3f 4-d
5su	0a 1-5
5te	0-6 3b
6h	0-p 39 4k
6i	0-6 2a
6r	05 3-5
5vi	0t 1-b 2-9
4pit	0-6 27
4qui	1-6 29
4rp	0-7 18
4spe	0f 4-b
5ta	39
4tc	0e 2-9
5hi	0-z 313
5l	16
4val	0-7 19
5en	06 1-5 29 4-7
6r	0g 1-5 4-6
5ol	0-h 4n
4xce	0n 2-b 3-g 4f
6h	0-i 2l
6i	09
5ec	0a 1-5
5is	09
5pa	08
6e	01o 1-r 2-g 3-c 4-8 cu e-7
6r	29
5te	0i 1-a
6r	0-p 112 2-9
3fabr	1-5 25
5ct	0-h 1m
5mi	0a 1-5
5rm	06 2-6
5st	3-7 4h
4eat	07
5ed	0-u 1i 2f
6l	05
4iel	0-k 1-7 2-8 4-5 8f ab eg
5na	0d 1-f 2c
6d	3b 4-a
5rs	4d
4lex	0-6 4a
5ow	0-f 17 29
5ue	0a
4mcg	17
4ocu	1-5 2-a 3t 4-7
5ll	0f 1-a
5od	0-8 1b
5r	01d 1-e 2-j
6e	19
6m	0-a 2d
6w	0-8 4b
5un	0-6 29
4ram	0-b 1-f 211
5om	0g 1-6 2-e 4a
6n	0-5 17
4ull	0-8 1-7 ds
5nc	0d 2-e 3-6 49
6d	08 1-6
5rn	0-k 1g 26
5tu	0d 1-5 2-6
3gain	0-d 3h
5n	3e 4-8
4ene	0c 1-b
5rm	1-5 55
5tt	0-b 3c
4ia	0e 8-8
6i	0-e 15 28 3n 4-g
6m	0-6 1b
6n	0-7 eb
6o	0f 1-5 46 d-5
5o	0-5 ed
6n	3-c dh
5t	15
5vi	06
4lob	0c 1-5
5yc	0d 1-7 2-5
4o	0-t 1l 25 47
5od	0i 1-7 26 4-8
4rad	0-m 18 eo
5ea	0c
6e	0-5 48
5ou	0k 1-8 2-5
6w	0-o 1u 3-e 4e
3ha	0-6 28
5i	1-d 27 46
5ld	09 1-7
5nd	0-a 1-7 28 39 45
6g	07 2j 4-6 e-6
6h	ea
5rd	46
5s	09
5ve	0z 1-7 2-6 3-7
6i	0a
4cm	06
4e	0-b ej
5ad	0-9 1c
6l	0c 2-6
6t	0-g 1-5 2n
5lp	06
4ien	2-6 4a
6u	0m 2-6 37 4-g
5gh	07 2-h 3s 4-c
5nh	0-c eh
5ri	0-h 1i
4oa	0-7 1-g 3c 5q
6c	013 1-5 8-6 e-g
6n	0h 7-8
6t	0a 2-7
5c	0-s 1-5 49 816 e-5
5i	49
5ld	05
5ne	36
5p	0f e-7
5w	08 4-6
4q	08 1-5
4tml	0-8 1e
4uan	1-e 2e 38
5on	0-6 1-5 26 49
4w	1-a 2j
3id	0-a 2b
5ea	1-8 2-9 4j
6n	0a 1c 2-f
4f	06
4gam	09 1-5
4mag	0-q 1t
5pa	1h 4-b
6l	0r 1-g
6r	0-m 1-9 4y
4n	011 1-u 2-8 4-m ap e9
5ci	0-m 2n
6l	01k 1-c 2-x 4-5
5de	0-h 3g 47
6u	0-m 1-7 211
5fl	0-d 1-9 3s
6o	19 2-6
6r	0-5 1-b 2i
5it	07
5no	013 1-7 2-9 3-e 4-7
5si	06
6p	0-k 313 4-e
6t	07 1-6 25
5te	0-11 1e 3r 4-m dn e7
6o	06 1-8 25
5ve	0-h 2m
4s	01b 1-7 2-o 4-6
5er	0-h 2i
5su	07 1-5
4t	0i 1-5 2-f bi e-6
5s	0b 2-5
3java	0p 1h 2-n
4enk	0-7 1g 2-7
4ob	0i 1-5 2-8
5in	07
4s	1-a 2d
5on	15
3kafk	0-k 1s 2-6
4e	0g 1-g 2d
5ep	0-7 3a
5t	4a
5y	15
4ha	0q 3-c
6c	0h 1-5 2-k 38 4-5 eb
6i	0-9 28
6u	0-9 2d
5i	1-5 47
6e	28 4-5
5oa	45
6e	0-k er
6i	0-a 1g 2-5
6n	0-7 3-7 dg
4ien	1-a 26 8b
5nh	0d 1-8 3-f 4e cj d-7 e-c
4now	0h 1-f 3-8 4g
4ube	0-w 1i 2i
4y	08 26 4-6
3la	0z 1-5 2-c e-7
5b	0-j 2o
6o	2-d 8p
5ke	0-9 2a
5m	0f 1-f 2-9 c-5 dt e-7
5n	07
6g	1-a 2-8 6o
6h	0-8 ec
5p	0-9 1g 2-e eg
5rg	3-g 4i
5u	49
4e	0-j 2c ea
5ad	2-8 3-f 4r
6r	0k 1-k 2f 3-b
5d	0-d 1f
5n	0x 2-6 4-5 8-7 e-6
5ve	0a 1-7 2-a 3-5 8k
4ien	0f e-5
5fe	1e 2-c
5ke	0f 1-8 2-e 3f
5ne	0-c 2e
6h	07
6u	16
4oca	0m 1-f
5gi	1-5 29
5i	0c e-5
5n	0-6 2-9 eh
6d	0h 1-9
6g	46
5ok	0g 3-6
5ve	0-5 38
5w	0-e 1i
4uat	0h 1-f
5c	0-d 2a 3-6 4l
5ye	0-5 46
4y	0-d 2p 3-6 4-8 dh e-9
3mach	06
5in	0-13 11o 2-b
5ke	09
6i	09 4-6
5na	0-f 1j 210 3-p 4-7
6n	0k 2-7 4-c
6u	0b 1-a
6y	0-5 1-8 26 4k b-6
5ri	0-e 1e
6k	0-e 19 2g
5st	1-6 2-9 3-5 710
5tc	07
6e	29
6t	0-p 2l 4a
5y	1c
4e	0-d 2a 46
5as	1e 2-c
5ch	1e 2-9
5di	1-l 26 7i
5et	08
5g	0-c 1f
5m	06
6b	0a
5nt	0-z 1i 2-6 3s
5ss	0-c 1f
5ta	0-i 2j
6h	0c 1-9
6r	0-s 1y
4ib	05
5cr	0-w 11e 2-f
5nd	0-6 2-i 4w
6i	0-5 2-6 bh
4o	05
5bi	08 1-6
5de	0-a 2g 4-6
5i	0-m 4i ea
5le	17 2-7
5ng	0-9 3b
6i	0t 1-o
6o	09
5re	09 1-d 2-5 be c7
5t	0f 2-8
6i	0-1h 313 4k
5us	0-9 1b
5ve	0-h 3e 45
4sc	0-i 7p 85
4uch	0-c de
5lt	0-k 1m 2-9 4b
5on	0-7 4b
5si	0-8 1l 2-a
6t	05
4vc	0c 1-a
5p	0i 1-a 2-6
4y	1-9 26 8b
5sq	09 1-7
3nai	29 4-5
5m	0-y 1-h 2-7 3-5 7-6 8-6 c1d dq eb
5ng	0e 3c 4-e
6o	0-c 2d
5ti	0d 1-a
6u	08
4eed	0l 2-7 4-7
5go	0e 3-9
5t	1h 9-6
6w	0-x 1-b 2o 3m
5w	1-8 2-a 3-5 4o
6l	0-i do
4gai	e5
6n	0-f 1q 8-5
6y	ea
5he	0i 2-d d-5 e6
6i	08 1-e 2-b 45 87 cv d-7 e-d
5oa	0e 1-7 3-i 86 di
6n	0-c 2-7 47 ed
5u	05 2-a 4h e-5
6o	0-7 49 da e-7
4ha	05 1-b 29
6n	2k 4-d
6p	26
6t	2-5 cg
5en	49
5ie	0-s 3c 4g e9
6n	0-5 4-g en
5om	25
5u	0i 4-b
4o	07 2-7 45
5de	0-c 1l 2-7
5i	2-6 3-6 4-6 eo
5n	0c 1-5
5rd	0l 1-c
5sq	07 2-5
5t	37
4sop	0-u 111 2-5
4u	0g 1-5 8-5 d9
5tr	0-q 19 2h
3o	09
4bje	0g 1-5 2-7
5li	05
5se	0-m 1r 2-5
4cca	d6
4f	012 1-v 26 3-e ch
5fe	0g 2-b
6i	27
6s	0-q 1u
5te	4-6 ee
4n	0v 1-d 2-l 3-9 4l
5e	0c 1-8 8-8 bg
6s	07 4-6
5go	05
4op	05
4pen	0-g 1-c 312 4-7
6r	1-v 26 3b 4c
5po	0n 2-a 4-6
5ti	0c 1-5
4r	01f 1-m 2-s 3-5 4-d 85 c8 ee
5ac	0-5 16
6l	0a 3-9
5ga	0-a 1-9 316 4-k
5ie	0-5 48
4the	0-6 1-6 3-5 4n
4ur	0y 1-c 2-7 4-6
5t	08
6s	0i 3-9
4ver	0-e 1-6 2-6 dt
4wn	45
6e	2-8 49
3p	0-8 1f 2-7
4ace	06
5re	05
6t	1-g 2o 38 4-8
5ss	1-c 3v 4-9
5tt	0-e 2m
5ym	05
4eop	08 15 28 3-8 4-a
5rf	0k 1-i 28 4-5
6s	0-r 2i 3x 4-n
4hag	0-d 1t 2-e
6m	0-g 2t
6n	0-7 26 3a
6r	05
6s	0-7 2d
6t	05
5d	0n 1-7 7-b
5on	2l e-6
6t	0-a 1d 2-a 8b
5p	0-c 1e
5u	05
6c	0-b 19 47
6o	1a 2-5
5ys	0-5 8g
4ipe	07 1-5
4lac	0c 2-8
6n	0n 2-i
6t	08 1-6
6y	48
5m	0-9 1a
5us	09
4osi	0t 1-7 2-b
6s	0s 2-c 4-8
5we	0-b 2c
4rac	0l 1-9 27 4-a
5ed	0-q 1s
6f	013 1-5 2-h 4-6
6p	26
6s	0-k 1q 2-7 37
6v	0-8 19
5ic	0-d 1f
6n	0-j 2o
6v	1-8 2b
5oa	0-11 312
6b	0-1l 1b 2-8 3b 419
6c	1-5 2q 4-5
6d	08 25 3-8
6f	012 1-b 2-d 3-8 45
6g	0g
6j	07 1-i 28 3-6 4f
6m	05
6p	0d 2-7
6t	1m 2-b
6v	0j 1-i 2b 3-6
4tth	76
4ubl	0-15 1o eo
5rc	08 1-6
6e	0-j 113 2-k
6i	0-l 1f 2a
5t	0-d 3g
4yth	0-5 1j 2-7
3qt	0a 2-5
4ua	09 4-7 e6
6l	0-6 1-a 2i 3-5 4b
6n	01a 1-a 2-8 4-6 e-d
5ic	47
5oc	0-7 1-5 2g
5y	0-v 1b 4m 87
3r	0-7 1l 2-a
4abb	16
5il	05
5ng	e8
4eac	0-a 1i 2-8 46
6d	0-9 dc
6l	06
5ce	0c 3-7
6o	0a
5di	0c 1-a
6u	0-p 1m 25
5fa	0i 1-f
6e	0-b 1h
6i	0-9 2-f 4r
5gi	0-i 4m
6r	16
6u	07
5la	0-u 2-9 3-l 41h 8e
6e	0-b 1m 2-5 3-5 ad
6i	38
5mo	05
6u	05
5po	0l 1-g
5qu	05 1-9 210 3-5 4-f
5se	0-10 1w 2a 3-5
6o	15 2-6 38 4-7
6p	0-a 2-g 4y
6t	0-17 11r 2-g
6u	05
5ta	0-b 1e
5vi	0d 2-c
4isk	19 2-5
4o	05 4-5 e6
5ad	2a
5le	0o e-9
4umi	0-e 2f
5n	0-9 2d
6n	09 1-8
3s	0u 8-t ag
4ale	0e 1-9 27
5mp	0-5 17
5n	0f 1-6
6g	05
5p	0-c 1f 36 4-7
5t	0-6 2d
6i	0r 2-k
5u	07
4c	0-i 1-7 2-5 dv
5al	09 1-i 2e
6n	0-g 5o
5he	17 2-6
5ie	0-f 1-8 88 em
5ri	0-k 1e 2h 3-8
6u	0-9 1b
4e	05
5ar	0b 1-9
5ct	0-8 2a
6u	0-f 1u 2-b 3-7 4-h ap
5gm	06
5le	0-6 29
6f	1-5 3i 4-8
6l	08 1-5
5mi	0-9 28
5ni	07
5o	06
5pa	0-h 2j
5rv	2d 4-9
5t	1-a 2c
6t	1-6 2-7 4a
5ve	0-d 1-8 4d be
4har	0-c 3i
5op	27
6r	0-a 3h
6u	09
6w	05
4ign	06
5mi	0l 2-7
6u	0-x 2p 4c
5nh	2-e di
5te	1-5 eb
4kil	0d 1-d 2b 3-b 4l
4mar	06
4nar	05
4o	06
5ft	0i 1-9 29 3-5 4-6
5li	1-9 3-5 7h
6u	0j 1-7
6v	0-j 18 4m
5me	0h 1-7
5rt	0-f 2h
5un	0-m 116 2-9
6r	0e 2-7 4-5
4par	0-i 1r 2-9
5ea	05
6c	0i 1-5 2-a
6e	0-8 2f
5ir	05 4-5
5ok	05
6r	0-g 3m
5ri	0-u 11b 2-d
4ql	0-a 2b
4re	0-d 1d
4tac	0-k 2p
6f	0-6 4c
6k	07 1-11 3e 4k
6n	2-7 4c
6r	4b
6t	0-5 ai
6y	0-y 28 eu
5or	0-x 1h 2j
5ra	0-k 1k 27
6e	1-c 2e
6i	0-5 3-5 4d
6o	0m 1i 2-k 3-a
6u	3i
5s	06 1-5
5ud	0-h 1-9 2v
4u	0f 1-8 2-6 e7
5bj	0c 2-5
6s	1-9 2f
5c	0-i di e7
6c	0c
6h	0q 2-i
5pe	0f 1-5
6p	0t 1-d 3-5 4-5
4w	08 1-b 27
5if	0-c 1e
4yst	2t 3-5 4-d
3tabl	0-6 2a
5c	2-5 4-8 ef
5i	0y 1-6 2-7 e-6
5ke	4b
6i	0-e 3g
5le	05
5ng	0-f dn e-7
5sk	0-f 2-5 4p
4dd	0t 1-r
4e	0-6 29 86
5ac	0-q 1k 2d
6m	0-l 1-i 2c 3x 4b e-6
5ch	0-d 1-h 2m 3-w 47 8o 9r e-5
5le	0-l 1p
5nd	1-9 2e
6s	15
5rm	4a
6r	0-6 1d 2-5
5st	0-k 1p 2q 3-8 4-b
4hac	0-b 4d
6m	09
6n	0f 1-d 2-f 45 ct d-5 e-6
6o	0o 2-f
6t	0s 1-6 2-a 4-7
5e	011 1-13 25 3-b 4d d-7 ei
6i	0g 4-9
6m	2-9 ed
6o	0-h 1-a 2p 4-a 8h d-8
6r	0a
6s	0c 2-5
6y	07
5i	0-8 2a
6c	2-a 4h
6e	0b
6n	0-e 28 3c
6r	0-c 1e
6s	0j 1-8
5oa	0-k 2e 4d
6i	0-a dj e-a
6n	0-8 2-d 8b ei
6r	0-k 3n
5ri	07 3-5
6o	0u 2-5 4-j
5u	0-g 18 2-6 4a e9
6a	0-k 49 8e
6c	0-c 3-9 4z e-6
6o	08 85 d-7
6y	3k 4-d
4ich	0-c 2d
5en	0-6 1-f 2-d 3-5 4c 5y d-7 e9
6p	0-5 2-6 4f dj e-f
6u	09 2-5
5me	0h 1-b 2-5 38
5n	05 18 2-d
6h	0-y 2n 3j 4-c ej
4o	0v 1-l 3-a 49 d-5 eb
5an	0g 2-b
5i	d7
5l	05
5ol	0-q 1-8 216
5p	0-8 1-7 2f
6o	0-f 1h
5t	0z 1-6 2-m 3-7 4-g 7h d-6 eg
5wa	09 2-6
4rac	2-6 3-5 4i
6i	05
6n	0q 1-c 28 49 e-n
6v	0-22 1-7 2-6 3-5 4-a d1y ey
5en	0-j bk
5i	0g 2-b 48
6e	0-5 1e
6m	18
6n	0-l 18 25 3-b 4f ea
5o	01g 2-7 8-l e-9
6n	019 1-9 3-5 4-g e-8
6u	0-c 1h 3-5
5uc	2-8 8a
6e	06
6n	0-r 1-a 38 4-5 6d 7x d-5
6o	0-o 47 86 ea
6s	38
6y	0-g 17 2-9 4c e9
4u	05 1e 2-m 3o 4-b
5an	0-b 1-7 3c eb
5ng	06
5oi	0-v c-5 dj ez
6n	08
5ye	e5
4wo	05
4y	0g 15 4-9 e-6
5pe	0-6 1b
3ua	3-7 4-9 ek
4i	0b 1-9
4ltr	27
4nde	08 1-e 2u 3-5 4-d
5g	0o 4-5 e-7
5iv	0-e 7i
4p	07
4s	06
5e	0b 1-d 48
6r	16 2-b 46
5in	01a 1-d 2-s
4til	0-6 1o 2-h
4u	0d 1-8 dc e-6
4x	1-5
3va	01r 1-d 3-f 4-n
5lu	0-8 2-5 3e 46
5n	0-i 2f 4b 6c e-9
5ri	0k 1-a
4e	0d 1-c 2j e-5
5rb	07 1-5 36
6s	0f 1-b
5ss	0-7 2a
5te	06 1-6
4i	0b 2-5
5ad	0-1c 11g
5ec	0b 1-c 27 3-a 4n d-a
6n	1-b 25 eb
6t	0i 1-9
6w	0-9 2c
5rt	17 2-6
5si	06
4oi	0j 3-7 4-a e5
5lt	0-e 2h
4u	0-k 2d 4h
5c	06 1-9 2a
5i	36
5ng	05
3way	07
4e	0o 1-6 2-5
5al	07 1-5
5b	0-m 1m 25
5ll	0l 1-5 2-6 4-6
4hat	07
5en	07
6r	08
5ic	0o 2-8 4-b
6l	0u 2-7 3-5 4-d
5o	0f 4-8
5y	07 4-5
4ide	0d 1-6
5ll	0p 1-6 2-5 3-5
5nd	0-k 18 2d
6e	1-8 2c
5re	0-9 1-6 2k
5th	01z 1-s 2-s 3-c 4d
4ord	0-6 1d
6k	0v 1-f 28 4-5 e-6
6l	06
5ul	0i 2-b
4rap	05
5it	0a 1d 2-5 3-h
3xa	48
5y	28
4ep	0-e 2b e5
4oay	0-f eg
4u	3-7 4c
5at	0-7 1-6 2f
3y	0-7 4a
4ear	0-h 1-8 2-e 3-5 4-a bm c1h e-f
5u	1-b 3f 47 e-6
4ou	018 2-c 3-a 4-6
6r	0g 1-c 2-f 3-d 4x
1art=dropped	011 1f 26 3-1j 41c 5-h 6-d 9-e a-e c7
6uties	0-6 16 2-c 3-11 4-c 5l 6j 7n 8w 9-7 a-8 bg ct d-w e-x
5intro	010 122 2e 3m 4i 5-d 6-i 7-e 8-9 9-k a-l b-j c-s e-o
5nice	0-c 1-1u 3c 4-1h 7b 8s b5 ct d-f e1r
6one	0l 1s 2-6 3o 7-j 8g 9-f a-16 b-k dp e-i
5requirements	0-b 1g 2-o 3p 4-y 7-a 8-1o 91t a1w bn c-1o dh e-b
0r=A	01n 1-m 2-e 31f 45 5-h 6-6 7-8 8-7 9-6 a-6 b-6 c-6 d-7 e-9
3^	07
2C	014 1o 2j 39 410 5-13 6-h 7-m 8-k 9-h a-g b-k c-r dk ev
3^	012 1-b 3-a
2D	1f 2-d 3-z 5v 6v 7-d 9-g a-g b8 df e-6
3^	0e 1i 3-e d-5
2F	0l 1y 2k 3-r 4-q 6b 7-h 8-h 9-c a-c b-e c-f d6 e1d
3^	0-f dv e-5
2L	01x 1-c 2-9 3-7 4-8 e-5
2O	0h 1v 2-k 4v 6-6 7-7 8-7 9-6 a-6 b-6 c-6 d-8 e-8
3^	0a
2P	0-1w 1v 2-5 3-o 4-1q 6b 7j 81w 91b a-6 bg cw d-j e-15
3^	0a 1a d-d
2R	0-w 1o 26 3-5 4-n 59 6-p 7d 8d 9k a10 bd c8 d-10 e-m
3^	0-13 17 2-i 319 4-j 6-8 7q 8-e 9d a-6 bo c-e do e-k
1a=A^	023 1-8 2-6 3-5 4-5 5-p
4excellent	0-a 5a
4skills	0-16 3v 48 57
3C^	0-b 1-d 2h 3p 5-a 6-6 7-8 8-7 9-6 a-6 b-7 c-b dg en
4ability	4d
6le	0-u 18 25 3k
4experienced	0g 3-8 4-7
es	1e 2-e
9t	05
4good	0-g 18 29
4including	1g 5-6
4knowledge	18 2-8
4like	06 19 2-8
4passion	0g 1-8 2-7
bate	0d 4-8
4skills	0e 4-5
5trong	0n 1-g 2-k 36 48
5uch	0-d 1h 25
4understanding	0-o 17 2l
5sing	0d 2-5
4with	0j 1-t 2f 3-l 4z
3D^	0-a 1-b 212 3-p 4-a 5-9 6-6 88 9-5 a-5 b8 dg e8
4ability	0-14 11n 28 3-6 4-j
6le	0s 1o 2-c 3-5 4-u
4certified	08
4degree	0i 1-7
4experience	05 1-f 2-y 3a 413
9t	1b 2-5
aise	0-a 2l 36 4-8
4including	0f 1-8
4knowledge	35
4like	0g 1-8 2-5
4passion	0-11 2-7 3f 4r
bate	0-n 4p
5roficiency	0-s 1-a 2-9 5o 6o
4strong	0-b 17 2e 4-6
5uch	0o 1-i 4-6
4understanding	0m 1-d 2-8
5sing	0-r 1u
4with	01h 1-m 2-5 3-9 49 d-5 e-5
3F^	0f 1v 2-u 3-a 4-9 7-7 8-7 9-5 a-5 b-5 c-6 dg en
4có	01o e-1j
4experience	0o 1-b 28
4knowledge	0-1f 1f 212
4năng	0-j em
4về	0-6 55 66
4with	0-o 1-b 2-5 d7 e10
3L^	0e
4including	0b
4with	09
3O^	0j 1-g 2-5 35 4m
4experience	0-l 1n
4such	0p 1-l
4with	0-a 1v 4-6
3P^	0-v 1d 2a 35 4-5 7h 8-9 bd cg d-7 e-h
4biết	0x 1-9 2-j e-6
5ằng	1f 2-9
4có	0d 1-b 2-c d5 ec
4kinh	06 1-d 26 8e c7 e-9
6ến	0-e 1-6 2-d 811
4nghiệm	08 1t 2-9 3-6 4-8 8-7 e5
9p	0a 1-9 2-9 8c
6ành	0-d 21h 8-e d-5 e-7
5ăng	0e 2-6
4thành	0-a ec
6ức	05
5ốt	0-d 65 8d
4về	0-7 1q 2-f
4with	0-p 1b 2t 8-7
3R^	0-16 1-9 2-h 3h 5r 6k 7k 8f b-8 c-9 d-i
4ability	0t 1-v 2-m 310 4j 8-5 e-7
6le	0-h 1-x 2k 4v a-7 dh e8
4background	0-f 3-7 4-c 7-7 87 bd cv
5iết	0-y 1f 3a 4a 55 69
5ằng	011 1-8 2-7 5-j 6-e 7b 89
4certification	0-1e a1o
5hỉ	0-8 1-8 2-n 3g dc eg
5ó	0-15 1-h 2-1h 3-7 4q 7-7 8-8 b6 c-8 d10 e2a
4degree	0j 1-b 2-1b 3-d 4-e 7-7 9x a18
4excellent	1-9 31d 4-p
6perience	0-7 1n 2j 3-i 4-z 5-5 7m 8x 9-5 a-b bg c-a d-7 e-c
ed	1f 4-7
es	0-d 19 27
9tise	0d 1-c 2a
4familiarity	18
5luency	57
9t	09 1-6 2-9 5d
4good	3y 4-h
4hiểu	0b 1-j 2-8 4n
4including	0-9 1v 2-g 39 4-8
6terest	0-g 2t 3-5 4-6
4khả	0t 3-a 4-b
5inh	05 1-c 25 3-5 cn e-7
6ến	07
5nowledge	0v 4j 7-6 8-7 9-7 a-5 c-5 e-9
5ỹ	0n 1-b 3-8
4like	0-h 1l 2m 3-c
4mềm	0-6 15 2c
4nghiệm	09 1-f 218 3-d 4-x 8-7 bb c9 e6
9p	1-c 28 3-d 4-j 71e 8z c-d d-9 e-g
6ành	0r 1-y 2-i 48 75 bb c9
5ăng	07 1-d 2w 3o 4y 5-5 7-9 8-b b-5 c-a d-a e-r
4passion	08 15 2n 3-f 4-i
bate	0h 1-c 2-j 3-7 4v
5hần	0-a 2l
5roficiency	0a 1-5 2c 4-6
dt	0-a 1a
4skill	0-q 4q
9s	0e 16 2-j 59 78 86 a-9 c-5 e-5
5trong	0-j 2l 4p a-5
5uch	0-t 121 2-f 3-5 4-9
4thành	0w 1-7 2-g
6ạo	115 2z 3-d 4-l 7-5 8-7 c-6 d-5 e-a
6ần	0p 1-6 2-c 3b e-6
6ức	0-6 27
5inh	06
5ốt	0c 1-6 2-v 3-7 4f 8-5 da eo
4understanding	0c 1c 3-5
5sing	115 2-k 4-6
4về	0-q 18 2o 3-8 4-f b5 c10 e-8
4with	0-f 1f 2-5 3e 4-7 5-8 6-5 7-c 8-f 9h a-b dj ec
0s3=.js	0-k 1l
4sc	0-8 7e
30	08
40	0e e-c
41	06 e-6
42	0-c bl
51	08
43	b-b ci
45	b5
31	07 2-5 bn c-5
40	c7 d-9
48	0-6 df
49	05
32	0-k 1-b 2c bw cf d-8 e-e
40	e5
44	0-9 dc
45	eg
33	0p b-c
4+	0-b bi
40	0-c eo
41	0a
465	0-5 1-7 2h
340	0-9 eh
35	0-q cq d-7 ef
36	0-9 b8 e6
40	0-a de
38	05
390	0a e-8
3a	018 1-f 3-j 8c a-5 e-5
4ce	0k 2-b
5h	0-8 1-c 29 3a 4v e-g
5k	1-6 2h 4-6
5t	0-j 1p 2-7 35
4de	0-m 1s 2-5
5y	0-7 dc
4ff	0-6 4c
4ge	0-10 1m 212 3-9 4-8
4id	47
5l	0-i 1e 2-8 4g
5n	09 19 2-a
5r	0-q 1s
4ke	0-j 1-7 2o 46
4le	0-6 1a
5l	0l 2-5 4-6
5s	0e 1-5
4m	47
5e	0-k 1s 2-6
5p	27
5s	0-s 1-a 210 4d
4n	010 1-e 3-8
5d	02i 1-12 3-h 4d 8-7 c-5 e-f
5e	0e 1-7
5g	0-g 2q 39 4-s 7-d 8k cb dd e-i
5h	0-l 2-a 4-5 5o 6z 7-9 8-f c-5 d-c ek
5t	0v 1-e 2-6 3-8 4-5 ad
5y	0c 1-g 3-6 4j b-6
4p	29 3-5
5e	05
5i	2a
5t	36 4-5
4rd	0-d 15 4g
5e	014 1-i 3-f 45
5k	0-w 11k 2-n
5n	3-9 4a
5s	0-1c 1-d 2-d 4-7 b1c c1i e-a
5t	0g 1-6 2-5 36 4-7
5y	0-h 113 2-d
4s	0x 1-f 2-a 3-7 89
5e	0-5 1n 2-7
5k	0-b 1g 2-5
5s	0-h 1k
5t	0-k 3-7 412
4t	011 2-7 4-h
5a	17 3a 4-7
5e	0y 1-c 4-f
4va	09 1m 2-i
5e	0y 1-7 2-6 3-7
4ws	0-h 1l
4ys	0-18 1-6 2-8 39 4-5 dh e15
3b	1-b 2f
4a	8f
5l	0d 1-7 35
5n	0-8 15 2m 4-8 d-6
5o	0-6 1h 2-6 38 4-6
5y	2a 4-6
4e	08 1-7 2h 3-6 4-5
4i	0-5 27
5a	0-e 1g
5g	0l 1-d
4le	0m 2-6
5y	0q 1-5 2-c
4o	06
5c	0-l 17 2h
5x	0-d 2f
4s	1-8 7c 87
4ug	09
5t	0c 2-5
4y	0m 2-6 4-5
3c	1-5 2e e-6
4++	1-9 29
4a	0-k de ej
5c	014 1-k 2-k 3-8 4-5 7-9 89 dj
5l	0-y 1b 2-1c 3q 47 7j 89 9r d-5
5n	09 1-6 4-7 e8
5o	0-g 1-7 2f 3-6 4-5 713 8-9 d-9
5p	0-d 8v
5t	0-7 26
5u	06 46 e-5
4d	0-k 1-6 2o 7a 8-5
4ed	4d
5l	1a 2-5
5s	06 1g 26 4-e
4he	0d 2-8
5i	06 1-7 3g 4-c
5o	2-6 4a
5u	0-a 3f
4i	1f 2-9
5t	0-r 1r
4ks	06
4le	0-m 1l 28
4o	01g 1-a 3-c 4-6 d-a
5l	0d 2-a
4rm	0o 1-n
4ss	09 2-9
4ts	0-t 1s 25 3-8 4g
4u	06
5a	0k 1-6 49 e-g
5s	2-8 3b
3d	0f 1-7 2-7
4ai	0-q 4b 714 8-7 e-6
5m	0-5 3c
5o	16 2-6
5p	0h e-b
4e	0d 2-5
5d	0-k 1q 2-9 47
5m	e7
5n	0a 1-a e7
5r	0-r 1j 2d
5s	05
4ge	0r 1-k 2-8 3-6 4g
4i	0-c 1-7 dl e5
5a	e5
5c	0b 1-9
5o	0-h 1g 27
5s	0c 1-a
4le	17
4na	0-5 16
4o	1n 2-d db e-e
5c	1e 3-9
5i	09 2-5
5n	0i 1-a
4sp	0-6 17
4u	0-7 de
5c	4b
5x	0-i 1q 2-6
5y	0-9 26 45
3e	0-6 18
4.g	0v 1-e 2-c
4ad	0-5 16 2-6 4a
5k	05
5l	0c 4-5
5m	16 2-a 3h
5n	0-d 1j
5r	0g e-6
5s	0-b 4j
5t	0-5 1-6 2l 3-5
4ck	0-9 1e
5t	47
4ds	0d 2-5 4-5
4e	0-7 2a
5d	0-k 1d 29
5g	0-d 1e
5n	0-g 1-5 3c 46
5p	0-6 39
5r	0r 2-b 4-8
5t	09
4gy	0-b 1n 2-a
4in	0-j 1o
5r	0g 4-9
4ld	0-c 1-5 2-5 8f eg
5f	1-6 3f
5l	1g 4-8
5s	1-5 2i 4-7
5y	0l 3-h
4ms	0-d 1-8 2h 4d
4na	08 2-7
5d	0h 1-8 4-6
5g	0-d 1-n 2-8 4-7 5y 9r
5t	0-x 2u 319 7-5 8-6 d-9
4re	0g 2-7
5m	0-5 4a
5n	08 1a 2-c
5p	0-7 18
5s	0-l 1-11 2d 41o e-5
5t	17
5y	0r 2-c 4-6
4se	0a
5s	0g 1z 26 3-p 4-9 a-7
5t	08 29 3-5 4-7
4tc	0e 2-9
5e	0-d 1c
5l	16
5s	2a
5y	07
4ve	0b 4-6
4ws	0d 2-b
3fic	0-k en
4ka	0-k 1s 2-6
4or	018 2-w
4ul	0-a 2-a 3n
3gai	e5
5n	3e 4-9
5y	ea
4er	0-d 2n
5s	0-1a 1-g 2q 4m 6o
4he	0i 2-d d-5 e6
5t	0-o du
4ia	0e 8-8
5c	28
5o	0-5 ed
5t	15
4le	15
5y	1j 2-g
4ns	0-b 2e
4o	0-t 1l 25 47
3h00	0u e-s
430	0e e-9
4a	0-6 28
5c	2-j 4b ed
5i	0-7 1-a 2f 45
5m	0-g 2m 3h 4-9
5n	0-c 1-5 2n 4-6 65 cc d-5 e-9
5o	0p 2-f
5p	0-5 2d
5s	09
5t	0c 1-f 2-7 4f cf
5u	0-9 2d
4cm	06
4e	0-b ej
5m	2-9 ed
5n	47
5o	2h 35 4-7 d-8
5r	1f 2-8 3-6 49
5s	09
5y	07
4ic	0-n 3r
5n	09 1-9 4-i en
5p	0-9 1-5 3-d 4u
5s	0k 1-8
5u	3c 4-6
4ly	0-8 1-6 3m
4ms	25
4oa	0-j 1-g 39 4e 5q
5c	0-s 1-5 49 816 e-5
5e	0-k er
5i	0-j 1a 4g dg e-d
5m	25
5n	1h 2-7
5p	07 1c 4-5 e-7
5w	0c 3-5 4-7
4q	08 1-5
4ts	06
4ub	1-7 2b
5c	0-u 1b 2-5 3-a 41f e-7
5s	06
4w	1-a 2j
3iai	0-e 15 28 3n 4-g
5l	0c 3-h 4-d 7n
5m	0-6 1b
5n	0-p 1-5 2-9 5o 8a ea
5o	0f 1-5 46 d-5
4ce	19 25 4-8
5h	0-5 4b e9
5s	1-5 2a 3-7 4-9 8g
4d	0-a 2b
5e	0t 1-9 3-a 4-6
5s	1c 2-5
4ec	0b 1-c 27 3-a 4n d-a
5d	08 1-5
5m	0-c 1-e 4g cw e-8
5n	0h 2-h 3-a 4f 87 d-8 e8
5p	1-5 2-c 3-6 4o 89 dg e-k
5s	0-c 218 3-9 e-5
5t	014 1-g 4-d d-5 e-8
5u	0k 36 4-p d-5 eb
5w	0-8 2c
4f	06
5e	1f 2-e
5t	0-8 1a
5y	08
4gh	08 1a 2-c 37 4-8
5n	2n 3-7
4ke	0b 1-7 2-e 3f
4ld	0-b 1c
5e	0i 114 2-e 3-k 4-g
5l	0q 1-6 2-5 3-5
5s	45
5y	09
4me	0-6 1-b 2-5 38 dr e-5
4n	011 1-u 2-8 4-m ap e9
5d	0-p 16 29 3b
5e	0c 2-5
5g	0-t 119 3g 4-7 5-6 9-5 ac b-9 c-9 do e-t
5h	0-q 4a 7-9 b-6 cf en
5k	0-e 16 3g 4-6
5o	0-6 2a
5s	0-v 1g 2h
5t	0e 1-d
4on	0-i 116 2q 3-a 4-15 7-6 8v 9k b-5 c-5 d-9 e-f
5r	0f 1-5
4ps	0-s 2i 4h
5t	08 2-5
4rd	0-c 1e
5e	0-o 1-6 28 316 4-g
5y	0-x 1f 2j
4s	01b 1-7 2-o 4-6
5e	09 1a 2-a 4-6
5h	0-h 1-a 2-b 4-7 51i
5k	19 2-5
5m	0-r 2i 4c
5t	8h
4t	0i 1-5 2-f bi e-6
5a	0d 1-8
5e	0d 1-8
5h	01h 1-j 2-r 3-a 4j
5s	0j 1-5 2-8
5y	0-z 19 2-m 3-q 414 7g ao d-6 ea
4um	26
4ve	0-q 2-u 32a 4-b e-5
3job	0i 1-5 2-8
5y	3g 4-a
4s	1-a 2d
3ke	0g 1-g 2d
5n	05
5r	0-9 1e
5s	06 45
5t	0-e 1-6 2i 48
5y	15
4ha	0q 3-c
5i	1-5 47
4ly	47
4y	08 26 4-6
3la	0z 1-5 2-c e-7
5b	0-k 2o
5m	0f 1-f 2-9 c-5 dt e-7
5n	0a
5p	0-9 1g 2-e eg
5r	0a 1n 2-h 4-5
5u	49
5y	0-8 2d
4ds	0-6 2-5 af
4e	0-j 2c ea
5d	0-a 1f
5m	0-6 3d
5n	0x 2-6 4-5 8-7 e-6
5s	0-l 212 3-5 4-6
5x	15 27 4-5
4ic	0-8 1c
5d	1-9 3-5 7h
5n	05
4ls	0a 1-d 2b 3-a 4m
5y	0f 1-c 2-h 312 4-j
4og	0i 1-e
5i	0c e-5
5n	0-6 2-9 eh
5p	0e 1-7
5r	7a
5w	0-13 1s 2h
4so	0a
4th	0d 1-6 2-6
5s	08
4uc	0-d 2a 3-6 4l
5e	0-e 3f 48
5s	09
4ve	19 3-b 49
4y	0-d 2p 3-6 4-8 dh e-9
3mag	0e 1-9
5l	07 1-6
5n	0-8 1-5 4a 55
5p	0-6 2c
5y	1c
4cg	17
4e	0-d 2a 46
5g	0-c 1f
5m	06
5n	2i 4-e
5r	0-5 1-m 2h 4g
4ib	05
5c	0-w 2g 3n
5d	05
5n	0-c 1e
4l5	0-a 1f
4o	05
5i	0-m 4i ea
5n	07
5t	0f 2-8
4sc	0-i 7p 85
4um	0-7 2-6 bh
4vc	0c 1-a
5p	0i 1-a 2-6
4y	1-9 26 8b
3nai	29 4-5
5l	16 2-17 3w 4-s 7a dr
5m	0-y 1-h 2-7 3-5 7-6 8-6 c1d dq eb
4ce	0-h 1-c 2e 4-i ct d-5 el
5y	2a
4ds	0-s 2m 39
4ed	1-5 2-d 3i
5r	0-6 1e 2-9
5s	0a 2-6 45
5t	0-6 1w 2-9 9-6
5w	1-8 2-a 3-5 4o
4ge	1a
5s	0h 2-e 45
5u	05 2-a 4h e-5
4ha	05 1-b 29
5u	0i 4-b
4ic	09
4na	05
4o	07 2-7 45
5i	05 2-6 3-6 4-6 eo
5n	0c 1-5
5t	37
5w	29
4se	05
4to	06 1-8 25
5s	1-j 219 3-8
4u	0g 1-5 8-5 d9
5x	16
3o	09
4ac	01e 2-g 8-6 e-d
5i	1-9 2b 3-j 85 di
5n	0n 2-b
5t	09 1-5 2-6
5y	0-f eg
4de	0-a 1d 39 4-7
5s	0-y 1-5 217
5y	0-k 1l
4f	012 1-v 26 3-e ch
5t	1a
4gs	0-a 1a
5y	014 1-e 2-e 4-5
4id	16
4ld	27
5e	0o e-8
5s	1-5 2c
4me	0f 1-5
4n	0v 1-d 2-l 3-9 4l
5e	0g 1-9 4-5 8-8 bg
5g	0g 1-u 2-8 4-f 7-6 8e c-7 dx eh
5o	09
5s	0-w 1-10 2q 3-9 4s ao ed
4od	0i 2-7 4-8
5k	06
5l	0-i 18 2d
5p	05
5t	0-e 1-7 2n
4ps	0-c 4d
4r	01f 1-m 2-s 3-5 4-d 85 c8 ee
5a	0-5 17
5d	0-h 1q
5e	0-5 3-5 bd c7
5k	1-o 2u 3m 4-c
5m	0-9 1p 2-8
5s	0-q 1b 2l
5t	1-5 3g 4-6
5y	0-15 111 2-a 4-5 8p
4se	06
5s	1-j 2-5 3d 4f
5t	09
4te	07
5h	0d 1g 2-b 3-6 4-8
4ud	0o 1-f
5p	0h 1-8 2-5
5r	01h 1-j 2-m 3-f 4j
5s	06 1-1a 3u 4h
5t	0a 29 3-5 4-6
4ve	0-e 1-5 3l
4wn	0-6 26 45
5s	0-6 29
3p	0-8 1f 2-7
4en	0-l 1-8 312 4-7
4hd	0n 1-7 7-b
5p	0-c 1e
5u	05
4id	0-8 19
5s	0-13 1o 2h
4le	05 19 3-9
5m	0-9 1a
5y	09 1-6
4oc	0d 1-c
4ps	08
4th	05
5s	0n 2-g
4ut	0-d 3g
3qt	0a 2-5
4ua	1-7 2c 4-7 e6
5e	0-c 2j
5y	0-v 1b 4m 87
3r	0-7 1l 2-a
4's	0-e 7q
4al	2-8 3-d 4d be
5m	07
4ce	4-6
5h	0-s 1k 2h 3-5
4ds	2-c 4c
4ea	25
5d	0m 1-b 2-f 3e 4-d 8-a 9l
5e	09 1-7 2-e 3-5 4-c 815
5n	0-b 2-5 bk
5s	0-d 1-6 3g 48
4ge	3-g 4i
5y	0-g 19 47
4ic	0-7 1b
5t	06 4-5
4ks	0-8 1-d 2s
4ly	3c 4-c
4ms	0b 2-7
4ns	0-e 2m
4o	05 4-5 e6
5l	0-8 2b
5m	0g 1-6 2-e 4a
5w	0-6 1-6 4g
5x	0a e-8
4st	4d
4ts	0-r 1-d 215 3k 4-f
5y	0-a 2e
4uc	2-8 8a
5e	06
5m	0-9 1b
5n	0-9 2d
3s	0u 8-t ag
4an	0f 1-6
5p	0-c 1f 36 4-7
5t	0-6 2d
5u	07
4c	0-i 1-7 2-5 dv
4db	08 1-6
4e	05
5d	0-19 112 3p 4-c
5e	06
5o	06
5r	17
5s	0-a 2r 4-6
5t	06 1-b 4d
4ic	0-7 1d
5s	0b 1-8
4ks	0-f 2-5 4o
4ly	47
4o	06
5n	05 15
4ql	06 25
4re	0-d 1d
4so	0-h 1m
4ts	0u 1-b 2-b
4u	0f 1-8 2-6 e7
5c	0-i di e7
5e	0-6 1c
4w	08 1-b 27
3tac	2-5 4-8 ef
5i	0y 1-6 2-7 e-6
5l	27
4ch	0-s 11a 2-e
4dd	0t 1-r
4e	0-6 29 86
5d	1-u 2-8 38 8d ek
5m	18 27 4-6
5n	0b 3-e ee
5r	0-8 1-d 3-9 4l 7n
5s	0-r 1e 2d ea
4he	011 1-13 25 3-b 4d d-7 ei
5i	0-8 2a
5m	0-8 1d
5s	07
5u	0-g 18 2-6 4a e9
5y	36
4ic	0-16 2m 312 4-6 dg e-o
5n	05 18 2-d
4js	0-5 19
4le	0-j 2l
5y	2-6 4d
4mq	16
4o	0v 1-l 3-a 49 d-5 eb
5i	d7
5l	05
5m	0-s 1m 27
5p	0-h 1c 27
5r	0-n 29 3y 4-m
5t	0z 1-6 2-m 3-7 4-g 7h d-6 eg
4ra	06
5i	0g 2-b 48
5o	01q 2-a 4-5 8-l e-a
5y	0-7 1-b 2q
4th	76
4u	05 1e 2-m 3o 4-b
5m	1a
5s	0-b ai
4wo	05
4y	0g 15 4-9 e-6
3ua	3-7 4-9 ek
5l	2b
5n	08 1-h 27 3n 4-d
5t	0-c 1-m 2a 4i 8d
4ch	0f 1-5 2-j dd
5t	09 1-b 46
4de	0n 2-5 3-5 4-6
4ed	06
5s	0-6 1-9 4i
4gh	0b 1-5 2-5 3l 4-j
4i	0b 1-9
4ld	0u 1-5 2-e
5l	0e 1-6
5t	35
4me	0-5 3e 4-6
4nd	0-7 1h 2-7 3-6 87
5g	0u 1-5 2-c 4-k 6c 7w 8-5 d-a e-i
5t	15
4oc	0-8 2o 3-6 46 e-a
5i	0-12 1-5 47 c-6 d1b ec
5n	4a
4p	07
4re	0-o 116 29 3-f
4s	06
5e	48
5t	06
4te	0c
4u	0d 1-8 dc e-6
4x	1-5
3va	01r 1-d 3-f 4-n
5n	0-i 2f 4b 6c e-9
4e	0d 1-c 2j e-5
5l	0-o 1-b 2-c 3-8 4-a 8k di ex
5n	1-j 2-5 37 4m
5r	0-b 1l 25
5s	1-6 2a
4i	0b 2-5
5a	06
5l	0-e ai
4oi	0j 3-7 4-a e5
4u	0-k 2d 4h
5c	06 1-9 2a
5i	36
3way	27
4e	0o 1-6 2-5
5b	0-m 1m 25
5r	0-a 28
4ho	0f 4-8
5y	07 4-5
4ly	0-i do
4th	0-d 113 2-a 3-d
3xa	48
5y	28
4ep	0-e 2b e5
4u	3-7 4c
3y	0-7 4a
4ed	0-5 28
5n	2-h 35 4c 8-8 d-6 ed
5r	0-5 49
5t	0-6 3i 4-c
5u	1-b 3f 47 e-6
4ou	018 2-c 3-a 4-6
3zed	0-8 3d
4on	0a 1-5
14=0	08
40	0e e-c
41	06 e-6
42	0-c bl
43	b-b ci
45	b5
31	07 2-5 bn c-5
40	c7 d-9
48	0-6 df
49	05
32	0-k 1-b 2c bw cf d-8 e-e
40	e5
521	08
44	0-9 dc
45	eg
4h00	0b e-a
33	0p b-c
4+	0-b bi
40	0-c eo
41	0a
465	0-5 1-7 2h
340	0-9 eh
35	0-q cq d-7 ef
36	0-9 b8 e6
40	0-a de
38	05
4h00	0c e-b
390	0a e-8
3a	018 1-f 3-j 8c a-5 e-5
4ble	0l 4-7
6y	0n 1-5 2-a
4ced	06
6s	0-8 15 25
5he	0d 2-9
5le	0-5 16
5t	0-5 3-5 4c
6s	0f 4-6
4ded	0-d 1j
4fka	0-k 1s 2-6
4ger	0-9 1-7 2o 4-5
6s	1-a 2-8 6o
4ils	45
6y	05
5ry	0-z 1g 2j
4kes	45
4les	15 27
5l	0m 1-8 4-5
6y	0d 1-b 2-g 312 4-i
5so	0a
5th	0d 1-6 2-6
5ue	0-e 3f 48
4m	47
5ic	05
4n	010 1-e 3-8
5ce	0-x 1d 2a 3-5 4-9 et
5d	02e 1-11 3-g 4e 8-7 c-5 e-f
6s	0-9 1-6 3c 48
5ge	0j 1-e
5h	1-g 2-a 5q 610 7-6 d-6 e-5
5na	05
5ts	0-a 2d
5y	07
4p	29 3-5
5is	0-17 1s 2h
5ps	08
4rch	0-s 1k 2h 3-5
5ds	2-b 4c
5e	0w 1-5 2-6 3-8 4-6
6a	25
5ge	3-g 4i
5ly	3c 4-c
5ms	06 2-6
5ts	0-g 1-9 2q
6y	0-a 2e
4s	0x 1-f 2-a 3-7 89
5ed	1-5 29
6s	0-b 17 29
5ic	05 1-a 27
5ks	0-f 2-5 4p
4t	011 2-7 4-h
5ch	0-t 11a 2-d
5ed	0-a 1-l 2-6 46 8e em
6s	0a
5om	0-6 28
6r	0-e 312 4-k
5us	0-b ai
4vel	0-p 1-6 2-6 4-a dj ey
4ws	0-h 1l
4yed	0-5 28
6r	0-7 49
4zon	0a 1-5
3b	1-b 2f
4a	8f
5ck	0b 2-6
5n	0-8 2n 4-8 d-6
6g	0e
5o	0-6 1h 2-6 38 4-6
5se	17
5y	2a 4-6
4e	08 1-7 2h 3-6 4-5
5am	0-d 1h
5rs	07
5st	0d 1-d
4i	0-5 27
5a	0-e 1g
5ds	0-7 1d
5et	0o 3-7
5g	0l 1-d
5le	08 1-6
4lem	0-6 3d
6s	0-7 2a
5ic	0-8 1c
4o	06
5c	0-l 17 2h
5dy	0-k 1l
5ot	0-f 1-7 2n
5th	011 1-a 2-b 3-5 4-8
5ut	0c 2-5
5x	0-d 2f
4s	1-8 7c 87
4ut	0c 2-5
6e	05
4y	0m 2-6 4-5
3c	1-5 2e e-6
4++	1-9 29
4a	0-k de ej
5c	014 1-k 2-k 3-8 4-5 7-9 89 dj
5n	08 1-5 4-7 e8
6t	05
5o	0-g 1-7 2f 3-6 4-5 713 8-9 d-9
5p	0-d 8v
5rd	0-6 18
5t	0-6 27
6e	0j 3-f
5u	06 46 e-5
4d	0-k 1-6 2o 7a 8-5
4eed	48
5ll	0-p 1l 27
5ss	0a 1e 2-f
4ham	0-9 15 2-5 3g
6t	0-l 4m
5er	0-m 1o
6s	09
5i	06 1-7 3g 4-c
6u	3c 4-6
5o	2-6 4a
5u	0-a 3f
6c	0-7 4a
4i	1f 2-9
5al	0-6 3-b 4-9 7o
6n	8b
5ng	0-g 1d 38
5ty	09
4ker	0-6 1a
5ly	47
4o	01g 1-a 3-c 4-6 d-a
5de	0-h 1d 26 39 4-7
5gs	0-a 1a
5ld	27
5ng	0h 1-j 27 37 4-i d5 e6
5rd	05
6e	0e 1-k 2a
4rm	0o 1-n
5um	0-9 1b
4ss	09 2-9
4ted	06
5js	0-5 19
5ly	48
5or	0-9 15 2c
4u	06
5a	0k 1-6 49 e-g
5ng	08 4-6
3d	0f 1-7 2-7
4ai	0-q 4b 714 8-7 e-6
5m	0-5 3c
5ng	0-l 8t
6h	18 2-6
5o	16 2-6
5p	0h e-b
6t	36 4-5
5ta	17 3a 4-7
6e	0d 4-5
5ys	0-m dh ec
4ded	0-5 18
4e	0d 2-5
5al	07
6s	0-e 4k
5ls	0-8 2c
5n	e7
6t	0-1f 2o 310
5rn	08 1b 2-c
6s	0a 1-1b 2c 3b 4h
4ges	0-b 2e
4i	0-c 1-7 dl e5
5ch	0-8 47
5en	1a
6s	0-j 2l
5ng	01h 1-c 2f 3-l 4-g d-5
6h	0a
5um	26
4map	0-6 2c
4na	0-5 16
4o	1n 2-d db e-e
5c	1e 3-9
5i	09 2-5
5ng	1c 2-j 36 4i e-e
4set	2-e 4g
5p	0-6 17
4u	0-7 de
5c	4b
6t	09 1-b 46
5ng	0f 2-5
5oc	06 1-6 2c 3-5 47 e-a
6i	di e-g
5y	0-9 26 45
3e	0-6 18
4.g	0v 1-e 2-c
5js	0-k 1l
4ach	0e e-8
6t	0-5 1a
5dy	0-7 dc
5ms	0-t 1-a 210 4d
5rn	3-9 4a
6s	0-1d 1-d 2-d 4-7 b1c c1i e-a
5se	0-b 1h
5te	0a
4cts	1-e 4o
4dge	0l 1-b 2-c 3-5 4g
5is	0c 1-a
5ux	0-i 1q 2-6
4e	0-7 2a
5ds	0d 2-5 4-5
5g	0-d 1e
5rs	0-9 2a 46
4ful	0-f 3m
4gic	06
4ing	0p 1-6 2-5 3-6 4-6
4lds	0-7 2-5 af
5op	0e 1-7
6r	7a
4mag	0e 1-9
5ic	0-13 2i 3o
4nce	0e 1-o 37 4-9 85 cu e-8
6y	2a
5d	15 4-6
6s	0-n 16 2p
5ge	0-n 1o
5ts	0d 1-g 2q 3-7
4ory	28
5us	0-7 4c
4pth	05
6s	0m 1-6 2-e
4r's	0-b 7l
5al	1-d 4c be
5ce	0-7 2c
5ed	0-6 8-9 9l
5gy	0-g 19 47
5ns	0-e 2m
5p	0-7 18
4sts	08 2-5
4tc	0e 2-9
5es	0-w 1j 2i
5ic	0-1g 1-a 2r 314
5l	16
5ro	08 1-6
4vel	1-5 2-6 8k
6n	08 4-7
4wly	0-i do
3face	07
5st	0-6 3-7 4i
4ect	0-7 18
5ed	0-h 1k
4ice	27
5le	08
5nd	3b 4-7
6e	05
4low	0-u 1c 2j
4mcg	17
4ood	0-8 1b
5r	01d 1-e 2-j
4rom	0g 1-6 2-e 4a
4ten	4-6 ee
4ull	0e 1-6
3gan	3e 4-8
6h	0-d 1o 8-5
4ent	0-l 3r 4-5
5rs	0-g 2j
4hly	0-a 3m
5ts	06
4ia	0e 8-8
6i	0-e 15 28 3n 4-g
6m	0-6 1b
6n	0-7 eb
6o	0f 1-5 46 d-5
5es	08 1-e 2f
5le	0-r 11e 3-f
5ne	0a 2-8
6g	0-x 118 2-d 3-8 4c
5o	0-5 ed
5st	0-d 8h
5t	15
4o	0-t 1l 25 47
5ai	0e 1-7 3-i 86 di
5od	0q 1-7 4-8
4ram	06
5ee	08 1-6 2-e 3-5 4-c 815
5ow	0-6 1-6 4g
4ths	07
4ues	0-5 2-7 4i
5oi	0-7 49 da e-7
3ha	0-6 28
5ch	07 38
5ge	0-d 1t 2-e
5i	1-d 27 46
6n	1c 2-7
5ng	1-5 2d 8-5 cf e-b
6h	0b 1-c 2-8 38 4-b en
5rd	46
5s	09
5ve	0y 1-7 2-6 3-7
4cm	06
4e	0-b ej
5ad	0-a 1d
6t	0-g 1-5 2n
5ck	0-9 1e
5ir	0g 4-9
5re	0g 2-7
6s	0-b 4d
5se	0a
4ich	0l 2-i 46
5em	0-k 1-b 4h cw e-7
6n	2-7 4c
6p	08 2-6 49 8a e-5
6t	3d 4-8
6u	0j 36 4-n ed
5gh	08 1a 2-c 37 4-8
5le	0t 2-7 3-5 4-c
5ng	0-6 28 3-7 45
6h	0-9 15 2-a 37 7-5 86 ed
6k	0-a 3g 4-6
5ps	0-s 2i 4h
5rd	0-c 1e
4oa	0-7 1-g 3c 5q
6c	01e 2-g 8-6 e-d
6i	0-b 2e
6n	06
6t	0a 2-7
5c	0-s 1-5 49 816 e-5
5ds	0-p 1-9 211
5i	49
5ld	05
5ng	0-i 1-6 27 3-a 4-6 8a dd ef
5ol	19
5p	0f e-7
5re	0-r 1u
6t	0-a 3h
5ut	06
5w	08 4-6
4q	08 1-5
4uan	0-6 1-e 2e 38 4-6 e5
6t	0-l 49 8e
5ng	19
4w	1-a 2j
3ials	2a
5ry	0-h 1q 2-9
5te	08
4ble	4a
4cal	0-z 1c 2-1b 3q 47 7j 89 9r d-5
5es	06 1e 4-c
5it	0-r 1r
4d	0-a 2b
5er	0-d 2i
5ge	06 1-9
4eld	0-c 1-5 2-5 8f eg
5ng	1-e 2-8 4-7 5y
6t	e9
5ty	07
5ve	0b 4-6
5ws	0d 2-b
4f	06
5ic	0-k en
5ul	07
4ght	0-s du
5ns	0-b 2e
4kes	06
4lar	0l 2-7
5ls	08 1-d 2c 3-a 4m
4mal	07 1-6
5um	0-7 2-6 bh
4n	011 1-u 2-8 4-m ap e9
5ed	2-a 3j
6r	0-f 1k
6s	2-6 4b
5gs	0h 2-e 45
5to	06 1-8 25
5ux	16
4ong	3-c dh
6s	0-w 1-10 2q 3-8 4s ao ed
5us	0-j 1-9 3k 46
4ple	4c
4que	0-c 2j
4red	0e 2-5
6s	0-c 3h
5it	05 4-5
5st	4d
4s	01b 1-7 2-o 4-6
5ed	0-7 3c
5ts	06
4t	0i 1-5 2-f bi e-6
5al	1-b 2b
5es	0-5 eb
5hm	0-8 1d
5mq	16
5s	0b 2-5
4ven	0-u 1-7 3b 4t
6r	09
6s	0e 2-7
5il	0-e ai
4zed	0-8 3d
3java	05 1q 2-i
4ect	0o 1-9 4-a
4ob	0i 1-5 2-8
4s	1-a 2d
5on	15
3ke	0g 1-g 2d
5ep	0-7 3a
5nd	0o 1-l
5t	4a
6s	08 2-5
5y	15
4ha	0q 3-c
6c	0a 2-j ed
6i	0-9 28
6u	0-9 2d
5i	1-5 47
5oe	0-k er
6i	0-a 1g 2-5
4ien	1-a 26 8b
5ng	0k 1-d 2-9 3v 4-d e-5
6h	0d 1-8 3-f 4e cj d-7 e-c
6s	0-7 1g 2-7
4log	0g 1-e
4now	29
4y	08 26 4-6
3la	0z 1-5 2-c e-7
5b	0-j 2o
5ce	0c 2-8
5ke	0-9 2a
5m	0f 1-f 2-9 c-5 dt e-7
5n	07
6e	0e 1-7
6h	0-8 ec
5p	0-9 1g 2-e eg
5te	0-y 1h 36 4d
5u	49
4den	09 1-7
4e	0-j 2c ea
5ad	1-6 2-5 4b
6n	0-d 1f
5d	0-d 1f
5ms	0-c 4k
5n	0x 2-6 4-5 8-7 e-6
6t	017 1-a 2-a 3-e
5rs	09 2-6
5ss	0-5 1-7 2j
4ied	06 1-5
6n	0f e-5
5fe	0g 2-e
5ke	0b 1-7 2-e 3f
5ne	09 1-5 2-5
6g	0-2a 1i 2g 39 4-8 d1f
6h	07
6k	16
5sh	0-k 1-k 2-6 35 4-6 51h
6m	0-g 2j
5ty	3-d 4l
4ogy	014 1-e 2-e 4-5
5i	0c e-5
5n	0-6 2-9 eh
6g	46
5ok	05
5ud	0o 1-f
5ve	0-5 38
5w	0-e 1i
6s	0-7 2a
4thy	06
4uat	0h 1-f
5c	0-d 2a 3-6 4l
5de	08
5ed	05
4ves	0-e 2h
4y	0-d 2p 3-6 4-8 dh e-9
3make	05
5ny	0-5 1-8 26 4k b-6
5rt	06
5te	05
5y	1c
4e	0-d 2a 46
5et	08
5g	0-c 1f
5m	06
5nt	0m 1i 28 3-f 4-5 e-8
5rs	0h 2-5 4-5
4ib	05
5cs	0k 1-7 2-7
5nd	0-6 47
6g	0m 1-e 25 4-5
4o	05
5i	0-m 4i ea
5ng	0-9 3b
6o	09
5re	07 1-c 2-5 be c7
5st	08
5t	0f 2-8
6e	07
5ve	0-i 3e 45
4ple	15
4sc	0-i 7p 85
4uch	0-c de
5on	0-7 4b
5st	05
4vc	0c 1-a
5p	0i 1-a 2-6
4y	1-9 26 8b
3nage	0a
5i	29 4-5
5m	0-y 1-h 2-7 3-5 7-6 8-6 c1d dq eb
5ng	0e 3c 4-e
5re	05
6y	0-7 1f
5te	0-6 3i 4-6
4ced	0-7 4g
6s	06
4ded	48
5le	08
5on	0h 1-9
4eed	07
6r	0p 2-9 4-6
5rs	1-5 2-c 4l
5ss	1q 25 3-l a-6
5t	1h 9-6
5w	1-8 2-a 3-5 4o
4gai	e5
6y	ea
5es	0-10 1-5 2k 4p
5he	0i 2-d d-5 e6
5ly	1j 2-g
5u	05 2-a 4h e-5
4ha	05 1-b 29
6n	2k 3-6 4-5
6p	26
6t	2-5 cg
5en	49
5in	0-5 4-g en
5om	25
5u	0i 4-b
4ing	0-o 1k 2-9 36 4e
5or	07
5sh	1b 2-5
5ty	0g 4-5
4joy	3g 4-a
4ner	0k 2-7 4-c
4o	07 2-7 45
5de	07 2-7
5i	2-6 3-6 4-6 eo
5n	0c 1-5
5t	37
4sed	16
4tal	0-5 1a
5er	09
5ly	2-5
5um	1a
4u	0g 1-5 8-5 d9
3o	09
4ach	0-e 26 37 4c
5ng	0e 7-8
6h	0-c 2g 4b e-6
4bal	0b 1-5
4col	0d 2-a
5us	2-8 3b
4f	012 1-v 26 3-e ch
4ing	1-5 36
4ken	05
4lid	1-9 3-5 7h
5ve	19 3-b 49
4mer	1-k 28 4g
4n	0v 1-d 2-l 3-9 4l
5al	0-j 1c 2-14 3z 4-l 7b dr
5e	0c 1-8 8-8 bg
6s	07 4-6
5ic	09
4ods	0-8 29
5ls	1-5 2c
5p	05
5th	0-o 1q
4pen	0-l 1-8 312 4-7
6r	1-9 2a
5le	08 15 28 3-8 4-a
4r	01f 1-m 2-s 3-5 4-d 85 c8 ee
5al	0b 3-9
5ks	0-8 1-d 2s
5ts	0-c 2f 3k 4-f
4sdb	08 1-6
5ed	0-12 116
5ql	07 2-5
4ugh	0b 1-5 2-5 3l 4-j
5ld	0u 1-5 2-e
5nd	0-7 1h 2-7 3-6 87
6t	15
5r	0y 1-c 2-7 4-6
5se	0-8 1b
5t	08
4ven	0o 1-c 2-6
6r	06
4wer	0-a 28
5n	45
5th	0-d 113 2-a 3-d
3p	0-8 1f 2-7
4act	0-a 1j
5ny	0a
5rk	0-j 1s 2-9
6t	37 4-5
4eak	05
5ed	0-8 2f
5rs	46
4ham	0-g 2t
6n	0-7 26 3a
6t	05
5d	0n 1-7 7-b
5p	0-c 1e
5u	05
6c	0-b 19 47
4ing	0z 1-h 2-6 3-7
5re	0-8 3l 4-d
4lay	0-8 2d
5es	0-j 2o
6x	15 27 4-5
5m	0-9 1a
5us	09
4ort	08
4ply	08 1-6
4rox	0a e-8
4tth	76
4ut	0-d 3g
3qt	0a 2-5
4ua	09 4-7 e6
6n	0p 4-5 e-d
5es	27
5oc	0-7 1-5 2g
5y	0-v 1b 4m 87
3r	0-7 1l 2-a
4ach	0-9 3-5 4k
6k	05
6t	3b 4-7
5ge	0-q 1-b 218
5id	0-5 48
5me	0-n 1t 2-5
5ng	0-8 1-d 2o 4-5 e7
5te	0h 1-7 36 4-a
4bal	36
4dic	0b 1-9
4eal	05
6t	0b
5ct	0-g 4h
5en	0-5 48
6r	05
5na	08 2-7
6t	0-k 1-9 29 3-5 4q
5st	0-7 1k 2-7
5te	0-e 1c
4hus	06
4ial	07 3-5
5cs	0-r 1t
5en	0-5 1e
6s	0-11 218
5ne	0-e 1f
6g	0-f 18 2-l 3q 4-m 7e 86 ai
6h	0-l 18 25 3-b 4f ea
6t	0g 1-f
5or	07
5pt	08 2-5
5sk	19 2-5
5te	06
6y	0-l 1n 2-c 3-e 46 aq
5ve	0-y 3r 4h
4ket	0-a 1-6 2l
4lin	05
4man	1-5 55
4nal	0f 1-5 4-5
4o	05 4-5 e6
5id	16
5le	0o e-8
5ng	020 1-b 2-5 3-f 4-l e-9
5ss	1-j 2-5 3d 4f
5up	0h 1-8 2-5
6s	0i 1-f
5ve	06
5wn	0-a 2a
4red	0d 2-5 4-5
4son	06
4ter	0-a 4c
4un	0-9 2d
6g	0-r 1-a 38 4-5 6d 7x d-5
4ver	0-r 1p 26
3s	0u 8-t ag
4age	0-c 1f
5ls	08 2-6
5n	0f 1-6
6g	05
5p	0-c 1f 36 4-7
5t	0-6 2d
5u	07
4c	0-i 1-7 2-5 dv
4e	05
5lf	1-6 3f
6s	0-7 2a
6y	05
5nt	0-9 2i
5o	06
5rs	2-8 47
5ss	0b
5t	1-a 2c
6s	0-d 2f
4hip	0-9 1-5 3-d 4u
5op	0-8 1d
4ics	0-7 8h
5de	0b 3-7
5gn	2n 3-7
5ng	0e 1-g 2d 4-9
6h	2-e di
5on	1a 37 4-7
5re	0-g 3m
5te	07
6y	3-b 7i
5ve	05 2-5
4o	06
5ft	1a
5me	09
5rs	0-6 1e 2-8
4ql	0-a 2b
4re	0-d 1d
4ses	0-7 1-7 2l
5ue	0-7 1c
4ted	09
6m	18 27 4-6
6r	0i 2-i 7f
5ic	0-p 1b dj
5ry	0-9 1-a 2q
5s	06 1-5
4u	0f 1-8 2-6 e7
5c	0-i di e7
6h	0q 2-i
5lt	35
5me	0-7 3e 4-6
5re	0a
4w	08 1-b 27
3tac	2-5 4-8 ef
6k	0-k 2p
5ff	0-6 4c
5ge	1-7 2d
5i	0y 1-6 2-7 e-6
6l	0-p 1d 4h
6n	07
5ke	0-f 2f
5ng	0-f dn e-7
6t	05
4dd	0t 1-r
4e	0-6 29 86
5am	0a 1-c 2-6 3h
5gy	0-b 1n 2-a
5in	0-j 1o
5ms	1-6 2l 4-6
5nd	0-8 19
6t	0-9 1c 2-b 3i 4-5
5rm	0-5 4a
6s	0-1d 1w 2h
5st	2d
4ful	19 2-5
4hac	0-b 4d
6m	09
6n	cd
6o	0o 2-f
6t	0s 1-6 2-a 4-7
5e	011 1-13 25 3-b 4d d-7 ei
6m	2-9 ed
6o	2h 35 4-7 d-8
6r	0f 1-7 2-6 3-5 49
6y	07
5i	0-8 2a
6c	0-o 3r
6n	0d 1-9
6s	0j 1-8
5ms	25
5oi	0-a dj e-a
6n	0-5 1j 2-7
5u	0-g 18 2-6 4a e9
6c	0-c 3-9 4z e-6
4ial	0b
5ce	05
6h	0-c 2d
6s	0d 1-n 2m 3-5 4-5
5en	2-8 4e e6
6p	0-5 2-6 4f dj e-f
6s	0u 1f 2-x 3-6
6u	09 2-5
5fy	07
5me	0-6 1-b 2-5 38 dr e-5
5n	05 18 2-d
6g	0-t 1r 2u d-6 e-6
6h	0-y 2n 3j 4-c ej
5on	0-k 1w 2u 3-h 4-y 7-5 8x 9k d-8 e-e
5re	0-6 2a
5se	0g 2-6 4-5
5ve	16 2-k 31o 4-r
4ml5	0-a 1f
4ner	0-i 26 35 4e
4o	0v 1-l 3-a 49 d-5 eb
5an	0g 2-b
5i	d7
5l	05
5ol	0-g 2h
5p	0-8 1-7 2f
5rs	0-k 2t
6y	0-j 1i 2-i 8p
5t	0z 1-6 2-m 3-7 4-g 7h d-6 eg
4ren	0-b 2-5 bk
5i	0g 2-b 48
6c	0-7 1b
5o	01g 2-7 8-l e-9
6l	0-8 2b
5uc	2-8 8a
6e	06
4ted	0-b 3c
6n	0e 3-d 45
6r	0-r 1-5 2l 4g
5le	0-j 2l
4u	05 1e 2-m 3o 4-b
5al	1-6 2c
6n	0-b 1-7 3c eb
5de	0f 4-5
5ng	06
5oi	0-v c-5 dj ez
5re	0-6 1-c 2r 3-5
4wo	05
4y	0g 15 4-9 e-6
3ua	3-7 4-9 ek
4cts	0-18 119 26
4dio	0-h 1g 27
4ent	07
4i	0b 1-9
5ld	0-b 1c 35
5re	06
4lar	0-a 1r 2-a
5ts	08
4mer	0-6 29
4ng	0o 4-5 e-7
5ts	0-7 29
4ong	0-11 25 39 4g 8a
5us	09 1-l 3g
4p	07
4ral	0-d 1g
5ce	0a 18 2-c 4-5
5ed	2-7 3i
6s	4a
4s	06
5e	0b 1-d 48
6d	3h 4-8
6r	17
5ic	0-b 1n 2-9
5ly	47
4ter	79
4u	0d 1-8 dc e-6
4x	1-5
4yen	2-h 35 4c 8-8 d-6 ed
6t	0-6 3i 4-c
3va	01r 1-d 3-f 4-n
5n	0-i 2f 4b 6c e-9
6t	0g 1-9 3-5 ad
5te	0-6 1-8 2g
4e	0d 1-c 2j e-5
5ls	05
6y	0d 3-g 49
5ry	0s 1-7 2-9 4-6
4i	0b 2-5
5an	0-h 5o
5ce	0-9 1d 35 4-6
5de	05
5ec	0b 1-c 27 3-a 4n d-a
6n	1-b 25 eb
6t	0i 1-9
6w	0-8 2c
5ng	0-5 1-d 2-9 3-i 41f
5ta	0d 1-8
6y	0-n 3e eg
4oi	0j 3-7 4-a e5
5ps	0-f 15 4d
4u	0-k 2d 4h
5c	06 1-9 2a
5i	36
5ng	05
3ward	0-6 4b
6e	1-7 29 3-5 4c
5y	07
6s	08 1-5 2-7 39
4e	0o 1-6 2-5
5b	0-m 1m 25
5ll	0k 2-6 4-5
4hat	07
5en	07
5o	0f 4-8
5y	07 4-5
4ide	0b
5ft	0-c 1e
5ll	0n 1-6 2-5
5nd	0-k 18 2d
6e	1-8 2d
6g	0r 1-g 2-6
5th	01h 1-j 2-r 3-a 4j
4ord	0-m 1r
6k	1-o 2u 3m 4-c
3xa	48
5y	28
4cel	1a 2-5
4ep	0-e 2b e5
4oay	0-f eg
4tra	06
4u	3-7 4c
5at	0-7 1-6 2f
3y	0-7 4a
4cle	0-j 1f 2a
4ear	0f e-6
5u	1-b 3f 47 e-6
4ing	06
4ou	018 2-c 3-a 4-6
6r	0g 1-c 2-d 3-b 4r
6t	0-h 15 2g
4sis	1-6 28
5ql	09 1-7
5ts	0b
3zing	0-r 1s
4ure	0-o 1z 2-6
1h-1=0	07 19 2-x 3-9 4-d 7-6 8-b b-9 c1h d6 eh
5X	0-e 1a 2l 3-a 45
6X	0-6 1-5 21o 3-c 4-q 5-5 7-j 8i 9-6 a9 b-5 c-7 d-8 ee
6x	0f 1-d 2-e 4t 5-h 61j 7-v 817 b6 c-17 e-t
5^	0s 1l 2-s 3i 4-q 6-c 7i 8-j 99 a-9 bj c-i dw e-v
5x	0-i 1-5 21b 3f 46 5m 6-19 7x 8-l 9a a-g c-y d-b el
6.	09 1t 2-q
60	18 2-6 4-6 cy d-f e-6
6X	015 1i 2-16
21=0	0h 2-u 3-a 4-d 7-8 8-6 bx cg db
4X	0-r 19 2i 4n e-9
5X	012 1i 2q 3-b 4-t 7j 8-e b-5 c-6 d-9 e-g
5x	0v 1k 28 3-p 6-6 7-c 8s 96 a-e b-s c-c d-9 e8
4x	0-g 1-e 2-n 31b 4-9 9a a6 b7 c-e d8
5.	0t 2-b
50	0-5 1l 2-9 e6
5X	1i
2=0	09 1-16 28 3-e 4-c 7-b 8-a b8 c18 d-9 e15
3X	0-q 111 2a 36 4-6 e-8
4X	0-1a 1j 2-b 3-u 4-l 511 6-6 7f 8d 91p a-5 b-9 c-8 dc e-k
4x	0p 11v 2-l 3t 4-26 51m 6m 71d 8-l 95 a-b b-14 c-14 d-6 e-11
3l	02m 1-26 2-a 3-l 418 5-6 7-a 8-9 9-5 b1f e-10
3x	02c 17 28 319 41b 5-2f 6-f 7-18 815 9-15 ab b-22 c-5 em
4.	1a 7c
40	0-23 2-7 3-b b20 c-6 dc en
4X	11f 3-8 7-h 9-7
0t=BC	0-13 1-7 2-5 3-6 4-4 5-1 6-2 7-1 8-2 9-3 a2m b-2 c-2 d-2 e-2
3D	0-1h 1-p 2-i 3-j 4-l 5-b 6-2 7-o 85w 9k a-b b-5 c-h d-c e-e
3H	0o 13f 2az 3-1u 4-3c 5-l 6-a 7-u 8-1p 9-f a-p b-j c-12 d0 e-1p
3L	0k 1-g 2-9 3-m 4-b 5-a 62m 7-7 8-b 9-1 a-3 b-5 c-7 d-7 e-a
3S	0-12 1-22 2-2h 311 4a1 5-b 6-4 7-f 8-t 9-5 a-i b-b c-r d-h e-1e
3X	0-2s 1-s 2-l 3-q 4-v 5-7 6-3 7-e 8-p 9-2 a-3 b-c c-r d-g e8a
3Y	0-1p 1-h 2-9 3-b 4-9 5-5 6-2 7-5 8-9 9-2 a-4 b-d c4t d-a e-a
2IC	0-19 1-b 2-6 3-6 4-5 5-2 6-1 7-3 8-3 9-2 a29 b-2 c-3 d-2 e-3
3D	0-3 1-15 2-p 3-l 4-s 5-7 6-2 7d 85i 9-2 a-a b8 c-p d-g e-j
3H	0t 12k 29s 3-10 4-42 5-j 6-8 7-11 8-1i 9-c a-p b-5 c-1b d-y e-25
3L	01h 1-6 2-5 3-6 4-5 5-2 6-2 7-2 8-3 9-1 a-1 b-2 c-2 d-6 e-4
3S	0-5 1-x 2-3y 3z 4a1 5e 6-6 7-u 8-13 9-7 a-h b-g c-14 d-1b e-2m
3X	0p 1-1e 2-1g 3-16 4-1p 5-9 6-3 7-c 8-k 9-3 a-5 b-k c-t d-f e7t
3Y	0-u 1-h 2-p 3-h 4-m 5-5 6-2 7-c 8-f 9-2 a-5 b-b c58 d-h e-k
2O	077 14g 2-9d 34x 4-7i 52i 6-19 747 8-37 910 a-1n b2r c-2r d4p e-5q
2^	0s 1l 2-s 3i 4-q 5-3 6-c 7i 8-j 99 a-9 bj c-i dw e-v
0w+1=0	0h 2-u 3-a 4-d 7-8 8-6 bx cg db
422h00	0d e-b
4^	01k 1-5 25 3-i 4t 5-6 6-f 7-c 8-d 9-8 a-9 c-9 dg e-7
4a	1-9 2-11 31r 8a a-7 e-6
5bilities	0-i 2n
ay	07
6le	07
6oard	45
7ut	36 4-b ej
5cademic	0-7 1a
6cording	0-n 1p
8unts	0-9 19
6hieve	0c 4-8
6oustics	0-d 1f
6ross	0-a 1-a 3k 45
6t	0-b 4c
7ion	08
as	0h 4-6
8vities	0-g 1-5 2m
by	0-b ed
5dapt	07
6option	06
6vanced	0-s 1d 3h
9tage	07
5fraid	0-6 38
5gency	0-6 16
8ts	08 1-6
6ile	0e 2-5
5lgorithm	0b 1-6
ds	0-e 1-6 2m
6l	0p 1-5 2-9 4-6
7ocation	18 2-5
6so	08
6ternative	0-9 2a
6ways	0a 2-5
5mazon	0f 1-d
6bitious	0-k 3e 47
6ong	0c 1-c
5n	010 1-8 2-c 3-5
6alysis	1b 2-7
ats	0a 1-6
9tical	0j 1-7
cs	0h 1c 2-n
6d	0-1q 11c 2-h 31m 416 59 6-5 7-6 9c a-a b-b c-s d-i e-7
6h	0a 1-9 2-6 5m
6tibody	06
6y	0-5 17
5pis	0-l 1q
6plication	0d 2-7
fs	0k 1-d
7roach	0-k 26 3o
9priate	06
9x	0-k dm
7s	08 1-5
5rchitecture	0-c 2j
6e	06 1-8 48
7a	1-6 28
7na	0c 1-8
6ound	3b
6ticulate	0-b 3c
5s	0-v 113 2-8 3o 4-m 55 86
6sist	0-p 2r
aing	0-d 2e
7urance	0-9 1d
9ed	09 1-8
5t	0g 1-e 46
6om	27
6tention	0a 4-5
7itude	0d 4-8
5udience	05
8o	0-g 1-c 2x
5ws	0b 1-5
5zure	1-j 2q
4b	0-7 1e
5a	1-5 7d
6chelor	07 2-5
7kground	0-n 1e 79
8log	0f 2-d
6sed	07
5e	010 1-6 2-f 4-6
6am	0-j 1s 2-8
7utiful	05
6haviour	0-8 1f 2-d 47
7ind	06 2-6
6ing	0-l 3l 46
6neficial	06
6st	0-b 17 28
6tter	0-a 4c
8ing	1-b 2f
5ids	07 1-5
6ology	08 2-9
6ến	07 2-7
7t	0a
5ody	27
6ot	0-8 1d
6th	0-5 1a 2-6 3-5 48
6x	0-c 2h
5ridge	0-s 1l 29
as	0-8 1-6 2f
7ghtlane	06
7ngs	0-8 19
5uild	07
9ing	3-h 4k
6siness	19 25 3-5 a-5
6t	0b 1-6
5y	0n 1-6 2-6 4-5 5-7
5ày	1f 2-5 3-9
5án	1d 2-b
6o	2b
5ó	3e 4-8
5ạn	06
5ản	0-d 2n 4-8 da e-7
6o	0d 2-b
5ằng	0t 2-a 4-g
5ị	0-6 1b 2-6
5ộ	07
4c	07 e-6
5#	09 2-5
5a	0-a 1-5 dp e-6
6ble	09 2-9
6lculations	0-k 1h
6n	07
7didate	0-6 39
ds	05
6o	0-x 3d 4k 88 e5
6pabilities	0-5 18
6ses	0d 1-9
6ttle	0-k 2k
5d	0-d 1f
5ell	1c 2-a
6nter	0-e 2g
6rtifications	0-b 4-7 aq
5hain	07 1-5
7llenges	0-8 4a
cing	0-b 38 46
7nge	05
as	0-b 3f
7racterization	0-6 1h 2-9
8tered	0-6 79
9s	0-e 1h
6o	46
6u	08 4-6
7yên	0l 2-9
8ển	0-9 ec
6í	0i 3-c
7nh	0a
6ăm	07 2-7
6ất	0-l 3n
6ỉ	35
6ịu	0-o 410
6ủ	0a
6ức	0-7 3-9 4i
5i	0-j 1l
6vil	0-f aj
5learly	0f 3-d
6ient	ea
as	0-c 1-8 2-6 3h 4b
6osely	07 3-6
7ud	0-f 1b 2a
5ode	1-g 2m 4-7
7ing	06
6gnition	0-o 1w 2-6
6llaborate	0a 4-9
eion	08
fve	3-g 4g
8eagues	0-6 4i
6mbined	0-5 29
7merce	0-6 18
bial	0o 1-8 2-7
8unicate	06
eing	0b 2-9
fon	0f 1-6 2-6 3-5
eor	0o 3-l
bty	07 1-6
7pany	0t 1-h 2-7
8etent	06
8lex	06
8onents	07
6ncepts	0b 2-b
8rete	0-h 1-6 2o
7sent	0-e 2j
8isting	05
8ulting	18
9mer	0-7 1b
7tainer	07
8ent	0g 1-9
8inuous	27
ely	3c 4-5
8ractual	0-a 2d
9ol	05 15 2-9
bling	06
6ordination	0-c 2f
6re	0a
7related	1j 2-g
7vita	06
6smosdb	0-9 1c
5reative	09 2-5
5ss	05
5ulture	3-8 49
bs	0-9 4b
6stomer	0-d 1-9 2c 36 46
cs	0o 1-e
5ycle	0-6 1k 2-e
5ác	0-6 1-7 3-5 49 8q
7h	45
6o	0-8 1o
5ó	1-5 2r 4-d
5ông	1-c 2a 3-9 4e dp e-n
5ơ	69
5ấp	0-h 1-6 7y
5ần	e5
6u	07 3c 4-6 e-6
5ộng	08 2-5
5ụ	07
5ủa	0-7 45 e8
5ửa	08
4d	0g 1-e
5aily	05
7ry	0-h 2i
6nish	07
6ta	0-i 1q 2-g 3j
7e	05
6ys	0-5 dd
5eadlines	0-a 4a
6canters	0-6 28
7ision	05
cs	35
6dicated	08
6fine	05
6gree	05 1-i 2-9 3-c 4-8 71h
6liver	07
by	1a 2-7
6partment	0-h 1i
7loyment	0c 1a 2-i
6scription	0b 2-7
7ign	0e 1-10 2w 3-d 47
aers	0-h 4m
as	0-b 2g
8re	16
6tail	0-c 4e
6velop	0c
ber	0-17 1w 2g
ds	0-7 48
bing	0e 2-6
bment	0u 1-o 2m 3-a 4-5 9-5
7ices	06
7ops	0-6 4d
5i	0-a ed
6fferent	0-8 4c
6gital	15
6rect	0-h 4h
aionality	0-6 1-7 2e
aly	3e 4-6
6sciplines	0-e 2g
7play	0-9 1p 2-f
6verse	06 1-6
5o	07
6anh	0a 2b
6cker	0-5 16
6main	0w 1-v
5rive	37
9n	0-8 1-5 2-a 3u
5urable	06
6ties	0-b 2e
6y	0-a 18 37
5ynamics	0m 1-d 2-5
5ài	49
5ưới	0-l db ec
6ợc	0-f 1i
5ẫn	1-5 28
5ễ	0e 4-6 e-5
5ịch	18 2-a 47
5ụng	0o 1-b 2-5
5ự	05
6ng	28
4e.g	08
5ach	0-7 ec
5dge	05
6ucation	0-z 7n 8g
dal	08
5e	0-5 1a
5ffective	0-o 3s
dly	05 3-i 4f
7orts	0-n 1-5 2d 3i
5ither	05
5lectrical	0c 2-8
aonic	0h 2-d
7ments	0-8 2d
5mbedded	45
5nd	0h 1-g 28 3-5
6ergy	0-6 15 2-5 48
6gine	0a 1-8
aer	0p 2-g
cing	1-a 4-b 86 ai
cs	0-1p 1c 21c 3-8 4b
7lish	0u 1-5 7-8
6joy	0c 4-b
6tire	0-8 29
6vironment	26 3-a
fs	07 1-6
5quipment	0-8 17
8valent	0g 2-9
5specially	0-l 29 4e
5tc	1d 2-8
6l	0-c 2e
5valuation	0-b 1-5 2k
6en	0-i 3j
7ry	0b 4-6
6olve	0-e 4e
9ing	49
5xam	06
6ceed	0-7 48
8l	18
9lence	0-7 48
ct	07
8ptional	1-e 2g
6isting	05
6perience	0-a 11m 2-d 3-d 4-j co e-7
amentation	0-8 29
es	0-r 1j 29
7osure	1-e 2h
7ression	1d 2-9
6tra	06
9dosed	05
4fabrication	15
6ctory	0-f 1-6 2m
6rms	0-b 2b
6st	0-e 3f
5eed	09 1-a
8back	0-e 1o 2-5
5ield	0-f 3-5 8f eh
9s	0-7 ae
6nance	0a 2-6
aial	0-6 1c
7d	08 4-6
8ings	05
6rst	0-7 4e
5lexible	0-9 4a
5mcg	05
5ocus	09 1-5
9ed	0-5 3a
6llowing	05
6od	05
6r	0-1j 1z 218 3-7 4-6 57 e-5
7ming	0-8 1h 2-8
7ward	0-7 4c
6undation	0-7 19
5ramework	0-19 1n 2q
ds	1-c 2g
6om	0p 1-8 2-i 4a
5ull	07
6n	06
7ctional	09 1-f 3c
6rniture	18 2-5
6ture	07 1-5
4ghi	18 2-6
5ian	0-7 dj e-a
7o	0-o 1-5 3-f 4c 5p 6i
6ving	0d 8-5
6ám	05
6ải	1d 2-8
6ờ	d-9 el
5lobal	09
5o	0-m 1j 45
6als	05
6od	07
8s	0-7 29
5reat	07
7en	0-8 48
6oup	0r 1-9 2-b
7w	0-d 4g
8n	0-8 29
8th	0e 2-8
5ắn	010 4-s
4handle	05
9ing	0-9 1b
8s	48
6rd	46
6s	07 2-5
6ve	1j 2-5 3-5 4-5
7ing	07
5cm	06
5ead	0b 1-9
7lth	08 1-6
7t	0-m 2n
5igh	0e 1c 2-e 4-7
8ly	08
6ểu	0e 3-6
6ện	2-5 3-6 4g
5olm	05
6w	1-5 2l 4-8
6à	0a 3-6
7n	e-5
6á	0-8 28
6ạch	2a
7t	0-a 1a e6
6ặc	1-8 2a 66
5r	0-8 2a
5tml5	0-9 1c
5uấn	0-a 2b
6ống	48
5w	0-i 2j
5àng	0-f 2r 3-7 49 e-5
5ình	0-b 3-i 4e do e-5
5ướng	0-5 29
5ải	25
5ệ	0-f dq e-7
5ọc	0-u 18 2-e 45 71a 8-8
5ỏi	47
5ợp	06
4id	0-6 1e 2-7
6eally	0-u 15 2r
8s	0-e 4k
7ntification	0i 1-h
5f	05
5mpact	0-b 3j
as	08 4-7
7lementation	0i 1-d
7rove	0-d 1e
bment	0-h 18 2-7 3h
fs	0d 4-8
aing	0-q 4r
5n	0-e 1-x 2-7 4-b 5-7 8e 9c ab c8 d14 e-b
6clude	0d 5-6
aing	1-8 27 4-f eo
6dependently	3b 4-8
7ustries	0-9 1a
by	0-s 1m 29
6fluence	0-9 2d
7ormation	0d 1-5 2-6
7rastructure	0-b 1-6 2j
6itiative	05
6novation	0k 4-f
cve	05 1-5 47
6sights	05
7pire	0-8 49
7truments	05
6tegrate	05
cion	09
aity	0-e 3j
8lligent	0-p 3p
8ract	09 4-8
cion	29
9changes	0-l 1q
9face	05
ds	1d 2-c
9nal	07 4-5
cly	06
btional	07 4-6 d-6 ef
9personal	05
7o	0c 1-9
6vestors	05
5os	0-5 15
5s	0-s 1m 2g 3-6 4-a 6n 8-6
6eries	0-i 1o 2-6
6sues	16 2-6 3-e 4d
5t	1-7 2-9 4j
6s	06 2-5
4java	0t 1-b 2-9
8script	0-9 1h
5ob	0-e 1x 2-c
4kafka	0a 1-9
5ey	0-5 3c
5hai	0-5 1d 2-5
6i	48
7ếu	27 4-5
6oẻ	0-i di e7
6á	0f 4-c
7c	0-8 25 e7
8h	0h 2-a
6ó	35
6ông	06 d5
6ả	09
6ẩu	0-7 2a
6ối	87
5inh	0-b 2-6 46 cx d-5 e-b
6ến	87
6ểm	25
5now	0-6 1d 2-5
8ledge	2-7 3-5 4f
5ubernetes	0-11 214
5ế	0f 1-7 28 3-e
6t	49
5ỹ	0f 2-7
4lab	0-j 1q
7oratory	0-6 1-i 7h 8a
6ke	0-7 1-d 2l
6nguages	1-1c 2q 5o
6rge	0-b 4f
5ead	1-7 3-8 4h
8ership	0-e 3f
8ing	06
7rn	4a
9ing	1c 3-7
6vel	0e 1-q 2d 4-d 7f
9s	06
8raging	0-5 25
5ife	0h 2-e
8cycle	08 1-a
6ke	0-12 2u 4e
6nes	0-9 2d
7ux	08 2-5
6ên	0g
5ondon	0a
6oking	06
5uyện	1-e 2e 38
6ật	0e 2-c
5à	0-17 1b 2q 4d 65
6m	0d 1-5 2-7 3-5 4-d cn d-6 e7
5âu	46
5ên	01d 2-6 8-k e-6
5òng	46
5ý	0-9 1f 28 4-e e5
5ĩnh	06 1-7 27
5ần	09
5ập	06 25
5ớn	0-5 2-9 ei
5ợi	0g e-6
5ực	1b
4machine	07
6intenance	0-f 1q 2-8
6kes	05
7ing	09
6nagement	0-x 18 2t 4-5
ar	1i 2-5 3-6
9ing	29 4-5
7ner	0-e 17 38
7y	0-k 19 2-6 4j
6rket	0-8 1-d 2o
aing	09 1-7
as	0b 1-5
6ster	0d
a's	0a
as	0-e 1f
6terials	07 1-9 27
7ter	0-k 15 2e 45
as	0-6 49
6y	07
5easurement	25
6chanical	0j 2-c
6dical	05
8um	0-5 1a
6g	06
6mbers	09
6ntoring	0-b 1k 4-5
6ssage	16
6thodologies	0b 1-9
as	0-s 18 2n
5icroservices	0a 2-b
6nd	3-c 4b
8ed	37
8set	0-7 19 2-h 4d
7imum	0-j 2n
5obile	08 1-6
6delling	0-k 1t 2-9
9s	0-7 1b
8rn	09 1-d 2-7 4d
6lecular	1-6 27
6nitoring	0-g 1i
7o	0b 4-5
6re	06 2-5 ca
6tivated	0-e 3j
6ve	0-i 4k
5s	1-5
6c	0b
5ultiple	4d
6sic	0e 2-b
7t	0b 5-8
6ốn	0-9 3b
5vc	0-9 19
6p	0b 2-7
5ysql	08 1-7
5áy	0a
5ê	38
5ôi	0-i 48 ec
5ềm	07 1a 2-d
5ọi	0-8 4a
5ột	0m 2-a
5ở	06
5ục	05
5ỹ	2-6 87
4nam	08 e5
6tive	0-e 2g
7ure	08 4-6
5eed	06
8s	0d 2-5
6t	0-9 1b
7work	0-n 1h 28
6w	1-9 4f
5ghe	69 e5
7iệm	0g 2-a 3-a 45 ck d-5 e-9
9p	2-5 49 7i d-5 e-6
7ề	05
7ệ	05 1-e 4a
6oại	0a 2-5 85
6ành	0y 1-5 2-d 8-8
7y	07 2-7 ec
6ân	0-7 27
6ười	49 d-6
6ại	d6
6ữ	07 2-9 4g d-6
5hanh	47
6iệm	0-9 3-5 4k
8t	0-9 4c
6à	27 e-5
6ân	0-9 2d
6ìn	3-7 4-b eo
6óm	0-a 2f 35 4-8
6ư	0a 4-6
6ất	2-6 bj e-6
6ận	1-5 2c 4-7
7p	1-a 2c
6ẹn	3a
5o	46
6de	0-m 1j
6n	05
6rdvik	0-8 1a
6sql	1-d 2g
6t	0b
5utrition	0-g 2i
5ói	3-m 4-e dr eg
5ăm	0-12 1-6 2-6 b12 cu e-6
6ng	0m 2-6 3-8 46
5ại	28 4-5
5ội	0-6 45
5ợ	09 2-7
5ữ	0k 1-9 4-7 d-d el
4objective	05
ds	07 2-5
6ligations	05 1-5
5f	0-j 1m 2-d 3-m 4e 7-5 8-8 c1d d-9
6fers	05
7ice	15
6ten	0-f 4-6 dl e7
5n	0s 1-r 2-a 3v 4-f
6e	08 4-6 86
7s	09 4-7
6line	05
5pen	0d 4-8
7rating	0-c 3g
bon	0-h 2g
ds	0f 1-5 2-9
6portunities	0d 1-8
ey	0a 4-5
6timisation	09 2-8
5r	0-2o 1m 216 3-i 4-j 5k 8q a8 bd c-6 df e-6
6acle	0-h 1k
6ganisation	17
azation	07
gal	0p 3-e 4-7
6ientation	38
5strava	05
5ther	4a
9s	0-d 4d
5ur	0p 1-6 2-8 4-8
6t	0b
7side	06
5wners	0-6 4c
ahip	05
4p	0-6 27
5aced	07
6rents	05
7t	0d 3-6
8icipating	08 1-5
8ner	0-f 17 4e
bs	0o 1-6 3-5 4-a
chips	0-g 1l
8y	0-c 1e
6ssion	0a
bate	09
6tterns	0-7 15 28
5eople	0s 17 3-k 4-6
6rforming	05
7son	06 4-5
aal	08
5hage	0-g 2k
7ses	0-b 1f
6p	05
6ysics	0-9 8g
6án	35
7t	05
6ân	0-b 2b
6òng	2g e-6
6ương	08
6ần	0j 2-c
6ẩm	0-d 18 2d
6ục	3d 4-8
5ipelines	0-r 1k 29
5lace	0-9 2c
7n	05
8ning	0g 1-f
7tform	1-5 25
cs	0d 1-5 2-5
7yer	0-6 3a
6us	05
5osition	0-e 1-7 2o
7sess	0-e 2m 4-5
8ibilities	0b
6wer	0-5 18
5ractices	0-b 1m 4-9
6eferably	0-x 1-5 2j 8m
ared	0-7 2-a 4-7 aq
7paration	0-6 17
7school	06
8entation	35
6inciples	0-h 1p
7vate	0-b 2c
6oblem	0a 4-6
bs	0-7 4f
7cess	0c 1-5 2-f 8b
bes	1u 2-o
bing	0-o 1u
7ducing	06
at	09 1-a 45
bion	0c 2-5
7fessional	0-d bo
es	0-6 4d
8ile	07
7gram	08
bming	0-8 1g
7ject	15 2-c 3c 4-5
bs	0c 1-f 3-6 49
7posals	0-c 2f
7tein	0-q 1b 2j
bs	05
8ocol	0-5 26
7ven	09 1-6
8ider	0-i 1j
5ublications	0-l en
6rification	0-7 1-5 2d
5ython	08 18 2-c
4qt	07
5ualifications	0d
9ty	0-h 1j 2-c 3-9 4m
7n	07 1-f 3e e-5
8tum	07
6ickly	47
6y	0-g 4m 8a
7ết	18 3a 4-b
6ả	0e 4-8
7n	0w 1-a 4-d
6ận	07
6ốc	0-9 2d
4r	0-6 26
5eaching	0-6 47
8t	0b 1-7
9js	09 1-5
7l	05
6dis	0a 1-8
7uction	0-9 1d
8x	0c 1-e
6ference	05 2-5
6gions	0-j 4m
7ular	0-6 29
6lated	0-10 1x 2-7 8f
9ion	0-9 3c
cs	0-a 3d
dhip	0-9 3a
gs	0-9 3-d 4q
7evant	0-b ae c9
7iability	05
6porting	06 1-5
6quired	0a 2-5
bments	0-n 1t 29 3-b
6search	08 16 2-c 3-8 4a
7olve	06 4-5
8urce	0-a 1a
7ponsibilities	0-6 49
hy	0-h 3d 49
7t	05 1f 2-h
8ful	05 1-9 25
7ults	0d 1-8
6tail	05
5isk	0d 1-6 2-6
5oadmap	0-a 1c
6le	0-8 1-5 2b 4-5 eb
5uminants	0-e 2e
6n	0-a 2b
5àng	05 4-5 e6
5õ	09 4-8 e5
4s	0-c 1-b 29 3-6 9m
5aas	1-a 2f
6les	0-e 1j
6tisfaction	0m 1-i
5calable	0-d 1j
7ndinavian	05
6ience	07 1-a 79
9tific	0-m dn
6ripting	0-5 17
7um	0-6 28
5ector	0-7 1-5 2c
7urity	1-j 2c 3-f 9t
6gment	05
6lf	0-g 3s 4-7
6miconductor	2a
6nior	0-e 4i
6o	09 2-7
6parators	0-h 2j
6rver	0-f 1c 25
8ice	0-9 1d 25
bs	0k 2-c
6t	0b 2-a
6veral	0-9 4d
5hop	25
7rt	08
7uld	07
5ide	15
6milar	0f 2-7
6ngle	0-5 2a
7h	0e 1-d
6tes	0-6 eb
5kills	0-1f 1w 2-f 3h 47 5h
5oftware	0a 25 4-5
6lution	0j 1-b 2-6
cs	06 1-s 2r 3c 4-c
7ving	0-d 3c 48
6me	07
6rting	0-f 1n 2-7
6und	0i 1-6 2-7
7rce	0g 1-8 3-5
5pecifications	09 1-7
7ed	0-b 1p 2-b
6irit	05 3-5
6orts	15
6ring	07
5ql	16
5tack	0-f 1d
7ff	1-5 39
7keholders	0-6 2-8 4h
7ndards	0-6 3c
7rter	0-9 3h 4-7
7tus	0-9 8-9 9l
7yed	0-7 1e 2-7
6orage	0-g 1h
6rategies	0-9 17
by	0l 1-c 2-7
7ive	0-9 3d
7ong	0d
aly	25
6udent	0b 7-8
8ies	0-k 1l
5ubstations	0-c 1g
6ch	0-o 2v
6perconductor	07 2-5
7port	05
bed	0-i 8o
5w	26
6ift	07 2-6
5ystem	0-u 11d 2-9
as	08 1-h 2k 4-5
5àng	06
5áng	06
6t	0-6 1b
5óc	15 2-5
5ắp	2-e 4d
5ẽ	05
5ố	09 18 2-a 4-5
5ức	0-7 dd
5ự	ea
4takes	46
6sks	0-e 1-5 3o
5eam	0l 17 2-8 3-l 47
8s	0-5 1-8 2c 3-7 4d
6chnical	0l 1-b 2-d 3b
bian	8b
aque	0-8 29
ds	1-8 29
9ologies	0a
est	2-c 8f
gs	05
dy	0w 1-f 2-9
6lstro	0b 2-5
6nders	0-c 2d
6rm	0-6 3d
7raform	0-d 1-8 2l
6st	1f 2-5
8ing	0-g 1y 2-7 4-6
8s	06
5han	0-a bf
7t	0e 1-6 26 4-7
6e	0i 1-y 3d 46 eb
7ir	0f 4-a
7m	09
7o	0-11 2j 4c d-5 ej
8retical	0-c 7h
9y	25
7re	09 2-6
7se	09
8is	0a 7-8
7y	0b 2-7
6ings	0-5 3c
8king	1b 4-7
7s	0a
7ết	2b
7ểu	08 d7 e-5
6oại	0-9 1h 2-6
6rough	0-14 1p 2-6 4n
6uyết	0e 4-b
7ật	0-f 1-7 25 49 8d
6ành	0-l 2l 65
6áng	0a 2-7 4-7 bj e-5
6ích	1-a 3h
6ông	0e 2-g 8b
6ương	07 1-b 86
6ạo	0q 1-c 2-5
6ần	3q 4-r
6ận	36
6ế	0f 2-6 e-5
6ể	0-5 ec
6ời	0a 25 e-b
6ủ	1-6 3c
6ứ	0-6 eb
7c	36
6ực	0-l 1-5 26 37 4j
5ime	0j 1-6
6n	0e 2-d
7h	0z 3-r
6ên	0c 1-8 dc e-6
7u	0b 4-7
6ến	0-7 4c
8g	2-6 4o d-9 e5
7p	0n 1-5 46 d-6 e-a
5o	0-7 1-v 3m 413 8-5
6ols	07 1-k 2h
9ets	0-e 1h
6p	0-6 1-7 2e
6wards	27
6án	0h 1-c
5ra	25
7ck	06
9ing	05
7ining	08
7ng	0-5 2e 4-5
8sformation	0a 1-8
9parent	0-g 3g
7vel	0-d 4-b dq e9
6ends	1d 2-8
6imming	06
7ển	09
6ong	0-i 1-6 2l 4n c-j e8
6ung	0-7 1-5 26 48 58
7yền	06 2-c 4a
6ách	0-6 38 46
6ên	0e 1-6 2-5
6ình	0-h 16 3v 4-x 66 eb
6í	06 3c 4-5
6ường	0-n 47 7-7 8e ea
6ạm	0-i 2m
6ị	0e 1-7
6ở	0-1c 1-7 2-8 7h 811 cd e8
5uân	0-7 4a
6ần	e7
6ổi	1-5 d5 ep
5y	0k 4-9 e-6
6pe	05
5ài	09
5ác	07 2-5 4-g d9 e7
5ình	0-6 3d
5ích	0-a 1-a 2l 46
6nh	0-p 1o 48
5ăng	08 e-7
5ư	08 2-8 46
6ơng	06
5ại	0-8 cd e6
6o	16 2-5
5ế	1-c 2e 86
5ỉnh	0-i ep
5ối	0-q 66 dj e8
6t	0-1i 2t 3-5 4r 65 ef
5ổ	0-g 4j
5ừ	0-k 15 26 4-5 d7 ej
6ng	06
5ự	09 25 3-7
4ultracold	25
5nderstanding	0-8 1z 2-9 3-b
5p	08 1-6
5se	4a
7r	06
8s	06 1-7 2-5 47
6ing	0-r 19 2s 4-7
5x	07 1-6
4value	38
5erbal	08 4-5
7sion	05
6ssels	0-6 2a
5ia	0-l 1o
7ducts	05
6ew	0-9 1d
6sion	0-k 1l
6ên	0-7 1-7 29 dg e-6
6ết	0d e-5
6ệc	0g 1-c 29 3a 4-5 dc e-i
5oltage	0-d 1b 25
5ui	06
5à	0-20 1-b 2j 42a e-8
5ăn	1-8 2e 59 e-6
5ấn	0-9 1l 2-i 4c
5ẻ	36
5ẽ	0-a 2l 4-5
5ề	0a 1-8 4-5
5ị	07 c6
5ới	0-10 412 e6
5ụ	0-j 1c 4g
5ững	08
4way	06
5e	0u 1-k 2a 4-f
6b	06
6ll	0m 2-a 4-6
5hat	06 45
6ere	0d 2-8
6ich	0-h 1-7 28 3k
7le	07 2-7 49
6o	0c 2-5
6y	0-c 4e
5ide	08
6ll	1-e 2-6 4-9 8a es
6nd	0-a 1d
7e	0-a 2d
6reless	0-a 1-5 2j
6th	0-l 1r 2t 3-g 45 8-6 c5 d-5 e-5
8in	2-f bq
5ork	0a 1-7 4d
8flow	0-n 1o
8ing	0i 2-8 38 c-5 e-7
8s	0-5 27
6uld	0-c 2k
4xoay	0-g dk
5uất	0-b 2f
5ếp	0-b 1d 36 4-7 e5
5ử	0-7 4c
4year	0h e-8
8s	0-i 1-i 3-f b13 c12 d-b e-6
5ou	01g 1-a 2-l 3-5 4-6
7r	09 1-c 2-a 3l
8self	0b 2-f 3a
5êu	0b 48 e-b
4áp	08 28 4-8
4ít	0-8 ec
4ý	0-7 3c
4đam	e7
6ng	e5
5i	0f e-6
6ện	0e 2-9
5ào	08
5áo	35
6p	4-8 e6
5ương	08
6ợc	0n 2-6 e-c
5ại	8e
6o	05
5ẳng	0-i 711 8-7
5ến	e5
5ề	48
5ể	0-i 4b ec
5ịnh	09 3-5
5ọc	09
5ồng	3e 4-d
5ổi	09
5ộ	0p 3-c 4e d-5 e-b
6ng	08 1-5 2-a 3h e-9
5ức	05
4ưa	4-c ei
5u	0-e ek
4ở	0-7 ef
4ứng	0w 2-5 e-e
22=0	0g 1-e 2-d 3-b 4-f 8-8 bq c-c dn eh
422h00	0b e-9
4^	0a 1d 218 3-y 5-k 6-h 7-v 8-o 9-h a11 b-x ce d-a e20
4a	0-19 1-j 211 3x 6n a7 c-5 d-6 e-6
5bilities	0-i 1p
ay	08
6le	0-6 4b
6oard	35
7ut	4-a dl
5cademic	06
6count	1-b 2e
6hieve	0-6 49
6quire	0-l 2m
6ross	0k 2-i 35
6t	0-7 3d 4-5
7ion	07
as	09 4-6
8vities	0-l 1n
by	0-c de
5dapt	05
6vanced	0a 2-9
9tage	07
5gile	0-c 1e 25
5lgorithm	05
ds	0-e 18 27
6l	0f 1-6
7ocation	0-9 1a
8w	0-8 1-5 2d
6ready	0-9 1a
6so	4c
6ternative	0-7 19
6ways	08
5mazon	09 1-8
6bitious	0-6 37
5n	0r 1-p 2a 3-b 4e 8-5
6alysis	0e 1-6 2-6
ats	06
9tical	0-i 2f 35
cs	07 16 2-9
6d	0-o 11f 2g 3v 7-b 9-5 a-6 b-j c-9 e-m
7roid	06
6gular	0-9 1a
6h	05 2-7 4o d-5
6imal	08 1-6
6na	06
6tibody	06
6y	16
5pache	0-5 1b 2-6
6is	1a 2-a
6plication	0b 1-5
fs	0-f 1g 25
7roach	07
5rchitecture	0-8 1-6 2i
6e	0-k 1-c 2y 38
7a	28
6ound	08
5s	1-e 2v 3-5 4-g 78 c9
6signed	0-9 1b
8st	0-n 1r
aing	0-d 1f
7ociated	05
7urance	0a
5t	0-a 2o 3d 4-f
6om	25
6tention	0-6 36
7itude	0-d 4c
5udience	05
8o	0-t 1-b 2s cl
6tomation	06
8nomous	06
5ws	0k 1-6 2-c
5zure	1-g 2g
4b	09
5achelor	07 1-5
7k	05
8log	0e 1-d
6lance	0-f 4i
6sed	05 1-c 2b
7ic	0-h 1p 2-7
5e	0-19 2c 8i es
6am	0-6 1-7 2e
6haviour	0-b 17 36
7ind	06 1-6
6ing	48
6neficial	06 2-8
6st	0-7 1-5 2g
6tter	0-7 3-5 4e
8ing	0-9 1e
5ig	07
6ology	1-8 27
6ến	0-c 2f
5lockchain	08 2-6
5ody	1a
6ot	0-9 1c
6th	0-f 1-9 2-7 411
6x	0-9 2e 3-7 47
5rain	07 2-6
6idge	0-6 1-5 2i
as	0-8 1i 2-9
7ghtlane	0a 2-5
5s	05
5uild	0l 1-9 2-i 3c 4-5
9ing	0-8 3k
6siness	0-6 1i 2-7 3-h 4a 77
6t	08
5y	1-5 2-a 4-6 8o
5ày	0i 4-e
5án	0r 18 2-v
6o	0-5 2b
5ó	010 4-s
5ản	0-8 1-6 2s 4-6 69
6o	0e 1-a
5ằng	0v 2-a 3-8 4-9
5ộ	0a 4-8
4c	0f e-7
5#	0-10 1e 2o
5a	0d e-6
6ble	0-a 1d
6n	0b 2-7
7didates	05
6o	0-b 3-6 48 7e e9
6pabilities	08
6ses	0b 2-8
6ttle	0-i 2j
5d	0-6 1c 2-5
5ell	1-5 29
6nter	0-c 1g
5hallenges	49
7nge	0h 1-9 2-7
7racterised	0-5 3b
ezation	0c 1-5 2-6
6emical	0-a 8b
6o	0-h 3a 4e
6uyên	0i 1-7 2-6 7a 8-7
8ển	0-a ed
6ính	0a
6ăm	0-5 3c 4-9
6ất	0b 2-c
6ịu	3g
6ủ	05
6ức	0-g 4j
5i	0-e 1j
6vil	0-7 1-5 9i
5licking	07 5-6
7ent	0-h 2c e9
as	0-i 1-5 3e 4f
5o	35
6de	0-q 1r 2-5 48
6gnition	0b 2-9
6llaborate	0b 3-9
eion	0n 3-h
fve	0-7 4f
8eagues	2-5 3g 4-6
6mbined	17
7fortable	05
7mercial	0g 2-6
8issioning	06
8unicate	0-8 38
eing	0e 2-a
fon	0-d 2-g 3v
7pany	0d 1-a
9rable	85
8etent	08
8lex	09
6ncrete	0-j 111 2-h
7densed	05
7fident	36
9guration	0-q 1q
7sent	0-f 1j
8isting	0a 2-5
8ulting	0-5 1-7 2e
9mer	05
7tent	0a 2-5
8inue	05
bous	15
ely	08
8ract	05 1-5
cual	0-a 1e
9ibute	05
dions	0-n eo
9ol	0-12 1g 2n
6ordination	0-b 1f
6re	0-j 2n
7related	25
7vita	0-a 1e
6smosdb	08 1-8
6uld	09 1-7
5reate	06
9ing	0-j 1l
ave	0a
5ss	05
5ulture	48
bs	45
6stomer	0-d 1-5 2r 4-9
cs	0a
5ycle	0f 2-e
5ác	0-m 1-b 3k 4-7 7x 8-5 e-b
6o	2b
5ó	08 1-8 2v 3i 4-y d-c e8
5ông	0a 19 2-c 3-5 41a d-5 e-u
5ơ	57
5ấp	07
5ầu	0p 3-b 45 e-b
5ộng	07
5ụ	06
5ủa	45 e7
4daily	09 4-6
7ry	0-f 2g
6ta	0d 2-5
8bases	0e 2-8
6ys	05
5eadlines	0-7 3e
6canters	0-5 18
7ision	0-a 3c
6dicated	05
bion	0g 3-c
6fine	05
6gree	0x 1-d 2-7 3-7 4-6 7c
6liver	0-k 3p
by	0p 1-6 2-g
6monstrated	0a 2-8
6ployment	0m 1-c 2-8
6scription	0-l 1y 2-b
7ign	0-15 1i 2p 48
aers	0-j 3e 47
aing	0b 2-a
as	0-e 2g
8re	0y 1-o
6tail	0-8 47
7ermined	0-8 3i 4-7
6velop	0-r 1-7 2g 3i
ber	08
ds	1-6 4b
bing	0z 1-b 3-k
bment	18 2g 3-b 4-5
7ices	06 2-5
7ops	2-9 4d
5i	0-b di e-5
6fferent	0-8 4e
6rect	0-g 4g
aionality	0-d 1d
aly	0m 4-6 8-8 e-6
6sciplines	1-g 2i
7play	0-f 2j
5na	06 2-5
5o	0a
6anh	0e 16 4-d
5rive	0a 4-7
9n	0k 1-k 2-g 3m
5sp	09 2-6
5uties	0-a 1-a 2k
5ynamics	0g 1-7 2-5
5ài	46
5ưới	0-b ec
6ợc	05
5ẫn	0-6 29
5ễ	0f e-a
5ịch	0b 2-b 38
5ụng	05
4e.g	26
5ach	0-9 ec
5ducation	0-7 7g
dal	06
5e	0-b 1l 2-8
5ffectively	0-b 4g
7orts	0-8 1-5 2g
5ither	0-9 2b
5lectrical	2d 8-a
aonic	0j 1-e
7ments	0-c 2d
5mployment	0c 2-9
5nable	0g 4-c
6d	0-l 18 2-6 4l
6ergy	0-e 28 48
6gineer	0w 1-s 2-g 3i
cing	2-6 4-h 79 ai
cs	0-y 1r 4a
7lish	0-8 1-7 2-6 3k 4-c 5i
6joy	0-7 4b
9s	05
6suring	05
6tire	0-8 29
6vironment	15 3-a 48
5quipment	15 2-5
8valent	1-6 8e
5specially	0-l 19 4e
5tc	1n 2-l
6hic	36
6l	0-e 1f
5valuation	1f 2-7
6ery	49
6olve	0-d 3f
9ing	0-8 4a
5xam	88
6ceed	0-6 39
8llence	0-7 38
8ptional	0-b 1c
6isting	0-m 1p
6panding	45
9sion	05
7ect	0-i 8j
8rience	0-9 1g 3-n 4-e 9-6 bu cq d-5 e-5
ed	0-i 3m
es	1-d 2g
amentation	0-8 19
es	0-8 1a
9tise	05
7osure	0-m 1n
7ression	26
6tensive	0b 1-9
8rnal	09
cly	05
7radosed	0-5 26
4f	0-a 1d
5actory	0-e 1g
6miliar	26
6rms	0-b 1b
6st	0-e 4g
5eatures	06
6ed	0-a 1i 2-7
8back	0-f 1k
5ield	0-q 8e eh
9s	0-b af
6nance	05 1-7 2-8 cc
aial	07
7d	0d 4-7
8ing	0-f 2f
bs	0-h 4j
6rst	0-a 4e
5lexible	3a
5mcg	26
5ollowing	07 2-5
6od	07
6r	0-m 11a
7emost	08
7ming	0-e 1n 2-8
7ward	0-9 4b
5ramework	0-g 1l
ds	07
6om	0-x 1-j 21d 4c
5ull	0c
6n	0b 3-5 4-5
7ctional	0f 1-7 2-5
cs	1-7 2b
6rniture	07 2-5
4gambling	0a 1-a
5eneral	08 2-5
5ian	0d e-b
7o	0-e 2-8 3q 4-b 5c
6t	08 2-5
6ám	0g 16 2-9 4-a
6ải	0-d 1f 2-6 3-9 4i
6ờ	0-9 dc e6
5lobal	05 3-7 48
5o	0-7 15 45
6od	0-k 2s
8s	0-7 1b
5reat	0d 4-5
7en	0-8 3-a 4i
6oup	0k 1-a
7w	0-c 4e
8n	0-8 2a
8th	26
5ắn	0i 3-6 e-6
4handle	05
8s	46
6rdware	0e 1-a
6s	06 1-b 3-g 4v 7-6
6ve	0-l 1-d 214 3-5 4-i en
7ing	0c 2-6
5cm	08
5ead	0-9 1e
7t	0-e 2h
6lp	0-e 4l
5igh	0c 1j 2-i 4-7
8ly	09
6ện	0-a 2-5 4i
7u	0-8 3-i 4t
5ow	0-9 1n 3-9
6à	37
7n	0-9 ee
6á	0-8 1i 2-a
6ạch	05 18 3-e
7t	0-h cd e6
6ặc	1l 2-d
5r	0-9 19
5tml5	0-c 1e
5uấn	0-b 1c
6ống	45
5w	1-5 27
5àng	0-9 1-6 2i 4c e-6
5ình	4e e-5
5ải	16
5ệ	0a e-7
5ọc	0g 2-f 8a
4id	0-7 27
6eal	0-9 2c
9ly	1e 2-c
8s	0-g 3i
5f	06
5gaming	08 2-6
5mpact	0-s 2x
as	0-g 3l
7lementation	1b 2-6
7rove	27
bment	0g 2-b
fs	0a 4-9
aing	0-p 4r
5n	0-s 1m 210 37 4-u 7k 8-e 9l d-9 e-8
6cl	05
8ude	0c
aing	0-r 16 2-7 49 em
6dependently	0-6 4d
7ustry	0-n 1b 2g
6fluence	0-5 1f
7ormation	0-6 1b
7rastructure	1-5 2b
6novation	0-5 4b
cve	46
6spire	0-8 39
6tegrate	08 2-6
8ract	0d 2i 4-t
cion	28
9changes	08 1-6
9ested	0-7 29
9face	06
ds	26
9nal	48
cly	0-8 4c
btional	1-7 2-5 3-e 4b dh
7o	0a 1-b 25 3-6 45
6vestment	0-e 2e
5s	09 1q 2-q 3-6 4-a 5r 7-a
6eries	0-k 1k
6sues	05 1-6 2-6 3g 4-6
5t	0-p 2c 4k
6s	0o 2-k
4java	01v 1-1b 2-d
8script	0-f 1k
5ob	0-w 1p 2f
7s	06
6in	05
4kafka	0-8 19
6nban	0f 1-d
5ey	09
5hai	08
6i	47
7ếu	19
6oẻ	0-7 dd
6á	0h 3-d
7c	0-7 27 e7
8h	0-c 27 47
6ó	45
6ông	06
6ả	08
6ẩu	0-5 1-6 2e
6ối	77
5inh	0-e 1-m 26 46 88 b1d c-7 d-7 e-c
6ến	86
6ểm	19 2-5
5now	0-5 2b
8ledge	0-6 1a 2-a 3h 4-5
5ubernetes	0-t 1c 2j
5ế	1-a 2c
6t	3i 4-9
5ỹ	0s 1-c 4-a
4lab	07
7oratory	8a
7s	05
6nguages	0-7 1l 2-b
6rge	0-b 3g
5ead	0-d 4g
8ers	08 2-5
8ing	0-5 29
7rn	3c
9ing	012 1-g 2-e
6tter	06 5-6
6vel	09 1g 2-6 4-d
9s	06
8raging	16
5ife	0h 1-8 2-9
8cycle	16 2-5
6ke	0-j 1-b 2s 3-9 4d
6nes	0-8 1d
7ux	0c 1-6
6ên	0h
5ondon	0-a 1o 2-7
7g	05
6oking	06
6w	05
5uyện	0-a 2b
6ật	0g 1-7 2-7
5à	0-w 1a 2f 4e e-5
6m	0c 1-7 2-5 3-v 4b b-7 ct d-5 e7
5âu	3e 4-8
5ên	0-1k 1-6 2-6 7h 811 cf ea
5òng	38
5ý	0-7 1-5 2e
5ĩnh	0k 1-5 29 c-h
5ần	07
5ập	27 3-7
5ẻ	05 1e 2-h
5ớn	0-6 2-6 ej
5ợi	0i 2-7 65 e-7
5ực	0f 4-9
4m	0-f 1f
5achine	05
bry	0-9 19
6intaining	05
6ke	0-b 2-6 3c 49
7ing	08 4-5
6mmalian	08 2-8
6nage	06
ad	06 1-5
ament	0-d 1-9 2x 4-6
ar	06
9ing	18 3-6
7y	0-8 2-5 3c 46
6rket	0-7 2e
aing	0b 2-8
6ster	0i 1-8
a's	07
6tter	0-f 2e 45
as	0-8 49
6y	0-d 2e
5easurement	25
6chanical	0-k 15 2e 77
6dical	8b
8um	05
6et	05
6g	0-7 1c
6mbers	06
6ntoring	0-9 1f
6ssage	0-7 1-6 2g
6thodologies	07
as	0-e 1b 26
7ro	05
5icrosoft	25
6nd	0-9 4a
8ed	0-f 2j
8set	07 1-h 3e
7imum	0-k 1m
5obile	06
6delling	0-b 2f
9s	0-b 1g
8rn	0-8 2-7 4d
6lecular	0-8 26
6nitoring	0g 2-b
7o	0-9 4-7 ek
6re	0c 1-9 8-8 bg
6tivated	06
6ve	0-g 4j
5ultiple	4f
6sic	06
9al	0-k 2l
7t	06 1-5
5áy	0c e-5
5ê	e7
5ôi	0-j 38 ed
5ại	08 1-8
5ềm	0l 1-a 2-8
5ọi	0-5 46
5ột	0-q 1b 2f 4h e-6
5ở	07
5ỹ	0b 1-8
4nam	08
6tive	0-e 1e
7ure	0-5 36
5eed	07
8s	0b
6twork	17
6w	1-5 2-8 3-8 4j
5ghe	0v 4-m 58 e-b
7iệm	0-7 1-6 2-7 46 cx e-8
9p	08 2-5 3f 4-9
7ề	05
7ệ	0-9 3b
6oại	09 1-7 7-7 8e
6ành	08 85
7y	0-j 1g d-f eq
6ân	0-5 17
6ười	0-5 4a
6ại	07
6ữ	1-5 2-8 4h
5hanh	0-8 48
6iệm	0-5 38 45
8t	0-8 35 46
6à	0-a 19 e6
6ân	1-6 2b 4-6
6ìn	4-f em
6óm	1i 4-f
6ư	0a 4-7
6ất	0-7 ec
6ận	29 4-8
7p	1-6 2a
5o	3c 4-7
6de	0-7 1a
8.js	06 c-5
6n	0g 2-5 4-6
6rdvik	0-5 18
6sql	0-8 1a
6t	0e 1-8
5utrition	0-i 1k
5ói	4-f 69 eg
5ăm	1-5 2-9 bh ce e-a
6ng	09
5ại	27 4-5
5ội	08 1-f 25 45
5ữ	0-b 3-7 dj
4objectives	06 2-5
5f	1-s 3-s 4e 7-6 bq c12 e-9
6ferings	1-f 2h
7shore	0c 2-a
6ten	4-7 d-9 eh
5n	01l 1-m 2-7 3-i 4-9 7-9 8g
6e	0i 2-9 3-8 87
7s	08 3-7
5peration	26
ds	0f 1-7 2-6
6portunities	06
ey	0a 4-6
6timisation	0b 1-8
azing	07 4-7
5r	0-5 1-5 3-e 4-c 7l 8s 9j a-9
6acle	0-g 1k
6ganisation	06
azational	0-5 36
6iented	1-6 29
5strava	07
5ther	0-6 1-5 2f 36 4-7
9s	1-d 3f
5ur	014 2-5 4-d 5-6
6t	09
7side	05
5wn	06 3-5 46
7ers	0-b 4c
4p	0-6 19
5age	0-5 2a
6rents	0-d 2h
7t	0c
8icular	0-6 27
8ner	2-6 4c
bs	0d 4-7
chips	05
6ssion	08 4-5
bate	27
6tterns	19 2-5
5eople	0w 4-g
6rformance	0c 1-5
bing	0-6 28
7son	0-5 36
aal	09 4-5
5hage	0-h 1m
7ses	07
6ysics	07
6át	46
6ân	0-b 18
6òng	1-5 2f e-5
6ần	0-6 1e
6ẩm	1-6 2c
6ục	07 4-5
5ipelines	16
5lace	0-5 28
7tforms	09 1-5
7yer	06
6us	05
5osition	0-i 1o
ave	0-e 4j
7sess	0-i 2n
8ibilities	08
5ractice	0l 2-6 4-d
cs	0c 1-6 29 4-a
7gmatic	2-c 4e
6eferably	0-1r 1q 2l 8h
ared	1-5 2-b 4-9 aq
7school	05
6inciples	1-5 2a
7vate	15 2-6
6oactive	0-b 3c
7blem	08 3a 4-9
bs	0-9 4f
7cess	0-7 1-e 2a 7g
bes	0d 2-7
bing	09 1-5
7ducing	0-7 27
at	0r 2-m
bion	05 1-i 2k
bs	0f 2-9
7fessional	05
es	0-b 4c
7gramming	0m 1-c 2-6
7ject	1-k 2-d 3s 47
bs	0c 1-f 3-5 4a
7posals	0-d 2g
7tein	0-6 25
8ocol	25
7vide	06
aing	05
5ublications	0-l dn
6rification	0-p 2u
5ython	1a
4qualifications	0b
9ty	1-p 2g 4d
7n	0f
8tum	25
6ickly	45
6y	49
7ết	0g 4-9
6ản	0w 16 2-a 3-b 4-c
6ận	09 e-5
6ốc	0-8 18
4r	0-7 17
5e	0b 1-a
6aching	0-6 37
8t	0-i 1r 2-6
7l	0-h 3k
6ceiving	05
6duction	1-6 29
8x	08 1-5
6factoring	07
7erence	0-7 2a
6gard	08 2-7
7ions	0-i 3n
7ular	0-k 18 4e
6lated	2-9 8e
9ion	0-r dt
cships	0-g 4j
7ease	0a
8vant	0-h 1-6 ag ba ca
7iable	3b 4-7
6porting	05
6quired	0-o 1l 26
bments	1-9 2g
6search	0-t 1a 2b 3e 4-5
7ponse	06 2-5
bibilities	3b 4-6
hy	45
7t	012 1-u
6trospectives	0h 2-g
5isk	1-5
5ole	0-e 1b 3-5 ec
5uminants	0-b 1e
6n	0-9 1b
5àng	09 4-8 e5
5õ	0-b 3-6 4-6 dr
4s	08 1d 2-e
5aas	0-6 16
6les	0o 1-7 2-8 4-5
6mple	08 2-8
5calable	06 1-5
8e	09 4-8
6ience	09
6rum	18 2-6
5ector	0-a 2c
7urity	05 1a 2-9
6lf	0-j 3n
7l	0-a 4b
6miconductor	06
6nior	0-b 3i
6parators	0-h 1p 2-8
6rver	09 2-8
8ice	0-17 11j 2-5
bs	0-9 1i
6t	0g 2-a
7ting	48
6veral	1-9 3d
5hare	0-6 4b
9d	0-g 2h
6op	26
7uld	08
5imilar	0-i 1e 2a
6ngle	0-u 1t
7h	0-9 28 e5
6tes	0-7 eb
6ze	09 2-5
5kills	015 1-f 3-v 4e
5ocial	0p 3-o
6ftware	0-f 3s
6lid	05
7ution	09 1-5
cs	0-a 1x 3-a 4-7
7ve	05
8ing	3e 4-9
6me	06
6rting	08 2-7
6und	0b 2-7
7rce	07
5pecial	0-f 2g
7ed	16
6oken	07 4-5
7rts	07
6ring	0s 1-p
9t	07 2-6
5ql	0-a 1-5 2i
5tack	1-6 26
7keholders	0-c 26 4a
7rter	0-n 3t 4-5
7tus	0-6 79
7yed	09 2-9
6rategies	1-9 28
by	0c 2-9
7ong	0d 4-6
7uctures	16
5ubstantial	0-e 4f
ations	05
6ch	0-x 2y
6perconductor	08
7port	0p 1-7 2-8 4-5
bed	0-h 7o
5w	15
6ift	0a 1-8
5ystem	0-n 1c 2g
as	0-a 1-8 2s
5óc	09 2-7
5ắp	0-b 2-n 410 e6
5ẽ	05
5ố	0q 4-m
5ức	05 2-5
5ự	ec
4table	07 1-7
6ke	39 4-5
8s	45
7ing	05
6sks	09
5eaching	0-e 1c
7m	0y 1-p 3-b 46
8s	1-a 2f 3-i 4i
6chnical	0y 1-f 2-r 3d 4-l 9m
bian	0-8 8b
aque	0-8 1a
ds	0-5 19
9ologies	0i 1-f 2-d 3-6 4k
est	1-h 7i
dy	018 1-k 2-g 4-5
6lstro	0t 1-k
6nders	0-7 1d
6rm	07
7raform	0-a 18
6st	0f 2-5
8ing	1m 2-7 3-6 4-6
5hat	0-15 1w 2e
6e	1-a 3-b 55 7-6 8a bn dc e-9
7ir	0i 3-d
7o	0-16 17 2b 4b dg
8ry	28
7re	0a 1-8
7se	05
7y	0-6 2e 4-5
6ings	0b 4-6
8king	0b 4-8
7s	1-d 9r
7ết	0-5 1c
7ểu	0-h 66 dl
6oại	0b 2-8
6rough	0-5 2-6 4j
6uyết	0c 4-9
7ật	2-h 49 8a
6ành	0-k 1q 2-7
6áng	06 2-8 4i d-5
6ông	0c 2-6
6ương	15 2-d 3-5 86
6ạo	0-a 2g
6ần	0z 3-r
6ế	0o 1-5 2-8 e-6
6ể	4-5 eb
6ời	0-5 1-7 2b
6ủ	0-c 4a
6ứ	0-8 18 2-6 e8
7c	05
6ực	0-m 17 2-6 36 4o
5ime	0d
6n	0h 1-d
7h	0-d 2v 4-k e5
6ên	0-f ek
7u	0-b 4f
6ến	3e
8g	0-8 2-7 3r 4-h 66 d-6 eb
7p	0-g 1-5 3-f 4c 5p 6i d-9
5o	0a 1m 2-1l 31i 4-n 8g e-9
6ols	08
6p	15
6wards	18
6án	0c 2-7
5ra	27
7cking	05
7ining	09 1-6
7ng	0-5 2a
8sform	07
7vel	0-9 3-i ez
6ends	0p 1-5 2-d
6imming	06
7ển	0-9 2f
6ong	0-m 19 3g 4l c-l
6ung	26 3c 4-5 e-5
7yền	1-b 3p 4-e
6ách	0-e 2-6 3u
6ên	08
6ình	08 1-7 4-d 55 dd
6í	48 c6
6ường	0-w 47 8h eb
6ạm	0-i 1e 26
6ị	0j 2-d
6ở	0-s 1-8 2-8 7l 8f bh d-5 e7
5uân	0-7 3a
6ần	e7
6ổi	1-6 d1a e-s
5y	05 45 e-5
5ài	07
5ác	0n 1-6 4-d db e-6
5ình	0-b 35 4c
5ích	0-b 2b 48
6nh	39
5ăng	07
5ư	05 2-b 3-5 4a
6ơng	0-a 2g
5ại	ca d-8 eb
6o	0d
5ế	0-6 2a 85
5ỉnh	0-i 2-5 ep
5ối	0-7 55 e8
6t	0-e 1-8 2p 3c 4-k di e-8
5ổ	0-h 3k
5ừ	0g 4-6 c-5 d9
6ng	06
4ultracold	1j 2-g
5nderstand	09 2-5
eing	0-b 1m
5ps	0b 2-9
5rban	0-h 2h
5se	2-7 49
7r	1-6 27
8s	09 1-b 48
6ing	0-i 2p 3-6
4value	0h 2-c
6rious	0-c 2c
5erbal	0-6 1j 3-b
7sion	05
6ssels	0-d 19 45
5iew	0-7 29
6ên	27 46
6ết	0k 4-6
6ệc	0a 3-h 49 ci d-8 e-5
5oltage	1a 2-5
5ui	06
5à	0-13 1-11 2u 31p 4b d-a e-6
6o	d7 e-5
5ăn	0-9 1n 2-5 e-6
5ấn	2-a 3f
5ẽ	0-9 1-5 2p 4-6
5ề	07 19 2-8 4-5 b5
5ị	0-6 ci
5ới	0-v 4u dj e-d
5ụ	0-7 16 2-a 4h
5ực	08 1-7 27 e-5
4want	0-a 4f
6y	05
5e	0p 1-8 25 3-g
6b	0r 1-i 2-6
6ll	0-10 1f 25 3l 4-6 55
5hat	45
6ere	28
6ich	0-e 16 2c
7le	0-s 27 3k 45
6y	0-b 3d
5ide	06
6ll	0-i 1-9 2-i 4h 86 ds
6ne	0-b 2d
6reless	0-d 1m 2-6
6th	1-12 2p 3k 4e e-5
8in	0h 1b 2-k
5ords	05
7k	0-8 2-7 3p 4-6 c9
8ing	0-13 1e 2-8 3a 4v c-9 e8
8s	0-6 27
6uld	0-12 117
5ritten	09 3-5
4xuất	0-c 1h
5ếp	2-e 4d
5ử	0-8 4d
4year	0-5 eb
8s	0-p bp cm
5ou	0s 1-n 2a 3-6 8-6
7r	0o 1-a 2-b
8self	19
7’ll	05 1-5
5êu	0-c 49 e8
4áp	0c 3-i 47
4ít	0-7 1-a 27 ec
4đam	0-q 4n e5
6ng	e8
5i	0j e-7
6ện	0b 1-9
5ào	08
5ánh	0-g 4f
6o	08 4-6
6p	4-8 d-7 ee
5ương	06
6ợc	0-5 1-5 2-6 35 4t d-5 e-9
5ại	0-f 1-6 2c 7k 8-5
5ẳng	8c
5ến	e6
5ề	47
5ể	0-e 2-5 39 ec
5ọc	07
5ối	05
5ồ	1-h 2i
6ng	09 3-6
5ổi	09
5ộ	4d 66 d-6 e-9
6c	38 4-5
6ng	0-7 17 37 48 e-7
5ức	05
4ưa	3-b df
5u	0-b ek
4ở	c-7 ec
4ứng	0k 2-7 4-9
1-1=0	07 19 2-x 3-9 4-d 7-6 8-b b-9 c1h d6 eh
422h00	06 e-6
43+	0-a cf
4^	0s 1l 2-s 3i 4-q 6-c 7i 8-j 99 a-9 bj c-i dw e-v
4a	0-1d 1-p 3x 46 71a 8a 9e a-7 b-5 d-b e-8
5bility	0j 4-c
6le	0a 4-5
6out	09 2-5 46
7ve	06
5cademic	0-15 1-5 2o 4o
6cording	0-f 2g
8unt	1-6 25
7urate	0-a 1a
6hieve	0c 4-5
6oustics	0-6 1-6 2d
6ross	1-g 4h
6t	0-5 49
7ing	0-f 4h
5dvanced	0-y 1q 4f
9tage	06
5fraid	0-7 48
5gile	020 1-n 2-1n 4-f du
5lgorithm	1-6 2c
ds	0-9 1h 2-7
6l	0o 1-7 4-5
7owing	05
6ongside	0-e 1f
6ready	06
6so	0f 3-6
6ternative	1-6 27
6ways	3-7 4a
5m	05
6azon	0d 1-6 2-5
6bitious	05
5n	0m 1-e 2-f 3g 76
6alysis	1c 2-c
ats	05
9tical	0b 1-b 3f 4-a
cs	0-7 1c 4-6
6d	0-2c 1-v 21q 31x 41f 7-f 8-7 9h a-7 c-8 d-v e-j
7roid	0-x 1-c 21d
6gular	0-10 115
6h	0m 2-5 3-6 6c e-6
6imal	06 2-6
6tibody	0-f 2k
5pache	0-d 1v 2-h
6is	0a 2-9
6plicants	0-n 1p
btion	0g 1-g 26
fs	08 2-7
7roach	0e 4-9
9priate	0a
5rchitecture	07
6e	0-q 1-e 2-7 31d 4-c b7 d9
7a	0-k 1h 27
6ound	0-8 17 46
6t	05
7iculate	45
5s	0-a 1-7 3g 89
6pects	05
6sisting	0e 1-b
7ociated	05
7urance	0z 1-d 2-i
9ed	05
5t	08 1-8 2-6 3a 4-c 7f
6om	0-h 2j
6tention	0-7 4a
7itude	08 4-5
5udio	0-j 1-a 2z
6tomate	08
bion	0k 2-g
8nomous	05
5ws	01r 2-1m
5zure	1-13 216
4b	0-5 28
52b	0-8 2b
5a	7-6 8k
6chelor	0m 8-h
7kend	0-f 1l 2-5
8ground	2-6 8b
8log	0g 2-f
6sed	0-5 1-d 2n
7ic	17
5e	0-5 1-c 2-9 313 4-6
6am	0-i 2k
7utiful	09
6ing	0e 4-8
6sides	06 1-6
7t	0-p 1n 26
6tting	25
7ween	06 1-a 27
5ids	0-c 2d
6g	1-6 2-9 3k
6ology	0-6 29
6ết	1-8 3g 4-a 58
5lockchain	0b 2-5
5ody	0-5 28
6ot	15
6th	0c 15 2-a 4-6
6x	0-h 2k 3d 4-d
5ridge	25
as	05
7ghtlane	06
7ng	0k 3-b
5s	7-7 8n
5uild	0-c 1-6 2h 3-5 48
9ing	0-9 18 2a 3-b 45
6siness	0b 1-d 2h 4-5
6t	0b
5y	0u 1-h 2-6
5ày	0-5 2b
5án	0-c 2h
6o	0-9 2m 4-6
5ó	49
5ạn	0b
5ản	0-h 2p 4-5
5ằng	05 1e 5-i 76
5ị	0-7 26
5ộ	07
4c	1c 2-5
5#	0-a 1m 2-a
5++	0a 2-8
5a	0o 2-5 d-7 e-9
6ble	0-5 28
6lculations	0g 2-e
6mpus	05
6n	0j 1-a
7didate	06
6o	2-6 3-h 8x e7
6pabilities	06
6reer	06
5d	09 2-6
5ell	0-s 2x
8ular	05
6rtifications	09
5hallenge	0-n 2o
cing	1-5 4d
7nge	0h 2-f
as	0c 3-7
7racterization	0b 2-9
8tered	0-8 ai
9s	0-c 1m 2-9
6o	0-a 2-5 4h
6u	45
7yên	0f 2-7 8-5
6ính	2-5 48 85
6ăm	0-a 4d
6ỉ	0-9 1-a 2-6 9s
6ịu	48
6ủ	0-c 4a
6ức	0-6 37
7ng	0-5 28
5i	0-f 2k
6vil	0-i aj
5lass	06
6ean	0-n 2o
8rly	0-b 4d
6ient	1-6 28 3-c eb
as	0-d 4k
6oud	0-k 18 2m
5o	0-8 4f
6ach	0-d 4d
6de	0-c 2b
7ing	0e 2-9
6gs	0-f 2k
6llaborate	08 4-6
eion	09 4-5
fve	1-7
hly	47
8eagues	05
6mfortable	09 4-5
7merce	09 1-5
bial	0-j 2e 4-c 8o
8issioning	07 2-6
8unicate	0k 4-c
eing	0-c 4j
fon	0-b 2-f 36 4p
7pany	08
8etent	0d 2-7 4-5
8lex	1-7 2i 4-6
8onents	08 2-5
8utational	0-15 218
ae	08 1-6
br	1-6 88
6ncrete	0-h 1-5 2n
7sent	0-b 2g
8ultative	0-l 4n
bing	0s 1-8 2-d
9mer	0-8 29
7tainer	0-b 1-6 2i
8ent	0-7 2g
8inuous	0a 1-7 2-h 4g
ely	0-6 49
8ractual	28
9ol	0k 1-9 2-a
6operation	0-j 4l
7rdinates	0-o 1p
dion	06 2-5
6re	0-g 1i
7related	0-5 27
7vita	05
6smosdb	1c 2-9
5reate	0k 1-a
9ion	25
ave	2g 4-a
6oss	2-c 4d
5ultural	0-8 4d
ae	29 4-7
bs	08 4-5
6rious	08 4-6
6stomer	0-6 2-6 4m
cs	06
5ác	0-7 1f 2-r 3f 4-9 d-6 el
6o	26
5ó	1k 2-8 3g 4-k d5
5ông	0t 1-a 2-i 3-7 ef
5ơ	25
5ả	05
5ấp	0e 4-5 7c 8-9
5ần	e5
6u	0-o 3l 4g
5ẩn	45
5ộng	06 2-5
5ủa	0-7 4d
5ửa	0b 2-6
4d	0e 1-5 2-9
5aily	05
7ry	0-x 211
6nish	07
6ta	06 1-j 2j 47 e-5
8base	0-5 25
cs	0h 2-b
6ys	0-q eu
5eadlines	05
7l	05
6canters	1c 2-8
7entralized	25
7ision	05
cs	0-7 3e 4-6
6dicated	3c
6gree	1-5 2-5 4-5 87 9l
6liver	0b
6monstrated	0-8 1g
6ployment	0-l 2r
6sign	0y 1-i 2-7
aers	0-c 4c
aing	05
as	08 2-5
8re	0-j 4l
6tail	0-c 3h
7ermined	0f 4-9
6velop	0e 1-7 2-5
bed	16
cr	09
ds	0-5 47
bing	0a 19 2-9 4-6
bment	0a 1-7 2c 4-6
fal	0-e 2g
7ops	2-c 4f
5i	0-b ed
6fferent	2-5 49
6rect	0-h 4i
aionality	0-8 1h 2-8
aly	0-6 49
6splay	09 1d 2-k
5na	0-a 1-6 2g
5o	0c
6anh	0-a 19
6cker	06 2-5
7ument	0-7 1b
cation	08
6mestic	0-g ei
5rive	0n 4-g
9n	0-h 1-i 218 3a 4-e
5sp	0d 2-a
5urable	0-7 29
6ties	07
6y	0-7 1-5 26 47
5ynamic	07
bs	0r 1-z 2f
5ài	0k 4-d e-5
5ẫn	25
5ễ	0-7 ed
5ịch	0-b 26 47
5ụng	0-6 1n 2-9
5ựng	0-6 27
4e	0-8 2c
5.g	15
5ach	09 e-5
5ducation	09
dal	0e 1-7 2-e 8b
5ffective	47
dly	0e 4-c
7icient	0-5 17
5lectrical	1-8 2a
aonic	09
7ments	06 2-5
5mbedded	0-5 2b
6erging	05
5nables	0h 1-g
6courage	05
6d	0-9 2h
6ergetic	0-m 319 4-h
9y	0-8 2h 4-7
6gine	08 2-7
aer	0-u 1g 9r
cing	0-9 1e 2-a 4-b 8m
cs	0-i 114 2-f 4-5
7lish	015 1-5 2-5 3-g
6joy	0-a 49
9s	0-d 3g
6sure	07
9ing	09 1-6
6tire	0-5 28
6vironment	0a 2-7
5quipment	0-k 1s 2-7
5rp	0-j 2l
5specially	06 4-5
6tablish	0-k 1h 46
5tc	0c 1-8
6l	0-9 2b
5uropean	26
5valuation	1z 2-t
6ery	0c 4-5
6olve	0-g 4g
9ing	0-7 4a
5xceed	0-9 4b
8llence	0-7 48
ct	0-l 3k 4-a 5d
8ptional	1-5 38
7iting	08
6isting	19
6panding	06
7ect	0-g di
aed	0-t du
8rience	0r 1-b 2-l 3-a 4-5 bp
ed	08 1-6
9tise	06
7ression	09 2-8
6ternal	0a 1-5
cly	06
7radosed	0a 2-9
4factory	0-k 1p
6st	09
5eed	0-h 1-7 2o
5ield	0d
9s	16
6nance	0-e 2h
aial	06 2d 7-9
7d	45
6rst	05
5lexible	0-d 3j
6ow	0-8
5ocus	49
6llowing	0-e 1n 2-7
6od	0-9 1-6 2f
6r	0e 2-d 3d d-6
6undation	0a 2-8
5rameworks	1c 2-c
6om	0-d 1k 2-b 4a
5ull	0l 1-d
8y	05 1-5
6nctional	16 2-6 46
7damental	06 2-6
6rniture	0-w 2x
6ture	0p 1-h 2-6
4gaining	0-f 4h
5eneral	0-9 1h 2-6
6tting	0-b 4c
5ian	d-9 ef
7o	08 2-6 4f e-7
6t	1a 2-6
6ám	0-5 2d 4-5
6ải	0-f 2e 4a
6ọng	4-a eg
6ờ	08 e-5
5lobal	0b
6ycoengineering	0-a 1f 2-5
5o	0-6 17 2-5 45
6od	0-5 1k 2-5 3-7
5reat	3a 4-5
7en	48
6oup	0h 1-6 2-7
7w	0-8 4g
8ing	05
8n	0-d 2d
8th	0o 2-7 4-d
5ắn	46
4halden	0b 1-7
6ndle	0-a 3h
8s	0-b 4g
6rd	47
6s	07
6ve	0-l 1u 2-8 3-i 4-8 b14 d-5
7ing	08
5ead	0-5 1-9 2f
7lthy	07
7t	0-h 2j
5igh	0-6 1-h 28 3m
8ly	05 2-5 3-i 4n
6ring	0-f 1k
6ểu	47
6ện	2-6 4d
7u	0d 4-7
5old	06
6w	07 1-9 2b 4-6
6à	0-7 4b
6á	0b 2-e 45
6ạch	09 1o 2-b 3-6 4-d
7t	06 2-8
6ặc	16 2-d 7b df e-c
5tml5	0-5 1c
5uấn	0-5 46
6ống	0f 4-b
5àng	0q 2-r 3j 4-q bl
5ình	4-f ek
5ải	05
5ọc	0c 46
5ỏi	3d 4-8
5ợp	db e-6
4ideal	0-c 1e
9ly	06
8s	08
7ntification	0-8 29
by	09
5mpact	0-e 2i
as	08 4-6
7lement	07
dation	09 2-5
7rovement	0-d 2-5 4j
5n	0-h 1e 2-d 3-m 5h 7-7 8c ao d-7 e9
6clude	0-p 1h de
bs	0-5 18
aing	18 2-g 3b
7ome	0-7 2a
6dependent	08 4-6
fly	3f 4-c
7ustry	0j 2-i
6fluence	0g 2-6 4-5
cing	06
7ormation	0-8 2c
7rastructure	0-d 2h
6novation	0b 4-8
cve	2-7 49
6spire	0-a 4b
7titutional	09
8ruments	05 2-5
6tegrate	0-8 1d
cion	0r 1-f 2-7
8lligent	0-8 3d
8ract	45
cing	0-9 2-5 4e
don	29
9changes	1l 2-i
9disciplinary	0-m 2p
9est	07
9faces	26
9nal	05
btional	0-7 1-d 27 4-i ez
7o	0-e 18 2e 3-8
6volve	0-d 1e
5os	0e 1-a
5s	0l 1-a 2-i 3s 4-6 5-6
6sues	29
5t	45
6s	0c 2-7
4java	016 19 2-12
8script	012 1-9 2-n
5enkins	08 2-5
5ob	09
7s	06
5s	0j 1-g
4kafka	0-c 2e
6nban	0q 1-o
5eep	0-8 4a
6y	26
5hai	0-8 2c
6i	05 3-6 47
7ếu	2a 4-5
6oẻ	0-c ej
6ác	05
8h	0-d 4o
6ông	0-5 4-8 d-5 eo
6ả	0t 3-a 4-b
6ẩu	17 2-5
6ối	0-9 2d
5inh	0-e 1-d 29 49 cv e-b
6ến	09 1-5 2-9 8a
5now	28
8ledge	0t 1-9 2-c 4-6
5ubernetes	010 2-u
5ế	05
6t	4b
5ỹ	07 1-6 28 3-7
4lab	0-9 27 36
7oratory	0-g 2-5 8s
7s	07 1-6
6nguages	17
6rgest	05
5ead	0-5 1g 4-5
8ership	0f 4-a
8ing	2i 4-b
7rn	0n 4-e
9ing	18 25 4-a
7st	0-9 de
6d	0-a 1-5 2h
6vel	06 1-6 46
5ife	0f 2-d
8cycle	2a
6ke	0-m 1f 4d
6nh	05
7ux	0u 1-e 2-g
6ên	0h e-6
5ondon	05
7g	05
6ok	06
8ing	05
6ts	05
6ve	48
6w	0-d 2j
5uyện	0-a 2a 35
6ật	0v 1-h 2-b
5à	0j 2-a da e-a
6m	0-r 1s 2-h 3-7 47 d-8 ev
5âu	0-6 4c
5ên	06 3-b dl
5òng	0-a 4c
5ý	26 3-a eb
5ĩnh	07 1-a 29
5ần	07
5ập	0f 1d 26 3-h 4-e
5ợi	0a e-5
5ực	012 25 3-5 4-q e-5
4mainframe	0-a 1o 2-d
8taining	0-9 2c
9enance	0e 2-a
6ke	06 45
6nage	08
ament	0m 1c 2-6 4-n
ar	05 2-7
9ing	1-9 2e
7y	0-5 1-7 4m c-8
6rine	0-c 1-7 2j
7ket	0e 2-9
aing	1e 2-e
6ster	8b
a's	0-7 8e
6terials	09 2-7
7ter	1i 2-l 45
as	0-7 48
6y	0b
5easurement	0-5 26
6chanical	0-7 2d
6dical	2-c 8f
8um	25
6et	0a
6mbers	0-8 19
6ntoring	2-6 4a
6ssage	0-7 1c
6thods	0h 2-c
7ro	19 2-5
5icroservices	0-u 110 2-6
aoft	0-8 2e
6nded	06
8set	0j 4-g
7imum	b-b ch
5obile	07
6delling	1k 2-m
9s	0-e 1m 2-6
8rn	0-9 2e
6ng	0-7 4b
7itoring	0-d 2f
6re	0-l 2-b 4-5 5o ci
6tivated	07 4-7
bion	0-h 4i
6use	0-8 2b
6ve	0-k 4m
5s	0-5 2a
6c	09 8-5
5uch	0-b ed
6ltiple	0-10 4y
6sic	0-c 2i
6ốn	0-9 4a
5ysql	0t 1-o
5áy	0-s 1h 2g
5ê	0-n 1-6 3-5 413
5ôi	0-h 47 eb
5ại	26
5ềm	0-c 2h
5ỉ	0-7 3a
5ọi	0-7 49
5ột	0f 2-7
5ỹ	0-5 8a
4nam	019 1-7 8-7 e-d
6tive	06
5eed	05
8s	0b 2-5
6gotiation	05
6t	0d 1-l 2h
7work	0-d 2g
bing	0-7 2a
6w	0-h 15 2-f 4y
7ly	0-h eo
6xt	06
5ghe	0e e-6
7iệm	1h 2-6 4-b bi c-8
9p	0-q 1-e 2-5 46 718
7ệ	1b 2-a 47
6oại	0a 2-5 4-h eg
6ành	06 1-x 2w 45
7y	0-9 ek
6ân	0-8 19
6ười	0-5 e8
6ữ	1-7 2-5 4-5 5p
5hanh	49
6iệm	014 4-s
8t	0-5 4a
6à	08 1-5
6ân	0-8 2e
6ìn	0-g d10 e-h
6óm	0h 2-7 39 4-b
6ư	0o 1-7 3-7 4-7
6ất	0-9 b9 ce
6ận	0-l 2b 4-5 dj
7p	0-8 2e
7t	0-a eb
6ẹn	3g 4-c
5o	45
6de	15
8.js	0c 1-6 2-5
6n	0d 2-5
6rdic	0-6 1e 2-8
6sql	1d 2-b
6t	47
5soperation	1n 2-g
5utrition	0-z 210
5ói	06 4-m er
5ăm	0j 2-6 c7 e-5
6ng	0-r 19 27 3b 47
5ại	0-7 2b
5ắm	05
5ội	0-e 4h
5ợ	07
5ữ	3-5 de
4objective	1-7 2a
5ccasional	0-e de
5f	0-1j 1-i 21a 3-e bb cv db
6fshore	0-p 1-5 2v
6ten	0d 4-5 e-5
5n	1f 2-n 49 7b
6e	05 2-5 ca
7s	05
6going	06
5op	0a 2-6
5pen	0-m 2-7 410
7rate	0-k 3l
aing	0-f 1e 2-a 4c
bon	0k 2-i
dal	0-c 4g
ds	06
6timisation	0-c 1e
5r	0-1m 1r 2-k 3-6 4-d 5p 7y 8c c6 d-c ee
6ganisation	06
azation	0-f 4h
gal	0-8 4h
6iented	0-5 37
5ther	05 1-9 47
9s	0d 4-a
5ur	0n 1g 2-d 3-8 4-7
6tside	09 4-7
8tanding	37
5wn	0-v 1s 48
7ership	0-h 4i
4p	0-b 2e
5art	0-6 4c
8icular	0-c 1d
8ner	2-a 4f
bs	0-b 1m 4-6
8y	0-d 2f
6ssion	05 2-5
bate	0-9 4h
6tterns	0-d 1h
5eople	2l 4-b
6rform	0-h 1i
bance	0k 2-9
bing	19 2-6
7sistent	0-e 2g
8onal	07 1-5 2-5 3-8 4d
5hage	0-e 2h
7ses	0-e 2g
6p	0-7 19
6án	06 17 4-6
7t	05
6ân	0-b 2d
6òng	010 2-k e-5
6ương	1-6 25
6ần	06
6ẩm	0i 18 2-l
6ục	0k 28 36 4-u
5icture	0-9 3e 4-5
6peline	08 2-6
5lanning	0h 1-e
7tform	0b 2-5
7yer	06
6us	0-7 1m 3-d
5osition	08
7sess	0b
7ted	07
6wer	0-a 1-6 2j
5ractical	0-g 1j
bes	09 2-7
7gmatic	08 4-7
6edictive	0-t 2u
7fer	0-g 3g
aably	2-6 7b
7school	06 1-c 2a
8entation	0r 4-n
6icing	05
7ncipal	0c 1-b
bles	05
7vate	0-7 2c
6oactive	08 4-7
7blem	0-8 4f
bs	0j 4-d
7cess	1-5 2b
bes	0-8 1p 2-e
7duct	1-a 2a 45
bion	0-b 1a 28
bs	0-j 1c 2a
7fessional	09
8iciency	05
9le	06
8ound	0-l 3o
7gramming	0k 1-b
7ject	0g 4-8
bs	1d 2-6 4-9
7tein	0-i 1-g 214
8ocol	0b 2-9
7ven	0p 2-g 3-6
8ide	08
br	0-l 2n
aing	09 1-5
5tth	06
5ublic	0-g 1-5 2n
aation	0-a 1-9 2k
6rification	06 1j 2-m
6t	0-d 4e
5ython	0o 19 2-s
4qa	0l 1-5 2-e
5uality	0b 4-6
7n	d9 e-6
8titative	0q 1-9 2-h
9um	27
6ickly	0-g 4g
6y	2a
7ết	25
6ả	0-7 3d
7n	0-f 1i 2h 4-b
6ận	08
6ốc	0-8 2f
4r	0a 16 2-d
5eaching	0-8 49
8t	0-m 1l
9js	06 2-5
7dy	0-b ec
6ceiving	0-a 3e
8nt	0-t 1t
7ord	05
6dis	0-d 1h
7ux	0l 1-i
6ference	0-c 2f
6gression	26
7ular	05
6lated	0-7 1-6 26 4-5 8f
9ion	0-5 48
cships	0d 4-a
7ease	0-g 2j
8vant	0-d 1-9 2-a 4-5 7y ae
6mote	0h 3-d
6quire	0c d-6
bments	0e 4-6
bs	0-i 3m
6search	1-5 25 45
7olve	0g 4-f
7ponsibilities	0-9 4a
hy	07
7t	1a 2-b
8ful	0-5 1-5 2a
7ults	05
6tail	09 2-7
5isk	0-6 27
5ole	0c
5un	0-u 1j 2c
7ning	06 2-5
5àng	0-5 3-6 ek
5õ	e8
4s	0u 8-s af
5ales	0g 1-7
6mple	0-6 27
5c	0-n 2-6 ev
6alable	0-6 2c
7ndinavian	0-k 6p
6heme	05
6ience	08 7-8 88
9tific	0-n eo
6rum	2-6
5earch	09 2-8
6curity	0-n 1-8 2p 4-e aq
6eking	0-g 1g
6lf	2-6 4g
6miconductor	08 2-5
6nior	0-g 1k
6o	05
6parators	1e 2-b
6rver	0-7 26
8ice	0-u 2a 3j 45
bs	0r 1-c 2-b
6t	1-7 2c
6veral	0-9 1-5 2-7 4c cc
5haring	0-h 4l
6op	08 2-6
7rt	0-a 4d
7uld	0c
7w	0-b 3f
5ide	0-5 27
6gnificant	35
6milar	0o 1-7
6nh	0-c 1-5 el
5kills	0z 1-7 2-9 3-6 4-h 7b
5mart	0d 3-8
5oftware	0-7 2s 4-8
6lid	2-5 3-6 8h
7utions	08 2-9 45
7ve	2a
8ing	0f 1r 3-7 4-s
6me	0-h dt
8thing	05
6und	0-e 2o
7rce	09
5peak	0-5 59
7ed	0-9 2f
6orts	0-g 1-9 28 4i
6ring	1-a 2h
9t	0f 2-e
5re	0-o 2o
5taff	07
7ge	0e 1-c
7keholders	06 1-5 2-a 4a
7rter	08
7yed	0-5 28
6orage	0a 1-7
6rategic	0-6 1m 3-c
ces	0-h 2h
by	0-d 1-f 2t
7eams	0-5 17
7ive	0-a 4c
7ong	0-d 1i 3c 4-9
aly	25
7uctured	0i 4-f
ds	07 2-5
6udies	0d 1-c
5ubstations	0b 1-5 2-5
6ccessful	0-b 1f
7h	0h 1-6 2-7
6perconductor	0a 2-8
7ply	0-g 1m 2-5
8ort	0b 1-5
5w	0-g 2h
5ystem	0-h 1m
aatic	05
as	06 1f 2-i
5àng	0-8 dk
5át	2b 4-8
5ản	0b 2-8
5ắp	0-e 2b e5
5ẵn	06
5ẽ	06
5ố	25
5ức	0-k er
5ử	0f 2-8
5ự	e8
4take	4a
7ing	0-8 3-b 4k
6lented	07
6sks	05
5eam	0i 1-6 2-a
8s	0k 1-6 4-9
8work	06
6chnical	0-i 1-5 29 am
bian	1-8 79
aques	07 2-7
9ologies	1h 2-f
est	8-9 bg
dy	0a 1-a 29
6lstro	1-7 2b
6nders	05
6rm	0-5 4a
6st	26
8ing	0x 1m 2-1c
8s	0a 1-7
5han	05 b-6 cb
7t	0o 2-9 3-5 4-5
6e	0n 110 3-q 4c 5-h 7-g d-8 ea
7ir	0k 1-5 4-8
7m	09 2-5
7o	0-m 2g 49 e5
8retical	0-7 2-7 8j
7se	0a 2-5
7y	05
6ings	0-8 4b
8k	0-e 4e
7rd	0-a 2e
7s	0j 1-6 2-5
7ết	0-7 26
7ểu	0-f bs d-7 e7
6orough	0-h 3q 4-6
7ại	1i 2-f
6rough	1i 2-5 4-g
6uyết	0-5 48
7ật	1-5 3c 4-5
6ành	0l 1-6 2-f e5
6áng	cd
6ích	0-d 2-9 4u
6ông	08
6ương	86
6ạo	05 1e 2-e
6ất	08 2-5
6ần	0-5 46
6ận	0-8 3k 4-6
6ể	0-x 1-5 4c dk e9
6ời	0-b ea
6ứ	0-b 26 ea
7c	07 2-a 47
6ực	0-d 2k 3c 4-7
5ime	0-m 2-a 49 dt
6n	0-b 1e
7h	06
6ên	0-18 1g 2-7 7k dd e7
7u	08
6ến	0e 4-c
8g	0-9 1-a 2-9 5-7 61l 7-6
7p	0o 4-l e7
5o	1-l 4g dc eb
6ols	05 1-5
6p	0-a 2e
7ological	0-e 2h
6án	07 1-5
5ra	1-b 2e
7ck	06
9ing	0g 1-c
7ining	1-5
7ng	0-5 2b
8sform	05
9late	0-7 1-a 2i
9parent	0-h 4h
7vel	0n 2-7 4-a
aling	0b e-9
6imming	0-6 28
7ển	0-6 2b
6ong	0x 3-6 4-j e-7
6ue	0-h 3o
7ly	0d 3-c
7ng	0-o 46 8v e-5
7yền	0-m 4e ea
6ách	0-f 4m
6ên	0-9 15 b-b ci
6ình	0g 1-f 2e e-9
6í	0i 4-9
6ường	0-g 3-d 4d 86 ec
6ạm	26
6ị	0g 2-8
6ở	0z 2-7 4-5 8-7 e-6
5uân	2-7 4c
6ổi	0-p d5 ez
5wo	07
5y	05 17
6pe	0a 1-6
5ài	0c
5ác	0-h 3d 4-8 eh
5ình	08
5ín	06 2-5
7h	09 15 2-a 39 4-5
5ăng	0-f eh
5ư	0-h 2e 49
6ơng	09
5ại	1f 2-9
6o	0e 1-f 2b 3-5
5ế	0l 1-o 8b
5ỉnh	0-a ee
5ối	ef
6t	06 1-j 2-6 49 8a dc e-9
5ổ	0-7 4a
5ừ	0-12 2-h bl c-5 du en
6ng	06
5ự	0-8 15 4e
4ui	25
5ltracold	0-6 28
5nderstanding	0f 2-8
6ique	07
7versity	0-c 8f
5p	0-5 18
5se	0-l 1t 2-d 48
7ful	05
7r	28
6ing	0-o 116 2-d
5x	0-9 1d
4value	0-12 1p 3g
9s	05 3-5
6riety	05
8ous	06 1-5
5erbal	0-g 39 4b
7sion	0f 2-e
7y	05
6ssels	1-d 2g
5i	27
6a	0a 1-7
6ew	0-b 2d
6sual	28
6ên	0k 2-5
6ết	0e 2-a
6ệc	0-12 2d 3-i 4d dr ea
5oltage	0k 2-i
5à	0-23 1i 2b 31w 4-c d-8
5ăn	2i e-9
5ấn	47
5ẽ	0-m 2q
5ề	1f 2-7 55
5ị	09
5ới	0o 3-i
5ụ	07 2-9 48
5ực	0-q 17 2o
4we	0j 1-5
6alth	05
6b	0-10 1-j 21o
6ll	0i 2-5 4-6
5hat	45
6en	08
7re	06
6ich	0h 4-8
7le	0w 2-7 3-8 4-b
8st	05
6o	0g 4-8
5ide	0-a 16 28
8r	0-c 1f
6ll	0w 1-a 2-5 3-7
6ne	26
6reless	0p 2-g
6th	0-b 1-b 2-s 3l 4q bc d7
8in	0-v 112
8out	09
5ord	15
7k	0d 1-6 2-7 3-d 4l
8flow	0-n 2o
8ing	0-8 1-b 3e 4g
6uld	0a 2-6
5rite	5c
8ten	0-a 38
4xoay	0e e-c
5uất	0-b 1-9 2n
5ây	0-5 26
5ếp	06 2b e-f
5ử	2-5 46
4year	77
8s	0d 2-9 cf
5ou	0-j 1-o 3x 4-a 7-9 d16
7r	0b 1-6 2-h 3-9 4v
8self	45
5êu	0e 2-c 4b e-5
4áp	1b 2-d 4d
4ít	2-5 cg
4ý	45
4đam	46
5i	0-6 2-7 eh
6ện	0-5 1-5 2f
5àm	45
5áo	1b 3-5
6p	09
5óng	0-5 27
5ược	0g 2-5 3-6 4c e-a
5ại	0-n 811
5ẳng	0-6 7j
5ến	0-d 1a eb
5ể	0g 4-7
5ịnh	4e
5ọc	0d 1-l 2j 4-7
5ối	3-5 e7
5ồ	0-9 1-d 2o
6ng	0f 4-b
5ổi	07
5ộ	0i 45 d-e
6c	47
6ng	0a 2-8 35
5ức	0-5 48
4ưa	4-e ek
5u	0c 2-7 e7
4ở	05
4ứng	0n 4-5 e-9
22=0	01a 2-c 3-7 4-c 8-7 b-6 d-n eu
422h00	07 e-6
43+	0-a cg
4^	0t 16 2-h 31f 4-a 5-8 6i 8-11 9h a-7 bl c-17 e-j
4a	0-i 1-f 2-8 35 7p 8z ab c-5 d-6 e-e
5bility	0-w 17 317 4-c
6le	0o 3-f
6out	1-5 4b
7ve	0-b 7i
5cademic	0a 2-a 36
6cording	0-5 1-a 2g
8unt	0g 2-c
7urate	18 2-5
6hieve	0e 4-6
6oustics	0e 2-a
6ross	0l 1-e
6t	0-e 4g
7ing	0-g 4h
8vities	0-5 17
5dministrator	06 1-6
6vance	09 1-9
bd	2-5 4c
9tage	07
7ice	05
5fraid	0-6 49
5gile	06 1-f 2-f eu
5lgorithm	1a 2-8
ds	0-8 2d
6l	0l 2-7
6ongside	09
6ready	0-b 1h
6so	09
6ternative	0-6 27
6ways	47
5m	07
6azon	09 2-6
6bitious	0-6 3a
5n	0-v 1-8 31d 48 8-6
6alysis	1k 2-i
ats	0-v 119 3-a
9tical	2-d 49
cs	0-7 2d
6d	0c 1-d 2i 31k 4-16 5c 78 8-9 ai b-5 d-e e-w
7roid	0-g 2f
6gular	0-18 11b
6h	0f 3-6 4-9 5q e-8
6tibody	0-d 1t 2-e
5pache	0a 2-7
6i	16 2-5
7s	06
6plicants	0-n 2o
btion	0e 5-8
fs	05
7roach	1d 4-8
9priate	0a 4-7
7s	0-b 1e
5rchitecture	1a 2-7
6e	0-8 1-c 2-9 37 4-9 c5 dm e9
7a	0-d 16 29
6ound	0-6 17 2-5 46
6ticulate	3k 4-e
5s	0-m 1-o 2-5 3d 415 89
6pects	0n 1-j
6set	05
7ist	07 1-5
7urance	0k 2-e
5t	0-8 2-9 3-8 8k dd
6tention	0-8 4e
7itude	37 4-5
5udio	0-5 17 2-i 3j
6tomate	05
cd	06
bion	0-e 1p 2-a
5ws	05 1-7
5zure	1d 2-a
4b	09 3-8
52b	1e 2-b
5achelor	0k 8-d
7kend	0-i 2k
8ground	0-i 1g 8b
6sed	1-a 3a
7ic	0-b 1-6 2j
5e	0i 2-8 3-c 47
6am	08 2-7
6haviour	25
6ing	0b 4-6
6lieve	06
6nefit	06
6st	08 2-5
6tting	1-5 37
7ween	0-e 2i
5ids	1-9 2e
6g	0e 4-7
6ết	0d 1-e 2-9 47 69
5ody	0-m dn
6ot	0-e 1h
6th	09 1-7
6x	0-6 48
5ridge	05
as	0-a 1d
7ghtlane	0b 1-6
7ng	36
5s	8e
5uild	4a
9ing	0-g 1-7 2c 4g
6siness	01c 1e 2-10 4-l
6t	0a
5y	0o 1-9 2-f 3-a 4f
5ày	0-6 2a
5án	0-b 3l
6o	26
5ó	0-6 4c
5ạn	0d e-5
5ản	0-p 19 2k
6o	0-b 1l 2-7
5ằng	0o 2-7 6-e 85
5ị	0-a 27 46
5ộ	06
4c	0e 2-a
5#	0f 2-b
5a	012 d7 e-15
6ble	0-5 28
6lculations	0k 1-a 2-a
6n	0i 2-8
7didate	07
ds	0-6 1-6 be
6o	08 1-5 2-6 4-c 7h e9
6pable	0-h 3h
6ses	05
5ell	0c 2-a
8ular	0-c 1g
5hallenge	0-o 2p
cing	06
7nge	0a 2-8
as	0-5 1a
8nels	09 1-8
7racterised	0-g 3j
ezation	0c 2-7
8ts	0-a 2c
6u	1b 3-5
7yên	0p 1-j
6ính	0f
6ăm	0-d 4b
6ấp	0-g dj
6ịu	3-5 4f
6ủ	4-7 ea
6ức	3-c 4i
5i	07
5lean	0-g 2o 3-5
8rly	07 4-5
6ient	25
as	0-b 1-5 4m
6osely	0b 1-9
7ud	0i 1-c
5o	1-9 4d
6ach	0-d 4d
6de	0-l 15 2e 46
6llaborate	0y 1-g 3-d
eive	07 4-7
hly	46
6mbined	05
7fortable	0-i 3s 4-6
7mercial	0n 1-a 4-7
8issioning	07
9tted	0-j 3j
8unicate	48
eing	0-i 4l
fon	0h 1-5 4-9
7pany	0a 1-5
8etent	0f 1-8
8leted	78
ax	1i 2-b 4-7
8rehensive	06
8utational	0a 2-8
aer	7-8 88
6ncrete	0-i 2l
7densed	09 2-5
7sent	05
8truction	0-a 1b
8ulting	2-8 3c
7tainer	0-a 2c
8ent	0-g 2l
8inuous	0b 1-g 2-9 4i
ely	0-6 49
8ractual	06 2-5
9ibute	0e 1-7
9ol	15
bling	0-5 28
6operation	0-i 4l
7rdinates	0-n 2p
dion	0-7 1b
6re	0j 2-c
7related	0-6 28
7vita	06
5reate	0-r 1t 2-c 3e
9ion	25
ave	2f 4-9
6oss	0-6 2-d 4m
5ulture	0l 1-5 2-8 4-6
6rious	07
6stomer	0-h 2-5 3j 47
cs	0b 1-6
5ycle	0-1a 11b
5ác	07 1-r 3-5 4c d-7 eo
7h	46
6o	0-b 29
5ó	0q 1-k 2i 3-o 47 c-7 e7
5ông	0-p 1x 2-b 7-9 dd e6
5ấp	0a 4-6 88
5ần	16
6u	0-z 1k 2-5 4p
5ẩn	0-8 3k 4-6
5ủa	0-a 4g
5ửa	08 2-6
4d	06
5aily	05
7ry	1d 2-9
6nish	57
6shboards	09 1-9
6ta	1f 2-5
8bases	0-6 1f 2-6
7e	08 e-5
6ys	0-l 3-5 et
5eadlines	08
7l	0-6 3d
6canters	0-h 1d 25
7entralized	0h 2-d
7isions	3-6 4a
6dicated	0b 4-5
6fine	18
6gree	0-6 1-e 2-5 7a 8a ah
6liver	0d
by	1-5 25
6monstrated	0-a 2e
6partment	0g 1-f
7loyment	0x 1-n 2-9
7th	16
6sign	0-j 1-7 3-5 47 bp
aers	0-b 4c
aing	0g 1-b
8re	0-j 4n
6tail	3a 4-a
6velop	0f 1-5 2-8
bed	0-5 25
cr	0-8 1d
ds	0-c 4c
bing	1-g 2k
bment	01e 1-l 2-i 4-5
7ops	0a
5igital	0-9 2c
6rectionality	0-b 2d
aly	0-5 49
6splay	29
7tributed	0-5 27
5na	0-j 2j
5o	0b
6anh	0-8 2g
6cument	1-8 29
cation	0a
6main	25
7estic	0-8 d-8 ei
6ne	0-e 1e
5rive	0-5 1i 4-d
9n	0m 1-5 3-8 4-7
5urable	0-8 29
7ing	09 1-6
6y	0-6
5ynamic	05
bs	0o 2-f
5ài	0e 4-8 e-5
5ược	2-8 77
5ẫn	27
5ịch	49
5ụng	1-6 2h
5ự	0g 2-7
6ng	0-8 27
4e	08 1-5
5.g	17
5arly	0e 1-c
5ducation	0e 1-c 2-8 b9
dal	2-7 8b
5eg	0-a 1b
5ffective	0-q 3n 47
dly	08 4-7
7icient	0-8 29
5ither	77
5lectrical	0t 1-d 2-f
aonic	07
7ments	05
5mbedded	06
6phasis	0-k 1k
5nable	06
as	0h 2-g
6d	0-9 1-9 2n
6ergetic	0-b 3m 4-9
9y	09 4-7
6gine	0-d 1e
aer	09
cing	8b
cs	0-1c 21j
7lish	0p 2-5 4-f
6joy	0-9 4b
9s	0-e 4f
6sure	06
9ing	06
6terprise	08 1-7
7ire	0-6 27
6vironment	05
5quipment	0a 2-5
8valent	0-e 2g
5specially	07 4-5
6tablish	0-r 2o 45
5uropean	26
5valuation	0-u 19 2o
6olve	0-f 4g
5xceed	07 4-5
8llence	0-7 49
ct	0-e 2e 3-g 4n
7ited	0-9 3a
9ing	06
6isting	0-a 2c
6panding	05
7ect	0-19 dt eh
aed	0-m eu
8rience	0b 1x 3-l 4-c 7-7 87
ed	17
es	0-o 1r
aments	0-6 17
9tise	05
as	08 1-7
7ression	0-7 1g 2-7
6tradosed	0-7 1e 2-7
5ye	0-m 1o
4fabrication	08
6ctory	0-m 1r 2-5
6st	0-9 3b
5eed	0-7 1k 2-c
5ield	0-9 1b ba
9s	26
6nance	0-9 7f
aial	0g
7d	45
6rst	09
5lexible	4-9 dl
6uency	0-6 5b
9t	5a
5ocus	0-m 1k 2-5 4a
9ed	0-d 3j
6llowing	0b 1b 2-k
6r	0c 1-1m 2j 3t 4g e-8
7ward	07
5rameworks	1b 2-a
6om	0-d 1c 4c
5ull	0-a de
8y	06 2-5
6nctional	0-6 28
cs	1-k 2k
7ded	0-h 1i
6rniture	0-f 2h
7ther	0-e 1f
4gaining	0-i 4j
5eneral	0-g 2k
ation	0-b 2c
6tting	0-b 4c
5ian	0-5 ea
7o	010 4-l e-6
6ving	07 3-5
6ám	2b
6ải	09 18 3-5 4-7
6ọng	0-5 4-9 eh
6ới	07
5lobal	0j 1-9 2-7
6ycoengineering	0-9 2c
5o	0-8 19 2-6 45
6als	37
6od	2p 4-e
7gle	0-t 1l 28
5reat	0-d 3b 48
7en	07 4-6
6oup	19
7w	0-h 4j
8n	08 2-7
8th	0-5 17
5ắn	49
4halden	0c 1-5 2-6
6ndle	0-a 4d
8s	07
6rd	08 4-5
6s	0g 3-b
6ve	0-1b 1v 27 4-h 7g b-f cz d-5 e-6
7ing	05
5ead	1-b 2c
5igh	0-r 1-9 2g 4s
8ly	0g 35 4-g
6ring	0-e 1o 2-5
6ểu	0b 2-5
6ện	0-9 2-6 4i
7u	0-7 3d
5old	0-8 7c
6w	1-7 2e 4-5
6à	0g 4-b
7n	05
6á	1-5 47
6ạch	0-5 18 2g 4-f
7t	2-5 e5
6ặc	0d 1-7 2-a 3-7 65 8b
5tml5	0-n 1o
5uấn	0-a 2a 35
6ống	08
5àng	0-7 3-8 47 ci
5ình	4-e el
5ướng	25
5ọc	1-5 3c 4-b 8a
5ỏi	05 3-7 46
5ợp	e5
4ideal	0-5 17
9ly	06
8s	08
7ntification	1-7 29
5f	37 7-5
5maging	0-9 1a
6pact	0-d 1-5 2j
7lement	0c 1-7
dation	0-c 1k
7ortance	0-f 1h
7rove	0-h 1k
bments	08
5n	0i 2l 3-19 8-7 au d-5 e8
6clude	0-8 ed
bs	0-g 1r 2-b
aing	0-e 1a 2b
7ome	05 2-5
6dependent	0-j 3q
fly	0-h 3e 47
7ividuals	06
7ustry	0-c 115 2-p
6fluence	0r 1-h 2-5
7ormation	07 1-j 2e
7rastructure	0-7 2g
6novation	0d 4-7
cve	0e
6struments	0-d 1i
6tegrate	0-a 1h 2-5
cion	0c 2-7
8lligent	0-8 4a
8ract	46
cing	0-e 4f
don	09 2-5
9changes	27
9est	18 2-5
ced	0d 3-a
9face	16
ds	1-6 27
9nal	06
btional	0w 2-c 4-8 e-5
7o	0-d 1-c 2z 3-5
6volve	0-d 2f
5os	0a 2-7
5s	0-s 1h 2-9 4t
6sues	0-5 29
4java	0b 1i 2-m
8script	0g 1d 2-n
5ob	0a 1-6
6ining	0d 1-d
4kafka	07 1-5
6nban	0-5 16
5hai	0-7 2c
6iếu	0-7 2b
6oẻ	dh e-9
6ách	0y 2-9 4-f
6ó	0-d 45 de
6ông	4-6 ej
6ả	0-5 3g 4-d d6
6ẩu	0-6 27
6ối	0-e 2g
5inh	1e 4-d 88 bi c-8 e-5
6ến	06 1-8 2-6 8d
6ểm	1-c 2f
5now	0-f 1d 26
8ledge	0-8 1x 2-f
5ubernetes	09 2-5
5ế	0f 1j 2-a 3-6 4-d
6t	0-7 4g
5ỹ	16 3-5 4b
4lab	2-6 47
7oratory	1-9 79 8-a bg
7s	07 2-5
6ke	0-l 1d 2a
6nguage	07 5-6
cs	1e 2-8
6rge	05 1-7 45
5ead	06 1-e 2d
8ership	09
8ing	0-t 26 3s 4-5
7rn	0l 2-5 4-c
9ing	0i 1-8 3-6
7st	0-8 ed
6d	0-9 2e
6vel	0-l 1c 26 48
9s	0-5 3a
5ifecycle	0j 1-5 2-8
6ke	1d 2-5
6nes	05
7ux	0i 2-g
6ên	da
5ondon	05
7g	06
6ts	09
6ve	0-a 48
6w	05
5uyện	0-7 28
6ật	0t 2-p
5à	0f 2-9
6m	0-v 1-5 3-9 48 db e11
5âu	0k 4-d e-5
5ên	0-5 18 4-b ek
5òng	0-7 4d
5ý	0-q 1-8 2a 4c eb
5ĩnh	0-t 1b 2n
5ập	0a 1-a 2n 37 4-p
5ẻ	0a 1-8
5ực	01a 25 3-g 4-r
4machine	1a 2-a
6inframe	0-t 1j 2c
8tain	06
cing	0-j 17 2e
9enance	0-d 1m 2-7
6ke	0-7 3d
6nage	08
ament	08 1-7 2-6 3a
ar	0-7 1h 3-8
bs	0d 1-c
7y	05 26 4-7
6rket	07
aing	1-f 2f
as	07 3-6
6ster	0k 8-8
a's	0c
6tches	1i 3-d
7erials	0a
7ter	0-g 19 47
as	0-f 18 49
6y	0-5 1k d-6
5easurement	0-b 2e
6chanical	0b 2-9
6dical	0-c 8h
8um	09 2-9
6et	0b 1-5
6mbers	0-8 2b
6thods	07
7ro	0-k 1f 26
5icrosoft	0i 1-7 2-8
6ndset	3j 4-d
7imum	0-b be
5obile	09 1-8
6delling	0-l 1f 27
8rn	0-h 1-a 2v
6lecular	0-6 1-7 2g
6ng	0-9 4a
7itoring	1-i 2n
6re	1-u 25 4-5 6o b-7 ci
8over	0c 7-8
6st	06
6tivated	07 1-a
bion	0-8 3-a 4i
6ve	07 4-6
5s	0-5 1-5 2d
6c	0e 1-f 77
5uch	0-e eg
6ltiple	1-9 2h 4-5
6sic	09 2-7
7t	06
6ốn	0-9 4b
5vc	0-8 1f 2-7
5ysql	0-c 1h
5áy	0-5 1n 2-e
5ê	0-p 2-7 411
5ôi	0-c 3-d 4d ec
5ại	26
5ềm	0-b 2c
5ỉ	0-8 4a
5ột	0e 2-8
5ỹ	09
4nam	3-6 dn
6tive	1-8 2c
5eed	0l 1-g
8s	1h 2-5 3-7
6t	1a 2-7
7work	27
bing	2-6 38
bs	07 3-7
6uroscience	05
6w	0l 1-5 2-9 4-a
6xt	0a 1-6
5ghe	0c e-5
7iệm	0l 1-c 2a 4-9 b-d cg
9p	05 2-8 8o
7ệ	3d 4-7
6oại	0-a 1-a 4-e 5p 85 ek
6ành	0d 1-8 45 8-5
7y	e6
6ân	0-c 28
6ười	e5
6ại	e5
6ữ	66
5hanh	3f 4-d
6iệm	0j 4-c
8t	0e 4-c
6à	0-m 1g 2-a bl
6ân	0c 4-7
6ìn	0-e d-5 ek
6óm	2-8 35
6ư	0k 2-6 4-d
6ất	0-9 cj
6ận	2-8 4-5 eg
7p	05 16 2-6
7t	0-a ea
6ẹn	0-d 3c 47
5o	46
6de	0y 1-w
6n	19
6rdic	1-6 29
6sql	1a 2-7
6t	47
5utrition	0-y 210
5ói	0o 4-9
5ăm	0-6 2-8 cr
6ng	0-i 1-f 2n 3-6 4n
5ội	0d 2-6
5ợ	09
5ữ	06 4-6 d-7 ed
4objective	08 1f 2-j
5ccasional	0-e ei
5f	0-d 1-v 21x 3-d c8 d-6
6fshore	0i 1-6 2-c
6ten	0a
5n	09 1-16 213 4-b 7g
6e	0f 1-b 2-5 c7
7s	0d 3-c
6line	0-6 57
5op	08 2-5
5pen	0-r 3-9 415
7rating	0-b 25 4c
bon	07 2-6
6tions	07 1-7
5r	0-w 1-m 21a 3-o 5n 7-8 8b 9e a-9 e5
6acle	0x 1-t
6ganisation	05
azational	07
6iented	16
5strava	07 1-6
5ther	0-i 1-c 2r 49
9s	07 4-5
5ur	1p 3-5 4-8
6t	1-5
7side	0b 4-6
5wn	05
7ers	0c 1-a
ahip	0-8 3-8 4i
4p	0a 2-9
5aced	0a 1-6
6rt	0-j 4e df
8icipating	0g 1-f
aular	0-n 1s 2-5
8ner	49
bs	0l 1-7 2-7 4-5
chips	05
8y	05
6ssion	0-9 17 2-6 45
bate	0-b 4i
6tterns	0-f 2g
5eople	0-r 28 3q 4-5
6rform	0-e 2i
bance	0y 1-6 2-m
7sistent	0b 1-9
8on	05
aal	07
5hage	05 1d 2-g
7ses	0-d 2h
6d	0-f 8h
6p	06
6án	26
6òng	0f 1l 2-n e-5
6ương	0-6 16
6ần	0-c 2i
6ẩm	07 2-6
6ục	0h 2-7 4-6
5icture	0-c 4c
6pelines	0a 1-8
5lanning	0i 2-g
7tform	0d 1-5
7yer	05
6us	0h 4-d
5osition	0-7 1f
ave	0g 3-9
7sess	0-a 1k 4-5
8ibilities	17
7ted	09 e-6
6wer	0z 1-c 2-j
5ractical	0-m 2n
be	0c 1-a
7gmatic	05
6edictive	0a 2-9
7fer	0-g 4g
aably	2-7 7b
6ivate	0d 1-h 26
6oblem	0i 1s 3-7 4-z
bs	08 3e 4-h
7cess	2-5
bes	0-h 17 2f
bing	17 2-9
7duct	0k 1-6 4-5
bion	0d 1-7
bs	0-l 1h 27
7fessional	38
bor	09 1-8
8iciency	16
dt	0-a 1b
7gramming	19
7ject	1-5 3f
bs	0-a 1-7 2i 37 4-7
7mote	0a 3-6
7posals	07
7tein	0o 2-j
7ven	0g 1j 2-7 3-j 4-7
8ide	09
aing	0-6 1f
5ublic	1-c 2f
aation	0-c 2e
6t	0-d 4e
5ython	0-f 1-9 2t
4qa	0a 1-9
5t	17
5ualifications	0-b 1c
9ty	0o 1l 2-13
7n	08 4-6
8tum	26
6ickly	0-f 4g
6y	0-f 1-8 2b 4h
7ết	0-7 26
6ả	0-6 4b
7n	0b 2k 3-7 4-d
6ận	07
6ốc	0f 1-a
4r	0h 2-c
5anging	0-p 1q
5eact	05 2-5
9js	0g 1-d
7dy	0-a ec
6ceiving	0-b 4d
7ord	0-h 1m
6dux	0-c 1d
6ference	05
7lect	0-a 1d
6gularly	05
6lated	0h 1-6 2-7
9ion	49
cship	07 4-5
gs	0d 4-8
7evant	0-5 2-6 7-a 8q
7iability	0-i 1j
6motely	0-9 db
6quire	df e-8
bd	05
bments	0-8 3e 4-6
bs	0-h 4l
6search	1n 2-d
7ource	19 2-5
7ponsibilities	4a
hy	0g 3-a
dle	06
6tail	0-5 1b 2-5
5isk	07
5ole	0g 1-6
5un	0d 1-b
5àng	0-b 4-9 en
5õ	0-5 3-6 ek
4s	0-f 7d ae
5ales	1f 2-7
5calable	1-8 2c
7ndinavian	0-6 29
6ene	0-f 3g
6heme	05
6ience	08 2-9 86
6rum	08 1-z dv
5earch	08 2-7
6curity	1-m 2w 4-7
6eking	0-13 2g 3p
6gment	05
6lf	0j 1-a 4-5
6miconductor	0-b 1i 2-5
6nior	0-6 1b
6parators	0-7 1g 2-8
6rver	0-6 2a
8ice	0-j 1e 2e 4-6
bs	08 2-8
6t	0-h 17 2e
6veral	2-6 4b
5hape	08 1-7
7ring	0-j 4n
6ort	48
7uld	5-6 di
7wing	0-j 3k
5ide	0c 2-a
6milar	06
6nh	2-5 e5
6te	07 1-6
5kill	0-6 3a
9s	0c 2-7 3-5 4-a 8a
5mart	08
5o	0-t du
6ftware	01j 1-k 2-l 4-6
6lid	0-9 4-7 8i
7utions	07 1-5 2-5 47
7ve	0-c 28 48
8ing	37
6me	08
6und	0-5 2a
7rce	07 1-5
5pace	0b 1-a
6eak	07
7ed	07 1d 2-f
6irit	06 3-5
6orts	0-a 2f
6ring	0-b 1f
9t	0g 1-e
5tack	19 2-a
7ff	07
7ge	0l 1-h
7keholders	2-8 4e
7yed	0-6 28
6orage	0-5 2a
6rategic	0-g 2n 4-5
ces	0-g 2i
by	0-6 1-9 2h
7eams	0-c 1k 2-7
8ngths	05
7ive	0-9 4c
7ong	0-l 1f 3-5 4f
aly	0-5 27
7uctural	0-f 1-b 9r
6udies	0c 2-b
5ubject	0-g 1i
7stations	05
6ch	15
6perconductor	07 2-5
7ply	0-k 2m
8ort	0c 1-7
5w	1-9 2j
5ystem	1-8 2c
as	0-j 1j
5àng	0-8 eg
5áng	0c
6t	2c 4-5
5ản	0-d 19 26
5ắp	06 2b e-f
5ẵn	0-8 dk
5ẽ	06
5ố	26
5ức	0-c ej
5ử	0-a 1o 2-8
5ự	0-7 e9
4take	0-10 1-5 3-7 4v dm
7ing	0-f 3m
6lented	0-o 1u 2-5
6sks	06
5dd	0-a 3e
5eaching	0-j 1p 2-5
7m	01c 2-7 3-r 4-b
8s	0g 1-5 2-7 4-6
6chnical	1-8 2-9 ao
dly	0-g 3i
bian	1-9 2-6 79 87
aques	0-5 1c 2-6
9ologies	08 1d 2-c
est	0-5 ca
dy	27
6lstro	0-d 1a 2c
6nders	06
6st	0e 1-8
8ing	0-p 1f 2h
5han	07
7t	0c 1i 2-d 3-6 4-7
6e	0t 1-d 214 3-6 4-a 8-7 d-8 e-b
7ir	06
7m	09
7o	0-c 2m e-b
8retical	05
7se	09
6ings	0-6 4b
8k	0-d 3-5 4j
7rd	0-d 2f
7s	0j 2-5
7ết	0-7 2c
7ểu	0-f ck
6ought	07
8sands	05
6rough	0-19 11a 3b 4-7
bout	0-5 15
6u	0-7 19
7yết	0z 35 4-z
7ật	2-6 49
6ành	1h 2-h e6
6ái	45
7ng	0-6 cf
6ích	0-d 2-a 4t
6ông	1e 2-5
6ương	87
6ất	18
6ần	0-9 4f
6ận	0-b 4h
6ể	0-j 2-5 eu
6ời	d-9 ef
6ủ	0-6 37
6ứ	15 e5
7c	17 2-7 45
6ực	0g 1-9 2-d 3-5 4h
5ime	0-9 1-7 d-5 eq
6n	0-c 2i
7h	0-5 46
6ên	0-r 1-7 2d 8g e9
7u	06
6ến	0-7 3i 4-8
8g	0t 3-9 d-5
7p	0q 1-5 35 4-9 5-n 65 e9
5o	0-7 1-s 215 3-f 4n 5-d dc ea
6ols	0-5 1-6 2d
6p	0-g 2j
7ological	0-f 2h
6wards	0-i 1d 26
6án	06
5rack	06
9ing	0i 2-e
7ining	05
7ng	29
8sform	05
9late	0-5 29
9parent	0-g 4h
7vel	013 4-8 e-o
6ends	0-5 2b
6imming	1-7 28
7ển	0-6 2a
6ong	01d 1-j 28 4-k e-8
6ue	0-h 4k
7ly	09 4-9
7ng	3b 4-h 7a
7yền	05
6ách	014 4-s
6ình	27 36 47 e-8
6í	0-6 3p 4-d
6ường	85 e-6
6ạm	0-5 28
6ị	0g 2-8
6ở	06 3-b dl
6ợ	05
5uân	05
6ổi	0-i d8 eu
5wo	78
5y	0c 4-5
6pe	09
5ài	0h 1-9
5ác	0-a 4c
5ình	3k 4-h
5ích	27
6nh	49
5ăng	0d e-d
5ư	1-8 29 46
5ại	2a
6o	07 4-5
5ế	0k 2-m 8a
5ỉ	0-7 3a
5ối	0-e bs d-7 e5
6t	0-z 1-f 2-l 3-c 4e 65 71m 85 e7
5ổ	0-6 37
5ừ	0-w 1-5 2-c 4-6 cc d-6 e1q
6ng	07
5ự	0-a 3j 4-5
4ui	0-5 1b
5ltracold	0-h 2j
5nder	06 4-5
9stand	06
eing	0-d 1p 2-7
5p	0e 15 2-h
5s	0-d 3h
6e	2-7 49
7r	05
7s	08 2-5
6ing	0c 2-6
5x	2-9 3e
4value	0-b 3a 46
9s	05 4-5
6riety	0c 1-7
8ous	1-8 27
5erbal	0-g 4n
7sion	0g 1-8 2-7
7y	0-b 1h
6ssels	0-b 1-6 2h
5i	06
6a	05
7ducts	05
6ên	0k
6ết	0a 2-a
6ệc	0-x 2p 46 d-b ei
5oltage	0-g 1n 2-6
5à	0-1b 1-i 2a 41t 65
5ăn	014 1-5 2-m e-8
5ấn	39
5ẽ	0-l 2r
5ề	0b 66
5ị	1a
5ới	0p 3-6 4-d
5ụ	0-c 19 49
5ững	0-6 1a
5ực	0-h 1-e 2z
4way	0j 1-d
5e	0b 1d 2-5 3-b
6b	0h 1-7 2-5
6ll	0-f 15 2-6 3q 4-7
5hat	46
6ere	06
6ich	0i 4-7
7le	0-b 1i 2-6 3c 4-b
6o	0-f 3t 4-9
5ide	0-c 2j
8r	0-d 2f
6ll	0f 1-f 2-8 37 4-6 dd
6nd	0-5 1p 2-j
7e	05
6reless	0f 2-d
6th	0-h 1a 29 48 7-5 c9 e6
8in	0-j 1-f 214
8out	09 4-7
5ork	0-r 16 2-6 3-5 4x
8ing	0-x 1f 36 4j
6uld	0b 2-5
5ritten	4d
4xuất	0-a 2c
5ây	0-6 27
5ếp	0-d 2c 45
5ử	0-5 4c
4year	87
8s	0-t 2-7 37 cz
5ou	0-l 2-c 4a 5b 7-5 bc d5 ea
7r	1-7 49
8self	45
5êu	2-c 4p
4áp	017 4-z
4ít	0-c 1-5 55 b9 ce
4óc	45
4ý	0b 46
4đam	0-n 1-6 3-5 413
5i	0-7 2-6 eh
6ện	0e 1e 2-n
5àm	06 17 4-6
6o	05 1-f 2c
5ánh	25
6o	2b 4-6
6p	09
5óng	27
5ược	4j e-b
5ại	0n 8-a
6o	46
5ẳng	0-a 8p
5ến	0-e 27 d8
5ể	0d 4-7
5ịnh	4c e-6
5ối	4-5 e6
5ồ	0-7 1a
6ng	0c 4-5
5ổi	0h 3-9
5ộ	06
6c	1i 3-f 4-5
6ng	2-7 47
4ưa	0-g d10 e-h
5u	0-18 1g 2-7 7k dd e7
4ở	05
4ứng	0n 4-6 e-8
13=0 0	0o e-e
5days	0-a ec
5lần	07
6ợi	05
5ngày	e5
6ăm	0j 2-6 c7 e-5
5tháng	0-7 cd
5years	0f c-c
5đến	0-8 eb
33+ years	0-a cg
3^ 0	08 1c c-f
5^	0s 1l 2-s 3i 4-q 6-c 7i 8-j 99 a-9 bj c-i dw e-v
5a	0g 1-5 3-a
6nd	0f
8roid	0-h 1-b 2u
7h	6d
6s	06
6zure	26
5besides	06 1-6
6ring	0e 3-b
6s	7-5 8f
6uild	0-g 1-5 2l
6ằng	0-l 1h 77
5ca	0-7 d-5 ed
6hịu	0-9 4d
6loud	0-d 1f
6ollaborate	05
6ó	0-e 1c 312 4-p
6ông	0e 2-a
5demonstrated	06
7sign	07 1-5
7velop	06 1-5
6ynamics	0-7 28
5engineering	0-r 2h 8b
6xperience	0b
5flexible	0-h 3k
6ull	0j 1-a 2-8
5giao	0-k 4o
7ọng	4-a eg
5have	0-6 bh
6igh	0-p 3s
5in	0f 1-d
7frastructure	0-6 27
5java	1o 2-h
9script	08 1-6
5kafka	0-c 2f
6hả	47
6nowledge	09
6ỹ	05 2-9 4e
5là	db
7m	0-9 1m 26 4-c
5nam	011 1-5 8-5 d5 e-i
6et	1-b 2i
6goại	4-c ef
6hanh	47
6ăng	0-b 4m
5or	77
5passionate	45
6roven	06 3-5
5r	07 1-6
6eactjs	07 1-5
5senior	0-e 1f
6olid	06 16 3-9
6trong	0i 3-7 4-5
6ử	09 2-6
5technical	0b 2-6
7sting	1f 2-c
6he	0j 1-e
7is	07
7ành	09 2-7
7ời	e5
6iếng	0-d 6s
6rung	45
6uổi	0-g da e9
6ài	27
6ối	06
7t	0g 8-6
6ừ	b9
5ui	27
6nderstanding	05
5we	06
6ork	0b 4-5
9ing	07
5you	0q 1-6 7-8
8r	0f 3-8
6êu	0b 2-9
5độ	0-c d-9 en
5ưu	0d e-6
3a big	0-g 3l
5collaborative	05
7mputer	0-7 89
7nsent	0-b 2g
8tent	06
5dsp	0a 2-8
5fast	45
6ull	0-6 27
5good	07
6reat	06
7owth	0i 4-c
5hands	0-l 4n
6ealthy	07
6igh	2-5 4b
9ly	06
5new	05
5passion	0-7 47
6hd	86
6lus	0-8 1m 3-d
6ositive	0-5
6roduct	0-b 2c
5relevant	0-k 7y
7search	0-8 4b
5senior	0-5 17
6imilar	0a
6olid	0-9 8h
6trong	0-g 1-5 29 39 45
5technical	0-6 2k 4-8
6rue	0-h 3o
6wo	06
4bility to	0-w 17 317 4-c
5le and	0i 3-g
8to	06
5out building	0-7 4b
9their	07 4-6
4ccording to	0-5 1-a 2g
7unt management	09 2-8
bsecurity	05
5hieve organizational	08
5ross the	0-8 29
5ting as	0-g 4h
4dministrator industry	06 1-6
4ll aspects	05
5ways strive	0-b 4c
4m hiểu	07
5azon web	09 2-6
5bitious and	0-8 3a
4n ability	06 4-5
7cademic	0-a 2f
7dvantage	05
7gile	06 1-5
6excellent	0-7 3h 4-8
8perienced	07 1-6
6innovative	0-b 4h
8terdisciplinary	0-g 2g
best	06
bnational	0e 2-6 4-6
6open	0-9 49
5alysis development	0-9 1p 2-e
9ts to	0-i 1r 3-9
5d a	0-5 39
8ct	0-5 4a
8n	06
9alytical	09 4-7
9imal	06 2-6
8re	0-k 3q
7be	0-d 3i
9st	0-i 2k
8uilding	2-7 48
9siness	08
7capabilities	05
8ell	0-g 2j
bular	05
8lient	25 3-b 4c
8ode	0-a 28 46
9mmissioning	07 2-6
bunicate	0l 4-k
hion	2-9 4b
aplex	0-f 2h
9nsulting	0a 2-9
atractual	0-6 29
8reate	07 1-5
7data	09 2-8
8elivery	15
9sign	28
9veloping	0f 2-9
8irect	0-h 4i
7encourage	05
9gineering	0e 2-7 4-5
9joy	0-a 49
8xternal	09 1-5
fly	06
7functional	28
7general	0-f 1m
8rowth	0-9 29
7have	0-g 1l
8igh	27
7impact	0-i 2j
alement	06
8n	1-9 4c
9stitutional	05
9ternational	09
8ts	09 2-7
7maintaining	05
8odern	1e 2-a
7non	07
9t	0-5 48
7or	0-e 3h
7practical	0-e 1f
9esentation	0p 4-m
9ivate	0-a 2d
9oblem	0-6 4c
aduct	0-b 4e
aject	0d 2-c
7reference	0-d 2f
9lease	0-i 2k
9quires	0-l 3n
7sales	07 2-6
8elf	0a
9rvice	0-g 2h
8kills	0-8 7c
8oftware	0-s 1-5 211
8trong	06
8upport	05
7take	0b 4-6
9lented	06
8echnical	0-7 2-7 4-a aq
9nders	05
8he	08 1-5
8o	0-6 3m 4-c
8ransform	05
7use	06
7verbal	0-7 39
7working	0-d 4f
8rite	0-7 5c
bten	0-f 38 46
7you	0-g 29 3e
5h giao	09 4-5
7nghe	06
7văn	0a
5tibody engineering	0-d 1t 2-e
4pplication data	0-h 2j
fin	08 5-8
es in	15
6roach with	0-f 1g
4rchitecture and	0-9 18
5e also	07 3-5
7comfortable	07
7passionate	0-6 4a
7ready	0-b ec
7you	0-z 3i dn
6a of	0-d 1g
5ound solving	0-5 47
4s a	1-t 2e 4l
6code	15
6laboratory	0-6 8b
6our	05
6part	0-h 4j
aner	47
6well	0h 2-5 4-6
5pects of	0n 1-j
5sist with	06
4t a	08
6every	06
6least	0-9 de
6our	09 1-5
6the	05
5tention to	0-9 4e
6itude and	0-5 38
4udio algorithms	0-8 1d
9engineering	0b 2-9
5tomated testing	06
aion and	0-l 1q 2-5
4zure cosmosdb	1c 2-9
9net	0a 1-8
3ba degree	05
5chelor s	0i 8-c
6kground as	0-5 8b
ein	0-d 1j
5sed on	1-5 3a
4e an	0c 3-9
6the	06 1-5
5ing part	08 4-6
5lieve in	05
5tting and	07
4ids and	1-9 2e
5g data	06
5ết tiếng	69
4s ba	8b
4uilding a	0-a 2j
dn	0-8 4c
ed	05
5siness analysis	0-7 1h 2-8
ed	07 2-6
cor	09 1-7
cpartner	07 2-5
droblems	0i 4-f
fduct	05
cto	05
5t not	05
4án hàng	0-d 3m
5o cáo	26
4ó lâu	0-6 4c
4ản vẽ	0-m 2q
4ằng tiếng	0m 6-e
3c# azure	0c 2-a
4a 0	09 e-6
6xoay	0e e-c
5ble stayed	0-5 28
5n rest	09 2-6
6didates with	0-7 1-6 be
5o trong	05
8ừ	ec
7đẳng	0-6 7j
5pable of	0-h 3h
4haracterised by	0-g 3j
dzation of	0c 2-7
5u đáo	1b 3-5
6yên ngành	0l 1-i 26
5ấp nhận	0-g dj
5ịu áp	0-5 46
8được	46
5ủ nhật	0-a eb
7động	0a 4-7
5ức và	3-e 4c
4i cd	09 2-6
4lients and	0-6 49
5osely with	0a 1-9
6ud technologies	05
4oach the	0-d 4d
5de in	0-c 1d
5llaborate and	0d 3-c
fwith	0k 1-g
dive teams	09 4-6
gly in	46
5mbined with	05
6fortable in	0-d 3g
6mercial and	1-8 2c
7issioning of	06
7unicate effectively	07 4-6
dion and	35
hskills	0b 4-6
6pany type	05
7lex engineering	0-b 2f
binterchanges	1l 2-i
bsoftware	07
7utational modelling	08 2-7
9er science	7-8 88
5ndensed matter	09 2-5
6sent system	05
6tinuous integration	0j 1-e
dly with	0-9 4a
7ribute to	0d 1-6
4reate commercial	0c 2-a
anew	0-c 1d
athe	0-k 1k
5oss functional	05 2-c 49
4ulture of	08
4ycle including	0-t 1t
4ác chuyên	05
7lĩnh	06
7phương	07
9ần	08
7quy	0-e 2c 46
7tỉnh	0-e ee
4ó khả	0u 3-8 4-i
7inh	0k 1-6 27 4-9
8ến	06
7ỹ	48
6thể	0-l 1-5 dk e9
7inh	06
7rách	0-7 4a
6ít	06
6ý	09
4ông nghệ	1b 2-a
8ty	05 17
9ác	0-f 3e 4-d ei
8việc	0-k 27 3-a 4h dg e-9
4ấp cao	0-6 8a
7trở	08
4ầu có	0-k 1m
8ông	0-e 4g
4ẩn thận	0-8 3k 4-6
4ủa khách	0-f 4i
4ửa hàng	07 2-5
3danish and	57
5ta and	1-l 2m
8driven	0-8 1-5 2e
8in	0-e 1f
7bases and	0-a 1b
6e posted	07
4efine and	06
5gree in	0-d 8i
aor	06
5monstrated technical	0-b 2f
5partment of	0g 1-f
5sign and	0-d 1-9 2c 4f
aof	0-7 29
apatterns	0-e 1h
9ers and	0-b 4c
9ing and	0b 1-9
7re to	0-k 4n
5velop and	05
aer industry	09 1-8
dtechnologies	0-n 1n
ament and	0t 1-q
flifecycle	09 2-5
fmaintenance	0c 2-9
fof	0-u 15 2p
4igital products	0-d 2e
5rectionality beam	0-b 2d
4omain driven	25
4rive the	0-l 1l
8n by	0d 3-a
adesign	09 2-5
cvelopment	08 2-6
4ynamics 0	0f 2-8
cdynamics	08 2-6
4ài với	0c 4-6 e-5
4ược hoặc	0-8 15 77
4ịch vụ	49
4ụng thành	08
3e commerce	08 1-5
4arly stage	0e 1-c
4ither a	77
4lements of	05
4mbedded software	05
5phasis on	0-k 1k
4nd to	0-8 1-6 2f
5ergetic and	0-7 39
8y and	08 4-6
5gineer a	07
bing or	0-9 8f
fphage	0-e 2h
bs and	0-7 1a
dmechanical	0-r 2r
4quipment and	09
4valuation of	1-8 2a
esystem	0-5 1i 2-d
4xcellent english	0h 3-f
6iting new	06
5perience and	0p 1-5 3-i
ein	0k 1-a
eof	0-o 1v 3-6
ewith	0-f 1y 2-5 3-7
forking	0b 1-5
dd in	0-9 19
9ments and	0-6 17
8tise across	09 1-9
din	0-9 1b
3fast and	0-6 3b 4-5
4eed evaluation	06 1k 2-q
4ield and	ba
9of	08 1-6
5nancial performance	07
5rst and	05
4luency in	0-6 5b
8t in	0-5 5a
4ocus on	0-11 1y 4b
8ed and	0-f 3j
5r a	0-r 1-j 31c
8n	0l 1-c 3-8
7big	0b 2-a
7international	06
7offshore	0-r 2s
7providing	06
7the	0g 1-b
6ward to	06
4rom a	0-m 1p
8the	1a
4ull stack	0-a 15 26
8time	0-c df
3gian làm	0-5 e8
6o tiếp	010 4-l e-6
5ám sát	2b
5ải quyết	25
5ọng nói	0-5 4-9 eh
5ới tính	07
4o to	2-5 45
5als and	37
5od mechanical	0-e 2f
4reen energy	07 4-6
5owth of	0-8 2a
4ắn bó	49
3halden group	0c 1-5 2-6
5ndle short	0-a 4d
7s on	07
5s a	07 3-6
8n	05
5ve a	1a 3-9 7b
9n	0-b 1-9 3j 77
8excellent	0-g 1e
aperience	19 3-6
8more	0-7 ce
8some	05
9trong	1a 2-5
4ead of	06 1-5
4igh level	0-f 27 4c
8medium	25
8quality	0c 2-8
8speed	0-i 2k
7ly motivated	0a 36 4-d
5ểu biết	05
8về	1c 2-5
5ệu quả	0-7 3d
4old a	0-8 7c
5w the	0-5 27
8o	1-5 2b
5à đồng	06 4-5
6n thành	05
5ạt động	07 2-5
5ặc có	0d 1-5 3-6
4tml5 and	0-n 1o
4uấn luyện	0-a 2a 35
4àng bán	08 2-7
8trong	0-c 1f
9ốt	0n 1-d 3-7
4ình ưa	4-8 ed
4ướng dẫn	25
4ọc chuyên	06
7hỏi	3d 4-8
3identification and	1-7 29
4f the	05
6you	38
4maging and	0-9 1a
5plementation and	0-c 1i
6rove supply	0-m 1m
4n a	0-j 1y 2-5 3-h 4b
7ll	0a
7n	0-9 1o 3-9
6being	0c 4-a
6computer	1-5 27
7ross	0-8 4e
6developing	07 2-5
dmental	0-e 2g
9ops	07 2-5
6english	07
6java	08 2-6
6music	0-d 2e
6offshore	0-7 2c
7ne	05
6power	28
6software	0f 2-c
7ports	0-5 2a
6testing	0d 17 2-k
7he	0d 1-s 25 eh
6your	06
5dependent and	0-n 3q
ely and	0-c 3h
6ividuals and	05
6ustry and	0-a 1e
cwide	0-e 18 28
5formation and	1-8 2a
fon	05 1-5
6rastructure architecture	05
js	0-e 2h
5novation and	09 4-5
bve and	07
5struments and	0-d 1i
5teract with	07
8est in	18 2-5
bed in	0c 3-a
8nal and	05
ational sales	06 2-5
htravel	0x e-s
6o a	05
8the	0-b 2h
4s a	0a
7n	0-8 1c
6passionate	0-6 47
6seeking	0-g 1g
6your	0-f 3i
3java and	0h 1-e
8spring	0-d 2e
7script frameworks	1b 2-5
ereact	0-c 1e
jjs	0e 1-b
3khiếu nại	0-7 2b
5oẻ tốt	0-7 dh e-6
5ách hàng	0w 2-9 4-e
5ó học	45
5ông yêu	05
5ả năng	0-5 3g 4-d d6
5ối kinh	0-e 2g
4inh doanh	0-b 1a 28
8nghiệm	1j 2-6 4-b bi c-8
8tế	06 1-e 8b
5ến thức	0d 2-5
5ểm tra	1-b 2e
4now how	27
7ledge and	0c 1-7
din	0c 1-b
dof	0-h 1z 2-a
dwithin	0-e 1h
4ế hoạch	09 1o 2-b 3-6 4-d
6toán	08 1-5
4ỹ năng	0-9 1b 4b
6thuật	07
3laboratory technician	1-8 79
jologist	8-9 bg
5rge collaborative	46
4ead role	0b 1-b
7ing and	0-r 3t
bthe	05 1-5
6rning and	0b 3-5
cmaterials	05
6st 0	0-9 ed
5vel of	0-u 1k 4d
4ifecycle as	06
5ke to	0-8 1b
5ên quan	da
4ots of	09
5w power	0-8 2b
4à 0	06
6một	0e 2-7
6người	0-5 e8
5m việc	0-c 2-c 3-8 46 dc el
4âu dài	0k 4-d e-5
4ên chuyên	18
4ý tình	0-6 4a
4ĩnh vực	0-r 17 2o
4ập kế	09 28 4-f
7và	0-6 2-5 38 45
4ẻ hoặc	0a 1-8
4ực cao	0o 3-h
8ông	011 4-y
3machine learning	1a 2-a
5intain strong	0f 1-b
8enance and	0-g 1o 2-6
5ke use	0-a 4b
5nagement and	3a
9r to	08 3-7
6y body	0-5 28
8stakeholders	07 4-5
5ster s	0l 8-f
9's degree	0c
5tches your	1i 3-d
5y require	0b d-6
4echanical engineering	06
5dical laboratory	0-d 8h
7um voltage	09 2-9
4icrosoft dynamics	08 1-6
5ndset and	0-9 3k 4-a
4odern programming	0-9 1-6 2h
5lecular biology	0-7 29
5ng muốn	0-9 4a
5re about	07
8modern	1-e 2i
8than	05 b-6 cb
7over the	0b 7-8
5tivated by	46
4sc or	77
4ysql redis	0-d 1h
4áy tính	1a 2-a
4ê kinh	2-6 4a
4ôi trường	0-c 3-d 4d ec
4ại quốc	27
3nam nữ	3-5 di e-9
4eed for	0k 1-f
7s and	05
5t c#	0-8 1a
7microsoft	06
6works and	07 3-7
4ghe nói	0c e-5
6iệm bán	25
alàm	19 2-9
aquản	0-7 2b
atrong	07 1-h 2d
avề	0-5 1a
8p cao	0-7 8c
atrung	0-d 8k
ađại	0-8 8d
5oại hình	4-d el
9ngữ	0-5 1-7 5p
9thương	86
5ành bán	0-9 2a
6y 0	e6
4hanh nhẹn	3g 4-c
5iệm trong	0c 4-8
7t tình	0e 4-c
5à máy	0-a 1i 2-5
5ân viên	0a 4-7
5ất 0	0-9 cj
5ập khẩu	17 2-5
4o matter	0-6 47
5n technical	05
5t afraid	0-7 48
4utrition of	0-e 2f
4ói rõ	0d 4-7
7đọc	06
4ăm kinh	0-b 2-5 cr
5ng giao	0c 4-6
aải	47
8làm	0-9 47 e6
9ập	0-9 4f
9ực	0-9 28
8nghe	05
8thuyết	45
9rình	26
9ư	2a 4-8
8đọc	08 1-k 2i 4-5
9ộng	37
4ội thất	08 2-5
4ữ tuổi	0-6 eb
6độ	0g e-a
3objective c	1j 2-e
4f 0	0-7 cb
6a	07 1-6 2-6 3-a 4h
7pplication	27
7udio	0-i 2j
6blockchain	05
7usiness	08 2-6
6cloud	1b 2-9
6engineers	0i 1-g
6high	07 2-5
7ow	0-a 2b
6industry	06
8ternational	0-i en
7t	0-7 28
6matter	1j 2-g
7usic	27
6new	0-9 4b
7on	06
6open	09
7ur	0-8 1f
6predictive	0-b 2d
6relevant	07
6software	0e 2-a
6test	25
7he	1j 2-h 46
6working	0-p 2a 3j
5fshore substations	09 1-5
cwind	09 2-7
4n a	0-7 1-5 7h
6bridge	05
6computational	0-g 2h
6quality	0a 4-6
6the	05
6work	05
5e or	0b 1-9 c7
6s truly	0d 3-c
4pen and	3-8 4b
8source	06
8to	0-f 4g
4r a	1-7 3-6 7-5 8e 9g
6more	0-r 19 2-9 5o c5
6other	17
6similar	09 1-5
5ganizational skills	05
4strava labs	07 1-6
4ther cloud	0-f 2g
9stakeholders	09
4ur content	07 2-7
7data	0-7 28
7software	08 2-6
7telstro	0-7 2d
5t of	0-7 48
4wners and	0b 1-a
9hip and	0-e 4i
3paced and	0a 1-6
5rt of	0-6 4e
7icipating in	0g 1-f
7ner continuously	0-8 4a
as and	0c 1-6
5ssion and	1-5 35
bfor	0-c 1c 2-5 46
aate about	0-7 4c
fround	0-5 47
4eople and	0-7 2c
awho	05
bith	0-n 1-6 3u
5rformance and	07
4hage display	05 1d 2-g
6ses of	0-f 2i
5d degree	0-g 8h
5òng và	16
9word	15
5ương thức	19
5ần mềm	0-c 2h
5ục khách	0f 4-c
4ipelines and	0a 1-8
4ossess strong	0-f 1o 3-7
6ted 0	09 e-6
5wer generation	26
9of	0a 1-a
9wireless	0t 2-o
4redictive processing	0a 2-9
5ivate cloud	27
btechnologies	0h 1-g
5oblem solving	0i 1s 3-7 4-z
as and	0-e 3f
cthrough	0h 4-d
6cesses and	18
6ducts in	0-7 18
eto	0-f 2f
6fessional and	0-7 38
aor in	07 1-7
7iciency in	16
ct in	0-a 1b
6gramming languages	17
6ject is	0-a 3b
bteam	35
as and	38
6mote a	09 3-6
3qa python	09 1-8
4uality and	0-o 1k 2-5 4a
cssurance	0z 1-d 2-i
6n đến	0-6 1a
5ickly and	0-g 4g
5yết khiếu	2a 4-5
9vấn	49
5ản lý	0d 29 3-6 4-c
8trị	0g 2-8
5ận 0	06
5ốc tế	0f 1-a
3r d	0e 1-5 2-9
5java	09 1-6
4anging from	0-p 1q
4eact or	0-d 1g
9redux	0l 1-i
8js cloud	0c 1-9
6dy to	0-a ec
5cord of	0-h 1k
5lation to	49
bships with	0a 4-6
6iability engineer	0-j 1j
5quirements and	0-8 3e 4-6
5search and	0-g 1h
6ponsibilities and	0-a 4b
gy and	0f 3-a
cle for	05
6t assured	05
4isk management	07
4àng dễ	0-6 e9
4õ ràng	0-5 3-6 ek
3s in	0-b ae
4ales and	0-i 1k
4earch engine	08 2-7
5curity and	0d 1-c
cin	0-a 1-6 2i
5lf driven	0b 1-9
8starter	08
5nior role	0-d 1e
5rver side	0-5 27
7ices and	16
5t top	0-c 2f
7up	0-7 19
4haring your	0-n 4o
5ould expect	0-h di
4kills and	0a 3-7
ain	0-f 1g
ato	09
4oftware development	0b 1-6
cengineering	0b 1-7
cskills	05
5lid theoretical	0-b 2-6 8j
6ve problems	0-5 47
7ing and	0-5 38
bbusiness	0-9 4c
5und quality	0-8 2c
4peak and	05
6ed separators	1e 2-b
5orts betting	0-6 28
5ring boot	15
ajava	1-b 2a
8t planning	0g 1-e
4tack engineer	0-9 19
6keholders and	0-c 4f
5rengths and	05
6ive for	0-a 4c
6ong commercial	0-9 2j 4-8
adrive	0a 4-7
aorganizational	0-g 4l
4ubject area	0-h 1j
6stations for	0-a 1d
5ch as	15
5perconductor semiconductor	07 2-5
4ystem and	0-5 2b
9s for	0-k 18 2c
4àng làm	0-8 eg
4áng tạo	09
4ắp xếp	06 2b e-f
4ẵn sàng	0-8 dk
4ẽ được	06
4ức khoẻ	0-c ej
4ử dụng	0-a 1o 2-8
3take on	0-8 4b
9wnership	0-i 4i
4eaching and	0-n 1q
6m around	0-b 1c
8building	0c 3-8
8members	0-8 19
8of	0p 1-7 3-d
8player	06
7s to	07
5chnical and	0h 1-6 4-6
aian medical	2-5 88
8ologies and	1a
gfor	08 1-8
gpython	0-m 1n
gqa	0d 1-d
greactjs	0-o 1p
cy trends	07 2-5
5lstro education	0-8 2d
5st automation	0a 2-7
7ing of	18 2-5
4hat the	0-p 1p
5e applicants	0-o 1p
8rt	05
7best	0-n 1o
8ox	3d 4-d
7customer	0-e 4e
7design	0-c 2i
9velopment	0-g 2h
aops	06 2-5
8ynamics	0-8 2c
7embedded	0-g 2g
8ntire	0-5 28
8uropean	27
7field	06
8ollowing	05 2-6
8urniture	0-g 2h
7nordic	0-6 1e 2-8
7preschool	06
8ublic	0-7 2a
7research	05
7scandinavian	25
8oftware	2a
7technical	05
7use	0a 2-9
7wider	0-c 1f
9nd	0-7 28
6o kế	0-k 27 4h
5ink and	0-7 4c
6rd party	0-d 2f
6s role	06
8sound	05
6ết bị	26
6ểu 0	0-i ck
5ought and	05
7sands of	05
5rough innovation	0a 4-7
bto	0-l 1m
aout the	0-6 16
5uyết phục	0t 36 4-u
6ật máy	07 2-5
5ành thạo	1i 2-d
5ích công	0-7 2-9 4j
5ông thạo	07
ain	0-8 1g
5ương mại	26
5ần trách	0-6 49
5ời gian	d-9 ef
5ứ 0	e5
6c về	19 2-5
5ực có	46
8hiện	2-6 4d
8phẩm	0h 1-8 2-6
8trong	07 4-6
4inh thần	0-5 46
5ên các	08
8ứng	05
5ến và	0-9 3j 4-9
7g anh	0n 3-5
6p và	36
9ới	0a 4-7
4o 0	0-h dj
6achieve	0b 4-5
6be	0-5 3a
7oth	47
7uild	47
6client	0-9 eb
7reate	0c
6deliver	09
8tail	0-b 3h
8velopment	0-p 2q
6end	0-b 2a
8sure	05
7stablish	0-l 1h 46
7volve	0-g 4g
6find	0-5 46
6identify	06
7nfluence	0a 2-6
6keep	0-8 4a
6lead	0-a 1g
9rn	0h 4-b
6meet	07
7ove	0-c 4d
6our	05
6product	0d 2-c
dion	06
6run	0-a 2c
6solve	0-5 2a
6take	0-8 4b
7he	0p 1-8 5-c
7ravel	4-6 ec
6work	0-m 3-8 411
5ols and	0-5 1-9 2g
5pological phases	0-g 2h
5wards infrastructure	0-6 26
4rack record	05
6nsparent and	0-g 4h
6vel often	0d 4-5 e-5
ato	0-b eb
5ends and	09 2-5
5imming and	08 1-5
5ong các	07
aông	0y 4-n
9lĩnh	0d 1-6
9ngành	0-9 1-c 2f 47
5uly passionate	09 4-9
6ng cấp	09 7c 8-9
9thực	07 3d 4-e
5ách nhiệm	014 4-s
5ình bày	0-5 2b
9độ	09
5ị kinh	0f 2-8
5ở lên	06 3-b dl
4uân thủ	05
5ổi 0	0-e ej
8từ	0-f dd ed
4wo year	78
4ype full	05
4ài chính	09
4ình huống	0f 4-b
8và	0-d 3h
4ính nam	08
8văn	26
4ăng ca	0d e-d
4ư duy	0-7 1-5 26 47
4ế các	06
4ỉ mỉ	0-7 3a
4ối thiểu	0-f bs d-7 e7
5t chủ	45
7nghiệp	0-12 1-a 71j 86
4ổ chức	0-6 37
4ừ 0	0-u 2-5 cc e15
4ự tin	35
3ui ux	0-9 1d
4ltracold atom	0-h 2j
4nderstand how	08 1-7
ding of	0-i 1s 2-6
4p and	0-9 19
4s is	0-f 3i
5e of	1-5 4a
7your	05
3variety of	0c 1-7
7ous audio	1-7 26
4erbal and	0-5 4a
acommunication	0-b 4d
6y good	0-a 1c
4i tính	06
5ên có	06
5ệc có	0-6 e9
8linh	05
8nhóm	39 4-7
8theo	0-e 2g
9rong	08
9ại	1g 2-5 e-6
8và	0-7 29 36
9ới	3-e 4d
8độc	47
4à các	09 2-5
7ó	3-c 4f
6giám	2a
6làm	0c 4-a
6nhân	29 4-8
6quản	2-5 47
6thực	0-5 2-6 4d
4ăn phòng	0z 2-k e-5
4ề lĩnh	06
4ới các	0h 3-5 4-8
8ông	0c 4-6 e-5
7khách	08 4-6
4ụ khách	0-7 4a
4ực kinh	25
3way of	0g 1-d
4e are	0c 3-7
6look	05
6use	0-n 1n
5b services	0m 1-a 2-9
5ll as	0-h 16 2-5 3q 4-7
4hat it	47
5o are	0-8 3e
7enjoys	0-d 3g
4ide technology	0-g 2k
5ll be	1-5 3c
8include	0-c de
5th a	0-9 3h
9n	0i 1-8 3-7
9ws	0r 2-p
8building	06 1f 2-j
asiness	09 2-d 47
8cloud	1-a 2e
8docker	06 2-5
8focus	05
8green	0-5 48
8kubernetes	05
8low	28
8machine	0-5 27
any	48
8networking	0-7 2a
8operating	1f 2-9
9ther	09 1-j 2d
9ur	0-k 1n
8passion	05
8security	0-c 2e
9takeholders	0-d 4g
8the	1a
8your	0-5 49
7in the	0-6 25
4ork collaboratively	47
8in	0-y 1k 4h
adependently	07 4-5
8on	4a
8with	1-5 47
7ing in	0-5 18
ddependently	0-a 3g
bon	08 1-6
brelationships	05
bwith	0-d 17 3-5 4j
fin	0-a 2c
5uld be	09 2-5
4ritten and	07
3xuất nhập	0-9 2d
4ây dựng	0-6 27
4ử lý	0-5 4c
3year master's	87
7s and	0-8 39
9of	0-q 2-6 c10
4ou a	05
8lways	0-8 4e
8re	0-h 3h dc
7can	0e 1-9
7have	0-b 1h 3-9 be
7in	0c 1-7
7know	29
7like	0-a 4f
8ove	0-5 49
7speak	0-5 59
7take	0-5 46
7use	0-6 18
7will	0h 1-6
6r many	0-d 4g
8own	48
4êu cầu	4c
7thích	2-9 4d
3áp lực	01a 4-z
3ít nhất	0-9 b9 ce
3ý thức	49
3đam mê	0-n 1-6 3-5 413
4iện thoại	1i 2-f
4àm phán	06 17 4-6
5o tạo	05 1-f 2c
4áp ứng	09
4ược áp	47
4ại học	0n 8-a
4ẳng đại	0-9 8h
4ộ tuổi	e7
5c lập	1i 3-f 4-5
5ng lực	45
8trong	08
8và	35
3ưa nhìn	0-g d10 e-h
4u tiên	0-18 1g 2-7 7k dd e7
3ứng viên	0c
14=0 0	0q d-a
5^	0i 1-b d-5 ed
5developer	0-5 16
5for	0-p 1p
5lần	07
6ợi	09 e-5
5ngày	08
6ăm	1-5 2-9 bh ce e-a
5tháng	0e d-5
6uổi	0-o d1k e-q
5years	0-r bq cc
5đến	e6
3^ ^	01k 1-5 25 3-i 4t 5-6 6-f 7-c 8-d 9-8 a-9 c-9 dg e-7
3a business	0-b 2d
5consent	0-f 1j
5dsp	08 2-6
5fast	0-7 48
6ull	06
5global	0-7 48
5high	0c
5plus	05
6ositive	0-e 4i
6roject	0-f 2-5 3t 4-7
5real	0-h 3k
7search	0-c 3f
5strong	0c 4-6
5team	0-a 4e
7chnical	0e 4-a
4bilities ^	0-i 2n
9y to	07
5le to	07
5out building	0-6 3b
9their	0d 3-c
4ccording to	0-n 1p
5hieve organizational	09 4-6
5ross the	1-5 26
5tions ^	0c
4dapt to	07
5option and	06
5vanced knowledge	0-d 1e
4ll systems	07
4mazon web	0f 1-d
5bitious and	0-6 48
4n advantage	05
6innovative	48
6open	09 4-6
5alysis ^	1a 2-6
8tical and	0f 1-7
5d ^	0c 1-e
7a	0-12 1-6 2j 3g 4c
8ct	0-8 3d 4-5
8n	08
9alytical	0-h 1h 36
9imal	08 1-6
7basic	07 2-5
8e	0-l 1a 4c
9st	0-g 2k
8usiness	08
7can	05 2-5
9pabilities	07
8ell	0-8 2d
8hallenges	0-5 4a
aracterised	0-5 3b
8lient	0-b 2d
9oud	05
8ode	0-h 1a 49
9llaboration	0f 3-c
9mmissioning	06
bunicate	0-d 38 46
hion	0-h 2-b 3x
9nfiguration	0-q 1q
asulting	0-d 2g
atractual	0-a 1e
8ustomer	0d 3-a
7dedication	0e 3-b
9livery	0f 2-a
9sign	0-7 1m 2-c
9velop	0-11 2j 3j
eing	05 1-5
ement	0d 3-8
8irect	0-g 4g
7effectively	0-e 4i
8nable	0g 4-c
9gineering	06 29 4-b
alish	0-9 1-5 5i
9joy	0-7 4b
9sure	07 2-6
8xperience	08 1-7
hd	0-j 3m
hs	1-c 2h
9tensive	09 1-8
brnal	08
fly	05
7find	05
8lexible	3a
8oremost	08
8unctional	0d 1-6 2-5
7general	05
8ood	0-a 2a
8rowth	0-6 27
7has	0-a 3-f 4v
9ve	0-15 1-8 21b 4-i eo
8igh	0-k 1r
8ow	0-5 27
7igaming	08 2-6
8mpact	0-i 2j
alementation	0c 2-9
8n	37
9frastructure	0-6 2c
9ternational	0c 4-7
8t	0-m 2q
9s	0o 2-k
7json	15
7learning	0p 1-h 2-7
7maintaining	05
9naged	06 1-5
9rket	06
8ethodologies	06
8obile	05
9dern	17
9nitoring	0c 2-8
7new	07
8on	09 4-6
9sql	0-7 25
7or	79
8ther	0-7 2g 4-5
8ur	09 5-6
7passionate	05
8erformance	06 1-5
8ractice	0j 2-5 4-d
9ivate	16 2-5
9oblem	0-6 3c
acess	17
aduct	09 2-b 47
aject	0e 1-b
avide	05
7reference	0-7 2a
9lease	0a
9sponsibilities	06
ky	45
7sales	08
8ecurity	0g 2-e
9rvice	0-s 1s
8ocial	0p 3-o
9ftware	0-g 1n
8trong	36
8upport	0k 2-7
7take	06 3c 4-d
8eams	0-9 2d
9chnical	09 1-a 2-d 9m
cology	06
9nders	0-7 1d
9st	05
8he	09
8o	0-5 1-5 4h
9ols	08 1-8
8ransform	07
7understand	08 2-5
8se	06
ar	08
7verbal	0-6 1j 3-b
7working	0-5 48
8ritten	0b 3-5
7you	0-d 2b 4a
5h ^	0o 5-d
7cơ	57
7giao	59
7nghe	58
5tibody engineering	06
4pplication ^	18
es ^	0-9 2d
gin	1-5
hs	0i 2-f
6roach and	36
cto	0-c 3i
8x ^	0-k dm
4rchitecture ^	16
gdisciplines	1-g 2h
5e also	0-c 4d
7familiar	26
7interested	0-8 29
6na ^	0c 1-8
5ound solving	0-7 3b
4s a	0-w 1j 2b 35
7n	08 4-7
6business	05
6code	0-a 1b
6laboratory	0-8 8b
6one	08 3-7
6partner	06
6they	05 4-5
6well	0-v 1b 25 3l 4-6 55
5sured there	09 1-8
4t a	0-8 29
7ll	0e 4-9
6every	0-9 4b
6our	05
6scale	09 4-8
6the	0-f 4j
5tention to	0a 4-5
6itude and	08
4udience ^	05
7o algorithms	27
4zure cosmosdb	08 1-8
3ba degree	1-5 7d
5chelor s	07 2-5
6kground as	0-o 1j 79
ein	25
5sed on	05
4eam forming	0-e 1n 2-8
5ing able	0-9 4a
9part	06 3-5
5neficial ^	06
5st practices	0-d 17 29
5tter ^	0-b 4c
7ing and	07 1-5
4ids and	07 1-5
4oth internally	0-8 4c
4ridge projects	1-7 2a
4uilding an	0-7 4a
5siness and	0-i 1c 29
ccases	0a 2-7
clevel	07
cof	0-e 2f
dr	0j 1-9 a-5
cproblems	0-6 49
5t not	05
4y clicking	07 5-6
4án hàng	25
7lẻ	05 1e 2-h
5o cáo	2b
4ó lâu	3e 4-8
4ản ^	25
7vẽ	0-9 1-5 2p 4-6
4ằng tiếng	0p 2-9 4-g
3c# azure	05
4a ^	0-e de
6được	08 e-6
5ble stayed	09 2-9
5ndidate to	0-a 3a
5o ^	0-8 4d
7trong	0-6 49
8ừ	0-7 ea
7đẳng	8c
5pabilities for	0-8 19
5ses and	08
4d pipelines	0-6 16
4ell lines	0-b 1d
8sorting	08 2-7
4hallenges ^	0-a 4b
bing tasks	0-e 39 46
6nges ^	0-c 3g
6racterization of	0-7 1h 2-9
5u đáo	08 4-6
6yên ngành	0e
5ính ^	07
5ịu khó	45
8được	0-p 4w
5ủ động	06
5ức và	39
4i cd	0-6 1c 2-5
4lients and	48
bto	3l 4-d
5oud python	06 1-5
9technologies	05 1-5
4ode ^	25
8and	05
5gnition ^	0-g 1m 2-6
5llaborate and	0a 4-9
dion with	06
eve teams	3-g 4j
7eagues and	0-6 4e
5mbined with	0-5 29
6merce business	0-e 1f
aial and	0a
epossibilities	05
7unication and	07
hskills	0m 3-6 4-c
aty of	05 1-5
6pany size	09 2-5
7lex engineering	0-d 1f
binterchanges	08 1-6
5nsent system	0-e 2j
7isting of	05
7umer goods	0-7 1b
6tent for	07
7inuous development	0-6 27
dly with	3c 4-5
5smosdb rest	0-8 1a
4ulture ^	0-5 4c
bof	05
5stomer service	09
bs ^	05
dand	05
4ycle including	0-k 1k
4ác chuyên	87
7phần	06
7tỉnh	0-7 e7
5o ^	0-b 1e 28
4ó khả	07
7inh	05
6thể	0-5 ec
7inh	0-e 2w 4-l e5
7rách	0-8 4c
4ông trình	0-g dg
9y	05 45 e-5
9ác	0e 1-5 4-d dc e-5
8việc	05 3-6 4n e-b
4ơ bản	69
4ấp cao	0-8 7c
8ác	76
7trở	0-9 7g
4ầu công	09
7tiến	3g 4-b
4ụ thể	06
4ủa công	07 4-5
7khách	0-a 4c
4ửa hàng	06
3dairy cattle	0-i 2j
5ta analysis	08
ad	16
8driven	0-g 1-5 3n
8science	05
7bases and	15
4egree ^	7-6 89
ain	0-b 7w 8-9
aof	09
br	07 1-5 86
5livery and	0a 1-5
5sign and	0-h 26 4d
aimplementation	0b 1-6 2-5
aof	08 2-6
apatterns	09 1-6
9ers and	47
7re to	16
5veloper ^	0-9 1-9 2j
dfor	0k 1-k
dm	0-f 1g
dwho	0-7 17
ament ^	28 3-7
fand	06 2-6
ffor	0-o 2o
flifecycle	16
fprocess	08 1-7
fteam	09 1-7
js	25
6ops engineers	0-d 4e
4i chuyển	0-a ed
5gital products	0-c 1d
5rectionality beam	0-6 1-7 2e
5sciplines ^	0-e 2g
4oanh ^	1-j 2m
9số	0n 4-i
5main driven	0w 1-v
4riven and	1-b 3g
adevelopment	0d 1-9
4ynamics 0	0e 1-7
cdynamics	06 1-5
4ài với	47
4ưới 0	0-l db ec
5ợc hoặc	0-i 1j
4ễ nghe	0e e-9
4ịch vụ	18 2-a 47
3e.g ^	0-j 2l
4ach year	0-8 ec
4e ^	0-5 1a
4ffectively ^	0-f 4g
4ither a	05
4lements of	0-8 2d
4mbedded software	45
4nd to	07
7users	0e 1-a
5ergy and	0-5 48
amarket	0-5 17
5gineer ^	0-e 1g
ca	06
bing ^	1-c aj
fgroup	09 1-8
fin	0-7 19
for	89
fphage	0-i 1m
gractices	0a 4-8
bs ^	0-8 2b
dand	0-o 2r
ddata	0a 1-9
dmechanical	0-d 2f
6lish skills	05
5vironment ^	0-5 29
fwhere	05
gith	09 3-5
es ^	05 1-5
4quivalent experience	05
4valuation ^	0-a 1-7 2j
eof	25
esystem	0-6 1e 2-7
4xperience ^	1-5 cf
eand	0a
fs	0-7 cc
ein	0q 1-a 4-7
ewith	0b 1-m 2h c6
iin	0-9 1g 2-5
forking	1n 2-5 c-8
guld	0-5 18
9ments and	0-8 2a
3fast and	0-8 3g 4-7
4eed evaluation	0c 1-a
4ield ^	0-h eh
9and	0-6 8f
8s ^	0-b af
5nancial performance	0-e 1h
4ocus as	0c 1-6 3-6
9on	08
8ed and	0-7 3a
5r a	0-9 2e
8udio	26
7better	0-8 4e
8oth	0-g 4l
7international	07
7offshore	0a 2-8
8ur	0-e 2d
7the	1j 2-h 57
6ward in	0-a 4c
4ramework ^	0-e 1-9 2p
dand	0-v 1w
cs ^	0-b 2f
5om a	0-5 29
9n	05
8the	09 2-5
4unctional teams	1-c 3c
3gian làm	0-6 d8
6o tiếp	0-o 1-5 3-f 4c 5p 6i
5ám sát	05
5ải quyết	0g 4-9
4o to	45
5als ^	45
9and	05
4reen energy	0-8 48
5oup products	05 1-5
9we	08 2-6
6wth of	07 2-7
4ắn bó	010 4-s
3hands on	06
5s experience	06
5ve a	05
8experience	0-f 1h
4ealth and	06 1-6
4igh level	0-a 1i 4-5
8medium	05
8performance	0g 1-e
8quality	05
8speed	0-a 1d
5ểu về	05
4ow the	0-8 2b
ay	0-d 2f
8o	08
5à đồng	08 3-6
6n thành	e-5
5ạt động	0-6 1a
5ặc các	06 2-5
8tương	0-e 2h
4tml5 and	0-c 1d
4uấn luyện	0-a 2b
4àng ^	0q 2-6 4-g
8bán	09 1-8
8tốt	0c 27 4-e
4ình ưa	3-b dg
4ướng dẫn	0-6 29
4ải quan	25
4ọc ^	0-6 45 78
7chuyên	7c
8ác	77
7văn	1e 2-b
3ideas and	0-i 4j
6ntification and	0h 1-h
4f you	05
4mplementation ^	0-a 2f
iand	0k 1-7 2-8
6rove the	0-e 1e
ament ^	0-g 1o 2-6
9ing the	0-q 4r
4n a	0t 2-7 3-b 4-6
7ll	05
7n	0-7 1-h 2h 4b
6both	0-g 4i
7usiness	77
6collaboration	06
6devops	0b 2-9
6english	3m 4-b
6java	07 2-6
6kubernetes	05
6large	0-c 3g
7ondon	0-h 1q 2-6
6one	05
7ur	09 2-9
6production	1-i 2n
6relation	0-s dt
6software	0i 2-d
6teams	06 3-8
7he	0-d 1-e 2h 3-5 4-5 8e dh
6working	0-8 39
6your	0-h 3l
5cluding ^	0n 2-j
dthe	0d 4-b
5dependently and	06 4-5
6ustries ^	0-9 1a
ay ^	0-e 1h
cand	1-9 2d
cgambling	0a 1-a
5frastructure architecture	0-h 2j
5itiative ^	05
5novation and	0g 4-c
bve culture	0-7 4b
esolutions	05
5ternal and	06 4-5
bly and	06
ational travel	0-7 d-6 eg
6o a	06
8the	0-a 2d
5vestors ^	05
4s a	0-s 1g 2-5 6o
7lso	06
7n	0-5 29
6beneficial	06 2-8
6passionate	0-7 29
7referred	08 2-6
6required	0-q 1m 27
5sues ^	0c
4t is	07
6takes	45
6will	0-g 4h
3java ^	0u 1-h 2-a
8ee	0-b 1l 2-8
7script ^	0-5 15
eframeworks	05
ereact	0-9 19
4ob description	0-l 1y 2-b
3key decision	0-a 3c
4hiếu nại	27 4-5
5oẻ tốt	0-e dp e-6
5ách hàng	0h 2-a
5ông ngại	07
5ả năng	09
5ối kinh	87
4inh doanh	0-7 19
8nghiệm	0-7 1-6 2-7 46 cx e-8
8tế	85
5ểm tra	27
4now how	0-8 1e
7ledge of	0i 1-5
4ế hoạch	05 18 3-e
6toán	0a 2-6
4ỹ thuật	0c 2-9
3laboratory technician	0-8 8b
jologist	1-h 7i
5nguages ^	0f 1-l 29
dand	1-7 2a
5rge collaborative	0-d 4g
4ead in	0-g 4h
6rning ^	05
cand	1-6
cmaterials	25
5vel ^	0a
9of	0-a 3h
4ife cycle	0f 2-e
7cycle as	0-n 2s
dfrom	0d 1-b
5ên quan	0g
4ooking for	05
4à 0	0-c 2b
6lợi	65
6một	0-v 1c 2f 4f e-6
5m việc	08 2-5 3-5 4-d cj d-6 e8
4âu dài	46
4ên ^	0k 8-9
7chuyên	0h 8-a
4ý ^	0o 1-c 4-7
6công	3-c 4d
6tình	35
4ĩnh vực	05 1-7 27
4ập kế	07 4-5
4ẻ ^	15 2-7
6hoặc	27
4ợi thế	0g e-6
4ực cao	0-6 4c
8ông	0-6 49
3machine learning	06
5intenance and	0-7 1h 2-8
fof	0-8 19
5ke use	0-c 4c
5nagement ^	1-8 37
eand	0-s 1i 2d
9r ^	0-a 1b
bin	06 1-5
6ner ^	0-7 38
6y body	1a
8stakeholders	0-g 4j
5rket and	1-6 27
astrategy	05 2-5
9s ^	07
5ster s	06
9's degree	08
4echanical engineering	06
5dium voltage	0-5 1a
5thodologies ^	0b 1-9
9s ^	1-7 2c
band	0-g 15 2b
bsuch	0-9 1a
4indset ^	2-g 4h
band	1c 3-5
4odern programming	0h 1-d
5lecular biology	1-6 28
5tivated and	0-a 3c
5ve forward	0-b 4c
4sc or	05
4usic cognition	0a 2-8
6t be	05
4vp ^	0b 2-7
4ôi trường	0-i 48 ec
4ại quốc	27
4ột lợi	0a
3need for	05
5t c#	0-d 1f
5w skills	0-g 4g
7technologies	49
4ghe ^	e7
8nói	69
6iệm ^	0-5 c8
alàm	cc
aquản	0b 1-5 3-6
atrong	07 1i c-k
bại	0-8 cb
avà	05
aở	0c c-7
8p vụ	49
6ệ thực	0h 1-d
5oại ngữ	0a
9thương	86
5ành liên	06
6y 0	e5
8tuần	e7
5ười ^	0-5 49
5ữ ^	05
7anh	05
4hiệm cao	39
9trong	3-c 4i
7t tình	0-9 4c
5à máy	08 e-5
5ân viên	0-a 2e
5ìn ^	4-5 e7
5óm tốt	47
5ất 0	2-6 bj e-6
5ập khẩu	0-5 1-6 2e
4o matter	0-5 46
5rdvik 0	0-9 1a
5sql ^	07 1-6
4ói rõ	3-7 db e5
7đọc	07
4ăm kinh	0-j b15 c-5 e-5
7làm	0-9 b-6 ci
5ng giao	0-o 3w
aải	0e 3-a
8làm	0u 3-p
9ập	07 3-5
8thuyết	0h 3-f
9ư	0a 3-5
9ổ	0-l 3m
8động	0-c 4e
4ữ tuổi	0j d-8
6độ	07
3objective c	05
cs ^	07 2-5
4f a	0-6 29 38 4-6
7ll	0-d 4e
6business	07
6employment	0b 2-8
7xperience	0-n cx
6knowledge	09
6matter	0-f 2h
7usical	0-k 2l
6new	0-9 4b
6our	06
6relevant	0-7 ca
7uminants	0-b 1e
6software	0e 1-6
7uch	0-c 2e
6the	0p 1-p 2-a 4i
6various	0-5 16
6work	0-5 1-5 4c
aing	05
5fice ^	15
4n a	0-5 1-9 4g
6bridge	0-5 2a
6experience	0h 3-9
6quality	39 4-5
6the	09
6work	0-j 3k
5e or	86
4pen and	07 4-5
5portunities for	07 1-5
dy ^	07
4r a	ac
6equivalent	8e
6mechanical	06
7ore	05 1-7 8-8 bg
6similar	0-k 1e 2a
5ganizational goals	07
iskills	0i 3-d
5ientation ^	39
4strava labs	05
4utside of	05
4wners and	06
9hip and	36
dof	08 3-7
3paced and	05
5rt of	0c 3-6
7icipating in	08 1-5
7ner ^	45
bcontinuously	07
as and	0e 4-6
bhips to	0-k 1m
5ssion and	07
aate about	05
5tterns ^	0-7 2b
4eople and	0-6 1a
awith	0c 3-a
5rformance and	06
4hage display	0-g 2k
6ses of	0-g 1h
5ysics or	0-b 8g
5át triển	05
5ân tích	0-b 2b
5òng ^	25
5ần mềm	0l 1-a 2-8
5ẩm ^	0-5 1-j 2q
8hoặc	0-5 1f 2-8
5ục khách	35
4ipelines ^	0-k 1n
dand	0-7 2a
4lace of	0-c 2c
6tforms ^	0e 1-b
4osition in	0-c 2h
6sibilities ^	06
5wer wireless	0-6 18
4ractices ^	1e 4-9
din	09 1-8
5eferably from	0-n 2q
9red ^	0-7 2-a 4-7 aq
5ivate cloud	0-b 2c
5oblem solving	0a 4-6
as and	0-9 49
cthrough	0-7 49
6cesses and	08 19 2-f
aing of	0-k 1k
6duct development	07 1-5
bowners	0-b 4c
aion and	05
as ^	0-a 1e
cfor	06
cin	08
eto	0-b 2c
6fessional experience	0-h bo
ds and	0-6 4d
6gramming ^	29
flanguages	0-8 1m 2-b
6ject ^	06
bengineer	0-j 3j
bfor	07 2-7
as ^	1-6 26
cand	08 2-a 4a
cfrom	05
4ython ^	0c 1-6 2-5
aand	06 1-5
ajavascript	0-h 1i
bob	05
awith	05
3qualifications ^	08
8ty ^	06
band	1-7 2c
cssurance	0a
bevaluation	0-7 1i 2-8
bwith	0-h 1m
6n ^	0b 1-e 26
5ickly ^	07 4-5
band	0-9 4d
5yết khiếu	19
9vấn	3f 4-9
5ả ^	06 4-5
6n lý	06 2h 4-c
8trị	0j 2-d
5ận 0	07
5ốc tế	0-9 2d
3react redux	09 1-9
8js java	06 1-5
5gions and	0-j 4m
5lated field	0-c 8f
8ion to	0-9 3c
bships with	3-5 49
5quired ^	07
aments ^	1-7 2c
gand	1d 3-b
5search center	0-f 1g
cgroup	09
cprojects	0-5 17
cto	0h 1-h
6ponsibility and	3d 4-9
iof	0-i 4i
6t ^	0c 2-a
4isk management	06
4ole ^	0-a ec
4àng ^	46
8dễ	0g e-a
4õ ràng	09 4-8 e5
3s degree	0h 7-8
5in	0-b 1-6 9n
4atisfaction and	05
4cience or	08 1-7
4ecurity in	05
5lf starter	0-n 3t 4-5
5miconductor materials	0a 2-5
5nior project	0-i 4i
5rvices ^	0j 19 2-p
cand	0d 1-h 25
5t top	0-5 15
4ide and	0c 1-a
5tes ^	0-a eb
4kills ^	0-6 17 3b 4-d
aand	0-t 1s 3b 4-8
ain	1f 3-a
ato	36
4oftware and	0a 2-8
cdevelopment	0-13 112
cengineer	0l 1-i
cimprovement	0c 2-9
dn	06 1-6
5lutions ^	06 1-k 2x 3-5 4-c
dfor	0a
din	0-5 26
dthat	08
eo	0-g 3a 4a
6ving business	0-7 4a
5und quality	0f 1-6 2-6
4peed separators	0-h 1p 2-8
5orts betting	0-5 18
5ring boot	0-9 1c
ajava	0f 1-e
4tack developer	07 1-7
6ff ^	0-6 39
6keholders and	0-7 18 2-6 47
gon	0-b 4d
6tus or	0-a 8-9 9l
5rategies ^	0-6 1g 2-9
ay and	0a 2-6
6ive for	0-a 3d
4ubstations for	05
5ch as	0-t 210
5perconductor semiconductor	07 2-5
6port ^	0-d 1e
band	0c 1-c
aed by	0-j 8o
4wift job	06 2-6
4ystem and	0j 2-f
9s ^	0-5 1-g 2u
bas	06 2-5
bfor	05 18 2-d
bwith	06
4àng làm	06
4áng tạo	05
4ắp xếp	2-e 4d
4ẽ được	06
4ố ^	07
4ức khoẻ	0-7 dd
3takes ^	0-6 48
5sks ^	0-d 3r 4-8
9and	47
4eaching and	09 2-5
cmethods	0-e 16 29
6m ^	0-s 18 2d 4b
8and	06 2-6
8in	0-f 1u 2-5 4-9
8members	06
8of	0k 1-f
8player	06
8with	0-9 4e
7s ^	08 1-5 25 4-5
9and	0-d 4n
5chnical and	0d 4-a
8ologies ^	0f 2-o 48
gand	0-7 2f
gfor	05
gis	25
gsuch	0-5 28
dst will	2-6 87
cy ^	0b 1-a
etrends	0g 2-d
5st ^	0-f 1k
7ing ^	0n 1-b 2-6
band	0d 2-c
4han 0	0-b bf
6t are	0-c 2e
5e box	3-7 47
7customer	0-d 3g
7design	1-6 29
7end	0-q 4r
9tire	0-8 2a
7field	0-g eh
7market	0-d 2e
6ir work	09 4-9
6o ca	0-8 ed
8kế	45
7ry ^	25
6re is	09 2-6
5iểu 0	d8
9bằng	05
5rough innovation	0-9 4c
bto	0-p 1r
5uyết phục	08 4-5
6ật ^	0-d 26 8d
9máy	05
5ành thạo	0-i 2m
5áng có	05
5ích công	1-a 3e
5ông thạo	09 2-6
5ương mại	08 1-8
5ạo tin	0c 1-a
5ất là	0-a 1g 2-5
5ần trách	3v 4-q
5ế ^	0f 2-5 e-5
5ời gian	0d e-b
5ứ 0	0-7 eb
5ực hiện	0-a 2-5 4i
8phẩm	2d
4ime ^	08
5n học	0e 2-c
6h thần	0z 3-r
5ến và	0-b 4g
7g anh	2-6 4o
9trung	05
6p ^	07 3a 4-d
8hiệu	3-h 4d
8thuyết	3d 4-a
9ốt	08 3-5 45
8và	0-6 3a
9ới	0-5 3-c 4i
4o a	0-c 2-5 3b 48
7chieve	0-6 49
8quire	0-m 2m
6balance	0-g 4i
7oth	0-5 3-5 4c
7uild	0s 1-9 2-h
6client	0-a eb
7ollaborate	0b 3-9
6deliver	0-k 3p
6end	0-8 1f
8sure	28
7volve	0-d 3f
6find	07 4-6
6help	0-i 4m
6identify	25
7mprove	0-6 28
7nteract	0k 4-i
6learn	0-7 3c
6make	0-l 3d 4a
8rket	06 1-5
7ove	0-b 4c
6new	07 3-6
6our	05
6partner	45
7roduct	08 2-6
6run	0-a 1b
6take	49
7he	0c 2-5
7ravel	07 3-h dc
6work	3c
6your	0f 3-c
5ols and	07
9like	1-g 2i
8ets ^	0-e 1h
5wards a	0-5 27
4ransparent and	0-g 3g
6vel ^	0q e-m
aoften	4-7 d-9 eh
ato	0-9 da
5ends and	0-7 1e 2-5
5imming and	06
5ong công	05 46
9lĩnh	0b 2c c-h
9ngành	0-6 29
5ung cấp	05
9thực	0-5 49
5ách nhiệm	0-6 38 46
5ình bày	0i 4-e
5ạm biến	0-c 2f
5ị kinh	0d 1-7
5ở lên	0-1k 1-6 2-6 7h 811 cf ea
4uân thủ	0-7 4a
5ần ^	0-7 e7
5ổi ^	0-g er
8từ	0w d-9 e-6
4y ^	0d 4-7 e-5
4ài chính	09
4ình huống	45
4ăng ca	08 e-7
4ư vấn	05 2-7 45
5ơng đương	06
4ại nhà	0-5 e6
7vị	0-b cd
4ế ^	27
6các	0-7 29
4ối thiểu	0-h 66 dl
5t ^	0-y 2g 4k 65
4ổ chức	0-g 4j
4ừ 0	0c db e-5
3ultracold atom	25
4nderstanding ^	0-j 1o
hand	0-8 1j 3-a
hof	06
4se of	0-7 4b
6rs ^	0-6 49
3various audio	0-6 27
4erbal communication	07 4-5
4ision and	0-k 1l
5ên ^	0-p 2e di
5ệc ^	0h e-5
8có	0-e 3d d-8 ec
8nhóm	3k 4-h
8theo	0-h 2i 35 4-a db e-5
9ại	0g d-7
9ốt	06 4-5
8và	0e 3-6
9ới	3d 4-7
8độc	38 4-5
4oltage engineers	0-p 1c 2f
4à các	26
6giám	0i 2-6 4-a
6quản	28 4-8
6thực	0-c 1-5 3a 48
7rách	2-5 49
6xử	0-c 4e
6đam	0-m 4o
4ăn phòng	1-5 2f e-5
4ấn ^	0-5 17 2-d 4c
7và	2a 4-6
7đề	47
4ẻ hoà	35
4ị trí	06 c6
4ới các	07
8ông	49
7khách	0-5 46
4ụ khách	2-7 47
4ực kinh	0-d 1-6 2k
3we are	0-e 2f
5b services	0b 2-6
5ll as	0j 2-9 4-6
4hat it	45
5ere you	07 2-6
5ich is	05
9you	0-f 2h
5o enjoys	05
4ide technology	06
5ll be	0-o 1-5 4-8 8i et
8not	05
5nd farms	0-b 1b
5reless systems	0-6 2a
5th a	0h 1-7 4-8
9n	06
8business	3-8 49
8global	06 3-6
9reen	0-8 3-a 4i
8internal	0-5 48
8many	0-7 3c
arket	05
8other	0d 3-7
ds	0-c 3f
8the	0-i 1-5 2m 3c 4-9
8your	45
7in the	0-g 2-a bq
4ork ^	0h 4-e
8experience	26
8in	05
8with	0-g 4h
7ing in	08 4-5
ddependently	0-f 4g
brelationships	48
bwith	06 3j 4-d
7s ^	0-5 27
5uld be	0-d 2k
4ritten and	05
3xuất nhập	0-a 2g
4ử lý	0-7 4c
3year ^	0c e-8
8master's	05
7s and	0h b-c
9experience	b8
9of	0-z 1-c 3-8 bw c14 d-5
4ou have	07
7know	05
7will	07
6r colleagues	0-f 3j
8job	05
8many	0-8 4a
8own	05 46
7self and	0h 2-f
4êu cầu	09 49 e-a
3áp lực	0f 4-8
3ít nhất	0-8 ec
3đam mê	e7
4i ^	05
5ện thoại	0b 2-8
4ào tạo	08
4áp ứng	4-8 e6
4ương ^	08
5ợc áp	0c
4ại học	8e
4ẳng trở	0-7 7a
8đại	0-9 7l
4ến 0	e5
4ọc viết	08
4ộ tuổi	07
5ng ^	08 e-8
8trong	05 2-6
8và	05
3ưa nhìn	4-c ei
4u tiên	0-f ek
3ở vị	08
3ứng viên	09
1=0	07 1-17 3-f 4-d 7-c 8-b b19 c17 d-a el
222h00	0b e-a
23+	0-b bi
2a	018 1-f 3-j 8c a-5 e-5
3arhus	06
3bilities	08
8y	0o 1-5 3-b
4le	0e 3-5
4out	0c 2-5
3cademic	0-13 2i 3o
4cording	0-9 2b
6unt	15
9s	0-9 29
4hieve	0a 4-5
4oustics	0-6 1-9 2g
4ross	1-7 4h
4t	0-5 3-5 4c
5ing	0-5 3a
6on	08
8s	0h 4-9
6vities	0-l 2m
9y	0-e eg
3dapt	36 4-5
4ministration	0l 1-l
4option	06
4vanced	0-a 4h
7tage	0d 1-6
5ice	05
3fraid	0-5 48
3gency	1-a 2f
6ts	05
4ile	0-r 11e 3-f
3lgorithm	0-8 1d
bs	26
4l	0m 1-8 4-5
5owing	06
4so	0a
4ternative	1-7 2b
4ways	3a
3m	05
4azon	0a 1-5
4bitious	0-l 3f 48
3n	016 1-e 2-a 3-7
4alysis	1-6 28
8ts	0b
7tical	0-w 1-8 31c
as	0e 1-a 27 3-5 4-5
4d	02e 1-11 3-g 4e 8-7 c-5 e-f
5roid	16
4gular	0-m 1p
4h	1-g 2-a 5q 610 7-6 d-6 e-5
4imal	06 1-6
4na	05
4tibody	0-h 1m
4y	07
3pache	0d 2-9
4is	0-17 1s 2h
4plication	0h 15 2-f
ds	08 1-7 26 4-5
5roach	09 2-8 3-5 4b
7priate	07
7x	0a e-8
5s	08
3rchitecture	26
4e	0w 1-5 2-6 3-8 4-6
5a	25
5na	08 2-7
4ound	47
4ticulate	0-i 37 4e
3s	0x 1-f 2-a 3-7 89
4pects	06
4sisting	08 1-6
5ociated	05
5urance	0-a 2d
7ed	09 2-6
3t	011 2-7 4-h
4om	0-6 28
4tention	0-5 39
5itude	0b
3udio	0-h 1g 27
4tomate	05
ad	15
9ion	0a 15 2-d
3ws	0-h 1l
3zure	0-o 1z 2-6
2b	1-b 2f
3a	8f
4chelor	7a
5kend	0o 1-l
6ground	1-7 88
6log	0g 1-e
4lance	05
4sed	29
5ic	05 1-a 27
3e	0x 1-7 2-9 3-6 4-5
4am	0-d 1h
5utiful	07
4ing	0h 3-6 4-5
4neficial	05
4rlin	05
4st	0d 1-d
4tter	0-8 4c
6ing	1-6 2a
3ids	0-7 1d
4g	0l 1-d
4ology	05
5technology	05
4ết	0o 3-7
3lockchain	0-9 1d
3ody	26
4ot	0-f 1-7 2n
4th	011 1-a 2-b 3-5 4-8
4x	0-d 2f
3ridge	06 1-9
8s	0-b 2e
5ghtlane	0e 1-7
5ng	0d 3-5
3s	1-8 7c 87
3uild	0-b 1c 35
7ing	0-5 16 45
4siness	0-8 1u 27 3-j a-6
4t	0c 2-5
3y	0m 2-6 4-5
3ày	2a 4-6
3án	0-6 1a
4o	0-8 1o
3ó	46
3ạn	09
3ản	0-a 2q 4-6
3ằng	0e
3ị	0-6 27
3ộ	07
2c	1-5 2e e-6
3++	1-9 29
3a	0-n 2-6 de ek
4ble	0-7 1e 2-7
4lculations	0-m 2n
4n	09
5didate	09 4-5
bs	07
4o	0-6 1-7 2-7 3-6 714 8-9 d-9 e8
4pabilities	09 2-5
4reer	05
4ses	0a 2-8
4ttle	0-l 2m
3d	0-h 1-5 2o
3ell	0-p 1l 27
4rtifications	0-d 2-5 4-7 aq
3hain	07 2-5
5llenge	0-n 1o
bs	0-5 4a
aing	3-5 4g
5nge	0h 1-e
8s	0-b 4g
5racterization	29
6tered	0-7 8-9 9l
7s	0-h 1-9 2q
4o	2-6 4a
4u	35
5yên	0s 2-7 8-7
6ển	0-b ed
4í	3g 4-f
5nh	05 38 87
4ăm	0-9 15 2-5 3g
4ất	0-l 4m
4ỉ	07 1-5
4ịu	3c 4-6
4ủ	0-6 3a
4ức	0-7 4a
5ng	0-6 19
3i	1f 2-9
4vil	0-e ai
3lean	0-m 1o
6rly	3c 4-c
4ient	0-8 ea
8s	0-d 2-b 4v
4osely	05
5ud	0o 1-f
3o	0-c 3g
4ach	0-c 3d
4de	0-h 1d 26 39 4-7
5ing	0g 1-5 2-a
4gnition	0-o 2q
5s	0-a 1a
4llaborate	3c 4-8
cing	0c 3-9
don	0c
dve	0a 3-b
fly	06 3-8
6eagues	0-7 2-7 4i
4mbined	0b 2-9
5fortable	09
5merce	0-7 2c
9ial	0-c 1g 2-a 3-b 4-5 7o
6issioning	0-c 1e
7tment	0-a 3e
8ted	0-b 3c
6unicate	0j 3-f
cing	0-7 2-6 3i
don	0r 1-h 2-8 3-a 4c
cor	0-f 312 4-k
5pany	0a
6etent	0g 1-6
6lex	15 27 4-5
7iance	0-g 1h
6onents	06
6utational	0-15 117
8er	79
4ncepts	0m 1-6 2-e
6rete	0-e 1c
5densed	16
5fident	0-l 3q
7guration	0-q 1r
5sent	0-9 2i
6tantly	05
7ruction	07
6ultative	0-k 3m
9ing	2a 3-7
7mer	0-6 29
5tainer	0-f 1k
6ent	07 17 2-8
6inuous	09 1-l 3g
cly	47
6ractual	1-5 2c
7ibute	05
7ol	0-8 2b
9ling	15
4operation	0-h 3l
5rdination	0-b 1k 2-6
4re	0e 1-k 2a
5related	25
5vita	0d 1-8
4smosdb	08 1-6
3reate	0a
7ive	1g 3-b
aly	0-5 47
9ity	0-c 3e
4m	0o 1-n
4oss	1-c 3f
3ss	09 2-9
3ulture	1-8 27 48
9s	0-b 4d
4rious	0-5 36
4stomer	1-k 28 4g
as	0h 2-5 4-5
3ycle	0-7 28
3ác	014 1-k 2-k 3-8 4-5 7-9 89 dj
4o	0-9 2m 4-6
3ó	01r 1-7 2-8 3-s d-9
3ông	0b 1-j 2c 4-h d6 e7
3ơ	26
3ấp	0-g 8v
3ầu	06 46 e-5
3ẩn	36
3ộng	06 2-6
3ụ	06
3ủa	09 49 e-d
3ửa	0b 1-5
2d	0f 1-7 2-7
3aily	05
5ry	0-z 1g 2j
4nish	0g 1-9
4ta	17 3b 4-7
6base	17
as	0-b 1a
4ys	0-m dh ec
3eadlines	0-b 4e
4canters	0-11 116 2-5
5entralized	15
5ision	06
as	46
4dicated	0j 3-c
9ion	0i 3-c
4fine	05
4gree	08 1-6 2-e 3-5 4-c 815
4liver	09
9y	0d 2-8
4monstrated	09
4ployment	0d 1-n 2d
5th	05
4scription	06
5ign	0-5 2n 3-7
8ers	0-h 4l
8ing	09 1-6
8s	0-b 2e
6rable	06
7e	0-g 3m
4tail	0-e 4i
8s	45
5ermined	0-f 3j
4velop	0e 1-7
9er	1-7 2a
bs	0-5 48
9ing	0u 1-e 2-5 3-5
9ment	0-l 11g 4-c
dal	0-e 1h
5ices	05
5ops	0-f 15 4d
3i	0-9 ec
4fferent	1-5 4c
4gital	1-b 2b
4rect	0-h 4h
8ionality	0-e 1n 2-8
8ly	48
4sciplines	0q 2-m
5play	0-9 2d
3na	0-5 16
3o	0c
4anh	0-c 2g 4b e-6
4cker	0-6 1a
5ument	05
aation	0-i 1s
4mestic	0-g dj
3rive	0-z 311
7n	0-u 1-7 3b 4u
3sp	0-6 17
3urable	0-7 1b
4ties	08 2-5
4y	0-9 26 45
3ynamic	05
9s	08 2-6
3ài	0-6 4c
3ưới	di e-g
4ợc	0-d 2i
3ễ	eb
3ịch	0-8 47
3ụng	0l 2-b
3ự	05
4ng	0-5 26
2e	0-6 18
3.g	0v 1-e 2-c
3ach	0c e-8
3ducation	0-l 1-g 814
bal	0a 1-e 7c
3e	0-7 2a
4g	0-d 1e
3ffective	0-k 3m
bly	0b 3-8
5orts	2d 4-a
3lectrical	0-5 1g 2-9
8onic	08
5ments	0-8 2b
3mag	0e 1-9
4bedded	0-5 18
4erging	06
4ployment	05
3nd	15 4-6
4ergetic	0-y 315
7y	0-g 19 47
4gine	09 2-8
8er	0p 2-9 4-6
aing	0-6 1-j 2a 3-7 4-b 7f 87 ai
as	0-a 2a 46
5lish	0-j 1-j 51h
4joy	3g 4-a
4sure	07
4tire	0-6 2a
4vironment	0o 1-b 2-5
ds	06
3quipment	0-c 2g
6valent	0e 2-7
3rp	0-7 18
3specially	0f 4-b
4tablish	0-5 39
3tc	0e 2-9
4hic	0-o 3r
4l	16
3valuation	0-a 1b
4en	08 4-7
5ry	0b 4-5
4olve	0-e 4e
7ing	49
3xceed	0-6 49
6l	1a 2-5
7lence	0-7 48
at	0s 1-6 3-d
6ptional	0b 1-7
5iting	08
4ecution	06
4isting	09
4panding	06
5erience	0w 1-g 2-6 3-8 4-b cu e-6
8mentation	0-b 1-5 2h
cs	0k 2-j
7tise	0g 2-6 4-5
5ression	29
4tensive	08 1-5
6rnal	06
5ra	06
7dosed	0-13 116
2fabrication	1-5 25
4ctory	0-i 1n
4miliarity	08
4rms	06 2-6
4st	0-6 3-7 4i
3eatures	05
4ed	0-h 1k
6back	07
3ield	0-e 1-5 8f eg
7s	0-7 2-5 af
4nance	0d 1-7
8ial	1-7 2f
5d	3b 4-7
4rst	4d
3lexible	0-7 4b
4ow	0-7 19
4uent	07
3mcg	17
3ocus	2-8 3b
7ed	0-6 3i 4-8
4llowing	0f 1-a
4od	0-8 1b
4r	01d 1-e 2-j
5emost	05
5ming	0-b 2d
5ward	0-8 4b
4undation	0-7 2a
3ramework	0-8 2h
bs	1-c 2k
4om	0g 1-6 2-e 4a
5ntend	0-8 19
3ull	0e 1-6
4nctional	08 2-g 3-5 4a
5damental	07 1-6
4rniture	0-k 1g 26
4ture	0c 2-6
2gaining	0-f 3h
3eneral	09 1-5
8tion	1-5 25
4rman	1-5 55
4tting	0-b 3c
3ian	0-7 eb
5o	0f 1-5 46 d-5
4t	15
4ving	06
4ám	0-6 1b
4ải	0-e 15 28 3n 4-g
4ọng	3-c dh
4ờ	0-5 ed
3lobal	0b 1-5
4ycoengineering	07
3o	0-n 1t 2-8 45
4od	0q 1-7 4-8
6s	0-8 29
3reat	0b
5en	0-5 48
4oup	0h 1-8 2-5
5w	0-6 1-6 4g
6ing	05
6n	0-a 2a
6th	0-d 113 2-a 3-d
3ắn	3e 4-8
2halden	09 1-7
4ndle	08
7ing	0-9 2b
6s	0-a 1-5 3c 48
4rd	46
4s	09
4ve	0y 1-7 2-6 3-7
5ing	0a
3cm	06
3ead	0-a 1d
5lth	07 2-6
5t	0-g 1-5 2n
3igh	08 1a 2-c 37 4-8
6ly	0-a 3m
4ring	0-h 1i
4ểu	07 39 4-8
4ện	2-6 4a
5u	0e 4-8
3old	05
4w	08 4-6
4à	0-5 3h 4-8
5n	06
4á	0d 1-d 45
4ạch	0-b 2f
5t	0a 2-7
4ặc	01e 2-g 8-6 e-d
3q	08 1-5
3tml5	0-a 1f
3uấn	1-e 2e 38
4ống	0-6 4a
3w	1-a 2j
3àng	07 2j 4-5 e-6
3ình	0-c eh
3ướng	1-5 28
3ải	07 1-d 28
3ệ	0-d ej
3ọc	0-x 49 816 e-5
3ỏi	49
3ợp	0f e-7
2id	0-a 2b
4eally	0d 2-5
6s	0-e 4k
5ntification	1e 2-e
9y	07
3f	06
3gaming	09 1-5
3maging	0-q 1s
4pact	0-a 1j
8s	08 4-5
5lement	06
bation	0i 1-b
5rove	05
9ment	0-g 1-5 26 4h
ds	0d 4-9
8ing	0-p 4r
3n	011 1-u 2-8 4-m ap e9
4clude	08
8ing	015 1-5 2-s
4dependent	0-9 3a
dly	0-8 36 46
5ustries	0-9 2a
9y	0-d 1-7 2r
4fluence	0-7 1-6 3i
aing	0-6 3a
5ormation	19 2-6
5rastructure	0-5 1-b 2i
4itiative	05
4novation	0j 4-e
ave	0k 1-5 2-6 3-d 47
4sights	05
5pire	0-8 3l 4-d
5titutional	07
6ruments	26
4tegrate	09
aion	0a 1-7
8ity	0-5 3-8 4k
6lligent	0-l 3r 4-5
6ract	3b 4-7
aing	0-7 1-5 3f
bon	05 1-d 2b
7changes	0-k 2n
7disciplinary	0-l 1p
7est	07
7face	05
bs	0-8 15 25
7nal	09
aly	05
9tional	0-b 2-5 3-g 4-6 dp e9
fly	05
7personal	0-8 3f
5o	06 1-8 25
4vestors	05
3s	01b 1-7 2-o 4-6
4eries	0-h 2i
3t	0h 2-9
4s	0b 2-5
2java	05 1q 2-i
6script	0k 1-9 2-5
3enkins	0-7 1g 2-7
3ob	0i 1-5 2-8
3s	1-a 2d
4on	15
2kafka	0-k 1s 2-6
3eep	0-7 3a
4y	15
3hai	0-9 28
4i	1-5 47
5ếu	28 4-5
4oẻ	0-k er
4ác	0a 2-j ed
6h	07 38
4ông	0-7 3-7 dg
4ả	0n 3-c
4ẩu	0-9 2d
4ối	0-a 1g 2-5
3inh	0d 1-8 3-f 4e cj d-7 e-c
4ến	05 1-a 8b
3now	29
6ledge	0i 1-b 2-b 3-5 4i
3ubernetes	0-w 1j 2i
3ế	0h 1-f 2a
4t	4a
3ỹ	0b 4-6
2lab	0-j 2o
5oratory	2-d 8p
4ke	0-9 2a
4nguages	1-9 2-7 6o
4rge	3-g 4i
3ead	1-6 2-5 4b
6ership	0-d 4j
6ing	1f 3-b
5rn	3-9 4a
7ing	0b 1-d 2h 4-a
4d	0-d 1f
4vel	1-5 2-6 8k
7s	05
3ife	0g 2-e
6cycle	0-c 1g
4ke	0b 1-7 2-e 3f
4nes	0-c 2f
5h	05
5ux	16
4ên	0f e-5
3ocation	0i 1-e
4gistics	05 1-5
4ndon	0h 1-9
4ok	05
6ing	0a
4ve	0-5 38
4w	0-e 1i
3uyện	0-5 46
4ật	0h 1-f
3à	0z 1-5 2-c e-7
4m	0e 1-f 2-9 c-5 dt e-7
3âu	49
3ên	0x 2-6 4-5 8-7 e-6
3òng	47
3ý	0-d 2p 3-6 4-8 dh e-9
3ần	07
3ập	07 1g 2-d
3ẻ	25
3ớn	0-6 2-9 eh
3ợi	0c e-5
3ực	0-d 2a 3-6 4l
2mainframe	0-n 1t 2-5
6taining	0-7 1b
7enance	0-i 1o
4ke	05
5ing	09 4-6
4nage	0a
8ment	0-d 1d 2n 3-k
8r	0-9 1-7 2o 4-5
7ing	0-7 1g 2-6
5ner	0k 2-7 4-c
5ufacturing	0b 1-a
5y	0-5 1-8 26 4k b-6
4rine	0-e 1f
5ket	0-e 2m
8ing	0-9 1e
8s	08
4ster	7f
8's	0-b 7l
8s	08
4tching	05
5erials	2a
5ter	0-k 2m
8s	0-5 47
4y	08
3easurement	1f 2-b
4chanical	1e 2-8
4dical	1-i 7i
6um	26
4et	08
4g	0-c 1f
4mbers	07
4ntoring	0-11 1i 2-5 3s
4ssage	0-c 1f
4thodologies	05
8s	0-p 1-9 211
5rics	0-r 1t
6o	08 1-6
3ib	05
4croservices	0-m 1r
8oft	0-9 1d
4nd	0-6 47
6ed	0-5 48
6set	2-e 4g
5imum	0-7 2-6 bh
3obile	08 1-6
4delling	0-j 2n
7s	0-8 2c
6rn	08 1b 2-c
4lecular	17 2-7
4ng	0-9 3b
5itoring	0s 1-o
5o	09
4re	06 1-c 2-5 be c7
4tivated	0-10 3l 4k
9ion	0-h 3i
4use	0-9 1b
4ve	0-i 3e 45
3sc	0-i 7p 85
3uch	0-c de
4ltiple	4c
4sic	0-b 1n 2-9
5t	05
4ốn	0-7 4b
3vc	0c 1-a
4p	0i 1-a 2-6
3ysql	09 1-7
3áy	0-8 1e
3ê	46
3ôi	0-h 47 eb
3ềm	06
3ọi	0-6 49
3ột	0f 2-8
3ở	05
3ỹ	1-9 26 8b
2nam	0-5 1-e 7-5 c-5 dt eg
4tive	0c 1-9
5ure	07
3eed	07
6s	0d 2-5 4-5
4gotiation	0g 3-c
4t	1i 9-6
5work	0-a 1-c 2p
9ing	0-p 3o
4uroscience	08 1-8
4w	1-8 2-a 3-5 4o
5ly	0-i do
3ghe	07 e7
5iệm	1-a 2-5 cx e-6
7p	08 2-6 49 8a e-5
5ệ	07 2-a 48
4oại	0b 1-7 3-i 86 di
4ành	0-d 1o 8-5
5y	ea
4ười	0-7 49 da e-7
4ại	e5
4ữ	05 2-a 4h e-5
3hanh	3a 4-8
4iệm	0-e 4m
6t	3d 4-6
4à	06 1-b 29
4ân	2c 3-6
4ìn	0-5 4-g en
4óm	25
4ư	0c 4-7
4ất	2-5 cg
4ận	28 4-6
5p	26
4ẹn	49
3o	45
4de	07 2-7
6.js	0-j 1k
4n	0c 1-5
4rdic	0b 1-9
6vik.example	06
4sql	07 2-5
4t	37
3soperation	0-u 111 2-5
3utrition	0-q 19 2h
3ói	0c 4-n ep
3ăm	0-11 c1i
4ng	0m 3-6 4-6
3ại	2a 4-5
3ắm	08
3ội	0-a 4h
3ợ	08 2-5
3ữ	0g 1-5 8-5 d9
2objective	0c 1-8
bs	06
4ligations	05
3ccasional	d6
3f	012 1-v 26 3-e ch
4ferings	0c 2-b
5ice	27
5shore	0-r 1u
4ten	4-6 ee
3n	0v 1-d 2-l 3-9 4l
4e	0c 1-8 8-8 bg
5s	07 4-6
4going	05
3op	05
3pen	0-l 1-8 312 4-7
5rating	1-d 4f
9on	0c 1-c
bal	0-c 3g
bs	06
4portunities	0c 2-8
cy	0b 4-5
4timisation	09 2-7
8zation	25
3r	01f 1-m 2-s 3-5 4-d 85 c8 ee
4acle	0-5 16
4ganisation	28
8zational	3n 4-h
4ientation	48
3ther	07 4a
7s	0-c 4d
3ur	0y 1-c 2-7 4-6
4t	08
5side	0c 3-7
6tanding	06
3wn	45
5ers	0-7 4c
8hip	05
2p	0-8 1f 2-7
3aced	06
4rents	05
5t	37 4-5
6icipating	09 2-6
6ner	0-i 26 35 4e
9s	0p 2-6 4-c
ahips	0-g 2k
6y	0-a 2e
4ssion	1-a 3d
9ate	0-6 3i 4-6
4tterns	0-e 2m
3eople	08 15 28 3-8 4-a
4rformance	08 1-e 2d
9ing	09
5sistent	0-w 1c 3n
6on	06
8al	1-7 3c
3hage	0-d 1t 2-e
5ses	0-a 2e
4d	0n 1-7 7-b
4p	0-c 1e
4ysics	0-a 8h
4án	45
5t	05
4ân	0-a 1-a 2l
4òng	0-7 2l e-5
4ương	1a 2-5
4ần	07 1c 2-e
4ẩm	0-g 2t
4ục	0-b 19 47
3ipeline	09
as	25
3lace	0b 2-8
5nning	0g 2-e
5tform	1-6
5yer	0-7 49
4m	0-9 1a
4us	09
3osition	0k 1-6 2-a
8ve	09
5sess	0a
6ibilities	0b 2-6
4wer	0-a 28
3ractical	07
9e	05
as	08 1-5 29 4-9
4edictive	0-r 1t
5ferably	0l 2-a
8red	0d 2-5 4-5
5paration	0-5 27
5school	19
6entation	39
4icing	0-e 1f
5nciples	0-k 2o
5vate	0-6 1-8 2g
4oactive	0-11 312
5blem	0-6 3d
9s	0-c 4k
5cess	1f 2-d
9es	0-9 1-6 2m
9ing	0-o 2u
5duct	09 1-b 46
9ion	0-a 1k
9s	1-7 29
5fessional	0h
cs	0-6 4b
6iciency	06
7le	08
5gram	06
9ming	0g 1-c
5ject	0p 1-c 4-a
9s	0-i 1-6 27 4o
5posals	08 2-6
5tein	0-j 1o
6ocol	0d 2-a
5ven	0o 1-c 2-6
6ide	05
9r	0-h 2j
3tth	76
3ublic	0-8 1c
8ation	0-b 1c
ds	0-n eo
4rification	0-m 1g 2a
4t	0-d 3g
3ython	0-5 1j 2-7
2qt	0a 2-5
3ualifications	0h 4-5
7ty	0-u 2m 4h
5n	08 2-7 4h e-7
6titative	0o 1-o
7um	1a
4ickly	47
4y	0-v 1b 4m 87
4ả	0d 4-7
5n	0a 19 36 4-m
4ận	06
4ốc	0-7 1-5 2g
2r	0-7 1l 2-a
3abbitmq	16
3eaching	0-6 48
6t	0-5 1a
7js	0-5 19
5dy	0-a dc
5l	05
4ceiving	07 3-5
4dis	0c 1-a
5uction	0-7 2b
6x	0-i 1q 2-6
4factoring	0i 1-f
5erence	0-c 1i
4gions	0-i 4m
5ression	16
5ular	06
4lated	8f
7ion	3-5 4c
as	0-a 4c
bhip	3-b 4d
es	0-c 4j
5ease	0-f 1i
6vant	0g 1-9 3-5 ad
5iable	0-9 3a
4muneration	05
4porting	0k 1-f
4quire	05
9d	0b 2-5
9ments	0-l 219 4-c
4search	0-11 1w 2b 3-5
5olve	0g 3-c
6urce	18 2-5
aful	0-j 3n
5ponsibilities	07 2-9 49
fy	0-l 4p
5t	0-e 1o 2-6
6ful	0-6 1b
5ult	35
8s	08
4tail	0-b 1e
3isk	19 2-5
3oadmap	0-6 2c
4le	0o e-8
3uminants	0-e 2f
4n	0-9 2d
5ning	09 1-8
3àng	e8
3õ	05 4-5 e6
2s	0u 8-t ag
3ales	0l 1-k 28
4mple	0-6 17
4tisfaction	0m 2-j
3c	0-i 1-7 2-5 dv
4alability	0d 1-9
8le	1-d 2h
5ndinavian	0-h 5o
4ience	05 1-7 88
7tific	0-l en
4ripting	0-m 1e 2i 3-8
5um	0-9 1b
3earch	0b 1-9
4ctor	0-9 2b
5urity	0-q 1v 2-9 4-d aq
4gment	06
4lf	1-5 3i 4-8
4miconductor	0-9 29
4nior	07
4o	06
4parators	0-i 2k
4rver	0-5 2b
6ice	0-e 1e 36 4-5
9s	0f 1-7
4t	1-a 2c
5ting	1-5 2-6 4b
4veral	0-d 1-8 4d be
3haring	0-f 3k
4op	0-5 27
5rt	0-a 3h
5uld	09
3ignificant	05
4milar	0l 2-7
4nh	2-e di
4te	05
6s	0-7 eb
3kills	08 1-d 2c 3-a 4m
3mart	06
3nare	05
3oftware	0e 1-6 29 3-5 4-6
4lid	1-9 3-5 7h
5ution	0d 2-9
as	1-5 26
5ve	0-8 1a
6ing	0-b 3-6 4o
4me	09
6thing	06
4rting	0-f 2h
4und	0-d 1s 2-9
5rce	0d 2-7 4-5
3park	0-j 1s 2-9
4eak	05
5cifications	09 2-8
5ed	0-8 2f
4irit	05 4-5
4oken	05
5rts	0-g 3m
4ring	0-1a 11q 2-c
7t	0g 1-f
3ql	0-a 2b
3re	0-d 1d
3tack	0-k 2p
5ff	0-6 4c
5keholders	07 1-11 3e 4k
5ndards	0-8 4c
5rter	0-a 4c
5tus	0-b ai
5yed	0-5 28
4orage	0-l 2p
4rategic	06
aes	0-f 2i
9y	0-b 1n 2-a
5eams	0-b 1-5 2h
6ngths	07
5ive	0-5 3-5 4d
5ong	0p 3-a
8ly	1j 2-g
5uctured	0-b 3i
4s	06 1-5
4udies	0-k 2l
3ubstations	0-5 1-8 2f
4ch	0q 2-i
4perconductor	0b 2-5
5ply	07 1-6
6ort	07
9ive	06
3w	08 1-b 27
4ift	0-c 1e
3ystem	0-5 18 27 4-6
8atic	05
8s	1-6 2n 4-6
3àng	06
3át	0-6 2d
3ản	09 1-6
3ắp	0-b 1d 36 4-7 e5
3ẵn	06
3ẽ	05
3ố	08
3ức	0-i di e7
3ử	0g 1-8
3ự	e8
2takes	47
5ing	0-e 3g
4sks	0-f 2-5 4p
3dd	0t 1-r
3eacher	0-s 1t
7ing	1-9 2d
5m	0a 1-c 2-6 3h
6s	0-i 2j 4d
6work	0-e 3j
4chnical	05 17 2-f 3-r 4c 9s
9ian	8b
8que	0-h 2j
bs	27
7ologies	0i 1-d
cst	0-d 8h
by	0-7 2h
4nders	1-9 2e
4rm	0-5 4a
5raform	0-6 1d 2-5
4st	0-5 2e
6ing	0-m 1r 2g 3-6 4-7
6s	06
3han	ce
5t	0s 1-5 2-b 4-7
4e	0v 1-12 2b 3-a 4b ec
5ir	0g 4-9
5m	09 2-5
5o	2h 35 4-7 d-8
6retical	0-7 1-5 8h
7y	28
5re	05
5se	0a
5y	07
4ings	0-7 4a
6k	0-a 3g 4-6
7ing	29 4-7
5rd	0-c 1e
5s	0j 1-8
5ểu	09 e5
4orough	0-k 3n
5ại	0-b 2e
4rive	06 3-5
5ough	0t 2-5 4-j
4uyết	3k 4-d
5ật	0-l 49 8e
4ành	0l 1-c 2-6
4áng	2-6 4-6 cg e-5
4ích	2-a 4h
4ông	06 2-a 8b
4ương	85
4ạo	0o 2-f
4ần	06
4ận	45
4ế	0c e-5
4ể	0-7 eb
4ời	0-a dj e-a
4ủ	0-6 2-8 4c
4ứ	0-8 25 ea
5c	0b 1-9 47
4ực	0-q 1b 3-8 4s
3ime	0g 1-b 2-5 38
4n	1e 2-c
5h	3q 4-r
4ên	0b 2-7 e7
5u	09 2-5
4ến	0-a 4g
6g	0-7 1-b 5y
5p	0-5 2-6 4f dj e-f
3o	01r 1-k 3-o 4-9 ec
4l	05
4ol	0-g 2h
6s	1-5 2c
7ets	0-e 2g
4p	0-8 1-7 2f
5ological	0-f 1h
4wards	09 2-6
4án	0g 2-b
3rack	05
7ing	06
5ining	05
5ng	0-8 1-d 2p
6sformation	0a 2-8
7late	0-g 1i
7parent	0-g 4g
5vel	0-p 1-6 2-6 4-a dj ey
8ling	0-1d d1g
4ends	0-8 16 29
4imming	18
5ển	0-5 1e
4ong	01h 1-9 3-5 4-q e-8
4ue	06
5ng	0-r 1-9 38 4-5 6d 7x d-5
5yền	0-i 17 2-8 4d e9
4ách	0-a 3-5 4k
4ên	0-b 2-5 bk
4ình	0-l 18 25 3-b 4f ea
4í	48
4ường	0-n 47 86 ea
4ị	0e 2-7
4ở	01f 2-7 8-k e-6
3uyển	e5
4ân	1-6 3c
4ần	0-8 ec
4ổi	0-v c-5 dj ez
3wo	05
3y	0l 4-9 e-6
3ài	0b
3ác	07 2-5 4-e eh
3ình	0-8 4i
3ích	0-c 2d
4n	08 1-6
5h	0-b 2s 3-5
3ăng	0-f dn e-7
3ư	0-h 1t 2-h 35
4ơng	08
3ại	0q 2-8 e-6
3ế	0-6 29 86
3ỉnh	0-k eo
3ối	d7
4t	0z 1-6 2-m 3-7 4-g 7h d-6 eg
3ổ	0-7 3-9 4i
3ừ	0r 1-8 2-9
4ng	06
3ự	0-9 1-6 26 3n 4-b
2ui	0b 1-9
3ltracold	27
3nderstanding	1-d 2u 4-d
4iversity	0-e 7i
3p	07
3s	06
4e	0b 1-d 48
5r	17
6s	2-8 47
4ing	01a 1-d 2-s
3x	1-5
2value	0-e 3f 48
7d	05
4riety	06
6ous	06 1-8 25
3erbal	36
5sion	0f 1-b
4ssels	0-7 2a
3i	16
4aducts	0-1c 11g
4ew	0-9 2c
4ên	0-c 29 eb
4ết	0i 1-9
4ệc	0b 1-c 27 3-a 4n d-a
3oltage	0-e 2h
3ui	36
3à	01r 1-d 3-f 4-n
3ăn	1-6 2d 6c e-8
3ấn	0-b 4b
3ẽ	0-d 2n
3ề	0s 1-b
3ị	0c
3ới	0j 3-7 4-a e5
3ụ	0-m 2f 4h
3ững	05
3ực	06 1-9 2a
2way	07
3e	0o 1-6 2-5
4alth	05 1-5
4b	0-m 1m 25
4ll	0k 2-6 4-5
3hat	07
4en	07
5re	08
4ich	0o 2-8 4-b
5le	0t 2-7 3-5 4-c
4o	0f 4-8
4y	07 4-5
3ide	09
4ll	0n 1-6 2-5
4nd	0-k 18 2d
5e	1-8 2d
4reless	0-9 1-6 2k
4th	01h 1-j 2-r 3-a 4j
6in	0d 1-9
6out	05
3ord	15
5k	0v 1-7 2-c 35 4-8
6flow	0-m 2n
6ing	0t 1-6 2-c
6s	0-7 29
4uld	0i 2-b
3rite	06
6ing	0-a 1i
6ten	0e 3-d 45
2xoay	0-f eg
3uất	0-7 1-6 2f
3ây	28
3ếp	0-e 2b e5
3ử	3-7 4c
2year	0f e-6
6s	0-w 1-7 2-c 4-7 bn c1i e-a
3ou	018 2-c 3-a 4-6
5r	0g 1-c 2-d 3-b 4r
6self	46
3êu	0f 1-b 48 e-6
2áp	29 3-5
2ít	2-6 bj e-6
2ý	0-7 4a
2đam	38
4ng	e5
3i	1-6 dn e-7
4ện	1b
3àm	35
4o	16 2-5
3ánh	18 2-6
4o	45
4p	0h e-b
3óng	1f 2-8
3ương	09
4ợc	0j 2-5 48 e-9
3ại	0-k 714 8-6
4o	05
3ẳng	0-j 8u
3ến	e7
3ề	49
3ể	0k 4-9 e-6
3ịnh	0a
3ọc	1f 3-7
3ối	e5
3ồ	0-j 1u 2-9
3ổi	09
3ộ	0a dc e-d
4c	46
4ng	2-9 37 4f e-9
2ưa	3-7 4-9 ek
3u	0d 1-8 dc e-6
2ở	0a
2ứng	0o 4-5 e-7
1w+=0 0	0m 1-5 do e-s
6^	0-8 2-c bo c-5 eh
6days	0-9 de
7eveloper	0-7 28
6lần	09
7ợi	08 e-5
6ngày	0d
7ăm	0-12 1-6 2-6 b12 cu e-6
6tháng	0-8 bj
7uổi	0-i d-5 ev
6years	b-g cx d-6 e-5
6đến	e5
43+ years	0-b bi
4a business	0-b 2d
6consent	0-e 2j
6fast	0-6 49
6high	09 4-6
6project	07
6research	0-b 4d
6strong	0a
6team	0-b 4h
8chnical	0f 4-a
5bilities ^	08
ay to	0o 1-5 3-b
6le to	0b
6out building	0-7 4a
atheir	09 4-9
5ccording to	0-9 2b
6hieve organizational	07
6ross all	07
bthe	0-5 28
6ting as	0-5 3a
8ons ^	0c 4-7
5dapt to	36 4-5
6option and	06
6vantage ^	06
5gile software	0-i 1k
ateam	0l 1-l
5lways strive	0-c 3e
5m hiểu	05
6azon web	0a 1-5
6bitious and	0-7 3f 4-7
5n innovative	49
7open	07 4-5
6alysis ^	25
9tical and	0-8 3f
6d act	0-b 4c
8be	05
ast	0-a 2c
9usiness	05
8cell	09 2-8
9hallenges	0-9 4a
9ode	09 4-5
alleagues	46
ammunication	07
antractual	0-c 2d
8direct	0-h 4h
8effectively	0-f 4g
9ngineering	0a 4-5
ajoy	0b 4-b
8flexible	0-9 4a
8growth	07 2-7
8in	06
afrastructure	0-h 2j
9ts	06 2-5
8or	05
8private	0-c 2c
aoduct	0-c 4c
8reference	05 2-5
asponsibility	0-i 4i
8software	27
8take	06 4-5
9eams	0-c 2c
anders	0-c 2d
9o	0d 4-b
8verbal	07 4-5
8you	07 2-5
6h ^	0r 1-5 2-5 6-9
8cơ	69
8giao	0-5 6d
8nghe	69
8văn	5a
6na holm	05
6tibody engineering	0-i 1m
5pplication ^	0b 2-6
gdata	0-7 1b
fs ^	0-b 2e
his	0e 2-c
7roach and	0m 2-5 4-d
dto	0-h 4l
9x ^	0a e-8
5rchitecture ^	26
hand	0c 2-a
6e passionate	05
7na ^	08 2-7
6ound solving	0-5 48
5s a	0-c 4k
7business	05
7code	0-d 2f
7laboratory	0-8 8b
7one	06 4-5
7partner	07
7well	0k 2-9 4-6
6pects of	06
6sured there	09 2-6
5t a	07 4-5
7every	07 4-5
6tention to	0-6 39
7itude and	0b 4-5
5udio algorithms	25
aengineering	0-s 1v
6tomated testing	15
bion ^	0u 1-f 2-e
fand	0-m 1o
5ws and	0-9 1a
5zure cosmosdb	0-9 1c
anet	0-d 1f
4ba degree	7-5 8f
6chelor s	05
7kend developer	0a 1-9
8ground as	0-o 2l 88
fin	0o 1-5 2-f
6sed on	05
5eam forming	0-8 1h 2-8
6ing part	08 3-5
6neficial ^	05
6st practices	09 1-c 25
6tter ^	0-b 4d
8ing and	07 2-6
5ids and	0-7 1d
6g data	0e 1-c
6ết tiếng	08
5lockchain technology	0h 1-g
5oth internally	06
5ridge projects	26
5s ba	1-5 7d
5uilding a	0-d 1i
en	0-7 4a
fd	05
6siness analysts	0a 1-6
fd	0-1g 1s 2t
dlevel	0a
dor	0g a-6
dpartner	0-9 1a
eroblems	0-7 49
dwith	06
6t not	06
5án hàng	15
6o cáo	0-8 1o
5ó lâu	46
5ản vẽ	0-a 2l 4-5
5ằng tiếng	08
4c# ^	0-9 1a
7azure	0a 1-8
5a 0	06
7^	0-e ef
7xoay	0-g dk
7được	07 e-7
6ble stayed	0-7 1e 2-7
6ndidate to	06 4-5
6o ^	4d
8trong	0m 4-g
9ừ	0-5 d-6 eg
8đẳng	0-i 711 8-7
6ses and	06
5d pipelines	0-7 2a
5ell lines	0-b 2f
9sorting	0-f 1n 2-7
5hallenges ^	0-9 4b
cing tasks	0-b 4h
7nge management	0g 1-d
as ^	0-b 4f
7racterization of	2a
6u đáo	35
7yên ngành	0n 8-7
6ính ^	06
6ăm chỉ	35
6ịu khó	35
9được	05 35 4-5
6ủ động	0-7 3a
6ức và	46
5i cd	0-d 1f
5lients and	46
cto	0-6 4b
6oud python	07 1-5
atechnologies	16
5oach the	0-c 3d
6de ^	25
9and	05
6gnition ^	0-g 2h
6llaborate and	0-h 3q 4-8
gwith	0h 3-e
eing with	0a 3-8
fon with	08
fvely in	06 3-8
8eagues and	0-8 2-5 4e
6mbined with	0b 2-9
7merce business	0-f 2h
bial and	1c
fpossibilities	08
8issioning of	0-j 1k
9tment and	0-b 3f
8unicate effectively	0j 3-i
eion and	015 3-z
iskills	1-5 3k 4-9
7plex engineering	0-a 1-5 2g
cinterchanges	0-l 1q
csoftware	07 1-5
8utational modelling	0-g 1h
aer science	79
6ndensed matter	16
7sent system	0-a 2i
8umer goods	0-7 29
7tent for	08 2-5
cmanager	0g 1-f
8inuously with	47
6re java	0p 1-o
6smosdb rest	0c 2-a
5reate commercial	05
9ive solutions	05
6oss functional	1-c 3c
5ulture ^	0-a 4h
cof	07
6stomer satisfaction	0l 1-i
eervice	05
cs ^	06
eand	05
5ycle including	0-k 2l
5ác chuyên	08
8phần	0h 1-9 2-5
8quy	45
8tỉnh	0-7 e8
6o ^	0-c 2m 4-5
5ó khả	09
8inh	0e
7thể	0-8 ed
8inh	0z 3-r
8rách	0-l 3d 4b
5ông nghệ	0e 1-e
9trình	0-g eg
ay	0k 4-9 e-6
aác	2-5 4-c da e8
9việc	3a 46 e-a
5ơ bản	26
5ấp cao	0-7 8b
9ác	85
8trở	0-9 8f
5ần thiết	07
6u công	08 4-5
5ẩn thận	36
5ủa công	05
8khách	0-b 4e
5ửa hàng	09 1-5
4dairy cattle	0-k 2k
6nish and	0-6 5d
6ta analysis	19 2-6
bd	1-5 28
9driven	07 1-g 3f
9lake	0-7 1-d 2l
9science	05 1-5
8bases and	25
5edicated and	0a 3-6
6gree ^	05
bin	0-9 8l
bof	0a
cr	07 89
6livery and	07 2-6
6monstrated technical	08
6sign and	0-e 2c 4a
bimplementation	0f 1-7 2-7
bof	1b 2-6
bpatterns	0-5 1c 2-5
aers and	47
aing and	07 1-6
8rable experience	05
9e to	0-g 3m
6tails ^	45
6velop and	05
ber ^	0-g 2k
bment ^	0-5 2k 4-7
gand	09 1-9
glifecycle	0d 1-f
gmaintenance	0-7 1h 2-8
gof	0-l 1l
gprocess	09 2-7
gteam	0-l 1u 2-8
fal toolsets	0-e 1h
7ops and	15
bcommunity	06 1-6
culture	05 1-5
bengineer	0-b 1b
js	1-a 4e
bindustry	0-9 19
5i chuyển	0-9 ec
6gital products	0-c 2d
ctransformation	08 1-8
6rectionality beam	0-e 1n 2-8
6sciplines ^	0q 2-m
5oanh ^	0-5 29
asố	07
5rive and	0-l 3k
9n and	2-c 4f
bdevelopment	0b 2-9
bto	0-n 3p
5sp team	0-c 1d
5ynamics 0	16
ddynamics	06
5ài với	49
5ưới 0	di e-g
6ợc hoặc	0-b 1-7 2k
5ễ nghe	e7
5ịch vụ	0-8 47
4e commerce	0-6 18
5.g ^	0e 2-8
5ach year	0c e-8
5ducational content	06
5e ^	0-7 2a
5ffectively ^	0-f 4g
5lements of	0-8 2b
5mag ^	0d 1-8
7il ^	15
6bedded software	0-7 19
5nd to	0-a 1g
8users	09
6ergy and	48
bmarket	27
6gineering ^	2-b aj
ggroup	08 2-6
gin	0-8 2a
gor	89
gphage	0-g 2k
hractices	0c 4-7
cs ^	0e 2-c
emechanical	08 2-7
7lish ^	0-a 1-7 5m
cby	07 5-6
cmust	08 5-8
cskills	0-f 5i
6vironment ^	1-5 25
gwith	09 4-5
5quipment and	25
5valuation ^	0-c 2e
fof	1i 2-g
fsystem	0-5 29
5xcel ^	16
7iting new	06
6perience ^	2-8 ci
fand	05
gs	05
fin	2-6 cc
fwith	0b 2-6 c7
jin	08 2-7
gorking	0e c-5
huld	07 2-6
aments and	09 2-8
6ternal stakeholders	05
4familiarity of	05
6st and	0-8 49
9paced	07
5eed evaluation	16 2-9
5ield ^	0-i ei
aand	0-7 8f
9s ^	0-b af
6nancial performance	0-e 2h
6rst and	08
5ocus as	07 4-6
aon	3c
9ed and	0-8 3i 4-7
6r audio	0-c 2e
8better	0-b 4c
8the	06
7ward in	0-c 4d
5ramework ^	06
eand	26
ds ^	0-b 2d
fe.g	09 2-5
6om a	06
9the	06
5ull time	07
6nctional teams	05 2-c 4b
6rniture industry	0-g 1j
4gian làm	0-6 e8
7o tiếp	0f 1-5 46 d-5
6ám sát	0-6 1b
6ải quyết	18 3a 4-b
6ọng nói	3-c dh
5o to	1-5 45
6als ^	47
5reen energy	0-5 48
6oup products	08 1-6
7wth of	0-8 1f 2-6
5ắn bó	3e 4-8
4halden group	09 1-7
6ndle short	07
8s on	1-5 3c
6ving fun	05
5ealth and	06 2-6
5igh degree	09
9level	0-h 1-b 2h 3h 4-5
9medium	0-5 1a
9performance	09 16 2-b
9quality	0c 1-7
9speed	0-h 1p 2-8
8ly motivated	0-f 3h
6ểu về	05
6ệu quả	0e 4-8
5ow the	0-6 2a
by	09 2-7
9o	1a
6à đồng	0-7 3g 4-7
7n thành	06
6ạt động	0d 2-7
5tml5 and	0-9 1c
5uấn luyện	1-e 2e 38
5àng ^	0n 2-5 4-f
9bán	09 2-8
9tốt	29 4-9
5ình ưa	4-9 ed
5ướng dẫn	1-5 28
5ải quan	07 1-d 28
5ọc ^	0-7 45 88
8chuyên	0-5 89
9ác	86
8hỏi	47
4ideas and	0-j 4j
7ntification and	1e 2-e
5f you	05
5maging and	0-q 1s
6plementation ^	0-e 2i
jand	0k 1-6 2-8
7rovement ^	0-g 2m
aing the	0-p 4r
5n ^	0-b 2c
7a	0-5 3e 4-5
8ll	05
8n	07
7business	0a a-5
7english	06
7large	0-c 4f
7music	09 2-9
7teams	47
8he	0-e eh
7your	07 4-6
6cluding ^	09 2-6
6dependent and	36
fly and	36
7ustries ^	0-9 2a
by ^	0-c 2f
dand	25
dwide	06
6formation and	17
7rastructure architecture	1-l 2n
ks	0-a 1b
6itiative ^	05
6novation and	0f 4-b
cve and	06
fculture	0-8 4c
fsolutions	07
6stitutional investors	05
8ruments and	0-7 2a
6teract with	06
cion with	09 1-5
9disciplinary research	0-p 1s
9est in	07
9nal and	08
cly and	05
btional environment	09 3-5
iresearch	09
isales	0-n 1p
itravel	0-a d5 ea
9personal and	0-7 3a
7o the	0-b 2d
6vestors ^	05
5os developer	0-9 19
5s a	07
7beneficial	06
7required	07 2-5
6sues ^	0b 2-5
5t takes	46
4java ^	1c 2-9
9and	0-8 19
9ee	0-5 1a
9javascript	0-d 1e
9nosql	07 1-6
9spring	06
8script ^	0-9 1d
fframeworks	15
freactjs	06 1-5
5ob description	0b 2-7
4khiếu nại	28 4-5
6oẻ tốt	0-f ek
6ách hàng	0k 3-6
6ông ngại	d6
6ả năng	0n 3-c
6ối kinh	0-a 1g 2-5
5inh doanh	0-a 2e 4a
9nghiệm	0f 2-a 3-a 45 ck d-5 e-9
9tế	06 1-7 86
6ến thức	07
6ểm tra	25
5now how	0-5 2a
8ledge of	0j 1-6
5ubernetes environments	06 1-6
fmonitoring	0-i 1i
5ế hoạch	2a
7toán	0i 1-e
5ỹ năng	0c 2-5 4-5
7thuật	26
4laboratory technician	8b
kologist	2-c 8f
6nguages ^	0d 2-7
eand	26
6rge collaborative	3-g 4j
5ead in	0-g 4i
7rning ^	06 2-5
dand	2-6
6vel ^	0a
aof	0-9 4e
5ife cycle	0e 2-d
8cycle as	0-r 2u
efrom	0d 2-b
6ên quan	0f e-5
5ondon ^	07
6oking for	08
6w power	0-6 18
5à 0	09 e-5
7một	0i 2-a
7người	06
6m việc	0a 1-7 2-5 dg e-5
5âu dài	49
5ên ^	0d
8chuyên	0b 8-5
5ý ^	0n 2-c 4-6
7tình	45
5ập kế	0c 18 3-e 4-5
8và	1-5 3a
5ẻ hoặc	0-5 26
5ợi thế	0c e-5
5ực cao	0-9 4e
9ông	0-g 4j
4maintenance and	0-9 1p 2-e
gof	0-a 2b
6ke use	0-a 4c
6nagement ^	2-8 47
fand	26
ar ^	0-a 2c
7ner ^	0d 4-b
7y body	27
9stakeholders	0-g 4l
6rket strategy	06 2-5
as ^	06
6ster's degree	0-7 7f
5echanical engineering	0u 1-q
funderstanding	0-e 1f
6dical laboratory	1-h 7i
8um voltage	26
6g ^	0-e 1g
6thodologies ^	05
as ^	0-b 2d
cand	0-n 2p
csuch	0-a 2a
7rics ^	0-s 1t
5icrosoft dynamics	06 1-5
6ndset ^	0-e 2-5 4k
cand	0b 2-7
5odern programming	0-i 1t 2-9
6lecular biology	05 2-7
6ng muốn	0-9 3b
6re modern	0a 1-6
9than	0-a bf
6tivated and	0-w 3l 4d
6ve forward	0-a 4c
5sc or	0-b 7a 85
5usic cognition	0-o 1w 2-6
5vp ^	0i 1-a 2-6
5ysql redis	0a 1-8
5áy tính	0-j 1j
5ôi trường	0-h 47 eb
5ại quốc	0-5 27
5ột lợi	06
4nam nữ	0z 1-9 d-d
5eed for	06
6t c#	05
6w skills	0-g 4g
8technologies	48
5ghe ^	0-6 e9
9nói	0d
7iệm ^	0-6 ca
blàm	0-6 ce
bquản	0c 2-5 4-5
btrong	05 2h c-i
cại	0-b cd
bvà	05
bở	08
9p ^	46
btrung	05
bvụ	49
7ệ thực	0h 2-e
6oại hình	3-h do
angữ	0f d-5
athương	86
6ành bán	0-c 1f
adược	0-i 1j
aliên	05
7y 0	e5
9tuần	e7
6ười ^	0-5 4a
6ữ ^	05
8anh	05
5hanh nhẹn	3a
6iệm cao	0-5 49
atrong	47
avà	45
8t tình	3d 4-6
6à máy	06
6ân viên	0-5 2c 3-6
6ìn ^	e7
6óm tốt	48
6ất 0	2-5 cg
6ập khẩu	0-7 2a
5o matter	0-5 46
6de.js developer	0-m 1m
6n technical	06
6sql ^	09 1-6
ain	06
6t afraid	0-6 38
5utrition of	0-b 1e
5ói rõ	0h 4-7 e-6
8đọc	08
5ăm kinh	0-i cs
8làm	0-9 cb
6ng giao	0-m 3-7 4x
bải	0d 4-a
9làm	0t 4-p
aập	08 4-5
aực	0-e 1c
9thuyết	0g 4-e
aư	09 4-6
aổ	0-k 4m
9động	37
5ắm vững	08
5ữ tuổi	0l
7độ	07
4objectives ^	06
5f a	2-6 4d
7experience	0-d cm
7matter	0-g 2h
7new	0-a 4b
7responsibility	05
8uminants	0-e 2e
7software	09 2-6
8uch	05
7the	0b 2-a 45
7various	0-5 26
7work	0a 4-6
6fice ^	26
7shore substations	0-h 1j
dwind	0-d 1e
5n a	07
7experience	0a 4-6
7quality	46
7the	05
7work	0-l 4m
6e or	05 1-7 8-8 bg
5pen and	0-5 3b
9source	0c 1-6 3-5
9to	0-e 3g
6portunities for	07 2-6
ey ^	08
5r a	0-b 8e
7equivalent	09
7more	ca
7similar	0c 2-7
6ganizational goals	08
jskills	0-9 3q 4-d
6ientation ^	48
5ther cloud	0-9 1c
astakeholders	05
5wners and	06
ahip and	45
eof	08 4-7
4part of	37 4-5
8icipating in	08 2-6
8ner ^	45
ccontinuously	3c 4-5
bs and	0d 4-8
chips to	0-k 2m
6ssion and	0b 3-5
cfor	0-7 1-7 3i
bate about	38
ground	0-7 3b
6tterns ^	0-c 2e
5eople and	2b
bwith	05
5hage display	0-d 1t 2-e
7ses of	0-f 2h
6d degree	76
8student	0b 7-8
8thesis	0a 7-8
6ysics or	0-c 8h
6át triển	05
6ân tích	0-a 1-a 2l
6òng ^	0-5 27
6ần mềm	07 1a 2-d
6ẩm ^	0-6 29
9hoặc	0-7 28
5ipelines ^	09 2-7
eand	0-b 2b
5lace of	08 2-7
7tforms ^	08 2-5
6m head	09 1-9
6us ^	07
5ossibilities ^	06
6wer generation	0-6 17
awireless	0-5 29
5ractices ^	0e 4-8
ein	08 2-7
6edictive processing	0-s 1t
7ferably from	06
ared ^	0d 2-5 4-5
7school segment	05
6ivate cloud	0-8 1-7 2g
6oblem solving	0-6 3d
bs and	0-9 49
dthrough	0-9 4c
7cesses and	1-5 27
bing of	0-k 2l
7duct development	0f 1-9
cowners	0-6 4c
bion and	05
bs ^	0-9 2c
dfor	05
din	06 2-6
fto	0-c 2d
7fessional experience	07
es and	0-6 4b
8iciency in	06
7gramming ^	0p 2-n
glanguages	0h 1-14 2s
7ject ^	06
cmanagement	0b 1-6
bs and	2-8 49
5tth trở	76
5ublic ^	06
bcloud	0-9 1a
5ython ^	15
band	09 1-8
bdeveloper	0-f 1g
bjavascript	15
cob	0f 1-e
bwith	15
4qualifications ^	0a
9ty ^	06
cand	0-5 27
dssurance	0-9 1d
cevaluation	0-7 2b
cwith	0-i 2k
7n ^	08
6ickly ^	06
cand	0-9 4b
6yết khiếu	27 4-5
avấn	47
6ả ^	06
7n lý	0-a 1g 2a 37 4-l
9trị	0e 1-7
6ận 0	06
6ốc tế	0-7 1-5 2g
4r d	0f 1-e
5abbitmq ^	16
5eact or	0-9 1a
aredux	0d 1-c
9js cloud	06 1-5
cjava	08 1-6
7dy to	0-b dc
6dux ^	15
6factoring ^	0i 1-f
6gions and	0-i 4m
6lated field	0-7 8f
9ion to	3-5 4c
cships with	47
7ease test	0-i 1k
6quired ^	06
bments ^	2a
hand	2e 4-b
6search and	0-i 1l
dcenter	0-f 2g
dgroup	09
din	0-o 1r
dprogram	07
gjects	1-5 27
dto	0j 1-a 2-9
7ponsibilities ^	0b 2-8
land	0-7 4b
hy and	0-a 36 48
jof	0-i 4i
7t ^	07 2-5
9assured	09 1-8
6tail technology	06 1-6
5isk management	0-5 1a
5ole ^	0d e-8
5àng ^	47
9dễ	0e e-9
5õ ràng	05 4-5 e6
4s degree	0y 8-o
6in	0-e ag
5ales agents	08 1-6
acustomers	0b 1-a
6tisfaction and	05
5calability and	0b 1-9
6ience or	08 2-5
5earch engine	0a 1-8
6curity in	0-e 1j
dmanager	05
6lf starter	0-9 3h 4-7
6miconductor materials	09 2-7
6rvices ^	07
dand	0s 2-o
6t top	0-7 1-7 2e
7ting ^	0-6 4d
5haring your	0-l 3m
5ide and	0b 2-9
6tes ^	0-a eb
5kills ^	1-5 28 48
band	49
bin	0-8 2h 4-6
5nare proteins	05
5oftware and	06 2-5
ddeveloper	0-d 2i
kment	1-k 2l
dengineer	0a 2-8
ling	0n 1-k
dimprovement	0-g 1o 2-6
en	06 2-5
dtesting	1c 2-a
6lid theoretical	0-c 7h
7utions ^	2m 4-h
efor	08
ein	0-8 29
ethat	06
fo	0-g 4k
7ving business	0-6 49
cskills	46
6und quality	0-7 1i 2-8
5peed separators	0-h 2j
6orts betting	1-7 27
6ring boot	0-8 1d
bjava	0-b 1l 2-8
9t planning	0g 1-f
5tack developer	06 2-6
7ff ^	0-a 4c
7keholders ^	05
hand	0-c 1-g 26 3f 47
hon	0-d 4g
7tus or	0-b ai
6rategies ^	0-b 2d
by and	07 2-5
7engths and	07
7ive for	0-5 3-5 4d
7ong drive	0-5 38
borganizational	0g 3-d
7uctured and	38
5ubstations for	09
6ch as	0n 2-f
6perconductor semiconductor	0b 2-5
7ply chain	07 1-5
8ort ^	0-d 2e
cand	0c 2-b
5w engineer	07
6ift and	0-b 1c
5ystem ^	0-i 2j
band	09
as ^	0-c 2o 4-5
cas	06 2-5
cwith	05 2-5
5àng làm	06
5ắp xếp	0-b 1d 36 4-7 e5
5ẵn sàng	06
5ẽ được	05
5ố ^	06
5ức khoẻ	0-i di e7
5ử dụng	0g 1-8
4take on	0-a 3c
8s ^	0-7 48
6sks ^	0-e 4k
aand	45
5eaching and	05 2-5
dmethods	1-h 2k
7m ^	0-b 29 4a
9and	09 2-5
9building	05
9in	0g 3-6 4-9
9members	09
9of	08
9player	0-6 3a
9with	0-d 4f
8s ^	2d 4-6
aand	0-b 2-5 4k
ato	46
8work ^	0-a 3f
6chnical and	0h 4-a
9ologies ^	1-7 25 48
hand	0t 2-n
hsuch	0-b 2d
est will	0-a 8b
dy trends	0-a 1g 2-5
6lstro education	0-8 1a
6st ^	0-e 2k
9developer	06
8ing ^	0l 2-b
cand	0f 2-a
cof	0k 1-j
cwith	0-p 1l 28
5han 0	0-6 ce
6e customer	0-d 4e
8design	25
8entire	0-8 29
8field	0-g eh
8market	0-f 2f
8software	06
7ir work	08 4-7
7o ca	0-8 ec
9kế	0-7 48
9nhóm	0-5 37
8ry ^	28
7re is	05
6ink and	0-8 3d 4-5
7rd party	0-c 1e
7s role	06
7ết bị	1b 2-6
7ểu 0	05 e6
6rough innovation	0i 4-f
6uyết phục	3d 4-8
7ật ^	0-i 26 8e
6ành thạo	0m 1-b 2-5
6ích công	2-9 4f
6ạo tin	0c 2-a
6ất là	0-b 2c
6ần trách	47
6ế ^	0c e-5
6ời gian	0-7 dj e-a
6ứ 0	0-8 ea
7c về	07
6ực hiện	2-5 3-6 4g
9phẩm	0-h 1e 2a
5ime ^	08
9management	1-7 3a
6n học	1e 2-b
7h thần	3q 4-r
6ến và	0-c 4e
8g anh	05 1-8 5m
atrung	58
7p ^	07
9tốt	05
9và	0-7 48
aới	0-5 46
5o achieve	0c 4-8
7both	0-5 48
7client	0-b eb
8ollaborate	0a 4-9
7deliver	05
9tail	45
7end	0-c 2f
8volve	0-e 4e
7find	07 4-6
7learn	0-9 4b
7market	05 2-5
8ove	0-b 4c
7new	07 4-6
7partner	45
7run	0-a 2b
7take	0-7 48
8ravel	4-7 eb
7work	0-5 4b
6ols ^	0-a 2d
aand	05
alike	0-9 2a
9ets ^	0-e 2g
6pological phases	0-g 1h
6wards a	08 2-6
5ransparent and	0-g 4g
7vel ^	0r e-n
boften	0-f 4-6 dl e7
bto	0-9 ea
6ends and	0-8 2c
6imming and	06
6ong công	014 4-u
alĩnh	0-5 2c
angành	06 2-9 47
6ung ^	66
acấp	0-k 1-6 7y
athực	3a
6ách nhiệm	0-a 3-5 4k
6ình bày	1f 2-5 3-9
ađộ	0a
6ạm biến	07 2-7
6ị kinh	0d 2-6
6ở lên	01d 2-6 8-k e-6
5uân thủ	1-6 3c
6ần ^	0-b ec
6ổi 0	e6
9^	0-h ep
9từ	dk e-c
5wo year	05
5y ^	0c 4-6 e-5
5ài chính	09
5ình huống	48
5ín dụng	08 1-6
5ăng ca	0-f dn e-7
5ư duy	0-a 18 37
7vấn	0-7 1l 2-f 45
6ơng đương	08
5ại nhà	06 e-5
5ế ^	26
7các	0-8 29
5ối thiểu	08 d7 e-5
6t ^	0m 2-a 4-d e9
8chủ	06
9ó	45
8nghiệp	7j
5ổ chức	0-7 3-9 4i
5ừ 0	0m 1-6 2-9 e9
4ui ux	07 1-6
5ltracold atom	27
5nderstanding ^	0-k 2m
iand	0-8 2j 4-a
iof	0l 1-b
5se of	0-5 4a
7r experience	08 1-5
8s ^	0-6 49
6ing java	07
4variety of	05
8ous audio	27
5i tính	16
6ên ^	0-s 2g eg
6ệc ^	0e e-7
9có	0-g 4b e7
9theo	0-f 2i e6
aại	0f e-7
aốt	06 4-5
9và	0c 4-7 e-6
aới	46
5oltage engineers	0-q 2r
5ui vẻ	36
5à các	05
8ó	09 4-6
7giám	06
7nhân	29
7thực	0-a 2-5 4i
8rách	0h 4-d
7xử	0-c 4d
5ăn phòng	2g e-6
5ấn ^	0-5 4b
8và	2a 4-7
8đề	48
5ề quản	05
5ị trí	0b
5ới các	0g 4-a
9ông	0h 4-b
8khách	0c 4-9
5ụ khách	47
5ực kinh	0-a 2f
4wealth management	05 1-5
6b services	16 2-6
6ll as	0h 2-5 4-5
5hat it	45
6ich you	06 2-5
5ide technology	06
6ll be	09
6nd farms	0-b 2b
6reless systems	29
6th a	0b 4-7
9business	0-5 46
9green	0-8 48
9internal	06 4-5
9many	0-7 49
9others	0-d 4e
9partners	05
9your	47
8in the	1-6 27
5ord excel	15
7k ^	0f 4-8
9as	06 3-5
9experience	08
9in	0-8 3d
bdependently	35
9on	0-8 3a
9with	0-5 3-a 4h
8ing in	06
edependently	0-5 38
crelationships	3-5 49
cwith	0-6 37 48
gin	0-a 1b
8s ^	0-7 29
6uld be	0h 2-b
5ritten and	0b 3-9
4xuất nhập	0-5 1-6 2e
5ây dựng	28
5ử lý	3-7 4c
4year ^	09 e-5
9master's	06
8s and	0i c-e
aof	0-v 2-8 c1i
5ou are	05
8have	08
8know	0-8 1d
8will	09
7r colleagues	0-f 4g
9many	0-9 4a
9tasks	05
5êu cầu	05 48 e-5
8thích	0a 1-a 35
4áp lực	0c 3-5
4ít nhất	2-6 bj e-6
4ý thức	0-7 38
4đam mê	38
5i ^	05
6ện thoại	0-9 1h 2-6
5àm phán	35
6o tạo	16 2-5
5áp ứng	0h e-b
5ương ^	09
6ợc áp	0b 4-6
5ại học	0-k 714 8-6
5ẳng trở	0-7 8a
9đại	0-9 8f
5ến 0	e5
5ọc hiểu	08 3-6
8viết	08
5ộ tuổi	0-5 de
6c lập	46
6ng ^	07 e-8
9trong	2-5 45
9và	05
4ưa nhìn	3-7 4-9 ek
5u tiên	0c 1-8 dc e-6
4ở vị	08
4ứng viên	0e
2=0 0	0q b-6 d-6 e7
5days	0-8 ed
5lần	07
6ợi	06
5ngày	09
6ăm	0-11 c1i
5tháng	0-a cg
6uổi	0-j et
5years	05 c8 e-7
5đến	0-5 e8
33+ years	0-a cf
3^ 0	bd
5ability	07
6gile	0l 1-j
6ndroid	0-7 19
7h	5a
6zure	0-g 1h
5biết	06
6ring	05
6s	1-5 7d
6uild	0-h 1i
5ca	0-c dg
6hịu	0-9 3c
6loud	06 1-5
6ollaborate	0g 3-e
6ó	014 3-o d-5
6ông	0d 1-a
5demonstrated	05
7sign	07 1-5
6ynamics	0-5 16
5engineering	0-p 1c 7g
6xcellent	08
7perience	0d
5familiarity	05
6lexible	0-p 3s
7uent	06
6ull	0c 1-a
5giao	0-j 3n
7ọng	3-c dh
6ood	05
5have	07
5infrastructure	0-5 16
5java	0-5 18
9script	06 1-5
5kafka	0-8 19
6hả	36
6nowledge	0a
6ỹ	07 1-b 3a
5là	06
7m	0e 16 3-d
5nam	0-f 1-a d15
6et	0-7 1k 9-6
6goại	3-e df
6hanh	36
6ăng	0-f 3m
5other	06
5public	06
6ython	0-9 1a
5qa	0-d 1e
6ualifications	06
5reactjs	06 1-5
7quirements	08
5solid	0a 1-5
6trong	09 3-6
6ử	0b 1-6
5technical	0c 1-a
7sting	0-q 1u
6he	08
7is	0a 1-6
7ành	0a 1-7
7ời	d5
6iếng	0-b 5k
6uổi	d7
6ài	0-5 17
6ối	06
7t	0b
6ừ	0a d-6
5understanding	0a 1-6
5we	0b
6ork	07 3-6
9ing	0e 1-5 3-5
5you	0o 1-7 3-5
8r	08
6êu	0c 1-a
5độ	0-i dm
5ưu	0d d-7
3a 0	06
5big	05
6usiness	0-9 2e
5collaborative	07
7mputer	0-7 7a
7nsent	0-a 2i
8tent	07 1-6
5fast	3-6 48
6ull	0-6 18
5great	05
7owth	05 1b 3-d
5hands	0-j 3l
6igh	1-5 3f 4-5
5master's	0-7 7a
6otivated	0-s 3s
5passion	0-b 3e
6hd	76
6lus	05
6roduct	0-b 1c
8ject	07
5relevant	0b
7search	0-7 4c
5scalable	05
6olid	0-c 7h
6trong	0-a 1a 36
5team	0-e 4k
7chnical	1i 3-6 4-a
6rue	06
6wo	05
4bility to	0j 4-c
5le to	0a 4-5
5out building	0-7 4a
9their	08 4-7
4ccording to	0-f 2g
7unt security	06 1-5
5hieve organizational	08
5ross the	0-7 29
5ting as	0-f 4h
4gile software	07 1-a
4ll aspects	06
5ways strive	0-8 4e
4m hiểu	05
5azon web	0d 1-6 2-5
4n ability	06
7cademic	0-9 1f
7dvantage	09 1-5
7gile	0-a 1d
6excellent	0b 3-9
6innovative	4a
8terdisciplinary	0-g 1g
best	06
bnational	0f 1-6 3-6
6open	0-5 3a
5alysis development	0-7 1h 2-8
5d act	0-7 4c
8nalytical	0-6 38
9imal	06 1-6
8pis	0-a 1b
8re	05
7be	07
9st	0-9 2e
8uilding	1-7 37
9siness	08
7cell	0-g 1p 2-7
8hallenges	0-7 4a
8lient	0-b 39
8ode	0-a 17 3a 4-5
9lleagues	46
9mmercial	05
bissioning	0-j 1k
bunicate	0n 3-m
hion	1-7 3a
aplex	0-g 1g
9nfiguration	0-q 1r
asulting	16
atractual	0-6 2d
8reative	05
eity	0-e 3g
7data	09 1-8
8edication	0g 3-c
9sign	0-b 1e
9veloping	0g 1-a
8irect	0-h 4h
7effectively	0-f 4g
8ngineering	0g 1-7 4-5
alish	5b
9joy	0-5 3g 4-a
8xperience	05
9ternal	05
7flexible	0h 3-p 4b
8oremost	05
8unctional	18
7general	07
8rowth	0-8 1f 2-6
7high	17
7igaming	07
8mpact	0-i 1k
alement	05
8n	0-9 3f
9frastructure	1-l 2n
9stitutional	05
9ternational	0a
8ts	09 2-5
7maintaining	07
9rketing	0-i 1k
8entoring	0-s 3u
8odern	0d 1-a
9nitoring	0p 1-m
7non	06
9sql	06
9t	0-6 38
7or	07
8ther	0e 1-9
7passionate	36
8rivate	0-9 1-6 2g
9oblem	0-5 39
acess	16
aduct	0-9 4c
aject	0e 1-d
7reference	0-d 1i
9lease	0-i 1k
9porting	0c 1-a
9sponsibility	0-e 4i
7sales	0g 1-e
8ecurity	17
9lf	0a
9rvice	0-g 1h
8kills	07
8oftware	0-t 1n 2a
7take	0b
8eams	0-a 2c
9chnical	1-8 3-c 9u
9nders	1-9 2e
8o	0g 4-a
7use	05
7working	0-c 3f
8rite	05
bten	3-5 45
7you	0-5 1c
5h giao	0b
7nghe	06
7văn	6d
5tibody engineering	0-g 2k
4pplication data	0-6 2c
6roach to	05
4rchitecture disciplines	0i 2-f
5e comfortable	06
7independent	36
7passionate	0-8 3e
7ready	0-a dc
5ound solving	0-5 47
4s a	0-u 1d 4l
6code	0-e 2h
6laboratory	0-6 8b
6part	0-c 3c
aner	3c 4-5
6well	0i 2-5 4-5
5pects of	05
5sured there	05
4t every	06
5tention to	0-8 4a
4udio algorithms	1-7 26
9engineering	0-s 2w
5tomation and	07 2-7
4zure cosmosdb	08 1-6
9net	05
3ba degree	8b
5chelor s	0l 8-g
6kground as	0-6 8b
ein	06
4eam forming	0-b 2d
5ing part	0a 4-7
5st practices	28
4ids and	0-c 2d
5g data	0e 1-5 2-8
5ết tiếng	58
4oth internally	05
4ridge projects	0-8 2b
4s ba	7-5 8f
4uilding a	0-e 2j
dn	0-7 4b
5siness analysts	0a
ed	08 2-7
cdevelopment	25
clevel	0a
cpartner	0-9 2a
droblems	0-9 4c
5t not	05
4án hàng	0-8 2a
7lẻ	25
5o cáo	0-9 2m 4-6
4ó lâu	49
4ản vẽ	0-d 2n
4ằng tiếng	0n 5-h
3c# azure	0-8 1a
4a 0	06 e-5
6xoay	0-f eg
5ble stayed	0-5 28
5n rest	09 1-8
5o trong	07
8ừ	eb
7đẳng	0-j 8u
5pabilities including	05
4d pipelines	0-b 2b
4ell lines	0-e 2g
8sorting	0-f 2h
4hallenging tasks	0-c 4f
6nge management	0g 2-e
6racterization of	0b 2-9
5u đáo	45
6yên ngành	0b 16 8-5
5ịu được	05
5ủ động	0-8 4a
5ức và	0-a 4c
4i cd	0-h 1-5 2o
4lients and	0-7 49
5oud python	0c 1-9
9technologies	25
4oach the	0-d 4d
5llaborate with	05
dive teams	46
gly in	47
5mmerce business	07 1-5
aial and	0-a 2c
epossibilities	08 2-5
7issioning of	07 2-6
7unicate effectively	0i 4-h
dion and	09 4-7
hskills	0-q 2-6 410
6plex engineering	0-8 2e
binterchanges	0-k 2n
bsoftware	08 2-5
7utational modelling	0-g 2h
9er science	1-6 88
5nsent system	0-b 2g
7umer goods	0-8 29
6tent manager	0e 2-b
7inuous integration	26
dly with	0-8 4a
5re java	0-h 1p 2-7
5smosdb rest	07 2-5
4reate commercial	0c 1-8
5oss functional	06 2-c 4b
4ulture of	05
5stomer satisfaction	0l 2-j
dervice	05
4ác chuyên	06
7lĩnh	05
7phần	08 15 2-a
7quy	0-f 1d 45
7tỉnh	0-7 e8
4ó khả	0n 3-h
7inh	0e 18 3-8
7ỹ	0-5 38
6thể	0-5 ec
7inh	05 3o 4-q
7rách	0-5 3-i 4p
6ý	07 3-5
4ông nghệ	0e 2-9
8trình	0-h eh
9y	0l 4-9 e-6
9ác	4-e ei
8việc	4r e-d
4ơ bản	25
4ả 0	05
4ấp cao	0-5 7e 8-5
7trở	0a
4ần thiết	07
5u công	0-e 3l 4-6
7tiến	47
4ẩn thận	45
4ủa khách	0-c 4f
4ửa hàng	0a 2-6
3dairy cattle	0-l 2m
5ta and	0-g 2j
8driven	06 2-i 4d
8lake	0-9 2a
4egree in	0-d 8g
aor	08
5monstrated technical	0-9 1g
5sign across	07
bnd	0-o 2b 4f
aimplementation	0e 1-5 2-7
aof	0-5 26
apatterns	0-7 2a
9ers and	0-c 4c
7re to	0-j 4m
5velopment lifecycle	08
fmaintenance	0-9 1p 2-e
fof	0-n 2o
fprocess	06 2-5
fteams	0-d 2e
eal toolsets	0-e 2g
6ops engineers	0-d 4f
4i chuyển	0-b ed
5gital products	0-c 2d
btransformation	08 2-7
5rectionality beam	0-8 1h 2-8
4oanh số	06
4riven design	25
cvelopment	0-5 28
4sp team	0d 2-a
4ynamics 0	0-5 1-7 2h
ccrm	0o 1-n
cdynamics	08 1-6
4ài với	0h 4-b
4ễ nghe	0-6 e9
4ịch vụ	0-b 26 47
4ụng thành	07
3e commerce	0-8 2c
4ach year	08 e-5
4ducational content	09
4lements of	06 2-5
4mbedded software	0-a 2c
4nd to	0-d 2f
7users	07 2-6
5ergy and	07 4-7
amarket	25
5gineering or	0-d 8e
fphage	0-d 1t 2-e
gractices	0b 4-7
bs mechanical	0-o 1t
6lish skills	07
4quipment and	05
4valuation of	0-6 27
esystem	0o 1-5 2-j
4xcellent communication	35
denglish	0-b 5e
6iting new	07
5perience in	0a
ewith	0d 1-5
forking	07
5ternal stakeholders	09 1-5
3fast and	06 4-5
8paced	06
4eed evaluation	07 1-6
4inancial performance	0-e 2j
4ocus on	4a
5r audio	1-d 2d
7better	0-b 4d
8ig	0b 1-a
7international	06
7offshore	0-s 1t
4rameworks e.g	0d 1-6 2-5
5om the	06
4ull time	07
5nctional teams	2-c 49
5rniture industry	0-g 2h
3gian làm	d-7 ed
6o tiếp	08 2-6 4f e-7
5ám sát	0-5 2d 4-5
5ọng nói	4-a eg
4o to	2-5 45
5od communication	36
8interpersonal	36
8mechanical	0-e 1f
8understanding	07
4reen energy	0-5 48
5oup products	08 2-6
6wth of	0-9 29
4ắn bó	46
3halden group	0b 1-7
5ndle short	0-a 3h
7s on	0-b 4g
5ve a	06
9n	06
8excellent	06
8more	0-c bf
8strong	07 1-5
4igh degree	0a
8level	0-f 27 4d
8medium	26
8performance	08
8quality	0f 2-8
8speed	0-h 2j
7ly motivated	0-8 3-9 4i
5ểu về	07
5ệu quả	0d 4-7
4ow the	0-6 27
ay	06
8o	29
5à đồng	0-7 4a
5ạt động	0b 2-8
4uấn luyện	0-5 46
4àng bán	08 2-8
8tốt	0a
4ình ưa	4-8 ed
4ải quan	05
4ọc chuyên	08
8ác	05
7hỏi	49
3identification and	0-8 29
4mplementation and	05
4n a	1-5 4c
7ll	07
7n	09
6being	0b 3-a
7usiness	09 a-6
6cross	0-a 3f
6developing	06 1-6
dmental	0-e 1h
9ops	0-5 16
6emag	0e 1-9
7nglish	1-9 5c
6java	0-z 110
6large	3-g 4i
7ondon	07
6music	0-c 1j 2-7
6offshore	0-9 1b
7ne	06
6power	0-7 17
6software	0f 1-e
7ports	17
6teams	46
8sting	012 1-10
7he	0-f 1-5 27 eh
6writing	06
6your	07 4-5
5dependently and	07 4-5
6ustry wide	06
5formation and	0-9 29
6rastructure as	0-d 2f
5novation and	07 4-5
bve culture	0-c 4h
esolutions	06
5stitutional investors	05
7ruments and	05 2-5
5terdisciplinary research	0-p 2r
8est in	06
8national environment	09 4-5
hresearch	09
hsales	0-h 1-9 2r
htravel	0-a ef
8personal skills	45
6o the	0-e 2f
4s beneficial	05
6passionate	0-6 37
6required	06
4t takes	47
3java ee	0-7 2a
8javascript	0-b 1c
8nosql	09 1-6
8python	08 1-6
8spring	0-d 1s 2-c
7script frameworks	0g 2-c
ereactjs	08 1-6
4ob description	06
6s nordvik.example	06
3kafka rabbitmq	16
4hiếu nại	2a 4-5
5oẻ tốt	0-o et
5ách hàng	48
5ông ngại	e5
5ả năng	0t 3-a 4-b
5ối kinh	0-9 2d
4inh doanh	0-f 2j 48 e-5
8nghiệm	1-a 2-5 cx e-6
8tế	2-6 87
5ến thức	0b 1-5
4now how	29
7ledge of	0j 1-6 2-7
4ubernetes focus	05
4ế hoạch	0-b 2f
6toán	0h 2-d
4ỹ năng	0c 1-6 3-7 45
6thuật	0-5 28
3laboratory technician	8b
jologist	0-d 8h
4east 0	0-a de
5vel of	0-a 4d
4ife cycle	0d 2-d
7cycle as	06
5ên quan	0h e-6
4ook first	05
5ts of	05
5w power	0-5 29
4à 0	08 e-5
6một	0e 2-7
6người	db
5m việc	0a 1-6 2-a 3-5 47 d-7 eg
4âu dài	0-6 4c
4ên chuyên	0a
4ý công	45
6tình	48
4ĩnh vực	1-9 2a
4ập kế	0c 28 4-h
7và	2-5 45
4ợi thế	0a e-5
4ực cao	05
8ông	013 4-z
3maintenance and	0c 2-9
5ke use	0-9 4b
5nagement and	06
6y body	26
8stakeholders	0-g 1-5 4p
5rket strategy	06 2-5
5ster s	0k 8-d
9's degree	0-7 8e
4echanical engineering	0s 2-p
eunderstanding	0-e 2f
5dical laboratory	2-c 8f
7um voltage	25
4icrosoft dynamics	06
5ndset and	0c 4-b
4odern programming	0-7 1-l 2u
5ng muốn	0-7 4b
5re modern	0-a 1h 2-5
8than	ce
5tivated by	46
5ve forward	0-c 4d
4usic cognition	0-p 2q
4ysql redis	0c 1-a
4áy tính	0-j 2m
4ê kinh	1-5 4b
4ôi trường	0-h 47 eb
4ại quốc	26
3nam nữ	011 1-5 8-5 d-6 e-7
4et c#	0a 1-8
7microsoft	06 1-5
5w business	05
7skills	0-i 4j
7technologies	4a
4ghe nói	0e e-6
6iệm làm	0i 1-8
aquản	0-7 1g 2-5
atrong	0-a 2g
avề	07
aở	08
8p cao	0-8 7c
atrung	0-d 7l
avụ	4a
ađại	0-8 7d
6ệ thực	05 1b 2-d
5oại hình	4-f em
9ngữ	0f e-5
9thương	85
5ành bán	0-8 1-6 2e
9dược	0-b 1-7 2k
6y 0	e6
8tuần	0-8 ec
5ữ anh	1-7 5l
4hanh nhẹn	49
5iệm cao	0m 4-e
9trong	0d 4-a
9và	05
7t tình	0-5 4a
5à máy	09
5ân viên	0-9 2e
5óm tốt	05
5ất 0	0-9 b9 ce
5ập khẩu	0-9 2d
4o matter	0-5 46
5n technical	07
5t afraid	0-5 48
4utrition of	0-e 2e
4ói rõ	0f 4-6 e-5
7đọc	08
4ăm kinh	06 cc
7làm	09
5ng giao	0e 3-14 4u
aải	3e 4-8
8làm	0-a 3r 4-l d7
9ập	0-b 3k 4-6
9ực	0-9 2b
8nghe	05
8thuyết	3g 4-c
9rình	19 3-7
9ư	1c 4-7
9ổ	3-i 4l
8đọc	0-6 1e 3-6
9ộng	46
4ắm vững	05
4ữ tuổi	0-7 dh e-6
6độ	0d d-8
3objective c	0-7 1-6 2f
4f 0	0-7 be
6a	0-5 4e
7pplication	17
7udio	0-i 1j
6blockchain	0l 1-k
7usiness	0a 1-6
6cloud	0-a 1b
6experience	0-r c10
6high	06
7ow	0-a 1b
6industry	06
8novative	0b 3-a
8ternational	0-i 1-5 dn
7t	0-7 18
6matter	0-f 2i
7usic	0-5 17
6new	0-9 4b
7on	05
6our	07
6predictive	0-b 1c
6relevant	05
8sponsibility	0-8 3d
7uminants	0-e 2f
6security	05
7oftware	0f 1-8 2-5
7trengths	07
6test	15
7he	0j 1-d 2-7 46
6various	27
6work	09 4-5
aing	18
5fshore substations	0-e 2j
cwind	0-d 2f
4n bridge	05
6computational	0-g 1h
6quality	1-5 45
6the	06
6work	06
5e or	ca
4pen and	0-9 4a
8source	0b 2-6 4-5
8to	0-e 4f
4r a	0-a 8f
6equivalent	08
6mechanical	0g 1-f
7ore	0b 1-9 c7
6other	06
6similar	0b 2-6
5ganizational goals	08
iskills	0-h 4m
4ther cloud	0-b 2d
9stakeholders	0g 1-b
4ur content	08 1-8
7data	0-6 16
7hq	08 1-5
7kubernetes	07 1-7
7software	09 1-8
7telstro	0-8 1a
5t of	0-6 47
4wnership and	0-i 4i
3part of	0-7 4c
7ner continuously	47
as and	05
5ssion for	45
aate about	0-5 4a
fround	0-5 48
4eople and	0-b 2c
4hage display	0-e 2h
6ses of	0-g 2h
5d degree	85
5án tốt	07 4-5
6t triển	05
5ân tích	0-b 2d
5òng và	07
9word	15
5ương thức	07
5ần mềm	06
5ục khách	0j 4-g
4osted 0	07
5wer generation	27
9wireless	0-8 2b
4redictive processing	0-t 2v
6ferably python	0-5 16
6school segment	06
7entation skills	0m 4-j
5incipal devops	0c 1-b
6vate cloud	0-9 2c
5oblem solving	0-8 4f
as through	0i 4-f
6cesses and	06
6duct development	0g 1-5 2-9
bowners	0-7 4c
as into	0-d 2e
6ficiency in	05
6gramming languages	0f 1-9
6ject management	0a 2-8
as and	06 4-5
4tth trở	06
4ublic cloud	0-6 2a
4ython javascript	0f 1-d
awith	05
3qa python	0d 1-d
6test	06
4uality and	2-6 49
cssurance	0-a 2d
bevaluation	0-8 2c
6n đến	05
5ickly and	0-g 4g
5yết khiếu	28 4-5
9vấn	48
5ản lý	0-c 2s 4-a
8trị	0e 2-7
5ận 0	07
5ốc tế	0-8 2f
3r d	0e 1-7 2-7
5java	07 1-6
4eact redux	0-g 1l
8js cloud	07 1-5
bjava	0e 1-b
6dy to	0-b ec
5lated field	0-8 8f
8ion to	0-5 48
bships with	09 4-8
6ease test	0-i 2k
5quirements and	07 4-6
5search program	05
fjects	0-6 28
6ponsibilities and	0-a 4b
gy and	06
6t assured	09 2-6
4isk management	0-6 27
4ole devops	0-9 19
8qa	09 1-8
4àng dễ	e7
4õ ràng	e8
3s degree	010 8-r
5in	0-d af
4ales agents	05
4earch engine	09 2-8
5curity in	0-e 2h
5lf driven	47
8starter	0-a 4c
5miconductor materials	07 2-5
5nior ios	0-7 18
apython	0-f 1g
5t top	0-9 1-6 2f
4haring your	0-m 4m
4ide and	05
5milar degree	0a
4kills such	05
ato	05
4oftware developer	0-h 2k
jment	1n 2-i
cengineering	0l 2-g
cimprovement	0-g 2m
5lid theoretical	0-8 8h
6ving business	0-7 49
bskills	0y 4-s
5und quality	0-7 2b
4peed separators	0-i 2k
5ring boot	0-f 1-7 2n
ajava	15
8t planning	0f 2-e
4tack development	0-6 2a
6keholders and	0-a 4e
5rive for	0-a 4c
6ong commercial	0-9 1j 3-8
adrive	47
aorganizational	0-9 3p 4-d
aunderstanding	06
4uch as	0f 1-5 2-5
5perconductor semiconductor	0a 2-8
6ply chain	06 2-5
4ystem and	0-a 2b
9s for	0-a 2c
4àng làm	0-8 dk
4ắp xếp	0-e 2b e5
4ẵn sàng	06
4ẽ được	06
4ức khoẻ	0-k er
4ử dụng	0f 2-8
3take on	0-a 4b
4eaching methods	0-b 2e
6m building	05
8members	07
8of	05
8player	0-7 49
8with	05
7s to	09 4-6
5chnical and	09 4-6
aian medical	1-8 79
8ologies and	06
gpython	05 1-5
greactjs	0-n 1n
gsuch	09 2-7
cy trends	0-b 2f
5lstro education	0-5 1-5 2c
5sting of	0g 2-f
4han 0	b-6 cb
5e backend	05
8usiness	05
7customer	0-d 4e
7danish	0j 5-e
8esign	0-a 17 26
9velopment	0-f 1g
aops	0-8 19
8ynamics	0-8 18
7embedded	0-f 1g
8ntire	0-7 2a
8uropean	0-5 17
7field	0-d ei
8ollowing	0d 1-9
8urniture	0-g 1j
7market	0-h 2i
7nordic	0b 1-9
7phd	0c 7-8
8osition	07
8reschool	06
8ublic	0-9 1a
7research	07 1-5
7scandinavian	15
8oftware	0-7 1d
7technical	05
7use	0a 1-a
7wind	0-7 19
6ir work	07 4-6
6o ca	0-a ec
8kế	0-d 4d
8nhóm	0-6 48
5ink and	0-b 4c
6rd party	0-a 2e
6ết bị	27
6ểu 0	0-j bs d-7 e7
5rough innovation	0h 4-d
5uyết phục	47
6ật máy	07
5ành thạo	0l 2-e
5ích công	0-7 2-9 4k
5ạo các	07
8tin	1c 2-a
5ần trách	46
5ời gian	0-7 eb
5ứ 0	0-9 eb
6c về	08
5ực có	37
8hiện	2-6 4a
8phẩm	0-k 2r
8trong	09 4-8
4ime management	2-8 4a
5nh thần	06
5ên các	05
8ứng	05
5ến và	0c 4-a
7g anh	1-8 2-7 5-5 613 e-5
9trung	6d
6p tốt	09
8và	06
9ới	0c 4-9
4o achieve	0a 4-5
6balance	05
7oth	49
7uild	1-5
8siness	05
6client	0-8 eb
7ollaborate	0-h 3q 4-8
7reate	07
6deliver	05
8tail	0-5 48
8velopment	0-o 1p
6end	0-7 1-6 2f
8sure	05
7stablish	0-5 3a
7volve	0-e 4e
6find	0-5 3c 4-7
6identify	06
7nfluence	07 1-5
8teract	06
6keep	0-8 3a
6lead	07 1-5
9rn	3-8 4c
6make	3-5
8rket	06 2-5
7eet	07
7ove	0-a 4c
6new	06 4-5
6partner	45
7roduct	0d 1-a
dion	06
6run	0-a 2d
6solve	0-8 1a
6take	0-9 48
7ravel	0-h 4-6 dl ea
6work	0-m 3i 4c
5ols and	0-f 2g
9like	0c 2-8
5pological phases	0-f 2h
4ransparent and	0-h 4h
6vel often	4-6 ee
ato	0-b eb
5ends and	07 2-6
5ong công	0x 4-m
9lĩnh	09 1-e 29
9ngành	0-h 1j 2-6 47
5uly passionate	0d 3-c
6ng cấp	0-k 8v
9thực	48
5ách nhiệm	0-f 4m
5ình bày	2a 4-6
9độ	09
5ị kinh	0f 2-8
5ở lên	0x 2-6 4-5 8-7 e-6
4uân thủ	2-7 4c
5ổi 0	0-e dc e5
8từ	d-5 eb
4wo year	06
4ài chính	0b
4ình huống	0-6 4a
8và	06
4ín dụng	06 2-5
6h nam	07
4ăng ca	0-f eh
4ư duy	0-9 26 45
6vấn	0-8 28
5ơng đương	09
4ế các	05
4ối thiểu	09 e5
5t chủ	35
7nghiệp	06 8b
4ổ chức	0-7 4a
4ừ 0	0-p 2-9 bm d9 eh
3ultracold atom	0-6 28
4nderstanding of	0c 2-7
4se of	0-6 4a
6r experience	07 2-5
3various audio	25
4erbal and	0-9 49
acommunication	0-7 39
4i tính	27
5ệc có	0-5 3-g 4e ea
8linh	05
8nhóm	46
8theo	0-b 2h e5
9ại	0g e-6
8và	29 4-5
9ới	0-5 49
8độc	46
4oltage engineers	0i 2-g
4à các	07
7ó	0-d 3i
6giám	1b
6làm	0c 3-8
6nhân	28 3-5
6quản	1-5 37
6thực	0-5 2-5 4g
7rách	3f 4-d
6xử	3-b 4e
4ăn phòng	0-7 2l e-5
4ấn đề	49
4ề kinh	05
6lĩnh	05
4ị trí	08
4ới các	0d 4-8
8ông	0c 4-6 e-5
7khách	0a 4-7
4ụ khách	49
4ực kinh	1-9 2e
3wealth management	05
5b services	0-6 2c
5ll as	0h 2-5 4-6
4hat it	46
5o are	05
4ide technology	0-e 18 28
5ll be	08
5nd farms	06 2-6
5reless systems	28
5th a	0b 4-5
8building	0p 1-o
asiness	09 1-e 47
8cloud	0c 1-b
8green	0-5 48
8internal	08
8low	0-5 17
8machine	0-5 16
any	0-5 49
8operating	0e 1-d
9ther	0-8 1c
ds	0-d 4e
8partners	05
assion	0-q 3v
9ython	06 1-5
8security	0-c 1d
9takeholders	0-6 1-7 3g
8the	07
8your	47
4ord excel	15
6k collaboratively	06 3-8
8experience	05
8in	0-9 4d
8on	0-6 4a
8with	0-6 47
7ing independently	0-5 47
brelationships	46
bwith	0-8 1-5 4j
fin	0-a 2b
5uld be	09 2-5
3xuất nhập	0-7 2a
4ây dựng	0-5 26
4ử lý	2-5 46
3year master's	78
7s of	2-8 ck
4ou always	0-c 3e
8re	08
7have	09
7know	0-5 2a
7like	0-c 3f
8ove	0-8 39
7take	0-5 36
8hrive	06 3-5
7will	08
6r colleagues	0-g 4h
8many	0-b 4d
8own	45
8skills	05
8tasks	06
4êu cầu	47
7thích	0a 2-9 45
3áp lực	4d
3ít nhất	2-5 cg
3ý thức	0-7 49
3đam mê	46
4iện thoại	0-b 2e
4àm phán	45
4áp ứng	09
4ược áp	09
4ại học	0-n 811
4ẳng đại	0-7 7k 8-6
4ến 0	e7
4ọc hiểu	08 4-5
7viết	06
4ộ tuổi	d-d ec
5c lập	47
5ng lực	45
8trong	07
8và	08
3ưa nhìn	4-e ek
4u tiên	0b 2-7 e7
3ứng viên	0d e-5
`;
