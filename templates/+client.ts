import './styles/main.css'
import '../src/entry.ts'
