// Written by `npm run train:posts`; not edited by hand.
export const roleWeights = `R P D O C L A F
0?	0b 18 2-j 49 5-7
0at=0	1-l 3-y 4p 5-g 6-j 71x
31	0x 1-q 3-7 4w 5-g 6-y 7h
32	012 19 210 4-g 5-t 6-i 7-f
33	0a 115 2m 4-s 5-l 7-u
34	0-i 1i 2-h 3w 4-l 5t 7-l
35	0-k 1-d 2-13 514 61q 7-o
0b	013 19 3-b 4-c 5-e 6-b
0cue=must	01y 1-q 3-k 4-n
4none	0-o 1-1m 2u 314 4t 5-j
4person	0s 2-e 3-h
5lus	0-1c 12z 2-e 3-a 4-f 6-7 7-7
3s=must+person	0-a 68
blus	17
5plus+person	18
0digit	0-e 1-b 2-u 3c 5-d 6b 717
0f2=1 	0b 7-b
32 	2a
33 	27
34 	27
37 	0-h 1k
3ability to	08
5le to	07
5out the	0-8 2f
9us	4k
9you	09
4dditional information	6b
4nna holm	67
4pplication 	6b
4re you	0h
4s a	07 27 4-c
4ws certified	17
4zure net	07
3biết tiếng	17
4rightlane offers	0-7 3c
4ạn nào	1c
7sẽ	2f
4ảo hiểm	39
3chấp nhận	0d 7-8
5ế độ	37
5ịu được	1d
4ompany description	3-i 411 7-a
bsize	7a
btype	77
4ó laptop	09
6thẻ	07
4ông ty	4a 5e
8việc	2i 7-7
4ơ hội	3b
5m trưa	37
4ập nhật	27
3duties 	2b
3equal opportunity	58
4ven better	0-7 18
4xperience 	0c 7-b
eworking	07
3full stack	79
8time	2-a 7m
5rther information	4g
3giới thiệu	48
3hold a	0-7 18
5me office	3a 4-8
5w to	6b
4ình thức	0-9 67
4ồ sơ	6c
3ideally you	0-8 1a
4f you	07
4n addition	0-c 1d
6our	47
4t is	27
3java spring	07
7script reactjs	07
4ob benefits	3n 7-8
7description	0-b 2h 4-c 7n
7type	2d 7-9
3không yêu	0-8 7l
4iểm tra	2b
4nowledge of	0b
4orean or	09 1-9
4ỹ năng	19
3lead role	4c 7-9
4iên hệ	69
4ocation 	6-b 7m
4àm báo	2a
7ca	0a
7việc	0-i 7p
3moreover the	27
4ôi trường	37
3net microsoft	09 7-8
4hiệm vụ	27
4ice to	18
4o experience	0-b 37 79
4ăng động	0-a 1c
3perks 	3a
4húc lợi	37
4rivate 	77
4ublic 	7d
3qualifications 	0j 2-a
5estions 	68
5yền lợi	3c
3r java	07
4eactjs cloud	09 7-8
6d more	47
5quirements 	0g 2-b
4ole 	2k 4-g
3software engineer	2c 4-7
4ố lượng	78
4ử dụng	0b
3technologies 	013 4-7 7-o
greactjs	0-8
5rms of	7h
4he appointment	77
7base	3-b 7d
7global	07
7job	2a
7office	4n 6-7
7position	0-8 4-8 7m
8rimary	07
7role	29 4-7
6n you	49
6o dõi	28
5is post	57
8role	08
5u nhập	37
5ời gian	0-a 7m
5ợ phụ	79
5ực hiện	0-g 2h
4ip 	77
5êu chí	07
5ếng anh	0f 1-a
4rình độ	09
4wo rosettes	49
4ạp vụ	78
4ốt 	0f 1-7
3văn phòng	2-7 48
4ị trí	7c
3want to	47
4e are	7-7
6expect	09
6need	4-8
6offer	0-8 3s 4-9
6pay	0-8 3g
6want	0b
7ork	3-7
5're an	57
4hat we	39
7's in	37
5o are	4c
7we	49
6ever you	57
4illing to	07
3you 	0a
7will	0-r 1-8 3b 7q
6'll be	17
aneed	07
6r profile	09
8tasks	2f 4-8
4êu cầu	0k 2-9
3điều kiện	08
4ịa chỉ	78
7điểm	3-8 7c
3ưu tiên	0-h 1w
3ứng viên	68
1=1	0i 2d 4-8 7-j
34	37
38	0a
22	1-8 2c 4-9
23	39
24	2a
38	38
27	0-i 1n
29h	3-7 78
2a	37
3bility	08
4le	08
4out	27 3-7 4l 7-b
3dditional	6b
3ll	5a
4so	0-7 18 4a 6-8
3nna	67
3pplication	6e
6y	6f
5ointment	5b 6-7
3re	0h
3s	2g 4-d
3ws	3b
2bao	38
3e	07
4nefits	39
3hxh	39
3iết	0e 1h 3-e
3rightlane	2-7 3b
5ng	4b
3ạn	18 4-8
3ảo	0-9 3g
3ằng	28
2ca	3-7 6-7 7t
4ll	6e
4n	08
5didate	08
bs	17
5teen	37
3hăm	27
4ưa	0-f 18 7a
4ấp	0d 7-8
4ế	37
4ịu	1a
3lean	27
3ompany	4m
4rvita	6a
3tc	3-7 7a
3v	68
3ó	0n 1c 2-c 7-g
3ông	0-a 1-7 2b 48 5d 7-a
3ơ	3b
4m	38
3ả	08 7-7
3ần	7b
3ập	27
2dbt	0-8 1a
3eadline	69
3oanh	78
3uties	2c
3ưới	07
2ea	5b 6-7
3mail	6b
3njoy	0b 3-8
3qual	58
3ven	0-7 18
3xperience	0f
2for	4-7 68
3ree	37
3ull	2-e 4-8 7t
4rther	4g
2giới	48
3row	38
3ọi	67
3ửi	67
2handle	27
3old	0-7 18
4me	3b 4-8
4w	0-7 6e
3ình	0-9 67
3ồ	6c
2ib	67
3deally	0-c 1e
3f	1i 3-7
3n	0-i 17 48 69
4terested	68
7view	6h
bs	68
3t	27
2java	17
6script	07
3ob	0-c 2q 3f 4-h 6-9 77
4in	2-7 47
6ing	1-7 3c
2kcn	7b
3eep	28
3hông	0-a 1-9 3a 7h
3iểm	2e
3nowledge	07 18
3orean	09 1-9
3tv	07
3ỹ	18
2lead	0-9 4o 7-b
3iên	69
3ocation	6-b 7n
3àm	1-e 2e 3-7 7e
3ương	3p 7-a
2mail	6d 7-7
3on	78
3ust	0b
3ôi	37
2nam	0q 7-r
3et	0b 7-8
3goại	07
3hiệm	27
4à	48 7-7
4ận	7a
3ice	0-8 1c
3o	0-7 1-c 39 5-8 7g
3ăng	0-a 1c
3ộp	69
2other	0b 1-7
3ur	0-d 2-f 415 7-8
3wn	08
2paid	39
3eople	07
4rformance	0-8 2-9 7h
5ks	3a
3húc	37
3lease	69
3rofile	08
3ublic	7d
2qualifications	0g 2-8
4estions	68
4yền	3c
4ận	7b
2r	07
3eactjs	09 7-8
5d	47
4ference	7f
bs	08
4quirements	0g 2-b
4sponsibilities	27
3ight	08 7-7
3ole	2n 4-i
3un	27
2salary	78
3ee	4c
4nd	3-7 6l
4rvice	0-7
3kills	08
3oftware	2c 4-7
4me	09
3peak	0a
3tart	7f
3un	0-8 7d
3ố	78
3ử	0b
2take	2b
3echnologies	0k 2-9 4-8
4lstro	2-9 4d
4rms	7h
4xt	68
3he	09 1-h 2-7 3-7 4k 6-h 7h
5n	0-m 4y 67
5o	27
4is	0e
4ree	0-7 27
4ưởng	39 7b
4ời	0-a 7m
4ợ	1-7 77
4ực	0-g 2h
3iêu	0a 2-8
4ếng	0h 1-b
4ệm	4a
3op	37
4à	4-7 79
3raining	7b
4ình	08
4ường	48
4ực	27
3uổi	0c
3wo	2-7 49
3ạp	78
3ập	4a 7-9
3ốt	0j 7-9
3ừng	17
2understanding	07
3rdu	18
2việc	2a
3ăn	2-7
3ề	4e 7-b
3ị	7c
2walk	68
4nt	47
3e	0a 1-f 2-l 3p 4c 5f 7-n
4'll	07 57
5re	3-a 4d 5d 7-8
5ve	4a
3hat	09 1-8 3f 4-d
6's	0-9 78
4o	4j
5ever	57
4y	09
3illing	07
3ork	0-9
6ing	0-i 1e
2yearly	37
3ou	0v 1-p 5-9 6-a 7i
5'd	07
6ll	2n 4-a
5r	0f 2o 4-m 7-9
3êu	0q 2-b
2điền	68
5u	07
3ược	3e
3ến	6b
3ịa	3-9 6-7 7l
2ưu	0-h 1w
2ứng	6b 7-7
1ew=0	0u 3-b 4-e 6-f 7g
41	0i 17 4-c 5-b 7-7
42	1-7 28 4-f 5f
43	1a 3-8 4g 7-e
44	0-7 4d 5-d
0h=0	0-7 37
2about	47
3nd	3-8 78
3pply	3-c 6r 7-9
3re	08 3-8
2benefits	2-8 3t 6-c 7-c
3ring	3b
3ạn	38
2candidate	0a 1-7
3hế	39
3ompany	0i 39 4c 5-b 6-i 7-e
6ensation	2-d 4-d 7u
3ó	0-8 37
3ông	0a 1-7
3ầu	28
2description	0l 4i 6-g 7-a
5irable	18
3o	0d 2-8
3uties	2-8 5f
2employment	5-7 77
3qual	5h
2further	4f
2gian	78
2have	07 6-7
6s	1a
3ow	6d
3ồ	3-7 6d
2i	07
3nformation	4f
4terview	4i 6-7
2job	3p 48 5-c 6-d
2kinh	17 78
4ện	0a 1-9
3ỹ	0f 1-a
2location	27 3-c
3àm	0-7 17 3-8 7k
3ương	1-b 2f 4-b 79
2mission	07 2-7
3ust	1e
3ức	78
2needed	0b 1-a
3ghiệm	17 78
4ộ	38
3hiệm	08 29
4ập	47
3ow	3-8 6c
3ăng	0f 1-a
2of	5-7 77
4fer	4-7 5d
3pportunity	5h
2process	4i 6-7
5file	07 2-a 67
2qualifications	0-a 2-9 3-o 4j 6a 7g
2requirement	38
ds	0-l 1p 5d 6-c 7-7
4sponsibilities	27
3ole	67
2salary	0n 4-a
3kills	0b
3ơ	3-7 6d
2tasks	0-d 2-9 48 7c
3echnologies	1-7 2k 4h 7-m
4rms	5-7 77
3he	07 4-7
4u	47
4ời	78
3iên	0-f 1m
3o	6f
3rách	08
3uyển	1-8
2us	0-7 4f 6-9
2việc	2b 3-8 4-8 7f
2we	3-7 4-9 5b
3hat	0a 2-a 3l 4-b 6-7
4o	68
3ill	37
2you	1-7 37 4-7 68
5'll	0a 39
5r	2-l 48 5-8 6i 7h
3êu	28
2điều	0a 1-9
4ểm	6-8 7f
3ãi	38
3ược	37
3ịa	6-8 7f
3ộ	38
2ưu	0-f 1m
0k=hard	0-p 1u 2f 3-o 6-i 7j
2soft	02j 2-9 3d 4-w 5-7 6-g 7-y
2tool	0a 1g 3-f 7-9
1s=0	0-q 1-h 2-9 3c 4-7 6m 7n
31	09 2i 6-b
32	0w 1o 3-a 5-a 6-j 7-a
33	0o 3-8 7-b
0l=000	3a
33	77
21	0b 27 7-c
22	29 4-7
3019	57
4h	77
23	67
365	08 7-8
24	7b
25tr	77
27	0-j 1k 3a 7-8
2aarhus	28 4-9 78
3bilities	08
3ddition	0-d 1c
4vantage	1h
3fter	0e
3n	4-9 5f
4h	0-9 18
3pplication	0-a 6n
6y	3-7 5a 69
3re	49
5a	4-7 79
3ws	3d
2b2	07 1-7
3ackground	57
4lances	27
3eneficial	0-j 1j
8ts	3s 7-8
4rlin	49
4tter	17
3onus	39
3ring	0b 2-8
3usiness	4c
4ộc	68
3ình	69
3ản	0b
2candidate	0c
3ccd	0b
3heck	59
4í	07
5nh	2b
4ỉ	09 7-9
3oast	48
4lleagues	3f 4-d
4mpensation	38
4ntribution	0d 2-a
4rvita	1-7 3a
4urse	0-a 3d
3p	57
3rew	28
4iteria	07
3v	6b
3áo	1-7 29
3ầu	2b
3ứng	37
2data	4h
4y	09
5s	39
3eal	0a 7-7
4scription	2a 3-f 4m 6-8
5irable	0-7 1b
4velop	37
9er	0-8 2-7 4b
9ment	48
3o	2j
4anh	07
3uties	2c
2east	3g 4-7
3mag	47
4ployer	5e
8ment	7e
3nergy	49
4gineer	0-a 2-b 7g
aing	2c 4-7
5lish	4f 7-8
4vironment	49
3tc	27
3xpected	09
6rience	3-7
2field	7a
3ramework	07
3und	37
2get	3b
3iven	0-8 7c
3ross	7b
5up	2c
5w	0b 3-8
3ì	39
2have	0-8 1b
3ere	47
3igher	39
3oà	77
3àng	27
3ọc	7-7
3ỏi	07
2incentive	77
4formation	3-9 4c 6a
5rastructure	4c
4terest	0-7 18
7view	09
3t	09
2java	0d
3ob	2m 4-g
5s	27
2kiều	78
2leave	09
3ike	0-b 77
3ocation	7i
3pa	0-7 7a
3ên	08
3ương	0-e 7b
4ợng	07 3-7
3ại	38
3ẻ	0g 1-g
3ớn	0-7 18
3ợi	3c
2manager	0-7
3ore	18
2nam	09 3-7
5e	0-7
3eed	09
3ghiệm	0-7 19 79
7p	0b
4ày	27
4ười	0-9 7f
4ộ	37
3ha	09
5nh	0-c 1d
4ân	07
4óm	0-9 1a
4ập	37
3ordvik.example	49
4sql	07
4w	6a
3ăm	3d 6-7
4ng	18
2off	3a
5er	0-9 3k 4-b
5ice	4i 6-7
3n	4i
4e	0-7 1a
4ly	0i 7-a
3pportunity	57
3ur	4c
4t	07 4-8
2paid	37
3erks	3a
3hong	4a 7-7
4ẩm	0a 1-a
3lus	0-e 1m
3m	29
3ost	57
3ractices	09
4eference	1a
8red	0-8 1a
4ivate	79
4ocess	0-9 6c
5file	0b
5vided	78
3ublic	7d
3ython	0b 7-9
2qualifications	0e 2-d
7ty	27
4estions	68
2rabbitmq	08 1-8
3edux	0-7 18
4factoring	2a 3-7
4quired	07
9ments	0d
4sponsibilities	0-7 2k
3ole	0-d 2w 4-l 58
2salary	37
4u	69
3kills	0c
3mall	0d 3-8
3tart	08
4udio	47 7-7
3uccess	28
3ơ	3-7 6c
3ố	78
2tasks	0-a 2v 4-7
3eam	27 3-8 6d 7-9
4chnologies	0u 4-b 7-i
4lstro	4j 5-8
4sting	77
3hế	0-9 1j
4ể	28
3ickets	0-7 19
4me	2f 4-b
4p	77
4ên	0-8
3oo	1b
3rain	17
7ing	0-9 3e
5ng	0-7 17
3uyển	47
4ổi	0d 7-8
3wo	07
3y	39
4pe	2-d 7n
3ả	27
3ốt	0j 7-9
2uk	08
3nsuccessful	59 6-8
3p	09 4-7
3s	0-f 2-8 3u 7-a
2việc	0-8 17 2b
3ấp	77
3ụ	27
2wednesdays	07
4ek	3-7 78
6s	77
4lcome	79
5l	1c 2-7
3inter	2f
4th	0-8 1b
3orks	47
2years	0c
3ou	48 6c 7-e
2điểm	3-8 7c
3ầu	0-8 7c
3ộ	37
4ng	57
2ạ	4e 7-7
1en=0	0l 1a 2-o 4-r 5-j 7t
41	0n 1b 3-d 4-w 7m
42	0a 3-d 6-c 79
43	0-b 18 2i 3-f 4u 6-7 7-s
44	1-h 3f 4o 68 7-w
45	1-7 29 39
0n-1-	0-d 1i 5-q 7l
3=17h00	79
43d	27
45.30pm	3g 7-8
500k	37
4a	1j 2e 3-8 6a 7-j
5ble	0-a 1b
6out	28
5ccordance	38
7reditation	17
6ross	48
5ddition	3-c 7d
cal	6d
7ress	08
6ministrator	07
6vanced	0-7
5fter	07 3-8 4-8
5ge	78
6ile	4c
5lgorithm	0f 2-a
6l	0-d
6so	0c 7-a
5mazon	2-c 4d
5n	7-8
6alyst	77
9tical	27
6d	2g 4-a 6f 7-b
7roid	17
6h	77
6na	4b
6y	1d 2-f 5b
5pis	27
6plicable	38
bnts	0a 7-7
btion	6b
fs	4d
8y	57 68
7ointment	4-7 7d
7roach	0-8 18
5re	1-7 2i 38 4-c 6-8 79
5s	2-7
6sembly	17
8ssment	38
7istant	77
5t	17 3-9 79
5utomation	0-a 48
5zure	2c
4bank	27
6o	39
6sed	4d
5e	0g 7-8
6en	47
6ing	1f
6lieve	0-8 3-7 4f
6nefits	39
6sides	08 2-a 49
5htn	37
6xh	0-7 3c 6-b 7b
5ig	07
6ết	07 1-8
5onus	27 3a 4-b
6th	18
5po	0b
5rightlane	28
7ng	0g 2c 3-7 4-f
6okers	0-b 1b
5uild	0-a 2h
9ing	08 2-9
6siness	08
6ồng	37 7-7
5ạn	7-9
5ản	09
6o	6e
5ằng	0h 7-7
5ếp	0o 4-a 7-a
5ệnh	27
4c#	2f
5a	1-8 39 4-7 77
6lls	38
6n	08 2-b 3-7 4-7 59
7didate	0-a 29
ds	0-7 1-9 7d
7va	37
6rry	68
6tegory	18
5ertificate	0-b 1c
5hallenging	0-f 37 4k
6eerful	17
6i	7-7
6o	37 7-7
6uyện	0a 1-a
7ẩn	07
6ính	7-8
6ấp	78
7t	27
6ỉ	08
6ứng	1-8 69
5losely	6-8
7ud	09 1-j 2n 4-b
5o	7-8
6de	0-9 27
6llaborate	4-7
6m	38
7fortable	0b
7mitted	5d 6-a
7pany	0r 2-8 4c 6-9 7-e
6nsidered	4e 6-c
7tent	67
8rol	2e
6re	49
7vane	27
8ita	4b
6unts	09 1-8
5reation	47
5ustomers	17
5v	67
5ó	1i 2-c 5-7
5ông	0c 1-b 38
5ơm	3-8 7c
5ấp	7-a
5ầu	7-b
5ẩn	0-a 1a
4data	0e 4-b
8base	6e
cs	0-c 1d
6y	2b
7s	6-8
5egree	0a
6partment	78
6scription	0-h 2z 3-9 4h 6-8 7-e
7ign	0d 2c 7-g
as	0-8
8rable	18
6tail	0-7 17
6velopment	0-e 1n 3-7 47
7ops	0e 7-c
5iversity	59
5o	0-b 3-9 49 58
6cker	0-9 1b
6esn't	57
5riven	18
5u	3a
6ties	5b
5ynamic	3f 4-b
bs	2-7 7f
5õi	2-7
4ee	2-a 7a
5ither	2a
5mployer	57
ament	7a
5ngineer	0m 7-g
7lish	68
6hanced	08
6ough	7c
6sure	67
5ssential	1c
5ven	0-7 28
8ings	0-b 7b
7ryone	4b 6-8
9thing	3-7 79
5xcel	07
9lent	08 1-7
6pect	0-a
8rience	0h 1a 2-f 3-d 4-8 6b
9tise	37
7osure	1j 3-9
4family	08
6rmers	07
5inancial	48
7d	0a 3-a
7e	07
6rst	17
5luency	69
5ood	0-9
6r	08 19 2b 3e 4-e 5-9 7-e
6ur	37
5ramework	49
ds	0-b 1d
6ee	3b
6i	3e 7-7
6om	4a
5ull	1c 3-a
4get	08
5ian	27
7o	0b 1-d
6ọng	0-7 18
6ờ	7a
6ữ	0-a 3-8 7k
5lobal	4e 6-8
5ood	29 3-7 4-7
5rasp	07
6oup	77
7w	38
5ói	37
4h	09 7-7
5and	0a
8le	78
7oi	2i 4-f
6s	4f
6ve	0e 2-8 4-9 67
5ead	1-7 2-7 3i
8quarters	49
7lthcare	3e 4-9
6re	07
5iểm	0-8 6e 77
6ện	07
5old	0-8 18
7m	4b
6me	37
6ur	38
8s	0c 2-7 4a 7-9
6w	48
6ạt	79
5r	67
5uế	77
5ybrid	0a 48 7-g
5à	48
6ng	0-8 27 4-7 77
5ạn	7a
5ồ	6a
5ợp	0-9 7c
4ideal	28
5f	0-k 4e 5a 78
5n	09 17 3-d 5-7
6bound	38
6centives	7c
7ident	18
7ludes	08
6dustry	0e 4-8
6formation	3-9 6h
6surance	3a
6terested	58 6-i 7d
9view	68
7o	0k 2-8
5s	2b 5h 6-d 7-q
6n't	57
5t'd	0-7 39
7s	39
6s	47
4javascript	2-7 47
5ob	2h 3-b
7s	38 7a
6in	2s 4-h
8ing	0d
4keep	2-a
8ing	07
6y	4-8
5hoa	27
6éo	1-9
6ông	1a 3-b
6ả	1b
5inh	08 19 2-7
6ến	0a 1-8
5now	0-8 1b 4-9 5a
8ledge	0k 2-h 3-d 4f 78
5ý	78
4laptop	07
6st	0a
5ead	0-f 6c
7rning	3-7
6vel	0-j 2c 77
5ike	2-9 4e 67
8wise	0b
6nh	0-9 7a
6ve	0-8
6ệu	27
5ocation	4-9 7a
6oking	2b 4-e
6ve	0-j 4q
8ly	0-7 38
6w	0-7
5à	7-9
6m	0-9 2f 4-9 6-i 7q
5ý	3-9
5ương	0-e 3c 7g
5ại	38
5ịch	0-a 18 37
4make	67
6nchester	49 7-7
6y	7-7
5eals	3-8 79
6mbership	57
5icrosoft	2-7 7e
6d	0-b 47 77
6nd	17
5olecular	78
6n	4a
7day	07
7th	0-9 4d
6re	3b 4-h 6-8 7i
6st	07
5ust	2-8 3c 67 7-7
5áy	78
5ôn	37
5ẫu	17
5ỗi	29
5ột	0a
4nam	0-f 7d
5eed	3b
6t	0-a 29 4-8 69 7b
6w	38
5ghiệm	19
9p	09
7ỉ	38 6-a 7a
6oại	19
6ười	0d 3-8 7-8
5hanh	09
6iệm	29
6ân	27
6ận	0-7 28 7b
7t	3-9
6ẹn	08
5ight	0-7 27
5o	2-a 3-d 4-f 68 7q
6ne	0i 1-g 2-n 3-d 5-8 719
6rdvik.example	0-7 3b 6a
6sql	2f 7-8
6t	27 6a 7-9
6w	69
5uôi	37
5ăm	78
6ng	1f 2-a
5ơi	79
5ước	0-9 38
5ắm	0a 1-8
5ội	48
6p	7a
5ữ	0-7
4of	17 2-8
6fice	0-9 1a 4-7 77
as	48
5n	0f 3-a 4-a 5-7 6a 7-7
6ly	0-8 77
5op	77
5pen	0-b 7c
5r	1v 2-7 4-b 7-d
5strava	2-7
5ther	5b
5ur	39
6t	4-7
4p	09 7-9
5ackaging	0b 3-8
6ss	08
8ion	2-9 49
6y	3-a
5eople	2-7
6rform	5b
bance	0-7 4b
7iod	77
5háp	0-7
6ép	3-9 7c
6òng	0-8 2g 4-b
6ối	0-9 7d
6ụ	28 7-8
7c	0-7 68
5ick	0-9 19
5lant	78
7tform	77
6ease	0-7 37 5d
6us	1c
5ortfolio	0-b 19
6sition	0-9 3d
7sibility	2a 3-7
5r	0-8 7c
6efer	0-7 49
6imarily	0-9 28
7vate	07
6oblem	3-b 7d
7cess	77
7duction	4-9 7a
7fessional	48
8iciency	18
9le	09 1-7
5ublic	0q 7-h
6ne	77
5ython	4-7 7h
4qa	2-7 79
5uà	3-9 79
6á	0-8 1b
6ản	08 3-d 57
6ận	7a
4r	1-9 2f 7-8
5a	0-a 7a
6te	0-c 19
8s	0-7 17
5eactjs	2-9 48
7d	0a 4-8 7e
8ing	48
8y	2b
6ferences	69
6liability	08
6mote	4k 59 7-e
6quired	49 57
6search	2c 4-8 79
7ources	47
7t	07
6turn	27
5ight	0-7 3c
5ole	2-8 3-7 7j
6unds	68
5un	0-a 2i
5àng	0-7 18
5õ	0-7 18
5ập	0-8 7c
4salary	3d
7on	4f 7-8
6p	1-7 77
6turday	0-c 4e
6vanna	57
5cheme	3a 4-9
7ool	27
5earch	07
6eking	39
6nd	67
7ior	79
6rver	09
8ice	37
bs	2-i 4c 7f
6veral	0-7 18 2a 4-9
5hould	0-d 3-b 7j
7w	3-7 78
5ide	07
6nh	0-a 1a 3-a 4b
6te	07
6ze	015 7-w
5kills	1b
5o	58
6ftware	0i 38 7-f
6lid	6d
7utions	4c
6me	08
8one	39
5parrow	48 7-7
6eak	37
6ring	2-b 7d
5ql	1-9
5tack	48
7ff	0-b 39 4p 7-c
7rting	3c
6orage	09
5upport	17
5wan	49
5ystem	0e
5óc	27
5ẽ	28
5ố	0b
5ức	67
4take	0-7 3a
6sks	47
6y	07 3-8
5eam	08 7-9
6chnician	0-8
9ologies	0u 1-l 2-v 4-j 717
6lstro	4c
6rms	7d
6st	0-f 17 2a
8ing	6c
5han	3a 4-d
7t	5d 7-8
6e	1-d 2b 3c 4-n 5-j 6f 7g
7o	2b 7-7
6ird	0-7
7s	2-8 3-8 4d
6ree	0a
6u	3-7 58 6-7 7b
6à	79
7nh	78
6áng	17 3c
6ích	0g 1-b
6ưởng	3c 7-7
6ận	0-a 1a
7t	79
6ẻ	0-8 7b
6ời	27
6ủ	0-g 2g
6ứ	3a
7c	0c 1-9
6ực	07
5ime	0-9 18 7c
6p	7a
6tle	0g 7-f
6ên	0-c
6ếng	0-f 7d
7p	0j 1-9
5o	08 1d 2g 3-f 4-e 5a 7-e
6gether	4i
5rainees	0-b 3j
9ing	09 7-7
6ips	38
6ong	0-8 7a
6ung	1a
7yền	17
6ên	78
6ợ	7-7
6ực	0-8 17
5uition	3a
6yển	0-c 2b 6a
6ân	0-f 2g
6ần	38
6ổi	0-d 3c
5wo	47
5y	4-8
6pe	0-e 2-i 4-7 717
5ác	0d 1-8
5ân	47
5ính	0-d 7e
5óc	47
5ập	47
5ốt	79
5ừ	38
6ng	1-7
5ự	0-b 2g
4understanding	7b
6iversity	08
6limited	7a
5p	0f 1a 4-7 7-c
5s	7-7
6e	2-7
7d	17
4van	77
5ery	0a
5iên	0-e 1l
6ết	1-7
6ệc	08 1-c 2c 3-9 4-8 7h
5ui	7a
5ăn	2b
5ẻ	7b
5ề	09 1-7
5ới	0c 1-a
5ụ	4-8 7j
5ững	09 1-8
4w	78
5alk	47
6tch	07
5e	0-9 17 2-e 5h 6-7 7b
6'd	17
7re	5d
7ve	28
6b	2-k 49 7f
6re	28
5hat	18
8's	77
6ile	48
6o	17 37 47 6-9
5ill	28 5-8 6b
6th	0n 48 7-k
5ork	1-8 3m 6-8
8ed	0f 6-7
8ing	38 79
8s	0d
5rite	0-i 17 39
8ten	1b
4xoay	0-8 38
5ử	07
4year	0e
8s	0a
5ou	07 1-f 3-7 4g 78
7'll	07 28
7r	0e 1-a 27 3-a 4-f 5b
5êu	0l 1-8 7-7
4đi	17
6ểm	7d
6ện	7-7
5ã	3-7 79
5êm	0-8 19
5ăng	0-a 7c
5ược	08 7-7
5ại	07
5ọc	0-7 1c
5ốc	07 2-7
5ồng	69
5ổi	39
5ộ	0-b 3e
5ức	47 7-7
4ưu	0-c
4ứng	0-f 1b 6a
3h=dropped	0-e 2-e 3-7 4h 6-7 7u
6uties	0-8 2g
5intro	0-e 2o
5nice	0-7 1j 3-7
5requirements	011 2-9 4-9
11-	0d 1-b 2b 3x 4-e 5-i 7-i
2=0	09 1-f 2-8 3h 5-7 6-7 7a
39h	37
3a	0n 59 6-c 7-j
4bility	0b
5le	0b
5out	0-e 1a 69
4frikaans	0b
5ter	0-e 17 79
4gile	0m 1-b
4lso	38 7-8
4m	08
5azon	09
4n	0o 2-f 5-g 6-9 7a
5d	0o 1-e 2g 5g 6-d 7-l
6roid	18
5h	77
5y	0a 19 7-b
4pplicant	27 48 7-8
ation	0-b 3d 68
es	68
7y	38 6-g
8ing	48
6ointment	3a 4-7
4rb	09
5e	0-l 1f 2a 4-9
5ound	6d
4s	0b 2-e 4-7 78
5k	17 67
4t	2-g 3-a 4j 69
4ws	47
3ba	3-7 7e
5ckend	08
5o	7-7
4e	0p 1-f 2-u 47 68
5cause	09
6ome	2f 4-9
5en	07
5ing	2c 4-i 78
5nefits	0-d 1f 3-t 6a 7c
5st	18
5tter	6-b 7f
6ween	3-7 78
4io	78
5ết	0k 2-a 38 7-c
4onus	07 38
8es	3-b 7d
5ots	0-9 1b
5th	0-8 7a
4rands	47
7nigan's	4d
5ightlane	0-k 27 48
4uilding	0-8 18
4y	1-8 2b 3-9 59
4ạn	0-7 4a
4ản	07
5o	28 3c
4ằng	0e 1-7 2c 7-e
4ếp	77
3c#	08
4a	0-a 68 7f
5ll	79
5mp	17
5n	0e 2-c 3-7 7b
6't	0g
6didates	08 2-7 3c
6teen	79
5o	0i 7-d
5rry	6a
4hallenging	38
5uyên	0-7
5ính	4i
5ăm	77
5ỉ	0-8 39
5ức	0-c 1d
6ng	0-9 19 79
4lient	4-7
4om	37
6e	47 7-7
6fortable	27
6mitment	4h
6pany	0-7 3p 4-f 7a
5nsent	0-8
7ultants	0-8 79
6trol	17
5re	2d
5st	17
5unts	0f 2-a
4rew	48
4tc	17
4v	3c 57
5s	68
4á	07
5c	0b
4ó	1l 2-f 77
4ông	1e 2-9 77
4đ	0-8
4ơm	39
4ả	0-b 7d
4ấp	0b 3e 7-h
4ần	0-7
4ắt	47
4ủa	4a 7-8
3day	4c
6s	3f
4bs	7b
5t	0-8 1b
4egree	1a 2-8
5ntal	38
5partment	2-7 5b
5scription	0q 1-9 2-c 3t 4-d 6-8 7-8
6irable	08
5velop	2h 4-8
aer	0a 2-b 7h
aing	39
ament	09
4iploma	0-e 47
5versity	4h
4o	2-c 3c
5anh	47
5cumentation	27
bs	0c 6-7
5main	17
4river	0a
5ug	57
4uty	29
4ynamic	3c
as	2-7 7c
4õi	2a
4ùng	18
4ương	3-8 79
5ới	08
4ụng	28
3ea	58
4mail	17
5ployer	58
9ment	0g 7-9
4nergy	0-9 4f
5gineer	0-8 2b
bing	27 4b
6lish	08 3a 7-9
5hanced	09
5joy	39
4qual	4-7 5h
4valuate	27
4xcellent	0d
6hange	2a 3-7
5pect	3-7 78
7rience	0a 17 2-b 3-7 4-8 77
dd	0-9 2-g 4b 7g
3financial	0-c 1b
6d	0g 3-c 4a 6-d
5t	3a
4or	1-7 27 69 7c
6m	7d
7s	59
6ward	67
4ree	3a
5iday	78
5om	08 4-7
4t	47
4ull	2-m 7r
5rther	77
3get	18 6c
4ian	0-7
5ve	09 3-7
7n	0a
4lobal	2h 3-7 48 7-d
4ood	0f
4ì	0-8
4ần	0-8 7c
4ọi	29
4ửi	0-7 6-9 7i
3hai	4b
5ndling	37
7s	0-8 3g
5s	2-7
5ve	0z 1-b 3d 4-m 7-d
4ello	39
4iểu	0b
4oliday	0-d 79
5me	37
5urs	3a
5w	08
6ever	2-7 7h
5ạt	4a 7-9
4r	47
4àng	1-7 2d
4ình	09 3-7 7a
4ạn	78
4ọc	08
4ồ	07 3c 6-c
3if	1-8 7b
4n	0h 37 7-b
5clude	2-7
5formation	0-d 1c 6a
5sights	67
5terested	3g 6-8
8national	2-7 4g
4s	3-9 4k 6-i 7c
4t	0-7
3java	0e 4b 7-g
7script	4d 7-b
4ob	0d 2-11 3-h 7s
5in	48
7ing	2b
3kcn	7a
4ey	47
4hông	0j
5ả	1a
4inh	0v 7-c
5ểm	28
4nowledge	09 19 2-8
7s	07
4èm	7b
4ý	37
3labs	47
4ead	0-b
7ing	3e
6st	07
5vel	17 2-b 79
4icence	0k 1-8
5ke	0-9
5ne	77
4oading	18
5cation	0r 7-k
5ng	77
5oking	2j 7-e
4à	0-8 1d
5m	1c 2-a
4ái	0a 1-7
4ên	2a
4ương	0-e 77
4ại	07
4ập	7-8
4ợi	1e 3-9
4ực	17
3machine	2-7
5il	6-7
5ke	4d
5nagement	3j 4-a
9r	28
5ster	0-7 37
5y	07 6a
4ember	0q 2-w 7e
4id	77
5ght	4-8
5llion	77
5ndset	0g 1-h
6ute	3-8 57
5ễn	37
4onday	0-7 78
6th	37
8s	3d
5re	3-7 4d
7over	38
5st	2c 4-a
4ust	1-9 4b 7-d
4áy	08
4ình	0-a 29
4ộc	48 7-7
3nam	0-7 4c
4eed	0-a
5t	1a
5w	0-9 38
4ghiệm	0m
8p	0c 7-a
5ày	77
5ười	7a
4hanh	07 1-i 3e
5à	0-9 7b
5ận	0-7 2a 3-a
6t	7-7
5ắn	7b
5ẹn	1-i 3e
5ỏ	49 7-7
4ight	27
4o	5b 67
5ne	0-d 2-d 3-14 4a 62d 7-s
5rdvik	4k 7-a
5t	2-a 38 4-7
4ào	1-9 7a
4ăm	0a
5ng	0i
4ộp	6-d 7e
3odense	6-b 7g
4f	0n 2-i 38 4a 67 7-v
5fer	0c 4-9
8s	09
6ice	3-9 4p
4n	08 4-7
5e	1-8 2-e 37 4f 6-7
4pen	1f
7table	4-7
5portunity	29 3-d 5f
4r	0p 3-b 4-9
4strava	48 7-8
4ther	3-c 7h
4ur	1-8 2-7 38 47
5t	4b 6-c
3paid	37
5rking	09
6t	2f 3-a 4-7
5ss	09
5tients	27
5y	29 3-d 77
4erformance	0-e 1a 2g 7-b
6ks	1c 3-8
4hd	4-8 78
5ong	4b 7-7
6to	0b
5úc	0b
5ương	4a 7-9
5ụ	37
4ick	08
4lease	0-d 3-8 6h
4ortfolio	3a
5sition	18 7a
6t	0-b 57
5wer	08
4ractices	0-7 17
5e	57
6pare	28
5imary	4-8
5oblem	0-7 7c
6file	0-9 2a
6ject	2c 48
6vided	0-7 19 3-7 77
3qualifications	0-9 2d 4-7 77
6n	6-9 7a
5estions	37
5yền	18
5ảng	3-8 79
5ận	7c
5ốc	79
3random	59
4eactjs	4c 7-b
5cord	57
5ference	0d
cs	0a
5gistration	0a
5quired	4-a 78
aments	0-a 2d
as	0-8 3-j 4o
5scue	09
6earch	0-7
6ponsibilities	2-9 3l
4ing	3-8 77
4ole	17 3-j 4g
4uns	77
3salary	0-9 19 2-b 39 4-7 7g
6on	4d 7-9
5turday	0-b 77
4cottish	0-8 5a
4ecurity	0c
5nd	3a 5b 6-k 79
5rved	4a
7ices	210 7-z
5t	1b
4hare	39 6-7
5ould	4-a
4ide	0-a 4e
5gn	27
5nce	4n
5t	0-7 27
5x	0-c 4c
5ze	77
4o	6-7 79
5ftware	0-k 17 2l
5meone	0-8
4panish	0-a 17
5onsor	07
4tart	47
8ing	77
5rong	18 3d 4-e
5udent	09
4ubject	59
5ccessful	7-7
5n	79
5pervisor	7a
6plied	0-7 2a
7ort	77
4ystem	0-8 17
4áng	0-d 7d
4óc	78
4ĩ	0-a 77
4ơ	08
4ản	77
4ẽ	2-8
4ử	08
3take	2a
5lent	69
5sks	17
5y	77
4eam	37 69
5chnical	0d
8ologies	0-9 2g
cy	3l 4-k
5lstro	2e 3-9 4h 7-i
5sting	0a 1-8
5xt	0-7 38
4hat	27 7-a
5e	0-i 18 28 5m 7-n
6n	0i 4-c
6o	0-b 2g
6re	0-7 1a
8fore	4c
5is	0-b 3-e 4g 7a
5ree	37
6ough	57
5u	0-9 3e 4a 7-9
5áng	3c
5ích	19
5ông	68
5ưởng	0-8 2-9 3h
5ể	77
5ời	0-7
5ợ	4f 7-b
5ức	0c
5ực	0-7 2j
4icketing	18
5me	07 2-j 7g
5n	0-9 38 78
5ên	0f 1-a
5ếng	0f
6p	0-8 1a
4o	08 4-7 7-8
4ra	28
6ining	0-b 17
5iệu	0-7
5ung	0h 7-9
5í	0-d 7c
5ưa	38
5ả	07 1-7
5ợ	3c
4uyển	69 7-7
5ổi	3-8 79
4welve	47
5o	0b 2-9 3-c 4e 7-a
4y	4-a 7e
5pe	0-a 2-c 7t
4ác	0-7 1f
4âm	6-9 7a
4ìm	0-8 2f
4ĩnh	47
4ạp	78
4ốt	0p 2-9 7-e
4ổ	0-9 1a
4ụi	0-9 28
4ừ	2-7
5ng	0d 1-7
4ự	3g
3under	0c 6-8
8graduate	0-7 78
8standing	18
5iform	09 1c 3-b
5loading	18
4p	08 19 4-d
4s	1-8 28 37
3viên	09 2-8 77
5ết	0a 4-7
5ệc	0i 2-i 47
4p	57
4à	0-j 2e 67
4ề	0b
4ị	0-c 78
4ụ	0-8 7g
3want	4-a
4e	0-r 1a 2-c 4y
5're	2n 4-g
6ve	4e 7-7
5alth	3j 4-9
5b	0e 2z 7-14
5ekly	08 28 3-l 7b
7s	19
5’re	37
4hat	18 7-8
5ile	2-a 6e 78
5o's	18
4ill	0-g 1d 2r 3-7 4-e 5-7 77
5th	0r 6-h 7-k
4ork	0-g 2c 47
7ing	1-8 3d
5uld	0a 1-8
3xe	37 7-a
4xx	37
3y	27
4ears	0p 4-e
4ou	0-a 17 27 3-e 4q 7-7
6'll	0-b 19 2-c 4g
7ve	0c
6r	3h 5-a 7a
4rs	0l 7-g
4êu	0-8 7-7
3óc	0-g 1g
3ăn	0a
3đi	38
5ền	7d
5ện	7-9
4ã	07
4ưa	39
5ợc	48
4ại	0a
4ầu	47
4ẳng	07
4ến	0-8
4ội	47
5ng	0h 1-g 4a 7-9
3ưu	0f 1-a
3ở	07 37 7-8
3ứng	0e 1-9
2h=dropped	1h 2-b 4-r 59 6a 78
5uties	1d 2-u 38 7g
4intro	012 2-p
4nice	0m 1-d
4requirements	0-1q 211 3-b 48 7n
0p=0938	6e 7-9
217h3	7b
222h0	79
2aarh	2a 4-7 78
3bil	0l 4-8
6it	0l 4-8
4ou	1-7 2-8 3-d 4r 68 7-8
5v	08
4so	0b
6lu	0b
3cad	68
6em	68
4cele	27
5o	0-b 29 59 6-a 7a
6rd	0-7 79
6un	28
4hi	27
6ev	27
4qu	4-7 6b
6is	6b
4ro	28
4ti	0-8 28
6vi	2b
3dde	1e
5i	0-9 6a 7-7
6ti	0-9 6a
4op	27
6ti	27
4va	0-i 1m 39
6nt	0-f 1o 2-7
3ffe	49
4ri	17
6ka	17
4te	0-b 3i 5-7
3gil	18
4re	7f
6em	7d
3ler	07
4go	1-9 39
6ri	1-9 39
4lo	0-f 3o
6wa	0-b 3o
4on	28
4um	17
6in	17
3mbi	2-b 49
6ti	2-b 49
3nal	08
6yt	09 2-9
4dr	17
6oi	17
4gu	7a
6la	7a
4yt	07
6hi	07
3ppl	1-a 3-m 4-o 5p 61b 7-7
6ic	3-g 4-g 5d 610 7-9
6yi	7f
5o	4-b 5a 7d
6in	4-b 5a 7d
5r	3-a 58
6en	27
6ov	5a
4ri	68
3rch	4b
6it	4b
4ou	2-8
3ski	4d
4se	0d 1-a 69
6ss	6a
5i	0-d 2q 4-8
6st	0-e 2h
3ttr	38
6ac	38
3udi	2d 4-8
4to	4-7
3zur	48
2b.te	07
3ach	38
6el	38
5k	2-b 4f 5e 6-8
6en	2-8 4e
6gr	5e 6-7
4nk	49
4rt	39
4se	48
4tc	1a
3eau	07
4ca	0b
6us	0b
5o	2-a 37 49
4dr	3b
6oo	3b
4fo	07
4hi	0c
4in	29 37 4-c
4li	5a
6ev	58
4nc	0b
5e	0-j 1a 318 4-9 7-8
6fi	0-j 1a 318 4-9 7-8
4rl	4e
4si	2d
4ttin	47
5w	2-a 47 67
6ee	2-a 47 67
3irt	3b
6hd	3b
3onu	0-9 3p
4ot	3c
3ran	0-a 27 4m 7-c
6ch	49
4ea	0-8
4ig	0-8 38 4a
6ht	38
5n	2-c 4g
4ok	07 1-7
6er	08 1-7
3uil	27 4c
4si	08 48
6ne	07 48
2calc	0d
6ul	0d
5i	27
5l	27
4mp	4c
4n'	0d 3-8
5d	0j 17 2-9 3-7 4-d 6a 7-c
6id	0g 19 2-9 3-7 4-d 6a 7-c
5t	3f
6ee	3f
4pa	0i 2-9
6bl	09
4re	0-7 3j 4-g
6er	4-9
5r	2b 3-7
4se	28
4te	49
3ent	0-a 4c
4rt	0-7 1m 2-7
6if	0-b 1n
3hai	2-7 37 4i 7-e
5lle	07
5r	4-b
6ac	4-8
6it	59
4ec	08 3-8 5d
4in	0-9 2b 3d 7-7
4ri	39
6st	39
4un	48 67 7-d
5o	7-7
5y	1a 4d 7-d
3iti	0d
6ze	0d
3las	07
4ea	1-9 2j 3-i
6ra	08 57
4ie	27
5m	08
4os	3b
5u	19
3oas	4a
4ff	4b
4ll	37
6ab	47
6ea	07 38
7c	27
4mf	0c
6or	0c
5m	4-d 5c 7e
6en	3-7
6it	4-8 5a
5p	09 1-d 4f 6-g
6an	0-a 2-8 3e 4h 6-7
6en	3b
6le	2b 3-c
4nc	29 77
6ep	2d
5d	29
5f	0f 3-8
6id	0f
5n	0-9
6ec	0-9
5s	0-8 5b 78
6id	58
7s	2a
5t	6m 7-a
6ac	4-9 6q
6ra	0-7
7o	1b
4op	2a
6er	2a
4rv	0-7 1-9 4g
6it	0-7 1-9 4g
4sm	07
4un	0-j 1d
5r	3l
4ve	07
3rea	0-8 3d
6ti	3d
4it	0d
6er	0e
3ult	37
6ur	37
4ri	37
6os	37
5r	47
4st	7a
6om	7a
4tt	47
2dail	2a
4ni	78
4ta	1-7
6ba	1-7
3ead	6c
6li	6c
4ci	2-7
5o	18
4di	0-9 2-8 39 4b
6ca	0-9 2-8 39 4b
4fe	28
5i	0-8 2c
4gr	0e 2-a 7-7
6ee	0c
4li	0-9 2p 3-7 4-7
6ve	0-8 2p 4-7
4nt	39
4pe	3e
6nd	3a
4sc	29 3-f 4j
6ri	29 3-f 4j
5i	0-8 1d 3-8 48
6gn	49
6ra	0-a 1e
4ve	0e 38 4-8 6-8
6lo	0e 38 4-8 6-8
5i	1b
6ce	17
3iff	49
6er	49
4gita	0-7
4pl	0c 2-7
6om	0c 2-7
4re	07 6a
4sa	5j 6-7
6bi	5e
5c	5b 6-9
6lo	57
6ou	38
4ve	0-8 5j
6rs	0-8 5j
3oan	4-8
4ma	19
3raw	2c
6in	2c
4iv	08
3uon	3-8 7d
4ti	2i
3yna	4a
6mi	4a
2educ	4a
6at	4a
3ith	2-7
3lec	48
6tr	48
5v	4b
4ig	0c
6ib	0c
3mai	6k
4br	47
4pl	0-h 2-7 4-b 5x 6-g 7e
6oy	0-h 2-7 4-b 5x 6-g 7e
3nco	3g 4-a 5a 6-8
6ur	3e 4-a 5a 6-7
4gi	27 3-d 7f
6ne	28 3-c 7f
5l	0r 1-a 2-7 3-b 4d 7-9
6is	0s 1-a 3-b 4b 7-8
4ha	07
6nc	07
4jo	08
4su	0-a 2f
4ti	2-8 4b
4vi	3g
6ro	3g
3pit	17
6ax	17
3qua	4-c 5o
5i	0b 7-b
6pm	7-8
6va	0e
3sse	7b
6nt	7b
3uro	47
3val	07
6ua	07
4er	1-7 2-c 3h 4m 7-8
6yt	0-a 4j
7w	39
3xam	28
6in	27
4ce	0n 1-9 2-8 37
6ll	0b
5i	38
6ti	38
4ec	0-7 77
6ut	0-7 77
4is	0a 29 6-7
6ti	29
4pa	4-9
5e	0r 2-g 3-a 5-9 6-7 7l
6ri	0k 2-g 3-9 78
7t	48
4te	28
6rn	29
5r	0-a 3g
2fami	3g 49
4nu	48
4ul	27
4vo	0-7 1b
3ell	2b
4rr	0-8
4st	0-7 49
3iel	78
4na	1-7
6nc	08
4re	0-8 1a
5s	18 4-9
3lex	3a
6ib	3a
4ig	3b
6ht	3b
4ue	08
3ocu	2a
4ll	29 4-8
6ow	27
4remo	08
5m	6m
6al	6a
5t	3f
5w	0-8 38 4-8 6d
6ar	0-8 38 4-8 6d
4un	4c
3ram	09
6ew	09
4ee	4c
6do	47
5s	0-9 7o
6he	7f
4id	0-b 3b
6ay	38
5g	0d
6ht	0d
3ull	7b
4nc	27
6ti	27
5d	4b
6am	47
4rt	67
6he	67
2game	17
3ene	47
4rm	4b
6an	47
3ith	67
4ve	0-a 79
3lob	4a
3oin	3-8 47
3rad	09 77
6ua	0b
4ea	38
4os	7a
5u	2-7 4h
5w	38 7-7
3uar	57
6an	58
4id	27
2hald	48
4nd	2h 3-b 4-8 7-8
6li	57
4ve	1c
5i	0-b 1j
3ead	47
5l	0-9 39
6th	0-7 29
5r	7-7
6in	67
5v	27
4ll	67
5p	19 3-7 4a
4re	07 7-8
3igh	0-7 18 2-d 3f
3old	0h
6er	0a
5i	39
6da	39
4me	28
4ur	1-9 2c 4-b 79
5s	0-9 1a 7-7
3ybr	78
2idea	17
3gam	47
6in	47
3mme	0c
6di	0c
4pl	0-e 18 2i
6em	2a
3nbo	6a
4ce	0-b 3e
6nt	0-b 3e
5l	3-b
6ud	07 4-b
7s	57
4de	09 49 5-7
6pe	4a
5u	7a
6st	7a
4fo	2-7 4d 6h 7-7
6rm	2-7 4d 6h 7-7
5r	2-7 4b
6as	2-7 4b
4it	0a
6ia	0a
4no	47
6va	47
4sigh	0-7
5t	0-9
5u	39
6ra	3a
4te	1-7 4-p 6d 7b
6re	17 4-a
7n	1-7 3e 5-7
7v	3-e 4-7 57 6f
4ve	0-8 3b
5i	57
6te	57
3sn'	2-7 78
3ter	18
2japa	47
6ne	47
4va	0-8 1b
6sc	0-8 1b
3oan	58
4in	1-9 2-9 3b
6in	1-8 2-7 3c
3udg	07
2keepin	27
3hac	0c 1-e 2a 48 7-8
4on	1-c 2-b 5g
3now	1l 2-b 7-8
6le	0d 1b 4-8 7-7
3ore	09 1-9
3ube	4-7
6rn	4-7
4rn	77
6oo	77
2labe	2f
4pt	07
4te	19
4un	28
3ead	4a
5r	0-c 18 3m
6ni	0-7 18 37
5s	09 2-7
5v	08 38 7-7
4tt	0-7 6d
4ve	07 1d 2-8 3-8
3ice	0a 5c 6-9
6nc	0a 5c 6-9
4fe	0-7 29
6cy	0-7 29
4kewi	17
4nk	57
6br	58
5u	0c 1-b
4tt	0-a 17
4ve	48
3oca	2-8 4-7 7r
6te	78
7i	6-7 7j
4nd	7e
4ok	6b
6in	07 6b
4ve	0-8 19
3unc	37
4on	0-c 2-a 3u 4-i 7e
2mach	0-7
6in	0-7
4in	0-b 2k 4-7
6ta	2a
4ke	4a
4na	2d 6-8
6ge	6-7
4rk	0-9 2a
4tc	0-c 3f
6hi	0-7 3b
5e	0a 2-8
6ri	48
7n	09
3edi	3f 7-8
6ca	38 58
7l	37
4et	28
6in	28
4mb	4-b 5a
6er	0-8 5a
4ss	08 1-8
6ag	08 1-8
4tr	0-7 47
6ic	0-7
3icr	09
6os	09
4gh	48
3odu	48
4le	1a
6cu	1a
4nd	7a
5i	28
6to	28
5t	0a 2d 4-e
4ti	08 2-a
6va	0c 2-a
4us	17
4ve	0-7
6me	27
2nano	17
4tu	08
3ece	17
6ss	17
4go	3j
6ti	3j
3gan	0c
4hi	0k 1a 2-i 4-7 6-8
4uo	0-g 48 6-7 7j
5y	78
3haa	49 7-b
5n	1c 2-7 47 7-7
4ie	2h 4-7
3igh	7a
3obo	4f
4rd	0-a 18 2-8 3-8 4a 68
6vi	3-7 49 68
4te	5a
5i	0i 3-9 7-a
2obje	07 1-a
6ct	1-7
3ffe	0-m 1-7 2-b 31d 4-e 59 6-a
5i	1-7 2-a 4i 7a
6ce	49
3pen	0-7 2-c 4q
6in	2-7 4h
5r	09 78
6at	78
4po	0-9 2-a 3n 4-b 5e
6rt	0-9 2-a 3n 4-b 5e
4ti	3k 4-a
6mi	28
6on	3a
3rde	0-8 2i 4-8
4ie	47
6nt	47
3the	07 4-8
3utl	47
3wne	4a
2pace	47
4rk	0-9 3e
6in	0-9 3f
5t	0-b 2h 3-9 5a
6ic	59
6ne	29
4ss	08
5t	0-a 1a
4tc	28
5i	0b
6en	0b
5t	0a
6er	0a
3ens	3g 5-7
6io	3g 5-7
4op	3-a 4h 6-g
4rf	1-a 28 3a
6or	1-a 29 38
5i	07
5k	3b
5m	7a
6an	7b
5s	0k 17 2-d 5e 6-j
6on	09 2-8 5e 6-i
3hon	1-9 47 6c 7-7
5t	6a
4uo	4a 7-9
3ick	0-7 19
4ll	4c
3lan	2b 7-7
5t	0-9 17
6fo	0-7 17
4ea	2-7 3-a 4-8 6k
3oli	0d 3-8
4rt	0b 3-8 4-b 6e
6fo	09 6a
4si	4-c 7p
6ti	4-c 7p
5s	3k 4-8
6ib	0-9 3k
5t	69
6co	67
4th	47 7-7
6ol	47 7-7
3rac	0e
6ti	0e
4ef	0-g 1u 3-9
6er	0-l 1u
5p	2f
6ar	2f
5s	0-7
6en	67
4im	27
6ar	08
5o	0-7
6ri	0-7
5v	0-9 27 4-8 7d
6at	0-7 4-8 7e
4ob	1a 78
6at	17
6le	79
5c	3-d 6e
6ed	0c
7s	0-a 3-b 6h
5d	49 7-7
6uc	49 7-7
5f	0r 1-9 2-q
6es	47
6ic	0f
7l	0i 2-h
5g	1-7 3h
6ra	3a
5p	4-b 78
6er	78
6os	27
5u	58
5v	07 1-c 2-8 38
6id	1-c 37 47
3ubl	4-7 7c
4ri	07
5s	59
6ua	59
3yth	0a
2qual	0k 2-i 37 59 6-9
6if	0i 2-i 3a 4-a 5a 6-8
7t	47
5n	3-7 7c
5r	3a
6te	3a
4es	69
6ti	69
2rabb	08 1-8
6it	08 1-8
4nd	58
4te	37
3eac	18 48 7-e
6tj	08 7-a
5d	27
5s	4-7 58
6on	59
4ce	6c
6iv	6d
5o	07 29
5r	6a
6ui	6a
4fa	2a 3-7
6ct	2a 3-7
5e	7b
6re	3-a 7c
4ga	59
6rd	59
5i	7-8
6on	0-8 29
6st	07
5u	0-7 29
6la	0-7 29
4la	0b 27
6ti	0g 6-7
5e	2a
6as	0-7 27
5i	27 4-7 59
6ab	28
6gi	59
4mo	38 4-e 7c
4po	2f 3-8
6rt	2a
4qu	0d 4-a 7-7
6ir	0d 4-9 67
4se	29 3-7
6ar	28
5i	48
6de	48
5o	37
6ur	38
5p	0-8 2x 4-8 7-8
6on	0-c 2x 7-8
5u	0-7 6c
4tu	0-7 38
4vi	0-c 19 67
6ew	17
3igh	0e 7-a
3ose	49
6tt	49
4ug	08
5n	3-7 78
2sala	4-7 7l
5e	0-9 4a
4mp	2a
4tu	0h 3-7 4-8 79
6rd	0h 3-7 4-8 79
3can	78
6di	78
4hedu	29
5o	18 47
6ol	19 47
4ie	3-9 47
6nc	4b
7t	77
4ot	5a
6ti	5a
4re	07 4-9
6en	07 4-7
3ear	59 6-7
4co	07 4a
5u	1a
6ri	27
4ei	0c 3-7
5k	09
6in	09
4ni	08 4-e
4rv	17 4-8 78
6ic	0-k 7a
4tt	27
6in	27
4ve	09
3har	3a
4el	47
4if	0b 4-9 77
4op	0-9 4d
5r	19
5u	0k 3-8
3iem	0-b 17 48
6en	0-b 17 48
5n	0a 7-9
4gn	2-8
6if	2-8
4mi	09
6la	09
4nc	4e
5g	0a 1-7
4st	37
4te	78
3kil	0m 2-f
6le	4a
3lac	39
5t	0-8
3mal	08 3-b
3oft	08 2-a 7c
6wa	08 2-a 7c
4la	1c 2-7
5i	0b
5u	19
6ti	19
5v	08
4me	07 4-e 79
6on	27 4-b
4ur	1a
3par	4d 7-7
6ro	4e 7-7
4ea	09
5c	0-b 39
6ia	3a
6tr	37
5e	2-7
4ok	0a
5n	37
6so	37
4ri	37
3tak	0-7 27
6eh	0-7 27
5m	07
5nda	0-7
5r	3-e 4-7 6-b 7y
6ti	3-7 7a
5t	3-8 48
4il	47
5p	7a
6en	7a
4or	29 3-7
4ra	17
6ig	19
6te	29
5e	07
6ng	0b
5o	07 3f 4-c
4ud	0-b 4d 7-a
6en	0-7 27
3ubm	0-7
5s	37 4a
6id	48
4cces	08
4itab	57
4mm	2b
6ar	2b
4nn	4b 7-7
4perv	2c
5p	0-e 1-8 27 3p
6le	3h
6or	0-d 2a
3wit	17
3yne	47
4stem	0-7 29
2tabl	0-a 29
4le	6e
4sk	0-d 2z 4-g
3eac	28
6hi	28
5m	2a 3-8 47
4ch	2-9 7a
6ni	0-e 1a
7o	0e 2-c 79
4ls	0-9
6tr	0-9
4nu	79
4rm	7k
5r	17
4st	2d 3-8 5b 6-8
6in	2b 3-7
3han	0d 1-8 28 7-9
4ei	2-8 3a
5r	0c 1-7
4ic	1c
5e	07
5n	0e 17 2-a 3-8
4oa	17
5n	3-7 49 57
5s	0-7 1a
5u	0-7 1a 79
4re	0-9 2d 37
5o	08 4-9
4ua	7c
5o	0-7 3e 6-7 77
5r	07 3-7
6sd	08
5y	07
3ick	1c 38 4-9
6et	1d 4-8
4en	1b 77
4gh	08
4re	07
3oge	4c
6th	4c
4ol	18 37
4pi	3d
4wa	4-b
3rac	4-c
5i	0-q 1a 3l 6-9 7f
6ne	17
7i	0-g 3l 7a
5n	37
6sp	2-7 3g 7-8
5v	07 39 4-7 6-7
4eatm	49
5n	07 4-7
4ie	2-8 3c
5n	0c 1-b 3-d 78
4on	09 19 2-b 3-c 7-8
5u	28
6bl	28
4uc	38
5n	0a
5o	0-7 4b
5s	0-9 4b
5y	0-7
3ues	0-7
6da	0-7
4rb	4b
6in	4b
4ye	0-8 1-c 3-a 59 6g 7f
2unde	0a 4-8 7-7
6rs	08 4-b
4fl	07
4if	3c
6or	3c
5v	47
6er	47
4su	59 6-8
6cc	59 6-8
3ser	0-7 28
4in	2-7
2vaca	37
6ti	37
4li	07
5u	08 1-7
4ri	0-7 37
6ou	47
3eri	5f
5s	7a
4tt	5a
6in	5a
3isi	2b
2wate	0-8 49
3e'l	1b
5r	09 2-d 3-c 4e 59
5v	49
4bs	6f
6it	6f
4dn	0a
6es	0a
4ek	0b 1-c 4-9 6-9 7c
6en	0c
4lc	4-9 77
6om	4-9 77
5l	38 4-7
6be	37
6ne	37
4’r	0-8 47
3hat	6g
6sa	6g
4er	0-c 2-8 3f 48
4ic	4a
5l	08 2a 4-8
5t	39
4o'	48
5e	57
6ve	57
3ill	0c
6in	0c
4nt	2e
4th	0j
6ou	0b
3ork	39
6in	07 4-a
6pl	38
5l	0-a 4a
5t	1a
4ul	0-c 110 3-7
3rit	0i 1-b 28 3-a
6in	0b
2xuon	0-b 28 7a
2year	0v 1-9 2-8 4-a 6-8
3ou'	28 3d 4-d 5-8
5r	07
5’	4-7
1art=dropped	1-y 2-j 3c 4b 6c 7k
c#	2l 3-11 4c
c-	29 3m 4-b 6-h
6uties	1-c 4-c 5d
b#	018 2-16
b-	0-b 2l
5intro	0-t 1-e 3-b 4f 713
a#	01a 2-e 7-j
a-	010 3-b 4-j 7-7
5nice	114 2-d 4-c 59 7-c
9#	1-9 39
9-	0-l 117 3-8
6one	1g 2-l 3-i 7o
9#	07 211 37 4-f 6-c 7-i
a-	0-8 7e
9-	0d 3b 5-b 6-g
5requirements	0p 1d 2-h 4a 7-n
h#	0-1a 1-i 2z 3m 4i 6e 7-o
i-	0-8 1b
h-	01a 1-j 4-7 6-g
0s='ll	0-c 2i 4-a
3re	0j 2-g 3-e 4g
3ve	0-e 1g 48
2.50	3-7
3vn	68
2000	48 5a
2aaa	49 7-b
3ce	0-7
4h	1-b 2m 7-h
4k	1-7
4t	2-9 6j
3de	4-7
4s	79
4y	0b
3ge	0-k 1c 3e
3il	07 2-8 3-8 6j
4m	37
4n	0-i 2a
3ll	0-7 19 29 3-8
4s	0-8 2j
3me	0-7
4s	28
3na	17
4d	09 4-b 78
4e	37
4g	0-7 2c 6-b 78
4h	0o
4k	68
4s	49 57
4t	0-c 17 4d 6-8
4y	0-a 2-8 3g 4f 6-7
3pp	6g
3rd	0-d 3m 4-b 69
4e	0-8 1-a 2e 79
4k	0b
4n	0-7 3f 4-7
4s	0w 1-7 2-8 4-a 77
4t	09 6-a 7k
4y	1-7 5-f 7f
3se	0-9 2e 3-a 6g 7-8
4t	08
3te	0o 1-f 28 3-7 5-a
3ve	3c 7-7
4y	0-9 27
3ys	0a 1-8 78
2bel	0-7 2f
4r	4-c 67
3le	1b 2-7 6-8
4y	2a 58
3ox	6a
2cal	1f 3b 4-b 7-e
3ed	0a 1-9 2-d 37
4l	0b
4s	0-f 2a
3le	27
3om	69
3ts	0-8 17 4a
2day	0f 2-a 5-9 67
3ed	0-d 17 2-7 4h 6-7
4n	2-7 48
4r	1-7 2c 3-8 5k 7-7
4s	47 7-7
3ge	07 1d 6-9 7-c
3io	7-7
3le	2d
3om	47
4n	7b
2e's	0e 7-8
3am	0-a 1e
4n	0e 1-c 2i 3-a 7-8
4t	39
3ck	3-9 5d
4t	0k 1-a 3-f 4-7 69
3ed	2-9 47
4n	48
4r	0-9 3e 4-g 7i
4s	7-9
3gy	27
3ir	2-8 3a
3ks	6-8
3ld	78
4s	4a
4y	0-g 37
3me	37
4s	08
3nd	1-9 37 77
4g	0e 19 2-7
4t	0b 1-f 4-b 5i 6-b 78
3pt	27
3re	0-7 1-8 3u 5-8
4s	1-f 29 4w 7-h
4t	07
3sa	17
4h	79
4s	0e 1-a 2-a
4t	1a
3te	27
4s	28 7-7
3ve	57
3ws	0-8
3ys	47
2fee	4d
4r	0-7 2-a 3r 6-c
3ts	0a
3ul	0j 18 3-9 4-b 58 6-7
2ged	3b 6-9
4s	1-7 3-7 47
4t	28 4-8
3ht	2-8 3-8 4p 7-a
2h00	7d
330	3-7 7j
3en	07
4r	2-a 3a
4s	4a
3in	08
4p	0a 6-a 79
3ly	2-7 3e
3ms	1-8 39
3on	0a
3ts	0-8 3g
3ub	67
4s	2a 4-7 78
2ial	47
3ce	0b 5-a
4h	0-c 19 48
4k	08
4s	17 2-e 4b
3de	0-c 2m 3-7
3ed	0-7 5d
4m	17 4-9
4p	0j 2-9
4s	1-b 28 3e 58 6-7 7-h
4t	07 2e
4u	3a
4w	3-h 6f
3ft	27 4-7 77
4y	59
3ld	2a 4-d
4e	0u 2-d 4-7 7-9
4l	67
4t	49
4y	0-g 28 3a 4c
3me	78
3nd	0b
4e	3-8 6h
4g	1g 2g 3-c 4g 5-c 7-j
4h	1-a 2g
4t	09 7-8
3od	07
4n	0-d 3-d 5d
4r	07 4-e
3ps	27
4t	0-9 1a
3rd	0-9
4e	2-a 3-7 4b
3se	3-h 4d
4h	0a 18 3-j
4m	07
4t	07 3-7 7b
3ta	0-7 1-9 4g
4e	6i
4s	1-g 316 7-b
4y	4-j 513 6-7 7-g
3ve	07 1-h 2c 6-7 79
2joy	09
2ked	19 47
4n	0a
4r	1c
4s	0a
4t	0-h 3i
2lar	0-8 1c 2-7
3ed	0-j 18 49
4m	79
4r	47
4s	0-c 18 2c 3-7 4a 7-8
4t	48
3ic	7e
4d	0i 1-8
4n	4c
4o	09 6a
3la	4a 7-7
4o	67
4s	0k
4y	2-8 37 57
3op	0-9 3c
4r	39
3ps	4a
3th	37
3um	0-7
2mal	3a 4-b
4s	39
3er	2c 37 4-f
4s	48 7-7
3ia	47
4c	0-e 68
3on	27
2n't	0b 2-8 3-c 5b
3al	0e 1-k 38 5d 6-b
3ce	1b 2-n 4-7 5b 6-j 7n
4h	0-a 3d
4y	08 4-a 59
3ds	0h 1-c 2a 3-f
3ed	3-7 4d
4r	0-b 37
4s	4d 7-8
3gs	2g 3-b
3ly	28
3ne	58
4y	0-8 4c
3se	47
3th	4-7
4s	1l 2i 3-e 7-h
4y	47
3uc	48
4s	0-7 3k
4x	0c 1-b
2o's	4c
3ai	1a
3de	67
4y	08 3-8 4b
3ft	0a 7-9
3gy	1a 2-7 3-7
3id	17
3le	0-7
4s	0-7 1f
3ma	0a 2-8
4e	2-e 47 78
3nd	07 4a
4e	0b 1-8 4-b 68
4g	0-a 1-a 2-d 3q 47
4s	0-h 18 2k 38 7-j
3om	0-8 3a 47 7-7
4t	27
3ps	0-8 47
3rd	0a
4e	07 2-9
4k	3-8
4m	0-7 2i 4-9
4s	1-8 49 7-7
4t	1-9 2d 39 4-9
4y	0c
3se	4-8
4t	2-9
3te	38 4-e 7b
4o	68
4s	3e
3ud	18 58
4p	4c
4r	4-7 57
4s	07 17 2-l 4e
4t	0j 1-a 3-g 4i 7-7
3ve	4-b
3wn	19
2per	0a 2-h 7d
3ic	37
3le	1-9 2-9 3-u 48 5-7 619 78
4y	09 6l 7-d
3us	4b
2r's	4f 7-e
3al	77
4m	0-7
3ch	2a 3-8 6-9
3ds	2c 4-b
3ed	0-7 1h 2-c 37
4e	0-7 1-7 3e
4s	28 48 7-a
3ia	4-7
4d	78
4l	68
4t	47
3ks	1-7 2-a 3e 47
3ld	0-8
4y	37 4-7
3ms	0-d 49 5-7 7b
3ol	1c
4w	4b 7-a
3ry	0-a 28 3-8
3se	0-9 3h
4t	18 4-a
3th	19
4s	0-9 1-7 2o 3-8 4a
4y	37
2sed	0-d 58
4s	2e 7-9
4t	07 1-8
3ic	57
4t	0-8 2b
3ks	0-e 211 4-h
3ly	2b 4-8
3on	0b 4-7
3ql	7-7
3to	48
4s	0-i 4a 59 6-8
3ys	17
2t's	0-a 77
3al	0-b 3c 48
3ch	2a 4-b
3ed	1-9 2-e 3-7 5r 6c
4m	19 2-8
4n	19 2-7
4r	1a 5-f
4s	0-d 1e 2-b 3-7 4-8 5q
3hs	0k 1-8
3ic	0h 2-8 3-7 49 7-9
3js	08 7-a
3le	0-a 19 4-8 77
4y	4e
3mq	08 1-8
3on	37
4p	08
4r	0-a 7b
3ra	3f
4e	48
4o	0-a
4y	4-7 7b
3to	3-d 7d
2u'd	4-7
3al	09 4-h 5q 6-7
3ck	38
4t	1-8 2c
3ed	07
3gh	1f 4-9
3ld	1x 2-9 3-f 4-b
4e	27
4t	27
3me	6c
3nd	08 2-b 47
4g	2-9 4n 67 7-h
4t	0-7 37
3oc	47
4i	0-f 4f 6-7 7d
3re	0d 1i 2-b 6-9 7-7
4n	38
4s	0d 1-a 27 4-e
3se	1g 2-9
4t	0-a 4c
3te	0-8 2a 47
4h	4b
2vel	0a 6-9
4n	0-a 2-i 4l
4r	0i 6-c
4s	0-a 4c
2wth	38
2xxx	5b 7-7
2yen	0-f 1-c 2-7 47 5c 7a
4r	4-8 5n 6-8
2’ll	4-7
3re	0-8 48
0t=A	0-1g 1-n 2-12 3-1a 4-t 5-4 63f 7-q
2C	0-d 1-v 2x 3-g 43q 5-i 6-1x 7-16
2D	0l 1-11 247 31 4-b 5-v 6-1d 7-t
2F	0-h 1-i 2-l 3-15 4i 5-y 6c 73h
2L	0-l 1-h 2-p 3-w 4-q 535 6s 7-13
2O	0-m 1-18 2-11 33x 4-k 5f 6b 7-e
2P	0-c 13h 2b 3d 4-11 5-x 6-y 7-j
2R	03t 11y 2-1c 3-i 4-13 5-e 6-u 7-5
2^	0i 1-g 2-n 3-d 4-2 5-8 6-2 719
0w=0	08 1-e 2-b 39 49 5-q 6i 77
3 000	0-a 3n
4100	49
53	77
54tr	37
420	0-7 78
623	57
44	07
4500	79
55	77
5tr	77
46	67
47	0f 7-i
48	79
4a	0-c 3b 4-7
5m	08 67
5n	38
6d	67
4branches	49
4ca	0e 3-7
4days	09 2-e 3c 4-c 6-a 7h
5egrees	0c
4eur	3-h 7j
4hours	0-7 28
4lpa	0-8 7j
5ần	39
5ợi	0-a 1b
4months	08
5ô	27
4ngoại	17
6ày	3a
6ười	0-e 7k
5hân	27
5ăm	0g 7-9
5đ	57
4or	7a
4people	0-8 47 77
4tháng	07
5iếng	0-7 7a
5o	0h 3a 7-e
5p	77
5riệu	3d
6ong	78
5uổi	0r 7-f
4vị	08 7-7
4weeks	79
5ith	67
5ork	27
4xxx	3-a 6p
4years	0f
5r	37
6s	0k 7-f
210tr	38
34tr	37
37h30	7b
220h	79
32h	77
500	79
3nd	78
23d	28
2500k	3b
3tr	77
26.30	0-8 7c
28h	77
430	77
290k	37
3h	3-9 7f
2a	1a 2-n 3z 4q 5-8 68 7-1b
3 basic	58
5ig	0-7
6t	0-8 29
4code	07
5ulture	47
5v	6d
4day	0-a 3a
5esk	37
4full	08
4good	37
4hands	4-7
4little	17
4medical	57
6mber	07 4-a
5otivated	2-8 48
4note	0-7 2b
4part	79
5hd	1a
4senior	4-7
5olid	07
5trong	3b
4teaching	27
4very	07
5iew	3b
4week	08
4year	3c
3a	07
4rhus	2a 4-7 78
8 and	78
3bilities	08
8y	0c 4-9
9 to	0c 4-9
4le	0o 2-a 4-a
6 to	0n 2-9 4-9
4out	1-7 2-8 3-d 4r 68 7-8
7 our	48
8the	0-9 2a 69
8us	4k
8you	07
5ve	08
4solute	0b
3cademic	69
4celerate	27
5ommodations	57
6rdance	7a
c with	7a
8ing	28
b to	28
5reditation	18
4ross	28
4tivity	2a
3dded	1e
7 advantage	1e
5ition	0-8 17
aal	6b
c information	6c
4option	27
a and	27
4vantage	0-8 1g 2-7
b of	39
bous	18
3frikaans	17
4ter	0-7 3j 5-7
7 your	07
3ge	58
4ile	18
4reement	7d
5i	77
3lert	07
4gorithms	1-8 39
4l	2-c 3d 5b 7-a
5 interested	57 6-7
6of	47
5owance	0-b 3o
4so	0-e 4f 6-e 78
6 be	27
7can	0-7
7see	4a 6-8
3m	0a 4-7 78
4 to	77
4bitious	2-9
3n	17 2-l 5k 6-b
4 assessment	09
9t	09 1-7
5enhanced	07
6qual	4-9 5b
6xtra	17
5international	0-8
4alytics	08 2-8
4d	0j 1-x 2q 4s 7-16
5 a	0-8 3j 58
7n	09
7t	78
7zure	4a
6can	07
7ustomer	37
6delivery	28
8sign	07
7o	07
6employment	77
7ngineering	07
7xperience	09 1-9 3-7 78
6foremost	08
7ree	07
6give	37
7rowth	17
6high	4c
6in	2e
8clusion	58
6learning	47
7ook	27
6no	08
8w	48
6or	37
7ur	47
6postcode	67
6sit	28
7o	19
8ftware	09
7uccess	28
dful	0c
6two	0-8
6we	0-8 49
8'd	17
7orking	07
7rite	09
6you	7a
5roid	17
4h	0b
4na	6f
6 holm	6f
4y	1b 7-7
5thing	07
3pi	27
4p	27
5licants	0c 58
9tion	0-g 3-9 611
ds	6a
6y	6l 7-b
7ing	7f
5ointment	4-a 5b 7f
d is	57
5roach	09
4ril	68
3rb	0-7
4e	0s 1-a 2-14 4q 5r 6-b 7-g
5 a	3-7 4a
6encouraged	5a 6-8
6hiring	49
6looking	0e 4-b
6on	07
6welcome	79
6you	0d 7-7
5a	4-8 77
4ound	2-8
8 solving	07
9the	2-7
4t	48
3s	0b 19 2h 4-h 6-l
4 a	2b 4-9
5possible	78
5soon	78
5the	07
5well	0-7 1d
4ap	7f
4k	0c 3-h 5c
5 applicants	57
6for	3-8
5ing	4d
4sessment	69
6t	08 1-7
5istant to	27
bs	0-7 29
3t	17 2-o 4a 59
4 jobs	4c 7-8
5our	4-9 79
5telstro	78
6he	0-d 2-9 3a 7c
4tractive	37
c compensation	37
3ws	3e
5 certified	17
3zure	48
7 net	07
2b licence	07
3.sc	77
6 agri	77
4tech	07
32	09 1-7
3a	6a
4chelor	38
5k	27
6end	2-8 4e
6ground	5b
4lances	27
4o	3a
4rton	39
4se	3-c 7d
6 salary	3-c 7d
6d	47 78
7 on	47
5ic	58
7 dbs	58
4tch	17
4y	48
3e	1g 2-c 3-d 4-m 5i 69
4 a	0-9 78
6n	4-8 5a
5based	79
5considered	67
5encouraged	3a 4-7
5good	08
5in	77
5joining	4b
5located	78
5made	09
5part	0-7 4a
5working	2b
4am	17
4cause	0b
5ome	2-a 37 49
8 part	2-7 4c
4en	67
4fore	07
4hind	0c
4ing	29 37 4-c
7 part	2d 4-9
4lieve	58
4neficial	0-j 1j
8ts	1-9 315 4-8 7-8
4rlin	4e
4side	2b
5t	0b 2-g
4tting	47
5ween	2-a 47 67
3hxh	3l 7-9
3ia	08 1-7
4g	1e
5 plus	0-e 1k
4rthday	3b
4t	0-a 28
5 of	0-8 28
4ên	7e
4ết	0w 1c 2-e 3-j 4-c 77
6 cắt	0-7 7b
7lấy	18
7may	0-8 7a
7sử	0-7
7tiếng	0-b 1h
3ody	07
4m	28
4nus	0-8 3k
4oking	09
9s	27
5ts	3c
4th	7d
3po	0-7 47
3ranches	49
6ds	0-9 2a 47 7-7
4ightlane	38
c offers	0-7 3c
5ng	0c 2-a 4a
7 your	49
4okers	08 1-7
4se	0-7 28
3ugs	27
4ild	2b 37 4-a
7 up	39
7s	47
6t	49
4s	37
5iness	08 4c
a problems	07
4t	0-d 1q
5 not	0-e 1h
6we	18
4ộc	68
3y	0-l 39 4g 69
4 a	38
3ài	28
3án	09 1-b
5 lẻ	0a 1-9
4o	0-b 2i
5 cáo	0-8 2c
3é	38
3ình	3-9 7i
6 thạnh	77
3ó	07
4 lâu	07
4ng	37
3ạn	08 7-j
5 nào	1c
6sẽ	2l 4-7
3ản	0a 1-7 69 7-7
4o	0-i 2b 3l 6-8
5 hiểm	3i
7ộ	0-7 39
6mật	57
3ắc	4a
4t buộc	68
3ằng	3-8
6 cấp	0-8 7a
7lái	09 1-8
3ếp	48
3ộ	5c
2c#	08
4 azure	07
3a	0k 3-9 4-a 6-9 7k
4 theo	0b
5xoay	09
4b	27
4lculations	0c
5l	2a 3-9 6h
6s	28
4m	57 6-8
5 kết	57
5p	37
6us	4b
4n	2-p 3f 7g
5 apply	38
6find	48
5't	0d 3-8
5didate	0k 2-7 4-8 6a
bs	1c 4-7 58
5teen	3f
4o	0d 17 7-7
5 trong	0-a 1f
6đẳng	07
4pable	09
9 of	09
5e	78
6 town	77
4rd	0i 1-9
6 and	09
5e	17
6er	0-7 3h 4-8
8s	4-9
4se	68
6s	28
7 and	27
5h	0-9 2e
3ccd	0b
3entre	48
4rtificate	09
9ed	17 48
3hain	2-7
5llenge	29 3-7
aing	38 4-8
5nge	47
5rity	5a
5t	3-b 6h
4eck	07 3-7 5d
4i	0-7 4c 7-e
5 nhánh	4d 7-a
4o	0-f 1c 29 4a 6-8 7-g
5 mục	58
4ristmas	39
4u	6a 7-7
5yên	4d 7-b
8 ngành	1a
4ào	0c 1-a 48 7-9
4í	08
5nh	27
4úng	3e 48 7-7
7 tôi	3e
4ăm	29
4ưa	0-k 3-b 7v
6 biết	0-b 1-a 7o
7có	0-9 1f 3-a 78
4ấp	0d 7-8
6 nhận	0e 7-8
5t	08 1-8
6 lượng	07 1-8
4ế	3a
5 độ	3a
4ỉ	3-b 6-8 79
4ị	0-8
5u	0c
6 khó	08
7được	1a
4ọn	67
6 1	67
4ỗ	3c
5 ở	38
4ụp	0-7
4ủ	18
4ứng	18 3-c
7 chỉ	1a
8từ	28
3i	0b
3lean	2j 3-b
6rance	08 57
4ient	27
4osed	39
5ud	18
7 python	09 7-8
8technologies	0-9 18
3oast	49
4de	0e 1-7 2e 3-a 4-a
6 b	07
4ffee	4d
4llaboration	3-7 49
dve	2-7
6eagues	09 39 4-9
4m	37
5e	0-8 3-8 77
5fortable	0a
d in	07
5mitted	59
b to	59
6on	27
8 goals	27
6unication	09
5pany	0-9 3h 48 6-7
9 description	3-9 4t 7-b
asize	4-9 7g
atype	4-9 7h
6ensation	3b
6lete	27
4ncept	27
5sider	5a 6-9
a your	59 6-8
aed for	77
5tact	4-8 6n
9 us	69
6inuously	2b 4-7
6ribute	0-d 48
c to	0-a 29
bion	0d 2-a
7ol	1e
4operation	2c
d with	27
4re	0b
5vita	0-7 1-9 4g
9 here	4-7 7a
4smosdb rest	07
4unter	08
5rse	0-7 3k
4ver	18
7 letter	67
3p	57
3reative	38
5w	2a
4iteria	07
3ss	0-9 1a
3tc	0-a 3-7 7j
3ulture	39 4-7
4riosity	37
4stomer	28 37 4-9
as	47 7a
4ối	28
3v	0-b 3-d 4-c 5-9 61c
4 and	6c
3àng	1c
6 tốt	17
3á	58 6-7
4 nhân	59 6-7
4c	3-8 4a 7-d
5 bạn	48 7-7
6cách	67
6nhà	07
6phần	07
6tỉnh	77
5h	6a
6 ứng	67
4o	0-8 2c
3ó	0f 1h 2-a 3e 5-9 6-8 7-n
4 bằng	09
5chứng	19 3-7
5khả	7-7
6inh	0-e 1e 37
5laptop	09
6ương	0-8 78
5thẻ	07
3ô	77
4ng	0g 1-d 2v 3-9 48 59 6-d 7-t
6 ty	2-7 4l 5d 6-8 7-a
7việc	0e 2y 4-7 6-8 7-o
3ơ	07 1-8 39
4 bản	0d 1-7
5hội	3b
4m	3d
5 trưa	3c
3ả	7-9
4 2	17 7-7
3ấp	0-9 3a
3ần	09 4f 7-9
5 bạn	07
4u	0-7 28 3-8 6-7 7e
5 công	0h 7-7
6giấy	7b
6kinh	7b
6tiến	0-8 1b
3ập	0-b 68
5 nhật	27
3ắt	79
5 liều	0-7 7b
3ộng	0-9 1h 3-7
3ụ	2f
4 thể	28
3ủa	49 7-e
3ứng	3a
2d	4-8
3aily	2a
4nish	78
4ta	0-9 28 3-e 4i
6bases	08 1-7
5e	0-f 19 4-c 6-8 7t
4y	28 37 4-9
5s	2-9 3m 4-l 6-d 7o
6 in	79
7only	0b 7-9
3bs	17 3-8 58
4t	0-8 1a
3eadline	6a
5l	0a 1a 3-7 7-9
6 thoải	17
4dicated	2-7 49
4fine	29
4gree	2-8
8 or	09
8s	0c
4liver	29 4-8
9y	2d
4ntal	39
4partment	47
5ending	39
b on	39
4scription	29 3-f 4j
5ign and	28 4-a
6rable	0-a 1e
4velop	0-9 3c
9er	0d 2-a 77
9ing	0j
c new	0b 3-9
9ment	0a 38 4-b
d teams	27 4-9
5ices	17
3ifference	49
4gital	0-7
4ploma	0a 2-7
4sability	5c
5closure	57
6ount	37
4ve	28
6rsity	5h
b and	57
3o	0-e 2u 7-e
4 a	17
6nd	39
5you	08
4anh	4-8
7 nghiệp	09
8số	77
4main	19
8 driven	19
4wn	27
3rawings	28
4ive	2a 4-9
7 customer	28
7n	0-7 2-9 4a
8 by	37
9design	19
4op	69
4ug	57
3uties	2i
3ynamic	0-7 49
9s dynamics	09 7-8
3ài	08
3õi	2g
3ùng	3-7 47 7-7
6 excel	07
3ương	7a
4ới	0a 3-8
3ạy	0-7 7a
3ấu	17
3ẫn	28
3ịch	7-7
6 vụ	7-7
3ọn	2a
3ụng	0-f 27 5d 7-7
6 cụ	28
7thành	0a
2e	58
3 verify	5a
3.g	18
3a	5k 6-e
4 licence	5d 6-a
4st	3g 4-7
5y	49
3ither	2-7
3leven	4b
4igibility	0b
3mail	6j
4ployees	38
9r	4-9 5n 6-8
a and	57
8ment	0-c 3-a 5c 7l
3ncouraged	39 4-8 5b 6-7
c to	5c 6-a
4d	29 4-a
4gineer	4-8 7g
aing	09 3-8
d practices	08
eteam	2-8
5lish	0s 1-a 3-b 4b 7-8
4hanced	08
a dbs	08
4joy	09
4sure	0-9 2f
4tire	2-8 4b
4vironment	3g
3qual	4-c 5m
7 opportunity	4-a 5g
5ipment	7-8
6valent	0e
3si	3a
4sential	7b
b functions	27
3tc	27
3u	0a
4r	3-h 7j
3valuation	08
4en	1g
6 better	0-7 18
7more	0-7 1b
5ry	0a 2-8
7 other	07
8year	37
7thing	0-a 4j
7where	39
3xam	3b
4cel	0b
7lence	09
c of	07
5iting	38
4ecute	28
8ive	77
4isting	29
4p	0h
5and	37 4-8
5ect	0b 78
8ed	4-7 77
a to	29
6rience	0e 3-8 4-7 79
c in	38
dwith	1b
eorking	07
cd	0d 2-9
d in	09
cs in	07
7tise	3-7
5orter	47
4ternal	27
5ra	0-b 3h
2f	0-8 1c
3air	38
4mily	0-9 3b 4d
8 who	47
4nuc	48
4rms	47
4st	4f
6 paced	47
4ult	27
3ee	07 39
5 and	3b
5l	07
3ield	79
7 of	47
4nancial	0b
b performance	0d
5d	3p
6 a	38
7out	4a
5e	0-7 1a
4rm	0d
5st	18 4-9
7 and	08
4ve	47
3lat	0-7 3i
4exible	37
4ights	3b
3ollowing	27
4r	0-7 1-c 28 3g 5h 7-l
5 3	77
66	07
6a	0j 3-7
7n	48
7udio	2e 4-c
6one	2c 4-b 57
6someone	0-7 2e
6the	0-a 1-7 3e 4i 7-e
8is	59
7wo	27
6you	0-9 3b 68
5emost	08
a for	08
5m	6f
6s	68
5ty	0-7 3a
5ward	0-8 38 4-8 6d
9 to	0-8 6e
4und	67
7 in	67
5r	28 49
3rameworks	0a
4ee	1c 3o 6-7 7-9
6dom	47
5sh	79
7er	77
4i	7d
5days	38
5ghtened	09
4om	0-g 1-a 4-a 5i 77
6 us	59 6-9
7you	6b
3ull	1-b 78
6 stack	47
7time	28 3-8
8raining	0-8 7b
4n	3a
5d	3e
6amental	47
4rther	67 7-8
9 information	4a 68 7-8
2gear	0a
4l	07
4rmany	47
4t	0-7 2-a 3o
3hi	2d
4é	67
3ia	0-8 2a 48
5n	1-7 7i
6 làm	0-9 7g
5o	29
6 tiếp	0a
4thub	67
4ve	0-9 3h
6 you	38
6n	0-a 79
4ấy	3-8 7a
4ới	47
6 thiệu	48
4ờ	7e
3o	27
4es	17
4ing	3-8 47
4od	0b 2-8 3h 7-7
4t	17
3raduate	08
5nt	49
4eat	39
4oss	7a
5up	4c
5w	0c 4-8
6n	17
6th	38
8 of	17
3ym	39
3ì	28 39
3ò	77
4 vấp	77
3ắn	07
5 bó	07
3ặp	6c
3ọi	28 3-a 6h
3ỗ	17
3ửi	0-7 27 6d
5 xe	37
2hai	4a
5 phong	4a 7-7
4lden	48
8 group	48
5f	4-7
4nd	3-7
6le	29
7ing	57
6s	0g 4-9
7 on	4-7
4s	0d 1-7 2-e 3-b 4s 7-9
5 to	08
4ve	0a 1f 2-h 48 7-a
6 an	0b
7the	39
5ing	0-b 1j
3cm	7h
3ead	29
5lth	38
8care	0-7 28
c assistants	0-7 28
5ring	67
5vy	27
4llo	67
5p	0-a 2h 4-c
6 us	4-8
6s	4a
4re	1-9 78
6 jobs	78
6's	09 7-7
3igh	2-b 49
6 performance	4a
6er	39
6ly	2-c 37
8 motivated	07
9skilled	48
4ểm	3i
4ện	0-8 2g 48 7-8
5u	4a 7-8
3mo	39
3old	2g
6 a	0-9
6ers	0a
6s	07
5iday	18
5m	6f
4me	0-k 3s 4-9 77
6 office	3d 4-9
4pe	47
4ur	77
6 or	07
6s	1-8 29 4-9
7 over	38
5se	0-b 1a
4w	0-7 4c 6d
5 to	6b
4à	7e
4á	09
4ạt	7-9
4ặc	0i 2-7 3-9 4-a 6g
6 tiếng	1a
3q	49
3r	3-d 6e
3ttp	68
3ybrid	78
3à	0-7
4 tĩnh	47
4n	0-9 1a 4a 7-8
5g	0-7 2l 3-9 4g 5-7 7-c
6 bán	17
7ngày	29
5h	07 7-a
3ãng	4a
3ình	68
6 thức	0-9
3đlđ	57
3ơn	4i 7-a
3ướng	28 6-7
7 dẫn	28
3ệ	3-8 67
4 thống	47
3ọc	0h 2-a 3l 6-9 7-a
5 hỏi	09
3ỏi	0n 1-f
3ồ	3-d 6p
4 sơ	3-d 6p
3ỗ	0-7 38
4 trợ	0-7 38
3ộ	0-7 39
4i	3e
3ợp	5g 7-7
5 đồng	59
2ib	67
3d	7i
4eally you	0-8 1a
5ntify	27
3f	1g 2-7
4 you	0e
8've	0-a 1b
3gaming	47
3i	07 2-7
3mmediate	0e 7-9
4pact	47
8 the	47
5ortance	08
at	4b
5rove	2a
9ment	47
3n	0e 2-d 4b 5-j
4 a	0o 1-7 2-9 4-a
6ccordance	7a
6ddition	0-8 17
6n	0-a 37
5barton	39
6erlin	49
5cab	27
5date	0-8 1b
5english	0a
5house	0-9 1b
5it	39
5london	78
5one	37
6ur	0-9 4a
5particular	17
5the	07 1-b 39 5-c 7b
6wo	08
5winter	2f
5your	37
4box	6a
4centive	77
bs	0-8 3b
5lude	0-7
8ing	0c 4-a
7sion	58
9vity	48
4dustry	7a
4formation	2-7 3-b 4i 6e 7-7
d on	67
5rastructure	2-7 4b
4itial	0b
4novation	0a 2-9
c and	07
ave solutions	28 4-7
4surance	3a
4tegrate	47
6rest	18
7national	37
7view	3-d 69
5o	0-a 2e 4-9
6 the	0-7
4vest	3b 4-a
3s	08 1w 2-z 3-14 411 5s 6-o
4 a	3-e 4r 7-7
6n	3-8 4b 5a
5beneficial	0-j 1j
5expected	07
5for	79
5important	37
6n	77
5not	1a
5open	07
6ur	48
5part	07
6ossible	37
6roud	5a
5subject	58
5the	0g 7-7
6o	48
4n't	2-7 78
7 essential	0-8 7c
3t	0j
4 down	28
5for	3a
5takes	08
4s	48
2japanese	47
4va	0h 7-f
6 and	0-9 1a
7nosql	07
7python	48
6script	0-8 1b
c reactjs	07
3oanne	58
4b	1-c 21e 3c 4-1a 78
5 benefits	3m 7-8
6description	0-9 2g 4-f 7m
6type	2c
5s	0-9 5-7 6k
6 nordvik.example	69
4in	2-o 38 4n
6 an	47
6ing	1-8 2-7 3c
3ust	3b 4-9
2kafka rabbitmq	08 1-8
3cn	7f
3eep	0-9 2k
6 the	2b
6ing	27
4y	08 2b 4-8
5s	08
3hi	1-8 2b 7-7
4oá	3b
4ách	0c 1-e 2a 48 7-8
5t	07 1-7
4ó	07
4ông	1-c 2-b 5g
7 có	0-c 3f
8thu	57
8yêu	0-8 7l
4ả	09 7-7
5 năng	09 7-7
4ẩu	48
3inh	1d 2-7
6 doanh	0-8 1a
7nghiệm	19 2-7
4ến	17
4ều	78
4ểm	1-b 2w
6 soát	1-8
7tra	2g
4ện	07
3now	18 48
6ledge	0d 1b 4-8 7-7
b of	0h 4-7
6n	17
3orean	09 1-9
8 or	09 1-9
3ubernetes	4-7
4rnool	77
3èm	79
3ý	5a
4 hđlđ	57
3ế	0-7
4t	57 6-8
3ỹ	37
4 năng	18
2lab	37
5el	0-7 2f
4m	79
4nd	48
4o	5e
5 động	5e
4ptop	07
4st year	0-7 48
4ter	1a
4y	3g 7-8
3ead	0-7 2b 4h 7-9
6 role	48 7-9
6er	47
5n	19
5rn	3f 4-7
7 and	39
7ing	18
5ses	17
6t	08
5ve	39 7-7
4ss	0-9 17
4t	0-7 1a
5 us	1a
5ter	67
4vel	09 19 3-8
3icence	0b 5d 6-9
4fe	37
6cycle	0-7 29
5t	0d
4ke	19
6 to	08
6wise	17
4ne	4-9
5h	49 7-a
6 hoạt	08 7-8
5k	67
5ux	0c 1-b
4st	0-8 2b
4ttle	0-a 17
4ve	09 79
6s	49
4ên	6b
6 hệ	6a
4ền	0-7 19
5u	0-7 7b
4ệu	2a
3oad	18
4cated	78
7ion	6-7 7h
4ndon	7e
8 in	79
5g	17 78
6 an	79
4ok	3-7 4-7
6 after	0-7 28 47
7first	08
8or	08
6ing	07 6b
9 for	08
dward	67
4ts	49
6 of	49
4vely	0-9 1a
3pa	0-8 7i
3td	59
3uong	3e
4ật	5a
3à	0-m 113 2-9 3-a 4v 7-q
4 1	0-c 1e
5lợi	0-c 1e
4m	0f 3-l 4-c 7h
5 báo	29
7ếp	07
6ca	0b
6gì	2d
6tại	0-9 7g
6việc	0-b 3-7 7v
6được	0b
3ái	0a 1-8
5 b2	08 1-7
4t	07
3âu	07
5 dài	07
3ãnh	37
3ên	28 7-c
3òng	6c
3ý	7-8
3ĩnh vực	08
3ương	0-l 1b 2-7 3n 4-b 77
7 deal	17
4ợng	0d 1-a 3-8 7d
3ại	3a
3ấy	17
3ần	39 7-7
3ập	07 1-b
5 trình	0a 1-a
3ẻ	0a 1-9
4 hoặc	0-7 17
3ễ	78
4 tân	0-9 7e
3ớn	17
4p	17 38
3ợi	0-m 1l 3e
5 thế	0-h 1q
3ực	19
5 cao	18
2machine learning	17
4de	09
4il	6g 7-7
5nly	28
8 with	28
6tain	2b
4ke	2-a 37 4-8
6 us	18
4nage	28
8d	47
8ment	0g
8r	0-b
5y	48
4rket	0-d 37
4tching	0-7 3b
5erial	2-8 49
7nity	09
b cover	09
4y	18 37 4-9 5-9 7a
3ca	07
4sa	18
3e	08
4asurement	08
4dical	38 58
7laim	37
4mber	07 4-c
8 of	07 27 4-c
8ship	0-8 5a
4ssaging	08 1-7
4trics	0-7
3icrosoft	0a 7-9
b dynamics	09 7-8
4ght	48
4ền	47
4ễn	3g
6 phí	3g
3olecular	1a
4n	7b
5 fri	7a
5day to	77
5th	4-7
7s	0c 1-7 27
4re	0-b 1e 3a 48 6-9
6 about	78
8t	4d
7than	37
6over the	27
4st	4e
6 of	0-7 49
4tivated	09 2-9
b and	0a 4-7
4use	17
4ve	4-9
3r	6d
4t	3f
3s	68
3ust	0r 3-7
3ái	17
4y	0f 1-c
3ê	09
3ình	2-a 4k 7-e
3ô	2e
4 tả	2e
3ơ	7-7
3ẫu	0-a 29 6e
3ật	57
3ặt	49
3ỉ	07
3ọi	59
3ỗi	2a
3ộc	47
4t	0-k 2l
3ới	78
3ở	0-c 4j
4 rộng	4c 7-7
3ục	57 7-7
5 đích	58
3ỹ	0-9 4e
2nai	48
5l	4b 7-8
4m	0m 7-9
5e	0-8 6d
6 and	67
4ture	07
3bi	57
5 clearance	57
3ecessary	17
4ed	015 3-8 4-e 6-a
6 the	0a
8o	0h
6ed	37
4gotiation	38
4t	0i 7-c
5 c#	07
6microsoft	09 7-8
4w	2e 7-7
5 and	0b 3-8
6technologies	3a
3ghe	08
5iệm	19 2-8
8 làm	19
9quản	0-9 19
7p	0j 2-9
5ề	1a 77
5ỉ	3h
5ị	57
6 định	57
4ành	0c
5y	0-b 2k 3d 4-9
6 tuần	28
4ười	0-d 49 6-7 7h
4ộ	37
4ữ anh	17
3ha	0a
5nh	1d
7 nhẹn	0-c 1f
4iệm	2e 7-7
7 trong	08
8vụ	27
4à	1-8 79
5 hàng	48 7-7
6máy	1-7
5ng	07
4ánh	4d 7-a
4ân	1-a 3-7 57
6 viên	7a
4ãn	47
4óm tốt	07
4ận	07 2-9
6 tăng	0c
5t	0-a 19
4ẹ	07
5 nhàng	07
5n	0-c 1f
4ỏ	4a
5 thôi	48
3ice	0-g 1m
6 to	0-9 1d
4nh	79
6 kiều	78
3o	0f 1-d 2-a 7b
4 degree	38
5experience	0-b 37 79
4body	4e
4de	07
4n	09 7-7
4rdvik.example	69
4t	1m 59 7-c
5 needed	17
6required	0-8
5e	2c
6s	5a
5ice	0j 3-8 7-a
8 period	08 7-9
4w	3-8 4a 6c
3ào	1d 3-7
5 có	19
3ét	47
3ên	4b
3ói	07
3ăm	0d 3d 4a 6-d 7-i
5 làm	0c
4ng	09 1m 2-7 7-f
6 làm	17 7-7
7động	18
3đ	57
4 cp	57
3ơi	7b
5 làm	7b
3ước	1-7 39
3ội	1-8
5 thất	07 1-7
4p	6a
3ữ	0e
2objective	1-7
3f	0a 3-7 4k 5-8 6-d
4 applications	28
5employment	0-8 7d
5financial	0b
5opportunities	4b
6ur	28 3b 4-b 7-7
5projects	27
5technologists	48
7lstro	2c
6he	17 2-7 78
5us	48
5your	07
4f	0-f 3r
5er	0-a 2-7 3s 4-7
7 you	37
7s	0-d 3i
8 a	0-7 38
9you	37
5ice	2-a 49 7a
8 in	77
8s	4b
3ld	28 3-7
3n	0-7 1-c 29 37 6f
4 a	1-7 28
5customers	2-7 7b
5our	4a
5qualifications	38
5site	07
5the	0p 2-e 5-8 6d
4ce	08
6 a	0b
4e	08 39 48 7-j
5 of	09 27 4-9
6saturday	08
6very	4c
6year	08
4ly	0f 17 7-c
3pen	0c 47 7-d
6 to	0d
6ing	2-7 4h
5rational	7a
4portunities	2-c 3f
f to	2-b 49
cy	37 4-a 5b
d employer	4-9 57
efor	47
eto	3b 4-7
4s	79
4tions	3a
3r	0q 11l 2-i 3-s 4-1d 5-c 6j
4 similar	0a
4der	2e 4-7
4iented	47
3ther	4-a
3ur	0-o 1-a 419 7-h
5 ability	28
6campus	4a
7ompany	4-7
7ustomers	49
6development	2b 4-9
6employees	3c 4-b
6office	79
6process	3-8 48
6success	47
4t	2b
5let	48
5s	28
3ver	0-a 2a
6 4	38
7the	27
3wn	1-9 2a
5 the	27
5ed	47
2paced	47
7 and	4a
4ge	6d
4id	3p 7-8
4rking	3g
5t	3-a 4b 78
6 of	4b
7time	77
6nerships	27
4ssion for	27 4-8
9ate around	07
4tch	29
5ients	08
5terns	07
4y	0-k 313 4-8
5 for	0-f 17 3d
5ments	47
3df	68
3ension	3g 5-7
4ople	3-9 4g 6-g
8 and	49
9company	7a
9who	0e
4rform	29
9ance	1-8 78
9ers	3a
5iod	07
5ks	3b
5manent	7b
5son	0d
8al	5b 6-8
a background	57
8s	0c
3f	3k
4 esi	38
3hd	0-f 19 27 4-7
5 student	28
4ong	4a 7-7
5to	68
4áp	37
4ép	3b
6 năm	37
4í	0-8 3d
4úc lợi	37
4ải	59
4ần	07
4ẩm	38 7-a
4ụ	1-b 2e 77
5 cấp	38
5c	47
6 vụ	48
3illar	4c
4peline	49
3lace	0-8
5n	38
6ts	17
5tforms	0-8 17
4ease	2-7 3-9 4-8 6k
8 consider	59 6-8
ctact	68
4us	0-k 1o
3olite	07
4rtfolio	09 6a
4sition	4-9 7h
a is	7e
bto	48
as	77
5sibility	3e 4-9
d to	3e 4-7
5t	0-8 5e
6 is	58
6code	67
3ractices	0a 27 4-e
4eference	0-7 1c
8red	0-9 1b
5pare	2a
4imarily	77
b work	7a
8y	0a
5ority	0-7
5vate	0-7 4-8 7e
9 cloud	28
4obation	17
6lem	79
9s	0b
a through	08
5cedure	0c
7ss	0-8 3-9 6j
9es	27
5duct	1-7 2b
5file	0i 2-h
5gramming	47
9s	37
5ject	09
9s	0-7
5ud	58
7 to	59
5ven	0a
6ided	1-7 78
9nt	37
b fund	37
9r	07
9s	47
3sm	27
5 to	27
3ts	08
3ublic	7e
4rposes	57
5suant	59
a to	59
3ython	0a
2qt	09 1-9
3ua	6b
5lifications	09 2-b 3d 6-7
g a	39
9ed	59
7ty	47
9 and	07 2-7
4estions	6a
4yền	37
7 lợi	3a
4ản lý	07
4ận	7g
6 2	77
2r	7-8
3 java	07
3a	07 1-7 3-7 77
4bbitmq	08 1-8
4ndom	58
4tes	37
3each	0-b 37
7 truck	38
6t or	08
7js	08 7-a
9 cloud	09 7-8
ajava	07
5d	0-9 4o
6ing	27
9 group	27
5sons	37
4cord	09
5ruitment	67
4factoring	2a 3-7
5erence	7f
4gardless	59
c of	59
5ional	49
5ular	37
9ly	2a 4-9
4lationship	0c 6-7
4mote	38 4-e 7b
4nt	3e
4ports	2d
4quired	0-7
9ments	08 67
9s	4-7
4search	29
5idence	07
9tial	48
5ources	3a 4-7
5ponsibilities	2n 4-a
fy	28
g of	27 4-7
5ume	6b
4tail	07
5urn	38
3ight	0e 7-a
7 to	0c 6-8
4ng	67
3ole	2x 4-x
6 to	09 4-b
7will	08 2-8
4settes	49
4unds	3-7 78
3un	2i
5 by	4a
6the	2b
5s	4d
3ộng	4f 7-8
2s	0-9
3alary	4-7 7l
8 is	3-e 7i
9supplement	3b
5es manager	4a
4me	08
4o	49 7-8
4t	79
5urday	0h 4-7
3can	17
4hedule	29
6me	38
5ools	19 47
4ience	49
7tist	77
4ottish	5a
a charity	5a
3ea	37
5rch	59 6-7
4cond	07 49
5urity	27
4e	4r 6-7
5ing	0c 3-7
5king	09
4lf	07 4-7
4nd	5-7 6t
6 your	6b
5ior	09 4-e
4rver	07
6ice	0-c 27
9s	47 77
4t	0-9 2h
5 up	2c
5ting	27
3hift	4-7
7s	0a
4ops	4a
5uld	0j 3-7 4-7
8 expect	78
3ide	0-a 47 77
4emens	0-b 17 48
4gnificant	2-8
4milar	09
4nce	4e
5h	7a
6 viên	77
4ster	37
4t	2h 3-8
5es	78
4x weeks	37
4ze	4-b 7f
4êng	0a 7-9
7 năng	0a 7-9
3killed	4a
7s	0o 2-c 4-c
3lack	39
7 days	39
3mall	08 3-b
3o	0l 1b 2-i 4-8
4 is	19
4ftware	08 2-a 7c
a development	0e
bengineer	0-b 7d
jing	07
4lar	1c 2-7
5id	0b
5utions	0-e 1c 27
5ving business	07
4me	0d 37 4-7
6one	27 4-b
9 who	27 4-7
4on	78
6 as	78
4át	1-8
3pa	0-7 17
5rrow	4e 7-7
4eak and	09
5c	27
6trum	37
5ed	07
4oken	0a
5rts betting	47
5t	7a
3re	29
3tack developer	4c
5keholders	0-7 27
5mp	08
5nd	07
5rt	6-a 7m
7 date	6-c 7n
7ing	3-7 7a
5te of	4a
5y	29
4ill	47
5pend	7a
4orm	29
4raight	19
6tegy	27
5eet	77
6ngths	08
5ong	09 3a 4-7
8 culture	39 4-8
4udent	0-7 27
3ubject to	57
4ccessful	0g 2-9
5h	09
6 as	09
4n	0-8 7g
4per	77
5plement	3h
7y	07
6ort	0-7 2e
3ystem	19 2-7
3át	29
3óc	78
3ơ	0-9 1b 3-h 6r
4 cấp	18
4n	09 7-d
3ạch	08 3-7
6 sẽ	07
3ản	0-a 37
5 phẩm	39
3ắp	7-8
3ẽ	0-d 1-d 2k 4-8 5b 78
4 làm	2c
5được	0-8 3c
3ếp	37
3ố	0-k 2j 7c
4 lượng	78
3ổ	28
3ớm	0e 1-a
3ở	4a 7-7
3ự	7-9
2t2	7a
4 t7	7a
37	78
3ake	0e 27 4-d
6 advantage	39
4lent	6c
5k	09
4sks	0-c 2x 4-e
4y	1g 2-7 7-9
3eaching	28
a assistant	27
5m	0-s 2g 4u 67 7-9
6 and	29
7in	7a
7of	0-b 4d
6s	29
4chnical	17 2a
7ologies	0d 1-7 4-a 78
e and	37
fis	08 1-8
freactjs	0-8
csts	47
4lstro	0-9
9 aarhus	78
ayou	2c
4nure	79
8 track	79
4rms	7k
7 of	7h
4sting	2b 3-7
6s	57
4xt	0-8 17 6c
3ham	29
6 gia	29
5n	4-7 69
5t	0f 1-b 47
6 would	07
7you	0b
4e	1-u 214 3-7 4e 5-8 6-8
5 applicants	0b
dtion	69
9ointment	78
7rt	4a
6base	3-b 7d
7est	08 2-7
7ig	07
7usiness	4c
6centre	49
7hallenge	2a
7ompany	47
6danish	79
7evelopment	2-a
6end	4-7
8tire	2-8 4b
7xcellence	07
6field	79
8rst	38
6job	2f 4-b
6london	79
6office	4l 6-7
7pportunity	3b
6phd	0-8 28
8one	07
7osition	4-e 7l
9sibility	39
9t	38
7rimary	07
7sm	28
6research	27
9ponsibility	29
7ole	2d 4-c
6same	09
7oftware	0-7 29
7tation	57
6team	29
8lstro	2-a 78
6uk	0a
6work	27
5ir	2-8 3a
5m	0i 3-c
5n	0-o 3-8 412 6c
6 you	49
5o	08 2r 3-7 4-c 5e 6-8 7-h
6 ca	0f 7-c
7dõi	2g
7luật	38
7nghị	57
8hóm	0-9 1a
7yêu	07
5re	09
4ings	09 3-9
5rd	0-8
5s	0i 1-8 2-7 3-d 6c
6 job	08
7position	07
at	5b
7role	07 2-8 58
5ết	27
5ệu	48
4o	37
5se	0-7 1a
5ugh	1b 79
5ải	17
7 mái	17
4ree	0-8 2d 37
7 years	77
5ough innovation	08
4u	0-b 3g 4-8
5 nhập	37
6phí	58
5rsday	08
5yết	07
8 phục	07
5ận	79
5ỷ	3-7 7a
4ành	0g 1-7 7-8
7 lập	47
8thạo	0e
4áng	2c 3i 4-b 6-a 7-a
7 có	2d
8kinh	0a
4êm	18 4b 7-a
6 đồng	49 7-8
4ì	0-i 115 3-b
5 lương	17
6tốt	0-8 1d
4ích	1c
7 công	09
4ôi	48
5ng	59
7 tin	59
4ưởng	0-7 3g
4ạnh	77
5o	0c
6 các	07
4ảo	49 7-8
4ất	07 1-7
6 là	0-8 18
4ẳng	3-7 67
4ế	0-a 1q
4ể	2c
4ống	47
4ời	0-9 7g
6 gian	7j
7trang	0-8 17
4ợ	1-8
5 chính	37
6phụ	79
4ứ	3a 7-8
5 7	7-7
5c	0-a 67
6 ứng	6a
4ực	0a 1-7 2d
6 hiện	0-7 2i
7phẩm	08
3icket	39
8s	19
4me	1-9 3h 4-k 6-9 7c
6 and	3a
8t	39
4n	2a 3-8 58
5 lên	28
4red	07
4ên	1n
6 có	0-9 1a
7đã	09 1-8
7ứng	0d
5u	08
6 chí	07
4ến	0-9 1a
6g	1b 77
7 anh	0e
8hàn	0-8 1b
5p	68
5t	28
4ền	29
4ệm	0-7 49
3ms	07 1-7
3o	0g 1-h 3-i 57 6p 7-k
4 14	0-8 79
530	3a 7-9
55	0f 7-d
56	3-7 7a
5apply	0-9 5a
5be	0d 1-7 2-7 6a
7come	37
6uild	37
5ensure	28
5friday	77
5have	0-b 1b
5join	37
5know	48
5learn	39
5make	37
5the	67
5work	0g 39 6-b
5you	1a
4gether	4c
4o	1a
5ls	19 37
7 like	0-8 18
4p	19 38 7-b
5ic	37
4à	0-8 79
5 nhà	79
4án	0-7
3p	7b
3ra	2k
5ck	2-8 79
5in	0-9 78
7ed	19
7ing	0-g 3l 7a
a is	0-9 7c
bwill	37
5ng	0-a
6sport	2-7 3h 7-8
5vel	3a
8ling	09
4eatment	49
5nd	07
4inh	3-8 7e
5p	3a
5ệu	3d
4ong	1a 2-9 3-b 68
7 các	1-7 77
9ông	1c
8ngành	0h 1-f
8quản	0-8 17
5ubleshoot	27
4uck	38
5ng	0b
5st	0-7 4d
5y	68
6ền	0-7
4ách	28
7 nhiệm	27
4ên	0c 1-d 2a 7-d
4ình	0d 1-b
7 độ	09
4í	7-8
4ưa	3k 6-7
5ờng	0-9 4c
5ởng	78
4ại	48
4ẻ	37
4ọng	07
4ở	07
4ợ	0-e 3d
4ực	2a 69
6 tiếp	69
3urbines	48
4yển	1-e 3-b 4-7 5b 6e 7e
7 dụng	59
8sau	67
8ứng	67
4ần	1-8 2k 3-7
6 tháng	29
4ổi	018 7-o
6 từ	0f 7-8
4ỳ	39
3wo	1-h 2b 3-b 4h
5 days	29
6rosettes	49
6weeks	0c 3-7
3y	2-7 4l 5d 6-8 7-a
4 không	58
4pe	0-7 2c 4-c 7a
6 full	2p 7-l
7private	78
3ân	0-9 4-7 69 7g
5 bình	69
3ìm	4s 7-l
3ính	0g 6-7 7-9
6 văn	08
3óc	47
3ô	09
4i	3e
4n	08
3ĩnh	49
3ư vấn	19
3ại	0-n 4c 7e
5 nhà	77
4p	0-8 7f
5 vụ	0-8 7f
3ả	2d
3ập	4a
3ế	47 7-7
4t	7-8
3ỉ	07
4 mỉ	07
4nh	77
3ốt	0x 1a 3-a 7-h
3ụi	0b 2-9
5 mình	0b 2-9
3ừ	0d 1-c
4ng	1a
6 chạy	17
3ử	48
3ự	4g 7-8
2uk	0a
3nderstanding	09 17 4-a
f of	0f 4-7
4iform	3c
5versities jobs	67
4successful	59 6-8
3p	08 1-a 2w 4-j 5-7
4 and	37
5for	0a
5on	07
5to	7b
4s	08
3rdu	18
3s	0-d 1e 2-r 3i 4b 6a 7-h
4 in	59 6-8
5very	18
4e of	47
6your	0-7
5r	2b
6s	0-7 28
4ing	2-7
3ống	1-7
2vacation	37
4lid	07
5ued	08
4rious	47
3erify	59
5y	3-8 4c
6 good	08
7happy	18
4tting	5a
3ia	4-8
4ew	3b
6 of	3b
4sit	0-7 27
4ên	1-9 27 3-9 4-9 57 79
6 chọn	67
8ó	17 7-7
7mới	7a
4ệc	0-a 1-e 212 3-b 4-c 7l
6 linh	07
7theo	19
8rong	0b 1-7
8ại	7j
7với	29
5t	47 7-9
3p	69
3ui	6c
5 lòng	6c
3à	0h 3-9 4r 5a 6-9 7-p
4 thực	0b
4i	0e 1-a
4ng	47
4o	6c 7-7
3ăn	0c 2-9
5 hoá	09
6phòng	48
3ấn	17
4p	77
3ề	4h 7-e
3ị trí	09
3ới	1-8
3ực	08
2w	7a
3alk	67
4nt	0g
6 to	48
4ter	49
4y	18 47
3e	08 1-h 2-12 3e 418 5f 7-n
4 are	4c 7-a
6sk	0b 3-7
5believe	58
5can	19
5expect	09
5give	38
5invest	3b 4-a
5look	0g 4-a
5need	29 4-8
5offer	0-9 310 4-f
5pay	0-a 3k
5supply	08
5want	0e
6ere	48
6ill	78
6ork	3-9 49
4'd	1a
5ll	1b
5re	09 2-d 3-c 4e 59
7 a	0-7
5ve	49
4b	0-c 1b 77
5 services	77
5site	6g
4dnesdays	07
4ek	07 1-8 3-b 4-8 7i
6 every	07
6end	0a
6s	6-8
4lcome	77
5l	0-9 1e
6being	37
6ness	37
4re	0-8 4f
4’re	0-8 47
3hat	0b 1-c 3c 4-8
6 it	07
7we	38
6's	0-9 78
8 in	37
6sapp	6g
4en	0d 1-8
6 it's	07
5re	0-a 2-7 3f 47
4ich	4a
5le	07 2a 4-8
7 being	2c 4-7
4o	0l 3-7 6-9
5 are	2-7 4c
6has	07
6is	4-9
6know	0-9 1b
6we	49
5's	49
5ever	57
9 you	57
4y	0a
3ill	0-k 2h 3f 4-12 59 6-7 7j
6 be	0-k 27 4-8 5a 7j
9come	2-7 4c
8ring	08
7dive	28
7find	0-9 3r 4-d
7have	48
7join	48
7primarily	78
6ing	08
9 to	08
4nd	17 2-8 4a
5ter	2f
4th	2e 39 4-d 5-f 6d
6 a	1-7 3l 4-c
7cloud	0-e 1g
7data	4h
7one	27
7the	0-a 2c 4-7 7d
8wo	0-7
7us	0-8 2-7 3j
7your	4-7
6in	08
6out	0b
3ork	09 2n 4-7 5-9 6-m
6 from	7h
7in	0g 2-8
7mainly	28
7on	38
7together	4a
7when	08
6ing	07 4-a
9 for	2c
ain	08
6place	38
6s	4a
5ld	0-8
5th	1a
4uld	0-c 110 3-7
7 be	1i
8make	17
8you	07
3rite	28
6ing	0b
2xe	1-8 27 3a 7-a
3oay	0b 3-8 78
3uất	4e
6 khẩu	49 7-7
3xx	3-a 6p
3ây	09
3ưởng	0-9 7b
2year	1-9 3n
6ly	39
6s	0y 1-8 2-9 4-a 77
7 and	77
8or	07
3ou	012 1-c 3u 4-q 5-a 6-7 7-g
5 a	4-7
7lso	08 1-8
7re	58
6can	0-d 2-c 3e 48
9't	08
6do	2a 4-8
6get	38
6have	4-7
6like	07
6might	49
6need	0a
6should	78
6to	0-7
6will	0-u 2o 3a 4-7 7j
5'd	4-7
6ll	1-7 2j 3a 4-8
8 be	0-7 17
9do	29
9need	07
6re	09
6ve	0-9 1c
5r	2o 3k 4-w 6e 7-j
6 application	0-7 57 67
7career	3d
8v	68
7job	2d 4-7
7own	27
7profile	09
7qualifications	0-7 38
7tasks	2d 4-9
5’ll	4-7
3r	37
4s	0k 7-f
3êu	0d 1-b 77
5 cầu	1-a 29 78
2zalo	6c 7-7
2áp	18
4 lực	1a
2ích	68
2ăn	3b
2đang	17 2-7 4i 7-d
3h	07
3i	0f 1-b
4ền	0-a 49 6g 7-a
5u	07
6 kiện	08
4ểm	0-7 3-b 79
6 cộng	17
4ện tử	49
3ã	0b
4 biết	08 1-7
4i	37
5 ngộ	37
3ình	48
3ích	58
6 tuyển	58
3ôi	47 7-8
4ng	49
3ăng	2e
3ơn	19 29 3-8 7-7
3ược	2-p 3t 6-9
6 áp	1b
7đào	7a
3ại	08
5 học	09
3ầu	0-d 7e
3ẳng	07
3ến	6f
3ể	6a
3ịa	3-a 48 6-7 7c
5 chỉ	78
6điểm	3-8 7c
4nh	07 3-7 5b 6-8
6 13	57
3ọc hiểu	17
3ối	77
5 với	77
3ồ	07
4ng	4e 59 7-g
6 nai	48
7đội	49 7-8
3ổi với	27
3ộ	0i 1-8
4 tuổi	08
4i	4a 7-9
4ng	0-e 19 5e
2ưu	1p
4 tiên	1n
2ạ	0-a 4k 7-7
2ốp	07
4 lát	07
2ở	0-9 37 4l 7-d
2ứng	0i 1-8 5a 67 7-l
5 tuyển	0c 1-a 6a
6viên	0c 59 7-h
`;
