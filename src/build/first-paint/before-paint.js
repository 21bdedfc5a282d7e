// Runs before the first paint: a dark phone never flashes white, and what stands for the first screen is only shown there.
{
  let saved = null
  try {
    saved = localStorage.getItem('mantine-color-scheme-value')
  } catch {
    // Storage is blocked: the system's scheme will do.
  }
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  document.documentElement.dataset.at = location.pathname
}
