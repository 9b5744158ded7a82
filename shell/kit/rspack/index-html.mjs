import { themeFiles } from './theme-assets.mjs';

/**
 * The one HTML document. Before `</head>` the edge adds, per request: an element with the style nonce
 * (`<meta property="csp-nonce" nonce="…">`), the module list (`<script type="application/json" id="module-list">`,
 * data, not script) and the preloads of the path. Nothing in it is inline script or style.
 *
 * @param {{ js: readonly string[], css: readonly string[] }} files absolute URLs
 */
export const indexHtml = ({ js, css }) => `<!doctype html>
<html lang="vi">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Fitfolio</title>
    <meta name="description" content="Phân tích CV miễn phí bằng AI: tối ưu ATS, điểm phù hợp với công việc và lộ trình phát triển sự nghiệp.">
    <meta name="robots" content="index,follow">
    <meta name="theme-color" content="#3b82f6">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/${themeFiles.css}">
    <script src="/${themeFiles.js}"></script>
${css.map((href) => `    <link rel="stylesheet" href="${href}">\n`).join('')}    <!--fonts-->
${js.map((src) => `    <script defer src="${src}"></script>\n`).join('')}  </head>
  <body>
    <div id="root"></div>
    <noscript>Fitfolio cần JavaScript để chạy. Fitfolio needs JavaScript.</noscript>
  </body>
</html>
`;
