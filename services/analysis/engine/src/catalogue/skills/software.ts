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

`;
