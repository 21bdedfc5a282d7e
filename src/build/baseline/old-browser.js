// In the words of browsers that know no others. It has no part in the scripts beside it, which they cannot read.
if (!self.HTMLScriptElement || !HTMLScriptElement.supports || !HTMLScriptElement.supports('importmap')) location.replace('PAGE')
