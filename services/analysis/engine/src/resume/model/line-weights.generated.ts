// Written by `npm run train:resumes`; not edited by hand.
export const lineWeights = `hP hS hJ hE hL hG hC hR hA hV hI hN hO P S J K Q T B E F D L G C R A V I N O
0(	1-9 2-h 3-9 4-d 5-f 6-9 b-b cg dl e-16 f17 gk i-1j j-o kc l9 m-g n1s o1t pj qa t-m uj v-13
0-1:alone	2-i f-o h-8 j2j k-a l-a mm
3c=99@	ij
6@	eb
7@	d-8 nl pj
6S	m8
6w	ue
5@	1-9 49 d1e e9 g-i l-9 n-9 u8
6@P	1a 6b d-l ek i-g n-f p-8 td vb
5D	2-h f-g j2d l-b ma
6GS	l-h mh
6O	oc
7T	g-8 i8
6S	k-b l1f m-f p-c
7G	l-c
6T	fo g-r il
7U	fg g-j
6UT	g-e ic j8
6w	2-8 gk ha
6|G	d8 lo
7O	3a f-l gw h9
7S	f-m gk ka l-9 pc q8
7T	2-9 d-a f-h g24 k-e
7U	3a f-e gr i-d j9 ph
7l	g8
7w	d8 f-8 gg i-c t9
5F	f-g g10 j-a oe
6U	oh pa
5G	f-9 kb ll mc pn t-c
6D	kd l-b
6F	la
7S	kc l-b
6K	lg
7S	kg l-j
7Y	l-f mh na
6SD	2c kf l-l
7Y	l-d mc
7l	m-a pf
7|	pa
6Y	l-d pa
6|D	f8 g-c lc
5K	4-a 5-e 6-a bg d-9 g-8 l-8 nj oo p-b tb
69	nc
6GS	l-e mm
6K9	b9
7K	68
7l	2b
6TK	cf
6Y	vh
6l	na p9
79	c8
7D	p8
7w	5b n-a ti
6wK	pa
7w	2-d pm
5O	2-f d-8 fd g1e hi j-i ke l-a p-e
6D	ga
6Gl	pb
6P	f-9 gk
7P	g9
7|	fb
6U	f-f gi
6l	f-8
7D	4a sg
6|D	g8 i-9
5P	2-b 5b 6e 9a fo i-g t-e
6P	29
5S	3-8 4c 5d 6-9 ga i-f k-v l2n m9 n-a p-r q-d r-9
6GD	k9
6O	f-9 ga k-d l9
6P	ga k-k lw
7P	g-9 k9
6S	k-k lw
7Y	k8 l-9
6U	k-k lv o8
7U	l9
6l	cb
6|D	lx m-8
7Y	lh
5T	6-a f-m iv ji nb rg
6D	f19 g-k i-9 v8
6F	sc
6O	g-q io uc
7D	fe g-d
7P	g-h ih
6U	g-j ib jb pc ub
7D	g-b i9
7Y	sc
7l	o-b pc
6l	dh g-c
7S	r9
6|D	fq g-10 h8 ik
7Y	g-a i8
5U	0-f 3-8 4-o 5-b 6-8 b-c c-d dh f-o gf hs i-p j-c k-d na o9 pa rq u13 vg
69	nc
6@	da
7l	d9
6D	ge l9 pf
7T	g-i
6G	lg
6K	o8
7K	nb
6O	28 fa p9
7S	29
7Y	8b p-d
6P	g9
7P	g9 l9
6Sw	pg
6T	f-c gk
7|	g-e if
6U	d8 l-8 n-9 oy
7P	g9 i-8
7U	d8 vc
6Y	l8
7|	6a
6l	6c 98 a8 g-8 l-a n8 on p-b
7D	fb
7U	f9 g-a
7Y	8a
7l	rb
7|	kl v-d
6w	l-a p8
6|@	39 dd
7D	f-d gi
7K	29 v8
7S	kp v-e
7U	7a fm g-8 v-b
7l	69 ue
5Y	f-8 ia k-9 mc
6GS	6b kc l-9
6O	u8
6S	lk
7G	l-9 mf
6T	g-j io
6U	pd
6w	fg g-a
6|G	ld p-9
7S	l-b pe
7T	g8
7U	c8 la v-d
7w	rh vc
5l	2-9 6d a-8 d-10 g-s hl kb l-p n9 p-9 t1e vf
6l	bd
5t	e8 hl i8
6Y	oe
6l	j8
6w	sa
5w	09 38 4-8 5-g 6-f 9-8 d-d ee fr g-9 j8 ka l-14 m-p o-d qa rm ta u-b vx
69	1a
79	3a r9
6D	f-9 jc l9 m-a
6F	fc
6G	4-8 dd l9
7F	l8
6KK	k9
6O	r9
6P	dh g-e pa s8
7Y	se
6T	f-8 gm
6U	dc ra
7U	s8
7Y	r8
7l	2-f o8 qo vc
7w	oc
6Y	4a 58 i-c lm m-i p-a r9 sa vg
7Y	rd
7l	c9 fa
6l	e9 h-d l-f nf o-a p-f qb s-9
7K	8a
7Y	vb
7l	dc ne
7w	fb sc
7|	qa
6w	49 6-8 99 f-8 go i-g l-8 s8 vd
7Y	j8 p-8 vh
7l	vg
6|D	i-e qe
7O	fa g-9
7T	f-d g16 i-8
7U	dg v-8
7l	4a d-d
7w	fg v-b
3dated=D	0j 1-d 2-b 6-d 9-9 a-a c-8 d-g e-16 f2w g-2e hm i15 k1w l-11 m12 n-q o-b pq qf s-b t-8 u-m v-9
9Y	0h 1-a 29 78 c-a de e-c f9 g-2b h-a i9 j-8 k18 l-1g mm o-l pp qb ro sf t-e u-k vo
3edge	1c 48 dq eb h-8
3hk=activities	s13
7wards	rz
6certifications	pv
7ontact	dd
6education	kn l-d vo
7xperience	fb g-h v13
6interests	n-8 tj
6languages	ou
6other	vw
6projects	qv
7ublications	p9 rd
6references	uv
6skills	nk
7ummary	ed
4s=awards	p-9 r17 v-a
6certifications	c8 p9
7ontact	d8
6education	kd
6interests	tb
6languages	oo
6projects	qc
6skills	n8 ui
7ummary	uf
3n=0	3-h 4-b 5-e da e9 f-l h-b i-9 ld ni op p-e ri vd
51	0-f 1-m 3-g 4-b 5-8 8-c a-b cc dm f-c gn i-f j-e k-a lk m-9 ng od rc td vl
52	0-a 4-f 5-e 7-b a8 c-a de e-b f-g go h8 i-j j9 k-a l1a m-c ng q-c tg ub
53	1a 7-8 88 d-f gk j-d k-l lt m-8 sb t-8 v-9
54	4f 5i c-9 d-l gf h-b k-g m-8 qd t-b
55	0e 28 39 4b 7e d-i fh g-m kq l-q o-c r-d s-a
56	2e 39 68 98 a9 d-9 fh g-13 hd ih j-c kv l-1v mn n-h o-d t-g
57	3b 59 d-b g-f kc l-n n-r p8 te
58	2-g 38 fj g-i n-9 pm
3s=	1-8 6e a8 f-d gl il j-a q-g r-d t-d v-b
5-	48 6-8 d-f fj g-i i-a jc le
60	1-e 28 3i 4f b8 cf fs g-15 h-o ji kq m-i s-9 t-f u-8 v-h
6C	8c
70	o-8
6b0	k-b lh
50	2h 58 6h 7d 8a 9d ak d-j g-l i19 l-q mz n-f q-q r-l s-f t-f u-h v-f
51	r9
52	od p-9
5C	f-8 g-9 hg i-8 l-h nb qc rd se tg vm
60	f-a g-i ih j8
62	pb r8
5b0	2-d dg e-a f-a g2l hl i-1p j-m k-u l1c m-d p-g q17
61	h-8 va
62	f8 vh
6C0	d-8 f-c gg
72	v9
73	vb
7h0	rc
6h0	t8
72	s9
5h0	u8
62	ud
12:alone	08 gu hd k-c l19 m-e p-b
3c=9	l8
69	de
7@	f-8
6@	d9
6U	bd v8
6w	49
5@	c9 d1w ea g-h i-b kb l-d n-f p-b sb t-n
6@P	f-f gb la vc
5D	gx j9 lh m-9
6O	tc
6S	k-a mc pp
7G	l-9 m9
6UT	fa
6w	fh g-l ij
6|F	gc
7G	89 kc l-g mn p-8
7O	g11 i-m
7P	gj i-f
7S	09 68 f-f ge i-8 k-b pe s8
7T	39 d-8 fi i10 k-b l-8 p8
7U	gu i-a j8
7w	d-b gr
5F	59 f9
6G	l8
6KU	r-8 vc
6U	68 cd o8
6|w	2a
5G	8d f-g lw m9 p8
6D	k-8 la
6K	k-8 lh
6SD	k8 p-8
7l	pb
6Y	lb
6l	lc
6|D	5h l-a
7Y	l-a m8
5K	28 4-c 5-9 6e a8 c-9 h-9 nw p-a ua va
69	nf
6G	la
6KK	pa
7l	pg
6UK	o-a pc
6l	al d-8 p-8 r8
7K	89 s8
7l	nb
7w	ob
5O	fj ie l-9 p-a th
6D	db ff g-c
6O	f-9 gp i-9
6P	g-h ig l8
6U	g8
6|D	ia
5P	1f ba d-15 gg i-c o8 se
6P	1c 48 d-k
6lY	68
5S	3-k 4-h j-e k17 lk m10 o-b pe s-9 t-e
6F	m8
6GD	v8
6O	f9 g-9
6P	kj l-d
6S	k-b l1r p-l
6U	f-9 g-a jc k9
6l	f-8 v8
6|D	ma
5T	2-g d-f f-c g15 h8 i8 l-i rc
6D	fj g-f va
6F	od
6SP	j8
6U	f-c
7D	f-a jg
7U	k9
6l	f-d gk ha
7D	kf
7S	ra
7U	g8
6|D	g-11 hq iu
7O	gc
5U	0-c 38 4d d-v el f-8 j-f m-9 nf q-c t-9 uu
6@l	c8
6D	fu g-l
7T	j8
6G	lg
7K	l8
6KK	n-b tk
7U	s9
6O	f-d gl
7P	fi g-d
7Y	p-9 rb
6P	fo g-i
7P	fj g-m
6T	g8
7T	29
6U	4-8 88 da h-8 l-8 ob qn sd
7P	p8
7U	f8
6l	28 be p9 ue
79	oa
7l	v-8
6w	t8
6|@	7c
7D	ga v-8
7w	f8
5Y	h8 k-9 ls
6GS	6b
6O	4a
6SG	ke
6TU	u8
6w	8b
6|O	gi i-d
7U	4-8
7w	n9
5l	6-9 a-8 dk hd l-c oe p8 t9
6l	ub
7l	pa
5t	e8 f-9 g-8 ib je
6Y	f9 g-9
5w	1-j 4i f-8 hm ji k-9 l-j m-l nd qc s-b u-f
69	cc
6D9	f9
7l	g9
6G	lj p-8
6P	db
6T	jd
6U	28 da
7U	q9
7l	1a
6Y	98 h-a n-9 o8 p8 ua vb
7l	fi h-c
6l	1a 39 8-a d-d g9 ij mc qb r-8
7D	6a
7l	d-8 f-c pk
7w	f-8 g9
7|	c9
6w	2-8 c8 j8 n9 p8
7Y	vh
6|9	1e
7D	f-d gi i-e qm
7O	gd
7T	ff g-k ib
7U	39 dd
7Y	gb
7l	1a 4a d-g
3dated=D	0m 1-b 3a 7k b-9 e-r fh g-9 ha im jk kc l-1w m10 n-d o-l ph r-9 u-9 v-g
9Y	1-8 9a e-a g-8 h-c i-s j-9 k9 l-1k ms s8 v9
3edge	0-d 1h 28 dv ee g-8 i-8 l-9 p-8 u-8
3hk=activities	28 ac
7wards	68 rc
6certifications	6-8 9a p8
7ontact	ab
6education	29 3-b f-e kb ln mk v-f
7xperience	2-a dm gj k-8 v-f
6interests	29 n-9
6languages	4c 5-9 a8 oc
6other	v9
6projects	i-a qn
7ublications	p8
6skills	28 4-9 59
7ummary	1-8 58 7a ea
4s=awards	rb
6certifications	pi t8
7ontact	6a
6education	ka
7xperience	fl ic
6projects	i-9 qa
6skills	2c tg
3n=0	0-9 2m 88 9f ad bd c-8 d-h f-j g8 h-e i-i j-f ll n8 ok q-8 r8 t-l u-e
51	0-b 2-a 6h 7b bh cb d-9 g-8 h-f i8 j-i k-e nc od q-9 rb sk t-8 ub v-c
52	2-f 3-e 4c 7-9 8f b9 f-a gc h-c i-g j-e k-f lo na r-9 v-b
53	0-8 3b 7-9 b-g d-a e-b g9 ha i-9 ji ld m-a qe
54	09 6-b 9-9 b-b f8 hg j9 m-8 n-9 o-h s-d th
55	5b 8-8 fa ha jg km l-k n-g o-f s-e vv
56	4-8 68 78 g-h ia k8 l-z mc n-a pe u8 v9
57	0b fd g-b j-9 sf
58	3b
3s=	08 d-t g-b i9 j-d k-a ma nd r-d se
5-	a-d e-d jh m-b q-a s-8 ta v8
60	1-9 3a da h9 jd ld n-c q-e rb s-8
6C	rb
70	29
50	0-8 1d aa c-f g-f l-9 m-e nh ui
51	t8
52	dc g-a
53	ec i-a
5C	6-8 a9 b8 d-a q8
60	2-m 88 gc i-g l-9 p9 te vi
63	29
6h0	v9
5b0	0d a-8 e-8 fc h-o it j-n k-m lk me n-8 o-9 q1c s-a v-k
61	9b
62	c8 ga vd
63	c9 d-8 g-a l8
6C0	df p-e
71	f-8
72	r9
6h0	a8 f-b gb p8
72	l-9
73	p8
5h0	fi r-8
01:alone	2r 3k d-g h-f jd k-e ln mb n-c t-9
2c=9	c-a l9 o9 pc v-m
59	la
6@	0d
5@	la
6@	0c
5O	v9
5U	k-9 p9 vb
5w	ka n8 pf
4@	01b dl um
5@P	0z d8 f-8 p9
6U	0i
4D	2t 3c d-e ge h-d jb lc n-b t-8
5GF	l-a mb
5OT	f9
5S	39 lf
6S	g8
5T	2-c g-v h1w
6l	g-8 h8
5l	la
5w	fk gc i-9
5|G	lb m8
6O	2c gd h-e v8
6P	ea gf i-n v8
6S	f-b h-b k8 qp vk
6T	2p f-8 gl h-r ij je k-8 v9
6U	gl h-n j8 ng
6w	f-8 gd j-8 p8
4F	g9
5G	l8
5U	58
6K	r9
5l	5k s8
4G	6m 89 g-d k-9 la q-9 u8 va
5D	fb h-9 ki l-a
6l	d9
5F	la
6D	ke l-8
5KD	kb l-9
6S	39
5S	pg
5Y	6j kh l-8
5|D	la
4K	2-8 4c cg nb s8 td
59	np t-b
5G	k-a lc
6Y	kg
5K	4h d-b
6K	4x n-a
6T	dd
6l	1a 4c
5UK	4c
6U	o9
5l	p9
6K	4c n-c rc s-9 td
6Y	68
6l	aj
5wK	4e
4O	2g 9g fd h-g i8 p8
5D	ff g-b
5O	f-9
5PD	29
6|	i8
5U	u9
5Y	99
5lD	se
6Y	lb p-a
5|T	gc v9
4P	89 f-y g12
5P	f-f gh
5lY	cd
4S	2-f 3c 4-9 9c h-9 j-c k1o l-v n-b pb v-b
5P	fc g-b k9 l-9
6P	k8
5S	3h lo m-a
5U	g-8 kk m-9
5l	19
5|D	3c l9
4T	29 3-9 di f13 gm h-d ig m-g n-8 p-c
5D	2-8 f12 g-k hp j9
5K	7c
5O	ff g-b uk
6D	29 fc h-e
6O	d8
6P	mb
5S	fa
5U	um
6D	28 f-9 jh
6|	h8
5Y	98 fm
5lD	f8 g-b q8
6U	f9
5|D	2-8 f-u g-j h2g iq j-b
6U	v8
6Y	h8
4U	0-w 1-i 3-b 8-i 9-j b13 c9 d-y g-8 h-j ie ki ng pg rg u-9 vn
5@	db
5D	k-9 la
5G	k8
5KK	4j
6l	4a
5O	2d 68 f9
6S	b8
6U	f-a ja
5P	f-c gg
5Sw	6a
5T	fo g-i h8
69	nm
6@	bh
6O	bj
6S	bj
6U	bl vg
6l	fa
5U	2d 4-8 511 cc i-8 k-f l-e rb
6F	k9 l-8
6K	4c
6O	fg
6U	5a
6|	c-m l8 np td v-u
5Y	6b 7a cb fa
5l	5w cc d-a f-9 k-c r-e s9
6@	b8 pl
6U	5k
6l	8f i-c rn
6|	2m 3v c-m v-a
5t	8a
5w	me ta
5|@	09
6D	ga tc
6K	4a
6S	2-d 31z c-m
6U	211 3-c c-f d9 n9 oc v-b
6l	5k
6w	2e
4Y	38 f9 g-a k-8 lc
5Sl	rb
5T	h9
5U	lf
6O	69
6l	m-b pe
6w	m8
5w	6-8 8b f8 la
6l	v8
5|G	ph
6O	fe j-e
6S	vg
6T	j9
6w	8b k8
4l	0-a 4-9 6-8 aw ef f-e k-k nj o8 q8 r8 tu
5K	a8
6l	ad
6w	a9
5U	a8
5l	af u8
6K	ah
6l	al ma
4t	1l 9j
5D	h8
4w	0-r 1h 2-1d 3-11 4-g 5-e 8j a-s bw co dd f-e g-a h1s i-i k-l ld nq qe
5D	2-a f-h gs k-9 ld
5F	f-e jj
5KK	78 d9 l9 s8
5P	f-d g8
5T	jb
5U	0k d8
6Y	8c
6l	ch d8
5Y	0e 2-9 3-b 6a 7b 8-a 98 cf d9 r-8 vl
5l	1h 2-9 cu jb k-d l8 p-e q8 v8
6U	t8
6l	1k d-8
6w	d8
5t	99 i8
6t	1b d-8
5w	2-8 6j c13 d-a g-8 od
6U	rf
6Y	cl f-c gd
6l	1b
6w	1d
5|D	7m h9 j-9
6O	f-c ge
6T	fj
6U	0b d9 f-c gf
6w	2i c-9
2dated=D	0-o 1-s 2z 3n 4-v 5-m 7k a-m b-k d-13 f19 g-f h1p ib j10 kr l-e n-g o-d r-8 u-g vm
8Y	1-k 2-y 3j 4-s 5-m 6d 7s 8w 9p a-i b-e c1f e-a g-w hh i-d kp n-k o-e rc t-8 u-c vg
2edge	4-8 a-8 d-a f-d j-8 og pc ra se ta v17
2hk=activities	n8 p8 vb
6wards	d8 va
5certifications	ob p9
6ontact	kf la mb p-8
5education	fk go ic j-g k-b qa
6xperience	de ec i-9 o8 pa
5interests	pb
5languages	ma v8
5projects	ib pb
5references	ra
5skills	dc i-f n-c r8 sb vk
6ummary	dd
3s=certifications	6t l-9 q-8 u9 va
6ontact	pm
5experience	lc v8
5skills	re s8
2n=0	1-a 2-d 5-c 6-f 8-a 9-a ag b-h d16 eh f-i k-k la nk p9 tc vc
41	0-m 1-p 3c 68 ao b-8 c-h d-f eb f-h la nj to vc
42	1-z 5n 8-k 9-b b8 c-8 h1a i-b j-b lf m-c q-c r-a sj ue v-b
43	1-b 3-k 4-v 8u 9f cl e-9 hz i-8 j-c lg n-d o-8 p-d r8 sg v-9
44	0j 2c 3-h 4-8 69 7k 88 b-8 cj f9 j-e ka m-e n-f qe r9 s-a t-c v-g
45	19 3p 89 9a a-9 bu c-s fg g9 h-14 ia ki l-8 n-g qe s-j t-d v-i
46	0-9 1n 3e 4g a-f b9 cf h-x jl kf l-11 mg n9 r-e u-b
47	117 4t a-8 d-g fe g-9 j9 k-8 n-h
48	4e f8
2s=	0a 2d 39 5f 6-d 7a ac bg ca e-a g-k hb ib jc n-9 p-r q-k s-9
4-	2-8 8a 9a fe gc h-a i-l kl qj v-b
50	1h 2-i 3b 5-a 6q 7-b 8p 9t a-a c-a d-q e-d fh go h-a i-x j-c kd la m-a o-9 qs sb u-8 v-d
5C0	o-8 v9
5b0	k-8 la
40	0y 19 2-a 4j 5t 69 7-y 8d aq b13 c17 dh e-e g-9 i-a jl kd l-f m-g n-l o-r p-u q-p r-d s-j t-i v-c
41	o8 ra
42	aj d-a ea kh v-c
43	ka m-8 pc
4C	2-9 3-9 5-9 b-b dc ec ia j-8 k-j nb pq vb
50	do i-9 mf p-b
52	g-8 r9
4b0	1-8 21q 3a 5-8 6-d 71k 8-b 9-9 a-8 c-d d-f ha ic ji k-o l-d n-b s-9 u-c v-e
51	l9
52	d-9 ea f-b ib l-d mh nd r-b vc
53	5h d-f g9
5C0	g-9 p-8
62	n9 o9 p-8
63	v9
6h0	k-8 p9 ra
5h0	pf
62	v8
4h2	f-8 uc v-9
02:alone	da fy g-l h-9 je kr l9 m-b n-9 p9
2c=99	da ub
5@	m8 ua
5U	18
5w	a9
4@	0y 2-b 4-e 5a a-a b-h i8 li n-g u1n
5@P	kb lb p-d
5w	pa
4D	db fv g-l i-8 j8 kb l9 m-9 n-8 pb
5GS	l-a mb
5T	fe g-p hk id
5UT	p9
5l	ki l-9
5w	2-z 8a f2h g-g hn v-8
6w	68 c8
5|O	2r c-a gc i-9 s9
6P	i-g nd
6S	2-e 31h c-c i-f vc
6T	2s c-a f-c gs i-9 l-f md
6U	2c f-e gb ja v8
6w	f-8 il
4F	f8 g-8
5UK	4c d-b i-a re
5l	9b
4G	ba f-b h8 kb n9 v9
5D	38 k-a lb
5F	kf l-b
5KD	k-9 la
6S	n8
5S	p9
6D	ka l-b
5Y	6f
5l	f8
4K	4s d-c i-9 nw r9
59	4a np
5@	08
5G	i8
5KK	4g n-9 vf
6T	4e
6U	ug
6l	4a n-f ta
5UK	r8
5l	n9
69	d9
6K	t9
6l	4c ma
5wK	ma
4O	29 99 ae bc d-9 h-m jj m-8
5OP	f-9
5P	fb gk h-b j-a
5U	gd
5Y	p8
5l	sb
6D	9e
5|T	29 f8
4P	8a df fd ga i-f
5P	fb
4S	3q d-a e-8 ga h-g kc l11 v8
5P	f-b gm
6P	q9
6|	p8
5S	k-b lo
5U	n-a
5|D	ve
4T	2f 3-a ad d-o fh h1j pf t-a
5D	2m dd e-8 f-b g-8 hc
5O	bh
6D	j8
5U	bn g-8 i8 n-a
6P	g-8 jc
6U	b9
5l	2-a h9 nh
6D	s8
5|D	2e g-a ha ip k-9
6O	ff g-d
4U	1b 2-l 4-p 6d 7-9 af bb cm d-h g-a h-l l-f m9 ql u-a vy
5@	de
5D	fw g-n ke l-b
6T	j8
5G	38 lb
5K	4d 98
6G	lb m-8
5O	g-8
6Y	v8
5P	fg g-c h-8 j8
5T	2g
6@	b8
6U	o8 ve
5U	3-8 5s f-h i-b o-g
6O	g-a jc
6l	r8
6|	a8 pa
5l	2-8 5m ob pc q9
6D	pa
6T	2a
6|	uf v-8
5w	6e
5|@	d9
6D	f-b oa
6S	gc
6U	d8 r8
6l	5a
4Y	kg
5S	pe
5w	og
6G	rb
6l	cb ld p-9
5|S	311 c-h p8 v8
6U	38
6w	i8
4l	1h 6-d 78 ar d-k ha i-a k-c sa v8
5l	db f-a
6w	j8
4t	29 7a ic
4w	1f 2e 3-m 4-8 6a 7c 8i cs gb hi k-9 l-g m-8 n-9 oj p8 r-o s-a u-f v-b
599	8a
5D	fh g-9 kb l-a
6l	f-a h9
5G	6b
5KK	7c
5P	de
5S	f-b gc l8
5T	29
5U	0h
6l	cb
6w	nb
5Y	09 3-c cj h9 l-a pc
6l	h8
5l	1x 2e 4-9 d-g f9 gw hi ie k-9 q-g s-8 v-d
69	fc g-8
6D	c9
6U	pf
6Y	o8
6l	gk
5t	d9
6w	ha
5w	4-9 6e d9 p-f vb
6Y	fd h-8
6l	f-8 g8 o9
6w	r8
5|D	f-c q8
6O	f9
6T	tc
6U	ff g-a
6l	09 la
6w	gb
2dated=D	0-e 1-n 21i 3t 4-n 5-i 7a 89 a-f b-f c-u fj g-v ht ic j19 l-n qi r-c t-k u-b vf
8Y	1-h 2-v 3l 4-g 5-f 6p a-d b-f cp dc f-o mb n-b on pa td u-9
2edge	0-d 2-j 5d 88 ac d-g f-m h-9 j-e oc pd rl sd te
2hk=activities	cg
6wards	1e aa d-8
5certifications	58 cc
6ontact	kh
5education	ga h-c
6xperience	1b 3f lh t8
5interests	b8
5languages	aj
5references	8a
5skills	2-9 4-c 59 6g 9d ai p-b
6ummary	dc
3s=certifications	bb n9 va
6ontact	ka
5experience	1a cb d-i
5interests	6e
5skills	a9 n-8 rb
2n=0	0s 2-i 58 6-d am cd d-8 f8 g-b h-c i-d j-a qb s-d
41	0i 2-k 3-9 4a 5b 6b 7-c ad c-a fg g-b h-b q-c u8
42	0j 3-d 5d 6-8 7-e 9a af ci e-k i-c k9 vb
43	0-8 6f 9b a-j cd hd m-9 n-a
44	0-u 4d 5-g 6d 7l a-h b-9 c8 f8 gc h8 o-9 r-h s9
45	0-f 19 3l 5-g 78 a-e bc d-9 eh f-a j8 k-h o9 q9 s9 t-9
46	2a 3l c-f di f-8 ga i-c l-8 nd t-8
47	2y c-f db f9 m9 n-a t8
2s=	2i 7-b 8-b a-e c9 d8 h-h n-9 o-9 p-9 si
4-	38 7f 9-8 a-8 b-8 c-8 d8 fb hm i-g s-9
50	0-a 2n 4n 5-d 6d 7b 89 9c a-d b-b c-d dp ge hi k-b m-f n-8 o-a p-d s-e t-8 v-9
40	1-a 2w 3l 4f 5-a 7-k 9-d a-g b-c de f9 h-g r-9 s8 t9
41	89
4C	2-c 3-8 a9 cd g-9
50	n8 t-c
52	1b d-a
4b0	1-9 3-e 4-8 7k b-b e8 hb ja o8 qb rc s-9
52	18 l-8 v8
5C0	18
6h0	pb
4h2	bf
0at=0	1c 48 dq eb h-8
4 U	1-d d1h
5l	1d d-a
31	2a
4 T	dc
5l	d-8 hb
5w	dh
32	1g 2i 39 6d d-9 h8 i-a p-9 r-8 u-b
4 @	d9
5U	1d d-o
6w	2a
5l	28
5wl	h8
33	ef i-j j-9 m-9 n-d pa vk
4 9U	2e d-a
5F	g-b he
5P	dd
5T	ga
6D	f-a gb
5U	2-8 d-c pk
6l	v8
6|	v9
5l	dd
5w	1f 2a d-a q9
34	0-z 4k 58 aa dh f-b g-c h-a j-g n-8 sa ua
4 @	uc
5DO	sd
6U	fa j-8
6|	fe
5K	t8
6K	3c
6l	pa
5O	f-9
5T	df
6D	fa g-a
5U	0-n 19 2c 5a ac d21 f-f g-u k-8 l-9 n-l
6l	d-8 f-a jj ol
6|	fb gc h-a vb
5l	48 t-a
6l	t8
5wP	sf
6U	na r8
6l	ra
6w	p8
35	013 1-11 2-v 3-a 4-8 7-a d-14 e-y gg id j9 lc n9 qd ra s8 te vb
4 9	n-e v1j
69	d9 ub
6@	dd
6U	59 n-8 v-8
6w	2g 6a aa b8 p-8 v-c
5@	di uf
6@	dr
5D	gl i-e jo lb
6G	f8 k8 l-9
6O	fe
6S	kf
6T	fp g-f
6U	jb
6t	f8
6w	gl i-e jg
6|	fc g-b h-k jj kf p9 sc v-8
5F	5c i9 of
6G	l9
6K	nb
6U	od
6l	o9 sd
5G	48 69 ml pa
6D	g9 k-9 l9
6F	lf
6G	pi
6K	lb
6S	ki l-d pb
6U	ke
6Y	fh g-d k-b la
5K	8b vf
6D	f8 g-b
6G	lb
6K	e8 nl
6T	n8
6U	09
6l	na pc ti
5O	3b 88 h9 ib l-k mi
6D	f-h gd i9
6P	f-a hj
6U	hd
6l	f-9 g8 pg sa
6|	g-a hh
5P	dc f-9 gj rh s-9
6l	vd
5S	c9 g-8 ha ic ll m-9 p-9 si
6G	k8
6O	la
6P	h8 le
6S	kr
6U	ha k-c lj pl
6|	he
5T	d-d fa il l-c mj ne pg rd
6D	f-a gh ic j-8
6F	sb
6K	ga
6O	ga
6U	l-9 mf pb sf
6Y	s8
6l	gh
6w	g8
6|	fr g-g q8
5U	0x 1-a 5-8 6d 9e b8 d-1t gg hc k9 m-g na o-c q-8 r-e s-a
6D	f-d g9 jd k-c lb va
6G	68
6K	mk oc
6O	n-9 ph th ub
6S	39 kc
6T	f-a gc uw
6U	4a c9 h9 i-8 l-8 n-l on s-9 u-a vf
6Y	le
6l	i-8 k-a o8 re u9 vg
6t	rf
6w	09 6c ab c8 m9 n-9 o-9 p-b
6|	f-c ja k-8 nb om vc
5Y	gg i-8 le
6G	fb l-8 pd
6T	fa g-b sa
6U	f9 l-a pd v9
6w	gb rb ve
6|	gp ps rb v-d
5l	28 6h a-9 df g-d ia l8 o-c p-a td v-9
6K	ta
6O	td
6U	oi
6Y	ge ih
6l	o8 tj
6|	g-8 j9
5t	ij sb
6D	g-e ia
6U	sc
6Y	s9
6|	fb
5w	0h 3-a 48 58 98 ba d-r f-8 g-m ir k-b l-m mc t-8 uf
69	df
6D	f-g it lb
6F	g-d jg mb
6G	pe
6K	l-8 mk n8 qc
6O	f8
6P	me
6T	f-d jc
6U	dj i-8 lc m-9 o9 p-a vb
6Y	d8 f-c in rc
6l	g-f ih l-9 m8 qh vj
6w	f-b if n-9 vf
6|	dm gq h-d i-b
0b	0-8 38 4a 58 g-c h-d i-r j-i m-c n-d rb sf t8 vk
0c2=9	n-e v1j
49	dd ub
4@	dh
4U	2k 4b 58 cd d-m h-8 n-8 p-8 v-b
4w	2g 49 6d aa ba d-b p-9 v-d
3@	dn uo
4@	d14
4w	d9
3D	gp h-8 i-f ji ka l8
4G	l-9
4O	fe sd
4S	kj l-8
4T	fu g-h
4l	li
4t	f8
4w	f-d gr i-e jg
4|	fs g-c h-n i-8 ji kl p8 sb v-f
3F	5e hc i9 od
4G	l9
4K	nb
4U	og
4l	oc sd
3G	4b 6d mi n-8 pa
4D	g9 k-d ld
4F	lh
4G	l8 pi
4K	kf ld
4O	lb
4S	kl l-f pa
4U	kj
4Y	fg g-d k-e l9 pa
4|	f8
3K	8e tc vj
49	n9
4D	f8 g-b
4G	lb
4K	3b eh g-8 np
4T	n8
4U	09 n9
4Y	v8
4l	na pl tl
4w	nb
3O	3b 8d c-8 d-e f-8 hl ia l-m mn n-8
4D	f-j ge i9
4P	f-8 hg
4U	fc hb
4l	f-9 g8 pk sa
4|	g-b hg
3P	dp f-a gi rh s-9
4P	d9
4l	vj
3S	3i 6-8 cf d-b e9 ie ls m-b p-c sf v-a
4G	ke
4K	l8
4O	la
4P	h8 lh
4S	kv l-8
4U	ha k-e lj pl
4l	ea
4|	he
3T	db gd h-8 il l-e mk pd rc
4D	gd ic j-8
4F	sb
4K	ga qa
4O	ua
4S	f9
4U	d-9 l-9 mm pe sf u9
4Y	s8
4l	gj
4w	g8
4|	ft g-h q8
3U	19 2c 4e 6d 7b 9b ab dm e-9 f-e g-j l-9 m-k n-i o-a p8 q-a r-h s-e
49	n8
4@	d9
4D	f-g gf jc k-e le va
4F	58
4G	68
4K	l-8 ml na oa
4O	n-a ph qa th ue
4P	he
4S	39 ka pb
4T	d-8 f-i gj u15
4U	b9 cd hc i-8 k-9 l-a n-o on r9 s-a u-d vb
4Y	f-8 le qd vh
4l	d-m f-c i-a jf k-e m-8 o10 rc u9 vp
4t	rf
4w	08 2i 6b 98 aa ca d-g m9 n-9 o-b p-b r-8
4|	2-b 3-9 h-d k-b na oq vv
3Y	gd i-8 ld
4G	fb l-8 pd
4T	fa g-b sa
4U	f9 l-a pe va
4w	gb re vd
4|	d-8 f-a gn pw ra sa v-c
3l	1e 2f 6g g-c ia o-f p-b r-8 t-8 v-a
4K	te
4O	td
4U	oh
4Y	ge ih
4l	tp
4|	g-8 j9
3t	ea if q8 se
4D	g-e ia
4K	ga
4U	sd
4Y	s8
4|	fb
3w	09 1a 2k 6a be d-x f-g g-w h8 ii k-d l-s m8 q9 t-b ub
49	dg r8
4D	f-l iu la
4F	g-d jg mc
4G	4e pd
4K	l-9 ml qd
4O	f9
4P	ma st
4T	f-f jc
4U	dq e-8 f9 i-9 la m-9 na p-c re v8
4Y	d9 f-d g-8 iu k-8 rb
4l	ej g-e ie l-a m9 p8 qf rc s-9 vd
4w	d-b e8 f-c i9 n-c pe r8 ve
4|	du f-a gz h-i i-e q8 v8
13=9	n-e v1j
49	d8 ud
4@	u9
5@	d9
4U	2k 4b 58 c9 d-m h-8 n-8 v-a
4w	2g 49 6d aa ba d-b p-9 v-d
3@	dn uo
4@P	dn
5U	dg
4w	d9
3D	gp h-8 i-f ji ka l8
4G	f8
4O	sd
4T	fn g-e
4U	f-8
4l	lf
4w	f-v g15 i-b jd
4|G	f-e kd pb
5O	fn
5P	fa
5S	kb s8
5T	fj
5U	fg kd v-8
5w	f-u j16
3F	5e hc i9 od
4KK	n9
4U	of
4l	od sc
3G	4b 6d mi n-8 pa
4D	g9 k-8
4F	la
5D	k-8 la
4G	pk
4KS	k8
5U	ka
5Y	la
4O	l8
4S	k-a ph
5D	kc
5Y	kc
4UY	k9
4Y	fg g-d k-b pc
4|D	f8
3K	8e tc vj
49	n9
4D	f8 g-b
4GY	la
4K	3c
5K	ne
5l	ec
4U	09
4Y	v8
4l	pj
5K	nl
5l	n-e tk
3O	3b 8d c-8 d-e f-8 hl ia l-m mn n-8
4D	f-f gk
4O	f8
4P|	f-d hf
4U	f9
5P	f-9 hc
4l	p9
5D	f-9 sg
4|D	f-e hh
5T	fd g-9
3P	dp f-a gi rh s-9
4P	d9
4lY	vb
3S	3i 6-8 cf d-b e9 ie ls m-b p-c sf v-a
4O	l9
4P	ld
4S	kj
4U	h9 lh
5Y	pb
4l	i8
4|D	f-9 he
3T	db gd h-8 il l-e mk pd rc
4D	fb ga
4F	s9
4K	g9
4O	uc
5O	d9
4SP	f8
4U	p8
5D	f8
5U	mo
5Y	sa
5l	pf
5|	f8
4Y	s8
4w	g8
4|D	fb q8
3U	19 2c 4e 6d 7b 9b ab dm e-9 f-e g-j l-9 m-k n-i o-a p8 q-a r-h s-e
49	n8
4D	f-i gi jd k-e le va
4F	58
4G	68
4K	n-8 og
5K	l-8 mm n8
4O	fd g-8 pc th
5U	u9
4P	gb
4S	39
5Y	ka
5w	pl
4T@	u9
5O	u9
5S	u8
5U	u9
5l	f-8 g9
4U	19 28 4a ba fa g-f m-g n-e oq r-8 u-a v-b
59	re v-a
5F	l-8 mo
5O	g8
5P	ga
5U	cg o9 p-9 rl v-b
5Y	pc
5l	o9
5|	n-9 o-h p-9 v1e
4Y	le vh
4l	d-a h9 l9 ox p8
5@	ua
5U	oo
5l	ca o-a rr
5|	f-9 jb k-g v11
4t	rb
4w	08 2i 6b 98 aa ca d-g ma n-c o-9 p-c
4|D	g-8 jb
5K	nc
5S	3-8 gb k-j vs
5T	ff
5U	2-9 d9 f-e h-c oh vg
5l	n-a ok
3Y	gd i-8 ld
4G	k-d pg
4SU	k-8 pa
4T	f8
5U	sc
4U	pd
5S	pc
5l	v8
4w	gb ra
5w	v8
4|G	pd
5O	f-e gl
5P	p-8 vc
5S	kp p-a v-h
5T	f9 g-8 pa
5U	pi
5w	p8
3l	1e 2f 6g g-c ia o-f p-b r-8 t-8 v-a
4Kl	t8
4UK	nc
4Y	gb
4l	oa
5l	th
4|D	j9
3t	ea if q8 se
4D	g-e i8
4U	s8
4Y	s8
3w	09 1a 2k 6a be d-x f-g g-w h8 ii k-d l-s m8 q9 t-b ub
49	dh
59	rf
4D	f-9 ga jc la v8
5l	ic
4F	g-d jc mc
4G	4e pa
4KK	l-a mm qd
4P	ma sp
4T	f-a j9
4UU	oa
5Y	rc
5l	dk ve
5w	na
4Y	f-8 if k-8 vf
5Y	p-8 rg
5l	i9
4l	ig mc q8 ra
5D	ra
5U	pf
5Y	vg
5l	ee
4w	d-9 pb r-b vi
5U	ri
5Y	id
4|9	d8
5D	fn g-g h-b ja qc
5T	f-w g10
5U	di
5Y	fe g-e
5l	d9
5w	f-b vm
1=9	n-e v1j
39	d8 ud
3@	u9
3U	2k 4b 58 c9 d-m h-8 n-8 v-a
3w	2g 49 6d aa ba d-b p-9 v-d
2@	dn uo
3@P	d8
4U	dc
3w	d9
2D	gp h-8 i-f ji ka l8
3G	f8
3O	sd
3T	fn g-e
3U	f-8
3l	lf
3w	f-v g15 i-b jd
3|G	pc
4S	fa k-e s8
4w	f-u j14
5l	v9
2F	5e hc i9 od
3U	of
3l	od sc
2G	4b 6d mi n-8 pa
3D	g9 k-8
3F	la
3G	pk
3KY	la
3O	l8
3S	k-a ph
4D	kc
4Y	kc
3UY	k9
3Y	fg g-d k-b pc
3|D	f8
2K	8e tc vj
39	n9
3D	f8 g-b
3GY	la
3K	3c
4l	ec
3U	09
3Y	v8
3l	pj
2O	3b 8d c-8 d-e f-8 hl ia l-m mn n-8
3D	f-f gk
3O	f8
3P|D	f-d hf
3U	f9
4P	h8
3l	p9
4DY	s8
3|D	f-e hh
2P	dp f-a gi rh s-9
3P	d9
2S	3i 6-8 cf d-b e9 ie ls m-b p-c sf v-a
3O	l9
3P	ld
3S	kj
3U	h9 lh
4Y	pb
3l	i8
3|D	f-9 he
2T	db gd h-8 il l-e mk pd rc
3D	fb ga
3F	s9
3K	g9
3O	uc
4O	d9
3U	p8
4D	f9
4U	mo
4Y	sa
4lY	p8
3Y	s8
3lU	g9
3w	g8
3|D	fb q8
2U	19 2c 4e 6d 7b 9b ab dm e-9 f-e g-j l-9 m-k n-i o-a p8 q-a r-h s-e
39	n8
3D	f-i gi jd k-e le va
3F	58
3G	68
3K	n-8 og
4KK	l-8 mm
3O	fd g-8 pc th
3P	gb
3S	39
4Y	ka
4w	ph
3T@	u9
3U	19 28 4a ba fa g-f m-g n-e oq r-8 u-a v-b
49	rd v-a
4FU	l-8 mo
4P	ga
4U	ce rh
5l	o9
4Y	pc
4l	oa
4|9	n-9 o-g p-9 v1f
3Y	le vh
3l	d-a h9 l9 ox p8
4@	ua
4l	ca o-8 rm
4|Sl|U|w	k-f vq
3t	rb
3w	08 2i 6b 98 aa ca d-g ma n-c o-9 p-c
3|D	g-8 jb
4S|U|U	3-8 k-i vx
4U	d9 o9 v-c
5|U	vk
7|U	v8
4l	n-8 og
2Y	gd i-8 ld
3G	k-d pg
3SU	k-8 pa
3T	f8
3U	pd
4Sw	k-d pi
4l	v8
3w	gb ra
4w	v8
3|G	k-q pu
4O	gb
5P	f-i gk
4U	pd
5|l	p9
4w	p8 v8
5l	r8
2l	1e 2f 6g g-c ia o-f p-b r-8 t-8 v-a
3Y	gb
3l	oa
4ll	t8
3|D	j9
2t	ea if q8 se
3D	g-e i8
3U	s8
3Y	s8
2w	09 1a 2k 6a be d-x f-g g-w h8 ii k-d l-s m8 q9 t-b ub
39	dh
49	rf
3D	f-9 ga jc la v8
4l	i8
3F	g-d jc mc
3G	4e pa
3KK	l-a mm q9
3P	ma sp
3T	f-a j9
3UU	o8
4Y9	rb v-8
4l	de
5Y	ve
3Y	f-8 if k-8 vf
4Y	rc
4l	i8
3l	ig mc q8 ra
4D	rb
4U	pb
4Y	vg
4l	e9
3w	d-9 pb r-b vi
4U	r8
5Y	r8
4Y	i8
3|9	d8
4D	fn g-g h-b ja qc
4T	f-k go
5U	f-8 g8
4U	d8 f9
4Y	fe g-e
4w	g8
1ells=1	18 2h 3p 4i 5c 8a 98 c9 d-m eb f-1m gg h-l ir j-r k-o lv n-a o-10 q-9 rd tg ub v-1i
7D	3-9 d-f f12 g1d h-y i-p jz kt ln m-e n-8 o-b p-d q-d u-a vj
7Y	c-8 d-c fl h-b ib kp m-k n-n o-f pk rk sl u-e v1h
62	dh h17 i-19 js ka l-t oz qj sd u-8 v-g
7D	d-b g-1o h1i i-n jx kc l-d ql sc v-8
7Y	i-8 l-c o-8 pf r9
63	fw g-c h-m j-a k-f pg vw
7D	f1d k-8 v-i
7Y	pj v-9
64	3-e fk g-f h-d j-a ky p-m v1n
7D	fl kw v-k
7Y	fh g-8 k10 p-j v-o
1olon 0	0-h 2-d 3-b 4-b 5-c 6-b c-8 d17 g11 h-d i-10 ly m1r no oh pa t-g u-c v-j
61	1-9 4-8 d20 e-8 fq g-19 h-b i-1i j1z k8 l-10 m13 r-o vo
62	fb g-o i-k jy kf l-9 oe p-8 r-9 vi
3umns	h-a vt
2mmas	d-a e-e i-a kd l-d n1r o-b p-c t17 u8 v-k
0dated=D 1	f8
82	fi g-f jc lb
83	f9 g-9 h-a il k8 lf
84	g-8 hd i-8 jj q9 rj sh
85	fp hb i-s je km l-c
86	fm i-i kv l-9
87	fp k9
88	fb
7= 0	gj
91	gb
92	f-b gd jg kb
93	f8
94	fb g-h j9
6Y 1	fg lf p-k vd
82	f9 g-h la m-8 p11 rp
83	da jb m-9 o-b pb q9 r-d sc vm
84	kk l-n n-9 ph ra so
85	if kv l-d r9 v-c
86	f8 ki l-8 p-a
87	fc g-b
7= 0	f9 lb
91	j8
1igit	0-m 1-c 2-15 3-r 4-x 5-s 6-16 7-i 8-q 9-j a-h b-k c-p dk e-o f10 g-1m hx i1i jh k1q lc m-u o1a p1v q13 r1h sg t-1d ue vo
0e=ace	vk
4h	0b if
4k	29 4l d-a
4t	qb
3de	lg
3ft	4f
3ir	t9
3ka	md
3ld	db
4l	ch
4s	sk
3ng	hk
4h	g8 sb
4o	fa
4s	oc
4t	f8 g-8
3rd	t8
4e	49 pa
4s	hc l8
4t	va
4y	lh
3ss	lb
3te	da lb m-9 pn
2ber	pd
3le	ug
3ox	4e
2cal	g-d jn
3el	pk
4s	bj c9 u8
3sa	pc
3ts	7g mb
2day	gb
3er	sg
3ia	d9
3tx	lb
2ead	n8
4k	5d
3ct	pc
3es	3o
3ge	lc
3ld	l9
4s	ia
3na	d9
4g	5u on p-8 sb
4t	fb gf oc
3re	3b
4o	n8
4s	6m 8c ih
3se	oh
4h	db
4s	8b
4t	bc up
3th	dd g-9
4s	69
2fts	2d
2ges	4d 5c
3ht	p8
3le	nd
3ue	o8
2hce	p8
3er	6c cg fd g-c i-9
3on	rd
2ian	dh
3ca	ja
4e	2f 9w
4h	an ma
4s	fj g-f mh
3de	aa
3ed	3b d9
4m	2b
4p	49
4s	2n 9b aa e8
3fe	kc
4t	pf
3lt	7i
4y	d8
3ng	38 4-a 5-c 9n b-8 ci d-b i-9 jf nc pe r-c t18 u-8
4h	2k 39 f8 g-a
4i	h8
4t	6-8 8m cb
4y	n9
3on	2-b 6h 9c d-b f-c gk i-8 ve
3ps	4b
3re	ha
3sh	ot
4t	fb
3ty	3e g-8
3um	he
3ve	1a oc
2ken	5p
4r	vf
2les	2c fc
3ks	88
3lo	1m d-h
3ts	n-b oa po tq
4y	l9
3um	d8
2man	o9
3er	ja
3ic	38
3us	m9
2nal	0o 28 og
4u	m9
3ce	69 pc
4h	29 l-a mf od
4y	h9
3di	o9
4s	4o
3ed	3b
4r	rd
4t	48
3ge	md
4s	7d
3or	l-d mg se
3ts	2c 4e 8b
3ux	e9
3’s	rk
2oai	59 am n-a o9
3ck	ag
3gy	lb
3ks	3h
3lm	k8
3ma	l9
4s	3b
3nd	ld p-8
4e	dn
4g	48 db u8
4s	2c 8m d-c pc
3ol	sg
3pe	na
4s	2d
3rd	g8
4s	8d
4t	1h 68 d-9
4y	qa
3sa	oa
3ut	se
2per	ld
3le	dd
2ral	m8
4n	dd
3ca	gc i-9
3ds	68 8j t8
3ed	ib
4s	3c
3ie	d8
4t	l9
4x	nb
3on	na
3st	m8 pi
3um	p8
2sed	p8
4s	6i
3ic	oa
3on	da
3ta	g9 i-9
4s	2g ac
2tal	n9
3ed	2a 8g o9
4l	h9
4r	ab
4s	cc vb
3hs	hf mb
4y	f9
3ro	1g d-b
3us	d9
2ual	pl
4t	g9
3es	5k
3gh	t9
3ng	2d 6l p-a
3oi	bf vj
3re	vj
4s	ac la
4y	fb ka p-8
3th	g-a j9
3za	g8
2vel	ve
2wer	4d n-8 sj
2yen	1-8 3i 6-c 99 cc da m8 pf ta
2zed	pc
4n	ve
1nds=	0-d 1-b c-a d1l e-2y fa ga i-q jh nc oj pp q-j sl tu v-12
5 0	2h 3r 4g 5v 8s a-c b-8 e-8 gg h-e i-l m-c nd o-h p-z r-c s-d th u-d
61	3b 59 6g 79 9c ap dr e-l gh i-1g k-d la m-x n-a ob pb q-n s-a tl v-8
62	2c 3c 4m 5-a 6a 78 ad ca dl e-s hd i-i k-n mi oc p-c q-k r-o s-a u-o va
63	3-h 4-e 5-f 6-g 8-f a-f c-e dn e-j h-b ib my od pm rm sm uf v-g
64	0-b 2-l 3-f 4-e 5-9 6-e 8-9 c-a di e-f ih je m8 po qh rf sl t9 u-8
65	2-8 3-c d-g e-a f-9 hj ir k8 m-8 pi qe uk
66	d-c g-b id kq s8 ul v-8
67	fh v-8
68	fd
5!	1r d-d
6 1	1l d-c
5)	2-c 5-8 c-9 e-e fg gw i-14 j-e lk m-b ps qf rq sd
6 1	n8
72	dk pl qa v-a
73	gl h8 i-h k-b lb n-9 pa ri v9
74	gr i-e k-d lg
75	f8
76	f8 kh
5,	ke
5-	f-b gc
5.	1-j 2-i 3-b 4-9 6-a a-d b-9 cc d-y e42 g-1j h-e i1j j-h m-c o-k p-w qm s-e t-9 ue v2c
6 0	cj
72	a-9 ed h-8 im n-a o-b uu ve
73	d-c es g-e ie qb vg
74	d-9 e17 f-e g-m iv n-9 p-9 v10
75	c-8 es f-8 g-9 p-b rj vv
76	em nb q8
77	ed fj g-b nd
5:	0c 1b 2q 3o 4k 5k 6l 8k 98 ag bj ca d-j e-e g-b h-8 i-f l-9 m-a n-t o-8 p-j q-b r-8 u-a v-l
6 0	3j 5b
71	2a 5b 8a cc n-c v-a
72	08 2c 89 aj d-8 i-9 n-9 p-8 q-8 v-8
73	2a 6b bb
5?	l-9 mg
6 4	l-9 mg
0f2= 10	28 3b 4b 69 b9 d-d hd j-9 p-l r-9
420	g8 s9
430	d9 la ua
440	ga h-8 i-8 k9 rc s8
4acca	p9
5frikaans	oc
6ter	ac
5nd	ce
6ything	cg
5rabic	o8
5sk	bd
6segnista	gc i-9
5t	18 29 49 d-8
5u	fi
6thorized	pb
7osar	pd
5vailable	ug
5ws	pe
4ban	gd i-d sc
7g	6c lb
5ehance	d8
5i	ma
6en	fj i-e
6rds	t8
6ts	c8
5ls	4-b nd p9
5ong	tj
6oks	3e
5read	n8
5udget	f-a qe
6ilt	7i
4cac	29
6m	cf
6n	va
6o	l8
6pstone	q9
6rds	6b
6u	t8
5chn	p9
5dho	ph
5ertificate	l8
5hien	qb
6u	f9
7ng	6d pi
7p	t8
7yen	3e ce
5laims	fb
7ssrooms	3b
6b	sd
6eaned	i9
5o	s9
6mpanies	2n
6ng	fc ha i-f
6oking	t8
5raft	4f
5scs	pc
5tv	ga
6y	f-8 hb
5ung	ug
6rling	tg
5v	da
4da	t8
6i	lc
6n	d9
7g	de g-9
6tes	v9
5e	m9
6an’s	ri
6grees	3n
6ntrix	nb
5i	2c f-8 vd
6ssertation	m8
5o	4a
6an	9m
6c	t9
6i	1d 28 d-b s9
6n	i8
5riving	dc
5u	78
6ng	de
6oc	8m k8
6ration	ga
4electronics	d8
5mployee	re
5ngagements	2d
5rasmus	m9
5tc	cg
5xchange	md
4f	48
5amily	d9
5irst	pi
5or	ae
7klift	pd
5ree	af s8
7sh	db
5ull	v8
6rther	6f
4gap	g-8 jc
6reth	dc g-9
5erman	oa
5hi	i8
5iai	re
7y	6i
6ving	9a
5oogle	n8 pi
5rade	lg
4hackathon	rc
6n	nb
7ds	49
5e	f8
6ad	g8
6llo	1m d-i
5ien	sf
6ndi	o9
5o	d8
6a	f8 va
6bbies	ab
6c	6d fa m8 p-c ra
6i	b9
6nors	8b
6w	08
5pcsa	pa
5uan	pi
4i	5f vb
5elts	pl
5gbo	o9
5n	1b 29 49
6struments	4e
6terests	ac
7ro	1e d-b
6ventory	qb
7ited	r9
5sixhosa	oa
4kan	n8
5ha	4c
7ch	h8
6oa	gb ma
7i	n9
5ien	pc
6t	4i n-8
5now	4b
5y	g9 vc
4languages	48 59
6o	rc
6t	cc
5ead	g9
8er	fc
7rning	3d
6ctures	3c
5icence	68
6en	09
6nh	ck
7ux	e9
5ocation	ga
6gistics	fa g-a
6p	6a pj
5uan	m8
6c	ah
6ong	v9
4managed	i9
7ual	pe
6y	ng
5ilitary	j8
6nor	l-9 mg
6sc	cc
5ong	cc
6s	pg
5ua	sb
5y	2f
4name	db g8
6tionality	db
5gay	d8
6hi	f-a jq
8ep	48 p8
6oai	ad n-9 oe
6uoi	vh
5ha	g8
7p	ib
6ung	2a
5oi	5d g9
6n	vg
6t	c8 va
7es	ca
5uoi	ta vb
5v	f9
4o	j8
5bjective	18
5dds	cg
5ff	ag
5n	2d jc
5ther	ce
5utside	aa
5wn	vd
4page	vh
6id	2a
6pers	6b 8d
6th	2b
5ersonal	0j
5hong	g8
7tographer	fe g-d
6u	fd
5itcher	r8
5lace	vg
5olish	ob
6werpoint	n8
5ractice	2c
6epared	q9
7ss	8b
6ofessional	2a
4qua	29
7lifications	39
7n	ia
6ilts	to
7spe	h8
4ran	i8
5dh	d8
5each	09
6ferences	bg u9
6gistration	6i
6pair	t9
6viewer	sj
5osa	d8
4sabbatical	g-b jk
6lary	v8
6n	vd
5chool	ka l-e sb
6out	sf
5econdary	l8
6lected	8g
6rvice	9o
5hifts	2d
7ny	n8
5iena	d9
6nh	0b me ra
5mall	ch
5poken	5f
5tack	4m d-9
7tions	29
5ubjects	mc
6pervision	9d
5wedish	o8
4t2	fd
5agalog	o8
6lks	88
6p	6d
6ught	i8 ma
5eaching	29
6ch	49
5ham	bp
7ng	fa
6e	d-8 g9 ha ph
7sis	ma
7y	be
6ich	aa
7et	ia
7ngs	7a
6o	g9
7i	gc lf
7rnbury	f9
6ua	nb
7c	g8
5ieng	5g n-b o1i p-8
6m	08
6nh	1c s9
5o	f-8 g9 r9
6i	v8
6ngues	5j
6ok	i8
7lbox	4b
5rack	2a
7ining	3a
7velling	jc
6inh	dd
6uc	ia
7ng	f9 i-b
7ong	gc i-f lb
5tgdtx	lc
5u	f8 h8
4under	48
6iversity	3d
5s	vb
4vai	1a
6n	i8
6rious	fb
6t	ne
5e	1b d-8 jd
5i	ga
6etnamese	ob
5o	dc
5u	d8
4what	38
6en	ad
7re	38
5illing	ve
6th	l8
5on	m8
6rking	pc
4xep	lf
5in	19
5rd	n8
4years	28 l8
4zotero	n8
310 10	vr
620	lc
640	f8
6kim	nb
6nam	hg
6years	hg
320 40	g8 sa
330 30	d9 la u8
340 20	ga
630	d8
640	f-i p8 rb sc
6associate	p8
6chung	p8
3acca member	p9
4fter hours	ac
4nd also	ce
5ything else	cg
4sk them	bd
5segnista di	gc i-9
4t a	1a
6my	4a
6sea	2c
4u pair	fi
5thorized to	pb
6osar classic	pd
4vailable on	ug
4ws solutions	pe
3ban hang	gd i-d
7nhac	i-9
7to	sd
6g cap	6f l9 p-9
8khen	r8
8lai	pk
4ehance net	d8
4i thu	ma
5en tap	fj i-e
5ts and	c8
4ls for	pb
4ong chuyen	tj
4udget planner	f-a qe
3cac cong	2a
5m ket	cf
5n start	va
5o dang	l9
5pstone demand	q9
5rds held	6b
4chn so	p9
4dho certificate	ph
4ertificate iv	l8
4hien dich	qc
5u quan	f9
6ng chi	6d pi
6p anh	t8
6yen hoc	3f
akhac	ch
4lb tieng	sd
4o supervisor	s9
5ng ty	f8 ha i-d
4scs card	pc
4ung cap	ug
3da banh	t8
5i hoc	lc
5n toc	d9
4e tai	m9
5an’s list	ri
4i ca	va
6lam	2d
5a diem	g9
5ssertation on	m8
4o nghe	4j d-9
5an hoi	9m
5c sach	t9
5i bong	s9
7di	29
7loi	1d d-a
4riving licence	dc
4u an	78
5ng de	df
8may	f8
5oc khen	8m
8si	k8
3electronics technician	d8
4mployee of	re
4rasmus semester	m9
4xchange term	md
3family status	d9
4irst aid	pj
4or fun	ae
6klift licence	pd
4ree saturday	s8
8time	af
6sh graduate	db
4ull clean	v8
5rther training	6f
3gap year	g-8 jc
4iai nhi	rg
6y khen	r8
8to	6c
5ving back	9a
4oogle analytics	pc
askillshop	p8
4rade high	l8
3hackathon winner	rc
5nds gear	49
4e 40	f8
4ien mau	sf
4oa binh	va
7vien	f9
5c bong	ma p-8 rb
7them	6g
7viec	fa
5i ai	b9
5nors awards	8b
5w to	08
4pcsa pt	pa
4uan luyen	pi
3i declare	e-8 vg
5speak	5a
4elts 10	pl
4n short	1b
6the	29 4a
5ventory app	qb
6ited talk	r9
3kan sai	n8
4ha nang	4c
6ch san	h8
5oa luan	mb
8seo	pa
6i dong	n9
4ien thuc	pc
4now how	4b
4y nang	48
6va	vd
3languages of	49
5o dong	rc
5t vat	cc
4ectures and	3c
4icence papers	68
5nh tinh	ck
6ux since	e9
4op boi	p8
7da	6a
7tap	pe
4uan van	m8
5c ranh	ah
5ong mong	v8
3machines i	48
5nual handling	pe
5y lap	nb
4ilitary service	j8
5nor in	l-9 mg
4ong muon	cc
5s excel	pg
4ua he	sb
4y road	2f
3name of	g9
4gay sinh	d8
5hi cham	j9
7ep vu	48 p8
5oai gio	ae
9ngu	of
5uoi khai	vh
4hung noi	2a
4oi duoc	5d
7lam	g9
5n smoker	vg
5t yet	c8 va
4uoi meo	ta
9ot	vc
3odds and	cg
4ff the	ag
4n the	2h
4utside work	aa
4wn car	vd
3page 10	vh
5id work	2a
5pers in	8o
5th so	2b
4itcher lagos	r8
4lace date	vg
4rofessional life	2a
3qua trinh	29
6n ly	f-a ie
3reach me	09
5ferences on	bd u9
5pair cafe	t9
5viewer for	sj
3salary expectation	v8
5n sang	vd
4chool and	39
agovernor	sc
5out leader	sf
4econdary school	l8
5lected publications	8h
4hifts and	2d
4inh nam	0c
8vien	mf rb
4mall print	ch
4ubjects maths	mc
5pervision and	9d
3t2 40	fd
4ap huan	6d
5ught first	ma
4eaching posts	29
4ham khao	bp
6ng 10	fa
5e atld	pi
7day	29
6y know	be
5ich gi	aa
6et ke	ia
6ngs i	7a
5oi gian	gc lf
5ua khuy	nb
4ieng han	ok
9phap	oa
9viet	o9
5m minh	08
5nh nguyen	sa
8tinh	v8
9oi	1d
4o 20	r9
5i di	ea
7xin	vb
4rack record	2a
6velling in	jc
5ung tam	f9 i-b
6ong phong	g9
4u 10	fg g-e
6den	vb
7o	h9
3under the	48
4s citizen	vb
3vai dong	1a
5n hanh	i9
5rious temp	fb
5t so	na
4e minh	1c
6que	jd
4i tri	ga
3what i	38
5en not	ad
6re i	38
4illing to	ve
5th merit	l8
4on the	m8
5rking at	pc
3xep loai	lf
4in chao	19
3years at	28
1=10	28 3b 4b 69 b9 d-d hd j-9 p-l r-9
220	g8 s9
230	d9 la ua
240	ga h-8 i-8 k9 rc s8
2acca	p9
3frikaans	oc
4ter	ac
3nd	ce
4ything	cg
3rabic	o8
3sk	bd
4segnista	gc i-9
3t	18 29 49 d-8
3u	fi
4thorized	pb
5osar	pd
3vailable	ug
3ws	pe
2ban	gd i-d sc
5g	6c lb
3ehance	d8
3i	ma
4en	fj i-e
4rds	t8
4ts	c8
3ls	4-b nd p9
3ong	tj
4oks	3e
3read	n8
3udget	f-a qe
4ilt	7i
2cac	29
4m	cf
4n	va
4o	l8
4pstone	q9
4rds	6b
4u	t8
3chn	p9
3dho	ph
3ertificate	l8
3hien	qb
4u	f9
5ng	6d pi
5p	t8
5yen	3e ce
3laims	fb
5ssrooms	3b
4b	sd
4eaned	i9
3o	s9
4mpanies	2n
4ng	fc ha i-f
4oking	t8
3raft	4f
3scs	pc
3tv	ga
4y	f-8 hb
3ung	ug
4rling	tg
3v	da
2da	t8
4i	lc
4n	d9
5g	de g-9
4tes	v9
3e	m9
4an’s	ri
4grees	3n
4ntrix	nb
3i	2c f-8 vd
4ssertation	m8
3o	4a
4an	9m
4c	t9
4i	1d 28 d-b s9
4n	i8
3riving	dc
3u	78
4ng	de
4oc	8m k8
4ration	ga
2electronics	d8
3mployee	re
3ngagements	2d
3rasmus	m9
3tc	cg
3xchange	md
2f	48
3amily	d9
3irst	pi
3or	ae
5klift	pd
3ree	af s8
5sh	db
3ull	v8
4rther	6f
2gap	g-8 jc
4reth	dc g-9
3erman	oa
3hi	i8
3iai	re
5y	6i
4ving	9a
3oogle	n8 pi
3rade	lg
2hackathon	rc
4n	nb
5ds	49
3e	f8
4ad	g8
4llo	1m d-i
3ien	sf
4ndi	o9
3o	d8
4a	f8 va
4bbies	ab
4c	6d fa m8 p-c ra
4i	b9
4nors	8b
4w	08
3pcsa	pa
3uan	pi
2i	5f vb
3elts	pl
3gbo	o9
3n	1b 29 49
4struments	4e
4terests	ac
5ro	1e d-b
4ventory	qb
5ited	r9
3sixhosa	oa
2kan	n8
3ha	4c
5ch	h8
4oa	gb ma
5i	n9
3ien	pc
4t	4i n-8
3now	4b
3y	g9 vc
2languages	48 59
4o	rc
4t	cc
3ead	g9
6er	fc
5rning	3d
4ctures	3c
3icence	68
4en	09
4nh	ck
5ux	e9
3ocation	ga
4gistics	fa g-a
4p	6a pj
3uan	m8
4c	ah
4ong	v9
2managed	i9
5ual	pe
4y	ng
3ilitary	j8
4nor	l-9 mg
4sc	cc
3ong	cc
4s	pg
3ua	sb
3y	2f
2name	db g8
4tionality	db
3gay	d8
4hi	f-a jq
6ep	48 p8
4oai	ad n-9 oe
4uoi	vh
3ha	g8
5p	ib
4ung	2a
3oi	5d g9
4n	vg
4t	c8 va
5es	ca
3uoi	ta vb
3v	f9
2o	j8
3bjective	18
3dds	cg
3ff	ag
3n	2d jc
3ther	ce
3utside	aa
3wn	vd
2page	vh
4id	2a
4pers	6b 8d
4th	2b
3ersonal	0j
3hong	g8
5tographer	fe g-d
4u	fd
3itcher	r8
3lace	vg
3olish	ob
4werpoint	n8
3ractice	2c
4epared	q9
5ss	8b
4ofessional	2a
2qua	29
5lifications	39
5n	ia
4ilts	to
5spe	h8
2ran	i8
3dh	d8
3each	09
4ferences	bg u9
4gistration	6i
4pair	t9
4viewer	sj
3osa	d8
2sabbatical	g-b jk
4lary	v8
4n	vd
3chool	ka l-e sb
4out	sf
3econdary	l8
4lected	8g
4rvice	9o
3hifts	2d
5ny	n8
3iena	d9
4nh	0b me ra
3mall	ch
3poken	5f
3tack	4m d-9
5tions	29
3ubjects	mc
4pervision	9d
3wedish	o8
2t2	fd
3agalog	o8
4lks	88
4p	6d
4ught	i8 ma
3eaching	29
4ch	49
3ham	bp
5ng	fa
4e	d-8 g9 ha ph
5sis	ma
5y	be
4ich	aa
5et	ia
5ngs	7a
4o	g9
5i	gc lf
5rnbury	f9
4ua	nb
5c	g8
3ieng	5g n-b o1i p-8
4m	08
4nh	1c s9
3o	f-8 g9 r9
4i	v8
4ngues	5j
4ok	i8
5lbox	4b
3rack	2a
5ining	3a
5velling	jc
4inh	dd
4uc	ia
5ng	f9 i-b
5ong	gc i-f lb
3tgdtx	lc
3u	f8 h8
2under	48
4iversity	3d
3s	vb
2vai	1a
4n	i8
4rious	fb
4t	ne
3e	1b d-8 jd
3i	ga
4etnamese	ob
3o	dc
3u	d8
2what	38
4en	ad
5re	38
3illing	ve
4th	l8
3on	m8
4rking	pc
2xep	lf
3in	19
3rd	n8
2years	28 l8
2zotero	n8
1irst=9	2-h 48 6e b8 cd g-i h17 i-16 kh l-e m-p n-h o-k px q-n rc sr t-b vg
6U	0-m 1-l 2-g 3-n 4-n 5-x 6-w 7-k 8-d 9-n a-e b-d c-y df et gc h-q iw j-f ls m16 n19 ot ps q1c rs sl t-1o u-b v15
6l	1b 3-8 6e d-e e-j f9 gd h-c i9 m-b p-w r-i s-l t2g um v-r
6s	0e 1c 2n 311 4u 512 7l 8i 9o ae bb co e-c f-a g-j h-j i-q k-8 l-k m-j n-z o-c p-v q-e r-b s-c t-9 v-a
0h=activities	91e a9 g-a j-8 k-a m-8 p-b q-9 r-9 s18
c 0	91y
d1	9-8 ac p-a r-8 s1b
d2	9-9 f-9 sd u8
d3	fb n9
dU	2-a 9j
dYT	sb
e|	s8
dw	29 9i af
3wards	81a k-9 l-e n-8 r14 s-9
8 0	81w r-8
91	68 p-b r1c
92	29 8-a f-b g-9 ra v9
93	f9 gm h-b i-b
94	h9 ib
9U	8h n-e
9Y|	f8
9w	8f gb
2certifications	0-c 3h 6n c-b f-d h-b ka n-9 px q-8 s8
g 0	3m 61x n-c p-k
h1	6-c 99 p13
h2	3-c 59 6-m 88 sj
h3	6-a pe
h4	g9
hG	69
hK	3e
iG	la
iK	3c
hO	gb pc
hT	g-d p9
hU	3-b 6i 89 kc
iU	g9
i|	f-8 jb
hYw	rc
hw	f9 p8
3ontact	011 1-a 2-e 3-a 4a 58 ca dr g-e i-e l-c sd
9 0	01i 1-8
a1	aa d8
a2	0-8 99 di sa
a3	cf r9
aK	v8
aU	0e 1-9 98 n-8
all	t8
aw	0f o8 v-8
b|	d8
2education	0m 1-b 3m 5b 7-b 8-9 e-a f-8 h-b i-8 j-d ki l13 mo pc q-b r-o s-f u-a
b 0	2-d 32p
c1	28 3-f 6-8 f-k i-8 ky la mk v9
c2	0l 2j 3-x 5g 68 f-b h-g i-j j-9 ki l10 mj n-8 pc q-8 r-i u-8
c3	2-d 3-i 9-8 fe ge k-n na t8
c4	3-a fa h8 in
c9	v9
cD	g-c li
d|	kg
cFG	l8
cG	kb
dD	l9
dY	k-a pi
cKl	p9
cO	gd l-a md
dP	g8
cP	d8
cSS	ke
cT	l-8 mo
dD	f-e gk
dU	md
d|	fa g-8
cU	0d
dD	l8
dO	p8
dU	fa
dl	k-a vd
d|	va
cY	k-8 le
dG	pb
dU	l-a v8
dw	pb
d|	pz v-a
cl	68
cw	3j l-j mu p-8
dD	g-a if ld
dF	mb
dG	l8
dK	me
dY	pa
dl	m8
dw	l9
d|	fb
3xperience	0e 28 6-9 7-b 9-c b-d de f16 g10 hn ik jq mc n-a o-e p-f q-l r-d s-d t-f u-c
c 0	22m c-a d-9 h-9
d1	2-h di ff hc k-c vo
d2	2-p eb fx gd h-h ij ji p-8 v-b
d3	2-p e-8 gh hd ik jh mc p8 r-9 s-9
d4	2-j hn i-a ke lg p-a
dD	j9
eT	fa
ew	f-8 ge
e|	h-8 ji
dF|	h8
dGD	gb
dO	38 fd h8 i-b m9
eD	fb
el	pc
e|	g-9 ha
dP	gc
dS	ia k-9
dT	f-8 gc
eD	ia
eK	g9
eO	gc
e|	fb
dU	0d 9-9 di if j-8 l8
eD	jb
e|	f-b h8 vb
dY	fa g-a kb l-a
eT	f8
e|	f-8 ge
dl	29 ib
e|	j9
dtD	f8 g-e
dw	h9 io p-a
eD	gg i-8
eF	g-9 jb
eY	if
el	ij
ew	ib
e|	ge h-d vh
2interests	2b am g-b p-8 tw
b 0	a19
c1	29 n-h tq
c2	a-b g-a nc ta
cO	ac
cU	ae
cl	ta
cw	t9
2languages	5v c8 d-h e-f l-g oy
b 0	51r o-9
c1	4d 5-e a8 o17
c2	29 5-a 88 cd h-a oc vf
c3	3b nc sc
cD|	p9
cF	5i
cT	g8
cU	of p-a
dF	58
dU	48
dl	o9
dw	98
d|	f9
cY|	g8
cl	89 ca
dl	o8
cw	b8 u8
dl	v8
2none	0-x 1n 2-i 3-a 4-h 5-j 6-m 7-j 8-g 9-p a-l b-m c-k dk ew f9 j-9 kd lj mc ni om pa rh s8 tn u9 v9
6 1	0-a d17 ee l-8
72	0-g 1g 6b d-c ed f9 i-g ua
73	0-j 1a 5-a 7-8 9-c b-d d-c er j-a lf mc nf ob ti
74	0b 1-8 2-m 4-m 5-h 6-u 7-9 8-9 a-a b-8 c-k e-m h9 ij li m9 na oa pa qk rb tc vg
799	d9
8@	dd
8U	2d 6a d-k
7@	dh
8@	dp
7D	ge kb l-d
8O	sc
8S	k9
8T	fb
8l	ld
8w	f-f gi j9
8|	kf
7F	g-b hb i8
8K	na
8l	s9
7G	k-b la ma
8F	lb
8G	pk
8K	k9 l9
8S	ke
7K	vb
8K	ei n8
8l	nh td
8w	nb
7O	89
8D	f-e i8
8|	h8
7P	de re s-9
7S	e8 g8 lg
8G	k8
8P	la
8S	kd
8U	k-d lg pc
7T	gj nh
8O	f9
8U	m8
8w	g8
8|	f9
7U	0-9 1e 2b 9-d b-a cb h8 pq
8K	md
8O	n-8 ti
8P	h9
8S	p8
8T	ul
8U	19 hb m8 n-g or v-8
8Y	vj
8l	d-f f-a jh n-a oo rb v9
8t	rb
8w	2e d-a m9 va
8|	2-9 f8 g9 h-9 vh
7Y	gf
8U	p8
8w	g8
8|	v8
7l	1g 4b d8 hb la
8U	n8 og
8Y	ij
8l	te
7t	ea
8K	ga
7w	1h 2-b 4-9 c-c d-9 ee g-r h9 id md qm ra t-a uh v-f
89	da ra
8D	g-8 im
8G	4e
8P	sm
8T	f-8
8U	db i-8 n9 v8
8Y	p-8 rg
8l	d8 ef rg
8w	d-9 ea
8|	dg j8
2other	5-d c13 g-f he vu
7 0	2-8 c1p v-b
81	c-8 v17
82	c-8 ra
83	h8 n8
84	g-9 hc
8O	hb
8U	78 cj
8Yw	vb
8w	cd
2projects	71r e-8 g-8 i-l l-b m-c n-b p-a q1v r-9 u-9 v-f
a 0	2-a 72e q-h
b1	i-b q1j
b2	09 2a 7-9 ce f-9 i-x qx
b3	fc ic n-8 q8
b4	h9 ie q-c
bO	g-c ii
bTD	g-8
bU	7o
cY	l8 q9
bw	7m ci i-g q9
cY	q9
cl	qh
c|	ga
3ublications	68 8i n-9 rh
e 0	6h 8o n-b
f1	ph rj
f2	99
fK	8h
fU	6b
fw	98
2references	b14 c-a d-c f-b p-8 uu
c 0	b1k
d1	uv
d2	f-8 g9 nb u8
d4	ib
dOD	f-e gf
dT	fb
dU	bj
dw	b9 u9
2skills	0-d 4p 7-8 8-9 9-d d-d h-f m-8 no pc rd
8 0	42g n-x
91	4-e no
92	2e 3-9 4-o 9-9 aj h-8 i-d j-a nq o9 s8
93	2-a 39 4-m a-f ed l9 nb pe rg
94	f-a ig
99	ve
9D	gc j-8
aw	f-9 j8
a|	s8
9G	p9
9K	4g
9T	rg
9U	c-9 ni
aU	n-b v9
al	c8
a|	oc
9YU	fa
9l	nc
9w	2i 6f 8-a e8 ib n-l o-8 r9
aK	q9
al	r-9 vd
aw	pf
3ummary	118 38 4-c 8-9 c-8 d-b er g-a p-9 r-9
9 0	0d 11v 3j d-11
a1	1-8 58 7a em i-a
a2	1-9 3-c df ec g-g lb q9
a3	4-9 d8 k-9 vf
a4	ga jc
aD	g8
aO	f-8 g-a hg
aT	g-e ih
bD	fc
bl	g8
aU	1n c-9
aw	08 1c ea
bl	ed
1as=9	2x 39 4g 59 6j ab ba cc f-u g-h h-i ic j-c kq l-e m-i o-11 p-1o q-a rn s-k t-9 ug vy
4@	4-8 d38 f-9 g-e l-a n-g o-e p-m r-c s-8 u29 v-b
4D	2-a 3-b d-s e-9 f35 g-l hg i-1g j1i k1t m-g n-f o-j p-d sg u-c v-r
4F	2-b 4-c 5p 6-9 d-f g-d hf i-o jc kt mk n11 o17 p-10 r-h sx t-b v-11
4G	2-8 3-b 4s 6o d-u g-s h-c i-q j-i k44 l1p m-e n-h o-e p12 q-c ra s-p u-b v-y
4K	2-9 3b 4-8 5-8 6-i 8b c-a d-18 g-s h-c i-f j-a ky mm n49 o-h p-p qc r-x s-j t1l u-j v-k
4O	3b 5-8 6-b 8a c-d d-n e-8 f1o gp h19 i-l j-17 l-f o-p pi r-o s16 tl uq v-o
4P	1-a 2-i 3-d a-8 d25 fk g19 hv i-10 j-h l8 n-e o-9 p-w rf sb u-c v9
4S	0-9 2-f 3d 6-f cd d-v ej hm i-8 j-r k4s m-z n-l o-e p-9 q-c s9 t-9 u8
4T	1-8 2-d 3-c 4-b 6-c 9-8 b-c d-f e-e f4a gu h-15 j-12 k-r l-s mr n11 o-m qi s10 t-g u1g v-1c
4U	09 1g 2a 4c 5f 6d 7d 9h ac cu e-18 fc i-2g j-j l-n m-d n-q o1l pn q-n s-15 t8 uh vp
4Y	3-8 6-9 c-a e-8 f18 g-d h-k k1c l-a m-n n-q o-o p13 qa ru sz t-9 u-g vq
4l	2-c 3-h 4-k 5-b dd eq f-y g-i h-g ix jc m-n n19 o1r p-a r-k s-e t18 u-n vl
4t	d-8 ej f12 g-k h-a ik j-c k8 p-m s16 v-g
4w	0b 2o 3-8 5b 6b 9l ad bm ep f-s g-e h-1n ip jp k-20 l-16 ml nk o-15 ql rr s-c t-n u-r v15
4|	2-j 3-h 4-8 di f10 g-a i-1f jd kk l-x m-9 ok qc s9 t-8 u-9 v28
1k=activities	91y
4wards	81w r-8
3certifications	3m 61x n-c p-k
4ontact	01i 1-8
3education	2-d 32p
4xperience	22m c-a d-9 h-9
3interests	a19
3languages	51r o-9
3other	2-8 c1p v-b
3projects	2-a 72e q-h
4ublications	6h 8o n-b
3references	b1k
3skills	42g n-x
4ummary	0d 11v 3j d-11
1s=awards	6-9 81u
9 C	8e
3certifications	611 m-a pr
h 	6a
i-	pb
i0	pb
4ontact	0x
3education	2-9 31e
c bh0	39
4xperience	21p d-8
d 	2e
ebC3	2c
3interests	ap
3languages	51o d-a
c 	59
d0	5b
dC	5d
3projects	7r
3skills	41d bs d-9 n-b
9 	bc
a0	49
aC	b8
4ummary	1n b18 d-b u-9
a 0	bc
bC	1b
0label=company	f1y g-18
6dates	f-13 g1y i-f j-8 ls p-9
6place	gl
6title	f-q gy
1eft=0	4-8 a-8 d-a f-d j-8 og pc ra se ta v17
51	0-c 2-o 5b 89 ah cc d-e e-e g-a h-a i-g j-f k8 n-8 oc r9 sd t9 u8 vd
52	1-a 2-9 4d 6d bc e-g h-l i-c q-8 s9 ta
53	0d 1i 2z 3g a-8 c-a dg e14 f9 hm jc m-g n-c o-r p-g qf r-d s-l t-m u-e v-w
1ower=0 	1c 2j 3u 5s 6b 78 8n 9b ba ch e-k f-h g1e hd i-2j j-m k-g m-8 n1f p-k q-s r-1b s-17 t-l ul vg
8D	f1c hn i-z kt l8 q-9 r-8 s-8 v-c
8Y	fz g-c i-f k17 ls pd r-g s-e v-o
61 	1q 3i 4a 5s 6c 7f 8d 9a aa cm d-10 e-q f-v gx i-1z k-k lp m-o ne or p-f q-x s-b u-r vk
8D	fx g9 hf i-17 j8 kt
8Y	f-g gi i-e kh rk sm vg
62 	2e 3a 4t 5-m 6b bd dh e-z f-r gc hg ii j-s k-o n-9 p-m q-a ta uh v-r
8D	d-8 fm i-n jf kd p-e qe r9
8Y	dk fd g9 i-h kk l-8 o-a qa ra s-b
63 	0-b 1-l 2-f 3-l 4-e 5-d 6-d 8-e 9-a a-8 c-i d1d ea f-18 g-h h-w i1w j-b k-16 l-t m1p n-c on pj qv rl sf tl uw
8D	ff g-d h-e ig rb si
8Y	d-a g-a in k-i l-p n-8 pp rg sw v9
64 	1-a 2-a 3-a 4-8 c-b d-9 e2l f-13 g-1l h-c i2t j-c k-g l-8 n-g o-8 pe qu s9 t9 u-e vd
8D	g-j h-8 iw jj v-a
8Y	fh g-g io ve
0n=0	2a 319 4l 515 8t a-c b-a cn d-8 e-9 ge h-f i-m m-c o-l p-11 q-8 r-c s-e tf u-f v-e
21	0b 1n 2e 3e 5i 6g 78 8a 9a an co d8 e-s f-9 gf i-1k k-f lb m-10 n-e q-p r-8 s-c ti u-9 v-k
22	18 2f 39 4k 5-e 6d 7a 9b al dv e-r f-c i-c k-m l-8 ma n-i o8 q-l r-r s-d t-9
23	3-k 4-d 5-k 8-i 9-b a-h bf c-k f-c g9 k-8 mo n-f oc po qb rv sr
24	0-c 1-c 2-r 3-j 4-h 5-b 6-g 7-8 8-b 9-8 c-d el f-i ix la mi n-8 pf qo rd sk u-b vx
25	1-8 2-b 3-e c-e d-m eh f-9 g-h hf io k9 m-b p9 qh rf ug vs
26	d-h eg fb g-i i9 k13 l-f nd p-c q9 ug v-8
27	ed fz g-e i-8 k8 l-8 ni v-a
28	fg
0p=aber	fb
3cad	k8
4co	fg g-g
4ti	98
3dmi	pa
3fri	od
3gen	g-9 hd
3mer	f-a ji
3nal	ic pl
4ch	f8
4yt	ci
3ppl	rg
3rab	oa
4ch	pe
3sse	gb
5o	k-b ps
3ugu	f9
4th	pc
5o	pe
3vai	ug
3war	8k
2bake	q9
4ri	fa
4tt	rb
3eha	d9
3ios	fh
3onn	48
4ok	na
3udg	f-a qe
4yi	p8
2cand	fa
4ps	q9
4re	jb rd
5i	ja
4sh	fe g-9
5t	fa k8
4vi	na
3ert	la pu
3hap	sa
5r	ib
4ec	i9 qb
4uy	3j ce f8 j-9 ti v-a
3iti	ve
3lai	fe
5s	3j pe
4ea	i8
4in	sa
3omm	k8
5p	2q h-a ki p-b
4nt	g-a ik q8
5v	oi
4ok	te
4py	pc
4ur	6c
3url	ti
2dean	rl
4cl	e-8 vg
4gr	3n lc p-a
4ma	q9
4nt	nd
4pa	ub
4ve	68
3ipl	kc l9
4ss	m8
3ott	k9
3raw	4e i9
4iv	dc
4um	h8
3ura	ga
2educ	38
3hos	nb
3lec	d8 g-9
3mpl	g9 re
3nga	2e
3ras	m9
4ik	u8
3xam	d10 u-8
4ch	md
4pe	va
2fach	kh
5u	l8
4mi	d9
4np	ib
4th	jc
3ern	f8 k9
3ing	4b
4rm	f9
4tz	db g-8
3lop	e9
4ue	n-a om
3ore	q9
5k	pf
3ren	l-9 mg od
3urt	6f
2gare	dd g-9
3erm	oa
3ivi	9f
3lan	1b
3oog	nc pr
4ve	sf
3rad	db
4ow	ih
2hack	rk
4ll	fa
4mi	ga
4nd	pe
3eal	pb
4ig	pc
3igh	ra
4st	ob
3obb	ab
4no	8h la
2illn	jb
3ndu	f8
4it	pc
4st	4g pg
4te	ac
4ve	qa r9
5i	rb
3six	ob
3tal	of
2jour	sk
3uni	id
2kalt	f-8
3eep	n8
3huy	ma p-8 rb
3ube	pa
2lang	4c 5i
3ead	fr i-9 se
5r	3p
4ct	3c
3ice	6f db pe
4mi	oa
4nk	d8
3oca	ga
4gi	fc g-b
2mana	i8
5d	o9
5u	pl
4rk	k-9 pe
4st	pa
4te	ja
3emb	pe
3icr	n8
4li	ja
4nd	jc
3obi	f8
4de	ia
4nt	gc he
4th	oc
4vi	v8
2nati	da oi pd
3ghi	2c l8
4uy	9c sb
3urs	l8
2oakv	f9
3bje	1a
3ngo	fb
3rga	s9
3sci	nb
3uts	aa
3ver	pf
3yel	dd
2pape	6n 8c
4re	f-9 ji
4ss	p8
3enn	rb
4op	ef
4ri	f8 v9
5s	0w
4tt	k8
3hot	fb g-8
4uo	u8
4ys	fg mb
3iec	ca
4tc	r8
3lac	fk
5n	f-b qe
3oli	od
4si	f-b ga
4we	n9
3rac	2j
4ep	q9
5s	d-b fc
4oc	g9
5f	2b u9
5j	7g
5m	f-8 g9 n8
5v	pb
3syc	la
3ubl	8n
3yth	n9 p8
2qual	3a
4il	tq
2read	o9
4ca	i9
5i	i9
5o	28 jb
4fe	bo u8
5r	pc
4gi	6m pf
4li	fc
4ne	pa
4pa	s8 ta
4qu	bc uq
4vi	sk
3hei	m9
3ice	gb i-a k9
3obo	kb
2sabb	f-a g-b jr
4la	va
4tu	sa
3cho	38 f-9 kb p-b sm
4ie	lb p-8
3ear	p8
5s	ra
4co	fc kg li p-h
4le	2c 8g
4me	m9
5i	pe
4ni	kh
4rv	9x ib ja
3hif	2d
3ign	vk
4lv	r8
4ng	f9
3log	n8
3mok	vk
3oci	f-8 nc
4ft	49
4lu	pe
4me	dt
4ur	t9
3pok	5p
3tan	pj
5t	2e f-b i-8
4ud	3c sa
3ubj	mc
4mm	fj
4nd	sf
4pe	9f s9
3wed	o9
2taga	o8
4ug	i8 ma
3eac	2e 9f
4ch	49 km
4il	fa
3hes	ma
4in	7d
4or	fa
4uo	88
3ick	69
4dy	n8
4kt	fk g-a
3ong	5j ob
4ol	4e
3rai	3b 6b
5v	ji rd vf
4ea	s9
4uo	ed fe k8 rf s-8 u9
3tgd	kh l8 p-9
3urk	o8
2univ	3c fa h9 i-b k8
2vari	fb
3elv	f9
4st	p9
3iet	ob
4si	ih
2walk	t8
5s	ha
3ebi	p9
5s	q9
4dd	ia
3ill	vi
4nd	i9
5n	rk
3ork	ad od pf v9
2yoru	o9
2zote	n9
1air+=9 $	l-8 n-b v1j
79 @	d9
7U U	29 49 c8 d-a
7w w	bb
6@ @	de
7@ w	dj
6D O	fi g-b
9P	fa g-8
8S	f-9 k12 l-q
8T	f1j g-r j-j
9O	fe g-9
9S	fb
9U	fi g-c
8U	f-8 g-9 jk
9U	fc
8l	f-8 j8
8t	g9
8w	f-1i gg j1b k-8 lb
9T	f-c jc
9Y	gb
9l	f-n gb jg
9w	f-b gc
7T w	fa g-8
7U DS	f9
7w P	f-c ge
9S	f9
9w	g8
aY	f8
7| D|	fo ka v-a
9T	jb
9U	fb
9Y|	fa j-c
9l	v9
9w	j-8 pc
aK	s8
6F w	o9
6G S	kc l-9
9P	ka l-9
8U	lc
9w	l-a md
8YU	l8
8w	68 rb
9Y	68
7K w	ld
7S w	p9
6K K	nb
8U	vf
7K U	3c
9w	e8
7l $	n9
9Kl	n-b te
9U	pd
6O D	gg
9|	29 gh h-m ib
8S	t9
8T	fc h-b
9D	fa ha
9l	fd g-9
9|	hh
8U	p9
9|	3c
8w	f-d g-c hq
9w	88
7D P	f-f gg
9wl	f9
7O wT	f9
7P DT	h8
9TD	h-8
a|	h8
7l $	pa
7| T	fb h-9
aD	f-b hb
a|	h8
6P w	g8
6S G	k-9 lb
9D	ki l-e
9F	ka
9K	ke l-b
9Y	kg l-c
8KG	l8
8S	k-d l8
8T	gb
9|	hd
8UD	h9
8w	hb k-b la
9l	ga i-8
7P UU	f-a
7S UG	k8
9wG	k9
6T Dw	fc
9|	f-c gr i-9
8O	f-8 gd
9D	fe g-8
8SP	fi g-d
8U	d-8 g8 m8
9D	fd g-a
9U	fa g-a rc
8l	f-a
8w	f-s ip
9D	f-a gj
7D DT	fe g-9
9O	f-b g8
9TD	fd g-b
9wl	g9
7O w	fe
7U @	u9
9U	pc s9
7| D	fa g-9
6U $	n8 v11
899	08
8@	0h da
9@	0q df
8D	d-8
9S	39
9T	hf
9|	2i gf h-9
8G	88
9D	d9
9S	3b
9Y	k8
8K	ca de
9G	kf
9K	4y n-c
9l	48 pa
8O	dg g-f
9D	i8
9U	u9
9l	6i
8S	2-8 d8 pn
9S	3c
8T	29 du gb h-9 n-b u8
9D	fd
9K	7h
9O	2e uk
9U	69 b-8 d-8 uw
9Y	98 f9
9|	hf
8U	0-e 1-8 5d 6c aa bf nb pj u-f
9K	4k
9O	6c
9T	bt
9U	5p c-a nd v-a
9Y	ca
9l	5v l8
9w	t8
9|	08 29 3l 48 58 c-l
8Yw	8g
9|	98
8l	4-a ai nb t9
9K	a8
9l	aw
8t	1a 9a
8w	0-9 1j 2-g 3-e 5-9 a-c bo ce h12 nb p-e u-e
9U	c8
9Y	68 v9
9l	1l 2-9 c9
9w	1a cw d-d
9|	7c
7D UP	f-8 g9
aU	g9
9ww	g-9
7G w	68
7O $	n-8 ti
9UT	fb g-9
9w	p9
7P w	f9
7S U	k8
7T U	uc
aD	f-e gh
9w	u9
7U $	n-i p-9 v13
9D	m9
9T	g9
aD	hd
a|	h8
9U	g9 v-9
aT	fn g-d
al	pd
a|	2c
9l	oc
9t	18
9w	ca o8
aw	oa
7l $	v-9
9D	v9
a|	k-b vu
9FU	r9
9U	d-b oe
a|	o8
9Y|	pb v9
9w	na
7w $	m8
9SU	lb m-9
9l	a8
7| $	oh v-9
9D	fe g-8
a|	f-a h-a v19
9O|	v9
9T	jb
a|	f-b hf v8
9U	f9
a|	ge
9Y|	k-c vc
9w|	f9
6Y S	kf l-e
8T	fb g-a
8U	l9
8w	f-a gd j8
7T w	sa
7U $	pb
9U	l-9
9w	ke
7w $	p-b rb
9G	v8
9w	p9
7| D|	v-a
9UU	pa
9Y|	kg
9w	f-a gf k-f pd re
6l @@	08
8D	28
8K	tc
99	nf t-b
9l	68
8U	dj
9U	tc
9|	38
8l	d8 td
9l	aa
8w	c-a dl n-8 t8
9l	ca
9w	c9
7U $	o8
7l wl	t8
7| w	fc g-9
6tD w	i8
6w $	sd uf v-d
899	0b
9@	0f
9U	v8
9w	pf
8@	0n
9@	0f
8D	2g la
9S	38
9w	fc ga i-8
9|	e8 h-d i-9 ja nc qr v-9
8Fl	5c
8G	6f o8 u9
9Y	6g m-8
8K	4b a8
99	nc
9K	4g
9U	49
9l	ae
9w	4a
8O	f8
9P	g9 i8
9|	2a
8S	ea o8
9S	mi
9U	pa
8T	f-j h1i m-d ra
9O	mb
9U	29
9l	h8
9|	ib
8U	5-9 a-8 bg c-9 f-8 gc ma og p-8 vo
9K	4a
9O	bg
9T	b13 h8 u-9
9U	5e f8 i-b
9l	2b 3b c-8 o9 p-8
9|	210 5b c-c n-a
8YU	m-a pb
9w	p8
9|	8a
8l	ee r8 t9
9K	ad
9l	af
8w	0-a 1j 2-k 3-9 4-c 8a a-8 c8 e-9 f-8 n8 o-d p9 uh v17
9D	88
9P	99
9U	09
9Y	8-9 cc pa
9l	c9 g-9 if
9t	99
9w	1c 6k cf n-d r9
9|	2b
7D U	ie
9w	fi g-d
aP	f-a gc
al	g-8
7G U	4d
7T wD	f-a ge
7U U	vd
9w	nd
7Y $	p8
9Fl	s8
9U	i9
9wU	da
7l G	v8
9T	r-8 ve
9U	e8 r8 v-8
aY	f8
al	i-a rd
9w	eb
7w $	lb
9U	p-9 va
9w	i9 ph
7| D|	f-8 vg
9T|	fa
9U|	f-d ga
9w|	gv j-d
4=9@ w	a-8 ed
6w w	ue
5@ P	dt g-9
8P	da
7U	1-a dn u8
6@ U	b9 d-a
8w	19 69 i-a
9l	e8
5D G	kd l-d
7S	k-j lo
7TO	g8
8U	g8
8l	ga
8w	ga
7U	g-a jh l-8
7w	2-f g-b j12 mj
8T	j9
6S G	lb
8U	pe
6T w	m9
6w O	g-8 he
8P	gf
8U	gi
9P	g8
6| D|	fk
8O	f-i gh hd
8S	f-b ga h8 k-8 lk
9P	l8
9U	l8
8T	gq i-j
8U	3h f-j gn
8Y	f-g gp
9|	gq pa
8l	t9
9Y	gd
8w	f-b gm pb
9K	q9
9Y	p8
9w	g8
5F D	f-e gp j-9
7T	g8
6U UK	o9
8w	pd
5G U	le
7Y	kd l-d
7l	ls t-a
6D S	kd l-9
6F w	l8
6K U	la
8w	la na
6S GS	k8
8U	28
8w	m-c pk
6Y S	kg l-c
6| S	lc
5K K	nb
7U	b9 nc
8U	n-d oa
8l	v9
8|	n-8 od
7l	te
7w	b9 nb
6G S	k8
8U	l9
6K U	6b n-b
8w	28 6a a8 b9 n-l
6l U	c8
8w	ce
9l	r-8 ve
6w U	2-e pm
8w	pa
5O D	f8 j-8
7T	f-e gj
8D	f-b gk
7U	fd
7w	2-9 f-b hx
8D	f9
6P D	f-h gj
8T	ga
9D	g8
6U D	f-f gk
6l U	48
8w	49
6| T	gi i-8
5P T	f8
7U	5a d-j
7l	1-8 d1e n-9 t-a
7w	68 98 gb
6P l	dk
5S D	lb
8l	lc
7GD	l8
8F	l8
8K	lb
8Y	l8
7O	mc
7T	gf
7U	5d l-a pe
8D	f8 g-8
8w	29
7Y	ld
8|	kh p-c
7w	08 ca q-8 v8
6G w	mc
6P D	lb
6S wG	la
6U D	f-8 ga k-8 lc
8Y	k-b le
6l U	cc
6| G	le
5T D	ft g-1f jq
8w	f-d go
7OD	g9
7T	g-9 i8
7U	g9
8D	g8
7w	g-9 ic ng
8D	if
8l	i-8 rd
6D TD	fj g-h
8U	f8
8w	v9
6O @	u9
8wl	i8
6U @	ue
8D	f9 g-k jc
8U	p9
9U	o-b pc
8w	ij sc
6l Dw	f-8 ga
8U	dh g-f
9|	j8
8wY	r9
6| O	g-9
8w	i8
5U @@	de
7D	fa j-8
7G	r8
7KG	k-8 lb
8l	p8
7O	gd h-8
8U	f8
8l	pd
7S	fa l-a
7T	dw f-a ga i-a n-c
8D	g8
8O	ub
8U	uc
8Y	g8
7U	19 5-8 6-9 d-l kj nu p9
8U	d8
8l	o8 vb
8w	ma
8|	k-a vi
7YG	p9
8w	rd
7l	c8
8l	ta
7w	1-9 c-8 dp e-8 f-9 ga hu rc ui v-8
8D	jb
8l	ea
8w	vf
8|	va
6@ U	d-9
9U	db
8w9	dc
6D UU	ga l8
9l	l9
8w	mb
6G UD	k-8 lc
9Y	lc
6O U	2a 8b p-b
9T	g8
6P D	f-i gs j-8
8T	g8
8w	i9
6S w	pd
6T U	ud
9D	f-e gn
6U D	f-8 gf
8T	f8 g-b
9D	f8
8U	g-a
9T	g8
9U	r9
9w	98
8ll	t9
8w	oi v8
9l	de
6Y Ul	l9
8w	68
6l D|	kd
8U	6a nb
9U	va
8Y|	k8
8w	2a 4d 8a n-8
6| D	g8
9|	k8 v-9
8O|	f8
8U	7a d-c g-8
9U	39
9|	d9 n8 v-8
8Y|	kd v-a
8w	2b ud
9|	dc f-n gq
5Y S	k-f lf
7w	f-b
6G DG	k8
8w	69 78 m-8
6S G	la
6U w	9a
6| D|	k8
8U	6e ld p-e
8YU	va
9|	k-8 pp v-8
8w	0a 29 p-8
5^ U	1-d d1h
7l	1d d-a
5l D	fc g-c
7U	1c d-a f-a h8 n-9 tl
7Y	k8
7l	d-9 ti
7w	2-i 4-c no tb
8l	h8 v8
6l O	28
8w	bb
5t T	p9
8|	f-j hi
7w	e8
5w 9@	d8
7@	d8
7D	fc g-8
8w	f-9 g9 j8
8|	j9
7Fl	oa
7K	v8
7OD	ia
8U	fa
8l	f-8
8|	f-e hg
7SP	hb
7T	fe rf
8D	fb
8|	fa
7U	6-e b8 h9 ib vk
8P	hc
8T	ub
8l	jb p8
8|	f-a j8 vf
7Y	j8
7l	88 d-9 ia na
8l	t8
7w	2c 39 5-a 6-9 8-8 fi gg h-e j-g m-e nl r-9 va
8U	rf
8Y	ie
8l	i9
8w	pg
8|	f-e ja vd
69 KK	3c
6D D|	f-9 ja
8wP	g8
6G U	4-9 dd
8wD	le
9Y	ld
6O wl	rb
6P O	pa
8U	d9
8w	sd
6T wD	f-f gy i-b
6U w	2-e qp vb
99	ra
9U	d8
6Y U	48
9U	o8
8w	c8 s8 va
9w	li m-c
6l O	fd
8Y|	p-c vb
8w	1a 88 ia ve
9U	nc
9l	dd
9|	f-d ja
6t UU	f-9 ha
6w O	g8
8T	gc i-c
8U	28
9Y	vg
8l	hb
8wU	d9
6| U	19 38 4a d-e
9|	gm v-9
8wD	f8 g-b
9|	dg f-b g17 i-9 v-b
1lain	d8 g-8 nd
0quote	rd v-9
0set	3b 4b 59 88 d-c h-d i-t j-e m-d n-p r8 sd vf
1tyle=	0-e 1-g 2-p 3-h 4-a 6-f 8-a 9-8 a-f b-g c-f d11 fx g17 hk i-1a ji l9 m-j or q-l s-k to ut v19
6 0	4c 59 dc n-8
71	39 4-8 dt e-8 f9 gf i-o lb m-a q-9 r-8 s-a ti
72	2-9 3-f 4-8 5-8 a-a c-8 e-a gb hf i-9 l9 m-9 ng oi uf vl
73	dd gh i-l k-8 uf
74	f-a ia jf k-9 o8 p9 va
75	d-d f9 q-a vd
76	ea f8 g-a kf
77	e8 fc
6-	2-d 3-j 4-e 6-i b-9 c-b d-b f-r g-y h-e i1p j-h ka l9 mu n19 pn qr re su v-i
7 0	ke
82	4-a h-8 il mi n1a
83	g-f ik m9 r8 sf
84	e8 f-b qg sb
85	ig pa
86	q8
70	0-b 1-8 2-14 3-x 4-x 5-8 6-y 8-h 9-d a-f b-d c-d d-j ef f-1m g-x h-i i2x j-k l10 m1v n1l o-b p1h qr r1a s17 t-9 u-8 v-k
8 0	4-9 nk
91	2-j 6-9 la ni pw rc
92	2-a 3-e 4-a 6-f d-a f-b g-d h-8 i11 li m15 nh ph ra
93	ic mg ra sn
94	f-i g-9 iz mg rd sd
95	eb f-j ig p9 qg
7C0	4-c nm pc
9 0	4-b nm
a1	pa
7b0	km l-c
9 2	k8
60	0-12 1-19 2-1o 3-1c 4-1c 5-16 6-1c 7-r 8-12 9-z a-1g b-16 c-1i d1o ej f18 g2p h-1n j19 l1u m-8 n1s o1n p14 q-19 re sc t1i u1o v1y
7 0	2-9 c-b d15 gq i-a lc o-8 p-9 tp
81	0-e 3-c 5-b a-k b-d c-f dm f-x gx i-h jc k-8 la m-a no oq pg r9 tq uc v9
82	0-b 1-d 2-f 4-h 5-d 6-8 7-9 8-g 9-d a-g b-e e-9 f-d gw hl ib ji k-b lp m9 ou pc q-i r-h ta ui vl
83	1-8 2-a 3-d 4-d 6-n c-b dc e9 gk h-u ij jc k-f lf m8 ok pn q-b rh vd
84	2-c 3-8 4-a d8 eb fg gd h-l j8 lg p9 q-b tb vk
85	fl h-e ki r9 ua vm
86	d-b ea fk kg nf uf v-c
87	fn g-c nk
88	fb
61	58 88
7 1	8a
62	29 38 49 5c 98 i-9 n-a
7 1	5c
82	89
63	88 d16 g-j l-8
7 1	dd
82	dv g-h
6C	0f 1f 2x 3x 4n 59 6t 7a 8g 9e ah bo cl d-i g-g i-d k-g l-h m-a n-10 o-o p-k t-b u-j v-m
7 0	1-a 3b 58
81	1n 3e 68 9e a9 ce d-r g-8 h-8 o-a
82	2m 39 4c 6a 78 8b ab be c8 df i-8 k-9 l-a n-u o-b u-8 v-a
83	ba h8
70	1-g 99 dk f-d gr h-9 k-g pe
8 0	1-c df l9 n9
91	6-8 9d p8
92	da g9 pa
72	1e 38 6i 88 d-h
8 1	6e
92	1c d-e
73	di
8 2	de
7h0	d-9
9 2	d-8
81	aj d-8
9 1	68 aj
83	1i d-q
9 0	1i d-h
a2	d-9
6b0	0-9 2-h 3-a 5a 6a b-9 cc da e-8 f10 g-s h38 i-1s j-o k1c l-10 m-l n-w o-b p-m q1m r-c s-c vs
8 0	5e d-a fd
91	2j fn hk p-9
92	2-o do fw h8 i-o kr l-f m-b n-n qp vf
93	2-8 6a f-e hq i-f kd l-9 qj va
94	f8 g-a hn i-h qc ve
95	f-g g-9 hv
96	f-a hc
71	49 9b d-9
8 2	9b
72	1a 2c 3d 4h 6a ab cf d9 i-8 n-i p-c t-8
8 0	38 49 5-8 68 c8
91	58 88 de
92	1b 48
73	38 d14 g-b l-8 n-8
8 1	dh
92	dp g-9
7C0	2a 4e b8 d-f fe n-a
9 0	48 d-8
a1	48 c8
a2	18
a3	g-8
82	0d 1a 2c ad c9 d-p p-8
9 1	d-a
a2	28 aa d-c
83	28 7a ca d8 n-b
9 1	7b
a2	cb dc
8h0	08 2d 39 89 d-j
a 1	d-e
b2	28
92	b8
7h0	18 3j 58 ab d-h
9 0	18 d-8
a2	3g a9
82	49 59 98
9 2	58
83 1	c8
6h2	48 bd
8 1	ba
92	4a
1w=10	j-e k-c r-c u-b v10
320	gc ls nk p-d
330	l9 um
340	gp h-a i-m jk lt m-8 n-8 q9 ud vg
370	pc
3a	1b d-e n8
42	od
4bernathy	f9
4cademic	38
5ca	pe
6ountant	fb g-b
5tivities	98
4ed	p9
4frikaans	oc
5ter	ac
4gency	f-9 hf
4i	bi
5d	pl
4lso	ce
4n	7g i-8
5alytics	pb
5d	3l 9j cu k-9 m-8 n-a o-8 p-9 s8 ve
5h	sc tb
5n	d8
5ything	ci
4pp	qb
4rchitect	pe
5t	mb
4sk	bu
5segnista	gc i-9
6ociate	k-8 pp
4t	19 2g 48 d-d po r-8
5ld	pf
4ug	j9
6ust	f8
5thorized	pc
4vailable	ug
4wards	8k
5s	pe
3b	k-8 l9
42	oc pl
4ack	9f
5n	0e gs i-8 ne s9
6g	6d g-8 id
6h	t8
5sic	oa
4e	p8
5hance	d8
5n	s9
6ch	2a
5p	f9
4i	m9
5en	f9 g9 i-a
6t	4k
6u	78
5nh	4-9 dn g8
5rds	t9
5ts	ca
4ls	4-b ne pa
4o	n9
5ard	t8
5ng	l8 ma p-9 tj
6net	48
5oks	3h
5th	4f
4read	n9
5ing	48
4udget	q8
5ilt	7i
5s	m8
5ying	p8
3c	pc
41	oc
4a	0b ea f9
5c	2c
5fe	s8 t9
5m	ci
5n	vb
6didate	fa
5p	6f p-e uf
5r	vf
6d	pg
7s	6b
5u	tc uf
5vitron	na
4ertificate	lf
aed	pd
4hao	19
6pter	s9
6y	4g e8
5i	6a dd na
6en	q8
6nh	f9 g-a
5oir	sf
5uc	sc
6ng	6k
6p	tc
6yen	3k ce th
4ities	s9
7zen	ve
4lass	l9
8es	38
8rooms	3b
5b	sd
5ock	ag
4o	gd i-9 ud
5de	d8
5llege	lc
5m	db
6panies	2q
7rehensive	ka
5n	pd
6g	28 f8 h-b m-8
6versational	oi
5oking	te
5ursera	p8
9s	6c
4pr	p9
4raft	4f
4scs	pg
4ua	h8 ri
5ng	ug
5oc	ra
5rling	ti
4v	d9 vn
3da	2u 6a
5i	l9
5ng	dd g-9
6h	89
5o	38 s9
5te	vi
7s	vc
5u	08
5y	29
4e	dd fb i-c m8
5an’s	rk
5gree	l9
9s	3p
5m	sc
5n	f9 g-a
6trix	nc
5velopment	68
4i	2k ec g8
5a	ga
5ch	q9
5d	29
5em	g9
6n	gb
6u	h9
5nh	n8
5ploma	ld
5ssertation	m8
4o	4a d8 g8 he i-d
5an	9o m9
7h	g8
5c	t9
5i	1g 28 d-d
5ng	1b 9e f-8 ic
4rawer	4e
5iving	dc
4u	7a
5bai	f-a ha
5c	dd
5ng	da fd g9
5oc	5o 8r
6ng	u8
5ration	ga
3e	ld
4ducation	38
4is	na
4lectronics	d8
5se	ci
4m	1b bh
4nds	cg
5gagements	2e
4rasmus	m9
4tc	ck
4xample	dc
5cel	pn
6hange	md
3f	48
4achhochschulreife	kc
6ulty	lb
5mily	d9
5r	2b
6ms	i8
4ield	2c
5nd	09
6gertips	4b
5rst	pi
5tzgerald	db
5ve	sk
4loppies	e9
5uent	of
4or	af n-9 pc q9 sf
6klift	pg
5x	ga
4ree	af
6nch	l-9 mg od
6sh	db
5om	vd
4un	ah
5rther	6f
3games	t8
5p	g-8 je
5reth	dd g-9
4ear	49
5rman	o9
4hi	v9
4i	af
5ai	rg
6n	fc lc
6y	6l
5o	an sb
6i	l9
5ving	9f
4lance	1b
4oogle	n9 pf
5vernor	se
4pa	li
4rade	lg
7uate	db
3hackathon	rd
5n	na ob pa
6dling	pe
7s	49
6g	g8
5ve	2d
4cm	g8
4e	fg g-b s9
5althcare	pb
5ight	pc
5ld	6b
6lo	1m d-h
4ien	h8 s9
6u	89
5gh	l8
5ll	t8
5ndi	o9
4k2	mb
4o	v9
5a	db fb
6t	9f
5bbies	ab
5c	2-8 3y 6q c-a fc l9
5i	9u bh
5me	oa
5nors	8d
7urs	la
5p	if
5tel	h9
5urs	ac
5w	09 4c
4pcsa	pc
4sk	o9
4uan	6g pj
5y	dd
3i	1d 2a 3l 4i 5h 7b c-8 d-i n-9
4elts	oe pq
4gbo	o9
4n	19 4b 6-a 8m g-b ja l-9 mu
5c	g9
5itiate	pc
5stitute	pb
7ruments	4g
5terests	ac
6ro	1g d-b
5ventory	qa
4sixhosa	oa
4talian	o9
3job	2b
6s	2a
5urnals	sk
4s	qa
4ul	f-8 gc
3ket	ch
4ha	4c lb oc
6c	4a 6p cr p-f
7h	i9
6i	vi
6o	bp
5en	8x rb
5i	ug
6ch	mb
5o	fd
6a	68
6i	n8
5uy	na
7en	mb
4iem	g8 i-b
6n	p8
5m	da nd
5nds	4f
6h	2b
5t	4i n-8
4now	4d be
4y	4b v8
3labs	3b m8
5c	09
5i	pm
5m	215 ak
5n	sa
6guages	4d 5c
6h	ib
5p	n9
5t	ch
4e	gc i-8
5ad	g9
7er	se
6rned	3b
8ing	3e
6ve	je
5ctures	3c
5n	e8
5vel	pa
4icence	6a dc pj
5en	0e
6u	ia
5fe	2f
5mited	o9
5nh	cm
6ux	e9
5st	rk
4me4	n8
4oai	lo
5c	g-9 ha
6ation	ga
5de	le
5gistics	fa g-a l8
5i	1h d-c
5ng	t9
5ok	18
5p	6c
4uc	ak
5ong	ia v9
5yen	pn
4y	d8 g8
3made	7d
5nual	pl
5rie	d8
6keting	pa
5ster	pa
5ternity	j8
6hs	mb
5u	sa
5y	4f ga
4e	0l bj
5dia	p8
5mber	pe
5ng	k8
5o	ta
5rit	l9
5ta	p8
4ilitary	ja
5nh	08 1f d-9 h8
6or	l-9 mg
5sc	cc
4o	g-b ih
5ney	2a
6g	cm
6ths	hf
5s	pl
5t	v8
6her	o8
4ua	s9
5on	cm
4y	2e 48 cd
3nam	0a d8 he
6e	d8
5ng	4p
5tional	pb
bity	db
7ve	oc
5y	gj
4dhce	p8
4et	d8
4ghe	2a 4q d-a
6i	j9
7em	2b
8p	49
5oai	58 am n-a oa
5u	5f n-8 oa
6oi	bf vj
6yen	9c
4hac	g9 i-d sc
6n	0a b8
6p	i8
5i	ra
5om	g8 pf
5ung	2e
4ode	qa
5i	2c 5p gi i-e
5n	vk
6g	m8
5t	ad ce
6es	cc
5w	gb
4uoi	ta
5rsing	l8
3objective	1a
4dds	cg
4f	3-9 4d gc r8 vc
5f	ag
4n	29 bb uo
5ce	vc
5ly	o8
4saka	md
5cilloscope	na
4ther	ci
4utside	aa
4wn	vf
4yelaran	dd
3page	vl
5id	2e
5pers	6n 8c
5ssed	p8
5th	2b
4ccc	pn
4eriod	v9
6sonal	0q
4ham	n8 p8
6p	o8
6t	g-8 hc
5d	fa
5ong	h-a q8
6tographer	fb g-9
5u	fa g8
6i	t8
5ysics	mb
8otherapist	f8
4ieces	ca
4lace	vj
8ment	f9
6nner	q8
4olish	oc
5st	ic
7s	2h
5werpoint	n8
4ractice	2j
5esent	d-a gb
7s	8b
5int	6-8 8m cd
5ofessional	2c
6jects	7g
6viders	pb
4sm	pa
5ychology	k-8 la
4t	pc
4ublications	8n
4ython	p8
3qua	2a
6lifications	3a
5ilts	tq
3ranh	ak
4dh	d8
4each	0c
7t	qa
6ding	o8
5cord	29
5ferences	bj u9
6resher	pc
5gistration	6m
5pair	t9
5quest	bc uq
5viewer	sk
4heinau	m9
4icerca	gc i-9
4o	v9
5ad	2h
5les	2c f8
5sa	d8
4ural	m8
3sabbatical	f-a g-b jr
5ch	tb
5n	m8
5y	m9
4chool	sq
5ience	lc
5out	sf
5rum	pa
4ea	2c
5cond	ld p-8
9ary	lc
5lected	2c 8g
6f	pc
5mester	m9
5n	fa lb
5p	f-8
5rvice	9x ja
4hifts	2d
6ny	n9
5op	i8
7s	2d
6rt	1h 68 d-9
4i	kc
5ena	d9
5gnature	vk
5nce	e9
6h	0a md
4mall	ch
5oker	vk
4o	29 na ra
5cial	n8
5ftware	49
5lutions	pe
5meone	dk
5urdough	t9
6th	jb
6za	g8
4pa	h9
5eak	5d
5oken	5p
4ql	n8
4tack	4m d-9
6rt	vc
6tions	2f
7us	d9
5udied	3b
4u	f8
5bjects	mc
5mmer	fb
5nday	sf
5pervision	9f
3t2	fc
49	g8
4ai	me s8
5lks	88
5o	38
5p	6i gf i-c
5ught	ma
5y	49
4b	lc
4eaching	2e 9f
5ch	4n kf l9 o-9 p-8
7nician	d8
5n	v9
5rm	md
5t	q9
4ham	bu
6n	0e
7g	hb
7h	o-8 sc
5e	2t 4e ac d-g n-9 o-8 r8 s8 v-b
6m	6g bk
6o	2b
6y	bf
5i	hb rf
6ch	an
6et	ia
6ng	cf
8s	7d
5o	f-a
6i	fd gd i-e lc
6ng	c9
6rnbury	fa
5pt	l8
5u	m9
6a	na
7t	g9
6c	g8
6ong	88
4ich	89
6kets	69
5en	f-8 g8
7g	5t n-8 ox p-8 sc
5ktok	fc g-a
5m	08
6e	af
5n	c8
6h	1a 9b ci p-d va
4o	0d 6d f-8 g8 l-a m-b vf
5an	fm g-f i-a pb
5c	d8
5day	gb
5i	1b
5ngue	o8
9s	5k
5olbox	4e
5t	mf
4p	g8
4rack	2a
6ining	3b 6b
6vel	ve
5e	s9
6asurer	s8
5ieu	v9
6nh	2l 39
5ong	48
5uc	i8
6ong	ga
4tgdtx	lb
4u	fi h9 i-9 kd
5an	ic
4win	s9
4y	f9 h-b
3uae	f-a ha
4eda	dc
4niversity	3f
4pper	ld
4s	ve
5e	m8
4t	g-8 h8
3va	v9
5i	1c
5n	4-c dv gb
5t	cg ne
4e	1p bg d-g p-a ve
4ideo	p8
5ec	dh fc
6n	f9 i-e mk p-8 r8 s8
6t	r9
7namese	ob
5sits	i8
4o	df
4u	49 gj i-9
5i	vf
3walking	t8
4hat	38 4c
5en	ae
6re	3b
5o	bf
4illing	vf
5ndows	i8
6ner	rd
5th	l8
4ork	2h a8 pi
7ing	ad od pa
3xac	b9
5nh	s9
4e	pm
5p	lf
4in	dd
4rd	n9
3year	g-8 ji m9
7s	hc l8
5t	cf
5u	ug
3zotero	n9
0t=A	0-b 1-4 26 34 410 58 6f 7-9 8-m 9p a9 bc cf d-m e-8 f-p g-b h-7 i-o j-8 k-7 l-f m-d nd o-1 p-1g q-e r5c s-m t-d u-d v-y
2B	0-5 1-1 2-m 3-o 4-7 5-3 6-5 7-5 8-2 9-2 a-2 b-3 c-3 d-7 e-2 f2c g-z hx i-14 j3d k-j l-6 m-5 n-5 o-4 p-7 q-6 r-4 s-3 t-5 u-4 v-c
2C	010 1-8 212 30 4t 5m 6-p 7b 8d 9o as bi cl d-i e-a f-9 g-k h-k i-v j-e k-16 l-t m-p n-12 o-i p5n q-n r-y s-14 t-t u-a v-g
2D	010 1-2 2y 3-l 4-1 55 6-3 79 81 9-6 a3 b6 c-5 d-h e-3 f-n g-f h-f i-h j-7 k38 l-x m-b n-n o-a p1f q1 r-c s-b t-1 u-h v-m
2E	0n 1-7 2l 3-1n 4-4 5-5 6-c 78 8c 9-b a-j b4 c-7 df e-5 f-2j g-o h-m i-1l j-g k6 l7r m37 n-n o-d pz q-p r-q s-q t-a u-n v-q
2F	0s 1-6 211 3-14 4-5 59 6-i 71 8-9 90 a-a b-3 c-a d-x e-b f-16 g-10 h-o i-14 j-r k2x l3d m47 n-o o-n p19 q-i r-t s-o t-p u-n v-f
2G	0-b 1-8 2l 32 4q 5-w 6v 71 8m 95 am bh cc d-x e-9 f-i g-q h1 i-i j-6 k-j l-l m-e n-y o3g p-j q-6 r-e s-7 t-3 u-2 v-4
2I	0-7 1-5 2k 3-5 4n 5d 6d 7-5 8-1 96 a-x b5 co d-h e-9 f-a g-d h-e i-a j-3 k6 l-c m-4 n-g o-7 p-2 q-6 r-8 s-a t2z u-i v-7
2J	00 1-7 2-1f 318 4-m 5-c 6-i 78 8-b 9-b a-9 b-8 c-d dk e-x f-w g99 hc i3w j-m k-24 l-n m-p n-f o-d p-18 q-v r-5 s-g t-8 u-e v-p
2K	0h 1-6 2-1i 31t 4-e 5-b 6-d 70 8-e 9-5 a0 b-a c-i d-13 e-16 f1o g57 h0 i50 ja k-m l-1e m-n n-q o-m p-s q-m r-k s-k t-d u-o v-t
2L	0-i 1-b 214 37 4-2f 5h 6w 75 8l 9f au bx ci d-8 e-a f-t g-11 h-m i-v j-b k-l l-x m-m n72 o-n p-q q-f r-x s-i t-w u-b v7
2N	0-b 1-9 2l 30 4x 5e 6l 70 86 95 a-3 b-s c6 d-12 e-8 f-n g-h h-9 i-c j-4 k-a l-c m-5 n-n o-i p-l q-5 r2 s-9 t-2 u4i v-7
2O	0-h 1-6 28 3-6 4v 51 66 71 8b 9g a8 b-c c-y d-10 e-n fu g-i h-h i-o j-e kx l-e m-a n-r o-8 p-1d q-d r-e s-j t9 u-c v5f
2P	0-y 122 2m 3-2 4t 5d 6o 7-3 8d 99 ae b3 ct d5a e2u f-18 g-s h-19 i-z j-g k-m l-c m-l n-c o-12 p-10 q-5 r-e s-h t-x u-1b v-1f
2Q	0-4 1-1 2-u 3-8 4-6 5-3 6-6 7-3 8-2 9-3 a-1 b-2 c-2 d-c e-4 f4e g-1i h37 i-m j-i k-e l-c m-2 n-7 o-5 p-9 q-f r-7 s-5 t-3 u-6 v-e
2R	0g 1-2 211 317 4-2 5-7 65 7-b 8-5 90 a-3 b-3 c8 d-h e-j f-7 g-a h-e i-25 j-6 k-6 l-7 m-a n-d o1 p-m q5k r-d s-b t-5 u-7 v-r
2S	0-e 111 2q 34 4q 5a 6e 72 87 98 a9 b6 cb d-y e2a f-d gd h-d i-1g j-b k-q l-1 m-f n6 o-4 p-e q-g r-5 s8 t1 u-8 v-10
2T	0o 1-b 2-26 31z 4-f 5-d 6-a 7k 8-7 9-c a-a b-6 c-i d9 e-15 f2y g-24 h1h i6u j21 k-d l-v m-q n-x o-d p-12 q-t r-w s-t t-l u-i v-1c
2V	0-d 1-5 2a 3-d 4z 5l 6j 7-5 86 9-n aa bg cb d-a e-5 f-v g-a h-c i-o j-6 k-e l-g m-g n-s o7 p-14 q2 r-c s4t t-8 u-6 v-a
2^	0-7 1c 2-2 3-1 48 54 61 7-2 84 9-3 a-4 b-3 c1 dq eb f3 g-4 h-8 i-5 j-1 k-1 l-3 m-3 n-4 o-4 p-5 q-2 r-3 s6 t-3 u-2 v-6
2hA	0-2 1-1 2-5 3-2 4-4 5-2 6-5 7-1 8-5 9-2 a-2 b-2 c-3 d-c e-9 f-i g-6 h-6 i-6 j-1 k-f l-4 m-3 n-g o-d p-o q-7 r6y s-e t-a u-9 v-p
3C	0-3 1-1 2-7 3-4 4-7 5-4 6-f 7-2 8-5 9-4 a-3 b-4 c-4 d-h e-d f-l g-7 h-8 i-5 j-1 k-f l-5 m-2 n-k o-e p84 q-7 r-i s-e t-d u-e v-q
3E	0-3 1-2 2-8 3-c 4-6 5-3 6-5 7-1 8-2 9-2 a-3 b-3 c-3 d-4 e-c f-1a g-g h-e i-9 j-4 k6i l-i m-2 n-l o-e p-n q-a r-e s-a t-9 u-a v1u
3G	0-2 1-1 2-6 3-2 4-7 5-9 6-4 7-2 8-2 9-2 a-4 b-3 c-3 d-b e-b f-f g-6 h-7 i-3 j-1 k-d l-5 m-2 n-m o72 p-h q-4 r-b s-a t-f u-c v-p
3I	0-2 1-1 2-6 3-3 4-6 5-3 6-5 7-1 8-2 9-2 a-5 b-3 c-3 d-7 e-c f-j g-7 h-6 i-3 j-1 k-9 l-5 m-2 n-q o-j p-g q-4 r-a s-b t6v u-e v-m
3J	0-4 1-6 2-z 3-7 4-c 5-5 6-7 7-3 8-4 9-5 a-3 b-4 c-5 d-n e-m f5v g-v h2z i-7 j-d k-12 l-a m-3 n-v o-m p-m q-n r-f s-g t-i u-i v2o
3L	0-3 1-2 2-8 3-5 4-q 5-5 6-6 7-2 8-3 9-3 a-4 b-3 c-4 df e-k f-q g-8 h-a i-6 j-1 k-i l-5 m-2 n8b o-j p-i q-6 r-c s-a t-i u-i v-o
3N	0-3 1-1 2-9 3-5 4-a 5-3 6-7 7-2 8-3 9-3 a-3 b-a c-4 d-g e-c f-g g-5 h-6 i-6 j-1 k-8 l-3 m-3 n-i o-c p-e q-4 r-b s-a t-c u70 v-o
3O	0-2 1-1 2-5 3-2 4-5 5-3 6-4 7-1 8-2 9-2 a-2 b-2 c-7 d-i e-j f-h g-5 h-8 i-5 j-2 k-e l-5 m-2 n-i o-f p-o q-7 r-h s-f t-c u-b v76
3P	0-7 10 2-4 3-2 4-5 5-2 6-2 7-2 8-1 9-1 a-2 b-3 c-2 d5o e-5 f-j g-6 h-7 i-5 j-2 k-f l-5 m-2 n-g o-c p-f q-5 r-8 s-8 t-c u-e v-k
3R	0-2 1-1 2-4 3-3 4-3 5-1 6-2 7-5 8-2 9-2 a-1 b-1 c-2 d-7 e-5 f-i g-3 h-9 i-5 j-2 k-a l-2 m-1 n-7 o-4 p-8 q3z r-6 s-5 t-3 u-4 v-b
3S	0-1 1-3 2-5 3-2 4-4 5-2 6-2 7-1 8-1 9-1 a-1 b-1 c-1 d-h e5p f-m g-3 h-7 i-7 j-1 k-e l-2 m-2 n-j o-a p-e q-5 r-8 s-7 t-a u-b v-h
3V	0-2 1-1 2-5 3-3 4-5 5-2 6-4 7-1 8-2 9-4 a-2 b-2 c-3 d-d e-9 f-h g-5 h-6 i-7 j-1 k-d l-4 m-3 n-h o-c p-m q-7 r-i s6s t-c u-b v-k
0w=0xxxx	r9
210	d-c f-i gb iv j-i k-c la o-b pm q8 rb u-f
32s	s8
220	2-8 dc fa id jc ke lc nb o-b p-v qm r9 u8 v-b
230	de ia l9 p-f r8 u18 v-a
240	2-8 3-9 e-9 f18 g-a jp k11 m-d n-j o-k p-9 qf uv
32k	va
380m	i8
25s	rb
260	pd
270	pc
2a	19 d-h ec f-8 g-9 i9 k-b ma p-f qd se v-d
32	od
3bernathy	fb
4out	ea
5ve	e-8 vh
3cademic	38
8y	k8
4ca	pe
5ountant	fc g-c
4tivities	98
3dministrator	pa
4s	na
3ed	p9
3frikaans	od
4ter	ac i9
3gencies	i8
7y	hg
6t	f8
3i	bi
4d	pl
3lso	ce
3merica	ji
3n	7g ha i-f k-b pg
4alysts	id
7tics	pm
4chor	f8
4d	3k 9i cu ej f-b g-k h-9 ij l-8 m-9 n-c o-9 p-e qg
4h	g8 i-d sd tg
4n	d8
4ything	ci
3pp	qi
5lication	r9
4r	fc
3rabic	oa
4chitect	pe
4t	mb
3sk	bu
4segnista	gc i-9
5ociate	k-b ps
3t	19 2g 48 d-d f-8 k8 l-c n-8 pm r-9 sa
4ld	pn
3u	fi
4g	jc
5ust	f9
4thorized	pc
5osar	pf
3vailable	ug
3ward	r9
7s	8k
4s	pe
2b	lb
32	oc ps
3ack	9f i9
4i	ib n9
4kery	q9
4n	0d d-9 fg gh ia j-9 k-b l-8 nj sg v-f
5g	6d f-a g-9 ij p8 rc
5h	t8
4o	vd
4r	f9
5ista	fa
4sic	ob
4ttery	rb
3e	p8
4hance	d9
4lt	p8
4n	sd
5ch	2a
4p	ff g-b
4st	rf
3i	m9
4en	fm gc i-g
5t	4k
5u	78
4nh	4-9 dj hd va
4ostatistician	fi
4rds	ta
5th	d9
4ts	ca
3ls	4-b nf p9
3o	k8 nb
4ard	t8
4i	pb
4ng	l8 m8 p-e r9 s8 tk
5net	48
4ok	i9
6ings	n8
6s	3h
4th	4f
3read	n9
6k	jc
4ing	48
3sc	ka
3udget	f-a qe
8s	i8
4ild	i9
6t	7i i8
4oi	pm
4s	m8
4t	pc
4ying	p8
2c	n-8 pf
31	od
3a	0b ff g-8 ib t8
4c	2c p-a re
4fe	sg ta
4kes	ia
4ll	fa
4m	ch
5e	i8
4n	oa
5didate	fa
5h	fb
4o	f-a k9 lh
4p	6f f-9 lg m-9 rf s-8 ue v-8
5stone	q9
4r	vg
5d	pg
6s	6b
5eer	jc rd
5ing	ja
4shier	fe g-9
5tellano	fd k8
4u	fa n-a ti uf
4vitron	na
3chn	pe
3dho	pj
3ertificate	le pa
9ed	pi
3ham	e9 jc
5o	19
5pter	sa
5t	f-8 gf
5y	4g e9
4i	69 db e9 f-e i-8 k-h l-b p10 r-9
5en	qb r9
5nh	f8 g-8 lb
4o	ie
5ir	sf
5t	i8
4u	f8 un
5a	vd
6n	na
5c	f-c sm vd
5ng	6j k-h ps
5p	th
5yen	3j ce f8 j-9 ti v-a
3ities	sa
6zen	ve
3ka	pa
3laims	fe
5sses	38
7ic	pf
7rooms	3b
4b	sf
4eaned	i9
4inic	sa
5p	ia
4ock	ag
3n	f-c gb h8
3o	ga h8 i-c p-8 ra uk
4ach	i8
4de	d8
4m	ds
5panies	2q
7ss	fe
6rehensive	kg p-9
4n	pj
5g	m-b p-a q9 r-8 vk
5tracts	g-a ij
5versational	oi
4oking	te
4pywriting	pc
4ursera	p9
8s	6c
3pr	p9
3raft	4f
3scs	pg
3tv	gb
4y	h9
3ua	p-8 r16
4m	le
4ng	ug
4oc	rj
5i	fe j-8
4rling	ti
4u	pf
3v	d9 vp
2da	2t 6a fb i-9 p-8
4i	kf ld
5ly	n8
4ng	dd f-9 g-a k9 lk
5h	89 v8
4o	p8 r-a sn
4t	n8
5e	d9 vh
6s	vc
4u	08 m9
4y	29 i9 s8
5s	pj r8
3e	dc fa i-d m8
4an’s	rl
4clare	e-8 vh
4gree	lc
8s	3p
4lta	g8 hc
4m	sl
5and	q9
4n	fe i-i ma va
5trix	nd
4partment	ub
4sign	m8
4t	h9
4velopment	68
3h	ke
3i	2j ea f-8 jc k9 p-8 q-8 vm
4ch	f-b i-8 jb qc
4d	28
4em	g9
5n	i-9 l8 n9
5u	fg h8
4nh	i-a jb kb na
4ploma	kc l9
4ssertation	m8
3o	4a fn h8 i-l
4an	9o h-8 m9 p-8 rh vl
6h	gb
4c	t8
4i	1g 28 d-f ic s9
4n	ia
5g	1b 9e p-c ra
4ttorato	k9
3rawer	4e
6ings	ia
4iving	dc
3u	7a gf
4a	r9
4bai	f-9 ha
4c	dd
4ng	fx h-a i-a j-b
4oc	5n 8r d-8 p-8 ve
5ng	p9 u8
4ration	ga
2e	lf
3ach	ia
4rly	re
5th	n8
3ducation	38
3hospital	nb
3is	nc
3lectronics	d8
4se	ci
3m	1b bh
4ployee	re
9r	g8
3nds	cg
4gagements	2e
3rasmus	m9
4iksen	u8
3ssen	pf
3ta	na
4c	ck
3xample	d10 u-8
4cel	n9 ps
5hange	md
4pectation	va
2f	48
3achhochschulreife	kc
5ulty	l8
4mily	d9
4npage	ib
4r	2b
5ms	ih
4ther	jc
3eb	g9
3ield	2c
4led	r9
4nd	09
5gertips	4b
4rmware	f9
5st	d9 pg
4tzgerald	db g-8
4ve	sk
3loppies	e9
4uent	n-a om
3or	af f-e g-a if jb n-b pg qx r-8 sb v-c
5ecast	q9
5klift	pf
4ur	i9
4x	ga
3ree	af sa
5nch	l-9 mg od
5sh	db
4om	vd
3ull	v8
4n	ah
4rther	6f
2games	t8
4p	g-8 je
4reth	dd g-9
3b	r9
3dtx	ka
3ear	49
4n	mb
4rman	oa
3hi	i8 ve
3i	af
4a	jb
5i	rq v9
5m	ih
5n	f9 gc i-a j-8 lf na
6g	fc g-8
5y	6l rb
4o	an sj
5i	ld
4ving	9f
3lance	1b
3ood	pj
5gle	nc pr
4vernor	sf
3pa	lj p-8
3rade	lf
6uate	db
5nt	rf
4een	p8
4oup	g9 hc
5wers	g-a ij
2ha	ka
4ckathon	rk
4i	f-h hd vb
4llworth	fa
4m	f9 k8
5ilton	ga
4n	na og pg v-9
5dling	pe
6s	49
5g	i9 nb pc
4ve	2d
3b	pe
3e	d-8 fp g-j sd
4ad	u9
5lthcare	pb
4ight	pc
4ld	6b
5lo	1m d-8
4n	e8
3ien	h8 i-9 r-9 so
5u	89
4gh	k9
6est	ra
4ll	t8
4ndi	o9
4story	ob
3k2	ma p-8 rb
3o	i8 v9
4a	de f8 i-9 k-8 lb v9
5ch	ic
5t	9f
4bbies	ab
4c	2-9 3w 6p c-a fc i-a j-a le n-8 pc
4i	9u bg
4me	i-8 oc
4nors	8d
6urs	la
5s	k8
4p	g-8 ii
4tel	h8
4urs	ac
4w	09 4c
3pcsa	pc
3sk	o9
3uan	6g py
4ng	f8
4y	dc
2i	1c 29 3k 4i 5g 7b c-8 d-d n-b
3elts	of pq
3gbo	o9
3ii	rb
3llness	jb
3n	18 4a 6-b 8m f-g g-j ik ja k9 mm pe qa r-b v-8
4c	g8
4dustrial	f8
4itiate	pc
4stitute	l-8 ph
6ruments	4g
4terested	v8
as	ac
5ro	1g d-b p9
4ventor	r9
ay	qb
5ited	rb
3s	e-8 vh
4ixhosa	ob
4o	vc
3talian	of
2jan	fn i-9
4va	n8
3ob	2b
5s	2a
4urnals	sk
3s	qb
3ul	f-8 gb
4n	i-9
5ior	id
2kaltern	f-8
4n	na
3cs	fi
3e	ig
4eping	n8
4pt	i8
4t	ch fa
3ha	4c le oc
5c	4a 6p cr p-g
6h	g-b if lb
5i	i8 vw
5o	bp
4en	8x rs
4i	uf
5ch	ma p-8 rb
4mer	o9
4o	fi ig
5a	ge i-a ma
5i	n9
4u	f9
5y	nc
6en	ma p-8 rb
3iem	gp i-a
5n	pj
4m	d9 nk
4nds	4f
5h	2b ga
4t	4i n-8
3now	4d be
3oc	mb
3ubernetes	pa
3y	4b v9
2la	vb
4bs	3b m8
4c	09 f-b ha
4gos	r8
4i	i-b ja ps
4m	214 aj d-8 ga h-9 i-c ja vi
4n	r-9 so
5guages	4d 5c
5h	g-8 ie
4o	re
4p	ga nc
4st	db
4t	ch
4ude	le
3e	fm h-8 i-a
4ad	g8
6er	fs i-9 se
5n	p8
5rned	3b
7ing	3e p8
5ve	f-b ji
4ctures	3c
4n	ea
4vel	l8
3icence	6a db pf
5h	lb
4en	0e pc
5u	if
4fe	2f
4mited	oa
4nh	cm u8
5kedin	d8
5ux	e9
4st	ia rk
3me4	n8
3oai	lv m-8
4c	g-a hb
5ation	ga
4de	lf
4gistics	fc g-b
4i	1h d-c va
4ng	ta
4ok	18
4p	6c pm v-8
3uan	mj
4c	ak
4ong	f-d ih v9
4yen	pn
3y	d8 na
2m	ka
3a	kg
4chine	p8
4de	7d
4il	dc
4naged	i9
5darin	o9
5ual	pl
4r	k8 l-9
5ch	f-c g-e ix
5ie	d8
5keting	k-9 pf
4ster	pa
4ternity	ja
5hs	mb
4u	f-a r-9 so
4y	4e gh i-a ng v-e
3ba	ka
3e	0l bj jd
488	db
4dia	p8
4mber	pe
4ng	k8
4o	tg vc
4rit	l8
4ta	n8 p8
3icros	n8
4en	h8
4litary	ja
5ls	f8
4nding	jc
5h	1e d-9 f8
5or	l-9 mg
4sc	cc
4xed	ia
3o	g-c ig
4bile	f8
4dels	ia
4n	n9
5ey	2a
5g	cm e8
5th	re
7s	gd he
4s	pn
4t	ve
5her	oc
4ving	v8
3tv	h8
3ua	sq
4on	cm ed
3y	2d 48 cd jb
2nam	09 dc ec f-a go hf i-i p-f rh
5e	db g8
4ng	4o nd
4tional	pg
aity	db
6ve	on
4u	t8
4y	gm j-9
3dhce	p8
3et	d9
3gai	k8
5n	f8 g-8
6h	k8 v9
5y	da n8 pb ve
4he	2a 4q d-b f-c i-8 kh lh m-9 n-9 t8
5i	e8 f-r g-9 i-8 j18 v8
6a	f-a jg
6em	2a
7p	49 l8 p9
4inx	n9
4oai	58 am n-c od
4u	5f i-9 n-b og
5oi	bf i9 n-8 vn
5yen	9c sb
3ha	pa qa
5c	fc i-f sl t8
5n	0a b8 p-d si
5p	ii
5t	ra
4i	rj
4om	fc i-8 pn
4ung	2e va
5om	h9
3o	i9
4de	qb
4i	2b 5p fq gg h-8 i-p j-8 ve
4n	vk
5g	m8
4t	ad ce vp
5es	cc
4w	gb
3uoi	tg vc
4rsing	l8
3v	fb
2o	j8
3bjective	1a
3dds	cg
3f	3-a 4c g9 ia l-9 n-b o-9 rk sd u8
4f	ag
3m	jd
3n	29 ba ec i-a jb n-8 uo v-c
4ce	vc
4e	s8
4g	ha
5oing	fb
4ly	o8
3rganiser	s9
3saka	md
4car	n8
5illoscope	nb
3ther	ci
3utside	aa
3verview	pf
3wn	vg
3yelaran	dd
2page	vl
4id	2e
5r	fi
4pers	6n 8c
4rent	ja
8al	j8
4ssed	p8
4th	2b
3ccc	pn
3ennine	rb
4ople	ef
4riod	v9
5sonal	0q
4ttersson	k8
3ham	nd pe
5n	h9
5p	oa
5t	g-b hj
4d	sa
4o	gd
5ng	qb
5tographer	fb g-8
4u	fi i-8 jd
5c	i8
5i	t9
5ong	u8
4ysics	mb
7otherapist	fe
3ieces	ca
4tcher	r8
3lace	r9 vi
7ment	fk
5nner	f-a qe
4c	nc
3olish	oe
4sition	f-a gb
5t	g-9 ig
6s	2h
4werpoint	n9
3ractice	2j
4epared	q9
5sent	d-b fc g8
6s	8b
4int	6-8 8m cd
5ze	m8
4ofessional	2c
9or	ua
5jects	7g
5metheus	n8
6oted	f-8 ga
5viders	pb
3sm	pa
4ychology	la
3t	pc
3ublications	8n
3ython	n9 p8
2qua	2a n-9 pi
5lifications	3a
5n	f-b g-8 jc nc un
6g	k8
4e	jf n8
5n	i9
4ilts	tq
4y	l8 rc
5et	n9
2r	ia
3adio	r8
4n	i9
5h	ak
4u	t8
3dh	d8
3each	0c
6t	qa
5ding	o9
4cipe	i9
5ord	29
6very	jb
4ferences	bj u9
5resher	pc
4gional	r9
6stration	6m ph
4hab	p9
4lief	fc
4newed	pa
4pair	s8 ta
4quest	bc uq
4viewer	sk
3heinau	m9
3icerca	gb i-a k9
3o	ve
4ad	2h
4botics	kb
4les	2c fa
4ng	f9 k8
4oms	h8
4sa	d8
3ung	g8
4ong	jf
4ral	m8
2s	kd
3abbatical	f-a g-b jr
4ch	fg g-9 tg
4i	na
4lary	va
5es	r9
4n	f-8 g-8 he nc
5g	vd
4s	n9
4t	f9 i-8
5urday	sa
4u	vb
4y	m9
3chool	f-9 ke p-a sr
8s	i9
4ience	lc p-8
7tist	f8
4out	sf
4rum	pa
3ea	2c
5rch	p8
5son	ra
4cond	lb p-a r9
8ary	kh
8ee	f8
4lected	2c 8g
5f	pc
4mester	m9
5inar	pf
4n	f8 lb
5ior	kh
4o	n9 pb
4rver	i9
6ice	9x ja
3hifts	2d
5ny	na
4ops	2d
5rt	1h 68 d-9
3i	gc kg m-8 p-8 r8
4ena	da
4gma	p8
5nature	vk
4lver	r8
4nce	e9 f-p ix s9
5gapore	f9
5h	0a ja md p-a rk
4x	p8
3kills	n8
8hop	p8
3logan	n8
3mall	ch
4oker	vk
3o	29 g-8 ia n9 re v-a
4at	f-8 gf
4cial	nd
4ftware	49
4lutions	pe
4meone	dt
4n	fg i-8
4urdough	t9
5th	ji
5za	g8
3pa	h9
4eak	5d
4oken	5p
3ql	n9
3tack	4m d-9
5nding	pj
5rt	e9 vb
5tions	2f
6us	d9
4udents	sa
6ied	3b
3u	fb g-a je
4bjects	mc
4c	sc v-8
4mmer	fj
4nday	sf
4pervision	9f
aor	sa
3wedish	o9
2t1	fe g-a
32	ff j-8
33	fa
37	g8
3ac	vd
4galog	o8
4i	fc g-j ig kc l-8 mc p-a sa
4ke	ob
4lk	r9 s8
6s	88
4m	fa i-b
4n	ha
5g	q9
4o	pe
4p	6i fn gc i-o p9
4ught	i8 ma
4y	49
3b	le
3e	pa r8
4a	h8
5ching	2e 9f
4ch	4n ku o-9 p-b
6nician	d8
7ology	ke
4ilzeitkraft	fa
4mp	fb
4n	vn
4rm	md
4sts	i9
4t	qc
3ham	bu
5n	0e
6g	gl pb
6h	o-8 se
5t	e-c vq
4e	2r 4e ac d-l fc g-h iw j-c l-8 n-d o-a qo rk t-9 v-b
5m	6g bk j9
5o	2b
5p	i8
5sis	ma
5y	bf
4i	f-h h9 i-b jf p-9 ro sa
5ch	an
5et	ie
5ng	cf
7s	7d
6h	ga
4o	g9 hb
5i	fi gj i-s j-9 lh na
5ng	c9
5rnbury	fa
4pt	kg
4u	fg i-a m9
5a	nc
6t	g9 lc
5c	e9 pg
5ong	88
5y	f-8
3ich	89
5kets	69
4dyverse	n8
4en	gg i-9 nb p-9 rb
6g	5t j8 n-c o18 p-9 sd
5p	sc
4ktok	fk g-a
4m	08
5e	af
4n	c8 mg
5h	1a 9a ci p-f r9 s8
4ps	ra
3nhh	ge hb i-d
3o	0c 6c d-b eg fk g-d i8 l-9 m-d pe qe sa
4an	fh g-b i-a n8 pm
4c	d8
4day	gb
4i	1b
4ng	fa
6ue	oc
8s	5k
4ok	i8
5lbox	4e
4t	mf p-c rk
3rack	2a
5ining	3b 6b
5vel	rd vg
8ling	ji
4e	i8 sd
5asurer	s9
5n	vb
4ieu	v9
5nh	2l 39 f-b na
4ong	ia t8
4ue	e-8 vh
5ng	e9 i-b kj
5ong	ed fe k8 rf s-8 u9
3tgdtx	kh l8 p-9
3u	d-8 ed gh ig j-f pa
4an	g-a io
4c	p9
4rkish	o8
4tor	g8
3win	sa
4o	g-b if s9
3y	fh i-i s9 v8
2uae	f-9 ha
3eda	dc
3nder	vc
4iversity	3f
4til	i9
3pper	lb p-8
3s	ve
4e	m8
3t	h8
2va	ib va
4i	1c
4n	4-c dp gh nf p-8 u9
4rious	fb
4t	cg ni
3e	1p bg d-g jd p-c vc
4lvet	f9
4stibular	p9
3i	f-g gd vf
4deo	pi
4ec	de fc h-8 i-e
5n	fe gc i-p mg o-8 ro sh ua v-a
5t	o9 p-8 rh
6namese	ob
4sits	ih
3o	dc
3u	49 i-f jd k-9 pb
4i	vg
4on	ja
2walking	t8
3ebinar	p9
5site	q9
4dding	ia
3hat	38 4c
4en	ae
5re	3b
4o	bf eb
3illing	vi
4ndows	i9
5ner	rk
4th	ea g-j io l8 qc
3on	m8
4rk	2h a8 ff i-b pg
6ed	vd
6ing	ad oe pa
2xa	vc
4c	b9
4nh	gc sd
4y	gc
3e	ps
4p	lg
3in	dd vb
3rd	na
2y	pb r8
3ear	g-9 i-8 jl mh s9
6s	e9 f-a gb hc i-8 l9
4t	cf vb
4u	ug
3oruba	o9
2z	mb
3otero	n9
`;
