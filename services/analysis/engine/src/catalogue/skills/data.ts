/** Data, analytics and artificial intelligence. The format is explained in `../parse-table.ts`. */
export const data = `
# Data analysis | Phân tích dữ liệu | hard
Data analytics | Phân tích số liệu : @data analyst, analytics, phân tích báo cáo, data-driven decisions, data driven, data-driven
Business intelligence | Trí tuệ doanh nghiệp : =BI, BI tools, business intelligence tools, BI reporting
Power BI : PowerBI, Microsoft Power BI, Power Query > =DAX ~ Tableau, Data visualization
Tableau ~ Power BI, Data visualization
Looker : Looker Studio + Google Data Studio, Metabase, Qlik (QlikView|Qlik Sense), Superset ~ Data visualization
Data visualization | Trực quan hóa dữ liệu : data visualisation, dashboards, dashboard, trực quan dữ liệu, dashboarding, data viz
Statistics | Thống kê : statistical analysis, statistical modeling, phân tích thống kê, statistical methods, xác suất thống kê
Hypothesis testing | Kiểm định giả thuyết : statistical hypothesis testing
A/B testing | Thử nghiệm A/B : AB testing, split testing, experimentation, A/B test
SPSS : IBM SPSS + =Stata, =SAS, EViews, Minitab
Data mining | Khai phá dữ liệu : text mining, khai thác dữ liệu
Data quality | Chất lượng dữ liệu : data cleaning, data cleansing, làm sạch dữ liệu
Forecasting | Dự báo : time series forecasting, time series, demand forecasting, dự báo nhu cầu
Predictive modeling | Mô hình dự báo : predictive analytics, predictive models
Web analytics | Phân tích web : Google Analytics, GA4, Adobe Analytics > Mixpanel, Amplitude
Reporting | Lập báo cáo : report writing, làm báo cáo, management reporting
Ad hoc analysis | Phân tích đột xuất : ad-hoc analysis

# Data engineering | Kỹ thuật dữ liệu | hard
ETL : ETL pipelines, ETL processes, data integration > ELT, SSIS, Informatica, Talend
Data pipelines | Đường ống dữ liệu : data pipeline, analytics pipeline, data ingestion
Data warehousing | Kho dữ liệu : data warehouse, data warehouses, DWH
Data lakes | Hồ dữ liệu : data lake, lakehouse > Delta Lake
Apache Spark : =Spark, Spark SQL > PySpark ~ Hadoop
Hadoop + HDFS, MapReduce, Apache Hive (=Hive) ~ Apache Spark
Apache Airflow : Airflow + Luigi, Dagster, Prefect
=dbt
Databricks
Apache Flink : Flink, stream processing, streaming data
Big data | Dữ liệu lớn : big data tools, big data technologies
Data governance | Quản trị dữ liệu : master data management, metadata management, data stewardship
Data architecture | Kiến trúc dữ liệu : @data architect

# Machine learning | Học máy | hard
=AI | Trí tuệ nhân tạo : artificial intelligence, A.I., trí tuệ nhân tạo (AI)
=ML | Máy học : supervised learning, unsupervised learning, ML models
Deep learning | Học sâu : neural networks, neural network, mạng nơ-ron, deep neural networks > CNN, RNN
NLP | Xử lý ngôn ngữ tự nhiên : natural language processing, text classification, language models
Large language models | Mô hình ngôn ngữ lớn : LLM, LLMs, generative AI, GenAI, prompt engineering > =RAG, LangChain, ChatGPT, OpenAI
Computer vision | Thị giác máy tính : image processing, object detection, xử lý ảnh > OpenCV, YOLO
TensorFlow : Tensor Flow + Keras ~ PyTorch
PyTorch : =Torch ~ TensorFlow
scikit-learn : sklearn, scikit learn + XGBoost, LightGBM
Pandas + NumPy, SciPy ~ Python
Matplotlib + Seaborn, Plotly ~ Python
Jupyter : Jupyter Notebook + Google Colab
MLOps : model deployment > MLflow, Kubeflow, SageMaker
Recommendation systems | Hệ thống gợi ý : recommender systems, recommendation engine
Reinforcement learning | Học tăng cường : Q-learning
Feature engineering | Kỹ thuật đặc trưng : feature selection
Data science | Khoa học dữ liệu : @data scientist
Data annotation | Gán nhãn dữ liệu : data labeling, data labelling
`;
