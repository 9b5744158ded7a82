const figure =
  /(?<![\p{L}/.])\d+(?:[.,]\d+)*\s*(?:%|\+|k\b|m\b|x\b|tr\b|triệu|tỷ|nghìn|million|billion|thousand|usd|vnd|đ\b|users?|people|người|khách|dự án|projects?|clients?|times|lần|hours?|days?|giờ|ngày|minutes?)?/iu;
const dateLike = /(?:19|20)\d{2}|\d{1,2}\/\d{2,4}/g;
const countWords =
  /(?<!\p{L})(?:hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|chục|trăm)\s(?:năm|tháng|tuần|người|nhân viên|công nhân|kế toán|kỹ sư|dự án|khách|đơn|máy|chi nhánh|cửa hàng|lớp)(?!\p{L})|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|dozens?|half|doubled|tripled|twice)\b|gấp đôi|gấp ba|một nửa/iu;

/** The number of a version, a standard or a decree says nothing of what was done. */
const versions =
  /(?<![\p{L}])(?:java|python|php|spring(?: boot)?|angular|vue(?:\.js)?|react|node(?:\.js)?|html|css|es|windows|office|laravel|django|\.net(?: core)?|iso|iatf|ohsas|haccp|brc|tcvn|astm|iec|ieee|gmp|sa|eurocode|oracle|thông tư|tt|nghị định|quyết định)[\s-]*\d+(?:[./:]\d+)*|(?<![\p{L}\d])[23]d(?!\p{L})|(?:sale|ngày|mega|campaign)\s+\d{1,2}\.\d{1,2}(?:,\s*\d{1,2}\.\d{1,2})*/giu;

/** `5S`, `3-axis`, `5 Why`, `level 2`: a figure that is part of a name. */
const named =
  /(?<![\p{L}\d.,])\d{1,2}[A-JLN-Z](?![\p{L}\d])|(?<![\p{L}\d.,])\d{1,2}[\s-]?(?:trục|axis|axes|whys?|(?:new )?qc tools?|bit|in[\s-]1)(?!\p{L})|(?<![\p{L}])(?:level|phase|stage|tier|line|hạng|bậc|cấp|giai đoạn)\s\d{1,2}(?![\d%]|\s\p{Ll})/giu;

/** `Google Analytics 4 for reports`: the number of a product, where no noun follows that it could count. */
const numberedName =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}.]+\s){2}\d{1,2}(?=\s(?:for|in|and|with|to|on|at|as|by|or|cho|để|và|trên|hoặc)\s|\s*[,.;:)]|\s*$)/gu;

/** A line that tells of an outcome in figures; dates are none. */
export function hasFigure(line: string): boolean {
  if (!/\d/.test(line)) return countWords.test(line);
  const bare = line
    .replace(versions, ' ')
    .replace(named, ' ')
    .replace(numberedName, ' ')
    .replace(dateLike, ' ')
    .replace(/\p{L}+\d+\p{L}*/gu, ' ');
  return figure.test(bare) || countWords.test(bare);
}
