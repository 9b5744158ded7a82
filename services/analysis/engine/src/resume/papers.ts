/** Names of licences, certificates and the like. */
export const papers =
  /(?<!\p{L})(?:first[- ]aid(?:er)?|(?:fork-?lift|telehandler|counterbalance)(?=[\s,.;:]*(?:lapsed|expired|valid|held|since|[(\d]))|(?:driv(?:er['’]?s?|ing)|full|clean|valid|forklift|[bc]1?e?|class \p{Lu}|manual) licen[cs]e|licen[cs]e (?:class|category)|(?:white|cscs|green|safety) card|enhanced dbs|dbs (?:check|certificate)|(?:hgv|lgv|cpc|forklift|counterbalance) (?:ticket|certificate)|certified(?= \p{L}+)|certificate (?:in|of)|chartered \p{L}+|registered (?:with|nurse|engineer|pharmacist|electrician)|(?:bằng|giấy phép) lái(?: xe)?|gplx|chứng chỉ|chứng nhận|thẻ (?:an toàn|hành nghề|hướng dẫn viên)|sơ cấp cứu)(?!\p{L})/iu;

/** True for a line that names a licence, a certificate or the like, held or lapsed. */
export const tellsOfPaper = (text: string): boolean => papers.test(text);
