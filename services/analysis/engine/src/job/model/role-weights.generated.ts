// Written by `npm run train:posts`; not edited by hand.
export const roleWeights = `R P D O C L A F
0?	0n 2-d 45
0at=0	1-g 3-i 4h 5-5 6-8 7s
31	0j 1-c 2e 3-e 4k 5-d 6-i
32	0y 2t 3-9 4-k 5-j 6-g
33	06 1h 3i 4-r 5-6 69 7-i
34	0-o 15 2-f 3m 4-5 5c 6i 7-c
35	0-6 2-l 3-8 4c 5a 69
0b	0y 3-9 5-m 6-6
0digit	06 1-c 2-9 3-k 5-b 719
0f2=2 	25
3ability to	08
5le to	05
5out the	2c 4-6
9us	4i 7-6
4dditional information	69
4ll interested	56 6-5
4nna holm	66
4pplication 	0-5 69
4re you	0c 4-5
4s a	25 4-6
4zure net	06
3benefits 	36
4iết sử	0-7 18
4rightlane is	46
eoffers	0-7 3c
3chấp nhận	0b 7-b
5ịu được	0-6 1a
4ompany description	3-d 4w 7-9
bsize	77
4ó kinh	0b
7ỹ	0-6 18
3equal opportunity	58
4xperience level	79
ewith	16
forking	0b 1-7
3fluency in	08 3-5
4ull time	78
5rther information	3-5 4c
3home office	39 4-8
5w to	6c
3ideally you	0-a 1d
4f you	05
4n addition	0-9 1d
6our	48
4t is	26
3java spring	06
7script reactjs	06 7-5
4ob benefits	3n 7-5
7description	0-7 2l 3-5 4-7 6-5 79
3kinh nghiệm	05
4nowledge of	05 16
4ỹ năng	08 1-5
3location 	6-b 7i
4àm việc	0-g 7n
3moreover the	26
3nam nữ	05
4et microsoft	06 7-6
3ostrava labs	56
3private 	75
4ublic 	0-b 7e
3qua website	65
6lifications 	0j 2-a
5estions 	68
3r java	07 7-5
4eactjs cloud	06 7-5
6d more	47 6-5
5quirements 	0f 2-a
5sponsibilities 	25
4ole 	2h 4-h 78
3skills requirements	05
4ử dụng	07
3technologies 	0v 7-g
5lstro is	57
5rms of	0-5 7f
4he appointment	77
7company	46 7-5
7global	05
7job	0-6 29
7office	3-6 4i 7-5
8pportunity	36
7position	25 4-9 7h
8rimary	07
7research	26 4-5
8ole	26 35 4-7
7successful	06
6n you	0-5 49
5is framework	45
8role	06 2-5
5ời gian	0-a 1-5 7i
4iếng anh	0e 1-7
4rình độ	09
4ốt 	09 7-6
7nghiệp	05
3understanding of	05
3want to	48
4e believe	3-5 57
6embrace	46
7xpect	09 4-5
6look	66
6offer	0-8 3o 4-9
6work	3-5 46
4hat do	06
8you	09
5oever you	5a
4orking with	0-5
5uld you	47
3you can	2-5 77
7have	0c
7will	0-m 3a 6-5 7h
6'll be	25 35 4-7
6r profile	0a 2-6
8role	25
8tasks	2f 4-7
4êu cầu	0g 1-7
3đối với	75
3ưu tiên	0-11 115 66
3ứng viên	0-7 65
1=1	06 7-6
22	07 1-5 25
23	15
24	0-8 25
2a	37
3bility	08
4le	07
4out	25 3-6 4f 7-9
3dditional	69
3ll	5d 6-6
3nna	66
4y	15
3pplication	0-6 6e
3re	0c 4-5
3s	2c 4-7
3t	47
2because	05
4nefits	3d
3iết	0-7 18
3rightlane	2-7 3b
5ng	2-5 4c
3ằng	28
2ca	0-5 7d
3hấp	0b 7-b
4ịu	0-5 19
3ompany	0-6 3-d 4r
4rvita	3-5 69
3ó	0h 7-a
2data	75
3eadline	6b
4sign	26
2education	46
3mployer	56
3njoy	09 3-6
4sure	26
3qual	58
3xperience	09 2-5 4-6 76
2fluency	08 3-5
3ull	0-5 7d
4rther	3-5 4c
2grow	39
6th	2-5 47
2health	35
3igh	0-7 18
3ome	39 4-8
4w	0-5 3-5 6b
2ideally	0-f 1i
3f	69
3n	0-f 18 3-5 49 65
4dustry	76
4terviews	66
3t	27
4’s	46
2java	0-a 1a
6script	06 7-5
3ob	0-a 1-7 2k 3h 4-e 6-9 77
4in	2-7 46
6ing	3d
2không	0-8 3d
3inh	05
3nowledge	19 4-6
3ỹ	08 1-5
2lead	4c
3ocation	6-b 7i
3àm	0-f 1-b 2a 7l
2moreover	45
2nam	0e 7-9
3et	09 7-6
3goại	05
2ostrava	56
3ther	0a 1-5
3ur	0-9 2-a 4o
2performance	0-6 7a
3lease	67
3rofile	06
3ublic	0-b 7e
2qua	65
5lifications	0g 2-7
4estions	68
4ận	78
2r	07 7-5
3eactjs	06 7-5
5d	47 6-5
4mote	05
4quirements	0f 2-a
4sponsibilities	26
3ole	2h 4-h 78
2salary	3-5 79
3ee	2-7 4f
4nior	0-5
3ince	46
3kills	0d 2-5
3oftware	77
3tart	4-6 7c
3ử	07
2technologies	0v 7-g
4lstro	2-6 49 57
4rms	0-5 7f
3he	06 1-9 3-5 46 6-d 7h
5n	0-l 4w 65
5refore	05
4is	09
4ời	0-a 1-5 7i
3iếng	0e 1-7
3o	07
3roubleshoot	25
4ung	0-a 1d
4ình	09
3uổi	08
3ốt	0f 7-8
2understanding	05
2want	0-5 47
3e	1-7 2-k 3f 47 5a 66 7-a
3hat	0a 36 4-7
4oever	5a
4y	08 3-8 46
3ork	0-8 26 45
6ing	0-b 17 28
4uld	47
2you	0k 1-e 4-b 5-6 7g
5'll	37 4-5
5r	0c 2k 4-l 7-7
3êu	0g 1-5
2đối	75
2ưu	0-11 115 66
2ứng	0-7 67
1ew=0	0x 1-8 3-7 4-9 6-a
41	0d 1g 4-g 5-7 69 7-e
42	1-5 76
43	1-7 3-5 4d
44	0-c 37 47 5-8 6-6 79
0h=about	0-6 1-7 68
3nd	77
3pplication	77
6y	3-a 55 6o 7-7
3re	06
2benefits	0-8 2-9 31a 4-5 5-7 6-8 7-6
3ring	3i 4-6
2company	0f 1-5 28 3e 5-9 6-9 7-c
6ensation	0-9 2b 3-g 4b
4ntact	66
3ầu	08 1-9 26
2description	0j 3-7 4g 6-h 7-9
3o	0j 3-5 4-5
2equal	3-5 4-7 5i
2for	06
3urther	3-5 4b
2gian	76
2have	07
3ow	6d
2information	3-5 4b
4terview	4h 6-8
2job	1-5 26 3x 5-9 6-g 7-c
2kỹ	1-9 6b
2location	27 3-c 4-6 57 65
4oking	06
3à	05
4m	6-6 7i
3ợi	05
2nice	07
3ow	3-7 68
3ăng	1-9 6b
2offer	38 4-7 77
3pportunity	3-5 4-7 5i
2perks	78
3rocess	4h 6-8
5file	0c 2-8 4-5 7-5
2qualifications	2-b 3-g 4f 66 78
2requirements	0-g 1o 26 35 6-9 7-6
3ole	05
2salary	0h 2-a 4-5 77
3kills	1k 2-5 6-6
3ummary	36
2tasks	0-e 2-7 47 55 76
3echnologies	1-6 29 4a 7-b
3he	09 1-5 25 38 4-d 7-5
4ế	05
4ời	76
3iên	0-h 1n
3o	6f 7-5
2us	27 4a 6-6
2viên	17
4ệc	6-6 7i
2we	35 4-9 76
3hat	0g 2-7 3j 4-d 6-6 7-6
3ill	3d 4-8
2you	1-5 3c 4-c 6a
5'll	0h 2-5 4-5
5r	2-8 67
3êu	08 1-9 26
2điểm	79
3ịa	79
2ưu	0-h 1n
2ứng	17
0k=hard	0-e 1u 2p 3-p 4a 5-b 6-g
2soft	01x 1-e 3d 4-o 5-7 6-b 7-m
2tool	0m 1h 3-c 4-5 6-6 7-d
1s=0	0-z 1-q 2-b 39 4a 6n 7z
31	1g 2d 5-c 6-f 7-7
32	013 1m 3-e 4-9 5-5 6-b 7-o
33	0r 1-e 3-5
0l=1	05
22	25
2365	06 7-6
2aarhus	29 4-8 76
3bilities	08
3dvantage	0-9 1f
3nh	0-a 1c
4yons	45
3pplication	0-8 6g
ds	25
6y	6b
5rox	06
3rea	4-7 78
4rangement	35
3utomation	76
2background	58
3eneficial	0-e 1e
8ts	1-5 2-6 3s 4-5 7-6
4rlin	49
3ring	0a 2-6
3usiness	4a
3ản	0a 1-6
2ca	77
4ndidates	65
3hallenges	05
3olleagues	05 3b 4-b
4mpany	06
6ensation	37
4ntact	66
6inuously	25
4rvita	0-5 39 7-6
3áo	1-9 2d
3ầu	0-d 2i
2daily	26
4ta	4f
4ys	08
3escription	1-5 2b 3-a 4k 6-8
5irable	0-7 1c
4velop	37
9er	0-7 7b
9ment	0-5 15 48
3o	2a
2ee	05
3mag	47
4ployer	4-7 5c
8ment	0-5 7d
3ngineer	0-b 2-5 7f
aing	0-5 2e 4-9
5lish	09 3-5
4vironment	48
ds	05
3quipment	27
3tc	0-5 29 4-5
3valuation	2-5 46
3xchange	45
4perience	08
2field	78
3ramework	08
2goals	25
3roup	45
5w	09 3-6
6th	2-5
2here	47
3igher	3a
2important	3-5 45
3ncluding	08 2-5
4formation	3-7 46 6a
5rastructure	4b
2java	07
3ob	2m 4-f
3son	05
2key	06
2labs	0-6
3ocation	6-b 7i
4ndon	45
3ên	05
2methodologies	45
8s	05
2nghiệm	0-5 1b
7p	0e 1-5
3hóm	0-7 17
3ordvik	45
9.example	6d
4sql	07 7-5
4w	69
3ăng	07
2offer	0-8 3q 4-b
5ice	2-5 3-6 4h
3n	0-8 4k
3pportunity	58
3ur	0-5 4a
2partners	05
3eople	48
3hẩm	07 1-5
3lan	36
5tform	26
4us	0-h 1j
3ossible	35
3ractices	06
4eferred	0-f 1j
4ivate	75
4ocess	0-9 3-7 45 6e
5file	09
3ublic	0-b 7e
3ython	0a 7-5
2qualifications	0g 2-d 37
7ty	26
4estions	68
4ickly	47
2rabbitmq	07 1-7
3edux	0-7 18
4factoring	2c 3-8
4quirements	0g
4sponsibilities	0-8 2d
5t	06
3ole	0-5 2q 4-l 76
2services	76
3kills	0c 1-7 2-5
3takeholders	17
3uccess	27
3ystems	25
2takes	06
4sks	0-8 2p 4-6
3eam	06 28 3-5 4-b 68
4chnologies	0l 4-7 7-c
4lstro	3-6 4e 5-5 7-5
4sting	45
3hế	0-m 1u 7-5
4ể	28
3ime	7b
3rung	0-7 1d
3uổi	09 7-7
3ype	78
3ốt	0f 7-7
2us	0-7 2-7 3h 4b 7-9
4eful	0-6 19
5rs	35
2việc	2-5 7c
2way	45
3ell	0-6 18
3ork	46
6s	2-7 49
5ld	0-5 36
2years	4-5 7a
3ou	0e 2-8 4-5 66 7-6
2đương	05
1en=0	0r 1-8 2-6 4-7 5-d
41	0e 1-9 2i 3-9 4-i 5-c 6-8 7o
42	05 1e 2-e 46 6-6
43	0-d 18 2d 3-k 4o 58 6-a 7-a
44	0-5 1-7 2-9 3d 6f 7-8
45	06 36 4-b
0n-1-	0-7 1o 3-e 5-b 6-5 77
3=0	3-8 48 6-7
4a	06 29 3a 4-a 5-8 7-c
5bility	07
6le	45
6out	0-6 76
5ccordance	39
6ross	46
5ddition	3-8 7a
cal	6c
6vanced	0-6 45
5fter	4-5 75
5gile	2-7 4c
5lgorithm	0c 2-8
6so	4-5
5mazon	2-c 4c
5n	68 7-5
6d	0-5 1-e 25 3k 4-9 6a 7-8
7roid	16
6na	4a 6-5
7ual	35
5pplicable	39
bnts	69 7-7
btion	4-5 56 69
fs	4a 6-5
8y	66
7ointment	7c
7roach	0-6 16
5re	2h 4-h 6-5
5ssessment	38 4-6
5t	0-7 46 6-6 7a
6tractive	75
5utomate	25
5zure	2b 4-5
4based	4a
5e	0d 2-8 3-7 4b 7-8
6cause	06 2-5
7ome	06
6ing	05
6lieve	0-5 3-8 4b 56
6nefits	3e
6sides	08 2-9 48
5ig	08
6ết	16
5onus	09 4-9
5rightlane	0-6 26
7ng	2h 4-e
5uild	25
9ing	05 2-7
6siness	06
5ày	07 1-6
5ản	7-5
4c#	0-5 2c 4-5
5a	79
6n	2-6 4-6 7c
7didate	0-a 29
ds	6b
6re	65
6ses	06
5hallenging	0-e 36 4k 6-5
5i	17
5loud	1-6 2g 4-9
5ollaborate	27 4-6
eive	06
6mfortable	0a
7munication	07 4-5
7pany	0g 2-7 3-5 4d 7-9
6ntact	65
8ent	66
6re	0-9 1c 48
7vita	49
5reation	46
5v	65
5ó	08 1a 2-8 6-5
5ông	1-b 6c
5ầu	05
5ẩn	0-5
4data	0f 1-7 4-6 56
8bases	0-c 1d
7e	2-7 65
6ys	45
5edicated	55
6partment	4-6 77
6scription	0-7 3-5 4g
7ign	2a
6velopment	0-b 1k 3-8 45
5iversity	59
5o	2-5 3-6 48
6cker	0-7 17
5riven	15
5ynamic	3d 4-8
bs	2-7 7c
4education	45
5e	2-6 76
5mployees	4-6 65
br	56
ament	7a
5ngineer	0-7 78
cing	45
7lish	0-f 1i
6sure	66
6vironment	05
5qual	56
5veryone	05 46
5xcellent	06 1-5 35
6pect	0-6 26
8rience	0a 1d 3-e 66 7-c
ed	0-5 17
7osure	15
4familiarity	07 1-6
5inancial	0-6 47
7d	08 3-8
5luency	67
5or	0-5 2g 4-d
5ramework	49
ds	0-8 1c
6ee	3a 4-9
6ontend	05
5ull	2a
6rther	3-6
4get	25
5ian	08
7o	05 1-6 76
6ọng	0-6 17
5lobal	05 27 7-9
5ood	07
5roup	77
7w	39
8th	25
5ửi	65
4hanoi	2j 3-5 4-f 65
6ve	1d 2-5 37 4-7 7-c
7ing	45
5ead	2-5 3d 4-6
8quarters	4a
7lth	3-5
acare	39 4-8
6lp	26
5igh	25 4-7
5olm	4a 6-5
6me	36
6w	0-7 17 3-7 48
5àng	0-5 15
5ình	0-5
4ideal	0-5 27
9ly	0-5 17
8s	25
5f	0-g 3-5 4f 55 7a
5n	06 16 3-7 4a 5-7 7-5
6cludes	15
6dustry	0c 7-7
6formation	3-8 6g
6surance	3a 4-6
6tegrate	25
cion	15
8rested	6-6 7d
9personal	05
5s	05 1-5 2a 45 6-5 7-8
5t	25
6s	48
6’s	25
4javascript	08 2-7
5ob	0-7 2-8 7i
7s	0-7 38 6-6 7c
6in	0-5 2p 4-g
8ing	08 2-5
4kafka	0-7 18
5eep	2-7 45
6y	27 4-7
5hả	0-6 1a
5inh	07 1a 7-6
6ến	05
5now	0-6 17 4-8 5a
8ledge	0d 1-5 2-a 3-8 4f
5ỹ	75
4lead	0-7 57 69
7rning	46
6vel	0-9 26 3-6 4f
5ike	0-6 2-6 49
5ondon	75
6oking	16 2a 4-j 55
6ve	0-e 4p
5à	19 7-5
6m	0-d 2d 4-5 6-6 7e
5ý	05
4make	67
6ster	0-5 19
6ternity	46
5ember	27
5icrosoft	2-7 7b
6d	0-6 29 3-5 4c 7-5
5ore	39 4-g 6-8 7i
6st	05
5áy	0-b 7d
5ột	08
4nam	0-b 3e
5et	0-f 16 27 4-8 65 7b
5ghiệm	06
7ệ	05
6oại	18 7-6
6ười	15 7-5
6ữ	15 7-6
5o	4-5 75
6ne	0t 1-e 2-e 3-7 45 75
6rdvik.example	0-6 39
6sql	0-5 2c
6t	3-6
6w	66
5ói	0-6 17
5ăm	15
6ng	0-7 1c
5ữ	0-a 3e
4odense	75
5f	3-7 7a
6fer	45
5n	0a 17 2-7 66 7-6
6e	0-7 1a
5pen	0-6 35 7c
8table	45
6portunities	4-5
ey	0-5 36 4-5 55
5r	18 7-8
5strava	2-a 48
5ther	26
5ur	05 1-5 2-5 3c
6t	05
7standing	26
4paid	35
6ssion	2-8 4a
5erformance	4a
5layer	06
6ease	4-6 56
6us	0-7 1a
5osition	0-8 3a 49 6-6
7sess	46
8ibility	2c 3-8
7ted	2-5 77
5ractical	07 3-5
6efer	0-6 49
6imarily	26
7vate	05
6ocess	6-7 79
7duction	4-7 78
7fessional	47
8iciency	0-7 1a
9le	06
5ublic	0f 15 2-7 7-a
5ython	0-6
4qua	66
7lifications	15 3-5 66
6ản	05
6ận	75
4r	1-7 2c
5eactjs	77
7d	08 4-a 6-5 7e
6late	25
7iability	06
6mote	05 1-5
6quired	0-6 48
bments	05
bs	2-6 46
6search	2c 4-d 7b
7ources	46
7t	05 1-5
5ole	2-b 48 7b
5àng	0-6 17
5õ	0-6 17
4s	0-5
5alary	3o 6-9
5cheme	38 4-7
6ience	69
5ecurity	05 1-5 25
6nd	57
7ior	77
6rvices	0-7 49
5hould	3-5 4-6 7a
5ince	45
6te	06 2-6
6ze	0x 7-q
5kills	07 17 7-6
5oftware	0h 1-6 3b 4-e 7-7
6lid	4-5 6e
7utions	4a
5peak	0-7 3b
6ring	2-6 76
5ql	1a
5tart	65
9ing	38 45 7-5
6orage	07
6rong	35 4-6
6udies	06 2-5
5upport	07
6re	45
5ystem	09 7-5
5áng	0-7 15
4take	0-5 37
6sks	47
5eam	2a
8s	4-6
6chnical	06
9ologies	0l 1-7 2-5 4-6
6lstro	48 57 7-5
6rms	7a
6st	0-6 16
8ing	0-5 1-6 28 4-7 6e
5han	36 4-9 55
7t	0-a 5b 6-6 7-5
6e	1-7 2j 3b 4-h 5-d
7n	07 2-8
6is	2-6 4e
6ành	15
6ích	05 1-c 6c
6ông	0-c 1f
6ạo	0-e 1k
6ần	07 1-7
6ận	0-5
6ời	08
6ủ	0-f 2i
6ức	07
6ực	0c
5ime	0-6 36 45
6nh	08 1-7
6ên	17 28
6ếng	0-b 15 7a
7p	0a
5o	0-5 15 2s 3-n 5a 7-a
6gether	4c
5rack	0-5
7ining	2c
6oubleshoot	35
6ung	05
6ình	09 1-6
5uyển	65
6ân	0-f 2i
6ổi	1-8 3e
5ype	0-h 7p
5ác	1-9 6b
5ính	0-g 15 7e
5ại	29
5ốt	78
5ự	0-e 2j
4understanding	06 1-5
6iversity	07
5se	2-6 35
4very	06
5i	0-6 16
6ên	0-6 1e
6ệc	1-6 26 7d
5ui	08
5ăn	28
5ẻ	05
5ề	0b 1-8
4we	0-b 2-a 3-7 4e 5n 6-a
6b	2-c 4b
6lcome	56
6’re	45
5ho	07
7ever	65
6y	05
5ill	2b 5-6 7-a
6sh	59
6th	09 16 45 6-6 7-c
5ork	0-5 26 39 5-5
8ing	2-6 37 4a
8s	08 2-5
7ld	2-5
6uld	2-5 4b
5rite	0-8 3b
8ten	0-5 19
4you	08 3-9 4c 5-a 6-a
7'll	08 25 4-7
8re	4-6 57
7r	1-5 2h 3-9 4-h 58
5êu	07 1-c 6b
4địa	16
5ọc	0-6 18
5ộ	0-8 3e
4ưu	17 28
4ứng	1-8 2a
3h=dropped	2-8 3-7 4o
6uties	0-5 47
5intro	0-6 79
5nice	0-8 1b
5requirements	0l 2-9
11-	0k 1g 4-i 5-6 6-5
2=0	0-q 1-8 2-9 45 714
3a	0d 26 3c 6-9 7-r
4bility	0a 2-6 4-6
5out	16 2-8 3-5 57
4dditional	4-6 67
4ll	4-7
5ways	35
4mazon	09 7-5
4n	0e 2-6 4-8 56 6-c 7e
5d	0e 2h 3-9 56 6-c 7-f
5h	7-5
5na	65
4pplicant	25 7-5
ation	0-a 39 4-6 68 7-5
es	65
7y	66
8ing	48 7-5
6ointment	25 4-6
6reciate	0-6 35
4re	2a 4-5
6a	15 2-5
4s	07 7-6
4t	0-5 2-i 4r 65 7-9
5tractive	35
4zure	0-7 1d
3backend	06
4e	0c 2-o 38 6a 75
5cause	08
6ome	0-5 2e 4-7
5ing	2m 4-f
5nefits	0-e 1d 3-n 58 66 77
5st	16 4-5
4ig	0-5 17
5ết	06 1-5
4onuses	3-6 7a
4rightlane	0-l 26 46 56 76
4uild	25
8ing	0-8 18
4y	05
4ản	15
4ằng	1-8 2c 7-6
3c#	08
4a	0-d 7l
5n	0-6 2-5 4c
6didate	05
5o	09 7-5
4hallenging	0-9 3b
5ấp	75
5ịu	0-6 17
4loud	06 1-7
4ode	0-5
5llaborative	06
5me	45
6fortable	17 26 4-5
6mitment	4e
7unication	0-5 15
6pany	0-5 3q 4-i 7a
5ntact	4-5 66
7ent	1-5 26
5re	0-5 2b
6vita	0-b 16 2-7 57
4ó	0b 2-5
4ông	08 1-6
4ơ	15
4ấp	0a 7-7
4ầu	0-7 17 66
3data	06 1-9 4b
6e	45 77
5ys	05
4eadline	0-6
5dicated	3-5 46
5liver	26
5scription	0q 1-8 2-5 3m 4-d 6-5 7-f
5velop	2m 4-9 7-5
aer	08 2-9 7b
aing	38
ament	07 1-5
4iversity	4f
4o	0-6 4c
5main	0-5 16
4uties	36
4ynamic	37 4-5
as	2-6 79
3education	46
4mployer	58
9ment	06 67 7-a
4ngineer	0-6 2i 7-7
bing	0-5 2a 47
bs	35 4-5
6lish	3f
5joy	0-5 38
4qual	3-5 4-8 5j
4very	09
8one	35
4xcellent	0e 2-5
5pect	78
7rience	0t 2-6 3-6 4-7
dd	0-9 2-8 4a 78
8tise	05
6osure	05 1-5
3financial	0-9 18
6d	0e 3-a 4a 6-c
5rst	05
4ocus	4-5
5r	27 4-c
6ward	66
4ree	36
4ull	0-6 2-8 7h
5nctional	26
5rther	16 2-6
3get	0-5 6b
4ian	0-6 75
6o	08
4lobal	2i 3-6 7-6
4roup	75
6w	35
3halden	45
5nds	2-5
5rbour	0-6 7b
5ve	0y 1-5 2-9 37 4-d 7-d
4elp	45
5re	26
4igh	47
7ly	46
4olm	65
5wever	2-6 4-7 7e
4àng	0-6 2d
4ình	07
4ọc	07
4ỏi	0-5 16
3ideal	45
8ly	16
4f	0-5 4-5 68 7a
4mplement	25
4n	0l 1-7 2-5 4-5
5clude	2-6
as	15
5formation	0-g 1g 2-5 69
5itiatives	25
5sights	67
5ternational	4f 6-5
5vest	47
4s	0-f 2-b 4p 5b 6-f 78
3java	0a
4ob	0j 15 2-x 3-i 7o
6s	25
5in	4c
7ing	0-7 16 2a 4-6
3kafka	0-5 15
4ey	45
4hông	19
5ả	15
4inh	0b 15 7-6
4nowledge	0b 17 2-7
3labs	3-6 56
4ead	0-6 45
7er	65
7ing	3e 4-5
5vel	75
4ocation	75
5ok	0-5 36
7ing	2i 4-i
4à	0-5 16
5m	08 1b 7-8
4ực	0-5 17
3main	46
5ke	3-5 47
5nagement	0-5 3l 4-c
9r	0-7 2h
5ster	0-9 37
9's	07
5y	4-7 6c
4ember	0r 2-n
4ight	07 4-5
4ore	3-5 47
7over	36
5st	2d 3-5 4-6
4ust	08
3net	19
5w	0-8 37
4ghiệm	0e 1-5
8p	0f 7-7
4hanh	0-5 1-6 3e
5iệt	06
5ận	75
5ẹn	0-5 1-6 3e
4one	0-8 3-d 4f 6c
5rdvik	48
5t	2-7 35 4-7
4ăng	16
3odense	6-b 7g
4f	0m 1g 2-j 38 5-5 68 7-q
5fer	3c 4-9
8s	0b
6ice	3-c 4k
4n	36
5e	2-b 4e
4pen	06
7table	35 4-7
5portunity	2d 3-d 59
4r	0g 1-8
5ganization	75
4strava	3-6 56
4ther	0-5 3-8 7f
4ur	1-5 47
5t	4e 6-c
3part	2g 4-6 7-8
7icipating	05
4erformance	0-c 18 2e 7-9
6ks	56
4hd	4-5 75
4lease	0-5 6e
5us	16
4osition	6-5 7b
6sess	15
6ted	77
4ractices	0-6 16
5efer	06
5imarily	0-5 25
9y	4-6
5ocess	16
6file	0-a 2d
6ject	0-9 2h
6ven	05
3qualifications	0-5 2g 4-6
6ntum	36
5estions	35
5ận	77
3read	15
5levant	15
6iability	2-5 45
5quired	05 4-7 75
aments	0-5 26 35
as	0-7 3-k 4o
5search	0-7
6ponsibilities	35 75
4ole	3-h 4g
3s	15
4alary	0-7 35 4-5 7b
4ecurity	07
5nd	0-5 6-5 7d
6ior	2a
5rvice	25
as	06
4hould	4-d 77
4imilar	06
5nce	0-5 2-7 4k 7-5
5te	2-5 45
5ze	78
4kills	0-5 19
4o	6-7 7a
5ftware	0-l 1a 2r 7-b
5lid	05
4tart	48
8ing	76
5orage	0-7 1d
5reet	0-5 78
6ong	18 2-5 39 4-b
6uctured	46
5udent	0b 4-5
4ubmit	65
5ccessful	05 7-6
5pport	75
4ystem	16
4áng	0-e 7e
3tasks	47
4eam	37 68
5chnical	0e 2-5
8ologies	0-8 7p
cy	3l 4-k
5lstro	3-a 4g 7-8
5rms	67
5st	76
7ing	08 1-6
4han	3-6 45
6t	27
5e	0-7 2g 5-6 6e 7-p
6n	0c 4-9
6refore	3-6 4d
5is	3-k 4e 77
5rive	07
5ành	0-7 1e
5ích	0a 1-6
5ạo	0-5 1e
5ời	0-6 75
5ức	0a 1-7
5ực	0-a 2i
4ime	08 2-a 76
5n	0-6 1-5 3e
5ên	0r 1-j
5ếng	06
4o	0e 1-7 28 5-a 7-8
5uch	65
4raining	46
5ong	05
5ung	0d 7-a
5ình	15
4uyển	06 1-7 65
5ổi	05 7-5
4ype	0-e 2-e 7z
4ài	15
4ác	05
4ình	06 1-5
4ính	0-7 1e
4ốt	0i 7-8
4ự	0-a 3e
3ui	05
4nderstanding	0-8 1d
5iversity	46
4s	06 2-9 36
5e	0-6 15
4x	05
3vi	0-8 1c
5ệc	0h 7-a
4à	0-n 15 2i
4ề	06
4ới	05
3want	4-6
4e	0-u 1-6 3d 4u 58 6-5 7-a
5alth	0-5 3l 4-b
5b	0b 7-5
5’re	37
4hat	05
4ill	0b 1-5 2x 3-9 4-g 5-5 6-c
5th	07 47 6-5 7-8
4ork	0-8 2f
7ing	0-6 26 3c 7-5
4rite	46
3years	05
4ou	15 28 3-k 4r 5-5 6-6 7-c
6'll	2-b 3-6 4n
6r	0-5 28 6-5 78
6’ll	26 4-5
4êu	65
3áp	15
3được	0-5 16
4ại	06
4ối	05
3ưu	0r 1-j
3ứng	0d 1-a
2h=dropped	05 2-c 4-l 5b 6d
5uties	2-6 46 75
4intro	015 1-5 2-f 3-5 7-f
4requirements	0-w 2j 7h
0p=22h0	77
2aarh	2d 4-8
3bel	45
6ia	45
4il	0m 2-5 4-7 6-5
6it	0m 2-5 4-7 6-5
4oa	0-5 25
5u	2-5 3-7 4m 7-5
3cad	0-8 17 4-7 68
6em	0-8 17 4-7 68
4cele	27 4-5
5o	0-5 25 3-8 55 76
6mm	56
6rd	0-5 25 76
4ou	17 2-6 45
6st	17 2-6 45
4qu	15 4-5 6a
4ro	28 35
4ti	0-a 2b
6vi	0-8 2d
3ddi	0-7 17 35 68 7-6
6ti	0-7 17 35 68 7-6
4mi	77
6ni	77
4op	26
6ti	26
4va	0-j 1n 38 4-7
6nt	0-i 1q 2-7 36 4-6
3ffe	3-7 49
3gil	15
4re	7c
6em	7a
3llo	0-5
4on	59
4wa	06
3mbi	05 2-b 49
6ti	05 2-b 49
4on	45
3nal	07
6ys	2b
7t	0a 2-9
7z	17
4dr	16
6oi	16
4no	2-5
3ppl	1-6 3-h 4-o 59 61a
6ic	2-5 3-c 4-g 56 613 7-a
6yi	4-6 7c
5o	2-5 4-7 58 78
6in	2-5 4-7 58 78
5r	0h 1-7 3-7
6ec	06
6oa	07 1-5 2-5 46
7p	25
3rch	2-5 4c
6it	2-5 4c
4ou	05
4ra	36
6ng	36
3sse	06 4-5 66
6ss	07 66
5i	28 4-5
3tti	05
6tu	05
5r	35
6ac	35
3udi	0-6 29 4-6
4to	0a 1-6 4-8
6no	35
3vai	76
6la	76
2back	2-8 49 5g 6-7
6en	0-7 2-5 4d
6gr	4-5 5g 6-6
4la	06 2-5
6nc	06 2-5
4se	3-5 47 57
5i	0-6
4tc	0-6 1a
3eca	05
6us	05
5o	2-9 35 4a
4fo	65
4in	37 4-8
4li	5e
6ev	5b
4ne	0-g 16 2-7 318 4-c 6-5 7-7
6fi	0-g 16 2-7 318 4-c 6-5 7-7
4rl	2-5 4d
4ttin	46
5w	2-8 75
6ee	2-8 75
3iol	0-6 15
6og	0-6 15
5p	48
6ro	46
3onu	3a
4ok	06 2-5
3rig	38
6ht	38
5n	2-d 4g
4oa	2-5
5k	06 1-6
6er	06 1-6
3usi	4d 6-5 7-7
6ne	4d 6-5 7-7
2calc	0a 4-5
6ul	0a 4-5
4mp	49
4nd	0i 2-7 3-5 4-c 59 66 7-a
6id	0f 2-6 3-5 4-c 59 66 7-8
4pa	0h 2-9
6bi	05
7l	0a 2-5
4re	0-6 3k 4-f
6er	4-5
5r	29
4se	27
4te	49
5t	15
3ell	49
6ul	48
4nt	0-6 49
4rt	0-7 1b
6if	0-7 1b
3hai	2-8 36
5l	0b 25 4-8
6le	0b 25 4-8
5r	38 4-a
6ac	35 4-7
4in	15
4un	16
5y	0a
3lea	2a 3-9
4ie	26
4os	0-7 26 36
6el	0-5
4us	06
6te	06
3ogn	05
6it	05
4ll	3b 45
6ab	25 47
6ea	06 2-8 3a
4mf	08
6or	08
5m	3-7 4-b 58 77
6er	75
6it	4-9 5a
6un	05
5p	06 1-d 4b 6-7
6an	0-6 2-a 4f 6-5 75
6en	37
7t	05 25 4-9
6le	3-8
6ut	05
4nc	4-5 76
6ep	29
5d	25
6uc	27
5f	4-5 57
6id	57
5n	0-5 26
6ec	0-5 26
5s	0-c 15
6is	28 4-5
6ta	45
6ul	47
5t	0c 1-e 4-5 6j 7-8
6ac	3-6 4-8 6m
6en	06
6in	1-5 25
6ri	2-6 47
4op	28
6er	28
4rv	0-8 1-5 2-5 4e 66
6it	0-8 1-5 2-5 4e 66
4ur	45
6se	45
3rea	0-6 2-5 3b 45
6ti	3a
4it	07
3ult	39 4-6
6ur	39 4-6
4ri	0-5 36
5r	0-5 48
4st	0-9 28
6om	0-9 28
2dail	0-7 2a
5r	15
4ni	0-6 18 76
4ta	06 1-5
6ba	06 1-5
3ead	6d
6li	6d
4ca	05
6nt	05
5i	2-6
4di	0-7 2-6 37 4a
6ca	0-7 2-6 37 4a
4fi	28
4gr	08 2-5
4li	0-6 2p 3-7 4-7
6ve	0-6 2p 3-7 4-7
4mons	08
4pa	46
6rt	46
5e	3a
6nd	37
5l	0-9 27
6oy	0-9 26
4sc	0-5 1-5 2d 3-a 4g 6-6
6ri	0-5 1-5 2d 3-a 4g 6-6
5i	18 25 3-5 7-5
6gn	1-5 45
6ra	0-a 1f
4ta	06 2-5
4ve	0c 35 4-b 5-5 6-9 78
6lo	0c 35 4-b 5-5 6-9 78
5i	15
6ce	15
5o	26
3iff	3-5 4a
6er	3-5 4a
4gi	0-7
6ta	0-7 15
4re	05 4-6 75
6ct	75
4sa	5a
6bi	5a
5p	45
6la	45
4ve	5i
6rs	5i
3oan	07
4cu	06
6me	06
4ma	18
4n'	46
3uon	77
4ri	05
3yna	4a
6mi	4a
2educ	47
6at	47
3lec	47
6tr	47
3mbe	46
6dd	46
5r	47
6ac	46
4pl	0-9 2-7 3a 4-f 5h 6-b 7d
6oy	0-9 2-7 3a 4-f 5h 6-b 7d
3nab	48
4co	2-5 3e 4-8 56 6-6
6ur	3c 4-9 56 6-5
4er	05
4gi	1-5 28 3-b 7d
6ne	1-5 29 3-b 7d
5l	0p 1-7 3-a
6is	0p 1-7 3-a
4jo	08 2-5
4su	0-a 2h
4ta	0-5 25
5i	2-5 4a
4vi	3b
6ro	3b
3pit	16
6ax	16
3qua	4-c 5m
5i	06 26 4-5 7-5
6pm	27
3thi	0-5 18
6ca	0-5 18
3uro	75
3val	06
6ua	06
4en	2-7
5r	2-d 4f 55
6yo	36
7t	0-6 2-7 4h
4ol	06
3xce	0g 2-8 35 7-6
6ll	0f 2-7 7-5
5h	2-6 49 7-5
6an	2-6 49 7-5
5i	37
6ti	37
4ec	29
6ut	29
4is	2a
6ti	2a
4pa	05 36 4-8
5e	0n 1b 2-c 3-f 5-8 6-9 7d
6ct	25 77
6ri	0h 1f 2-d 3-b
7t	0-6 46 75
4te	27
6rn	27
2fami	05 37 4-5
6li	07 4-5
3eat	4-5
6ur	4-5
3iel	17 2-5 76
4na	1-5
6nc	1-5
4rs	09 4-5
3lex	2-5 3d 4-5
6ib	39
4ue	0a 3-5
6nc	08 3-5
3ocu	2a
4ll	4-6 65
4re	05
6mo	06
5w	0-6 37 4-8 6c
6ar	0-6 37 4-8 6c
4un	4a 7-6
3ram	0a
6ew	0a
4ee	0-6 4c
6do	0-5 46
4on	25
3ull	0-5 79
4nd	4c
6am	46
4rt	4-6 66
6he	4-6 66
4tu	36 4-6
2gend	56
3lob	4b
3oin	3-6 45
3ran	4a 7-5
4ea	39 4-5
4ou	2-c 4f
5w	0-5 38 7-6
2hald	0-5 2-7 36 47
4nd	06 29 4-7
4rb	75
6ou	75
3ead	46
6qu	45
5l	38 6-7
5r	66
6in	67
4lp	46
3igh	0-6 16 2-c 3f 45
3tml	05
3uon	05 1-7 28
3ype	45
2idea	0-6 1h 2-7 7-5
6ll	0-b 1g
5n	0-7 26
6ti	0-7 26
3gam	46
6in	46
3mmu	46
6no	46
4pa	36 46
5l	0-a 2h
6em	0-7 2c
5o	06 2-6
6rt	06 2-6
5r	27
6ov	27
3ncl	28 3-a 4-8 59
6ud	05 2b 3-6 4-9
7s	3-5 5a
5r	15
6ea	15
4de	07 46
6pe	07 46
5u	7c
6st	7c
4fl	26
6ue	26
5o	1-6 2-9 49 6e
6rm	1-6 2-9 49 6e
5r	2-5 4a
6as	2-5 4a
4it	08
6ia	08
4no	4a
6va	4a
4si	0-6 35
6gh	0-6 35
5t	46
6it	45
5u	35
6ra	35
4te	07 1-a 27 36 4-p 6f 7-6
6gr	09 4-7
6re	36 4-8 57
7f	25
7n	39
7v	3-6 4-8 6o
4ve	3b 7-5
6st	48 7-5
3ssu	16
2janu	66
6ar	66
4va	0-d 1i
6sc	0-d 1i
3enk	45
6in	45
3oin	0-8 3c 46
6in	0-7 3c 46
4ur	35
6ne	35
2kafk	08 1-8
3eep	27
6in	27
3hac	06
4on	0-8 3d
3now	0a 15 2-5 7-5
6le	0d 16 2-5 4-7 7-5
3ube	16 4-6
6rn	16 4-6
2lang	06
6ua	06
3ead	49
6er	06
6in	26
5r	0-8 16 2-9 3k
6ni	0-7 18 2-5 35
4tt	65
4ve	2-c 79
6ra	15
3ife	0-8 29
6cy	0-8 29
4ke	65
6wi	65
4st	66 7-5
4ve	48
3oca	4-7 6-c 7p
6te	77
7i	2-5 36 4-5 6-c 7i
4nd	7b
4ok	07 3-5 69
6in	07 3-5 69
2mach	16
6in	16
4in	0-9 18 2b 4-6
6fr	0-6 1a
6ta	27
4jo	45
4mm	46
6al	46
4na	05 1-7 27 45 5-5
6ge	1-5 26 48 5-5
5n	15
4rk	0-9 45
4tc	0-8 3b 4-7 65
6hi	0-7 3a
5e	2-5
6ri	45
7n	05
5t	4-5
3eas	09
6ur	09
4mb	27 4-5 7-5
4nt	4-5 56
4ss	07 1-7
6ag	07 1-7
4ta	46
6da	46
5h	45
6od	45
5r	45
6ic	45
3icr	08 46 7-6
6ob	47
7s	09 7-5
4gh	0-5 48
3ode	0a 4-7
6ll	15
5u	48
4le	0-7 1c
6cu	0-7 1c
4re	45
6ov	45
4ti	0b 2-9
6va	0b 2-9
4us	15
3ultit	05
2nano	16
4ti	55
6on	55
5u	05
3ego	3g 6-6
6ti	3g 6-6
4tw	46
6or	46
3ghi	08 19 2-9 38 7-6
3hie	08
3obo	49
4rd	2-7 3-8 48 6e
6vi	2-5 3-8 48 6e
4sq	15 7-5
2obje	07 1-6
3den	48
3ffe	0-h 1-7 2-8 31k 4-e 6-5
6ri	1-5
5i	1-5 2-6 37 47 75
5s	0-6
6ho	0-6
3nli	2-5 65
3pen	2-9 4d
6in	45
6ta	45
5r	05 1-5 77
6at	05 1-5 77
4po	0-8 2-c 3i 4-9 5i
6rt	0-8 2-c 3i 4-9 5i
4ti	28 3a 4-8 7-7
6mi	28
3rde	27 4-6
4ga	05
6ni	05
4ie	46
6nt	46
5g	4-6
6in	4-6
3str	55 6-5
6av	55 6-5
3the	4-9 56
2pace	45
4rt	2e 7-5
6ic	0-6 26
6ne	05 29 3-5
4tt	07
6er	07
4ym	46
6en	46
3ens	36
6io	36
4op	2-5 3-7 4b 6-6 79
4rf	1-8 2b
6or	1-8 2b
5m	57
5s	2-9 35 5a
6on	2-6 36 57
3hag	45
4on	06 1-7 75
4ys	56
6ic	56
3ipe	2-5
6li	2-5
3lac	3-6
5n	27
5t	2d
6fo	2d
4ea	3-6 4-5 6n
3ort	07
6fo	07
4si	0-5 4-9 7f
6ti	0-5 4-9 7f
5s	2-6 3h 4-9
6es	05
6ib	0-8 3i 4-8
4we	45
3rac	09
6ti	09
4ef	0-q 115 2-5 3-6
6er	0-u 115
5s	0-e 17
6en	65
5v	0-5
4im	08
6ar	08
5v	0-6 1-5 28 4-7 7a
6at	0-5 1-5 27 4-7 7a
4ob	17
6le	07
5c	0-c 3-a 6n 7-5
6es	0-b 3-a 6j
5d	0-5 16 2a 7-5
6uc	0-5 16 2a 7-5
5f	0u 1-6 2-n
6es	2-5 49
6ic	0d
7l	0i 2-f
5g	1-7 3f
6ra	1-5 2-6 3a
7e	35 4-6
5p	4-5
6os	25
5tei	45
5u	59
5vid	1-5
3ubl	1-9 4-6 7c
4ri	08
5p	57
6os	57
3yth	0c
2qual	0k 2-h 3a 7-7
6if	0i 2-f 3c 4-7 7-6
7t	05 2-6 46
5n	46
6tu	45
4es	68
6ti	68
4ic	47
6kl	47
2rabb	07 1-7
6it	07 1-7
3eac	0d 7-a
6tj	0a 7-9
5s	56
6on	56
4ce	6d
6iv	6e
5r	68
6ui	68
4fa	2c 3-8
6ct	2c 3-8
5e	0-8 7b
6re	0-8 7c
5r	65
6ai	65
4ga	5b 6-6
6rd	5b 6-6
5ion	25
5r	27
6es	27
5u	28 4-7
6la	28 4-7
4la	26
5e	17 4-5
6as	15
6va	4-5
5i	27 4-5 5c 6-5
6ab	29
6gi	5d 6-5
4mo	38 4-6
4po	75
4qu	0s 3-7 4-f 65 7-6
6ir	0s 3-7 4-e 65 7-6
4se	05 2b 3-7 6-5 7-6
6ar	05 2b 3-6 6-5 7-6
5o	37
6ur	37
5p	0-b 2u 4-5 7-7
6on	0-9 2s 7-7
5ult	35
3igh	67
3ole	4-5
2sala	4-5 6-6 7m
5e	0-6 25 45
3cal	1-5
6ab	05
5n	76
6di	76
4he	0-7 39
6du	26
6me	2-5
4ie	3-5 4b
6nc	4d
4ru	06 1-6
3ear	46
4ct	35
5u	15 27 4-5
6ri	0-6 15 2a 4-5
4ei	0a 3-6
5k	05
6in	06
4le	16
6ct	16
4ni	4-b 76
4rv	1-5 28 4-5 77
6ic	28 78
4tt	29
6in	28
3hap	0-5 26
4el	48
4ou	0h 3-6 4-b 75
3ign	2-7 35
6if	2-7 36
4mi	0b 2-5 4-6
6la	0b 2-5 4-6
4nc	47
4te	76
3kil	0p 1-5 2-d 6-5
6le	49
3lac	37
3mal	07
3oci	45
4ft	06 1-7 2-9 3-6 46 7c
6wa	06 1-7 2-9 3-6 46 7c
4li	09
5u	15 27
6ti	15 27
5v	08 4-6
4me	2d 4-8
6on	2d 4-7
4un	45
3par	0-9 19
4ea	16
5c	0-b 38 45
6ia	0-7 39
7f	25
6tr	2-5 36
4ir	35
4ok	05
4ri	06
6nt	35
3tac	4-5
5k	0-7 16 28
6eh	0-7 16 28
5n	0-a 18 25
6da	0-9 18
5r	2-7 3-5 6-b 7u
6ti	78
5t	46
4ra	2a
6te	2a
5e	17
6ng	06
5o	06 2-7 3e 4-a
6ng	4-5
4ud	0-a 26 46
6en	0-7 26
3ubj	4-5
6ec	4-5
5m	67
6it	66
5s	48
6id	46
4cc	09
6es	0b
4pp	0-e 25 3o
6le	3f 6-5
6or	0-7 26 35
3yst	0-8 1b
6em	28
2tabl	0-5 15
4ke	06
4le	69
4sk	0-a 2u 4-g 7-5
3eam	27 3-9
4ch	0-6 1h 45 5-5 7-a
6ni	0-f 1f 26
7o	09 46 7-6
4ls	0-b 47
6tr	0-b 47
4nu	77
4rm	0-5 7i
5r	15
6af	15
4st	2b
6in	2a
3han	0e 1-c 2e 7-6
4ei	06 2-8 38
5o	07 2-5
6re	06
5r	2-6 36 45
4ie	06 1-9 28
5n	0e 2-7
6ki	06 2-5
4on	66
5s	15
5u	78
4re	76
5o	28 4-7
6ug	28 4-7
4ua	76
5o	75
5y	06 1-5
3oge	0-5 25 4a
6th	0-5 25 4a
4pi	3b 4-5
5o	26 4-5
6lo	26 4-5
4wa	06 35 4-a
6rd	06 4-5
3rac	4-5
5i	0-f 3k 45
6ni	0-f 3k 45
5n	45
6sf	26
5v	0f 4-7
6el	09
4ea	57
6te	57
5n	25
4im	45
6mi	45
5n	26 7-6
4on	1d 2-8
5u	27
6bl	27
4un	16
5o	75
5s	47
3uon	05
4ye	0-a 1-9 6t
2unde	07 16 4-8
6rs	07 16 4-9
4iv	45
6er	45
3sef	0-7 18 26 4-6
4in	16 2-7
2vaca	4-5 66
6nc	4-5 66
4lu	28
4ri	35
6et	06 4-6
6ou	0-5 45
3ess	25
6el	25
3irt	2-5 46
6ua	2-5 46
4si	46
2we'r	46
4bs	6c
6it	6c
4lc	0-5 4-b 5a
6om	0-5 4-b 5a
5l	39 4-7
6be	36 4-6
6ne	37 4-6
4’r	0-6
3her	0-7 2-a 3a 46
4ic	0-c 26 4a
4oe	5a
6ve	5a
3ill	0a
6in	0a
4th	56
6ou	57
3ork	0c 2-b 39 7-6
6in	0a 2-5 4-8
6pl	36
5l	0-9 27 48
4ul	0-7 1c 27
3rit	0j 1-6 3-5
6te	07
2year	2-5 4-6 7c
3ou'	0-7 27 35
5n	46
5’	0-5 35 4-8
1art=dropped	0-b 1-p 2-9 3r 4f 68 7-9
c#	27 3-j 7c
c-	6-5 7e
6uties	0-8 29 4-5 66
b#	0g 2-d 65
5intro	0-g 1-a 3-l 4m 6-b 7w
a#	010 2-8 7-s
a-	0v 3-6 4-k 7-5
5nice	1n 2-5 7-5
9-	0-8 1j 7-6
6one	0j 1-b 49 5-o 6-f 7l
9#	2p 4-g 6-b 7a
a-	7a
9-	0l 17 4-d 5-6 7-c
5requirements	0i 1l 2-k 49 5-b 66 7-m
h#	0-x 2s 66 7-f
h-	0a 1-h 67 79
0s='ll	0-6 27 36 4-5
3re	48
2.js	05
3vn	0-6 6a
2ace	7-7
4h	0d 1-a 7-6
4k	2-5 35 4-5 79
4t	4-7 6j
3ge	0-d 1g 2-b 3a 45
3il	0a 2-8
4n	0-g 15 67
3ke	15
3ll	15
4s	0-5 2d 4-5
3me	0-6 1a
4s	0-5 26
3nd	05 35 4-6
4e	38 47
4g	0-7 2f 75
4h	0x 1-6 2-7 7-9
4k	0-5 67
4s	45
4t	2-7 4h 7-8
4y	0-5 2-8 37 48 6-5 75
3pe	0-5 26
3rd	0-9 3c 4-9 6b
4e	1-8 2-8 35 7f
4k	15
4n	3e 4-6
4s	2-5 4-6 7c
4t	6-b 7m
4y	2c 3-8 5-8 7c
3se	0-5 3-6 4-7 6k
4t	06
3ta	46
4e	0b 1-c 2-8 3-5 7h
3va	55 6-5
4e	35
3ys	06 2-5
2bal	47
3er	29 4-d
3le	0-9 1f 3-8 56 6-8
4y	15 26
2cal	0-a 1m 29 4-7 6-5 7-b
3ed	0a 1-6 2-a 46
4s	0-7 28 4-8
3ks	25 35 4-6
3le	0-5 26
3us	27
2ded	4g 7-6
4n	0-5 2-7 36 47
4r	1-5 55 7-5
4s	25
3ge	0e 15 2-6 4-8 7-5
3ic	15
3le	45
3om	0-5 46
4n	7b
3ux	16
2eak	16
4l	05
4n	2c 3-9
4r	46
4s	45
4t	39 4-5
3ck	16
4t	0k 1-5 3-c 4-9
3ed	2-7 46
4n	07 2-9 75
4r	0-a 3e 4-c 7i
4s	38
4t	75
3gy	28
3in	46
4r	06 2-8 38
3ld	2-6 45 77
4y	0-d 28 36
3me	0-7 38
4s	08
3nd	0-7 4c
4g	08
4t	09 1-9 3l 4-f
3re	0-9 3b 47
4s	1-8 4q 5-6 7-6
4t	4-5
4y	26 56
3ss	0c 1-c 66 7-b
4t	36
3ts	08 2-5
4y	4-6
3ve	5b
3ws	6a
2fer	0-6 2-8 3v 6-5
3ka	08 1-8
3ul	0b 15 4-7
2ged	3a 6-6
4r	0-7 35
4s	09 2-8 4a
4t	4-7
3ht	0-b 4c 69
3th	46
2h00	78
330	75
3er	0-6 3g 7-a
4s	0-5 4-5
3ip	4-6
3ly	17 2-9 3a 7-5
3on	0c
3ts	0-6 36
3us	2d 4-8
2ial	05 2-6 4a 7-5
4n	4e 7-5
3ce	1-8 36 47
4h	0-8 26 4a
4s	05 2-e 4f 7-5
3de	0-8 2b 67
3ed	0-9 27 37 4-5
4m	19 2-6 39 7-8
4p	0d 2-5
4s	08 17 38 4-8 59 6-d 7-c
4t	28
4u	07 1-9 76
4w	3-6 4-5 6e
3gn	08 26 3-5
3ld	27 37 4-8
4e	0l 2-j 3-6
4y	0-a 29
3me	0-8 7a
3ne	2-8 49 69
4g	27 4m 5-i 7-j
4h	17 26 7-5
4s	46
3on	1-e 28 3-a 58 75
4r	4-a 76
3ps	26
4t	0-d 1i
3re	08 2-9 4c
4y	15
3se	1-5 3-7 49 76
4h	0c 16 3-d
4m	06
3ta	0-8 1-5 2-5 4e 66
4e	4-5 6d
4s	1-8 2-6 318 4-c 6-6 7-7
4y	3g 4-i 5s 6-b 7-e
3ve	06 1-9 2e 35 7-6
3ze	35
2joy	08 3-5
2ker	0-6 17
4t	0-c 36
3ly	47
2lar	16
4y	45
3ds	0-5 18
3ed	0-8 47
4s	0-e 16 2b 46 7-5
4x	3-5
3ic	0-5 1-8 7e
4d	09
4n	2-5 4d
4o	07
3ls	0s 1-5 2-b 4-6
4y	1d 2-b 55
3op	3b
4w	0-6 67
3ps	46
3th	36 6-6
4s	35 4-5
2mal	3b 4-8
3er	2b 36 4-a
4s	2-5
3ic	0-f 17 67
3l5	05
3on	0-5 26
2n't	46
3al	05 1-9 27 39 7-7
3ce	0e 2-a 5-7 6-6 7d
4y	0c 3-5 4-5
3ds	0b 1-7 4-5
3er	25
4y	35 4-5
3ge	28
4s	0c 3-6 4-5
3ic	45
3se	2-5 4c
3ts	0b 15 2c 4-9 7-d
3ue	45
4s	37
2oad	2-5 45
4i	15
3ck	37 7-5
3ds	06
4y	3-5 48
3ft	08 7-6
3gy	0-6 19 2-6 3-7 4d
3id	16
3me	0-8 2-c 48 57
4y	35
3nd	45
4e	28 4-d 58 7-5
4g	1-a 3g 4-a
4s	0-e 1c 25 6f 7-k
4t	25
3ot	26
3pe	75
4s	25
3re	2-7 36 65
4k	2-5 3-7 47
4m	15 2b 4-8
4s	2-5
4t	0-7 75
4y	05 45
3se	0-6
4s	27
4t	06
3te	37 4-7
4h	0-7 17
3ud	4-6 58
4p	2-a 35 4a
4r	75
4s	05 1a 2-i 3-6 4c
4t	0-5 1-5 3-a 4m 7-5
3ve	2c 4-6
3wn	16
4s	45
2ped	0-5 15
4r	0a 2-f 4-9 7g
3ic	37 4-5
3le	2-6 3-d 48 6b 79
4y	0-7 6b
3us	49
2que	0-8 16
2rce	2-7
4h	06 2c 3-7 7-7
3ds	0-6 17 27 4-a
3ed	0-j 1h 36
4e	07 2-5
4s	05 7-b
3it	46 59
3ks	0a 1-9 2-5 47
3ld	0-7 27
4y	27
3ms	0-a 3-5 7h
3ns	07
3ox	06
3st	09 4-5
3ts	0-5 49
3um	05 1-6
2sed	2-5 49 55
4s	2i 4-6 56 7-8
3is	46
3ks	0-a 2t 4-g 7-5
3ly	0-6 2d 4-7
3ql	7-5
3ts	0-c 25 35 45
2tal	0-a 48 56
3ch	15 4-8
3ed	1-9 2-5 59 65
4m	0-7 1d 2-7
4n	0a
4r	1-5 67
4s	18 3-5 4-a 58
3hm	45
4s	06
3ic	0f 2-d 3-5 49
3js	0a 7-9
3ly	0b 3-5 47 5-5
3mq	07 1-7
3or	2-8 78
3re	47
4o	0-b 48
4y	4-6 7c
3to	3-9 7a
3um	45
2ual	4-d 5n 6-5
4n	76
4t	15
3ct	2e
3es	37 4-5
3gh	4-a 76
3ld	09 19 3-b 4-d 65
3nd	05 2-d 46 5a 7-7
4g	1c 2-6 7-8
3re	16 37 6-5
3se	15
4t	46
3te	0-h 2e 48
2ved	67
4l	0c 2-8 77
4n	18 2-b 48
4r	0h 1-7 3-b 58 6-5
4s	0-a 4f
3ik	4b
2wth	0-5 15 37
2yen	1-e 6n
4r	4-a 5j 6-5
4t	06 1-6
2zed	46
2’ll	0-5 25 35 4-8
3re	0-6 45
0t=A	0-y 1-j 2-p 3-s 4-j 5-4 63b 7-8
2C	0-16 1-s 2q 3-i 43k 54 6-1d 7-12
2D	05 1-p 23k 3-p 40 5-f 6-y 7-q
2F	0-2 1-p 2-y 3-a 4-11 5-e 6-5 73r
2L	0-f 1-9 2-e 3-8 4-j 51u 6-2 7-m
2O	0-g 1-m 2-m 338 4-7 5-k 6-6 7-k
2P	0-b 12x 2-m 3-7 4-12 5-a 6-9 7-a
2R	03c 1z 2-k 3-l 4-f 5-p 6-j 7-d
2^	0t 1-e 2-e 3-7 45 5-2 6-1 75
0w=0	0c 1-a 3-p 5-8 7t
3 000	46
430	05
4500	76
4days	0c 7-5
4eur	3-a 7f
4harbour	75
4lợi	0-8 1a
4năm	0a
4or	75
4people	0-5 75
4tháng	28
5rong	76
5uổi	0a 7-7
4vị	09 7-7
4we	46
5ork	29
222h00	77
2a	2-e 3t 4p 5-a 6-d 7-k
3 big	15
5onus	35
5road	36
4collaborative	35
5ulture	47
4dynamic	45
4focus	25
4good	0-6 38
4hands	05 25 4-6
4key	06
4member	05 4-6
5otivated	2-7 48
4part	78
6ssion	07 2-6
5lus	0-d 1f
4scalable	25
5enior	25 4-5
5mall	08
5trong	2-7 3b
4team	05
4wide	4-7
3arhus	2d 4-8
3belian	45
9 anyons	45
4ilities	08
8y	0e 4-7
9 to	0e 4-7
4le	0r 2-a 4-b
6 and	07
7to	0k 2-7 4-8
4oard	0-5 25
5ut	2-5 3-7 4m 7-5
7 halden	65
8our	47
8the	0-6 29 66
8us	4i 7-6
3cademic	0-8 17 4-6 68
a staff	65
4celerate	27 4-5
5ordance	77
c with	77
8ing	0-5 26
b to	0-5 26
4oustics	17
4ross	28 35
4t	26
5ivity	0-5 2a
3ddition	0-7 1b
aal	35 6a 7-5
c information	6b
4ministrator	77
4option	26
a and	26
4vantage	0-c 1g 2-6 37
b of	37
bous	0-6 1a
3ge	56
4ile	15
4reement	7a
3im	47
3ll	4-8 5i 7-5
5 applications	66
6interested	58 6-7
6our	65
7ver	28
4one	05 59
4so	16 3-5 4b 6-6
6 be	27
7see	47
4ways	06
3mbitious	07 2-9 45
3n	0-5 18 2-g 3f 5d 6-7 7-8
4 advantage	0-b 1h
6ssessment	09
5equal	4-9 5e
6xperienced	46
5important	45
6nnovative	45
7ternational	0-6 45
5organization	35
4alysts	0-6 2a
7tics	08 2-8
4d	0l 1-j 2m 3-5 4e 6-b 7-n
5 across	45
7re	4-5
6be	35 4-5
6capabilities	05
7ellular	46
7hallenges	05
7loud	25
7ollaboration	05
8nstantly	46
7ustomer	0-5 36
6delivery	28
8sign	08 2-5
8velop	25
7irect	06
6employment	75
7ngineering	06
7xperience	3-5 77
6foremost	06
6good	15
7rowth	16
6have	47
7elp	46
7igh	4a
6igaming	46
7mplement	27 4-5
7n	29
8clusion	4-7 5b
8fluence	0-6 27
9ormal	35
7t	05
6json	05
6learning	46
7ondon	45
6market	25
6non	16
6offer	45
7r	36
7ther	0-5 4-5
6private	06 1-5
8oblem	0-5 25
9duct	25
ds	06
6resources	35
6software	09 4-5
7uccess	27
dful	09 3-6
6technical	0-6 17
8lstro	2-5 45
7hat	45
8e	65
9ir	36
7o	06
6users	35
6we	45
7ill	57
8thin	2-5
7orking	07
7rite	07
6you	78
5roid	16
4h	19 7-6
5 cơ	05
4na	6e 7-6
6 holm	6e 7-6
4y	0-a 1c
5 of	15
5ons	45
3pi	27
4plicant	07
bs	0c 55
9tion	0-f 3-8 4-5 6z
ds	69
e from	56
fis	15
fmust	67
6y	0-5 3-5 6b
7ing	4-6 7c
5ointment	4-9 58 79
d of	65
ewill	59
5reciate	06
6oach	09
7priate	25
7x	06
3re	0m 17 2-t 49 5d 6-5 7-c
5 a	3-6 46
7ble	06
7lso	0-5 18 2-5 46
6encouraged	56 6-5
6just	56
6looking	0c
6passionate	05
6welcome	4-5 67
7orking	05
6you	0g 4-8
5a	06 15 4-8 75
4ound	05
8 the	2-5
4rangement	35
4t	48
3s	09 1d 2c 3-d 4-9 6-f
4 a	07 2c 4-6 7-6
5code	15
5part	4-6
6ossible	7a
5soon	7a
5the	48
5we	15
7ll	19 6-5
4sessment	07 65
3t	2-k 3-5 4l 75
4 jobs	45 7-7
5our	4-9 78
5the	2-a 7a
7is	46
4titude	05
5ractive	35
3udio	25
4tonomy	35
a and	35
3vailable	76
3ws	05 1-6
3zure net	06
2back	26
6 end	25
6end	0-7 2-5 4d
6ground	5c 6-6
4lance	06 2-5
9 the	06 2-5
4se	3-7 7a
6 salary	3-7 7a
6d	3-5 46 57
7 on	58
3e	0-j 1a 3-9 4-k 5i 6g 78
4 a	0-9 16 26 4-5 76
6ble	0b 2-6
6n	4-7 5a
5based	4-8 59 76
5encouraged	39 4-7
5found	46
5in	75
5joining	4a
5located	77
5made	08
5our	46
5part	48
5the	65
5used	57
8ful	0-6 19
5working	0-5
5you	56
4am	16
4cause	05
9 you	05
5ome	2-8 35 49
8 part	2-6 4c
4en	66
4fore	65
4ing	37 4-8
7 able	35
4lieve	5b
4neficial	0-e 1e
8ts	1-8 2-6 316 4-b 6-5 7-7
4rlin	2-5 4d
4st	0e 2-c 35
4tting	46
9 and	45
5ween	2-8 75
3ig	0-f 1g
5 data	0-7 17
6plus	0-8 1a
4ology	0-5 16
4ết	19
6 sử	0-7 18
3onus	36
4x	16
3rightlane	38
c is	2-6 47
doffers	0-7 3c
dyou	26 4-5
5ng	09 2-b 4d
7 your	48
7s	15
4oad	2-5
3uild	27 37 4-8
7 new	25
8up	39
4siness	05 4d 6-5 7-5
a analysts	28
bcases	25
bproblems	05
4t	0-8 18
5 not	0-5 19
3y	0-e 1-5 29 4e 5-5
4 a	37 4-6
3áo	0-5 2c
5 cáo	0-5 2c
3ình	7d
3ó	07
4 lâu	07
3ản	09 1-8 65
3ằng	28
2c	75
3#	07
4 azure	06
3a	09 78
4lculations	0a 4-5
4mpus	49
4n	0-a 2-d 35 4b 78
5 read	4-9 68
6take	35
6work	75
5didate	0b 2-7 4-7 68
bs	4-7 5a 7-6
c regardless	56
4o	0a
5 trong	0-5 19
6đẳng	05
4pabilities	05
e including	05
7le	0a 2-5
9 of	0a 2-5
4reer	0-6 3g 4-9
8s	4-5
4se	66
6s	27
7 and	27
4ttle	15
3d pipelines	05
3ellular	48
4nter of	35
6re	47
8 of	45
4rtifications	0-5 17
3hain	2-8 36
7 finance	2-6
5llenge	2a 3-6 4-5
bs	45
aing	06 38 4-8
d tasks	05
5nce	36
8 to	36
6ge	45
4o	05
4uyên	09
8 môn	05
9nghiệp	05
4ính	15
4ấp	0b 7-b
6 nhận	0b 7-b
4ỉ	15
4ịu khó	06
7được	17
4ủ	15 7-5
5 nhật	16 7-5
4ứng	16
3i	08
3lean	2b 3-8
6r	46
4ient	4-5
4osely	0-5
5ud python	06 7-5
8services	77
8technologies	0-7 15 25
3o	2-6 48
4de	2k 3-a 4-a
4gnition	07
4llaborate with	25
cion	3-7 49
dve	2-5 35
6eague	46
bs	09 2-7 3a 4-7
c and	06
din	45
4me	47
5fortable	08
d in	07
5merce	75
6itment	57
6on	0-5 26
8 goals	0-5 26
6unicating	17
don	07
5pany	0-5 2-8 37 48 6-5 75
9 description	4o 7-9
ais	45
asize	0-5 4-7 7e
atype	0-6 4-6 7e
awhere	3-5 46
6ensation	37
7titive	25
6lex	3-5
4nducted	25
5sidered	15
6tantly	45
c learning	35
dstrive	46
5tact	3-6 4-8 6l
9 us	68
6ent	06
6inuous	05 1-5
cly	0-5 2b 4-7
6ribute	0-b 49
c to	0-9 27
bion	0b 2-9
4operation	29 4-5
d with	25
5rdination	06 2-5
4re	0b 1-5 46
5vita	0-8 1-5 2-5 4e 66
9 here	4-5 78
4smosdb rest	06
4urses	45
4ver	05
3reative	36
3ss	0-c 1d
3ulture	3a 4-6
9 in	25
aof	36
4rrently	45
4stomer	29 36 4-7
as	0-8 49 75
3v	66
3ycle	2-5
3ác	1b 2-5 7-5
5 ngày	15 7-5
4o	0-5 2c
3ó	1p 28 38 4-5 6-7 7-q
4 khả	07 7-7
6inh	0-h 1h 3b
6ỹ	0-6 18
5thể	28
6rách	05
3ông	0c 1-8 2i 7-b
6 trình	29
7việc	08 2l 7-e
3ơ	09 1-5
4 bản	08 1-5
3ả	7-8
4 2	7-8
3ần	06 28 7-b
5 thiết	29
4u	0i 1-d 2d 7-8
5 công	0e 7-8
3ụ	28
4 thể	28
3ủa	66
3ửa	77
2d	25 4-5
3aily	0-7 2a
5ry	15
7 cattle	15
4nish	0-6 18 76
4ta	0-n 1g 4b
6bases	1-5
5e	4-c 6-9 7u
6 is	75
4y	15
5s	09 2-6 37 4-8
3eadline	6c
5l	15
6 with	15
4canters	05
4dicated	2-5 48
b team	45
do	45
4fine	25
4gree	08 2-5
8 in	05
9or	05
4liver	2b 4-8
9y	2c 4-6
4partment	47
5ending	37
b on	37
5loyment	0-8 25
4scription	0-5 1-5 2d 3-a 4g 6-6
5ign	08 26 3-5
8 and	29 4-8
9patterns	06
8ed	47
6rable	0-a 1f
4tail	07 2-6
4velop	3b
9ed	0-5 15
ar	07 2-9 4-8 7h
9ing	0f 3-5
c new	09 3-7
9ment	0c 35 4-8 7-5
d and	36
eteams	29 4-9
5ices	15
3ifference	49
4gital	0-7 15
9 products	15
4rect	06
8or	65 76
a of	76
4sability	56
5play	45
4ve	25
6rsity	5g
b and	5a
3o	0-d 2s 4-c
4 and	38 4-5
5you	06
4anh	07
4main	18
8 driven	18
4n't	46
3rive	06 4-6
7 customer	26
8the	06 2-5
7n	2-7 4a
8 by	0-5 36
9design	18
3uring	05
3ynamic	0-8 49
9s	05
a 365	05
bdynamics	06 7-6
3ài	07
5 với	06
3ẫn	1-6 28
3ụng	0-5 67
6 thành	07
2e.g	0-8 19
3asy	3-5 4c
3dge technologies	25
3e	05
3mag	46
4bedded	46
a in	46
5race	46
9 a	46
4ployees	38
9r	4-a 5j 6-5
8ment	0-6 7h
c is	16
3ncouraged	39 4-7 56 6-5
c to	35 4-5 56 6-5
4d	29 4-d
5 and	26
6of	15 4-7
6users	26
4ergy and	4-5
4gineer	0-5 7f
a to	2-5
aing	09 27 3-8
d practices	06
eteam	2-8 45
as	47
5lish	0p 1-7 3-a
4joy	08 3-5
4sure	0-9 2h
4tire	2-5 4a
4vironment	1-5 3c
3qual	4-c 5m
7 opportunity	4-c 5k
5ipment	27
3tc	29 4-5
3ur	3-a 7f
3valuation	06 2-5
c of	06
dsystem	15
4ent	2-5 46
7s	35
5ry	2-6 57
7 day	05
8year	35
7one	36
7thing	0-6 2-7 4h
3xcellence	0c 2-6
c of	07
5hange	35
as	46
5iting	37
a new	35
4ecute	29
4isting	2a
a and	25
4pand	37 4-7
5ect	0a 2-5 76
8ed	25 77
a to	28
6rience	0h 1c 3-b 4-d
c in	08
dlevel	79
dof	05
dwith	1e 7-5
eorking	05
fuld	0-7 18
cd	0a 2-a
d in	07
8mentation	46
h and	46
7tise	3-5 45 75
b and	75
cin	2-5 46
4ternal	25
2fast	2-5 4c
6 paced	45
3eed	15
6 evaluation	15
5l	06
3ield	2-5 77
7 and	06
8of	46
7s	0-5 18
4ll	45
6 in	45
4nancial	07 1-5
b performance	0c
5d	3q 4-8
6 a	38
7out	49
6ings with	05
4rst	09 4-5
7 and	06
4t	06 2-5
3lexible	36
4uency	08 3-5
9 in	08 3-5
3ocus	27
7 on	25
4llow	65
4r	1-b 27 36 66 7-6
5 3	76
6a	07
7n	47
7udio	2d 4-b
6both	17
7rightlane	2-5 47
6improvement	46
6one	4-5
7ur	28
6people	07 4-6
6someone	2d 4-7
6the	4l 7-9
8is	0b 2-5
6you	0-9 38 69
5emost	06
a for	06
5ward	0-6 37 4-8 6c
9 to	0-6 4-5 6c
4und	45 7-5
7 at	47 6-5
8in	66
3ramework	16
b is	45
bs	0c 1-8 4-5
4eedom	0-5 46
9 to	0-5
4om	0-d 25 3-f 4-a 59 68 7k
6 all	56
7the	05
7you	6a
3ull	0-8 7f
6 time	7b
4n	36
5damental	46
6ed	45
8 by	46
4rther	05 66 7-6
9 information	3-5 47 68 7-5
4ture	36 4-5
2gain	45
3ender	56
4t	66
3ian	1-6 7c
6 làm	0-a 7g
5o	08
6 tiếp	08
4t	05
4ải	15
4ờ	75
3lobal	47
3oing	3-6 45
4od	36
6 knowledge	15
3rant	4b
4eat	39 4-5
4oup	2-a 35 4a
7 at	4-5
8benefits	36
7s	45
5w	09 1-5 3a 4-7
6n	16
6th	0-5 15 37
8 of	16
3ắn	07
5 bó	07
2halden	0-5 2-7 36 47
8 group	0-5 2-7 36 47
4m	05
5 học	05
4nds	06 26 4-6
7 on	06 26 4-6
4rbour	75
9 street	75
4s	2-5 49
4ve	0a 1i 2-c 3-9 7-9
6 an	0c 4-6
7been	65
7designed	46
7the	4-5
3cm	0-6 7e
3ead	0-8 16 28
5lth	36 6-6
8 care	35
5ring	67
9 from	65
4lp	36 4-6
6 us	4-8
6s	46
4re	46 6-5 75
6 jobs	75
3igh	0-7 2-8 39 46
6 impact	45
7performance	48
7speed	05
6er	3a
6ly	18 2-b 36 46
8 motivated	06 4-5
9skilled	47
4ểu	15
4ện	0-9 2g
3olm	6e 7-6
6 at	4-5 66
7in	45
4me	3e 4-7
6 office	3d 4-a
4w	2-5 3-7 4d 6a
5 the	2-7 49
7o	6b
4à	75
4á	08
4ạt	05 7-7
4ặc	0c 1-5
3tml	0-5 15
6 css	0-5 15
65	05
4tp	0-5 66
3àng	06 1-6 26
3ướng	05 1-7 28
7 dẫn	1-6 28
3ệ	07
3ọc	0g 1-9
5 hỏi	09 1-7
3ỏi	09 1-7
3ợp	08 7-6
2i	05
3d	0-6 7f
4eal	05
7 candidate	05
7ly	0-b 1g
9 you	0-a 1d
6s and	05
5ntify	0-5 29
3f	09 1-8 3-5 6d
4 you	09 1-6 65
3gaming	46
3mmunology	45
4pact	2-6 36 47
8 the	46
5lement	28 4-5
bation	25
g and	26
5ortance	09 4-6
at	4a
5rove	0-6 2c 4-5
9 the	25
9ment and	46
3n	1-6 2-b 4e 5-d 68
4 a	0c 2-6 38 4-7
6ccordance	77
6ddition	0-7 1b
6n	0-b 37
5berlin	4a
5collaboration	25
7rvita	45
5emag	46
6nglish	0c 3-7
5london	75
5odense	46
6ne	36 4-5
6rder	26
6ur	0-8 4d
5people	35 4-5
5testing	45
6he	1-7 67 7b
5with	06 4-5
6orking	06
5your	36 4-5
4clude	0-6
9s	26
8ing	0c 4-a
7sion	4-6 5b
9vity	47
5rease	15
4dependently	05
f and	05
5ustry	4-6 7c
4fluence	27
5ormal	36
9tion	1-5 2-9 3-8 4d 6e
d can	46
eon	66
etechnology	75
5rastructure	2-5 49
g as	15
4itial	09
4novation	08 2-6
ave	48
c solutions	26
4sights	0-6 35
5urance	35
4tegrate	05
6rested	58
c candidates	58 6-7
7national	36
7view	3-5 4-7 6e
bs	6a
5o	0-a 27 4-7
6 the	0-7 25
4vest	3a 4-9
8 more	35
3s	0-p 11c 2-o 3-l 4l 5c 6-e
4 a	0-b 1b 3-5 4b
6lso	05
6n	0-g 1a 48
6t	16
5beneficial	0-e 1e
5constantly	35
5for	4-5 79
5important	36
6n	75
5listed	45
6ooking	05
5our	49
5possible	37
6referred	0-8 19
7oud	4-6 59
5the	06 7-6
6o	2-5 49
4sues	16
3t	0e 1-9 4-5 7-5
4 is	06 4-6
5takes	09
5will	27
4s	2-6 49
4’s	47
2january	66
4va	0a 7-7
6 and	0-c 1d
7ee	05
7nosql	07 7-5
7spring	06
6script	0-d 1i
c reactjs	06 7-5
3enkins	45
3ob	0-h 1-7 214 3f 4-16 5-6 7f
5 and	35
6benefits	3l 7-5
6description	0-8 2l 3-6 4-c 7e
6type	76
5s	2-9 3-5 6g 77
6 nordvik.example	3-5 6g
4in	2-m 4o
6 an	2-6 47
7us	46
6ing	0-7 3c 46
4urney	35 4-5
3son	05 1-5
3ust	36 4-6 55
6 be	56
2kafka	08 1-8
7 rabbitmq	07 1-7
3eeping	27
4y	08 26 4-7
5 role	06
3hi	29
4ách	06
7 hàng	06
4ó	06
5 học	05
4ông	0-8 3d
4ả	09 7-7
5 năng	09 7-7
3inh	1d 2-5 39 7-8
6 doanh	17
7nghiệm	1b 39 7-7
4ến	0-6 1a
6 thức	16
4ểm	29
6 tra	29
3now	45
6ledge	0d 16 2-5 4-7 7-5
b of	0h 4-8
3ubernetes	16 4-6
3ỹ	0e 7-5
4 năng	0a
2labs	55 6-5
6 is	56
3ead	47
6er	46
8 in	47
8s	05
6ing	26
5rn	3e 4-6
7 and	39 4-5
7ing	0-7 18
4vel	07 2-9 79
7 mid	75
8of	45
8senior	76
7s	45
6raging	15
3ife	37
6cycle	0-8 29
4ke	15 3-6 48
6 the	65
8o	47
6wise	65
4nh	08
4sted	45
8 on	45
4ves	48
4ên	07 1-5
6 quan	07 1-5
3ocated	77
7ion	36 4-5 6-c 7h
4ndon	7b
8 and	45
9in	4-6 78
9or	75
5g	75
4ok	4-5 66
6 first	06
8orward	65
6ing	07 3-5 69
9 for	07 3-5
dward	66
4ts	3-7 49
6 of	3-7 49
4ve to	65
3à	0-u 114 7-5
4 1	0-8 19
5lợi	0-9 1a
5một	0-e 1j
4m	0-b 7i
5 việc	0-7 2-7 7l
3âu	07
5 dài	07
3ên	06
3òng	0-5 66
3ĩnh vực	06
3ợi	0-o 1w
5 thế	0-o 1w
3ực	17
2machine	16
9 learning	16
4de	08
4inframe	0-6 1a
6tain	27
4ke	2-5 38 56
4mmalian	46
4naged	46
8ment	0a
8r	0-5 35
5ner	15
5y	46
4rket	0-d 36
4tch	4-5 65
7ing	0-7 3a
5erial	2-6 47
7nity	05
b cover	06
5ter	4-5
4y	35 4-8 65
5 be	37
3easurement	06
4mber	05 27 4-9
8 of	05 27 4-9
4ntal	56
4tadata	46
5hodologies	45
8s	05
5rics	45
3icrobiome	47
7soft	08 7-6
b dynamics	06 7-6
4d	77
5 level	77
4ght	0-5 48
7 be	46
4ning	45
4x	26
3odelling	15 2-5
7s	05
4lecular	0-7 1c
b biology	0-5 16
4re	0-5 3c 4d 6-8
6 about	77
8nd	35
8t	4b 6-5
7energy	35
7than	38
6over	45
a the	26
4st	05 48
4tivated	08 2-7
b and	08 4-6
4use	15
4ve	05 4-6
6 our	05
3s	07 1-5
3uch	0-5 25
4sic	05
7 cognition	07
5t	05 6a
6 be	6a
3áy	77
3ôi	75
5 trường	75
3ột	0-v 1j 2i
5 lợi	0-7 1c
3ục	0-5 66
3ỹ	0-a 28
2nam	0b
5 nữ	06
4ture	05
3eed	06
6 to	07 4-5
4gotiation	38
4t	0f 7-a
5 c#	06
6microsoft	06 7-6
5working	15
4w	2j 3-5 4-b
5 and	08 3-7
6colleague	45
6features	26
6technologies	38
3ghe	08
6 nói	06
5iệm	1b 39 7-7
8 làm	15
9quản	0-6 16
9trong	15
9về	05 1-5
7p	0d 2-5
5ệ	15
4ày	0-6 28
6 tuần	0-5 28
4ữ anh	15
3hiệm	06
7 trong	07
4à	0-5 77
5 máy	0-6 77
4ận	0f 7-b
5t	16 7-5
3obody	49
4de	06
4n	16 7-5
5 abelian	45
6technical	16
4rdic	15
6vik	4b
9 is	47
9.example	3-5 6g
4sql	15 7-5
4t	0-8 18 56
5 be	4-6 57
4w	3-6 6c
3ói	09
3ăm	0a
5 làm	05
4ng	0l 7-c
6 làm	15 7-7
7động	06 1-5
3ội	0-5 15
5 thất	0-5 16
3ữ	06
2odense	48
3f	08 4n 6-a 7-g
4 a	08
6cademic	65
5business	25
5development	2-5 46
5employment	0-6 15 7a
6xperimentation	46
5financial	08
5halden	46
5opportunities	3-7 4c
6ur	3a 4-8
5predictive	06
5software	06
6trengths	05
5technologists	2-5 47
7lstro	46
6he	08 5-5
8ir	07
4fer	0-b 2-6 310 4-9
7 you	36
7ings	05 1-5
7s	0-b 3i
8 a	0-7 37
9you	37
5ice	1-5 2-5 3a 76
8 in	78
5shore	0-6
a substations	0-5 15
bwind	0-5
3n	0-g 1-9 2e 36 47 7-9
4 a	0-7 28
5customers	2-5 77
5halden	4-5
5our	2-6 4b
5qualifications	37
5the	05 2-7 45
5work	05
4e	2-9 38
4line	2-5 65
3pen	08 2-6 35
6 to	06
6ing	45
6table	45
5rational	78
bs	45
4portunities	2-9 3d
f for	35
gto	2-a 4a
cy	0-5 2-5 4-a 5h
d employer	4-a 5b
efor	47
eto	3a 4-6
4timization	25
3r	0c 1b 2-b 36 4-q 56
4 similar	0a
4der	27 4-6
7 to	26
4ganisation	45
e that	2-5 47
4iented	47
3strava	55 6-5
9 labs	55 6-5
3ther	4-a 57
3ur	0-k 1-a 3-7 419 7-7
5 ability	27
6campus	48
7olleagues	45
8mpany	36 4-8
7ustomers	3-5 49
6development	2b 4-8
6employees	3a 4-a
6new	45
6office	78
6product	3-5
6service	06 2-6
7uccess	47
4t	26 47
3ver	28
6 the	29
3wn	37
2p	0-5 27
3aced	45
7 and	48
4id	35
4rt	0-a 3-7 4e 7a
6 of	0-7 3-7 4d 76
6icular	27
6ner	25
9s	08
ahips	26
4ssion for	26 4-6
4tterns	07
4y	36
5ments	46
3ension	36
4ople	2-5 3-7 4a 6-6 79
8 as	46
9company	7a
9development	35
9who	07
4rform	25
9ance	1-6 25
5sonal	57 6-5
a background	57
3hage	45
7 display	45
4d	0-5 27 4-5
5 student	27
4p	0-5 17
4ysical	56
4òng	1-6 75
4ần	05
4ẩm	06
4ục	05
3ipeline	47
as and	05
3lace	3-5 66 7-5
5n	37
5tform	27
as	0-5 26
4ease	3-6 4-5 6n
8 contact	66
9refrain	65
4us	0-l 1o
3ortfolio	07
4sition	0-5 4-9 7f
a is	7b
bto	46
bwill	4-6 75
5sess	05
6ibilities	15
cy	3e 4-9
d to	3e 4-7
8le	76
5ted	4-5 65
3ractice	06 2-5
a and	06 2-5
as	07 1-5 2a 4-c
4edictive	05
c processing	05
5fer	05 3-5
8ably	15
8red	0-f 1j
4imarily	76
b work	2-5 78
8y	09
5vate	0-5 1-5 27 4-7 7a
9 cloud	1-5 29 4-5
atechnologies	78
4oblems	09
a through	06
5cess	0-5 2-6 3-8 46 6l
9es	29 4-5
9ing	0-6 19
5duct	2d
9 and	46
adevelopment	0-5
9ion	16
9s into	15
5fessional	2-5 46
6iciency	06
d in	06
7le	0i 2-f
5gramming	47
9s	36
7ess	35 4-6
5tein	46
9 science	46
5ud	59
7 to	4-7 59
5vide	0-5 27
9r	05
9s	45
3sm	27
5 to	26
3ublic	0-5 1-8 7e
4rposes	57
3ython	0c
3å	65
4 jobs	65
2qa	76
4 test	76
3ua	68
5 website	65
5lifications	0d 2-b 3d 4-6 7-5
g a	37
7ty	05 2-6 46
9 and	08 15 2-9
aevaluation	2-5 46
5n	0a 1-5
6tum	45
4estions	69
4ickly	47
4ận	0-7 7g
2r	27 7-6
3 java	07 7-5
3abbitmq	07 1-7
3eact or	07
7js	0a 7-9
9 cloud	06 7-5
ajava	06 7-5
5d	0-c 4m
5sonable	56
4ceive	65
9d	68
a by	66
5ruitment	68
d process	4-5 67
4dux	16
4factoring	2c 3-8
5erence	0-7 7e
5rain	65
9 from	65
4gardless	5b 6-7
c of	5b 6-7
5ions	25
9 and	25
5ression	27
5ular	36
9ly	2b 4-9
4lationships	45
5evant	25 4-5
5igion	56
4main an	35
5ote	38 4-6
4port	75
8 to	75
4quire	07 2-5
9ments	0c 4-7 65
9s	07 4-8
a a	07
4search	05 2c 3-6 6-5 7-6
a to	25
bwill	26
5ources	38 4-6
b to	35
5ponsibilities	2i 4-8
i and	05
fy	28 4-7
g of	25 4-7
ble	0-7 25 48
d for	0-7 48
5t	06 1-7 25
5ults	35
3ight	67
3ole	09 2r 4-14 78
6 in	25
7to	08 4-9
7will	06 2-7 35
6s	4-5
2s	0-b 25 38
3 in	0-8 39
3alary	4-5 6-6 7m
8 and	75
9is	3-a 7d
9supplement	3a 7-5
5es	0-6 25 45
7 manager	4a
3calability and	45
4heme	0-7 39
8s	2-5
9 for	45
4ience	4c
4rum	06 1-6
3ecurity	0-6 15 2a 4-5
4e	2-8 3-5 4q
5ing	0a 3-6
5king	06
4lf	05 4-5
4nd	4-6 6c
6 your	68
5ior	4-b 78
8 full	25
4parators	05
4rver	06
6ices	0-5 79
a in	46
4t	26
5 top	16
5ting	28
3hape	0-5 26
5ring your	06
4ould	0h 3-6 4-b 75
8 expect	4-5 76
3ignificant	2-7 36
4milar	0b 2-5 4-6
4nce	47
4tes	76
4ze	0-5 4-b 7d
6 201	76
3killed	49
9 and	45
7s	0s 1-5 2-a 4-8
8 requirements	05
3lack	37
7 days	37
3mall	07
3ocial	45
4ftware	06 1-7 2-9 3-6 46 7c
a development	0f
bengineer	0-c 7f
4lid	09
5utions	0-9 17 26
5ve	05
6ing business	05
4me	39
6 of	35
6one	2d 4-7
9 who	2a 4-6
4on	7a
6 as	7a
4und	45
7 quality	45
3pan	26
5rk	0-9 19
4eak	16
7 and	07
5cial	25
7fications	25
6trum	2-5 36
5ed separators	05
4oken	05
5rts betting	46
4ring	06
7ts	35
3re	28 4-5
3tack	4-5
7 engineer	25
5keholders	0-7 16 28
5ndards	0-7 18
5rt	6-b 7m
7 date	4-7 6-b 7m
7ing	78
a date	75
5te	46
7 of	48
4op	46
4rategy	28
5eet	75
6ngth	46
as	05
b and	05
5ong	08 2-6 3a 4-6
8 culture	38 4-7
9team	2-5 36
8ly	4-5
a believe	35
5uctures	45
4udent	0-6 26
3ubject	4-5
5mitted	66
5stations	0-7
4ccess	26
9ful	0h 2-a 3-5
c candidate	05 2-6
5h	0b 4-6
6 as	0b 4-6
4pplement	3f 6-6
7y chain	2-6
6ort	0-7 29
9 and	0-6
3ystem	0-7 1e 2-6
8 administrator	77
8s are	15
3àng	16 7-5
6 làm	16 7-5
3át	28
3óc	77
3ẵn	16 7-5
5 sàng	16 7-5
3ẽ	0-8 3d
4 được	0-8 3d
3ố	0-f 2j
2take	0i 4-b
6 advantage	37
7ownership	05
6s	07
4lent	6a
4rget	4-5
4sks	0-9 2r 35 4-e 7-5
7 and	05
3eam	0-c 1-7 2d 4e
6 across	35
8nd	25
7in	4-6 78
7of	0-f 4g
7which	25
8ith	2-5
6s	27 3-6
4chnical	0-5 19 2a 4-6
b and	16
bly	36
8que	0-6 17
7ologies	0a 26 4-a 7-7
e and	36
fis	0-5 15
csts	47
by	2-5 3-5 46
c team	05
4lstro	0-b 47
9 aarhus	76
bnd	2-5 45
ais	57
atelstro	2-5 45
4nure	77
8 track	77
4rms	0-5 7i
7 of	0-5 7f
5raform	15
4st	1-5 76
6 developer	76
6ing	2a
9 of	15
3han	38
5t	0-5 4e 7-5
6 help	35 4-5
7you	0d 2-7
4e	0-s 1-9 2n 3-c 4m 5-h 7l
5 ability	07 2-5
7pplicant	07
fs	0c
9ointment	4-6 78
7rt	48
7ssessment	66
6best	06 2-6
7usiness	4a
6challenge	2b 3-5
9nce	36
7lient	28
7ompany	45 7-5
6danish	78
7evelopment	2-9 46
7irector	76
6employer	36
7nd	35 4-6
8ergy	45
8tire	2-5 4a
7xcellence	07
6field	78
7reedom	0-5
7undamental	46
6global	36
6halden	46
6job	0-8 2f 4-9
6key	46
6london	78
6market	15
6nordic	15
6office	4h
7pportunity	2-5 3b
7strava	46
6phd	0-6 27
7lace	16 65
7osition	4-e 7i
9sibility	39 4-5
7rimary	07
8oducts	25
7sm	27
6recruitment	4-5 67
8search	29 4-6
9ponsibility	29
7ight	4-5 67
7ole	2a 4-b
6sales	0-6 25
7oftware	0-6 29
7uccessful	05 2-5
7ystem	2-6 49
6team	0-6 2b
8chnical	4-5
8lstro	2-6
6world	25
5ir	06 2-8 38
5m	0d 3-a
5n	0-l 4w 66
6 you	0-5 49
5o	0j 7-f
6 ca	0g 7-d
7nhóm	0-7 17
6ry	45
5refore every	35
4ings	08 3-7
6king	06 2-5
5s	0e 2-8 3-9 5-5 6h 7-8
6 framework	45
7job	05
7role	0b 2-6
5ết	28
5ểu	07 1-7
4ose	15
4ree	76
7 years	76
5ough	4-6
9 innovation	06
4uyết	06 1-5
8 phục	06 1-5
5ật	15
4ành	0f 1-7
7 thạo	0a 1-6
4áng	2g 7-6
7 có	0-5 2h 7-6
4ích công	06
4ông	0-5 66
7 tin	0-5 66
4ạo	07
6 các	05
4ất	0-5 16
6 là	0-5 15
4ế	0-n 1v 7-5
4ể	0-5 2h 7-7
4ời	0-6 7c
6 gian	1-6 7c
4ứ	15
4ực	1-6 2e
6 hiện	0-9 2g
7phẩm	06
3ime	0-7 3a 4-6 7d
6 at	38 4-6
4n	66
4ên	0-p 1y 66 7-6
6 có	0-8 19
7ứng	15 68
4ến	28
6 độ	29
6g anh	06 7-5
8trung	08
3o	1-h 25 4a 59 6j 7-n
4 apply	0-6 56 68
5balance	06 2-5
6e	2-5 57 65
7come	36 4-5
6uild	36
5contribute	0-5 25 45
5ensure	27
5have	0-6 1c
6earing	65
5improve	26
5join	2-5
5keep	45
5learn	39
5maintain	26
7ke	37
7rket	45
5perform	25
5remain	35
5solve	06
5take	07
6he	0-7 26 65
5work	0e 2-a 36
5your	36 7-5
4gether	0-5 25 4a
a with	26
4ols like	0-6 15
4p	16
5ic	37 4-5
7s	35
5ological	26 4-5
4wards	06 4-5
9 infrastructure	05
3ra	29
5ck	2-6 76
5ining	0-f 3k 45
5nsparent	06
d and	06
5vel	06 4-5
8ling	09
4eated	57
4imming	45
a and	45
4ong	0-6 1e 2-5
7 các	0-7 76
5ubleshoot	26
4ung	16
5st	46
4ách	05
7 nhiệm	05
4ình	26 7-6
7 độ	09
4í	09 7-9
4ường	0-7 75
4ở	07
5 lên	06
3uyển	0-a 1-9 6p
7 dụng	0-5 68
4ần	0-6 28
4ổi	0k 7-c
6 từ	0b 7-5
3ype	0-7 3-5 4-b 7k
6 private	78
3ài chính	15
3ính	06
6 văn	05
3ăng	79
6 ca	79
3ư	16
4 vấn	16
4ơng	05
7 đương	05
3ại	0-6 7i
5 nhà	0-5 77
4o	07
3ối	06 1-7
5 thiểu	07 1-7
4t	0k 7-a
3ừ	0i 1-a
2ui ux	05
3nderstanding	09 17 4-9
f of	0g 4-8
4iversities	65
e jobs	66
by	45
3p	2c 4-a
4 and	37
3s	2-i 3d 4e 68 7-b
4e	36
5 of	46
6your	0-5
5d	57
6 for	57
5ful	0-7 18 26 4-6
5r	2a 4-5
6 experience	4-5
7groups	45
4ing	16 2-7
3x	05
2vacancy	4-5 66
4lued	06
4riety	06 4-6
9 of	4-6
6ous	0-5 45
3ery	3-5
6 good	05
4ssels	25
3ia	1-5 4-7 66
4ew	07
4rtually	2-5 46
4ên	17 6g 7-e
6 có	1f 7-7
4ệc	1-9 2e 3-6 4-5 6-8 7d
6 linh	08
7nhóm	05 1-5
7theo	17 7-6
8ại	0-6 1-5 7h
3ui	66
3à	0m 2-7 7-5
4 thực	09
4o	0-6 15 68 7-6
3ăn	0f 1-8 2-6
5 phòng	05 1-6 76
3ấn	16
3ề	0c
4 quản	06 1-6
3ị	0e 7-8
4 trí	0e 7-8
3ới	1-7 79
5 công	06
3ực	06
2want	46
6 to	47
4y	49
3e	1-7 2-z 36 4x 5c 66 7-i
4 appreciate	06
6re	05 2-8 4a 7-5
5believe	3-6 5b
5embrace	46
6xpect	09 4-5
5have	05 2-5
5invest	3a 4-9
5look	05 66
5offer	0-8 3w 4-f
5strongly	35
5will	15
6ork	3-7 49
7uld	65
4're	46
4b	0-a 19 26
5 services	26 4-5
5site	0-6 6c
9s	05
4lcome	4-9 57 65
9 to	66
8ing	35
5l	19 6-5
6being	36 4-6
6ness	37 4-6
4’re	0-6
7 looking	65
3hat	09 36 7-5
6 do	06
7it	08
7you	06 2-5
4ere	0-6 2-9 3b 45
7 all	4-6
8there	35
8you	36
4ich	0-c 26 4a
7 will	0-5 25
4o	0i 4-9
5 are	0d 2-5
5ever	5a
9 you	5a
4y	09 3-c 47
3ide	4-7
6 variety	4-5
4ll	0-q 19 2i 3l 4-v 58 6-5 77
6 be	0-5 3-a 4-b 7h
9come	2-6 4b
8ring	0a 2-6
7dive	25
8o	26
7find	0-7 3r 4-e
8ocus	26
7have	48
7include	0-5 25
7join	2-6 48
7not	57
7pay	36
8rimarily	77
7report	75
7work	25
4nd	0-5 46
4th	0-8 1a 2f 3e 4-9 6-c 7-7
6 a	08 39 4-9
7cloud	0-a 1b
8olleagues	05
8ustomers	35
7expertise	2-5 46 75
7machine	0-5 16
7networking	15
7other	0-5
8ur	26
7the	0-7 2d 3-5 4-5 6-5 78
7us	0-7 2-8 3i
7your	26 4-6
6in ostrava	25
9the	46
6out	57
3ork	1-9 28 3g 5-6 6-c
6 as	4-5
7environment	36
7from	4-5 7d
7on	38
7together	49
7with	26
6ing	0a 2-5 4-8
9 in	08
cdependently	05
ato	46
6place	36
6s	2-6 49
5ld	0-7 27
4uld	0-7 1c 27
7 be	0-5 1e
3rite	09
6ten	07
2year	4-5
6 we	35
6s	2-5 4-6 7c
7 and	76
3ou	014 1-a 2-f 3l 4-w 5-5
5 also	05
8ways	05
7re	09 3-8 4-7 59
6can	0-8 2-b 38 46 75
6have	09 1b 2-7 3-6 4-9
6love	06 4-5
6might	0-5 49
6should	05 76
7peak	18
6take	05
6will	0-m 1-6 2j 39 5-5 6-7 7e
5'll	0-6 27 36 4-5
5ng	46
5r	0-9 2n 3x 4-u 67 7-k
6 application	0-5 6e
7career	0-5 3a
8olleagues	05
7job	0-5 2d 4-8
7own	37
7profile	0a 2-6
7qualifications	0-7 38
7role	25
7tasks	2e 4-9
5’ll	0-5 25 35 4-8
8 also	15
3êu	0c 1-6 2e 7-b
5 cầu	0c 1-8 2f 7-b
2áp lực	16
2ít	08
2đi	09 1-7
4ểm	0-5 15
4ện	06
3ương	05
4ợc	0-8 3c
6 áp	18
3ạt	75
3ẳng	05
3ể	66
3ối	75
5 với	75
3ồng	28
3ộ	0a 1-6 26
4 tuổi	05
3ức	75
2ưu	0-r 111 66 7-6
4 tiên	0-p 1y 66 7-6
2ở	29
2ứng	6k 7-f
5 tuyển	1-a 6i
6viên	17 6g 7-d
`;
