// A cluster of ice on a rock under snow; a gleam runs up through it. Tints: ice, heart of the ice, rock, snow.
#define LEAN vec3(0.22, 0.12, 0.0)

// A six-sided crystal along +y from its foot.
float spike(vec3 p, vec3 at, vec2 lean, vec2 size) {
  vec3 q = p - at;
  q.xy *= rot(-lean.x);
  q.yz *= rot(lean.y);
  q.xz *= rot(0.4 + at.x * 3.0);
  vec2 f = fold(q.xz, 6.0);
  float girth = size.x * (0.82 + 0.18 * clamp(q.y / size.y, 0.0, 1.0));
  float tip = (f.y * 1.15 + (q.y - size.y) * 0.66) * 0.72;
  return max(max(f.y - girth, tip), -q.y - 0.1) * 0.9;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  add(s, spike(p, vec3(0.0, -0.62, 0.0), vec2(-0.05, -0.04), vec2(0.27, 1.58)), 1);
  add(s, spike(p, vec3(-0.26, -0.66, 0.10), vec2(-0.46, 0.06), vec2(0.20, 1.18)), 2);
  add(s, spike(p, vec3(0.28, -0.66, 0.06), vec2(0.42, 0.04), vec2(0.21, 1.22)), 3);
  add(s, spike(p, vec3(-0.12, -0.70, 0.34), vec2(-0.16, 0.24), vec2(0.16, 0.86)), 3);
  add(s, spike(p, vec3(0.18, -0.70, 0.38), vec2(0.22, 0.28), vec2(0.145, 0.70)), 2);
  add(s, spike(p, vec3(-0.48, -0.70, 0.12), vec2(-0.80, 0.10), vec2(0.13, 0.70)), 1);
  add(s, spike(p, vec3(0.52, -0.72, 0.14), vec2(0.76, 0.10), vec2(0.13, 0.66)), 1);
  float rock = egg(p - vec3(0.0, -0.86, 0.06), vec3(0.78, 0.24, 0.50)) + 0.10 * (fbm(p * 4.0) - 0.5);
  add(s, rock * 0.7, 4);
  float snow = egg(p - vec3(-0.44, -0.68, 0.22), vec3(0.34, 0.10, 0.28));
  snow = smin(snow, egg(p - vec3(0.40, -0.70, 0.26), vec3(0.36, 0.10, 0.28)), 0.10);
  snow = smin(snow, egg(p - vec3(0.02, -0.72, 0.46), vec3(0.30, 0.08, 0.16)), 0.08);
  add(s, snow, 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 4) { Stuff k = stuff(T2 * (0.55 + 0.8 * fbm(p * 6.0)), 0.0, 0.7); k.bump = 0.35; k.grain = 14.0; return k; }
  if (id == 5) { Stuff k = plush(T3); k.shine = T3 * 0.20; return k; }
  vec3 c = id == 1 ? T0 : id == 2 ? mix(T0, T1, 0.45) : mix(T0, vec3(1.0), 0.25);
  Stuff k = gem(c, p * 0.9, n, v);
  float edge = 1.0 - max(dot(n, v), 0.0);
  float cloud = fbm(p * vec3(5.0, 2.4, 5.0));
  k.shine = k.shine * 0.75 + c * 0.16 + T1 * 0.30 * smoothstep(-0.2, -0.75, p.y) + vec3(0.5, 0.7, 0.9) * 0.22 * smoothstep(0.45, 0.75, cloud);
  k.shine += c * 0.30 * pow(edge, 2.0);
  float gleam = p.y + 0.35 * p.x - mix(-1.5, 1.7, uPhase);
  k.shine += vec3(0.9, 1.0, 1.0) * 0.9 * smoothstep(0.16, 0.0, abs(gleam)) * step(0.001, uPhase);
  k.coat = 1.9;
  return k;
}
