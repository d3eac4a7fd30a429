import { render } from 'preact'

render(<h1>Discipleship</h1>, document.querySelector('#app')!)
