/** `You work in a squad of six`, `Bạn làm việc trong nhóm năm người`: whom one works with, and no task. */
const team =
  /^\W*(?:(?:as|in) [^,.]{3,50}, )?you(?:['’]ll| will)? (?:work|be working|sit|be sitting|join|be joining|be (?:a )?(?:part|member) of|belong to|report|be reporting)(?: closely| directly)? (?:in|within|inside|as part of|on|alongside|among|to|with)?\s?(?:an?|our|the|one of our|us) (?!.{0,80}\b(?:to (?:build|design|develop|deliver|plan)|and (?:build|design|write|run|keep|lead|manage)s?)\b).{0,80}?\b(?:team|squad|crew|tribe|unit|group|department|office|(?:developers|engineers|colleagues|people|nurses|teachers|cooks|analysts)\b|head of|director|manager)/iu;
const teamVietnamese =
  /^[^\p{L}]*(?:bạn|em|anh\/chị) (?:sẽ )?(?:làm việc (?:trong|cùng)|thuộc|ngồi cùng|nằm trong|ở trong|báo cáo (?:cho|trực tiếp)|gia nhập|là (?:một )?(?:phần|thành viên) (?:của|trong)) (?:một )?(?:nhóm|đội|team|tổ|phòng|bộ phận|cho|trưởng|giám đốc|phó|quản lý|bếp trưởng)(?!\p{L})[^.;]{0,90}[.;]?$/iu;

const finite = /^\s(?:will\s|also\s|is (?:responsible|there)\s)?\p{Ll}+s?(?:\s(?:and|or)\s\p{Ll}+s?)?\s/u;
const bare = (title: string): string => title.replace(/\s*\([^()]*\)/gu, '').trim();

/** `The Yard Clerk books and checks …`: the post's own summary of itself. */
function ofTitle(text: string, title: string | null): boolean {
  const name = title === null ? '' : bare(title);
  const lead = /^(?:the|this|our)\s/iu.exec(text)?.[0];
  if (name.length < 4 || lead === undefined) return false;
  const rest = text.slice(lead.length);
  return rest.toLowerCase().startsWith(name.toLowerCase()) && finite.test(rest.slice(name.length));
}

/** True for a sentence that tells of the team or sums up the post, and asks for nothing by itself. */
export const tellsOfJob = (text: string, title: string | null): boolean =>
  team.test(text) || teamVietnamese.test(text) || ofTitle(text, title);
