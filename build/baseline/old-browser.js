// Written in the JavaScript of old browsers, which cannot parse the app's other scripts.
if (!self.HTMLScriptElement || !HTMLScriptElement.supports || !HTMLScriptElement.supports('importmap'))
  location.replace('PAGE')
