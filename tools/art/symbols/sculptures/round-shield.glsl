// A round shield of painted boards. Tints: first, second, iron, boss.
#define LEAN vec3(0.26, 0.12, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xy);
  float dome = p.z - 0.16 * (1.0 - r * r);
  float gap = abs(fract(p.x * 3.1 + 0.5) - 0.5) - 0.03;
  add(s, max(max(r - 0.86, abs(dome) - 0.06), -max(gap, 0.03 - dome) * 0.5) * 0.85, 1);
  add(s, length(vec2(r - 0.86, dome)) * 0.9 - 0.085, 3);
  add(s, max(egg(p - vec3(0.0, 0.0, 0.14), vec3(0.27, 0.27, 0.26)), -p.z), 4);
  add(s, max(abs(r - 0.29) - 0.07, abs(dome - 0.06) - 0.03) * 0.85, 3);
  vec2 f = fold(p.xy, 12.0);
  add(s, ball(vec3(f.x, f.y - 0.86, dome - 0.075), 0.045), 4);
  vec2 g = fold(p.xy, 4.0);
  add(s, max(max(abs(g.x) - 0.055, abs(dome - 0.06) - 0.025), max(g.y - 0.84, 0.30 - g.y)) * 0.85, 3);
  add(s, ball(vec3(g.x, g.y - 0.58, dome - 0.09), 0.042), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) { Stuff k = metal(T2, 0.24); k.bump = 0.2; k.grain = 9.0; k.shine = T2 * 0.05; return k; }
  if (id == 4) { Stuff k = metal(T3, 0.17); k.shine = T3 * 0.07; return k; }
  float r = length(p.xy), a = atan(p.x, p.y) + 1.6 * (r - 0.4);
  vec3 c = sin(a * 4.0) > 0.0 ? T0 : T1;
  Stuff k = timber(c * 1.5, p);
  k.base = mix(k.base, c, 0.66);
  k.coat = 0.5;
  k.shine = c * 0.14;
  return k;
}
