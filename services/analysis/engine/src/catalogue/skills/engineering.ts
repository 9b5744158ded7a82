/** Construction, mechanical, electrical, manufacturing, quality, safety. The format is explained in `../parse-table.ts`. */
export const engineering = `
# Construction | Xây dựng | hard
Site supervision | Giám sát thi công : giám sát công trình, construction supervision, site management, quản lý công trường, giám sát công trường
Construction management | Quản lý thi công : quản lý xây dựng, construction project management, tổ chức thi công
Quantity surveying | Bóc tách khối lượng : QS, quantity takeoff, bóc khối lượng, khối lượng thi công, bill of quantities, BOQ
Cost estimation | Lập dự toán : cost estimating, dự toán, dự toán công trình, estimating
Payment documents | Hồ sơ thanh quyết toán : thanh quyết toán, hồ sơ quyết toán, hồ sơ thanh toán công trình, progress payments
Acceptance documents | Hồ sơ nghiệm thu : nghiệm thu, hồ sơ hoàn công, as-built drawings, bản vẽ hoàn công
Shop drawings | Bản vẽ thi công : shop drawing, triển khai bản vẽ, bản vẽ shopdrawing, construction drawings
Reading drawings | Đọc bản vẽ : blueprint reading, đọc hiểu bản vẽ, technical drawing reading, reading technical drawings
Structural design | Thiết kế kết cấu : structural engineering, kết cấu, tính toán kết cấu, structural analysis
Reinforced concrete | Bê tông cốt thép : concrete structures, BTCT, concrete works
Steel structures | Kết cấu thép : structural steel, nhà thép tiền chế, pre-engineered buildings
Foundation works | Thi công nền móng : foundations, piling, ép cọc, cọc khoan nhồi, pile foundation
Geotechnical engineering | Địa kỹ thuật : soil mechanics, khảo sát địa chất
Land surveying | Trắc đạc : topographic survey, trắc địa, đo đạc, máy toàn đạc, total station
Road construction | Thi công đường bộ : highway engineering, hạ tầng giao thông, road works
Bridge engineering | Kỹ thuật cầu : bridge construction, cầu đường
Water supply and drainage | Cấp thoát nước : plumbing, drainage, hệ thống cấp thoát nước, sanitary engineering
MEP | Cơ điện công trình : M&E, MEP systems, hệ thống cơ điện, mechanical electrical and plumbing
Interior finishing | Hoàn thiện nội thất : fit-out, interior fit-out, thi công nội thất, finishing works
Building maintenance | Bảo trì tòa nhà : facility management, quản lý tòa nhà, facilities maintenance, kỹ thuật tòa nhà
Building codes | Quy chuẩn xây dựng : TCVN, tiêu chuẩn xây dựng, construction standards
Construction safety | An toàn xây dựng : site safety, an toàn công trường
Tender documents | Hồ sơ mời thầu : tender package, đấu thầu xây dựng
Urban planning | Quy hoạch đô thị : town planning, quy hoạch
Landscape design | Thiết kế cảnh quan : landscape architecture, cảnh quan
Green building | Công trình xanh : LEED standards, sustainable construction
* Formwork | Cốp pha; Masonry | Xây trát; Roofing | Lợp mái; Waterproofing | Chống thấm; Painting works | Sơn nước; Tiling | Ốp lát; Scaffolding | Giàn giáo; Earthworks | San lấp mặt bằng; Asphalt paving | Thảm nhựa đường; Tunneling | Thi công hầm; Demolition | Phá dỡ; Curtain walls | Vách kính mặt dựng; Aluminium and glass | Nhôm kính; Drywall | Trần vách thạch cao; Precast concrete | Bê tông đúc sẵn; Site logistics | Hậu cần công trường; Land clearance | Giải phóng mặt bằng; Construction permits | Giấy phép xây dựng; Real estate development | Phát triển bất động sản; Property valuation | Thẩm định giá bất động sản

# Architecture | Kiến trúc | hard
Architectural design | Thiết kế kiến trúc : kiến trúc công trình, building design
Interior design | Thiết kế nội thất : interior architecture, nội thất
Architectural visualization | Diễn họa kiến trúc : 3D rendering, diễn họa 3D, phối cảnh 3D, render 3D
Concept design | Thiết kế concept : ý tưởng thiết kế, schematic design
AutoCAD : Auto CAD, =CAD, Autodesk AutoCAD, 2D CAD
Revit : Autodesk Revit, Revit Architecture, Revit Structure, Revit MEP
SketchUp : Sketch Up, Google SketchUp
BIM : building information modeling, mô hình thông tin công trình > Navisworks
* 3ds Max : 3Dmax, 3D Max; V-Ray : Vray; =Lumion; Enscape; Rhino : Rhinoceros; Grasshopper; ArchiCAD; ETABS; SAP2000; STAAD Pro; Tekla Structures : Tekla; Civil 3D; Plaxis; G8 dự toán : phần mềm dự toán, dự toán G8; Midas Civil; Corona Renderer; Twinmotion; D5 Render

# Mechanical engineering | Kỹ thuật cơ khí | hard
Mechanical design | Thiết kế cơ khí : machine design, thiết kế máy
Machining | Gia công cơ khí : gia công kim loại, metal machining, gia công chi tiết
CNC machining | Gia công CNC : CNC, lập trình CNC, CNC programming, vận hành máy CNC, CNC milling, CNC turning
Welding | Hàn : thợ hàn, MIG welding, TIG welding, hàn TIG, hàn MIG, hàn điện
Mold design | Thiết kế khuôn mẫu : mould design, khuôn mẫu, injection mold, khuôn ép nhựa, mold making
Injection molding | Ép nhựa : plastic injection, injection moulding, máy ép nhựa
Sheet metal | Gia công tấm : sheet metal fabrication, dập kim loại, stamping
Hydraulics and pneumatics | Thủy lực khí nén : hydraulic systems, pneumatics, khí nén, thủy lực, hydraulics
HVAC : điều hòa không khí, hệ thống lạnh, điện lạnh, ventilation, air conditioning, hệ thống HVAC
Thermodynamics | Nhiệt động lực học : heat transfer, nhiệt lạnh
Preventive maintenance | Bảo trì phòng ngừa : bảo trì máy móc, equipment maintenance, machine maintenance, bảo trì bảo dưỡng, bảo dưỡng thiết bị, bảo trì thiết bị
Tolerance analysis | Phân tích dung sai : GD&T, geometric dimensioning and tolerancing, dung sai
Finite element analysis | Phân tích phần tử hữu hạn : FEA > ANSYS, Abaqus
Automotive repair | Sửa chữa ô tô : car maintenance, sửa chữa xe, kỹ thuật ô tô, vehicle maintenance
SolidWorks : Solid Works, Solidworks CAM
* CATIA; Autodesk Inventor : =Inventor; Creo + Pro/Engineer; Siemens NX : NX CAD; Mastercam : MasterCAM; Fusion 360; PowerMill; Cimatron; EdgeCAM; COMSOL; Metrology | Đo lường cơ khí; Turning | Tiện; Milling | Phay; Grinding | Mài; Lathe operation | Vận hành máy tiện; Casting | Đúc; Forging | Rèn; Heat treatment | Nhiệt luyện; Surface treatment | Xử lý bề mặt; Electroplating | Xi mạ; Bearings | Ổ bi; Pumps | Bơm công nghiệp; Boilers | Nồi hơi; Compressors | Máy nén khí; Elevators | Thang máy; Piping design | Thiết kế đường ống; Rotating equipment | Thiết bị quay; 3D printing | In 3D; Reverse engineering | Thiết kế ngược; Jig and fixture design | Thiết kế đồ gá; Laser cutting | Cắt laser; Wire cutting | Cắt dây EDM; Powder coating | Sơn tĩnh điện; Assembly drawings | Bản vẽ lắp

# Electrical engineering | Kỹ thuật điện | hard
Electrical design | Thiết kế điện : electrical systems, hệ thống điện, thiết kế hệ thống điện
Electrical maintenance | Bảo trì điện : sửa chữa điện, điện công nghiệp, industrial electricity, electrical repair
Electrical installation | Lắp đặt điện : thi công điện, lắp đặt tủ điện, electrical wiring
PLC : PLC programming, lập trình PLC, programmable logic controller, PLC Siemens, PLC Mitsubishi
SCADA : hệ thống SCADA, WinCC > HMI
Industrial automation | Tự động hóa công nghiệp : automation, tự động hóa, automation engineering, factory automation, automation systems
Control systems | Hệ thống điều khiển : control engineering, kỹ thuật điều khiển, DCS
Power systems | Hệ thống điện lực : power distribution, substations, trạm biến áp, lưới điện, power engineering
Renewable energy | Năng lượng tái tạo : solar energy, điện mặt trời, solar power, wind power, điện gió, photovoltaic
Circuit design | Thiết kế mạch điện : electronic circuits, analog design, mạch điện tử, digital circuits, circuit analysis
Electronics repair | Sửa chữa điện tử : sửa chữa mạch, soldering, hàn mạch
Semiconductors | Bán dẫn : VLSI, chip design, IC design, thiết kế vi mạch
Telecommunications | Viễn thông : telecom, RF engineering, viba, mobile networks > 4G/5G
Instrumentation | Thiết bị đo lường : measuring instruments, đo lường điều khiển, calibration, hiệu chuẩn
Fire alarm systems | Hệ thống báo cháy : PCCC, phòng cháy chữa cháy, fire protection, fire fighting systems
Low-voltage systems | Hệ thống điện nhẹ : điện nhẹ, camera giám sát > ELV, CCTV
* EPLAN; AutoCAD Electrical; ETAP; DIALux; PSCAD; LabVIEW; Proteus; Cadence; Siemens TIA Portal : TIA Portal; Step 7; Inverters | Biến tần; Servo motors | Động cơ servo; Transformers | Máy biến áp; Generators | Máy phát điện; Lighting design | Thiết kế chiếu sáng; Earthing and lightning protection | Tiếp địa chống sét; Batteries | Pin và ắc quy; Electric vehicles | Xe điện; Industrial robots | Robot công nghiệp; Machine vision | Thị giác máy công nghiệp; Modbus; PROFIBUS : Profinet; CAN bus; Fiber optics | Cáp quang; Antenna design | Thiết kế anten; BMS | Hệ thống quản lý tòa nhà

# Manufacturing | Sản xuất | hard
Production management | Quản lý sản xuất : production supervision, điều hành sản xuất, quản đốc phân xưởng, manufacturing management
Production planning | Lập kế hoạch sản xuất : kế hoạch sản xuất, production scheduling, điều độ sản xuất, PPC planning
Lean manufacturing | Sản xuất tinh gọn : lean, LEAN manufacturing, lean production, =Lean
=5S : 5S methodology, phương pháp 5S
Kaizen : cải tiến kaizen
Six Sigma methods | Phương pháp Six Sigma : DMAIC, lean six sigma methods
TPM | Bảo trì năng suất toàn diện : total productive maintenance
Quality inspection | Kiểm tra chất lượng : QC inspection, kiểm hàng, kiểm tra sản phẩm, product inspection > IQC, OQC, PQC
Statistical process control | Kiểm soát quá trình bằng thống kê : SPC, 7 QC tools, 7 công cụ QC
Root cause analysis | Phân tích nguyên nhân gốc : RCA, 8D, 5 Why, fishbone diagram
FMEA > PFMEA, DFMEA, APQP, PPAP
Machine operation | Vận hành máy : equipment operation, vận hành máy móc, operating machines, vận hành dây chuyền
Assembly work | Lắp ráp : assembly line, lắp ráp linh kiện, product assembly, dây chuyền lắp ráp
Packing | Đóng gói : packaging, đóng gói sản phẩm
Garment production | May mặc : garment, sewing, may công nghiệp, may, sewing machines, cắt may
Textiles | Dệt may : textile engineering, dệt, nhuộm, dyeing, fabric
Footwear production | Sản xuất giày dép : footwear, giày da
Pattern making | Thiết kế rập : rập, ra rập, pattern grading, giác sơ đồ
Woodworking | Gia công gỗ : carpentry, mộc, chế biến gỗ, furniture production
Printing | In ấn : offset printing, in offset, in lụa, silk screen printing
Food processing | Chế biến thực phẩm : food production, công nghệ thực phẩm, food technology
Process engineering | Kỹ thuật quy trình : process engineer, industrial engineering, IE, kỹ thuật công nghiệp, cân bằng chuyền
Manufacturing execution systems | Hệ thống điều hành sản xuất : MES, MES systems
Material planning | Hoạch định vật tư : MRP, material requirements planning, kế hoạch vật tư
Product costing | Tính giá sản phẩm : BOM, bill of materials, định mức nguyên vật liệu
* Line balancing | Cân bằng chuyền sản xuất; Time study | Đo thời gian thao tác; Kanban production | Sản xuất Kanban; Just in time | Sản xuất đúng lúc; Poka-yoke | Chống sai lỗi; Value stream mapping | Sơ đồ chuỗi giá trị; OEE | Hiệu suất thiết bị tổng thể; SMED | Chuyển đổi nhanh; Standard work | Công việc tiêu chuẩn hóa; Plastics | Nhựa công nghiệp; Rubber | Cao su kỹ thuật; Paper production | Sản xuất giấy; Ceramics | Gốm sứ; Glass production | Sản xuất thủy tinh; Steel production | Luyện thép; Cement production | Sản xuất xi măng; SMT : surface mount technology; PCB assembly | Lắp ráp bo mạch; Clean room operation | Vận hành phòng sạch; Coating | Sơn phủ; Cutting | Cắt công nghiệp; Embroidery | Thêu; Knitting | Dệt kim; Jewelry making | Chế tác trang sức; Beverage production | Sản xuất đồ uống; Seafood processing | Chế biến thủy sản; Feed production | Sản xuất thức ăn chăn nuôi; Cosmetics production | Sản xuất mỹ phẩm

# Quality and safety standards | Tiêu chuẩn chất lượng và an toàn | hard
ISO standards | Tiêu chuẩn ISO : ISO 9001:2015, hệ thống ISO, ISO systems, tiêu chuẩn ISO 9001
HACCP standards | Tiêu chuẩn HACCP : an toàn thực phẩm, food safety, vệ sinh an toàn thực phẩm + BRC, GlobalGAP, VietGAP
GMP : good manufacturing practice, GMP-WHO + cGMP, =GSP, =GDP
IATF 16949 : TS 16949
Occupational safety | An toàn lao động : HSE, EHS, workplace safety, health and safety, an toàn vệ sinh lao động, occupational health and safety, safety procedures, quy tắc an toàn
Internal auditing of quality | Đánh giá nội bộ : ISO audit, quality audit, đánh giá ISO
Social compliance | Tuân thủ trách nhiệm xã hội > BSCI, SMETA, SA8000, WRAP
Environmental management | Quản lý môi trường : environmental compliance, ISO 14001 systems, quan trắc môi trường
Waste treatment | Xử lý chất thải : wastewater treatment, xử lý nước thải, xử lý rác thải, waste management
First aid | Sơ cứu : first aid skills, sơ cấp cứu ban đầu, CPR
Hazard assessment | Đánh giá mối nguy : hazard identification, HIRA, job safety analysis
* Confined space safety | An toàn không gian kín; Working at height | Làm việc trên cao; Chemical safety | An toàn hóa chất; Emergency response | Ứng phó khẩn cấp; Personal protective equipment | Trang bị bảo hộ lao động; Accident investigation | Điều tra tai nạn; Carbon accounting | Kiểm kê khí nhà kính; ESG reporting | Báo cáo ESG : ESG; Energy management | Quản lý năng lượng; Environmental impact assessment | Đánh giá tác động môi trường : ĐTM; Water treatment | Xử lý nước cấp; Air quality monitoring | Quan trắc khí thải; Ergonomics | Công thái học

# Energy and resources | Năng lượng và tài nguyên | hard
* Oil and gas | Dầu khí; Drilling | Khoan; Refining | Lọc hóa dầu; Mining engineering | Kỹ thuật khai thác mỏ; Geology | Địa chất; Hydrology | Thủy văn; Meteorology | Khí tượng; GIS | Hệ thống thông tin địa lý > ArcGIS, QGIS; Remote sensing | Viễn thám; Hydropower | Thủy điện; Thermal power | Nhiệt điện; Power trading | Kinh doanh điện; Energy auditing | Kiểm toán năng lượng; Pipeline engineering | Kỹ thuật đường ống dẫn; Marine engineering | Kỹ thuật hàng hải; Shipbuilding | Đóng tàu; Aircraft maintenance | Bảo dưỡng máy bay; Aerospace engineering | Kỹ thuật hàng không; Railway engineering | Kỹ thuật đường sắt; Materials science | Khoa học vật liệu; Chemical engineering | Kỹ thuật hóa học; Nanotechnology | Công nghệ nano

# Agriculture | Nông nghiệp | hard
Crop production | Trồng trọt : crop cultivation, canh tác, kỹ thuật trồng trọt
Animal husbandry | Chăn nuôi : livestock, chăn nuôi gia súc
Aquaculture | Nuôi trồng thủy sản : nuôi tôm, shrimp farming, thủy sản
Veterinary medicine | Thú y : veterinary, animal health, bác sĩ thú y
Plant protection | Bảo vệ thực vật : pest control, thuốc bảo vệ thực vật
* Agronomy | Nông học; Horticulture | Làm vườn; Soil science | Khoa học đất; Irrigation | Tưới tiêu; Fertilizers | Phân bón; Forestry | Lâm nghiệp; Greenhouse farming | Trồng nhà kính; Hydroponics | Thủy canh; Organic farming | Nông nghiệp hữu cơ; Poultry farming | Nuôi gia cầm; Dairy farming | Chăn nuôi bò sữa; Animal nutrition | Dinh dưỡng vật nuôi; Seed production | Sản xuất giống; Post-harvest technology | Công nghệ sau thu hoạch; Farm management | Quản lý trang trại; Precision agriculture | Nông nghiệp chính xác; Beekeeping | Nuôi ong; Floriculture | Trồng hoa
`;
