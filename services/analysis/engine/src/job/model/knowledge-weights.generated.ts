// Written by `npm run train:posts`; not edited by hand.
export const knowledgeWeights = `O B I
0a=^	1-h
30	0s 1f 2-17
31	0-s 215
2ability	0k 1-k
2background1	0-j 1n
c3	0g
c4	1-o 2t
2certification	0-k 1-i 212
f4	2i
2degree0	014 2-q
81	0-o 2w
83	0-r 2f
84	2-h
2excellent4	2i
4perience0	0l 2-o
c3	0-w 1f 2h
cd3	0-i
d4	2-f
7t4	1i
8ise	0g 2-l
b4	012 2-n
2fluency1	0-f 1f
7t	1f 2-o
84	1f
2good	0g
2including0	0-j 1z 2-f
b2	1-g
b3	0-g 1q
b4	0n 1-15 2i
4terest	0-f 1l
2knowledge	0-g 2f
b0	0u 2-g
b1	0-j 1x 2-f
b2	0-m
b3	1-j 2s
2like0	0-t 110
61	1-k 2g
64	0r 2-i
2passion	0f 1i 2-x
91	0-m 1n
93	0g
94	0h 1j 2-z
9ate1	1g
c4	0r 2-o
3roficiency	0-h
d3	0i
d4	0-s 1i
bt	0-f
2skills2	1-f
3trong0	1i
81	0-q 2p
84	0s
3uch	1f 2-i
60	0p
61	1h
63	1v 2-j
64	1-r 2s
2understanding	0-g
f1	1i
f2	0-h 2l
f4	1-h
3sing0	0-s 116
72	2-i
73	0n 1-x
74	1-o 2r
2with3	1-i 2g
64	0j 2-g
0b	0-1e 1u 2-v
0g+=!	0o 2-o
3&	0-1a 11f
3(	0-r 1-m 21d
3)	0-1s 21f
3*	2-g
3-	0z 1g 2-1f
3.	0-f 1o
3/	1k 2-v
3:	02b 1-1g 2-u
3;	1-q 2m
3<	0-p 1l
3>	0t 2-p
3?	1j
3_	0-h 1r
3	1-p 2l
3–	0-q 2p
3•	2j
1-=&	0-1b 210
3(	11r 2-20
3)	022 1h 2-2j
3*	0i
3-	0-z 1-2t 23s
3/	0-1q 1-11 22r
3:	1t 2-l
3;	11e 2-1d
3<	0q 1-u
3>	0i 2-q
3_	0-m 2p
3	0f 2-m
3–	1j 2-g
3•	0-g 1n
3⌲	0-q 1q
0m+1=$	02q 1-1e 2-1c
4B-deg	0m 1-q
6hard	0k 1-i
6lang	016 1-j 2-m
6term	1-f
7ool	0s 2-t
4I-hard	01u 1-1c 2-i
6soft	01b 1-m 2-p
6tool	01f 1-1j
1-1=B-deg	0g 1-1e 2y
6hard	0q 111 2-1r
6lang	01k 2-1f
6soft	0-g 2m
6term	0h 1k 2-11
7ool	1q 2-y
4I-cert	0-j 2l
6hard	11c 2-1e
6soft	0j 2-h
6tool	119 2-1d
4^	0s 1f 2-17
1=-	0s 1-h
2B-cert	0-i
4deg	0-15 1s
4hard	0-h 1u
4lang	0-k 111 2-g
4soft	0y 1-h 2-g
4tool	0-s 116
2I-cert	2l
4hard	1-1j 21h
4soft	017 1-q 2-i
4tool	1-i 2w
1g=B-deg_	0-o 1g
5hard&	0j 1-k
9(	0-t 2r
9-	1h
9.	0h 1-g
9/	0-l
9:	0k
9_	1k
9⌲	0-g 1g
5lang_	1r 2-f
5soft_	0r
5term&	1g
9(	0-l 1-h 212
9)	0f
9.	0f 1-f
9:	0i 1-g
9_	1o
6ool&	1g
9(	1g
9)	0g
9/	1-u 213
9_	0-u 11e 2-k
3I-cert_	2l
5hard-	0j 1-o
9/	0-h 2n
9_	1-o 2m
5soft_	010 1-n
5tool-	0-f 2r
1r=-null	0s 1-h
3B-certnull	0-i
5degnull	0-15 1s
5hardnull	0-h 1u
5langnull	0-k 111 2-g
5softnull	0y 1-h 2-g
5toolnull	0-s 116
3I-certnull	2l
5hardnull	1-1j 21h
5softnull	017 1-q 2-i
5toolnull	1-i 2w
0p4=1	1f
4’s	0-i 2i
32	2h
3a	011 1-16
4bil	0m
4cad	1i
5ti	0o
4dmi	0v 1-s
5va	0h
4gil	0-k 1j
4ll	0k
4n	013 1-o 2-f
5al	0-q 1-j 219
5d	02k 1-28
5si	1f
4pac	1l
5i	2n
6s	0-h 1f
5pr	0p 2-i
4rch	0-1c 1k 2t
5e	0o 2-f
4s	0l 1-p
5se	0i
6i	0m
5yn	0-j 1r
4t	1-f
4uto	0-1f 11n
4vai	0-f 2f
3bach	0-i 1w
6k	0n 2-q
5si	0m 1-g
4e	0j
5ha	0-l 1q
5st	1-h
4ids	0-f 1f
5g	1-h
5oc	1i
6m	0-n 1h
4lue	0-k 1q
4oth	0y 1-j 2-f
4rid	2k
4sc	1f
4uff	0-s 1t
5il	1-h
4y	0l
3c#	1f
4ali	0-w 1y
5nc	0-n 1g
6d	0-14 11e
4ell	1j
5rt	2i
4hai	0-j
6l	0g
6r	0-i 2i
4i	0-h
5rc	0-j
4lie	1f
5ou	0-g 1j
5us	2j
4oco	1j
5gn	0-12 1m 2g
5ll	0q 2-p
5nc	0-s 2o
6f	0-f
6s	0-k 2h
6t	0-n 2h
5st	1f
4rea	0q 1-g
5it	0f
5os	0i
4ss	1g
4ult	0h
3data	0-g 2n
4eco	0-l 1u
5fi	0f
5gr	0-q 2s
5li	0-o 2x
5pl	0-j 2o
5sc	0x 2-n
5ta	1o
5ve	0l 1-g
6o	0-j
4isa	0q 2-i
6c	0j 2-n
6t	2f
4ock	0-j 1j
5ma	2j
4wh	1-g
3e.g	011 1-i 2-k
4duc	1-h 2i
4ffi	2h
4las	0-h 1n
5ec	0-1g 1m 2u
4mpl	1k
4nd	0-k 2f
5er	0-j
5gi	0-v 1r
6l	0-m 1w
5te	1p 2-m
5vi	1-k 2i
4tc	0t 2-m
5l	0-n
4ver	0f
4xam	0f
5ce	0o 1-h
5ec	1-h
5pe	0t 1-n
3f5	0-f 1f
4abr	2h
4eas	0-o 1o
5ed	0-g 1i
4ire	0-q 2g
4lue	0i
4ocu	0g
5r	01c 1-s 2-k
6e	1k
4ram	0-18 21e
5ee	0g
6q	2f
5om	0t 1-h
4ull	0h 1-h
5nd	0i
5rn	0-j 1r
5tu	0m 1-h
3gami	0-l 1x
5s	0-f 1h
5te	0-u 1m
4cp	2g
4eog	0-f 1f
4it	0-q 1v
6h	1k
4o	0-h 1r
4rad	0-f
4yna	0-l 1m
3hard	0-n 1f
5ve	0o
4igh	2f
4ost	1-f
4ttp	0-g 1o
3idea	0q 2-g
6n	0h
4mmu	0-q 2i
5pl	0-h 1r
4n	01j 1-1e
5cl	01e 1-h 2-x
6o	2f
5du	1-k 2h
5fo	2-f
6r	0-n
5it	0-l
5no	0m
5si	0-i 2k
6p	2-f
6t	0w 1-i
5te	0-x 1t
6o	0g
4pse	0-g 1g
4s	0u 2-g
3jack	1f
4enk	1p
4ms	2g
4ob	011 1-x
4uni	0-i 1p
3kafk	1h
5nb	0-k 1g
4now	0q 1-g
4ube	0-x 1v
3land	0-n 2o
6g	1-k 2m
5rg	1j
5yo	0-k
4ice	2f
5fe	0-l 1k
5ke	012 2-p
5nu	1f
4oca	0l 2-k
5gg	0-f 1n
6i	1-f
5w	0-i
3mach	0-f
5in	0-m 1q
5na	2m
6u	0-i 2n
5rk	1-o 2p
5te	0-h 2m
4ba	2g
4ech	0-m 2q
5di	1-i
5ss	0-1a 1w 2f
5th	1-m 2x
6r	0-h 2q
4icr	0-o 118 2-k
5nd	0f
4obi	0-l 1x
5de	0-q 2g
5le	0-h
5re	0n 1-g
4pls	1h
4usi	0-x 1n
5ta	0-g 1g
4ysq	1g
3nano	2n
4et	0-j 1r
6c	1h
6w	0-l 1j
5ur	0-r 1m
5xt	0g
4ode	0-j 1u
4sop	0-v 1x
5ur	0-j 1j
3obje	1f
5st	0-h 1p
4f	015 1-16
5fs	0-p 1j
4il	0-f
4n	0p 2-f
5e	0j 1-f
4per	0-q 2l
5ti	2g
4r	01q 1-1e
5ac	0g
5ch	0-k 1g
4the	010 1-o
4ur	012 1-n 2-f
5ts	0-f
4ver	2g
3part	017 1-j 2-o
5tt	2j
5ym	0f
4eer	0-m 1g
4hd	0r 1-q
5ys	0-k
4ica	1f
5pe	0-f 2m
4lan	0-n 2g
6t	1-m 2u
4oss	0f
6t	0j
4rac	0i 1-s
5ed	0-m 1n
6f	01c 1-g 2-w
6p	0h
6s	0-17 11j
5oc	0-t 213
6f	0q 2-g
6g	1-v 2o
6j	1-i 2m
6p	0-k 2q
6t	0-w 2y
6v	1-p 2g
4upp	1g
3quan	1f
3reco	0-f 2m
5la	0u 1-j
6i	0k 2-f
5po	1-i 2o
5qu	0f 1-f
5si	1j
6o	0f
6p	0k 2-h
6t	1w 2-k
5tr	0-t 1z
4isk	0-l 1h
4ole	0h
5ta	0-m 2g
5ut	0-n 2x
3safe	0-s 2j
5le	0j 1-g
4cal	2-i
5ie	0-11 2q
5op	0-l 1l
5ri	0-k 1r
6u	0-h 1o
4ect	0f
6u	0-p 1s
5gm	0l 2-k
5tu	0-k
4hel	1-f 2f
4ide	0-l 2m
5mi	0l
5te	1-g
4kil	0v 2-k
4now	0-h 1j
4oft	0-m 2h
5li	0o
6u	0-p 210
5ur	2k
4por	0-m 1o
5ri	0-o 1r
4tan	0-r 1o
6t	2g
5or	0-j 1j
5ra	0-j 1k
6e	0-w 1n
6o	0m 2-i
6u	0-10 211
5ud	0-l 2u
4ubs	0-i
5ch	0u 2-m
4wif	1i
4ymf	1i
5na	0-h 1j
5st	0-10 2m
3tabl	0-f
4cp	1f
4dd	0-j 1l
4eam	0v 1-h
5ch	1-m 2j
5le	0-x 11c 2-f
5rr	1r 2-h
5st	0-1p 11i
4hat	0n
5e	017 1-1c
6o	0-n 1h
5is	0f
5ro	0j
4o	010 1-l 2-f
5ol	0-o 1-h 215
5po	0-h
4rad	0-u 1k
6n	1-o 2i
5en	0-q 2p
4s	1-h
3uiki	2f
4niv	1g
6x	0-g
4ps	2f
4sab	2j
5in	01b 1-h 2-u
4x	0k 1-j
3vari	0l
4ehi	0-m 1n
5ri	1f
6y	0f
4ia	0n 2-k
6d	0-f 1g
5ro	0-j 1j
6t	1k
5vo	0-f 2g
4oll	0-f 1i
4pcs	0-f 1j
5ns	0-g 2g
4ue.	0g 1-f
3waf	2f
5re	0-t 2v
4e	1-j 2g
5b	0-f
6s	0-f 1s
5ll	0k
4ill	0g
5nd	0-p 1o
5re	2f
5th	01p 1-13 2-m
4ork	0y 1-11
6l	0f
4rap	0-l 1m
5it	0m 2-j
3xibs	0-h 1i
3year	0f
4ou	014 1-k 2-j
6r	0u 1-h
1art=none	1u 2-v
0r=null	0-q 119 2-j
6^	0s 1f 2-17
1a=null^	1-h
7ability	0k 1-k
7certification	0-k 1-i 212
7expertise	0g 2-l
7fluent	1f 2-o
7good	0g
7interest	0-f 1l
7knowledge	0-g 2f
7passion	0f 1i 2-x
8roficiency	0-h
gt	0-f
7such	1f 2-i
7understanding	0-g
0s3=1	1f
4’s	0-i 2i
32	2h
3a	011 1-16
4ck	0-15 110
5y	2m
4de	1l 2-l
4fe	0-h
4ge	0-k 1g
4il	0-u 1g 2f
5n	2i
4ll	0f
5s	2f
4me	0j
5s	2h
4n	013 1-o 2-f
5d	01n 1-16 2-i
5g	1h
5t	0r 1-r
5y	01f 1-x 2-i
4pe	0-k 2o
5i	2j
5y	0-f 2h
4s	0l 1-p
5e	0-h
5h	0-f
5t	0f
4t	1-f
5a	0-s 1k
5e	1-k
4ve	0w 1-g 2-g
4ys	0-h
3ban	0-i
4e	0j
4ig	1-h
4le	010 1-i 2-h
5y	0o 2-f
4sc	1f
4y	0l
3c#	1f
4al	0-h 1f
4er	0-l
5s	0-j
4i	0-h
4le	0-10 2z
4oa	1f
5r	1f
4ts	2g
3ded	0g 2-h
5r	0-f
4ge	0k 1-i
4ns	1f
4wh	1-g
3e.g	011 1-i 2-k
4am	0l 2-f
5n	2f
4ct	0-i
4gy	0-l 2g
4ld	2f
5y	0f
4ms	1-m 2m
4nd	0-k
4rc	0-i
5e	0f
5s	0v 2-s
5y	2h
4ss	0-g 2f
5t	1-f
4tc	0t 2-m
5l	0-n
3f5	0-f 1f
4ka	1h
4or	01c 1-s 2-k
3gas	0-f 1h
4cp	2g
4es	1-q 2n
4ht	2g
4it	0-q 1v
4o	0-h 1r
3hat	0p 1-g
4er	012 1-g 2-m
4in	0j
5p	0-i
5s	0g
4ly	1j
4ub	1k
3ial	0-g 11e 2-y
4bs	0-h 1i
4cs	0-y 1q
4de	1-h 2n
5s	0-f 1f
4es	1-12 2s
4fe	1h
5t	1g
4gn	0-13 1k 2j
4ke	0v 2-q
4le	0-n 1t
5l	0g
4n	01j 1-1e
5e	0-k 2j
5g	1-o 2h
5s	0-x 114
5t	1i
4on	0-13 1o 2g
5r	0h
4pt	1f
4s	0u 2-g
5h	1g 2-f
5k	0-l 1h
4th	015 1-t
5s	0i
5y	0-m
4ve	1n 2-11
5o	0-f 2g
3jms	2g
4ob	012 1-x
3ker	0-k 1l
5t	0-y 1n
4it	2f
3lar	0m 2-p
4ed	0-g 1n
5s	0-j 2v
5t	1k
5y	0-f 1i
4id	0o
5t	0-l 1l
4ls	0i 1-f
5y	013 1-f 2-o
4ow	0-p 1i
3mba	2g
4er	0-g
4ic	0-h 1n
4me	0-h
3nal	1j
4ce	2p
5h	0-j
5y	0-h
4ds	0-k 2t
4ed	0h
5t	0-y 1j 2f
4ic	0-m 1h
5x	0-g
4to	0g
5s	1-h
4ux	1f
3ode	1i
5s	2s
4f	015 1-16
4gy	0-o 2i
4il	0-f
4le	0g
5l	0-g 2j
5s	0-p 2r
4me	0q 1-i
4n	0p 2-f
5f	1h
5g	0t 1-j
5s	1-o 2y
4od	0p 2-j
5l	0-y 1p
4ps	0-h 2i
4r	01q 1-1e
5k	0-h 2h
5m	0-f 1j
5s	0-h 1k
4ss	0w 1-h 2-f
5t	1i 2-g
4th	2-j
4ur	01g 1-q 2-q
5s	1w 2-14
4ws	0-z 2y
3pcs	0-f 1j
4er	2-j
4hd	0r 1-q
5y	0-k
4le	0g
5s	1h
4ns	0-g 2g
4os	1h
3ral	0-o 111
4ed	0j 2-n
5s	0-k 1-l 215
4ge	1g
5y	0-k
4ly	0g
4ma	1k
5s	2f
4ol	2f
5m	0t 1-h
4ts	0-u 1f 2f
4um	0-f 1o
3sec	0-f 1g
5d	0g
5s	1-w 218
5t	0h 1-f
4is	0-i
4ms	0-j 2j
4on	0-f
4ql	0-f 1j
4to	1f
3tcp	1f
4dd	0-j 1l
4ed	0k
5m	0-k
5n	0g
5r	0-l 1g
5s	0-h
4he	017 1-1c
4ic	0-s 119 2-g
4ly	0h
4o	010 1-l 2-f
5r	0-g 1h
4ry	0-16 1t
4s	1-h
4tp	0-g 1o
4um	1f
3uch	0i
5t	0k 2-g
4gh	0i
4ld	0j
4nd	0r
4ps	0-g 2k
4re	0-p 2h
5n	0-h
4se	1-h
5t	0j
4x	0k 1-j
3ven	0p 1-i
5s	0-k 1r
4ia	0n 2-k
3waf	2f
4e	1-j 2g
5b	0-f
3you	014 1-k 2-j
14=1	1f
4’s	0-i 2i
32	2h
3a	011 1-16
4ble	0u 1-o
6y	0n 2-f
4ces	0-l 1l
4fka	1h
4ges	1-k
4les	0j 1-g
5l	0k
6s	2g
6y	010 2-n
4mme	0-h
4n	013 1-o 2-f
5ce	0-13 2q
5d	02k 1-28
5ic	1g
5ts	1i
4phy	0-f 1f
5i	2n
6s	0-h 1f
4re	0o 2-f
5ge	1g
5ma	1k
4s	0l 1-p
5es	1-f 2l
5ic	0g 1-f
5ks	2f
5so	1f
4t	1-f
5ch	0-f
5ed	1h
5or	0h
3base	1-f
4e	0j
5st	1-h
4ids	0-f 1f
5g	1-h
5le	0-f 1k
4les	0-h 2i
6t	0-f 1l
4oth	0y 1-j 2-f
4sc	1f
4y	0l
3c#	1f
4ape	0-n 2o
4ell	1k
4i	0-h
5al	1s 2-u
4ker	0-j 1j
6t	1g
4onf	1h
5st	1f
4rum	0-h 1o
4ss	1g
4tor	0-10 1n
3data	0-s 1k
4ers	0j
4ies	0-f 2i
5ng	01j 1-14 2-g
5ty	2h
4ows	0-h
4uct	0k 2-g
4wh	1-g
3e.g	011 1-i 2-k
4act	0-g 1j
5ms	2g
5se	0-i 1n
4cor	1f
5ts	1-g
4dge	0m
4gic	1f
4mic	1i
4nce	0n 1-n
6y	0-h
5d	0-k 2f
6s	0-k 2k
5ts	1-w 2s
4rce	2-f
5gy	0-k
4sis	1f
5ql	0h 1-f
5to	1f
6s	2f
4tc	0t 2-m
5es	0-i 1g
5l	0-n
5ry	0-n 1w
3f5	0-f 1f
4ers	0-q 1s
4or	01c 1-s 2-k
4rom	0t 1-h
3gas	0-f 1h
4cp	2g
4ies	1-t 2r
5le	0-n 1k
5ng	1k
5t	0-q 1v
4o	0-h 1r
5od	0t 2-g
4ree	0-g 2h
3hain	0-j 1h
5nd	0-j 1k
5ve	0o
4ell	1-f 2g
4ine	0-g
4ods	1-h 2i
5ol	0-16 1t
5re	0-p 1j
4ttp	0-g 1o
3ials	0-h
4cal	0-l 1i
5es	2l
4der	0-f 2m
4eld	2f
4ght	2h
4kit	2f
4lar	0l
5ed	0-n 1q
5ls	0t 2-i
4n	01j 1-1e
5al	0-n 1p
5er	2h
5to	0g
5ux	1f
4ons	1-l 2w
5us	0o
4per	0-j 1k
4s	0u 2-g
5ms	0-m 2m
4ves	0-k 1m
3jms	2g
4ob	011 1-x
3kins	1p
3lder	1l
4ent	0y 1-f 2-j
5ss	0-h 1-g 2x
4ike	010 2-o
5ng	2i
5sh	0-j 1t
5ty	0-f
4ley	0-f 1i
4ogy	0-o 2i
5w	0-i
6s	0-k 2p
3main	2l
4ba	2g
4ent	0-15 21a
5rc	0-i
4ing	0-m
6s	0-j 1k
4ore	0n 1-h
4pls	1h
3nban	0-k 1g
4cer	0-n 1g
4eer	0l 1-i
5t	0-j 1r
4ing	0-j 1f
5sh	0j 1-f
5ty	0o 1-h
4ous	0-j 1r
4ter	1i
5um	1f
3ocoa	1f
4f	015 1-16
4il	0-f
4lid	0o
6t	0-l 1l
4n	0p 2-f
5e	0j 1-f
5ic	0-h 2f
4ols	2m
5th	0-m 1r
4per	0r 2-g
4r	01q 1-1e
5ts	0-q 1h
4ugh	0i
5ld	0j
5nd	0q
5r	012 1-n 2-f
5se	2f
4ven	0g
3pack	0-i 1k
5ny	018 1-l 2-n
4eer	0-i 1h
5rs	0-j 1k
4hd	0r 1-q
4ing	1j
4pet	1g
4sec	0-g 1g
3ques	2h
3rack	1g
5py	0-f 2h
4ete	0-g
4ics	0-t 1j
5ng	0-1a 1x
5pt	1f
5se	2-h
6k	0-l 1h
5ty	0-p 1i
4ket	0-q 2j
4ole	0f
6l	0-g 2j
5ng	0q 1-g
5ss	0w 1-h 2-f
4red	0n 2-g
3safe	0-f
5ge	0-m 1m
4ent	0-h 1i
4hip	0-j
4ics	1i
5de	0-p 2u
5gn	0-13 1k 2j
5ng	0n 1-n
5on	0-s 1m
5ve	0f
4tem	0-k
5ic	0-j 1q
5ry	0-l 2m
4uch	0u 2-m
5re	0j
3tack	2h
6t	0f
5nd	1f
5te	2f
4cp	1f
4dd	0-j 1l
4eam	0s 2-j
5ct	0-j
5gy	0-l 2g
5ms	1-h 2r
5nt	1j
5rs	1-k 2k
4hat	0n
5e	017 1-1c
6r	01a 1-v
5in	0j
6s	0f
5ub	1k
4ice	0g
6s	1-j
5es	0i 2-g
5ng	0-h 2r
5on	0-r 2j
5ve	1k 2-i
4o	010 1-l 2-f
5rm	1j
4ral	0-f 1g
5ol	2f
4s	1-h
4ten	0f
4ual	0-k 1l
5re	0-v 1i
6n	0-h
3ular	1h 2-g
4nix	0-g
4ous	1k 2-k
4ps	2f
4ral	1i
5es	1-f 2n
4sic	0-l 1t
4ted	2g
6r	0-1b 1o 2n
4x	0k 1-j
3vant	0v 1-l
4ery	2j
4ia	0n 2-k
5ce	0-p 1h
5ng	0j
5vo	0-f 2g
4ops	0-j
4pcs	0-f 1j
5ns	0-g 2g
3waf	2f
5ll	1f
5re	0-15 1g 2p
5ys	0-q
4e	1-j 2g
5b	0-f
5ll	0h
4ift	1i
5ll	0f
5ng	0i
5th	015 1-t
4ork	0-h 2h
3xibs	0-h 1i
3ycle	0-x 2s
4ou	014 1-k 2-j
6r	0q 1-f
6t	0-t 1j
4ses	0-k 2k
5is	0-j 2i
5ql	1g
1h-1=X	0-m 2f
6X	0-f 1-g 2v
5^	0s 1f 2-17
5x	0-12 1x
6.	018 2-1j
6X	1-m 2l
21=0	0h 1-l
4X	0g 2-f
5X	0i 2-i
5x	0-n
4x	1f
5.	2-o
50	0-h
2=0	1-i 2i
3X	2k
4X	0-17 1f 2t
4x	0k 2-q
3l	11a 2-1b
3x	013 1-18
4.	0m 2-n
40	0-v 1p
0t=B	0-4x 1-1l 28p
2I	0-4m 1-2u 27x
2O	08s 14u 2-ga
2^	0s 1f 2-17
0w+1=0	0h 1-l
41’s	0-i 1i
4^	02q 1-1e 2-1c
4a	0k 1-u
5bility	0-j 2o
5cceptance	1f
7ording	0-k 2n
6ross	1f
6tivities	1i
5ddition	0-i 2j
6ministrator	0i
5gile	019 1-n 2-l
5ll	0h
6so	0f
5mqp	2g
5n	0f
6alyses	0-k
6d	0-16 1n 2j
5pp	0l 1-k
7roach	0-j
ces	0-i 2k
5rchitect	0i
dure	1f 2-k
gs	2g
6ea	0-l
7na	1f
5s	0-o 1m
5t	0-m 1i
5utomated	0j 2-h
bion	1m 2-v
5vailability	1j
5ws	0n 1-j
4background	0-l
6sic	0-h 2i
5e	0w 2-m
5onus	0-f 2h
5ridges	2f
5udget	2g
6siness	2n
6t	1g
5y	0g
4cancer	2g
6pacity	0-o 1m
6rtridges	0-j 1j
5ertification	2l
5haracterization	2k
5ircuits	1f
5learance	2i
6oud	0-1l 121 2-h
6uster	0-g
5ognition	0-h 1l
6mmodity	0-h 1j
8unication	0-h 1j
7pany	0-t 1l
8lex	2g
8uting	1l 2-g
6ncepts	2f
8rete	0-i 2l
7struction	1-f
8ulting	1z 2-o
7tainer	0-f 2i
6urse	0-h 1i
5ritical	0g
6yptocurrency	0f 1-f
5ss	1-i
5ulture	0-g 1i
4data	1-j
5elivery	0-f 1k
6partment	0g
6scription	01d 1-t 2-k
6veloper	01k 1-r 2-t
7ops	2f
5igital	0h
6mension	1g
6sability	0i
5ocker	0i 1-l
6main	0-p 1v
5sl	2h
4e2e	0-j 1f
5ducation	0-i 1l
5fforts	1j
5lectronic	0-m 2o
bphysiological	0-g 1g
5ngineer	01q 1-15 2-l
cing	0s 1-p
cs	0x 1-q
7lish	015 1-o 2-h
6vironment	0-k 2n
fs	0-y 1i 2g
5quivalent	0i 2-f
5tc	0-11 2r
6hernet	2h
5xcellent	0l 2-j
6perience	0-1a 117
aments	0-p
9tise	0-p
7osure	2h
4fabrication	0-g 1j
5inance	1-g
6rewalls	0-f 1f
5luency	0-q 2s
5ocus	0o 1-m
6llowing	2f
6r	1-k
5ramework	0-q 213
ds	0-12 1w
6ontend	0h 2-f
4git	0i
7hub	0-l
5ood	2-f
7gle	0l 1-f
6vernance	2i
5raduate	2f
6oup	0h
4have	1f
5ighways	0-g 2g
5ospitality	1-f 2h
7ting	1g
4ideally	0-v 2r
5mmunotherapy	0-l 1l
6plementation	0-k
7rovement	1k
5ncluding	0-q 2y
7orporated	0-g 2g
6dustries	1f
by	1i 2-k
6formation	0-s 2r
7rastructure	1l
6sight	0-m 1n
5os	0-i
4java	1h 2-t
8script	2-h
5enkins	0k 2-h
5ob	0-v 11g 2-k
4kafka	0f
5nowledge	0-1c 1v 2h
4landscape	0-m 2g
7guage	2g
5ead	0h
5inux	1k
6ve	0-f 2g
4manager	1-i
7datory	1i 2-f
6rtsgood	1f
6terials	2g
7ters	0-k 1q
5echanisms	0-l 1o
6ssaging	0-s 2m
6teor	0k 2-k
7hods	0-z 1h 2i
7rics	2f
5icroservices	0-h
aoft	1-f 2f
6gration	2l
6xin	0-i 1i
5obile	0-t 2i
6delling	0-g 1g
8rn	0l 1-n
6nitoring	0-s 1k
5sc	0f 2-g
4native	1-h
5etwork	2-g
bing	2i
5ice	0-n 1o
5umber	2f
4of	0v 1-h
6fice	0g
5perations	1g
5r	0-36 118 21x
6ganisation	1f
5ther	0h
5ur	0q 2-f
5ver	0-h 1j
4partner	1g
6tterns	1-f
5eople	1-f
6rsistence	0-f 1f
5hases	0-i
6ysics	2h
5ipelines	1o
5latform	1g
5ostgresql	0f
5ractices	0-19 21d
6eferably	0-10 216
ared	0-z 1y
6ocess	0-19 1h 2s
bes	0-x 1n
bing	0-g 1j
7duct	0h
bion	1-g 2g
7gramming	0-o 1r
7posals	1g
7tect	0-f 1f
8ocol	0-i 2j
7vider	0-f
5ython	2-i
4quantum	0g
4rail	2g
5elease	1f
6quired	1f
6search	0f
7iliency	0-i
7ponsive	0g 1-g
5isk	0-m 2m
5ole	2o
6tations	0-g 1g
6uters	0-i 2i
4s	1-q 2m
5ales	1k
5chool	1g
6ience	0-g
bs	1i
6ss	0-f 1k
5ecurity	0-h 1k
6gment	0-s 1s
6rvers	0g
8ice	0-g 2o
bs	0-j
5ide	0-k 1p
6ngle	1f
6ze	0h
5oftware	1s 2-f
6lutioning	0-h 1h
cs	0o
5peaks	2h
6ring	1f
5tandardization	1g
7tions	1j 2-f
6rategies	2h
by	2-h
7ong	0-i
7uctures	0-g 2f
6udies	0-f 1g
5upply	1f
8orting	0-m 2o
5ystem	1j 2-g
4tasks	1f
5eam	0o 2-j
8s	0q 1-r
6ch	2h
8nical	1-g
9ologies	0-q 2z
dy	0-j 1q
6rraform	0-g
6sts	1-r 2m
5hat	1-l 2y
6e	01d 1-u 2-j
7n	0-u 1k
6is	0f
6rough	0p 2-j
5ools	1-k
5rading	2g
7ining	2-f
6ends	2h
5s	1j
5ypescript	0j 1-n
4understanding	0-r 2g
6ix	1f
5ps	1s 2-f
5sing	2l
4verbal	0h 1-f
5ia	0-z 215
6vo	0-f 2f
5olley	1f
5pns	0-g 1g
4we	1-g
6ll	2-h
5hat	0-g 2l
6en	2f
7re	0h
5ill	0s 1-f
6reless	2g
6th	111 2-n
8in	0-o 2p
8out	0-h 2i
5ork	1-i
8ing	1g
6uld	0-n 1q
4your	0f 1-g
22=0	1-h
410years	1f
4^	2f
4a	1f
5bandonment	1f
6ility	0-l 2n
6out	0f
5ccording	0-g
8unt	0-f 2i
5gile	2g
6riculture	0f
5ll	0m 2-u
6so	0-y 113
5n	1-s 2f
6alytical	0-n 2h
cs	1m
6sible	2h
6tigen	2g
5rchitecture	1j 2-h
6e	2h
5s	1-i
5t	0q 2-r
5udio	0-r 2u
6thority	0-f 1h
7omation	0-j 2j
5zure	0h 1-w 2f
4backend	0j 1-g
6sed	1-f
5est	0i
5iotechnology	1h
5onus	2i
6th	0-j 2u
5udget	1h
6ffers	0-f 1f
6siness	1-h
6t	0f 2-o
4c#	1h
5alibrants	1h
6ncer	0-f 2f
6pabilities	0n 1-m
5ertification	2h
hs	1g
5haracterization	1f
5i	0-i 2r
5learance	0-f 2i
6oud	0-f
5ode	0-g 1q
6mmunication	0f
7pany	1p 2-h
6ncept	0-m
8rete	0-i 1h
7tact	0i
8rol	1h
6rresponding	1f
5ross	1-f
4d	0g
5ark	1f
6ta	0h 1i 2-z
5ecommissioning	1f
6gree	1-s 2l
6liver	2f
by	0i 1-f
6monstrated	1f
6scription	0-w 11c 2-f
7ign	0-r 1m
6velop	0k
ber	01n 1-1d
bing	0p 2-h
4e.g	2l
52e	0-h 1j
5ducation	0g 2-h
5lectronic	0-m 1l
5nd	1o
6gineer	015 1-11
cs	0g
7lish	012 1-l 2-h
6terprise	0j 2-g
6vironment	1-l 2s
5tc	0-s 113
6hernet	0-h 1j
6l	0f
5xperience	0-14 2v
aments	1h
6traordinaire	0-i 1i
4f	0g
5inance	1j
aial	0t 1-y
5luency	0-j 1f
5ollowing	1f
5ramework	1-h 2r
6om	0-q 1j
4gcp	0-j 1g
5ithub	0-h 1k
5overnance	1k
5raduate	0-f 1h
7phql	0-f
6oup	0j
7wth	2f
4hand	0-m 1m
8s	0-j 1l
6s	0j
6ve	0-k 1-l 215
5elp	0-n 2s
5igh	0p 2-f
8ways	0-f 1g
5ospitality	1f
6w	2f
4ideally	0-1b 1t 2h
7ntify	0-m 2g
5mplementation	1z 2-u
7ressed	0-j 2k
8ovement	0g
5ncluding	0-1b 1j 2s
7orporated	0-g 1g
6dustry	0u 1-u
6frastructure	1v 2-n
6teraction	0-j 1m
fs	1f
9personal	0f 2-f
7o	0j
5s	0-q 1f
5t	0-m 2s
4jira	1h
5ob	0-w 11b 2-f
4key	0g
4landscape	0-g 2g
5ean	0n
7rning	0l
5ocation	2-s
4m	0i
5aintenance	1g
6nagement	1-k 2x
6rketing	0g 1-f
6ster	0-j 1h
6tches	0-f 2g
7erials	1i
6ven	1-k
5essaging	0-s 1v
6thod	1f
5icroservices	1f
5onitoring	0-z 11q 2-r
6re	0v 1-m
5ust	0-o 2t
4name	0i
6no	0-o 2g
5eeded	2g
8s	1-f
6twork	1f
bing	0-f
6urotransmission	0-j 1k
5ode.js	1-k 2l
6t	0g
5soperation	0-l 1i
6urlsession	0-l 1m
4object	0g 2-g
6stetrics	0-p 1p
5ffice	0o
7shore	1h
5il	1g
5n	0j 2-g
6e	0v 1-k
5peration	2j
ds	0j
6timization	0-f
5rganisation	0-k 2i
azation	0n 1-m
5ur	0-r 1g
4part	2f
5eer	1i
6rform	0-i 1j
7son	2f
5hysics	1g
5latform	1-f
cs	2-f
6ease	1f 2-h
5oints	2f
6s	1f
7sess	2f
5referably	0-z 1i 2h
ared	0-t 2s
7pare	0-h
6ocess	0-w 1v
7duct	0v 2-i
bion	0-f 2n
bs	0j
7ject	0k 1-j
bs	1-o 2o
7tocol	0-f
7viding	1-k
5ython	0m 2-k
4quantum	0-g 2j
4rail	0-f 2g
5elation	0-h 1k
7ease	0-n 1m
6st	0-m
6tail	0l 1-i
5isk	0-r 1n
5ole	0-i 1m
6uters	2g
4s	0-i 2l
5ales	0g
5calability	1k 2-h
5ecurity	0-u 2i
6nior	0g
6o	2h
6rvice	0-i 2p
bs	0p 2-s
5imilar	0-p 114 2-g
6ze	0-29 116 213
5oftware	0h 2-m
6lution	0-h
cs	0q 1-r
5pring	1-k
9t	1g
5torm	2h
6rategies	1l
by	0t 1-j
5uch	0-g 1-k 210
6pport	1w 2-17
5ystems	0-u 1-f 218
4take	0-f 2i
7ing	0-g 2h
6sks	0-v 211
5eam	0q
8s	1-j
6chniques	1-i 2j
9ology	0-l 1n
6nders	0-f 1f
6st	1i 2-f
8ing	0-1e 1g 2y
8s	0-j
5hat	2-f
6e	1-i
7ir	0-q 2u
6ousands	0-g 2g
6rough	010 2-n
5o	1n 2-q
6ols	011 1-l 2-h
6pside	1f
5rading	0-f 2g
6ends	1g
5uning	0h
4understanding	0-m 1n
6ix	0-f 2j
5sing	0-g 2l
4very	1g
5ia	0-12 2n
6vo	0-f
4we	0m 1-o
6b	0-q 11b 2-k
6ll	0-j
5hat	0-f 2m
6ere	0k
6ich	0v 1-l
6o	0l 1-k
5ill	0h 1-j
6th	2h
8in	0-p 1h
8out	0-h 1i
5ould	0-j
4xibs	2f
4years	2i
5ou	0-k 1u
7r	0-p 1h
1-1=^	0s 1f 2-17
4academic	0-k 2o
6ceptance	2i
6ross	0j
6tual	1g
5doption	0-h
5gile	017 1-g 2-r
5ll	1q
5n	1y 2-l
6alysis	1y 2-o
6d	0-3c 1-o 240
7roid	0-1a 21i
6gular	1-f
5pi	0-i 2h
7s	0k
5rchitecture	0m 2-j
6e	0k
5s	0-k
6ynchronous	0-l 2m
5urora	1i
6tomated	2l
bion	0r 2-p
5ws	013 1-w
5zure	2-g
4b	2f
5achelor	0-g 2h
7kend	0-g 2m
5dd	1f
5ehavioral	0-g 2h
6st	0-z 1k 2f
5iology	2-g
5oth	0-j 110 2-h
5ring	1f
5s	0-h 2k
5usiness	1-t 2n
ces	1f
5y	0k
4cancer	0-p 2r
6sino	1f
5ell	2g
6ntral	2k
5hemistry	1f
5isco	2f
5lient	0-f 2h
6oud	0-v 213
5ode	0-f 2o
6gnitive	0-m 2q
7s	2g
6mpliance	0m 2-g
8utational	0-r 2r
aer	0-1i 1-g 21x
6ncrete	0-i 2m
7sent	0-i 2j
8umer	2i
aing	0-j 1k
7trol	2-g
6re	0-y 1j
5ross	0i 2-g
5ss	1-l
5ubes	1f
4data	1-x 2m
5egree	014 2-q
6livery	1f
6mand	0-g 1m
7onstrated	0-g 1i
6ployment	0-s 2u
7th	1g
6scription	0s 1-k
7ign	0-g 1r
7ktop	0-f 2g
6tailed	0-h 2l
6veloper	0w 1-m
bing	0-l 1z 2-f
bment	0-s 114
5ifferent	1g
6ploma	0g
6stributed	1-s 2r
6visions	0-h 1h
5ns	1j
5ocuments	1i
4e.g	01j 1-1d
5conomics	1g
7system	0f
5lastic	0-k 2p
6ectrical	0-k 2m
aonic	0-o 2r
5mail	2f
5nd	1-p 2z
6ergy	0-q 2t
6gineering	015 1x 2-22
7lish	013 2-11
6tertainment	1k
6vironment	0f
fs	0-h
5quivalent	0i
5xperience	0l 2-o
7osure	0-g 1j
4f5	2n
5acing	0k 1-h
5inal	0-o 2r
8nce	0k 2-i
aial	1-g 2k
6rewalls	0-i 2i
5ollow	2f
6r	1o
5rameworks	0n 2-q
6ee	0o 1-i
6om	0-10 11c
7ntend	0-h 2j
5unctional	0-s 2p
7damentals	0h
6ture	2-f
4gambling	1g
6s	0-h 2k
5cp	1k
5eography	0-f 2f
5lobal	1-u 2k
5overnance	0-g
5roovy	2g
7wth	2n
4hand	0-j 2j
6rdware	0-g
6ve	1f
5igh	0h 1-g
5ospitality	2-i
6w	0-q 1j
5r	2k
4identification	0-h
5mplementation	0h 2-f
ding	0h
5n	0-1w 21m
6clude	0-l 1o
aing	0-j 1z 2-f
6dustry	2-k
6formation	0-q
6house	0-i 1i
6itial	0-i 2j
6tegrated	0-i 2n
8nsive	1g
7o	0p 1-h
5os	0-p 2q
5psec	0-g 2g
5s	0j 2-g
4java	1w 2-k
8script	0w 1-s
5ob	0r 2-o
5uniper	2m
4kanban	0-g
5nowledge	0u 2-g
5ubernetes	2-i
4large	2i
9isp	1f
6yout	1j
5eadership	0-i 2j
8ing	0o 1-g
6vel	0h 1-q
5ife	2g
6ke	0-t 110
6ve	2g
5ocation	1l 2-g
6g	2f
6w	0-k 2n
4m.s	0l 2-j
5anagement	0r 1r 2-1j
6rkets	0-l 2l
6ster	0-s 2l
a's	0j
6tter	2-f
5echanical	0-g
6ntoring	0-k 1l
6ssaging	1-f 2s
5icroservices	2-f
5odern	1-19 2z
7ular	1-f 2g
6nitoring	0o 2-g
6re	1f
5pls	1f
5s	0-i 2m
5ultithreading	1f
5ysql	0g 2-f
4native	1-g
5eeded	0g 1-f
8s	1n
6twork	0-f 2m
bing	0-i 2j
5ode	0l
8.js	1v 2-n
6sql	0-y 212
4of	0-17 214
6fshore	0-11 2w
5n	0-u 1x
6line	1-k
5penconfig	1h
7rating	0q 2-k
bons	0l 2-j
5r	0-2o 22f
6acle	0f 2-r
6ganisation	0-l 1u
azation	0f
6ientated	2g
5ther	0-n 118 2-l
5ur	0m 2-n
4pattern	0g
bs	1i 2-i
5eer	0-m
6ople	2l
6rform	1g
bance	1-f
7sonal	0i
5hilosophy	1f
5icasso	0-f 1i
5lan	2-g
5olicies	1j
6stgresql	0-f
5ractical	1f
6edictive	0-q 2r
7ferably	1l
6ocess	0k 1-f
bes	0-i 1o
7duct	0j 1-j
bs	1g 2-g
7gramme	0-j 2j
7ject	2g
7mote	1f
7tocol	2h
7ven	1l
8ider	0-m 2h
5ublic	1-h 2h
6re	0-m 1m
5ython	015 2-13
4qualifications	0-l 1p
4reactjs	0-h 1l
7dy	2f
6lated	2-i
7ease	2f
8vant	0-11 11p 2-o
6porting	0f
6siliency	0-n 1m
5isk	0-h
5ole	0m 1-j
4safe	1-k 2h
8ty	0-h 2l
5calable	0g
7ndinavian	2f
6ience	1o 2-h
bs	1j 2-g
6rum	0s 2-x
6ss	0t 1-p
5ecurity	0-p 1s
6miconductor	0-m 2o
6nior	0x 1-s
6rver	1-h 2f
8ice	1-h 2i
bs	0r 1r 2-1i
5hell	0f
5imilar	0v 1-i
5olid	0-10 113
7utions	2-j
7ving	0-j 1j
6urce	0-i 2n
5park	1f
6eak	0-p 1q
6oken	0-g 1i
5ql	1-i 2f
5re	0f
5tatus	0g
6rong	1i
6udies	1n 2-f
5ubsequent	0-l 1m
8trate	0-h 2h
6ch	0p
6pply	0-m 2n
5ystem	1-m 2f
as	11a 2-12
4tasks	0h
5eam	0j
6chnical	0-g 1-f 2v
aques	0i 2-f
9ologies	035 1-2e 2-q
dy	0-g 1m
6sting	0n 1j 2-16
5hat	0g
6e	1i 2-g
7oretical	0-m 2o
6is	0f
6rough	0-n 1y
5o	2l
6ols	0g
6p	0-m
5ype	0h 1-f
8script	0y 2-18
4ui	2h
5niversity	0-f 2g
7x	0-s 210
5p	1h
6s	0-h
5se	2-f
7r	0-h 2n
6ing	0-s 116
4value	0-l
5ehicles	0-g 2g
5ia	1m
7ducts	0-f 2g
6vo	0-g 2h
4warehouse	0-f 2j
5e	0s 2-f
6b	0-z 2p
7sites	1f
5ill	0l
6ndows	0-g
6thin	0-k 1m
5ork	0n
8flows	0m 1-g
8ing	0p
5rite	0-n
4you	011 1-m 2-f
7r	0u 1-f 2-f
22=0	0s 2-i
4^	0-i 1s
4a	1-1c 212
5cademic	2-i
6ross	2-i
5doption	2f
5gile	1-g 2j
5ll	0t 1-k
5n	011 1-r
6alyses	1f
ais	0-h 117 2-q
6d	1-s 2o
7roid	0-j 2m
6gular	1-g
5pi	0-m
7s	1m
6plication	0y 1-v
8y	0f
7reciation	0-k 1k
8opriate	0g
5rchitecture	0-j 1n
6e	0p 1-h
7a	0-k 1h
6tificial	1g
5s	1-p
5utomated	1-l 2p
bion	1i 2-o
5vailability	0-r 2f
5ws	1-h
4bachelor	2m
7kground	0-j 1n
6sed	0j 2-h
5est	0o 2-f
6verage	0-f 1h
5ig	0l
5oth	0-17 215
5ring	0-10 1r
5s	1-h 2l
6c	0-f
5uilding	0j 1-h
8t	0l 1-k
6sinesses	2h
5y	0g
4c	0g
5alibrators	0-i 1j
6pacity	1g 2-f
6ses	0-s 1s
5loud	1o 2-m
5oaching	0-l 1l
6gnitive	1f
6llaborative	0f
6mputer	1y 2-v
aing	1m 2-f
6nsulting	2f
7tact	0h
6re	0n 2-l
5ustomer	0k 1-q
5v	0i
4d	0i 1-m
5agger	1g
6ta	0l 1-f
5egree	0-n 2v
6livering	0g
6monstrated	0-g 2h
6partment	0h 1-g
7loyments	0-j
7th	0-f 2g
6scription	0g
6tailed	0g 2-f
6velop	0j 1-h
ber	2-f
bing	0i
bment	11f 2-17
7ops	0n 1-w
5igital	1j 2-h
6stributed	0-m
6visions	0-h 2i
5ocker	0h
7umentation	0-i 1m
cs	0-f 2f
5rive	0f
9r	2f
4e.g	0-z 1v
5fficient	0-g
5ngineer	0w 1-u
cing	0g 1-l
cs	0g
7lish	0o 2-i
5quivalent	1h 2-j
5xperience	0-1c 11h
9tise	0-j 1l
7osure	0-g 2h
4facing	0j 2-j
6miliarity	0-o 1p
5easibility	1k
5inance	0-h 2f
aial	0l 2-q
6rewalls	2i
6xes	0-f 1f
5luency	0-k 1k
5ocus	0-p 1s
9ing	0-f 1f
6r	0-11 210
5rameworks	0-j 1t
6om	0-t 2n
5unctional	0f
6ture	0-i
4geography	0-f 2g
5it	1j
5lobal	0h
5rowth	2g
5ynaecology	0-k 1q
4handling	0f
6rdware	2l
6ve	0-o 1r
5ead	0r 1-q
7lth	1-h
acare	0m 1-h
5igh	1-g 2g
5ow	0-g 2o
5tml	1f
4iam	0-j 1s
5dentification	2j
5mplementation	0-j 112 2-j
7roving	0j 1-f
5n	0-r 2v
6clude	0-k 2p
6dustry	0-1w 21l
6formation	1j 2-j
6itial	1f
6spection	1f
6tegration	1g
8raction	1h
9national	0f
hly	0-l 1l
aet	2-g
7o	0l
5os	1-h
5s	0v 2-n
6p	2g
4javascript	0m 2-10
5enkins	0-j
5ob	0t 1-k
6ining	0-h 1h
5uniper	0-k 2q
4knowledge	0-i 1x 2-f
5ubernetes	1f
4languages	0-o 2j
6yout	0-z 1k 2f
5ead	0g
8er	0s 1-r
8ing	2-f
7rning	0g 1-j
6ss	1-g 2i
5ibraries	0-f 1g
6fe	1g 2-f
8cycle	1i
6ke	1-k 2g
6nux	1-l
5oad	2h
6cation	0g 1-f
6gging	0-u 1l
6w	0-n 2r
4mac	0g
6ster	1-l 2o
a's	1m 2-z
6ven	2f
6y	0-m 1p
5echanical	2k
6ssaging	1h
5icroservices	0-o 1n
5obile	1s 2-k
6delling	0-n 1p
8rn	0-v 218
7ular	0f
6nitoring	0-v 11c 2-h
6re	0-g 2n
5s	1-f 2i
6c	0f
4nanoparticle	1h
5eeds	2h
6t	0-o 1q
7work	1-j
6w	1-k 2j
5ginx	0-h 1n
5ode.js	1j
5surlsession	0-m 1m
4objective	1f
5f	1-i 2u
5lap	1f
5n	1-p 2u
5pen	2n
7rate	0-h 1i
aions	1l
6timization	1f
5r	0-u 2x
6acle	0m 2-f
6ganisation	0-m 2p
azation	1h
5ther	0-g 2v
5ur	0-g 2i
6tset	0-i 1i
4passion	0-m 1n
bate	1g
5hage	1f
7ses	0-w 1i
6p	0-m 1u
5ipelines	0-i
5lanning	0-n 1r
5oints	0-i 1i
5ractices	0-k 2l
6eferably	0-g
6ivate	0o 1-10
6oblem	0-j 1k
7cesses	0-10 2x
7duction	1g
bs	0-u 1n
7grams	0i 1-h
7moting	0-f 1f
7tein	0i 2-n
bs	0-i 1k
5ublish	0-m 1m
5ython	1o 2-p
4quality	0g
4rates	2f
5eactjs	0-g 1o
7dy	2f
6finement	0-g 1h
6gular	2f
6late	0-f 1f
ad	0-j 1o
9ing	0-f 1f
7evant	0-i 2q
6porting	0g
6quirements	0-k
6sponsible	0-11 112
6tail	0-w 1z
5ibbon	2g
6sk	1j
5ole	0p 1-f
4s	011 2-t
5afety	0-o
6les	0s 1-f
5cale	0-u 1t
6oping	0-k 1k
6ripting	1i
7um	1j
5ecurity	0-m 11j 2-x
6nior	0u 1-f
6rvices	1j 2-o
6tup	0-k 1o
5imilar	0f
5kills	0-f
5oftware	0-h
6lid	0-19 1q 2j
7ution	1j 2-i
cs	1f 2-f
6urce	0r
5pring	0-n 1p
5tandards	0-f 1i
6rategy	1-p 2i
7ong	0-l 2n
7uctural	0-h
ced	2f
5uch	1h
6perconductor	0-g 2h
7port	1-h
5ynaptotagmins	0-j 1l
6stem	0n 2-k
as	0-r 2i
4takes	2g
6sks	0f
5dd	0-h 1g
5eam	0t 1-k
6chnologies	0-y 11t 2-v
dy	1-m
6sting	0-19 1x
8s	0g
5hat	0n
6e	1-z 212
7ir	0m 2-i
6rough	0-1q 1p 211
5o	0-k 1-f 210
6p	0-o 2q
7ological	2g
5ype	0h
8script	0j 2-k
4uikit	0-h 1i
5nderstand	0-1h 115
eing	1i
6it	1-g 2i
7x	0i
5ps	0-f 2j
5se	0-n 1s
7s	0-i 2j
4various	0l 2-l
5ehicles	2g
5ia	2j
7ducts	2g
6vo	0-h 2h
4we	0t 1-i
6b	1-j 2f
7pack	1g
6ll	1g
5hat	2m
6ile	1f
5ill	1g
6ndows	0-g 1g
6thin	0-1m 1i 214
5orking	0-j 1s
5rappers	0-j 1j
4yang	1h
5ou	0-f 1x 2-j
7'll	0-k 1l
7r	0r 2-h
13=0 picasso	0-f 1i
3^ ^	0s 1f 2-17
5a	0-f 1h
6ndroid	2g
5b2b	1k
5collaborative	0-h 2h
5data	0-f 2g
6evops	1f
5entertainment	0-l 1m
6xposure	0-h 1j
5facilitate	1f
6inancial	0-11 213
5have	0-f 1i
5in	0i 1-i
7frastructure	0f 2-f
6psec	0-g 2g
5juniper	2g
5mpls	1f
5oracle	2-j
5remote	0-g 2h
5senior	0h 1-g
6park	1f
6trong	0-i 1i
5understand	0-f 1f
3a consent	0-i 2j
5great	1f
5largeisp	1f
5phd	0-g 2h
6roduction	0-f 2f
6ublic	2f
5relevant	0-10 11a
4cceptance api	0-f 2f
4doption and	0-k 2l
4gile software	2h
4n academic	0-f 2g
7gile	0s 2-10
5alyses and	1f
9is and	0-g 1k
cdevelopment	1h
5d apis	0f
8rchitecture	2i
7behavioral	0-h 2h
8uild	2h
9sinesses	1g
7cost	0-f 2f
7data	0o 2-n
8emand	0-g 1m
7electronic	0-f 2f
7information	1f 2-f
7markets	0-m 2m
8obile	0f
7nosql	0-j 2j
7or	0-1c 111
7promote	0-f 1g
7release	2i
7scale	0-g 1j
8poken	0-h 1i
7the	0-j 1k
7write	0-h 1i
4pi and	0-m 2f
5plication in	0f 1-f
6reciation of	0-k 1k
4rchitecture and	0-n 1w
5ea of	0-g 1j
5tificial intelligence	1g
4s a	2o
6f5	2f
6vehicles	0-g 2g
6with	0-i 1i
4utomated acceptance	2i
dtesting	0m
4vailability and	0-l
3background in	0-v 1x
4everage or	0-f 1h
4ig data	0h
4ring their	0-i 1i
4usiness and	1-j 2k
crequirements	0-f 2f
bes online	2h
3calibrators and	0-i 1j
5pacity management	1h
5ses and	0-p 1t
4loud adoption	0-n 2h
4oaching mentoring	0-l 1l
5mpany dns	1g
btype	0f
7liance and	1g
7uter science	1j 2-i
doftware	1g
9ing patterns	1f
4reate the	0-f 1f
4ustomer facing	0k 1-h
3d with	0j 1-j
4agger 0	1f
5nish or	0j 1-i
5ta and	1-i 2n
8governance	2f
8warehouse	0-f 2j
4eep technical	0-f 2f
5gree in	0-12 2v
5monstrated technical	0-h 2h
5partment of	0f 1-f
6th network	0-g 2g
5sign of	2f
apattern	0g
ato	0-g 1o
5veloper industry	0-l 1n
dtechnologies	0g 1-f
ament security	1g
6ops and	1-f
4ifferent verification	0-f 2g
5gital environments	0-f 1f
5visions organization	0-h 2i
4ocker workflows	0j
6umentation and	0-g 1i
4river s	2f
3end software	0q 2-q
5gineering within	1j
5vironments websites	1f
4quivalent network	1l
4xperience level	0f
eof	0-o 1p
ewith	0-1g 11m
6osure to	0-g 2h
3facilitate service	2f
7ng web	0j 2-j
5miliarity with	0-n 1n
4inance at	1f
5rewalls and	2i
5xes of	0-g 1g
4luency in	0-f 1f
4ocus on	0-y 110
8ing on	0-f 1f
5llowing the	0-i 1i
5r a	0q 1-p
8ll	0-i 1j
8pplication	2f
7consuming	0-k 1k
7equipment	0-f 2f
7our	1h
7perform	1j
7technical	0-i 2i
8he	0-k 1m
4rameworks and	0-k 1l
5ee inhouse	0-i 1i
5om a	0-j 1l
8initial	0-i 2j
8the	0-i 1k
4urniture and	1f
5ture needs	1f
3geography of	0-f 2g
4oals through	0-f 1f
4reat hr	0-g 2g
4ynaecology and	0-k 1q
3have relevant	0-h 1j
4ead of	0g 1-g
6lthcare hospitality	0f
4r processes	1f
3iam policies	0-f 1j
4mplementation and	0-1b 11o
iof	0q 1-l
4n a	1j
7n	1f
6computer	0-l 2q
6daily	1g
7epth	1g
8veloping	0-j 1r
9ops	0-p 2q
6economics	1g
7ngineering	1j 2-r
6financial	0h 2-h
6javascript	0m
6location	1h
6offshore	2f
7perational	0-g 2g
6typescript	1i 2-f
5clude viaducts	0-g 2g
9ing accessibility	2f
5dustry casino	1g
ce	0f
cgambling	1g
5formation technology	1u 2-m
6rastructure as	2g
5itial analysis	1f
5spection plan	1f
5ternationally in	0-l 1l
9et services	1f
4sp or	2g
3java development	2f
4enkins groovy	2h
4ob description	0j
5ining an	0-h 1h
4uniper firewalls	0-i 2i
3knowledge of	0-1a 11h
3large scale	0i
5yout and	0-j 1l
4eader in	0s 1-r
6rning and	0h
5ss css	1-g 2i
4ibraries like	0-h 1h
5fe sciences	1k
4ocation location	1f
5gging and	0-i 1m
3maintenance and	1m
5nagement and	1n
eof	2h
frganization	0-m 2m
escrum	0h 2-g
5ster degree	2f
9's degree	2-p
5ven postgresql	2g
5y include	0-p 1r
4essaging and	1j
4icroservices and	0-m 1n
4obile and	0-r 1r
5delling and	0-g 1h
7rn programming	0-h 2k
6ular scss	0f
5nitoring and	0-s 1v
esystems	1f
3nanoparticle solutions	1h
4etwork automation	0m 2-h
bengineering	0-m 2m
bsecurity	1-i 2m
5w mobile	0-g 2h
4surlsession with	0-m 1m
3objective c	1f
4f architecture	0f 2-f
6biomaterial	2f
6design	0-l 2n
6how	2f
6new	2g
6our	0-m 1q
6what	2i
4lap cubes	1f
4n career	0-k 2k
7omputational	0-g 2g
7ustomer	0-f 2f
6hearing	0-g 2h
6security	1r 2-i
6the	0-l 1m
4pen source	0-f 2p
6rate a	1f
9ions and	1l
5timization and	1f
4r german	0-l 2l
6kanban	0-g 2h
6m.s	0n 2-m
7odular	1-f 2g
8re	0-n 1s
6other	0-h 1l
6safe	1-h 2j
7imilar	0l 1-f
6the	0-k 1k
5ganization organization	0-g 1o
4ther cloud	0-h 2h
4ur divisions	0-h 1h
7offshore	0-h 2i
5tset with	0-i 1i
3passion for	0-r 1s
aate about	0-h 1i
4eople organisation	1h
5rformance and	0-z 1k 2f
4hage display	1f
6ses from	0-l 1m
aof	2f
4lanning sessions	1f
4oints for	0-i 1i
4rivate cloud	0-g 2g
btechnologies	011 1-z
5oblem solving	0-j 1k
6cesses and	0-r 2j
6duct control	1h
as from	0-m 1m
6grams using	0g 1-g
6mote code	2f
9ing all	0-g 1g
6teins and	0-j 1k
4ublic technologies	0k 1-j
8sh on	0-m 1m
4ython programming	1g
3qualifications high	2f
3rates deployment	2f
4eady for	2f
5dux angular	1-f
5finement and	0-g 1h
5gular 0	0-i 2i
5late to	0-f 1f
9d to	0-u 1u
8ing to	0-f 1f
5ports prepare	1f
5quirements and	2f
gqualifications	1h
5sponsible for	0-14 115
bve web	1f
5tail and	0-h
ahospitality	1j 2-f
4ibbon messaging	2g
5sk management	0-j 1l
3s degree	0v 2-t
4afety philosophy	1f
4cale and	0-t 110
9cloud	0-h 2h
5oping to	0-k 1k
4ecurity design	1j 2-j
cin	2k
cresiliency	1m
cscalability	1f
5tup docker	1f
4ite ready	2g
4kills in	0-n 1o
4olid practical	0-g 1g
9theoretical	0-g 2g
6utions to	0-g 1g
4tandards of	0-i 1i
5rategy and	1-h
6ong academic	2f
aproven	1f
6uctural design	1f
be in	0-i 1i
cd crystal	2f
4uch as	1i
5perconductor semiconductor	0-g 2h
6port different	0-f 1g
bintegrated	2g
aing backend	0-g 2g
4ynaptotagmins in	0-j 1l
5stems for	0-i 1l
3tdd bdd	1f
4echnologies reactjs	1g
cy and	0g
5rraform ansible	2g
5st and	1i
7ing and	0-w 1o
4he android	2f
7business	0-h 2j
7communication	2f
7design	2h
7end	0-f 2f
7furniture	0-h 2h
7geography	0-f 2f
8lobal	2h
7intensive	0-f 1g
7linux	2g
7offshore	1i
7preschool	0l 2-k
7retail	0-m 2n
7subsequent	0-l 1m
9pply	0-h 2h
7unit	0-f 2f
5rough deep	1f
bregular	0-i 1i
btechnology	2f
4o actual	1g
6ci	1g
6end	1-h
6hand	0-k 2k
6leadership	0-j 2j
6substrate	0-h 2h
6web	0-f 2g
3uikit using	0-h 1i
4nderstand endpoint	0-f 2f
ehow	0-o 1o
ethe	0-i 1i
ding of	0-n 1s
5it and	2f
6x linux	0i 2-g
4se of	1f
6s agile	0-j 2k
5ing our	0-j 1j
3various javascript	0k 2-k
4ehicles with	2g
4iaducts for	2g
3webpack and	0-f 1g
5ll as	1i
4hat you’re	0-f 2f
4ind or	2h
5th aws	2-g
8demonstrated	0-h 1i
8governance	1h
8modern	2f
8networking	2f
8product	0g
9ure	0-m 1m
8security	2g
8windows	1i
7in the	0-j 1k
4orking with	0-12 115
6ld’s best	0-i 1i
4rappers of	0-j 1j
3yang openconfig	1h
4ears of	0-k 1m
4ou including	0-g 1g
7speak	0-k 1k
7value	0-i 1i
14=1’s without	0-i 1i
3^ ^	02q 1-1e 2-1c
3a person	0-f 2g
5service	0-i 2i
4ccording to	0-k 2n
5ross all	1l 2-f
5tivities ^	0-i 1l
4ddition it	0-j 2j
4gile environments	2f
4mqp maven	2g
4nalysis and	0-g
5d a	1-k 2j
8bandonment	1f
8griculture	0f
8nalytics	0-i 1i
9y	0-f 2g
8rchitecture	0-p 1f
8udio	0-g 2h
9tomation	0-g
7buffers	0-f 1f
7calibrants	1h
8i	2f
8ode	0-q 2h
7data	2-f
8evelopment	0n
7e2e	0-f 1f
7gas	0-f
7hands	0-k 1l
9ve	0-f 2o
7implementation	0v 2-j
8nfrastructure	0-j 1q
9terfaces	1f
8ts	2f
7java	0-l
7maintenance	0-f 1k
8onitoring	0-k 1x
7obstetrics	0-p 1p
8peration	2k
7possess	0-f 2g
8roven	0-f
7qa	0-f 1f
7release	0-f
8outers	2g
7security	1k 2-f
9o	2h
7technology	0-n
9nders	0-f 1f
9st	0-o 1m
bing	0-n 1i
8he	0-l 2u
air	0-l 2n
8ools	0k
9pside	1f
8ypescript	0-f
7will	0-i 2f
9thin	0-g 1j
8ritten	0f
7you	2g
4pi ^	2-f
5plication and	0-n
6roaches ^	0-j 2k
6s graphql	2f
4rchitecture ^	0j
5e impressed	0-j 2k
6a agile	0-i 1j
6na demonstrated	1g
4s a	0-t 116
6either	0-g 2g
6part	0-j 2k
6well	2h
4utomation ^	2-g
eto	0-m 1m
4ws gcp	0-h 1g
3background preferably	0-g 1g
5sed web	0-f 1g
4onus points	0-h 2i
4usiness cases	0-h
cor	0-h
5t also	0-m 1k
3cancer antigen	2g
5pabilities for	1g
7city planning	1f
5rtridges perform	0-j 1j
4hallenges solution	0-f 1g
4ircuits dark	1f
4learance ^	2j
5oud aws	1f
9environment	0-j 2g
9platforms	2-h
9services	0-m 1i
4ode ^	0j 2-i
5mmerce systems	0-f 1f
7odity ethernet	0-h 1j
7unication ^	1f
6pany size	0-2c 116 215
5nsulting ^	1s 2-f
4ryptocurrency financial	0f 1-f
4ulture ^	1f
3d budget	0-h 1l
4ata governance	1k
8via	0-i 1i
7base testing	0f
4egree 0	1f
ain	0-n 1v
aor	2h
5livery processes	2f
5sign ^	1-h
aacross	0f 2-f
bnd	1-n
ateams	0-g 2g
9ing and	0-f 1f
5velopment engineering	1j
fprocess	0-g 1h
4imension ^	1g
4ocumentation within	0-f 1f
4sl unix	2h
3e.g ^	0-f 2i
42e ^	1f
7tests	0-f 2f
4fficiency into	0-h 1i
6orts of	0-k 1k
4lectrophysiological and	0-g 1g
4ngineer ^	0h
bing ^	1-t 2j
fand	1-k
5vironment ^	1-r 2y
es ^	2j
4tc ^	0-t 2l
5hernet hardware	2h
4xcellent interpersonal	0f 2-f
5perience 10years	1f
e^	0-m 1h
eideally	1g
fn	0j
eworking	0-n 1o
9ments but	0-g 1h
8tise to	0-i 1i
6ression and	1f
3fabrication for	0-h 1h
4ield 3+	1h
5nance team	0-h 2h
5rewalls and	0-f 1f
4luency in	0-f 2h
4ollowing the	0-j 2k
5r highways	0-f 1g
7nano	0-h 2h
7quantum	0-f 2g
7the	0j 2-p
9ousands	0-h 2h
7web	0-m 1m
4rom both	0-f 2f
3gaming ^	0-l 1l
4overnance organisation	2f
4raduate or	2f
3highways rail	0-g 2g
4ospitality service	2h
6ting and	1g
3implementation ^	0-g 2l
6rovement ^	0-h 1n
4n interaction	0-g 1j
6location	0i
6molecular	0f 2-f
6neurotransmission	0-j 1k
6object	0g 2-g
7ne	0g 1-f
6relation	0-h 1k
5cluding design	0-f 2g
6orporated cancer	0-g 2g
5dustries ^	1g
5formation security	0-l 2o
ftechnology	0-o 1h
6rastructure issues	0-g 1g
5itiatives and	1f
5sight to	0-r 1r
5to account	0-f 2f
4s a	1i
7n	2f
6preferred	0-f
4t role	0-h 1h
3java maven	0g
4ob description	0-1d 11k
3landscape and	2g
6guages cloud	1f
4evel corresponding	1f
4inux operating	1i
5ve by	0-g 2h
4ocation or	0-i 1j
3management and	0-f 2g
ein	0f
eorganization	1f
6datory please	1i 2-f
5rkets trading	0-h 2h
6tsgood ms	1f
4eteor or	0k 2-k
6hods and	0-i
6rics ^	2f
4icrosoft azure	1-f 2h
5xin extraordinaire	0-i 1i
4obile and	0-s 1h
5dern techniques	1-f 2g
5nitoring and	0-k 1f
3needs information	0-g 2g
5twork or	1f
aing ^	2g
4ice if	0-i 1i
4umber of	2f
3of location	1f
6nsurlsession	0-l 1m
6our	0-n 1j
5fer to	1f
4n our	0-h 2i
4perating systems	1f
4r a	0-g 2l
7zure	1-l
6cloud	2h
6finance	1g
6google	2h
6oil	1j
6similar	0-s 115
6the	0-k 1m
5ganization ^	0u 1-j
gand	0-l 2i
gis	1f
gorganization	0-x 1i 2f
grisk	0-g 1k
4ver following	0-k 1k
3partner with	0-f 1l
4erformance characterization	1j 2-j
ftests	0-f 2f
6sistence ^	0-f 1f
4hysics or	2f
4lan decommissioning	1f
6tform such	2h
bs ^	0-m
4ractice in	1j
bs including	2f
5eferably from	2g
5ocesses ^	0g
das	0-f 1g
6duction and	2f
6posals ^	1g
6tect from	0-f 1f
6viding strategic	0h 2-h
4ython and	0g
3rail and	2g
4equired to	1g
5sponsive web	0f 1-f
6tful web	0f 1-f
5tail hospitality	1g
4isk management	0-h 2k
4ole ^	0-h 2h
5tations as	0-g 1g
5uters ^	0-i 2i
3s degree	1-o
4ales experience	0-g 1g
4cale and	1q 2-j
5hool graduate	0-f 1h
5ience or	0-f 1-h 2w
4ecurity and	2-g
cclearance	0-g 2j
5rvers and	0g
7ices ^	0-z 1r
cand	1-f
cproviding	0i 1-h
4ide work	0-g 1g
5ngle page	1f
4oftware development	0-f 2h
cengineer	0g 1-g
cperformance	0-g 1m
cthat	0-g 1g
5lutioning we	0-h 1h
4peaks and	2h
4tandardization and	1g
6tions ^	1j 2-f
7us or	1f
4upply quality	1h
7orting the	0-k 2l
4ystem that	0-h 1i
9s for	0-l 2p
bpos	1f
3tasks and	0-h
4eam ^	0g
8help	0-i 2j
8of	0-f 1g
8to	0f
7s within	0-f 2h
5chniques and	0g
8ologies ^	0-k
gand	0-l 1l
cy ^	0-g 1m
eand	0h
ecompany	1f
elandscape	0-g 2g
eor	1-f 2g
eteam	0-f 1g
5st and	0-h 1g
8developer	0g 1-g
7s while	2f
4hat can	0-k 2l
8matches	0-g 2g
8our	0-g 2g
5en this	0-l 1l
4o balance	0-f 2f
6end	1i
6final	0-f 2f
6hand	0-m 1m
6implementation	0-q 111
4rading business	0-f 2h
6ining insurance	1f
5oubleshooting ^	0-f 1g
4uning ^	1f
3understanding you	0-h 1i
4p ^	1f
5s sprint	1g
4sing xibs	2f
3v experiments	1j
4erbal and	0h 1-f
4ia rest	0-h 2i
4olley ^	1f
4pns ^	0-g 1g
3we are	0-n 2k
5b services	1l 2-l
5ll as	0h
4hat do	2f
5en needed	0-g 2g
5ich you	1f
6le constantly	2f
4ith a	0-l 1q
9uthority	0-f 1i
8incorporated	0-g 1g
8nsoperation	0-j 1j
7in projects	0-f 2f
ayour	0-f 2g
7out taking	0-i 2i
4orking method	0-f 1f
5uld be	0-q 1r
3you have	0-m 2q
1=0	1-m 2h
21’s	0-i 2i
2a	011 1-16
3bility	0k
3cademic	0-f 1j
4ceptance	2f
3dministration	1-j
dor	0f
3gile	0-n 1k
3ll	0k
3n	013 1-o 2-f
4alyses	0-k 2k
8is	0-j 2i
4d	02k 1-28
4sible	1f
3pache	1l
4i	2n
5s	0-h 1f
3rchitecture	0-w 2n
4e	0o 2-f
3s	0l 1-p
4surance	2f
4ynchronous	0-j 1r
3t	1-f
3utomated	1q
9ion	0-1c 111
2background	0h
4sic	0g 1-f
3e	0j
4havioral	0-g 1g
4st	1-h
4tting	2f
3ids	0-f 1f
4g	1-h
4ochemistry	1f
3luetooth	0-n 1r
3oth	0y 1-j 2-f
3sc	1f
3uffers	0-s 1t
4ilding	1-j
3y	0l
2c#	1f
3alibrants	0-l 1m
9tors	0-f 1f
4ncer	0-n 1g
5d.polit	0-l 1l
3ell	1k
4ntral	0-f 1g
4rtification	0-m 2o
3haracterization	2i
6tered	1g
3i	0-h
3lient	1i
3ocoa	1f
4gnition	0-g 2j
9ve	0-m 1p
4llaboration	0g
4mmodity	2h
6unication	0-j 2l
5pany	018 1-l 2-n
6liance	0h 1-k
6onents	0g
6utational	0-q 1q
8er	0-1d 1q 2n
4ncrete	0-g
5sent	0-i 1i
6truction	0k 1-k
6ulting	0-g
5tact	0f
7iner	2i
6inuous	1k 2-k
6rol	2f
4st	1f
3ritical	0f
4oss	0i
3ss	1g
3ulture	0f
3ycle	2f
2data	0-j
6base	1-j
3ecommissioning	1f
4gree	0-g 2h
4livery	0-11 2v
4ployments	0-k 2k
4scription	0x 2-n
5ign	0-u 2l
4tailed	0-i 1s
4veloper	0r 2-g
9ment	0-n 2r
5ops	0-j
3isability	0n
5ciplines	0g
5tributed	2g
3ocker	0-j 1j
5umentation	1h
4main	2l
3wh	1-g
3écor	1f
2e.g	011 1-i 2-k
3ducation	2o
3lastic	0-g 1l
4ectrical	0-h
8onic	0-j 2g
3mployment	1i
3nd	0-k 2f
4ergy	0-l
4gineer	0l 1-h
aing	0-1t 11f
5lish	0-m 1w
4terprise	2-h
7tainment	1f
4vironment	1-f
ds	2f
3quipment	0-j
6valent	0k
3tc	0t 2-m
4l	0-n
3xperience	01l 1-n 2-y
8ments	0-x 2x
2f5	0-f 1f
3abrication	2i
3easibility	0-o 1o
4edback	0-g 1i
3ield	2g
4nal	0-p 1q
6nce	1-i
4rewall	1f
as	2g
3or	01c 1-s 2-k
5ecasting	1k
3ramework	0-19 214
4equency	2f
4om	0t 1-h
3urniture	0-j 1r
4ture	0l 1-g
2gaming	0-l 1y
4s	0-f 1h
4teways	0-l 1m
3cp	2g
3eography	0-f 1f
3it	0-q 1v
5hub	1k
3o	0-h 1r
4od	0k
3ynaecology	0-m 1m
2hand	0-j 1k
4rdware	0-o 1f
4ve	0o
3ighways	2g
3ttp	0-g 1o
2ideally	0j
3mmunotherapy	0-l 2m
4plement	0i
bation	0-1e 11c
3n	01j 1-1e
4cluding	013 2-s
5orporated	2g
4dustry	1-j 2r
4frastructure	0-q
4itial	0-h 1k
4sight	0-m 2n
5trumentation	0f
4tegrated	0-j 1n
aion	1r 2-h
6rfaces	0-m 1m
5o	0g
3psec	0-g 1g
3s	0u 2-g
2jacket	1f
3enkins	1p
3ms	2g
3ob	011 1-x
3uniper	0-h 1l
2kafka	1h
4nban	0-k 1g
3nowledge	0h
3ubernetes	0-l 1j
2landscape	0-n 2o
5guages	1-i
4rge	1g
4yout	0-k
3eadership	0-h 1i
3icense	2f
4fecycle	0-l
4ke	010 2-o
4nux	1f
3ocation	0f 2-i
4gging	0-f 1n
4w	0-i
2machine	0-g
4intenance	0-11 113
4nagement	0-16 214
4rket	2j
4terials	0-f 2h
3ba	2g
3echanisms	0-m 2m
4ssage	0-m 1m
8ing	0-o 2f
4thods	1-h 2i
5rics	2i
3icroservices	0-m 111 2-g
3obile	0-f 1k
4delling	0-g 2g
4re	0m 1-g
3pls	1h
3usic	0-l 1t
4tagenesis	0-g 1g
3ysql	1g
2net	0-j 1r
5conf	1h
4urotransmission	0-j 1l
3ode.js	1j
3soperation	0-v 1x
4urlsession	0-j 1j
2obstetrics	0-h 1p
3f	015 1-16
4fshore	0-q 1k
3il	0-f
3n	0p 2-f
4e	0j 1-f
3perating	0t 1-g
9on	0-f
bs	0-m
3r	01q 1-1e
4chestration	0-l 1g
4ganic	1g
8sation	0o 2-f
3ther	0x 1-n
3ur	012 1-n 2-f
3ver	0-g 2i
2peer	0-i 1h
4rformance	0-u 1j
5sistence	0-f 2g
6onal	0g
3harma	1k
4d	0r 1-q
4ysical	2g
8s	0-g 1k
3icasso	1f
4pelines	2h
3lanning	0-s
5tform	1-f 2p
3ostgresql	0h 1-f
3ractical	0n 2-f
9e	0g
as	0-m 1-f 211
4edictive	0-o 1o
5ferably	0n
8red	0n 2-g
5school	0-v 1w
6to	1f
4ocess	1f
9es	2n
9ing	0-k 2m
5duct	0j 2-f
9ion	0-t 1j
5gramme	0-h
aing	0h 1-13 2m
5tect	2f
5ven	0g
6ider	0-g 2m
3uppet	1g
2quality	0-i
5ntum	1f
2react	0-g 1j
4lated	0t 1-m
5ease	0-v 1w
6vant	0v 1-l
4porting	2f
8s	2g
4quirements	0i
4siliency	0-f 1m
5t	1h
6ful	1f
4tail	0-g
5rospectives	0-r 1w
3isk	0-l 1h
3ole	0f
4tations	0-g 2g
4uters	2i
2safe	0-f
4les	0j 1-g
3cience	0-v 2k
4oping	0-m 1m
4ripting	0-q 1u
5um	0-h 1o
3ecurity	0-z 1x
4gment	0l 2-k
4miconductor	0-i
4rvice	0-q 1m
9s	0n 1-t
3hell	1-f 2g
3ide	0-l 2m
4milar	0l
3kills	0t 2-i
3nowpack	0-f 1g
3oftware	0-o 2i
4lid	0o
5utioning	0-h 2h
4urce	2h
3ports	0-n 1p
4ring	0-i 1j
3takeholders	0n 1-i
5nd	1g
4orm	1j
4rategic	1f
9y	0-l 2g
5eaming	0-o 1o
5ong	0q 1-g
5uctures	0-i 2j
4udies	0-g 2i
3ubstrate	0-h 1h
4ch	0u 2-m
4pply	0-j
3wift	1i
3ynaptotagmins	0-j 1k
4stem	0-k 1l
8s	1-h 2r
2tablet	0-f 1l
4sks	2f
3cp	1f
3dd	0-j 1l
3eam	0s 2-j
4chnical	0k 2-m
8ques	2h
7ologies	1-p 2k
4lemetry	0-n 1w
4rraform	1r 2-g
4st	0-n 2f
6ing	0-14 118
3hat	0n
4e	017 1-1c
5oretical	0-j 1l
4is	0f
4rough	0i
3o	010 1-l 2-f
4ols	2n
3rading	0-t 2l
4ends	0-h 2g
3s	1-h
2uikit	2f
3niversity	0-f 1g
5x	0-g
3ps	2f
3sability	2j
4ing	01b 1-h 2-u
3x	0k 1-j
2various	0g
3ehicles	0-f 1g
4rification	1f
5y	0f
3ia	0n 2-k
5ducts	0-f 1g
4rotrack	0-j 1j
5tual	1g
4vo	0-f 2g
3olley	0-f 1i
3pcs	0-f 1j
4ns	0-g 2g
3ue.js	0g 1-f
2waf	2f
4rehouse	2f
3e	1-j 2g
4b	0-f
5site	1g
4ll	0h
3ill	0f
4nd	1h
6ows	0-h
4reless	2f
4th	015 1-t
6in	0j
3ork	013 1-h 2-m
6flows	0-j 2n
3rappers	0-l 1m
4itten	0f
2xibs	0-h 1i
2you	014 1-k 2-j
5r	0q 1-f
1w+=0 1’s	0-i 1i
41’s without	0-i 2i
4a service	0-k 2k
5gile and	0l 1-i
aenvironment	0i 1-h
ls	1-h 2j
aprocess	0-f 1f
aworking	0-j 1j
5nalysis and	0-g 2h
6d architecture	0k 2-i
8e2e	0-f 2f
8markets	0-h 2h
9etrics	0-f 2f
9igration	0-l 2l
8needs	0-f 2g
8routers	0-i 2i
5pi and	2k
7s and	0-f 1f
6plication and	0-n 2p
fs single	1f
5rchitect aws	0-g 1g
dure ^	0m 2-h
5s a	0-u 2v
7well	0h
6ynchronous communication	1j
5utomated acceptance	1f
bion required	0-f 1g
fto	0-i 2n
5ws microsoft	1-f 2h
8or	0k 1-h
8services	0-q 1r
5zure ^	0h
aor	2h
4b2b sales	0-g 1g
5ehavioral experiments	0-g 1h
6st practices	2i
5ids and	0-f 1f
6g data	1-g
5lockchain cryptocurrency	0f 1-f
ftechnology	0-h 1i
5uffers ^	0-i 1j
6ild automation	0-g
9ing ^	0-f 2f
6siness and	0-m
ddevelopment	0g 1-g
dinitiatives	1f
dor	0-g
4calibrants ^	0-l 1m
btors and	0-f 1f
6ncer immunotherapy	0-l 1l
7d.polit ^	0-l 1l
6pacity management	1n 2-g
dplanning	2f
6reer development	0-f 1g
5d testing	1g
5ertifications ^	0f
5hartered status	1h
5loud and	1g
bws	2f
acomputing	1m 2-g
adimension	1g
aenvironment	2q
aservices	2h
5ocoa ^	1f
6de ^	0k 2-h
9standardization	0-f 1g
6llaborative solutioning	0-h 1h
6mmerce systems	1f
8odity ethernet	2h
7pany size	0g
8utational modelling	0-g 1g
aer science	0-w 2v
6nsent system	0-i 1i
8truction and	0j 1-k
7tinuous integration	1f
6st efficiency	0-h 1i
5ross functional	0f
5ustomer side	0-g 1g
4d budget	0-i 2j
5ata and	1r 2-h
9governance	1-f 2l
9integration	0k 1-j
fity	1h
9martsgood	1f
9persistence	0-f 1f
9science	0k
9via	0-h 2i
8base experience	2k
cs and	1-i 2h
5ecommissioning and	1f
6dicated circuits	1f
6gree in	0-p
bor	2h
6livery with	1f
6sign ^	2-f
bacross	1l 2-f
cnd	019 1-x
bbest	1f
bexperience	0-h
bof	0-j
bteams	2h
aing and	1h
6tailed design	1g
6veloping designing	0-f 1f
bment ^	2i
gexperience	0-f 2f
gprocess	0-f 2h
gsuch	0q 2-q
7ops best	0g 1-g
bculture	0-p 1p
bengineer	1-j
js	0f 1-f
bvision	0-h 1h
5isciplines ^	0g
5ocker experience	2g
7umentation and	1k
iwithin	0-f 2f
5écor which	1f
4e2e tests	2f
5fficiency into	0-h 2h
5lastic stack	0-g 1k
6ectrical engineering	1-f 2g
5mployment of	0-n 1n
5nd to	0-g 1i
7point protect	0-f 1f
6ergy market	0-k
6gineering ^	1k
gbackground	0-g 1g
gchallenges	0-f 1g
gexperience	1k
ltise	0-i 1i
gfor	2f
gor	0-j
gwithin	0-f
7lish as	0j 1-i
cboth	0-f 1f
cskills	0-i 1i
6terprise network	1f
9tainment gaming	0-l 1l
6vironment ^	0-k 2p
gin	0-m 2n
fs ^	0r 2-p
hyou	0-k 2k
5quipment documentation	0-f 1f
5tc ^	0f
5xperience in	0g
fwith	0k
aments but	0-h 2h
gon	0-i 2i
4fabrication for	0-h 2h
5eedback and	0-l 1l
5ield 3+	0-f 2f
6nancial services	0-l 1m
7tech area	0-i 1j
6rewall technologies	1f
cs and	2g
5ollow up	0-h
6r highways	0-g 2g
8production	2g
7ecasting software	0-g 1m
5ramework ^	2f
ds meteor	0k 2-k
6equency number	2f
6ontend architecture	0-f 1f
dcapabilities	1g
5urniture industry	0-g 1h
4gambling company	1g
7ing ^	0-l 1m
binformation	1g
6s or	1g
6teways ^	0-l 1m
5eography of	0-f 1f
6rman course	0-i 1i
5o ^	1h
5ynaecology and	0-p 1p
4hand over	0-k 1k
6rdware ^	0-h 1m
5earing test	1f
5igh school	0-f 1h
8ways rail	2g
5r software	0-t 1t
5tml css	0f
6tp and	0h
9based	0-k 1k
4implementation ^	2l
jand	0-16 11n 2-g
7rovement ^	0-j 2j
5n addition	0-i 2j
6corporated cancer	2g
6formation technology	0-g 1g
7rastructure ^	2g
jissues	0-g 2g
6itial offer	1f
6sight to	0-r 2r
7pection plan	1f
6tegrated cloud	0-f 1h
cion e2e	1f
hfforts	0-k 1k
8rfaces in	0-j 1l
9national it	0-h 1h
6vestment proposals	1g
5os apps	2f
5psec vpns	0-g 1g
5t consulting	1j
7infrastructure	0-f 1f
7role	0-h 2i
4jacket and	1f
6va ^	0-h
8script developer	0-f 1g
ftypescript	0g 1-g
5ms amqp	2g
5ob description	014 1-n 2-g
9sl	2h
5uniper firewalls	0-f 1f
4knowledge that	0-g 2g
5ubernetes focus	0j 1-j
4large scale	0f
6yout and	1f
5eadership support	0-j 1j
5icense ^	2f
6fe sciences	1g
5ocation ^	0n 1-f
dand	1-h
dlocation	1k
dor	0-h 1k
4mac linux	1i
6intenance activities	0-k 1l
6nagement and	0-g 2j
fexperience	0-v 1j
ar training	1f
6rkets trading	0-f 2h
6ster ^	0h 2-g
blevel	1f
bs	1-q 2h
5essage organization	0-m 1m
aing platform	2h
5obile and	0-10 1y
cpp	0j 1-j
6dern programming	0-i 1k
btechniques	0f
5usic cognition	0-h 1l
awith	0-i 1i
6tagenesis electrophysiological	0-g 1g
4needs information	2g
6tconf ^	1h
7work troubleshooting	0-f 1g
bing ^	2f
6urotransmission ^	0-j 1l
5ode mandatory	1i 2-f
9speaks	2h
8.js for	0g
5soperation for	0-m 1m
6urlsession with	0-j 1j
4obstetrics with	1f
5f design	2f
7location	0-f 2f
6fer to	0-f 2f
5il and	0-f
5perating systems	0h
bonal rotations	0-g 1g
5r equivalent	0f
7oil	0-g 2g
6chestration nice	0-i 1i
6ganic and	1g
asation ^	0g
azation ^	0x 2-i
hand	0-o 1l
horganization	0-q 2f
hrisk	0-g 2g
5ver following	0-k 2k
4performance ^	1i
ganalysis	0-k
id	0-r 1h
gmanagement	0i 1-i
gtests	2f
gwith	0-f 1h
7sistence ^	0-f 2g
5harma would	1k
5icasso volley	1f
5lanning to	0-l 1m
7tforms ^	2f
5ostgresql and	0f
5ractical experience	0f
bes ^	0u 2-q
ein	0-h 2h
gcluding	0-g 2h
6edictive processing	0-q 1q
7school segment	0-s 1s
8to experience	1f
6ocess industries	0-f 1h
cwhat	2f
bes and	2g
fs	0-f 2g
eexcellent	0f 2-f
7duct supply	1h
bion environment	1f
7gramming languages	1-w 2k
7jects ^	0m 2-k
dand	2g
7tect from	0-f 2f
9in expression	1f
5ublic cloud	0-o 1q
4qa test	0g 1-g
4react for	0-t 1t
6cord is	2f
6dis your	2g
7ux ^	1-g 2i
6lease test	1f
6mote data	0-i 1i
6porting financial	2f
6search development	0-f
7iliency scale	1r 2-i
6tail company	1f
bhospitality	2h
7rospectives ^	0-g 1h
jand	1f
5isk ^	2f
9compliance	1h
9management	0-i
5otations as	0-g 2g
6uters ^	2i
4saas ^	1h
6fe agile	2f
6ss mixin	0-i 1i
5calability but	1m
8e and	1m
7ndinavian market	0-g 1g
6hool graduate	2f
6ience or	0-h 1h
6oping to	0-m 1m
6ripting languages	1f
eor	0-f 1j
6ss modern	1-f 2g
5ecurity clearance	2j
6rvice capacity	1f
cstations	1j 2-f
bs ^	0-m 2s
dand	0t 2-j
dproviding	0h 2-h
dwhen	0-g 2g
5ide work	0-g 2g
5nowpack in	0-f 1g
5oftware engineering	0z 2-l
dimprovement	0-h 1n
dthat	0-f 2g
6lid database	0f
7utioning we	0-h 2i
5tand ups	1g
9ards compliance	2f
6rategic business	1f
7eaming practice	1j
5ubstrate fabrication	0-h 1h
6ch as	0t 2-l
6pport ^	0-o 1f
ctasks	1f
5ynaptotagmins in	0-j 1k
6stem performance	1j 2-j
bthat	0-i 2i
cuning	1f
as for	0-o 2o
4tablet partner	0-f 1l
5eams within	0-h 2h
6chnical documentation	0n 1-j
einsight	1f
eunderstanding	0-g 1h
9ologies and	0-o 2s
hsuch	0-i 2j
dy ^	0h
fand	0o 2-f
flandscape	0-s 2g
fsecurity	1f
gtrategy	0-f 1f
fteam	0-h 2i
6lemetry ^	0-f 1f
6st ^	0-o 1g
9and	0-h 2r
8ing ^	0-m 1p
cand	0-m 1t
drena	1g
ds	0-g 1h
cresponsive	0f 1-f
ftful	0f 1-f
8s while	0-f 2f
5o commodity	0-h 1j
6ols and	0j 2-f
5rading business	0-m 2m
6oubleshooting ^	0-f 2g
5ypescript ^	0-f
4uikit using	2f
5nderstanding you	0-h 2h
6iversity degree	0-g 1i
5s then	0-l 1l
4vehicles with	0-g 1g
6rification processes	0-f 1g
5iaducts for	0-f 1g
6rotrack cartridges	0-j 1j
5olley ^	0-f 1i
5pcs ^	0-f 1j
6ns ^	0-g 2g
4waf and	2f
5e are	2g
7live	0-g 2h
6b application	1-g
8development	1f
8mobile	0-j 1k
8technology	1l
7site hosting	1g
bs commerce	0-f 1f
5ind or	1j
6th incorporated	0-g 2g
5orking approaches	0-j 2k
5rappers of	0-l 1m
4xibs as	0-h 1i
2=0 1’s	0-i 2i
5picasso	1f
3^ agile	0-l 1l
6rchitect	0-g 1g
5cand.polit	0-l 1l
6ollaborative	0-h 1h
5data	0-f 1f
5entertainment	0-l 1l
5financial	0-10 110
5infrastructure	0g 1-g
6psec	0-g 1g
5java	0f 1-f
6uniper	0-f 1f
5kafka	0-h 1i
5remote	0-g 1g
5security	0-f 1f
3a consent	0-i 1i
5degree	0-k 1m
5phd	0-f 1h
6roduction	1f
6ublic	1g
5service	0-k 2m
4cademic record	2f
5cessibility standards	2f
5tual implementation	1g
4doption and	0-l 2l
4gile environment	0r 2-r
9practices	0t 2-s
9software	2m
9working	0-j 2j
4ll integration	0-k 1k
7qa	0-g 1g
4n agile	0-t 1v
5alysis design	1o 2-g
8tics reporting	2f
5d architecture	1o 2-h
8synchronous	1j
8utomation	0-k 1r
7behavioral	0-g 1h
8uffers	0-i 1j
9ild	0-f
7calibrants	0-l 1m
8ost	1h
7data	0s 1-p
8écor	1f
7e2e	2f
7follow	1f
7gateways	0-l 1m
7hardware	0-h 1m
7implementation	1-f
8nformation	1-j 2i
9terfaces	0-j 1l
9vestment	1g
8os	2f
7markets	0-f 2h
8etrics	2f
8igration	0-l 2m
8obile	0i 1-h
9nitoring	0-i 1r
7needs	2g
7obstetrics	0-k 1q
8peration	0-h
7performance	0-x 1r
7release	1k
9trospectives	0-g 1h
8outers	2i
7snowpack	0-f 1g
8treaming	1j
8ynaptotagmins	0-j 1k
9stem	1f
7tablet	0-f 1l
8elemetry	1f
9st	0-j 1g
bing	0-m 1p
7wrappers	0-l 1m
5sible docker	2g
4pi and	2f
6s solid	0f
4rchitecture design	2g
4s a	0-j 2i
7ws	0l 1-l
6calibrators	0-f 1f
7ode	2g
6vehicles	0-g 1g
5surance testing	1g
4t master	1f
4utomated acceptance	2f
4ws azure	1-f
7services	013 2-12
3backend services	0-g 2g
4dd integration	1f
4e mutagenesis	0-g 1g
5havioral experiments	0-h 2h
5st practices	0-i 2n
8sass	0-i 1i
4iomaterial engineering	2f
4uild automation	2i
5siness and	0-j 2k
bes online	1g
3c cocoa	1f
4ancer immunotherapy	0-l 2m
5reer development	0-f 2g
5sino gambling	1g
4loud aws	1h
9environment	0-l 2m
9services	0-h 2i
4ode standardization	2f
5llaborative solutioning	0-h 2i
5mmunication strategy	2f
6putational modelling	0-g 2g
9er science	0-z 219
5nsent system	0-i 2j
7uming http	0-k 1k
6tinuous integration	2g
7rol architecture	1h
5re aws	0-g 1i
8java	0-m 2l
5st efficiency	0-h 2h
4ss redux	1-g 2i
4ubes data	1f
5stomer side	0-g 2g
3daily stand	1g
5ta and	0-f 2g
8integration	0k 2-k
eity	2f
8persistence	0-f 2g
8science	0g 2-f
8technologies	0h 2-h
8warehouse	2f
4eep technical	1f
5gree chartered	1h
5mand forecasting	0-g 1m
6onstrated technical	0-h 1i
5ployment frequency	2f
6th network	0-f 1g
5sign implementation	1g
alayout	1f
asystem	1j 2-j
ateams	0-g 2g
5veloping designing	1j
ament at	2f
fcycle	0-h 2k
fenvironments	0g
flifecycle	0f
fmaintenance	1f
fprocess	0-l 2p
6ops cloud	1g
4ifferent verification	0-f 1g
5splay protein	1f
5visions organization	0-h 1h
4ns website	1g
4ocker operations	1f
3economics business	1g
4lastic stack	0-i 2j
5ectronic characterization	0-f 2f
4ndpoint protect	0-f 2f
5ergy market	0-k 2n
5gineering experience	0-m 2m
fscience	1k 2-j
6lish we	0-j 2k
5tertainment gaming	0-l 1m
5vironments websites	0-f 1f
4quipment documentation	0-f 2f
4xperience with	0g
6osure to	0-h 1j
3f5 waf	2f
4acilitate service	1f
7ng web	0j 1-h
4inancial services	0-m 2q
5rewalls and	0-i 2i
4ollow up	0-h 2h
5r application	1g
7equipment	0-f 1f
7highways	2g
7mobile	0-i 1j
7production	2f
7technical	0-i 1i
4rom initial	0-i 1l
8planning	0-l 1m
8scoping	0-m 1m
6ntend architecture	0-h 2l
4urniture industry	0-h 2h
3gambling gaming	1g
5s industry	2f
4eography of	0-f 2f
5rman as	0-l 2l
4oogle cloud	2h
5vernance risk	1h
4reat hr	0-g 1g
5oovy job	2h
3hand over	0-k 2k
5ve degree	0-g 1j
4igh level	0f
8school	2f
4ospitality construction	0f
fservice	1j 2-f
4r software	0-u 2u
3implement design	1f
cation and	0f 2-f
4n computer	0-i 1-o 217
6devops	0-g
6engineering	1f
9lish	012 1-11
6financial	0i 1-h
6music	0-j 1o
6neurotransmission	0-j 1l
6operational	0-g 1g
6testing	014 1-13
5clude viaducts	0-f 1g
9ing bids	0-g 1g
5dustry blockchain	0f 1-f
5formation security	1f
ftechnology	0-i 2f
5house german	0-i 1i
5itial offer	0-f 2f
5tegrated cloud	2g
7nsive automation	0-f 1g
7rnational it	0-h 2i
4psec vpns	0-g 2g
4t infrastructure	0-f 2f
3java spring	1h
7script frameworks	0s 2-r
enode	2h
etypescript	1-m
4ob description	0m 2-g
4uniper firewalls	2g
3kanban we	0-g 2h
4nowledge of	0h
4ubernetes environments	0-k 2k
emonitoring	0f
3large scale	0f
8isp enterprise	1f
4eadership support	0-j 2j
5vel messaging	2h
4ife sciences	2i
4ocation location	1t 2-h
3m.s degree	0l 2-j
4anagement of	0-g 2g
frganization	0-l 1m
5rkets trading	0-m 2m
4entoring feedback	0-l 1l
5ssaging jms	2g
4obile technology	0-g 2h
5dern programming	2m
6ular scss	1-f 2g
4pls dedicated	1f
4usic cognition	0-h 2j
3needs business	1f
5twork engineering	1l
btroubleshooting	0-g 2g
4osql database	2k
9in	0-j 2j
3of design	0-i 2f
6location	2f
6matter	2f
6new	0-f 1g
7surlsession	0-j 1j
6security	0-f 1f
6the	0f
4n career	0-k 1k
7omputational	0-g 1g
7ustomer	0-f 1f
6hearing	0-h 1h
6message	0-m 1m
5line retail	2h
4penconfig netconf	1h
6rational rotations	0-g 2g
4r automation	1g
6electrical	1-f 2g
7ngineering	1g
9lish	0j 1-i
7quivalent	0h
6finance	0-h 1k
6master	2f
6oil	2h
6physical	1-g
7rocess	0-f 1h
5acle cloud	1h 2-p
5ganisation product	1h
9zation risk	1f
4ther cloud	0-g 1i
9firewall	1f
4ur offshore	0-h 1i
7virotrack	0-j 1j
3pattern core	0g
as technology	1f
4erform v	1j
aance analysis	0-l 2m
fmanagement	0i 2-i
ftests	0-f 2f
4hilosophy inspection	1f
4icasso volley	0-f 1i
4lan decommissioning	1f
4olicies vpcs	0-f 1j
5stgresql redis	2g
4ractical b2b	0-g 1g
5edictive processing	0-r 2s
6pare jacket	1f
6school segment	0l 2-k
5ocesses and	0-i 2i
dmanager	1f
6gramming frontend	1g
6mote code	0-f 1g
6ven design	1f
4ublic cloud	0-i 2r
5re react	0-m 1m
3qualifications high	0-f 1h
8ty assurance	0-h 2i
3ready for	2f
5gular 0	0-i 1i
5levant management	0-h 1j
5mote data	0-h 2i
5quirements and	0-f 2f
5search development	0-h 2h
6iliency scale	1m
4isk management	0-i 2j
3s license	2f
4afe agile	1-h 2j
4cale cloud	0-g 1j
6ndinavian market	0-h 2h
5iences pharma	1k
5rum master	0h 2-g
5ss modern	0f
4ecurity in	2f
cresiliency	1r 2-i
disk	2f
5rvice capacity	2f
as aws	1-f 2h
cscripting	1f
5ssions retrospectives	1f
4oftware development	0i
cengineering	0t 2-j
cimprovement	0-j 2j
5lutions controls	1h
6ving documentation	0-k 1l
4park presto	1f
5oken english	0-i 1j
4trong engineering	0-g 1g
4ubsequent maintenance	0-l 1m
7trate fabrication	0-h 2h
5ch as	0m
5pport integrated	0-f 1h
4ystems support	1f
3teaching methods	2f
5chnical documentation	0l 2-l
dinsight	0-f 2f
dunderstanding	0-h 2h
8ologies reactjs	0i 1-g
cy landscape	0-t 2t
estrategy	2f
eweb	1i
4he agile	0f 1-f
7cloud	0o 1-o
7danish	0f 1-f
8esign	0-n 1q
9vops	0-1d 11d
7employment	0-n 1n
7fintech	0-f 1g
8urniture	0-g 1g
7geography	0-f 1g
9rman	0i 1-h
7oil	1f
7phd	0k 1-j
8reschool	0-o 1o
7supply	0-h 1h
7us	0-l 1l
6ir engineering	0-i 1i
6oretical knowledge	0-g 2g
5rough technology	1f
4o commodity	2h
6gynaecology	0-f 1f
6hand	0-k 1k
6implementation	0-n 1r
6leadership	0-j 1j
6substrate	0-h 1h
6web	0-f 1f
4ypescript node	1j 2-f
3understand endpoint	0-f 1f
5it and	0-f 2f
6versity degree	0-g 2h
6x scripting	0-j 2k
4sing devops	0g 1-g
9xibs	0-h 1i
4x uikit	2f
3v experiments	0-i 2i
4alue testing	0-i 1i
4ehicles with	0-g 2g
5rification processes	0-f 2g
4iaducts for	0-g 2g
3warehouse environment	0-h 2i
4eb mobile	0-g
6sites commerce	1f
4ind or	0-g 2g
7ows mac	1i
5th incorporated	2g
8kubernetes	0f 1-f
8nsoperation	0-m 1m
8orchestration	0-i 1i
8telemetry	0-i 1i
4orkflows http	0j
4rite english	0-h 1i
3you’re building	0-f 2f
`;
