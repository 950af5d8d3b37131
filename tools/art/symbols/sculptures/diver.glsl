// A diver's helmet of copper. Tints: copper, brass, glass, suit.
#define LEAN vec3(0.30, 0.08, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  add(s, egg(p - vec3(0.0, 0.26, 0.0), vec3(0.58, 0.60, 0.56)), 1);
  vec3 w = p - vec3(0.0, 0.24, 0.46);
  float r = length(w.xy);
  add(s, max(abs(r - 0.33) - 0.06, abs(w.z) - 0.14) - 0.02, 2);
  add(s, egg(w - vec3(0.0, 0.0, 0.06), vec3(0.30, 0.30, 0.10)), 3);
  float bars = min(max(abs(w.x) - 0.028, r - 0.32), max(abs(w.y) - 0.028, r - 0.32));
  add(s, max(bars, abs(w.z - 0.17) - 0.028) - 0.008, 2);
  vec2 f = fold(w.xy, 8.0);
  add(s, ball(vec3(f.x, f.y - 0.35, w.z - 0.16), 0.042), 2);
  vec3 e = m - vec3(0.50, 0.30, 0.16);
  e.xz *= rot(-0.95);
  float q = length(e.xy);
  add(s, max(abs(q - 0.18) - 0.045, abs(e.z) - 0.09) - 0.015, 2);
  add(s, egg(e, vec3(0.17, 0.17, 0.07)), 3);
  add(s, ring((p - vec3(0.0, -0.30, 0.0)).xzy, 0.50, 0.085), 2);
  float collar = egg(p - vec3(0.0, -0.60, -0.02), vec3(0.82, 0.36, 0.58));
  add(s, max(collar, -p.y - 0.72), 1);
  add(s, max(abs(collar) - 0.035, abs(p.y + 0.68) - 0.06), 2);
  for (int i = 0; i < 3; i++) {
    float a = -0.62 + 0.62 * float(i);
    add(s, ball(p - vec3(0.70 * sin(a), -0.50, 0.52 * cos(a)), 0.07), 2);
  }
  add(s, max(egg(p - vec3(0.0, -0.96, -0.04), vec3(0.88, 0.46, 0.56)), max(-p.y - 0.98, p.y + 0.66)), 4);
  add(s, rod(p - vec3(0.0, 0.88, 0.0), 0.10, 0.06) - 0.02, 2);
  add(s, vine(p, mat3(vec3(-0.34, 0.66, -0.20), vec3(-0.72, 0.98, -0.2), vec3(-0.92, 0.60, -0.1)), vec2(0.075, 0.075)) + 0.012 * sin(p.x * 50.0 - p.y * 20.0), 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = metal(T1, 0.17); k.shine = T1 * 0.07; return k; }
  if (id == 4) { Stuff k = plush(T3); k.shine = T3 * 0.08; return k; }
  if (id == 5) return gloss(vec3(0.75, 0.12, 0.08));
  if (id == 3) {
    Stuff k = gloss(T2 * 0.3);
    k.coat = 2.2;
    k.shine = mix(T2 * 0.9, T2 * 0.15, smoothstep(0.5, -0.1, p.y));
    float streak = abs(p.x + p.y - 0.30);
    if (p.z > 0.4 && (streak < 0.035 || abs(p.x + p.y - 0.18) < 0.016)) k.shine += vec3(0.4);
    return k;
  }
  Stuff k = metal(T0, 0.24);
  k.shine = T0 * 0.08;
  return k;
}
