// Written by `npm run train:posts`; not edited by hand.
export const knowledgeWeights = `O B I
0a=^	1-j
30	0q 2-12
31	0-r 212
34	1-i
2ability	0l 1-n
4le2	1f
2background1	0-j 1o
c3	0f
c4	1-q 2w
2certification	0-o 1-p 21d
f2	0-f 2g
f3	1-g 2g
f4	2k
9ed	0f
2degree0	01c 1-j 2-t
81	0-p 2y
83	0-x 1h 2g
84	2-o
2excellent	1-g 2j
b4	1-h 2n
4perience0	0j 2-o
c1	1-h
c2	0g 1-l
c3	0-11 1m 2f
cd3	0-m 2i
d4	0f 2-i
cs2	2f
7t	1g
84	1n
8ise	2-o
b4	010 2-o
2fluent	1i 2-t
84	1h
2good	0o
64	0k 1-f
2including0	0-l 114 2-j
b3	0-h 1u
b4	0r 1-1e 2n
4terest	1r
2knowledge	0-i 2i
b0	0x 1-g 2-h
b1	0-n 112 2-f
b2	0-p
b3	1-o 2t
2like	1h
60	0-12 11a
61	1-n 2k
64	0w 2-k
2passion	0g 1m 2-12
91	0-r 1s
93	0i
94	0l 1i 2-14
9ate1	0-h 1j
c2	2f
c3	2f
c4	0r 2-p
3roficiency	0-i 1h
d3	0k
d4	0-t 1k
bt	0-h
2skills1	0-f
3trong0	1m
81	0-v 2v
82	0f
84	0z 1-h 2-i
3uch0	0t 1-f
61	1k
63	0-h 112 2-l
64	1-11 213
2understanding1	0-f 1m
f2	0-i 2p
3sing0	0-z 11e 2-g
73	0o 1-10
74	1-m 2m
2with3	1-l 2f
64	0n 2-i
0b	0-19 1r 2-r
0g+=!	0n 2-m
3&	0-1p 11t
3(	0-q 1-r 21h
3)	0-23 21v
3*	2-f
3-	01f 2-1t
3.	0-t 11c 2-i
3/	0o 1f 2-13
3:	02o 1-1q 2-y
3;	1-o 2p
3<	0-r 1n
3>	0u 2-n
3?	1f
3_	0-g 1s
3	1-r 2m
3–	0-u 2u
3•	0-g 2l
1-=&	0-1p 21b
3(	0l 11u 2-2g
3)	028 1l 2-2u
3*	0l 2-g
3-	0-w 1-3a 246
3/	0-1p 1-1i 237
3:	0-f 116 2-r
3;	11q 2-1g
3<	0k 1-u
3>	0l 2-q
3_	0-j 2r
3	0g 2-p
3–	1p 2-h
3•	0-k 1s
3⌲	0-q 1r
0m+1=$	02h 1-1a 2-17
4B-cert	1-f 2h
6deg	0s 1-10
6hard	0p 1-n
6lang	01e 1-n 2-r
6term	2g
7ool	018 1-h 2-r
4I-hard	025 1-1a 2-v
6soft	01b 1-m 2-p
6tool	01q 1-21
1-1=B-deg	0h 1-1j 212
6hard	0z 1p 2-1o
6lang	02c 2-25
6soft	2k
6term	0f 1m 2-12
7ool	0h 1n 2-14
4I-cert	0-l 2o
6hard	1r 2-15
6soft	0m 2-h
6tool	0n 110 2-1n
4^	0q 2-12
1=-	0u 1-k
2B-cert	0-l 2j
4deg	0-14 1n 2h
4hard	0-g 1o
4lang	0-m 116 2-k
4soft	0y 1-h 2-i
4tool	0-p 114 2-f
2I-cert	2o
4hard	1-1p 21q
4soft	017 1-p 2-i
4tool	0-f 1-p 214
1g=B-deg_	0-l
5hard&	0n 1-n
9(	0-s 2w
9-	0-h 1h
9.	0i 1-h
9/	0-j 2h
9:	0k
9;	1k 2-g
9_	1j
9⌲	0-f 1g
5lang_	0-f 1x 2-i
5soft_	0r 2-f
5term&	1j
9(	1-v 219
9)	0h 2-k
9.	0f 1-f
9:	0n 1-l
9_	1n 2-i
6ool&	1g
9(	1f 2-g
9/	1-y 214
9:	2f
9_	0-n 11b 2-o
9–	1h
3I-cert_	2o
5hard-	1-o 2f
9/	0-h 2n
9_	1-t 2m
5soft_	010 1-n
5tool-	2r
1r=-null	0u 1-k
3B-certnull	0-l 2j
5degnull	0-14 1n 2h
5hardnull	0-g 1o
5langnull	0-m 116 2-k
5softnull	0y 1-h 2-i
5toolnull	0-p 114 2-f
3I-certnull	2o
5hardnull	1-1p 21q
5softnull	017 1-p 2-i
5toolnull	0-f 1-p 214
0p4=1	0-f 1g
32	0-g 2l
3a	014 1-1e
4bil	0l
4cad	0-j 1o
5ro	0h
5ti	0s 1-f
4dmi	012 1-x
5va	0k
4gil	0-h 1l
4ler	0-f
5l	0o
4n	01a 1-t 2-h
5al	0-t 1-k 21e
5d	02x 1-2i
5si	1g
5ti	0-k
5y	0f
4pac	1o
5i	2q
6s	0-g
5pl	0i
6r	0q 2-i
4rch	0-1d 1n 2q
5e	0t 2-h
4s	0u 1-t
5se	0l
6i	0r 2-g
5yn	0-m 1v
4t	1-h
5om	2g
4uto	0-1h 11z 2-i
4vai	0-h 2h
4ws	1i
3b	2f
4ach	0-n 115 2-i
6k	0s 2-v
5si	0m 1-h
4e	0n
5ha	0-p 1t
5st	1-j
5tt	2g
4ids	0-g 1g
5g	1-m
5o	1f
6c	1h
6l	0-g 1h
6m	0-q 1k
4lue	0-p 1u
4oth	013 1-m 2-i
4rid	0-i 2o
5oa	0-m 1o
4sc	1h
4uff	0-y 1y
5il	1-f
4y	0q 2-h
3c#	1f
4ali	0-t 1u
5nc	0-v 1k
6d	0-1r 11z
4ell	1l
5nt	0-f
5rt	0-j 2n
4hai	0-n
6l	0j
6r	0-j 2m
4i	0-g 2g
5rc	0-r 2f
4las	0f
5ie	1k
6n	0f
5ou	1k
5us	2n
4oco	1k
5gn	0-1d 1u 2j
6s	1f
5ll	0w 2-r
5mp	2-j
5nc	0-16 2x
6f	0-f
6s	0-m 2i
6t	0-t 2o
5ve	0f
4rea	0u 1-h
5it	0j 2-f
5os	0l 1-f
4ss	1l 2-f
4ult	0j
3dani	0i 1-h
5ta	0-f 2m
4eco	0-r 1y
5fi	0i
5gr	0-x 2w
5li	0-n 2v
5pl	0-n 2p
5sc	013 2-r
6k	0-f 1h
5ta	0-g 1s
5ve	0k
6o	0-j
4iff	0f
5sa	0v 2-m
6c	0k 2-q
6t	2j
4ock	0-i 1j
5ma	2o
4wh	1-i
3e	0i 1-g
4.g	01b 1-o 2-n
4duc	1-h 2n
4ffi	0-g 2k
4las	0-l 1q
5ec	0-1v 1u 211
4mai	1g
5pl	1j 2-h
4nd	0-m
5er	0-m
5gi	0-u 1s
6l	0-q 112
5su	0i
5te	1q 2-o
5vi	1-o 2q
4tc	0x 2-p
5l	0-p 1h
4ure	0-h 1h
4ver	0i
4xam	0g
5ce	0s 1-k
5ec	1-j
5pe	016 1-o 2-i
3f5	0-k 1k
4abr	2j
5ct	0-h
4eas	0-p 1q
5ed	1f
4iel	2f
5re	0-u 2i
4lue	0k
4ocu	0j
5r	01j 1-v 2-o
6e	1h
4ram	0-1e 21k
5ee	0k
6q	2h
5om	0y 1-j 2-g
6n	1g
4ull	0i 1-j
5nd	0m
5rn	0-l 1u
5tu	0q 1-k
3gami	0-i 1w
5s	0-j 1j
5te	0-s 1i
4cp	2k
4ene	0h
5og	0-g 1h
4it	0-t 1z
6h	0-j 1p
4o	0-k 1u
4rad	0-h
5ou	0g
4yna	0-l 1m
3hard	0-o
5ve	0s
4igh	0-n 2j
4ost	1-h
4ttp	0-l 1t
4w	0-f
3iam	1f
4dea	0t 2-i
6n	0j 2-g
4mmu	0-10 2l
5pl	0-g 1t
4n	01s 1-1l
5cl	01m 1-j 2-12
6o	2i
5du	1-n 2j
5fo	2-h
6r	0-p 1g
5it	0-o 1i
5no	0p
5si	0-l 2n
6p	2-g
6t	011 1-k 2-h
5te	0-w 1w
6o	0l
4os	2f
4s	011 1-g 2-l
5er	0-h
5su	0g
3jenk	1t 2-g
4ms	2i
4ob	01a 1-12
4uni	0-m 1v
3kafk	1j
5nb	0-l 1h
4now	0t 1-j
4ube	0-x 1s
3land	0-p 2q
6g	1-n 2p
5rg	1n
5te	0f
5yo	0-q 2f
4ibr	0-f 2g
5ce	0-f 2g
5fe	0-u 1s
5ke	01b 1-g 2-u
5nu	1f
5ve	0-f 1h
4oca	0h 2-g
5g	0-h
6g	0-i 1r
6i	1-f
5w	0-r 1k
3mach	0-j
5in	0-r 1u
5na	0-f 2t
6u	0-j 2o
5rk	1-n 2p
5te	0-i 2o
4ba	1-g 2i
4eas	2g
5ch	0-p 2v
5di	1-l
5nu	1f
5ss	0-1g 110 2f
5th	1-o 211
6r	0-j 2u
4icr	0-v 11h 2-m
4obi	0-k 1x
5de	0-v 2k
6u	0-l 2g
5le	0-m 1f
5re	0s 1-j
4pls	0-h 1o
4sc	1i
4usi	0-12 1r
4ysq	1h
3nano	0-j 1-f 2y
4et	0-l 1v
6w	0-j 1l
5ur	0-u 1k
5xt	0j 1-g
4ode	0-g 1t
4sop	0-v 1x
3obje	1h
5st	0-k 1r
4f	019 1-1c
5fe	2g
6s	0-p 1j
4n	0u 2-h
5e	0m 1-h
4pen	1g
6r	0-s 2r
5po	0i
5ti	2m
4r	01z 1-1p
5ac	0m 1-k
5ch	0-j 1f
4the	017 1-t 2-f
4ur	018 1-r 2-h
5ts	0-m
3part	01f 1-m 2-t
5tc	0-f 1f
6t	2f
5ym	0i
4eer	0-t 1j
4has	2g
5d	0u 1-u
5ys	0-n 2f
4ipe	0-g 2n
4lan	0-s 2o
6t	1-n 2u
5us	0g
4osi	0f
6s	0h
6t	0n
4rac	0k 1-v
5ed	0-q 1q
6f	01k 1-i 2-12
6s	0-1d 11r
5oc	0-m 2z
6f	0u 2-k
6g	1-x 2u
6j	1-k 2n
6p	0-n 2v
6t	0-13 217
6v	1-r 2j
4upp	1h
3quan	1i 2-f
3reco	0-i 2q
5gr	0-i
5la	011 1-l 2-g
6i	0o 2-i
6o	0f
5po	1-k 2x
5qu	0h 1-h
5si	1l
6o	0j
6p	0o 2-l
6t	1z 2-m
5ta	0-g
6r	0-w 111
4isk	0-o 1j
4ole	0j
5ta	0-o 2g
5ut	0-q 210
3safe	0-y 2n
5le	0l 1-j
4cal	2-k
5ie	0-13 2v
5op	0-h 1i
5ri	0-l 1t
6u	0-k 1t
4ecu	0-n 1s
5gm	0i 2-h
5ni	0g
5tu	0-n 2f
4hel	1-g 2g
4ide	0-n 2n
5mi	0q 1-g
5te	1-h
4kil	0z 2-n
4now	0-j 1k
4oft	0-o
5li	0p
6u	0-n 211
5me	0f
5ur	0-i 2p
4por	0-p 1r
5ri	0-v 110
4tak	0f
6n	0-u 1p
6t	2g
5or	0-o 1l
5ra	0-j 1l
6e	0-y 1n
6o	0q 2-k
6u	0-14 215
5ud	0-v 214
4ubs	0-i
5ch	010 2-q
4wif	0-h 1l
4ymf	0-h 1n
5na	0-f 1i
5st	0-16 1i 2o
3tcp	1i
4dd	0-m 1p
4eam	0z 1-l
5ch	1-q 2i
5le	0-14 11m 2-i
5rr	1t 2-i
5st	0-1w 11u
4hat	0s 2-h
5e	019 1-1j
6i	0h
6o	0-t 1n
6r	0g
5is	0i
5ro	0o 2-f
4o	013 1-p
5ol	0-q 1-i 218
5p	2f
6o	0-k
5uc	0-g 2h
4rad	0-w 1o
6n	1-s 2o
5en	0-x 2v
4s	1-i
3ultr	2h
4niv	0-f 1i
6x	0-j
4ps	0-j 2j
4sab	2k
5e	0h 1-f
5in	01g 1-k 2-w
4x	0l 1-m
3vari	0p
4ehi	0-r 1s
5ri	1f
6y	0h
4ia	0m 2-i
6d	0-i 1i
5rt	1l
5vo	0-n 2o
4ue.	0l 1-k
3ware	0-y 210
4e	1-m
5b	0-f 2h
6s	0-k 1v
5ll	0p
4hic	0f
4ill	0j
5nd	0-r 1p
5re	2h
5th	01v 1-18 2-o
4ork	017 1-16
6l	0i
5ul	0f
4rap	0-i 1j
5it	0p 2-l
3year	0i
4ou	01a 1-n 2-m
6r	0z 1-l 2-f
1art=none	1r 2-r
0r=null	0-q 116 2-g
6^	0q 2-12
1a=null^	1-j
7ability	0l 1-n
7certification	0-o 1-p 21d
eed	0f
7excellent	1-g 2j
9pert	1g
dise	2-o
7fluent	1i 2-t
7good	0o
7interest	1r
7knowledge	0-i 2i
7like	1h
7passion	0g 1m 2-12
8roficiency	0-i 1h
gt	0-h
0s3=1	0-f 1g
32	0-g 2l
3a	014 1-1e
4as	1f
4ck	0-17 1z
5y	0-j 2r
4de	1n 2-n
4fe	0-i
4ge	0-g
4il	0-11 1k 2h
5n	2o
4ks	0k 1-g
4ll	0o 2-k
4me	0l
5p	0-f
5s	2l
4n	01a 1-t 2-h
5d	01t 1-1h
5g	0-i 1o
5t	0u 1-u
5y	01p 1-13 2-m
4pe	0-m 2q
5i	2n
5y	0-g 2i
4rd	2-f
5k	1i
4s	0u 1-t
5e	0-k
5h	0-h
5t	0j
4t	1-h
5a	0-s 1k
5e	1-n
4ve	011 1-j 2-i
4ws	1i
4ys	0-f
3b	2f
4an	0-i 1f
4e	0n
4ig	1-m
5o	1f
4le	018 1-n 2-l
5y	0s 2-i
4sc	1h
4y	0q 2-h
3c#	1f
4al	0-z 1p
4er	0-u 1i
5s	0-i
4i	0-g 2g
4le	0-18 217
4on	0-g 1h
4ss	1j
4ts	1-f 2j
3ded	0j 2-l
5r	0-k 2f
4ge	0n 1-l
4ns	0-g 1j
4wh	1-i
3e	0i 1-g
4.g	01b 1-o 2-n
4am	0k
5n	2m
4ct	0-j
4gy	0-p 2g
4ir	0h
4ld	2j
5y	0g
4ms	1-o 2n
4nd	0-p 1h
5u	1f
4rc	0-10 1n
5e	0j
5s	012 2-y
4ss	0-f 2g
5t	0m 1-j
4tc	0x 2-p
5e	0-m
5l	0-p 1h
5y	0-g
3f5	0-k 1k
4ka	1j
4or	01j 1-v 2-o
4ul	2-g
3gas	0-j 1j
4cp	2k
4es	1-u 2r
4ht	2j
4it	0-t 1z
4o	0-k 1u
3hat	0t 1-i
4er	019 1-j 2-q
4in	0o
5p	0-i
5s	0j
4ly	0-i 1p
4ub	0-j 1p
4w	0-f
3ial	11k 2-16
5m	1f
5n	1f
4ch	0g
5s	0-v 1u
4de	1-l 2u
5s	0-f 1g
4es	1-17 2u
4fe	1p
5t	1h
4gh	1-i
5n	0-18 1n 2l
4ke	013 2-w
4le	0-j 1t
5l	0k
4n	01s 1-1l
5e	0-s 2o
5g	0i 1-11 2i
5s	0-z 117
5t	0-i 1n
4on	0-13 1h 2m
5r	0l
4s	011 1-g 2-l
5h	1f 2-i
5k	0-o 1k
4th	016 1-w
5s	0h 1-h
5y	0-m 2j
4um	1g
4ve	0k 1r 2-1a
5o	0-n 2o
3jms	2i
4ob	01b 1-12
3ker	0-i 1l
5t	0-1a 1w
4it	0-f 2i
3lab	0-g
5n	2f
5r	0r 2-q
4ed	0-m 1r
5s	0-n 211
5t	1h
5y	0-h 1i
4id	0q
5t	0-i 1i
4ls	0j 1-f
5y	018 1-i 2-r
4og	0-f 1h
5p	0h
5r	1g
5w	0-v 1o
4us	0g
3mba	1-g 2i
4er	0-k 1i
4ic	0-l 1t
4me	0-j
4ri	0k 1-g
4sc	1i
3nal	1n 2-g
4ce	1-g 2p
5h	0-n
5y	0-l
4ds	0-r 211
4ed	0k
5t	0-16 1o 2j
4ic	0-p 1i
5x	0-j
4to	0l
5s	1-o 2f
4ux	1f
3ode	1n
5s	0-i 1-g 2y
4f	019 1-1c
4gs	1f
5y	0-u 2l
4ld	2f
5e	0h
5l	0-m 2p
5s	0-s 2u
4me	0v 1-l
4n	0u 2-h
5g	0y 1-l
5s	1-u 210
5y	1i
4od	0s 2-l
5l	0-15 1v
4ps	0-h 2j
4r	01z 1-1p
5k	2f
5m	0-i 1n
5s	0-j 1o
4ss	012 1-k 2-i
5t	1j 2-j
4th	2-k
4ur	01o 1-u 2-u
5s	1z 2-19
4ws	0-15 213
3per	0g 2-n
5t	1f
4hd	0u 1-u
5y	0-o 1f
4le	0i 2-f
5s	0-h 1o
5y	0-h
4os	1l
3que	2f
3ral	0-v 11a 2-f
4ed	0q 2-r
5s	0-m 1-q 21c
4ge	1j
5y	0-o 1f
4ly	0j
4ms	2i
4om	0y 1-j 2-g
4ts	0-15 1i 2n
4um	0-j 1t
3sec	0-i 1j
5d	0i
5s	1-10 218
5t	1-h
4ic	1i
5s	0-p 2i
4ms	0-m 2n
4on	0-j
4ql	0-g 1j
4so	1h
3tcp	1i
4dd	0-m 1p
4ed	0l
5m	0-m 1g
5n	0j
5r	0-q 1p
5s	0-k
4he	019 1-1j
4ic	0-18 11n 2-f
4ly	0l 2-f
4ms	0f
4o	013 1-p
5m	0-k 2f
5r	0-p 1q
4ro	0-i
5y	0-14 1t
4s	1-i
4tp	0-l 1t
4um	1i 2-f
3uch	0l
5t	0i 2-h
4dy	2h
4es	0l
4gh	0n
4ld	0m 2-f
5l	0f
4nd	0v 1-h
5e	0-g 1h
4ps	0-l 2p
4re	0-l 2f
5n	0-l 1f
4se	1-l
5t	0o 2-f
4x	0l 1-m
3val	0f
4el	0-f 2i
5n	0u 1-h
5s	0-o 1v
4ia	0m 2-i
3we	1-m
5b	0-f 2h
4th	1f
3you	01a 1-n 2-m
14=1	0-f 1g
32	0-g 2l
3a	014 1-1e
4ble	0z 1-s
6y	0r 2-h
4ces	0-j 1k
5le	0f
4fka	1j
4ges	1-n
4les	0l 1-j
5l	0o
6s	2i
6y	014 1-f 2-p
4mme	0-j
4n	01a 1-t 2-h
5ce	0-17 1f 2s
5d	02x 1-2i
5ic	1i
5ts	1f
5y	0f
4phy	0-h 1h
5i	2q
6s	0-g
4re	0t 2-h
5ge	1j
5ly	0h
4s	0u 1-t
5es	1-g 2p
5ic	0h 1-f
5ks	2g
4t	1-h
5ch	0-l 1i
5ed	1m
6s	2k
5ic	1j
5om	2g
6r	0l 2-g
4ws	1i
3b	2f
4ase	1-f
4e	0n
5st	1-j
4ids	0-g 1g
5g	1-m
5le	1k
5o	1f
4les	0-l 2m
4oth	013 1-m 2-i
4sc	1h
4y	0q 2-h
3c#	1f
4ape	0-q 2q
5re	0g 2-g
4ell	1m
4i	0-g 2g
5al	1u 2-11
4ker	0-i 1j
6t	0-g 1j
4ogs	1f
5ld	2g
6s	2f
4rum	0-k 1t
4ss	1l 2-f
4tor	0-1e 1x 2g
3data	0-s 1k
4ern	2-g
6s	0k
4ges	2g
4ies	0-k 2m
5ng	01t 1-17 2-l
5ty	2i
4ows	0-k
4uct	0i 2-h
4wh	1-i
3e	0i 1-g
4.g	01b 1-o 2-n
4act	0-h 1k
5ms	2i
5se	0-k 1s
4cts	1-j
4dge	0p 1-g
4ers	0f
4lop	0h
6r	1h
4mic	0-j 1o
4nce	0x 1-u
6y	0-l
5d	0-m
6s	0-n 2o
5ts	1-10 210
4pts	2f
4ral	0g
5ce	2-h
5gy	0-o 1f
5ms	0-f 2g
4sis	0-g 1i
5ql	0k 1-i
5ts	0-g 2m
4tc	0x 2-p
5es	0-i
5l	0-p 1h
5ry	0-o 110
3f5	0-k 1k
4ace	2f
4ers	0-v 1x
5ty	0-j
4ony	1i
5r	01j 1-v 2-o
4ree	0f
5om	0y 1-j 2-g
4ull	0f
3gas	0-j 1j
4cp	2k
4her	1f
4ies	1-x 2r
5le	0-m 1m
5ng	0-n 1v
5t	0-t 1z
4o	0-k 1u
5od	0w 1-f 2-i
4ree	0-k 2h
3hain	0-m 1j
5nd	0-i 1i
5ve	0r
4eir	0h
5ll	1-g 2g
5re	0h
4ich	0f
5gh	1-i
5ne	0-j
4ods	1-j 2l
5ol	0-1e 1z 2f
5re	0-q 1j
4ttp	0-l 1t
4w	0-f
3ials	0-g
5m	1f
4ber	0-i 2i
4cal	0-13 1s
5es	2l
5le	0-k
4der	0-j 2q
6s	2g
4eld	2j
4ght	2k
4lar	0q 1-g
5ed	0-t 1u
5ls	0w 2-l
4n	01s 1-1l
5al	0-p 1q
5er	2k
6s	1-f
5to	0l
6s	0g
5ux	1f
4ons	1-s 210
5s	2f
5us	0t 1-h
4per	0-n 1o
4que	2f
4s	011 1-g 2-l
5ms	0-p 2p
4ves	0-m 1n
3jms	2i
4ob	01a 1-12
3kins	1t 2-g
4top	1i
3lder	0-i 1q
4ent	014 1-i 2-m
5ss	0-k 1-h 210
4ife	1i
5ke	019 1-f 2-u
5ng	0-k 2p
5sh	0-m 1z
5ty	0-k 2l
5ve	0-g 1h
4og	0-h
6y	0-u 2l
5ne	0-f 1f
5w	0-r 1k
6s	0-n 2s
3mail	1g
6n	2r
4ba	1-g 2i
4ent	0-14 21c
6u	1f
5rc	0-10 1n
4ing	0-l 2i
6s	0-i 1i
4ore	0s 1-k
4pls	0-h 1o
4sc	1i
3nban	0-l 1h
4cer	0-v 1k
4eer	0r 1-l
5t	0-l 1v
4ing	0-i
5or	0h
5sh	0q 1-l
5ty	0t 1-l
5um	1f
4ous	0-m 1v
4ter	1n 2-j
5ly	0g
5um	1i 2-f
3of	019 1-1c
4int	1f
4lid	0p
4n	0u 2-h
5e	0m 1-h
5ic	0-i 2h
4ods	2f
5ls	1-f 2i
5th	0-s 1v
4per	0w 2-j
4r	01z 1-1p
5al	1f
5ts	0-10 1k 2g
4uch	0-h 2h
5gh	0n
5ld	0m 2-f
5nd	0u 1-h
5r	018 1-r 2-h
5se	0-g 2k
4ven	0g
4wth	1f
3pack	0-m 1o
5ny	01h 1-p 2-s
4eer	0-p 1k
5rs	0-g 1h
4hd	0u 1-u
4ing	1f
4lan	2f
5us	0g
4pet	1h
5ly	0-i
3ques	2g
3rade	2-f
5py	0-g 2i
4een	2g
5st	2-g
5te	0-l
4ial	0-f
5cs	0-w 1l
5ng	0-1i 114
5se	1f 2-j
6k	0-o 1k
5ty	0-n 1h
4ket	0-v 2i
4net	2f
4ole	0g
6l	0-m 2p
5ng	0t 1-i
5ss	012 1-k 2-i
4red	0r 2-j
4ver	1h
3safe	0-f
5ge	0-i 1i
5ls	2f
4ent	0-f 1f
4hip	0-i
4ics	1i
5de	0-y 213
5gn	0-19 1n 2l
5ng	0t 1-r
5on	0-w 1m
5ve	0g 2-g
4ses	0j
4tem	0-m 1g
5ic	0-p 1x
5ry	0-j 2o
4uch	010 2-q
5es	0g
5re	0m
3tack	2m
6t	0h
5te	2h
4cp	1i
4dd	0-m 1p
4eam	0u 2-i
5ct	0-i
5gy	0-p 2g
5ms	1-i 2t
5nt	0-i 1o
5rs	1-k 2o
4hat	0s 2-g
5e	019 1-1j
6r	01j 1-12 2-h
5in	0o
6s	0i
5ub	0-j 1p
4ial	1h
5ce	0i
6s	0h 1-l
5es	0l 2-i
5ng	0-k 2v
5on	0-q 2n
5ve	1m 2-p
4o	013 1-p
5p	2f
5rm	0-f 1l
4ral	0-k 1l
5es	0-f 2f
4s	1-i
4ten	0h
4ual	0-r 1r
5dy	2h
5re	0-v 1n
6n	0-l 1f
3uate	2f
4its	2f
4lar	1g 2-g
4mer	0-f
4nds	0-g 2h
5ix	0-j
4ous	1l 2-m
4ps	0-j 2j
4ral	0-h 1m
5es	1-g 2o
4se	0h 1-f
5ic	0-n 1y
4ted	2k
6r	0-1f 1t 2m
4x	0l 1-m
3vant	0x 1-n
4ery	2g
4ia	0m 2-i
6n	1f
5ce	0-t 1k
5ng	0n
5vo	0-n 2o
4ops	0-j
3ware	0-17 1g 2r
5ys	0-q 2f
4e	1-m
5b	0-f 2h
5ll	0l
4ift	0-h 1l
5ll	0j
5ng	0m
5th	016 1-w
4ork	2f
3ycle	0-14 2w
4ou	01a 1-n 2-m
6r	0u 1-i
6t	0-10 1l 2f
4ses	0-o 2p
5is	0-n 2m
5ql	1h
1h-1=XX	0-j 2w
5^	0q 2-12
5x	0-17 110
6.	017 2-1j
6X	1-t 2t
21=0	0i 1-i
4X	0l 2-h
5X	0o 2-t
5x	0-l
4x	0-j
5.	2-n
50	0-l
5X	2f
2=0	1-m 2q
3X	1-g 2j
4X	0-1g 214
4x	0f 2-r
3l	114 2-1g
3x	01a 1-16
4.	0g 2-p
40	0-y 1p
0t=B	0-4i 1-10 27k
2I	0-4d 1-1z 26s
2O	085 13e 2-e0
2^	0q 1c 2-12
0w+1=0	0i 1-i
4^	02h 1-1a 2-17
4a	0o 1-y
5bility	0-o 2t
5cceptance	0-g 1i
7ording	0-o 2r
5ddition	0-g 2h
6ministrator	0l 1-g
5ggregation	1g
6ile	01i 1-s 2-p
5ll	0k
6so	0h
5n	0j
6alyses	0-o
ais	0-f
9tics	1-f
6d	0-1o 113 2k
6gular	0f
5pp	0o 1-n
7roach	0-n 2g
ces	0-f 2h
7s	2f
5rchitect	0k
dure	1h 2-m
gs	2i
6ea	0-k 2g
7na	1f
5s	0-u 1t
6sistance	0g
5t	0-n 1j
6om	2h
5utomated	0j 2-h
bion	1m 2-y
5vailability	1n
5ws	0x 1-q
4back	0f
8ground	0-l
6sic	0-j 2j
8s	2f
5e	011 2-p
5onus	0-h 2k
5ridges	2j
5udget	0-g 2i
6siness	2n
5y	0k
4can	0g
7cer	2i
6pacity	0-q 1o
5entres	2f
6rtification	2q
hs	2f
5haracterization	2n
5lasses	0f
6earance	2l
6oud	0-1n 125 2-i
6uster	0-g
5ognition	0-k 1p
6mmercial	0f
8odity	0-i 1i
8unication	0-k 1n
7pany	0-11 1t
8lex	1-h 2i
8onents	1-f
8uting	1m 2-i
6ncepts	2i
8rete	0-m 2q
7struction	0f 1-h
8ulting	113 2-p
7tainer	0-h 2l
8racts	0-g 1h
9ols	2g
6st	0f
6urse	0-j 1j
5ritical	0j
5ss	1-m
5ulture	1h
6stomers	0f
4data	1-s 2g
8bases	2f
5elivery	1n
6partment	0h
7loyments	0-f
6scription	01l 1-y 2-o
6veloper	01u 1-y 2-w
7ops	2f
5igital	0k 1-f
6mension	1g
6sability	0m 1-f
5jango	0f
5ocker	0l 1-o
6main	0-r 110
5riven	1-j
5sl	2f
4e2e	0-k 1f
5c2	1-g
5ducation	0-k 1q
5fforts	1g
5lectronic	0-p 2r
5ngineer	01z 1-1b 2-p
cing	0r 1-r
cs	010 1-r
7lish	01b 1-r 2-k
6vironment	0-f 2o
fs	0-z 1m
5quivalent	0l 2-h
5tc	0-1c 2z
5xcellent	0m 2-k
6perience	0-1e 11f
aments	0-s 1g
9tise	0-p
7osure	2i
4fabrication	0-i 1m
5ield	0-f 2h
6nance	1-m
5luency	0-u 2w
5ocus	0q 1-o
6r	1-p 2l
6undation	0i 1-h
5ramework	0-v 217
ds	0-11 1y
6ee	0f
6ontend	0j 2-g
4git	0j
7hub	0-t 2f
5ood	2-g
7gle	0q 1-j
6vernance	2h
5reen	0-g 2g
6oup	0i
4hardware	1-h 2j
6ve	1f
5ospitality	1-g 2h
7ting	1g
4ideally	0-10 2v
5mmunotherapy	0-p 1p
6plementation	0-o 1g
7rovement	1l
5n	0-f
6cluding	0-x 216
6dustry	1j 2-n
6formation	0-q 2q
7rastructure	1l
6sight	0-p 1r
6teractions	2f
9face	1h
7o	0j
5os	0-m
4java	1h 2-v
8script	2-l
5enkins	0n 2-i
5ira	0-h
5ms	0-j
5ob	0-15 11v 2-q
4kafka	0i
5nowledge	0-1m 113 2j
4landscape	0-p 2i
7guage	2l
6yout	0-k
5ead	0i
5ibraries	1g
6ke	0g 1-g
6nux	1h
6ve	2g
5og	0-i
4manager	1-k
6rkets	1-f 2f
6terials	2g
7ters	0-n 1s
5echanisms	0-p 1s
6ssaging	0-10 2u
6thodology	0-h 2f
as	0-14 1i 2m
7rics	2f
5icroservices	0-i 1h
6gration	2o
5obile	0-x 2k
6delling	0-j 1j
9s	2f
8rn	0q 1-r
6nitoring	0-w 1l
6re	0g
5sc	0h 2-j
4native	1-j
5et	1-g
7work	0f 2-l
bing	1-g 2m
5ice	0-m 1n
5umber	2g
4of	012 1-q
6fice	0h
5perate	0-f 2g
aions	1j
5r	0-3h 11h 220
6ganisation	1i
azations	1g
6ientated	1g
5ther	0k 2-f
5ur	0s 2-g
5ver	0-g 1h
4patterns	1-h
5eer	0-i 2j
6ople	1-h
6rformance	0h
5hases	0-j
6ysical	0-h 2k
as	2i
5ipelines	1t 2-g
5latform	1l 2-f
5oints	0i
6stgresql	0f
5ractices	0-19 21g
6eferably	0-17 21c
ared	0-10 110
6ocess	0-1g 1j 2x
bes	0-w 1m
bing	0-i 1n
7duct	0i
bion	1-h 2h
7gramme	2f
cing	0-r 1w
7posals	1h
7tect	0-h 1h
8ocol	0-o 2p
7vider	0-h 1f
5ython	2-m
4quantum	0m
4rail	2i
5elease	1g
6ports	0-l 2f
6quired	1f
6search	0k
7iliency	0-j
7t	2f
5isk	0-m 2m
5ole	2o
4s	1-r 2n
5afety	1j
6les	1m
5chool	0-f 1h
6ience	0-f
bs	1m
6ss	0-h 1o
5ecurity	0-i 1n
6gment	0-u 1u
6rver	0f
as	0g
8ice	0-g 2r
bs	0-i 1h
5ide	0-m 1s
6milar	0g
6ze	0n 2-f
5oftware	1v 2-m
6lutioning	0-g 1g
cs	0r 1-f
5peaks	2g
6ring	1i
5tack	1g
7ndardization	1h
7te	1f
8ions	1i
6rategies	2i
by	1f 2-k
7ong	0-n 2h
7uctures	0-i 2h
6udents	0f
8ies	0-k 1i
5upply	1g
8ort	2h
bed	2f
bing	0-n 2p
5ystem	1m 2-m
4tasks	1g
5eam	013 1-f 2-n
8s	0v 1-s
6ch	2j
8nical	1-f
9ologies	0-p 213
dy	0-h 1n
6lemetry	0f
6rms	2h
7raform	0-i
6sts	1-w 2t
5hat	1-m 2y
6e	01f 1-w 2-j
7n	0-s 1h
6is	0h
6rough	0v 2-o
5ools	1-g
9ets	0-g
6uch	0-h 1h
5rading	0-f 2i
7ining	2-f
7nsformation	2f
6ends	2k
6oubleshooting	1g
5s	1k
5ypescript	0m 1-s
4ultracold	0-f 2f
5nderstanding	0-t 2i
6ix	1h
5ps	0-h 1s
5sability	0-f
6ing	0-k 2q
4verbal	0h
5ia	0-11 218
6rtual	2-f
6vo	0-o 2o
4we	1-g
6ll	0g 2-l
5hat	0-k 2p
6en	2g
7re	0l
6ich	2-h
5ill	0w 1-h 2-g
6nd	0f
6reless	2i
6th	0-n 11c 2-o
8in	0-o 2r
8out	0-i 2i
5ork	1-l
8flows	0-i 2f
8ing	0-f 1g
6uld	0-w 1r
4you	2h
7r	0g 1-g
22=0	0h 1-o
42+	2g
4^	2f
4a	1o
5bility	0-r 2u
6out	0j
5ccording	0-l 1h
8unt	0-f 2j
6tions	0f
5gile	2f
6riculture	0h
5ll	0u 2-z
6so	0-x 111
5n	0j 1-x
6alytical	0-u 2n
cs	0-f 1q
6sible	2k
5pps	2g
5rchitecture	1k 2-j
5s	1-l
5t	0s 2-v
6om	0-f 2f
5udio	0-s 2v
6thority	0-f 1h
7omation	0-i 2j
5zure	0f 1-u 2f
4backend	0l 1-h
6lance	2f
6sed	0g 1-g
7is	2g
5e	0-i
6st	0l
5iochemistry	0g
7technology	1j
5onus	2l
6th	0-p 2z
5udget	1i
6ffers	0-f 1g
6siness	1-j
6t	2-p
5y	1-f
4c	0g
5#	1h
5an	1-f
7cer	0-h 2i
6pabilities	0l 1-m
5entres	0-f 1f
6rtification	2l
hs	1j
5haracterization	0-f
5i	0-h 2q
5learance	0-j 2m
6oud	0-j
5ode	0-h 1t
6llective	0-h 2h
6mmitted	2g
8unication	0h
7pany	1w 2-k
6ncept	0-m
8rete	0-o 1j
7suming	0-h 2h
7tact	0l
8exts	2f
8rol	1h
bs	0-f 2h
6rresponding	1h
5ross	2f
5ustomer	0g
4d	0h
5ata	0o 1h 2-15
5egree	1-w 2l
6liver	2g
by	0o 1-i
6scription	0-16 11q 2-k
7ign	0-w 1q
6velop	0n
ber	01q 1-1g
bing	0q 2-j
bment	1i
7ops	2f
5isability	0f
5ns	1h
5river	2f
4e.g	2l
52e	0-j 1k
5ducation	0j 2-l
5lectronic	0-p 1o
5nables	2f
6d	1t 2-h
6gineer	01a 1-16
cing	2i
cs	0k
7lish	016 1-m 2-k
6terprise	0k 2-h
6vironment	1-q 210
5tc	0-13 11a
6l	0h
5xceptional	0-h
6perience	0-1f 211
aments	1g
4f	0i
5ield	2g
6nal	0-f 2g
8nce	1j
aial	0w 1-12
5luency	0-n 1j
9t	0-f
5or	2k
5ramework	1-h 2u
6om	0-t 1k
4gcp	0-i 1g
5ithub	0-p 1r
5overnance	1j
5raphql	0-h
6een	0-f 1g
6oup	0l
7wth	2i
4hand	0-i 1j
8s	0-g 1i
6s	0l 1-f
6ve	0-n 1-m 21a
5elp	0-l 2q
5igh	0p 2-i
5ospitality	0-f 1g
6w	2h
4ideally	0-1j 1x 2m
7ntify	0-s 2l
5mplementation	1y 2-w
7rovement	0i
5ncluding	0-1k 1n 2w
6dustry	0y 1-x
6frastructure	1w 2-l
6teraction	0-i 1m
fs	1h
9personal	0g 2-g
7o	0p
5s	0-j
5t	0-j 2r
6s	2g
4javascript	2-g
5ira	0-k 1n
5ms	0-f 2f
5ob	0-12 11j 2-h
4key	0i
5nowledge	2g
5ubernetes	0f 1-f
4landscape	0-h 2i
7guage	0-f
6yout	1h 2-g
5ean	0m 1-f
7rning	0o
5ocation	1h 2-u
6w	0-g 2h
4m	0l
5achine	1g
6intenance	0-i 1h
6nagement	1-s 2y
6rketing	0j 1-h
6ster	0-i 1g
6tches	0-g 2h
7erials	1k
6ven	1-k
5essaging	0-10 113
6thods	2f
5icroservices	1f
6nded	2f
5obile	1g
6dels	2f
6nitoring	0-14 11w 2-s
6re	011 1-q
5ulti	0-h 1k
6st	0-t 2x
4name	0j
6no	0-r 2h
5eeded	2h
8s	1-h
6t	0-f
7work	1g
bing	0-i
6w	2h
5ode.js	1-p 2n
6t	0i
5soperation	0-l 1i
4object	0f
6stetrics	0-p 1q
5ffice	0p
7shore	1k
5il	1f
5n	0m 2-l
6e	0v 1-l
5perate	0-f 1g
aion	2n
ds	0m
6timization	0-h
5rganisation	0-i 2i
azation	0t 1-r
6iented	0f
5ur	0-m 1g
4part	2h
5eer	0-f 1m
6rform	0-g 1h
5hysical	2j
as	1g
5lan	2j
8ning	0-j 1f
7tform	1-i
6ease	2-i
5oints	2h
6ssess	2g
5ractices	0-f
6eferably	0-16 1n 2j
ared	0-u 2q
7pare	0-q 2h
6ocess	0-12 111
7duct	0z 2-l
bion	0-j 2u
bs	0m
7ject	0p 1-m
bs	1-q 2s
7tocol	0-l
7vide	1f
aing	1-k
5ython	0u 2-o
4quantum	0-g 2j
4rail	0-i 2i
5elation	0-f 1i
7ease	0-q 1r
6st	0-o
6tail	0o 1-l
5isk	0-s 1l
5ole	0-h 1m
4s	0-j 2n
5aas	0-g 1h
6les	0i
5calability	1j 2-g
8e	1g
6ience	0f 1-g
5dk	2g
5ecurity	0-v 2k
6lective	1f
6nior	0j
6o	2k
6rvice	0-l 2q
bs	0s 2-z
5imilar	0-w 113
6ze	0-2l 11f 215
5kills	2-i
5oftware	0q 2-q
6lution	0-l
cs	0t 1-r
5pring	1-n 2g
5tandalone	0-g 2g
6ores	2g
8m	2j
6rategies	1o
by	0w 1-l
7uctures	0-f
5uch	0-i 1-j 211
6pport	114 2-1d
bing	0-g 1f
5ystem	0h 1-g
as	0-v 1-j 21e
4take	0-g 2j
7ing	0-g 2h
6sks	0-10 217
5dd	0f
5eam	0y 2-k
8s	0h 1-l
6ch	1h
8niques	1-k 2l
9ology	0-k 1t
6nders	0-f 1g
6rms	0-h 1h
7raform	2f
6st	1h 2-j
8ing	0-1f 213
8s	0-p 2g
5hat	2-h
6e	0i 1-l
7ir	0-p 2u
6ousands	0-f 2f
6rough	016 2-s
5o	1s 2-u
6ols	019 1-n 2-l
6pological	0-g 2g
5rading	0-h 2i
6ends	0-g 1i
5uning	0l 2-h
4understanding	0-p 1r
6ix	2j
5ps	2f
5sing	0-l 2o
5x	1f
4very	1f
5ia	0-15 1g 2p
6vo	0-o
4we	0q 1-r
6b	0-q 11b 2-l
7sites	1f
6ll	0-q 2g
5hat	0-j 2q
6en	1f
7re	0m 2-f
6ich	010 1-n
7le	2f
6o	0m 1-l
5ill	0k 1-n
6reless	1g
6th	1-g 2n
8in	0-s 1j
8out	0-i 1i
5orking	0-p
6uld	0-s 1i
4years	2j
5ou	0-v 113
7r	0-r 1j
1-1=^	0q 2-12
4academic	0-o 2s
6ceptance	2k
6ross	0l
6tual	1g
5doption	0-k 2g
5gile	015 1-i 2-n
5ll	1m 2-g
5n	0-n 11c 2-p
6alysis	1z 2-o
6d	0-3n 1-z 24m
7roid	0-1f 21o
6gular	1-h
5pi	0-k 2j
7s	0l
5rchitecture	0v 2-r
gs	2-f
6e	0n
5s	0-q
6ynchronous	0-o 2p
5tom	0-h 2i
5urora	1k
6tomated	0-g 2n
bion	0w 2-v
5ws	01f 1-17
5zure	2-h
4b	0-f 2h
5achelor	0-h 2j
7kend	0-g 2n
5ehavioral	0-h 2i
6st	0-u 1i
5iology	2-i
7material	0-g 2g
5luetooth	0-g 2g
5oth	0-q 11a 2-k
5ring	1g
5s	0-j 2n
5uilding	0g 2-f
6siness	1-w 2n
ces	1g
5y	0o
4c	1h 2-g
5ancer	0-y 210
6pacity	2g
6sino	1g
5ell	2h
6ntral	0-i 2o
5hemistry	1g
5isco	2m
5lient	0-j 2l
6oud	0-u 1-f 218
5ode	0-g 2s
6gnitive	0-t 2x
7s	0-g 2j
6mmerce	0-i
bial	2f
7pany	2-i
8lete	0-f
9iance	0s 2-k
8utational	0-x 2y
aer	0-1m 1-i 224
6nception	2-f
8rete	0-n 2r
7sent	0-g 2g
8umer	0-h 2k
aing	0-h 1i
7tent	2g
8racts	0-f 2g
9ol	2-h
6re	0-w 1g 2g
5ritical	0g
6oss	0k 2-i
5ss	1-j
4data	1-z 2n
5edicated	2f
6gree	01c 1-j 2-t
6mand	1i
7onstrated	0-f 1i
6ployment	0-u 2v
7th	0-f 1g
6scription	0v 1-m
7ign	1t 2-j
7ktop	0-h 2i
6tailed	0-k 2p
6veloper	014 1-r
bing	0-i 1w
bment	0-13 119
5ifferent	1g
6ploma	0j 2-f
6sability	0g
7play	1f
7tributed	1-x 2v
6visions	0-g 1g
5ns	1k
5ocker	0j
7uments	0-i 1m
4e	0h 2-f
5.g	01r 1-1j
5cosystem	0g
5lastic	0-o 2u
6ectrical	0-n 2q
aonic	0-q 2u
5mail	0-g 2h
5nd	1-u 216
7point	2f
6ergy	0-t 2w
6gineer	0g
cing	01f 1y 2-2d
cs	0h
7lish	01k 2-1g
6terprise	1-g 2f
9tainment	1h
6vironment	0h
fs	0-l 1g
5quivalent	0j
5xample	0-g 1h
6ecution	0f
6perience	0j 2-o
7osure	0-g 1i
4f5	0-f 2s
5acilitate	1g
8ng	0k 1-h
5inal	0-q 2t
8nce	0l 2-j
aial	1-g 2g
5ollow	2f
6r	1q
5rameworks	0u 2-w
6ee	0s 1-l
6om	0-y 11e 2-g
7ntend	0-l 2n
5unctional	0-w 2q
7damentals	0l
6rniture	2f
6ture	2-h
4gambling	1i
6s	0-k 2n
5cp	1m
5eography	0-h 2h
5lobal	1-z 2n
5overnance	0-h
5roovy	2f
7wth	0-i 2q
4hand	0-i 2i
6rdware	0-n
6ve	1h 2-f
5ealthcare	1-f
5igh	0h 1-h
8ly	2f
5ospitality	2-i
7ting	0g
6w	0-v 1n
5r	0-i 2p
5ttp	2f
4iam	0-h
5dentification	0-j
5mplementation	0j 2-g
ding	0l
5n	0-25 21u
6clude	0-s 1v
aing	0-l 114 2-j
6dustry	1j 2-o
6formation	0-p
6house	0-j 1j
6itial	0-k 2l
6tegrated	0-i 2m
8nsive	1g
8rchanges	1f
7o	0t 1-j
5os	0-t 2v
5s	0l 2-j
6eries	1f
5ts	0g
4java	0-f 114 2-p
8script	011 1-10
5enkins	1f
5ira	0-f 1i
5ob	0w 2-s
5uniper	0-h 2q
4kanban	0-h
5nowledge	0x 1-g 2-h
5ubernetes	0f 2-j
4large	2k
6yout	0-h 1o
5eadership	0-h 2h
8ing	0r 1-i
6vel	0k 1-t
5ife	2j
6ke	0-12 11a
6nux	1-h
6ve	0-g 2i
5ocation	1j
6g	0-h 2k
6w	0-s 2w
4m.s	0h 2-f
5anagement	018 1m 2-1u
ar	2g
9ing	0f
6rkets	0-m 2m
6ster	0-u 2o
a's	0j
6tter	2-i
as	1h
5echanical	0-i
6ntoring	0-h 1i
6ssaging	0-g 1-f 2v
6thodologies	0f
5icroservices	2-g
5obile	0n
6dern	1-1c 2z
6nitoring	0p 2-g
6re	1i
5s	0-l 2p
5ultiple	0g
9threading	0-g 1j
5ysql	0i 2-g
4nanotechnology	0h
6tive	1-i
5eeded	0g 1-f
8s	0-f 1o
6twork	2h
bing	0-l 2m
5ode	0n
8.js	110 2-r
8js	0g
6sql	0-y 210
5soperation	1g
4objective	2g
5f	0-15 219
6fshore	0-y 2u
5n	0-q 1u
6line	1-l
5perating	0w 2-q
bonal	0-f 2g
ds	0n 2-l
5r	0-2s 22m
6acle	0j 2-v
6ganisation	0-q 1x
azation	0l
6ientated	0-g 2i
5ther	0-x 11n 2-q
5ur	0p 2-r
4patch	0-f 2f
7terns	1k 2-i
5eer	0-t 1f
6ople	1-g 2m
6rformance	1-h
7sonal	0l
5hilosophy	1g
6ysical	0-f 2i
5lan	1f
7tform	1-g
5olicies	1i
6stgresql	0-g
5ractice	1f
6edictive	0-t 2u
7ferably	1n
7pare	1g
6ocess	0m 1-h
bes	0-k 1q
7duct	0h 1-j
bs	1j 2-i
7gramme	0-l 2l
cing	0i
7ject	2h
bs	2-g
7mote	1f
7tocol	0-f 2i
7ven	0-f 1n
8ider	0-n 2i
5ublic	1-i 2g
5ython	01e 2-19
4qualifications	0-m 1r
4reactjs	0-j 1o
7dy	2g
6gression	0-j 2j
6lated	0g 2-o
7ease	0-j 2m
8vant	0-1b 121 2-q
6porting	0i
6siliency	0-o 1m
5isk	0-j
5ole	0r 1-m
4safe	1-i 2g
8ty	0-o 2r
5calable	0k
7ndinavian	2g
6hool	0-f 2f
6ience	1w 2-o
bs	1h
6rum	0q 2-w
6ss	0v 1-s
5ecurity	0-n 110
6miconductor	0-q 2s
6nior	012 1-w
6rver	1-i
8ice	1-i 2i
bs	0x 1v 2-1s
6ssions	1f
5hell	0i
5imilar	012 1-l 2-g
5oftware	0g
6lid	0-16 119
7utions	2-j
7ving	0-g 1g
6urce	0-k 2n
5park	1g
6eak	0-p 1q
6oken	0-g 1j
5ql	1-k 2g
5re	0f
5tandalone	0-f 2f
7tus	0j
6ores	0-f 2f
6rategy	2g
7ong	1m
7uctured	2f
6udies	1n
5ubstrate	0-i 2i
6ch	0t 1-f
6perconductor	0-g 2g
7ply	0-s 2t
8orting	1f
5ystem	1-o 2i
as	11g 2-19
4tasks	0j
5dd	0-g
5eaching	2g
7m	0m
6chnical	1-f 2q
aques	0h
9ologies	03p 1-2u 2-v
dy	0-f 1m
6nders	1g
6sting	0u 1m 2-1g
5hat	0j
6e	2-g
7oretical	0-p 2r
6is	0h
6rough	0-v 119
5o	0-j 2n
6ols	0o 2-j
6p	0-q
7ological	2g
6uch	0-h 2h
5ype	0k 1-h
8script	010 2-1a
4ui	0-g 2m
5ltracold	2g
5niversity	0-h 2i
7x	0-x 216
5p	1f
6s	0-n
5sability	2f
6e	2-k
7r	0-j 2q
6ing	0-z 11e 2-g
4value	0-l
5ehicles	0-i 2i
6rification	0-f 2f
5ia	1m
7ducts	0-i 2i
6vo	0-p 2p
4warehouse	0-h 2m
5e	0x 1-g 2-h
6b	0-10 2r
7sites	1h
6ll	0f
5hat	2i
5ill	0o 1-g
6ndows	0-j
6reless	2f
6thin	0-p 1t
5ork	0s 2-i
8flows	0h
8ing	0s 1-f
5rite	0-r 1f
4you	016 1-p 2-h
7r	011 1-i 2-i
7’re	0-f 2g
22=0	0v 2-j
4^	0-m 1u
4a	1-1h 217
5cademic	2-i
6ross	2-j
5dministrator	0f
6option	0-f 2h
5ggregation	2f
6ile	2f
5ll	0y 1-n
5n	012 1-w
6alysis	0-m 11d 2-s
6d	1-q 2s
7roid	0-n 2q
6gular	1-i
5pi	0-p
7s	1m
6plication	014 1-10
8y	0f
5rchitecture	1p
gs	0-f
6e	0t 1-k
7a	0-o 1j
6tificial	1i
5s	0s 1-18 2f
5utomated	1-m 2s
bion	1k 2-v
5vailability	0-u 2h
ble	0-g
5ws	1-o
4bachelor	2o
7kground	0-j 1o
6sed	0k 2-i
5e	1g
6st	0r 2-h
5ig	0k
5oth	0-1g 21d
5ring	0-10 1r
5s	1-l 2n
6c	0-g
5uilding	0k 1-i
8t	0m 1-m
6siness	0g
ces	2h
5y	0f
4c	0k
5apacity	1i 2-g
6ses	0-y 1w
5isco	0-g
5loud	1n 2-r
5oaching	0-i 1i
6gnitive	1j
6llaborative	0i
6mputer	115 2-13
aing	1o 2-f
6ncrete	0-f 2g
7tact	0i 1-g
8rol	0g
6re	0r 2-m
5ss3	0f
5ustomer	0i 1-q
5v	0i
4d	0m 1-o
5agger	0-g 1i
6ta	0u 1-k
8base	1-f
5edicated	1f
6gree	0-n 2x
6livering	0k
6monstrated	0-g 2h
6partment	0j 1-i
7loyments	0-m
7th	0-g 2g
6scription	0i
7ign	1f 2-h
6tailed	0h 2-f
6velop	0k 1-h
ber	2-j
bing	0j
bment	11t 2-1g
bs	2f
7ops	0r 1-z
5igital	1l 2-j
6stributed	0-r 2f
6visions	0-g 2h
5ocumentation	0-i 1m
cs	0-j 2j
5rive	0f
9r	0-f 2g
4e.g	0-z 1v
5c2	2f
5fficient	0-k
5mployee	2f
5ngineer	0z 1-v
cing	0i 1-l
cs	0i
7lish	0t 2-m
6sure	0f
5quipment	0-h 1h
8valent	1f 2-j
5xample	2h
6perience	0-1n 11p
9tise	0-l 1n
7osure	0-l 2i
4facilitate	2g
8ng	0j 2-j
6miliarity	0-s 1t
5easibility	1l
5inance	0-j 2f
aial	0q 2-w
5luency	0-k 1l
5ocus	0-x 110
9ing	0-g 1g
6llowing	1f
6r	0-12 213
5ramework	1f
ds	1s
6ee	1f
6om	0-14 2s
5unctional	0f
6ture	0-j
4gcp	1f
5eography	0-g 2h
5it	1m
5lobal	0h
5reen	0-g 2g
6owth	2j
5ynaecology	0-m 1s
4handling	0g
6rdware	0-i 2r
6ve	0-w 1w
5ead	0t 1-t
7lth	1-i
acare	0p 1-k
5igh	1-i 2i
8ly	2j
5ow	0-k 2t
5r	1f
4iam	0-l 1s
5dentification	0-g 2m
5mplementation	0-i 114 2-m
7roving	0l 1-h
5n	0-n 1-h 214
6clude	0-r 2v
6dustrial	1g
by	0-27 1k 21n
6formation	1j 2-l
6itial	1f
6spection	1i
7urance	1g
6tegration	1k 2-f
aity	0f
8raction	1h
9national	0h
hly	0-i 1i
aet	1f 2-j
7o	0p 2-h
5os	1-g
5s	0u 2-q
4javascript	0p 1k 2-19
5enkins	0-i
5ob	0x 1-n
5uniper	0-l 2t
4knowledge	0-m 112 2-g
4languages	0-q 2k
6yout	0-12 1h 2k
5ead	0g
8er	0v 1-u
8ing	2-h
7rning	0h 1-i
6ss	2f
5ibraries	0-j 1j
6fecycle	1j
6ke	1-n 2k
6nux	1-q
5oad	2i
6cation	0g 1-j
6g	0-f
7ging	0-u 1k
6w	0-w 210
4mac	0f
6nagement	2-o
ar	1i
9ing	0f
6ster	1-m 2p
a's	0h 1i 2-10
6tters	2f
6ven	2g
6y	0-t 1w
5echanical	0-f 2m
6et	0g
6ssaging	0-f 1i
5icroservices	0-l 1k
5obile	1o 2-o
6delling	0-s 1u
8rn	0-v 218
6nitoring	0-w 11e 2-i
6re	0-f 2n
5s	1-i 2j
6c	0i 1-h
5ultithreading	1g
4nano	2f
8technology	0g 2-f
5eeds	2i
6t	0-m 1q
7work	1-k
6w	1-l 2k
5ginx	0-l 1t
5ode.js	0-f 1m
6n	2f
4objective	1i 2-f
5f	0-h 2t
5n	1-v 2x
5pen	2p
7rate	0-h 1i
aions	1l
5r	0-t 2z
6acle	0q 2-i
6ganisation	0-r 2u
azation	1p 2-h
5ther	0-r 1-g 217
5ur	0-m 2i
4participating	0-f 1f
6ssion	0-r 1s
bate	0-h 1j
6tch	0-f 2g
5ersonal	0h
5hage	1f
7ses	0-u 1f 2g
6p	0-p 1z
5ipelines	0-j
5lan	0-i
8ning	0-p 1t
7tforms	0i 1-i
5oints	0-g 1h
5ractices	0-k 2j
6eferably	0-f
6ivate	0v 1-17
6oblem	0-g 1h
7cesses	0-15 212
7duction	1j
bs	0-v 1m
7grams	0h 1-g
7moting	1f
7tein	0m 2-s
bs	0-h 1i
5ublic	0g 1-j
9sh	0-i 1j
5ython	1k 2-t
4qualifications	0-f
9ty	0j
4rates	0-f 2h
5e	2f
6actjs	0-g 1p
7dy	2g
6gular	2f
6late	0-f 1f
ad	0-l 1p
7evant	0-p 2y
6porting	0j
6quirements	0-q 1l
6sponsible	0-14 116
6tail	0-10 112
5isk	1f
5ole	0v 1-i
4s	014 2-u
5afety	0-u 1f 2f
6les	0t 1-g
5cale	0-o 1q
6heduling	2f
6ripting	1j
7um	1k
5earch	2g
6curity	0-l 11o 2-13
6nior	0z 1-i 2-h
6rvice	2f
bs	1i 2-r
6tup	0-j 1n
5imilar	0k 2-g
5kills	0-h
5olid	0-1f 1s 2n
7ution	1m 2-j
cs	2-g
6urce	0u 1-h
5pring	0-t 1v
9t	0-f
5tandards	1f
6orage	1-f
8es	2f
6rategy	1-r 2i
7ong	0-p 2s
7uctural	0-j
ced	2g
5uch	1k
6perconductor	0-j 2k
7port	1-i
bing	0-f 2f
5ystem	0r 2-o
as	0-y 1h 2g
4takes	2i
6sks	0h
5cp	1g
5dd	0-i 1f
5eam	0w 1-l
6chnologies	0-z 120 2-11
dy	0f 1-l
6nders	2f
6st	1f
8ing	0-1c 115
8s	0i 1-f
5hat	0t 1-f
6e	1-1b 21g
7ir	0p 2-k
7oretical	0-g 2g
6rough	0-20 1q 21a
5o	0-q 1-f 215
6p	0-t 2u
7ological	0-f 2h
5ype	0k
8script	0g 2-n
4ui	0-f
5ltracold	0-h 2i
5nderstand	0-1n 11a
eing	0-f 1m
6it	1-i 2i
7x	0g
5ps	0-l 2p
5sability	2f
6e	0-s 1z
7s	0-g 2h
4valid	2f
6rious	0j 2-i
5ehicles	0-f 2j
6ry	0-f
5ia	2l
7ducts	2i
6vo	0-p 2p
4we	0z 1-m
6b	1-h
7pack	0-g 1h
7sites	2f
6ll	1l
5hat	0-f 2o
5ill	1m
6ndows	0-i 1f
6thin	0-1s 1h 21b
5ork	0i
8ing	0-l 1v
7ld	0g
4you	1x 2-l
7'll	0-l 1l
7r	0v 2-k
13=^ ^	0q 2-12
5a	0-g 1j
6ndroid	0-f 2j
5b2b	1l
5collaborative	0-g 2g
5data	0-g 2g
6evops	1f
5exposure	0-i 1j
5financial	0-11 214
5have	1h
5in	0i 1-h
5oracle	2-l
5remote	0-g 2h
5senior	0k 1-j
6trong	0-i 1j
5understand	0-h 1h
3a consent	0-g 2h
5global	1-h
6reat	1f
5phd	0-h 2i
6ublic	2f
5relevant	0-19 11j
4doption and	0-n 2o
4gile software	2f
4n academic	0-h 2i
7gile	0p 2-v
5alysis and	0-j 1n
cdevelopment	1i
5d architecture	2i
7build	2h
7data	0s 2-r
7electronic	0-g 2h
8nterprise	0f 2-f
7investment	0-g 2g
7markets	0-n 2n
8obile	0h 2-g
7or	0-1c 115
8ther	1f
7processes	1g
7release	0-f 2j
7scale	0-f 1h
8poken	0-i 1j
7technology	2f
9nders	1g
8he	1g
7write	0-i 1j
6roid and	2g
4pi and	0-o 2f
5plication in	0g 1-g
4rchitecture and	0-l 1x
5ea of	0-j 1l
5tificial intelligence	1i
4s a	1-i 2q
6with	0-g 1g
4utomated acceptance	2k
dtesting	0o
aion and	1g
4vailability and	0-l
3background in	0-x 110
4ring their	0-h 1h
4sc msc	2f
4usiness analysis	1f
ed	1-l 2m
crequirements	0-g 2g
3capacity management	1j
5ses and	0-u 1y
4loud adoption	0-q 2l
4ompany type	0h 1-g
7lex interchanges	1f
8iance and	1g
7uter science	1p 2-q
doftware	1h
4ustomer facing	0k 1-h
3d with	0l 1-l
4ata and	1-j 2p
8governance	2f
8warehouse	0-h 2m
4eep technical	0-g 2g
5gree in	0-16 210
5partment of	0h 1-g
5sign of	2j
ato	0-h 1p
5veloper industry	0-t 1v
dtechnologies	0i 1-h
ament security	1j
6ops and	1-f
4igital environments	0-g 1h
5visions organization	0-g 2h
4ocumentation and	1g
4river s	0-f 2g
3end of	0-f 2f
7software	0q 2-q
5gineering within	1n
4xperience in	0f
elevel	0j 1-i
eof	0-t 1u
ewith	0-1v 120
ds in	0-h 1h
6osure to	0-l 2i
3facing web	0j 2-j
5miliarity with	0-q 1q
4inancial products	1f
4ocus on	0-17 119
8ing on	0-g 1g
5llowing the	0-m 1m
5r a	0t 1-s
8ll	0-f 1h
8pplication	0-g 2i
7example	0-h 1h
7location	2f
7our	1i
7the	0-q 1t
4rameworks and	0-h 1i
5ee inhouse	0-j 1j
5om a	0-k 1n
8initial	0-k 2l
8the	0-m 1o
3geography of	0-g 2h
4ynaecology and	0-n 1s
3have experience	0-f 1f
4ead of	0g 1-g
6lthcare hospitality	0h
4r processes	1g
3implementation and	0-1c 11r
iof	0s 1-m
4n a	0-i 1t
7n	1g
6computer	0-k 2r
6depth	0-f 1g
8veloping	0-j 1p
9ops	0-q 2r
6engineering	1h 2-p
9lish	0i
6financial	0h 2-h
6javascript	0n
6location	1f
6testing	2-h
7ypescript	1h 2-f
6using	0g
5dustry e	0f
cgambling	1i
5formation technology	1s 2-l
6rastructure as	2h
5terest in	1g
4os and	1-f 2f
3job description	0l 1-f
3knowledge in	0g
dof	0-1g 11n
3large scale	0j
4eader in	0v 1-u
6rning and	0g
4ibraries like	0-k 1l
5fe sciences	1i
4ogging and	0-h 1l
3maintenance and	1n
5nagement and	1o
eof	2g
frganization	0-i 2i
5ster degree	2f
9's degree	0j 2-r
5y include	0-x 1y
4essaging and	1k
4icroservices and	0-j 1k
4obile and	0-r 1q
5dern programming	0-j 2m
5nitoring and	0-t 1x
3nano structured	2f
4etwork automation	0o 2-i
bsecurity	1-i 2m
5w mobile	0-f 2f
3objective c	1i 2-f
4f design	0-n 2o
6how	0-g 2h
6our	0-n 1s
6what	0-i 2m
4n computational	0-j 2j
7ustomer	0-g 2g
6security	1r 2-i
6the	0-l 1n
4pen source	0-h 2r
6rations and	1m
4r kanban	0-g 2h
6more	0-q 1w
6other	0-j 1p
6related	0f
6similar	0q 1-j
6the	0-h 1h
5ganization and	1h
gorganization	1n
4ther cloud	0-i 2i
austomer	0-h 2h
4ur divisions	0-g 1g
3participating in	0-f 1f
5ssion for	0-w 1x
aate about	0-k 1l
4erformance and	0-z 1j 2g
4hage display	1f
6ses of	2h
4oints for	0-h 1h
4rivate cloud	0-f 2g
btechnologies	018 1-15
5oblem solving	0-h 1h
6cesses and	0-t 2k
6fessional development	0-f 2g
6ject management	2-f
as from	1f
6teins and	0-i 1i
4ublic technologies	0o 1-m
3ready for	2g
5dux angular	1-g
5late to	0-f 1f
9d to	0-v 1w
5quirements and	2g
gqualifications	0-f 1i
5search development	1f
6ponsible for	0-17 118
5tail and	0-k
4isk management	0-g 1i
3s degree	0x 2-u
4cale and	0-r 1x
5ripting or	0-f
4ecurity in	2k
cresiliency	1n
4kills in	0-p 1q
4oftware development	0-g
5lutions to	0-g 1h
4print planning	0-f
4ql server	0i
4tores and	2f
5rategy and	1-h
6ong academic	0-f 2g
6uctural and	0-f 2f
edesign	1f
bed crystal	0-f 2g
4uch as	0-h 1m
5perconductor semiconductor	0-j 2k
4ystems for	0-o 1r
3technologies java	1f
gqa	1g
greactjs	0-f 1i
cy and	0i
5st and	1l
7ing and	0-11 1u
4he android	0-f 2g
7business	0-k 2m
7design	0-g 2n
7end	0-f 2g
7furniture	0-i 2i
9ture	1g
7global	2g
7linux	0-g 2i
7offshore	1h
7phd	0f 2-f
8reschool	0j 2-i
7retail	0-p 2q
7scandinavian	2f
7unit	0-g 2g
5rough technology	0-f 2f
4o end	1-j
6final	2f
6leadership	0-i 2i
6take	1f
5pological phases	0-f 2f
3ui ux	2f
4ltracold atom	0-h 2i
4nderstand how	0-r 1r
ethe	0-j 1k
ding of	0-q 1v
5it and	2g
6x linux	0i 2-g
4sability and	2f
5e of	1k
5ing our	0-h 1h
3valid danish	2f
3well as	0-i 1o
4ith aws	0f 2-g
8development	0-i 2j
8modern	2f
8network	2g
fing	2g
8other	1f
8product	0f
8security	2g
7in the	0-h 1i
4orking with	0-18 11c
3years of	0-m 1n
4ou speak	0-k 1k
14=^ ^	02h 1-1a 2-17
3a person	2f
5service	0-l 2m
4bility to	2f
4ccording to	0-o 2r
5ross all	1i 2-f
5tivities ^	1i
4nalysis and	0-i
5d a	1-l 2j
8cross	0-f 2f
8griculture	0h
8nalytics	0-i 1k
8rchitecture	0-o
8utomation	0-h
7code	0-r 2h
9mmercial	2f
7data	2-h
8evelopment	0l
7hands	0-h 1i
9ve	0-j 2s
7implementation	010 2-n
8nformation	1i
arastructure	0-l 1o
8ts	2h
7java	0-m
7maintenance	0-j 1l
8onitoring	0-k 1y
9re	0g
7obstetrics	0-q 1q
8peration	0-h 2o
7possess	0-g 2h
8roven	0-h 2g
7release	0-f
7security	1j 2-f
9o	2j
7technology	0-o
9nders	0-g 1g
9st	0-o 1m
bing	0-k 1f
8he	0-m 2v
air	0-j 2l
an	0g
8ools	0o
7web	0-f 1g
8ill	0-k 2i
9thin	1g
8ritten	0h
7you	2i
4pi ^	2-h
7and	0-h
5plication and	0-p
es and	0f
6roaches ^	0-g 2h
4rchitecture ^	0l 1-f
4s a	0-w 11b 2-f
6part	0-n 2n
6well	2j
4utomation ^	2-h
eto	0-l 1l
4ws gcp	0-g 1g
3b driver	2f
4asis for	0-g 2g
4onus points	0-k 2l
4usiness cases	0-i
cor	0-h
5t also	0-m 1h
3capacity management	0-f
4lasses ^	0f
5earance ^	2m
5oud aws	0-f 1g
9environment	0-n 2l
9platforms	2-g
9services	0-p 1l
4ode ^	0k 2-i
5gnition ^	1g
5mmunication ^	1h
6pany size	0-2p 11g 219
7liance and	0-f
5nstruction and	1-g
7ulting ^	1u 2-h
6trols and	2g
3d budget	0-k 1n
4ata governance	1j
4egree in	0-t 111
aor	2j
5sign ^	1-k 2f
aand	0g 1-t
ateams	0-f 2f
9ing and	1f
5velopment engineering	1k
fprocess	0-i 1j
4riven design	2f
3e.g ^	0-m 2p
4lectronic characterization	0-f 2f
4nd of	1f
5gineer ^	0k
bing ^	1-w 2n
fand	1-k
5vironment ^	1-u 210
fdesign	1g
es ^	2h
4tc ^	0-13 2u
4xcellent interpersonal	0g 2-g
5perience ^	0-k 1g
eideally	1h
fn	0k
eworking	0-p 1r
8tise to	0-h 1h
3field ^	2f
5nancial and	2f
4luency in	0-h 2j
4ollowing the	0-i 2j
5r creating	2g
7our	0h
7quantum	0-g 2h
7the	0m 2-p
4rom both	0-g 2h
3hardware and	0f
3implementation ^	0-g 2l
6rovement ^	0-i 1o
4n computer	2j
6location	0k
6object	0f
7ne	0g 1-f
6relation	0-f 1i
6your	1f
5cluding design	0-g 2g
5formation security	0-l 2p
ftechnology	0-q 1j
6rastructure ^	0-i
5sight to	0-u 1u
5to account	0-f 2f
4s a	0-i 1o
3job description	0-1p 120
3landscape and	2i
4inux operating	1h
4ocation or	0-f 1f
3maintenance and	1f
5nagement and	0-j 2i
ein	0g
eorganization	1g
5rkets trading	0-j 2j
4ethods and	0-j
6rics ^	2f
4icrosoft azure	2f
4obile and	0-u 1i
5nitoring and	0-l 1f
3networking ^	2k
4ice if	0-g 1g
4umber of	2h
3of location	0-g 1g
6our	0-k 1f
4n our	0-g 2g
6the	1g
4perate and	0-g 2g
4r a	2i
7n	2f
7zure	1-i
6cloud	2j
6equivalent	0-f
6finance	1g
6google	2h
6similar	0-10 114
6the	0-i 1i
5ganization ^	0w 1-j
gand	0-m
gorganization	0-s 1g
4ur customers	0-f 2f
3physics or	2h
4ipelines ^	1g
4lan and	2f
6tforms ^	0-p 2h
4ractice in	1g
bs including	2f
5eferably from	0-h 2i
5ocesses ^	0j
6duction and	2f
6gramme management	0-g 2g
6jects and	2f
6viding strategic	0h 2-h
4ython and	0h
3quality and	2f
3record is	0-f 1f
5quired to	1g
4isk management	0-h 2k
4ole ^	0-g 2h
3s degree	1-p 2f
4cale and	1r 2-i
5ience or	1-i 2w
4ecurity and	2-g
cclearance	0-k 2m
5rvers and	0g
7ices ^	0-11 1u
cand	1-g
cproviding	0i 1-i
4kills ideally	2g
4oftware development	2g
cengineer	0i 1-h
cthat	0-g 1g
5lutioning we	0-g 1g
4tandardization and	1h
6tions ^	1i
4upported by	2f
aing the	0-l 2m
4ystem ^	0f
athat	0-f 1f
9s for	0-o 2s
3tasks ^	1f
9and	0-k 1f
4eam ^	0j
8to	0k 1-g
5chniques and	0h 1-f
8ologies ^	0-m 2g
gand	0-k 1k
cy ^	0-g 1j
eand	0i
ecompany	1g
elandscape	0-h 2i
eteam	1f
5st and	0-g 1f
8developer	0j 1-i
7ing and	1g
4hat can	0-i 2i
8enables	2f
8matches	0-h 2h
8our	0-f 2g
5e it	0-f 2f
6n this	0-i 1i
4o balance	0-g 2g
6end	1n 2-j
6final	0-g 2g
6implementation	0-n 1y
4rading business	0-i 2j
5oubleshooting ^	0-g 1h
3ui ux	1g
4ltracold atom	0-f 2f
3verbal and	0g
3we are	0-m 2k
5b services	1m 2-n
5ll as	0k 2-h
4hich you	0-f 1g
4ith a	0-n 1t
7in your	2f
4ould be	0-y 1s
3you have	0-p 2u
1=0	1-q 2p
2a	014 1-1e
3bility	0j
3cademic	0-k 1o
4ceptance	0-g 2h
4ross	0h
3dministration	1-l 2g
dor	0i
3gile	0-m 1m
3ll	0o
3n	01a 1-t 2-h
4alyses	0-o 2p
8is	0-n 2m
4d	02x 1-2i
4sible	1g
4y	0f
3pache	1o
4i	2q
5s	0-g
3rchitecture	0-y 2m
4e	0t 2-h
3s	0u 1-t
4sistance	0f
5urance	0-g 2h
4ynchronous	0-m 1v
3t	1-h
4om	2g
3utomated	1u 2-h
9ion	0-1f 11a
3ws	1i
2b	2f
3achelor	1h
5kground	0j
4sic	0h 1-f
3e	0n
4havioral	0-h 1i
4st	1-j
4tting	0-g 2i
3ids	0-g 1g
4g	1-m
4o	1f
5material	0-g 1g
3luetooth	0-s 1v
3oth	013 1-m 2-i
3ridges	0-g 2h
3sc	1h
3uffers	0-y 1y
4ilding	1-k
4siness	1f
3y	0q 2-h
2c#	1f
3ancer	0-v 1k
5d.merc	0-o 1p
3ell	1m
4ntral	0-k 1l
7es	0-f 2f
4rtification	0-p 2r
3hain	0-f
5racterization	2j
6tered	1f
3i	0-g 2g
3lasses	0h 2-f
4ient	0-g 1m
3ognition	0-j 2m
9ve	0-u 1x
5s	1f
4llaboration	0g
4mmerce	2-g
6odity	2i
6unication	0-m 2o
5pany	01h 1-p 2-s
6liance	0l 1-n
6onents	0j 2-h
6utational	0-x 1x
8er	0-1h 1v 2m
4ncepts	2f
6rete	0-l
5sent	0-g 1g
6truction	0n 1-m
6ulting	0-m 2g
7mer	0-f
5tact	0h
7iner	2k
6inuous	1l 2-m
6racts	2h
3ritical	0j
4oss	0l 1-f
3ss	1l 2-f
3ulture	0g
3ycle	2h
2danish	0i 1-h
4ta	0-h
6base	1-j
3edicated	1f
4gree	0-k 2h
4livery	0-11 2t
4ployments	0-m 2n
4scription	012 2-r
5ign	0-x 2n
5ktop	1i
4tailed	0-m 1x
4velop	0h
9er	0w 2-j
9ment	0-v 2s
5ops	0-j
3isability	0s 2-h
5ciplines	0h
5tributed	2k
3ocker	0-i 1j
4main	0-f 2r
3wh	1-i
2e	0i 1-g
3.g	01b 1-o 2-n
3ducation	0-f 2r
3lastic	0-k 1p
4ectrical	0-k
8onic	0-m 2j
3mail	1g
3nd	0-m
4ergy	0-p 1f
4gineer	0r 1-l
aing	0-20 11j 2g
5lish	0-q 112
4terprise	1f 2-j
4vironment	0g 1-h
ds	0-i 2o
3quipment	0-n
6valent	0n
3tc	0x 2-p
4l	0-p 1h
3xecution	1-f
4perience	01v 1-o 2-16
8ments	0-x 2x
2f5	0-k 1k
3abrication	2k
3easibility	0-p 1q
4edback	1f
3ield	2k
4nal	0-r 1s
6nce	1-m
3or	01j 1-v 2-o
5ecasting	1h
3ramework	0-1e 219
4ee	0f
4om	0y 1-j 2-g
3ull	0f
4rniture	0-l 1u
4ture	0p 1-i
2gaming	0-j 1w
4s	0-j 1j
3cp	2k
3eography	0-h 1h
3it	0-t 1z
5hub	0-j 1p
3o	0-k 1u
4od	0n
6s	2f
3reen	2g
4owth	1f
3ynaecology	0-n 1n
2hand	0-i 1i
4rdware	0-p 2f
4ve	0r
3igh	1-i
6er	1f
3osting	1-g
3ttp	0-l 1t
3w	0-f
2iam	1f
3deally	0k
3mmunotherapy	0-p 2p
4plement	0l
bation	0-1j 11g
bing	0f
3n	01s 1-1l
4cluding	019 2-w
4dustry	1-m 2s
4frastructure	0-t 1i
4itial	0-k 1o
4sight	0-q 2q
5pection	1g
5trumentation	0h
4tegrated	0-j 1n
aion	1u 2-k
6ractions	2g
7face	2g
bs	0-l 1l
5o	0l
4vestment	1g
3os	2f
3s	011 1-g 2-l
4eries	0-h
4sues	0g
2jenkins	1t 2-g
3ms	2i
3ob	01a 1-12
3uniper	0-l 1q
2kafka	1j
4nban	0-l 1h
3nowledge	0k
3ubernetes	0-m 1i
2landscape	0-q 2q
5guages	1-l
4rge	1j
4yout	0-q 2f
3eadership	0-g 1h
3ibraries	0-f 2g
4cense	0-f 2g
4fe	1i
6cycle	0-q 2f
4ke	019 1-f 2-u
4nux	1f
4ve	0-g 1h
3og	0-h
5ging	0-i 1r
5istics	0h
4w	0-r 1k
2machine	0-j
4intenance	0-19 119
4nagement	0-1a 21a
4rket	0-h 2i
8ing	1-g
4terials	0-f 2h
5ter	2f
3ba	1-g 2i
3echanisms	0-p 2p
4dical	1-f
4nu	1f
4ssage	0-j 1j
8ing	0-x 1i 2f
4thods	1-j 2l
5rics	2j
3icroservices	0-r 118 2-h
3obile	1k
4delling	0-j 2j
6rn	2-g
4lecular	1f
4re	0r 1-j
3pls	0-h 1o
3sc	1i
3usic	0-n 1y
3ysql	1h
2nanotechnology	0i 1-i
3et	0-l 1v
5working	0-g
4urotransmission	0-i 1i
4xt.js	0g
3ode.js	1l
3soperation	0-v 1x
2obstetrics	0-k 1r
3f	019 1-1c
4fshore	0-r 1k
3n	0u 2-h
4e	0m 1-h
3perating	0y 1-j
9on	0-j 2f
bal	0-f 1g
bs	0-m
3r	01z 1-1p
4acle	0f
4chestration	0-j 1f
4ganic	1i
8sation	0j
8zations	0-f 2f
4ientated	2g
3ther	014 1-s
3ur	018 1-r 2-h
3ver	2h
2patch	0-f 1f
3eer	0-p 1k
4rformance	0-w 1l
5sonal	0j
3hd	0u 1-u
4ysical	2l
8s	0-f 1k
3ipelines	2h
3lan	2f
6ning	0-u 2i
5tform	2r
4us	0g
3ostgresql	0k 1-i
3ractical	0q 2-g
9e	0i
as	0-o 1-g 214
4edictive	0-s 1s
5ferably	0r 2-h
8red	0r 2-j
5school	0-10 111
4ocesses	2m
9ing	0-k 2n
5duct	0h 2-g
9ion	0-t 1j
5gramme	0-j
aing	0j 1-16 2o
5jects	2f
5posals	2f
5tect	0-g 2h
6ocols	2f
5ven	0g
6ider	0-j 2q
3uppet	1h
2qualifications	0f
7ty	0-l 2f
5ntum	1i 2-f
2react	0-h 1k
4gression	0-i
4lated	010 1-p
5ease	0-10 113
6vant	0x 1-n
4porting	2g
8s	0-l 2o
4quirements	0k
4siliency	0-h 1o
5t	1j
6ful	1g
4tail	0-i
5rospectives	0-u 1y
3isk	0-o 1k
3ole	0g
2safe	0-f
6ty	0-j
4les	0l 1-j
3calable	0g
5ndinavian	1f
4hool	2f
4ience	0-w 2o
9s	0-g
4ripting	0-t 1x
5um	0-k 1t
3ecurity	0-y 1x
4gment	0i 2-h
4lenium	1f
4miconductor	0-m 1h
4nior	0g
4rvice	0-s 1p
9s	0p 1-v
3hell	1-g 2g
3ide	0-n 2n
4milar	0q 1-g
4te	1-f
3kills	0w 2-l
3oftware	0-p
4lid	0p
5utioning	0-g 2g
4urce	0-f 2l
3ports	0-q 1s
4ring	0-k 1m
3tack	2f
5keholders	0p 1-k
5ndalone	0-f 1f
8rdization	2f
4orm	0-f 1l
4rategy	0-p 2g
5eaming	0-o 1m
5ong	0t 1-i
5uctures	0-k 2m
4udies	0-k 2m
6y	2h
3ubstrate	0-i 1i
4ch	010 2-q
4perconductor	0-f
5ply	0-q 2f
3wift	0-h 1l
3ymfony	1i
4stem	0-n 1o
8s	1-i 2t
2tasks	2g
3cp	1i
3dd	0-m 1p
3eam	0u 2-i
4chnical	0u 2-r
8ques	2g
7ologies	1-t 2o
by	1h
4lemetry	0-o 110
4rms	0-f 2g
5raform	1u 2-h
4st	0-j
6ing	0-1a 11k
3hat	0s 2-g
4e	019 1-1j
5ir	0h
5oretical	0-n 1r
4is	0i
4rough	0m
3o	013 1-p
4ols	1-f 2j
7ets	0-g 2h
4p	2f
5ological	1f
4uch	0-h 2h
3rade	1f
6ing	0-w 2m
4ends	0-k 2i
3s	1-i
2ultracold	2h
3niversity	0-g 1j
5x	0-j
3ps	0-j 2j
3sability	2k
4e	0h 1-f
4ing	01g 1-k 2-w
3x	0l 1-m
2various	0j
3ehicles	0-i 1j
4rification	1g
5y	0h
3ia	0m 2-i
5ducts	0-i 1i
4rtual	1h
4vo	0-n 2o
3ue.js	0l 1-k
2warehouse	0-j 2l
3e	1-m
4b	0-f 2h
5site	1g
4ll	0l
3hich	0f
3ill	0i
4nd	1h
6ows	0-k
4reless	2h
4th	016 1-w
6in	0o
3ork	019 1-k 2-p
6flows	0-m 2q
4uld	0f
3ritten	0h
2you	01a 1-n 2-m
5r	0u 1-i
1w+=a service	0-n 2n
5bility to	0f
5cademic record	0-f 1f
5gile and	0i
aenvironment	0m 1-k
aprocess	0-f 1f
ateam	0g 1-f
aworking	0-l 1l
5nalysis and	0-j 2k
9tics and	0-g
6d architecture	0m 2-k
8electronic	0-f 2f
8information	0-i 2i
8markets	0-j 2j
9igration	0-o 2p
8needs	0-g 2g
8or	0l 2-h
5pi and	2n
7s and	1f
6plication and	0-o 2r
5rchitecture ^	0n 2-j
hdesign	1h
5s a	0-w 2y
7well	0l 2-h
6ynchronous communication	1k
5utomated acceptance	0-g 1i
etesting	0g
bion to	0-i 2m
5ws microsoft	2f
8or	0g
8services	0-p 1r
5zure ^	0g
aor	2h
4best practices	2i
5ids and	0-g 1g
6g data	1-l 2f
5lockchain technology	0-i 1i
5uild automation	0-g
6siness and	0-p 1g
ddevelopment	0h 1-g
dor	0-g
4cancer immunotherapy	0-p 1p
6pacity management	1o 2-f
6reer development	1f
5lass b	2f
6oud and	1i
brchitect	0f
bws	2f
acomputing	1n 2-h
aenvironment	0-f 2s
ainfrastructure	2-f
anative	0h
aservices	2i
5ode ^	0l 2-h
6llaborative solutioning	0-g 1g
6mpany size	0k
8utational modelling	0-j 1j
aer science	0-v 2v
6ncepts ^	2f
7sent system	0-g 1g
8truction and	0l 1-m
8ulting ^	0-f 2f
7tinuous integration	1g
8rols and	1f
5ross functional	0g
4d budget	0-l 2m
5ata and	1u 2-h
9governance	1-g 2k
9integration	0m 1-k
fity	0-f 1j
9science	0n 1-h
8base experience	2l
cs and	1-i 2i
5egree in	0-11 2m
bor	2g
6sign ^	2-f
band	01e 1-y 2-g
bexperience	0-i
bimplementation	1f
bof	0-n 1g
bteams	2g
aing and	1f
6tailed design	1i
6velopment ^	0-h 2l
gexperience	0-f 2g
gmaintenance	1f
gprocess	0-h 2i
gsuch	0q 2-q
7ops culture	0-n 1n
bengineer	1-k
js	0f 1-f
5isciplines ^	0h
7tributed systems	0g
5ocumentation and	1h
6main driven	2f
4e commerce	0h 1-f
5lastic stack	0-j 1o
6ectronic characterization	0-f 2f
5nd to	1n
6ergy market	0-m
6gineering ^	1h
gexperience	1h
gor	0-k
7lish both	0-f 1f
cskills	0-j 1k
6vironment ^	0-k 2q
gin	0-l 2l
fs ^	0l 2-h
hyou	0-j 2k
5tc ^	0i
5xperience in	0i
fwith	0l
aments on	0-h 2h
4feedback and	0-i 1i
5inancial services	0-m 1o
5ollow up	0-h
5ramework ^	2h
6ontend architecture	0-j 1j
5urniture industry	0-i 1i
4gaming information	1i
6s industry	2f
5eography of	0-h 1h
6rman course	0-j 1j
5o ^	1i
7python	1f
5ynaecology and	0-q 1q
4hearing test	1f
5igh level	0g
5r software	0-v 1w
5tml css	0j 1-i
4implementation ^	2k
jand	0-16 11n 2-h
7rovement ^	0-j 2k
5n addition	0-g 2h
6formation technology	0-h 1k
7rastructure ^	0-g 2k
6sight to	0-u 2v
5t consulting	1l
4java ^	0-i 2f
8script typescript	0j 1-i
5ob description	019 1-r 2-j
4kubernetes focus	0l 1-l
4large scale	0g
5icense ^	0-f 2g
6fe sciences	0-h 1j
5ocation ^	0n
dand	1-f
dlocation	1j
dor	0-f 1h
4maintenance activities	0-h 1i
6nagement and	0-k 2n
fexperience	0-u 1i
fin	0f 2-f
6rkets trading	0-i 2j
6ster s	1-s 2i
5eg ^	1g
6thodology ^	0-f 2f
5icroservices and	1g
5obile and	0-14 111
cpp	0m 1-l
6dern programming	0-k 1n
5usic cognition	0-k 1p
4networking ^	2f
5ode.js for	0f
4of location	0-g 2g
7matter	0-f 2f
5nline retail	1f
5perating systems	0l
5r equivalent	0i 2-f
7management	2f
6ganic and	1i
asation ^	0f
azation ^	0z 2-l
hand	0-p 1j
his	0f
horganization	0-k
4performance ^	1g
ganalysis	0-p 1h
id	0-r 1g
gwith	1h
5latforms ^	2h
5ostgresql and	0j 1-h
5ractical experience	0f
bes ^	0v 2-q
ein	0-h 2i
gcluding	0-g 2h
6edictive processing	0-t 1u
7school segment	0-u 1u
6ocesses ^	0h 2-g
eand	2g
7gramme management	2g
cing languages	1-z 2l
7jects ^	0o 2-m
dand	2h
5ublic cloud	0-p 1r
5ython and	0f
bdjango	0f
bpreferred	1h
4qa test	0j 1-i
5uality assurance	0-g
4react for	0-q 1q
6cord is	0-f 2g
6lease test	1h
6search development	0-j
7iliency scale	1r 2-i
6tail company	1g
5isk management	0-l 1f
4saas ^	1j
5cale and	1n
7ndinavian market	0-f 1g
6ience or	0-g
6ripting or	0-h 1l
5ecurity clearance	2m
6rvices ^	0-p 2v
dand	0u 2-k
dproviding	0h 2-h
5oftware development	2-f
dengineering	013 1-i 2-l
dimprovement	0-i 1o
dthat	0-f 2g
6lutioning we	0-g 2g
5tandardization and	2f
5uch as	0y 2-p
6perconductor semiconductor	0-f
7port ^	0-o
5ystem that	0-g 2g
as for	0-q 2q
4teaching methods	2g
6chnical documentation	0q 1-l
eunderstanding	0-g 1h
9ologies and	0-m 2r
hsuch	0-i 2j
dy ^	0f
fand	0p 2-g
flandscape	0-u 2i
fteam	0-f 2g
6lemetry ^	0-g 1g
6st ^	0-o
9and	0-g 2p
9developer	0f
8ing ^	0-l 1n
cand	0-p 1x
ds	1g
5he it	0-f 2f
5ools and	0m 2-i
5rading business	0-n 2n
6oubleshooting ^	0-g 2g
5ypescript ^	0-f
4ultracold atom	2h
5nit and	0-f 1g
7versity degree	0-i 1k
5sing java	0f
4warehouse environment	0-f 2f
5eb application	1-h
8development	1g
8mobile	0-k 1m
8technology	1j
6ll as	0f
2=^ agile	0-k 1k
6ndroid	1f
5collaborative	0-g 1g
5data	0-g 1g
5financial	0-11 111
5kafka	0-l 1l
5remote	0-g 1g
5security	0-g 1g
6ql	0-g 1g
3a business	2f
5cloud	0f
6onsent	0-g 1g
5degree	0-i 1l
5phd	0-g 1i
6ublic	1h
5service	0-n 2p
4cademic record	0-f 2g
4doption and	0-o 2o
4gile environment	0i 2-g
9practices	0r 2-q
9software	2i
9working	0-g 2h
4n academic	0-g 1h
7gile	0-11 114
5alysis design	1o 2-g
evelopment	1f
5d analytics	0-g
9droid	1-f 2f
8rchitecture	1r 2-j
8synchronous	1k
8utomation	0-i 1p
7build	0-f
7code	1g
9st	1g
7data	0w 1-s
7electronic	0-f 2f
8nterprise	0f
7growth	1f
7information	1-m 2m
9vestment	0-f 1h
7maintenance	0-i
9rkets	0-i 2j
8igration	0-o 2p
8obile	0j 1-i
9nitoring	0-j 1t
7needs	2g
7obstetrics	0-n 1s
8n	1f
8peration	0-l
8r	0i
7performance	0-w 1q
7release	1o
7telemetry	1j
9st	0-i
bing	0-l 1o
6roid and	0-g 2g
4pi and	0-f 2f
4rchitecture and	0g 2-f
gdesign	2g
4s a	0-m 2l
7ws	0h 1-h
6code	2h
6well	0f
4utomated acceptance	0-g 2h
dtesting	0f
4ws azure	1-h
7services	012 2-12
3best practices	0-h 2l
4uild automation	2i
5siness and	0-l 2l
ccases	0-f 2f
cdevelopment	0f 2-f
3cancer immunotherapy	0-p 2p
4loud aws	1h
9environment	0-l 2m
9services	0-g 2i
4ollaborative solutioning	0-g 2g
5mputational modelling	0-j 2j
9er science	0-z 21a
5nsent system	0-g 2h
7umer goods	2g
6tinuous integration	2g
5re aws	0-g 1i
8java	0-o 2n
4ross functional	0f
3danish class	2f
5ta and	0-h 2i
8integration	0l 2-l
eity	0-f 2h
8science	0j 2-i
9trategy	2f
8technologies	0f 2-f
8warehouse	0-j 2l
4eep technical	0-f 1g
5sign implementation	1h
aof	0-g 2g
ateams	0-g 2g
5velopment cycle	0-k 2m
fmaintenance	1h
fprocess	0-n 2q
4istributed systems	0g 2-g
5visions organization	0-g 1g
3e commerce	0h
4lastic stack	0-m 2n
5ectronic characterization	0-g 2h
4nergy market	0-n 2p
5gineering experience	0-h 2i
fwithin	0f
4xperience with	0g
6osure to	0-h 1i
3facing web	0j 1-h
4inancial services	0-n 2s
4ollow up	0-h 2i
5r application	0-h 1j
7location	0-f 1f
7mobile	0-j 1j
4rom initial	0-k 1o
6ntend architecture	0-l 2p
4urniture industry	0-i 2j
3gambling gaming	1i
5s industry	0-f 2g
4eography of	0-h 2h
4oogle cloud	2g
3high level	0h
4ospitality construction	0h
4r software	0-w 2w
3implementation and	0h 2-g
4n a	0f
6computer	0-h 1-s 218
6danish	0g 1-f
7evops	0-f
6english	016 1-15
6financial	0i 1-i
6music	0-i 1o
6production	0-f
6sports	0-f 1f
6testing	011 1-10
5formation technology	0-i 2f
5house german	0-j 1j
3java spring	1j
7script frameworks	0o 2-n
etypescript	0h 1-o
4ob description	0p 2-j
3knowledge of	0i
4ubernetes environments	0-j 2k
3large scale	0g
4ife sciences	0-h 2k
4ocation location	1s
3m.s degree	0h 2-f
4anagement and	0f
eof	0-f 2f
frganization	0-i 1i
5rkets trading	0-n 2n
4obile app	0h 2-g
atechnology	0-f 2g
5dern programming	2p
4usic cognition	0-k 2m
3nosql database	2l
3objective c	2g
4f design	0-k
6how	0-g 1g
6location	2g
6matter	2h
6the	0h
6what	0-h
4n cloud	0f
7omputational	0-j 1j
7ustomer	0-g 1g
5line retail	2h
4perating systems	0i 2-h
4r automation	1h
6equivalent	0k
6finance	1i
6kubernetes	2g
6management	2f
8ster	2g
6physical	1-i
6related	0f
6similar	0f
5acle cloud	1i 2-r
4ther cloud	0-g 1j
austomer	0-h 1h
4ur offshore	1f
3performance analysis	0-p 2q
4hases of	0-f 2f
4redictive processing	0-v 2v
6school segment	0i 2-h
5ocesses and	0-j 2j
6gramming language	0-f 2f
4ublic cloud	0-i 2r
3qa test	0f
4uality assurance	0-j 2k
3ready for	2g
5lease test	2f
5quirements and	0-g 2g
5search development	0-k 2l
6iliency scale	1n
4isk management	0-l 2l
3s license	0-f 2g
4candinavian market	0-g 2g
4ecurity in	2g
cresiliency	1r 2-i
4oftware development	0j
cengineering	0v 2-o
cimprovement	0-j 2k
csaas	1f
4poken english	0-i 1k
4tores and	0-f 2f
5rong academic	0-f 1f
6uctural and	0-f 2f
bed crystal	2f
4uch as	0q
5perconductor semiconductor	0-g 2g
3teaching methods	2g
5chnical documentation	0o 2-n
dunderstanding	0-h 2h
8ologies reactjs	0k 1-j
cy landscape	0-v 2v
eweb	1g
4he agile	0j 1-j
7business	0-g 1h
7cloud	0p 1-o
7danish	0f 1-f
8esign	0-s 1v
9vops	0-1a 11a
7employment	0-j 1j
8nd	0-f 1f
7furniture	0-i 1i
7german	0h 1-h
7it	2f
7linux	1f
7phd	0l 1-l
8reschool	0-s 1s
7unit	0-f 1g
5rough technology	1f
4o implementation	0-m 1q
6leadership	0-i 1i
4ypescript node	1j 2-f
3ultracold atom	2g
4nit and	0-g 2g
6versity degree	0-i 2j
6x scripting	0-k 2l
4sability and	2f
3warehouse environment	0-h 2i
4eb mobile	0-i
4ith development	0-h 1h
8kubernetes	0h 1-g
4rite english	0-i 1j
`;
