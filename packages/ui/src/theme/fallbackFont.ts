/** The characters of Inter: other scripts have separate fonts, which must come before the letters of Arial. */
const range = 'U+0000-052F, U+1C80-1C88, U+1E00-1FFF, U+2000-200B, U+2010-2BFF'

/**
 * `@font-face` rules that give each system's default font (Arial, Roboto, DejaVu Sans) Inter's metrics, so that the
 * page does not shift when the web font loads.
 *
 * `KitStyles` contains them. A page that shows text before its first script puts them into its own `<style>` too.
 */
export const fallbackFont = `@font-face {
    font-family: 'Inter Fallback';
    src: local('DejaVu Sans');
    ascent-override: 102.3%;
    descent-override: 25.45%;
    line-gap-override: 0%;
    size-adjust: 94.8%;
    unicode-range: ${range};
  }
  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Arimo'), local('Roboto');
    ascent-override: 90.49%;
    descent-override: 22.56%;
    line-gap-override: 0%;
    size-adjust: 107.06%;
    unicode-range: ${range};
  }`
