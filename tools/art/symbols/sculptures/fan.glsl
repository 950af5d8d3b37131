// A folding fan, open. Tints: silk, waves, ribs, tassel.
#define LEAN vec3(0.14, 0.12, 0.0)

const vec2 PIN = vec2(0.0, -0.68);

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec2 q = p.xy - PIN;
  float r = length(q), a = atan(q.x, q.y);
  float open = 0.98, n = 13.0;
  float pleat = abs(fract(a * n / (2.0 * open)) - 0.5);
  float z = p.z - 0.16 * pleat * r - 0.05 * cos(a * 1.3);
  float silk = max(max(abs(r - 1.02) - 0.46, (abs(a) - open) * r), -1.0);
  add(s, plate(silk, z, 0.03, 0.02) * 0.65, 1);
  float ribs = max(max((pleat - 0.13) * r * 0.18, r - 0.66), (abs(a) - open) * r);
  add(s, plate(ribs, z + 0.01, 0.03, 0.01) * 0.6, 2);
  vec2 g = vec2(abs(q.x), q.y);
  float guard = seg(g, vec2(0.0), vec2(sin(open), cos(open)) * 1.46) - 0.055;
  add(s, plate(guard, p.z - 0.04, 0.06, 0.03), 2);
  add(s, max(abs(r - 1.47) - 0.03, max((abs(a) - open) * r, abs(z) - 0.06)) * 0.65, 4);
  add(s, egg(p - vec3(PIN, 0.06), vec3(0.10, 0.10, 0.08)), 4);
  float sway = 0.05 * sin(uPhase * 2.0 * PI);
  add(s, stick(p, vec3(PIN, 0.0), vec3(0.10 + sway, -0.80, 0.05), 0.022), 3);
  vec3 t = p - vec3(0.11 + sway, -0.90, 0.05);
  add(s, max(length(t.xz) - 0.06 - 0.10 * (0.1 - t.y), abs(t.y) - 0.11) * 0.8, 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 4) return gold(0.18);
  if (id == 3) return plush(T3);
  if (id == 2) return timber(T2, p);
  vec2 q = p.xy - PIN;
  float r = length(q), a = atan(q.x, q.y);
  Stuff k = cloth(mix(T0, T0 * 0.6 + vec3(0.35, 0.25, 0.2), smoothstep(1.4, 0.6, r)));
  vec2 g = vec2(a * 5.5, (r - 0.60) * 6.0);
  g.x += mod(floor(g.y), 2.0) * 0.5;
  float w = length(vec2(fract(g.x) - 0.5, fract(g.y)));
  if (r < 0.98 && abs(fract(w * 3.2) - 0.5) < 0.17 && w < 0.56) k.base = T1;
  vec2 f = fold(q - vec2(0.26, 1.12), 5.0), h = fold(q - vec2(-0.36, 1.04), 5.0);
  if (length(f - vec2(0.0, 0.11)) < 0.085 || length(h - vec2(0.0, 0.085)) < 0.066) k.base = vec3(0.98, 0.92, 0.90);
  if (length(f) < 0.05 || length(h) < 0.04) k.base = vec3(1.0, 0.7, 0.1);
  if (abs(r - 1.36) < 0.02) k.base = vec3(1.0, 0.72, 0.22);
  k.shine = k.base * 0.16;
  return k;
}
