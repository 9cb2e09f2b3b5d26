/** The default brand's typeface for Bengali, loaded together with that language. */
import '@fontsource-variable/noto-sans-bengali/wght.css'
