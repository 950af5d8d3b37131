// A crown with velvet and stones. Tints: metal, velvet, great stones, small stones.
#define LEAN vec3(0.16, 0.18, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.10, 0.0);
  float r = length(q.xz), a = atan(q.x, q.z);
  float R = 0.66 + 0.16 * smoothstep(-0.5, 0.6, q.y);
  add(s, max(abs(r - 0.68) - 0.06, abs(q.y + 0.50) - 0.15) - 0.02, 1);
  add(s, ring((q - vec3(0.0, -0.36, 0.0)).xzy, 0.70, 0.05), 1);
  add(s, ring((q - vec3(0.0, -0.66, 0.0)).xzy, 0.70, 0.06), 1);
  float k = 2.0 * PI / 8.0;
  float b = a - k * floor(a / k + 0.5);
  float tip = 0.46 * (1.0 - pow(abs(b) / (k * 0.5), 0.85));
  float wall = max(abs(r - R) - 0.045, max(q.y - tip, -0.40 - q.y)) * 0.6;
  add(s, wall, 1);
  float t = floor(a / k + 0.5) * k;
  vec3 top = vec3(sin(t) * 0.81, 0.52, cos(t) * 0.81);
  add(s, ball(q - top, 0.095), 4);
  vec3 mid = vec3(sin(t) * 0.745, 0.04, cos(t) * 0.745);
  add(s, egg(q - mid, vec3(0.085, 0.11, 0.085)), 3);
  vec3 band = vec3(sin(t) * 0.75, -0.51, cos(t) * 0.75);
  add(s, egg(q - band, vec3(0.085, 0.075, 0.085)), 3);
  float t2 = (floor(a / k) + 0.5) * k;
  add(s, ball(q - vec3(sin(t2) * 0.755, -0.51, cos(t2) * 0.755), 0.05), 4);
  add(s, egg(q - vec3(0.0, -0.05, 0.0), vec3(0.62, 0.56, 0.62)), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) { Stuff k = metal(T0, 0.16); k.shine = T0 * 0.08; return k; }
  if (id == 2) return plush(T1);
  return gem(id == 3 ? T2 : T3, p, n, v);
}
