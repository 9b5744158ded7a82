import type { WordLists } from './word-lists.js';

export const vietnamese: WordLists = {
  free: `của, và, hoặc, là, được, có, đã, thì, mà, nhưng, trong, trong vòng, tại, ở, vào, các, những, một, này, đó, kia, ấy,
    cái, việc, sự, điều, điều này, nào, mức, mức độ, nên, rồi, cũng, còn, trong khi, bạn, nơi, khi, về, theo, bằng cách,
    qua, lại, ra, năm, đoạn, dòng`,
  droppable: `tôi, em, mình, họ, chịu trách nhiệm, chịu trách nhiệm về, được giao, được phân công, có nhiệm vụ, nhiệm vụ,
    v.v, vân vân, thành công`,
  breaks: 'và, nhưng, còn, trong khi, mà',
  same: `giảm, cắt giảm, hạ, rút ngắn
    tăng, nâng, nâng cao, gia tăng
    xây dựng, phát triển, tạo
    quản lý, kiểm soát, theo dõi
    vận hành, điều hành
    hướng dẫn, đào tạo, kèm, kèm cặp, huấn luyện
    soạn, soạn thảo
    kiểm tra, rà soát
    đối chiếu, đối soát
    trả lời, giải đáp, phản hồi
    sửa, khắc phục
    dùng, sử dụng
    ra mắt, phát hành
    phân tích
    cho thấy, thể hiện
    yêu cầu, đòi hỏi
    cv, hồ sơ, sơ yếu lý lịch
    tin tuyển dụng, tin đăng, bài đăng
    khách hàng, khách
    công ty, doanh nghiệp
    tuyển, tuyển dụng
    nói về, đề cập, nhắc đến, nhắc tới, nói đến
    con số, số liệu
    đội, nhóm
    chi phí, phí tổn
    công việc
    làm việc
    người dùng, người sử dụng
    nhà cung cấp
    nhân viên
    công nhân
    giám sát
    đồng nghiệp
    hiện nay, hiện tại, hiện
    trước đây, trước kia
    bắt đầu, khởi đầu
    hoàn thành, hoàn tất
    mua, mua vào
    giới thiệu, trình bày
    nêu, nêu rõ, nói rõ
    hằng ngày, hàng ngày, mỗi ngày, /ngày
    hằng tuần, hàng tuần, mỗi tuần, /tuần
    hằng tháng, hàng tháng, mỗi tháng, /tháng
    hằng quý, hàng quý, mỗi quý, /quý
    hằng năm, hàng năm, mỗi năm, /năm
    mỗi giờ, hằng giờ, /giờ`,
  counted: `không, không có, chẳng, không hề
    chưa, chưa có, chưa từng
    có thể
    phải
    sẽ
    sắp
    đang
    từng
    hỗ trợ, giúp, trợ giúp, phụ giúp
    tham gia, góp phần
    chúng tôi, chúng em
    tất cả, toàn bộ, mọi, mỗi, toàn thể
    một số, vài, một vài
    nhiều
    ít
    phần lớn, đa số, hầu hết
    chỉ
    gần như
    một phần
    cơ bản, sơ cấp
    sơ qua, sơ
    dẫn dắt, lãnh đạo, đứng đầu
    một mình, tự mình
    đầu, đầu tiên
    cuối, cuối cùng`,
  bounds: `more: hơn, trên, vượt, quá
    least: ít nhất, tối thiểu, không dưới
    most: nhiều nhất, tối đa, không quá
    upTo: tới, đến, lên tới, lên đến
    less: dưới, chưa đến, chưa đầy, chưa tới
    nearly: gần, suýt soát
    about: khoảng, chừng, tầm, xấp xỉ, khoảng chừng
    from: từ
    to: lên, xuống, còn, thành, xuống còn
    by: thêm
    since: kể từ
    before: trước
    after: sau`,
  directions: `to: đến, tới
    from: từ
    by: bởi
    cause: vì, do, nhờ, bởi vì, vì vậy
    effect: để, nhằm, nhờ đó, do đó, từ đó
    before: trước, trước khi
    after: sau, sau khi
    under: dưới
    for: cho
    with: với, cùng, cùng với
    instead: thay, thay cho`,
  forms: '',
  numbers: `hai 2, ba 3, bốn 4, sáu 6, bảy 7, tám 8, chín 9, mười 10, một nửa 0.5, nửa 0.5, gấp đôi 2, gấp ba 3`,
};
