/** Software development. The format is explained in `../parse-table.ts`. */
export const software = `
# Programming languages | Ngôn ngữ lập trình | tool
JavaScript : JS, =ES6, ES6+, ECMAScript, Java Script, vanilla JS, modern JavaScript ~ TypeScript
TypeScript : =TS, Type Script ~ JavaScript
Python : Python3, Python 3, =Py ~ Pandas
Java : Java 8, Java 11, Java 17, Java SE, Java EE, J2EE, Core Java ~ Kotlin
!C
C++ : CPP, C++11, C++17
C# : CSharp, C Sharp, C#.NET ~ .NET
!Go : Golang, Go lang
!Rust : Rust lang
PHP : PHP7, PHP 8, PHP8 ~ Laravel
Ruby : Ruby lang ~ Ruby on Rails
=Swift : Swift UI, SwiftUI ~ Objective-C
Kotlin ~ Java
Objective-C : Objective C, =ObjC ~ Swift
Scala
Perl
!R : R programming, RStudio, R language, ngôn ngữ R
MATLAB : Matlab/Simulink
=Dart ~ Flutter
Lua
Haskell
Erlang
Elixir
Clojure
=Julia
Groovy
F#
Visual Basic : VB.NET, VBA, Visual Basic .NET, Excel VBA
=Assembly : assembly language, x86 assembly, hợp ngữ
VHDL ~ Verilog
Verilog + SystemVerilog ~ VHDL
Solidity
COBOL
Fortran
Delphi + Pascal (Object Pascal)
ABAP : SAP ABAP
Shell scripting | Lập trình shell : shell script, bash scripting, shell scripts, Unix shell + =Bash
PowerShell : Power Shell, Windows PowerShell
SQL : Structured Query Language, ngôn ngữ SQL ~ PostgreSQL, MySQL
PL/SQL : PLSQL ~ SQL
T-SQL : TSQL, Transact-SQL ~ SQL

# Web development : @web developer, lập trình web | Phát triển web | hard
HTML : HTML5, HTML 5, web markup, XHTML ~ CSS
CSS : CSS3, CSS 3, cascading style sheets ~ HTML
Sass : SASS/SCSS + SCSS, Less CSS (=LESS) ~ CSS
Tailwind CSS : Tailwind, TailwindCSS ~ CSS
Bootstrap : Bootstrap 4, Bootstrap 5 ~ CSS
Responsive design | Thiết kế đáp ứng : responsive web design, responsive UI, responsive layout, responsive web, mobile-first design, responsive design principles, giao diện responsive, thiết kế responsive
Web accessibility | Khả năng tiếp cận web : WCAG, accessibility, accessible web design, =a11y, web accessibility standards > =ARIA
Web performance | Hiệu năng web : web performance optimization, page speed, Core Web Vitals, optimize application for maximum speed, application performance, load times, tối ưu tốc độ tải trang, performance optimization
Cross-browser compatibility | Tương thích trình duyệt : cross browser, cross-browser, cross-device compatibility, browser compatibility
Single-page applications | Ứng dụng một trang : SPA, SPAs, single page application, single-page application
Progressive web apps | Ứng dụng web tiến bộ : PWA, PWAs, progressive web app
User interfaces | Giao diện người dùng : user interface, UI development, UI components, giao diện web, front-end interfaces, user-facing features
Web applications | Ứng dụng web : web application, web app, web apps, web application development, web-based applications ~ Front-end frameworks, React, Angular, Vue.js, Web development
Input validation | Kiểm tra dữ liệu đầu vào : user input is validated, form validation, data validation
Reusable components | Thành phần dùng lại : reusable code, reusable libraries, component library, component libraries, code tái sử dụng
Web design | Thiết kế web : website design, thiết kế website, web page design
jQuery : jquery.js, jQuery UI ~ JavaScript
AJAX ~ JavaScript
D3.js : D3, D3js ~ JavaScript
Three.js : ThreeJS + WebGL
WebSocket : WebSockets, Socket.IO
WordPress : Word Press > WooCommerce
Shopify
Magento
Drupal
Web components | Thành phần web : custom elements
=CMS : content management system, content management systems, hệ thống quản trị nội dung

# Front-end frameworks : JavaScript frameworks, JS frameworks, front-end framework, modern JavaScript frameworks, JavaScript libraries, JavaScript framework, JavaScript frameworks and libraries, frontend framework, UI frameworks | Framework front-end | tool
=React : React.js, ReactJS, React JS, React 18, React Hooks ~ Vue.js, Angular, JavaScript
Angular : Angular.js, AngularJS, Angular 2+, Angular JS ~ React, Vue.js, TypeScript
Vue.js : Vue, VueJS, Vue 3, Vue JS, Vuex ~ React, Angular, JavaScript
Next.js : NextJS, Next JS ~ React
Nuxt.js : Nuxt, NuxtJS ~ Vue.js
Svelte : SvelteKit
Ember.js : =Ember, EmberJS
Backbone.js : BackboneJS
Redux : Redux Toolkit, redux-saga, react-redux, NgRx + MobX ~ React
RxJS
Storybook
Material UI : MUI, Material-UI + Ant Design (AntD)

# Front-end build tools : build pipelines, build pipeline, front-end build pipelines, front-end build, build tools, front-end tooling, build pipelines and tools, front-end build pipelines and tools | Công cụ build front-end | tool
Webpack
Vite
Babel : Babel.js, BabelJS
Rollup : Rollup.js
=Gulp : Gulp.js
=Grunt
=npm : pnpm + Yarn
ESLint + Prettier

# Back-end development : backend, back-end, back end, @backend developer, @back-end developer, @backend engineer | Phát triển back-end | hard
Node.js : Node, NodeJS, Node JS ~ JavaScript
Express.js : ExpressJS, Express JS, =Express ~ Node.js
NestJS : Nest.js, Nest JS ~ Node.js
Django : Django REST framework, DRF ~ Python
Flask ~ Python
FastAPI : Fast API ~ Python
Spring Boot : Spring framework, Spring MVC, SpringBoot, =Spring, Spring Cloud, Spring Security ~ Java
Hibernate : JPA ~ Java
.NET : dotnet, .NET Core, .NET framework, ASP.NET, ASP.NET Core, ASP.NET MVC, dot net, .net-core ~ C#
Entity Framework : EF Core ~ .NET
Laravel ~ PHP
Symfony ~ PHP
CodeIgniter ~ PHP
Ruby on Rails : Rails, RoR ~ Ruby
REST APIs | API REST : REST, RESTful, RESTful API, RESTful APIs, REST API, RESTful web services, RESTful services, REST web services, API RESTful
GraphQL : Apollo, Apollo GraphQL ~ REST APIs
gRPC : protobuf, Protocol Buffers
SOAP : SOAP web services > WSDL
API development | Phát triển API : API design, APIs, API, API integration, tích hợp API, thiết kế API, back-end services, API's, API’s ~ REST APIs, GraphQL, Back-end development
Microservices | Kiến trúc microservice : microservice, microservice architecture, microservices architecture, micro-services, vi dịch vụ
Authentication | Xác thực : JWT, =SSO, single sign-on, user authentication > OAuth (OAuth2|OAuth 2.0), OpenID Connect, SAML
Message queues | Hàng đợi thông điệp : message queue, message broker, messaging systems, message brokers
Apache Kafka : Kafka ~ RabbitMQ
RabbitMQ : Rabbit MQ ~ Apache Kafka
ActiveMQ : Apache ActiveMQ
=NATS
Server-side rendering | Kết xuất phía máy chủ : SSR
Web services | Dịch vụ web : web service
Caching | Bộ nhớ đệm : cache, caching strategies
Distributed systems | Hệ thống phân tán : distributed system, distributed computing, distributed services
Scalability | Khả năng mở rộng : scalable systems, high scalability, scalable applications, highly scalable, high-scale, scalable
System design | Thiết kế hệ thống : systems design, system architecture, kiến trúc hệ thống, software architecture, kiến trúc phần mềm
Event-driven architecture | Kiến trúc hướng sự kiện : event-driven, event sourcing > =CQRS

# Mobile development | Phát triển ứng dụng di động | hard
Android : Android SDK, Android development, Android Studio, lập trình Android > Jetpack Compose ~ Kotlin
iOS : iOS development, iOS SDK, lập trình iOS > UIKit, Xcode ~ Swift
React Native : ReactNative ~ React, Flutter
Flutter ~ Dart, React Native
=Ionic : Ionic framework
Xamarin + .NET MAUI
Mobile apps | Ứng dụng di động : mobile app, mobile application, mobile applications, ứng dụng mobile

# Databases | Cơ sở dữ liệu | tool
PostgreSQL : Postgres, Postgre SQL, PostgresSQL ~ MySQL, SQL
MySQL : My SQL + MariaDB ~ PostgreSQL, SQL
SQL Server : Microsoft SQL Server, MS SQL, MSSQL, MS SQL Server + SSMS ~ SQL
Oracle Database : =Oracle, Oracle DB, Oracle SQL ~ SQL
SQLite ~ SQL
MongoDB : =Mongo, Mongo DB, Mongoose ~ NoSQL
Redis + Memcached
Elasticsearch : Elastic Search + ELK Stack (=ELK), OpenSearch, Kibana, Logstash
Cassandra : Apache Cassandra + ScyllaDB
DynamoDB : Amazon DynamoDB
Firebase : Firestore, Firebase Auth, Cloud Firestore
Supabase
Neo4j : graph database, graph databases
NoSQL : No SQL, NoSQL databases, non-relational databases
Relational databases | Cơ sở dữ liệu quan hệ : relational database, RDBMS, SQL databases
Database design | Thiết kế cơ sở dữ liệu : database modeling, data modeling, data modelling, schema design, mô hình hóa dữ liệu
Database administration | Quản trị cơ sở dữ liệu : =DBA, database administrator, quản trị CSDL
Query optimization | Tối ưu truy vấn : SQL tuning, query tuning, database optimization
=Snowflake
BigQuery : Google BigQuery, Big Query
Redshift : Amazon Redshift
ORM : object-relational mapping + Sequelize, TypeORM, Prisma

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
