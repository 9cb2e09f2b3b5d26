/**
 * `@font-face` rules that give the usual font of each system (Arial, Roboto, DejaVu Sans) Inter's metrics, so that the
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
  }
  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Arimo'), local('Roboto');
    ascent-override: 90.49%;
    descent-override: 22.56%;
    line-gap-override: 0%;
    size-adjust: 107.06%;
  }`
