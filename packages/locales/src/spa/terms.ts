import type { Like } from '../slice.ts';
import type english from '../en/terms.ts';

export default {
  'terms.ask': '{word}: qué significa',
  'terms.example': 'Ejemplo',
  'terms.fuel': 'Combustible del nodo',
  'terms.fuelIs': 'Todo lo pagado por su activación, sus niveles y reinversiones, menos lo cancelado.',
  'terms.fuelExample': 'Activa por 100 y compra un nivel superior por 400. Su combustible del nodo es 500.',
  'terms.height': 'Altura efectiva',
  'terms.heightIs':
    'Cuánto pueden sumar todavía sus bonos: el límite que permiten sus comisiones menos los bonos recibidos. Es un techo, nunca un objetivo.',
  'terms.heightExample': 'Sus comisiones permiten 250 en bonos. Ha recibido 180. Su altura efectiva es 70.',
  'terms.zone': 'Zona',
  'terms.zoneIs': 'Debajo de usted hay dos plazas, A y B. Quien está debajo de una de ellas pertenece a esa zona.',
  'terms.zoneExample': 'Ana está en su plaza A. Ben se coloca debajo de Ana: también está en su zona A.',
  'terms.cooling': 'Desistimiento',
  'terms.coolingIs':
    'El plazo en el que quien pagó un nivel puede recuperarlo todo. Solo después cuenta el nivel y se compran acciones.',
  'terms.coolingExample': 'Paga 500 y cancela dos días después: vuelven los 500, en la misma moneda.',
  'terms.locked': 'Bloqueado',
  'terms.lockedIs': 'Monedas suyas que esperan algo: una transferencia, un retiro, un pago de nivel o una venta.',
  'terms.lockedExample':
    'Tiene 100 y ofrece 30 en venta. 70 están disponibles; 30, bloqueadas hasta que se vendan o vuelvan.',
} satisfies Like<typeof english>;
