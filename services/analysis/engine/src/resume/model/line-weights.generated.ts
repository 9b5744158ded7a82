// Written by `npm run train:resumes`; not edited by hand.
export const lineWeights = `hP hS hJ hE hL hG hC hR hA hV hI hN hO P S J K Q T B E F D L G C R A V I N O
0(	1-b 2-k 3-b 4-k 5-b 6-e a-a ck dk e-1b f1l g11 i-1n j-1e n20 o2l p15 t-x uf v-m
0-1:alone	e-j g-n j2l ks l-j n-e o-g pr qa r-j t-g
3c=99	df e-c rb
7@	d-b
6@@	d-a
7U	n-c od
6w	fa
5@	d1j eb fo g-l h-g i-f l-d n-f r-c ve
6@	va
7P	aa d-w sa tf
7U	d-a
5D	e-f g-g j1w ko l-g md n-a o-d pn qd r-d s-a u-b v-d
6GS	kd l-c pb
6K	f-d gd
6OT	g-b
6S	k-a l1m m-m p-a
79	sg
7F	vi
7G	kd l-j me
6T	f1s g-1z he
7O	ic
7U	g-l he
7l	g-a ic
6l	f-h gn mc
6w	d-b g1k i-d
6|G	f-f lj
7O	ge j-b
7P	gb
7S	f-v go uj
7T	3k f-q g1t
7U	3a gt
7t	f-d sb
7w	go i-e p-c
5F	gz i-c md nb ox
6P	je
6S	lc
6U	la od
6|D	fb g-a
7U	nb
5G	7b k-k lt mg nn v-b
6D	l-f pa
7l	pc
6F	k-b lk
7S	kc l-b
6K	k-a lg
7D	pj
7S	kj l-n md
6O	k-f pc
6SD	kp l-16 mu
7U	pp
7Y	kl l-10 md
7|	pm
6U	mg
7D	ka l-c
6Y	mh
6lS	cj l-d
6|D	lr
5K	4a d-d np o-n p-a tu va
69	3m nm
6F	il j-a
7K	oa
6G	me
7S	kb
6K	n-c oe
7K	4-o 8h ai bb cb n-l og rd
6UK	sa
6l	nr
79	nc
7K	n-q of pg ui
7l	ob
6w	vk
7K	6a n-d sj
6|K	oc
5O	2-a gp l-z m-a o-c p13 rj sk
6G	k-i lj
6O	f-h gf i-d tg
7O	f-a ga
6P	f-a gs
7P	f-k gq
7|	fe
6S	lh
6U	gh
6lD	vf
7P	gd i-a
6|T	ga
7U	f-b gc
7w	f-a jf
5P	cd g10 k-12 l17 nc t-g v-a
6P	dc lb
5S	0d d-c h-d i-j k-18 l26 n-f o-b sg ud
6D	ka
6F	k-h lt
6GK	l-i mc
6O	k-h lq
6P	k-b lu p-d
7P	lc
6S	k-x l1r p-b
6U	k-b ls ps
6l	fc k-b lg n-b pj
6|D	fa g-b k-a l19 p-c
7Y	la
5T	2a f-f gl if l-n p-c qp v-c
6D	2-a f1f g-w iq
6O	g-c jc ub
7D	fh g-v ji
7U	fe g-d
6U	d-a ia uj
7D	g-l je
7U	p-c vn
7Y	pb
6l	f-b gm
7U	f-a
6|D	fv g-18 ih
5U	0-d 1-c 2-o 3-c 4-f 5-i 7-d c-d de eg f-l i-t j-d k-b lc nn o15 pm qa sa t-a u11 ve
69	rc
6@l	va
7|	dc
6D	gh lx m-d
6G	lf
7S	l-a
6KK	kc
7l	cc
6O	ga pd
6P	ik
6T	f-a gb
7D	fi g-c
6U	2d dc f-e hb n-n tp va
7K	ui
7P	fa
7U	dc
7Y	pi t-a
7l	l-b n-b pb tb vd
7w	kf p-b
7|	da ga uh v-l
6Y	dj o-d rr
6l	2c 6b l-e n-a
7D	hd
7U	tb
7Y	cb
7|	kv p-a
6|@	dj
7K	ni o-b
7S	kv v-c
7U	6-c dk fh g-e od
7w	fe v-c
5Y	0-e 2a f-a jp
69	rc
6G	sj
6S	lk
7G	6b l-d pb
6w	g-b
7w	6b p-a
6|G	o-a p-b tc
7T	gc ia
7U	6j k-d
7w	r-a vw
5l	1e a-c d-1c g-m hd ku l-1g ml tz
6Kl	6i
6l	0a d-c nd
5t	ei
6U	da fa g-h
6w	f-d ge
5w	9-b d-i fu g-a ks l-1s m-p pr re sp u-l vn
69	1f d-c ee uj v-b
6D	f-c gd ha la m-f pd
6F	kc
7S	kc
6G	li p-a ve
7Y	nc
6KK	fe kb l-a
6P	g-b
7|	dc
6S	k-b le
7l	rc
6T	gh
6U	2d p-c vf
7Y	rb
7l	ea ra
7|	s-c ul
6Y	fc h-e li qf sa vf
7Y	5b
6l	c-c d-e ei fc l-l p-d rd
7T	ra
7Y	ob
7l	6-a fk h-b
7w	cb e-a ob
6w	9a c-f d-a f-p gx j-m l-a oa r-h vz
7U	ri
7l	ne
7|	f-b gc
6|9	d-d ea
7D	2c f-j hk j-b qq
7P	db
7T	f-a g16
7U	s-a
7l	o-a pe tb
7w	fq of p-h ta
3dated=D	0c 1-f 4h 5a 6-10 9-e a-d c-f d-c e-13 f3n g-39 hu i1a jw k2m l-2t mk n-b o-t p1f qf t-r u-j v-e
9Y	0d 1-a 2h 3-f 4b 6g 7a 8a bg dl e-d fb g-27 ih j-e k2n l-2v mw n-c o-k pc qg rb t-j u-l vf
3edge	1h dw
3hk=activities	s10
7wards	r11 v-c
6certifications	pr
7ontact	di
6education	ke l-k mw vh
7xperience	fj g-k hb v14
6interests	tk
6languages	ou
6other	vv
6projects	qq
7ublications	rn
6references	u11
6skills	4-j n18
7ummary	em
4s=awards	d-e p-d r1r
6certifications	pl
7ontact	dc
6education	ki
7xperience	hd
6interests	td
6languages	on
6projects	qd
6skills	na oc ub
7ummary	uh
3n=0	2-b 3-f 9-a ba eb f-e gg h-n i-m lb no of pd rg
51	1-e 3-d 8-c a-j c-d dk f-r gp hd i-y j-c k-x ld mh nm og qo si tf u-b vp
52	0-l 5-j 6-e 7-b 9-b c-g dk f-f gv i-h ls no oh rf sf ud
53	4f ad d-14 eb gu j-b k-n lp m-m o-d qc tc
54	8-d d-h fa gn li m-d o-d pd sc t-h
55	5c 7a 8b d-g eb g-d kr l-o mc n-l o-o q-h r-m s-w ub
56	0i 6o 7b ac ci e-n g-1k iq ks l-1h mi o-m p-f r-t sb u-c va
57	3r 5a fj g-1l is kg l-i m-e n-1b ou rr s-b ub v-c
58	ca n-b
3s=	0-b 2-c 4d db f-e gj h-q is j-d k-o l-a nn pj sb u-a
5-	0c 3e 5d d-c e-a g-i jf la m-h v-b
6-	nd
60	2g 3j 4d 8b fs g-14 h-k jq m-p n-j pc r-q u-f vh
6b0	k-a ln
50	3c 4v 6u 7h 9q ce d-t g-i h-o iy k-j l-a mn q-14 r-n s-j t-j v-k
52	0a sd
53	0a d-j f-c tc
5C	4-h hi kf te uc
60	be d-h g-c kb l-m mg rp v-k
61	n-a vd
62	vc
5b0	d-a f-d g2e hm i-17 j-h k-w l1i m-e nh o-c p-p q1h s-d
61	gc
62	rg ub
63	1e 2-f ea i-c oa ql
6C-	n-c ob
70	gd pf
71	da
72	mj
6h2	kd vf
12:alone	4-b 6-f c-h e-a fn ge i-h jb lw n-f o-f pl qg rg va
3c=99	dq
6@	da
6U	fd j-i
5@	4a d1w f-j l-h nk o-f sa t-z
6@P	d-c k-a lg
7U	tj
5D	fj gn hb i-f jd k-j lu n-b qg
6GS	ph
6O	ia p-c vf
7T	ja
6SG	pr
6T	hc
6UP	md
6lT	lg
7|	fe
6w	f1a g-16 ij
6|G	ks p-d
7O	f-c g12 i-a n-a
7P	gf
7S	6c gg i-d n-b pj ud
7T	fg g-i p-c te
7U	go
7w	f-c gj
5F	4b 6d o-e p-d
6@|	da
6GS	ca
6KK	2c
6U	ob
7K	6-a vd
6lK	nc
6|w	oc
5G	6o g-h kf nf pk s-d v-b
6D	k-a le
6K	km
7S	me
7l	d-b lf
6OD	mb
6SD	mn
6T	k-a lr
6U	0-d nb pl
6Y	la tb
6|D	l-b
5K	4-d c-h db l-d ni oi pb
69	6g nd
6@|	s-c um
6G	lb
6K	da n-d ob
7K	p-e rb tb uj
6U	4c
6l	9c
79	ng
7K	6-b oh rd vj
7Y	oc
7l	4b
6ww	0a
5O	fn l-b p-h sp v-c
6G	kf l-e
6O	gi i-f
6P	fd
7P	fo g-m ib
6S	pa
6U	gd
6|T	f-g gf jb
5P	1f 4d d-1i fx g-u hb k-p l13 s-d vb
6P	d-e g-b k-a lc pi
6lY	vb
5S	3-f f-m g-h j-b k11 l18 mt n-f ra t-a u-c v-c
6D	ml p-c
6F	nf
6O	kl l-e
6P	cc ka l-c
6S	l1i
7D	vb
7Y	l-b mf
6U	lf
6|D	l-e
5T	2-b d-w e-d g15 in l-k n-g oh qx sg
6D	ii ja
6K	ga
6U	f-a gf
7D	ja
7U	pa
6Y	hb
6l	e-a gs im
7Y	fb
6|D	hq id j-g
7U	gd
5U	0g 1a 6-c bc d-r el fb h-p i-f l-f or q-a uk
69	pc
6@	vg
7l	1e d-d uh
6D	fa g-a
6G	lx
7K	md
6KK	ld n-i
7l	ve
6O	fe
7w	ia
7|	2a
6P	g-o it
6T	gg
6U	2d fb ra s-c
7U	0a
7Y	p-m rw tc
7l	n-d
7|	da
6Y	pi
6l	cf d-b ia o-a rd v-a
7D	fd g-d vi
7w	2d q-c
6w	la
6|@	1a ea
7D	gj
7K	ne
7U	2c dl o-a r-a sc
5Y	c-a kb pf rf vg
6S	fa
7G	m-b sf
6TU	pc
6w	nb vd
6|P	f-d gg
7U	p-h
7w	sr
5l	4-h 5f a-a k-b ol ua v-c
6l	oe
6|D	f-h gh
5t	ek fb g-b i-a p-a r-b sg tk
6t	vc
5w	1-c 2-f 4b 6-b g-m hd jd l-j m-g nb o-a qg rj vh
69	oc
6G	lj m-b vd
7Y	na o-a
6KK	gc rg v-b
6O	jc
6P	de
7|	f-c gc
6T	gc
6U	eb p-f vm
7l	pd
6Y	f-j gc qa rd
7l	g-f il
6l	6c hp ja m-o n-d tc uc v-j
7K	gb
7U	pl
7Y	cb
7l	f-t gj hl
6t	uc
6w	4-b 9f fc od vg
7l	g-c
6|D	cb gh i-p ql
7K	o-a
7P	mb
7S	k-p mp
7T	g-f ig
7U	dh f-j ta
7Y	dd
7l	vb
7w	gc i-d pp u-d v-b
3dated=D	0l 1-a 3h 6b e-y f13 g-p j14 l-1k m1f n-r pc qc r-q s-l t-g vj
9Y	0b 1f 5-b fe g-k h-g i-h j-f l-1m mn nf sf ta
3edge	0-j 1c dy ec fe g-a h-b i-e o-a
3hk=awards	5a
6certifications	6-b 9a pg
7ontact	0c
6education	3-b 6c dg f-i kl lt v-e
7xperience	2-c db gs ii v-i
6languages	4e 6b 8a
6projects	qd
6skills	ad cc o-e ug
7ummary	4d
4s=awards	p-c rn vc
6certifications	pj
6education	kk
6interests	d-b tf
6projects	qa
6skills	sb
3n=0	0-o 2b 3-e 4a 6-b 8a d-a f-a h-i j-d pb re sp t-b vf
51	2f 6e bh f-a i-b j-k lc s-b v-h
52	3a 8-c 9a a-a e-a j-a le qb r-q t-c ua
53	2-c 3c 6-a c-a n-j p-a re te
54	0f b-a ha m-e s-a
55	0c d-k ih kd o-o te u-d vj
56	c-a l-p me oe rj
57	jg n-d od vu
58	mk
3s=	8-b f-g h-c si
5-	2-d jr m-b ud
6-	nb
60	e-a fc gf i-i jp m-m nb
6C	n-d of
50	0-c 1b 3e b-d cc j-q ka m-o rd
52	c-f mi v-a
5C	4-c he ic j-n pb
60	d-l lc oc r-b vf
61	cc
62	fb
63	0e d-e
5b0	2k 6-d dd fg j-c k-g lc mt o-a qo r-b s-f uj v-f
61	ia
62	d-j f-a lb og r-f sh vb
63	2a gc l-d ma p-k rf
6C-	dd
70	f-j pc sf
71	db
72	i-a je k-b lc
73	0e
5h2	fa
63	6g
01:alone	2k 3c 4-b 6-m 8-h 9-c c-s d-l h-h id jp k-1j ld mf n-m o-f p1a qp r1b sw t-d u-g v19
2c=9	od pt v-z
59	0d ud
6@	0e
5@	0c le
5U	lc pa
5w	vc
4@	01c df m-a pk uu
5@P	012 dl
6U	0a
4D	2q 3a 6-b c-e d-b gg h-e ia jt k-y lg me n-b qq rb u-a
5S	lp m-f rb
6G	3c
5T	2-a g-w h1g
6O	fb
6l	hd
5UP	md
5l	f-f
5w	d-a fd g10
6T	fb v-b
5|O	2b h-i jp
6S	3-a f-e mg vm
6T	2j f-e g1g h-p i-h pa qf
6U	gu h-p j-i k-a vl
6w	gl
4F	gs i-h nh r-a vd
5G	lc
5U	5m
6U	o-a rb
5l	cb ul
5|F	sa
6l	5a r-d sh
4G	3e 6r ne pa r-c
5D	6a fb kl l-i
5K	lk
6D	kd
5SD	ka
6Y	kd l-e
5Y	6c kf p-b vc
5lO	d-b lj
5w	la
4K	4d ad ck d-h f-e nm sk ti
59	4a
5FK	va
5G	k-j ll
6D	kb
5K	nd
6K	4r nc
6l	4h
5UK	4g
5ll	k-b
5w	tc
6l	nb o-a
4O	2k 913 d-m ft g-h h-e ic m-c ne
5D	fh g-f
5O	2i g-a
6P	fc j-b
5P	fe
5U	gb
6P	f-i gl
6U	f-a ga
5lD	9e
5|D	f-a jf
6T	gb
6Y	gb
6l	rj
4P	f-1c g1g ka
5P	f-q gv kf l-d
5lY	ca
4S	3p 9a eb j-e k26 l-1c n-d v-d
5O	kl l-d
5P	ka
5S	3m kf
5U	kd
6|	o-h tk
5Y	rk s-d
5l	1f
5|D	3h ld
6T	gi
6Y	la
4T	0-a fz gp ij k-c m-h o-a q1j r-b s-c t-j ub v-k
5D	f1e g-17 hb jm
5K	7i fj
6K	dm n-j
5O	ff g-e um
5U	ff g-d l-a sa ui
6D	fh g-c
6l	cb
5Y	9a
5l	fp i-d vb
6D	2-a g-f ht
6U	fg g-f
5wY	f-d jd
5|D	2-n fe g-i h1t j-n
6U	vc
6Y	hc
4U	0-14 1-l 2-d 3-g 4-n 6k 8-f 9-b a-b b18 cb d-d h-q im kk ns rf vb
59	ra
5@	da
5D	k-c lg
5G	kg l-a
6Y	l-b mc
5K	4a
6K	4j
6w	n-a ol
5O	6g 7d n-a p-c
6Y	oh
6|	vb
5P	dc f-j gi
5SD	ka
6w	6a
5T	fi g-l
6@	bn
6O	bk
6U	bw
5U	5w cg de f-e v-c
6O	gb
6P	f-p gs
6T	ph
6U	5k
6Y	oc
6w	k-p mp
6|	0c c-c lp nh po v-11
5Y	6n lf o-c ta
5l	2b 5z g-c k-e oi
6F	pa
6U	5h pb
6l	ab nb
6|	2c 312 c-n ga
5w	fa g-c k-g ma sg ti vk
6w	jd
5|@	dh
6D	f-d
6S	2-e 31s c-h n-b
6T	vn
6U	0h 2z c-i dc o-j pc t-b v-a
6Y	oe
6l	5h
6t	d-a pk
6w	2z c-i n-c oe tb v-a
4Y	6-c 8-a c-e d-a g-b k-l n-b p15 r10 so v11
5GS	3c
5SU	pd
5T	g-j hd ma
5U	k-e ld pe
6S	la p-a
6l	ve
5l	0a
5w	fa k-a
6S	ke p-c
6w	k-h ph
5|G	pd
6S	kd vg
6T	2a
6U	k-b lk pb
6w	pb vf
4l	0-b 2-b 4-v 5-10 aw c-b dc ea g-e k-18 l13 ng o10 t18 va
5K	ac
6K	n-a oc
5l	ad g-c ol
6K	aa
6l	av t-e
4t	dn ig sh
5O	fa
5U	9a
5l	g-e ib
5wY	fh g-a
4w	0-h 1m 2-1h 3-14 8k a-n bu cx f-a g-s h1v i-n jt md qg u-d
599	vb
5D	2-e 7a ce f-g go k-a
5F	li
5G	e-b kb vc
6Y	ud
5P	9e f-f gg
6Y	nb sc
5T	g-e jk
6U	p-f rj
5U	8i cv de
6Y	8b
6l	cg
6w	p-c vn
5Y	9b cn da ld p-e ve
5l	1h ce ei g-d qb
6U	0f d-i
6Y	7f
6l	1g f-c gr
5t	g-k ij
5w	cl df g-e k-c p-c rs ud
6P	og
6U	6b 8f
6Y	cb
6l	1c fc g-d
6t	1e d-e
6w	1b
5|D	7h f-n hi i-a qe
6O	f-q gu
6T	fx g-a j-c
6U	0c dg f-g tm
6l	d-b na re
6w	214 nj oi pg r-c u-e v-g
2dated=D	0-n 1-t 210 4-p 5-k 7n 8-f a-l b-i cj d-1h f1a g-e h1y id j19 k1d l-z mk n-q o-s r-c u-r vk
8Y	0c 1-d 2-y 3j 4-q 5-i 7p 8m 9j a-k b-f c1g g-x i-g k1d me n-q of p-l s-a vm
2edge	og sb tb ub v1b
2hk=activities	m-f pk
6wards	pi
5certifications	da nb ul
6ontact	dn f-d kg lq me p-c
5education	e-d gm ij je k-f ne qe r-e
6xperience	du f-c i-c mp oe pg ta
5languages	nh vp
5other	f-a jd pc
5projects	pb
6ublications	f-b sh
5skills	4l f-m j-g lm n-f sf ug
6ummary	ve
3s=certifications	6t
6ontact	pj
5experience	pj
5languages	o-b po tc
5skills	le pc
2n=0	1-f 4f 5-a 6-y 7-c 8-m 9-h ag b-o dj ek f-z g-d k-i nb oo pn qe rc so th vd
41	0-i 1-q 2-f 3-b 4-a 5j 6a 9-e ac bc c-c f-m j-b l-a nh tg uf vm
42	1-z 3g 4-s 5h 8-r bb ea f-d h1e lb nh o-d pe t-b u-d
43	3-b 4-h 6b 7a 812 916 b-c cn e-b j-g ka lg n-n o-l p-k tb uf v-f
44	0o 1a 6l 7p b-c cd ff hi j-c kf o-p p-i s-l t-g v-o
45	3l 4e a-j be c-10 d-c fh h-g jh ma sk t-l v-l
46	0-e 1o 4e 8h a-e bn dq fm ga h-15 l-e p-d r-g s-k td u-l
47	11j 4j d-f m-c n-12 oh
48	4e cd
2s=	2j 5f 6-l 7e 9-c af ba cf g-j hb ie l-b o-i p-h q-n
4-	2-b 4h 6o 8e 9g d-j gs h-g i-g j-b m-f n-p of qe v-f
5-	nc
50	1c 2-f 4d 6p 8e 9c c-b gk i-s j-c km m-h qn r-m t-c vq
51	ga
5C	6a
5b0	la
40	0s 1e 3a 4e 51b 7-1c 8i 9e ay b17 c1f e-d f-b g-n h-a i-a jd l-p m-d n-l o-i p-v q-v s-a v-g
42	da g-c ic li r-a
43	vh
4C	2-a 5-b 6-a dc fa g-f mf ne ud
50	k-a od p-d ra v-h
51	n-a ve
52	mb
53	lc
4b0	21j 3c 4-b 71q 8-a b-a c-k d-u hj jc k-p p-r sf tn v-t
51	ic kb p-o
52	k-h lb pf rg
53	d-f kc l-g pg rf
5C0	id pe v-e
61	ug
62	dk eb g-b i-e jd ld mi na o-a p-u t-b vj
6h2	pf
5h0	pf
61	pl v-c
62	kf ve
4h0	f-c jc
52	e-c if oa
02:alone	3-c 6-b 7b 8-a 9-a c-g d-j f17 h-f i-a k11 l-m n-o o-d pk rz sm u-b vu
2c=9	k-b lb oa
59	uf
5@@	kb l-f
5U	m-a ui
4@	0v 6a b-j f-j gb lb n-b pt u20 v-b
4D	7c d-k f1f h-d i-b kh p-b qa tb
5GS	gc
5Ol	lb
5T	2c fc g-s hh
6U	d-d nh
5l	fg
6w	fi g-b
5w	2-1c f2x g-l hp
5|G	k-b mk
6O	2n gc m-b pa
6P	2p q-d
6S	2-a 31k c-j f-i gi vh
6T	2p c-d da f-k ji pp v-b
6U	gh
4F	1j d-m gd i-h pg r-a tg
5G	kg l-f
5P	jb
5UU	vd
5l	5d o-f se
4G	kx l-d
5D	k-j lj
5F	3d kh l-g
5K	kv l-g
6S	pa
5SU	f-c ge
5Y	f-b gd k-c ld
5lS	jc
4K	4w de f-n gc l-c m-a nf tg
59	4h d-b
5G	ky l-w
5K	om
6K	pk
6U	nc
6l	1a
5UK	vb
5l	ne
69	lc
6K	vb
6Y	vd
6l	va
5wl	nl
4O	4-a 6v 8j cd db h-q jb k-g l-f qg ub v-g
5O	f-j gn
5P	fl gi h-b j-c
6P	ob
5U	fb g-d
5Y	r-c
5l	gc
6D	rc
6P	ph
5|D	fq j-a tb
6T	fc g-a
4P	da f1m g-g h-a kh
5P	fv g-h
4S	2-g 3j 9c gb ks lt md n-q od r-a
5D	i-b
5F	l-a
5P	2-b jg
6P	ie j-f
5S	lh
4T	0-a 2j 6-d 7y bg c-a d-b h1i k-c m-b o-g p-i s-c tk
5D	2b f-n ii
5G	kb l-b
5K	fb
6O	lc p-c
5O	bf
5U	bn he i-a ve
6l	l-e md ua
6|	jc
5l	gb hb mj
6D	jb
6Y	ga
5|D	2e f-g h12 ig
4U	1a 5c ah bh cr d-c e-c h-10 k-g n-e od vj
5@	dc
6|	0d
5D	fg ko l-h
5GD	l-c mc
5KK	f-d ga vm
5O	p-c
6P	i-b
6U	pg
6Y	n-a
5P	ff
6P	lg
5TU	pj
5U	0g 2-a 4-a 5k aa d-d k-e
6P	0b
6Y	pa
6|	da
5Y	o-e po t-c
5l	5o k-b
69	na
6F	cc
6U	td
6l	fa g-c vd
6|	ga
5w	cg
5|D	f-a nc
6K	oa
6T	p-a ub vk
6U	fh g-f l-f pa
6l	5a uf
4Y	kk l-m n-g pv rt sq vo
5SU	p-e rj
5T	f-d ha
5w	cb
5|G	fd v-c
6S	3t c-g vk
6T	ja
6U	f-h
6w	ca ki lb n-a p-k tc vh
4l	4r 5n a11 j-b k-q lg m-c n-l p-j qb r-a t-i
5Y	6a l-a
5l	g-n il
4t	1d 9b d-c f-d il
5U	pk
5l	f-b
4w	0-e 1d 3-r 4-k 5t 7g ac cb d-d f-f gb ht k-w oi t-j v-f
599	8e
5D	ce dc fa kb l-e
6l	dd
5F	lk
5G	3c lf m-a ud
6Y	p-d rc
5KU	ra
5P	m-g pi
5U	dc vg
6w	pc
6|	lc
5Y	0a cg da l-b pb
6Y	na
6l	fj he i-b
5l	1k 2m ce dk ei he p-c r-a s-b v-f
6U	lb
6l	gh
6w	j-c
5t	g-i id
5w	4-d 6j ci de g-l h-a ig
6U	rd
6l	f-i hl
5|D	f-t gf qh
6O	fl
6T	2e f-h im j-a
6U	fe g-e rg
6Y	0l
6w	d-d f-d gb k-r lh mo pd
2dated=D	0-g 1-n 21m 310 4-d 5-m 8-b a-i b-i c-r d-b fo gf hy j10 k-a of p-c s-c
8Y	0d 1-f 2-r 3z 4-g 5-g 6n 8h a-d b-g cq e-g f-r gd hb la mb o-d u-f vb
2edge	0-c 2-e ab bb e-a f-m h-g j-f nb o-c pj rp sh th
2hk=activities	aa fa i-c
6wards	6c n-d
5certifications	1k ba d-g
6ontact	lb
5education	5b gp p-b vc
6xperience	1m 3h 4-a ca i-b lf md v-d
5languages	0c 1k ae cf d-i l-b p-d
5other	pa
5references	ci
5skills	4-i ai bd dg n-b oa p-r t-b uv vb
6ummary	1-k du k-e ld oa p-b vj
3s=certifications	6b k-b lf vd
5education	gc
5skills	6i aa pq r-b
2n=0	0w 2-p 3-b 4c 5d af fp h-i i-c j-i kb m-m rg sd ua
41	2-j 3-f 4e 6l 8c ar g-m h-l i-11 sc uc
42	0c 2b 5g ab ch kc n-d o-g p-a q-j s-a uk
43	5d a-h cd f-b lb r-h va
44	0-b 4-c 5-j 6g a-g cc db gb hh t-a u-n
45	0-b 2c 3m 6-j a-f b-a c-h dc gf hc k-i l-k mm od p-d u-b
46	2a 3k 5-i 6-b a-b c-g m-b nd ol qk td
47	2i ie kb l-b oj s-b
48	2b vj
2s=	2k 7-c 9-b b-c ci fi g-c h-j jh nf o-g p-d sa uh
4-	4d 6a 7b c-b dw g-a hr j-h m-d s-g
5-	na
50	0-a 2b 4q 6l a-b c-c d-a el fa gj hc i-m j-k kb l-d m-c n-b p-h r-i to va
40	1-j 2t 3o 4v 6a 8-h a-o fc g-e h-g kh t-c u-a
42	vm
43	k-b pb
4C	2-l 6-b ac bb ob p-k sc
50	9c d-b fa me v-i
51	ca
52	1m d-u p-b
53	2a
4b0	3-g 4-l dn f-b hc jj mb n-v ok t-e
51	dc k-b lj
52	8a cb dm e-c ua
5C-	0a n-c ob
60	d-a l-c me
61	df
62	k-f mf
6h0	fg i-c m-d pa ui va
4h0	l-b
0at=0	1h dw
4 U	1-c d1k
5l	1d d-b
31	0-h fc qd
4 T	da
5U	0-s 2a
6U	1e d-f
5w	1-f 2-c qh
6l	ta
32	0d 1g 2f 8d i-b q-b u-b
4 @	db
5U	0k 1e d-y
5l	8d
5ww	va
33	0f bf ef f-d i-c n-b ra v-a
4 D	g-b jc
5F	ib
5O	fd
5P	dc
5T	ge
6w	de e-c
5U	d-y
6U	0f
6|	nd uc
5w	2k
6Y	rc
6w	va
6|	n-d pi
34	0-18 7d b-d de ec g-a l-d p-a r-b sc ua vi
4 D	go j-e
6w	va
5GS	kb
5O	ge
5P	d-d
5T	dm l-c
6D	fa
5U	0-t 1b 2b d2n f-m g-t la
69	lb
6P	d-f va
6U	fe
6l	oc
6|	d-c gc
5Y	jb sd
5l	2h
5w	0-b 6f dj g-i ha r-a v-a
6D	ga
6G	pj
6U	d-a ud
6l	qf
6w	rd
6|	2-b gb vl
35	0w 1-11 2-t d-12 e-11 ge ie j-j lh pi qd rc te uc vd
4 9	la n-a p-b v1i
69	uf
6@	de
6U	l-d p-a v-a
6w	2e 6b v-e
5@	dh g-b ix ug
6@	dt
5D	gi h-a i-k lm qb
6G	ka
6S	kj l-c
6T	fu g-g
6l	gm k-a p-b
6t	fa
6w	gj i-d jj
6|	fh h-r jp kh mg sd v-k
5F	5i
6F	oe
6U	on
6l	sa
6|	oh
5G	6l gb mi
6D	k-e
6K	lf
6S	kc
6T	kf
6U	kh lc p-f
6Y	k-h le mf
6l	kb
6|	pf
5K	vj
6F	na
6G	la
6K	nk
6l	l-b p14
6w	cb
5O	f-a hj l-j mm rc
6D	gc
6O	fc g-e hf
6P	hd
6S	ka
6U	hb
6|	hb th
5P	dm f-f ge
6l	va
5S	3i cc ii le m-i
6D	k-c la
6F	la
6G	kg
6O	f-a lt p-c
6P	le
6S	kn
6U	k-b lh pf
6Y	sc
6w	i-a
6|	he
5T	d-j ik l-b mk pd ql
6D	f-e gn if
6K	ge
6O	fa
6S	fb
6T	f-a ge
6U	l-a mo pm sa
6l	fc ge
6w	kb nc
6|	ft h-d qc
5U	0r 8a ag d-1w gb hd l-e m-f
6@	dc
6D	f-d lc
6G	kg
6K	l-c mk
6O	g-b pt qf
6P	hg
6S	pd
6T	o-c pa ur
6U	4a cp dg f-h oc p-c s-a vm
6Y	db k-a pa qa r-b
6l	k-i ob tk vf
6w	0f 2d aa d-c fb g-d p-c r-f
6|	d-c g-c k-m ma ob pj rp te vj
5Y	gn i-c k-g ll rj vq
6G	pa
6T	fg g-e
6U	lf vc
6l	dc k-f pd v-a
6w	i-c l-a pn
6|	gg pm v-g
5l	6b dd g-h t-a
6D	f-a ib
6K	tc
6Y	gm
6l	oh tc
5t	if
6U	sc
6|	fa
5w	0h 2c 9k d-w e-c g-e iw l-v mi s-f t-b vg
69	df ra v-a
6D	f-j i12 la
6F	mh p-f sh
6G	pe
6K	mg
6O	g-e hd
6P	mb sj
6S	kb
6T	f-h ju
6U	ds m-a n-b pd
6Y	g-a it k-c m-b
6l	ih me oh p-i s-i tz
6w	n-b o-b pc ub vk
6|	dg f-h gz h-t i-c k-a tk up v-m
0b	g-a h-g i-o j-k m-b n-j se td vq
0c2=9	la n-a p-b v1i
49	db ug
4@	dh
4U	4c 6c d-f l-e p-c v-b
4w	0a 2h 6b cb d-f v-h
3@	dq g-f i12 uk
4@	d14
3D	d-b gt h-c i-m jb lo qi
4G	kb
4S	km l-e
4T	fy g-j
4l	gm jb k-a p-b
4t	fa
4w	gk i-d jf vc
4|	fs h-x jx kl mf sc v-o
3F	5j hb
4F	oe
4U	on
4l	sc
4|	ol
3G	6n mg
4D	k-g lb
4F	la
4G	lc
4K	lh
4S	ko l-f
4T	kf
4U	kp p-f
4Y	k-j lg mf
4l	kb
4|	pe
3K	g-a tb vs
4F	na
4G	lb
4K	ei nm
4l	l-b p11 tc
4w	cb
3O	c-a d-d he ic l-o mp
4D	gd
4O	fc g-b he
4P	hj
4S	ka
4U	hc
4l	sd
4|	g-c hg tk
3P	dl f-g gj lc ra
4P	dc
4l	va
3S	2-b 3m ch d-a ha ig ll m-l se
4D	k-c la
4F	la
4G	kg
4O	lt p-c
4P	hb lg
4S	kt
4U	k-c lh pf
4Y	sg
4w	i-a
4|	he ka
3T	3-a gg ig l-n mk pi qn rb
4D	f-c gn ie
4K	f-a gh
4O	fd
4S	fc
4T	f-b
4U	l-b mo pl sb
4l	gq
4w	dh kb nb
4|	f12 g-b h-e j-a qe
3U	2h 4a 6b 9c aa dk f-b g-i ha l-c m-j n-a q-h r-b s-a
49	lk
4@	dh
4D	f-f gc k-e lh
4G	kj l-b
4K	l-e ms nf
4O	g-b pu qg
4P	hi
4S	pd
4T	d-d ge o-d pe u11
4U	1b ch g-c l-e n-b oc p-d s-c vf
4Y	dl k-b qa r-e
4l	d-f k-l n-a oq tf vu
4w	0d 1g 2l 6b ba d-x fa g-e l-b me p-d r-g s-a
4|	3-b d-c h-c k-l nc od rm sa ua vm
3Y	gh i-d jd k-b lk ra sb vk
4G	pa
4T	fg g-e
4U	lf vc
4l	dc k-f pd v-a
4w	i-c jh l-a ph
4|	d-c gg kg ph v-k
3l	2h 6f g-d s-a t-j
4D	f-a ib
4K	te
4U	dg
4Y	gm
4l	of tj
3t	ea ig sa
4U	sc
4|	fa
3w	2l 6c 8b 9c ad bg d-y f-f g-v ig l-13 mc t-k
49	dh rd v-b
4D	f-o iv lj
4F	mg p-f sh
4G	p11
4K	mi
4O	g-e hd
4P	me sj
4S	kc
4T	f-h jt
4U	de m-b n-b uc
4Y	f-a g-b iv k-d m-b rj vb
4l	ep ie mg n-c ob p-h ql s-j t13
4w	f-b g-d j-a n-a rd vz
4|	2-e de f-q g1a h-x i-e k-c pc sa tm uf
13=9	la n-a p-b v1i
49	uk
4U	4c 6c d-e l-b
4w	0a 2h 6b cb d-f v-h
3@	dq g-f i12 uk
4@P	dp
5U	de
3D	d-b gt h-c i-m jb lo qi
4T	fq g-k
4l	gb
5w	f-d gc vi
5|	fb v-c
4w	f-m gl jl
5U	fi j-e
4|G	ka
5O	fq
5P	fe
5S	fc mj
5T	ff j-c sc
5U	h-d jg kj
5l	f-d jg
5w	f-m j15 pc
3F	5j hb
4UU	n-h ol
5l	nk
4l	sb
4|F	oe
3G	6n mg
4D	k-e
4FD	k-a lb
4K	la
4SD	kb
4T	kc
4U	k-a lf
5Y	ko l-i
5l	ka
4Y	k-f mf pb
3K	g-a tb vs
4KK	nc
5l	ed
4l	px
4w	cb
3O	c-a d-d he ic l-o mp
4DO	ga
4O	fc
5P	hb
4PP	fb
5|	f-l hm
4U	fb
4lD	sh
4|D	f-h hl
5T	fc
5l	te
5w	va
3P	dl f-g gj lc ra
4P	dc
3S	2-b 3m ch d-a ha ig ll m-l se
4D	k-a
4F	lb
4O	k-d lk
4PP	hc
4S	ko
4U	le pb
4Y	sg
4|D	f-g he
5T	fd
3T	3-a gg ig l-n mk pi qn rb
4D	fn
5l	f-g gg
4K	gd
4O	f-b ge
5D	fe g-a
4U	f-c pb
5U	mr
5l	pf
4lU	gd
5Y	ga
4|D	fa h-d qe
5Y	ff g-d
3U	2h 4a 6b 9c aa dk f-b g-i ha l-c m-j n-a q-h r-b s-a
49	lk
4@l	da
4D	f-d gb k-d lh
4GY	ka
4KK	l-b mm
5w	nb
4O	ps
4P	fa
5|	f-f hh
4SY	kg
5w	k-i pt
4T	f-c ge
5O	ue
5T	pl
5U	uj
4U	1e 2a 5a d-g fc m-k n-j oa pn v-q
5F	l-h mw oc
5U	cg
5l	nh
5|	di n-f o-f p-e r-b v1o
4Y	dh k-a pk
5l	la
4l	oc
5D	h-c
5F	n-c om
5U	oa
5l	hb n-b rb tj
5|	f-a k-j v16
4w	0d 1h 2l 6c aa ba d-v g-b l-a me p-k v-h
5D	fb
4|D	g-c hi
5K	ns o-a
5O	f-d ge
5S	k-d vw
5T	ff g-a
5U	dp f-l h-c k-b mk n-a ov p-k
5Y	d-e pp sb v-a
5l	oh p-c td
5t	sa
5w	d-h o-g pt ub vb
3Y	gh i-d jd k-b lk ra sb vk
4G	k-d pm
4SU	pa
4Ul	vf
4l	dc
4w	i-a jd
4|G	pe
5S	kn
5T	fa
5U	ge v-f
5w	jc
3l	2h 6f g-d s-a t-j
4D	jd
4KK	nb
5l	tc
4Y	gd
5|	gb
4l	oh
5l	tl
3t	ea ig sa
4U	sb
3w	2l 6c 8b 9c ad bg d-y f-f g-v ig l-13 mc t-k
49	di
59	rk
4D	ja lk vb
5T	f-a ia
5w	ie
4F	mj
5l	p-d sj
4GY	pc
4K	lc
5K	l-c mp
4O	he
4P	me si
5Y	nb
4T	jc
5D	jc
4U	ra
5T	ug
5w	pk
4Y	if vi
5Y	rb
4l	ea g-a ih mq qd s-e
5U	ob pa v-f
5Y	p-f
5l	ia to
5w	i-d tg
4w	d-a ef m-a ue
5D	vb
5U	rr
5Y	if
5l	mf
5w	va
5|	db
4|9	dc
5D	fx g-t h-j jj qg
5K	e-c no pi
5O	gf
5S	mc
5T	f-z g19 n-c si
5U	dk ge n-c o14 t-a v-a
5l	o-j t1d v-c
5w	2-c d-o f-a na p-a rr t-g ut vy
1=9	la n-a p-b v1i
39	uk
3U	4c 6c d-e l-b
3w	0a 2h 6b cb d-f v-h
2@	dq g-f i12 uk
3@P	db
2D	d-b gt h-c i-m jb lo qi
3T	fq g-k
3l	gb
4w	f-b gc
3w	f-m gl jl
3|S	fa
4U	f-d jo
5l	f-e jc
4l	f-f ji
4w	f-n ju pb
5T	f-i jj
2F	5j hb
3Ul	oa
3l	sb
2G	6n mg
3D	k-e
3K	la
3SD	kb
3T	kc
3U	k-a lf
4D	ke
4Y	kg l-c
3Y	k-f mf pb
2K	g-a tb vs
3l	px
3w	cb
2O	c-a d-d he ic l-o mp
3O	fc
3P|D	f-i hj
3U	fb
3lD	sf
3|D	f-h hm
2P	dl f-g gj lc ra
3P	dc
2S	2-b 3m ch d-a ha ig ll m-l se
3D	k-a
3F	lb
3O	k-d lk
3S	ko
3U	le pb
3Y	sg
3|D	f-g he
2T	3-a gg ig l-n mk pi qn rb
3D	fn
4l	f-b ga
3K	gd
3O	f-b ge
4D	fa
3U	f-c pb
4U	mr
3lU	f-a gb
4Y	f-b ge
3|D	fa h-d qe
4Y	ff g-d
2U	2h 4a 6b 9c aa dk f-b g-i ha l-c m-j n-a q-h r-b s-a
39	lk
3D	f-d gb k-d lh
3KKK	l-b mm
3O	ps
3P	fa
4|D	f-f hh
3SY	kf
4wY	k-f pj
3T	f-c ge
4O@	uc
4U@	ud
3U	1e 2a 5a d-g fc m-k n-j oa pn v-q
4FU	l-h mw
4U	cg
4l	na
4|9	n-c o-k p-b r-a v1x
5wY	db
3Y	dh k-a pk
3l	oc
4D	h-b
4Ul	ob
4l	n-a ta
4|Sl|U|w	k-c m-e v15
3w	0d 1h 2l 6c aa ba d-v g-b l-a me p-k v-h
3|D	g-c hi
4O	gc
4S|U|U	k-d vw
4U	dh
4l	oh
5l	tc
4t	sa
4w	d-g o-a pi uc
2Y	gh i-d jd k-b lk ra sb vk
3G	k-d pm
3SU	pa
3Ul	vf
3l	dc
3w	i-a jd
3|G	pd
4U	gd pc
5U	pb
4wP	r-g sj
2l	2h 6f g-d s-a t-j
3D	jd
3KKKK	na
4l	ta
3Y	gd
3l	oh
4ll	tc
2t	ea ig sa
3U	sb
2w	2l 6c 8b 9c ad bg d-y f-f g-v ig l-13 mc t-k
39	di
49	ri
3D	ja lk vb
4T	f-a ia
4w	ie
3F	mj
4l	p-d sj
3GY	pc
3K	lc
4K	l-c mp
3O	he
3P	me si
4Y	nb
3T	jc
4D	jc
3U	ra
4lO	da
3Y	if vi
3l	ea g-a ih mq qd s-e
4U	od v-f
4Y	p-f qa
4l	ee
5l	td
3w	d-a ef m-a ue
4D	vb
4U	rd
4ll	mg
4w	vb
4|wU	da
3|9	dc
4D	fx g-t h-j jj qg
4O	gd
4T	f-f gl
4U	dc
5U	oe
4l	ts
5l	tc
4w	d-h pl rc uz v-k
5l	rc
5|U	ve
6w	vc
1ells=1	1b 2s 3p 4g 5f 6c 8d af d-k eb f-23 gz h-h ix j-q k-l l13 m-o n-c o-16 p-c qb re t-e v-1i
7D	d-q f1d g1j h-19 i-p j11 kz lu m-u o-h u-h vx
7Y	3-d 6-b fo h-f k13 m-m n-i o-h ps qe rx sb u-h v13
62	0-a 4-a a-b h19 i-1d j17 ko l-s m-s oz sl t10 ue v-t
7D	f-b g-1m h1t i-p j1h kh l-e p-b qv sa
7Y	gc kg o-c rd sk
63	2-d f12 g-j h-p j-c k-e mj oc v1a
7D	f1u v-t
7Y	ph
64	3-c dv fm g-l h-i j-p l-a ml v1r
7D	fv j-m k11 mg v-m
7Y	ka po v-m
1olon 0	0-g 2-i 3-e 4-k 6-g d17 e-l f-c gl h-f i-1g jc k-a lp m2a o1p r-e tb u-f vc
61	1-b 6-a d1j e-j g-1j i-1j j2b l-11 m1a nj ox pd vd
62	e-c g-u i-v j1r k-f nc oi se t-b ud
63	nh p-i vt
3umns	f-f h-c v1a
2mmas	d-f e-d fn g-q n2h o-i p-f t14 un v-l
0dated=D 2	fl i-f jf le
83	fg ii lk r-d
84	d-a ig jo kc m-a p-a vb
85	f12 g-i hl i-y jj kt l-j ra si v-c
86	fj i-e kz l-i mg p-f
87	fx j-a kf
88	fb
7= 0	fi
91	ga
92	g-a pg qf rg se
93	f-g ju kg
94	gn k-l lj
6Y 1	dc p-c
82	dk fd i-i li m-d o-b pz r-a
83	ki l-p o-a p-j rd ve
84	d-f kp l-f m-h n-e pe sp
85	fc g-e ia k11 l-f pl rg v-11
86	ff pd v-b
7= 0	i-b k-e lh pi rd sd vn
1igit	0-l 1-i 2-1h 3-o 4-16 5-v 6-19 7-e 8-h a-l b-i c-15 dv e-c fx g-1i h1j ix jv k1n nb o11 p1u q1e ry t-1v ue vk
0e=ace	vc
4h	db ie
4k	2e 4e
4t	0i d-e
3de	lp
3ft	4h
3ge	nc
3ka	ma
3ll	ch la te
4s	sf
3ng	ga ha
4o	la
4s	ob
3ra	hf kl l-l
4d	gc
4e	ge pf
4s	hf
4y	kf p-c
3ss	fc g-b
3te	ff hc m-b pn
2ber	f-e gf pn
3ic	ob
3le	um
3ox	4h
2cal	f-j g-d jr lc
3e2	pc
4l	pm
4s	bj cg
3ht	gb
3sa	pe
3ts	7f
2dad	hc
4y	gd sc
3en	hc
4r	4c sg
3ge	oc
3in	dc
3tx	le
2eak	5o
3el	hb
4s	3j
3ld	fe h-e
4s	pa
3ne	ph
4g	519 d-d vc
4t	gs
3rs	6o 8d g-a ig
3se	of
4s	8j k-e le s-c tj
4t	bc ur
3ts	ia
4y	ma
2fts	2a
2gen	dd
4s	5b
3ht	mb
3le	pc
3ue	oc
2hce	pc
3er	6a cm fg
3on	rj
2ian	ot
3ce	2k 9y
4h	ap me ta
4k	ff
4s	kf
4y	fb g-g
3de	ah
3ed	3e
4m	2a
4p	4f
4s	2k ee sb
4t	na
4u	ba d-c vg
3ft	pf
3lt	710
3ng	3m 4-m 9w cg d-h h-f k-b nr pm r-c s-f t1j u-d v-f
4h	2f 3e
4t	8n ce
3od	vc
4n	6l 9e d-e f-l gg vg
4r	f-c ib
3ps	4c sa
3ru	dd
3sh	o14
3th	db
4s	ia
4y	3f fg h-i
3um	ka
2ken	5x
4r	dd vl
4s	ia
2les	2b qb
4y	fa
3ks	8e
3lo	1m d-e
3ts	ob pj tv
4y	k-b
3um	db
2man	og
3er	fd
3in	df
2nal	0h 2b
3ce	6g ed i-b
4h	mh
4y	he
3ds	4s
3er	ge rj
4t	4c
3ge	ma
4s	7j
3or	mh sc
3th	rc
4s	2b 8g
3ux	ee
3’s	p-c rr
2oai	ai n-g ta
3ck	ah
3gy	lb
3ir	sc
3ks	3p
3ms	3d fb
3ne	dk
4g	gh i-b vm
4s	2f 8k h-a
3ol	k-a sl
4n	fe g-d
3ps	2a
3rd	2d ga
4s	8f
4t	1k 6j d-a
3ut	0e d-c sh
2phy	te
3le	db id rb
2ral	fa
3ds	6c 8p p-a ta
3er	ma
4s	3f
3ge	gc
3in	od
3ms	ia
3ne	gb
3st	pc
3ty	f-a gc
2sed	pb
4s	614
3ic	ol
3ki	dc
3on	0e di
4r	ma
3ts	ab ic
3uf	da
2ted	8h f-b ob
4r	ac
4s	cb va
3hs	hf
4y	db
3in	dc
3le	gh
3op	vf
4r	fe
3ps	ie
3ra	6i
4o	1m d-g
2ual	pm
3ct	f-d gg
3dy	ja
3es	5k
4z	lg
3ng	2c 6u p-g
3oi	6-b bf vy
3re	vd
4s	ac
4y	hb
3te	pa
2vel	pm
4n	he
2wer	4c sf
3th	fd
2yed	f-a he
4e	rc
4n	2-b 3h 6-a cc dd mb pg ti
4r	d-a ge
3st	f-d gd
2zed	pe
4n	vf
1nds=	1-a c-d d1e e-35 i-s j12 k-k lj nu oe pm q-l ss t18 v-x
5 0	1a 3r 4e 5n 7c 8q 9b a-c d-n f-n lh m-i p-10 q-d r-b tm u-o
61	2c 5f 6f 8g 9d ak cd dm e-l gp i-1h k-d lk m-17 q-h r-h s-r tt
62	4g 6c af cb ds e-q f-b i-h k-o l-h mn n-a s-c u-10 vj
63	3-d 4-d 5-f 8-g 9-e a-b c-f do e-g jb k-d mu pu rq sr
64	0-c 2-i 3-f 4-a 5-c 6-f 8-a a-a c-e df e-n ia jl lg mp pl rl sn
65	2-a 3-b fa ha in ka m-l r-b sc up
66	g-h ij l-i qb t-c uu v-g
67	d-a kf nk o-b
68	fc nj p-a
5!	1s d-i
6 1	1i d-c
72	1b
5)	2-a 4-h 6-a c-c dt e-e fh g1c hc i-16 j-w k-a ln oo pw rl u-n
6 1	fd g-d nc ob
72	df g-b lb ng pj sc u-a v-a
73	ge i-a lc
74	gs j-m pc
75	gd i-a ve
76	gh i-f mf n-e pb
5,	kk
6 2	ka
5-	dd
5.	1-l 2-k 3-b 6-b 8-c b-a d-16 e4b f-i g-1j i1u j-m kq l-o m-l n-k o-i p-v qw s-g t-g u1d v2b
6 0	cj
71	ra
72	ea in n-a o-b u1o
73	d-e eu ih vz
74	d-b e1f f-e g-j ik p-g qk r-c vy
75	c-c ep f-a g-e kh n-r of qe rk vq
76	ek ng
77	el fk na
5:	0b 1g 2y 3u 4r 5m 6m 8i 9c aj bl cl d-o e-g i-j k-b l-c n-s o-l p-k r-g u-g v-q
6 0	3a 5e ca
71	3g 6d
72	2p 4c 6a 8c 9b af bf d-g i-e n-f u-a
73	2b
5?	mg
6 4	mg
0f2= 10	2b 4a 6b cd d-j g-e hc l-e p-d r-b
420	gd pj sb
430	dc ub
440	fb g-c h-b ib pf rf
4a	d-a
5bernathy	lb
6out	0a
5cca	pm
6tivities	sb
5fter	ac
5l	ha
5nd	va
6ything	cf
5sk	bi
6sessed	ia
7ociate	pb
5t	4b
5u	fb
6thorized	dg
7osar	pd
5vailable	uj
4bachelor	le
6n	gh se
7g	6a ld
6rista	gc
5i	me
6ts	ci
5ls	ph
5ong	to
6oks	3m
5randt	rd
5udget	qa
6ilt	7t
6s	qc
4cam	ci
6n	gc vg
6pstone	qb
6rds	6d
7ing	jb
5ccd	da
5dho	pb
5ertified	pc
5ham	ea
6ief	fb g-a
6oir	sc
6u	fc
7ng	6c l-a ma pe
7yen	3c ca
5lassrooms	3d
6ean	pa
6ubs	sa
5o	gc i-b vd
6mpanies	2h
9ss	fe g-c
6ntact	0h d-e
6ursera	pa
5pr	pf
5raft	4f
5scs	pk
5tv	gb
6y	hh
5ung	uc
6rling	tm
6t	ia
4danh	rb
6tes	vb
5ean’s	rh
6gree	lb
as	3k
6monstrator	fa
6t	vh
5h	lb
5i	jb
5lamini	g-a ha
5o	4m mb
6an	9o
6i	1c
5r	dm r-f vi
6iving	de
6ove	ia
5uoc	8f
4early	ra
5is	na
5mployee	rc
br	fd
5tc	cs
5xchange	ma
6tra	6i
4family	db
5irmware	f-a gd
7st	pj
5ood	pg
7tball	ta
6r	ac
7klift	pe
5ree	ah sa
5urther	6c
4gap	ja
5iai	rl
7m	ga
7o	od
7y	6g
5oogle	pj
5rade	ls
4han	ic
7ds	4c
5e	fc jb
6llo	1m d-e
5ien	sg
5o	dc
6a	vb
6c	3b 6d fa ma rg v-a
6me	qa
6nors	8e rb
8urs	rc
5pcsa	pb
5ttps	ie
5uan	pm
4i	5j d-e oh
5elts	pd
5gbo	oe
5n	1a 4c
6struments	4b
6terests	ab tj
9nship	fa
7ro	1m d-g
6vited	rb
5rish	of
5talian	oj
5vanova	ha
4kcs	fb
5e	fb
6m	ia
5ha	ok
7c	ca nf va
6oa	gg
7i	nb
5iem	ib
7n	pf
6t	4h
5y	fg nd
4lab	nb
6m	4a
6nguages	on
6t	cf e-b vb
5eader	ga
7rning	3e
6ctures	3f
5ien	0p d-j
6nh	ce
7ux	ef
5ocum	ff
6p	pg
5uan	mb
6c	ag
6ong	vl
4mary	da
6ternity	jc
6y	4b nn
5emberships	sb
5ilitary	ja
6nor	mh
6sa	na
7c	cw
5odules	ma
6ng	cf
6s	pl
6ved	ib
5y	2d
4name	dd gb
6tionality	de
5dhce	pb
5ghe	tf
7i	jv
8ep	4d na
6oai	ae n-d oi tc
7n	ob
6uoi	6-b ba uf vu
5hung	2a
5ight	fc
5oi	5n
6n	ve
6t	cd
5uoi	vg
4o	jc
5dds	ch
5ff	ag
5n	2h jf
5ther	co
5utside	ah
5wn	vh
4page	vh
6pers	6a rb
5ersonal	0f
5hu	fg j-h
5lace	ve
6c	ng
5ortuguese	oa
5ractice	2h
6ess	8h
6ince2	pa
6ofessional	2b
4qua	2b
7ch	dc
6entin	db
6ilts	ti
4rdh	df
5eferences	bi
6gistration	6j
6levant	mc
6pair	ta
6viewer	sa
4sabbatical	g-a jj
5chool	ke l-e
6out	sc
6ripting	na
5elected	2a 8i
7f	he
6p	ja
6rvice	9y
5hifts	2a
6ort	6h ph
5inh	0e ma
5kills	nc
5o	tc
5poken	5r
5t	ga
6ack	4d
7tions	2e
6reamer	fl h-f
5ummer	jc
6pervision	9e
cor	ma
5wedish	ob
4t6	jb
59	fd g-a
5alk	sa
8s	8c
6ng	ib
6p	6e
6ught	md
5ech	4k
5ham	bk
7ng	ka
8h	rf
6e	ho
7sis	mb
7y	ba
6ich	ah
7ngs	7h
6o	i-a
7i	gd j-a lf
7ng	ca
7rnbury	f-c hb
6ua	nc
7c	ma
5ieng	5p d-f o18
6me	je
6nh	1k d-c sg
5o	gi i-a ri
6ngues	5i
6olbox	4f
5rack	2f
7ining	3a
7velling	je
6easurer	ma
6uc	ib
7ng	fd
7ong	fc i-d le
5tgdtx	le
6s	fb i-a
5u	ma
4under	4b
6employed	jc
6iversity	3g
5s	ve
5trecht	gb
4various	fa
6squez	d-b lg
5e	1e
5i	5a gc
4wanjiru	dc
5hat	3b 4a
6en	ae
5illing	ve
5on	mb
6rk	fa
8ing	pb
4xep	lq m-c
5in	1a
5rd	nb
5uat	li
4years	lg
5usuf	da
4zalo	nb
5ielinski	fb
310 10	vx
640	g-a jd l-c
6kim	nf
6nam	hf
6years	hf
320 20	ke
640	gd i-a k-m pm sc
330 30	dd
340 20	gq
640	f-a g-m ij j-d k-u ph rf se v11
6cchn	pa
6lop	pa
6truong	ka
3about the	0b
4cca member	pm
4fter hours	ac
4l haddad	ha
4nd also	va
5ything else	cf
4sk them	bi
5sociate degree	kb
4t my	4c
4uthorized to	dg
6osar classic	pd
4vailable from	vb
don	uk
3bachelor of	le
5n hang	ga i-b
7to	sf
6g cap	6b
8thpt	kb
4i thu	me
5ts and	ci
4ls for	ph
4ong chuyen	to
4randt i	rd
4udget planner	qa
5s tracker	qc
3cam ket	ce
5n bo	gc
7start	vg
5pstone demand	qb
5rds held	6d
6ing for	jb
4ccd 120	da
4dho certificate	pb
4ertified kubernetes	pc
4ham chi	eb
5oir and	sc
5u quan	fd
6ng chi	6c l-a ma pe
6yen hoc	3e
akhac	cc
4lean c	pa
4o laptop	vf
5ng hoa	db
8viec	ia
5ursera machine	pa
4pr level	pf
4scs card	pk
4ty tnhh	hc
4ung cap	uc
3danh hieu	rb
4ean’s list	rh
5grees and	3a
5t kim	vh
4i nghia	jd
4o an	mc
6nghe	4n
5an hoi	9o
5i loi	1c
4r anke	dm
5iving licence	de
4uoc khen	8f
3early career	ra
4mployee of	rc
4xchange term	ma
5tra classes	6i
3family status	db
4irst aid	pj
4ood hygiene	pg
5r fun	ac
6klift licence	pe
4ree time	ah
4urther training	6c
3gap year	ja
4iai thuong	rf
6m sat	ga
6o tiep	od
6y khen	rb
4oogle analytics	pc
3hands gear	4c
4e 40	fc jb
4ien mau	sg
4oa binh	vb
5c bong	mc rk
7het	ka
7them	6g
7viec	fe
5me weather	qa
5nors awards	8e rb
4pcsa pt	pb
4ttps example	ie
4uan luyen	pm
3i declare	vc
5speak	5g om
4elts 10	pd
4n short	1a
6the	4c
5vited talk	rb
3kcs cuoi	fb
4e toan	fb
4hoa luan	ma
8seo	pa
6i dong	nb
4iem tra	ib
6n thuc	pf
4y nang	nf
6su	fh
6va	va
3lam duoc	4b
5t vat	cf e-b vb
4ectures and	3f
4ien lac	0n d-j
5nh tinh	ce
6ux since	ef
4op da	6a
4uan van	mb
5c ranh	ag
5ong mong	vj
3mary beth	da
5ternity leave	jc
5y biet	4f
7moc	na
4ilitary service	ja
5nor in	mh
4odules statistics	ma
5ng muon	cf
5s excel	pl
4y road	2d
3name of	gb
4dhce passed	pb
4ghe nhac	tf
6i sinh	ji
7ep vu	4d na
5oai gio	af td
9ngu	ol
6n ngu	ob
5uoi gioi	ub
9khai	6-a v11
4hung noi	2a
4oi duoc	5n
5n smoker	ve
5t yet	cd
4uoi mot	vg
3o nha	jc
4dds and	ch
4ff the	ag
4n call	fb
6the	2j
8i	jm
4utside work	ah
4wn car	vh
3page 10	vh
5pers in	8i rb
4rince2 foundation	pa
3qua trinh	2b
3references on	bd
5levant coursework	mc
5pair cafe	ta
5viewer for	sa
3scout leader	sc
4elected publications	8j
croles	2b
6f employed	he
4hifts and	2a
5ort courses	6h ph
4inh nam	0f
8vien	mb
4o thich	td
4poken at	na
4ummer 40	je
5pervision and	9e
bor prof	ma
3t6 40	jb
49 40	fd g-a
4alk at	sa
5p huan	6f
5ught first	me
4ham khao	bk
6ng 10	ka
7h tich	rf
5e atld	pe
6y know	ba
5ich gi	ah
6ngs i	7h
5oi gian	gd j-a lf
6ng tin	ca
5ua khuy	nc
6c tap	ma
4ieng han	od
9trung	oe
9viet	ob
5me away	je
5nh nguyen	si
8toi	1l d-h
4o 20	rj
5i di	ec
7xin	vf
4rack record	2f
6velling in	je
5easurer of	ma
5ung tam	fe
6ong ca	ga
co	lc
bd	la
anhom	fc
4tgdtx gia	la
4u den	mc
3under the	4b
5employed evening	jc
4s citizen	ve
3various temp	fa
4e minh	1g
4i tri	gc
3what i	3b 4a
5en not	ae
4illing to	ve
4on the	mb
5rk placement	fa
7ing at	pc
blife	2a
3xep loai	lq m-c
4in chao	1a
4uat sac	li
1=10	2b 4a 6b cd d-j g-e hc l-e p-d r-b
220	gd pj sb
230	dc ub
240	fb g-c h-b ib pf rf
2a	d-a
3bernathy	lb
4out	0a
3cca	pm
4tivities	sb
3fter	ac
3l	ha
3nd	va
4ything	cf
3sk	bi
4sessed	ia
5ociate	pb
3t	4b
3u	fb
4thorized	dg
5osar	pd
3vailable	uj
2bachelor	le
4n	gh se
5g	6a ld
4rista	gc
3i	me
4ts	ci
3ls	ph
3ong	to
4oks	3m
3randt	rd
3udget	qa
4ilt	7t
4s	qc
2cam	ci
4n	gc vg
4pstone	qb
4rds	6d
5ing	jb
3ccd	da
3dho	pb
3ertified	pc
3ham	ea
4ief	fb g-a
4oir	sc
4u	fc
5ng	6c l-a ma pe
5yen	3c ca
3lassrooms	3d
4ean	pa
4ubs	sa
3o	gc i-b vd
4mpanies	2h
7ss	fe g-c
4ntact	0h d-e
4ursera	pa
3pr	pf
3raft	4f
3scs	pk
3tv	gb
4y	hh
3ung	uc
4rling	tm
4t	ia
2danh	rb
4tes	vb
3ean’s	rh
4gree	lb
8s	3k
4monstrator	fa
4t	vh
3h	lb
3i	jb
3lamini	g-a ha
3o	4m mb
4an	9o
4i	1c
3r	dm r-f vi
4iving	de
4ove	ia
3uoc	8f
2early	ra
3is	na
3mployee	rc
9r	fd
3tc	cs
3xchange	ma
4tra	6i
2family	db
3irmware	f-a gd
5st	pj
3ood	pg
5tball	ta
4r	ac
5klift	pe
3ree	ah sa
3urther	6c
2gap	ja
3iai	rl
5m	ga
5o	od
5y	6g
3oogle	pj
3rade	ls
2han	ic
5ds	4c
3e	fc jb
4llo	1m d-e
3ien	sg
3o	dc
4a	vb
4c	3b 6d fa ma rg v-a
4me	qa
4nors	8e rb
6urs	rc
3pcsa	pb
3ttps	ie
3uan	pm
2i	5j d-e oh
3elts	pd
3gbo	oe
3n	1a 4c
4struments	4b
4terests	ab tj
7nship	fa
5ro	1m d-g
4vited	rb
3rish	of
3talian	oj
3vanova	ha
2kcs	fb
3e	fb
4m	ia
3ha	ok
5c	ca nf va
4oa	gg
5i	nb
3iem	ib
5n	pf
4t	4h
3y	fg nd
2lab	nb
4m	4a
4nguages	on
4t	cf e-b vb
3eader	ga
5rning	3e
4ctures	3f
3ien	0p d-j
4nh	ce
5ux	ef
3ocum	ff
4p	pg
3uan	mb
4c	ag
4ong	vl
2mary	da
4ternity	jc
4y	4b nn
3emberships	sb
3ilitary	ja
4nor	mh
4sa	na
5c	cw
3odules	ma
4ng	cf
4s	pl
4ved	ib
3y	2d
2name	dd gb
4tionality	de
3dhce	pb
3ghe	tf
5i	jv
6ep	4d na
4oai	ae n-d oi tc
5n	ob
4uoi	6-b ba uf vu
3hung	2a
3ight	fc
3oi	5n
4n	ve
4t	cd
3uoi	vg
2o	jc
3dds	ch
3ff	ag
3n	2h jf
3ther	co
3utside	ah
3wn	vh
2page	vh
4pers	6a rb
3ersonal	0f
3hu	fg j-h
3lace	ve
4c	ng
3ortuguese	oa
3ractice	2h
4ess	8h
4ince2	pa
4ofessional	2b
2qua	2b
5ch	dc
4entin	db
4ilts	ti
2rdh	df
3eferences	bi
4gistration	6j
4levant	mc
4pair	ta
4viewer	sa
2sabbatical	g-a jj
3chool	ke l-e
4out	sc
4ripting	na
3elected	2a 8i
5f	he
4p	ja
4rvice	9y
3hifts	2a
4ort	6h ph
3inh	0e ma
3kills	nc
3o	tc
3poken	5r
3t	ga
4ack	4d
5tions	2e
4reamer	fl h-f
3ummer	jc
4pervision	9e
aor	ma
3wedish	ob
2t6	jb
39	fd g-a
3alk	sa
6s	8c
4ng	ib
4p	6e
4ught	md
3ech	4k
3ham	bk
5ng	ka
6h	rf
4e	ho
5sis	mb
5y	ba
4ich	ah
5ngs	7h
4o	i-a
5i	gd j-a lf
5ng	ca
5rnbury	f-c hb
4ua	nc
5c	ma
3ieng	5p d-f o18
4me	je
4nh	1k d-c sg
3o	gi i-a ri
4ngues	5i
4olbox	4f
3rack	2f
5ining	3a
5velling	je
4easurer	ma
4uc	ib
5ng	fd
5ong	fc i-d le
3tgdtx	le
4s	fb i-a
3u	ma
2under	4b
4employed	jc
4iversity	3g
3s	ve
3trecht	gb
2various	fa
4squez	d-b lg
3e	1e
3i	5a gc
2wanjiru	dc
3hat	3b 4a
4en	ae
3illing	ve
3on	mb
4rk	fa
6ing	pb
2xep	lq m-c
3in	1a
3rd	nb
3uat	li
2years	lg
3usuf	da
2zalo	nb
3ielinski	fb
1irst=9	6d 9c d-c g-t h17 i-1f j-e kp l-r m-x n-o o-r p1f q-c rq sn t-f u-a vu
6U	0-q 1-m 2-l 3-r 4-o 5-12 6-v 7-g 8-a 9-q a-k b-f c-w de eo h-k is lz m1i n16 or pp q1b rl sy t-12 vl
6l	2a d-g fl h-j jf k-e lb m-d n-f p-15 r-h s-m t26 uo v-m
6s	0d 1g 2g 3x 4o 517 6f 7j 8f 9h ag bc cw dk e-f f-y ge h-k j-m k-a l-n m-i n-n o-b p-15 q-k r-l s-l t-d
0h=activities	2a 91l ba g-d h-a j-a k-f l-h q-a r-j s1i
c 0	92c s-a
d1	s17
d2	6g 9-f si
d3	og ph r-c ub
dD	si
dU	9y bb v-a
e|	pb
dY	r-c s12 v-b
dw	2c 9b
3wards	5d 819 d-c k-b r12 s-d
8 0	81t r-a
91	5a p-a rz
92	2c 6c rf
9D	rf
9U	8l r-a
9Y	rq v-c
9w	8d
2certifications	6j b-b f-b o-e po
g 0	3g 623 n-a p-l
h1	6-g 9a p18
h2	6-m gb n-a sk va
h3	6-c lb ni
h4	ia va
hD	pj
i|	fa
hK	3b
hOP	f-c hb
hT	f-a
iD	f-c
hU	6p pd
i|	p-d ra
hY	pp v-a
iU	vg
ht	pf
hw	9c c-f na pm
iD	fb g-d
iK	lc
iY	sc
iw	ra
i|	p-o ve
3ontact	01f 2-b dg f-j i-m j-a l-d m-a tk vb
9 0	01o d-j
a1	0c df
a2	0-e 6b dr o-d pk q-a th ua vj
a3	4b l-b oh rb
a4	i-a qe
aU	0d tg
bU	0j d-a
b|	d-c o-d pa tc
aY	va
al	dd
aw	0h cd d-c i-d na v-b
bl	oc
b|	db gd n-b
2education	0l 1-b 3k da g-k i-h j-h kv ly mr q-a s-a u-j
b 0	2-g 333 d-b
c1	3-j dl f-n i-a kz lh mx p-c
c2	0c 2l 3-13 5e 6d 8b 9-b cb h-f i-k j-c kg lj mk q-c ta u-d
c3	0a 3-o 8-b c-e lf m-e pd qb
c4	ca fh hh ig j-a nq v-c
c9	vg
dU	l-d
cD	f-d ge ka lg
dS	ke l-a
dl	vi
dw	fd j-c
d|	f-i ke mh sf
cF	3c
dU	oc
cG	ka m-j
dF	la
dS	kd l-a
dY	k-b mh
cKl	l-a pt
cS	ch lh m-a
dD	la
dO	la
dS	kc
cT	l-f me
dD	fd g-b
dY	fb
dl	fe g-c
dw	kb
cU	5c 6-d og
d9	ld
dK	mc
dO	pk
dS	pb
dY	l-e pg
dl	k-h
dw	0a r-f vf
d|	d-a k-i mg pg
cY	p-k rd vb
dG	pf
dU	lk
dw	pl
d|	kg pf ra v-m
cl	6l n-a
cw	0c 3j 4a g-b m11 p-14 u-a
dF	ma
dK	l-a mf
dY	ra
dl	ma
dw	m-b sg
d|	td
3xperience	0c 1-e 8-c b-h dd fx g10 hr iq jc p-k s-q u-g
c 0	233 d-j
d1	2-l dg fm ie vm
d2	2-10 do ek f12 gl jc l-a p-a t-b v-c
d3	0i 2-10 8-c e-d gi hi ic jh mf p-d s-e tm
d4	2-o 9c cd f-k j-a kh ll pb qc t-d
dD	fd i-b jd
el	f-b
ew	gq
e|	h-f js kb
dF|	oh
dG	lb
eU	kf
el	fd
e|	fa
dKw	cb
dO	3a f-b ia sb
eP	fb
eU	f-f
el	ga
e|	tb
dP	gj
dS	fc ib
eP	ha
eU	la
e|	he
dT	go
eK	gc
eT	f-a
el	f-c gi
e|	ga
dU	2b 8-b ds g-a o-d
eU	g-b ha ia of v-b
ew	g-b
e|	j-a rk vo
dY	fi k-e li
ew	fb
e|	pc
dlD	id
dt	fa
dw	0c 2-h f-a gb ha ri u-b vc
eP	fa
eT	f-g jp
eY	ie
el	ip
ew	g-a ib mh ug v-i
e|	f-i h-e vj
2interests	a16 n-d tg
b 0	a1e t-c
c1	n-e tr
cU	an
2languages	518 g-c m-g oo
b 0	521 o-n
c1	4c 5-b o12 p-a t-a
c2	5-d g-a oy
c3	dn fa nb o-o pe
c4	hd
cF	5n
cUY	dd
d|	tb
cl	na oh t-b
2none	0-18 1l 2-b 3-e 4-f 5-q 6-j 7-b 8-k 9-y a-l b-e c-m dw et fh kb le oe pd qf rd sj tk ud
6 1	0-j d1d ec fh h-d i-d o-a
72	0-h 1h 4h d-d fg h-j m-j n-d pd si
73	0-b 1c 4-a 5-l 6-f 8-j 9-e c-g eu ja m-d na oi pb uk vc
74	2-l 4-r 5-a 8-d 9-d a-c b-c c-c e-l f-l gg hs il kl lk mz nd oc tc
79@	df
8U	d-a
7@	dg ih
8@	di
7D	fa gj
8T	ff g-c
8l	gk v-c
8w	g-d ji
8|	jj
7FU	n-b od
7G	mn
8T	kg
8U	ka
7K	tf
8K	eg
7O	g-b hd l-a rh
8O	hb
8U	fm g-c
8l	sa
7P	lb
8P	da
7S	ea sh
8S	kc
8Y	sf
7T	pb qh
8D	f-f gk
8K	f-b gd
8U	mg
8l	gb
8w	dh e-c nc
8|	fn g-e
7U	4f 5-b d-10 fe h-c m-b oo
8D	f-e gb
8G	ka
8O	pc
8P	va
8T	gb ph ul
8U	0-b 1d 2e pb
8Y	le
8l	d-c fg
8w	1c 2c d-l
8|	dh nd od p-c sc t-c
7Y	f-j gd jd li p-e
8w	jb
7l	da i-c
8Y	ge
8l	tm
7t	ed
7w	0-r 1f 3-i 7-a 9-f b-c ee g-j ii l-e rd vs
89	db rb
8D	f-j if lb
8G	pp
8O	g-e he
8U	pe ue
8Y	id pb s-h vk
8l	ef n-g p-e qj rj td
8w	7a ib vg
8|	2-b fa gp h-b j-b pg uh
2other	4-a 5-b cv ji l-i ma ne s-d vw
7 0	4-b 5-a c1p na v-b
81	vw
82	c-e vh
83	ja
84	l-c md
8G	l-b mf
8U	4-a ci ne
8Y	ja vq
8w	cd jc pc v-a
2projects	2f 3a 71n f-a i-a j-c p-c q1h u-d v-d
a 0	2-c 72c q-j
b1	q14
b2	2t 7-b g-a i-k q10
b3	me qc s-a
b4	ik q-f
bD	qg
c|	gf
bU	7h da q-a
bw	2e 7s m-e pc
cY	qa
cl	i-c oe qb v-e
3ublications	8s n-l pf ru
e 0	6j 8w
f1	rw
f2	rk
f3	r-e sc
fK	8a
fTU	pa
fU	6k
fY|	p-a rb
fl	rd
2references	b15 sc ut
c 0	b1m
d1	uz
d2	sb
d@	ud
dU	bp
dw	bc
2skills	0-c 4k e-d nt oc pa sc ua
8 0	42h n-a
91	4-c ac ns uf
92	0-b 4-z 5-a db gd h-m i-b k-b l-a nk pg q-d sg te ud
93	4-h 6-c a-a c-a ic ok u-f
94	hk qd
99	ve
9Dl	g-f je
a|	fe j-a
9FF	n-a ob
aU	ng
a|	nf o-a
9G	ka l-a
a|	pi
9K	4a
aK	nc
9Ol	fa
9T	ga re
al	gb
9U	3a df f-d hi n-a pa
al	n-b ta
a|	n-f oo
9Y	pn
a|	r-e sf
9l	d-d
9w	6a 9-a ib n-g p-d sb uv
aD	ii j-b
al	na
aw	vm
a|	n-b rc sg v-c
3ummary	11b 3e d-s er j-a o-j t-b
9 0	0c 11w 3j d-v
a1	ev i-b
a2	cd la
a3	hc ia o-a va
a4	h-b ik
aS	k-f li
aT	g-n il
aU	1x 3l d-o f-a
bl	va
aw	eb v-c
1as=9	2r 3i 4g 6n aa dk f-z g-m h-k ij j-h k19 li m-i n-e o-y p-2f q-o rl s-j t-b ud vp
4@	d33 f-i g-o it k-b l-e n-n o-d p-17 r-f s-c u3s v-m
4D	3-c d-10 e-a f3r g-l hf i-1i j1o k2f m-j n-a o-p p-s qm se t-a u-m v-q
4F	5u d-l f-o g-c hj k10 mh nu o2h p-19 r-p s1d t-p u-b v-14
4G	2-a 3-b 4f 6r d-j g-r h-e i-10 j-p k46 l1l n-v o-g p2j q-f s-y t-r u-b v-u
4K	3h 6-k a-b d-s e-a f-q g-p h-a i-j j-e k16 md n56 o-p p-p r-x s-h t1s u-r v-b
4O	6-d c-e d-c f23 gl h1q i-19 j-1h l-e n-d o-14 pt r-c sz tn un
4P	2-f 3-d d2l fx g1w h18 i-1k j-v kc lb n-b p-19 q-j sk t-b u-b v-h
4S	2-h 3d 6-e ce d-11 ek ff hi i-n j-z k4x l-c m-e n-k o-k q-f si
4T	2-f 3-g 4-c 6-a 8-b b-c e-p f49 gk h-19 i-g j-g l-13 ml no o-y pf q14 r-a s1a t-k u25 v-1p
4U	1n 4m 5i 7c 9f bc cm da e-13 fk i-1y j-1g kh l-12 m-j n-a o1g pl q-12 s-14 t-j ui vl
4Y	3-f 4-a 6-d c-b f1i g-e h-g jc k1e l-h m-x n-q o-10 p1i qa r19 s1b t-b u-n vf
4l	2-f 3-d 4-f 5-c a-b el f-e h-10 i12 k-e l-f m-n n1u o1s r-y s-u t2y u-12
4t	d-d ep f12 h-a ih j-f n-c o-b qh s1c u-a v-h
4w	0f 1a 2r 6b 9i ai bl d-k ev f-1n g-u h-1b ia j16 k-24 l-1v mh nb o-16 pj rp v12
4|	0-b 2-r 3-k 4-c 5-a a-c dr fn g-m hd i-1d jc l-w me n-c om pr sk tt v21
1k=activities	92c s-a
4wards	81t r-a
3certifications	3g 623 n-a p-l
4ontact	01o d-j
3education	2-g 333 d-b
4xperience	233 d-j
3interests	a1e t-c
3languages	521 o-n
3other	4-b 5-a c1p na v-b
3projects	2-c 72c q-j
4ublications	6j 8w
3references	b1m
3skills	42h n-a
4ummary	0c 11w 3j d-v
1s=awards	82a d-d
9 	8a
aC	8i
3certifications	61e l-c m-h pv
h 	pe
i-0	pd
i0	pk
iC	6d
4ontact	015
3education	2-a 31r
4xperience	21q
d 0	2b
3interests	av
3languages	51b v-a
c 0	of
dC	5a
3projects	719
b 	7e
3skills	2o 41r bl n-f t-e
9 	4l
a0	2f 4c t-c
4ummary	1e b11 d-f
0label=company	f1k g-v
6dates	f-11 g20 i-n k-a l15 p-c
6place	gm
6title	f-c gu
1eft=0	og sb tb ub v1b
51	0-c 2-h 5b 8a ab e-d g-n h-j i-k ra sc tt vb
52	1-e 4m 6a 9b ae bd e-r h-x i-d j-a m-i sc
53	0h 1o 2u 5-a a-d b-d dp e1j h14 ic k-b n-h o-m p-e r-a s-l t-n u-c v-s
1ower=0 	0b 1d 2t 311 5q 6f 8p 9e ba cl e-m g1b i-2z j-o k-n lb n10 og p-o q-k r-1c s-1e t-t uq vg
8D	d-b f1m g-e i-z ki le m-a pa
8Y	fv i-s k1j lu o-d pp
61 	1t 3k 4j 5r 6h 7z al cw d-y e-s f-h g10 i-26 j-b k-d ld oh p-e q-11 r-b u-18 vh
8D	f19 hi i-u jh k1c m-a p-e
8Y	f-f gw i-j km m-e o-b pg va
62 	0a 2a 4s 5-e 7-b 9b bh dl e-x f-14 ga hb is j-y k-u le n-v oh p-g q-f tf ul v-e
8D	d-b fq gf hb i-11 jd kq nc p-c qd rh s-g v-a
8Y	dj fx g-i i-r jb kj n-b p-b r-e sg
63 	0-b 1-j 3-m 4-k 5-g 8-e 9-g a-f c-n d1a ea f-1t g-u h-s i2b j-d k-1r l-o m1i n-d oj pt qp rl sp t13 u1s
8D	fa h-c il jf su v-b
8Y	f-d g-i i15 l-s m-h n-b r19 ss
64 	1-a 2-b c-h e2q f-1i g-17 h-a i31 j-g k-m nl o-c p-f qq u-f vo
8D	g-c h-a ir jj mj p-d
8Y	g-b is k-13 pz
0n=0	310 4g 5y 7g 8t 9a a-a cq d-a e-b f-q k-d le m-j o-b p-10 q-e r-a tk u-q v-h
21	0a 1h 3j 5k 6o 8f 9a al cm dc e-s i-1l k-f lc m-1a od q-j r-b s-m tk u-b v-o
22	2j 4k 5-a 6f 9g as bf cc dd e-q f-d g-c i-f k-s l-c mc n-i r-r
23	2c 3-h 4-f 5-i 8-j 9-g a-f c-n dc f-c gd lb mu n-c pg ri sm vm
24	0-e 1-d 2-l 3-i 4-d 5-f 6-i 8-c 9-b a-c c-i el it la mt n-j pe qu rh sh v12
25	2-d 3-f c-g d-c ef ii km m-s n-q on qg ri sb ui vu
26	d-a ed km l-q mf pb rc t-e un v-d
27	ei ft j-c kb l-a nu o-g pa v-b
28	fe no p-d
0p=aber	da he
3cco	fg g-d
4ti	sb
3ddr	da
4mi	fa pc
3fri	ha ob
3gen	g-c ha
3mer	f-c jh se
3nal	f-c id ph
4yt	cf
3ppl	rh
3rab	of
4ch	pl
3sse	ia
5o	fp k-f px
3ugu	ga
4th	dg pc
5o	pc
3vai	uo
3war	8q p-d rt
2bach	la
4ke	qb
5k	ga
4tt	rg
3eam	rb
3onn	4c
3ran	ve
4oo	fa
3udg	ie
4si	la
4yi	pa
2cann	nf
4pc	nc
5s	qb
4re	jc rh
5i	jg
4vi	nd
3ert	p11 v-a
3hap	sf
4ec	ih
4uy	3h ce fg k-c pa tn v-h
3iti	vv
3las	3n 6g f-f jl
4ea	f-c ge
4ie	ib
5n	sc
4os	fc
3oll	ki p-a
4mm	kf
5p	2n h-b kg
4nf	na
5t	0h d-a g-c id qd
5v	od
4ok	n-a tk
5r	ff g-c
4py	pk
4ur	6k pt
3url	tp
5r	ge r-f vj
3ycl	tc
2data	ma
3ean	p-b rr
4cl	vc
4gr	3h
4ll	rb
4ma	qb
5o	fc
4nt	g-a nb
4pa	ua
4si	fc g-e mg
4ve	fb
3ipl	kh lb
3ott	kc
3raw	4d
4iv	dg
2embe	pg
4pl	hc re
3nga	2b
5l	ow v-a
3rik	fg
3ven	jl
3xam	dz ia ra u-a
4ch	ma
4pe	2e
2fach	ki
5u	k-a ld
4mi	dc
4th	jd
3ebr	fh
4rr	re
3ing	4d
4rm	ge
3lop	ef
4ue	ok
3oot	tm
4re	qb
5k	pi
4un	g-a pb
3rei	tb
5n	mg ob
3urt	6e
2gard	ta
3erm	ok
3ior	rb
4vi	9f
3old	f-a
4og	nb pz
4ve	sc
3uel	sc
4il	kf
2hack	ro
4dd	ha
4lv	ma
4mi	ha
4nd	ph
3eal	pe
4ig	pe
3ist	oa
3ono	8i rm
4us	fd
3ygi	pf
2illn	jd
5u	na
3nit	ph
4st	4b pd
4te	ab gd h-a o-b ti
4vi	rj
3tal	on
2jank	da
3our	sh
3uni	if
2khuy	mc p-c rt
3now	of
3ube	pa
2lana	ha
5g	5h d-b nd ol p-g
5t	hc
4pt	vk
3ead	si
5r	3r pb
4ct	3f
4tt	tc
4ve	pc
3ice	6p dm
4gh	ha
4ng	db p-d tb
5k	df
4tt	nh
3ogi	fh
4ok	jb
2mach	pb
4ke	k-a pb
4nd	oi
5u	pq
4rk	gb
4st	pb
4te	je
5h	kd
3elb	gb
4mb	pi sl
4ss	fb
3ili	jb
4nd	jd
3obi	fn h-i
4du	ma vd
4nt	f-e gk he
4th	oi
3use	fa
2nati	dc oq
3eed	pa
3ghi	2d 4e m-a pe
4uy	sn
3ige	oh
2obse	vd
3pti	ma
3rga	sh
4ig	na
4th	pa
3uts	ah
3ver	lb pd
2pado	rb
4pe	6p 8e p-c rb
4ra	gc
5e	jl
4ss	pc
3enn	rg
4op	bc ea
4ri	vi
5s	0w i-c
3hot	tf
4uo	kc
4ys	fg ka
3idg	oi
4ec	ci
4tc	re
3lac	fj ge i-a j-g
3odc	tb
4rt	om v-b
4si	f-d ge
5t	rb
3rac	2p
4es	gn
4in	pa
4od	gc
5f	2e
5j	7f
5m	f-a gc
5p	gb
5v	ph
3ubl	8m
3yth	pf
2qual	3a
4en	dc
4il	tx
4or	fe
2radi	tf
3eco	2e jd
4fe	bt
5r	pe
4gi	6p d-b pi re
4le	mc
5i	fh
4ne	pd
4pa	sf to
4qu	bc ux
4se	gg
4vi	sh
3ice	kc
3unn	tb
2sabb	f-f g-b jz
4fe	ia
4le	na
4tu	sd te
3cho	3b kc p-j rb sj
4ie	le se
4ri	nj
3eal	ni
5r	pj
4co	d-c kc lh p-k rg
4le	2b 8i
4mi	pd
4ni	p-b
4pt	f-f ge
4rv	9z g-g ic jb
3har	nc
4if	2a ra
3ign	vn
4lv	re
3kil	nd pd
3mok	vn
3oci	ne p-c sb
4ld	nb
5i	nb
5u	pl
4me	dv
4ur	te
3pok	5w d-a op
3tan	pk
5r	ia
5t	2g db f-a sd
4re	fp h-f
5u	fa
4ud	3h fa
3umm	fp i-f jc
4nd	sg
4pe	9f sc
3wed	oi
2taga	od
4ug	md
3eac	9f
4ch	kd la
4xt	fa
3hea	ga
5s	mb
4in	7j
4or	ha
4uo	8a i-b rl
3ikt	e-c fa vm
3ong	5k oe
4ol	4h
4ra	kc l-c
3rac	qc
5i	3d
5v	f-d jh rh
4ea	ma se
4uo	d-a ef fc j-k ki me ud v-e
3tgd	kz p-c
3urk	oa
2unem	f-e jm
4iv	3e gb
3pse	ne
3tre	gb
2vari	fl g-d
4sq	d-a le
3ers	1a
4te	gb
3ill	qc
4si	il
3olu	9a fc sa
2walk	tb
4nj	dd
3eat	qa
4bi	pe
5s	ic
4dd	ig
4ld	fa
3ill	vh
4nd	ia
5n	ro
3ork	ad oh
2ziel	fg
3ote	na
1air+=9 $	n-a p-a v1h
7w D|	2b
6@ @	dh
8U	ud
6D 9w	vd
8O|	f-a gg
8S	kz l-h
9O	fb g-a
8T	f16 g-i j-f
9O	fh g-b
9U	fm g-e
9l	f11 g-i j-c
8U	g-k kl l-d
9T	fb
9U	fc
8l	f-k jh k-c ld
8t	gb
9O	fa
9U	fa
8w	f-1s j1u k-e
9T	f-f jk
9l	f-15 gy
7T w	fe g-b
7l U	fa i-a ja
7w D	jb
a|	jd
9P	f-g gj
aP	gb
9wl	fg g-f
7| D|	fo h-f kf v-d
9T	ja
9U	ka
aU	k-p mp
9Y|	kd
9w	fa
al	f-a
6F U	na
8l	oa
8wl	ia
7U $	n-b og
9U	nl o-d
9w	oa
7| U|	oc
6G D	lc
8S	kw l-10
9S	kb l-j
8U	md
8l	k-c le
8w	lp m-a
7S YU	k-b pc
7Y w	mi
6K K	na
8U	vf
8l	tc
7w w	cb
6O $	ta
8D	pf
9|	gd h-f
8O	2b ra
8T	fy g-i h-b
9D	fi
9l	fh
9|	ho
8U	ib
8Y	vj
8w	hc mb
9l	ge i-h
7O w	hd
7P DT	hc
9T|	hj
9wD	f-a hd
7U T|	f-a he
9w	fa
6P T	gc
8w	de
6S D|	ea i-a la
8G	3a
9D	kk l-f
9F	kb
9K	lb
9O	ld
9U	ka
9Y	kc
9w	lb
8P	kl l-h
9P	kk l-j
8S	k-q li
8TD	ff h-c
9U	cc
9l	g-b
8U	cd ka
8Y	l-f po va
8w	ih
7O w	ga
7S UG	ki l-c
7U w	pd
7w wl	i-b
6T @	ua
8D	qc
9l	ga
9w	fc
9|	gn i-g
8O	fc g-n ih
9D	fh g-b
8T	pb
8U	fj g-d sb
9U	f-b ge
8t	g-c ib
8w	f-l gi
7D $	ga
9O	gc
9TD	fd g-b
9U	f-f ib
9w	gi
al	fa
7U $	ma
9@	ua
9w	gg
7Y w	f-d gc
7l OP	fd g-c
9S	gb
9T|	fa
9U	gc
9w	fh g-c
7w w	de e-c kb
7| T	qa
a|	fi
9U	f-c gc
6U $	db na u-a v11
899	0e
9@	da
8@	0u
9@	dj
8D	2a c-a gi sc vd
9T	ha
9U	md
9w	fc
9|	ge h-c
8FU	5f
9l	cb
8G	k-a lg
9S	3b
9Y	ka
9l	d-b li
8K	ab
9K	4e nn
8O	9c d-g ni pc
9l	9a
8S|	3a
8T	do fa gc h-d uh
9D	fb g-b
9K	7c dl n-j
9O	up
9U	d-a ut
8U	0-e 2a 4a bd n-b ot r-c tc u-j
99	rb
9K	4b
9T	b11 g-b
9U	4a 5n o-b
9Y	0a
9l	3b 5q o-c
9|	2v 3q c-s n-c
8Y	rq sq
9S	pb
9|	pa
8l	4-l 5-o ae no oy
9U	aa
9l	ah
8t	dh
9w	da
8w	1o 2-d 3-f a-c bh h10 u-d
9U	8c cx
9Y	ck
9l	cg
9w	1l 6g cd
9|	7b pa
79 U	li
7G w	ki l-e
7O l	pb
7P T	ga
aD	ff g-b
7T $	o-a pk
9U	uc
9w	uc
7U $	n-b o-d v1i
9D	gd
a|	oc
9F	nc
9O	pd
9U	cb fe p-a
aw	pi
9w	1h d-g ok
aY	dd
al	0d
a|	of p-b
7Y U	ds l-c
7l D|	k-e vt
9T	fb
9U	o-a
aU	v-a
9Y|	vd
9w	na
7w Y|	r-e vh
9wl	1a
7| Dl	k-a ml
a|	h-a v1b
9F	pb
9O|	rj
9TD	f-j hh
a|	fa j-a va
9U	d-l ua
aY	tb
a|	pf
9Y|	vb
9w	db n-c oc
a|	fc ng o-e
6Y 9	pd v-b
8D|	ge
8S	fb g-b km
8T	fe
8U	lb p-b sb
9U	la pc v-g
8l	vb
8w	f-b jp k-h ld
7T w	fd g-b
7U w	lm p-b
7| D|	v-a
9Y|	v-a
9w	f-g gg kf p-i rb
6l K	ta
9K	4a
9w	nc o-a
8T	2c t-d
9O	pa
9U	2-a
8U	dn n-b oo
9O	6c n-a
8Y	pc
8ll	aj t-e
8w	1-g cd ra tf
9l	1d d-a
9t	1a
9|	2a
7K $	na
9w	tb
6t U	pc
6w $	pa uk
89@	0a
8@	0a pn
9@	0u
8D	ge l-a mc
9S	rc
9w	fe
9|	2i gf
8F	nd
9l	5a s-c um
8G	6g
9Y	vd
8K	4b
9K	1a 4f
9l	6f p-a
8O	9m fd m-b
9O	2g
8T	d-a f-m h1i qd
9F	9a
9O	2b
9U	9e
9Y	9a
9l	hd
9|	ia jf
8U	0-g 2-c 4-g 6a bs c-k i-f px rj u-c vp
9K	n-a od
9O	6-a og
9T	b11
9U	0c 5c b-b pi v-b
9Y	6a
9l	5a
9|	0b 2q c-e
8Y|	la
8l	4-c aj ng
9K	ab
9l	ae
8t	ic
8w	2-n 3-a 8c cd g-l nk o-c vh
9G	ud
9K	pa
9P	m-d se
9U	8e cb p-d vl
9Y	9c
9l	1f dc
9w	cj m-b p-m rz uf v-b
9|	2p ne
7D w	il j-k
aP	f-c ge
7O w	he
7U w	pc
aU	da
aY	dc
7Y U	pe
a|	rc
9w	vg
7l $	oc td v-g
9Kl	va
9T	lc qb
9U	vd
aw	n-f to
9w	ef
aT	p-f rj
aw	oc
7w $	uj v-e
99U	pb
9Tl	ve
9U	d-a nc rd
9w	g-b ma n-d p-b sm vc
7| $	p-b sk
9D|	h-b mb vm
9K|	ta
9OP	fc j-b
9TU	jb
a|	fk j-j
9U	jc pa ug
aO	vb
a|	f-a gd pg
9w	fl j-e po v-i
a|	f-e g11 j-e rc v-a
4=@ @	db
7P	d15 g-f
8P	dd
7U	dd
6@ l	d-c tc
8w	e-d
9w	eb
5D 9	ll
7F	ib
7G	kh l-h
7O	fd
7S	kn l-j
7TO	gc
8l	f-e gd
7U	6a fb g-q jd k-f pm
7l	jb ld
7w	2-d f-d i-c j1h ln qa
8D	ii j-f
8T	jd
6S DS	kb
8G	lj m-c
8w	mf
6U G	lc
6l U	f-h gi
6w P	gk
9P	ga
8T	fa
8U	gv
6| D|	j-h mk p-a
8O	f-s gf ih
8S	gd lc
9P	lc
8U	3c f-t gs pd
9|	p-f ra
8Y	gs
9|	f-a gw p-e
8l	ga
8w	3e g15 i-m m-g ui
9D	ia
5F T	gd
7U	na
8|	k-e mj
7l	ga od
6G w	ma
5G O	pa
7S	k-g pa
8S	k-a la
7U	fa md
7Y	ka
7w	nf p-a
6D U	pa
6F S	lb
6G wl	ma
6K O	mb
8S	lc
8U	pg
8Y	k-b lc
6O S	lb
6S GU	ke l-b
8Uw	0b
8w	pw
6U w	ia
6Y w	ml p-e
6l S	cc
6| S	ld
8U	li
5K K	ni
7U	4c nj
7l	nb tc
7w	nf
8l	te
69 U	3f
8w	nf
6K U	3a 4-h ob
9l	oa
8w	4-c ca
6U w	2a n-c sa
6l U	pa
8w	ui
6w l	dd
8w	vc
6| F|	oc
5O D	j-c pk
7T	f-i gr
8D	ga
8l	f-g gi
8|	fc
7U|	fe h-b
7Y	l-f vl
7l	pf
7w	f-e hs pa
8|	fa
6O T	f-c gd
8wl	i-d tg
6P D	f-a gk
8T	ga
9D	f-b gc
8wD	fd
6U w	i-a
6l T	gd
8w	ve
6| T	ga
9|	gb
5P D	f-s g16 k-a lc
7S	e-b ie
7T	fm i-f
7U	d-d
8w	d-c
7Y	k-a lk
7l	d1c t-f
7w	cb
8|	d-c
6P D	f-j gl
8U	d-c fe g-e
8l	dr
5S D	gd la
7G	lh
8F	lb
7O	h-c mc
7P	lb
7S	l-a
7T	gg
8D	f-e ge
8U	pa
7U	l-b va
7Y	k-g ph
8|	pf
7w	hh l-a
8|	ud
6P D	la
6S UG	lc
6U D	la
8w	pn
6| G	lb
5T D	fr g-t qd
8w	f-n gs
7U	sa
7Y	fc g-d
8|	fi g-i
6D O	h-a
8T	g-f if
9D	fq g-n
8U	fd
6O @	ua
8D	g-r jo
6P w	ib
6U 99	ud
8@	uc
8w	ih p-b vn
6l w	ib
6w w	dg
6| T	g-c qc
9|	fc
8UP	fa
8w	id
5U @@	da
7D	fc sa
8|	fe
7F	oa
7GU	k-d lh
7O	pb
8l	fc
7T	dq pc ua
8K	f-b gb
8U	uc
7U	0-i fb h-c lf nq oq
8P	f-b hd
8U	1g d-a
8l	mi nc o-g
8|	h-g pi vh
7Y	rb se
7l	6b d-d ou
7t	pb
7w	1-e 2-k 9b ab de hk ql
8K	lc
8U	vc
8Y	vd
8w	ea
69 Y	rb
6@ UU	da
8w9	db
9l	db
6D U	gc
9U	lg
9l	lg
6G UD	lb
6K U	cj n-a
9U	nb o-a
6O l	pa
8w	qb
6P T	ib
9D	f-f gd
6T U	ua
9D	f-c gh
9T	pk
6U K	va
8O	pc
8U	dd g-a
9U	ob
9l	o-d tr va
8Y|	ke p-e
8w	uk
9l	de
9w	ul
9|	mb pp ra
6Y U	dn
9U	pa
8w	ry v-b
6l D|	kf
8O	2a ta
8U	5-a cf
9|	sc
8Y|	kg p-b
6| D|	v-a
8F|	na
8O|	ta
8TD	fd g-d
8UY	dd
9|	db fc o-h pa
8Y|	ko
8w	ok
9|	dk f-e gm
5Y G	l-c
7T	f-b ga
7U	p-d
8|	oa
7w	0-e jn pk
69 Y	rc
6G U	pa
6S w	pc
6w Y|	k-a pd
8w	6e p-a
6| U	lb
9w	r-e vh
8Yw	pa
8l	6f p-f
9Y	ge
9l	tc
8ww	ia
5^ U	1-c d1k
7l	1d d-b
5l D	kj l-m
7O	mc
7U	d-k ti
8U	oa p-b
7Y	ka l-e vb
7l	2c ti
7w	nc
6D U	dk
6K w	6j
6l U	0a d-a
5t D	jb
7U	sb
7w	ee
6U D	fb g-b
5w @	da
8@	da
7D	jh kh l-b
8l	fb
8w	f-d gd
8|	ja
7Kl	pa
7O	f-m hk ra
8P	f-d he
7T	fe
8l	fb
7U	4-e de o-e p-e q-b re ud ve
8P	fa
8U	0i d-f fb
8l	vd
8|	f-q vo
7Y	jb kd r-a v-b
8|	r-f si
7l	ic
8K	td
7w	1a 2a 5-a ec h-b ie j-j m-a nd qf
8D	fa
8Y	ia sd v-b
8l	og p-c rh
8|	fg h-c j-b pj
69 w	1b
6D D|	f-a jb
6G U	nc
8wD	la
9Y	la
6K w	vf
6O U	9a
6P ww	dd
6T wD	f-h g10 i-h
6U S	ea i-a
8U	2b d-a
8l	rc
8w	s-c ul
9w	rc
6Y O	f-b hc
8wl	lj m-b
6l O	hb
8TD	f-b if
8U	1b c-b d-b pd
9w	ra
9|	p-b rk
8w	fo h-b ob
9w	vb
9|	va
6w D	f-c
8T	gd
9D	f-g ib
8w	4-f 9d c-g ra
9D	ib
9Y	r-a va
9l	gc
9w	e-a
6| D	qb
9|	fd
8OP	hb
8U	d-e oc pc
9|	gp na o-e v-h
8w|	ds f-n g1n p-h v-d
0quote	ra
0set	h-c i-q j-g l-a n-e o-b sb vm
1tyle=	0-c 1-k 2-s 3-j 4-m 5-m 6-e 8-b a-q b-h du f14 g13 hg i-1j jg ki lq m-t o1f q-i s-t tn ut v1i
6 0	4-d 6-b f-k gd oq
71	0-a 1-b 6a ca de fi i-h lm m-e n-f
72	2-c dk f-i gb hj i-l m-q ni q-b re te ui
73	c-b jl k-d mb n-a of pg ub
74	dc ff gg mh n-j pb r-i s-l vq
75	d-f fd ld n-c oi p-g
76	fd ke nj va
77	eb nj o-b
6-	0-c 2-j 3-a 4-g 5-g 6-l b-g c-b de f-15 g-g h-e i1r j-h mv n16 px qq s1b
7 0	5-b dd ld nh
82	b-b iu mo nf pp
83	g-e ib mj
84	g-a ic ka va
85	if n-d sm
86	f-e ga
7-	nh
70	0-a 1-a 2-13 3-n 4-w 5-b 6-10 8-e 9-c a-d b-a c-d d-u ei f-1i g-1k h-j i36 j-q l12 m1m n1w p19 qo r1w s1d t-e v-w
8 0	d-d lp nx p-c
91	nk pq
92	2-h 4-b 6-f g-d i11 m14 no
93	f-b g-c ik j-a k-d ld mg ph r15 sl
94	ea f-g g-f im k-f pa rl sk
95	eb f-a ic kg qf v-a
96	im qb
7C0	ld nb pb
9 0	nc
a1	lc
7b0	kk l-d
60	0-1n 1-1d 2-23 3-1h 4-22 5-1l 6-1v 7-q 8-1k 9-1b a-18 b-1h c-1z d1w ec f1h g2f h-1n j1f l1l mc n1x o21 p1d q-m r14 sm t1y u25 v1v
7 0	4-o a-c c-g d1d gd k-a rb se ts vc
81	0-c 3-c 4-q 6-u 8-e b-k dp f-s g14 i-h le m-g nr ov qc t18 uh vj
82	0-y 1-j 2-q 3-f 5-o 6-f 7-b 8-j 9-l b-b c-m e-b f-s gl hj jq ly mn nx ot pd ta uv vo
83	2-b 4-a 6-d fg gc h-n id ka lf ve
84	fo gg h-p ik ji li mc q-h rb sf v-a
85	c-a ff h-a kf m-m pb rc ub vv
86	ef fp g-g i-b l-g mr n-n pl rd um v-p
87	fn na pb
88	nn p-c
61	gb
7 3	ga
62	1c 6f 9d n-d p-f q-k
7 0	6a d-c
81	da
82	9b
63	d11
7 1	dg
82	dm
6C	0d 1k 214 3v 411 5x 6r 7d 8h au bp cd d-h f-i i-k k-n l-l m-c n-16 o-u p-o q-e r-g s-d u-h v-o
7 0	3d 4i 5l 7a d-g f-c n-g o-a
81	1b aa bb d-h g-c ne p-d
82	0c 2l 3a 4b 6h ak bf dg h-c k-d l-c n-12 o-g v-a
83	2g f-a gb
70	0-c 1-c dm gr h-h i-b k-g no oe pr
8 0	dh nd
91	c-f no om pj
92	1-d h-a n-c pa qa
93	de gd
71	aa ca
8 2	cc
72	1q d-t
8 2	1o cf d-o
73	3a de
8 1	3b
92	db
7h2	d-a
6b0	2-c fs g-z h31 i-1l j-l k16 l-14 n-h o-k p-d q1l r-i s-i t-d u-a v1f
8 0	d-i fg g-d ja kc
91	dd fh hm ka n-j pa
92	fr hf i-e kf l-c n-c p-b qk vf
93	ho i-k m-a qd vj
94	f-k g-a ho i-f nb qo vj
95	hd mb
96	hb
71	0b 2a d-d n-e
8 1	0c d-c
72	2f 3b 4q 5a 8f 9f bk cp i-b l-b m-b n-y o-a p-i q-a r-h v-f
8 0	4g 5c 8f n-j
91	cb
92	4c 9e cd p-c
73	5g d1n g-f n-e
8 1	df
92	d19 g-e
7C0	4f 6a 9b d-a fh g-e n-e
81	0c
9 0	0a
82	0s 1h 2n 4b bd cj d-19 n-j p-g
9 1	0x 4b cc d-14 n-a
a2	2d
83	8c
9 1	9a
a2	0b
8h0	0b 2b
91	2b d-g
a 2	2b d-e
7h0	4d 6b
9 2	6a
82	3c n-a
6h0	2a
72	6a
73	6n
8 1	6k
1w=10	d-g f-k r-l u-d vx
42s	sb
320	gs h-g ia k-c ld nf p-a qb
330	uo
340	f-c gv h-e i-f js lj o-d qc r-a uf vk
35s	rb
370	pe
3a	1f d-c
42	of
4bernathy	db
5out	0e d-b
4cca	pp
5tivities	sb
4dministrator	fb
4ed	pg
4frikaans	ob
5ter	ac
4gency	g-a he
4i	bj
5d	pk
4l	ha
5so	ca va
4merican	sg
4n	7b gd tf
5alyst	f-e ga
as	id
5d	3u 9l c11 f-c k-c p-b vd
5h	ha ta
5ke	dm
5ything	cf
4pril	fb
4rabic	ob
5chitect	pb
4sk	bx
5sociate	pl
4t	2i 4a d-b oa pg r-b
4uthorized	pe
4vailable	up
4wards	8q p-b
6y	je
5s	pb
3b2	oe pe
4ack	9f
5i	na
5n	0l mb nc od
6g	6d g-a ib pc
6k	hb
5sic	ol
4e	pc
5lt	pf
5nh	ma
5st	rc
5th	da
4i	me
5et	4i
5rds	tb
5ts	ci
4ls	ph
4ong	fe me tq
6net	4c
5oks	3p
5th	4c
4uilt	710
5siness	lh
3c	pk
4a	0f d-a ee ga td
5fe	si
5kes	id
5m	cr
5n	mj p-k vh
6nulation	nc
5o	lb
5p	6e ub
5r	dc p-c vj
6d	pu
7s	6e
6ing	ja
5u	tk
4d	le
4hang	2a
6o	1c
6pter	sc
6y	4f
5ess	ma
5i	6b mo
5o	2a
6ir	sd
5uc	sa va
6ng	6m ma
6p	ta
6yen	3i ce fc tm
4ities	sc
7zen	vp
4lasses	6h
8rooms	3e
5eaner	gb
5ock	ah
4o	ga i-b pa ve
5ach	sb
5de	dd
5m	id
6panies	2p
8ss	fc g-a
5n	pa vg
6g	vc
6tact	0i d-e
6versational	od
5oking	tg
6rdinator	fe g-c
5urses	6n
4pr	pg
4raft	4h
4scs	pu
4ua	rn
5ng	ub
5oi	gf
5rling	tn
6rent	gc
4v	o-a vl
3da	2t
5ng	lb
5o	3d sb
5tabases	ma
6e	ve
7s	vc
5u	0b 4b
4e	da
5an’s	p-b rr
5grees	3k
5ll’elettrochimica	ra
5m	f-e ge sb
6onstrator	fa
4h	ld
4i	2g eb kb
5en	ha
5nh	le
5ploma	ld
4o	4l db fa
5an	9u md
5i	1d
5ng	9c d-a
4r	dm
5awer	4d
5iving	de
5y	pb
4u	gc
5oc	4a 5s 8l n-b
3eis	nf
4lse	cf
4m	bi d-a
5ployed	he
ae	re
ar	d-a fb
4nds	cj
5gagements	2b
4tc	cs
4xample	id rb
5cel	pp
6hange	ma
5perience	2e
5tra	6i
3fachhochschulreife	kb
6ulty	k-b la
5r	2d
6ms	ic
4ebruary	fe
4ingertips	4d
5rmware	gd
6st	pb
5ve	sh
4loppies	ee
5uent	og
4ood	ph
6tball	te
5r	ad pg qh sc
6ge	gc
6klift	pg
5undation	pc
4ree	aj
6nch	mg
5om	vh
4un	af
5rther	6e
3gap	jf
4ear	4g
5rman	oi
4i	aj
5ai	rg
6n	ld
6o	ol
6y	6m
5o	aj sb ta
6i	li
6rnate	ra
5ving	9f
4oogle	ph
5vernor	sc
4pa	ln
4rade	ls
5een	pe
4uard	f-a gb
3ha	de
5ckathon	rj
5ddad	ha
5i	vd
5lvard	ma
5n	oi
6dling	pe
7s	4g
6g	4b ff
5ve	2e
4cm	g-b k-a lc
4e	fe
5althcare	ph
5ight	pd
5ld	6e
6lo	1m d-e
4ien	sb
5ll	tb
5ndi	ob
4k2	mf
4oa	df ga
6t	9e
5c	312 6u fe g-k n-a pb
5i	9y bh
5me	oc
5nors	8f
7urs	rc
5urs	ac
5w	4c
4pcsa	pe
4sk	oh
4ttps	ie
4uan	6g po
4ygiene	ph
3i	1d 2d 3j 4i 5n 7g d-l n-b v-b
4elts	oj pl
4gbo	oj
4n	1a 4a 8n mu
5itiate	pe
5stitute	pc
7ruments	4b
5terests	ab
6ro	1m d-g
5vited	ra
4rish	oc
4talian	om
3jan	ga j-b
6kowski	da
4ob	2c
6s	2a
5urnals	sh
4un	gg
6e	kf l-f
6ior	ic
3kan	nb
4et	cl
6tle	ga
4ha	lq ol
6c	4c 610 ct p-m
7h	id
6i	6-a v10
6o	bq
5en	8q rc
5i	ub
6ch	mf
5mer	oa
5o	ia
5uy	ne
7en	mf
4iem	gg i-c
5m	nn
5nds	4c
6h	2a
5t	4j
4now	4f bc
7ledge	oc
4y	4b fa
3lab	na
6s	3f md
5c	0p d-i
5i	pk
5m	219 ah d-a n-d
5n	sb
6guages	5b
6tern	hc
5ptop	vf
5t	cm
4eader	sh
6n	mi
6rning	3j
6ve	jf
5ctures	3f
5vel	md po
8s	pc
4ibrary	f-f
5cence	6h dj
6h	0a
5en	0t d-k
5fe	2o
5ngen	dd
6h	cl
6kedin	dc
6ux	ee
5st	p-b rq
4me4	na
4oai	lx m-c
5cum	ff
5gistics	fd
5i	1e
5ok	1b
5p	6a
4uc	am
5ong	vl
5yen	pu
4y	da
3made	7k
5i	dc
5ndarin	od
6ual	pm
5r	ga
6ch	vb
6y	da
5ster	pd
5ternity	ja
6hematics	ke
5u	sb
5y	4b jh ne p-h
4e	0g 1e bg
5lbourne	gc
5mber	pm sc
9ships	sb
5o	vg
5ssgerate	fb
4ilitary	jb
5nh	0b 1b
6or	mh
5sa	na
6c	cy
4odules	ma
5ng	cg vi
6th	re
8s	ga hf
5s	pn
5t	vg
6her	of
4uon	cg vi
4y	2d 4b cc
3nam	0e dc hh
5ng	4w
5tional	la
bity	db
7ve	of
5u	tg
5y	gj k-e lf
4dhce	pc
4eedling	pb
5w	ia
4gan	gb
5he	4u d-d td
6i	jf
7em	2a
8p	4f
5oai	ai n-i oa ta
5u	5d n-d on
6oi	6-b bf vy
4ha	ja
6c	sb td
6n	0e gb
6t	ra
5om	fe
5ung	2c
4oi	5t ge
5n	vj
5t	ag cf
5w	fh
4u	da
5oi	vg
4v	fa
3o	0a ja
4dds	cj
4f	4a ia la o-c rc si vb
5f	ah ja
4ld	ta
4n	bb ur
5ce	vi
4ptics	ma
4saka	ma
4ther	cn
4utside	ah
4wn	dc p-d vi
3padova	ra
5ge	vn
5pers	6p 8e p-c
5ramedic	ga
6ent	ja
5ssed	pc
5th	2d
4ccc	pu
4eriod	vg
6son	0e
9al	0i
4ham	pb
5otography	te
5ysiotherapist	fb
4idgin	oa
5eces	ci
4lace	vd
8ment	fb gc
5c	nh
4olicy	fb g-g
5rtuguese	oa
5st	g-d ie
7er	rb
7s	2a
4ractice	2p
5esent	gg la
7s	8j
5ince2	pc
7t	8n ce
5oduct	f-e gd
6f	ma
7essional	2e
6jects	7f
6moted	f-a gc
6perty	gb
6viders	ph
4sm	pe
4t	pe
4ublications	8m
3qua	2e
6ch	dc
6lifications	3a
6n	gj
5en	ia
7tin	dc
5ilts	tx
3radios	ta
5nh	an
5u	td
4dh	df
4ecord	2f
5ferences	bj
6resher	pd
5gistration	6p
5quest	bc ut
5viewer	sh
4ieng	vf
4oad	2f
5les	2c
5oms	fb
5we	db
4unning	ta
3sabbatical	f-f g-b jz
5c	lj
6h	te
5i	nb
4chool	sm
5ience	k-a lf sa
5out	si
5rum	pe
4ea	2j
6rch	pa
5lected	2b 8i
6f	he pe
5n	fc
6ior	f-c
5o	na
5p	jb
6tember	f-e gd
5rvice	9z jb
4hifts	2a
5ops	2a
6rt	1k 6j d-a
4i	ka
5gma	pf
6nature	vf
5nce	ee
6h	0f ma
5te	qa
5x	pe
4killshop	pa
4mall	ch
5ith	db
5oker	vj
4o	2b
5ciety	sa
5lutions	pb
5meone	dj
5urdough	ta
4peak	5n od
5oken	5x
6on	fe g-d
4t	gg
5ack	4e
6rt	vi
8ers	ia
6tions	2h
8stics	sf
5reamer	fa
5udied	3f
7y	ja
4u	fk
5mmer	fa je
5nday	se
5pervision	9g
4wedish	oi
3t1	fa
44	fb
46	je
49	g-c jf
4ai	mg
5lks	8e
5o	3d
5p	6i
5ught	md
5y	4a
4b	lh
4eacher	fe
8ing	9f
5ch	4l d-e kx
7nology	lb
5rm	ma
4ham	bv
6n	0l
7g	he kb l-e
5e	0b 2o 4i ad d-j eb hc n-c o-d p-i rf v-b
6m	6n bl
6y	bc
5i	rb
6ch	ap tc
6ng	cg
8s	7j
5o	fd
6i	fg lf
6ng	cb
6rnbury	hb
5u	db me
6a	ne
6ong	8a
4iem	fc
6ng	517 d-f n-a or
6p	ol t-a
5m	0b
6e	aj jd
5n	cb pa
6h	1j cq p-c
4nhh	fa
4o	0h 6d d-d gb h-a vf
5an	pd
5day	gd
5i	1m d-h
5ngue	of
9s	5l
5olbox	4h
4p	da g-b k-a lc
4rack	2f
6il	ta
7ning	3d
6vel	ve
5easurer	ma
5i	fc
6eu	vk
6nh	2f 3e
5ong	td
5ung	od
6ong	fi i-d k-b
4tgdtx	lc
4u	hj
5an	f-a if
4win	sd
5o	ie
4y	g-d
3ueda	df
4nder	4c
5iversity	3g k-g lf
4s	vp
4trecht	gb
3van	fd nb
5squez	le
5t	cm
4e	1m bh d-i vb
5rsion	1a
4i	5a
5c	gc
5ec	db fd g-a
6n	ge i-d mg
5sits	ic
4u	4g
5i	vd
5on	ja
3walking	tb
5njiru	dd
4ebinar	pe
5dding	id
5rke	fb
4hat	3d 4c
5en	ag
5o	bi
5y	1c
4illing	vg
5nner	rj
5th	ic qa
4ork	2c af d-c fd ph ra
7ing	ae of
3xe	pk
5p	lo m-c
4in	1a
4rd	nb
4uan	dc
6t	lj
3year	f-b jo md
7s	hf ld
5t	cg
5u	ua
4usuf	da
3zalo	nb
0t=A	0-i 1-2 2b 3-o 47 5g 6h 72 8-h 9s a3 b-b cc d-b e-9 f-z g-j h-e i-j j-f k-n l-u m-e n6 o5 p-17 q-c r6t s-l tf u-j v-9
2B	0-7 1-2 2-x 36 4-l 5-5 6-6 70 8-4 9-3 a-4 b-2 c-8 d-d e-4 f2t g-10 h13 i-1a j44 k-l l-7 m-7 n-7 o-7 p-e q-6 r-8 s-6 t-6 u-8 v-g
2C	01b 1-b 218 34 41l 5h 6-q 7c 8g 9k a7 b12 ck d-m e-9 f-q g-x h-g i-10 j-o k-1v l-1p m-16 n2 o-o p6a q-r r-y s-w t7 u-6 v-w
2D	0v 1-4 21c 3-n 4-g 5-3 6-7 7d 89 9-i a-6 b-4 c0 d-n e-5 f-w g-d h-k i-h j-7 k3s l-z md n-4 o-8 p1q q-d r-l s-o t-e u-c v-3
2E	0k 1-5 2j 3-1u 4-a 5-2 6-2 7a 8-l 92 a5 b-4 c0 d-6 e-8 f-39 g-m h-h i-1p j-l k-7 l9r m35 n-m o-q p4 q-g r-j s-h t-g u-2 v-13
2F	0m 1-7 215 3-1a 4b 5-7 6-o 7-2 84 9-f a-3 b-7 c-9 d-6 e-9 f-18 g-11 h-s i-14 j-q k3i l4p m49 n-x o-z p10 q-q r-19 s-t t-r u-e v-19
2G	0-f 10 26 3-c 4s 5-1f 6i 74 8d 91 ab bc cv d-11 e-l f-h g-q h-j i-j j-6 k-i l-k m-d n-1d o59 p5 q-e r-o so t-j u6 vb
2I	0-e 1-a 2o 3-i 416 5m 6i 7-6 8-6 9d a-v b4 cr d-5 e-d f0 g-f h-8 i-a j-6 k1 l-e m-9 n-s o-d p-7 q-6 rc s-1 t2o u-9 v-s
2J	0-c 1-7 2-1q 313 4-j 5-d 6-b 71 8-g 9-a a-9 b-8 c-4 ds e-w f-13 gb8 h4 i3x j-f k-1o l-m m-u n-o o-h p-1k q-z r-k s-m t-g u-k v-13
2K	0c 1-c 2-1t 31p 40 5-d 6-f 7k 8-b 9-d a-4 b-9 c-i d-19 e-1g f24 g65 h4 i5x ju k-e l-1q m-n n-14 o-t p-1b q-14 r-y s-10 t-7 u-v v-q
2L	0-o 1-d 21c 3h 4-2q 5z 617 78 8l 9s ao bj cd d-6 e-j f-v g-14 h-v i-12 j-c k-v l-r m-t n7i o-g p-v q-j r-n s-e t-v u-o v8
2N	0-e 1-7 2n 3-9 4f 5a 6c 7-3 89 9f a6 b-p c8 d-1k e-a f-k g-h h-d i-e j-6 k-h l-b m-7 n-f o-c p7 q-8 r3 se t0 u4e v-k
2O	0-3 1d 25 3-4 418 5g 6a 7-1 85 95 a9 b8 c-19 d-y e-g f11 g-s h-k i-q j-m kr l-14 m-e n-14 o-4 p-17 q-h r-t s-10 t-1 u-4 v6c
2P	0m 120 21 31 4y 5t 6u 7-d 87 99 ah bm c4 d5l e2x f-1o g-n h-q i-x j-k k-m l-m m-u n-o o-19 p-p q-b r-j s-15 t-n u-12 v-1q
2Q	0-5 1-2 2-s 3-a 4-7 5-2 6-4 7-4 8-2 9-3 a-2 b-2 c-4 d-a e-4 f47 g-1m h3e i-r j-g k-i l-8 m-3 n-8 o-5 p-8 q-f r-6 s-5 t-4 u-6 v-b
2R	0d 1-5 21e 31f 49 5-8 6-4 7-h 81 9-3 a-6 b-7 c9 d-5 e-g f-b g-16 h-i i-22 j-j k-i l-b m-c n-h o-9 p-n q7c r-f s-d t-9 u-8 v-m
2S	0-i 1x 2v 37 4g 56 6f 7-3 82 9d aj bd ca d-1c e2d f-1 g4 h-s i-1s j-r k-k lb m-f n-a o5 p1 q0 r2 s-1 t-2 u-2 v-m
2T	0l 1-a 2-24 32c 40 5-3 6-f 7k 80 9-b a-7 b-5 c-6 d4 e-x f3i g-2i h1d i7a j2p k-5 l-17 m-n n-11 o-s p-1l q-1i r-t s-z t-s u-s v-1o
2V	0-c 1-9 2d 3e 4w 5m 6g 7-a 8m 9-p ao b4 c9 d-7 e-9 f-10 g-h h-g i-z j-e k-r l-u m-e n-7 o-1 p-1g q-1 r-r s6f t1 u-b v-p
2^	0-2 1h 2-1 3-2 4-1 5-2 6-4 7-1 86 9-1 a-4 b-2 c-2 dw e9 f2 g-4 h-3 i-6 j-1 k-2 l-3 m-1 n-3 o-3 p-3 q-4 r-3 s0 t-2 u-3 v-3
2hA	0-3 1-2 2-4 3-3 4-6 5-3 6-4 7-2 8-4 9-2 a-3 b-2 c-4 d-e e-9 f-h g-5 h-5 i-5 j-2 k-c l-4 m-3 n-h o-h p-u q-7 r7b s-e t-c u-c v-q
3C	0-4 1-2 2-6 3-4 4-9 5-5 6-f 7-2 8-4 9-3 a-4 b-3 c-4 d-6 e-b f-n g-7 h-8 i-6 j-2 k-i l-4 m-4 n-m o-g p87 q-8 r-i s-f t-e u-f v-n
3E	0-4 1-2 2-8 3-j 4-6 5-3 6-4 7-2 8-2 9-2 a-2 b-2 c-4 d-a e-c f-16 g-f h-e i-9 j-5 k73 l-x mu n-n o-k p-w q-c r-f s-d t-a u-b v1q
3G	0-4 1-2 2-4 3-3 4-8 5-c 6-4 7-1 8-2 9-2 a-3 b-2 c-3 d-i e-8 f-e g-6 h-6 i-4 j-2 k-9 l-5 m-3 n-m o6y p-h q-5 r-b s-9 t-f u-d v-n
3I	0-2 1-1 2-4 3-3 4-8 5-5 6-4 7-2 8-2 9-2 a-d b-3 c-3 d-7 e-a f-g g-6 h-5 i-4 j-2 k-9 l-4 m-2 n-m o-j p-h q-4 r-b s-a t6y u-e v-l
3J	0-6 1-5 2-11 3-b 4-f 5-7 6-5 7-3 8-4 9-3 a-4 b-4 c-7 d-f e-o f6e g-14 h3m i-9 j-d k-14 l-b m-6 n-x o-o p-r q-q r-i s-j t-k u-m v2y
3L	0-3 1-2 2-6 3-4 4-t 5-6 6-4 7-2 8-2 9-2 a-4 b-2 c-3 d-n e-i f-q g-9 h-6 i-7 j-2 k-e l-6 m-2 n8l o-7 p-j q-7 r-c s-c t-f u-j v-l
3N	0-4 1-2 2-6 3-4 4-a 5-4 6-4 7-3 8-3 9-3 a-4 b-6 c-5 d-i e-e f-g g-5 h-7 i-5 j-2 k-8 l-3 m-2 n-i o-f p-f q-4 r-b s-a t-c u70 v-m
3O	0-4 1-2 2-5 3-3 4-8 5-4 6-5 7-2 8-3 9-3 a-3 b-3 c-7 d-m e-e f-n g-6 h-7 i-5 j-2 k-h l-6 m-3 n-o o-7 p-b q-8 r-l s-i t-g u-f v7p
3P	0-6 1-1 2-3 3-3 4-6 5-4 6-3 7-1 8-2 9-2 a-2 b-2 c-2 d68 e-8 f-j g-6 h-6 i-5 j-2 k-c l-4 m-3 n-f o-e p-i q-6 r-a s-9 t-c u-g v-i
3R	0-3 1-2 2-6 3-3 4-6 5-3 6-3 7-5 8-2 9-2 a-2 b-2 c-2 d5 e-5 f-m g-4 h-c i-4 j-2 k-c l-3 m-1 n-9 o-6 p-a q4q r-7 s-5 t-5 u-5 v-c
3S	0-3 1-3 2-5 3-2 4-5 5-2 6-2 7-1 8-1 9-1 a-1 b-1 c-1 d-k e65 f-k g-4 h-5 i-7 j-2 k-f l-2 m-2 n-k o-b p-e q-6 r-9 s-9 t-b u-c v-h
3V	0-2 1-1 2-4 3-3 4-5 5-3 6-3 7-1 8-2 9-3 a-2 b-2 c-3 d-3 e-8 f-m g-5 h-5 i-6 j-2 k-c l-3 m-2 n-e o-b p-k q-6 r-g s64 t-a u-b v-j
0w=10	d-g io k-j ln m-b pw qh s-a t-a u-q
40	ua
320	dc
4s	sh
220	de fs g-l ih kf m-e o-f p-y q13 rt
230	de f-a ig p-k u1a v-d
240	2-a 3-f 4-b 6-c de e-b f12 gk hc jd kw lf m-d n-m o-u p-a qd t-a uq
380m	ie
25s	rx v-a
260	pi
270	pf
2a	1e d-j ec f-m id jd kd ni p-l qn sk t-c v-e
32	or
3b	fa
4ernathy	da hf
4out	0e d-c ib
5ve	vc
3cca	pr
4tivities	sb
3ddress	da
4ministrator	fa pc
4s	nf pe
3ed	pj
3frica	ha
6kaans	oc
4ter	ac ic
3gency	hd
3i	bi uc
4d	pk
3l	ha
4so	ca va
3merica	f-b jh
9n	sf
3n	7b gl i-g j-b k-a n-a pa tg v-a
4alyst	gc
9s	ig
7tics	pj
4d	3s 9k cz ep f-e g-h iy k-j l-a m-a n-g p-j
4ger	na
4h	he jc oa tc v-a
4ke	dl
4y	dg
5thing	cf
3pp	ql
5licant	ra
3rabic	of
4chitect	pl
4ts	ld
3s	ra
4k	bx
4sessed	ia
5ociate	fs k-f pv
3t	2i d-g km l-f ob r-f sa vj
4ld	pg
3u	fe
4gust	ga
4thorized	dg pc
5osar	pd
3vailable	up
3ward	ri
7s	8q p-d rt
5y	jj
4s	pl
2b	kb
32	of pi
4b	ga
3ac	nb
5helor	la
5k	9f ib
4i	nd of
4kery	qb
4n	0k d-e fy in j-s k-g l-a ma nv ob sa v-j
5g	6c g-a if ra
5h	tg
4o	of p-a qa vh
4r	fd
4sic	ol
4ttery	rg
3e	jl pe
4amtime	rb
4lt	pk
4n	fb sg
5h	ma
4st	rp
4th	db
3i	md ni
4en	ha
5t	4i
4nh	p-i v10
4rds	td
5th	dc
4ts	ci
3ls	na ph
3o	gd kg
4ard	te
4i	pp
4ng	ff ma p-i rn sf ts
5net	4c
4oks	3p
4th	4c
3rancaforte	r-c vk
6dt	re
4eak	jg
3udget	qa
8s	ie
4ild	ia
6t	710 ib
4oi	p11
4s	qc
5iness	la
4t	pj
4ying	pa
2c	py
3a	0f d-a tk vi
4fe	p-b r-a sv to
4kes	ig
4ll	fp j-a
6s	ib
4m	cq
5e	ib
4n	gc mj p-l vm
5nulation	nf
4o	kj ll p-a qc
4p	6d lk pe ur v-p
5cut	nc
5stone	qb
4r	df p-c vm
5d	px
6s	6e
5e	nh
6er	jd rh
5ing	jg
4u	ga tr uu v-d
4vitron	nd
3ccd	dc
4hn	pk
3d	ke lb
4ho	pj
3ertificate	pb
9ed	pn
3ham	ec id
5ng	2a
5o	1c d-b of
5pter	sf
5u	jb
5y	4f ia
4e	nc
5cks	ia
5ss	ma tf
4i	6a eb gg k-s l-d ma p16 r-b vf
5ef	fb g-a
6n	rs
5nh	fc lc
4o	2a qc
5ir	sf ta
5t	ne
4u	fe mc uh
5a	e-e v10
6n	nc
5c	f-d sf vk
5ng	6l k-m p17 vk
5p	td
5yen	3h ce fg k-c pa tn v-h
3ities	sf
6zen	vq
5y	kf
3ka	pc
3lass	ld
7es	6h f-e jl
7ic	pd
7rooms	3e
4ean	pd
7er	gc
4ients	ib
5nic	sd
4ock	ah
5sed	fc
4ubs	sa
3n	gj
3o	ge i-f ne p-a ro uk ve
4ach	sg
4de	dg
4llege	ki p-a
4m	du ia
5munity	kb
5panies	2p
4n	iq j-b pf ve
5g	gb id j-d m-a p-d sa vy
5tact	0i d-e
6racts	ib
5versational	od
4oking	n-a tk
5rdinator	ff g-c
4pywriting	pk
4ursera	pf
8s	6l ph
8work	mc
3pr	pj
3raft	4h
3scs	pu
3tv	ga
4y	hf
3ua	p-e r1b
4m	le
4ng	uw
4oc	rb
5i	gb
4rling	tp
5rent	ge
6iculum	r-e vl
4stomers	ib
4t	ia
3v	o-c vs
3ycling	tc
2da	2t f-i gj i-g si tf
4i	ku lb p-b
4m	md
4ng	f-a kk ln p-c
5h	rb va
4o	3d sk
4tabases	ma
5e	dc vj
6s	vd
4u	0b 4b
4ys	pr rb
3e	da ff
4an’s	p-b rr
4clare	vc
4gree	la
8s	3k
4ll’elettrochimica	rb
4m	e-d ga ic sf vd
5and	qb
5onstrator	fc
4n	fn i-i ja mj p-a
5trix	nb
4partment	ua
4sign	mg
8er	fi g-d
4t	vi
4veloper	fb
4xis	nb
3i	2g g-f ji p-c v12
4ch	f-c jd oh
4en	hc nh
5u	i-a kn
4nh	jd ld
4ploma	kh lb
3lamini	ha
3o	4l db ka p-c
4an	9t k-b mc p-h rb vx
4c	v-c
4i	1d d-a ir sk
4n	ic nf o-a
5g	9c gb ib kl nb p-d v-a
4ttorato	kc
3r	dl r-f vh
4awer	4d
6ings	ic
4iving	dh
4ove	ib
4y	pb
3u	fa tc
4a	rs
4ng	ea fn j-a ok p-d
4oc	4a 5s 8l i-b kb og p-c va
5ng	g-a ki ph qc
2e	lc p-c
3arly	rh
3is	nj
3lse	cf
3m	bi d-e g-a jk uc
4bedded	pg
4ployed	he
9e	rj
9r	fa ge
3nds	cj
4gagements	2b
5lish	on v-a
3riksen	ff
3ssen	ph
3tc	cs
3vening	f-e jm
5ry	tb
3xample	dz ia ra u-a
4cel	np pu
5hange	ma
4perience	2e
4tra	6i
2fachhochschulreife	kc
5ulty	k-a ld
4mily	dc
4r	2d
5ms	ik
4ther	jd
3eb	gb
5ruary	fh
4rrante	re
3igma	nd
4led	ra
4ngertips	4d
4rmware	ge
5st	da
4ve	sh
3loppies	ef
4uent	ok
3ood	pf
5tball	tm
4r	ac f-n g-a ip jj k-f n-a pp qx r-f sa
5ecast	qb
5ge	gc
5klift	pi
4undation	pb
5r	if
4x	fa
3ree	aj sc
5nch	mg ob
4om	ic vg
3un	af
4rther	6e
2games	te
4p	jf
4rdening	ta
3ear	4g
4n	ma
4rman	ok
3hi	va
3i	aj
4a	f-j jd lb
5i	r19 s-a
5m	ib pf
5n	fn i-b j-b k-a le ni o-a
5o	nf ob t-e
5y	6l rf
4o	aj n-a sb tc vc
5i	lk ua
5rnate	rb
4ving	9f
3olden	f-a
4od	pj
5gle	nb pz
4vernment	kb
8or	sc
3pa	k-e l19
3rade	lk
5nt	ri
4een	pi
4oup	hd
5wers	ia
3uard	gb
4elph	sc
4ilds	kf
2ha	dd kh
4ckathon	ro
4ddad	ha
4i	hb i-a vc
4lvard	ma
4m	ga
5ilton	ha
4n	nb oj pm
5dling	pi
6s	4g
5g	4b fn j-b k-b m-a pk
5h	ff j-a
4ve	2e
3b	pi
3cm	db hb
3e	fd g-f ja ml sh v-q
4ad	fa
5lthcare	pi
4ight	pe
4ld	6e
5lo	1m
4t	ka
3ien	sk
5u	rb
4ll	tb
4ndi	oc
4story	oa
3k2	mc p-c rt
3o	db vb
4a	dh i-g ld vj
5t	9d
4c	2-a 310 6s d-e g-e i-g kg lc me n-q pi rf s-e v-f
4i	9y bh oc ua v-d
4me	ok
4n	db
5ors	8f rb
6urs	rc
4p	ga if
4urs	ac
4w	4c
3pcsa	pf
3sk	ok
3ttps	ie
3uan	6g p17
4e	ff i-b
4yen	fc
3ygiene	pg
2i	1b 2d 3j 4i 5n 7g d-j n-c ob
3elts	oq pk
3gbo	oo
3i	fc
3llness	jd
5ustrator	na
3n	6-a 8m f-o jh kg mk o-d ph s-a v-g
4itiate	ph
4stitute	pe
6ruments	4b
4terests	ab tj
7n	f-c gb
8ship	fa
5ro	1m d-g
4vited	rj
3rish	oo
3s	vc
4o	vc
3talian	on
3v	p-b
2jan	fg
5kowski	da
3ob	2b
5s	2a
4urnals	sh
3ul	fe jj
4n	k-a
5e	f-b gn kf l-f
5ior	if
2kan	ng
3cs	ff
3e	fd g-f nd v-c
4m	ia
4t	ck gb
3ha	kg lq om p-f
5c	4c 6z ct
6h	gl i-d la
5i	6-a ib v1d
5o	bq
5u	fa g-b
4en	8q p-c r14
4i	f-g ic kg oe uv v-k
5ch	mc p-c rt
4mer	om
4o	ea f-b hf ij j-a
5a	gk i-g kb pi
5e	ed
5i	ne
5ng	oe
4u	fc i-e
5y	nj
6en	mc p-c rt
3iem	fl
5n	j-a pg
4m	nw p-a
4nds	4c
5h	2c vc
4t	4j
3now	4f bc
6ledge	of
3oc	ma
3ubernetes	pa
3y	4b kl la ng p-f
2la	i-h va
4b	nb
5s	3f md
4c	0p d-j
4gos	re
4i	i-c jm nb po
4m	219 ah d-i i-e vn
4n	sl
5ara	ha
5guages	5a d-a ol p-a
5h	ih
5tern	hc
4o	ra
4p	db
5top	vk
4ser	vd
5t	dc
4t	cm e-b
4ude	le
3e	fh j-g
4ader	fa sj
5n	mi
5rning	3j pc
5ve	jk
4ctures	3f
4n	ed
4vel	ke mb pl v-a
7s	pc
3ibrary	f-a
4cence	6h dm
5h	0a fc la td
4en	0t d-j n-b oa pc
5u	ik
4fe	2o
4ghthouse	ha
4ngen	dc p-b tb
5h	cl
5kedin	df
5ux	eh nb
4st	p-b rq
4ttle	nh
3me4	nf
3oai	l13
4cum	ff
4de	lc p-a
4gistics	fh
4i	1e vf
4ok	1b
6ing	jb
4p	p10 v-c
3td	fe
3uan	ml
4c	am
4ong	ie p-b vu
4yen	pz
2machine	pd
4de	7k
4i	dc
5l	de
4ker’s	k-a pb
4ndarin	oi
5ual	pq
4rch	g-f i11 vb
5keting	gd
5y	db
4ster	pb
4t	hb
5ernity	je
5hematics	kd
4u	sk
4y	4b fj ja nn r-a t-a v-i
3ba	kb
3e	0g 1e bl d-a
488	de
4dia	pa
4lbourne	gb
4m	ng
5ber	pn sb
8ships	sb
4o	tb vh
4ssgerate	fb
4ta	nb
3ien	gd kc
4litary	jb
4nding	jd
5h	0a 1b fd g-a
5or	mh
4sa	nb
5c	cy
3o	g-a id
4c	na
4dule	vd
8s	ma
4n	nf
5g	cg p-a vs
5th	ri
7s	f-e gn hf i-a
4s	pp
4t	vi
5her	oi
3tv	fc
3ua	sz
4on	cg p-b vl
4seum	fa
3y	2d 4b cc i-b jc ua
2nam	0d de eh f-h gq hn i-p lf p-d rw s-d
5e	dd gb
4ng	4v f-b nu
4tionality	de
6ve	os
4u	ti
4y	gq ld
3dhce	pd
3eedling	pb
4n	ia
4w	ib
3gan	gc
6h	mi
5y	pi r-a vi
4he	4u d-f km lj p-b to
5i	f-x g-g j1p
6a	db f-b jo vh
6em	2c vc
7p	4f eb pg v-h
4oai	ai k-a n-e om tb
5n	oa
4u	5d k-f n-a o13 vc
5oi	6-b bf ud vt
5yen	sn
3ha	gc jc
5c	fi j-g se tp
5n	0d sg
5t	rw s-a
4i	rb tb
4om	ff pg
4ung	2c
3igerian	oh
5ht	ff
4nh	nb
3oi	5t fa m-d oh vp
4n	vn
5g	fd i-b
4t	ag cf n-a p-c vt
4w	fe
3u	db
4oi	tc vh
3v	fb
4ivo	nd
2o	0a dc f-l gi i-b jl kc p-b
3bserved	vd
3dds	cj
3f	3-b j-b ke lb n-i o-l rf sr
4f	ah jh
3ld	tf
3mt1	pa
3n	ba jf p-b us v-b
4ce	vr
4e	pb sc
4ly	oa vc
3ptics	ma
3rganiser	sh
4igin	na
4tho	vd
7paedic	pa
3saka	ma
4lo	hc
3ther	cn
3utside	ah
3verview	pd
3wn	de p-g vj
5er	uc
2padova	rb
4ge	vw
4ir	fe
4pers	6p 8e p-c rb
4ramedic	gc
5ent	jg
4ssed	pd
4th	2d
3ccc	pv
3ennine	rg
4ople	bc ea
4riod	vi
5son	0e
8al	0i
3ha	nc
5m	kb pn
4ia	fi h-b
4o	fb
5ng	fa
5tography	tg
4u	fa g-a ji
5c	ia
5i	th
5ong	kc
4ysiotherapist	fi
ey	kb
3idgin	oi
4eces	ci
4tcher	re
3lace	rg vl
7ment	fj ge j-f
5nner	qa
4c	np
3odcast	tb
4rtugal	tc
8uese	oo v-a
4sition	f-d ge
5t	g-f ih
6er	rb
6s	2a
4wer	nj
3ractice	2p
4esent	go
6s	8j
4ince2	pc
7ipal	ra
6t	8n ce d-a rb
5ze	mb
4o	na
5duct	f-f gg
5f	ma
6essional	2e
5jects	7f
5moted	f-a gc
5perty	gb
5viders	ph
3sm	pg
3t	pf
3ublications	8m
3ython	pf
2qua	2e pd
5ch	dc fa
5lifications	3a
5n	nc p-d us
4e	jd
5ntin	dc
4ilts	tx
2radio	rd
7s	tf
4nh	an
4u	tf
3dh	df
3ecord	2f
6very	jd
4ferences	bj
5resher	pe
4gional	ri
6stration	6p pk
4levant	mc
5ief	fh
4newed	pd
4pair	sg to
4quest	bc ux
4search	f-f gj
aer	fd
4viewer	sh
6t	nb
3icerca	kc
4eng	vk
3o	vc
4ad	2f
4les	2c fl g-d
4ng	ga
4oms	ff
3unning	tb
4ong	jd
2sa	fb
4bbatical	f-f g-b jz
4c	lj
5h	to
4fety	ia
4i	ng
4les	d-a ri
7force	na
5on	fa i-b
4n	gi nb
4t	pg
5urday	sd te
3cholarship	re
6ol	ke p-f sp
4ience	ld p-b sf
4out	sj
4ripting	na
5um	pg
3ea	2j
5lants	ni
5rch	pj
4cond	d-b ld rh
8ary	kd p-c
4lected	2b 8i
5f	he pg
4minar	pd
4n	fl i-d
5ior	p-b
4o	ne pi
4p	g-d jh
5tember	f-f ge
4rvice	9z jb
3harpening	nc
4ifts	2a ra
4op	ig
6s	2a
5rt	1k 6g d-c ph
3i	kl m-d p-i rs
4gma	pk
5nature	vn
4lver	re
4nce	ef f-l i10 j-a sc
5h	0f df f-c jp p-g re
4x	g-b pj
3kills	ng
8hop	pj
3mall	ch
4oker	vn
3o	2a qa rz v-f
4c	fb
5ial	ng
4ld	ia
6ering	nb
5idworks	nb
5utions	pl
4meone	dv
4n	he
5g	ha
4urdough	te
5th	f-c jh
3peak	5n ol
4oken	5w d-a op
5on	fe g-d
3ql	na
3r	gb
3t	ge
4ack	4e
5nding	pk
5rt	vq
7ers	ia
5tion	qa
9s	2h
7stics	se
6us	dd
4reamer	fp h-f
5uctural	fa
4udied	3f
7o	fa
6y	ji
3u	fa i-h jc kc vn
4a	ih nc
4c	ed sg
4mmer	fp i-g jc
4nday	sg
4pervision	9f
3wedish	oi
2t	md
34	fc
36	jc
37	ge
39	jc
3agalog	od
4i	id me sd v-e
4ke	oa
6n	vd
4lk	rb sf
6s	8e
4m	fa
4ng	f-e ge
4o	3d pc
4p	6i fh ga i-d
4ught	md
4y	4a ka
3b	kc li p-c
3e	pf rd
4a	fb
5ching	9f
4ch	4l d-e k15
6nology	kc
4mp	fn g-g
4n	mc vh
4rm	ma
4sts	ic
4xtile	fc
3ham	bv
5n	0l
6g	d-e fe hf pd r-a va
6h	ff i-c rc
5t	vp
5u	fi h-b
4e	0a 2m 4e ac g-c hf it j-d k-g n-k o-g p-j qh rg sk u-a v-c
5atre	ga
5m	6n bk jc n-c
5p	ib
5sis	mb
5y	bc
4i	i-b jq n-e p-b r10 sc
5ch	ao n-b ti
5en	ha
6t	g-c ma
6u	tb ua
5ng	cg
7s	7j
4o	fj
5i	fs gr i-p j-k ld
5ng	cb
5rnbury	ha
4pt	kt
4u	da fc i-j md
5a	nj
6t	f-b kd ld
5c	ed fb i-d pb
5ong	8a i-b rl
5y	ka
3ich	rf
4en	fl
6g	516 d-k jc o1o v-f
5p	ng oa sg t-e
4ktok	e-c fa vm
4m	0b
5e	aj ji
4n	cb i-h k-e mg pj
5h	1j co k-g nc sh
3nhh	fj ha i-a
3o	0g 6c ef ie k-a m-d qc t-a v-h
4an	po
4c	fe i-b
4day	gb
4i	1m d-j ea
4ng	gb
6ue	oi
8s	5l
4olbox	4h
4t	p-c ri
3p	dd hb
3ra	ig
5ck	2f
7er	qc
5il	tb
6ning	3d
5ng	da ff i-c
5vel	rh
8ling	f-b jh
4e	si
5asurer	ma se
5n	vb
4ien	ib
6u	p-a vv
5nh	2f 3e db
4ong	ij o-a tf
4uc	gc
5e	vc
5ng	ec f-b kj la ok v-b
5ong	d-a ef fc j-k ki me ud v-e
5st	rd
3t	k-a pb
4gdtx	kz p-c
4s	fd i-a
3u	ei f-f ga hh ix j-l ld
4a	gb
5n	f-d in qe
4c	kf
4i	ia
4oi	db
4rkish	oa
4yen	dd
3win	sg
4o	f-b g-h iq qb
3y	ff gb i-d se va
2ueda	df
3nder	4c se vc
4employed	f-e jm
4g	de
4iv	fa
6ersity	3f
3pper	ld
4selling	ne
3s	df vq
4e	rc
3trecht	gb
2va	iv j-c
4i	of
4n	dd fi ga j-e ng p-g vk
4rious	fl g-d
4squez	le
4t	cm e-c nf
3e	1m bg d-l f-d p-b
4rsion	1a
4terinary	gb
3i	5a f-c gg ma ve
4c	gb
4deo	pc
4ec	ji vd
5n	fk gp i-t mc rh sj
5t	dd ob
4llage	qc
4sits	il
4tae	r-e vl
3ouch	bc
3u	4f gg i-h jf k-e na pb vd
4i	vl
4on	f-a g-a jk
2walking	tb
4njiru	dd
3eather	qa
4b	qc
5inar	pe
5site	ic
4dding	ig
4rke	fb
3hat	3d 4c
4en	ag
4o	bn ef
4y	1c
3ill	bc
6ing	vh
4ndows	ia
5ner	ro
4th	ee g-d im qi
3on	mb
4rd	ni
5k	2c af fn i-c m-b pc
6ed	vc
6ing	ae oi
4und	ne
2xa	da
4nh	hf si
4y	gf lb
3e	nb ps
4p	lr
3in	1a
3rd	nd
3uan	dd la
5t	lh p-d vb
4ong	na o-a uc
2y	pe rc
3ear	f-i jw mm p-f sa
6s	eb f-l gp hf lg q-a
4t	cg
4u	uv
3outh	fa
3usuf	da
2z	ma
3alo	nh
3ielinski	fg
3otero	na
`;
