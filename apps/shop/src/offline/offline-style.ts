/** Needs the site's colours as variables before it. */
export const offlineStyle = `
@view-transition { navigation: auto }
@media (prefers-reduced-motion: reduce) { @view-transition { navigation: none } }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; box-sizing: border-box;
  background: #f7f3ea; color: #1f2a16; font: 18px/1.5 "Inter Variable", "Segoe UI", system-ui, sans-serif }
header { padding: 20px 28px; border-bottom: 1px solid #e8e2d4; background: #fffdf9; font-weight: 700 }
main { flex: 1; align-self: center; display: grid; align-content: center; justify-items: center; gap: 14px;
  max-width: 34rem; padding: 24px; text-align: center }
h1 { margin: 0 0 6px; font-size: clamp(30px, 6vw, 44px); line-height: 1.15; text-wrap: balance; letter-spacing: -.02em }
p { margin: 0; text-wrap: balance }
.button { margin: 14px 0; padding: 13px 26px; border-radius: 12px; background: var(--orange); color: inherit;
  font-weight: 600; text-decoration: none }
p a { color: var(--orange-ink); font-weight: 600; white-space: nowrap }
`;
