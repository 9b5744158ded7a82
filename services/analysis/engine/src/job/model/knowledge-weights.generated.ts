// Written by `npm run train:posts`; not edited by hand.
export const knowledgeWeights = `O B I
0a=^	1-i
30	0q 1h 2-17
31	0-s 215
34	1-f
2ability	0k 1-k
2background1	0-j 1n
c3	0f
c4	1-o 2s
2certification	0-j 1-i 211
f4	2h
2degree0	014 2-q
81	0-p 2v
83	0-r
84	2-h
2excellent4	2i
4perience0	0k 2-n
c3	0-u 2g
cd3	0-i
d4	2-f
7t4	1j
8ise	0g 2-l
b4	0z 2-m
2fluency1	1f
7t	1f 2-n
84	1f
2good	0g
64	0f
2including0	0-j 1y 2-f
b2	1-f
b3	0-f 1q
b4	0o 1-16 2i
4terest	0-f 1k
2knowledge	0-j 2h
b0	0s 2-f
b1	0-k 1x
b2	0-m
b3	1-i 2r
2like0	0-t 1z
61	1-k 2g
64	0r 2-i
2passion	0f 1i 2-w
91	0-l 1m
93	0g
94	0g 1j 2-y
9ate1	1g
c4	0r 2-o
3roficiency	0-h
d3	0h
d4	0-r 1h
bt	0-f
2strong0	1h
81	0-p 2o
84	0q
3uch	2-j
60	0o
61	1g
63	1u 2-i
64	1-r 2q
2understanding1	1i
f2	0-g 2l
f4	1-h
3sing0	0-r 114
72	2-h
73	0m 1-v
74	1-m 2p
2with3	1-i 2h
64	0o 2-j
0b	0-1d 1s 2-u
0g+=!	0o 2-n
3&	0-19 11e
3(	0-s 1-k 21c
3)	0-1r 21f
3*	2-f
3-	0y 1g 2-1e
3.	0-h 1p
3/	1h 2-t
3:	028 1-1e 2-t
3;	1-p 2l
3<	0-o 1k
3>	0u 2-n
3?	1i
3_	1s 2-f
3	1-o 2k
3–	0-q 2q
3•	2i
1-=&	0-1a 2y
3(	11r 2-1x
3)	020 1g 2-2g
3*	0i
3-	0-y 1-2s 23q
3/	0-1o 1-10 22p
3:	1s 2-k
3;	11e 2-1c
3<	0q 1-u
3>	0j 2-p
3_	0-m 2n
3	0f 2-m
3–	1j 2-g
3•	0-g 1n
3⌲	0-o 1p
0m+1=$	02j 1-1a 2-19
4B-deg	0i 1-o
6hard	0m 1-j
6lang	014 1-j 2-m
6term	1-h
7ool	0u 2-v
4I-hard	01n 1-11 2-m
6soft	01a 1-l 2-o
6tool	01c 1-1k
1-1=B-deg	1-19 2v
6hard	0r 110 2-1r
6lang	01h 2-1d
6soft	0-g 2m
6term	1g 2-u
7ool	1n 2-v
4I-cert	0-i 2l
6hard	119 2-19
6soft	0g 2-g
6tool	1z 2-13
4^	0q 1h 2-17
1=-	0q 1-g
2B-cert	0-h
4deg	0-13 1o
4hard	0-g 1s
4lang	0-l 111 2-g
4soft	0x 1-g 2-h
4tool	0-r 115
2I-cert	2k
4hard	1-1f 21f
4soft	015 1-p 2-h
4tool	1-h 2t
1g=B-deg_	0-l
5hard&	0j 1-j
9(	0-t 2r
9-	1h
9.	0g 1-g
9/	0-k
9:	0k
9_	1g
9⌲	0-f 1f
5lang_	1s 2-f
5soft_	0q 2-f
5term&	1g
9(	0-k 1-h 212
9)	0f 2-g
9.	0f
9:	0j 1-h
9_	1m
6ool&	1g
9(	1f
9)	0h
9/	1-t 213
9_	0-s 11c 2-k
3I-cert_	2k
5hard-	1-o 2f
9/	2k
9_	1-l
5soft_	0z 1-n
5tool-	2q
1r=-null	0q 1-g
3B-certnull	0-h
5degnull	0-13 1o
5hardnull	0-g 1s
5langnull	0-l 111 2-g
5softnull	0x 1-g 2-h
5toolnull	0-r 115
3I-certnull	2k
5hardnull	1-1f 21f
5softnull	015 1-p 2-h
5toolnull	1-h 2t
0p4=1	1f
4’s	0-i 2i
32	2h
3a	011 1-16
4bil	0m
4cad	1h
5ti	0o
4dmi	0v 1-r
5va	0h
4gil	0-i 1h
4ll	0k
4n	012 1-o
5al	0-p 1-j 218
5d	02h 1-26
4pac	1l
5i	2m
6s	0-h 1f
5pr	0p 2-i
4rch	0-1a 1j 2s
5e	0n
4s	0m 1-o
5se	0h
6i	0m
5yn	0-i 1r
4t	1-f
4uto	0-1c 11k
4vai	0-f 2f
3bach	0-i 1x
6k	0n 2-q
5si	0m 1-g
4e	0j
5ha	0-l 1q
5st	1-g
4ids	0-f 1f
5g	1-i
5oc	1i
6m	0-m 1h
4lue	0-k 1q
4oth	0x 1-j
4rid	2j
4sc	1g
4uff	0-s 1s
5il	1-g
4y	0l
3cali	0-v 1w
5nc	0-m 1f
6d	0-1l 11s
4ell	1i
5rt	2i
4hai	0-i
6l	0g
6r	0-i 2i
4i	0-h
5rc	0-j
4lie	1f
5ou	0-h 1j
5us	2j
4oco	1j
5gn	0-12 1m 2g
5ll	0o 2-o
5nc	0-r 2n
6s	0-k 2f
6t	0-m 2j
5st	1f
4rea	0q 1-f
5os	0i
4ss	1k
4ult	0h
3data	2n
4eco	0-l 1u
5fi	0f
5gr	0-t 2r
5li	0-n 2w
5pl	0-i 2m
5sc	0w 2-m
5ta	1o
5ve	0i
6o	0-j
4isa	0o 2-g
6c	0j 2-n
6t	2f
4ock	0-j 1j
5ma	2j
4wh	1-g
3e.g	011 1-i 2-i
4duc	1-g 2j
4ffi	2h
4las	0-h 1m
5ec	0-1e 1l 2t
4mpl	1k
4nd	0-l
5er	0-i
5gi	0-u 1r
6l	0-m 1w
5te	1n 2-l
5vi	1-m 2n
4tc	0s 2-l
5l	0-n 1f
4xce	0n 1-g
5ec	1-g
5pe	0u 1-n
3fabr	2h
4eas	0-n 1n
5ed	0-g 1h
4ire	0-p 2f
4lue	0i
4ocu	0f
5r	01b 1-r 2-k
6e	1j
4ram	0-17 21d
5ee	0g
6q	2f
5om	0s 1-g
4ull	0h 1-i
5nd	0h
5rn	0-j 1q
5tu	0l 1-g
3gami	0-l 1w
5s	0-f 1h
5te	0-t 1l
4cp	2g
4eog	0-f 1f
4it	0-q 1v
6h	1k
4o	0-h 1q
4yna	0-k 1l
3hard	0-n
5ve	0o
4igh	2f
4ost	1-f
4ttp	0-g 1o
3idea	0q 2-g
6n	0g
4mmu	0-q 2i
5pl	0-h 1r
4n	01k 1-1d
5cl	01d 1-h 2-w
6o	2f
5du	1-k 2h
5fr	0-m
5it	0-l
5no	0l
5si	0-i 2k
6t	0u 1-h
5te	0-x 1t
6o	0g
4pse	0-g 1g
4s	0u 2-g
3jenk	1p
4ms	2f
4ob	011 1-x
4uni	0-i 1p
3kafk	1h
5nb	0-j 1g
4now	0p 1-g
4ube	0-x 1v
3land	0-m 2n
6g	1-k 2l
5rg	1i
5yo	0-k
4ice	2f
5fe	0-l 1k
5ke	011 2-o
5nu	1g
4oca	0j 2-i
5gg	0-f 1m
5w	0-i
3mach	0-f
5in	0-m 1p
5na	2n
6u	0-h 2m
5rk	1-n 2o
5te	0-h 2m
4ba	2f
4ech	0-l 2q
5di	1-i
5ss	0-19 1u 2f
5th	1-l 2w
6r	0-h 2q
4icr	0-o 118 2-k
4obi	0-l 1w
5de	0-p 2g
5le	0-g
5re	0m 1-g
4pls	1h
4sc	1f
4usi	0-w 1n
5ta	0-f 1f
4ysq	1g
3nano	2m
4et	0-j 1r
6c	1h
6w	0-k 1i
5ur	0-r 1l
5xt	0h
4ode	0-i 1t
4sop	0-u 1w
5ur	0-j 1j
3obje	1f
5st	0-h 1o
4f	014 1-14
5fs	0-o 1i
4n	0p 2-f
5e	0j
4per	0-p 2l
5ti	2g
4r	01o 1-1e
5ac	0f
5ch	0-k 1g
4the	0z 1-o
4ur	012 1-n 2-f
5ts	0-f
4ver	2g
3part	016 1-j 2-n
5tt	2i
5ym	0f
4eer	0-m 1g
4hd	0o 1-n
5ys	0-k
4ipe	0-f 2m
4lan	0-m 2f
6t	1-m 2t
4oss	0f
6t	0j
4rac	0i 1-r
5ed	0-m 1n
6f	01b 1-f 2-w
6p	0h
6s	0-17 11j
5oc	0-r 210
6f	0p 2-g
6g	1-u 2n
6j	1-h 2l
6p	0-k 2q
6t	0-v 2x
6v	1-o 2f
4upp	1g
3quan	1f
3reco	2l
5la	0t 1-h
6i	0j
5po	1-i 2n
5qu	0f 1-f
5si	1j
6o	0f
6p	0j 2-h
6t	1v 2-j
5tr	0-s 1y
4isk	0-k 1g
4ole	0h
5ta	0-l 2f
5ut	0-n 2w
3safe	0-r 2i
5le	0i 1-f
4cal	2-i
5ie	0-10 2r
5op	0-k 1l
5ri	0-k 1r
6u	0-h 1p
4ecu	0-o 1r
5gm	0l 2-k
5tu	0-j
4hel	1-f 2f
4ide	0-k 2l
5mi	0l
5te	1-f
4kil	0u 2-j
4now	0-h 1j
4oft	0-l 2h
5li	0n
6u	0-p 210
5ur	2j
4por	0-m 1o
5ri	0-n 1q
4tan	0-q 1n
6t	2f
5or	0-j 1i
5ra	0-j 1j
6e	0-u 1m
6o	0m 2-i
6u	0-z 210
5ud	0-l 2u
4ubs	0-i
5ch	0u 2-m
4wif	1i
4ymf	1i
5na	0-h 1j
5st	0-z 2l
3tabl	0-f
4dd	0-j 1l
4eam	0r 1-i
5ch	1-m 2j
5le	0-x 11b
5rr	1q 2-h
5st	0-1t 11g
4hat	0n
5e	017 1-1b
6o	0-m 1g
5is	0f
5ro	0i
4o	010 1-m
5ol	0-p 1-g 215
5po	0-h
4rad	0-t 1k
6n	1-o 2h
5en	0-p 2p
4s	1-h
3univ	1f
6x	0-f
4sab	2i
5in	01a 1-h 2-t
4x	0k 1-j
3vari	0k
4ehi	0-m 1n
5ri	1f
4ia	0m 2-j
6d	0-f 1g
5ro	0-j 1j
6t	1j
5vo	0-f 2f
4oll	1h
4pcs	0-f 1i
5ns	0-g 2g
4ue.	0f 1-f
3ware	0-r 2t
4e	1-j 2g
5b	0-f
6s	0-f 1s
5ll	0k
4ill	0g
5nd	0-p 1n
5th	01p 1-13 2-m
4ork	0y 1-10
4rap	0-l 1l
5it	0m 2-i
3xibs	0-h 1i
3year	0f
4ou	013 1-k 2-j
6r	0t 1-h
1art=none	1s 2-u
0r=null	0-n 114 2-h
6^	0q 1h 2-17
1a=null^	1-i
7ability	0k 1-k
7certification	0-j 1-i 211
7expertise	0g 2-l
7fluent	1f 2-n
7good	0g
7interest	0-f 1k
7knowledge	0-j 2h
7passion	0f 1i 2-w
8roficiency	0-h
gt	0-f
7such	2-j
0s3=1	1f
4’s	0-i 2i
32	2h
3a	011 1-16
4ck	0-13 1z
5y	2l
4de	1l 2-l
4fe	0-h
4ge	0-k 1g
4il	0-u 1f
5n	2j
4ll	0f
4me	0j
5s	2j
4n	012 1-o
5d	01m 1-15 2-h
5g	1h
5t	0r 1-q
5y	01e 1-w 2-i
4pe	0-k 2n
5i	2j
5y	2g
4s	0m 1-o
5e	0-g
5t	0f
4t	1-f
5a	0-p 1h
5e	1-j
4ve	0v 1-g 2-f
4ys	0-g
3ban	0-i
4e	0j
4ig	1-i
4le	0z 1-i 2-h
5y	0o 2-f
4sc	1g
4y	0l
3cal	0-i 1f
4er	0-l
5s	0-j
4i	0-h
4le	0-10 2y
4oa	1f
5n	0-h 1j
5r	1f
4ss	1g
4ts	2i
3ded	0g 2-g
4ge	0k 1-i
4ns	1f
4wh	1-g
3e.g	011 1-i 2-i
4am	0j
4ct	0-i
4gy	0-l 2g
4ld	2g
5y	0f
4ms	1-l 2l
4nd	0-l
4rc	0-r 1h
5e	0f
5s	0u 2-s
5y	2h
4ss	0-g
4tc	0s 2-l
5l	0-n 1f
3fka	1h
4or	01b 1-r 2-k
3gas	0-f 1h
4cp	2g
4es	1-p 2n
4ht	2g
4it	0-q 1v
4o	0-h 1q
3hat	0p 1-f
4er	012 1-g 2-m
4in	0j
5p	0-j
5s	0g
4ly	1j
4ub	1k
3ial	0-g 11d 2-x
4bs	0-h 1i
4cs	0-x 1q
4de	1-g 2m
5s	0-f 1f
4es	1-12 2s
4fe	1h
5t	1g
4gn	0-13 1k 2j
4ke	0u 2-p
4le	0-k 1r
5l	0g
5y	0f
4n	01k 1-1d
5e	0-k 2j
5g	1-l
5s	0-x 114
5t	1h
4on	0-15 1o 2h
5r	0h
4s	0u 2-g
5h	1f
5k	0-l 1g
4th	015 1-t
5s	0i
5y	0-m 2f
4ve	1m 2-10
5o	0-f 2f
3jms	2f
4ob	011 1-x
3ker	0-k 1l
5t	0-x 1m
3lar	0m 2-o
4ed	0-g 1n
5s	0-k 2v
5t	1j
5y	1h
4id	0o
5t	0-k 1k
4ls	0i 1-f
5y	012 1-f 2-n
4ow	0-p 1i
3mba	2f
4er	0-g
4ic	0-g 1n
4me	0-g
4sc	1f
3nal	1j
4ce	2o
5h	0-j
5y	0-i
4ds	0-k 2t
4ed	0h
5t	0-x 1j
4ic	0-m 1h
5x	0-f
4to	0g
5s	1-i
4ux	1g
3ode	1k
5s	2s
4f	014 1-14
4gy	0-n 2h
4le	0g
5l	0-f 2i
5s	0-p 2r
4me	0q 1-i
4n	0p 2-f
5f	1h
5g	0t 1-i
5s	1-o 2y
4od	0p 2-i
5l	0-y 1p
4ps	0-h 2h
4r	01o 1-1e
5k	0-h 2i
5m	0-f 1j
5s	0-h 1k
4ss	0v 1-h 2-f
5t	1i 2-g
4th	2-j
4ur	01g 1-q 2-q
5s	1v 2-13
4ws	0-z 2x
3pcs	0-f 1i
4er	2-i
4hd	0o 1-n
5y	0-k
4le	0g
5s	1h
4ns	0-g 2g
4os	1g
3ral	0-n 110
4ed	0j 2-n
5s	0-j 1-l 214
4ge	1f
5y	0-k
4ly	0f
4ma	1j
5s	2h
4om	0s 1-g
4ts	0-t 2f
4um	0-g 1o
3sec	0-f 1g
5d	0f
5s	1-w 217
5t	1-f
4is	0-i
4ms	0-j 2k
4on	0-f
4ql	1i
4to	1f
3tdd	0-j 1l
4ed	0l
5m	0-k
5n	0g
5r	0-l 1i
5s	0-g
4he	017 1-1b
4ic	0-s 118 2-g
4ly	0h
4o	010 1-m
5r	0-g 1h
4ry	0-15 1s
4s	1-h
4tp	0-g 1o
3uch	0i
5t	0j 2-g
4gh	0i
4ld	0i
5l	0f
4nd	0q
4ps	0-g 2j
4re	0-o 2h
5n	0-g
4se	1-h
5t	0j
4x	0k 1-j
3ven	0t 1-h
5s	0-k 1q
4ia	0m 2-j
3we	1-j 2g
5b	0-f
3you	013 1-k 2-j
14=1	1f
4’s	0-i 2i
32	2h
3a	011 1-16
4ble	0t 1-o
6y	0n 2-f
4ces	0-k 1l
4fka	1h
4ges	1-j
4les	0i 1-f
5l	0k
6s	2f
6y	0z 2-m
4mme	0-g
4n	012 1-o
5ce	0-12 2p
5d	02h 1-26
5ic	1g
5ts	1i
4phy	0-f 1f
5i	2m
6s	0-h 1f
4re	0n
5ge	1f
5ma	1j
4s	0m 1-o
5es	1-f 2k
5ic	0f
4t	1-f
5ch	0-f
5ed	1g
5or	0h
3base	1-g
4e	0j
5st	1-g
4ids	0-f 1f
5g	1-i
5le	0-f 1k
4les	0-h 2i
6t	1k
4oth	0x 1-j
4sc	1g
4y	0l
3cape	0-n 2n
4ell	1j
4i	0-h
5al	1s 2-t
4ker	0-j 1j
6t	1f
4onf	1h
5st	1f
4rum	0-h 1p
4ss	1k
4tor	0-z 1n
3data	0-p 1h
4ers	0j
4ies	0-f 2i
5ng	01i 1-13 2-f
5ty	2h
4ows	0-h
4uct	0j 2-g
4wh	1-g
3e.g	011 1-i 2-i
4act	0-g 1j
5ms	2i
5se	0-h 1n
4con	0-j 1k
6r	1f
5ts	1-g
4dge	0m
4gic	1f
4mic	1i
4nce	0n 1-n
6y	0-i
5d	0-l
6s	0-k 2k
5ts	1-w 2t
4rce	2-f
5gy	0-k
4sis	1f
5ql	0h 1-f
5to	1f
6s	0-f 2l
4tc	0s 2-l
5es	0-i 1h
5l	0-n 1f
5ry	0-m 1v
3fers	0-p 1r
4or	01b 1-r 2-k
4rom	0s 1-g
3gas	0-f 1h
4cp	2g
4ies	1-s 2q
5le	0-l 1i
5ng	1j
5t	0-q 1v
4o	0-h 1q
5od	0s 2-f
4ree	0-j 2g
3hain	0-j 1h
5nd	0-j 1k
5ve	0n
4ell	2g
4ine	0-f
4ods	1-h 2i
5ol	0-16 1t
5re	0-o 1i
4ttp	0-g 1o
3ials	0-g
4cal	0-l 1h
5es	2k
4der	0-f 2m
4eld	2g
4ght	2g
4lar	0l
5ed	0-n 1p
5ls	0s 2-i
4n	01k 1-1d
5al	0-m 1n
5er	2h
5to	0g
5ux	1g
4ons	1-l 2w
5us	0n
4per	0-j 1j
4s	0u 2-g
5ms	0-l 2m
4ves	0-k 1l
3jms	2f
4ob	011 1-x
3kins	1p
3lder	1l
4ent	0y 1-f 2-i
5ss	0-h 2v
4ike	010 2-n
5ng	0-f 2i
5sh	0-j 1t
5ty	0-g
4ley	1h
4ogy	0-n 2h
5w	0-i
6s	0-j 2o
3main	2l
4ba	2f
4ent	0-15 219
5rc	0-r 1h
4ing	0-k
6s	0-i 1j
4ore	0m 1-g
4pls	1h
4sc	1f
3nban	0-j 1g
4cer	0-m 1f
4eer	0l 1-i
5t	0-j 1r
4ing	0-j 1f
5sh	0j 1-f
5ty	0n 1-g
4ous	0-i 1r
4ter	1i
5um	1f
3ocoa	1f
4f	014 1-14
4lid	0n
6t	0-k 1k
4n	0p 2-f
5e	0j
5ic	0-g
4ols	2n
5th	0-m 1q
4per	0q 2-f
4r	01o 1-1e
5ts	0-q 1h
4ugh	0i
5ld	0i
5nd	0p
5r	012 1-n 2-f
4ven	0f
3pack	0-i 1k
5ny	017 1-k 2-m
4eer	0-i 1h
5rs	0-i 1k
4hd	0o 1-n
4ing	1i
4pet	1g
4sec	0-g 1g
3ques	2h
3rack	1g
5py	2g
4ete	0-f
4ics	0-s 1i
5ng	0-1a 1y
5se	2-h
6k	0-l 1g
5ty	0-o 1h
4ket	0-p 2i
4ole	0f
6l	0-f 2i
5ng	0p 1-g
5ss	0v 1-h 2-f
4red	0m 2-g
3sage	0-l 1l
4ent	0-h 1h
4hip	0-j
4ics	1h
5de	0-o 2t
5gn	0-13 1k 2j
5ng	0n 1-n
5on	0-r 1m
4tem	0-k
5ic	0-i 1p
5ry	0-l 2m
4uch	0u 2-m
5re	0j
3tack	2f
6t	0f
5nd	1f
4dd	0-j 1l
4eam	0p 2-g
5ct	0-i
5gy	0-l 2g
5ms	1-g 2q
5nt	1j
5rs	1-j 2k
4hat	0n
5e	017 1-1b
6r	019 1-v
5in	0j
6s	0f
5ub	1k
4ice	0g
6s	1-h
5es	0i 2-g
5ng	0-h 2p
5on	0-s 2k
5ve	1k 2-i
4o	010 1-m
5rm	1i
4ral	0-f 1g
4s	1-h
4ual	0-k 1k
5re	0-u 1h
6n	0-g
3ular	1g 2-g
4nix	0-f
4ous	1k 2-k
4ral	1h
5es	2m
4sic	0-k 1t
4ted	2g
6r	0-18 1o 2k
4x	0k 1-j
3vant	0t 1-l
4ery	2j
4ia	0m 2-j
5ce	0-p 1h
5ng	0j
5vo	0-f 2f
4ops	0-j
4pcs	0-f 1i
5ns	0-g 2g
3wall	1f
5re	0-14 1f 2o
5ys	0-q
4e	1-j 2g
5b	0-f
5ll	0h
4ift	1i
5ll	0f
5ng	0i
5th	015 1-t
4ork	0-h 2i
3xibs	0-h 1i
3ycle	0-x 2r
4ou	013 1-k 2-j
6r	0p 1-f
6t	0-t 1j
4ses	0-j 2k
5is	0-j 2i
5ql	1g
1h-1=X	0-l
6X	1-g 2q
5^	0q 1h 2-17
5x	0-13 110
6.	018 2-1g
6X	1-l 2j
21=0	0h 1-k
4X	0g 2-f
5X	0j 2-h
5x	0-k
4x	1k
5.	2-k
50	0-h
2=0	1-i 2i
3X	2k
4X	0-15 2s
4x	0f 2-r
3l	116 2-1a
3x	019 1-1e
4.	2-k
40	0-u 1o
0t=B	0-4p 1-1r 28i
2I	0-4i 1-2l 27h
2O	08i 14n 2-fm
2^	0q 1h 2-17
0w+1=0	0h 1-k
41’s	0-i 1i
4^	02j 1-1a 2-19
4a	0l 1-u
5bility	0-j 2n
5ccording	0-k 2m
6tivities	1h
5ddition	0-i 2j
6ministrator	0i
5gile	018 1-o 2-j
5ll	0h
6so	0f
5mqp	2g
5n	0f
6alyses	0-j
6d	0-1b 1o 2n
5pp	0l 1-k
7roach	0-k
ces	0-h 2j
5rchitect	0h
dure	2-j
gs	2g
6ea	0-k
7na	1f
5s	0-m 1m
5t	0-l 1h
5utomated	0j 2-g
bion	1l 2-u
5vailability	1j
5ws	0n 1-j
4background	0-k
6sic	0-h 2h
5e	0v 2-l
5onus	2g
5udget	2g
6siness	2l
6t	1g
5y	0g
4cancer	2f
6pacity	0-n 1l
6rtridges	0-j 1j
5ertification	2k
5haracterization	2j
5ircuits	1f
5learance	2h
6oud	0-1j 11z 2-g
6uster	0-g
5ognition	0-g 1l
6mmodity	0-g 1i
8unication	0-g 1j
7pany	0-u 1l
8lex	2f
8uting	1k 2-f
6ncepts	2f
8rete	0-h 2k
7struction	1-f
8ulting	1x 2-n
7tainer	0-f 2h
6urse	0-h 1i
5ritical	0f
6yptocurrency	0f 1-f
5ss	1-i
5ulture	1i
4data	1-k 2f
5elivery	0-f 1j
6partment	0f
6scription	01c 1-t 2-k
6veloper	01i 1-r 2-r
5igital	0g
6mension	1g
6sability	0g
5ocker	0i 1-l
6main	0-p 1v
5riven	1-h
5sl	2g
4e2e	0-i 1f
5ducation	0-g 1k
5fforts	1i
5lectronic	0-l 2o
bphysiological	0-f 1f
5ngineer	01o 1-14 2-k
cing	0s 1-q
cs	0w 1-p
7lish	014 1-n 2-g
6vironment	2l
fs	0-v 1g 2f
5quivalent	0h
5tc	0-10 2p
6hernet	2h
5xcellent	0l 2-j
6perience	0-19 117
aments	0-p
9tise	0-p
7osure	2g
4fabrication	0-g 1j
5inance	1-g
6rewalls	0-f 1f
5luency	0-q 2s
5ocus	0n 1-l
6r	1-j
5ramework	0-q 212
ds	0-11 1v
6ontend	0h
4git	0i
7hub	0-l
5oogle	0l 1-f
6vernance	2h
5raduate	2f
6oup	0g
4have	1f
5ighways	0-g 2g
5ospitality	1-f 2h
7ting	1f
4ideally	0-u 2q
5mmunotherapy	0-l 1l
6plementation	0-k
7rovement	1k
5ncluding	0-q 2x
7orporated	0-g 2g
6dustries	1f
by	1h 2-j
6formation	0-s 2r
7rastructure	1k
6sight	0-l 1n
5os	0-j
4java	1h 2-t
8script	2-h
5enkins	0j 2-g
5ob	0-u 11f 2-l
4kafka	0f
5nowledge	0-1c 1v 2h
4landscape	0-m 2g
7guage	2f
5ead	0g
5inux	1j
6ve	2g
4manager	1-i
7datory	1h
6rtsgood	1f
6terials	2g
7ters	0-k 1p
5echanisms	0-l 1o
6ssaging	0-s 2m
6teor	0j 2-j
7hods	0-y 1h 2i
7rics	2f
5icroservices	0-g
aoft	1-f 2f
6gration	2l
6xin	0-i 1i
5obile	0-t 2i
6delling	0-g 1g
8rn	0k 1-n
6nitoring	0-r 1j
5sc	2-g
4native	1-h
5etwork	2-f
bing	2i
5ice	0-n 1n
5umber	2f
4of	0v 1-h
6fice	0f
5perations	1g
5r	0-34 119 21v
6ganisation	1f
5ther	0h
5ur	0q 2-f
5ver	0-h 1i
4partner	1g
6tterns	1-f
5eople	1-f
6rsistence	0-f 1f
5hases	0-h
6ysics	2g
5ipelines	1o
5latform	1h
5ostgresql	0f
5ractices	0-18 21b
6eferably	0-10 215
ared	0-y 1x
6ocess	0-19 1i 2s
bes	0-x 1n
bing	0-g 1j
7duct	0g
bion	1-f 2g
7gramming	0-m 1p
7posals	1g
7tect	0-f 1f
8ocol	0-h 2j
5ython	2-h
4quantum	0g
4rail	2g
5equired	1f
6search	0f
7iliency	0-h
7ponsive	0g 1-f
5isk	0-l 2l
5ole	2n
6tations	0-f 1g
6uters	0-i 2i
4s	1-o 2k
5ales	1j
5chool	1g
6ience	0-g
bs	1i
6ss	0-f 1k
5ecurity	0-f 1j
6gment	0-r 1r
6rvers	0f
8ice	0-f 2n
bs	0-j
5ide	0-j 1o
6ze	0h
5oftware	1t 2-g
6lutioning	0-h 1h
cs	0n
5peaks	2g
6ring	1f
5tandardization	1g
7tions	1j 2-f
6rategies	2h
by	2-h
7ong	0-i
7uctures	0-f
6udies	0-f 1f
5upply	1f
8orting	0-l 2o
5ystem	1j 2-g
4team	0y 1-g 2-i
8s	0r 1-r
6ch	2g
8nical	1-f
9ologies	0-p 2y
dy	0-k 1q
6rraform	0-g
6sts	1-u 2q
5hat	1-k 2y
6e	01d 1-t 2-j
7n	0-t 1k
6rough	0o 2-i
5ools	1-h
5rading	2g
6ends	2g
5s	1j
5ypescript	0j 1-m
4understanding	0-q 2f
5ps	1r 2-g
5sing	2l
4verbal	0h 1-f
5ia	0-z 215
6vo	0-f 2f
5pns	0-g 1g
4we	1-g
6ll	2-h
5hat	0-g 2l
6en	2f
7re	0h
5ill	0s
6reless	2f
6th	112 2-o
8in	0-o 2p
8out	0-h 2i
5ork	1-h
8ing	1h
6uld	0-n 1p
4your	1-g
22=0	1-h
410years	1f
4a	1f
5bandonment	1f
6ility	0-l 2m
6out	0f
5ccording	0-g
8unt	0-f 2j
5ll	0m 2-u
6so	0-y 112
5n	1-r 2f
6alytical	0-m 2g
cs	1m
6sible	2h
6tigen	2g
5rchitecture	1j 2-g
6e	2g
5s	1-i
5t	0q 2-q
5udio	0-r 2t
6thority	0-f 1h
7omation	0-j 2k
5zure	0h 1-w 2f
4backend	0j 1-f
6sed	1-f
5est	0i
5iotechnology	1h
5onus	2h
6th	0-j 2u
5udget	1g
6ffers	0-f 1f
6siness	1-g
6t	2-o
4c#	1g
5alibrants	1h
6ncer	0-f 2f
6pabilities	0m 1-l
5ertification	2h
hs	1g
5haracterization	1f
5i	0-g 2p
5learance	2h
6oud	0-f
5ode	0-g 1q
6mmunication	0f
7pany	1q 2-h
6ncept	0-l
8rete	0-i 1h
7tact	0i
8rol	1h
6rresponding	1f
4d	0f
5ark	1f
6ta	0g 1i 2-z
5egree	1-s 2j
6livery	0i 1-f
6scription	0-w 11b 2-f
7ign	0-r 1m
6velop	0j
ber	01k 1-1a
bing	0o 2-h
4e.g	2k
52e	0-g 1i
5ducation	0g 2-h
5lectronic	0-m 1k
5nd	0-f 1q
6gineer	014 1-11
cs	0g
7lish	011 1-l 2-g
6terprise	0j 2-g
6vironment	1-l 2r
5tc	0-r 112
6hernet	0-h 1i
6l	0f
5xperience	0-14 2v
aments	1h
6traordinaire	0-i 1i
4f	0f
5inance	1j
aial	0s 1-x
5luency	0-j 1f
5ollowing	1f
5ramework	1-h 2q
6om	0-q 1j
4gcp	0-i 1g
5ithub	0-h 1j
5overnance	1j
5raduate	1h
7phql	0-f
6oup	0j
7wth	2f
4hand	0-l 1l
8s	0-j 1k
6s	0i
6ve	0-j 1-l 214
5elp	0-n 2s
5igh	0o 2-f
8ways	0-f 1g
5ospitality	1f
4ideally	0-1a 1t 2h
7ntify	0-l 2f
5mplementation	1y 2-t
7ressed	0-j 2j
8ovement	0g
5ncluding	0-1b 1j 2s
7orporated	0-f 1f
6dustry	0t 1-s
6frastructure	1u 2-l
6teraction	0-i 1m
9personal	0g 2-g
7o	0i
5s	0-q 1f
5t	0-m 2s
4jira	1h
5ob	0-u 11a 2-f
4key	0g
4landscape	0-g 2g
5ean	0j
7rning	0k
5ocation	1f 2-r
4m	0h
5aintenance	1f
6nagement	1-k 2y
6rketing	0g
6ster	0-i 1g
6tches	0-f 2f
7erials	1i
6ven	1-j
5essaging	0-r 1u
6thod	1f
5onitoring	0-y 11p 2-q
6re	0u 1-l
5ust	0-n 2s
4name	0g
6no	0-n 2g
5eeded	2g
6twork	1f
6urotransmission	0-i 1j
5ode.js	1-k 2k
6t	0g
5soperation	0-l 1i
6urlsession	0-l 1l
4object	0g 2-g
6stetrics	0-o 1o
5ffice	0o
7shore	1g
5il	1g
5n	0i 2-g
6e	0u 1-k
5peration	2j
ds	0j
5rganisation	0-j 2h
azation	0m 1-m
5ur	0-p 1g
4peer	1i
6rform	0-i 1i
7son	2f
5hysics	1f
5latforms	2-f
6ease	2-h
5os	1f
5referably	0-z 1i 2g
ared	0-s 2q
7pare	0-h
6ocess	0-w 1v
7duct	0v 2-i
bion	0-f 2n
bs	0i
7ject	0j 1-j
bs	1-n 2o
7tocol	0-f
7viding	1-i
5ython	0l 2-j
4quantum	0-g 2i
4rail	0-f 2g
5elation	0-h 1k
7ease	0-m 1m
6st	0-l
6tail	0k 1-i
5isk	0-q 1m
5ole	0-h 1l
6uters	2g
4s	0-h 2k
5ales	0f
5calability	1j 2-g
5ecurity	0-t 2i
6nior	0f
6o	2h
6rvice	0-h 2o
bs	0o 2-r
5imilar	0-q 113
6ze	0-27 115 212
5oftware	0i 2-m
6lution	0-h
cs	0p 1-q
5pring	1-l
9t	1g
5torm	2g
6rategies	1l
by	0t 1-i
5uch	0-g 1-j 2z
6pport	1v 2-16
5ystems	0-u 218
4take	0-f 2i
7ing	0-g 2h
6sks	0-u 210
5eam	0p
8s	1-i
6chniques	1-i 2j
9ology	0-l 1n
6nders	0-f 1f
6st	1h 2-f
8ing	0-1c 1f 2x
8s	0-n 2g
5hat	2-f
6e	1-k
7ir	0-q 2u
6ousands	0-f 2g
6rough	0z 2-n
5o	1k 2-p
6ols	011 1-l 2-h
5rading	0-f 2f
6ends	1g
5uning	0h
4understanding	0-l 1n
6ix	2j
5sing	0-g 2k
4very	1f
5ia	0-12 1f 2n
6vo	0-f
4we	0m 1-n
6b	0-q 11a 2-k
6ll	0-i
5hat	0-f 2m
6ere	0j
6ich	0u 1-k
6o	0k 1-j
5ill	0h 1-j
6th	2g
8in	0-q 1h
8out	0-h 1i
5orking	0-f
6uld	0-k
4years	2h
5ou	0-j 1u
7r	0-m
1-1=^	0q 1h 2-17
4academic	0-k 2n
6ceptance	2h
6ross	0i
6tual	1g
5doption	0-h
5gile	0u 1-i
5ll	1p
5n	1x 2-l
6alysis	1y 2-o
6d	0-3a 1-p 240
7roid	0-19 21h
5pi	0-h 2g
7s	0k
5rchitecture	0n 2-k
6e	0j
5s	0-i
6ynchronous	0-k 2l
5urora	1i
6tomated	2j
bion	0r 2-q
5ws	014 1-v
5zure	2-f
4b	2f
5achelor	0-f 2h
7kend	0-g 2m
5ehavioral	0-g 2g
6st	0-y 1j 2f
5iology	2-g
5oth	0-j 1z 2-g
5ring	1f
5s	0-h 2k
5usiness	1-s 2n
ces	1f
5y	0k
4cancer	0-p 2q
6sino	1f
5ell	2f
6ntral	2j
5lient	2g
6oud	0-u 212
5ode	0-g 2p
6gnitive	0-m 2p
7s	2f
6mpliance	0l 2-f
8utational	0-q 2r
aer	0-1f 1-g 21v
6ncrete	0-i 2l
7sent	0-i 2i
8umer	2h
aing	0-j 1j
7trol	2-f
6re	0-w 1h 2f
5ross	0h 2-f
5ss	1-j
5ubes	1f
4data	1-x 2i
5egree	014 2-q
6mand	0-f 1l
7onstrated	0-g 1h
6ployment	0-s 2t
7th	1g
6scription	0r 1-j
7ign	0-g 1r
7ktop	2f
6tailed	0-h 2l
6veloper	0u 1-l
bing	0-l 1z
bment	0-q 112
5ifferent	1f
6ploma	0g
6stributed	1-s 2q
6visions	0-h 1h
5ns	1i
5ocuments	1i
4e.g	01i 1-1d
5conomics	1g
7system	0f
5ducations	0-j 1k
5lastic	0-k 2p
6ectrical	0-j 2m
aonic	0-n 2q
5nd	1-q 212
6ergy	0-p 2s
6gineering	016 1v 2-21
7lish	012 2-10
6tertainment	1k
6vironments	0-g
5quivalent	0j
5xperience	0k 2-n
7osure	0-f 1i
4f5	2m
5acing	0j 1-h
5inal	0-n 2q
8nce	0k 2-h
aial	1-f 2m
6rewalls	0-i 2i
5ollow	2f
6r	0-f 1n
5rameworks	0n 2-p
6ee	0n 1-i
6om	0-10 11b
7ntend	0-h 2j
5unctional	0-t 2o
7damentals	0h
4gambling	1g
6s	0-g 2j
5cp	1k
5eography	0-f 2f
5lobal	1-t 2j
5overnance	0-g
5roovy	2g
7wth	2m
4hand	0-j 2j
6rdware	0-g
6ve	1f
5igh	0g 1-g
5ospitality	2-i
6w	0-p 1j
5r	0-f 2l
4identification	0-h
5mplementation	0h
ding	0h
5n	0-1v 21k
6clude	0-l 1n
aing	0-j 1y 2-f
6dustry	2-j
6formation	0-p
6house	0-h 1i
6itial	0-i 2j
6tegrated	0-h 2n
8nsive	1g
7o	0p 1-h
5os	0-o 2q
5psec	0-g 2g
5s	0j 2-g
4java	1v 2-k
8script	0v 1-r
5ob	0r 2-n
5uniper	2l
4kanban	0-g
5nowledge	0s 2-f
5ubernetes	2-i
4large	2i
6yout	1j
5eadership	0-i 2j
8ing	0n 1-g
6vel	0h 1-q
5ife	2g
6ke	0-t 1z
6ve	2f
5ocation	1k 2-f
6g	2f
6w	0-j 2m
4m.s	0k 2-i
5anagement	0q 1r 2-1h
6rkets	0-l 2l
6ster	0-s 2l
a's	0h
6tter	2-f
5echanical	0-g
6ntoring	0-j 1k
6ssaging	1-f 2s
5icroservices	2-f
5odern	1-17 2y
7ular	1-f 2g
6nitoring	0n 2-f
5pls	1f
5s	0-i 2m
5ultithreading	1f
5ysql	0g
4native	1-g
5eeded	0g 1-f
8s	1n
6twork	2m
bing	0-i 2j
5ode	0k
8.js	1t 2-o
6sql	0-x 211
4of	0-17 214
6fshore	0-10 2u
5n	0-t 1w
6line	1-k
5penconfig	1h
7rating	0q 2-l
bons	0k 2-i
5r	0-2n 22d
6acle	0f 2-q
6ganisation	0-k 1t
azation	0f
6ientated	2g
5ther	0-n 117 2-k
5ur	0k 2-m
4pattern	0f
bs	1i 2-i
5eer	0-m
6ople	2k
6rform	1g
7sonal	0h
5icasso	1h
5lan	2-g
5olicies	1i
6stgresql	0-f
5redictive	0-p 2r
7ferably	1l
7school	0f
6ocess	0j 1-f
bes	0-i 1o
7duct	0j 1-j
bs	1g 2-g
7gramme	0-i 2i
7ject	2g
7mote	1f
7tocol	2g
7ven	1l
8ider	0-k 2g
5ublic	1-g 2g
6re	0-l 1l
5ython	015 2-12
4qualifications	0-k 1p
4reactjs	0-g 1k
7dy	2f
6lated	2-h
7ease	2f
8vant	0-11 11o 2-m
6porting	0f
6siliency	0-m 1l
5isk	0-g
5ole	0m 1-i
4safe	1-j 2h
8ty	0-h 2k
5calable	0g
7ndinavian	2f
6ience	1o 2-h
bs	1i 2-g
6rum	0s 2-x
6ss	0t 1-p
5ecurity	0-p 1s
6miconductor	0-m 2n
6nior	0w 1-r
6rver	1-g
8ice	1-h 2h
bs	0q 1p 2-1f
5hell	0f
5imilar	0u 1-h
5olid	0-z 111
7utions	2-j
7ving	0-i 1j
6urce	0-i 2m
5peak	0-o 1p
6oken	0-g 1i
5ql	1-i
5re	0f
5tatus	0g
6rong	1h
6udies	1m 2-f
5ubsequent	0-k 1l
8trate	0-h 2h
6ch	0o
6pply	0-l 2n
5ystem	1-l 2f
as	119 2-12
4tasks	0h
5eam	0j
6chnical	0-f 1-f 2u
aques	0h 2-f
9ologies	031 1-2b 2-q
dy	0-g 1l
6sting	0n 1j 2-16
5hat	0g
6e	1g 2-g
7oretical	0-l 2n
6is	0f
6rough	0-l 1w
5o	2l
6ols	0f
6p	0-l
5ype	0h 1-f
8script	0y 2-16
4ui	2g
5niversity	2f
7x	0-q 2z
5p	1g
6s	0-g
5se	2-f
7r	0-g 2m
6ing	0-r 114
4value	0-k
5ehicles	0-f 2f
5ia	1l
7ducts	0-g 2g
6vo	0-g 2g
4warehouse	2i
5e	0s 2-f
6b	0-y 2o
5ill	0l
6ndows	0-f
6thin	0-k 1m
5ork	0m
8flows	0l 1-f
8ing	0o
5rite	0-m
4you	010 1-l 2-f
7r	0u 1-f 2-f
22=0	0r 2-h
4^	0-l 1u
4a	1-1b 210
5cademic	2-i
6ross	2-h
5doption	2f
5gile	1-f
5ll	0t 1-j
5n	0y 1-s
6alysis	0-h 117 2-q
6d	1-s 2n
7roid	0-i 2m
6gular	1-f
5pi	0-l
7s	1l
6plication	0x 1-u
7reciation	0-j 1j
8opriate	0f
5rchitecture	0-i 1n
6e	0o 1-h
7a	0-j 1h
6tificial	1f
5s	1-o
5utomated	1-k 2o
bion	1i 2-o
5vailability	0-r 2f
5ws	1-h
4bachelor	2l
7kground	0-j 1n
6sed	0j 2-g
5est	0n 2-f
6verage	0-f 1h
5ig	0l
5oth	0-16 214
5ring	0-z 1r
5s	1-j 2m
6c	0-f
5uilding	0i 1-g
8t	0l 1-l
6sinesses	2h
5y	0f
4c	0g
5alibrators	0-i 1i
6pacity	1g 2-f
6ses	0-r 1s
5loud	1o 2-l
5oaching	0-k 1k
6mputer	1x 2-u
aing	1m
6ntact	0h
6re	0n 2-l
5ustomer	0k 1-q
5v	0h
4d	0h 1-l
5agger	1f
6ta	0m
5egree	0-n 2t
6livering	0g
6monstrated	0-g 2h
6partment	0h 1-g
7loyments	0-j
7th	0-f 2f
6scription	0f
6tailed	0g
6velop	0j 1-g
bing	0h
bment	11e 2-16
7ops	0m 1-v
5igital	1i 2-h
6stributed	0-l
6visions	0-h 2i
5ocker	0h
7umentation	0-i 1m
cs	2f
5rive	0f
4e.g	0-y 1u
5fficient	0-g
5ngineer	0u 1-t
cing	0g 1-l
cs	0f
7lish	0n 2-h
5quivalent	1h 2-j
5xperience	0-1f 11i
9tise	0-i 1k
7osure	0-f 2g
4facing	0j 2-j
6miliarity	0-n 1o
5easibility	1j
5inance	0-h
aial	0k 2-q
6rewalls	2i
6xes	0-f 1f
5luency	0-j 1k
5ocus	0-o 1r
9ing	0-f 1f
6r	0-z 2y
5rameworks	0-i 1t
6om	0-t 2n
5unctional	0f
6ture	0-i
4geography	2f
5it	1i
5lobal	0h
5rowth	2f
5ynaecology	0-k 1q
4hardware	2l
6ve	0-p 1r
5ead	0q 1-q
7lth	1-f
acare	0l 1-h
5igh	1-g 2f
5ow	0-g 2n
4iam	0-j 1s
5dentification	2j
5mplementation	0-i 110 2-j
7roving	0i 1-f
5n	0-q 2u
6clude	0-k 2p
6dustry	0-1u 21j
6formation	1i 2-j
6itial	1f
6spection	1f
6tegration	1f
8raction	1g
9national	0f
hly	0-k 1k
aet	2-g
7o	0k
5os	1-g
5s	0u 2-n
6p	2f
4javascript	0m 1h 2-13
5enkins	0-i
5ob	0s 1-j
5uniper	0-k 2p
4knowledge	0-k 1x
4languages	0-n 2j
6yout	0-y 1j 2f
5ead	0f
8er	0q 1-p
7rning	0g 1-i
6ss	2g
5ibraries	0-f 1f
6fe	1g 2-f
8cycle	1h
6ke	1-k 2g
6nux	1-l
5oad	2h
6cation	0f 1-f
6gging	0-t 1k
6w	0-m 2q
4mac	0f
6ster	1-k 2n
a's	1l 2-x
6ven	2f
6y	0-m 1p
5echanical	2j
6ssaging	1g
5icroservices	0-m 1m
5obile	1o 2-k
6delling	0-m 1p
8rn	0-u 217
7ular	0f
6nitoring	0-u 11a 2-g
6re	2l
5s	1-f 2h
4nanoparticle	1h
5eeds	2h
6t	0-n 1p
7work	1-i
6w	1-j 2j
5ginx	0-g 1n
5ode.js	1i
5surlsession	0-l 1l
4objective	1f
5f	1-i 2u
5lap	1f
5n	1-o 2t
5pen	2n
7rate	0-g 1h
aions	1k
5r	0-v 2x
6acle	0l 2-f
6ganisation	0-m 2o
azation	1h
5ther	0-g 2u
5ur	0-h 2i
6tset	0-h 1h
4passion	0-l 1m
bate	1g
5hases	0-v 1h
6p	0-l 1u
5ipelines	0-h
5lanning	0-m 1r
5oints	0-h 1i
5ractices	0-k 2l
6eferably	0-f
6ivate	0o 1-10
6oblem	0-i 1j
7cesses	0-10 2x
7duction	1g
bs	0-u 1n
7grams	0i 1-h
7moting	1f
7tein	0h 2-n
bs	0-i 1j
5ublish	0-l 1l
5ython	1n 2-o
4quality	0g
4rates	2f
5eactjs	0-f 1n
7dy	2f
6finement	0-f 1h
6gular	2f
6late	0-f 1f
ad	0-j 1o
9ing	0-f 1f
7evant	0-h 2p
6porting	0f
6quirements	0-k
6sponsible	0-10 111
6tail	0-v 1y
5ibbon	2g
6sk	1i
5ole	0p 1-f
4s	010 2-s
5afety	0-n
6les	0r 1-f
5cale	0-t 1t
6oping	0-k 1k
6ripting	1h
7um	1j
5ecurity	0-m 11i 2-w
6nior	0t 1-f
6rvices	1h 2-n
6tup	0-j 1n
5oftware	0-g
6lid	0-18 1p 2j
7ution	1j 2-h
cs	1f
6urce	0p
5pring	0-n 1o
5tandards	1h
6rategy	1-p 2h
7ong	0-k 2m
7uctural	0-h
ced	2f
5uch	1g
6perconductor	0-g 2h
7port	1-h
5ynaptotagmins	0-j 1k
6stem	0n 2-j
as	0-r 2h
4takes	2f
5dd	0-g 1f
5eam	0s 1-j
6chnologies	0-w 11r 2-u
dy	1-l
6sting	0-18 1w
8s	0g
5hat	0o
6e	1-z 210
7ir	0m 2-h
6rough	0-1o 1p 2z
5o	0-m 1-f 212
6p	0-n 2p
7ological	2g
5ype	0h
8script	0i 2-k
4uikit	0-h 1i
5nderstand	0-1g 113
eing	1i
6it	1-g 2i
7x	0i
5ps	2i
5se	0-n 1r
7s	0-h 2i
4various	0l 2-k
5ehicles	2g
5ia	2j
7ducts	2g
6vo	0-h 2h
4we	0s 1-h
6b	1-j 2f
7pack	1g
6ll	1g
5hat	2l
5ill	1f
6ndows	0-g 1f
6thin	0-1i 1f 213
5orking	0-j 1r
5rappers	0-j 1j
4yang	1h
5ou	1v 2-i
7'll	0-k 1l
7r	0q 2-g
13=0 picasso	1h
3^ ^	0q 1h 2-17
5a	0-f 1h
6ndroid	2f
5b2b	1j
5collaborative	0-h 2i
5data	0-f 2g
6evops	1f
5entertainment	0-k 1l
6xposure	0-g 1i
5financial	0-10 212
5have	1h
5in	0i 1-h
6psec	0-g 2g
5juniper	2g
5mpls	1f
5oracle	2-i
5remote	0-g 2h
5senior	0g 1-f
6park	1f
6trong	0-h 1h
5understand	0-f 1f
3a consent	0-i 2j
5phd	0-f 2h
6ublic	2f
5relevant	0-10 119
4doption and	0-k 2l
4gile software	2f
4n academic	2g
7gile	0m 2-t
5alyses and	1f
9is and	0-g 1j
cdevelopment	1h
5d apis	0f
8rchitecture	2h
7behavioral	0-h 2h
8uild	2h
9sinesses	1f
7cost	0-f 2f
7data	0n 2-m
8emand	0-f 1l
7information	1f
7markets	0-m 2m
7nosql	0-j 2j
7or	0-1b 111
7promote	0-f 1g
7release	2h
7scale	0-f 1i
8poken	0-h 1i
7the	0-h 1j
7write	0-h 1h
4pi and	0-k
5plication in	0f 1-f
6reciation of	0-j 1j
4rchitecture and	0-m 1w
5ea of	0-g 1i
5tificial intelligence	1f
4s a	2n
6vehicles	0-g 2g
6with	0-i 1i
4utomated acceptance	2h
dtesting	0l
4vailability and	0-k
3background in	0-u 1x
4everage or	0-f 1h
4ig data	0h
4ring their	0-i 1i
4usiness and	1-j 2k
crequirements	0-f 2f
bes online	2h
3calibrators and	0-i 1i
5pacity management	1h
5ses and	0-p 1t
4loud adoption	0-m 2h
4oaching mentoring	0-l 1l
5mpany dns	1g
btype	0f
7liance and	1f
7uter science	1j 2-i
doftware	1g
9ing patterns	1f
4reate the	0-f 1f
4ustomer facing	0j 1-h
3d with	0i 1-i
4anish educations	0-j 1k
aor	0j 1-i
5ta and	1-i 2n
8governance	2f
8warehouse	2i
4egree in	0-12 2u
5monstrated technical	0-h 2h
5partment of	0f
6th network	0-f 2g
5sign of	2f
apattern	0f
ato	0-g 1o
5veloper industry	0-k 1m
dtechnologies	0f
ament security	1g
6ops and	1-f
4ifferent verification	0-f 2f
5visions organization	0-h 2i
4ocker workflows	0i
6umentation and	0-g 1h
4river s	2f
3end software	0q 2-q
5gineering within	1i
5vironments websites	1f
4quivalent network	1k
4xperience level	0f
eof	0-o 1o
ewith	0-1h 11n
6osure to	0-f 2h
3facing web	0j 2-i
5miliarity with	0-m 1m
4inance at	1f
5rewalls and	2i
5xes of	0-f 1f
4luency in	1f
4ocus on	0-x 1z
8ing on	0-f 1f
5llowing the	0-i 1i
5r a	0p 1-o
8ll	0-h 1j
7consuming	0-j 1j
7equipment	0-f 2f
7our	1g
7perform	1i
7technical	0-h 2h
8he	0-j 1l
4rameworks and	0-k 1k
5ee inhouse	0-h 1i
5om a	0-i 1k
8initial	0-i 2j
8the	0-i 1j
4urniture and	1f
3geography of	2f
4oals through	1f
4reat hr	0-g 2g
4ynaecology and	0-k 1q
3have relevant	0-h 1j
4ead of	0g 1-g
4r processes	1f
3iam policies	0-f 1i
4mplementation and	0-19 11m
iof	0q 1-l
4n a	1k
6computer	0-j 2o
6daily	1g
7epth	1g
8veloping	0-j 1q
9ops	0-p 2p
6economics	1g
7ngineering	1j 2-q
6financial	0g 2-f
6javascript	0m
6location	1g
6offshore	2f
7perational	0-g 2g
6typescript	1h 2-f
5clude viaducts	0-g 2g
5dustry casino	1f
cgambling	1g
5formation technology	1t 2-m
5itial analysis	1f
5spection plan	1f
5ternationally in	0-l 1l
9et services	1f
4sp or	2f
3java development	2f
4enkins groovy	2g
4ob description	0i
4uniper firewalls	0-i 2i
3knowledge of	0-1a 11g
3large scale	0h
5yout and	0-i 1k
4eader in	0q 1-p
6rning and	0g
5ss css	2g
4ibraries like	0-g 1h
5fe sciences	1j
4ocation location	1f
5gging and	0-h 1l
3maintenance and	1l
5nagement and	1n
eof	2g
frganization	0-l 2l
escrum	0g 2-f
5ster's degree	2-o
5ven postgresql	2g
5y include	0-p 1q
4essaging and	1i
4icroservices and	0-l 1m
4obile and	0-r 1r
5delling and	0-g 1g
7rn programming	0-h 2j
6ular scss	0f
5nitoring and	0-r 1u
esystems	1f
3nanoparticle solutions	1h
4etwork automation	0m 2-h
bengineering	0-l 2l
bsecurity	1-i 2l
5w mobile	0-g 2g
4surlsession with	0-l 1l
3objective c	1f
4f architecture	0f 2-f
6design	0-l 2m
6new	2g
6our	0-l 1p
6what	2h
4lap cubes	1f
4n career	0-j 2j
7omputational	0-g 2g
7ustomer	0-f 2f
6hearing	0-f 2g
6security	1q 2-i
6the	0-j 1l
4pen source	2o
6rations and	1l
4r german	0-k 2l
6kanban	0-g 2g
6m.s	0m 2-l
7odular	1-f 2g
8re	0-n 1r
6other	0-g 1k
6safe	1-g 2i
7imilar	0k
6the	0-k 1k
5ganization organization	0-g 1n
4ther cloud	0-h 2h
4ur divisions	0-h 1h
7offshore	0-h 2h
5tset with	0-h 1h
3passion for	0-q 1r
aate about	0-h 1h
4eople organisation	1h
5rformance and	0-y 1k
4hases from	0-l 1l
aof	2f
4lanning sessions	1f
4oints for	0-i 1i
4rivate cloud	2f
btechnologies	011 1-y
5oblem solving	0-j 1j
6cesses and	0-r 2j
6duct control	1g
as from	0-l 1l
6grams using	0g 1-g
6mote code	2f
9ing all	0-f 1f
6teins and	0-i 1j
4ublic technologies	0j 1-i
8sh on	0-l 1l
4ython programming	1g
3qualifications high	2f
3rates deployment	2f
4eady for	2f
5finement and	0-f 1h
5gular 0	0-i 2i
5late to	0-f 1f
9d to	0-u 1u
8ing to	0-f 1f
5quirements and	2f
gqualifications	1h
5sponsible for	0-13 114
5tail and	0-h
ahospitality	1j 2-f
4ibbon messaging	2g
5sk management	0-i 1l
3s degree	0u 2-s
4cale and	0-s 1z
9cloud	0-g 2g
5oping to	0-k 1k
4ecurity design	1j 2-j
cin	2k
cresiliency	1m
cscalability	1f
5tup docker	1f
4ite ready	2f
4kills in	0-n 1o
4olid practical	0-f 1f
9theoretical	0-f 2f
6utions to	0-f 1g
4tandards of	0-h 1h
5rategy and	1-h
6ong proven	1f
6uctural design	1f
be in	0-h 1h
cd crystal	2f
4uch as	1h
5perconductor semiconductor	0-g 2h
6port different	0-f 1g
bintegrated	2g
aing backend	0-g 2g
4ynaptotagmins in	0-j 1k
5stems for	0-i 1l
3technologies reactjs	1f
cy and	0f
5rraform ansible	2g
5st and	1i
7ing and	0-w 1o
4he android	2f
7business	0-h 2i
7design	2h
7furniture	0-g 2h
7geography	0-f 2f
8lobal	2h
7intensive	0-f 1g
7linux	2g
7offshore	1i
7preschool	0l 2-l
7retail	0-l 2m
7subsequent	0-k 1l
9pply	0-g 2g
5rough deep	1f
bregular	0-i 1i
4o actual	1g
6ci	1g
6end	1-h 2f
6hand	0-k 2k
6leadership	0-j 2j
6substrate	0-h 2h
6web	2g
3uikit using	0-h 1i
4nderstand endpoint	0-f 2f
ehow	0-n 1o
ethe	0-h 1h
ding of	0-n 1r
5it and	2f
6x linux	0i 2-g
4se of	1f
6s agile	0-i 2j
5ing our	0-j 1j
3various javascript	0j 2-j
4ehicles with	2g
4iaducts for	2g
3webpack and	1g
5ll as	1i
4ind or	2h
5th aws	2-f
8demonstrated	0-g 1i
avelopment	0-g 2g
8governance	1h
8networking	2f
8product	0g
9ure	0-l 1l
8security	2g
8windows	1h
7in the	0-f 1g
4orking with	0-11 114
6ld’s best	0-i 1i
4rappers of	0-j 1j
3yang openconfig	1h
4ears of	0-k 1m
4ou including	0-g 1g
7speak	0-j 1j
7value	0-i 1i
14=1’s without	0-i 1i
3^ ^	02j 1-1a 2-19
3a person	0-f 2g
5service	0-h 2h
4ccording to	0-k 2m
5ross all	1k 2-f
5tivities ^	0-i 1l
4ddition it	0-j 2j
4gile environments	2f
4mqp maven	2g
4nalysis and	0-g
5d a	1-k 2i
8bandonment	1f
8nalytics	0-h 1h
9y	2g
8rchitecture	0-p 1f
8udio	0-f 2g
9tomation	0-g
7buffers	0-f 1f
7calibrants	1h
8ode	0-p 2h
7data	2-f
8evelopment	0m
7hands	0-j 1k
9ve	0-f 2p
7implementation	0v 2-i
8nfrastructure	0-j 1p
9terfaces	1f
8ts	2f
7java	0-k
7maintenance	0-f 1j
8onitoring	0-j 1w
7obstetrics	0-o 1o
8peration	2j
7possess	2f
8roven	0-f
7release	0-f
8outers	2g
7security	1j
9o	2g
7technology	0-n
9nders	0-f 1f
9st	0-o 1m
bing	0-m 1h
8he	0-k 2u
air	0-l 2n
8ools	0k
7will	0-i 2f
9thin	0-g 1j
8ritten	0f
7you	2f
4pi ^	2-f
5plication and	0-m
6roaches ^	0-i 2j
6s graphql	2f
4rchitecture ^	0i
5e impressed	0-j 2j
6a agile	0-i 1i
6na demonstrated	1g
4s a	0-s 116
6either	0-g 2g
6part	0-j 2j
6well	2g
4utomation ^	2-f
eto	0-l 1m
4ws gcp	0-h 1g
3background preferably	0-g 1g
5sed web	0-f 1f
4onus points	0-g 2h
4usiness cases	0-h
cor	0-g
5t also	0-m 1k
3cancer antigen	2g
5pabilities for	1f
5rtridges perform	0-j 1j
4d automation	2f
4hallenges solution	0-f 1f
4ircuits dark	1f
4learance ^	2i
5oud aws	1f
9environment	0-i 2f
9platforms	2-h
9services	0-m 1i
4ode ^	0i 2-h
5mmodity ethernet	0-h 1i
7unication ^	1f
6pany size	0-29 115 214
5nsulting ^	1q 2-f
4ryptocurrency financial	0f 1-f
3d budget	0-h 1k
4ata governance	1j
8via	0-h 1h
7base testing	0f
4egree 0	1f
ain	0-n 1u
aor	2g
5sign ^	1-h
aacross	0f 2-f
bnd	1-n
ateams	0-g 2g
9ing and	1f
5velopment engineering	1i
fprocess	0-g 1g
4imension ^	1g
4ocumentation within	0-f 1f
4sl unix	2g
3e.g ^	0-i 2l
42e ^	1f
4fficiency into	0-h 1i
6orts of	0-j 1k
4lectrophysiological and	0-f 1f
4ngineer ^	0h
bing ^	1-t 2j
fand	1-k
5vironment ^	1-s 2v
es ^	2j
4tc ^	0-s 2k
5hernet hardware	2h
4xcellent interpersonal	0g 2-g
5perience 10years	1f
e^	0-m 1h
eideally	1f
fn	0j
eworking	0-m 1o
9ments but	0-g 1g
8tise to	0-i 1i
6ression and	1f
3fabrication for	0-h 1h
4ield 3+	1g
5nance team	0-g 2g
5rewalls and	0-f 1f
4luency in	0-f 2g
4ollowing the	0-j 2k
5r highways	0-f 1g
7nano	0-h 2h
7our	0f
7quantum	0-f 2f
7the	0j 2-p
9ousands	0-g 2g
7web	0-l 1l
4rom both	0-f 2f
3gaming ^	0-k 1k
4overnance organisation	2f
4raduate or	2f
3highways rail	0-g 2g
4ospitality service	2h
6ting and	1g
3implementation ^	0-g 2l
6rovement ^	0-h 1n
4n interaction	0-f 1i
6location	0i
6molecular	0f
6neurotransmission	0-i 1j
6object	0g 2-g
7ne	0f
6relation	0-h 1k
5cluding design	0-f 2f
6orporated cancer	0-g 2g
5dustries ^	1f
5formation security	0-l 2o
ftechnology	0-o 1h
6rastructure issues	0-f 1f
5sight to	0-q 1r
5to account	0-f 2f
4s a	1i
7n	2f
4t role	0-h 1h
3java maven	0f
4ob description	0-1b 11j
3landscape and	2g
6guages cloud	1f
4evel corresponding	1f
4inux operating	1h
5ve by	0-g 2h
4ocation or	0-h 1i
3management and	0-f 2g
ein	0f
eorganization	1f
6datory please	1h
5rkets trading	0-g 2g
6tsgood ms	1f
4eteor or	0j 2-j
6hods and	0-i
4icrosoft azure	2h
5xin extraordinaire	0-i 1i
4obile and	0-r 1h
5dern techniques	1-f 2g
5nitoring and	0-j
3needs information	0-g 2g
5tworking ^	2g
4ice if	0-i 1i
4umber of	2f
3of nsurlsession	0-l 1l
6our	0-m 1i
4n our	0-g 2h
4perating systems	1f
4r a	0-f 2k
7zure	1-k
6cloud	2g
6finance	1g
6google	2g
6oil	1j
6similar	0-t 114
6the	0-j 1l
5ganization ^	0u 1-j
gand	0-l 2i
gorganization	0-w 1i
grisk	0-g 1j
4ver following	0-k 1k
3partner with	1k
4erformance characterization	1j 2-j
6sistence ^	0-f 1f
4latform such	2h
bs ^	0-l
4ractice in	1i
bs including	2f
5eferably from	2f
5ocesses ^	0f
das	0-f 1g
6duction and	2f
6posals ^	1g
6tect from	0-f 1f
6viding strategic	0g 2-f
4ython and	0f
3rail and	2g
4equired to	1g
5sponsive web	0f
6tful web	0f
5tail hospitality	1f
4isk management	0-h 2k
4ole ^	0-g 2h
5tations as	0-f 1g
5uters ^	0-i 2i
3s degree	1-m
4ales experience	0-f 1f
4cale and	1q 2-i
5hool graduate	1h
5ience or	1-g 2u
4ecurity and	2-f
cclearance	0-f 2h
5rvers and	0f
7ices ^	0-y 1r
cand	1-f
cproviding	0g 1-g
4ide work	0-g 1g
4oftware development	2g
cengineer	0g 1-f
cperformance	0-f 1l
cthat	0-f 1f
5lutioning we	0-h 1h
4peaks and	2g
4tandardization and	1g
6tions ^	1j 2-f
7us or	1f
4uch as	2f
5pply quality	1h
7orting the	0-j 2k
4ystem that	0-h 1h
9s for	0-k 2o
bpos	1f
3tasks and	0-i
4eam ^	0i
8help	0-i 2i
8to	0k 1-h
7s within	2g
5chniques and	0f
8ologies ^	0-k
gand	0-l 1k
cy ^	0-f 1l
eand	0g
ecompany	1f
elandscape	0-g 2g
eor	1-f 2g
eteam	0-f 1g
5st and	0-g 1f
8developer	0f 1-f
4hat can	0-k 2k
8matches	0-f 2f
8our	0-f 2g
5en this	0-k 1l
4o end	1k 2-f
6final	2f
6hand	0-l 1l
6implementation	0-q 110
4rading business	0-f 2h
6ining insurance	1f
5oubleshooting ^	0-f 1g
4uning ^	1f
3understanding you	0-g 1i
4p ^	1f
5s sprint	1g
3v experiments	1i
4erbal and	0g
4ia rest	0-g 2h
4pns ^	0-g 1g
3we are	0-m 2k
5b services	1j 2-k
5ll as	0h
4hat do	2f
5en needed	0-g 2g
4ith a	0-l 1q
9uthority	0-f 1h
8incorporated	0-f 1f
8nsoperation	0-j 1j
7in projects	0-f 2f
ayour	2f
7out taking	0-i 2i
4orking method	0-f 1f
5uld be	0-p 1q
3you have	0-l 2q
1=0	1-m 2h
21’s	0-i 2i
2a	011 1-16
3bility	0k
3cademic	0-f 1i
3dministration	1-i
3gile	0-l 1i
3ll	0k
3n	012 1-o
4alyses	0-j 2k
8is	0-j 2i
4d	02h 1-26
3pache	1l
4i	2m
5s	0-h 1f
3rchitecture	0-v 2m
4e	0n
3s	0m 1-o
4surance	2f
4ynchronous	0-i 1r
3t	1-f
3utomated	1o
9ion	0-1b 110
2background	0g
4sic	0f
3e	0j
4havioral	0-f 1g
4st	1-g
3ids	0-f 1f
4g	1-i
4ochemistry	1f
3luetooth	0-m 1r
3oth	0x 1-j
3sc	1g
3uffers	0-s 1s
4ilding	1-j
3y	0l
2calibrants	0-k 1l
9tors	0-f 1f
4ncer	0-m 1f
5d.merc	0-i 1j
7oecon	0-j 1k
7polit	0-k 1k
3ell	1j
4ntral	0-f 1g
4rtification	0-l 2n
3haracterization	2h
6tered	1g
3i	0-h
3lient	1h
3ocoa	1f
4gnition	0-g 2i
9ve	0-m 1p
4llaboration	0f
4mmodity	2h
6unication	0-i 2l
5pany	017 1-k 2-m
6liance	0g 1-j
6onents	0f
6utational	0-q 1q
8er	0-1a 1q 2l
4ncrete	0-f
5sent	0-i 1i
6truction	0j 1-j
6ulting	0-g
5tact	0f
7iner	2h
6inuous	1k 2-k
4st	1f
3ross	0h
3ss	1k
3ulture	0f
3ycle	2f
2data	0-g
6base	1-j
3ecommissioning	1f
4gree	0-j 2g
4livery	0-10 2u
4ployments	0-j 2j
4scription	0w 2-m
5ign	0-t 2l
4tailed	0-i 1s
4veloper	0q 2-f
9ment	0-o 2q
5ops	0-j
3isability	0m
5ciplines	0g
5tributed	2g
3ocker	0-j 1j
5umentation	1g
4main	2l
3wh	1-g
3écor	1f
2e.g	011 1-i 2-i
3ducation	2m
3lastic	0-g 1l
4ectrical	0-g
8onic	0-j 2f
3mployment	1h
3nd	0-l
4ergy	0-k
4gineer	0l 1-i
aing	0-1s 11f
5lish	0-m 1w
4terprise	2-h
4vironment	1-g
ds	2i
3quipment	0-j
6valent	0j
3tc	0s 2-l
4l	0-n 1f
3xperience	01j 1-m 2-x
8ments	0-w 2w
2fabrication	2i
3easibility	0-n 1n
4edback	0-g 1h
3ield	2h
4nal	0-o 1p
6nce	1-i
4rewall	1f
as	2g
3or	01b 1-r 2-k
5ecasting	1k
3ramework	0-18 214
4equency	2f
4om	0s 1-g
3urniture	0-j 1q
4ture	0k 1-g
2gaming	0-l 1x
4s	0-f 1h
4teways	0-k 1l
3cp	2g
3eography	0-f 1f
3it	0-q 1v
5hub	1k
3o	0-h 1q
4od	0j
3ynaecology	0-l 1m
2hand	0-j 1k
4rdware	0-o 1f
4ve	0n
3ighways	2g
3ttp	0-g 1o
2ideally	0i
3mmunotherapy	0-k 2l
4plement	0i
bation	0-1e 11b
3n	01k 1-1d
4cluding	012 2-r
5orporated	2g
4dustry	1-j 2r
4frastructure	0-p
4itial	0-h 1k
4sight	0-m 2n
4tegrated	0-j 1n
aion	1r 2-g
6rfaces	0-l 1l
5o	0g
3psec	0-g 1g
3s	0u 2-g
2jenkins	1p
3ms	2f
3ob	011 1-x
3uniper	0-h 1l
2kafka	1h
4nban	0-j 1g
3nowledge	0h
3ubernetes	0-m 1k
2landscape	0-n 2n
5guages	1-i
4rge	1f
4yout	0-k
3eadership	0-h 1i
3icense	2f
4fecycle	0-l
4ke	0z 2-n
4nux	1g
3ocation	2-g
4gging	0-f 1m
4w	0-i
2machine	0-f
4intenance	0-11 113
4nagement	0-16 214
4rket	2i
4terials	0-f 2g
3ba	2f
3echanisms	0-l 2m
4ssage	0-l 1l
8ing	0-o 2f
4thods	1-h 2i
5rics	2i
3icroservices	0-m 111 2-g
3obile	0-f 1k
4delling	0-g 2g
4re	0l 1-f
3pls	1h
3sc	1f
3usic	0-k 1t
4tagenesis	0-f 1f
3ysql	1g
2net	0-j 1r
5conf	1h
4urotransmission	0-i 1k
4xt.js	0f
3ode.js	1i
3soperation	0-u 1w
4urlsession	0-j 1j
2obstetrics	0-h 1o
3f	014 1-14
4fshore	0-p 1j
3n	0p 2-f
4e	0j
3perating	0t 1-h
9on	0-f
bs	0-m
3r	01o 1-1e
4chestration	0-k 1g
4ganic	1g
8sation	0n
3ther	0x 1-n
3ur	012 1-n 2-f
3ver	0-g 2i
2peer	0-i 1h
4rformance	0-u 1i
5sistence	0-f 2g
6onal	0g
3harma	1j
4d	0o 1-n
4ysical	2g
8s	0-f 1j
3ipelines	2h
3lanning	0-r
5tform	2p
3ostgresql	0h 1-f
3ractical	0n 2-f
9e	0g
as	0-l 2z
4edictive	0-o 1o
5ferably	0m
8red	0m 2-g
5school	0-v 1w
6to	1f
4ocess	1f
9es	2m
9ing	0-k 2m
5duct	0j 2-f
9ion	0-s 1i
5gramme	0-g
aing	0h 1-12 2l
5tect	2f
5ven	0f
6ider	0-f 2m
3uppet	1g
2quality	0-i
5ntum	1f
2react	0-g 1j
4lated	0s 1-l
5ease	0-u 1v
6vant	0t 1-l
4porting	2f
8s	2f
4quirements	0h
4siliency	1m
5t	1h
6ful	1f
4tail	0-f
5rospectives	0-q 1v
3isk	0-l 1g
3ole	0f
4tations	0-g 2g
4uters	2i
2sales	0i 1-f
3cience	0-u 2k
4oping	0-l 1l
4ripting	0-p 1t
5um	0-h 1p
3ecurity	0-x 1v
4gment	0l 2-k
4miconductor	0-i
4rvice	0-p 1m
9s	0m 1-s
3hell	2g
3ide	0-k 2l
4milar	0l
3kills	0s 2-i
3nowpack	1g
3oftware	0-n 2h
4lid	0n
5utioning	0-h 2i
4urce	2g
3ports	0-n 1o
4ring	0-h 1j
3takeholders	0m 1-h
5nd	1g
4orm	1i
4rategic	1f
9y	0-l 2g
5eaming	0-n 1n
5ong	0p 1-g
5uctures	0-h 2i
4udies	0-g 2i
3ubstrate	0-h 1h
4ch	0u 2-m
4pply	0-j
3wift	1i
3ynaptotagmins	0-i 1j
4stem	0-k 1l
8s	1-g 2q
2tablet	1k
3dd	0-j 1l
3eam	0p 2-g
4chnical	0j 2-l
8ques	2h
7ologies	1-p 2j
4lemetry	0-m 1v
4rraform	1r 2-g
4st	0-m
6ing	0-12 117
3hat	0n
4e	017 1-1b
5oretical	0-j 1l
4is	0f
4rough	0h
3o	010 1-m
4ols	2n
3rading	0-s 2l
4ends	0-h 2g
3s	1-h
2university	1g
5x	0-f
3sability	2i
4ing	01a 1-h 2-t
3x	0k 1-j
2various	0g
3ehicles	0-f 1f
4rification	1f
3ia	0m 2-j
5ducts	0-f 1g
4rotrack	0-j 1j
5tual	1f
4vo	0-f 2f
3olley	1h
3pcs	0-f 1i
4ns	0-g 2g
3ue.js	0f 1-f
2warehouse	2f
3e	1-j 2g
4b	0-f
5site	1f
4ll	0h
3ill	0f
4nd	1g
6ows	0-h
4th	015 1-t
6in	0j
3ork	012 1-h 2-l
6flows	0-j 2m
3rappers	0-l 1l
2xibs	0-h 1i
2you	013 1-k 2-j
5r	0p 1-f
1w+=0 1’s	0-i 1i
41’s without	0-i 2i
4a service	0-j 2j
5gile and	0i
aenvironment	0m 1-l
ls	1-g 2i
aprocess	0-f 1f
ateam	0h 1-g
aworking	0-k 1k
5nalysis and	0-g 2h
6d architecture	0j 2-i
8markets	0-g 2g
9igration	0-l 2l
8needs	0-f 2g
8routers	0-i 2i
5pi and	2k
7s and	1f
6plication and	0-m 2o
5rchitect aws	0-g 1g
dure ^	0l 2-g
5s a	0-t 2v
7well	0h
6ynchronous communication	1i
5utomation required	0-f 1g
fto	0-i 2n
5ws microsoft	2h
8or	0j 1-g
8services	0-o 1q
5zure ^	0h
aor	2g
4b2b sales	0-f 1f
5ehavioral experiments	0-g 1g
6st practices	2h
5ids and	0-f 1f
6g data	1-h
5lockchain cryptocurrency	0f 1-f
ftechnology	0-h 1h
5uffers ^	0-i 1i
6ild automation	0-g
6siness and	0-m
ddevelopment	0f 1-f
dor	0-f
4calibrants ^	0-k 1l
btors and	0-f 1f
6ncer immunotherapy	0-l 1l
7d.oecon ^	0-j 1k
9polit ^	0-k 1k
6pacity management	1m 2-g
6reer development	0-f 1g
5d testing	1g
5hartered status	1g
5loud and	1g
acomputing	1l 2-f
adimension	1g
aenvironment	2p
aservices	2h
5ocoa ^	1f
6de ^	0j 2-g
9standardization	0-f 1g
6llaborative solutioning	0-h 1h
6mmerce systems	1f
8odity ethernet	2h
7pany size	0g
8utational modelling	0-g 1g
aer science	0-t 2t
6nsent system	0-i 1i
8truction and	0i 1-j
6st efficiency	0-h 1i
5ustomer side	0-g 1g
4d budget	0-i 2j
5ata and	1r 2-g
9governance	1-f 2k
9integration	0j 1-i
fity	1h
9martsgood	1f
9persistence	0-f 1f
9science	0j
9via	0-g 2h
8base experience	2k
cs and	1-h 2h
5ecommissioning and	1f
6dicated circuits	1f
6gree in	0-r
bor	2f
6sign across	1l 2-f
cnd	018 1-v
bexperience	0-h
bof	0-i
bteams	2g
aing and	1g
6tailed design	1g
6veloping designing	0-f 1f
bment ^	2i
gprocess	0-f 2g
gsuch	0q 2-q
7ops best	0f 1-f
bculture	0-o 1o
bengineer	1-j
js	0f
bvision	0-g 1g
5isciplines ^	0g
5ocker experience	2g
7umentation and	1j
iwithin	0-f 2f
5écor which	1f
4e2e tests	2f
5fficiency into	0-h 2h
5lastic stack	0-g 1k
6ectrical engineering	1-f 2g
5mployment of	0-m 1m
5nd to	0-h 1k
7point protect	0-f 1f
6ergy market	0-k
6gineering ^	1k
gbackground	0-g 1g
gchallenges	0-f 1f
gexperience	1j
ltise	0-i 1i
gor	0-i
gwithin	0-f
7lish as	0j 1-i
cboth	0-f 1f
cskills	0-i 1i
6tertainment gaming	0-k 1k
6vironment ^	0-l 2r
gin	0-l 2l
fs ^	0m 2-j
hyou	0-i 2j
5quipment documentation	0-f 1f
5tc ^	0g
5xperience in	0g
fwith	0j
aments but	0-h 2h
gon	0-i 2i
4fabrication for	0-h 2h
5eedback and	0-k 1l
5inancial services	0-m 1n
7tech area	0-i 1i
6rewall technologies	1f
cs and	2g
5ollow up	0-g
6r highways	0-g 2g
8production	2f
7ecasting software	0-f 1l
5ramework ^	2f
ds meteor	0j 2-j
6equency number	2f
6ontend architecture	0-f 1f
dcapabilities	1g
5urniture industry	0-g 1g
4gambling company	1f
7ing ^	0-k 1l
binformation	1g
6s or	1g
6teways ^	0-k 1l
5eography of	0-f 1f
6rman course	0-h 1i
5o ^	1g
5ynaecology and	0-o 1o
4hand over	0-k 1k
6rdware ^	0-h 1l
5earing test	1f
5igh school	1h
8ways rail	2g
5r software	0-s 1t
5tml css	0g 1-f
6tp and	0g
9based	0-j 1j
4implementation ^	2k
jand	0-15 11l 2-g
7rovement ^	0-i 2j
5n addition	0-i 2j
6corporated cancer	2g
6formation technology	0-f 1g
7rastructure ^	2f
jissues	0-f 2g
6sight to	0-r 2r
6tegrated cloud	0-f 1g
cion e2e	1f
hfforts	0-j 1k
8rfaces in	0-i 1k
9national it	0-h 1h
6vestment proposals	1g
5os apps	2f
5psec vpns	0-g 1g
5t consulting	1i
7infrastructure	0-f 1f
7role	0-h 2h
4java ^	0-g
8script developer	0-f 1f
ftypescript	0f 1-f
5ms amqp	2g
5ob description	013 1-o 2-f
9sl	2g
5uniper firewalls	0-f 1f
4knowledge that	0-f 2f
5ubernetes focus	0i 1-i
4layout and	1f
5eadership support	0-j 1j
5icense ^	2f
6fe sciences	1f
5ocation ^	0m
dand	1-g
dlocation	0-f 1k
dor	0-g 1j
4mac linux	1h
6intenance activities	0-j 1l
6nagement and	0-g 2j
fexperience	0-u 1j
ar training	1f
6rkets trading	0-f 2h
6ster ^	0g 2-f
blevel	1f
bs	1-p 2f
5essage organization	0-l 1l
aing platform	2h
5obile and	0-10 1x
cpp	0j 1-i
6dern programming	0-h 1j
btechniques	0f
5usic cognition	0-g 1l
awith	0-h 1h
6tagenesis electrophysiological	0-f 1f
4needs information	2g
6tconf ^	1h
7work troubleshooting	0-f 1g
6urotransmission ^	0-j 1k
5ode mandatory	1h
9speaks	2g
8.js for	0g
5soperation for	0-l 1l
6urlsession with	0-j 1j
4obstetrics with	1f
5f location	2f
6fer to	0-f 2f
5perating systems	0i
bonal rotations	0-f 1g
5r equivalent	0f
7oil	0-g 2g
6chestration nice	0-i 1i
6ganic and	1g
asation ^	0g
azation ^	0w 2-i
hand	0-n 1j
horganization	0-o
hrisk	0-g 2g
5ver following	0-k 2k
4performance ^	1i
ganalysis	0-k
id	0-p 1g
gmanagement	0i 1-h
gwith	0-f 1h
7sistence ^	0-f 2g
5harma would	1j
5lanning to	0-l 1l
7tforms ^	2f
5ostgresql and	0f
5ractical experience	0f
bes ^	0v 2-r
ein	0-g 2h
gcluding	0-g 2h
6edictive processing	0-p 1p
7school segment	0-r 1r
8to experience	1f
6ocess industries	0-f 1h
cwhat	2f
bes and	2g
fs	0-f 2f
eexcellent	0g 2-g
7duct supply	1h
7gramming languages	1-v 2i
7jects ^	0l 2-k
dand	2g
7tect from	0-f 2f
9in expression	1f
5ublic cloud	0-n 1p
4qa test	0f 1-f
4react for	0-s 1s
6dis your	2g
7ux ^	2g
6lease test	1f
6mote data	0-h 1h
6search development	0-f
7iliency scale	1q 2-i
6tail company	1f
bhospitality	2h
7rospectives ^	0-f 1h
jand	1f
5isk compliance	1h
9management	0-h
5otations as	0-g 2g
6uters ^	2i
4saas ^	1h
6fe agile	2f
6ss mixin	0-i 1i
5calability but	1l
8e and	1l
7ndinavian market	0-f 1g
6hool graduate	2f
6ience or	0-g 1h
6oping to	0-l 1l
6ripting languages	1f
eor	0-f 1i
6ss modern	1-f 2g
5ecurity clearance	2i
6rvice stations	1j 2-f
bs ^	0-l 2r
dand	0s 2-i
dproviding	0g 2-f
dwhen	0-g 2g
5ide work	0-g 2g
5nowpack in	1g
5oftware engineering	0z 1-f 2-k
dimprovement	0-h 1n
dthat	0-f 2g
6lid database	0f
7utioning we	0-i 2i
5tand ups	1g
6reaming practice	1i
5ubstrate fabrication	0-h 1h
6ch as	0s 2-l
6pport ^	0-o 1f
ctasks	1f
5ynaptotagmins in	0-i 1j
6stem performance	1j 2-j
bthat	0-i 2i
cuning	1f
as for	0-n 2n
4tablet partner	1k
5eams within	0-g 2g
6chnical documentation	0m 1-i
einsight	1f
eunderstanding	0-g 1h
9ologies and	0-n 2r
hsuch	0-i 2i
dy ^	0h
fand	0n
flandscape	0-r 2g
fsecurity	1f
gtrategy	1f
fteam	0-g 2h
6lemetry ^	0-f 1f
6st ^	0-n 1f
9and	0-h 2q
8ing ^	0-l 1o
cand	0-l 1t
drena	1g
ds	0-f 1g
cresponsive	0f
5o commodity	0-h 1i
6ols and	0j 2-f
5rading business	0-m 2m
6oubleshooting ^	0-f 2f
4understanding you	0-h 2h
6iversity degree	0-g 1h
5s then	0-l 1l
4vehicles with	0-f 1f
6rification processes	0-f 1g
5iaducts for	0-f 1g
6rotrack cartridges	0-j 1j
5olley ^	1h
5pcs ^	0-f 1i
6ns ^	0-g 2g
4we are	2g
7live	0-g 2h
6b application	1-f
8development	1f
8mobile	0-j 1k
8services	1-f
8technology	1k
7site hosting	1g
5ind or	1j
6th incorporated	0-g 2g
5orking approaches	0-i 2j
5rappers of	0-l 1l
4xibs as	0-h 1i
2=0 1’s	0-i 2i
3^ agile	0-k 1l
6rchitect	0-g 1g
5cand.polit	0-k 1k
6ollaborative	0-h 1h
5data	0-f 1f
5entertainment	0-k 1k
5financial	0-10 110
5infrastructure	0f 1-f
6psec	0-g 1g
5juniper	0-f 1f
5kafka	0-h 1h
5remote	0-g 1g
5security	0-f 1f
3a consent	0-i 1i
5degree	0-k 1m
5phd	0-f 1g
6ublic	1f
5service	0-j 2m
4ctual implementation	1g
4doption and	0-l 2l
4gile environment	0g
9practices	0t 2-t
9software	2j
9working	0-h 2i
4ll integration	0-j 1k
7qa	0-f 1f
4n agile	0-s 1u
5alysis design	1n 2-g
5d architecture	1o 2-h
8synchronous	1i
8utomation	0-j 1p
7behavioral	0-g 1g
8uffers	0-i 1i
9ild	0-f
7calibrants	0-k 1l
8ost	1h
7data	0r 1-o
8écor	1f
7e2e	2f
7follow	1f
7gateways	0-k 1l
7hardware	0-h 1l
7information	1-j 2i
9terfaces	0-i 1k
9vestment	1g
8os	2f
7markets	0-f 2h
8igration	0-l 2l
8obile	0h 1-g
9nitoring	0-i 1r
7needs	2g
7obstetrics	0-k 1q
8peration	0-h
7performance	0-v 1q
7release	1k
9trospectives	0-f 1h
8outers	2i
7snowpack	1g
8treaming	1i
8ynaptotagmins	0-i 1j
9stem	1f
7tablet	1k
8est	0-j 1f
bing	0-l 1o
7wrappers	0-l 1l
5sible docker	2g
4pis solid	0f
4rchitecture design	2f
4s a	0-i 2h
7ws	0k 1-k
6calibrators	0-f 1f
6vehicles	0-f 1f
5surance testing	1g
4t master	1f
4ws azure	1-f
7services	013 2-12
3backend services	0-g 2g
4dd integration	1f
4e mutagenesis	0-f 1f
5havioral experiments	0-h 2h
5st practices	0-i 2m
8sass	0-i 1i
4uild automation	2i
5siness and	0-j 2j
bes online	1f
3c cocoa	1f
4ancer immunotherapy	0-l 2l
5reer development	0-f 2g
5sino gambling	1f
4loud aws	1h
9environment	0-j 2k
9services	0-g 2h
4ode standardization	2f
5llaborative solutioning	0-i 2i
5mputational modelling	0-g 2g
9er science	0-w 216
5nsent system	0-i 2j
7uming http	0-j 1j
6tinuous integration	2f
7rol architecture	1g
5re aws	0-f 1h
8java	0-l 2l
5st efficiency	0-h 2h
4ss redux	2g
4ubes data	1f
5stomer side	0-g 2g
3daily stand	1g
5ta and	0-f 2g
8integration	0j 2-j
eity	2f
8persistence	0-f 2g
8science	0f
8technologies	0g 2-g
8warehouse	2f
4egree chartered	1g
5mand forecasting	0-f 1l
6onstrated technical	0-g 1i
5ployment frequency	2f
6th network	0-f 1g
5sign implementation	1f
alayout	1f
asystem	1j 2-j
ateams	0-f 2f
5veloping designing	1i
ament at	2f
fcycle	0-h 2j
fenvironments	0h 2-f
fmaintenance	1f
fprocess	0-l 2o
6ops cloud	1g
4ifferent verification	0-f 1g
5splay protein	1f
5visions organization	0-h 1h
4ns website	1g
4ocker operations	1f
3economics business	1g
4ducations cand.oecon	0-j 1k
4lastic stack	0-i 2j
4ndpoint protect	0-f 2f
5ergy market	0-k 2n
5gineering experience	0-l 2l
fscience	1k 2-i
6lish we	0-j 2j
5tertainment gaming	0-k 1l
4quipment documentation	0-f 2f
4xperience with	0f
6osure to	0-g 1i
3facing web	0j 1-h
4inancial services	0-n 2r
5rewalls and	0-i 2i
4ollow up	0-g 2h
5r application	1f
7equipment	0-f 1f
7highways	2g
7mobile	0-i 1i
7production	2f
7technical	0-h 1h
4rom initial	0-i 1l
8planning	0-l 1l
8scoping	0-l 1l
6ntend architecture	0-h 2l
4urniture industry	0-h 2h
3gambling gaming	1g
4eography of	0-f 2f
5rman as	0-k 2l
4oogle cloud	2g
5vernance risk	1h
4reat hr	0-g 1g
5oovy job	2g
3hand over	0-k 2k
5ve degree	0-f 1i
4igh level	0f
8school	2f
4ospitality service	1j 2-f
4r software	0-u 2u
3implementation and	0f 2-f
4n computer	0-g 1-o 215
6devops	0-f
6english	012 1-10
6financial	0g 1-g
6music	0-i 1n
6neurotransmission	0-j 1k
6operational	0-f 1g
6testing	013 1-12
5clude viaducts	0-f 1g
9ing bids	0-g 1g
5dustry blockchain	0f 1-f
5formation security	1f
ftechnology	0-g
5house german	0-h 1i
5itial offer	0-f 2f
5tegrated cloud	2g
7nsive automation	0-f 1g
7rnational it	0-h 2h
4psec vpns	0-g 2g
4t infrastructure	0-f 2f
3java spring	1h
7script frameworks	0r 2-q
enode	2g
etypescript	1-k
4ob description	0l 2-g
4uniper firewalls	2g
3kanban we	0-g 2h
4nowledge of	0f
4ubernetes environments	0-i 2j
3leadership support	0-j 2j
5vel messaging	2h
4ife sciences	2h
4ocation location	1t 2-g
3m.s degree	0k 2-i
4anagement of	0-f 2f
frganization	0-k 1l
5rkets trading	0-m 2m
4entoring feedback	0-l 1l
5ssaging jms	2g
4obile technology	0-g 2g
5dern programming	2l
6ular scss	1-f 2g
4pls dedicated	1f
4usic cognition	0-h 2j
3network engineering	1k
btroubleshooting	0-f 2g
4osql database	2k
9in	0-j 2j
3of design	0-h 2f
6location	2f
6matter	2f
6new	0-f 1f
7surlsession	0-j 1j
6security	1f
6the	0f
4n career	0-j 1j
7omputational	0-g 1g
7ustomer	0-f 1f
6hearing	0-g 1g
6message	0-l 1l
5line retail	2g
4penconfig netconf	1h
6rating systems	0f
aonal rotations	0-g 2g
4r automation	1f
6electrical	1-f 2g
7ngineering	1f
9lish	0j 1-i
7quivalent	0h
6finance	0-g 1j
6oil	2h
6physical	1-f
7rocess	0-f 1h
5acle cloud	1f 2-n
5ganisation product	1h
9zation risk	1f
4ther cloud	0-f 1h
9firewall	1f
4ur offshore	0-h 1h
7virotrack	0-j 1j
3pattern core	0f
as technology	1f
4erform v	1i
aance analysis	0-l 2m
fmanagement	0i 2-i
4icasso volley	1h
4lan decommissioning	1f
4olicies vpcs	0-f 1i
5stgresql redis	2g
4ractical b2b	0-f 1f
5edictive processing	0-r 2s
6school segment	0l 2-k
5ocesses and	0-h 2i
dmanager	1f
6gramming frontend	1g
6mote code	0-f 1g
6ven design	1f
4ublic cloud	0-h 2q
5re react	0-l 1l
3qualifications high	1h
8ty assurance	0-g 2h
3ready for	2f
5gular 0	0-i 1i
5levant management	0-h 1j
5mote data	0-g 2h
5quirements and	0-f 2f
5search development	0-g 2h
6iliency scale	1m
4isk management	0-i 2i
3s license	2f
4afe agile	1-g 2i
4cale cloud	0-g 1i
6ndinavian market	0-g 2g
5iences pharma	1j
5rum master	0g 2-f
5ss modern	0f
4ecurity in	2f
cresiliency	1q 2-i
5rvices aws	2g
cscripting	1f
5ssions retrospectives	1f
4oftware development	0i
cengineering	0t 2-j
cimprovement	0-i 2j
5lutions controls	1h
6ving documentation	0-k 1k
4park presto	1f
5oken english	0-i 1i
4trong engineering	0-g 1g
4ubsequent maintenance	0-k 1l
7trate fabrication	0-h 2h
5ch as	0m
5pport integrated	0-f 1g
4ystems support	1f
3teaching methods	2f
5chnical documentation	0l 2-k
dinsight	2f
dunderstanding	0-g 2h
8ologies reactjs	0g 1-f
cy landscape	0-s 2s
eweb	1h
4he agile	0k 1-j
7cloud	0n 1-n
7design	0-n 1p
9vops	0-1d 11d
7employment	0-m 1m
7fintech	0-f 1f
8urniture	0-g 1g
7geography	0-f 1f
9rman	0h 1-h
7phd	0i 1-i
8reschool	0-p 1p
7supply	0-g 1g
7us	0-l 1l
6ir engineering	0-i 1i
6oretical knowledge	0-f 2f
4o commodity	2h
6gynaecology	0-f 1f
6hand	0-k 1k
6implementation	0-m 1q
6leadership	0-j 1j
6substrate	0-h 1h
6web	0-f 1f
4ypescript node	1j 2-f
3understand endpoint	0-f 1f
5iversity degree	0-f 2g
6x scripting	0-i 2j
4sing devops	0g 1-g
9xibs	0-h 1i
3v experiments	0-i 2i
4alue testing	0-i 1i
4ehicles with	0-g 2g
5rification processes	0-f 2f
4iaducts for	0-g 2g
3warehouse environment	0-f 2g
4eb mobile	0-g
6sites commerce	1f
4ind or	0-g 2g
7ows mac	1h
5th development	0-f 1f
8incorporated	2g
8kubernetes	0f
8nsoperation	0-l 1l
8orchestration	0-i 1i
8telemetry	0-h 1h
4orkflows http	0i
4rite english	0-h 1h
`;
