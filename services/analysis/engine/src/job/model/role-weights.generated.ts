// Written by `npm run train:posts`; not edited by hand.
export const roleWeights = `R P D O C L A F
0?	09 2-h 49
0at=0	1-n 3-x 4r 5-g 6-j 71y
31	0v 1-r 4w 5-h 6-y 7h
32	011 18 211 4-h 5-u 6-i 7-f
33	09 113 2o 38 4-r 5-m 7-u
34	0-i 1e 2-f 3y 4-j 5s 7-l
35	0-m 1-f 2-12 512 61q 7-o
0b	0w 2b 5-j 6-c
0digit	0-e 1-d 2-u 3d 5-e 6b 717
0f2=1 	0b 7-b
32 	2a
33 	27
34 	27
37 	0-h 1k
3ability to	08
5le to	07
5out the	0-8 2f
9us	4k
9you	07
4dditional information	6b
4nna holm	67
4pplication 	6b
4re you	0f
4s a	27 4-b
4ws certified	17
4zure net	07
3biết tiếng	1c
4rightlane offers	0-7 3c
4ạn cần	07
7nào	1b
7sẽ	2g
4ảo hiểm	39
3chấp nhận	0e 7-9
5ế độ	37
5ịu được	1c
4ompany description	3-i 411 7-a
bsize	7a
btype	77
4ó kinh	17
6laptop	09
6thẻ	07
4ông ty	4a 5d
8việc	2j 7-7
4ơ hội	3b
5m trưa	38
3desirable 	17
4o you	07
4uties 	2b
3equal opportunity	58
4ssential 	07
4ven better	19
4xperience 	0b 7-b
3full stack	79
8time	2-a 7m
5rther information	4g
3giới thiệu	48
3hold a	18
5me office	3a 4-8
5w to	6c
4ình thức	0-8 67
4ồ sơ	6c
3ideally you	0-b 1e
4f you	0a
4n addition	0-b 1d
6our	47
4t'd be	17
3java spring	07
7script reactjs	07
4ob benefits	3n 7-8
7description	0-c 2i 4-c 7n
7type	2e 7-9
3không yêu	7l
4iểm tra	2b
4nowledge of	0b
4orean or	08 1-7
4ỹ năng	18
3lead role	4c 7-9
4iên hệ	69
4ocation 	6-b 7m
4àm báo	2a
7ca	0b
7việc	0-i 7p
3moreover the	27
4ust be	07
4ôi trường	37
3net microsoft	08 7-8
4hiệm vụ	27
4ice to	0-8 1b
4o experience	0-b 37 79
4ăng động	0-b 1c
3perks 	3a
4húc lợi	37
4rivate 	77
4ublic 	0-7 7d
3qualifications 	0j 2-a
5estions 	68
5yền lợi	3c
3r java	08
4eactjs cloud	09 7-8
6d more	47
5quirements 	0k 2-d
4ole 	2l 4-h
3software engineer	2c 4-7
4ố lượng	78
4ử dụng	0b
3technologies 	014 4-7 7-o
greactjs	0-8
5rms of	7h
4he appointment	77
7base	3-b 7d
7job	2a
7office	4n 6-7
7position	0-7 4-8 7m
8rimary	07
7role	28 4-7
6n you	49
6o dõi	28
5is post	57
8role	09 2-7
5u nhập	37
5ời gian	0-a 7m
5ợ phụ	7a
5ực hiện	0-f 2g
4ip 	0-7 77
5êu chí	07
5ếng anh	0f 1-9
4rình độ	09
4wo rosettes	4a
4ạp vụ	78
4ốt 	0g 1-8
3văn phòng	2-7 48
4ị trí	7c
3want to	47
4e are	7-7
6embrace	47
7xpect	09
6need	27 4-7
6offer	0-8 3t 4-9
6pay	0-8 3f
6want	0a
7ork	3-7
5'd love	17
6re an	57
4hat we	39
7's in	37
5o are	4c
7we	49
6ever you	58
3you 	09
7have	09
7must	07
7will	0-s 1-7 3b 7q
6'll be	18
aneed	0b
6r profile	09
8tasks	2f 4-8
4êu cầu	0r 2-c
3điều kiện	07
4ịa chỉ	78
7điểm	3-7 7c
3ưu tiên	0-n 119
3ứng viên	68 7-7
1=1	0k 2c 4-8 7-j
34	37
38	0a
22	1-7 2c 4-9
23	38
24	2b
38	39
27	0-i 1n
29h	78
2a	37
3bility	08
4le	08
4out	28 3-7 4m 7-b
3dditional	6b
3ll	59
4so	0-7 18 4a 6-8
3nna	67
3pplication	6e
6y	6f
5ointment	5b 6-7
3re	0f
3s	2g 4-d
3ws	3b
2bao	38
3e	07
4nefits	3a
3hxh	39
3iết	0a 1q 2-7 3-g
3rightlane	2-7 3b
5ng	4b
3ạn	17 4-9
3ảo	0-9 3g
3ằng	28
2ca	6-7 7u
4ll	6e
4n	07
5didate	08
5teen	37
3hăm	27
4ưa	0-g 18 7a
4ấp	0e 7-9
4ế	37
4ịu	19
3lean	27
3ompany	4m
4rvita	6a
3tc	3-7 7a
3v	68
3ó	0o 1b 2-b 7-g
3ông	0-b 1-7 2b 49 5d 7-a
3ơ	3b
4m	38
3ả	08 7-7
3ần	7c
2dbt	0-8 1a
3eadline	68
4sirable	0-8 1a
3oanh	78
3uties	2d
3ưới	07
2ea	5b 6-7
3mail	6b
3njoy	0a 3-7
3qual	58
3ssential	07 4-7
3ven	19
3xperience	0f
2for	4-7 68
3ree	37
3ull	2-d 4-8 7t
4rther	4g
2giới	48
3ood	17
3row	38
3ọi	67
3ửi	67
2handle	27
3old	18
4me	3b 4-8
4w	0-8 6e
3ình	0-8 67
3ồ	6c
2ib	67
3deally	0-f 1j
3f	1i 3-8
3n	0-g 48 69
4terested	68
7view	6h
bs	68
3t	27
4'd	17
2java	19
6script	07
3ob	0-b 1-7 2q 3g 4-h 6-9 77
4in	2-8 47
6ing	1-7 3b
2kcn	7b
3eep	28
3hông	0-9 1-a 39 7h
3iểm	2e
3nowledge	07 17
3orean	08 1-7
3ỹ	18
2lead	0-9 4o 7-b
3iên	69
3ocation	6-b 7n
3àm	1-g 2f 3-7 7e
3ương	3p 7-a
2mail	6d 7-7
3on	78
3ust	0k
3ôi	37
2nam	0q 7-r
3et	0b 7-8
3goại	07
3hiệm	27
4à	48 7-7
4ận	7a
3ice	0-a 1e
3o	1-d 38 5-8 7h
3ăng	0-b 1c
3ộp	69
2one	07
3ther	0c 1-7
3ur	0-d 2-f 415 7-8
3wn	08
2paid	39
3eople	07
4rformance	0-8 2-8 7h
5ks	3a
3húc	37
4ụ	27
3lease	68
3referably	1b
4ofile	08
3ublic	0-7 7d
2qualifications	0f 2-7
4estions	68
4yền	3c
4ận	7b
2r	08
3eactjs	09 7-8
5d	47
4ference	7f
bs	0b
4quirements	0k 2-d
4sponsibilities	27
3ight	08 7-7
3ole	2o 4-i
3un	27
2salary	78
3ee	4c
4nd	3-7 6l
4rvice	0-7
3kills	0b
3oftware	2c 4-7
4me	0a
3peak	0a
3tart	7f
3un	0-8 7e
3ố	78
3ử	0b
2take	2b
3echnologies	0l 2-9 4-8
4lstro	2-9 4e
4rms	7h
4xt	68
3he	09 1-i 2-7 3-7 4l 6-i 7h
5n	0-m 4z 67
5o	27
4is	0f
4ree	0-8 28
4ưởng	39 7b
4ời	0-a 7m
4ợ	1-8 77
4ực	0-e 2g
3ip	0-7
4êu	0a 2-8
4ếng	0i 1-b
4ệm	4a
3op	37
4à	4-7 79
3raining	7b
4ình	09
4ường	48
4ợ	0-7 17
4ực	27
3uổi	0c
3wo	49
3ạp	78
3ập	4a 7-9
3ốt	0l 1-7 7-a
3ừng	19
2understanding	07
4iform	37
3rdu	17
2việc	2a
3ăn	2-7 47
3ề	4e 7-b
3ị	7c
2walk	68
4nt	47
3e	09 1-g 2-l 3q 4c 5f 7-n
4'll	07 57
5re	3-9 4d 5d 7-8
5ve	4b
3hat	07 1-8 27 3g 4-d
6's	0-9 37 78
4o	4j
5ever	58
4y	08
3ork	0-9
6ing	0-h 1d
2yearly	37
3ou	010 1-p 4-8 5-8 6-a 7i
5'd	07
6ll	2n 4-9
5r	0e 2p 4-l 7-9
3êu	0v 2-e 7-7
2điền	68
3ược	3e
3ến	6b
3ịa	3-9 6-7 7l
2ưu	0-n 119
2ứng	6b 7-8
1ew=0	0v 3-a 4-f 6-g 7f
41	0f 18 4-b 5-c 7-7
42	1-b 2b 4-d 5d
43	28 4j 7-e
44	0-a 4f 5-d
0h=0	37
2and	3-8 78
3pply	3-b 6r 7-9
3re	07 3-8
2benefits	2-8 3t 6-c 7-c
3ring	3b
3ạn	38
2candidate	09
3hế	39
3ompany	0g 3a 4c 5-c 6-i 7-e
6ensation	2-d 4-c 7u
3ó	0-9 37
3ông	0b 1-8
3ầu	2a
2description	0k 4k 5-7 6-g 7-a
5irable	18
3o	0g 2-8
3uties	2-7 5f
2employment	5-7 77
3qual	5h
2further	4e
2gian	77
4ờ	3-7
2have	09 2-7
6s	18
3ow	6d
3ồ	3-7 6d
2i	07
3nformation	4e
4terview	4i 6-7
2job	3p 48 5-c 6-d
2kinh	17 78
4ện	0a 1-9
3ỹ	0f 1-9
2location	28 3-c
3àm	0-8 1c 3-9 7j
3ương	1-b 2e 4-b 79
2mission	08 2-7
3ust	1b
3ức	78
2needed	07
3ghiệm	17 78
4ộ	38
3hiệm	2b
4ập	47
3ice	07
3ow	3-8 6c
3ăng	0f 1-9
3ơi	0-7 17
2of	5-7 77
4fer	4-7 5d
3pportunity	5h
2process	4i 6-7
5file	2-9
2qualifications	0-a 2-9 3-n 4j 6a 7g
2requirement	39
ds	0-k 1m 5d 6-c 7-7
3ole	67
2salary	0m 4-a
3kills	0a 17
3ơ	3-7 6d
2tasks	0-d 2-9 49 7c
3echnologies	1-8 2j 4h 7-m
4rms	5-7 77
3he	4-8
4u	47
4ời	77
3iên	0-f 1l
3o	6f
3rách	08
3uyển	1-7
2us	4g 6-9
2việc	2b 3-a 4-8 6-7 7e
2we	3-7 4-8 5b
3hat	09 2-b 3k 4-b 6-7
4o	68
3ill	38
2you	37 4-7 68
5'll	0a 37
5r	1-7 2-k 49 5-9 6i 7h
3êu	2a
2điều	0a 1-9
4ểm	6-9 7f
3ãi	38
3ược	37
3ịa	6-9 7f
3ộ	38
2ưu	0-f 1l
0k=hard	0-o 1n 2h 3-l 6-i 7j
2soft	02k 1-b 2-7 3e 4-v 5-8 6-g 7-y
2tool	09 1f 3-f 7-9
1s=0	0-s 1-n 3i 6l 7n
31	07 2k 6-b
32	0t 1o 3-7 5-b 6-j 7-a
33	0o 3-7 7-a
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
2aarhus	27 4-9 78
3bilities	08
3ddition	0-d 1b
4vantage	1k
bous	0-9 1a
3fter	0d
3n	4-9 5f
4h	0-8 17
3pplication	0-b 6n
6y	3-7 59 69
3re	49
5a	4-7 79
3ws	3e
2b2	07
3ackground	57
4lances	27
3eneficial	0-i 1i
8ts	3t 7-8
4rlin	49
4tter	17
3onus	39
3ring	0a 2-8
3usiness	4c
4ộc	68
3ình	69
3ản	0c
2candidate	0b
3ccd	0b
3heck	59
4í	07
5nh	2b
4ỉ	09 7-9
3oast	48
4lleagues	3f 4-d
4mpensation	38
4ntribution	0d 2-a
4rvita	3a
4urse	0-9 3c
3p	57
3rew	28
4iteria	07
3v	6b
3áo	1-8 2a
3ầu	27
3ứng	37
2data	4h
4y	08
5s	38
3eal	0a 7-7
4scription	2a 3-f 4m 6-8
5irable	0-c 1k
4velop	37
9er	0-8 4b
9ment	48
3o	2j
4anh	07
3uties	2d
2east	3g 4-7
3mag	47
4ployer	5e
8ment	7e
3nergy	49
4gineer	0-a 2-a 7g
aing	2c 4-7
5lish	4f 7-8
4vironment	49
3ssential	07
3tc	27
3xpected	09
6rience	07 3-7
2field	7a
3ramework	07
3und	37
2get	3b
3iven	7b
3ross	7b
5up	2c
5w	0b 3-7
3ì	39
2have	0-f 1n
3igher	39
3oà	77
3àng	27
3ỏi	07
2incentive	77
5luding	07
4formation	3-9 4c 6a
5rastructure	2-7 4b
4terest	0-7 18
7view	08
3t	07 17
2java	0d
3ob	2n 4-g
5s	27
2kiều	78
2leave	09
3ike	0-b 77
3ocation	7i
3pa	0-8 7a
3ên	0f
3ương	0-d 7b
4ợng	07 3-7
3ại	38
3ẻ	0g 1-g
3ớn	0-9 1b
3ợi	3d
2manager	0-7
3ore	1b
3ust	09
2nam	08 3-7
5e	0-7
3eed	09
3ghiệm	0-7 18 7a
7p	0b
4ày	28
4ười	0-9 7f
4ộ	37
3ha	08
5nh	0-c 1d
4ân	07
4óm	0-9 1a
4ập	37
3ordvik.example	49
4sql	08
4w	6a
3ăm	3d 6-7
4ng	17
2off	3a
5er	0-9 3j 4-b
5ice	4i 6-7
3n	4j
4e	0-7 19
4ly	0i 7-a
3pportunity	57
3ur	4c
4t	07 4-8
2paid	37
3erks	3b
3hong	4b 7-7
4ẩm	0a 1-9
3lus	0-j 1r
3m	29
3ossible	37
5t	57
3ractices	08
4eferred	0-d 1i
4ivate	79
4ocess	0-8 3-7 6d
5file	0b
5vided	37 79
3ublic	0-7 7d
3ython	0b 7-9
2qualifications	0e 2-c
4estions	68
2rabbitmq	08 1-8
4tes	07
3edux	0-7 17
4factoring	2a 3-7
4quired	09
9ments	0k 2-8
4sponsibilities	0-7 2k
3ole	0-c 2w 4-l 58
2salary	37
4u	69
3kills	0c
3mall	0c 3-8
3tart	09
4udio	47 7-7
3uccess	28
3ơ	3-7 6c
3ố	78
2tasks	0-a 2v 4-7
3eam	27 3-8 6d 7-9
4chnologies	0u 4-b 7-i
4lstro	4j 5-8
4sting	77
3hế	0-e 1u
4ể	28
3ickets	0-7 19
4me	2f 4-a
4p	0-7 77
4ên	0-a 19
3oo	19
3raining	0-a 3f
5ng	0-8 17
3uyển	47
4ổi	0e 7-7
3y	39
4pe	2-d 7n
3ả	27
3ốt	0g 18 7-a
2uk	0a
3nsuccessful	59 6-8
3p	08 4-7
3s	0-g 2-8 3u 7-a
2việc	0-7 2b
3ấp	77
3ụ	27
2week	07 3-7 78
6s	77
4lcome	78
5l	1d 2-7
3inter	2f
4th	0-7 1a
3orks	47
2years	0c
3ou	4a 6c 7-e
2điểm	3-7 7c
3ầu	0-8 7d
3ộ	37
4ng	58
2ạ	4f 7-7
1en=0	0j 2-l 3b 4-o 5-l 7u
41	0i 3-8 4-t 7m
42	07 3-b 6-c 79
43	0-c 17 2j 3-d 4v 6-7 7-s
44	1-e 3d 4n 68 7-x
45	29 38 4-7
0n-1-	0-e 1g 5-r 7l
3=17h00	79
43d	27
45.30pm	3g 7-8
500k	37
4a	1k 2e 3-8 5-7 69 7-j
5ble	0-d 1e
6out	27
5ccordance	39
6ross	48
5ddition	3-c 7d
cal	6d
7ress	08
6ministrator	07
6vanced	0-7
5fter	3-8 4-8
5ge	78
6ile	4d
5lgorithm	0e 2-a
6l	0-b
6so	0b 7-a
5mazon	2-c 4d
5n	7-8
6alyst	77
6d	1-a 2i 37 4-a 6f 7-a
7roid	17
6h	77
6na	4b
6y	1e 2-f 5b
5pis	27
6plicable	39
bnts	0a 7-7
btion	6c
fs	4d
8y	57 68
7ointment	7d
7roach	0-9 1a
5re	1-9 2j 38 4-c 6-8 79
5s	2-8
6sessment	38
7istant	77
5t	3-9 79
5utomation	0-a 48
5zure	2d
4bank	27
6o	39
6sed	4b
5e	0i 3-7 7-8
6en	47
6ing	1f
6lieve	0-7 3-7 4e
6nefits	39
6sides	08 2-a 49
6tter	17
5htn	37
6xh	0-8 3c 6-a 7c
5ig	07
6ết	09 1-7
5onus	27 3b 4-b
6th	17
5po	0b
5rightlane	28
7ng	0f 2c 3-7 4-f
6okers	0-b 1b
5uild	0-a 2i
9ing	09 2-9
6siness	07
6ồng	38 7-7
5ạn	7-9
5ản	09
6o	6e
5ằng	0h 7-7
5ếp	0o 4-9 7-9
5ệnh	27
4c#	2f
5a	1-7 39 4-7 77
6lls	38
6n	08 2-b 59
7didate	0-a 29
ds	0-7 1-7 7d
7va	37
6o	17
6rry	67
6tegory	18
5ertificate	0-d 1e
5hallenging	0-f 38 4l
6i	7-7
6o	37 7-7
6uyện	08 1-7
7ẩn	07
6ính	7-8
6ạy	27
6ấp	79
7t	27
6ỉ	08
6ịu	18
6ứng	1-9 69
5losely	6-8
7ud	07 1-h 2m 4-b
5o	47 7-8
6de	0-8 27
6m	38
7fortable	0d
7mitted	5d 6-a
7pany	0q 2-7 4d 6-9 7-e
6nsidered	4e 6-c
7tent	67
8rol	2e
6re	49
7vita	4b
6unts	07
5reation	47
5v	67
5ó	1h 2-c 5-7
5ông	0b 1-a 38
5ơm	3-8 7c
5ấp	7-a
5ầu	7-b
5ẩn	0-a 1a
4data	0e 4-b
8base	6e
cs	0-b 1b
6y	2b
7s	6-9
5egree	0b 1-7
6ntal	47
6partment	78
6scription	0-g 2y 3-9 4g 6-8 7-e
7ign	0d 2c 7-g
as	0-8
8rable	17
6tail	0-9 19
6velopment	0-c 1n 3-8 47
7ops	0e 7-c
5iversity	59
5o	0-a 3-a 49 58
6cker	0-8 1a
6esn't	57
5riven	19
5u	3a
6ties	5b
7y	19
5ynamic	3f 4-b
bs	2-7 7f
5õi	2-7
4ee	2-a 7a
5ither	2a
5mployer	58
ament	7a
5ngineer	0m 7-g
7lish	67
6hanced	08
6ough	7b
6sure	68
5ssential	1c
5ven	0-8 18 27
8ings	0-b 7b
7ryone	4b 6-8
9thing	3-7 79
5xcel	07
9lent	07 1-7
6pect	0-a 27
8rience	0h 1a 2-f 3-d 4-8 6b
9tise	38
7osure	1l 3-9
4family	08
6rmers	07
5inancial	48
7d	0a 3-a
7e	07
6rst	17
5luency	69
5ood	0-8
6r	1c 2b 3e 4-e 5-a 7-e
6ur	37
5ramework	49
ds	0-a 1c
6ee	3b
6i	3f 7-7
6om	4a
5ull	1b 3-9
4get	0a
5ian	07 27
7o	0a 1-c
6ọng	17
6ờ	7a
6ữ	0-9 3-7 7k
5lobal	4e 6-8
5ood	29
5rasp	08
6oup	77
7w	38
5ói	37
4h	09 7-7
5ai	47
6nd	0a
8le	78
7oi	2j 4-f
6s	4f
6ve	0c 2-8 4-a 67
5ead	2-8 3i
8quarters	49
7lthcare	3e 4-9
6re	08
5iểm	0-8 6e 77
7u	08
6ện	07
5old	0-8 18
7m	4b
6me	37
6ur	38
8s	0c 2-7 4a 7-9
6w	0-7 48
6ạt	79
5r	67
5uế	77
5ybrid	09 49 7-g
5à	47
6ng	0-8 27 4-7 78
5ạn	7a
5ồ	6a
5ợp	0-9 7d
4ideal	28
9ly	19
5f	0-j 4f 5a 78
5n	08 17 3-c 5-8
6bound	38
6centives	7c
7ident	19
7ludes	09
6dustry	0f 4-8
6formation	3-9 6i
6surance	3a
6terested	58 6-i 7d
9view	68
7o	0j 2-8
5s	2c 5g 6-d 7-q
6n't	57
5t'd	37
7s	0-7 39
6s	47
4javascript	2-7 47
5ob	2g 3-b
7s	39 7a
6in	2s 4-h
8ing	0e
4keep	2-a 37
6y	4-9
5hoa	27
6éo	1-8
6í	17
6ông	17 3-b
6ả	1c
5inh	07 1a 2-7
6ến	0b 1-9
5now	0-9 1b 4-9 5a
8ledge	0k 2-h 3-d 4g 78
5ý	78
4last	09
5ead	0-e 6c
7rning	3-7
6vel	0-j 2d 77
5ike	2-9 4e 67
8wise	0b
6nh	0-9 7a
6ve	0-7
6ệu	27
5ocation	4-8 7a
6oking	2b 4-e
6ve	0-j 4q
6w	0-7
5à	7-8
6m	0-9 2e 4-9 6-i 7r
5ý	3-9
5ương	0-f 3c 7g
5ại	39
5ịch	0-a 17 37
4make	67
6nchester	49 7-7
6y	7-7
5eals	3-a 79
6mbership	57
5icrosoft	2-7 7f
6d	0-b 48
6nd	18
5olecular	78
6n	4a
7day	07
7th	0-9 4d
6re	3b 4-h 6-7 7i
6st	07
5ust	07 2-8 3c 67 7-7
5áy	78
5ôn	37
5ỗi	29
5ột	0a
4nam	0-g 4-7 7d
5eed	3c
6t	0-b 29 4-8 69 7b
6w	38
5ghiệm	19
9p	08
7ỉ	38 6-a 7b
6oại	19
6ười	0e 3-8 7-7
6ữ	17
5hanh	09
6iệm	29
6ân	27
6ận	0-7 28 7c
7t	3-9
6ẹn	09
5ight	0-9 27
5o	07 2-a 3-c 4-f 5-7 68 7r
6ne	0i 1-g 2-n 3-c 5-8 719
6rdvik.example	0-7 3b 6a
6sql	2f 7-8
6t	27 6a 7-9
6w	69
5uôi	37
5ào	67
5ăm	78
6ng	1e 2-9
5ơi	79
5ước	0-a 38
5ắm	0a 1-9
5ội	48
6p	7a
5ữ	0-8 17
4of	2-7
6fice	0-9 1a 4-7 77
as	48
5n	0d 19 3-a 4-a 5-7 69 7-7
6ly	0-8 77
5op	77
5pen	0-b 7c
5r	1w 2-7 37 4-b 7-d
5strava	2-7
5ther	5b
5ur	39 4-7
6t	4-7
4p	0a 7-8
5ackaging	0b 3-7
6rking	37
6ss	08
8ion	2-9 4a
6y	3-a
5eople	2-7
6rform	5b
bance	0-7 4b
7iod	77
5háp	0-7
6ép	3-a 7c
6òng	0-7 2g 4-b
6ối	0-9 7e
6ụ	29 7-8
7c	0-7 68
5ick	0-a 18 27
5lant	78
7tform	77
6c	17
6ease	0-7 37 5d
6us	1c
5ortfolio	0-b 19
6sition	0-a 3d
7sibility	2a 3-7
5r	0-8 7c
6efer	0-7 49
6imarily	0-9 28
7vate	07
6oblem	3-b 7d
7cess	77
7duction	4-a 7a
7fessional	48
8iciency	0-8 1b
9le	09 1-7
5ublic	0n 7-h
6ne	77
5ython	4-7 7h
4qa	2-8 79
5uà	3-9 79
6á	0-8 1b
6ản	08 3-c 57
6ận	7b
4r	1-9 2f 7-8
5a	0-a 79
6te	0-c 19
8s	0-7 17
5eactjs	2-a 48
7d	09 4-8 7e
8ing	48
8y	2b
6ferences	69
6liability	09
6mote	4k 59 7-e
6quired	4a 57
bs	2-7
6search	2d 4-8 79
7ources	47
6turn	27
5ight	0-8 3c
5ole	2-8 3-7 7j
6unds	68
5un	0-9 2i
7s	08
5àng	17
5õ	17
5ập	0-8 7b
4salary	3d
7on	4f 7-8
6turday	0-b 4e
6vanna	57
5cheme	3a 4-9
7ool	27
5earch	08
6curity	07
6eking	39
6nd	67
7ior	79
6rver	08
8ice	38
bs	2-i 4c 7e
6veral	0-7 18 2a 4-9
5hould	0-c 3-b 7j
7w	3-7 79
5ide	07
6nh	0-a 1a 3-a 4b
6te	0a
6ze	015 7-x
5kills	17
5o	58
6ftware	0j 38 7-f
6lid	6d
7utions	4c
6me	07
8body	0-7
8one	39
5parrow	48 7-7
6eak	37
6ring	2-b 7d
5ql	1-8
5tack	48
7ff	0-c 3a 4p 7-c
7rting	3c
6orage	09
5wan	48
5ystem	0e
5óc	27
5ẽ	28
5ố	09
5ức	67
4take	0-7 3a
6sks	47
6y	3-7
5eam	09 7-9
6chnician	0-8
9ologies	0t 1-j 2-u 4-j 717
6lstro	4c
6rms	7d
6st	0-h 18 2a
8ing	1-7 6c
5han	3a 4-d
7t	5d 7-8
6e	1-c 2a 3c 4-n 5-k 6f 7g
7o	2b 7-7
7re	07
6i	37
7rd	0-7
7s	2-9 3-7 4d
6o	37
6ree	0a
6u	3-7 58 6-7 7b
6à	79
7nh	0-8 17 78
6áng	3c
6ích	0h 1-b
6ưởng	3d 7-7
6ận	0-a 1a
7t	79
6ẻ	0-9 7c
6ời	27
6ủ	0-f 2f
6ứ	3a
7c	0d 1-a
6ực	07
5ime	0-7 7c
6p	7a
6tle	0g 7-f
6ên	0-b 27 77
6ếng	0-g 7d
7p	0l 1-9
5o	08 19 2i 3-f 4-d 59 7-e
6gether	4i
5rained	47
aes	0-b 3j
9ing	09 7-7
7o	2-7
6ips	38
6ong	0-7 7a
6ung	1a
6ên	78
6ợ	7-7
6ực	0-7 17
5uition	3a
6yển	0-a 2a 6a
6ân	0-d 2f
6ần	38
6ổi	0-d 3c
5wo	47
5y	4-8
6pe	0-f 2-h 4-7 717
5ác	0d 1-7
5ân	47
5ính	0-e 7e
5óc	47
5ập	47
5ốt	78
5ừ	39
6ng	1-8
5ự	0-9 2f
4understanding	1-8 7a
6iversity	08
6limited	7a
5p	0f 19 4-7 7-c
5s	7-7
6e	2-8
7d	17
4van	77
5ery	09
5iên	0-e 1l
6ết	1-7
6ệc	08 1-b 2c 3-9 4-8 7h
5ui	1-7 7a
5ăn	2b
5ẻ	1-7 7b
5ề	09 1-8
5ới	0d 1-9
5ụ	4-8 7j
5ững	09 1-8
4w	77
5alk	47
6tch	09
6y	37
5e	0-9 2-c 5h 6-7 7b
6'd	1a
7re	5d
7ve	28 4-7
6b	2-k 49 7f
6re	28
6’re	47
5hat	1b
8's	77
6ile	48
6o	17 37 47 6-9
5ill	28 5-8 6c
6th	0l 49 7-l
5ork	1-7 3m 6-8
8ed	0g 6-7
8ing	38 79
8s	0c
5rite	0-i 17 39
8ten	0-8 1e
4xoay	0-8 38
5ử	07
4year	0e
8s	0b
5ou	07 1-a 3-8 4e 77
7'll	08 27
8re	4-7
7r	0d 1-a 27 3-a 4-e 5b
5êu	0m 1-8 7-7
4đi	17
6ểm	7d
6ện	7-7
5ã	79
5êm	0-8 19
5ăng	0-9 7c
5ược	08 2-7 7-7
5ọc	0-7 1b
5ốc	07 2-7
5ồng	69
5ổi	2-7 39
5ộ	0-b 3f
5ức	47 7-7
4ưu	0-b 27 77
4ứng	0-d 19 6a
3h=dropped	0-f 2-d 4i 6-7 7v
6uties	0-9 2h
5intro	0-c 2n
5nice	0-8 1j
5requirements	011 2-9 4-8
11-	0e 1-d 2a 3y 4-e 5-i 7-h
2=0	09 1-g 2-9 3i 5-7 7a
39h	37
3a	0p 59 6-c 7-j
4bility	0b 2-7
5le	0b
5out	0-f 1b 2-7 69
4frikaans	0b
5ter	0-e 79
4gile	0k 1-9
4lso	38 7-8
4m	08
5azon	09
4n	0o 2-e 5-f 6-9 7b
5d	0o 1-g 2h 5g 6-d 7-l
6roid	17
5h	77
5y	0a 17 7-b
4pplicant	27 48 7-8
ation	0-a 3c 68
es	68
7y	57 6-h
8ing	48
6ointment	3a 4-7
4rb	0b
5e	0-n 1f 2a 4-9
5ound	6d
4s	0b 2-e 4-8 78
5k	17 67
4t	2-f 3-9 4j 69
4zure	1b
3ba	3-7 7e
5ckend	08
5o	7-7
4e	0n 1-h 2-t 37 48 68
5cause	08
6ome	2f 4-9
5en	07
5ing	2d 4-i 78
5nefits	0-d 1d 3-u 6a 7d
5st	17
5tter	6-b 7f
6ween	3-7 78
4ig	19
5o	78
5ết	0m 2-b 38 7-c
4onus	07 38
8es	3-a 7d
5ots	0-9 1b
5th	0-8 7b
4rands	47
7nigan's	4d
5ightlane	0-k 27 49
4uild	27
8ing	0-7 17
4y	1-8 2b 3-9 59
4ạn	0-7 4a
4ảo	29 3d
4ằng	0e 1-7 2c 7-d
4ếp	77
3c	08
4#	08
4a	0-b 68 7f
5ll	79
5n	0d 1-7 2-b 7b
6't	0g
6didates	07 1-7 2-7 3d
6teen	79
5o	0k 7-d
5rry	6a
4ertification	17
4hallenging	0-7 39
5uyên	0-7 17
5ính	4i
5ăm	77
5ỉ	0-9 39
5ức	0-d 1d
6ng	0-a 18 7a
4lient	4-7
4om	37
6e	47 7-7
6fortable	27
6mitment	4h
6pany	0-8 3p 4-f 79
5nfident	07
6sent	0-7
7ultants	0-8 79
5re	2d
5st	17
5unts	0f 2-a
4rew	48
4v	3a
5s	68
4ác	0e 1-9
4ó	1n 2-f
4ông	1d 2-9 77
4đ	0-9
4ơm	39
4ả	0-b 7d
4ấp	0a 3f 7-h
4ần	0-7
4ắt	47
4ủa	4a 7-8
3day	4d
6s	3e
4bs	7a
5t	0-8 1b
4egree	07 1a 2-9
5ntal	38
5partment	2-7 5b
5scription	0q 1-9 2-c 3t 4-c 6-8 7-9
6irable	08
5velop	2i 4-8
aer	09 2-b 7h
aing	39
ament	08
4iploma	0-e 47
5versity	4h
4o	2-c 3a 47
5anh	47
5cumentation	27
bs	0c 6-7
4river	0a
5ug	57
4uty	29
4ynamic	3c
as	2-7 7c
4õi	2a
4ùng	17
4ương	3-8 79
5ới	08
4ụng	28
3ea	58
4mail	1a 5-7
5ployer	57
9ment	0g 7-9
4nergy	0-9 4f
5gineer	0-8 2b
bing	27 4b
6lish	08 3a 7-9
5hanced	09
5joy	0-7 3a
4qual	5h
4valuate	27
4xcellent	0e
6hange	2a 3-7
5pect	78
7rience	08 1b 2-b 3-8 4-8
dd	0-a 2-g 4b 7g
3financial	0-b 1b
6d	0h 3-b 4a 6-d
5t	3a
4or	1-7 69 7b
6m	7d
7s	59
6ward	68
4ree	3a
5iday	78
5om	08 4-7
4t	47
4ull	2-l 7r
5rther	17 77
3get	6d
4ian	0-7
5ve	09
7n	0b
4lobal	1-7 2h 3-7 48 7-d
4ood	0h
4ì	0-a
4ần	0-7 7c
4ọi	29
4ửi	0-7 6-9 7i
3hai	4c
5ndling	37
7s	0-7 3g
5ve	010 1-b 3c 4-m 7-d
4ello	39
4iểu	0a
4oliday	0-b 78
5me	37
5ur	07
7s	3a
6se	37
5w	07
6ever	2-8 4-7 7i
5ạt	4a 7-9
4r	48
4àng	1-7 2d
4ình	09 3-7 7a
4ạn	78
4ọc	08
4ồ	07 3c 6-c
3if	1-9 7b
4n	0h 7-b
5clude	2-7
5formation	0-f 1g 6a
5sights	68
5terested	3h 6-8
8national	4g
5vest	47
4s	3-8 4l 6-h 7c
4t	0-7
3java	0e 4b 7-g
7script	4d 7-b
4ob	0d 2-11 3-g 67 7t
5in	48
7ing	2b
3kcn	7a
4hông	0j
5ả	1a
4inh	0x 2-7 7-c
5ểm	28
4nowledge	0a 17 2-7
4èm	7b
4ý	37
3labs	47
4ead	0-b
7ing	3e
6st	08
5vel	18 2-a 79
4icence	0l 1-7 4-7
5ke	0-9
5ne	77
4oading	18
5cation	0q 7-k
5ng	77
5oking	2j 7-e
4à	0-7 1c
5m	1a 2-a
4ái	09 1-7
4ên	2b
4ương	0-f 77
4ập	7-8
4ợi	1c 3-9
4ực	17
3machine	2-7
5il	6-8
5ke	4d
5nagement	3j 4-a
9r	0-7 29
5ster	37
5y	07 6a
4ember	0p 2-w 7e
4id	77
5ght	4-8
5llion	77
5ndset	0e 1-e
6ute	3-8 57
5ễn	37
4onday	0-7 78
6th	37
8s	3d
5re	4d
7over	38
5st	2d 4-9
4r	17
4ust	1-a 48 7-c
4áy	08
4ình	0-a 28
4ôn	0-7 17
4ộc	48 7-7
3nam	4c
4eed	0-a
5t	19
5w	0-a 39
4ghiệm	0n
8p	0e 2-8 7-a
5ày	77
5ười	7a
4hanh	1-h 3f
5à	0-8 7b
5ận	0-7 2a 3-9
6t	7-8
5ắn	7b
5ẹn	1-h 3f
5ỏ	49 7-7
4ight	27
4o	1-7 3-7 5b
5ne	0-e 1-8 2-c 3-13 4b 62d 7-s
5rdvik	4k 7-a
5t	2-a 4-7
4ào	1-a 7b
4ăm	0b
5ng	0i
4ộp	6-d 7e
4ữ	08
3odense	6-b 7g
4f	0m 2-j 38 4a 67 7-v
5fer	0c 4-9
8s	0b
6ice	3-9 4p
4n	09 4-7
5e	1-8 2-e 37 4g 6-7
4pen	1d
7table	4-7
5portunity	29 3-d 5f
4r	0q 3-b 4-9
4strava	48 7-8
4ther	3-c 7i
4ur	1-9 2-7 38 49
5t	4b 6-c
3paid	37
5rking	09
6t	2f 3-a
5ss	0a
5tients	27
5y	28 3-d 77
4erformance	0-e 1a 2g 7-b
6ks	0-7 1c 3-8
4hd	4-8 78
5ong	4c 7-7
6to	0b
5úc	0b
5ương	4a 7-9
5ụ	37
4ick	07
4lease	0-b 3-b 6h
4ortfolio	3b
5sition	17 7a
6t	0-a 57
5wer	08
4ractices	17
5e	57
6pare	27
5imary	4-7
5oblem	0-7 7c
6file	0-a 2b
6ject	1-7 2c 48
6metheus	0-8 18
6vided	0-7 19 3-7 77
3qualifications	0-8 2d 4-7 77
6n	6-9 7a
5estions	37
5yền	17
5ản	27
7g	3-8 79
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
6earch	0-8
6ponsibilities	2-9 3l
4ing	3-8 77
4ole	2-7 3-j 4g
4un	27
6s	77
3salary	0-8 18 2-b 39 4-7 7g
6on	4d 7-9
5turday	0-b 77
4cottish	0-7 59
4ecurity	0c
5nd	3a 5b 6-l 79
5rved	4b
7ices	210 7-z
5t	1a
4hare	39 6-7
5ould	4-a
4ide	0-a 4e
5gn	27
5milar	07
5nce	4n 7-7
5t	0-7
5x	0-b 4c
5ze	77
4kills	0-a 19
4o	6-7 79
5ftware	0-m 18 2l
5me	17
7one	0-8
4panish	0-a
6rky	37
5onsor	07
4tart	47
8ing	77
5rong	18 3d 4-e
5udent	08
4ubject	58
5ccessful	7-8
5n	7a
5pervisor	7a
6plied	0-7 2a
7ort	78
4ystem	0-7 17
4áng	0-d 7d
4óc	78
4ĩ	0-a 77
4ơ	08
4ư	07
4ản	77
4ẽ	2-8
4ử	07
3take	29
5lent	69
5y	77
4eam	69
5chnical	0d
8ologies	0-9 2h
cy	3l 4-k
5lstro	2e 3-a 4h 7-i
5sting	0a 1-8
5xt	0-8 38
4hat	28 7-a
5e	0-i 29 5l 7-n
6n	0j 4-d
6o	0-c 2h
6re	0-8 19
8fore	4d
5is	0-a 3-e 4f 7a
5ree	37
6ough	57 6-7
5u	0-9 3f 4a 7-9
5áng	3c
5ích	18
5ông	68
5ưởng	0-8 2-9 3i
5ể	77
5ời	0-7 77
5ợ	4f 7-b
5ức	0c 1-7
5ực	2i
4icketing	17
9s	37
5me	07 2-j 7f
5n	0-9 39 78
5ên	0g 1-c
5ếng	0d
6p	0-9 1a
4o	27 4-7 7-8
4ra	28
6ining	0-c 17
5iệu	0-7
5ong	1-7
5ung	0h 7-9
5ình	19
5í	0-d 7c
5ưa	0-7 37
5ả	07
5ở	0-7
5ợ	3c
4uyển	69 7-7
5ổi	07 2-7 3-8 79
4welve	47
5o	0b 2-9 3-c 4e 7-a
4y	4-a 7e
5pe	0-b 2-b 7t
4ác	0-7 1e
4âm	6-9 7a
4ìm	0-7 2e
4ính	17
4ĩnh	47
4ạp	78
4ốt	0t 2-c 7-d
4ổ	0-8 1a
4ụi	0-8 27
4ừ	2-8
5ng	0d 1-7
4ự	3h
3under	0c 6-8
8graduate	0-7 78
8standing	0-7 1b
5iform	0a 1c 3-b
5loading	18
4p	08 18 4-e
4s	1-8 28 37
3viên	08 2-8 77
5ết	0b 3-8 4-7
5ệc	0g 2-h 48
4p	57
4à	0-j 2d 67
4ề	0a
4ị	0-c 78
4ụ	0-8 7g
3want	4-a
4e	0-q 18 2-d 4z
5're	2n 4-g
6ve	4e 7-7
5alth	3k 4-9
5b	0c 2z 7-14
5ekly	07 28 3-l 7c
7s	19
5’re	37
4hat	18 7-8
5ile	2-a 6e 78
5o's	18
4ill	0-f 1d 2q 3-7 4-e 5-7 77
5th	0p 6-i 7-k
4ork	0-d 2b 47
7ing	3d
5uld	0c 1-9
3xe	37 7-a
4xx	37
3y	27
4ears	0r 4-f
4ou	0-a 18 3-e 4q 7-7
6'll	0-b 17 2-b 4h
7ve	0a
6r	3g 5-a 7a
4rs	0m 7-g
4êu	0-7 7-7
3ít	07
3óc	0-h 1h
3ăn	09
3đi	38
5ền	7d
5ện	7-9
4ã	08
4ưa	39
5ợc	48
4ại	0a
4ầu	47
4ẳng	08
4ến	0-7
4ội	47
5ng	0i 1-h 49 7-a
3ưu	0g 1-c
3ở	07 37 7-8
3ứng	0d 1-9
2h=dropped	1j 2-c 4-s 5a 6a 78
5uties	1a 2-u 38 7g
4intro	013 2-p
4nice	0m 1-d
4requirements	0-1o 212 3-b 48 7o
0p=0938	6e 7-9
217h3	7b
222h0	79
2aarh	2a 4-7 78
3bil	0l 4-8
6it	0l 4-8
4ou	1-8 2-7 3-d 4r 69 7-8
5v	08
4so	0c
6lu	0c
3cad	68
6em	68
4cele	27
5o	0-a 29 58 6-b 79
6mm	6-7
6rd	0-7 79
6un	28
4hi	27
6ev	27
4qu	4-7 6b
6is	6b
4ro	28
4ti	0-7 28
6vi	0-7 2c
3dde	1b
5i	0-b 6a 7-7
6ti	0-a 6a
4op	27
6ti	27
4va	0-p 1x 38
6nt	0-m 110 2-8
3ffe	49
4ri	17
6ka	17
4te	0-c 3j 5-7
6rn	27
3gil	18
4re	7f
6em	7d
3ler	08
4go	1-7 37
6ri	1-7 37
4lo	0-f 3o
6wa	0-b 3o
4on	28
4um	17
6in	17
3mbi	2-b 4a
6ti	2-b 4a
3nal	09 2-7
6yt	09 2-9
4dr	17
6oi	17
4gu	7a
6la	7a
4yt	07
6hi	07
3ppl	1-b 3-m 4-q 5p 61b
6ic	3-g 4-h 5e 610 7-9
6yi	7f
5o	4-b 5a 7e
6in	4-b 5a 7e
5r	1-7 3-a 58
6en	28
6oa	2-7
7v	5a
4ri	68
3rch	4b
6it	4b
4ou	2-8
3ski	4d
4se	0a 69
6ss	6a
5i	0-f 2q 4-7
6st	0-f 2h
3ttr	38
6ac	38
3udi	2d 4-8
3zur	49
2b.te	07
3ach	38
6el	38
5k	2-b 4e 5e 6-8
6en	2-8 4e
6gr	4-7 5f 6-7
4nk	49
4rt	3a
4se	48
4tc	0-9 1e
3eca	0b
6us	0b
5o	2-a 37 4a
4dr	3b
6oo	3b
4fo	08
4hi	0c
4in	29 4-c
4li	5a
6ev	58
4nc	0a
5e	0-j 19 318 4-a 7-8
6fi	0-j 19 318 4-a 7-8
4rl	4d
4si	2d
4ttin	47
5w	2-a 47 67
6ee	2-a 47 67
3irt	3b
6hd	3b
3loc	27
4ue	0-7 17
3onu	0-c 1b 3n
4okin	27
5t	3c
3ran	0-a 27 4m 7-c
6ch	49
4ea	0-8
4ig	0-8 38 4a
6ht	38
5n	2-d 4g
4ok	07 1-7
6er	07 1-7
3uil	0-7 27 4c
4si	07 48
6ne	48
2calc	0d
6ul	0d
5i	27
5l	28
4mp	4b
4n'	0f 3-9
5d	0n 2-b 3-9 4-d 6a 7-c
6id	0k 18 2-b 3-8 4-d 6a 7-b
5t	3f
6ee	3f
4pa	0j 2-9
6bl	0a
4re	3i 4-g
6er	4-9
5r	2b 3-7
4se	28
4te	49
3ell	47
4nt	0-a 4d
4rt	0-7 1n 2-8
6if	0-b 1n
3hai	2-7 37 4i 7-e
5l	07
6le	08
5p	27
5r	4-b
6ac	4-8
6it	59
4ec	07 3-8 5d
4in	0-8 2b 3c 7-7
4ri	3a
6st	3a
4un	48 7-e
5o	7-7
5y	18 4d 7-d
3iti	0c
6ze	0d
3las	07
4ea	1-a 2j 3-i
6ni	47
6ra	08 57
4ie	28
5m	08
4os	3c
5u	1a
3oas	4a
4ff	4b
4ll	38
6ab	47
6ea	07 39
7c	27
4mf	0c
6or	0c
5m	4-c 5c 7e
6en	3-7
6it	4-8 5a
5p	0a 1-b 4e 6-g
6an	0-a 2-8 3e 4h 6-7
6en	3a
6le	07 2b 3-c
4nc	1-7 2a 77
6ep	2d
5d	29
5f	0f 3-8
6id	0f
5n	0-9
6ec	0-9
5s	0-9 5a 78
6id	58
7s	2a
5t	6m 7-a
6ac	4-9 6q
6in	1-7 27
6ra	0-7 47
7o	1a
4op	2a
6er	2a
4rv	0-7 1-9 4g
6it	0-7 1-9 4g
4sm	07
4un	0-k 1c
5r	3l
4ve	09
3rea	0-8 3e
6ti	3d
4it	0d
6er	0e
3ult	0-8 37
6ur	0-8 37
4ri	37
6os	37
5r	47
4st	7a
6om	7a
4tt	47
2dail	2b
4ni	78
4ta	1-7
6ba	1-7
3ead	6c
6li	6c
4ci	2-8
5o	18
4di	0-a 2-7 39 4b
6ca	0-a 2-7 39 4b
4fe	28
5i	0-9 2d
4gr	0f 2-a 7-7
6ee	0b
4li	0-9 2q 3-7 4-7
6ve	0-7 2q 3-7 4-7
4nt	39
4pe	3f
6nd	3b
4sc	2a 3-f 4k
6ri	2a 3-f 4k
5i	0-c 1o 3-9
6gn	49
6ra	0-h 1q
4ve	0d 38 4-8 6-8
6lo	0d 38 4-8 6-8
5i	1a
3iff	48
6er	48
4gi	0-7
6ta	0-7
4pl	0d 2-8
6om	0d 2-8
4re	08 6a
4sa	3-7 5k 6-7
6bi	5e
7l	57
5c	5b 6-8
6lo	57
6ou	38
4ve	0-8 5i
6rs	0-8 5i
3oan	4-8
4ma	18
3raw	2c
6in	2c
4iv	0a 1-7
6in	07
3uon	3-9 7c
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
4pl	0-i 2-7 4-b 5x 6-f 7e
6oy	0-i 2-7 4-b 5x 6-f 7e
3nco	3g 4-9 5a 6-8
6ur	3e 4-a 5a 6-7
4gi	28 3-d 7f
6ne	28 3-c 7f
5l	0r 1-a 3-b 4d 7-9
6is	0s 1-c 3-a 4b 7-8
4ha	08
6nc	08
4jo	09
4su	0-9 2g
4ti	2-8 4b
4vi	3f
6ro	3f
3qua	4-d 5o
5i	0c 7-b
6pm	7-8
6va	0f
3sse	7a
6nt	7a
3thi	18
6ca	18
3uro	47
3ver	1-8 2-c 3h 4m 7-8
6yt	0-b 4k
7w	3a
3xam	29
6in	27
4ce	0n 1-8 2-9 37
6ll	0b
5i	38
6ti	38
4ec	77
6ut	77
4is	09 29 6-7
6ti	29
4pa	4-9
5e	0p 2-g 3-a 5-a 6-8 7k
6ri	0i 19 2-f 3-9 77
7t	48
5osu	17
4te	28
6rn	29
5r	0-a 3g
2fami	3g 49
4nu	48
4ul	27
4vo	0-7 1a
3ell	2b
4rr	0-8
4st	0-7 49
3iel	78
4nanc	07
4re	0-a 1b
5s	17 4-9
3lex	39
6ib	3a
4ig	3b
6ht	3b
4ue	08
3ocu	2a
4ll	28 4-8
4remo	07
5m	6m
6al	6a
5t	3f
5w	0-8 38 4-8 6d
6ar	0-8 38 4-8 6d
4un	4c
3ram	09
6ew	09
4ee	4d
6do	48
5s	0-a 6-7 7o
6he	7f
4id	0-b 3b
6ay	38
5g	0c
6ht	0c
3ull	7b
4nc	27
6ti	27
5d	4c
6am	47
4rt	67
6he	67
4tu	07
2game	17
3erm	4c
6an	47
3ith	67
4ve	0-8 79
3lob	4a
3oin	3-8 47
3rad	08
6ua	09
4ea	37
4os	7b
5u	2-7 4h
5w	38 7-7
3uar	57
6an	58
4id	27
2hald	48
4nd	2i 3-b 4-7 7-8
6li	57
4ve	1a
5i	0-a 1h
3ead	47
5l	0-a 3a
6th	0-7 29
5rin	67
5v	27
4ll	67
5p	19 3-7 4a
4re	07 7-8
3igh	0-7 19 2-d 3f
3old	0h
6er	0a
5i	39
6da	39
4me	29
4ur	1-9 2c 4-b 79
5s	0-a 1a 7-7
3tml	07
3ybr	79
2idea	1f 2-8
6ll	0-9 1f
3gam	47
6in	47
3mme	0b
6di	0b
4pl	0-e 18 2i
6em	2a
3nbo	6a
4ce	0-b 3e
6nt	0-b 3e
5l	3-a 4-7
6ud	08 4-b
7s	57
4de	0a 49 5-7
6pe	07 4a
5u	7a
6st	7a
4fo	2-7 4e 6h 7-7
6rm	2-7 4e 6h 7-7
5r	2-7 4b
6as	2-7 4b
4it	09
6ia	09
4no	47
6va	47
4sigh	0-7
5t	0-a
6ru	0-8
5u	39
6ra	3a
4te	1-8 4-p 6d 7b
6re	17 4-a 67
7n	3e 5-7
7v	3-d 4-7 57 6f
4ve	0-8 3b
5ite	57
3sn'	2-7 77
2japa	47
6ne	47
4va	0-a 1e
6sc	0-a 1e
3oan	58
4in	1-9 2-9 3a
6in	1-8 2-8 3a
2keepin	27
3hac	0c 1-d 2a 48 7-8
4on	1-c 2-b 5h
3nit	47
4ow	1l 2-b 7-7
6le	0d 1b 4-8 7-7
3ore	07 1-7
3ube	17 4-8
6rn	17 4-8
4rn	77
6oo	77
2labe	2f
4te	19
4un	29
3ead	4b
5r	0-c 17 3m
6ni	18 37
5s	0c 2-7
5v	08 38 7-7
4tt	0-7 6d
4ve	1h 2-8 3-a
3ice	0b 2-7 5c 6-9
6nc	0b 2-7 5c 6-9
4fe	0-8 2a
6cy	0-7 2a
4kewi	17
4nk	57
6br	58
5u	0c 1-b
4tt	0-a
4ve	48
3oca	2-8 7r
6te	78
7i	6-7 7j
4nd	7e
4ok	6b
6in	6c
4ve	0-7 18
3unc	37
4on	0-b 2-9 3u 4-i 7e
2main	0-d 2l 4-8
6fr	19
6ta	2b
4ke	4a
4na	1-8 2e 6-8
6ge	27 6-7
4rk	0-b 2a
4tc	0-b 3f
6hi	0-7 3b
5e	0a 2-8
6ri	48
7n	08
3edi	3f 7-8
6ca	38 58
7l	37
4et	28
6in	28
4mb	4-b 5a
6er	0-7 59
4ss	08 1-8
6ag	08 1-8
4tr	0-7 47
6ic	0-7
3icr	0a
6os	09
4gh	48
4nimu	07
3ode	17
5u	48
4le	1a
6cu	1a
4nd	7a
5i	27
6to	27
5t	0c 2d 4-e
4ti	08 2-a
6va	0c 2-a
4ve	0-7
6me	27
2natu	07
3ear	07
4ed	0b
4go	3j
6ti	3j
3gan	0c
4hi	0l 1b 2-h 4-8 6-8
4uo	0-f 1-7 48 6-7 7j
5y	78
3haa	49 7-b
5n	1b 2-7 47 7-7
4ie	2i 4-7
3igh	7a
3obo	4f
6dy	17
4rd	0-a 18 2-8 3-8 4b 68
6vi	3-7 4a 68
4te	5a
5i	0i 3-8 7-a
2obje	07 1-9
3ffe	0-m 1-8 2-b 31f 4-d 59 6-a
5i	1-8 2-a 4i 7b
6ce	49
3pen	0-7 2-c 4q
6in	2-7 4h
5r	09 78
6at	78
4po	0-9 2-a 3n 4-a 5e
6rt	0-9 2-a 3n 4-a 5e
4ti	3k 4-a
6mi	28
6on	3a
3rde	0-8 2i 4-8
4ie	47
6nt	47
3the	4-8
3utl	47
3wne	49
2park	0-a 3f
6in	0-9 3g
5t	0-a 2h 3-9 5a
6ic	59
6ne	29
4ss	08
5t	0-a 1a
4tc	28
5i	0b
6en	0b
5t	0b
6er	0b
3ens	3h 5-7
6io	3h 5-7
4op	3-9 4i 6-g 77
4rf	1-9 28 39
6or	1-9 29 37
5k	3c
5m	7b
6an	7b
5s	0k 2-d 5e 6-j
6on	07 2-8 5e 6-i
3hon	1-8 47 6c
5t	6b
4uo	4a 7-9
3ick	0-8 19
4ll	4c
3lan	2b 7-7
5t	0-8
6fo	0-7
4ea	2-7 3-a 4-8 6k
3oli	0e 3-8
4rt	0c 3-7 4-b 6e
6fo	0a 6a
4si	4-c 7p
6ti	4-c 7p
5s	2-7 3k 4-9
6es	07
6ib	0-a 3k
5t	69
6co	67
4th	47 7-7
6ol	47 7-7
3rac	0e
6ti	0e
4ef	0-t 11e 3-d
6er	0-y 11f 3-9
5p	2f
6ar	2f
5sen	67
4im	28
6ar	08
5o	0-7
5v	0-9 27 4-8 7d
6at	0-7 4-8 7e
4ob	1c 3-8 78
6le	79
5c	3-c 6e
6ed	0b
7s	0-b 3-b 6h
5d	47 7-7
6uc	47 7-7
5f	0r 1-9 2-q
6es	47
6ic	0g
7l	0h 2-g
5g	1-7 3h
6ra	3a
5p	4-b 77
6er	78
6os	27
5u	58
5v	1-c 2-8 39
6id	1-c 38 47
3ubl	4-7 7c
4ri	08
5s	58
6ua	58
3yth	0a
2qual	0k 2-i 37 59 6-9
6if	0i 2-i 3a 4-b 5a 6-8
5n	3-8 7c
5r	3a
6te	3a
4es	69
6ti	69
2rabb	08 1-8
6it	08 1-8
4nd	58
4te	37
3eac	48 7-e
6tj	08 7-a
5d	27
6in	27
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
6re	3-b 7c
4ga	59
6rd	59
5i	7-8
6on	0-8 29
6st	09 4-7
5u	0-7 29
6la	0-7 29
4la	09 6-7
6ti	0g 6-7
5e	2a
6as	0-8 27
5i	27 4-7 59
6ab	28
6gi	5a
4mo	38 4-e 7c
4po	2f 3-7
6rt	2a
4qu	0x 2-7 4-g 7-7
6ir	0z 2-8 3-9 4-f
4se	2a
6ar	28
5i	49
6de	48
5o	38
6ur	39
5p	0-7 2x 4-8 7-8
6on	0-b 2x 7-8
5u	0-7 6c
4tu	0-7 38
4vi	0-c 19 67
3igh	0h 7-a
3ose	4a
6tt	4a
4ug	09
5n	3-7 78
2sala	4-7 7l
5e	0-8 4b
4mp	2a
4tu	0i 3-7 4-8 79
6rd	0i 3-7 4-8 79
3can	78
6di	78
4hedu	29
5o	17 47
6ol	19 47
4ie	3-9
6nc	4b
7t	77
4ot	5a
6ti	5a
4re	07 4-8
6en	07 4-7
3ear	59 6-7
4co	4b
5u	1a
6ri	27
4ei	0c 3-7
5k	08
6in	08
4ni	07 4-e
4rv	4-8 78
6ic	0-j 7a
4tt	27
6in	27
4ve	09
3har	3a
4el	47
4if	0b 4-9 78
4op	0-9 4d
5r	18
5u	0r 1-7 2-9 3-9 4-8
3iem	0-a 48
6en	0-a 48
5n	0a 7-9
4gn	2-8
6if	2-8
4mi	0b
6la	0b
5u	18
4nc	4e
5g	0a
4st	37
4te	78
3kil	0n 2-g
6le	4a
3lac	39
5t	0-7
3mal	07 3-b
3oft	09 2-a 7c
6wa	09 2-a 7c
4la	1c
5i	0a
5u	17
6ti	17
5v	07
4me	09 4-f 79
6on	09 4-c
4ur	1a
3par	4d 7-7
6ro	4e 7-7
4ea	0a 17
5c	0-b 39
6ia	3a
6tr	37
5e	2-7
4ok	09
5n	37
6so	37
4ri	38
3tak	0-7 27
6eh	0-7 27
5nda	0-8 17
5r	3-e 4-7 6-b 7y
6ti	3-7 7a
5t	3-7 48
4il	47
5p	79
6en	79
4or	29 3-7
4ra	17 3-7
6ig	19
6te	29
5eng	0b
5o	09 3e 4-c
4ud	0-b 4d 7-a
6en	0-8 27
3ubs	37 4a 5-7
6id	49
4cces	09
4itab	57
4mm	2c
6ar	2c
4nn	4c 7-7
4perv	2d
5p	0-e 1-7 27 3q
6le	3i
6or	0-c 29
3yne	47
4stem	0-7 29
2tabl	0-a 2a
4ke	09
4le	6d
4rg	27
4sk	0-c 2y 4-g
3eac	28
6hi	28
5m	2a 3-7 48
4ch	1a 2-9 79
6ni	0-f 1b
7o	0c 2-c 78
4ls	0-8
6tr	0-8
4nu	79
4rm	7k
4st	2d 3-8 5b 6-8
6in	2b 3-7
3han	0d 1-9 28 7-8
4ei	2-8 3a
5r	0e 1-7
4ic	1d
5e	0c 1-7 3-8
5n	0e 2-a 3-7
4on	3-7 49 57
5s	0-7 18
5u	0-8 1b 79
4re	0-9 2d 37
5o	4-9
4ua	7c
5o	0-7 3d 6-8
5r	07
6sd	08
5y	08
3ick	1c 39 4-9
6et	1d 4-8
4en	1g 2-7
4gh	08
4re	09
3oge	4c
6th	4c
4ol	37
4pi	3d
4wa	4-c
3rac	4-c
5i	0-q 1a 3m 4-7 6-9 7e
6ne	17
7i	0-g 2-7 3m 79
5n	0-7 37
6sp	2-8 3f 7-8
5v	09 38 4-7
4ea	47
6tm	49
5n	07 4-7
4ie	2-8 3d
5n	0a 1-b 3-d 77
4on	07 1a 2-b 3-d 7-9
5u	28
6bl	28
4uc	39
5n	0b
5o	0-8 4b
5s	0-a 4b
5y	0-8
3urb	4b
6in	4b
4ye	0-7 1-c 3-a 59 6f 7f
2unde	09 4-7 7-7
6rs	07 18 4-b
4fl	07
4if	3c
6or	3c
5v	47
6er	47
4su	59 6-8
6cc	59 6-8
3sef	17
5r	0-7 27
4in	2-8
2vaca	37
6ti	37
4li	08
5u	07 1-7
4ri	0-7 38
6ou	47
3eri	5f
5s	7a
4tt	5a
6in	5a
3isi	2c
2want	2-7
4te	0-8 49
3e'l	1a
5r	0a 2-d 3-c 4e 59
5v	49
4bs	6g
6it	6g
4dn	0a
6es	0a
4ek	0a 1-d 4-9 6-9 7c
6en	0c
4lc	0-9 17 4-b
6om	0-9 17 4-b
5l	38 4-7
6be	37
6ne	37
4’r	0-9 48
3hat	6g
6sa	6g
4er	0-b 2-8 3e 48
4ic	49
5l	08 2a 4-8
5t	37
4o'	49
5e	58
6ve	58
3ill	0b
6in	0b
4nt	2e
4th	0k 3-8
6ou	0c
3ork	39
6in	08 4-a
6pl	38
5l	0-a 49
5t	19
4ul	0-g 115 3-8 7-7
3rit	0i 1-c 28 3-a
6in	0b
2xuon	0-a 28 7a
2year	0v 1-7 2-8 4-b 6-9
3ou'	3a 4-e 5-8
5r	07
5’	4-7
1art=dropped	1-y 2-i 3e 4c 6b 7k
c#	2k 3-11 4c
c-	2a 3m 4-a 6-h
6uties	1-f 4-a 5c
b#	019 2-17
b-	0-c 2n 3-7
5intro	0-t 1-h 3-a 4h 713
a#	019 2-e 7-j
a-	0z 3-b 4-j 7-7
5nice	0-8 1y 2-b 4-b 59 7-c
9#	1-9 39
9-	0-l 115 3-7
6one	2-h 3-d 48 5-8 7p
9#	0a 210 37 4-g 6-c 7-j
a-	0-8 7e
9-	0c 3c 5-c 6-g
5requirements	0m 19 2-e 4d 5-8 7-m
h#	0-1f 1-e 210 3m 4i 6d 7-o
i-	0-9 1b
h-	01a 1-i 4-7 6-g
0s='ll	0-c 2j 4-9
3re	0m 2-h 3-f 4f
3ve	0-d 1j 2-7 48
2.50	3-7
3vn	68
2000	48 5a
2aaa	49 7-b
3ch	1-a 2m 7-h
4k	1-7
4t	2-9 6j
3de	4-8
4s	47 78
4y	0c
3ge	0-n 1g 3e
3il	07 2-8 3-8 6j
4m	37
4n	0-j 2a
3ll	0-9 19 2a 3-8
4s	0-9 2k
3me	0-8 18
4s	0-8 28
3na	17
4d	0a 4-a 78
4e	37
4g	0-7 2c 6-b 78
4h	0n
4k	68
4s	48 57
4t	0-9 4d 6-8
4y	0-a 2-8 3g 4f 6-7
3pp	6g
3rd	0-c 3l 4-b 69
4e	0-8 1-c 2e 79
4k	0c
4n	0-7 3f 4-7
4s	0x 2-9 3-7 4-b 77
4t	09 6-a 7k
4y	1-9 27 37 5-f 7e
3se	0-7 2e 3-a 6g 7-8
4t	0b
3te	0o 1-g 27 3-7 5-9
3ve	3b 7-7
4y	0-9 27
3ys	0a 1-7 77
2bel	0-7 2f
4r	4-c 68
3in	37
3le	1l 2-7 3-7 6-9
4y	0-7 17 2a 58
3ox	6a
2cal	1h 3b 4-b 7-f
3ed	0b 1-a 2-c 37
4l	0a
4s	0-e 2b
3le	27
3om	69
3ts	0-7 4a
2day	0e 2-a 5-a 67
3ed	2-a 4h 6-7
4l	17
4n	48
4r	1-a 2d 3-7 5j 7-7
4s	47 7-7
3ge	08 1c 6-9 7-c
3io	7-7
3le	0-7 2d
3om	47
4n	7a
2e's	0d 7-8
3am	0-c 1f
4n	0d 1-b 2i 3-a 7-8
4t	38
3ck	3-9 5d
4t	0l 1-a 3-g 4-7 69
3ed	2-9 47
4k	0-7
4n	49
4r	0-8 3e 4-h 7i
4s	7-9
3gy	27
3ir	2-8 3a
3ks	6-8
3ld	78
4s	4a
4y	0-f 37
3me	37
4s	09
3nd	1-a 37 77
4g	0e 1d 2-8
4t	0d 1-i 4-9 5i 6-b 78
3pt	27
3re	1-7 3t 5-8
4s	1-j 2a 4x 7-h
4t	08
3sa	17
4h	78
4s	0d 1-b 2-9
4t	19 37
3te	27
4s	29 7-7
4y	07
3ve	57
3ws	0-7
3ys	47
2fee	4d
4r	0-7 2-9 3s 6-c
3ts	0b
3ul	0h 1b 3-9 4-b 59 6-7
2ged	3c 6-9
4s	1-8 47
4t	29 4-8
3ht	2-7 3-9 4q 7-a
2h00	7d
330	3-7 7i
3en	07
4r	2-a 3c
4s	49
3in	09
4p	0a 6-b 78
3ly	2-7 3f
3ms	1-7 37
3on	0a
3ts	0-9 3h
3ub	67
4s	2a 4-7 78
2ice	0c 5-a
4h	0-d 1a 47
4k	07
4s	19 2-f 4a
3de	0-a 2m 3-8
3ed	5e
4m	18 4-9
4p	0j 2-9
4s	1-8 28 3e 58 6-7 7-h
4t	08 2e
4u	09 38
4w	3-g 6g
3ft	28 4-7 77
4y	59
3ld	2a 4-c
4e	0t 2-d 3-7 4-7 7-9
4l	67
4t	49
4y	0-f 28 3a 4c 6-7
3me	78
3nd	0b
4e	3-8 6h
4g	1d 2h 3-b 4g 5-d 7-j
4h	1-a 2g
4t	07 7-8
3on	0-c 3-c 5d
4r	4-e
3ps	27
4t	0-b 1d
3rd	0-9
4e	2-b 3-7 4b
3se	3-g 4d
4h	0a 17 3-j
4m	07
4t	07 7b
3ta	0-7 1-9 4g
4e	3-7 6i
4s	1-g 316 7-b
4y	4-j 512 6-7 7-g
3ve	08 1-i 2d 37 6-7 79
2joy	09
2ked	0-7 18 47
4n	0b
4r	1a
4s	0b 47
4t	0-h 3i
2lar	0-8 1d 2-7
3ed	0-i 49
4m	0-7 79
4r	48
4s	0-a 2c 3-7 4a 7-7
4t	49
3ic	0-7 7e
4d	0i 1-8
4n	4c
4o	0a 6a
3la	4a 7-7
4o	67
4s	0l
4y	2-a 37
3op	0-9 3c
4r	39
3ps	4a
3th	38
3um	0-8
2mal	3a 4-b
4s	3a
3er	2c 38 4-f
4s	48 7-7
3ia	47
4c	0-e 67
3l5	07
3on	27
3um	07
2n't	0d 2-8 3-d 5c
3al	0e 1-k 39 5d 6-b
3ce	18 2-n 4-7 5b 6-j 7n
4h	0-b 3e
4y	09 4-a 58
3ds	0g 1-c 2a 3-f
3ed	4d
4r	0-b 37
4s	4d 7-9
3gs	2g 3-b
3ly	28
3ne	58
4y	0-8 4c
3se	47
3th	4-7
4s	1m 2g 3-g 7-h
4y	47
3uc	48
4s	0-9 1a 3i
4x	0c 1-b
2o's	4c
3ai	1b
3de	67
4y	07 3-8 4c
3ft	0a 7-9
3gy	1b 2-7 3-7
3id	17
3ls	1d
3ma	0b 2-8
4e	0-b 18 2-f 77
3nd	07 4b
4e	0e 1-8 4-b 69
4g	0-a 1-b 2-d 3q 47
4s	0-j 18 2k 39 7-i
3om	0-8 3b 47 7-7
4t	27
3ps	0-9 47
3rd	0b
4e	07 2-8
4k	3-8 47
4m	0-7 2i 4-9
4s	1-7 49 7-7
4t	2d 38 4-8
4y	0e
3se	4-8
4t	2-9
3te	38 4-e 7b
4h	0-7 17
4o	68
4s	3e
3ud	17 57
4p	4c
4r	4-7 57
4s	1a 2-l 4d
4t	0k 1-b 3-h 4i 7-7
3ve	4-b
3wn	0-7 19
2per	0a 2-i 4-7 7d
3ic	37
3le	0-7 1-a 2-9 3-u 48 5-7 619 79
4y	0a 1-7 6k 7-d
3us	4b
2r's	4f 7-e
3al	77
4m	0-7
3ch	2b 3-8 6-9 7-7
3ds	17 2c 4-c
3ed	0-7 1r 2-f 4-7
4e	1-8 3c
4s	28 47 7-a
3id	79
4l	68
4t	47
3ks	1-8 2-a 3f 47
3ld	0-9
4y	37 4-7
3ms	0-e 4a 5-7 7b
3ns	2-7
3ol	1b
4w	4b 7-a
3ry	0-a 28 3-8
3se	0-a 3i
4t	4-a
3th	18
4s	0-a 2n 3-8 4b
4y	37
2sed	0-c 57
4s	2e 7-9
3ic	57
4s	47
4t	0-8 2b
3ks	0-d 211 4-h
3ly	2c 4-8
3on	0d 4-8
3ql	7-7
3to	48
4s	0-j 4a 59 6-8
2t's	0-a 77
3al	0-b 3d 47
3ch	0-7 19 2a 4-b
3ed	1-c 2-e 5r 6c
4m	1a 2-7
4n	19 2-7
4r	18 38 5-g
4s	0-c 1d 2-b 3-8 4-8 5q
3hs	0n 1-8 3-7 4-8
3ia	19
4c	0i 2-9 3-7 4a 7-9
3js	08 7-a
3le	0-9 19 4-8 77
4y	4e
3mq	08 1-8
3on	38
4p	08
4r	0-c 7b
3ra	3f
4e	47
4o	0-a
4y	4-7 7b
3to	3-d 7d
2ual	08 4-h 5q 6-7
4n	77
3ck	39
4t	1-7 2c
3ed	07
4s	37
3gh	1g 4-9
3ld	111 2-c 3-h 4-d
4e	27
4t	27
3me	6c
3nd	09 2-c 3-7
4g	17 2-a 4m 7-i
4t	0-7 37
3oc	47
4i	0-e 1-7 4f 6-7 7d
3re	0c 1k 2-b 6-9 7-7
4n	38
4s	0d 1-a 28 4-e
3se	1e 2-8
4t	0-a 4c
3te	0-7 2a 47
4h	4b
2vel	0c 6-9
4n	2-j 4k
4r	0j 6-c
4s	0-7 4b
2wth	38
2xxx	5b 7-7
2yen	0-e 1-e 2-7 47 5c 7a
4r	4-9 5n 6-8
4t	27
2’ll	4-7
3re	0-9 48
0t=A	0-1h 1-p 2-12 3-19 4-s 5-4 63e 7-q
2C	0-c 1-y 2z 3-f 43s 5-i 6-1x 7-14
2D	0m 1-12 249 33 4-8 5-x 6-1c 7-s
2F	0-j 1-k 2-k 3-13 4j 5-z 6b 73h
2L	0-l 1-h 2-p 3-w 4-r 534 6q 7-13
2O	0-k 1-19 2-z 340 4-h 5e 6b 7-d
2P	0-f 13d 2c 3e 4-13 5-y 6-x 7-m
2R	03p 11y 2-1d 3-i 4-14 5-e 6-v 7-6
2^	0i 1-g 2-n 3-c 4-1 5-8 6-2 719
0w=0	08 1-h 2-a 3a 4a 5-q 6i 78
3 000	0-a 3n
4100	4a
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
4a	0-b 3b 4-7
5m	08 67
5n	38
6d	67
4branches	49
4ca	0e 3-7
4days	0a 2-e 3a 4-c 6-a 7h
5egrees	0c
4eur	3-h 7j
4hours	0-7 28 37
4lpa	0-8 7j
5ần	39
5ợi	0-b 1e
4months	08
5ô	28
4ngoại	0-7 18
6ày	3a
6ười	0-e 7k
5hân	27
5ăm	0j 3-7 7-9
5đ	57
4or	7b
4people	0-8 47 77
4tháng	08
5iếng	7a
5o	0i 3a 4-7 7-e
5p	77
5riệu	3d
6ong	78
5uổi	0s 7-f
4vị	08 7-7
4weeks	79
5ith	0-7 67
5ork	27
6uld	18
4xxx	3-a 6p
4years	0f
5r	37
6s	0k 7-f
210tr	38
34tr	38
37h30	7b
220h	79
32h	77
500	79
3nd	78
23d	28
2500k	0-7 3c
3tr	77
26.30	0-8 7c
28h	77
430	77
290k	37
3h	3-9 7f
2a	1e 2-p 3z 4p 5-8 67 7-1b
3 basic	58
5it	0-a 29
5onus	18
4culture	47
5v	6d
4day	0-a 39
5esk	37
4full	09
4good	37
4hands	27 4-7
4medical	57
6mber	4-a
5otivated	2-9 48
4note	0-8 2c
4part	79
6ssion	07 2-7
5hd	19
5lus	0-c 1e
4senior	4-7
5olid	07
5trong	3b
4teaching	27
4very	07
5iew	3c
4week	08
5ide	4-7
4year	3d
3a	07
4rhus	2a 4-7 78
8 and	78
3bilities	08
8y	0d 4-9
9 to	0d 4-9
4le	0q 2-b 4-9
6 to	0o 2-a 4-8
4out	1-8 2-7 3-d 4r 69 7-8
7 our	47
8the	0-a 2a 69
8us	4k
5ve	08
4solute	0c
3cademic	68
4celerate	27
5ommodations	57
6rdance	7a
c with	7a
8ing	28
b to	28
5reditation	17
4ross	28
4tivity	2a
3dded	1b
7 advantage	1b
5ition	0-a 18
aal	6b
c information	6c
4option	27
a and	28
4vantage	0-c 1m 2-8
b of	39
bous	0-a 1e
3frikaans	17
4ter	0-8 3j 5-7
7 your	07
7noons	27
3ge	58
4ile	18
4reement	7d
5i	77
3lert	08
4gorithms	1-7 37
4l	2-c 3d 5b 7-a
5 interested	57 6-7
6of	47
5owance	0-b 3o
4so	0-h 27 4e 6-e 78
6 be	27
7can	0-7 37
7see	4a 6-8
3m	0a 4-7 78
4 to	77
4bitious	2-9
3n	1e 2-l 5j 6-b
4 advantage	1b
6ssessment	08
5enhanced	08
6qual	4-9 5b
5international	0-8
4alytics	08 2-8
4d	0j 1-v 2p 4s 7-16
5 a	0-9 3j 58
7n	0a
7t	77
7zure	4a
6can	07
7onstantly	47
7ustomer	37
6delivery	28
8sign	08
7o	07
6employment	77
7ngineering	07
7xperience	09 1-8 3-8 79
6foremost	08
7ree	07
6give	37
6have	07
7igh	4b
6igaming	47
7n	2f
8clusion	58
6learning	47
7ook	27
6no	07
8w	48
6or	37
7ur	47
6postcode	67
6sit	28
7o	1a
8ftware	09
7uccess	28
dful	0b
6technical	0-7 18
7he	2-7
7o	07
7wo	0-8
6we	0-8 49
8'd	17
7orking	08
7rite	09
6you	7a
5roid	17
4h	0c 17
4na	6f
6 holm	6f
4y	1c 7-7
5thing	07
3pi	27
4p	27
5licant	08
bs	0d 59
9tion	0-g 3-9 611
ds	6a
6y	6k 7-b
7ing	7f
5ointment	4-9 5b 7g
d is	57
5roach	09
4ril	68
3re	0s 2-17 3-8 4o 5s 6-c 7-h
5 a	3-7 4a
7lso	18
6encouraged	5a 6-8
6hiring	49
6looking	0f 4-b
6on	08
6welcome	78
6you	0c 7-7
5a	4-9 77
4ound	2-8
4t	48
3s	0a 1c 2g 4-i 6-l
4 a	07 2b 4-9
5possible	78
5soon	78
5the	07
5well	0-7 1f
4ap	7f
4k	0b 3-h 5c
5 applicants	57
6for	3-8
5ing	4d
4sessment	69
5istant to	27
bs	0-7 2a
3t	2-p 49 59
4 jobs	4c 7-8
5least	08
5our	4-9 79
5telstro	77
6he	0-d 2-a 3a 7c
4tractive	37
c compensation	37
3ws	3e
5 certified	17
3zure	49
7 net	07
2b.sc	77
6 agri	77
4tech	07
32	08
3a	6a
4chelor	38
5k	27
6end	2-8 4e
6ground	5a
4lances	27
4o	3a
4rton	3a
4se	3-b 7d
6 salary	3-c 7d
6d	47 78
7 on	47
5ic	58
7 dbs	58
4tch	0-8 1a
4y	48
3e	1n 2-f 3-h 4-q 5j 69
4 a	0-c 1a 78
6ble	07
6n	4-8 59
5based	79
5considered	67
5encouraged	3a 4-7
5in	77
5joining	4b
5located	78
5made	08
5part	4a
5working	2a
4cause	0b
5ome	2-a 37 49
8 part	2-7 4c
4en	67
4fore	08
4hind	0c
4ing	29 4-c
7 able	37
8part	2d 4-9
4lieve	58
4neficial	0-i 1i
8ts	1-9 315 4-8 7-8
4rlin	4d
4side	0-7 2b
5t	0c 2-h
4tting	47
9 and	47
5ween	2-a 47 67
3hxh	3l 7-9
3ia	09 1-7
4g	1c
5 plus	0-b 1f
4rthday	3b
4t	0-c 17 28
5 of	0-9 17 28
4ên	7e
4ết	0t 1j 2-e 3-k 4-c
6 cắt	7c
7may	0-8 7a
7sử	0-7
7tiếng	0-c 1l
3ody	07
4m	28
4nus	0-c 1b 3i
4oking	09
9s	28
5ts	3c
4th	7d
3po	0-8 17 47
3ranches	49
6ds	0-8 2a
4ightlane	38
c offers	0-7 3c
5ng	0b 2-a 4b
7 your	49
4okers	07 1-7
4se	0-7 28
3ugs	27
4ild	2c 37 4-a
7 up	39
7s	47
6t	49
4s	38
5iness	08 4c
a problems	07
4t	0-c 1s
5 not	0-c 1g
6we	1a
4y	17
4ộc	68
3y	0-m 1-7 3a 4g 69
4 a	38
3ài	27
3án	09 1-b
5 lẻ	0a 1-9
4o	0-a 2i
5 cáo	0-8 2d
3é	38
3ình	3-9 7j
6 thạnh	77
3ó	07
4 lâu	07
4ng	37
3ạn	0b 7-j
5 cần	08
6nào	1b
6sẽ	2m 4-7
3ản	0a 1-7 69 7-7
4o	0-j 2b 3l 6-8
5 hiểm	3i
7ộ	0-7 39
6mật	57
3ắc	4b
4t buộc	68
3ằng	3-8
6 cấp	0-7 79
7lái	09 1-7
3ếp	48
3ộ	5c
2c#	08
4 azure	07
3a	0k 3-9 4-b 6-9 7k
4 theo	0d 7-7
5xoay	09
4b	27
4lculations	0c
5l	2a 3-a 6i
6s	28
4m	57 6-8
5 kết	57
5p	37
6us	4b
4n	2-r 3c 7g
5 apply	39
6find	47
5't	0f 3-9
5didate	0m 2-9 4-8 6a
bs	19 4-7 58
5teen	3f
4o	0f 17 7-8
5 trong	0-b 1f
6đẳng	09
4pable	0a
9 of	0a
5e	78
6 town	77
4rd	0j 1-a
6 and	09
5eer	0-7 3h 4-8
8s	4-9
5s	27
4se	0-8 68
6s	28
7 and	27
5h	0-9 2e
3ccd	0b
3entre	48
4rtificate	09
cions	0-7 18
9ed	48
3hain	2-7
5llenge	29 3-7
aing	07 38 4-8
5nge	47
5rity	5a
5t	3-b 6h
4eck	3-7 5d
4i	0-7 4c 7-e
5 nhánh	4d 7-a
4o	0-f 19 2a 4b 6-8 7-g
5 mục	58
4ristmas	3a
4u	6a 7-7
5yên	4d 7-b
8 ngành	19
4ào	0d 1-a 48 7-9
4í	08
4úng	3e 48 7-7
7 tôi	3e
4ăm	2a
4ưa	0-k 3-a 7w
6 biết	0-a 1-b 7o
7có	0-a 1f 3-9 78
4ấp	0e 7-9
6 nhận	0g 7-9
5t	08 1-9
6 lượng	08 1-8
4ế	3a
5 độ	3b
4ỉ	17 3-c 6-8 79
4ị	0-8
5u	0c
6 khó	08
7được	1a
4ọn	67
6 1	67
4ỗ	3c
5 ở	38
4ụp	0-7
4ứng	1a 3-d
7 chỉ	1d 3-7
8từ	28
3i	0b
3lean	2j 3-b
7ing	47
6rance	08 57
4osed	39
5ud	18
7 python	09 7-8
8technologies	0-a 19
3oast	49
4de	0b 2e 3-a 4-b
4ffee	4d
4llaboration	49
dve	2-7
6eagues	09 39 4-8
4m	37
5e	0-9 3-8 77
5fortable	0a
d in	08
5mensurate	77
e with	77
6itted	59
b to	5a
6on	27
8 goals	27
6unication	0a
5pany	0-8 3h 48
9 description	3-8 4t 7-b
asize	4-9 7g
atype	4-9 7h
6ensation	3a
6lete	27
4ncept	27
5sider	5b 6-9
a your	59 6-8
aed for	77
6tantly strive	47
5tact	4-9 6n
9 us	69
6inuously	2b 4-7
6ribute	0-d 48
c to	0-b 29
bion	0d 2-a
7ol	1d
4operation	2b
4re	0b
5vita	0-7 1-9 4g
9 here	4-7 7a
4smosdb rest	07
4unter	08
5rse	0-8 3k
4ver	18
7 letter	67
3p	57
3reative	39
5w	2b
4iteria	07
3ss	0-a 1b
3tc	0-b 3-7 7j
3ulture	38 4-7
4riosity	37
4stomer	28 37 4-9
as	47 7a
4ối	28
3v	0-b 3-d 4-c 5-9 61c
4 and	6c
3àng	0-9 1m
6 tốt	0-7 1i
3á	59 6-7
4 nhân	59 6-7
4c	3-9 4a 7-e
5 bạn	48 7-8
6cách	67
6nhà	07 1-7
6phần	07
6tỉnh	77
5h	6a
6 ứng	67
4o	0-8 2d
3ó	0g 1j 2-b 3d 5-9 6-8 7-o
4 bằng	09
5chứng	1b 3-8
5khả	7-7
6inh	0-f 1g 38
5laptop	09
6ương	0-8 78
5thẻ	07
3ô	77
4ng	0h 1-f 2v 3-8 48 59 6-d 7-t
6 ty	0-7 2-7 4l 5c 6-8 7-a
7việc	0f 2x 4-8 6-8 7-o
3ơ	07 1-8 39
4 bản	0d
5hội	3b
4m	3d
5 trưa	3d
3ả	17 7-a
4 2	18 7-8
3ấp	0-7 3a
3ần	0b 4f 7-9
5 bạn	07
4u	3-b 6-8 7d
5 công	0k 2-7 7-7
6giấy	0-7 7b
6kinh	7b
6tiến	0-8 1b
3ập	0-9 68
3ắt	79
5 liều	7c
3ộng	0-d 1n 3-8
3ụ	2f
4 thể	28
3ủa	1-7 48 7-e
3ứng	3a
2d	4-7
3aily	2b
4nish	78
4ta	0-c 27 3-e 4i
6bases	07
5e	0-e 19 4-c 6-8 7t
4y	28 37 4-a
5s	2-a 3k 4-l 6-d 7p
6 in	79
8s	07
7off	37
8nly	0b 7-9
3bs	17 3-7 58
4t	0-8 1a
3eadline	6a
5l	0a 1a 3-7 7-9
4dicated	2-7 37 49
4fine	29
4gree	2-8
8 or	08
8s	0b
4liver	29 4-8
9y	2d
4ntal	39
4partment	47
5ending	39
b on	39
4scription	2a 3-f 4k
5ign and	29 4-9
9patterns	07
6rable	0-h 1q
4tail	07
4velop	0-9 3c
9er	0d 2-9 77
9ing	0j
c new	0b 3-9
9ment	0a 38 4-b
d and	37
eteams	27 4-9
3ifference	49
4gital	0-7
4ploma	0b 2-7
4sability	5b
7led	57
5closure	57
6ount	37
4ve	28
6rsity	0-7 5h
b and	57
3o	0-d 2u 7-e
4 a	17
6nd	39
5not	07
5you	0a
4anh	4-8
7 nghiệp	08
8số	77
4main	18
8 driven	18
4wn	27
3rawings	28
4ive	07 2a 4-9
7 customer	28
7n	2-9 4a
8 by	37
9design	18
6ing	07
9 licence	07
4op	69
4ug	57
3uties	2i
3ynamic	0-8 49
9s dynamics	08 7-8
3ài	08
3õi	2h
3ùng	3-7 47 7-7
6 excel	07
3ương	7a
4ới	0a 3-7
3ạy	0-7 79
3ẫn	28
3ịch vụ	7-7
3ọn	2a
3ụng	0-d 27 5d 7-7
6 cụ	0-7 29
7thành	0a
2e	58
3 verify	59
3.g	17
3a	5k 6-e
4 licence	5d 6-a
4st	3g 4-7
5y	49
3ither	2-7
3leven	4b
4igibility	0b
3mail	6j
4brace	47
9 a	47
4ployees	38
9r	4-9 5n 6-8
a and	57
8ment	0-c 3-9 5c 7m
3ncouraged	39 4-8 5a 6-7
c to	5b 6-9
4d	28 4-b
5 of	4-7
4gineer	4-9 7g
aing	09 3-8
d practices	08
eteam	2-8
5lish	0s 1-c 3-a 4b 7-8
4hanced	08
a dbs	08
4joy	09
4sure	0-9 2g
4tire	2-8 4b
4vironment	3f
3qual	4-d 5m
7 opportunity	4-a 5f
5ipment	7-8
6valent	0f
3si	3a
4sential	7a
3tc	27
3u	09
4r	3-h 7j
3valuation	07
4en	1f
6 better	19
7more	0-7 1a
5ry	0b 2-8
7 other	07
8year	37
7thing	0-b 4k
7where	3a
3xam	3b
4cel	0b
7lence	0a
c of	07
5iting	38
4ecute	28
8ive	77
4isting	29
4p	0h 7-7
5and	37 4-8
5ect	0b 78
8ed	4-7 77
a to	29
6rience	0c 19 3-8 4-8 79
c in	38
dwith	1c
cd	0c 2-9
d in	09
8mentation and	47
7tise	3-7
5orter	47
6sure	17
4ternal	27
5ra	0-b 3g
2f	0-8 1b
3air	38
4mily	0-8 3b 4d
8 who	47
4nuc	48
4rms	47
4st	4f
4ult	27
3ee	07 3a
5 and	3b
3ield	79
7 of	47
4nancial	0a
b performance	0d
5d	0-7 3q
6 a	39
7out	49
5e	0-7 19
4rm	0d
5st	17 4-9
7 and	08
4ve	2-7 47
6 years	08
3lat	0-7 3i
4ights	3b
3or	1-e 27 3g 5h 7-l
5 3	77
6a	0h
7n	48
7udio	2e 4-c
6improvement	47
6one	2c 4-b 57
6someone	2d 4-7
6the	0-7 1-7 3d 4h 7-e
8is	59
7wo	27
6you	0-9 3c 68
5emost	07
a for	08
5m	6f
6s	68
5ty	0-7 3a
5ward	0-8 38 4-8 6d
9 to	0-8 6d
4und	67
7 at	47
8in	67
5r	29 49
3rameworks	0b 1-7
4ee	1c 3p 6-7 7-9
6dom	48
5sh	78
7er	77
4i	7d
5days	38
5ghtened	09
4om	0-g 1-b 4-a 5j 67 77
6 us	59 6-8
7you	6b
3ull	1-c 77
6 stack	47
7time	28 3-7
8raining	7a
4n	39
5d	3e
6amental	47
6ed	47
4rther	67 7-8
9 information	4a 68 7-7
4ture	07
2gear	0b
4l	07
4rmany	47
4t	0-8 2-a 3p
3hi	2e
4é	67
3ia	0-7 1-7 2a 48
5n	1-7 7j
6 làm	0-9 7h
5o	2a
6 tiếp	0b
4t	07
5hub	67
4ve	0-9 3h
6 you	38
6n	0-8 79
4ấy	3-8 7a
4ới	47 7-7
6 thiệu	48
4ờ	7f
3o	27
4ing	3-8 47
4od	08 2-9 3h 7-7
6 to	0-8 19
4t	17
3raduate	08
5nt	49
4eat	38
4oss	7b
5up	4c
5w	0b 37 4-8
6th	38
3ym	39
3ì	28 39
3ò	77
4 vấp	77
3ắn	07
5 bó	07
3ặp	6c
3ọi	28 3-9 6h
3ỗ	0-8 1b
3ửi	0-8 28 6d
5 xe	37
2had	0-8
4i	4b
5 phong	4b 7-7
4lden	48
8 group	48
5f	4-8
4nd	3-7
6 over	27
6le	29
7ing	57
6s	0f 4-9
7 on	27 4-7
4s	0f 1-8 2-e 3-b 4s 7-9
5 to	08
4ve	0b 1t 2-n 7-b
6 an	0b
7experience	17
7the	39
5ing	0-a 1h
3cm	7h
3ead	2a
5lth	38
8care	0-8 28
c assistants	0-7 29
5ring	67
5vy	27
4llo	67
5p	0-d 17 2i 4-c
6 us	4-8
6s	4a
4re	1-a 78
6 jobs	78
6's	09 7-7
3igh	2-b 49
6 performance	49
7speed	07
6er	39
6ly	17 2-c 37
8 motivated	07
9skilled	48
4ểm	3i
5u	07
4ện	2f 48 7-8
5u	4a 7-8
3mo	39
3old	2e
6 a	0-8
6ers	0a
6s	07
5iday	18
5m	6f
4me	0-k 3s 4-9 77
6 office	3d 4-9
4pe	47
4ur	37 77
6 or	07
6s	1-8 2a 4-9
7 over	38
5se	0-b 1a
4w	0-7 4c 6e
5 to	6b
4à	7e
4á	08
4ạt	7-a
4ặc	0g 2-7 3-9 4-9 6h
6 tiếng	19
3q	49
3r	3-d 6e
3tml5	07
4tp	68
3ybrid	79
3à	0-8
4 tĩnh	47
4n	0-8 19 4a 7-8
5g	0-8 2l 3-a 4g 5-7 7-c
6 bán	17
7ngày	29
5h	7-a
3ãng	4a
3ình	68
6 thức	0-8
3đlđ	57
3ơn	4i 7-a
3ướng	28 6-7
7 dẫn	28
3ệ	3-8 67
4 thống	47
3ọc	0f 2-9 3m 6-9 7-a
5 hỏi	09
3ỏi	0n 1-g
3ồ	3-d 6q
4 sơ	3-d 6q
3ỗ	0-7 39
4 trợ	0-7 39
3ộ	0-7 39
4i	3e
3ợp	5h 7-7
5 đồng	59
2ib	67
3d	7i
4eally	0-9 1f
9 you	0-b 1e
5ntify	27
3f	07 1k 2-a 3-9
4 you	0f 3-7
8're	07
9ve	0-9 1c
3gaming	47
3i	07 2-7
3mmediate	0d 7-9
4pact	48
8 the	47
5ortance	07
at	4b
5rove	2a
9ment	47
3n	0d 2-b 4c 5-k
4 4	77
5a	0o 1-7 2-9 4-a
6ccordance	7a
6ddition	0-a 18
6n	0-a 38
5barton	3a
6erlin	49
5cab	27
5date	0-8 1b
5english	0b
5house	0-9 1b
5it	3a
5london	78
5one	37
6ur	0-a 4a
5the	07 1-8 37 5-c 7b
6wo	08
5winter	2f
5your	37
4box	6a
4centive	77
bs	0-7 3a
5lude	0-7
8ing	0d 4-b
7sion	58
9vity	48
4dustry	7a
4formation	2-7 3-a 4i 6e
d on	67
5rastructure	2-7 4b
4itial	0a
4novation	0a 2-9
ave solutions	28 4-7
4surance	3a
4tegrate	47
6rest	18
7national	37
7view	3-c 69
5o	0-b 2f 4-9
6 the	0-8
4vest	3b 4-a
3s	115 2-11 3-16 410 5r 6-o 7-7
4 a	3-e 4q 7-7
6n	0-9 3-9 4a 5a
5beneficial	0-i 1i
5expected	07
5for	79
5important	37
6n	77
5needed	07
6ot	19
5our	48
5part	07
6ossible	37
6referred	0-8 19
7oud	59
5subject	58
5the	0f 7-7
6o	48
4n't	2-7 77
7 essential	7b
3t	0i 6-7
4 down	28
5for	3b
5takes	0a
4'd	17
6 be	17
4s	49
2japanese	47
4va	0f 7-f
6 and	0-c 1d
7nosql	08
7python	49
7spring	07
6script	0-a 1e
c reactjs	07
3oanne	58
4b	1-d 21d 3c 4-19 78
5 benefits	3m 7-8
6description	0-9 2h 4-e 7m
6type	2d
5s	0-9 5-7 6k
6 nordvik.example	69
4in	2-n 38 4n
6 an	47
6ing	1-8 2-8 3a
3ust	3a 4-9
2kafka rabbitmq	08 1-8
3cn	7e
3eep	0-a 2k
6 the	2b
6ing	27
4y	08 2b 4-8
5s	07
3hi	1-a 2b 7-7
4oá	3b
4á	07
5ch	0c 1-d 2a 48 7-8
5t	08 1-7
4ó	07
5 học	07
4ông	1-c 2-b 5h
7 có	0-c 3f
8yêu	7l
4ả	09 7-8
5 năng	09 7-8
4ẩu	48
3inh	1f 2-7
6 doanh	0-7 18
7nghiệm	1b 2-7
4ến	19
4ều	78
4ểm	1-b 2w
6 soát	1-8
7tra	2g
3nits	47
4ow	18 48
6ledge	0d 1b 4-8 7-7
b of	0j 4-7
6n	18
3orean	07 1-7
8 or	08 1-7
3ubernetes	17 4-8
4rnool	77
3èm	79
3ý	5b
4 hđlđ	57
3ế	0-7
4 toán	0-7
4t	57 6-8
3ỹ	37
4 năng	17
2lab	38
5el	0-7 2f
4m	79
4nd	48
4o	5f
5 động	5f
4st	07
6 year	0-7 48
4ter	1a
4y	3g 7-8
3ead	2b 4h 7-9
6 role	48 7-9
6er	47
5n	18
5rn	3f 4-7
7 and	3a
7ing	18
5ses	17
6t	0b
5ve	39 7-7
4ss	0-9
4t	0-7 18
5 us	19
5ter	67
4vel	09 1b 3-9
7 4	17
3icence	0b 2-7 5c 6-8
4fecycle	0-7 2a
5t	0e
4ke	17
6 to	08
6wise	17
4ne	4-9
5h	49 7-a
6 hoạt	08 7-8
5k	68
5ux	0c 1-b
4st	0-8 2b
4ttle	0-a
4ve	0a 79
6s	49
4ên	6b
6 hệ	6b
4ền	17
5u	7c
4ệu	2b
3oad	18
4cated	78
7ion	6-7 7h
4ndon	7e
8 in	79
5g	17 78
6 an	79
4ok	4-7
6 after	0-7 27 48
7first	08
8or	08
6ing	6c
9 for	07
dward	67
4ts	49
6 of	49
4ve a	17
6ly	0-7 19
3pa	0-9 7i
3td	59
3uong	3f
4ật	5b
3à	0-v 11k 2-b 3-d 4u 7-r
4 1	0-c 1f
5lợi	0-f 1l
5một	1b
5điểm	1b
4m	0d 27 3-l 4-c 7h
5 báo	29
6ca	0b
6gì	2d
6tại	0-a 7g
6việc	0-b 7v
6được	0c
3ái	0a 1-7
5 b2	08
4t	07
3âu	07
5 dài	07
3ãnh	37
3ên	0e 7-e
3òng	6c
3ý	07 7-8
3ĩnh	07
6 vực	08
3ương	0-k 1a 2-7 3n 4-b
4ợng	0e 1-b 3-7 7e
3ại	3a
3ần	39 7-7
3ập	07 1-b
5 trình	09 1-a
3ẻ	0a 1-9
4 hoặc	0-7 17
3ễ	78
4 tân	0-9 7e
3ớn	1b
4p	17 38
3ợi	0-u 1y 2-8 3c 7-7
5 thế	0-p 115
3ực	18
5 cao	18
2made	08
4il	6g 7-7
5nframe	19
6ly	28
8 with	28
6tain	2c
4ke	2-a 37 4-8
6 us	17
4nage	28
8d	47
8ment	0f
8r	0-b 77
5y	48
4rket	0-d 38
4tching	0-7 3b
5erial	2-8 49
7nity	08
b cover	08
4y	17 39 4-9 5-9 7a
5 be	37
3ca	07
4sa	0-7 19
3e	08
4asurement	07
4dical	38 58
7laim	37
4mber	4-c
8 of	07 27 4-c
8ship	0-7 59
4ssaging	07 1-7
4trics	0-7
3icrosoft	0a 7-9
b dynamics	08 7-8
4ght	48
4nimum	07
4ền	47
4ễn	3h
6 phí	3h
3odel	17
4lecular	1a
4n	7b
5 fri	7a
5day	77
8 to	77
5th	4-7
7s	0e 1-7
4re	0-c 1g 3a 48 6-9
6 about	78
8t	4d
7so	17
7than	37
6over the	27
4st	4f
6 of	0-7 49
4tivated	0a 2-9
b and	09 4-7
4ve	4-9
3r	6d
4t	3g
3s	68
3ust	01f 1-8 2-c 3-d 4-7
6 be	0c
3áy	0e 1-d
3ê	09
3ình	2-a 4l 7-e
3ô	2e
4 tả	2e
3ơ	7-7
3ẫu	0-a 29 6e
3ật	57
3ặt	4a
3ềm	07
3ỉ	07
3ọi	59
3ỗi	2a
3ộc	47
4t	0-m 1a 2j
3ới	78
3ở	0-c 4j
4 rộng	4d 7-7
3ục	57 7-7
5 đích	58
3ỹ	0-a 4e
2nai	48
5l	4b 7-8
4m	0l 7-9
5e	0-8 6d
6 and	67
3bi	57
5 clearance	57
3eed	01b 3-c 4-f 6-b
6 the	0c
8o	0j
6ed	08
4gotiation	38
4t	0i 7-c
5 c#	07
6microsoft	08 7-8
4w	2e 7-7
5 and	0b 3-8
6technologies	39
3ghe	08
5iệm	1a 2-8
8 làm	1a
9quản	0-a 1a
7p	0j 2-9
5ề	1a
5ệ	17
5ỉ	3h
5ị	57
6 định	57
4ành	0c
5y	0-a 2k 3d 4-8
6 tuần	28
4ười	0-d 1-7 49 6-7 7h
4ộ	37
4ữ anh	0-7 18
3ha	0a
5nh	1c
7 nhẹn	0-d 1f
4iệm	2e 7-7
7 chính	27
8trong	08
8vụ	27
4à	1-7 47 79
5 hàng	48 7-7
6máy	1-7
5ng	07
4ánh	4d 7-a
4ân	1-b 3-7 58
6 viên	7a
4ãn	47
4óm tốt	08
4ận	09 2-8
6 tăng	0e 7-7
5t	0-a 1a
4ẹ	07
5 nhàng	07
5n	0-d 1f
4ỏ	4a
5 thôi	48
3ice	0-k 1s
6 to	0-e 1j
4nh	79
6 kiều	78
3o	0f 1-e 2-a 7b
4 degree	37
5experience	0-b 37 79
4body	4f
8's	17
4n	09
4rdvik.example	69
4t	1j 59 7-c
5 needed	17
5e	0-7 2c
6s	5a
5ice	0i 3-8 7-9
8 period	07 7-9
4w	3-8 4a 6c
3ào	1e 3-7
5 có	1b
3ét	47
3ên	4b
3ói	08
3ăm	0g 3d 49 6-d 7-i
5 kinh	07
6làm	0b
4ng	09 1k 2-7 7-f
6 làm	17 7-8
7động	17
3đ	57
4 cp	57
3ơi	7b
5 làm	7b
3ước	1-7 3a
3ội	1-7
4p	6b
3ữ	0d
2o	37
3f	0b 3-7 4l 5-9 6-e
4 a	07
6pplications	28
5employment	0-8 7d
6xperimentation	47
5financial	0a
5opportunities	4b
6ur	28 3c 4-b 7-7
5projects	27
5software	07
5technologists	48
7lstro	2c
6he	17 2-7 78
8m	47
5us	48
5your	07
4f	0-f 3r
5er	0-a 2-7 3s 4-7
7 you	37
7s	0-d 3j
8 a	0-7 37
9you	37
5ice	2-b 49 7a
8 in	77
8s	4b
3ld	28 3-7
3n	0-7 1-e 29 38 6f
4 a	28
5customers	2-7 7b
5our	4a
5qualifications	38
5site	07
5the	0r 2-f 4-7 5-8 6d 7-7
4ce	08
6 a	0a
4e	08 3a 49 7-j
5 of	0b 27 4-9
6saturday	08
6very	4c
6year	08
4ly	0f 7-c
3pen	0d 48 7-d
6 to	0d
6ing	2-7 4h
5rational	7a
4portunities	2-c 3f
f to	2-b 49
cy	38 4-a 5b
d employer	4-9 57
efor	48
eto	3b
4s	79
4tions	3a
3r	0q 11j 2-i 3-r 4-1d 5-c 6k
4 similar	0a
4der	2e 4-8
7 stock	27
4iented	47
3ther	4-9
3ur	0-p 1-a 419 7-h
5 ability	28
6campus	49
7ompany	4-7
7ustomers	49
6development	2b 4-9
6employees	3c 4-b
6office	79
6process	3-8 48
6success	47
4t	1-7 2b
5let	48
5s	28
3ver	0-b 2a 47
6 4	38
7the	0-7 27
8o	27
3wn	1-7 2b
5 the	27
5ed	47
2paced and	49
4ge	6d
4id	3q 7-8
4rking	0-7 3g
5t	3-b 4b 78
6 of	3-7 4a
7time	77
6nerships	27
4ssion for	27 4-8
4tch	29
5ients	08
5terns	08
4y	0-l 314 4-7
5 for	0-g 3d
5ments	47
3df	68
3ension	3h 5-7
4ople	3-8 4g 6-g 77
8 and	4a
9company	7a
9who	0e
4rform	28
9ance	1-7 78
9ers	3a
5ks	3c
5manent	7b
5son	0f 4-7
8al	5b 6-7
a background	57
8s	0b
3f	3k
4 esi	38
3hd	0-e 18 28 4-7
5 student	28
4ong	4a 7-7
5to	68
4áp	37
4ép	3b
6 năm	37
4í	0-8 3e
4òng	47
4úc	37
6 lợi	37
4ải	09 1-7 59
4ần	08
4ẩm	38 7-a
4ụ	1-b 2f 77
5 cấp	38
5c	47
6 vụ	48
3illar	4c
4peline	4a
3lace	0-7 67
5n	38
6ts	17
5tforms	0-8 17
4ease	07 2-7 3-a 4-8 6k
8 consider	59 6-8
ctact	68
4us	0-s 1x
3olite	08
4rtfolio	0a 6a
4sition	4-9 7h
a is	7f
bto	48
as	77
5sibility	3e 4-9
d to	3f 4-7
5t	0-9 5d
6 is	58
6code	67
3ractices	0a 27 4-e
4eference	19
8red	0-g 1n
5pare	2a
5ss	17
4imarily	77
b work	7a
8y	0a
5vate	0-7 4-8 7e
9 cloud	28
4oblem	0-7 79
9s	0b
a through	08
5cedure	0c
7ss	0-8 3-a 6j
9es	27
5duct	2c
5file	0h 2-g
5gramming	47
9s	37
5ject	0a
5per	07
5ud	58
7 to	59
5ven	0a
6ide	27
9d	78
9nt	37
b fund	37
9r	08
9s	47
3sm	28
5 to	27
3ts	08
3ublic	7e
4rsuant	58
a to	58
3ython	0a
2qa	0-7
3t	09 1-8
3ua	6b
5lifications	09 2-b 3d 6-7
g a	39
9ed	59
7ty and	07 2-8
4estions	6a
4yền	38
7 lợi	3a
4ản lý	07
4ận	7h
6 2	77
2r	7-8
3 java	08
3a	07 3-7 77
4bbitmq	08 1-8
4ndom	58
4tes	37
3each	0-a 38
7 truck	39
6t or	08
7js	08 7-a
9 cloud	09 7-8
ajava	07
5d	0-8 4o
6ing	27
9 group	27
5sons	37
4cord	0a
5ruitment	68
4factoring	2a 3-7
5erence	0-7 7f
bs	07
4gardless	59
c of	59
5ional	49
6ster	07
5ularly	2a 4-9
4lationship	0c 6-7
4mote	38 4-e 7b
4nt	3e
4port	27
8s	2d
4quire	08
9ments	0h 4-8 67
9s	08 4-9
a a	07
4search	29
5idential	48
5ources	3a 4-7
5ponsibilities	2n 4-a
fy	28
g of	27 4-7
5ume	6b
4tail	07
5urn	38
3ight	0h 7-a
7 to	0f 6-9
4ng	67
3ole	08 2x 4-x 7-7
6 to	09 4-b
7will	08 2-8
4settes	4a
4unds	3-7 78
3un	0-7 2j
5 by	4a
6the	2b
5s	4e
3ộng	4f 7-8
2s	0-a
3 in	0-7 37
3alary	4-7 7l
8 is	3-e 7i
9supplement	3b
5es manager	4b
4me	09
4o	49 7-8
4t	79
5urday	0h
3chedule	29
6me	38
5ools	19 47
4ience	48
7tist	78
4ottish	5a
a charity	5a
3ea	37
5rch	59 6-7
4cond	07 4a
5urity	27
4e	4r 6-7
5ing	0c 3-7
5king	08
4lf	4-7
4nd	5-7 6t
6 your	6b
5ior	08 4-e
4rver	07
6ice	0-b 27
9s	47 78
4t	0-9 2h
5 up	2c
5ting	27
3hift	4-7
7s	0b
4ops	4a
5uld	0q 1-7 2-8 3-8 4-9
8 be	09
9expect	78
5w	07
3ide	0-b 47 77
4emens	0-a 48
4gnificant	2-8
4milar	0b
4nce	4e
5h	7a
6 viên	77
4ster	37
4t	2i 3-8
5es	78
4x weeks	37
4ze	4-b 7f
4êng	0a 7-9
7 năng	0a 7-9
3killed	4a
7s	0q 2-c 4-c
3lack	39
7 days	39
3mall	07 3-b
3o	0k 1d 2-k 4-8
4 is	1a
4cial	47
4ftware	09 2-a 7c
a development	0f
bengineer	0-c 7d
jing	07
4lar	1c
5id	0b
5utions	0-e 1b 27
5ving business	07
4me	0d 4-8
6one	09 4-c
9 who	4-9
4on	78
6 as	78
4át	1-8
3pa	0-7
5rrow	4e 7-7
4eak and	0a
5c	27
6trum	37
5ed	07
4oken	09
5rts betting	47
5t	7a
3re	29
3tack developer	4c
5keholders	0-7 27
5mp	07
5nd	07
7ards	18
5rt	6-a 7m
7 date	6-c 7n
7ing	3-7 7a
5te of	4a
5y	29
4ill	47
5pend	79
4orm	29
4raight	19
6tegy	27
5eet	77
6ngths	09
5ong	0b 3a 4-8
8 culture	39 4-8
4udent	0-7 28
3ubject to	57
4ccessful	0g 2-a 3-7
5h	09
6 as	09
4n	0-8 7g
4per	77
5plement	3i
7y	07
6ort	0-7 2d
9 and	0-7
3ystem	1a 2-7
3át	29
3óc	78
3ơ	0-9 1b 3-h 6r
4 cấp	18
4n	09 7-d
3ạch	08
6 sẽ	07
3ản	0-b 37
5 phẩm	39
3ắp	7-8
3ẽ	0-e 1-e 2l 4-8 5b 78
4 làm	2c
5được	0-9 3d
3ếp	37
3ố	0-j 1-7 2i 7c
4 lượng	78
3ổ	28
3ớm	0f 1-9
3ở	4a 7-7
3ự	7-9
2t2	7a
4 t7	7a
37	78
3ake	0e 28 4-d
6 advantage	39
6s	07
4lent	6c
5k	09
4sks	0-b 2w 4-f
7 and	07
4y	1e 7-9
3eaching	28
a assistant	27
5m	0-u 2g 4u 67 7-9
6 and	29
7in	4-7 7a
7of	0-c 4e
6s	0-7 2a
4chnical	17 29
7ologies	0b 4-a 77
e reactjs	0-8
csts	48
4lstro	0-8
9 aarhus	78
ayou	2c
4nure	79
8 track	79
4rms	7k
7 of	7h
4st	07 1-7
6ing	2b 3-7
6s	57
4xt	0-8 6c
3ham	29
6 gia	29
5n	4-7 6a
5t	0g 1-a
6 would	08
7you	0c 2-7
4e	1-s 213 3-8 4d 5-8 6-8
5 ability	07
7pplicant	07
fs	0b
dtion	68
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
7evelopment	2-b
6end	4-7
8tire	2-8 4b
7xcellence	07
6field	7a
8rst	38
6job	2f 4-b
6last	09
7ondon	79
6office	4l 6-7
7pportunity	3c
6phd	0-8 28
7osition	4-e 7l
9sibility	39
9t	38
7rimary	07
7sm	29
6research	27
9ponsibility	29
7ight	08
7ole	2c 4-c
6same	09
7oftware	0-7 2a
7tation	57
6team	29
8lstro	2-b 79
6uk	0d
6work	27
5ir	2-8 3a
5m	0i 3-d
5n	0-o 3-7 412 6c
6 you	49
5o	0b 2q 3-7 4-d 5e 6-8 7-h
6 ca	0g 7-c
7dõi	2h
7luật	38
7nghị	57
8hóm	0-a 1a
7yêu	09 7-7
6ry	47
5re	0b
7 is	07
4ings	09 3-9
5rd	0-8
5s	0j 1-a 2-8 3-d 6d
6 job	07
7position	07
at	5b
7role	07 2-8 58
5ểu	07
5ệu	48
4o	37
5se	0-7 18
5ugh	1c 79
4ree	0-8 2d 37
7 years	77
5ough innovation	08
4u	0-c 3g 4-8
5 nhập	37
6phí	58
5rsday	08
5yết	08
8 phục	07
5ận	79
5ỷ	3-7 7a
4ành	0f 7-8
7 lập	47
8thạo	0f
4áng	2c 3i 4-b 6-a 7-a
7 có	2e
8kinh	09
4êm	18 4b 7-a
6 đồng	49 7-8
4ì	0-h 112 3-9
5 tốt	0-8 1c
4ích	0-7 1d
7 công	09
4ôi	48
5ng	59
7 thạo	17
9in	5a
4ưởng	0-7 3g
4ạnh	77
5o	0b
4ảo	49 7-8
4ất là	0-9 19
4ẳng	3-7 67
4ế	0-g 113 7-7
5 lớn	17
4ể	2c
4ống	47
4ời	0-a 7g
6 gian	1-7 7j
7trang	0-8 17
4ợ	1-8
5 chính	37
6phụ	7a
4ứ	3a 7-8
5 7	7-7
5c	0-a 67
6 ứng	6a
4ực	0b 2b
6 hiện	2g
7phẩm	08
3icket	39
8s	19
4me	1-a 27 3h 4-k 6-9 7c
6 and	3a
8t	39
4n	29 3-9 58
5 lên	28
4p	0-7
4red	09
4ên	0-g 11b 6-7 7-8
6 có	0-c 1e
7đã	09 1-7
7ứng	0c
5u	07
6 chí	07
4ến	0-a 19
6g	1g 2-7
7 anh	0f
8hàn	0-8 1a
8nhật	17
5p	68
5t	27
4ền	29
4ệm	0-7 49
3ms	07
3o	0h 1-e 3-l 57 6p 7-k
4 14	0-9 79
530	3a 7-9
55	0f 7-d
56	3-7 7a
5a	47
6pply	0-9 59
5be	0b 1-8 6a
7come	37
6uild	37
7y	17
5ensure	28
5friday	77
5have	0-j 1n
5join	37
5know	48
5learn	3a
5make	37
5the	67
6ravel	07
5us	37
5work	0l 6-c
5you	19
4gether	4c
4o	19
5ls	17 38
7 like	0-7 17
4p	0-7 18 38 7-b
5ic	37
4à	0-8 79
5 nhà	79
5n	47
4án	0-8
3p	7b
3ra	2k
5ck	2-8 79
5in	0-8 78
7ed	18
7ing	0-g 2-7 3l 79
a is	0-9 7b
bwill	38
5ng	0-a
6sport	2-8 3g 7-8
5o	27
6 đổi	27
5vel	39
8ling	09
4eatment	49
5nd	08
4inh	3-8 7e
5p	3a
5ệu	3d
4ong	1b 2-9 3-b 68 7-7
7 các	1-7 78
9ông	1c
8ngành	0h 1-f
8quản	0-8 17
5ubleshoot	27
4uck	39
5ng	0b 2-7
7 cấp	07
5st	0-7 4d
5y	68
6ền	0-8
4ách	29
7 nhiệm	27
4ên	0b 1-d 2b 7-c
4ình	0c 1-a 7-7
7 độ	09
4í	7-9
4ưa	3l 6-7
5ơng	47
5ờng	0-a 4c
5ởng	78
4ại	48
4ẻ	37
4ọng	07
4ở	0h 2-7
5 lên	0g 2-7
4ợ	0-f 3e
5 lý	0-7 17
4ực	2a 69
6 tiếp	69
3urbines	48
4yển	1-e 3-c 4-7 5b 6d 7e
7 dụng	59
8sau	67
8ứng	67
4ần	1-8 2k 3-8
6 tháng	29
4ổi	018 7-o
6 từ	0f 7-9
4ỳ	39
3wo	1-h 2c 3-c 4h
5 days	29
6rosettes	4a
6weeks	0d 3-7
3y	0-7 2-7 4l 5c 6-8 7-a
4 không	58
4pe	0-7 2d 4-c 7a
6 full	2p 7-l
7private	78
3ân	0-9 4-7 69 7f
5 bình	69
3ìm	4s 7-l
3ính	0e 6-7 7-9
6 văn	08
3óc	47
3ô	09
4i	3e
4n	08
3ĩnh	49
3ư vấn	18
3ại	0-m 4b 7e
5 nhà	77
4p	0-8 7e
5 vụ	0-7 7f
3ả	2e
4 công	27
3ập	4a
3ế	47 7-7
4t	37 7-8
3ỉ	07
4 mỉ	07
3ối	08 1-7
5 thiểu	07
4t	0v 1i 2-7 3-c 7-i
3ụi	0b 2-9
5 mình	0b 2-9
3ừ	0d 1-d
4 18	07
4ng	1e
6 chạy	17
3ử	48
3ự	4h 7-8
2uk	0c
3nderstanding	07 19 4-a
f of	0g 4-7
4iform	3c
5versities jobs	67
4successful	59 6-8
3p	07 1-c 2x 4-i 5-7
4 and	37
5for	0a
5on	07
5to	0-7 7b
3rdu	17
3s	0-c 1b 2-q 3j 4c 6a 7-h
4 in	59 6-8
5very	17
4e of	47
6your	0-7
5ful	17
5r	2b
6s	0-7 27
4ing	2-8
3ống	1-7
2vacation	37
4lid	08
5ued	08
4rious	47
3ci	37
3erify	59
5y	3-8 4c
6 good	08
7happy	17
4tting	5a
3ia	4-8
4ew	3b
6 of	3c
4sit	0-7 28
4ên	09 3-c 4-b 58 78
6 chọn	67
8ó	19 7-8
7mới	7a
4ết	3-7
4ệc	0-9 1-h 213 3-a 4-c 7m
6 linh	07
7nhóm	07
7theo	19
8rong	0b 1-7
8ại	7j
7với	2a
5t	48 7-9
3p	6a
3ui	6c
5 lòng	6c
3à	0f 3-8 4s 5a 6-8 7-o
4 thực	0a
4i	0e 1-a
4ng	47
4o	6c 7-7
3ăn	0b 2-9
5 hoá	08
6phòng	49
3ấp	77
3ề	4h 7-e
3ị	09 4-7
4 trí	0b 4-7
3ới	1-9 27
3ực	07
2w	79
3alk	67
4nt	0h
6 to	48
4ter	49
4y	18
3e	1-g 2-12 3f 418 5f 7-n
4 are	4d 7-a
6sk	0b 3-7
5believe	58
5can	1a
5embrace	47
6xpect	09
5give	38
5invest	3b 4-a
5look	0g 4-a
5need	29 4-8
5offer	0-9 310 4-f
5pay	0-9 3k
5supply	08
5want	0e
6ere	48
6ill	78
6ork	3-9 49
4'd	1b
5ll	1a
5re	0a 2-d 3-c 4e 59
5ve	49
4b	0-c 1a 77
5 services	77
5site	6g
4ek	09 1-8 3-b 4-9 7i
6 every	08
6end	09
6ly	27
6s	6-8
4lcome	17 4-8 77
5l	0-8 1f
6being	37
6ness	37
4re	0-9 4f
4’re	0-9 48
3hat	0b 1-d 27 3d 4-8
6 it	09
7we	38
6's	0-9 78
8 in	37
6sapp	6g
4en	0g 1-9
5re	0-a 2-7 3e 47
4ich	49
5le	08 2a 4-8
7 being	2c 4-7
4o	0n 3-7 6-9
5 are	2-7 4d
6has	09
6is	4-8
6know	0-8 1a
6we	49
5's	49
5ever	58
9 you	58
4y	0a
3ide	4-7
4ll	0-l 17 2h 3e 4-13 5a 6-7 7k
6 be	0-h 3-9 4-a 5a 7j
9come	2-7 4c
8ring	08
7dive	28
7find	0-a 3s 4-c
7have	48
7join	48
7primarily	78
7take	07
6ing	07
9 to	07
4nd	17 2-8 4a
5ter	2f
4th	2f 3b 4-d 5-f 6c
6 a	1-8 3l 4-c
7cloud	0-f 1h
7data	4h
7one	27
7the	0-d 2c 7d
8wo	0-7
7us	0-9 2-7 3k
7your	4-7
6in	09
6out	0c
3ork	0b 2n 4-7 5-8 6-m
6 from	7h
7in	0i 2-8
7mainly	28
7on	38
7together	4a
7when	08
8ith	07
6ing	08 4-a
9 for	2c
ain	08
ato	47
6place	38
6s	4a
5ld	0-9
5th	19
4uld	0-f 115 3-8 7-7
7 be	0-8 1p
8you	07
3rite	29
6ing	0b
2xe	1-9 27 3a 7-a
3oay	0b 3-8 78
3uất	0-7 4e
6 khẩu	49 7-7
3xx	3-a 6p
3ây	09
3ưởng	0-9 7b
2year	1-9 3n
6ly	3a
6s	0z 2-a 4-a 77
7 and	77
8or	07
3ou	01b 1-7 3p 4-u 5-8 6-7 7-h
5 a	4-7
7re	59
6can	0-7 2-f 39
9't	0a
6do	2b 4-8
6get	38
6have	09 19 2-7 4-9
6know	08
6like	07
7ove	07
6might	49
6need	0f 6-7
6should	78
6to	0-8
6will	0-u 2o 39 4-8 7j
5'll	1-8 2k 3a 4-8
8 be	0-8 17
9do	29
9need	0b
6re	0c
6ve	0-7 1e
5r	0-7 2o 3k 4-v 6e 7-j
6 application	0-7 57 67
7career	3d
8v	68
7job	0-7 2c 4-7
7own	27
7profile	09
7qualifications	0-7 38
7tasks	2d 4-9
5’ll	4-7
3r	37
4s	0k 7-f
3êu	0q 1-b 3-9
5 cầu	0l 1-a 3-8
2zalo	6c 7-7
2áp	18
4 lực	19
2ích	68
3t	08
2ăn	3c
2đang	17 2-7 4i 7-d
3h	07
3i	0f 1-b
4ền	0-9 48 6g 7-a
5u kiện	07
4ểm	0-c 1e 3-d 78
6 cộng	0-9 1f
4ện tử	49
3ã	0a
4 biết	08
4i	37
5 ngộ	37
3ình	48
3ích	58
6 tuyển	58
3ôi	47 7-8
4ng	49
3ăng	2d
3ơn	18 29 3-7 7-7
3ược	2-o 3u 6-8
6 áp	1b
7đào	7a
3ại	09
5 học	08
3ầu	0-d 7f
3ẳng	09
3ến	6f
3ể	6a
3ịa	3-a 48 6-7 7c
5 chỉ	78
6điểm	3-7 7c
4nh	07 3-7 5c 6-7
6 13	57
3ọc hiểu	18
3ối	77
5 với	77
3ồng	4e 5a 7-g
6 nai	48
7đội	49 7-8
3ổi với	27
3ộ	0h 1-9
4 tuổi	08
4i	4b 7-9
4ng	0-d 19 5e
3ủ	37
2ưu	0-d 11b 3-a 6-7 7-8
4 tiên	0-c 11b 3-a 6-7 7-8
2ạ	0-a 4k 7-7
2ốp	07
4 lát	07
2ở	0-9 1-7 37 4l 7-d
2ứng	0n 5b 67 7-n
5 tuyển	0c 1-a 6a
6viên	0j 5b 7-j
`;
