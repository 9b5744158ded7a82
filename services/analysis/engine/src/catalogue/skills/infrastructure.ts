/** Clouds, delivery, testing, security, networks and devices. The format is explained in `../parse-table.ts`. */
export const infrastructure = `
# Cloud computing | Điện toán đám mây | hard
AWS : Amazon Web Services, amazon-web-services, AWS Cloud, =EC2, =S3, AWS Lambda, Amazon AWS ~ Microsoft Azure, Google Cloud Platform
Microsoft Azure : Azure, Azure DevOps, MS Azure ~ AWS, Google Cloud Platform
Google Cloud Platform : GCP, Google Cloud ~ AWS, Microsoft Azure
Cloud architecture | Kiến trúc đám mây : cloud infrastructure, cloud platforms, cloud platform, cloud-native, cloud native, hạ tầng đám mây, hạ tầng cloud
Cloud services | Dịch vụ đám mây : cloud, cloud services, cloud technologies, cloud-based technologies, cloud hosting
Serverless : serverless architecture, serverless computing, =Lambda
SaaS : software as a service
PaaS : platform as a service
IaaS : infrastructure as a service
DigitalOcean : Digital Ocean + Heroku, Netlify, Vercel, Cloudflare
OpenStack
VMware + vSphere, ESXi, Hyper-V, Proxmox
Virtualization | Ảo hóa : virtualisation, virtual machines
Cloud migration | Di chuyển lên đám mây : cloud adoption, migration to the cloud

# DevOps | DevOps | hard
Docker : docker-compose, Docker Compose, dockerized, Dockerfile ~ Kubernetes
Kubernetes : =K8s, Kubernetes cluster, =k8s > =EKS, =AKS, =GKE, Helm ~ Docker
Containers | Công nghệ container : containerization, containerisation, container orchestration, container platform
CI/CD : CI CD, continuous integration, continuous delivery, continuous deployment, CI/CD pipelines, CI/CD pipeline, tích hợp liên tục, continuous-integration
Jenkins ~ CI/CD
GitHub Actions ~ CI/CD
GitLab CI : GitLab CI/CD, GitLab Runner ~ CI/CD
CircleCI : Circle CI + Travis CI (=Travis), TeamCity, =Bamboo ~ CI/CD
Argo CD : ArgoCD, GitOps, Flux CD
Terraform : Terragrunt + Pulumi
Ansible + Puppet, Chef automation, SaltStack
Infrastructure as code | Hạ tầng dưới dạng mã : IaC, infrastructure-as-code
CloudFormation : AWS CloudFormation, AWS CDK
Monitoring | Giám sát hệ thống : observability, system monitoring, logging, giám sát
Prometheus ~ Grafana
Grafana ~ Prometheus
Datadog + New Relic, Splunk, Dynatrace, Sentry, AppDynamics
OpenTelemetry : distributed tracing + Jaeger
Site reliability | Độ tin cậy hệ thống : SRE, site reliability engineering
Nginx + Apache HTTP Server (Apache Tomcat), HAProxy, =Tomcat
Linux : Unix, Ubuntu, Unix/Linux, Linux administration, quản trị Linux > CentOS, Red Hat, RHEL, Debian
Windows Server : Microsoft Windows Server > Active Directory
Service mesh | Lưới dịch vụ > Istio, =Envoy, Linkerd
Configuration management | Quản lý cấu hình : config management
Disaster recovery | Khôi phục sau thảm họa : disaster-recovery, business continuity, backup and recovery
High availability | Tính sẵn sàng cao : high-availability, fault tolerance
System administration | Quản trị hệ thống : sysadmin, systems administration, quản trị mạng và hệ thống

# Version control : version control systems, version control tools, code versioning, code versioning tools, source control, quản lý source code, quản lý mã nguồn | Quản lý phiên bản | hard
Git : git flow, gitflow, git version control ~ GitHub
GitHub ~ Git
GitLab ~ Git
Bitbucket ~ Git
=SVN : Subversion + Mercurial, Perforce ~ Git

# Software engineering practices | Thực hành kỹ nghệ phần mềm | hard
Agile | Phương pháp Agile : agile methodologies, agile methodology, agile development, agile software development, agile process, agile processes, agile methods, agile development processes, agile practices, mô hình Agile, Agile/Scrum
Scrum : scrum master, sprint planning, scrum framework, daily standup, mô hình Scrum ~ Agile
Kanban ~ Agile
SAFe : scaled agile ~ Agile
Extreme programming | Lập trình cực hạn : pair programming, pair-programming
Test-driven development | Phát triển hướng kiểm thử : TDD, test driven development ~ Unit testing
Behavior-driven development | Phát triển hướng hành vi : BDD, behaviour-driven development > Cucumber, Gherkin
Code review | Đánh giá mã nguồn : code reviews, peer review, pull requests, peer reviews, review code
Object-oriented programming | Lập trình hướng đối tượng : OOP, object oriented programming, object-oriented, OOAD, object-oriented design, object oriented languages
Functional programming | Lập trình hàm : functional languages
Design patterns | Mẫu thiết kế : design pattern, software design patterns
Data structures | Cấu trúc dữ liệu : data structures and algorithms, cấu trúc dữ liệu và giải thuật, algorithms, giải thuật, thuật toán
Clean code | Mã sạch : SOLID principles, clean architecture, =SOLID
Domain-driven design | Thiết kế hướng miền : DDD
SDLC | Vòng đời phát triển phần mềm : software development life cycle, software development lifecycle, quy trình phát triển phần mềm
Debugging | Gỡ lỗi : troubleshooting bugs, debug
Refactoring | Tái cấu trúc mã : code refactoring
Software development | Phát triển phần mềm : software engineering, software design, application development, kỹ nghệ phần mềm, phát triển ứng dụng, software components, kỹ thuật phần mềm, @software developer, @software engineer, @software development engineer, @lập trình viên, @kỹ sư phần mềm
Technical documentation | Viết tài liệu kỹ thuật : technical writing, tài liệu kỹ thuật, API documentation
Open source | Mã nguồn mở : open-source, open source technologies
Multithreading | Lập trình đa luồng : concurrency, multi-threading, concurrent programming, đa luồng
Software requirements | Yêu cầu phần mềm : requirements engineering, SRS, software requirements specification

# Software testing | Kiểm thử phần mềm | hard
QA | Đảm bảo chất lượng phần mềm : quality assurance, software quality assurance, QA/QC, software QA, đảm bảo chất lượng
Unit testing | Kiểm thử đơn vị : unit tests, unit test, pytest > =Jest, JUnit, NUnit, PHPUnit, Mockito, =Mocha, xUnit
Test automation | Kiểm thử tự động : automated testing, automation testing, automated tests, automated test scripts, test automation frameworks, kiểm thử tự động hóa
Manual testing | Kiểm thử thủ công : manual test, black box testing, white box testing, kiểm thử hộp đen
Integration testing | Kiểm thử tích hợp : integration tests
End-to-end testing | Kiểm thử đầu cuối : E2E, E2E testing, end to end testing, end-to-end suite
Regression testing | Kiểm thử hồi quy : regression tests, regression suite, regression test
Performance testing | Kiểm thử hiệu năng : load testing, stress testing, k6 > JMeter, Gatling
API testing | Kiểm thử API > Postman, REST Assured, SoapUI, Swagger
Selenium : Selenium WebDriver + Appium ~ Test automation
Cypress + Playwright, Puppeteer ~ Test automation
Test cases | Thiết kế test case : test case, test plans, test plan, test planning, viết test case, test scenarios, structured test plans, kế hoạch kiểm thử
User acceptance testing | Kiểm thử chấp nhận : UAT, user acceptance test
Bug tracking | Theo dõi lỗi : defect tracking, bug reports, defect management > Bugzilla
Contract testing | Kiểm thử hợp đồng > Pact

# Cybersecurity | An ninh mạng | hard
Information security | An toàn thông tin : cyber security, cyber-security, infosec, IT security, bảo mật thông tin, an ninh thông tin, bảo mật
Application security | Bảo mật ứng dụng : appsec, application security testing, software security, secure coding > OWASP
Penetration testing | Kiểm thử xâm nhập : pentest, pen testing, ethical hacking > Burp Suite, Kali Linux
Network security | Bảo mật mạng : firewall, firewalls, IDS/IPS, intrusion detection
Vulnerability assessment | Đánh giá lỗ hổng : vulnerability management, vulnerability scanning > Nessus
SIEM : security information and event management, security operations, SOC analyst > QRadar
Incident response | Ứng cứu sự cố : security incident response, digital forensics
Identity and access management | Quản lý định danh và truy cập : IAM, access control > Okta, Keycloak
Cryptography | Mật mã học : encryption, mã hóa
Cloud security | Bảo mật đám mây : cloud hosting security
GDPR : data protection, data privacy, bảo vệ dữ liệu cá nhân
ISO 27001 : ISO/IEC 27001, ISMS
PCI DSS : PCI-DSS
HIPAA + FISMA, FedRAMP
Threat modeling | Mô hình hóa mối đe dọa : threat modelling, threat intelligence

# Networking | Mạng máy tính | hard
TCP/IP : network protocols, giao thức mạng > =DNS, =DHCP
Cisco : Cisco routers, Cisco switches, Cisco IOS
Routing and switching | Định tuyến và chuyển mạch : routers, switches > =BGP, =OSPF
VPN : virtual private network
=LAN : LAN/WAN, wireless networks, Wi-Fi networks + =WAN
Network administration | Quản trị mạng : network administrator, network management, network engineering
Load balancing | Cân bằng tải : load balancer, load balancers
IT support | Hỗ trợ kỹ thuật CNTT : help desk, helpdesk, technical support, desktop support, IT helpdesk, hỗ trợ kỹ thuật, IT service desk, service desk
ITIL : IT service management, ITSM + ServiceNow
Hardware maintenance | Bảo trì phần cứng : computer hardware, PC hardware, phần cứng máy tính

# Embedded systems | Hệ thống nhúng | hard
Embedded C : embedded software, lập trình nhúng, firmware, firmware development
Microcontrollers | Vi điều khiển : microcontroller > STM32, =AVR, =PIC, ESP32, 8051
Arduino + Raspberry Pi
RTOS : real-time operating systems > FreeRTOS
FPGA > Xilinx, =Altera, Vivado, ModelSim
PCB design | Thiết kế mạch in : thiết kế PCB > Altium (Altium Designer), KiCad, OrCAD, =Eagle
IoT : Internet of Things, MQTT, vạn vật kết nối
PSpice : circuit simulation + LTspice, =Multisim
Digital signal processing | Xử lý tín hiệu số : DSP, signal processing
Robotics | Robot : ROS, robot operating system, kỹ thuật robot

# Game development | Phát triển game | hard
Unity : Unity3D, Unity 3D
Unreal Engine : =Unreal, UE4, UE5
Game design | Thiết kế game : gameplay programming
Blockchain : smart contracts, smart contract > =Web3, Ethereum
AR/VR : augmented reality, virtual reality, thực tế ảo

# Developer tools | Công cụ phát triển | tool
=Jira : JIRA, Atlassian Jira
Confluence
Trello + =Asana, Monday.com, ClickUp, Basecamp
Visual Studio : Visual Studio Code + VS Code, =Eclipse, IntelliJ (IntelliJ IDEA), PyCharm
Maven : Apache Maven + Gradle
=Notion
=Slack + Microsoft Teams (MS Teams)
XML + XSLT, XSD
JSON + YAML
`;
