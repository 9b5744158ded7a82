/** Soft skills. The format is explained in `../parse-table.ts`. */
export const soft = `
# - | - | soft
Communication | Giao tiếp : communication skills, verbal communication, written communication, written and verbal communication, verbal and written communication, kỹ năng giao tiếp, giao tiếp tốt, interpersonal communication, effective communication, strong communicator, excellent communicator, khả năng giao tiếp, oral communication, articulate ~ Presentation
Teamwork | Làm việc nhóm : team work, team player, teamwork skills, collaboration, collaborate, collaborating, collaborated, collaborative, kỹ năng làm việc nhóm, hợp tác, phối hợp, working closely, worked closely, tinh thần đồng đội, work in a team, collaborates, team spirit, làm việc theo nhóm
Leadership | Lãnh đạo : leadership skills, leading teams, team leadership, kỹ năng lãnh đạo, led a team, lead teams, act as a leader, leader, khả năng lãnh đạo, people leadership, dẫn dắt đội nhóm, thought leadership, dẫn dắt ~ Team management
Team management | Quản lý đội nhóm : people management, managing teams, managed a team, team building, quản lý nhân sự, quản lý nhóm, quản lý đội ngũ, managing people, manage remote teams ~ Leadership
Problem solving | Giải quyết vấn đề : problem-solving, problem solver, kỹ năng giải quyết vấn đề, troubleshooting, problem solving skills, solve complex problems, xử lý vấn đề, khả năng giải quyết vấn đề, xử lý tình huống ~ Analytical thinking
Analytical thinking | Tư duy phân tích : analytical skills, analytical, analysis skills, tư duy logic, logical thinking, analytical mindset, khả năng phân tích, kỹ năng phân tích, tư duy phản biện và phân tích ~ Critical thinking
Critical thinking | Tư duy phản biện : critical thinker, critical reasoning ~ Analytical thinking
Strategic thinking | Tư duy chiến lược : strategic mindset, strategic thinker, strategic vision
Time management | Quản lý thời gian : kỹ năng quản lý thời gian, meeting deadlines, meet deadlines, deadline-driven, tight deadlines, within the stipulated time, sắp xếp thời gian, prioritization, prioritisation, multitasking, multi-tasking, sắp xếp công việc
Adaptability | Khả năng thích nghi : adaptable, flexibility, flexible, thích nghi, thích ứng, linh hoạt, thích nghi nhanh, agility, fast-paced environment
Creativity | Sáng tạo : creative, creative thinking, innovation, innovative, tư duy sáng tạo, sự sáng tạo, đổi mới, khả năng sáng tạo
Attention to detail | Tỉ mỉ : detail-oriented, detail oriented, cẩn thận, attention to details, meticulous, tỉ mỉ cẩn thận, chú ý chi tiết, cẩn thận tỉ mỉ, tỷ mỉ, eye for detail
Organization | Tổ chức công việc : organizational skills, organisational skills, organized, well-organized, kỹ năng tổ chức, organisation skills, khả năng tổ chức
Presentation | Thuyết trình : presentation skills, public speaking, presenting, kỹ năng thuyết trình, presentations, trình bày, presented
Negotiation | Đàm phán : negotiation skills, negotiating, kỹ năng đàm phán, thương lượng, kỹ năng đàm phán thương lượng, negotiated, thương thuyết
Influence and persuasion | Tạo ảnh hưởng và thuyết phục : persuasion, thuyết phục, influence, influencing, persuasive, influence cross-functional teams, kỹ năng thuyết phục, influencing skills, influence without authority, persuasion skills ~ Leadership, Negotiation
Decision making | Ra quyết định : decision-making, kỹ năng ra quyết định, decisive
Mentoring | Kèm cặp hướng dẫn : coaching, mentor, mentored, mentorship, coached, hướng dẫn nhân viên mới, đào tạo nhân viên mới, coach, kèm cặp, tutoring, hướng dẫn đồng nghiệp
Self-motivation | Chủ động : self-motivated, proactive, proactivity, self-starter, self starter, chủ động trong công việc, initiative, tự giác, highly motivated, tinh thần chủ động, takes initiative
Independence | Làm việc độc lập : work independently, working independently, independent worker, kỹ năng làm việc độc lập, khả năng làm việc độc lập, autonomous, làm việc độc lập
Willingness to learn | Ham học hỏi : fast learner, quick learner, eager to learn, learning mindset, continuous learning, học hỏi nhanh, tinh thần học hỏi, ham học hỏi, tinh thần cầu tiến, cầu tiến, willing to learn, growth mindset, curiosity, curious, tiếp thu nhanh
Work under pressure | Chịu áp lực công việc : working under pressure, under pressure, chịu được áp lực, chịu áp lực, chịu được áp lực công việc, stress management, áp lực cao, pressure tolerance, chịu áp lực cao
Interpersonal skills | Kỹ năng xã hội : interpersonal, people skills, relationship building, xây dựng mối quan hệ, building relationships, relationship management, tạo dựng mối quan hệ, networking skills
Emotional intelligence | Trí tuệ cảm xúc : empathy, empathetic, =EQ, đồng cảm, thấu hiểu khách hàng
Conflict resolution | Giải quyết xung đột : conflict management, xử lý xung đột, issue resolution, issue resolutions, mediation skills
Responsibility | Tinh thần trách nhiệm : accountability, trách nhiệm, có trách nhiệm, ownership mindset, reliability, trách nhiệm cao, trách nhiệm trong công việc, reliable
Integrity | Trung thực : honesty, honest, trung thực trong công việc, work ethic, đạo đức nghề nghiệp, professional ethics, chính trực
Patience | Kiên nhẫn : patient, kiên trì, perseverance, nhẫn nại, persistence
Customer focus | Hướng đến khách hàng : customer-focused, customer centric, customer-centric, customer orientation, customer obsession, lấy khách hàng làm trung tâm
Planning | Lập kế hoạch : planning skills, kỹ năng lập kế hoạch, xây dựng kế hoạch
Delegation | Phân công công việc : delegating, giao việc
Listening | Lắng nghe : active listening, listening skills, kỹ năng lắng nghe
Entrepreneurship | Tinh thần khởi nghiệp : entrepreneurial, entrepreneurial mindset, entrepreneurial spirit
Cultural awareness | Am hiểu văn hóa : cross-cultural communication, cultural sensitivity, multicultural environment, môi trường đa văn hóa, intercultural communication
Enthusiasm | Nhiệt tình : enthusiastic, passionate, passion, nhiệt huyết, năng động, đam mê, energetic, dynamic personality
Discipline | Kỷ luật : self-discipline, kỷ luật bản thân, tính kỷ luật
Results orientation | Hướng đến kết quả : results-oriented, result-oriented, results-driven, result driven, goal-oriented, hướng kết quả, goal oriented
Facilitation | Dẫn dắt buổi họp : facilitating meetings, facilitate workshops, workshop facilitation, facilitator
`;
