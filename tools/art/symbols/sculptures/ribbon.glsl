// A banner alone, to be laid over a symbol (shape 0: its word). Tint: cloth.
#define LEAN vec3(0.0, 0.08, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  banner(s, p, -0.64, ivec3(1, 2, 3));
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) { return bannerStuff(id - 1, p, T0); }
