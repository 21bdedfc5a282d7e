// Runs before the first paint, so that a dark phone never flashes white and the shell's hero shows only on the home
// page.
{
  let saved = null
  let returning = false
  try {
    saved = localStorage.getItem('mantine-color-scheme-value')
    // Written by src/store/visits.ts. A returning visitor gets a shorter hero.
    returning = localStorage.getItem('comrade-visits') !== null
    // Written by src/store/chosen-campus.ts. Who has chosen a campus is not asked for it.
    const campus = sessionStorage.getItem('comrade-campus') ?? localStorage.getItem('comrade-campus')
    if (campus && !campus.includes('"assumed"')) document.documentElement.dataset.campusChosen = ''
  } catch {
    // Storage is blocked: use the system's scheme, as on a first visit.
  }
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  document.documentElement.dataset.at = location.pathname
  if (returning) document.documentElement.dataset.returning = ''
  // A dialog that was open before this page loaded has left a step in the history (src/kit/overlay/close-on-back.ts):
  // on it, Back would do nothing.
  const skipStaleStep = () => {
    const step = globalThis.history?.state?.overlay
    if (step && !`${step}`.startsWith(`${performance.timeOrigin} `)) history.back()
  }
  addEventListener('popstate', skipStaleStep)
  skipStaleStep()
  // Until the app runs (main.tsx), public/repair.js fetches a failed script again from the host, and the page stays as
  // it is.
  const onError = ({ target, filename }) => {
    const { dataset } = document.documentElement
    if (dataset.running || !/assets/.test(target.src ?? filename)) return
    delete dataset.search
    import('/repair.js')
  }
  addEventListener('error', onError, true)
}
