// A long drink with fruit and a paper umbrella. Tints: drink above, drink below, fruit, umbrella, straw.
#define LEAN vec3(0.22, 0.14, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xz);
  float t = clamp((p.y + 0.30) / 0.80, 0.0, 1.0);
  float R = 0.16 + 0.38 * sqrt(t) + 0.02;
  add(s, max((r - R) * 0.8, max(p.y - 0.40, -p.y - 0.30)), 1);
  add(s, length(vec2(r - 0.555, p.y - 0.46)) - 0.035, 2);
  add(s, max(abs(r - 0.55) - 0.02, abs(p.y - 0.42) - 0.05), 2);
  add(s, horn(p, vec3(0.0, -0.28, 0.0), vec3(0.0, -0.80, 0.0), vec2(0.10, 0.05)), 2);
  add(s, egg(p - vec3(0.0, -0.48, 0.0), vec3(0.10, 0.09, 0.10)), 2);
  add(s, smin(rod(p - vec3(0.0, -0.90, 0.0), 0.38, 0.025) - 0.02, horn(p, vec3(0.0, -0.9, 0.0), vec3(0.0, -0.72, 0.0), vec2(0.14, 0.03)), 0.1), 2);
  vec3 o = p - vec3(0.52, 0.50, 0.06);
  o.xz *= rot(-0.4);
  add(s, plate(length(o.xy) - 0.29, o.z, 0.055, 0.03), 3);
  add(s, stick(p, vec3(-0.10, 0.0, 0.0), vec3(0.10, 1.00, 0.10), 0.045), 5);
  vec3 u = spin(p - vec3(-0.42, 0.72, 0.06), -0.45);
  float a = atan(u.x, u.z) * 4.0 / PI;
  add(s, max((length(u.xz) - 0.40 * (0.22 - u.y) / 0.26) * 0.55, max(-u.y - 0.03, -(length(u.xz) - 0.36 * (0.17 - u.y) / 0.26))), 4);
  add(s, stick(u, vec3(0.0, 0.24, 0.0), vec3(0.0, -0.60, 0.0), 0.02), 6);
  for (int i = 0; i < 3; i++) {
    vec3 c = p - vec3(-0.20 + 0.20 * float(i), 0.40 + 0.03 * float(i % 2), 0.22 - 0.1 * float(i % 2));
    c.xz *= rot(float(i));
    c.yz *= rot(0.5);
    add(s, box(c, vec3(0.10), 0.03), 7);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) {
    Stuff k = sugar(mix(T1, T0, smoothstep(-0.15, 0.35, p.y)), n, v);
    k.shine += k.base * 0.28;
    float bubble = smoothstep(0.24, 0.14, cells(p * 7.0).x);
    k.shine += vec3(0.25) * bubble;
    return k;
  }
  if (id == 2) { Stuff k = gloss(vec3(0.62, 0.78, 0.88)); k.shine = vec3(0.10, 0.15, 0.18); k.coat = 1.6; return k; }
  if (id == 3) {
    vec3 o = p - vec3(0.52, 0.50, 0.06);
    o.xz *= rot(-0.4);
    float r = length(o.xy), a = abs(fract(atan(o.y, o.x) * 5.0 / PI) - 0.5);
    Stuff k = gloss(r > 0.25 ? T2 : mix(vec3(1.0, 0.92, 0.70), T2 * 1.1, step(0.07, a * r * 2.0) * step(r, 0.225)));
    k.shine = k.base * 0.12;
    return k;
  }
  if (id == 4) {
    vec3 u = spin(p - vec3(-0.42, 0.72, 0.06), -0.45);
    Stuff k = gloss(sin(atan(u.x, u.z) * 8.0) > 0.0 ? T3 : vec3(1.0, 0.95, 0.75));
    k.shine = k.base * 0.12;
    return k;
  }
  if (id == 5) return gloss(sin(p.y * 30.0 + p.x * 12.0) > 0.0 ? T4 : vec3(0.95));
  if (id == 6) return timber(WOOD, p);
  Stuff k = gloss(vec3(0.85, 0.95, 1.0));
  k.shine = vec3(0.15, 0.2, 0.25);
  return k;
}
