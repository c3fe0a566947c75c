/** The practice's mark, as an SVG 40 units wide and high. */
export const Logo = ({ mark }: { mark: string }) => (
  <svg
    className="logo"
    width="36"
    height="36"
    viewBox="0 0 40 40"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: mark }}
  />
)
