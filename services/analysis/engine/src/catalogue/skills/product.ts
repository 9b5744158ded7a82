/** Product, project and business analysis. The format is explained in `../parse-table.ts`. */
export const product = `
# Product management : @product manager, product management skills, managing products | Quản lý sản phẩm | hard
Product strategy | Chiến lược sản phẩm : product strategies, product vision, tầm nhìn sản phẩm, define the product strategy
Product roadmap | Lộ trình sản phẩm : product roadmaps, roadmap, roadmaps, roadmapping, product roadmapping, lộ trình phát triển sản phẩm
Product development | Phát triển sản phẩm : new product development, product design and development, launch innovative products, developing products, NPD
Product launch | Ra mắt sản phẩm : product launches, launching products, launching excellent products, launch products, go-to-market, go to market, GTM strategy, from conception to market, go-to-market strategy, defining and launching
Product requirements | Tài liệu yêu cầu sản phẩm : =PRD, PRDs, product requirements document, =MRD, MRDs, market requirements document, product specifications, product requirement documents
User stories | User story : user story, acceptance criteria, viết user story
Backlog management | Quản lý backlog : product backlog, backlog grooming, backlog prioritization, backlog refinement, feature prioritization, prioritized features
Product owner | Chủ sản phẩm : =PO, product ownership
Product positioning | Định vị sản phẩm : core positioning and messaging, positioning, positioning and messaging, định vị thương hiệu
Pricing | Định giá : pricing strategy, set pricing, pricing strategies, chiến lược giá, chính sách giá
Product demos | Trình diễn sản phẩm : product demo, product demonstrations, demo sản phẩm, perform product demos
Beta programs | Chương trình thử nghiệm : beta testing, pilot programs, beta and pilot programs, beta program
Market research | Nghiên cứu thị trường : market analysis, phân tích thị trường, market studies, khảo sát thị trường
Competitive analysis | Phân tích đối thủ : competitor analysis, competitive research, expert with respect to the competition, competitive intelligence, nghiên cứu đối thủ, phân tích đối thủ cạnh tranh
Customer discovery | Tìm hiểu khách hàng : customer interviews, customer research, voice of the customer
Product analytics | Phân tích sản phẩm : product metrics, product KPIs
Product lifecycle | Vòng đời sản phẩm : product life cycle, product lifecycle management, PLM
MVP | Sản phẩm khả dụng tối thiểu : minimum viable product
User growth | Tăng trưởng người dùng : growth hacking, user acquisition, growth product
Product-market fit | Phù hợp sản phẩm - thị trường : product market fit

# Project management : @project manager, managing projects, quản trị dự án | Quản lý dự án | hard
Project planning | Lập kế hoạch dự án : project plans, project plan, kế hoạch dự án, work breakdown structure
Program management | Quản lý chương trình : programme management, portfolio management, PMO
Project delivery | Bàn giao dự án : project execution, delivered projects, delivered multiple projects, triển khai dự án
Scheduling | Lập tiến độ : project scheduling, lập lịch, tiến độ dự án
Risk management | Quản trị rủi ro : risk assessment, risk analysis, quản lý rủi ro, đánh giá rủi ro
Change management | Quản lý thay đổi : organizational change management, quản trị sự thay đổi
Stakeholder management | Quản lý bên liên quan : stakeholders, stakeholder engagement, stakeholder communication, stakeholder, các bên liên quan
Budget management | Quản lý ngân sách : budgeting, budgets, lập ngân sách, quản lý chi phí, cost management, cost control, kiểm soát chi phí
Resource planning | Hoạch định nguồn lực : resource management, resource allocation, quản lý nguồn lực
Microsoft Project : MS Project + Primavera (Primavera P6)
Waterfall | Mô hình thác nước : waterfall methodology
PMBOK : PRINCE2 methodology
Quality management | Quản lý chất lượng : quality control, kiểm soát chất lượng, QC, quản trị chất lượng
Process improvement | Cải tiến quy trình : business process improvement, process optimization, tối ưu quy trình, continuous improvement, cải tiến liên tục
Vendor management | Quản lý nhà cung cấp : supplier management, vendor relations, third parties, external third parties
Partnerships | Phát triển đối tác : strategic partnerships, partner management, partnership development, licensing opportunities, assess partnerships, partnerships and licensing, quan hệ đối tác, quản lý đối tác
Cross-functional teams | Nhóm liên chức năng : cross-functional team, cross functional teams, cross-functional collaboration, leading cross-functional teams, cross-team collaboration, cross-functional, phối hợp liên phòng ban, phối hợp các phòng ban

# Business analysis : @business analyst, phân tích kinh doanh | Phân tích nghiệp vụ | hard
Requirements gathering | Thu thập yêu cầu : requirements analysis, requirement analysis, requirements elicitation, requirement gathering, phân tích yêu cầu, lấy yêu cầu khách hàng
Business process modeling | Mô hình hóa quy trình : process mapping, business process management, BPM, process modeling > BPMN
UML : use cases, use case diagrams, sequence diagrams
Gap analysis | Phân tích khoảng cách : fit-gap analysis
Business requirements | Yêu cầu nghiệp vụ : BRD, business requirements document, functional specifications, FRS
Business strategy | Chiến lược kinh doanh : strategic planning, business planning, hoạch định chiến lược, corporate strategy, kế hoạch kinh doanh
Business development | Phát triển kinh doanh : biz dev, phát triển thị trường, business developer
Business case | Đề án kinh doanh : business cases, feasibility study, feasibility analysis, nghiên cứu khả thi
Digital transformation | Chuyển đổi số : digitalization, digitization, số hóa
Revenue growth | Tăng trưởng doanh thu : revenue and profitability, revenue goals, profitability, profitability goals, doanh thu
KPI management | Quản lý KPI : KPIs, KPI, OKR, OKRs, key performance indicators
Management consulting | Tư vấn quản lý : business consulting, consulting, tư vấn doanh nghiệp
Systems thinking | Tư duy hệ thống : systems thinker
Visio : Microsoft Visio, draw.io + Lucidchart, Miro

# UX design : @UX designer, @UI designer, @UI/UX designer, @UX/UI designer, @product designer, product design | Thiết kế trải nghiệm người dùng | hard
UI/UX : UX/UI, UI/UX design, UX, UI, user experience, user experience design, UI design, trải nghiệm người dùng, user-centered design, thiết kế UI/UX, UX designers, UX/UI design, user-friendly
User research | Nghiên cứu người dùng : UX research, usability testing, usability, user interviews, user testing
Wireframing | Dựng wireframe : wireframes, wireframe, mockups, mockup
Prototyping | Tạo mẫu thử : prototypes, prototype, interactive prototypes, rapid prototyping
Figma ~ Sketch, Adobe XD
=Sketch ~ Figma
Adobe XD : =XD ~ Figma
InVision + =Zeplin, =Framer, Axure, Balsamiq
Interaction design | Thiết kế tương tác : IxD, information architecture, interaction designer
Design systems | Hệ thống thiết kế : design system
Design thinking | Tư duy thiết kế : human-centered design, lean startup
`;
