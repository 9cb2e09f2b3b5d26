/** Paths of pages with the home page's first picture. */
export const homePaths: readonly string[] = [
  '/',
  '/index',
  '/index.html',
  '/home',
  '/login',
  '/register',
  '/register.html',
]

/** Whether a path names a file, by its extension, and is none of the pages whose path has one. */
export const namesFile = (pathname: string): boolean => /\.[a-z\d]+$/i.test(pathname) && !homePaths.includes(pathname)
