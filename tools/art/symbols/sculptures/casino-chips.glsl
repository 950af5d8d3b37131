// A stack of chips with one leaning against it. Tints: first colour, second colour, edge marks, third colour, rim metal.
#define LEAN vec3(0.10, 0.42, 0.0)

float chip(vec3 p) {
  float r = length(p.xz);
  float edge = max(r - 0.52, abs(p.y) - 0.075);
  return edge - 0.015;
}

vec3 leaning(vec3 p) { p -= vec3(0.52, -0.20, 0.40); p.xy *= rot(0.16); p.yz *= rot(1.12); return p; }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  for (int i = 0; i < 5; i++) {
    float f = float(i);
    vec3 q = p - vec3(-0.18 + 0.03 * sin(f * 2.3), -0.72 + 0.20 * f, -0.04 + 0.03 * cos(f * 1.9));
    add(s, chip(q), 1 + int(mod(f, 2.0)));
  }
  add(s, chip(leaning(p)), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 q = id == 3 ? leaning(p) : p - vec3(-0.18, 0.0, -0.04);
  vec3 c = id == 1 ? T0 : id == 2 ? T1 : T3;
  float r = length(q.xz), a = atan(q.x, q.z) + (id == 2 ? 0.4 : 0.0);
  float mark = smoothstep(0.34, 0.30, abs(fract(a / 6.28318 * 6.0) - 0.5));
  float side = smoothstep(0.44, 0.46, r);
  c = mix(c, T2, mark * side);
  float ring = smoothstep(0.014, 0.004, abs(r - 0.34));
  c = mix(c, T2, ring * (1.0 - side));
  float gem = smoothstep(0.02, 0.0, abs(q.x) + abs(q.z) - 0.17);
  c = mix(c, T2, gem * step(abs(n.y), 2.0) * (1.0 - side));
  Stuff k = gloss(c);
  k.coat = 0.7;
  return k;
}
