// Runs before the first paint, so that a dark phone never flashes white and the shell's hero shows only on the home page.
{
  let saved = null
  try {
    saved = localStorage.getItem('mantine-color-scheme-value')
  } catch {
    // Storage is blocked: use the system's scheme.
  }
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  document.documentElement.dataset.at = location.pathname
  if (location.search) document.documentElement.dataset.search = ''
}
