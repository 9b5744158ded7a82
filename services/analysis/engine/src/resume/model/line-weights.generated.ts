// Written by `npm run train:resumes`; not edited by hand.
export const lineWeights = `hP hS hJ hE hL hG hC hR hA hV hI hN hO P S J K Q T B E F D L G C R A V I N O
0(	0-9 2-j 3-a 4-c 5-a 6-b 9-9 b-a cf df e-18 f1i g1i i-1l j-17 n1w o1z px t-x ul v-p
0-1:alone	2-a f-i g-d j2g l-b mg pc
3c=9	la
69	dd e-e
7@	3b d-b
6@@	d-b
6U	hd
5@	1-9 6a d1w f9 g-c l-c n-d r-d ti
6@P	d-11 eh i-e s-c uh vl
7U	d-j oh
5D	f-9 j1x l-e
6GK	l-a
7S	l-d mb
6P	f-9 ga
6S	l11 m-d
7F	m9 ve
7G	l-g mc
7l	p9
6T	fi g-10 ir
7l	ic
6U	va
7T	g-e id
6l	f-r gq
7|	f-d gj
6w	2-9 gi ja
7w	va
6|F	ge i-9
7G	ls
7O	3a 49 gd i-f
7P	gb
7S	f-r gs qd
7T	f-c g1v i-c j-9
7U	go
7t	f-c sd
7w	gi kd
5F	g11 i-o me nm oa
6GS	k9 l-b pj
6S	k-n l13 p-b
7F	k-b lb
6U	oh
7U	n-9 sg te
6l	ab of
7Y	s9
6|U	nh
5G	89 f-9 lc mn pe t-9
6D	fb l-k mg
7U	k-a pb
6FS	l-a pa
6K	k-g lf
7S	kb l-c na
6OD	pa
6P|	l9
6SD	kf l-r mo
7U	pe
7Y	kz l-v m9
7l	k9
7w	2b m-9
7|	l-a uk
6U	mg
6Y	cd mc ta v-9
6lS	cd l-e m9
6|D	ld
5K	39 6b a-j l-a nl o-d s-9 tj ub vc
69	tl
6F	ii
6GS	l-c mg
6KK	6c n-k oi p-9 re
7T	9a
7U	vn
7l	89 ta
7w	n-f og
6UK	b-c sp
6l	aa nb p9
79	nh
7K	n-d oj ua
6ww	09
6|@	da
7K	of
5O	79 d-e fc gw hh i-c j-f l-a m-b p9 u9 v-d
6DO	f-d gd
6KK	te
6O	u9
6P	f-f gk
7P	ga
6S	lb
6UD	fb h-a
6l	fh ii n-a rt
6|D	i-c
7U	f-a gc
5P	49 d-m e9 fo p-b t-h ve
6P	d-f fd g-i of
5S	3-c f-9 gf i-c j-a k-t l29 o-a pa r-c
6D	k9
6GD	l-e
7G	m-d uk
7K	pc ve
6O	k-j lp
6P	k-a lv mb p-h
6S	k-p l1g p-a
6U	k-j l10
7P	k-9 lg
6l	pb
6|D	l18 m-d p-a
7Y	lj
5T	f-j it jp l-m nh o-9 qb s-b v-d
6D	fx g-m h-a je
6F	vk
6O	g-k je uc
7D	fc g-g
7P	g-c
6PD	g-e i9
7P	f9 g-f
6S	fa g-b
7D	g-l ik
6U	g-9 o9 ud
7D	g-m ib
7P	fc g-c
7l	ob pa
6Y	fg g-h
6ll	fb
6|D	fv g-15 hl ic
5U	0-f 2-i 3-c 5-9 6-q 7-9 b-h c-a dr eb f-d gq i-k j-j n9 op p9 qb rb s9 uz vf
6@	da
7|	dd
6D	g9 p9
7O	f-o gc jd
7T	f9 g-9
6G	lj
6KK	c9 n9
7l	c9
6O	pe
6P	f-o go
7|	g9
6S	29
7Y	mb
7w	pe
6T	f-9 gi
7D	g-k ih
7S	3d
7l	f-9 g9
6U	2a 6d n-e oq vb
79	rp
7P	f-b gb r9 se
7Y	pk t-9
7l	ta
7w	ki p-f
6Y	59 99 dj ll o-a ra
6l	5-a ad f-9 g9 l-c oc pa
7Y	ca
7l	ne rf
7|	kt v-a
6w	ka tb
6|@	2-b dn id
7D	f-c gk
7F	vf
7K	2c nb
7P	da f-c gd
7S	kw p-a v-b
7U	dt fh p-a v-e
7l	ud
7w	fa ra s-b
5Y	f-9 jj k-a m9
6FG	l-b me
6G	ug va
7S	l-b m9 rd
6S	lr m-b p-a
6U	fa
7O	gd
6w	29
7w	6a p-9
6|S	pc
7T	gb
7U	ga
7w	6d pc r-d vg
5l	1d 5a a-b bd d-1o g-e l-l nb rc s-9 tr
6l	0c d-b
7K	pd
7l	nb
6|D	tc
5t	1-9 9-9 de ef uh
6D	d9
6O	jb
6l	m-g pm
7l	i9
6w	ad ge t-d
7O	pg
5w	2-b 39 a-d c-c d-p fp g-f hj km l-z m-v qq r9 u-f v18
69	eb
79	3a pd r-b sb
6D	fb i-a lu m-s n9
6G	lk
6KK	n-g oa tb
6O	g-a pf
6P	da s9
6Sl	r9
6T	ge j-9
6U	de vf
7K	n-a tg
7P	fa g-d
7Y	rm sa
7w	od
7|	d9
6Y	09 4f b9 la n-b oi p-9 t-b vn
7l	jh
7w	f-a ha
6l	9b el fe g-d h-c i-9 l-e n-b p-e
7K	pb
7U	fg j-c
7Y	f-f hb rj
7l	da jc n9 sa
7w	ce oa
6t	2-9 jf
6w	gq j-d l-9 r-a vu
7l	69 a-9 nd pc
6|9	d-a ea
7D	hc i-d qg
7O	fd g-9
7P	da
7T	f-c g10
7U	g-a p9 tk
7Y	p-h re ud
7l	t9
7w	e-9 fc o-c rr tb vf
3dated=D	0c 1-f 4a 6-l a-b c-c d-k e-16 f31 g-2v hf i18 j18 k2g l-22 m11 n-k o-g po qo r-j t-m u-r
9Y	0d 1-a 2f 3-d 4i 5d 6f ba c-b da e-j fo g-1w i-9 k1w l-2l mx o-q p9 rj t-w vk
3edge	1b dp
3hk=activities	s10
7wards	rs
6certifications	pq
7ontact	dm
6education	kh l-h mu ve
7xperience	fi g-m v10
6interests	tp
6languages	ow
6other	vr
6projects	qv
7ublications	p9 rm
6references	uy
6skills	4-j nv oa
7ummary	ej
4s=awards	r10 v-a
6certifications	ra
7ontact	d9
6education	ke
7xperience	fp
6interests	ta
6languages	op
6projects	qq
6skills	nl ug
7ummary	un
3n=0	3-c 4-d a-9 ea f-a md nd tf vl
51	1-q 2-b 5-g 9-e a-c dc f-l g9 lj nu oe ra sf ta vd
52	0-o 1g 3-c 4-a 5-a b-e c-e de ea f-a gg i-m j-h l18 m-a ni ud
53	2-9 5b 89 d-h go i-9 j-i ls nc u-e
54	0a 2b 3b bb d-i e-9 gh k-9 la o-a se t-h v-n
55	1-9 7a d-p ef fh kf o-a r-f s-d um
56	19 ad b-b cm e-m fe g-15 ig jb ki l-1t m9 n-g o-g qg v-a
57	3j 4a bb e-a fc g-l l-p n-19 po rh s-9 tc u-a
58	g-d n-k ve
3s=	0-9 9-9 ce g9 h-q it k-9 ma uj v-e
5-	0b 1-c 39 4e a9 c-d fd g-l m-c nh p9 t-k u-a
6-	nc
60	0-9 1-b 2i 3k 4d ab fj g-z h-p jk kj m-k r-k v-f
61	i9
6C0	nb
6b0	k-9 lf
50	4n 5b 6g 7b 8c 9g cg d-x fb g-o h-k i14 ka l-9 mj n-h o-c q-10 r-p s-d t-c v-b
51	gc h-c
52	0c vb
53	09
5C	2-9 4-c hr kb l-a pa ra tj vg
60	fc g-k il l-9 mh nd rr t-b u-c v-e
63	cb
6h0	v9
72	ud
5b0	dj f-c g2w ho i-1y j-d k-m l1d m-h p-l qw s-d
61	gh
62	f-h k-9 sc uj
63	1a dj g-j
6C-	n-d oc va
70	g9 m9
72	4-e hd mi
7h0	sb
6h0	o-a t9
5h0	f-9 ha
12:alone	2-b fm gs hb jd k-p l1k m-b r-a
3c=9	uh
69	dt
6@@	s9
6U	f9
6w	9b b9
5@	2-9 d17 f-e g-i i-b n-a od vd
6@P	19 d-e f-c pg sp ta
7U	rd
5D	2-a fp gp hd jd k-g lv
6GK	ma
7S	l-a me
6KO	ga
6SS	pl
6T	g-c hd
7O	h9
7l	n9
6UP	md
7w	da
6w	fw g-t im
6|G	dd f-9 kv p-f
7O	g18 i-f n-b oa
7P	gi
7S	f-9 i-b n-9 rb
7T	3b ga ic
7U	gl he i-e k-9
7w	f-a h9
5F	nc p-b rb s-a
6GS	2e k9
6KK	pa
6U	na ol
7K	6-9 vc
6ll	v9
6|U	td
7w	2c n-9 oe
5G	l10 p-e
6D	f-f k-a ln m-b pc
6F	lj
7S	na
6KD	ld
6SD	l-9 mx p-f
7Y	cb pb
7|	p9
6U	4-9 ne
6Y	9a
6|D	fb
5K	4-f 89 9c g-a l-9 nv r9 ua
69	nn
6K9	n-l to
7K	n-d of vo
7O	rc
7T	sa
7U	o9 td
7l	i-9 n9
6l	c9 n-a pl v-d
79	nf
7K	n-f on
7l	49
6ww	0b
5O	fo g-k ij j-9 l-g rh v-b
6O	f-9 gn
6P	fe g-e ia
7P	f-9 g-c ih
6Y	nb
6l	re
6|T	ga
7w	kh
5P	1g 5c d-10 ea fc rh ud
6P	ab d-j ib t-9
5S	0b 2-9 3-9 4-b 6-e fa g-g ic j-c k1g lu mp n-b u-a
6D	mj p-c
6FG	vi
6GK	r9
6P	cc kb l-g
7P	hc
6S	k-e l1e
6U	lj pa
7G	m-d pd uk
6l	gb
6|Y	ka l-b ph
5T	f-i g18 i11 j-c l-k ob p-b s-9 ue v-9
6D	h-b jj
6K	g9
6O	ga
7P	f-a
6T	f-d gh
6U	69 a9 f-f gh pb
7D	fb g-b i-9
7Y	aa
6l	f-9 gi ia
7D	fe g-d
7Y	ga
6|D	g-p io
7U	gc
5U	5-e d-10 ej h-t i-a jf l-d m-9 pf sc uo
6@	ve
7l	d-9 s9 vi
7|	se
6G	lw p-9
6K	d9
7K	n-d t9
7U	4-c nb
6O	pc
7P	fn g-k
6P	d-b fk g-m i9
7P	re
6SD	qa
6T	f-9 ga
7U	p9 sb
6U	2b pb sc vi
79	pc
7U	0a se
7Y	ro
7|	db
6l	4a n-g vi
7|	f-a km
6w	ad k-e mb n-f vg
6|@	dc ea
7D	f-b gm
7K	nc
7U	c9 dp f-g jn o-h pf
7l	pa
7w	oe r-9
5Y	k-9 lp
6U	f-e
6w	f9
6|S	m9
7U	ga
7w	rj
5l	29 a-e fc l-9 ne
6KK	9a
7l	ra
6l	29
5t	29 d-a r9
6Y	fc g-b
5w	1-e a-e g-a ha ib jm l-m m-c qa r9 s-a uh v9
699	sb
6D	va
7t	f-a ga
6G	fb lg m-9
7Y	2a
6KK	o-9 qe u9
6O	fc j-9
6P	de sb t9
7|	v9
6S	ne pj
6T	g9
6U	va
7U	qg
7Y	se
7l	ea pd
6Y	j-c n-e r9 t9
7Y	og
7w	fa g-b
6l	2-g f-h ia ji le m-a nb o-g p-h sd
79	nf
7K	nd v-e
7U	pb
7Y	c9 f9
7l	df e9 f-b hh i-9
7w	e-9 vc
7|	pg
6w	p-b vc
6|9	rb
7D	gi i-k qk
7K	nc
7P	da mb
7S	k-q mr
7T	g-h id
7U	df
7Y	2-a d9 id
7l	vc
7w	vi
3dated=D	0s 1-a 3b 4c 8-b 9-e d-e e-u fm if jv k9 l-1m m17 pg qo r-o s-r t-e v-a
9Y	09 5-9 9g aa ca e-e g-j i-b j-d kk l-24 mm n-f ok qi rl s-b u-9
3edge	0-h 1d 49 dp ei g-b r-9 u-9
3hk=activities	a9 sk
7wards	69 rj
6certifications	6-a bh pc
7ontact	0c
6education	3-9 f-i kh lq mc
7xperience	2-d dh gs h-9 v-c
6languages	5-b 8b ab
6other	vd
6projects	qd
7ublications	rf
6references	2b
6skills	c9 nb o-b vc
7ummary	2c 39 ea i-9 me
4s=awards	rs
6certifications	8h va
6education	kk
7xperience	gc j9
6languages	oc
6projects	i-9 qo
6skills	b-d f-a if rh sj
3n=0	0-c 6-a 8a f-b h-f i-h lg o9 q-a rd va
51	0-d 2d 4c 5d 6c 7a 9d a9 bc h-f i-d j-o lc m-k
52	3-b 5-a 6c 9d d-g e-9 j-h ln na pd qe
53	39 f-b m-a n-c o-d qb tl uf v-l
54	0b 5-b 8-f 9-e b-9 fb ga hl l9 m-b o-f se
55	5d 9-a b-h dc ed fi ib kl l-m n-a t-b u-k vw
56	0c 6-c c-g e-b g-f hc ja l-w mp nb uf
57	f-9 je l-b n-b oj p-c vl
58	k-c mi v-a
3s=	0-b 1g 4e 9-c c-9 d-e j-j nc pc vb
5-	1-a 4-a ba fa jh uc v-e
6-	nb
60	0-b 1-9 2a 3a da e-b ft i-g jg la m-d oa p-c q-e r-c ua vc
6C0	3a
6b0	lj ta
50	19 6a ac c-b j-c l-i m-l pc q-d rc us
51	f-e gk
52	de mr n-j ti v-m
53	8e d9
5C	1-a 8a fc pd r9 td u-9
60	d-a pa r-9 tb u-9
63	0d d-d
6h2	bb
5b0	4a 5b 8-a a-9 gk h-l i-d j-h k-r lc mq pb q15 u-9 v-a
61	ia p9
62	f-b m-a og s9 vb
63	db g-k
6C-	db
70	b-a cb f-d gd n-9 rn sh v-d
71	d9
72	c9 d-9 ga tb
73	0h d-9
7h0	vg
82	f-9 g-b h9 ih
6h0	o-9
5h0	fa g-9
61	n-b vq
01:alone	2s 3g gk h-n jn k-h le
2c=9	f-9 lq n9 pa uc v-o
59	0f ud
6@	09
5@	0e u9
6@	0a
5U	pe
5w	p9
4@	01j dk ut
5@P	014 kf
6U	0f
4D	2t fa gj h-m ib jj k-d lc
5O	re
6T	pl
5S	3b lf
5T	2-c f-j g-h h1l
6l	g-h hl
5UP	md
6T	da
5l	lb
5w	fn gj
6U	pf
5|K	dd
6O	2f h-j je
6P	gc
6S	2a 3-h f-l gk mc vi
6T	2d dd gz h-n jd k-a
6U	f-b gh h-g jc qb ve
6w	gc i-9 na rb v-f
4F	fb o-a tl
5K	ob
6K	se
5U	5g
5l	c9 fa g-9 od
5|U	5b sf tc
4G	6m 8b d-d k-d lb n-9 pm r-9 v9
5D	k10 l-m
5KD	ki l-9
6l	69
5O	k-9 l9
5SD	3d
6Y	pb
5Y	kj l-b vb
5lO	3-a le
5|D	hk
4K	2-9 4s ac ca f-h nq p-9 tb uc
59	nf
5K	na
6K	4v s9
6U	4b
6l	1f 4d d-a gg i-g
5U	fd g-c
6K	4b n9
5l	6e af uf
6K	4l
6l	k-9 oa
5w	td
6K	49
4O	2j 9i h-b jb
5D	2-9 fk
6O	od
5TD	2-c jf
6l	2b m-9
5U	f-a ga
6P	gc
5Y	s9
5l	6c
6D	sl
6P	g-9
5t	9a
5w	pg
5|T	g9
6U	2e
6t	g9
6w	oe
4P	f-1e g1j
5P	f-l gp
4S	3b 99 eb j-9 k1o l-p p-g qe
5O	k9
5P	k9
5S	3y lq m-b
6|	m9
5U	g-9 kl l-b
6P	2-d nf
5l	1i
5|D	3h lc
6T	ga
6Y	lb
4T	0-9 3-a 6b dm fz gi ic j-a k-d m-9 p-b s9 ub v-a
5D	f1b g-r hh ic
5F	sg
5O	d-b fs g-p pe uo
6D	fc
6O	dd
6P	f-9 g9
6U	2-d nf
5S	fc g-9
6U	fa g-a
5U	d-f fa g-9 i9 sn uf
6D	fe h-9 ig j-a
6l	cb
6|	he
5Y	8a
5l	dg fp g-c
69	29 h-9
6D	hd
6l	fc
6|	f-a
5|D	2-f f-a g-e h25 ia j-h
6Y	hd
4U	0-11 1-i 2-9 4-k 5-c 7-c 8-f b11 g9 h-l je ki n9 pg rh vu
5D	fc k-b lc
5G	kh l-a
6Y	3b
5KK	4j
6w	n-c oc
5O	6g p-g
6U	bh
5P	da
6P	gf
5T	ft g-k
69	ba
6@	bj
6D	2a
6O	bq
6S	ba
6U	bn sl u-c
5U	3-a 516 cb dc f-c g-e j-c k-b n-e o18 p9 rc s-9
69	89
6O	gf
6U	ph rb
6Y	of v-9
6w	k-q mr
6|	c-d ia l9 m-f p9 uj v-m
5Y	09 6e
5l	5z de k-h ob t-a
6K	pk
6U	5m
6l	8a vb
6|	2d 31c c-o v-b
5t	8g
5w	mn p-a tb
5|D	f-d pa
6S	2-d 31m c-i
6T	2b po r-a
6U	0l 216 59 c-h ec nd o-g pc t-e
6l	5j d-9 om
6w	2r c-b om
4Y	3b ta
5G	pf
5S	l9
5T	f9
5l	09
6w	ve
5w	cd r9
6S	kc
5|S	vo
6U	l9 pb
6w	cb p9 r-j vo
4l	0-a 2-9 5-b aw f-g g-a ic pj s-d t13 vf
5K	ad
5l	ai
6K	vj
6l	ar
4t	1j e9 if
5D	hb
5U	9d fa
5Y	99
5w	d9
4w	0-h 1j 2-1f 3-12 4-f 5-c 8k a-k by co f-g g-o h1v i-p ji mk na o-a qn rd u-g vf
599	8i rf
5D	2-a co fh j-i
69	f-e ge
5F	f-c jb
6l	9a n-c tg
5KK	7d
5O	19
5P	9i f-f gd
6Y	rd ta
5T	g-e jp
5U	09 8m cd d9
6U	vm
6Y	rc
6l	ch
5Y	3-9 7a cl d9 o-b
6Y	8c pb
5l	1d 3-b 6a cr d-d ed p-9 r9
6U	0e d-d
6Y	l9
6l	1j gp
6w	da
6|	7c
5w	2-9 cv dc fa g-m k-e lg rh
6O	1b d-9
6U	8b re
6Y	cb f-b ia
6l	ia td
6t	1f d-e
6w	1g
5|D	7c f-j hn id qb
6O	f-o gq
6T	fu j-c
6U	0f dn f-9 n-9 sb ve
6Y	db
6l	oc p-d rc va
6w	2x c-j nc od r-c td v-d
2dated=D	0-q 1-v 210 3n 4-w 5-m 6-9 7p 8-b a-m b-l d-x e-d f1i g-9 h1p ih jy k1g l-v ma o-a s-i t-i u-n vc
8Y	1-d 2-w 3h 4-t 5-l 7t 8q 99 a-k b-f c1h e-d f-j g-a hc k12 mc n-q o-a p-b rh u-r vs
2edge	4-a a-9 d-9 j-b ma nf pf s9 th ub v14
2hk=activities	m-9 ui vb
5certifications	oe rc tb
6ontact	dm id l9 pe
5education	de fa g13 ic j-9 k-b r-e
6xperience	dm f-d i-f k-9 mp oa pf sb
5interests	ng
5languages	nh ta ud
5other	po
5projects	fb gd s-9
6ublications	f-a sd
5references	na
5skills	dh f-m j-c n-9 of pa tc
6ummary	ea
3s=certifications	6b pm
6ontact	pc
5education	gf
5languages	vg
5skills	og
2n=0	1-a 2-o 5-b 6-i 8-c 9-c av b-j dm ea f-m g-a j-h k-c la nm pd s9 th
41	0-l 1-s 4-d 5c ah b-a f-b ga h-9 lc m9 nn r9 ve
42	1-z 4-f 5t 8-c 9-m a9 bk c-e f-j h1d np q-c t-b ud v-b
43	2d 3-9 4-n 6i 8y 9p b-a ce g9 hn j-c m-h n-g q-9 v-l
44	0i 6h 7i 8f b-c d-9 f9 i-9 n-d o-o t-9 v-j
45	3p 4a 6-b 9e a-m bd c-d fl h-q j9 l-i o-c p-h r-a tc
46	0-d 1l 29 4e 99 a-g bw dh fa h-v kb l-i mh n-c p-f qb ri s-h t-f u-d
47	114 4j h-9 ja n-15 oj qa
48	19 4f cd fa n-c
2s=	0a 2c 5h 6-d 7d 8-b af be cd dc e-a g-e hl jc ka m-b n-i p-d t-i u-b
4-	4c 6d 8o 99 d-n f9 gt h-k j-a li m-f n-q p-9 ql tc v-g
5-	n9
50	0-9 2-h 4d 6d 7-b 8g 914 a-9 c-c eb fg gi h-b i-y j-i ki m-e n9 os p-n qj v-o
40	0s 1m 2-d 39 4b 5x 7-14 8j a17 b14 c1i e-p g-g i-c jd kd l-e n-12 o-w p-w q-z r-k s-f
41	o9
42	mc qb
43	d-b e-c pe s-a vr
4C	5-9 b-a e9 fl g-b k-c nj oh pc ti u-9 vd
50	4a db o-9
52	le
5h2	la ue
4b0	21h 3d 4-9 6-e 71w 8-b c-k d-h hg ig ja k-11 n-f og u-c v-n
51	ib ke o-b ue
52	dg m9 og si t-b
53	d-k f-c jd k9
5C0	2a f-e ib j-9 m-c pe ub v-f
61	da
62	dh g-c mh nb o-b p-n s-b vl
6h0	g-c ia
71	pb
5h1	vb
4h1	d-c l9 od
02:alone	f13 h-a jk ko n-d p-f ud
2c=99	3d ui
5@	ul
5w	19 ga
4@	014 b-h g-d me n-f u22
5@P	db m-e pp
5P	l9
4D	2a d-d f17 g-d i9 kc n-c p-c ue
5GF	g9
5OT	f-a jc
5P	i9
5T	29 g-h ha ia
6U	la
5UO	fh j-b
6T	jc o9 p-9
5l	kd
6Y	f9 g-9
5w	2-w f2o g-u hr j-b
6w	fa
5|G	f-d ga ml v-b
6O	2a f-m gp ua
6P	g9
6S	2-i 31k c-e vi
6T	2j 3-9 f-b l-c m9
6U	2d f-i ge
6w	rb
4F	4-d ad k-a nd oa pj r-d ug
5l	5b 99
6Y	rd s-a
5w	pg
4G	2-c 39 4-a 6q kb sd
5D	k-p lm
5O	3a ka l-b
5S|	f-a g9
5U	gd
6D	rd
5Y	k-h lc
4K	2-a 4u cc d-9 g-a k-a nr sb te
59	4d ne
5K	4b pe
6K	4b ld n-i rf sj
6U	p9
6l	49
6w	d-f uh vh
5l	4a na
6K	rg
6Y	6-9 vc
5w	ob
4O	2h a9 gg j-c kb p-i se t-c
5OD	kc
5P	fi g-f
5S	qg
5TD	2-d jg
5U	fs g-r
6U	2-b ie
5Y	8a
5l	g-d id
6D	vc
6T	2c
5|T	fa v9
4P	2-d de fe gr i-e
5P	gc
5lY	rd
4S	3c 9a c-9 fc gb h-a j-9 k9 l10 n-a tb
5D	uf
5OP	lk
5P	fc h-9
5S	k-c lm
5U	lc
5l	ga
4T	2s d-a fa h1l jg l-c m-a p-a s-b
5D	2d db f-b ja r-9 sd
5F	sa
5O	ba
6D	i-c qc
5U	bf dc g9
5l	ha mg p-c
69	sb
6Y	de g-c
6|	p9
5|D	2k f-a hu ij o9 p-c
6U	2e
4U	2-9 3-i 5g 6j 8e br d-i h-s i-g j-i k-d l-9 mg n-e oi q-9 rm s-b u-h v11
5@	db
5D	fr g-c ki l-b
5G	lc
5KK	4c d-a f-c ga p-9 vq
5O	da
6U	sm
5P	jg
5T	g9
6U	vb
5U	0b 5k l-d o-d pb rc u-a v-b
69	8b
6K	oa
6P	0d d-9
6U	8b
6Y	ob
5Y	6a pg t-9
5l	5r n-a p-9 sa vg
6F	cd
6l	v11
6|	gd vk
5w	cb i-a pd
6l	pd
5|@	db
6D	la
6S	od
6U	0b ot p-a
6l	59
4Y	ge jd kd l-b
5G	n9
5T	h9 jb
5U	cb
5w	c9 fi g-d
6w	k9
5|S	319 c-k pb vb
6T	og p-b r-b
6U	69 p-g sj
6w	i-9 kf nb vc
4l	1r 4-a 8a aw d-r re s-9
5l	fh g-c n9 p-9
4t	1s 2-a 4-b d-c fe nm
4w	0-d 2k 3-d 5a 7j 9k ad cf d-9 e-a gc hq n-9 r-m s-k u-i v-d
599	pd
5D	cm hc kd l-h o-9 p-c te
69	f-a gi
5G	69 ia
5KK	79
5S	la
5T	gb
5Uw	pg
5Y	3-9 6a ci l-b n-9 po
69	29
6l	2a g9
5l	1n 5-9 7g cb hw m-9 na p-b qa r-a v-b
6l	j9
6|	ge
5t	g-e ia
5w	2-9 ch f-c pe td
6U	f-9 ra
6Y	fb
6l	fc ne
5|D	sb
6K	t9
6O	fi j-b
6T	ii p9
6U	dc m9 sc ta
6Y	0n fa
6w	d-9 mr
2dated=D	0-i 1-o 21q 311 4-n 5-i a-k b-h c-14 ft hi jw k-a n-h qf u-a
8Y	0b 1-f 2-u 3r 4-n 5-i 6u 8s 9a a-g b-g cq e9 f-g g-f km of pc s-9 u-l
2edge	0-e 2-f 9-a af ca e-b g-e h-b j-f kd o9 pb rl sd vd
2hk=activities	4a ca
6wards	n-d oc
5certifications	1e 89 n-a va
6ontact	pd
5education	ff gd h-i id j-b v9
6xperience	1b 2-c 9f db i-d kd mk qb v-o
5interests	p-a v9
5languages	1d aj bg p9
5other	b9 pa
5references	da o-9
5skills	4-9 8d d9 i-l k-9
6ummary	1-g do o9
3s=awards	99 c9
5certifications	6d
5experience	1i d-e
5skills	c-9 d-b
2n=0	0o 1i 7-9 aq cl f-b h-g i-k kb l-d m-9 o-a r-g ug
41	5d 69 7-a 8d aq c-b g-l i-g o-b s-a
42	0f 5h 8-c 9h a9 cm d-a e-a h-h i-n l-b me q-h u9
43	1-i 6a a-h hi mh n-a p-9 t-h
44	5-a 7f a-n b-b e9 ff he ib k-c p-b qb r-a
45	0-b 1c 5-d 7k a-f c-i d9 f-b gb k-l ob sf tn
46	2i 3f 5-a 6-d a-e c-k dn ee f-a ge id j-c la m-f pa qi u-a
47	db sa
48	vu
2s=	2c 3c 7-9 9-b a-a b9 fh h-u ik k-f lf m9 o-b r-b s9 te
4-	4c 5-9 7g a-a c-f dt e-9 f9 hs i-e m-c nh o-9 tb
50	0-a 2a 4e 5-b 6i 7h a-c b-b c-g eb gd hv i-w j-h l-f m-9 p-e r-a tm u14
40	0a 1-h 2z 3x 4u 5-b 7-j 8-f a-p d-j fc h-n ki sg t-d ve
42	da f9 n-9 vk
4C	0a 2-d ab cc m-f oc p-9 rp s-9
50	99 d-g k-b mf on v-f
52	1g d-o pa
4b0	4-j 6-b 79 c-i de ee f-9 g-a hd ib jm mb nb o-c r-a s-g
51	f-c na
52	1a be db e-d g-b s9
53	v9
5C-	0b d-9 n-c oc
60	1c d-e
62	4-9 l-e mf nc tb
6h0	9a a9
5h0	db
62	ce
4h3	n-9
0at=0	1b dp
4 U	1-c d1m
5w	9a d-9
31	0-f 4c eb v-9
4 T	da
5U	0-r ca
32	0f 1b 2a cb ea i-b n9 r-9 u-c
4 @	db
5U	0m 1a d-15 fb
5w	29
6w	va
33	0e be eb fa h-b i-k n-d o-d pa rg ua
4 O	fb h-b
5P	da
5T	gc
5U	0b d-x pf
6U	0c
6l	n-9 vh
5l	dc
5w	29 b9 g-a h9 p-e uf
6Y	r9
6l	pd
6w	re
6|	sf
34	0-1b 1a 2c 39 59 dk ea f-i g-f m-e o9 ve
4 @	d-9 ua
5D	fd ga
6w	f-b
6|	f9
5F|	o9
5G	69
6U	ka
5KK	3a e9
5T	df
6O	fa g-a
6|	f-9 hf
5U	0-x 1j d2r f-p g-a l-a
6K	n9
6O	qb
6P	fg
6U	d-9 oc
6l	oa va
6|	d-f se v9
5Y|	ra
5l	2h ab d-9 t-c
5w	0-9 8a dc g-b oc r-j sp
69	rb
6G	pc
6P	vb
6U	9e rb
6l	e9
6w	p9
6|	g9 pc s-c vg
35	0t 1-14 2-v 3-c 4-9 b-a d-15 e-19 gp hb id lp qg rg sg tm u9 vj
4 9	n-c v1h
69	dc u9
6@	de
6U	09 2a 59 v-b
6w	2f v-d
5@	dl uj
6@	dr
5D	gf i-d jh kd
6G	fg g-a ke l-9
6S	kd
6T	fp i-9
6U	g-d ja ke
6l	gk vb
6w	f-a gp i-f ji
6|	fd g-a h-l ji kf me rb sl v-h
5F	5i nc
6F	n-d of
6G	l9
6K	od
6U	ox
6w	nb
6|	n9 og
5G	4a 6l pg
6D	g9 i-9 lb
6F	lg
6K	lg
6S	ke l-c pf
6U	lh
6Y	k-g lg md
6l	f9 kd
5K	6-9 89 tg vk
6K	n13
6l	pl
6w	0a vf
5O	3c 8c f-b hl ib l-i mv
6K	tg
6O	fa
6P	f-9 hm
6l	sb
6w	se
6|	fb g-9 tj
5P	de f-b gk rc
6P	gb oa
6l	d-f vw
5S	3e hb ib lk m-h n-9 ra sd
6D	k-d lc
6G	kd
6K	la
6O	la
6P	f-a hf lb
6S	kr
6U	lb
6|	he
5T	2-a d-e f9 io l-c mj na pg
6D	id
6F	n-e si
6K	q9
6O	ga
6P	f9
6S	la
6U	f9 h-9 l-a mi ph sg
6l	gr
6|	f12 h-k j-b
5U	0t 6d 7b 8c 9g ac d-1q he m-b r-e s-f
6@	d9
6D	f-h gf k-c ld
6G	p-9
6K	mf ne
6O	g-b hg pl ua
6P	f-a hm
6S	pb sa
6T	f-a gj uo
6U	0-9 dc g-j j-9 kf n-e s-b vj
6Y	dd k-h pc
6l	cf d-9 je k-k lb tg vc
6t	rd
6w	0c 29 aa n-e o-j p-a vg
6|	3-a k-o ma ok p-f rj sf tb v9
5Y	gd jc
6G	l-b
6S	kk l-9
6T	fd g-d
6U	pi vb
6l	d9
6t	f9
6w	f-a gb k-e ph vf
6|	gf ke pm v-i
5l	6a g-c ie nh
6Y	gj
6l	nb
6|	j9
5t	ih se
6O	gk
6Y	s9
6|	fa
5w	0i 1-e 69 b9 d-w f-9 g-g h9 iv k-a l-r me qb re s-n t-f ve
69	di
6D	f-e ir va
6F	g-b j9
6G	la
6K	mr nf qg v-e
6O	fc g-b si
6P	l-b ml sn
6S	rd
6T	f-n jr m-9 pd
6U	dn oa rb s-9
6Y	f-c iu k-a sd
6l	g-j if qg s-b tn
6t	s9
6w	j-9 n-f o-9 ur
6|	df f-c gs h-h i-j rc s-e tn uu v-j
0b	g-c h-b i-p j-l n-f r9 se ta vp
0c2=9	n-c v1h
49	dd ud
4@	di
4S	39
4U	2b 6c d-e p-9 v-c
4w	0a 2k 69 9a ca d-d p-d v-h
3@	ds uo
4@	d13 u-9
4w	d9
3D	d-9 fd gl i-d jn
4G	fh g-a ke l-9
4S	kg l-9
4T	ft i-9
4U	g-f jd kd
4l	gh vb
4w	gs i-g jf
4|	fs g-b h-o i-9 ji kh md ra sk v-k
3F	39 5j nb
4F	n-d of
4G	l9
4K	ob
4U	oy
4l	o9 s9
4w	nc
4|	na oo v-9
3G	4j 6s m9 pg
4D	g9 i-9 k-9 ld
4F	lj
4K	lg
4S	kh l-g ph
4U	ke la
4Y	k-j lk md
4l	f9 kf
4|	pf
3K	6-b 8a ti vm
4K	3a ej n11
4l	pm
4w	0a vf
3O	3h 8g d-c hg ia l-j ms p-9
4D	f-h gj
4K	tf
4O	f9
4P	hh
4l	ph sa
4w	se
4|	g-f hi tj
3P	do f-c gj rc
4P	dd ga o9
4l	d-f vw
3S	3h c9 d-a ha if lv m-i n-9 rb sc v-a
4D	k-d lc
4G	ke
4K	la
4O	ld
4P	ha ld
4S	kx
4U	lb p9
4l	e9
4|	he k9
3T	2-b d9 gf il l-d ml n9 pf
4D	f-b gh id
4F	n-e si
4K	qc
4O	fc
4P	fa
4S	l9
4U	fd h-9 l-a mh n-9 pe sn
4Y	r9
4l	gt
4w	di e-b
4|	fy j-b q9
3U	2f 4f 6e 7d aa dq g-f l-d m-j n-m o-b pb q-c r-k s-j
49	le
4@	de
4D	f-a gb k-d lg
4G	k9 p-a
4K	l-f mr nm
4O	d-c g-a hi pl qc ug
4P	hj
4S	pc sa
4T	d-d gi u12
4U	g-k j-a kc l-d n-h of r9 s-d u-a vf
4Y	dk f-9 k-i
4l	cf d-i f-c ji k-o la m-9 n-k ok ti ue v14
4t	rd
4w	0b 2i ac ba d-m mh n-b o-h p-d r-9 s-9 u-a vf
4|	3-c f-a k-i og p-d rj sv te u-9 vd
3Y	gd jc
4G	l-b pa
4S	kj l-a
4T	fd g-d
4U	pi vb
4l	d9
4t	f9
4w	d-a f-b gb k-g pl vf
4|	d-9 gj ke pi ra v-f
3l	19 2f 6c g-9 ic nb t-e
4U	df
4Y	gj
4l	na ta
4|	j9
3t	ee ih sb
4D	g-a ib
4O	gk
4U	sc
4Y	s9
4l	f-9
4|	fa
3w	0a 2k 49 6f 8d 9b ab bh d-x f-g g-11 h9 ik k-c l-x t-k
49	dh rh
4D	f-i iq k-9 ve
4F	g-c j9 md
4G	la pe s-9
4K	mr ng qh v-f
4O	fe g-d sh
4P	l-c ml sn
4S	rd
4T	f-o jr m-a pd
4U	99 de m-9 p-9 rj s-c u9
4Y	f-d g-9 iv k-b sc
4l	ej fa g-l ig ma o-9 p9 qh s-c tk u-9
4t	s9
4w	c-9 d-c eb f-9 g-a id j-a n-h pa rb ul vd
4|	2-a f-n g11 h-l i-l ne o9 pd s-b ti uq
13=9	n-c v1h
49	uh
5@	db
4@@	db
4S	39
4U	2c 6c d-e
4w	0a 2k 69 9a ca d-d p-d v-h
3@	ds uo
4@P	dv
4w	d9
3D	d-9 fd gl i-d jn
4G	fj g-a
5U	kc
4O	s9
4Sw	fa
4T	fo g-f
5l	gd
4U	f-b jc
5T	f9
4lY	f-d gd
5w	ve
5|	fa
4w	f-s gx i-d jk
5U	fi j-b
4|G	kf
5O	fu j-b
5P	fc
5S	mi sd
5T	fa j-9 sc
5U	fb jc kl p-9 v-9
5w	f-q j16
3F	39 5j nb
4K	oc
4U	ob
5U	oj
4w	nc
3G	4j 6s m9 pg
4D	g9 i-9
4F	l9
4KD	k-c le
4SD	l-a
4UY	km p-b
4Y	k-g la md
4l	f9 g-9
4|D	pa
3K	6-b 8a ti vm
4K	3a
5K	nx
5l	ed
4l	pg
5K	ta
4w	0a
5w	n-9 vi
3O	3h 8g d-c hg ia l-j ms p-9
4D	f-k gh
4O	fh
4l	h9 pj
5D	si
4ww	sf
4|D	f-h hj
5T	fa
5t	f9
3P	do f-c gj rc
4P	db gd
4lY	d-f vw
3S	3h c9 d-a ha if lv m-i n-9 rb sc v-a
4D	k-c lc
4O	l9
4S	kq l-b
4|D	f-b he
3T	2-b d9 gf il l-d ml n9 pf
4F	n-e sn
4OD	fa
5O	da
4SU	la
4U	g9 sj
5U	mj
5l	pf
5|	fc
4Y	r9
4lU	gd
5l	ga
4|D	f9 g9 j-b
5Y	f9 g-9
3U	2f 4f 6e 7d aa dq g-f l-d m-j n-m o-b pb q-c r-k s-j
49	lf
4D	f-s gp k-c le
5T	fi g-e
4GD	k9
5Y	k9
4K	od
5K	l-d mm n9
5w	ni
4O	pj
5P	hg
5U	ue
4P	h9
5|	h9
4S	sb
5Y	ka
5w	k-c pm
4T	gc
5O	ub
5U	ud
4U	19 29 5a m-i n-h om pf u-a v-h
59	rj v-a
5D	g-9
5F	l-j mx
5O	i9
5P	lb
5U	ro
5Y	kg p-9
5l	pg r-a
5w	n9
5|	dh ha n-d o-h p-c r-b v1m
4Y	d9 k-h pd
4l	le m-d oj r-a
5@	o-9 ui
5D	f-a
5F	oc
5U	om
5l	cm n-l o-e p-c rl tb v9
5|	f-b j9 k-j v11
4t	rd
4w	0b 19 2i ad ba d-j mi n-9 o-g p-d
4|@	dd
5D	g-a hg qa
5K	nx
5O	p-9 s9 te
5S	3-9 k-i v12
5T	fb sb
5U	dg f-o h-b k-a mj po r9
5Y	kd
5l	op
5w	e9 fa p-9 rk vb
3Y	gd jc
4G	k-b pd
4T	fc g-b
4U	la ve
5O	pb
5T	f9
4l	d9
4t	f9
4w	ge
5S	k-a pf
5w	r-9 vf
4|O	gc
5S	kh
5U	fl g9 v-e
5w	jc k-9 pc
3l	19 2f 6c g-9 ic nb t-e
4Y	gc
4ll	nb
3t	ee ih sb
4D	i9
4O	gk
4U	s9
4Y	sa
3w	0a 2k 49 6f 8d 9b ab bh d-x f-g g-11 h9 ik k-c l-x t-k
49	dj r-9
59	rq
4D	f-9 ib je vi
4F	mf
4GY	pa
4KK	l-9 mt qk
5U	ni v-c
4OD	f9 g-9
5Y	s9
4P	l-b ml sg
4T	m-9 r9
5D	jb
4U	9a rh
5O	pd
5T	d-c ui
5U	od
5Y	rh
5l	di p-a vi
5w	p9
4Y	f-9 ic k-a p9 vf
5Y	rd
5l	ib
5w	sd
4l	fj g-c ib mj
5D	f-b ja
5K	ta
5U	pn
5l	ie ta
4w	d-b ee m-e n-9 r-l uy v9
5D	i9
5U	rh
5Y	id s-b
5l	mg qa
5w	p9
4|D	fo g-k je qb
5G	rd
5K	d-9 tg vf
5O	gg vf
5S	mb
5T	f-u g11
5U	db ot pi r-9 v-i
5Y	fn g-h rd
5l	de nc o-d pa tm v-d
5t	f-c gc
5w	d-h f-b sa t-e u13 vy
1=9	n-c v1h
39	uh
3@@Pl	d9
3S	39
3U	2c 6c d-e
3w	0a 2k 69 9a ca d-d p-d v-h
2@	ds uo
3@P	dh
3w	d9
2D	d-9 fd gl i-d jn
3G	fj g-a
3O	s9
3Sw	fa
3T	fo g-f
4l	gd
3U	f-b jc
3w	f-s gx i-d jk
3|S	k-e sg
5|G|G	k-p mr
4U	j9
5l	f-g ji
5w	fe j-9
4w	f-q j10
5T	f-m jm
2F	39 5j nb
3K	oc
3U	ob
4U	oe
3w	nc
2G	4j 6s m9 pg
3D	g9 i-9
3F	l9
3KD	l9
3SD	l-a
3UY	kb
3Y	k-g la md
3l	f9 g-9
3|D	fb
2K	6-b 8a ti vm
3K	3a
4KKKl	na
4l	eb
3l	pg
3w	0a
2O	3h 8g d-c hg ia l-j ms p-9
3D	f-k gh
3O	fh
3l	h9 pj
4D	sa
3|D	f-h hk
2P	do f-c gj rc
3P	db gd
3lY	d-f vu
2S	3h c9 d-a ha if lv m-i n-9 rb sc v-a
3D	k-c lc
3O	l9
3S	kq l-b
3|D	f-b he
2T	2-b d9 gf il l-d ml n9 pf
3F	n-e sn
3OD	f9
4O	da
3U	g9 sj
4U	mj
4|D	fa
3Y	r9
3|D	f9 g9 j-b
4Y	f9 g-9
2U	2f 4f 6e 7d aa dq g-f l-d m-j n-m o-b pb q-c r-k s-j
39	lf
3D	f-s gp k-c le
4T	fi g-e
3GY	k9
3K	od
4KK	l-d mm
3O	pj
4P	hd
4U99	u9
3P	h9
4|D	h9
3S	sb
4wY	k-b pe
3T	gc
3U	19 29 5a m-i n-h om pf u-a v-h
49	rc v-9
4D	fb g-9
4FU	l-k mx
4P	lb
4U	rg
4Y	kb
4l	oa
4|9	n-a o-j p-a r-9 v1u
5D	ha
5wY	dd
3Y	d9 k-h pd
3l	le m-d oj r-a
4@	o-9 ui
4D	f-a
4Ul	ob
4l	cm n-e rk v-e
4|Sl|U|w	k-c m-e v11
3t	rd
3w	0b 19 2i ad ba d-j mi n-9 o-g p-d
3|D	g-a hh qa
4S|U|U	3-9 k-g v15
4U	d9 o9 pf v-b
5|U	v9
4Y	kd
4l	oj
4w	ra
2Y	gd jc
3G	k-b pd
3T	fc g-b
3U	la ve
4O	pb
3l	d9
3t	f9
3w	ge
4w	r-d vi
3|O	g9
4S|K|G	kd p-a
4U	k-k pr
5P	gb
2l	19 2f 6c g-9 ic nb t-e
3Y	gc
2t	ee ih sb
3D	i9
3O	gk
3U	s9
3Y	sa
2w	0a 2k 49 6f 8d 9b ab bh d-x f-g g-11 h9 ik k-c l-x t-k
39	dj r-9
49	rp
3D	f-9 ib je vi
3F	mf
3GY	pd
3KK	l-9 mt n-b qh
3P	l-b ml sg
3T	m-9 r9
4D	jb
3U	9a rh
4Y9	rc
4l	d9
5O	d9
5Y	vb
3Y	f-9 ic k-a p9 vf
4w	sd
3l	fj g-c ib mj
4D	f-b ja
4U	pk
4l	eb i9
3w	d-b ee m-e n-9 r-l uy v9
4Y	pd r-e v9
4ll	mg
4w	pa
3|D	fo g-k je qb
4O	gd
4T	f-n gt
4U	de ph
5l	oh
4Y	fo g-h
4l	td
4w	d-9 o9 p-c sg u17
5l	rb
5|w	vh
1ells=1	1a 2o 3s 4f 5e 6g 8c 99 ae b9 cc d-m f-1u gx h-d iz j-s k-g l10 m-i n-d o-11 p-c t-f v-1t
7D	d-r f1c g19 h-z i-s j1b k11 ls m-n n-9 o-d p-m u-d v16
7Y	3-c d-k fo h-f kz m-k n-e o-e pq rp sf u-f v1a
62	0-9 5-9 6-a a-a c-a hy i-1g jy kq l-s m-v o11 p-9 qf re se t13 v-e
7D	g-1n h1k i-n j12 kf l-g n-a o-e p9 qs re sm v-o
7Y	dc gb i-c ja kj o-c ri v-b
63	2-9 d-e fz g-m h-k j-c k-e mj pe v1e
7D	f1b g-a j-9 ph v-k
7Y	ff g-9
64	3-e dw fr g-p h-c j-f l-a mm o-9 p9 r-9 t-9 v1i
7D	fv j-a ky mg p-f v-p
7Y	fh g-e pv v-r
1olon 0	0-k 2-d 3-h 4-j 5-9 6-a a-a c-c d10 gg h-d i-1c jk k-c l10 m1s np o18 r-a s-d tk v-9
61	1-a 4-c 6-c d1r e-i g-1n h-a i-1g j23 l-1b mv nd sd uo vz
62	d-c e-9 g-r i-10 j1o oq r-b si vk
63	vn
3umns	f-f v19
2mmas	e-a g-i n27 o-k p-i rl s-f t1j ua v-u
0dated=D 2	fe i-a jn
83	hh ia j9 lv r-g
84	d-f jf l-a n-a o-h pc qb sv
85	ff g-f i-q je kq l-b rf
86	fv h9 i-g j-9 ky l-a mb p-e
87	fn kj
88	fi
7= 0	fi g-e
92	ga ja
93	f-e gl k9
6Y 1	lh p-m vd
82	fd i-l k-d lj m-b p16 rh v-c
83	g-a jc ki l-k m9 o-c sc ve
84	i9 kv l-j m-h sv
85	fw g-b ks p9 rf v-k
86	id pi re s-a
87	fa
7= 0	ga
1igit	0-n 1-g 2-17 3-j 4-14 5-15 6-y 7-i 8-n 9-h a-s b-p c-v d11 e-9 fr g-1j h13 i1h jr k1w lf o10 p1q q16 r1e sh t-22 vs
0e=abo	dg
3ce	vb
4h	ie
4k	2d 4a
4t	0j d-f
3de	lb
3ft	4e
3ge	nb
3il	ta
4r	td
3ka	md
3ll	ch lc t9
4s	sg
3nd	oa
4g	he
4o	3-a fd ld
4s	o9
3re	4a
4n	n9
4s	hc ld
4t	vc
4y	v9
3ss	l9
3te	db fc pj
2ber	f-d gb pm
3ic	o9
3le	ub
3ox	4a
2cal	f-f ji
3e2	pg
4l	pj
4s	bj cg
3ia	u9
3ts	7e
2day	gb
3er	4c f-d ge si
3ge	ob
3ic	p9
4n	dd
3tx	le
2ead	nb
4k	5i
3es	3k
3ge	3a l9
3ka	dc
3ld	fb h-a la
3ng	5v og
4s	29
4t	fm gj o9
3rn	gc
4s	6r g-c ii
3se	oi
4h	db
4s	8a tp
4t	be uk
3th	db
4s	69
3us	ua
2fts	2b
2gen	dc
4s	5d
4t	q9
3in	oa
3le	pa
3ue	of
2han	da
3ce	ph
3er	6a 9b ci n-9 od
3on	rd
2ial	na
4n	ou v-a
3ce	2o 9v
4h	ak mb
4k	f-9 le
4s	k9 mf
3de	ae
3ed	3d
4m	2b
4p	4h
4s	2g 9l eb sc
4u	b9 va
3ft	pj
3gn	kb
3lt	7s
4y	nh
3ng	3g 4-j 5-9 9u cl d-l jb m-9 nd p9 r-d t1k
4h	2d 3d
4t	8k cf
3od	vb
4n	1a 2-c 6e 9g d-h gk h-9 l-9 vi
4r	i9
3ps	4f
3sh	ot
4t	gk
3ts	i9
4y	3d f9 h-9 la
3ve	of
2ked	ib
4n	5m og
4r	vq
3it	n9
2lar	m9
3es	2c
3in	gd
3ks	8b
3lo	1h d-9
3og	od
3ta	f-b hb
4s	n-a oa pl tr
3um	dq
2mer	g9
3in	dc
3us	m9
2nal	0h 2b
4u	m9
3ce	6c dc ea fa
4h	2c l-9 me
3di	oc
4s	4m
3er	rd
4t	4c
3ge	md
4s	7h
3ic	g-9
3or	l-b me sh
3th	rc
4s	2d 8n fb
3ux	eb
3’s	rq
2oai	5a aj t9
3ck	ad
3gy	kd
3ir	ta
3ks	3e
3ma	lb
4s	3d
3nd	lb
4e	dj
4g	49 gb i-9 n-9 tb vd
4s	2j 8l
4t	l9
3ol	39 sh
3ps	2b
3rd	29 da gj
4s	8a
4t	1j 6d
3ut	si
2per	f9 la
3hy	tb
3le	dd rb
2ral	m9
3ch	jb
3ds	6n 8h tb
3ed	id
4r	s9
4s	3d
3iq	d9
3ms	4-d i9 nd
3ns	na
3se	g9
4t	pe
3um	pb
2sed	ph
4s	6w
3ic	ok v-9
4n	db
3on	de
4r	m9
3pe	ue
3ta	gd
4s	2c ia o-a tj
2tae	d9
4l	ne
3ed	8d d-9 g-a oj
4r	ac ga sa
4s	ck
3hs	he
4y	dd g-9
3ol	oa
4r	ga
3ra	6g
4o	1g
2ual	pi
3ct	f-c gd
3es	5k
4z	da f-b hb
3gh	t9
3ki	dd
3ng	2d 6o p-d
3oi	6-a bc vp
3re	va
4s	ac
4y	dc
3st	g-c
3za	da
2vel	pq
4n	h9
2wer	49 sg
2xis	na
2yed	f-9 hb
4e	rc
4n	2-a 3h 6-a d9 g9 tj
4r	ff m9
3st	f-b gb
2zed	pf
4n	vl
1nds=	1-c c-b d1k e-34 i-s j10 k-j lf nj pp q-10 rc sz t15 uc v-11
5 0	2h 3v 4m 510 8o 9a a-e f-c gc i-l ld m-e o-r p-11 q-9 s-c tl u-i v-h
61	0b 6k 9d ak ca do e-l f-c gl i-1o lc m-12 n-a ob q-q r-f s-i tp
62	1-b 2a 4b 5-9 69 8a aj ci dq e-p f-e hb i-f k-r mp n-a oe q-r r-q u-q vg
63	3-a 4-f 5-j 8-m 9-c a-b c-j dm e-i jb l9 mo pr rr se v-c
64	0-c 1-a 2-m 3-i 4-d 5-e 6-k 8-d 9-c c-c dc e-q i9 jg mj or pn qa r13 sh
65	2-9 3-b is k9 m-h o-j r-9 sn uq
66	g-l io j-9 kc l-i pf qa sd t-9 ur
67	d-9 fg kc n11 v-c
68	fh nc
5!	1m d-9
6 1	1e
5)	2-e c-b dk e-k fo g16 hb i-14 j-q k-c lj m9 oc pp qm rl u-c
6 1	g-9
72	df g-9 nb qk v-9
73	gc i-p ma oa rc vk
74	gr he j-g k-a lm m-9 n-9 v-d
75	ra
76	gl i-a md
5,	kl
5-	db f-a gg
6 2	gd
5.	1-m 2-h 3-a 6-a b-b d-13 e4d g-1w i1o j-n km l-k m-k o-b p-s q12 r-d s-l t-f uh v2h
6 0	ch
71	c9
72	ea g-a in n-9 o-9 ut vb
73	d-d et g-d ih p-9 qg r-b vl
74	d-d e1i g-r il qb r-e v13
75	c-e d-9 eo n-d oi qe re u-b vx
76	d-9 eo nr q9 v-e
77	ed fc
5:	0c 1l 2t 3u 4p 5j 6o 8h 9a ad bg cl d-x e-g h-9 i-f l-d m-c n-t o-a p-d q-f r-9 u-b v-l
6 0	59 c9
71	2b 39 5e 8k cc n-c q-a v-b
72	1j 2c 3e 4h 6f bj d-p i-b n-b
5?	mm
6 4	mm
0f2= 10	4a 5c 6c d-n he
420	pe
440	g-e h-a ia j-a ka ro s9
4acca	pe
5fter	aa
5nd	c9
6ything	ci
5pr	j9
5sk	bf
6sociate	gf
5t	4c
5uthorized	dh pa
5vailable	ub va
5ws	p9
4bakker	gb
6n	ge i-c sc
7g	6e lf m-b pb
6rista	f-c gd
5i	mc
6ts	cg
5ong	to
6oks	3e
5ristol	oa
5udget	qb
6ilt	7l
4c	9d
5ac	pa
6llum	dh
6m	cd
6n	vf
6rds	6h
7ing	j9
6stellano	fd
6u	t9
5dho	pa
5ertificates	p9
bed	pa
5hay	id
6ecked	ic
6ien	re
6ot	ie
6u	u9
7a	vb
7ng	l-c md pj
7p	n9
7yen	3f
5lassrooms	3c
6b	s9
5ommunity	s9
7panies	2j
6ng	fa
7tact	0i d-f
6ursera	pa
5pr	p9
5raft	4e
5scs	a-9 po
5ung	ua
6rling	tb
7riculum	d9
6t	i9
4da	t9
6ily	nb
6n	d9
6u	fd g-d
5e	ma
6an’s	rk
6gree	lb
as	3i
6t	v9
5i	2a
6eu	gb
6ssertation	m9
5o	m9 q9
6an	9p
6c	ta
6i	1e
5r	da r-d vf
6ove	i9
6y	pb
5ublin	g9
6ng	d9
6oc	8j
4early	ra
5meka	db
6ployee	rd
br	fh
5ngagements	2f
5rasmus	m9
5tc	ck
5verything	fa
5xchange	md
6tra	6c
4family	da
5inal	m9
6rst	pg
5ood	pb
6r	af t9
7klift	pc
5ree	aa t9
7sh	db
5urther	6c
4gap	jc
6reth	da
5hi	i9
5iai	rm
7o	nb
7y	6j
6ving	9i
5oi	i9
6ogle	pi
5rade	lb
8uate	fc
7nts	89
4hackathon	rc
6n	i9
7a	dk g-e
7d	na
8s	4d
5e	fa ja
6llo	1h d-9
7ped	ic
5ien	se
6ndi	ob
5o	dc
6a	fa
7t	99 sl
6c	6g ff
6i	bc
5uan	pa
4i	19 5d d-g
5elts	po
5nes	de
6struments	4b
6terests	o-d tr
7ro	1g
6vited	ra
5rish	og v-9
5talian	od
5v	2a
4kcs	gf i-a
5ha	4a
7c	cc na
6oa	gg kb
5ien	pd
6t	4h
7chens	29
5now	4b
5y	fa nd vb
4languages	59 oi
6t	cc
5eader	fd i-e
7rning	3b
5icence	6a
6en	0o d-j
6nh	ch d-9 v9
7ux	ec
5ocation	ga
6p	6e pe
5uan	mc
6c	ah
7ia	u9
6ong	vl
4ma	k9
6rch	jb
6teus	ua
6y	4e ng
5inor	l-9 mf
6sa	nb
7c	cb
5odules	m9
6ng	cf
6s	pi
5ua	se
5y	29
4name	db
6tionality	dh
5dhce	p9
5gan	f-a h9
6hi	ju
8ep	4c
6oai	ac od t9
6uoi	6-a ug vl
5ha	hc qa
6ung	2b
5igerian	ob
5oi	5l gb ob
6n	vi
6t	ca vd
7es	cj
5uoi	vc
4odds	cc
5ff	aa ta
5isin	da
5mt1	p9
5n	2g
5ther	cj
5utside	ae
5wn	vf
4page	vj
6pers	6e d-b rd
6tents	8b n-a
7h	2d
5eople	u9
6rsonal	0i
5h	ka
6ong	g9
6u	ga
5lace	vd
6c	nb
5olicy	f-c gd
5ractice	2i
6ess	8a
6ince2	pc
6ofessional	29
4qualifications	3a
6ilts	tk
4rdh	db
5eferences	bi ub
6gistration	6e
6levant	mb
6ported	ib
6viewer	sh
4san	vg
6s	n9
5chool	39 ka l-9
6out	sf
5elected	2b 8c
7f	f-b hk
6nior	f-c g9
6ptember	g9
6rvice	9u sa
5hifts	29
6op	fb
7rt	6b
5inh	0f md r9
5mall	ch
5poken	5h
5tand	f9
7tions	2f
5ummer	fa ja
6pervision	9e
cor	m9
4tagalog	od
6lks	8b
6p	6i
6ught	ma
5eaching	2c
6ch	4g
5ham	bl
6e	19 hi pb
7sis	m9
7y	be
6ich	af
7ngs	7a
6oi	gd j-c lf
6ua	n9
7c	ma
5iem	f-b
7ng	5k o18 v-9
6m	0a
7e	ja
6nh	1c sd
5o	gh
6ng	f-9 gb
8ues	5j
6olbox	49
5rack	2e
7velling	jc
6inh	d9
6ong	tf
6uong	ff i-e lh
5tgdtx	lb
5u	k9 m9
4under	4b
6employed	j9
6iversity	3e fa
4vasquez	f-a hb
5e	1c ji
5i	gd
6etnamese	o9
5olunteering	sb
5u	dd
4waterford	dc gb
5erkstudent	fc
5hat	3a
6en	ab
6y	1a
5illing	ve
5on	mc
6rk	fd
8ing	2b
4xep	lk m-9
5in	1b
5uat	ld
4year	ja
8s	lf
4zalo	nc
310 10	l-a v11
620	ld
640	pb
6nam	hg
7oi	59
6years	he
320 40	g9 l-b pi
330 30	d9
340 20	gb l9
640	g-i ig k-j ra vr
6chung	pa
3acca member	pe
4fter hours	aa
4nd also	c9
5ything else	ci
4sk them	bf
5sociate national	pc
4t my	4d
6sea	29
4ugust 40	g-9
5thorized to	dh pa
4vailable from	vb
don	ub
4ws solutions	p9
3ban nhac	fb i-i
7to	sc
6g cap	6g
8lai	pi
4i thu	mc
5ts and	cg
4ong chuyen	to
4udget planner	qb
3cac khoa	pa
5m ket	cb
5n start	vf
5rds held	6h
6ing for	j9
4dho certificate	pa
4ertified kubernetes	pa
4ham chi	e9
5ecked mixed	i9
5ien si	re
5u quan	u9
6a co	vb
6ng chi	l-c md pj
6p anh	n9
6yen hoc	3h
akhac	cb v9
4laims unit	gb
5b tieng	sa
4o so	h9
5ng hoa	db
8ty	fa
6tent executive	f9
5ursera machine	pa
4pr level	p9
4scs card	a-9 po
4ung cap	ua
5rriculum vitae	d9
3da banh	t9
5n toc	d9
5u bep	fd g-d
4e tai	ma
5an’s list	rk
5t kim	v9
4i ca	va
6lam	2e
6nghia	j9
5eu duong	gb
5ssertation on	m9
4o an	m9 q9
5an hoi	9p
5c sach	tb
5i di	29
7loi	1e
4r a	g9
7nke	da
5y needling	pb
4ublin 10	g9
5ng de	da
9uoc	n9
5oc khen	8j
3early career	ra
4mployee of	rd
4rasmus semester	m9
4verything from	fa
4xchange term	md
5tra classes	6c
3family status	da
4inal project	m9
5rst aid	ph
9contact	q9
4ood hygiene	pb
5r fun	af t9
6klift licence	pb
4ree time	aa t9
6sh graduate	db
4urther training	6c
3gap year	jc
4iai nhi	r9
8thuong	re
6o tiep	nb
6y to	6c
5ving back	9i
4oogle analytics	pb
askillshop	pa
4rants and	89
3hackathon winner	rc
5nd scaling	na
7s gear	4d
4e 40	fa ja
4ien mau	se
4o va	da
5a vien	fb
6t dong	99 sl
5c bong	mb ra
7het	k9
7them	6i
7viec	fh
an	l9
5i ai	bc
4uan luyen	pa
3i declare	vc
5speak	5g
4elts 10	po
3jul 40	f-a ga
3kcs cuoi	gf i-a
4ha nang	4a
5oa luan	ma
4ien thuc	pd
5tchens i	29
4now how	4b
4y nang	ne
6su	fc
6va	vd
3language skills	od
bs spoken	o9
5t vat	cc
4icence papers	6a
5en lac	0m d-j
5nh tinh	ch d-9 v9
6ux since	ec
4op da	6e
7tap	pd
4uan van	mc
5c ranh	ah
5ong mong	vh
3manual handling	p9
5rch 40	jb
5y 10	na
7biet	4g
4inor in	l-9 mf
4odules statistics	m9
5ng muon	cf
5s excel	pi
4ua he	se
4y road	29
3ndhce passed	p9
4gan hang	f-a h9
5hi sinh	jf
7ep vu	4c
5oai gio	ad ta
9ngu	oe
5uoi khai	6-9 vr
9xac	uf
4ha pho	qa
5ung noi	2b
4igerian pidgin	ob
4oi duoc	5l oc
7lam	gb
5n smoker	vi
5t yet	ca vd
4uoi mot	vd
3odds and	cc
4ff the	aa ta
4mt1 orthopaedic	p9
4n the	2h
8i	j9
4utside work	ae
4wn car	vf
3page 10	vj
5pers in	8k d-a rd
5th so	2d
4eople who	u9
5rsonal profile	da
4h d	ka
5o ban	g9
4lace date	vd
4rince2 foundation	pc
3references on	be uc
5levant coursework	mb
5viewer for	sh
3san sang	vg
5s 10	n9
4chool and	3b
agovernor	s9
5out leader	sf
4elected publications	8e
croles	2d
6f employed	f-b hk
5ptember 40	g9
5rvice and	9c
4hifts and	29
5op floor	fe
6rt courses	6b
4inh nam	0g
8vien	me rb
4mall print	ch
4tand in	f9
4ummer 40	jf
5pervision and	9e
bor prof	m9
3tap huan	6i
5ught first	ma
4eaching posts	2c
4ham khao	bl
5e atld	pe
7day	2e
7short	19
7twin	fa
6y know	be
5ich gi	af
6ngs i	7a
5oi gian	gd j-c lf
5ua khuy	n9
6c tap	ma
4ieng phap	ob
5m minh	0a
6e away	ja
5nh nguyen	sf
8tinh	ve
9oi	1d
9rang	db
4o 20	r9
5i di	ea
7lo	ia
7xin	vf
5ng cong	f-9 gb
4rack record	2e
6velling in	jc
5ong rau	tf
5uong ca	fd
atua	fa
4u 20	f-b
6den	k-9 md
3under the	4b
5employed evening	j9
5iversity of	fa
3ve minh	1e
6que	ji
4i tri	gd
3what i	3a
5en not	ab
5y me	1a
4illing to	ve
4on the	mc
5rk placement	fd
7ing at	p9
blife	2b
3xep loai	lk m-9
4in chao	1b
4uat sac	ld
3year off	ja
7s 40	l9
1=10	4a 5c 6c d-n he
220	pe
240	g-e h-a ia j-a ka ro s9
2acca	pe
3fter	aa
3nd	c9
4ything	ci
3pr	j9
3sk	bf
4sociate	gf
3t	4c
3uthorized	dh pa
3vailable	ub va
3ws	p9
2bakker	gb
4n	ge i-c sc
5g	6e lf m-b pb
4rista	f-c gd
3i	mc
4ts	cg
3ong	to
4oks	3e
3ristol	oa
3udget	qb
4ilt	7l
2c	9d
3ac	pa
4llum	dh
4m	cd
4n	vf
4rds	6h
5ing	j9
4stellano	fd
4u	t9
3dho	pa
3ertificates	p9
9ed	pa
3hay	id
4ecked	ic
4ien	re
4ot	ie
4u	u9
5a	vb
5ng	l-c md pj
5p	n9
5yen	3f
3lassrooms	3c
4b	s9
3ommunity	s9
5panies	2j
4ng	fa
5tact	0i d-f
4ursera	pa
3pr	p9
3raft	4e
3scs	a-9 po
3ung	ua
4rling	tb
5riculum	d9
4t	i9
2da	t9
4ily	nb
4n	d9
4u	fd g-d
3e	ma
4an’s	rk
4gree	lb
8s	3i
4t	v9
3i	2a
4eu	gb
4ssertation	m9
3o	m9 q9
4an	9p
4c	ta
4i	1e
3r	da r-d vf
4ove	i9
4y	pb
3ublin	g9
4ng	d9
4oc	8j
2early	ra
3meka	db
4ployee	rd
9r	fh
3ngagements	2f
3rasmus	m9
3tc	ck
3verything	fa
3xchange	md
4tra	6c
2family	da
3inal	m9
4rst	pg
3ood	pb
4r	af t9
5klift	pc
3ree	aa t9
5sh	db
3urther	6c
2gap	jc
4reth	da
3hi	i9
3iai	rm
5o	nb
5y	6j
4ving	9i
3oi	i9
4ogle	pi
3rade	lb
6uate	fc
5nts	89
2hackathon	rc
4n	i9
5a	dk g-e
5d	na
6s	4d
3e	fa ja
4llo	1h d-9
5ped	ic
3ien	se
4ndi	ob
3o	dc
4a	fa
5t	99 sl
4c	6g ff
4i	bc
3uan	pa
2i	19 5d d-g
3elts	po
3nes	de
4struments	4b
4terests	o-d tr
5ro	1g
4vited	ra
3rish	og v-9
3talian	od
3v	2a
2kcs	gf i-a
3ha	4a
5c	cc na
4oa	gg kb
3ien	pd
4t	4h
5chens	29
3now	4b
3y	fa nd vb
2languages	59 oi
4t	cc
3eader	fd i-e
5rning	3b
3icence	6a
4en	0o d-j
4nh	ch d-9 v9
5ux	ec
3ocation	ga
4p	6e pe
3uan	mc
4c	ah
5ia	u9
4ong	vl
2ma	k9
4rch	jb
4teus	ua
4y	4e ng
3inor	l-9 mf
4sa	nb
5c	cb
3odules	m9
4ng	cf
4s	pi
3ua	se
3y	29
2name	db
4tionality	dh
3dhce	p9
3gan	f-a h9
4hi	ju
6ep	4c
4oai	ac od t9
4uoi	6-a ug vl
3ha	hc qa
4ung	2b
3igerian	ob
3oi	5l gb ob
4n	vi
4t	ca vd
5es	cj
3uoi	vc
2odds	cc
3ff	aa ta
3isin	da
3mt1	p9
3n	2g
3ther	cj
3utside	ae
3wn	vf
2page	vj
4pers	6e d-b rd
4tents	8b n-a
5h	2d
3eople	u9
4rsonal	0i
3h	ka
4ong	g9
4u	ga
3lace	vd
4c	nb
3olicy	f-c gd
3ractice	2i
4ess	8a
4ince2	pc
4ofessional	29
2qualifications	3a
4ilts	tk
2rdh	db
3eferences	bi ub
4gistration	6e
4levant	mb
4ported	ib
4viewer	sh
2san	vg
4s	n9
3chool	39 ka l-9
4out	sf
3elected	2b 8c
5f	f-b hk
4nior	f-c g9
4ptember	g9
4rvice	9u sa
3hifts	29
4op	fb
5rt	6b
3inh	0f md r9
3mall	ch
3poken	5h
3tand	f9
5tions	2f
3ummer	fa ja
4pervision	9e
aor	m9
2tagalog	od
4lks	8b
4p	6i
4ught	ma
3eaching	2c
4ch	4g
3ham	bl
4e	19 hi pb
5sis	m9
5y	be
4ich	af
5ngs	7a
4oi	gd j-c lf
4ua	n9
5c	ma
3iem	f-b
5ng	5k o18 v-9
4m	0a
5e	ja
4nh	1c sd
3o	gh
4ng	f-9 gb
6ues	5j
4olbox	49
3rack	2e
5velling	jc
4inh	d9
4ong	tf
4uong	ff i-e lh
3tgdtx	lb
3u	k9 m9
2under	4b
4employed	j9
4iversity	3e fa
2vasquez	f-a hb
3e	1c ji
3i	gd
4etnamese	o9
3olunteering	sb
3u	dd
2waterford	dc gb
3erkstudent	fc
3hat	3a
4en	ab
4y	1a
3illing	ve
3on	mc
4rk	fd
6ing	2b
2xep	lk m-9
3in	1b
3uat	ld
2year	ja
6s	lf
2zalo	nc
1irst=9	39 4a 6d d-d h1a i-19 k9 l-9 m-v n-o o-n pw q-l sm t-c u-c vm
6U	0-m 1-o 2-x 3-q 4-s 5-v 6-10 7-s 8-i 9-l a-l b-f c-w dj eo h-l ix j-d lt m1g n1l o1f ps q1e rk sy t-15 vq
6l	2i d-e e-d fs h-k i-9 jc m-b o-a p-v r-a s-m t23 uu v-m
6s	09 1f 2h 3v 4x 5v 6o 7s 8m 9j ak be cs dd e-f f-p g-a h-h j-i k-f l-j m-h n-19 o-m p-s q-j s-k t-c u-c
0h=activities	0-9 91g ba i-9 m-b n-c o-c q-d s1c
c 0	929 s-9
d1	a9 p-9 s1k
d2	9-c bb cc sh
d3	he
d4	la
dO	s9
dU	9p fh g-c
el	lc
dt	s9
dw	9h h9
eG	pc
3wards	6f 814 o-b rz
8 0	81u
91	8-a p-e r1b
92	6b 8-9 rd vi
93	r-f ub
94	q9
9U	8f
9w	8h
al	r9
2certifications	0-a 3i 6o b9 f-g o-g pq r-d
g 0	3n 623 n-c p-o
h1	6-d bf k9 p13
h2	2e 5b 6-h h-c l-9 pj
h3	6-i ig lg nh p-f
h4	qa
h9w	p-9
hD	f-9 j9
hK	3c
iK	3a
hS	ga
hTD	f-i ih
hU	6g l-b p-9 tb
iD	v9
iU	p-b
iw	lg
i|	pf
hY|	p9
hl	2b
ht	pe
hw	c-a pl
iK	nk v-c
i|	ub
3ontact	01e 2-j dg i-d l-c m-a pa q-a r-b tg ve
9 0	01p d-g
a1	0a df
a2	0-e di i-a n-9 ta ua vf
a3	6-9 nd
aG	6a
aU	0g 2-a
bU	0i d-b
bl	ca d-9 tb
b|	v9
al	dg
aw	0c 49 d-e u9
bU	da
b|	o9 pe
2education	0q 1-e 3f e-d f-g h-e i-c j-q l13 m14 pi r-h ta
b 0	2-g 331 c-9 d-b
c1	3-h f-n ky la m15
c2	0b 2o 3-1c g-k i-c j-a ka lu me q-a tg
c3	2-a 3-k 6a c-b dg fm j-d k-n le na t-a va
c4	3-9 ce gk ic l-9 m-b nb r-b ta v-9
c9	va
cD	lp
dl	ve
d|	f-n ki mg p-d sl
cF	3d
dU	ob
cG	l-9 m-d ph
dD	fd k-9 ld
dF	la
dS	kf
dY	k-e md
cKw	n-a vi
cO	g-e ie mb
cS	cc kj m-b
dD	k-a lc
dK	k-9 lb
dO	l9
dP	le
dS	kf
dU	lb
cT	gd ml p-9
dO	p9
cU	0e 6-9 9f dh l-h
d9	lc
dK	mb
dO	pf
dU	l-f
dl	k-k ob vd
dw	0c l-b m9 r-f vx
d|	k-k md
cYG	pc
dS	ka
dU	pd
dl	p9
dw	pj
d|	ka pn v-f
cl	p9
cw	0a 2b 3d 6j c-a l-9 mt p-l s-b u-b
dD	g-9 ib
dF	md
dK	md
dO	s9
dP	mf
dS	rd
dT	m-9 ra
dU	oa v-c
dl	te
dw	l9 sd ua v-a
d|	fd no ua
3xperience	1-9 29 9-9 b-c c-i fz gv hj ik ja n-9 s-h u-h
c 0	22u d-i
d1	2-f db fo vo
d2	2-k 3c dd fv gd h-9 i9 ji l-9
d3	0i 2-14 4-d a-9 c-9 go hb ic j9 ka lc n-i ph q9 r-a s-a tc v-b
d4	2-h 8-a ab g-a hp j-9 oi rh t-f u-a
dD	f-f gp
eG	fh g-a
eP	g9
el	if
ew	f-j gt i-a
e|	f9 h-9 ji
dF	i9
e|	oh
dO	fk h9 i-m
e|	fi g-b
dP	gb
dS	g-k if
dTD	gh
eU	fk g-c
e|	f-d g9
dU	2c c-e d9 g-d
eO	g-9 hg
eP	hb
el	o-9
e|	r9 ve
dY	gf
eT	fa g-9
e|	gi
dl	49 t-i
el	fa
e|	fc
dw	3g f-a iq ne pe v-n
eD	f-m gh ic
eO	fd
eT	f-h ji
eU	p9
eY	ic
el	ie
ew	m9 ub va
e|	f-p gp n-j od r-9 tn vf
2interests	az n-c tq v-9
b 0	a1e
c1	a-9 n-9 tq
c2	rb
cO	a9
cU	ap
cl	ta
2languages	514 f-b l-d m-b oz u-b
b 0	523 d-a n-b o-i
c1	5-f 89 n-a o16
c2	4a 5-e c9 g-c ou sg
c3	dj je ng o-f
c4	ia
c9	va
cDl	fa
d|	pc
cF	5n
cTD	f9
cU	5a f-a p-9
dU	ve
dY	dc
cl	oe
d|	j9
cw	n9
dY	r-9 sl
d|	o-9 pl t-9
2none	0-11 1k 2-e 3-g 4-m 5-g 6-q 8-q 9-q a-q b-l c-h do ez j-h ka nj oi pj qa rm ss tj ua vi
6 1	0-k d1g eh g-a r-9 u-a
72	0-e 1m 4b d-g ec h-k i-e j-n l-b m-i sn ua
73	3-9 4-j 5-e 9-i a-d b-g c-l et md nb rb sc tg ub
74	2-n 4-m 6-m 8-k a-g b-d d-c e-o g9 hq im ka lk mb oh ph qf rf ta vm
799	ud
8@	dc
8U	2b d-b
7@	dk
8@	dt
7D	fo kd l-d
8O	s9
8S	kb
8T	fd
8U	fa
8l	ga
8w	fi
8|	fl
7FU	oj
8|	oa
7G	mc pf
8D	ge
8K	la
8S	pf
8U	p9
8l	f9
8|	pc
7K	tj
8K	ef no
8l	ta
7O	3d d-9 f-h ie mc
8D	f-d g9 h9
8P	g-a hj
8l	pa
8w	se
7P	dd
7S	g-a lj sf
8P	hd
8S	kb
7T	dg f-b gb pd
8F	n-e sh
8O	fd g-9
8S	l9
8U	f-9 gi sa
8l	gj
8w	di e-f
8|	fp g-a h-9
7U	0-a 4b 9-i d-b la px ui v-9
8D	f-c g9
8K	nd
8O	qb
8P	gb
8S	sb
8T	un
8U	dm ma of v-a
8l	d-9 f-9 ol vm
8w	d-d
8|	k9 ra sf t9
7Yw	r-9 vg
7l	nc tc
8K	n-9 tc
8Y	ge
8l	tb
8w	n9
7t	ea
8O	gf
7w	1d b-9 c-c eh h-9 j-a l-g oe qa sf t-d uf vb
89	dc rd
8D	jb
8K	m9
8P	sb v9
8U	9a p-b ro
8Y	ri
8l	en fd g-j i9 pc qf v-b
8w	d-f id pa ro u-c
8|	p-c ri s9 vc
2other	c16 g-g jc vw
7 0	2-a 5-9 c1u v-b
81	c-b v15
82	c-a v9
83	jb
8U	cn
9l	va
8w	ca ja
2projects	2e 71n b-a e-d h-e i-d p-d q1b r-d u-a v-a
a 0	2-c 727 q-d
b1	i-a q19
b2	2i 4a i-x q13
b3	gc h-9 ii q-f
b4	ig k-9 mf q-a
bD	fg g-b
bU	7m
cU	fa
bl	69
bw	29 4a 7p qf
cl	qc
3ublications	6f 8v aa d-9 n-l o-9 pa ry t-b
e 0	6m 8y n-e
f1	pc r12
f2	p9
fK	8i n-a
fU	6h
fY|	r9
fl	a9 ra t-d
fw	pa
2references	69 b15 d-d fh g-c ha j-9 uu
c 0	b1n
d1	ux
d2	69 b-c g-c hb
d4	ff
dTD	fd g-c
dU	bs
2skills	4v e-9 h-a l-9 m-g ny of qd s-c uf
8 0	42p n-w
91	4-e c9 nw t-a va
92	2e 4-r c-f f-9 g-c i-g l-9 n18 qk u9
93	4-n fa gj og
94	ii l9
99	vb
9F|	ne o-9
9K	4b
9S	rd
9U	3c
al	n-9
aw	rg
9Y|	k9
9l	na
al	nb
9tl	i-a
9w	af f9 m-9 n-e og u-g vo
aF	s9
aK	qg
aw	ug
3ummary	119 3a 8-a 9-a en jj ld mf o-c p-m q-b r-d v-a
9 0	0e 11z 3k d-z
a1	2c eu i-d k9 me p-b
a2	0-b 1-b 2a 3-b de mc
a3	2-9 c-9 df e-a go h-g ia jj lk p-a
a4	f-9 hf la n-a
aG	l-9 mg
aT	ic
bD	f-f gj
aU	1t 3b c-9 d-f ha lc
bK	mb
bT	f-9 ga
b|	f-9 jc
aw	0d cd ea g-b hc
bO	sb
1as=9	1a 2p 3d 49 5d 6i ca dk f-z g-q h-k ie j-g k13 m-o o-l p-26 q-g r1a s-o t-b ue vh
4@	d35 f-d g-d k-9 l-b n-d o-k p-w r-h s-g u3i v-l
4D	2-a 3-9 d-10 e-9 f3k g-v hi i-1j j1u k2a m-d n-n o-x p-b qj si t-a u-k v-q
4F	5p d-j g-i ja k15 mh nr o2g p-y q-a r-u sp t-i u-d v-14
4G	2-9 3-h 4l 6r d-n g-t h-f i-t j-n k43 l1l n-o o-d p22 q-d r9 s-13 t-j u-c v-t
4K	3h 5-b 6-l 89 a-a d-14 f-a g-y h-e i-e j-h k13 mf n4t o-s p-z r-r s-o t29 u-t
4O	3h 5-9 6-d 8a c-c d-p f1t gj h1m i-t j-1g kn l-t n-i o-16 pl r-n s19 t15 uj v-k
4P	1-a 2-g 3-e 4-a d2k f17 g1j h1c i-1j j-v n-b o-9 p-18 q-a sr t-b u-l vh
4S	2-e 6-c d-10 en h10 i-h j-s k4n m-g n-s o-o p-c rf sk
4T	2-h 3-d 4-b b-a d-9 e-p f4f gj h-1a i-i j-o k-i l-t mc nh o-q pf qg rd s19 t-h u1x v-1c
4U	1k 29 4f 6a 7e 9e aa ba cl dd e-10 fd g-d h-9 i-1z j-12 kc l-n m-f o1m p17 q-10 s-y uc vc
4Y	0-9 3-d 6-9 c-9 f13 h-j i-b jb k1a l-e m-t n-m o-u p1c q9 r17 sy t-d u-m vl
4l	1-a 2-h 3-i 4-f 5-c a-c b-9 du eh f-h h-o i13 jd m-n nz o1n pg r-16 s-y t2q u-z
4t	d-i ep fo im j-c ka n-b o-d p-f s1i u-b v-m
4w	0f 2o 9m af bj d-m ep f-19 g-q h-1m ih j1c k-26 l-1n mj nf o-18 p9 qh r13 s-d v1h
4|	0-a 2-m 3-l 5-9 6-c 8-9 a-c c-c dm ft g-m i-1h jd k-a l-y md og ps sc ts v27
1k=activities	929 s-9
4wards	81u
3certifications	3n 623 n-c p-o
4ontact	01p d-g
3education	2-g 331 c-9 d-b
4xperience	22u d-i
3interests	a1e
3languages	523 d-a n-b o-i
3other	2-a 5-9 c1u v-b
3projects	2-c 727 q-d
4ublications	6m 8y n-e
3references	b1n
3skills	42p n-w
4ummary	0e 11z 3k d-z
1s=awards	81p
9 C	8i
3certifications	61j l-a m-r py
h 	6c
i-0	pe
i0	6b m-h pm
4ontact	0q
3education	2-9 31g
c 	3c
4xperience	21n
d 	2a
e0	2a
eC	2g
3interests	aq
3languages	51n d-e
c 0	5i d-c o9
3projects	2-b 71f
b 	7i
3skills	2d 41r bs n-e
9 	4c
a0	4d
ab2	b9
4ummary	1h b13 d-e v-9
a 0	uc v-9
bC	1b d-9
0label=company	f1u g-18
6dates	f-17 g26 i-e j-e k-b lw p-9
6place	f-a gr
6title	f-f gv
1eft=0	4-a a-9 d-9 j-b ma nf pf s9 th ub v14
51	0-d 2-a 6i d-e e-d g-f i-c j-d ke m-a n-b pa rd sy vm
52	1-b 2-d 49 5d 8a 9d ad bc ca dh e-n h-u j-i l-a r9 uc
53	0i 1j 2u 3k 6-c 7d a-a da e1b fc hs jk k-a n-k o-h p-o qd r-k s-w t-l u-j v-v
1ower=0 	1f 2m 3q 5p 6e 8y 9d ci e-l g1b i-2f j-t k-n lm n1y p-11 q-13 r-1l s-1m t-r up vl
8D	d-b f1b ga hb i-x kl lo n-b s-a v-a
8Y	fy i-l k1s lt m-9 o-c r-m s-g v-o
61 	1s 3l 4c 5y 6s 7j 9j cw d-i e-t f-v g12 i-21 k-f lp m-f nc oj p-h q-11 t-c u-1e vh
8D	f16 g-b ha i-1b jm kx pf r-d s-9
8Y	gf i-p ko m-a rc vi
62 	0f 1-a 2h 3e 4p 5-k am dl e-11 f-1c ga hq ie j-y k-13 rd s-c tj um v-g
8D	d-9 fp gf i-u ky l-9 o-9 p-t qb rf
8Y	dh fk i-i kl l-a n-a o-c r9 sd
63 	0-c 1-e 2-9 3-l 4-e 5-l 6-e 8-i 9-f a-e b9 c-q d16 ed f-1p g-l h-l i20 j-c k-1d l-13 m1o n-h ou qs ry sp tu u1e vd
8D	g-n in ji m-b o-a pc ra ss v-i
8Y	d-c g-i it je k-d l-l m-b n-a ph rv so
64 	1-b 2-a 3-b 4-a c-g e2l f-1l g-13 h-i i33 j-f k-i l-d n-y pb qu r-j sh tm vb
8D	fb g-m h-a ix jd k-e mj p-c
8Y	f9 g-a ir k-z px rd s-b v9
0n=0	09 2f 311 4l 518 8m 9a a-e co f-e ga i-m k-9 m-f o-v p-14 q-9 s-d tj u-k v-o
21	09 1n 2h 3f 4b 5l 6k 8o 9k ao b-9 ct dh e-t f-c ga i-1r k-a m-15 n-f o9 q-10 r-k s-l tj u-d v-d
22	2a 3c 4o 5-f 6l am bh c9 dd e-s f-g i-9 k-o mb n-j o9 p-c q-e r-x u-9 va
23	3-d 4-j 5-m 8-p 9-f a-d c-m mt n-h og pi qi rr se vr
24	0-e 1-g 2-s 3-m 4-g 5-g 6-n 8-f 9-e a-9 c-g ej iy ld mo n-a oe pk qn ro sd vt
25	1-a 2-c 3-e c-h d-f ef g-c in k9 m-l n-o pd ql rg sg um vz
26	d-k eg ig j-g km l-n ma ng qg si t-b up v-p
27	ec ft g-a j-9 ke l-a n18 o-c v-c
28	fl nd
0p=abel	nd
5r	dc
3ddr	d9
4mi	pe
4va	nd
3mer	f-b jk sc
3nal	f-e id k-c pp
4im	s9
4yt	ck
3ppl	p-9 rn s-9
3rab	o9
4ch	pk
3sso	gg k-b ps
3ust	f9
4th	dh pb
3vai	ug va
3war	8j
2back	f9
4tc	ia
5t	rb
3eam	rb
4ha	d9
4ru	k9
3ios	fk
3onn	4c
3ran	vc
4is	oa
3udg	ia qb
4yi	pb
2call	dh
4nn	n9
4pc	nc
4re	fc g-c i-9 ja rl
5i	ja
4st	fi
4vi	n9
3ent	pa
4rt	p1e v-9
3hap	sc
5r	ia
5t	nb
4ec	ih
4uy	3i ca gb to
3iti	s9 vp
3las	3k 6g f-b jg pb
4in	hc sa
3oat	ia
4ll	3a kd
4mm	fl g-9
5p	2m kf
4nf	nf
5t	0i d-f g-b id qm
5v	oa
4st	nc
4ur	6f k-a ma ph
3url	tm
5r	r-d vg
4st	ia
3ycl	tb
2data	m9
3ean	rq
4cl	vd
4gr	3i lc
4ll	rc
4nt	f9 g-d i9
4pa	ue
4si	e9 kb mh
3ipl	ki lb
4ss	m9
5t	k9
3ock	nb
4tt	ke
3raw	4a ia
4iv	da pa
2east	ga
3hos	na
3mbe	pb
4pl	da he rd
3nga	2g
5l	ow v-a
3ras	m9
3ven	f-9 jh
5r	fb
3xam	d13 r9 u-d
4ch	md
4ec	kb
4pe	2a vb
2fach	kc
5u	k-9 la
4mi	dc
4sh	k9
4th	ja
3ebr	fc
4ll	fb
4rr	re
3ing	4g
3lop	ed
4ue	of
3oot	te
4rk	pk
4un	pe
3ren	me od
3urt	6i
2gare	da
3ior	rc
4rl	kb
4vi	9k
3lan	1b
3oog	k-c ni pu
4ve	sh
3rad	db fa
5n	89
4ey	tk
4ow	g-d id
3uel	sb
4il	lc
2hack	ro
4lv	m9
4nd	pa
3eal	pb
4ig	ph
4lp	ia
3igh	rb
3ono	8g
3ygi	pa
2illn	ja
3ndu	fa
4fr	f9 g-9
4it	ph
4si	n9
5t	4b pd
4te	gl o-d tp
4ve	rc
5i	rb
3six	oa
3tal	ok
2jour	si
3uni	g-a ie
2kalt	f-a gb
4ri	dd
3huy	mb re
3iot	na
4tc	29
3now	ob
3obe	f-b h9
3ube	pd
2lang	5j d-b f-b oi
4pt	vh
3ead	fj i-e sj
5r	3k l-9 pc
4ct	3d
4tt	ta
4ve	pa
3ibr	ff
4ce	6k di pk
4mi	o9
4ng	da p-a
5k	df
3oca	ga
4gi	kc p-9
4ok	jh
2mach	k-9 pe
4nu	pn
4st	pi
4te	ua
3ech	k9
4mb	ph sc
3ind	ja
3obi	fo h-d
4de	qd
5u	v9
4nt	f-9 gh hb
4th	og
2nair	hd
4ti	dh oq
3eed	pb
4tw	na
3ghi	2d 4f ea pb r-a
4uy	99 ic sm
3ige	og v-9
3urs	ka
2obse	v9
5i	ha
3ngo	gb
3per	ga
4ti	m9
3rga	sk
4th	pd
3sci	n9
3uts	ae
3ver	lc
2pado	rc
4ll	nf
4pe	6r d-b rc
4re	jg
4ss	pl
5t	f9
4te	8b n-a
4yr	f9
3enn	rb
4op	ef
4ri	ve
5s	0o
3har	g9
4ot	tf
4ys	fn i-a
3idg	oh
4ec	cj
4pe	rc
4tc	rf
3lac	fo i-9
5n	nf qd
5t	4-d nd
3odc	t9
4ly	k9
4rt	oi ta v-c
4si	f-b gc
5t	rc
3rac	2s
4es	gm
4in	pd ra
4od	f-d ge
5f	2e pd ub
5j	7e m9
5m	nb
5v	pg
3ubl	8o
3yth	k-9 na pe
2qual	3b
4il	n-9 tv
5s	ug
2radi	t9
3ead	oa td
4ci	i9
5o	2c j9
4fe	bs uf
5r	ph
4gi	6i fc rh
4le	i9 mb
5i	fc
4ne	pe
5s	fg k9
4pa	p-a sf tq
5o	if
4qu	be uv v-9
4sc	tk
5e	gk
4ta	g9
5u	nb
4vi	si
3hei	m9
3ice	kd
3unn	th
2sabb	f-g jr
4cr	fi
4la	vc
4tu	sb ta
3cal	nf
4ho	3b k9 l-9 p-a r9 sk
4ie	le sc
5k	nf
4ri	ne
3ear	pb
5s	rb
4co	d-a fb kb lf p-f ri
4le	2b 8e
5o	f9
4me	m9
4ni	f-e kh p-a
4pt	gc
4rv	9v g-9 ia qa s9
3hel	s9
4if	2b rb
3ign	vi
4lv	rf
4mu	ne
4ng	db
4ob	d9
3kil	nb p9
3log	n9
3mok	vr
3oci	9f k9 nk p-d
4ft	4b
4li	ng
5u	pk
4me	ds
4ur	tg
3pan	na
4ok	5m d-9 oq
3tan	pd
5r	ia
5t	2j da p-9 sb
4ud	3g fc g-b si
3umm	fi j9
4nd	sg
4pe	9h sh
3wed	oi
4im	td
2tabl	fe g-c
4ch	nd
4ga	oj
4ug	ma
3eac	9h
4ch	4b km
4rr	nb
3her	pc
5s	m9
4in	7g
4or	dc
4uo	rd
3ick	69
4kt	vf
3ong	5i n-9 oj
4ol	4a
3rai	3f 6b f9
5v	jj n-a rj vk
4uc	nf
5o	d-9 ee fb g9 j-c k9 md s-a v-e
3tgd	kz p-h
3urk	oe
2unem	f-a jh
4iv	3c fj kd
2vasq	hb u9
3ers	1b
3iet	o9
4si	ik
3mwa	na
3olu	sj
2walk	tf
4re	fa g-9
4te	da gl
3edd	ib
4rk	ff
4xf	u9
3ill	vp
4nn	ro
3ord	n9
5k	2a aa of pi
2yoru	oa
1air+=9 $	n-b v1e
7U U	6b
6@ @	dg
8U	ue
6D O|	f-c gg
8S	f-b kx l-k
8T	f1c g-n j-j
9O	fo g-h
9S	fl g-h
9U	fj g-a
9l	fl g-a j-9
9w	fd g-c
8U	fj g-d ja
8tU	fb
8w	f-1f j1p
9D	f-d gf
9T	f-n jp
9Y	ga
9l	f-16 gx jc
9w	ga
7G w	fa
7U D|	jc
7l O	jb
9U	fb
7w D|	j9
9P	f-l go
9UP	f9
7| $	ka
9D|	f9 kc
9S	fh
9U	j9
aU	k-l mr
9Yw	ka
a|	kf
9w	ff
6F| U|	oh
6G $	p9
8S	kq l-j
8U	rd
9w	mb
8w	k-9 ma
7D w	ff
7S $	p9
9S	k-9 l9
7Y w	mi p-b
7| U	pa
6K K	nb
8l	t9
7K U	3a
7l $	td
6O D|	gg h-c
8T	ff h-f
9D	ff hb i-f
9|	hd
8U	3c
8Y	ta
8w	hq
9|	ha
7D P	f-e gf
7O wT	f9
7P DT	hd
9T|	h9
7l TD	f9 h-9
9wl	t9
7| D	fc g-a
9TD	f-n hn
9w	td
6PP U	oa
6S G	k-d lf
9D	kp l-k
9K	kc
9Y	kf l-c
8Ol	sc
8S	k-a
8T	gb sc
9D	fg h-a
9U	cd
9|	h9
8w	hb k-a ld rb
9|	hc
7S UG	kd
7U w	k-a
6T Dw	f9
9|	gu i-b
8KK	sd
8O	f9 g-9
9P	f-c gb
9U	ga
9l	fa g-a
8Sl	g-a
8U	d-a fm g-f
9l	f9
9|	pc
8t	ii
8w	de f-m ga
9l	f-a ib
9w	g-9 ib
9|	g9
7D F	f9
9U	f-d gf
9w	f-p gb ih
aw	fc g-c
7F w	n-a se
7O U	p9
7S wl	l9
7U $	pa
9@	ud
7l S	f-c ga
9T|	f9
7w w	dg e-e
7| U	ga
6U $	le u-j v10
899	0a
8@	0v
9@	df
8D	2b 39
9O	pl
9T	hh
9U	da md
9|	2j dg gg
8Fl	c9
8GS	3a
9l	3-9 ld
8K	ac nd
9K	4h na
9U	4b
9w	49
8OD	fc
9U	ub
9l	69
9w	pg
8SS	3a
8T	dq g-a h-a uf
9D	fb
9K	7c
9O	ut
9U	6g d-e uu
9Y	8b
9l	dg
9|	hb
8U	0-d 3-a bh cg pg u-o
9K	4j
9O	6b
9T	b12 d-a
9U	5k db g-h o9
9Y	0a
9l	3i 5u c-g nc
9|	2o 3t 5g c-p n-a
8Y|	p9
8l	tn ue
9l	as vi
8t	pb
9w	dc
8w	1u 2-h 3-b a-a bg f-9 hp u-f v-e
9D	cc
9F	9a
9P	9c
9U	8i cb
9l	1b 79
9w	1n cq d-l
9|	2g 7d c-9
79 U	ld
7D UP	ga
9wl	fb g-a
7G UD	l9
9w	k9
7K Uw	m9
7O UT	fc g-a
7P DT	f-9 hm
9T|	ha
9U	fd
7S U	ka
7T U	ud
7U $	n-9 p-9 v19
9@@	kh
9F	nc
9U	o9
aP	db
aT	fe
aU	5b
al	pj
9w	d-9
aY	d9
al	0b
a|	oe p-e
7Y U	dk
al	k-9
7l $	n-9 tc
9D|	k-g vr
9SS	l9
9U	o-h p-a rb tf v9
aU	od
al	og
9Y|	v9
9w	c9 o-d vd
aY	pa
7t w	ra
7w @@	0b
9U	lc
9Y|	r-c vd
7| $	ob p-a v-b
9Dl	k-9 mk
a|	h-9 k-a v13
9O	pi
a|	od
9T|	hb
9U	d-b ka sf vc
a|	td
9Y|	vl
9w	d9 h-9
a|	fd
6Y D|	gf
8S	kk l-e
8T	ff
8w	f-h jn
7U w	pd
7| $	p9
9D|	kf v-b
9S	f-9
9U	p9 v9
9Yw	kb
9w	f-a gf rd
6l @	u9
8D|	gd
8GK	69
8K	49 ta
9l	ac t-a
8Sl	1c
8TO	pc
8U	dh
9U	na
9l	5c
8l	ob
8w	1-a b9 r9 tb
9|	ti
7K $	nd
7U U	d9
7l w	f9 g-9
6t U	p9 s9
8w	ec
7D w	fa g-f
6w $	mc n-c rf
89@	0b
8@	0o
9@	0n
8D	2e ia
9S	39
9w	fd
9|	2i gj h-b r9 v-g
8G	6c
9Y	vc
8K	a9 ug
99	nd
9K	1f 4o d-e i-9
9U	4a
9l	ug
8O	2e
9T	jf m-9
9U	gd
9|	2g
8S	ea i-9 qf
9S	me
9U	2-9 nf
8T	2-f 6b f-a h1h
9D	im
9F	sf
9O	2-c nn
9U	pb sd
9l	ha
8U	0-b 2-c 4-9 6-f bg c-e d9 ha pl rb
9O	79 bd md p-a
9T	b14 sl u-d
9U	5f 6c n-i ol rb
9Y	6d
9l	5b vb
9t	8f
9|	0e 213 c-b d-a n-b
8Y	3b
9U	6b
8l	ad pr
9l	ac
8tU	9d
8w	0-b 2-k 3-a 5-a 6-b 8c ba ck g-i ib m-a nl pl ue vd
99	8a
9D	cc
9P	9a
9U	0a cb
9Y	ch
9l	1a 4c cc ed i-f
9w	6a g-c p-e rp
9|	2b nb
7D $	p9
9D	jc
9UU	i9
9w	ib j-a
aP	f-a gb
aU	f-9 ga
7F U	s9
7K $	nj v-d
7O w	fa g-9
7P w	d-9 ma v9
7T w	ra
7U U	9a rj
9wU	da
7Y $	s9
9Fl	ra
9UU	pg
9w	i9 vd
aY	re
7l Dw	pf
9SS	lf
9U	qa
9Yw	r9
9w	nc
7w $	n-d un
9G	pi
9UU	m-d uj
9l	va
9w	g-a mj
7| $	tk u9 v-e
9D|	f-9 ma vm
9F|	sf
9TD	r9
a|	vc
9U	p-a ug
aU	rc
a|	gd px r-f t-a
9w	d-e fr j-i oe v9
aD	fd g-a
a|	f-g g12 j-g oc
4=@ P	dv g-a
8P	dc
7U	dl
8|	oe
7w	aa u-a
8|	d-9 tb
6@ l	19
8w	bb i-e ug
9w	vb
9|	d-a oa vf
5D G	kd l-b
7O|	fc g-a
7S	hb l9
7T	ia
8O	f-9 gd
8U	ga
7U	dg g-o
7w	j1i
8T	j9
8l	ff g-9
6G G	l-c ma
8U	pc
6S G	ll
8U	pd
6T TD	fc g-b
8w	ia
6U G	lc
6l Tl	f-h gh
8U	f-f gg
6w P	gl
9P	ga
8T	fh g-i
8U	g9 hb
9P	g9
6| D|	mj sa
8O	gq i-9
8SU	ld
8T	g18 i-y
9l	ga
8UU	ke le
8Y	gm
9w	p9
9|	f-9 gz kc p-g
8w	3b 69 gh m-9
5F U|	k-b mi
7l	g9 nd
6G U	2-9 pl
5G D	k9 l-9
7O	ma
7S	k-9 lc
7U	8c mc
7Y	kb l-a
7l	la
7w	ld r-b
6D w	fd
6F S	lc
8U	pc
6K G	l-9 mf
8w	na
6O S	la
8w	pc
6S YU	pb
8w	2g
9w	uf
6Y w	mj p-d
6l S	cd
6| S	l9
5K K	ng
7U	tg vf
7l	ne t9
7w	6f v-d
69 w	ne
6K U	2-a 3k 4-9 9c n-f o9
9U	ne
9l	n-g oo
8w	n-i rg vh
6U w	b-b n-a sl
6l D|	p9
8U	u9
8l	5-9 oc
6w U	09 d-9
6| F|	n-9 og
5O D	f9 j-d
7T	f-i gq
8D	g9
8l	g9
7U	7a ga
7Y	fa g-9
7w	hs m-9 pm
8|	fa ub
6P D	f-c gk
6l D	fg
8GS	pb
8TD	ga
8w	if
9l	r9
6| T	g9
9D	fh g-g
9|	f-9 gb
5P T	fh i-c
7U	d-f
7l	dx t-g
7w	b9
6P T	g-a
8l	db
5S D	j-9 ld
7G	lc m-a
8F	l9
8K	lb
7T	sd
8D	f-c ge
7U	2b nc
8U	pj
7Y	lb
8U	ld p-a
7w	he mc
6G wY	pf
6P D	lc
8Y	l9
8w	mc
6S UG	l9
6U D	lf
8GY	lb
8Y	la
6| G	lg
5T D	fh g-n
8w	f-9 gi
8|	fe
7T	g-k ik
7U	2b
7Y|	fc g-e jc
7t	i9
7w	ia n9
8T	j9
6D TD	fp g-o
8U	fb
6F U	nb
8w	s-9 vk
6O @	ue
8D	g-h jd
9w	j9
6U @	ud
8D	fa
8T	g-a
6l D	fe g-9
6w w	dh
6| T|	f9
8w|	fj g-c
5U @	da
7D	gk
8|	fb
7Fl	o9
7OD	f-9 g9
8O	h-9
7T	dp f-e i-9
8U	f-e ue
8Y	ra
8l	d9
8|	f-c he
7U	0-e 2-c 6-9 d-i fm h-9 la nl t9
8U	gb
8l	mk p-a
8w	n-c vn
8|	h-9 ob vj
7Yt	f9
7l	2i da ua
7t	pe
7w	2-c 6-c 89 c-e do f-c gb hi m-a na oh pa uc v-s
8F	sa
8P	s9
8U	rd
8l	d-e g9
8|	va
6@ UU	da
8w9	db
9l	dc
6D G	pa
8UU	ld
9l	l9
8w	mb
6G UD	le
9Y	lk
6K UU	nj o-d
8w	cd n-c
6O U	d9
8l	pc
6P D	f-c ge
8TD	g9
6T O	3d
8UD	f-e gp
6U D	f-c gd
8U	6b
9U	2b
9Y	da
9l	ua vb
8Y|	kh p-c
8w	om
9Y	sc
9l	dg
9w	rd
9|	ma o-9 pj re t-b
6Y U	dm
9l	lm
8w	9a p-g ri
6l D|	km
8U	5-a ac
9|	sa
8w	2c c9
6| T	g-c ic
9|	ga
8Ul	ob
9|	dg o-9
8Y|	kk p-9 v-9
8w	39 gf
9|	dx f-j gl t-b ug v-f
5Y S	la
7w	g-c jg
6G w	uh
6S G	ld
6U U	f9
6w U	29 ga
8w	ra
6| D|	ke
8Uw	r-c ve
8Yw	pd
8l	6d
9Y	gi
8w	69 c-9
5^ U	1-c d1m
7w	9a d-9
5l K	ta
7TO	pa
7U	09 1e 59 d-k f-9
8U	od p-d
8l	cb ta
7l	a-9 n-f t12
8l	n9
7w	8a ba nd v-b
8U	d-9
8w	re s-9
8|	nc pe t-d
6K w	r9
6l U	0d d-d pf
5t U	de
7w	eb um
6l U	i9
8w	m-g pm
6w U	pg
5w 9U	6a
7@	dd
7D|	jf
7F|	ob
7GD	p9
7K	n9
7O	8a
8|	f-i hf va
7S	3c l-d
8|	ha
7TU	fa
8l	fb
8|	f9
7U	3-a hg n-9 oa p-k vr
8O	pa
8P	fe
8S	sb
8U	0g d-a
8t	rb
8w	li
8|	ra vc
7Y	je
8w	r-a vc
7l	ig n9
7w	5-e b-c ee h-k j-j m-d nb r9 sk uc
8G	pc
8U	rc
8Y	i9
8l	vd
8w	pg
8|	f9 vb
69 KK	3a
8w	sf
6D U	bb
8wU	9b
9l	lh m-f
9w	ll
6G wD	l9
9Y	li
6K w	6-9 vf
6P w	vf
6T wD	f-i gw j-a
6U D	g-9
8S	sc
8U	cc d-9
9U	od
8l	rb
8w	ra
9U	d9
6Y U	f9
9U	ra
8w	of r-e
9Y	rc
9l	la
6l Dw	ff
8G	6b
8O	hc
8S	l-9 s9
8T	f9
9l	h9
8U	19 pa
8t	ec i-b
8w	1-9 6-c b9 j-c
9l	df
9|	ol
6t w	2-d jg
6w D	f-c gc
8G	pf
8U	2a b9
8w	4-a a-a ne vb
9w	e-c vc
6| D|	fb
8O	ta
8T	fh g-i
9D	ra
8U	d-b
9|	gl o-9 tc v-j
8l	d-b t9
8w	g-9 p-b
9w	f9
9|	dr f-r g1i i-9 p-h r9
0quote	ri v-9
0set	19 da h-a i-p j-j n-i sa vi
1tyle=	0-c 1-g 2-w 3-k 4-f 6-j 8-a 9-c a-o b-j c-k du f17 g1e ho i-1z ji kh lm m-w o14 q-k s-9 tq u13 v18
6 0	0b do j9 p-c t9
71	0-b 2-k 4-a 5a 9-a gj i-j ke m-b ok tg
72	4-a b-d e-b f-b gg i-t la m-g om pb s-i ue v9
73	3-9 6-c fn i-k jb ma
74	2-9 dd f-9 ge hf n-e of p9 q-9 rb vd
75	m-c o-a q-9 ul vr
76	ea fg k9
77	ni
6-	0-a 2-f 3-e 4-i 6-o a-b d9 f-18 g-e h-g i1s j-j m13 ns p1a qp sq t-9
7 0	db k-a l9
81	n9 pe
82	4-9 6-d g-h i12 mj ns pg
83	ig kb mh n-9 pa
84	g-9 j-b qe sd v9
85	n-c oc qb
86	f-l gh
7-	ng
70	0-9 2-12 3-s 4-w 5-c 6-12 8-k 9-j a-e b-c c-i d-i ef f-1d g-1n h-n i39 j-q k-i lv m21 n1f o-a p24 q15 r1r s1d t-g u-d v-s
8 0	nm
91	lc nf pf
92	2-j 3-g 4-f 6-f 9-a g-g i13 k-9 m19 nf pk ss
93	g-g im j-9 k-a mk pq rs sb
94	ee f-f g-a h-9 ij mc pl rf v-9
95	ea f-a g-a ii qg
96	e-a f-9 ih qf
7C0	ne pb
9 0	nd
7b0	kf l-a
60	0-1c 1-1g 2-2a 3-1n 4-20 5-1d 6-1x 7-o 8-19 9-z a-1c b-1c c-1i d24 ee f19 g2g h-1e j19 l1w n22 o2a px q-10 rl sm t1z u23 v1p
7 0	1-9 4-d a-b c-b d19 f-9 gw lf na o-b tp
81	0-e 1-a 2-h 3-d 4-c 5-a 6-h 8-b d16 e-a f-p g11 i-n jg k-k lp m-d nj om tw vp
82	0-9 1-f 2-11 3-g 4-e 5-f 6-g 7-9 8-k 9-e a-g b-f c-a e-b f-k gu hn jk k-b lo me nn o1a q-b r-g ti uk vw
83	0-a 2-d 4-f 6-g a-9 b-9 c-e de h-t if jd k-b li on pf q-9 rc s9 um vl
84	2-c 4-9 fa gg h-f ie jg la n-d oa td
85	c-a d-a fs g-9 h-d kj m-g n-a pc rg s9 vf
86	d-i ej fm g-d kc l-d mk pd sc ul v-t
87	e9 fl np
88	ff
61	gg
7 3	f-9 gd
62	2j 7b i-9 n-e
7 0	2a ca d-e
63	d16 g-a
7 1	dk
82	dp
6C	0c 1c 214 3y 4v 5b 613 8e 9e av bn cl d-e f-e i-e k-i l-w m-e n-z o-s p-s s-a t-a u-n v-i
7 0	3f 4d 5h ca d-g fc g-f l-a n-b
81	0b 4a 6k a9 d-d l-c o-a p-9
82	2q 3f 49 89 am bd db f-a k-d l-a m-9 n-n u-a
83	2c f-9 ge p-a
70	f-9 gq h-c k-e le nq p9
8 0	db
91	1l 6-a d-r f-a nt ph
92	69 dh gb k-9 lc
72	1k 39 59 6c d-s p-9
8 1	39
92	1i d-p
73	3b d9
8 1	3c
7h0 0	39
82	bh
9 2	bc
6b0	5a 8f c-b d-a fw g-11 h2x i-1g j-i k16 l-15 o-j p-l q1e r-k s-o t-a u-b v13
8 0	4-b 5d d-9 na
91	0-a 2e 4c 8d fy g-l hg n-f s-9
92	ff hl i-g kq l-i o-a p-c vf
93	g-b hu i-j k9 l-9 qz vc
94	fb g-j he k9 qi vc
95	f-e hd mb
96	h9 vb
71	0e 2h d-g n-b
8 1	0f d-d
92	29
72	1g 39 4o 59 6g 8c 99 bk cj g-9 i-b l-d m-d n-n p-e r-c t-a v-c
8 0	1a 49 89 d-e n-b
91	29
92	4f 6b be cd m-a p-9
73	1-a 4a d19 f-a n-b
8 1	dr f-9
92	39 dj
7C0	19 2f 4d 9b bc d-k fo g-l n-b p-9
9 1	fa g-b
a2	1a 2a 9b d-c f9
81	0c d-c
9 0	09 59 d-b
82	0t 1a 2f 4a bb cp d-13 n-f p-e
9 0	c9
a1	0x ci d-10
a2	2e
83	ca
9 1	dh
a2	ca
8h0	2e 9a aa n-a
a 1	99
b2	aa
7h0	2b 4e 89 a9 n-e
82 2	c9
6h2	59 n-9
73	n-9
8 1	n-9
1w=10	d-e f-9 h9 mc na o-9 p-a r-e u-b v1a
320	de gf lo nh p-b
330	r9 un
340	gv h-c i-q jl lh o-c q9 uh
42k	va
35s	ra
3a	1c d-d p-a
42	oe
4bernathy	dd
4cca	pk
4ds	p9
4ed	ph
4frikaans	o9
5ter	ad
4i	be
5d	pj
4lso	cf
4merica	ja
4n	7i gb p9
5alyst	f-d gb
as	ic
8tics	pb
5d	3p 9r cz k-9 p-9
5ke	da
5ything	ck
4pr	j9
6il	fe g-c
4rabic	o9
5chitect	pa
4sk	bw
5sociate	pk
4t	19 2l 4c 6-9 d-j od po
4ugust	g-9
5thorized	pg
4vailable	ue v9
4wards	8j
6y	jg
5s	pa
3b	f-9 k9
42	oe ph
4ack	9k
5n	0m d-a f-9 gb mc oa p-a
6g	6e
5rista	ga
5sic	ok v-9
4e	p9
5lt	pc
5n	sb
6ch	2d
6h	m9
5st	ra
4i	mb
5et	4o n-a
5rds	tc
5ts	cj
4ls	p9
4ong	m9 tn
6net	4c
5oks	3e
5th	49
4read	nb
5istol	oa
4udget	qb
5ilt	7s
5s	m9
3c	9d pj
41	oe
4a	0h 7b d-c ec f-9 gg tc
5c	2b
5fe	sc tf
5llum	dh
5m	co
5n	mi p-c vf
5p	6g u9
5r	db vg
6d	a-9 px
7s	6p
6eer	ra
5stellano	fg
5u	i-9 to
4ertificates	p9
aed	pa
4hang	2b
6o	1b
6pter	se
6y	4i e9 n-a
5ecked	ib
6ss	tg
5i	mp p-b
6en	ra
5oir	se tb
5uc	va
6ng	6m md p-c
6yen	3k ca ga tk
4ities	se
7zen	vl
6y	lb
4lass	l9
8es	6g
8rooms	3d
5b	s9
5ock	ad
4o	f-i hj
5de	dc
5llege	3a
5m	db
6panies	2n
5n	vc
6g	2a ff h-c i-9 vh
6tact	0j d-f
7racts	i9
6versational	oa
5ursera	p9
9s	6f
4pr	ph
4raft	4e
4scs	a-9 py
4tv	ga
4ua	ro
5ng	ua
5oc	ra
6i	ge
5rling	tm
6riculum	d9
4v	vn
3da	2x 6g p-a
5ily	nj
5o	s9
5tabases	m9
6e	va
7s	vb
5u	0a ic
5y	2e
4e	dg m9
5an’s	rq
5gree	la
9s	3k
5ll’elettrochimica	ra
5n	fi g-j
5sign	kc
5xis	nb
4i	2o eb
5nh	db
5ploma	lg
5ssertation	m9
4o	49 db
5an	6-a 9v mb p-9
5c	ta
5i	1i 29
5ng	9e
4r	da
5awer	4a
5iving	da
5y	pa
6er	m9
4u	7e
5a	ra
5blin	g9
5oc	5w 6-9 8o n-b
6ng	di
3early	ra
5stern	g9
4lse	ck
4m	bd
5eka	db
5ployed	hb
ae	rf
ar	fd v9
4nds	ce
5gagements	2g
4rasmus	m9
4tc	cm
4xample	da rb
5cel	pl
6hange	md
5pectation	va
7rience	2a
5tra	6h
3far	2d
6ms	ib
4inal	m9
6d	09
6gertips	4g
5rst	pf
5ve	sh
4loppies	eb
5uent	ob
4ood	pf
6tball	ta
5r	19 ad j9 p9 sb
6klift	pj
5undation	pf
4ree	ad
6nch	l-9 me oc
6sh	db
5om	vf
4un	af
5rther	6i
3gap	jd
5reth	db
4ear	4d
4i	af
5ai	rh
6n	f9 j-9 l9
6o	nb
6y	6s
5o	ak t9
6i	lc
6rnate	ra
5ving	9k
4lance	1b
4oogle	pi
5vernor	sh
4pa	l11 p-9
4rade	lb
7uate	db
6nt	ra
8s	89
5een	pb
5owers	i9
4uilds	lb
3ha	di
5ckathon	re
5i	vb
5lvard	m9
5na	dk g-e
6dling	pa
7s	4d
5ve	2i
4e	fm g-a sa
5althcare	pa
5ight	pg
5ld	6p
6lo	1h d-9
4ien	s9
5ghest	rb
5ll	tf
5ndi	oc
4k2	mc
4oa	de
6t	9e
5c	312 6x c-9 n-d
5i	910 bb
5me	om
5nors	89
5urs	ad
5w	09 4c
4uan	6l pf
4ygiene	pa
3i	1j 2d 3j 4g 5f 7h d-m n-a
4elts	of pm
4gbo	oc
4ii	r9
4n	8l ja m11
5es	df
5itiate	pg
5stitute	pc
7ruments	4b
5terests	o-a tj
6ro	1g
4talian	ok
4v	2a
3java	na
4ob	29
6s	2f
5urnals	sh
4uly	g-a
5n	f-e gg
6e	fa g-a
6ior	g-a ib
3kariuki	dd
4cs	gf i-9
4et	cl i-a
4ha	4d lb
6c	4f 5-9 611 cu p-k
7h	ib
6i	6-a vs
6o	bo
5en	8v
5i	h9 u9
6ch	mc
5oa	6a g9
5uy	n9
7en	mc
4ien	pa
5m	nl
5nds	49
6h	2b
5t	4m n-a
6chens	29
4now	4f bd
7ledge	ob
4obelta	f-b hb
4y	49 g9
3labs	3c m9
5c	0o d-h
5i	nb pj
5m	219 ah
5n	s9
6guages	5d
5t	ch
4e	g9
5ader	sh
6n	mi
6rn	n9
8ing	3c
6ve	je
5ctures	3d
5n	e9
5vel	ma po
8s	p9
4icence	6c dj pf
6h	0c d9 g-9
5en	0s d-k
5fe	2p
5mited	f9 o9
5ngen	dc
6h	ci
6kedin	dd
6ux	eb
5st	rp
4oai	ll
5cation	ga
5i	1i
5ok	1a
5p	6h p-9
4uc	ar
6ia	u9
5ong	ve
5yen	pk
4y	0c db
3made	7i
5nual	pj
5rch	jb v9
6keting	pc
5ster	pb
5t	f-a ha
6ernity	j9
7us	ua
6hs	fb g-b
5u	ic s9
5y	4g f-f gf ja nc p-b
4e	0d 1f bi d-d
5mber	pk
5o	t9 vc
4inh	0a 1c
6or	l-9 mf
5sa	nb
6c	cc
4odules	m9
5ng	cm va
6th	rf
8s	he
5s	pj
5t	vd
6her	of
4ua	sb
5on	cm va
4y	2b 4f cc
3nam	0f hm
6e	d9
5ng	4r n9
5tional	l9
bity	df
7ve	oh
4dhce	ph
4eedling	pa
4ghe	29 4l te
6i	jg
7em	2b
8p	4g
5oai	5a ak t9
5u	5f
6oi	6-a bc vp
6yen	99
4hac	te
6n	0g 6b 7b p-9
6t	oa r9
5i	ra
5ung	2d
4igerian	oa
4oi	2a 5y g9
5n	vr
6g	ma
5t	ab cd
6es	ck
5w	ga
4uoi	t9 vc
5rse	g9
3o	0a
4dds	ce
4f	dd g9 n-9 rk vh
5f	ad
4isin	db
4mt1	p9
4n	2c bd uo
5ce	vg
5going	gc
5ly	og
4ptics	m9
4rthopaedic	p9
4saka	md
4ther	9c ck
4utside	ae
4wn	db vg
3padova	ra
5ge	vq
5pers	6r
5rt	fd g-b
5ssed	ph
5tents	8b
6h	2d
4ccc	pk
4eriod	ve
6sonal	0j
4ham	n9 pb
6p	ob
5o	fa
6tography	tc
5u	f9 g9 i-b
6c	gc
4idgin	ob
5eces	cj
4lace	vb
8ment	fi
6nner	qb
5c	nb
4ortuguese	o9
5st	i9
7er	ra
7s	2d
4ractice	2s
5esent	f-9 gi
7s	8a
5ince2	pg
7t	8k cf
5oduct	f-d g9
6f	m9
7essional	2f pd
6ject	m9
as	7e
6viders	pa
4sm	pd
4ublications	8o
4ython	p9
3qua	2a
6lifications	3b
5ilts	n-9 ts
6spe	ue
5y	rc
3ranh	ar
5u	tf
4dh	db
4eading	oa tb
5cord	2d
5ferences	bj ue
6resher	pg
5gistration	6i
5pair	tf
5quest	be uq
5turns	na
5viewer	sh
4heinau	m9
4oad	2e
5les	2d
4un	29
6ning	tb
5ral	m9
3sabbatical	f-g jr
5c	lh
6h	td
6ristan	f9
5lary	va
5n	m9 na
5s	n9
5y	ma
4chool	39 sr
5ience	l9
6kit	n9
5out	si
5rum	pd
4ea	2g t9
6rch	p9
6son	rb
5cond	lb
5lected	2b 8e
6f	hb pg
5mester	m9
5nior	f-e g9 k9
5ptember	gb
5rvice	9w
4hifts	2b
5op	g-9
7s	2b
6rt	1j 6d
4i	ra
5gma	pc
6nature	vc
5nce	eb
6h	0g ja mb
5obhan	da
5x	pc
4killshop	p9
4mall	ch
5oker	vr
4ocial	nb
7eties	9f
5ftware	4b
5lar	m9
6utions	pa
5meone	dh
5urdough	tc
6th	ja
6za	da
4panish	na
5eak	5i
5oken	5m og
4tack	4b
6nd	f9
6rt	vg
6tions	2k
5udied	3d
4u	gb
5nday	sg
5pervision	9i
4wedish	oe
5imming	ta
4zabo	dg
3t5	fb j-a
4agalog	oj
5i	md
5lks	8b
5n	u9
5p	6m m9
5riq	d9
5ught	ma
5y	4d
4b	lc
4eaching	9h
5ch	4j lc
7niques	49
5rm	md
4ham	bt
6n	0n
7g	he
7h	s9
5e	2t 4c d-l ic n-g o-a ro
6m	6k bi
6o	2b
6rapy	p9
6y	be
5i	rk
6ch	ak
6ng	ce
8s	7g
5oi	j-9
6ng	0b
6rnbury	dd
5u	di
6a	n9
4ickets	69
5eng	5u n-b ox v-9
5m	0b
6e	ad g-b jf
5n	0b 49
6h	1c ci m9 p-c vb
5ps	rb
4nhh	ga
4o	0f 6b b9 d-b f-g gk lb vb
5an	pf
5day	g9
5i	1g d-a ga
5ngue	of
9s	5k
5olbox	4a
5t	md
4rack	2e
6il	tb
7ning	3g 6c
6vel	r9
9ling	ja
5e	sb
6asurer	sa
5ieu	vd
6nh	2i 3d
5ong	4b tf
5uong	gb i-e
4tgdtx	le
4u	e9 ga
5an	ib
5rkish	od
4win	se
5o	ia
4y	fa h-a vb
3under	4c
5it	ge
6versity	3e la
4pper	lb
4s	vl
5e	m9
3v	f-9
4an	df
5squez	da f-b hb
5t	cg nb
4e	1k bb d-b vd
5rsion	1c
4iec	dh
6n	gb i-i mk rf
6t	f-b h9 r9
7namese	o9
5sits	ib
5tae	d9
4u	4h de f-a gf i-c
5i	vf
3walking	tf
5rehouse	fa g-9
5terford	da f-a gl
4erkstudent	fb
4hat	19 3b
5en	ab
5o	bk
5y	1e d-9
4inner	re
5th	ib q9
4ork	2e ac d-e fc i-b pf
7ing	29 aa oh pb
3xanh	sb
4e	nb pj
5p	li
4uat	lg
3year	ji ma
7s	hc ld
5t	ce
5u	ua
3zalo	nc
0t=A	0-h 14 28 3-7 4o 5-2 6p 7-9 8-d 9o a5 b-a cf d-u e-a f-r g-e h-g i-q j-b k-q l-d m-i n-n ob p-g q-f r5b s-2 t2 u-e v8
2B	0-8 1-2 2-r 3-7 4-k 5-5 6-6 73 8-4 9-4 a-3 b-5 c-4 d-d e-3 f2u g-z h1h i-1m j3i k-c l-9 m-5 n-7 o-6 p-e q-7 r-7 s-6 t-5 u-4 v-9
2C	010 1-8 21f 3-a 419 5k 6-18 70 8u 9e aa bt co d-w e-9 f-b g-t h-b i-v j-l k-1w l-x m-14 n-q o-v p5q q-n r-e s-e t9 u3 v-z
2D	0t 1-4 2s 3-l 41 58 67 7a 83 9-2 a-1 b1 c2 d-e e-5 f-15 g-d h-g i-f j-7 k3j l-v mf n-2 o-j p1o q-c r-z s-m t-g u-c v-j
2E	0b 1-8 2o 3-1m 4-9 5-7 6-2 77 8-3 9c a-5 b0 c-1 d3 e-6 f-2u g-o h-r i-1n j-q ki l8p m32 n-n o-7 p-1 q-n r-p s-17 t-e u1 v-l
2F	0s 1-9 214 3-19 40 5-1 6-o 7a 8-3 9-j a-5 b-b c-4 d-g e-9 f-z g-y h-q i-19 j-r k3b l3j m4c n-i o-15 p18 q-a r-1c s-u t-r u-w v-f
2G	0-h 11 2r 3-a 4v 5-12 6m 7-1 80 91 ag b6 cq d-16 e-b f-r g-n h0 i-i j-7 k-c l-q m-e n-r o4f p-2 q-e r-o sp t4 u-d v3
2I	0-a 1-9 2b 3-b 4m 5k 6g 7-7 82 9i a-x b6 cm d-6 e-c f-j g-j h-8 i-h j-6 k-7 l-j m-7 n1 o-9 p-8 q-6 rj s-5 t2s u-9 v-h
2J	0-8 1-6 2-1s 318 4-k 5-7 6-4 7d 8-h 9-b a-7 b-a c-c dl e-x f-12 ga9 h7 i4c j-j k-1k l-l m-q n-k o-f p-1k q-v r-j s-u t-l u-g v-10
2K	0h 1-d 2-1l 31w 4-c 5-b 6-k 79 8-d 9-a a-3 b-9 c-a d-w e-16 f1u g5o h-b i5q j11 k-10 l-1l m-s n-14 o-p p-13 q-n r-l s-r t-d u-u v-z
2L	0-q 1-f 211 3b 4-27 5i 6y 70 8p 97 ai bb ca d-n e-b f-b g-x h-r i-11 j-f k-x l-12 m-o n79 o-h p-w q-c ra s0 t-m u-o v6
2N	0-f 1-6 2k 39 4n 5j 6g 7-4 8-2 9e a4 b-s ca d-1l e-c f-8 g-l h-d i-i j-9 k-c l-h m-c n-m o-f p-1 q-8 r-6 s9 t-4 u4f v-3
2O	0-6 16 2-2 3-6 415 5i 6a 7-3 84 98 a7 bf c-1b d-n e-t f12 g-k h-e i-p j-l ks l-h m-d n-i o-8 p-y q-h r-l s-s tg u-o v4r
2P	0g 125 2e 3-1 4n 5v 6k 7-7 8e 9-1 ah bs c7 d62 e2v f-z g-g h-p i-y j-n k-d l-v m-r n-1s o-10 p-1c q-n r-k s-o t-w u-16 v-1j
2Q	0-5 1-2 2-s 3-a 4-7 5-2 6-5 7-3 8-3 9-3 a-2 b-2 c-2 d-c e-4 f4b g-1r h3k i-u j-e k-k l-8 m-3 n-8 o-5 p-9 q-a r-7 s-6 t-4 u-6 v-b
2R	0i 1-3 21f 313 48 5-9 6-2 7-f 81 92 a-5 b-8 c-4 d4 e-k f-h g-f h-h i-24 j-a k-e l-8 m-d n-l o-6 p-l q6k r-g s-d t-9 u-6 v-r
2S	0-i 112 2q 37 4g 58 6k 72 83 98 al bd ca d-1f e2e f-7 g2 h-m i-1m j-9 k-e l9 m-h n-6 o-1 p-9 q-k r2 s4 t-9 uc v-z
2T	0q 1-g 2-2d 322 4-7 5-c 6-c 7n 8-7 9-9 a-3 b-3 c-8 dk e-12 f2z g-2g h14 i7g j2l k-2 l-10 m-o n-i o-n p-1g q-1i r-t s-16 t-u u-t v-1d
2V	0-c 1-9 2p 35 413 5c 66 7-5 8h 9-k ah b9 cg d-f e-8 f-19 g-e h-n i-u j-b k-t l-d m-h n-3 o6 p-m q1 r-i s4v t-j u4 v-f
2^	0-2 1b 22 3-1 4-2 5-4 65 71 8-2 96 a-2 b4 c-3 dp e7 f-2 g-3 h-5 i-4 j-2 k-1 l-3 m-2 n1 o-1 p-6 q-3 r-2 s-5 t-4 u-6 v6
2hA	0-2 1-1 2-5 3-3 4-5 5-3 6-5 7-1 8-7 9-3 a-3 b-2 c-5 d-4 e-9 f-h g-6 h-6 i-5 j-2 k-e l-4 m-3 n-h o-f p-w q-7 r7a s-f t-c u-b v-p
3C	0-3 1-2 2-5 3-4 4-7 5-4 6-f 7-1 8-2 9-3 a-3 b-2 c-4 d-d e-b f-k g-7 h-7 i-4 j-2 k-h l-5 m-3 n-l o-i p85 q-8 r-l s-g t-d u-f v-r
3E	0-4 1-2 2-8 3-i 4-7 5-4 6-4 7-1 8-2 9-2 a-2 b-2 c-3 d-1 e-c f-1c g-k h-g i-9 j-5 k70 l-o mw n-m o-g p-s q-d r-i s-c t-a u-c v1l
3G	0-2 1-1 2-4 3-3 4-7 5-9 6-3 7-2 8-2 9-2 a-2 b-2 c-3 d-d e-b f-g g-6 h-6 i-4 j-2 k-c l-5 m-3 n-n o6v p-h q-5 r-b s-9 t-g u-c v-p
3I	0-2 1-1 2-5 3-3 4-9 5-4 6-4 7-2 8-2 9-3 a-c b-2 c-3 d-l e-c f-h g-6 h-6 i-3 j-2 k-9 l-4 m-1 n-o o-k p-g q-4 r-a s-a t7d u-f v-m
3J	0-7 1-5 2-z 3-a 4-a 5-6 6-5 7-3 8-3 9-3 a-4 b-4 c-5 d-e e-o f66 g-z h38 i-8 j-d k-16 l-9 m-6 n-y o-n p-q q-q r-h s-j t-l u-o v31
3L	0-3 1-2 2-6 3-4 4-q 5-4 6-3 7-1 8-2 9-2 a-4 b-2 c-3 d-o e-i f-s g-9 h-8 i-6 j-1 k-h l-5 m-2 n8n o-6 p-j q-7 r-b s-a t-i u-i v-m
3N	0-4 1-2 2-9 3-4 4-a 5-4 6-5 7-2 8-2 9-4 a-4 b-7 c-4 d-i e-f f-g g-5 h-8 i-6 j-2 k-9 l-2 m-2 n-k o-e p-g q-4 r-b s-a t-b u7c v-q
3O	0-3 1-2 2-4 3-3 4-6 5-3 6-4 7-2 8-2 9-2 a-3 b-2 c-9 d-k e-h f-k g-6 h-6 i-5 j-2 k-f l-4 m-2 n-k o-7 p-e q-7 r-l s-j t-g u-g v7e
3P	0-8 1-1 2-5 3-3 4-6 5-4 6-3 7-1 8-1 9-2 a-2 b-2 c-2 d6k e-7 f-j g-7 h-8 i-5 j-2 k-g l-4 m-3 n-i o-f p-j q-6 r-a s-9 t-c u-g v-k
3R	0-3 1-1 2-5 3-4 4-4 5-2 6-2 7-4 8-2 9-2 a-2 b-1 c-2 d-c e-5 f-q g-5 h-9 i-5 j-2 k-d l-2 m-2 n-9 o-6 p-a q4z r-7 s-6 t-4 u-5 v-c
3S	0-3 1-3 2-4 3-3 4-5 5-1 6-2 7-1 8-1 9-1 a-1 b-1 c-1 d-j e66 f-m g-4 h-5 i-8 j-1 k-f l-2 m-1 n-l o-a p-e q-6 r-9 s-8 t-c u-f v-i
3V	0-2 1-1 2-5 3-3 4-6 5-3 6-4 7-1 8-3 9-4 a-2 b-2 c-3 d2 e-a f-k g-6 h-7 i-6 j-2 k-e l-3 m-3 n-f o-d p-o q-7 r-i s6o t-b u-f v-m
0w=0xxxx	rc
210	d-g f-g gp in j-9 k-e lf nb o-a ps u-q
320	d9
4s	sa
220	dg fb he ig kc m-b o-b p-u qi rk s-g
230	g-a if n-b p-c re u1f v-b
240	2-9 3-d e-9 f19 i-c ji kw lc m-b n-f o-w ql t-b us v9
32k	vc
380m	ia
25s	rh
260	pn
2a	1b d-i ec f-e gb if mc p-q qd sl v-b
32	n-e ou
3beldent	nd
5rnathy	dc
4ove	ve
3cca	pk
3ddress	d9
4ministrator	pe
4s	nb p9 ve
4vanced	nd
3ed	pj
3frikaans	o9
4ter	ac if
3i	bd v-9
4d	pk
3lso	cf
3merica	jk
9n	sc
3n	7i f9 i-h k-9 pi tb
4alyst	f-c gb
9s	if
7tics	k-b pp
4d	3o 9q cw ej g-l ij l-c m-a n-d p-f qo r-d
4ger	n9
4h	j9 ob sf
4imal	s9
4ke	da
4y	dh
5thing	ck
3p	na
4p	qa
5licant	rb
9tion	rc
4r	f-a gn j9
5il	fk g-c
3rabic	o9
4chitect	pk
4t	ne
3s	rb
4k	bw
4sociate	gh k-b pt
3t	19 2k 4c 6-9 d-q ko l-d n-a of pc r-c
4ld	pm
3u	fc
4g	f-c gh jd
4thorized	dh pb
5ocad	n9
3vailable	ug va
3ward	rl
7s	8j
5y	jh
4s	pk
2b	kc
31	og
32	oe pn
3a	ka
4ck	9k
6end	f9
4n	0l d-f gk ib j-9 k-a l-d ma nq sf v-l
5g	6e id lb m-f re
5h	tf
4o	fa p-b vi
4sic	on v-9
4tches	ia
5tery	rb
3e	jj pc
4amtime	rb
4hance	d9
4lt	pd
4n	sf
5ch	2d
5h	ia m9
4p	fc g-b
4rufsschule	k9
4st	rr
3i	mb
4ec	f9
5n	ng
5t	4o
4nh	hg p-c v12
4ostatistician	ff
4rds	tc
4ts	cj
3ls	pg
3o	kc nb
4ard	t9
4i	pj
4ng	p-d rc sd tr
5net	4c
4ok	i9
6s	3e
4th	49
3rancaforte	r-b vf
6d	fe g-9
7t	rc
4ead	nd
6k	ja
4istol	oa
3sc	la
3udget	qb
8s	ia
4ild	ib
6t	7s
4oi	pj
4s	m9
4u	f9
4ying	pb
2c	9d pr
31	of
3a	0f 7b d-e fc j-b tg ve
4c	2b
4fe	p-g ss tq
4kes	ib
4ll	fh
6s	ia
6um	dh
4m	cn v9
4n	mh p-d vc
5nulation	na
4o	da f-9 i9 kh lg p-9
4p	6f f-a lg s-a uo v-q
5cut	nc
4r	dd vg
5d	a-9 p14
6s	6p
5eer	ja rl
6taker	fg g-b
5ing	ja
4stellano	fi
4u	fd i-b n-9 tw up v-a
4vitron	n9
3ccd	d9
4hn	po
3d	kh
4ho	pd
3ells	rd
4ntre	pa
4rtificate	pc
ds	p9
9ed	pp
3ham	ea il
5ng	2b
5o	1b d-a oc
5pter	sc
5tgpt	nb
5y	4i ea ii v-9
4ecked	ic
5ss	th
4i	e9 f-b k-j l-d ma p10 r-b vg
5en	rf
5nh	ga l9
5u	e9
4oir	se tf
5t	ic na
4u	f9 m9 ui
5a	n9 vt
5c	f-b sl vi
5ng	6l k-k l-c p15 vh
5p	nb ta
5yen	3i ca gb to
3ities	sc
6zen	vl
5y	lc
3ka	pe
3lass	lb
7es	6g f-b jg
7rooms	3d
4b	fb o-9 sj
4inic	g-a ha i9 sb
5p	ia
4ock	ad t9
3n	ge
3o	ga he i-9 l-9 r9 ul
4atings	ia
4de	de
4llege	3a kd
4m	dw u-9
5munity	fe
5panies	2n
4n	il pj
5flict	na
5g	gf ib j-9 m-c p-l r-b vy
5sumer	n9
5tact	0j d-f q9
6ent	f9
6racts	g-a if
5versational	oa
4sting	nc
4ursera	pg
8s	6f
8work	mb
3p	gd
4r	pj
3raft	4e
3scs	a-9 py
3ua	p-b r19 s-a
4ng	ur va
4oc	rk
5i	ga ie
4rling	tm
5riculum	d9 r-d vh
4stomers	ia
4t	i9
4u	pe
3v	vt
3ycling	tb
2d	ka
3a	2w 6g p-e se td
4i	ks p-c
5ly	nl
4m	m9
4n	de
5g	f-a ki li p-a
4o	r-c sv
4ta	rc
6bases	m9
5e	vf
6s	vb
4u	0a fe g-j id
4y	2e i9
5s	pe
3e	dg fa k9 m9
4an’s	rq
4clare	ve
4gree	lc
8s	3k
4ll’elettrochimica	rc
4m	e-a sl vh
4n	fm g-p hk i-d mj
5tal	fa g-e i9
4partment	ue
4sign	ea kb mh
4t	vg
4xis	ne
3h	km
3i	2o eh p-c r-a v16
4ch	f-b jf o9
4en	f9 nc
5u	gb kd
4nh	db i-9 je kd p-d
4ploma	ki lb
4ssertation	m9
3ntn	fc
3o	49 dc g-c ja t-a
4an	6-a 9u f-9 k-a ma p-g re vu
6h	fc
4c	t9 v-a
5ker	nb
4i	1h d-9 ij sg
4n	va
5g	9d fa g-9 hb la na p-l se
4ttorato	ke
3r	da r-d vf
4awer	4a
6ings	ia
4iving	da pa
4ove	ia
4y	pc
5er	m9
3u	7e tb
4a	rg
4ng	fk g-c oc p-d r-9
4oc	5w 6-9 8o lc oe p-i
5ng	dg f-b pc q9
2early	rl
4stern	ga
3hospital	na
3is	nb
3lse	ck
3m	bd i-9 ji v9
4bedded	pb
4eka	dc
4ployed	hk
9e	rg
9r	db fe
3nds	ce
4gagements	2g
5lish	om v-a
3rasmus	m9
3tabs	nc
4c	cm
3vening	f-a jh
5rything	fb
3xample	d13 r9 u-d
4cel	nk pq
5hange	md
4ecutive	kb
4pectation	vc
6rience	2a
4tra	6h
2fachhochschulreife	k9
5ulty	k-9 la
4mily	dc
4r	2d
5ms	g-9 ii
4shion	k9
4ther	ja
3ebruary	fc
4llow	fb
4rrante	re
3igma	nf
4led	rc
4nal	m9
5d	09
5gertips	4g
4rst	db pe
4ve	sh
3loor	fh j-9
5ppies	ed
4uent	of
3ood	pe
5tball	te
4r	ad f-o g-a if jl k-a n-d ph qv r-g sb v-a
5ge	f9
5klift	pk
4undation	pe
5r	id
3ree	ad s9
5nch	me od
5sh	db
4om	ic kc l-9 vh
3ull	v9
4n	af t9
4rther	6i
2games	t9
4n	fe
4p	jd
4reth	da
3b	rc
3dtx	k9
3ear	4d
4n	ma
3hi	i9 vg
3i	af
4a	f-i je
5i	r16
5m	ib pf
5n	gc i-b j-d lf nh
5o	ns
5y	6r
4o	aj sk t9 vd
5i	lk
5rnate	rc
4rls’	kb
4ving	9k
3lance	1b
3o	ne
4i	ia
4od	pd
5gle	k-c ni pu
4vernor	sh
3pa	l19 p-e
3rade	lb
6uate	db fb
5nt	rl
7s	89
4een	pb
5yhounds	tk
4oup	hb
5wers	g-9 ie
3uelph	sb
4ilds	lc
2ha	df h9 ub
4ckathon	ro
4i	ke v9
4lvard	m9
4n	g-b na od pq q9 v-b
5a	dk g-e
5d	nf
6ling	pb
6s	4d
5g	h9 i9 k-c pl
5h	gd pb
4ve	2i
3b	pn
3e	ft g-9 mg se v-p
4ad	g9 ub
5lth	l9
8care	ph
4cta	i9
4ight	ph
4ld	6p
5lo	1h
5ped	ia
4n	e9
4t	k9
3ien	f-a gk i-9 r-c ss
4gh	k9
6est	rb
4ll	tf
4ndi	oc
3k2	mb re
3o	db ve
4a	dm ha i-d lf p-a vi
5ch	ie
5t	9e sk
4c	310 6w c-9 d-a g-e i-a kd mc n-n pf v-k
4i	9z ba oa v-9
4me	oq
4n	dc
5ors	89
6urs	l9
4p	ih
4urs	ad
4w	09 4c
3uan	6k p16 v-c
3ygiene	pa
2i	1h 2d 3i 4f 5e 7h d-l ed f-9 i-a n-c
3elts	oo pr
3gbo	oc
3ii	rb
3llness	ja
3n	8k f-e g-c ic jh mv o-b qa v-p
4dustrial	fa
4es	df
4frastructure	fa
4itiate	ph
4sight	n9
5titute	pe
6ruments	4b
4terests	o-d tr
7n	g9
5ro	1g
4ventor	rc
5ited	rb
3rish	oh v-9
3s	ve
4ixhosa	oa
4o	vc
3t	oc
4alian	ok
3v	2a
2jan	ff
4va	nm
3ob	29 fd
5s	2f
4urnals	si
3uly	fd g-d
4n	g9
5ior	g-a ie
2kan	na
4riuki	dd
3cs	gf i-a
3e	ih
4pt	qa
4t	cl fd
3g	ia
3ha	4d lh p-9
5c	4f 5-9 610 ct
6h	f-a gk
5i	6-a ib v18
5o	bo
4en	8v p-9 rr
4i	f-c hd ie ur v-c
5ch	mb re
4mer	od
4o	fb ib
5a	6a gf i-f ke p9
5e	ea
5i	nc
4u	gf i-b
5y	nb
6en	mb re
3iem	fh
5n	gc pj
4m	nq ve
4nds	49
5h	2c f9 g-9
4otviet	na
4t	4m
5chens	29
3nife	nc
4ow	4e bd
6ledge	ob
3obelta	f-b h9
4c	ma
3ubernetes	pd
3y	fh i-9 kf lc ng p-k va
2la	vc
4bs	3c m9
4c	0o d-h f-9 ha
4gos	rf
4i	jb nd pn
4m	219 ag d-a f-9 je m-b vg
4n	r-b sv
5guage	g9
as	5c og
5h	i9
4o	r9
4p	d9 ng t-c
5top	vh
4ser	v9
5t	df
4t	ch
5te	ne
4y	ne
3e	fh ge i-k
4ader	fk i-e sj
5n	mi
5rn	nf
7ing	3c l-9 pe
5ve	jf
4ctures	3d
4n	ed
4vel	ma pl
7s	pa
3ibrary	f9
4cence	6c di pk
5h	0c d9 g-d l9 td
4en	0s d-i n-d oc
5u	ih
4fe	2p
4mited	o9
4ngen	db
5h	ci d-a vc
5kedin	df
5ux	ed
4st	qa rp
3me4	nb
3o	id
4ai	lu p-c
4cation	ga
4de	l9
4gistics	kc p-9
4i	1i d-9 vg
4ng	td
4ok	1a
6ing	jh
4p	6h ic pq v-f
3td	fc
3uan	mn
4c	ar
5ia	u9
4ong	d9 ij vn
4yen	pt
3y	0b 2-9 f9 ib nb
2ma	kk
4chine	pf
4de	7i
4i	u9
5l	dg
4naged	q9
5ual	pn
4rch	f-k g-g i11 vb
5keting	p9
4ster	pi
4t	he
5eus	ua
4u	ig nb p-b r-c su
4y	4f f9 g9 h9 n11 t-h v-i
3ba	ke
3e	0d 1f bk d-g ua
488	d9
4dia	pb
4m	na
5ber	pj
4nu	nc
4o	ti vd
4ta	n9 pa
3ien	gk i-a
4nding	ja
5h	09 1c
5or	mf
4sa	ng
5c	cc
4xed	qd
3o	e9 i9 mc
4bile	fa
4dels	qd
5ule	v9
8s	m9
4i	lc
4n	na
5g	ck vn
5th	rf
7s	f-9 gi hb
4s	pl
4t	ve
5her	og
3sc	ka
3tv	fb
3ua	sy
4on	ck e9 vi
3y	2b 4f cc d-9 g9
2nairobi	hd
4m	0e d9 ek f-a gs hm i-x la p-j q-9 ri s-b
5e	db
4ng	4q nw v-b
4tionality	dh
6ve	ou
4u	tc
4y	gq h9 v-b
3dhce	pl
3eedling	pc
4n	ib
4t	d9
5working	na
3gai	k9
5n	f-b h9
6h	lb mg
5y	d9 pf vi
4he	29 4l kl lj m-c p-9 v-9
5i	f-12 g-f j1p va
6a	db je vc
6em	2c va
7p	4g eb pf v-f
4inx	n9
4oai	5a aj k-f od pa
4u	5e k-j on p9 ve
5oi	6-a bc ib ue vl
5yen	99 ic sm
3ha	gc he i-9
5c	fb i-h sl tf
5n	0g 69 7b p-b sl ue v-g
5p	i9
5t	od rg
4i	rk
4om	pn
4ung	2d vb
3igerian	oh
5ht	ic
3o	id
4i	29 5y f9 ga i-f m-f n-b og vl
4n	vr
5g	m9
4t	ab cd vq
5es	ck
4w	f-c gd hi
3uoi	ti vd
4rsing	kb
2o	0a dd f-9 gg jc ka p-c
3bserved	v9
5idian	ha
3dds	ce
3f	f-9 j-c n-m o-d p-h rq sv u9
4f	ad jb t9
3isin	da
3ld	t9
3m	j9
4t1	pd
3n	2b bc up v-f
4ce	vg
4e	p9 s9
4g	f9
5oing	gb
4ly	oc
3pen	rc
4tics	m9
3rganiser	sk
4tho	v9
7paedic	pd
3saka	md
4cilloscope	n9
4ei	rc
3ther	9c ck
3utside	ae
3wn	dc ve
5er	uf
2padova	rc
4ge	p-9 vw
4id	n9
5r	fc
4llet	nf
4pers	6r d-b rc
4rent	ja
4ssed	pl
5try	f9
4tents	8b n-a
5h	2d
4yroll	f9
3ccc	pp
3ennine	rb
4ople	ef
4riod	ve
5sonal	0j
3h	ka
4am	m-9 nd pl
5n	fe h-9
5p	of
5rmacist	g9
4d	si
4o	fb q9
5tography	tg
4u	jf kl
5i	tf
5oc	q9
4ysiotherapist	fk i-9
3idgin	oh
4eces	cj
4lot	ib
4peline	rc
4tcher	rf
3lace	rj vh
7ment	fo
5nner	qb
7ing	nf
4c	ne
3odcast	t9
4lytechnic	k9
4rtugal	tb
8uese	ol v-9
4sition	f-b gc
5t	ij
6er	rc
6s	2d
4wer	n9
3ractice	2s
4esent	gn
6s	8a
4ince2	pg
7ipal	rb
6t	8k cf d-d rd
5ze	mc
4oduct	f-a g9
5f	m9
6essional	2f pg
9or	ud
5ject	m9
9s	7e
5metheus	nb
5viders	pg
3sm	pk
3ublic	ka
8ations	8o
3ython	k-9 na pe
2qua	2a k-b pk
5lifications	3b
5n	f-e j9 nb p-e uq
6g	k9 p-9
4e	f-9 jj
5n	ia
4ilts	n-9 tv
5spe	ug
4y	rf
2r	qc ra
3adio	rf
7s	t9
4nh	ar
4u	tn
3dh	db
3eact	nj t-9
5ding	oa td
4cipe	i9
5ord	2d
6very	ja
4ferences	bj ue
5resher	ph
4gional	rl
6stration	6i pa
4lease	i9
6vant	mb
5ief	fc
4newed	pe
5sburg	fc k9
4pair	p-a sg tq
5orted	ib
4quest	be uv v-9
4scue	tk
5earch	gl
aer	f9
5olution	na
4tail	g9
5urns	nb
4viewer	si
6t	nb
3heinau	m9
3icerca	kd
4eng	vh
3o	vi
4ad	2e
4bot	qa
4les	2d
4ute	nc
3un	29
5ning	th
4ong	jj
4ral	m9
2s	kb
3abbatical	f-g jr
4c	lh
5h	tk
5ristan	fi
4i	na
4lary	vc
5es	rl
5on	fa
4n	gf ng vc
5g	vj
4p	n9
4s	nj
4t	pg
5urday	sb ta
4y	ma
3caling	nf
4holarship	re
6ol	kb sq
8s	i9
4ience	ld p-9 sc
5kit	nf
4out	sk
4rum	pk
3ea	2g tc
5rch	pb
5son	rb
4cond	d-9 lc p-b rk
8ary	kb
8ee	f9
4lected	2b 8e
5f	hj ph
4mester	m9
4nior	f-e kh p-a
4o	fa na
4p	fb ja
5tember	gc
4rver	ib
6ice	9v s9
3helter	s9
4ifts	2b rb
4op	fi g-e ib j-a
6s	2a
5rt	1j 6d
3i	kb ll p-e rf
4gma	pd
5nature	vi
4lver	rf
4mulink	ne
4nce	ed f-p i13 j-9 s9
5h	0g de f-9 jp mb p-c rd
4obhan	d9
4x	g-9 pc
3kills	ne
8hop	pd
3logan	n9
3mall	ch
4oker	vr
3o	f-9 id ri v-e
4an	f9
4cial	nl
6eties	9f
8y	s9
4ftware	4b
4lar	m9
5idworks	ng
5utions	pk
4meone	ds
4urdough	tg
5th	jk
5za	d9
3panish	na
4eak	5i
4oken	5m d-9 oq
3ql	na
3tack	4b
5nd	fi
7ing	pd
5rt	vf
7ers	ia
5tions	2k
7stics	sc
6us	dc
4ock	fa
4udent	fb
9s	si
6ied	3d
7o	g-9
6y	jb
3u	i-c jc la p-c vl
4a	ib nh
4c	ea sj
4mmer	fi ja
4nday	sg
4pervision	9i
aor	sg
3wedish	oi
4imming	td
3zabo	df
2t	m9
35	fh j-9
37	g9
3ac	vj
5hographs	nd
4galog	oj
4i	fh g-d ke l-d ma p-a s9
4ken	v9
4lk	p-9 sc
6s	8b
4n	h9 na ua
5g	f-d gg qa
4o	i9
4p	6m i-c ph v-b
4riq	d9
4ught	ma
4y	4d i-a k9
3b	lj
3e	pf
4aching	9h
4ch	4j k12 p-a
6niques	49
7ology	kd
4n	k-a mc vk
4rm	md
5raform	nb
4sts	ic
3ham	bt
5n	0n
6g	d-c fk gd hn i-b r-9 v9
6h	o-a sh
5t	vp
4e	2r 3-9 4b d-b iy j-d k-k n-b o-f p-9 qr rl sa v-e
5m	6k bi ja
5o	2b i9
5p	ia
5rapy	pc
5sis	m9
5y	be
4i	i-a jb n-e oa p-9 rt sg v-9
5ch	ak tf
5et	ie
5ng	cd
7s	7g
4o	fh
5i	gn i-f j-e le nb p-a
5ng	09 oa
5rnbury	dc
4pt	kj
4u	de fd
5a	nb
6t	i-a le
5c	ea f9 pf
5e	ia
5ong	rd
3ickets	69
4ec	ih
5m	f-9
5n	r9
6g	5t d-b f-a j9 n-g o1r p-9 sc v-h
5p	nn si
5u	e9
4ktok	vf
4lls	fb
4m	0b
5e	ad ja
4n	49 k-j mk ps v-a
5h	1c ch k-l sg va
4ps	rb
3mcp	f-a h9
3nhh	ga he i-b
3o	0e 2-a 6a d9 ef ic k-a m-c t-b u-9
4a	fa
5n	k-b m-9 pq
4c	db fa
4i	1g d-c e9
4ng	gk
6ue	og
8s	5k
4olbox	4a
4t	mb q9 rf
3rach	ic
6k	2e
5il	th
6ned	nb
7ing	3g 6c
5ng	dc kc
5vel	n-a rj vk
8ling	jk
4e	ia sf
5n	vc
4i	gb
5eu	vo
5nh	2i 3c de nh t-e
4ong	4b i9 tk
4uc	gb
6ks	nf
5e	ve
5ng	ea f-9 gh ki ob v-9
5ong	d-9 ee fb g9 j-c k9 md s-a v-e
5st	re
3t	k-g ph
4gdtx	kz p-h
3u	em iw j-m
4a	gc
5n	g-a io
4c	k9
4i	i9
4oi	d9 e9
4rkish	oe
4yen	dc
3win	sc
4o	g-c im sd tj
3y	fe gg i-c sc va
2under	4c v9
4employed	f-a jh
4g	dd
4it	ia
5versity	3e fb
4til	ia
3pper	lc
3s	df vl
4e	m9 re
5r	nb
3t	h9
2va	iq j-9 va
4i	od
4n	dj ff ga ka ne p-d vi
4squez	hb
4t	cg e-9 id nf
3e	1k bb d-c g-9 jh m9 p-9 v9
4rsion	1b
3i	f-c gg mb vd
4deo	k-b pi
4ec	df f9 g-a ji
5n	fa gn i-t me o-a p-d rj so
5t	da f-e hj od rh v-d
6namese	o9
4sits	ik
4tae	d9 r-d vh
3mware	na
3olunteer	s9
bing	sb
4uch	b9 u9
3u	4g da f-b gh i-g jb k-d nc pd vc
4c	ge i-9
4i	vl
4on	ia jb
2walking	tf
4rd	g9
5ehouse	fa g-9
4terford	da gl
3edding	ib
4lding	fa
4rkstudent	ff
4xford	u9
3hat	3b
4en	ab
4o	bm ec
4y	1e d-9
3ill	b9 u9
6ing	vp
4nner	ro
4th	e9 g-j in ql
3on	mc
4rd	nm
6press	n9
5k	2e ac i-e ja
6ed	vc
6ing	29 aa oh pc
6shop	pa
2xa	dd r-a vh
4c	uf
4nh	gd h9 se
3e	ne ps
4p	ll
3in	va
3uan	ke
5t	le va
4ong	uc
2y	pg
3ear	f-d jn ml s9
6s	f-i gm hb la
4t	cd vf
4u	ur
3oruba	oa
2z	ma
3alo	nh
`;
