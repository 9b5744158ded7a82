/** Sales, marketing, finance, people, operations and office. The format is explained in `../parse-table.ts`. */
export const business = `
# Marketing : @marketer, @marketing executive, @marketing manager, @nhân viên marketing | Tiếp thị | hard
Digital marketing | Tiếp thị số : online marketing, marketing online, internet marketing, marketing số
SEO : search engine optimization, SEO onpage, SEO on-page, search engine optimisation, tối ưu hóa công cụ tìm kiếm
SEM : search engine marketing, PPC, pay-per-click, paid search > Google Ads (Google AdWords)
Social media marketing | Tiếp thị mạng xã hội : social media, social media management, SMM, quản lý fanpage, fanpage, community management, mạng xã hội
Facebook Ads : Meta Ads, chạy quảng cáo Facebook, Facebook advertising, quảng cáo Facebook, Instagram Ads
TikTok Ads : TikTok marketing, TikTok Shop
Content marketing | Tiếp thị nội dung : content creation, content strategy, sáng tạo nội dung, sản xuất nội dung, content creator
Copywriting | Viết nội dung quảng cáo : content writing, copywriter, viết bài, viết content, creative writing, viết bài PR, viết bài quảng cáo
Email marketing | Tiếp thị qua email : email campaigns, marketing automation > Mailchimp, HubSpot, Marketo
Brand management | Quản trị thương hiệu : branding, brand strategy, brand building, xây dựng thương hiệu, thương hiệu, brand awareness, nhận diện thương hiệu, quản lý thương hiệu
Marketing campaigns | Chiến dịch tiếp thị : campaign management, marketing campaign, chiến dịch marketing, chiến dịch quảng cáo, ad campaigns, advertising campaigns
Advertising | Quảng cáo : media planning, media buying, ads, chạy quảng cáo
Public relations | Quan hệ công chúng : =PR, media relations, truyền thông, press releases, quan hệ báo chí
Event management | Tổ chức sự kiện : event planning, event organization, events, sự kiện, quản lý sự kiện
Trade marketing | Tiếp thị thương mại : retail marketing, channel marketing
Affiliate marketing | Tiếp thị liên kết : influencer marketing, KOL, booking KOL, =KOC
Marketing strategy | Chiến lược marketing : marketing plan, marketing planning, kế hoạch marketing
Performance marketing | Tiếp thị hiệu quả : growth marketing, conversion rate optimization, =CRO > =ROAS
Market segmentation | Phân khúc thị trường : customer segmentation, customer insight, insight khách hàng

# Sales : selling, @sales executive, @nhân viên kinh doanh, kinh doanh bán hàng, @nhân viên bán hàng, @sales representative, @salesperson, @sales associate | Bán hàng | hard
B2B sales | Bán hàng doanh nghiệp : B2B, business-to-business, enterprise sales, corporate sales, khách hàng doanh nghiệp
B2C sales | Bán hàng cá nhân : B2C, business-to-consumer, khách hàng cá nhân
Retail | Bán lẻ : retail sales, retail management, retail operations, cửa hàng bán lẻ
Lead generation | Tìm kiếm khách hàng : prospecting, tìm kiếm khách hàng mới, tìm kiếm khách hàng tiềm năng, lead gen, khai thác khách hàng
Cold calling | Gọi điện tiếp cận : telesales, telemarketing, cold calls, bán hàng qua điện thoại
Account management | Quản lý khách hàng : key account management, key accounts, account manager, client management, quản lý khách hàng trọng điểm
Customer relationship management | Quản lý quan hệ khách hàng : CRM, client relations, client relationships, chăm sóc khách hàng cũ, customer relations, customer relationships, quan hệ khách hàng
Salesforce + Zoho CRM, Microsoft Dynamics (Dynamics 365), Pipedrive
Customer service | Dịch vụ khách hàng : customer support, customer care, chăm sóc khách hàng, CSKH, client service, hỗ trợ khách hàng, customer experience, customer satisfaction, customer success
Sales management | Quản lý bán hàng : sales manager, sales planning, sales strategy, quản lý kinh doanh, chiến lược bán hàng
Closing deals | Chốt đơn hàng : chốt sales, chốt đơn, deal closing, ký kết hợp đồng
Consultative selling | Bán hàng tư vấn : solution selling, tư vấn bán hàng, sales consulting
Customer advice | Tư vấn khách hàng : advising customers, customer consulting, tư vấn cho khách hàng ~ Consultative selling, Customer service
Sales forecasting | Dự báo bán hàng : sales targets, sales quota, chỉ tiêu doanh số, doanh số
Distribution channels | Kênh phân phối : channel sales, dealer network, general trade, modern trade, đại lý, nhà phân phối, phát triển đại lý, kênh phân phối
Upselling | Bán gia tăng : cross-selling, up-selling, cross selling
E-commerce | Thương mại điện tử : ecommerce, online sales, sàn thương mại điện tử, Shopee, bán hàng online > Lazada, =Tiki, Amazon marketplace
Merchandising | Trưng bày hàng hóa : visual merchandising, trưng bày sản phẩm
Point of sale | Hệ thống bán hàng : POS, cash handling, thu ngân, cashier > KiotViet
Tender preparation | Đấu thầu : bidding, tenders, hồ sơ thầu, hồ sơ dự thầu, proposal writing, RFP
After-sales service | Dịch vụ hậu mãi : after sales, warranty service, hậu mãi

# Accounting : @accountant, @kế toán viên, nghiệp vụ kế toán, công tác kế toán | Kế toán | hard
General accounting | Kế toán tổng hợp : @general accountant, @nhân viên kế toán tổng hợp
General ledger | Sổ cái : =GL, sổ sách kế toán
Bookkeeping | Ghi sổ kế toán : book-keeping, hạch toán, hạch toán kế toán, journal entries, định khoản
Financial statements | Báo cáo tài chính : financial reporting, financial reports, BCTC, lập báo cáo tài chính, financial statement
Accounts payable | Kế toán phải trả : =AP, công nợ phải trả, invoice processing, theo dõi công nợ phải trả
Accounts receivable | Kế toán phải thu : =AR, công nợ phải thu, công nợ, kế toán công nợ, theo dõi công nợ, debt collection, thu hồi công nợ
Tax accounting | Kế toán thuế : tax, taxation, tax reporting, khai thuế, quyết toán thuế, báo cáo thuế, lập báo cáo thuế, VAT, tax returns, kê khai thuế, thuế GTGT, thuế TNDN, thuế TNCN, =TNCN, =TNDN, =GTGT, tax declaration
Payroll | Tính lương : payroll processing, tiền lương, kế toán tiền lương, bảng lương, payroll management
Cost accounting | Kế toán giá thành : kế toán chi phí, giá thành, tính giá thành, costing
Management accounting | Kế toán quản trị : báo cáo quản trị, managerial accounting
Auditing | Kiểm toán : audit, internal audit, external audit, kiểm toán nội bộ, kiểm toán độc lập, audits
Bank reconciliation | Đối chiếu ngân hàng : account reconciliation, reconciliations, đối chiếu công nợ, giao dịch ngân hàng, reconciliation
Fixed assets | Tài sản cố định : fixed asset management, khấu hao, TSCĐ
Inventory accounting | Kế toán kho : kế toán vật tư, kế toán hàng tồn kho
Invoicing | Hóa đơn : e-invoicing, hóa đơn điện tử, billing, xuất hóa đơn, invoices, hóa đơn chứng từ
Vietnamese accounting standards | Chuẩn mực kế toán Việt Nam : VAS, thông tư 200, thông tư 133
IFRS : GAAP, US GAAP, international financial reporting standards
MISA : MISA SME, phần mềm MISA, phần mềm kế toán MISA, AMIS
Fast Accounting : phần mềm Fast, =FAST, !Fast, phần mềm kế toán Fast, phần mềm Bravo + Bravo
Accounting software | Phần mềm kế toán : HTKK, phần mềm HTKK > QuickBooks, Xero, =Sage
Cash flow | Dòng tiền : cash flow management, cash management, quản lý dòng tiền, treasury, quỹ tiền mặt

# Finance : corporate finance, financial management, quản lý tài chính, tài chính doanh nghiệp | Tài chính | hard
Financial analysis | Phân tích tài chính : financial analyst, FP&A, financial planning, financial planning and analysis
Financial modeling | Mô hình tài chính : financial modelling, financial models, valuation, định giá doanh nghiệp
Investment analysis | Phân tích đầu tư : investments, portfolio analysis, đầu tư tài chính, securities, chứng khoán
Banking | Ngân hàng : retail banking, corporate banking, commercial banking, nghiệp vụ ngân hàng
Credit analysis | Phân tích tín dụng : credit risk, credit appraisal, thẩm định tín dụng, tín dụng, loan processing, hồ sơ vay
Insurance | Bảo hiểm : insurance underwriting, underwriting, claims, bồi thường bảo hiểm, bảo hiểm nhân thọ
International payments | Thanh toán quốc tế : letter of credit, L/C, trade finance, tài trợ thương mại
Anti-money laundering | Phòng chống rửa tiền : AML, know your customer > KYC
Fintech : payment systems, digital payments, ví điện tử, cổng thanh toán
Fundraising | Gọi vốn : venture capital, investor relations, seed round
Mergers and acquisitions | Mua bán và sáp nhập : M&A, due diligence
Bloomberg : Bloomberg Terminal + Reuters Eikon

# Human resources : HR, human resource management, quản trị nhân sự, human resource | Nhân sự | hard
Recruitment | Tuyển dụng : recruiting, talent acquisition, hiring, headhunting, sourcing candidates, tuyển dụng nhân sự, tuyển dụng nhân viên, recruiter, interviewing, interviewing candidates, phỏng vấn ứng viên
Onboarding | Hội nhập nhân viên : employee onboarding, orientation, đào tạo hội nhập
Training and development | Đào tạo và phát triển : L&D, learning and development, employee training, training, đào tạo nhân viên, đào tạo nội bộ, tổ chức đào tạo, đào tạo nhân sự
Compensation and benefits | Lương thưởng và phúc lợi : C&B, compensation & benefits, lương thưởng, chế độ phúc lợi, tiền lương và phúc lợi
Performance management | Quản lý hiệu suất : performance appraisal, performance reviews, đánh giá nhân viên, đánh giá hiệu quả công việc
Employee relations | Quan hệ lao động : labor relations, labour relations, quan hệ nhân viên, employee engagement, gắn kết nhân viên
Labor law | Luật lao động : labour law, employment law, luật lao động Việt Nam, pháp luật lao động
Social insurance | Bảo hiểm xã hội : BHXH, nghiệp vụ bảo hiểm, bảo hiểm y tế, social insurance procedures
HR administration | Hành chính nhân sự : HR operations, personnel administration, hồ sơ nhân sự, hợp đồng lao động, HR admin
HRIS : HRM software, phần mềm nhân sự > Workday, SuccessFactors, BambooHR
HR strategy | Chiến lược nhân sự : workforce planning, hoạch định nhân sự, HRBP, HR business partner
Employer branding | Thương hiệu tuyển dụng : thương hiệu nhà tuyển dụng
Timekeeping | Chấm công : attendance tracking, time and attendance
Corporate culture | Văn hóa doanh nghiệp : company culture, văn hóa công ty

# Logistics | Hậu cần | hard
Supply chain management | Quản lý chuỗi cung ứng : supply chain, SCM, chuỗi cung ứng, quản trị chuỗi cung ứng
Warehouse management | Quản lý kho : warehousing, warehouse, WMS, quản lý kho bãi, warehouse operations, thủ kho, kho vận
Inventory management | Quản lý tồn kho : inventory control, stock control, quản lý hàng tồn kho, kiểm kê, hàng tồn kho, kiểm kho, inventory
Procurement | Mua hàng : purchasing, buying, thu mua, mua sắm, sourcing, strategic sourcing, cung ứng vật tư, đặt hàng
Import and export | Xuất nhập khẩu : import/export, import export, import-export, xuất khẩu, nhập khẩu, nghiệp vụ xuất nhập khẩu
Customs clearance | Thủ tục hải quan : customs declaration, khai báo hải quan, hải quan, thông quan, khai hải quan, customs procedures
Freight forwarding | Giao nhận vận tải : freight, shipping, forwarding, giao nhận, vận chuyển, booking tàu, sea freight, air freight
Transportation | Vận tải : transport management, fleet management, delivery management, điều phối vận tải, điều phối xe, TMS
Incoterms : Incoterms 2020
Shipping documents | Chứng từ xuất nhập khẩu : bill of lading, B/L, packing list, chứng từ vận tải, chứng từ xnk
Demand planning | Hoạch định nhu cầu : supply planning, S&OP
ERP : enterprise resource planning, ERP systems, hệ thống ERP, phần mềm ERP
SAP > SAP ERP, SAP S/4HANA, SAP SD, SAP MM, SAP FICO, SAP B1
Odoo + NetSuite, Oracle ERP (Oracle EBS)
Supplier negotiation | Đàm phán nhà cung cấp : supplier relations, đàm phán với nhà cung cấp, đánh giá nhà cung cấp
Last-mile delivery | Giao hàng chặng cuối : delivery operations, giao hàng

# Administration | Hành chính | hard
Office administration | Hành chính văn phòng : administrative support, clerical work, office management, administrative assistance, công việc hành chính, administrative tasks, quản lý văn phòng, admin
Secretarial work | Thư ký : executive assistance, calendar management, trợ lý, minute taking, sắp xếp lịch họp, meeting scheduling, meeting minutes, biên bản họp
Document management | Quản lý hồ sơ : filing, records management, lưu trữ hồ sơ, soạn thảo văn bản, văn thư, lưu trữ tài liệu, quản lý tài liệu, document control
Data entry | Nhập liệu : nhập dữ liệu, data input
Reception | Lễ tân : receptionist, front desk, tiếp tân
Travel arrangements | Sắp xếp công tác : travel booking, đặt vé máy bay, travel coordination
Microsoft Office : MS Office, Office 365, Microsoft 365, tin học văn phòng, Word/Excel/PowerPoint, office suite, M365, vi tính văn phòng, bộ Office
Microsoft Excel : =Excel, MS Excel, advanced Excel, pivot tables, Excel nâng cao, bảng tính > VLOOKUP ~ Google Sheets
Microsoft Word : !Word, MS Word ~ Microsoft Office
Microsoft PowerPoint : PowerPoint, MS PowerPoint, Power Point ~ Microsoft Office
Microsoft Outlook : =Outlook ~ Microsoft Office
Microsoft Access : MS Access ~ Microsoft Office
Google Workspace : G Suite, Google Docs, Google Drive
Google Sheets : google spreadsheet ~ Microsoft Excel
Translation | Biên dịch : translator, phiên dịch, biên phiên dịch, interpreting, interpretation, dịch thuật, biên dịch tài liệu
Typing | Đánh máy : touch typing, đánh máy nhanh

# Legal | Pháp lý | hard
Contract law | Pháp luật hợp đồng : contract drafting, soạn thảo hợp đồng, contract negotiation, contracts, contract review, rà soát hợp đồng, contract management, quản lý hợp đồng, hợp đồng
Legal research | Nghiên cứu pháp luật : legal analysis, tra cứu văn bản pháp luật
Compliance | Tuân thủ : regulatory compliance, legal compliance, tuân thủ pháp luật, corporate compliance, compliance standards
Corporate law | Luật doanh nghiệp : company law, commercial law, luật thương mại, corporate governance, quản trị công ty
Intellectual property | Sở hữu trí tuệ : patents, trademarks, copyright, nhãn hiệu, bản quyền
Litigation | Tố tụng : dispute resolution, giải quyết tranh chấp, arbitration, tranh tụng
Legal advice | Tư vấn pháp lý : legal counsel, legal consulting, tư vấn luật, pháp chế
`;
