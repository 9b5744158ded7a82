/** What a post says is not needed: `No degree required`, `Không yêu cầu kinh nghiệm`, `Chưa có kinh nghiệm sẽ được đào tạo`. */
const waived =
  /^\W*(?:không (?:yêu cầu|cần|đòi hỏi|bắt buộc)|chưa có kinh nghiệm|không có kinh nghiệm|no (?:prior |previous |specific )?(?:[\p{L}-]+ ){0,4}(?:is |are )?(?:required|needed|necessary|expected)|(?:[\p{L}-]+ ){1,5}(?:is|are) not (?:required|needed|necessary|expected)|you (?:do not|don['’]t) need)(?!.*(?:nhưng|\bbut\b))/iu;

/** True when a sentence takes a demand back instead of making one. */
export const isWaived = (sentence: string): boolean => waived.test(sentence);
